"""Words that a rule forbids although nothing derives them: how they lead back to what they are made from."""

from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.grammar import cell_feats
from lexicon.rules import Formation, Formations, load_ruleset

KNOWN = {  # form: part of speech, lexical features, cell
    "říci": ("VERB", "Aspect=Perf", "Inf"),
    "kleci": ("NOUN", "Gender=Fem", "Dat.Sing"),
    "brát": ("VERB", "Aspect=Imp", "Inf"),
    "vybrat": ("VERB", "Aspect=Perf", "Inf"),
    "sebrat": ("VERB", "Aspect=Perf", "Inf"),
    "nebrat": ("VERB", "Polarity=Neg", "Inf"),
    "nevybrat": ("VERB", "Polarity=Neg", "Inf"),
    "nebrati": ("VERB", "Polarity=Neg", "Inf"),
    "dělat": ("VERB", "Aspect=Imp", "Inf"),
    "foukl": ("VERB", "", "Masc.Sing.Part.Act"),
    "bylo": ("AUX", "", "Neut.Sing.Part.Act"),
    "dělal": ("VERB", "", "Masc.Sing.Part.Act"),
    "nesena": ("VERB", "", "Fem.Sing.Part.Pass"),
    "je": ("AUX", "", "Ind.Pres.3.Sing"),
    "nejel": ("VERB", "Polarity=Neg", "Masc.Sing.Part.Act"),
    "ponesu": ("VERB", "", "Ind.Fut.1.Sing"),
    "ponese": ("VERB", "", "Ind.Fut.3.Sing"),
    "my": ("PRON", "PronType=Prs", "Nom"),
    "mu": ("PRON", "PronType=Prs", "Dat"),
    "mimo": ("ADP", "", "_"),
    "hrad": ("NOUN", "Animacy=Inan|Gender=Masc", "Nom.Sing"),
    "had": ("NOUN", "Animacy=Anim|Gender=Masc", "Nom.Sing"),
    "zelený": ("ADJ", "", "Masc.Nom.Sing"),
    "zelenější": ("ADJ", "Degree=Cmp", "Masc.Nom.Sing"),
    "nejzelenější": ("ADJ", "Degree=Sup", "Masc.Nom.Sing"),
    "zeleně": ("ADV", "", "Pos"),
    "nejzeleněji": ("ADV", "", "Sup"),
    "otcův": ("ADJ", "Gender[psor]=Masc|Poss=Yes", "Masc.Nom.Sing"),
    "nevinný": ("ADJ", "Polarity=Neg", "Masc.Nom.Sing"),
    "dělající": ("ADJ", "Tense=Pres|VerbForm=Part|Voice=Act", "Masc.Nom.Sing"),
}


@pytest.fixture(scope="module")
def formations() -> Formations:
    return Formations(load_ruleset("cs-cas").formations)


@pytest.mark.parametrize(
    ("word", "found", "why"),
    [
        ("řícti", [("F5.1", "říci")], "-ct and -ci are never mixed"),
        ("klecti", [], "kleci is no infinitive"),
        ("vybrát", [("D4", "vybrat")], "brát, but vybrat"),
        ("sebrát", [("D4", "sebrat")], ""),
        ("sedělát", [], "there is no dělát to shorten"),
        ("nebrát", [("D5", "nebrat")], "brát, but nebrat"),
        ("nebráti", [("D5", "nebrati")], ""),
        ("nevybrát", [("D5", "nevybrat")], ""),
        ("fouk", [("F5.3", "foukl")], "the final -l never drops"),
        ("byloť", [("F5.3", "bylo")], "neboť bylo"),
        ("dělals", [("F5.3", "dělal")], "dělal jsi"),
        ("nesenas", [("F5.4", "nesena")], "nesena jsi"),
        ("neje", [("F5.6", "je")], "není; and a vowel has lost no -l"),
        ("doponesu", [("F5.6", "ponesu")], "the future of motion takes no prefix"),
        ("mys", [("F3", "my")], "my jsi"),
        ("mus", [], "mu is no nominative"),
        ("mimoň", [("F3", "mimo")], "mimo něj"),
        ("hradův", [("D3", "hrad")], "a thing owns nothing"),
        ("hadův", [], "a snake does"),
        ("dělajícnější", [("D2", "dělající")], "never compared"),
        ("nezelený", [("F2", "zelený")], "negated, and no source lists it"),
        ("nezelenější", [("F2", "zelenější")], ""),
        ("nejnezelenější", [("F2", "nejzelenější")], "ne- stands inside the superlative"),
        ("nezeleně", [("F6", "zeleně")], "negated, and no source lists it"),
        ("nejnezeleněji", [("F6", "nejzeleněji")], ""),
        ("neotcův", [], "possessives are not negated at all"),
        ("nenevinný", [], "nor are negated ones"),
        ("xyzzy", [], "made from nothing"),
        ("", [], ""),
        ("ne", [], ""),
        ("s", [], ""),
    ],
)
def test_formation(formations: Formations, word: str, found: list[tuple[str, str]], why: str) -> None:
    def known(one: Formation, text: str) -> bool:
        upos, feats, cell = KNOWN.get(text, ("", "", "_"))
        return one.fits(upos, feats, cell_feats(cell))

    fitting = [one for one in formations.of(word) if known(one, one.base) and (not one.also or known(one, one.also))]
    assert [(one.rule, one.base) for one in fitting] == found, why


def test_a_formation_never_leads_to_itself_or_to_nothing(formations: Formations) -> None:
    for word in ("nene", "ss", "ťť", "ň", "nes", "cti", "zát", "áti"):
        assert all(one.base and one.base != word for one in formations.of(word))


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("pattern = '(a'\nbase = 'x'", r"toy.toml:\d+: \[T1\] formation '\(a': missing \)"),
        (r"pattern = 'a'" + "\n" + r"base = '\1'", r"toy.toml:\d+: \[T1\] formation 'a' has 0 groups"),
        ("pattern = 'a'\nbase = 'x'\nwhere = 'Case=Nix'", r"toy.toml:\d+: \[T1\] pattern 'Case=Nix': no value 'Nix'"),
    ],
)
def test_a_wrong_formation_is_told_where(tmp_path: Path, row: str, message: str) -> None:
    (tmp_path / "toy.toml").write_text(
        'id = "toy"\nparent = "cs-cas"\ntitle = { cs = "h", en = "t" }\n[[rule]]\nid = "T1"\n'
        'title = { cs = "t", en = "t" }\ntext = { cs = "T.", en = "T." }\ncites = ["cas: nikde"]\n'
        f'[[rule.formation]]\n{row}\n[rule.proof.klasik]\npass = ["a", "b", "c"]\n',
        encoding="utf-8",
    )
    with pytest.raises(DataError, match=message):
        load_ruleset("toy", tmp_path)
