"""Whatever a command refuses, it says in the language that was asked for, with its code and the same exit status."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.locales.test_refusals import ENGLISH

FILES = {
    "README.md": b"# A heading\n",
    "cut.json": b'{"row": "RRGB", "next": {"1,2',
    "short.json": b'{"row": "RRYG", "next": {}}',
    "header.tree": b"KEYPEGTREE1\n{}\n",
    "cut.tree": b"KEYPEGTREE1\n{}",
    "field.ledger": b'{"codes":1}\n',
    "cut.ledger": b'{"codes":',
}
HUGE = ("--option", "pegs=8", "--option", "colours=12")

CASES: list[tuple[tuple[str, ...], str, str, str]] = [
    (("strategy", "verify", "README.md"), "bad_tree",
     "Das ist kein Baum in JSON: Das JSON ist bei Byte 0 beschädigt.",
     "Ce n’est pas un arbre en JSON\xa0: le JSON est abîmé à l’octet 0."),
    (("strategy", "verify", "cut.json"), "bad_tree",
     "Das JSON ist bei Byte 29 beschädigt.", "le JSON est abîmé à l’octet 29."),
    (("strategy", "verify", "short.json", "classic"), "bad_tree",
     "Es folgt keine Reihe, und ", "Aucune rangée ne suit, et "),
    (("strategy", "verify", "header.tree"), "bad_tree_file",
     "Der Dateikopf von „header.tree“ ist bei $.codes beschädigt.",
     "L’en-tête de «\xa0header.tree\xa0» est abîmé en $.codes."),
    (("strategy", "verify", "cut.tree"), "bad_tree_file",
     "„cut.tree“ bricht mitten im Dateikopf ab.", "«\xa0cut.tree\xa0» s’arrête au milieu de l’en-tête."),
    (("strategy", "show", "classic", "--tree", "README.md"), "bad_tree_file",
     "„README.md“ ist kein Strategiebaum.", "«\xa0README.md\xa0» n’est pas un arbre de stratégie."),
    (("strategy", "verify", "field.ledger"), "bad_ledger",
     "„field.ledger“, Zeile 1: $.codes fehlt, ist unbekannt oder vom falschen Typ.",
     "«\xa0field.ledger\xa0», ligne 1\xa0: $.codes manque, est inconnu ou n’est pas du bon type."),
    (("strategy", "verify", "cut.ledger"), "bad_ledger",
     "„cut.ledger“, Zeile 1: Der Dateikopf fehlt.", "«\xa0cut.ledger\xa0», ligne 1\xa0: il manque l’en-tête."),
    (("strategy", "verify", "missing.tree"), "no_such_file",
     "Die Datei „missing.tree“ gibt es nicht.", "Il n’y a pas de fichier «\xa0missing.tree\xa0»."),
    (("strategy", "verify", "."), "no_such_file", "„.“ ist ein Ordner", "«\xa0.\xa0» est un dossier"),
    (("replay", "missing.json"), "no_such_file",
     "Die Datei „missing.json“ gibt es nicht.", "Il n’y a pas de fichier «\xa0missing.json\xa0»."),
    (("strategy", "show", "classic", "--row", "BBBB=1,0"), "off_the_tree",
     "Diese Strategie setzt RREG, nicht BBBB.", "Cette stratégie pose RRJV, pas BBBB."),
    (("strategy", "show", "classic", "--row", "RRYG=3,1"), "no_code_fits",
     "abgelehnt nach RREG=3,1 (no_code_fits)", "refusé après RRJV=3,1 (no_code_fits)"),
    (("analyse", "--row", "RGBY=3,1"), "impossible_key",
     "abgelehnt bei Reihe 1 (impossible_key)", "refusé à la rangée 1 (impossible_key)"),
    (("analyse", *("--row", "RRRR=0,0") * 11), "no_rows_left",
     "11 Reihen sind gesetzt, und das Brett hat 10.", "11 rangées sont posées, et le plateau en a 10."),
    (("strategy", "build", "custom", *HUGE, "-o", "new.tree"), "too_large",
     "429.981.696 Reihen", "429\u202f981\u202f696 rangées"),
    (("strategy", "build", "classic", "-o", "README.md"), "file_exists",
     "„README.md“ ist schon da", "«\xa0README.md\xa0» existe déjà"),
    (("strategy", "build", "classic", "--objective", "worst", "--beam", "2", "-o", "new.tree"), "needs_proof",
     "Der schlechteste Fall braucht einen Beweis", "Le pire des cas demande une preuve"),
    (("strategy", "build", "classic", "--dask", "tcp://x", "-o", "new.tree"), "no_cluster",
     "Gib zu --dask auch --ledger DATEI an.", "avec --dask, donnez aussi --ledger FICHIER."),
    (("strategy", "build", "classic", "--workers", "2", "-o", "new.tree"), "ignored_option",
     "--workers wirkt nur zusammen mit --ledger FILE.", "--workers ne sert qu’avec --ledger FILE."),
    (("strategy", "build", "classic", "--beam", "2", "--ledger", "x", "-o", "new.tree"), "ignored_option",
     "--beam und --ledger schließen einander aus", "--beam et --ledger s’excluent"),
    (("equilibrium", "group"), "no_codemaker", "group hat keinen Codemacher", "group n’a pas de codeur"),
    (("equilibrium", "custom", "--option", "pegs=6", "--option", "colours=7"), "too_many_codes",
     "117.649 Codes", "117\u202f649 codes"),
]  # fmt: skip


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with damaged files to work in."""
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize(("command", "code", "german", "french"), CASES, ids=[" ".join(case[0]) for case in CASES])
def test_people_are_refused_in_their_language(
    run: Run, command: tuple[str, ...], code: str, german: str, french: str, language: str
) -> None:
    ran = run(*command, "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert f"({code})" in ran.err
    assert (german if language == "de" else french) in ran.err
    assert not ENGLISH.search(ran.err.replace("no_", "").replace("code_fits", "")), ran.err


@pytest.mark.parametrize(("command", "code"), [case[:2] for case in CASES if case[0][1] != "build"])
def test_programs_get_the_code(run: Run, command: tuple[str, ...], code: str) -> None:
    ran = run(*command, "--json")
    assert (ran.status, ran.err) == (2, "")
    error = json.loads(ran.out)["error"]
    assert error["code"] == code
    assert {"code", "rule", "message"} <= error.keys()
