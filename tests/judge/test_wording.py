"""What a referee reads out: the first line settles the challenge, in Czech and in English."""

import pytest

from lexicon.judge.grammar_terms import describe, part_of_speech
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.messages import translator
from lexicon.judge.wording import Wording, shown

NO_SOURCE = "Není v žádném prameni a neplyne z žádného hesla (A2)."


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("pes", "PES: platné v KLASIKu. 1. pád jednotného čísla od pes (core); pravidlo F1."),
        (
            "psa",
            "PSA: neplatné v KLASIKu. 2. a 4. pád jednotného čísla od pes (core); KLASIK připouští jen 1. pád (F1). "
            "V PLUSu platné.",
        ),
        ("hrád", "HRÁD: neplatné v KLASIKu. 1. a 4. pád jednotného čísla od hrád (core); "
                 "prameny je označují za zastaralé (S1)."),
        ("udělá", "UDĚLÁ: platné v KLASIKu. 3. osoba jednotného čísla přítomného času od dělat → udělat (core); "
                  "pravidla D4, F5.2."),
        ("dělaje", "DĚLAJE: neplatné v KLASIKu. Přechodník přítomný, jednotné číslo, rod mužský od dělat (core); "
                   "KLASIK nepřipouští přechodníky (F5.7). V PLUSu platné."),
        ("spán", "SPÁN: neplatné v KLASIKu. Příčestí trpné, jednotné číslo, rod mužský od spát (core); "
                 "sloveso bez předmětu nemá příčestí trpné (F5.4)."),
        ("hej", "HEJ: platné v KLASIKu. Částice hej (core); pravidlo F7."),
        ("brr", "BRR: neplatné v KLASIKu. Citoslovce brr (core); citoslovce se nepřipouštějí (K3)."),
        ("atd.", "ATD.: neplatné v KLASIKu. Zkratka atd. (core); zkratky se nepřipouštějí (K4)."),
        ("ix", "IX: neplatné v KLASIKu. Odkaz ix (core); heslo jen odkazuje na hej (K9)."),
        ("Afrika", "AFRIKA: neplatné v KLASIKu. Jméno Afrika (core); píše se s velkým písmenem (K2)."),
        ("big", "BIG: neplatné v KLASIKu. Část víceslovného hesla big (core); je jen částí hesla big beat (K10)."),
        ("chceš-li", "CHCEŠ-LI: neplatné v KLASIKu. Slovo se skládá jen z písmen a tady je „-“ (K6)."),
        ("w", "W: neplatné v KLASIKu. Jedno písmeno není slovo (K1)."),
        ("kun", f"KUN: neznámé, tedy neplatné v KLASIKu. {NO_SOURCE} Nejbližší známá slova: KŮŇ."),
        ("pesa", f"PESA: neznámé, tedy neplatné v KLASIKu. {NO_SOURCE} Nejbližší známá slova: PES, PSA (neplatné)."),
        ("", "(žádné slovo): neznámé, tedy neplatné v KLASIKu. Nebylo na co se ptát."),
    ],
)  # fmt: skip
def test_first_lines(toy: Lexicon, word: str, line: str) -> None:
    assert Wording(toy, "cs").first_line(toy.judge(word), "klasik") == line


@pytest.mark.parametrize(
    ("word", "variant", "line"),
    [
        (
            "psa",
            "klasik",
            "PSA: not valid in KLASIK. Genitive and accusative singular of pes (core); KLASIK allows only the "
            "nominative (F1). Valid in PLUS.",
        ),
        ("psa", "plus", "PSA: valid in PLUS. Genitive and accusative singular of pes (core); rule F1. "
                        "Not valid in KLASIK."),
        ("neudělá", "klasik", "NEUDĚLÁ: valid in KLASIK. 3rd person singular present tense of "
                              "dělat → udělat → neudělat (core); rules D4, D5, F5.2."),
    ],
)  # fmt: skip
def test_english_and_the_other_variant(toy: Lexicon, word: str, variant: str, line: str) -> None:
    assert Wording(toy, "en").first_line(toy.judge(word, variant), variant) == line


def test_a_move_stands_or_falls_together(toy: Lexicon) -> None:
    wording = Wording(toy)
    assert wording.challenge(toy.challenge(["pes", "žena"])) == "Tah je v KLASIKu PLATNÝ."
    assert wording.challenge(toy.challenge(["pes", "psa"])) == "Tah je v KLASIKu NEPLATNÝ."
    assert wording.challenge(toy.challenge(["pes", "psa"], "plus")) == "Tah je v PLUSu PLATNÝ."
    assert wording.challenge(toy.challenge([])) == "Tah je v KLASIKu NEPLATNÝ."


def test_details_have_source_steps_rules_and_citations(toy: Lexicon) -> None:
    lines = list(Wording(toy).details(toy.judge("udělá")))
    assert lines[:4] == [
        "1. dělat, sloveso, vzor dělat",
        "   core [toy:7] Malý slovník, 1. vydání",
        "   D4 (slovesa s předponami uvedenými u hesla): udělat",
        "   tvar: 3. osoba jednotného čísla přítomného času",
    ]
    assert lines[4] == "   KLASIK: ano, podle D4 a F5.2"
    psa = list(Wording(toy).details(toy.judge("psa")))
    assert psa[3].startswith("   KLASIK: ne, KLASIK připouští jen 1. pád (F1). F1: ")
    assert "[ČAS, Pravidla Scrabble, Přípustná slova, použitelné tvary, 1;" in psa[3]


def test_details_of_an_unknown_word_say_what_was_searched(toy: Lexicon) -> None:
    lines = list(Wording(toy).details(toy.judge("xyzzy")))
    assert lines[0].startswith("A2: Heslo musí být aspoň v jednom prameni")
    assert lines[1:] == ["Prameny tohoto lexikonu:", "   core: Malý slovník, 1. vydání"]


@pytest.mark.parametrize(
    ("feats", "cells", "most", "cs", "en"),
    [
        ("", ["Case=Gen|Number=Sing", "Case=Acc|Number=Sing"], 0,
         "2. a 4. pád jednotného čísla", "genitive and accusative singular"),
        ("", [f"Case={case}|Number=Sing" for case in ("Nom", "Gen", "Dat", "Acc", "Voc", "Loc", "Ins")], 0,
         "všechny pády jednotného čísla", "all cases singular"),
        ("", ["Mood=Imp|Number=Plur|Person=2|VerbForm=Fin"], 0,
         "rozkazovací způsob, 2. osoba množného čísla", "imperative, 2nd person plural"),
        ("", ["Animacy=Anim|Gender=Masc|Number=Plur|VerbForm=Part|Voice=Act"], 0,
         "příčestí činné, množné číslo, rod mužský životný", "active participle, plural, masculine animate"),
        ("Degree=Sup", ["Animacy=Anim|Case=Nom|Gender=Masc|Number=Plur",
                        "Animacy=Inan|Case=Nom|Gender=Masc|Number=Plur"], 0,
         "3. stupeň, 1. pád množného čísla, rod mužský", "superlative, nominative plural, masculine"),
        ("", ["Case=Gen|Number=Sing", "Case=Nom|Number=Plur"], 1,
         "1. pád množného čísla a další tvary", "nominative plural and other forms"),
        ("", [f"Case=Nom|Gender={gender}|Number=Sing" for gender in ("Fem", "Masc", "Neut")], 0,
         "1. pád jednotného čísla, všechny rody", "nominative singular, all genders"),
        ("", [], 0, "", ""),
    ],
)  # fmt: skip
def test_cells_in_words(feats: str, cells: list[str], most: int, cs: str, en: str) -> None:
    assert describe(feats, cells, translator("cs"), most) == cs
    assert describe(feats, cells, translator("en"), most) == en


def test_parts_of_speech() -> None:
    feats = "Animacy=Inan|Gender=Masc"
    assert part_of_speech("NOUN", feats, translator("cs")) == "podstatné jméno, rod mužský neživotný"
    assert part_of_speech("ADV", "", translator("en")) == "adverb"


def test_words_on_the_screen_are_short_and_harmless() -> None:
    assert shown("kůň") == "KŮŇ"
    assert shown("a" * 100) == "A" * 60 + "…"
    assert shown("a\x1b[2J") == "A\ufffd[2J"
