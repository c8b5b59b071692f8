"""Several sources, and several entries of one source, decide together: A2, labels, parts of speech, variants, D4-D6.

The sources are dictionaries in TEI written for these tests; the words are judged by the whole build.
"""

import pytest
from source_manifest import EVERYTHING, source_manifest

from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.judge.lexicon import Lexicon, open_lexicon
from lexicon.judge.verdict import Derivation

HEAD = """\
<TEI xmlns="http://www.tei-c.org/ns/1.0" type="lex-0"><teiHeader><fileDesc><titleStmt><title>t</title></titleStmt>
<publicationStmt><p>p</p></publicationStmt><sourceDesc><p>s</p></sourceDesc></fileDesc></teiHeader>
"""
MASC = '<gram type="pos">NOUN</gram><gram type="gender">Masc</gram><gram type="animacy">Inan</gram>'
NOUN = f'{MASC}<gram type="iType">hrad</gram>'
VERB = '<gram type="pos">VERB</gram><gram type="aspect">{aspect}</gram><gram type="valency">acc</gram>{more}'


def entry(xml_id: str, grammar: str, *more: str, kind: str = "mainEntry", lemma: str = "", sense: str = "") -> str:
    """One entry; `more` are further forms, `sense` what stands inside its sense."""
    lines = [f'<form type="lemma"><orth>{lemma or xml_id}</orth></form>', *more]
    lines += [f"<gramGrp>{grammar}</gramGrp>"] if grammar else []
    lines += [f"<sense>{sense}</sense>"] if sense else []
    return f'<entry xml:id="{xml_id}" type="{kind}">{"".join(lines)}</entry>'


def label(text: str, kind: str = "temporal") -> str:
    return f'<usg type="{kind}">{text}</usg>'


def form(cell: str, text: str, *, rare: bool = False) -> str:
    mark = label("řídké", "frequency") if rare else ""
    return f'<form type="inflected"><gramGrp><gram type="cell">{cell}</gram></gramGrp><orth>{text}</orth>{mark}</form>'


def verb(lemma: str, vzor: str, *more: str, aspect: str = "Imp", prefixes: str = "", sense: str = "") -> str:
    listed = "".join(f'<gram type="prefix">{one}-</gram>' for one in prefixes.split())
    grammar = VERB.format(aspect=aspect, more=listed) + f'<gram type="iType">{vzor}</gram>'
    return entry(lemma, grammar, *more, sense=sense)


def see(target: str) -> str:
    return f'<xr type="see"><ref type="entry">{target}</ref></xr>'


CORE = [  # testifies to everything
    entry("hrádek", NOUN, sense=label("zastaralé")),
    entry("můstek", NOUN, sense=label("zastaralé")),
    entry("cukřík", NOUN, sense=label("zastaralé")),
    entry("šup", "", sense=f'<gramGrp><gram type="pos">INTJ</gram></gramGrp></sense><sense><gramGrp>{NOUN}</gramGrp>'),
    entry("buly", NOUN, '<form type="variant"><orth>bully</orth><usg type="normativity">dř. ps.</usg></form>'),
    entry("tank", NOUN, '<form type="variant"><orth>tenk</orth></form>'),
    # two entries of one headword, of which the second repeats the variant
    entry("z-letter", NOUN, lemma="z"),
    entry("z-word", '<gram type="pos">ADP</gram>', '<form type="variant"><orth>ze</orth></form>', lemma="z"),
    entry("ze", "", see("z"), kind="reference"),
    entry("ix", "", see("z"), kind="reference"),
    entry(
        *("den", NOUN, form("Nom.Plur", "dny")),
        *(form("Nom.Plur", "dnové", rare=True), form("Gen.Plur", "dnův", rare=True)),
    ),
    verb("orat", "mazat", prefixes="do vy při", aspect="Imp"),
    verb("vyorat", "mazat", aspect="Perf", sense=label("zastaralé")),
    verb("přiorat", "mazat", aspect="Perf"),
    # what vytáhnout lists, táhnout and its other prefixed verbs take over
    verb("táhnout", "tisknout", prefixes="vy za rozpro"),
    verb(
        *("vytáhnout", "tisknout", form("Imp.2.Sing", "vytáhej"), form("Masc.Sing.Part.Pass", "vytáhat")),
        aspect="Perf",
    ),
]  # fmt: skip
OTHER = [  # testifies to labels and categories too
    entry("hrádek", NOUN),
    entry("můstek", NOUN, sense=label("řídké", "frequency")),
    entry("bully", NOUN, sense=label("nářeční", "geographic")),
]
SPELLING = [entry("cukřík", NOUN), entry("mostek", NOUN)]  # a spelling dictionary: headwords alone


@pytest.fixture(scope="module")
def lexicon(tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    place = tmp_path_factory.mktemp("sources")
    for rank, (source, entries, testifies) in enumerate(
        [("core", CORE, EVERYTHING), ("slova-cs", OTHER, EVERYTHING[:3]), ("hunspell-cs", SPELLING, EVERYTHING[:1])], 1
    ):
        title = f"Slovník {source}"
        manifest = source_manifest(source, f"{source}.xml", title=title, form="tei", testifies=testifies, rank=rank)
        (place / f"{source}.toml").write_text(manifest, encoding="utf-8")
        text = f"{HEAD}<text><body>{''.join(entries)}</body></text></TEI>"
        (place / f"{source}.xml").write_text(text, encoding="utf-8")
    told: list[str] = []
    build(BuildOptions(sources=place, out=place / "cs", jobs=1), told.append)
    assert told == []
    return open_lexicon(place / "cs")


@pytest.mark.parametrize(
    ("word", "valid", "rule", "why"),
    [
        ("hrádek", True, "F1", "zastaralé in one source, unlabelled in another that may speak of labels"),
        ("můstek", False, "S1", "each source excludes it, for different reasons"),
        ("můstek", False, "S2", "both are told"),
        ("cukřík", False, "S1", "a spelling dictionary's silence about labels is no vote"),
        ("mostek", True, "F1", "nobody who speaks of labels has it"),
        ("šup", True, "F1", "an interjection, but a noun too"),
        ("šupy", True, "F1", "and inflected as one"),
        ("bully", False, "K11", "a former spelling of buly"),
        ("bully", False, "S3", "and dialectal in the other source"),
        ("buly", True, "F1", "the spelling of today"),
        ("tenk", True, "F1", "a spelling variant without a label"),
        ("tenky", True, "F1", "with all its forms"),
        ("ze", True, "F7", "a reference to z, and the second entry z repeats it (K9)"),
        ("ix", False, "K9", "no entry z repeats this one"),
        ("dny", True, "F1", "the usual doublet"),
        ("dnové", False, "F0", "the rare one gives way"),
        ("doorat", True, "D4", "orat lists do-"),
        ("nedooraný", True, "D4", "and all that follows"),
        ("vyorat", False, "S1", "its own entry excludes it"),
        ("vyorat", False, "D4", "so orat's list does not give it either"),
        ("nevyorat", False, "D4", "nor its negation"),
        ("přiorat", True, "F5.1", "an entry of its own"),
        ("táhej", True, "F5.6", "listed at vytáhnout, carried to the plain verb"),
        ("zatáhej", True, "F5.6", "and to its other prefixed verbs"),
        ("netáhej", True, "F5.6", "negated too"),
        ("vytáhej", True, "F5.5", "where it is listed"),
        ("rozprotáhej", False, "F5.6", "eleven letters: too long to be carried"),
        ("táhat", False, "F5.6", "a passive participle is never carried"),
    ],
)
def test_the_sources_decide_together(lexicon: Lexicon, word: str, valid: bool, rule: str, why: str) -> None:
    verdict = lexicon.judge(word)
    assert (verdict.status.value == "valid") is valid, why
    assert rule in verdict.rules, why


def derivation(lexicon: Lexicon, word: str) -> Derivation:
    return lexicon.explain(word).derivations[0]


def test_the_explanation_says_which_source_sense_and_label(lexicon: Lexicon) -> None:
    said = [
        (item.source, item.entry, item.labels, item.stops) for item in derivation(lexicon, "hrádek").lexeme.attestations
    ]
    assert said == [("core", "hrádek", ("zastaralé",), ("S1",)), ("slova-cs", "hrádek", (), ())]
    kinds = {one.upos: one.lexeme.stops for one in lexicon.explain("šup").derivations}
    assert kinds == {"NOUN": (), "INTJ": ("K3",)}


def test_carried_forms_name_the_verb_that_lists_them(lexicon: Lexicon) -> None:
    one = derivation(lexicon, "netáhej")
    assert (one.headword, [(step.id, step.lemma) for step in one.steps]) == (
        "vytáhnout",
        [("F5.6", "táhnout"), ("D5", "netáhnout")],
    )


def test_a_rare_form_without_a_rival_counts(lexicon: Lexicon) -> None:
    assert lexicon.is_valid("dnův", "plus")
    assert not lexicon.is_valid("dnové", "plus")
