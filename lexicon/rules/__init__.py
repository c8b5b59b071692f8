"""Rules: rulesets as data, and the small engine that applies them. Pure functions; decisions are rule ids.

ruleset = load_ruleset("cs-cas")
headword_stops(ruleset, entry, reading)                  K1-K11, D6, S1-S6: one headword of one source
admissions([Attestation(...), ...])                      A2: all sources together
form_decision(ruleset, "klasik", Upos.NOUN, feats, cell) F1-F8, D1-D6: one form by one derivation
text_stops(ruleset, text)                                K1, K6: the letters of a form
"""

from lexicon.rules.admission import admissions, admit
from lexicon.rules.decisions import Admission, Attestation, Decision, Stop
from lexicon.rules.differences import Difference, differences
from lexicon.rules.formations import Formation, FormationRow, Formations
from lexicon.rules.forms import form_decision, rare_doublets
from lexicon.rules.headwords import headword_stops, text_stops, word_parts
from lexicon.rules.load import load_ruleset, rulesets
from lexicon.rules.prefixed import prefixed_stops
from lexicon.rules.proofs import Answer, ProofResult, check_proofs
from lexicon.rules.ruleset import Citation, Rule, Ruleset

__all__ = [
    "Admission",
    "Answer",
    "Attestation",
    "Citation",
    "Decision",
    "Difference",
    "Formation",
    "FormationRow",
    "Formations",
    "ProofResult",
    "Rule",
    "Ruleset",
    "Stop",
    "admissions",
    "admit",
    "check_proofs",
    "differences",
    "form_decision",
    "headword_stops",
    "load_ruleset",
    "prefixed_stops",
    "rare_doublets",
    "rulesets",
    "text_stops",
    "word_parts",
]
