"""Guessing: the longest shared ending decides, rules stand above, what a source says narrows and is evidence."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lexicon.errors import ArtefactError, DataError, UsageError
from lexicon.grammar import Upos
from lexicon.morphology.guess import Guesser, Model, load_bases, load_guesser, train
from lexicon.morphology.guess.pattern import pattern_of
from lexicon.morphology.guess.rules import GUESSING, load_rules
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import data_folder
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Being, Reading

ANIM, INAN, FEM, NEUT = "Animacy=Anim|Gender=Masc", "Animacy=Inan|Gender=Masc", "Gender=Fem", "Gender=Neut"
PERF, IMPERF = "Aspect=Perf", "Aspect=Imp"

LEXEMES = [
    *(Lexeme(lemma, Upos.NOUN, INAN, "hrad") for lemma in ("hrad", "sad", "plot", "most", "host", "zvon")),
    *(Lexeme(lemma, Upos.NOUN, INAN, "hrad", frozenset({"e0"})) for lemma in ("domek", "hájek", "zámek")),
    *(Lexeme(lemma, Upos.NOUN, ANIM, "pán", frozenset({"i"}), being=Being.PERSON) for lemma in ("zedník", "rolník")),
    *(Lexeme(lemma, Upos.NOUN, FEM, "žena") for lemma in ("žena", "řeka", "louka")),
    *(Lexeme(lemma, Upos.NOUN, FEM, "kost") for lemma in ("radost", "starost", "mladost")),
    Lexeme("houba", Upos.NOUN, FEM, "žena", stems=(("gpl", "hub"),)),
    Lexeme("dům", Upos.NOUN, INAN, "hrad", stems=(("stem", "dom"),)),
    *(Lexeme(lemma, Upos.VERB, IMPERF, "kupovat") for lemma in ("kupovat", "bagrovat", "milovat")),
    *(Lexeme(lemma, Upos.VERB, PERF, "kupovat") for lemma in ("nakupovat", "vymilovat", "vybagrovat")),
    *(Lexeme(lemma, Upos.VERB, PERF, "mazat", frozenset({"prefixed"})) for lemma in ("napsat", "vypsat")),
    *(Lexeme(lemma, Upos.VERB, IMPERF, "dělat") for lemma in ("dělat", "volat", "hledat")),
    *(Lexeme(lemma, Upos.ADJ, "", "mladý") for lemma in ("mladý", "starý")),
    *(Lexeme(lemma, Upos.ADJ, "", "jarní") for lemma in ("jarní", "letní")),
]

GUESSES = [  # lemma, part of speech, features asked, vzor, features, traits, why
    ("vrad", Upos.NOUN, "", "hrad", INAN, set(), "-rad as in hrad"),
    ("podzámek", Upos.NOUN, "", "hrad", INAN, {"e0"}, "the settings of zámek come along"),
    ("kolník", Upos.NOUN, "", "pán", ANIM, {"i"}, "-ník as in rolník"),
    ("kolník", None, "", "pán", ANIM, {"i"}, "the part of speech is told by the ending, too"),
    ("kolník", Upos.NOUN, INAN, "hrad", INAN, {"e0"}, "the source's animacy narrows the choice to -k as in domek"),
    ("plavost", Upos.NOUN, "", "kost", FEM, set(), "the rule for -ost, not host and most"),
    ("chochoba", Upos.NOUN, "", "žena", FEM, set(), "no hub: the change asks for -ouba"),
    ("bedla", Upos.NOUN, "", "žena", FEM, set(), "-a alone: the shorter ending helps out"),
    ("fumlismus", Upos.NOUN, "", "cyklus", INAN, set(), "a rule knows what no lexeme shows"),
    ("fumlovat", Upos.VERB, "", "kupovat", IMPERF, set(), "no prefix: imperfective"),
    ("vyfumlovat", Upos.VERB, "", "kupovat", PERF, set(), "a prefix: perfective"),
    ("vyfumlovat", Upos.VERB, IMPERF, "kupovat", IMPERF, set(), "the source's aspect goes before"),
    ("psát", Upos.VERB, "", "mazat", IMPERF, {"prefixed"}, "the base of na|psat; its aspect is that of plain verbs"),
    ("nový", Upos.ADJ, "", "mladý", "", set(), "-ý"),
    ("zimní", None, "", "jarní", "", set(), "-ní without a part of speech"),
]


@pytest.fixture(scope="module")
def guesser(inflector: Inflector) -> Guesser:
    return load_guesser(train(LEXEMES, load_bases()), inflector)


@pytest.mark.parametrize(("lemma", "upos", "asked", "vzor", "feats", "traits", "why"), GUESSES)
def test_best_guess(
    guesser: Guesser, lemma: str, upos: Upos | None, asked: str, vzor: str, feats: str, traits: set[str], why: str
) -> None:
    best = guesser.rank(lemma, upos, asked)[0].lexeme
    assert (best.lemma, best.vzor, best.feats, set(best.traits)) == (lemma, vzor, feats, traits), why


CHANGES = [  # lexeme, another lemma, what its stems are there (None: the pattern does not fit)
    (LEXEMES[17], "krouba", (("gpl", "krub"),)),
    (LEXEMES[18], "podům", (("stem", "podom"),)),
    (LEXEMES[18], "hrad", None),
    (Lexeme("úlek", Upos.NOUN, INAN, "hrad", stems=(("stem", "úlk/úlek"),)), "výlek", (("stem", "výlk/výlek"),)),
    (Lexeme("brát", Upos.VERB, IMPERF, "brát", stems=(("pres", "ber"),)), "žrát", (("pres", "žer"),)),
]


@pytest.mark.parametrize(("lexeme", "lemma", "stems"), CHANGES)
def test_a_pattern_carries_changes_over(lexeme: Lexeme, lemma: str, stems: tuple[tuple[str, str], ...] | None) -> None:
    pattern = pattern_of(lexeme)
    assert pattern.fits(lemma) is (stems is not None)
    if stems:
        assert pattern.lexeme(lemma).stems == stems


@given(
    st.text("abcčdeě", min_size=1, max_size=6),
    st.lists(st.text("abcčdeě", min_size=1, max_size=6), max_size=3, unique=True),
    st.booleans(),
)
def test_a_pattern_on_its_own_lemma_is_the_lexeme(lemma: str, forms: list[str], added: bool) -> None:
    texts = tuple("+" + text if added else text for text in forms)
    lexeme = Lexeme(lemma, Upos.NOUN, FEM, "žena", frozenset({"short"}), (("stem", lemma[:-1] or "b"),))
    lexeme = replace(lexeme, forms=(("Gen.Plur", texts),) if texts else ())
    assert pattern_of(lexeme).fits(lemma)
    assert pattern_of(lexeme).lexeme(lemma) == lexeme


@given(lemma=st.text("abcčdeěhiíjklmnoprřsštuvyýzž", min_size=1, max_size=12), upos=st.sampled_from([None, *Upos]))
def test_probabilities(guesser: Guesser, lemma: str, upos: Upos | None) -> None:
    found = guesser.rank(lemma, upos, limit=1000)
    shares = [guess.probability for guess in found]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1 + 1e-9
    assert all(share > 0 for share in shares)
    assert all(guess.lexeme.lemma == lemma and upos in (None, guess.lexeme.upos) for guess in found)
    assert len({guess.lexeme for guess in found}) == len(found)


def test_more_words_make_surer(inflector: Inflector) -> None:
    few = load_guesser(train([Lexeme("kulka", Upos.NOUN, FEM, "žena"), LEXEMES[0]]), inflector)
    words = ("kulka", "bota", "ryba", "mrcha")
    many = load_guesser(train([*(Lexeme(word, Upos.NOUN, FEM, "žena") for word in words), LEXEMES[0]]), inflector)
    assert few.rank("rulka")[0].probability < many.rank("rulka")[0].probability


def test_akin_words_count_once(inflector: Inflector) -> None:
    salts = [Lexeme(f"{x}karbonát", Upos.NOUN, INAN, "hrad") for x in ("", "bi", "poly", "hydro", "dithio")]
    people = [Lexeme(x, Upos.NOUN, ANIM, "pán", frozenset({"i"})) for x in ("legát", "kurát")]
    best = load_guesser(train(salts + people), inflector).rank("vumlát")[0]
    assert best.lexeme.vzor == "pán"


COMPLETED = [  # reading, lemma, expected vzor and feats, why
    (Reading(Upos.NOUN), "vrad", "hrad", INAN, "nothing said: the best guess"),
    (Reading(Upos.NOUN, NEUT), "vrad", "", NEUT, "no neuter in -rad: the reading stays as it is"),
    (Reading(Upos.NOUN, forms=(("Gen.Sing", ("kolníka",)),)), "kolník", "pán", ANIM, "the listed genitive agrees"),
    (Reading(Upos.NOUN, forms=(("Gen.Sing", ("kolníku",)),)), "kolník", "hrad", INAN, "the listed genitive decides"),
    (Reading(Upos.X), "vrad", "", "", "without a part of speech there is nothing to complete"),
]


@pytest.mark.parametrize(("reading", "lemma", "vzor", "feats", "why"), COMPLETED)
def test_complete(inflector: Inflector, reading: Reading, lemma: str, vzor: str, feats: str, why: str) -> None:
    guesser = load_guesser(train([*LEXEMES, Lexeme("deník", Upos.NOUN, INAN, "hrad")]), inflector)
    full = guesser.complete(lemma, reading)
    assert (full.vzor, full.feats) == (vzor, feats), why
    assert full.forms == reading.forms


def test_complete_keeps_what_the_reading_says(guesser: Guesser) -> None:
    reading = Reading(Upos.NOUN, traits=("é",), stems=(("pl", "kolnič"),), labels=("knižní",), being=Being.ANIMAL)
    full = guesser.complete("kolník", reading)
    assert full == replace(reading, feats=ANIM, vzor="pán")  # its doublets too: none is added by guessing


def test_model_is_saved_to_the_byte_whatever_the_order(tmp_path: Path) -> None:
    bases = load_bases()
    train(LEXEMES, bases).save(tmp_path / "a")
    train([*reversed(LEXEMES), *LEXEMES], bases).save(tmp_path / "b")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert Model.load(tmp_path / "a") == train(LEXEMES, bases)


@pytest.mark.parametrize("damage", [b"", b"{", b'{"patterns":[]}', b"\xff\xfe", b"[]"])
def test_damaged_model(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "guess.json").write_bytes(damage)
    with pytest.raises(ArtefactError, match="is damaged"):
        Model.load(tmp_path / "guess.json")


def test_missing_model(tmp_path: Path) -> None:
    with pytest.raises(ArtefactError, match="cannot be read"):
        Model.load(tmp_path / "guess.json")


def test_unknown_feature(guesser: Guesser) -> None:
    with pytest.raises(UsageError, match="unknown feature"):
        guesser.rank("hrad", Upos.NOUN, "Colour=Red")


def test_rules_hold_for_their_examples(inflector: Inflector) -> None:
    empty = load_guesser(train([]), inflector)
    for rule in load_rules(data_folder() / GUESSING, inflector.vzory):
        assert rule.row.examples, rule.row.lemma
        for word in rule.row.examples:
            best = empty.rank(word, rule.row.upos)[0]
            assert (best.lexeme.vzor, best.lexeme.feats) == (rule.row.vzor, rule.row.feats), word
            assert best.probability == rule.row.sure
            assert inflector.vzor(best.lexeme).lemma.search(word), word
        for word in rule.row.counterexamples:
            assert not rule.pattern.search(word), word


BAD = [  # a wrong line, what the error says
    ('vzor = "hrat"', "unknown vzor 'hrat'"),
    ('traits = ["ovi"]', "vzor hrad has no trait ovi"),
    ("sure = 1.5", "between 0 and 1"),
    ('lemma = "("', "missing \\)"),
    ('feats = "Gender=Common"', "unknown feature Gender=Common"),
    ('colour = "red"', "unknown field `colour`"),
]


@pytest.mark.parametrize(("line", "said"), BAD)
def test_bad_rules(inflector: Inflector, tmp_path: Path, line: str, said: str) -> None:
    lines = [
        'lemma = "ek$"',
        'upos = "NOUN"',
        'feats = ""',
        'vzor = "hrad"',
        "sure = 0.5",
        'why = "w"',
        "examples = []",
    ]
    key = line.split(" ", maxsplit=1)[0]
    text = "\n".join(["[[rule]]", *(one for one in lines if not one.startswith(f"{key} ")), line])
    (tmp_path / GUESSING).write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=said):
        load_rules(tmp_path / GUESSING, inflector.vzory)
