"""The sentences that ship with Parlour: well formed, and the same ones in every language."""

import string
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from engines.contract import catalog
from engines.runtime import paths

FOLDER = paths.asset("text")
CATALOGUES = sorted(FOLDER.glob("*/*.toml"))
OWN_FORMATS = set(catalog._Formatter((), str)._formats)


def sentences(file: Path) -> dict[str, dict[str, str]]:
    """Code -> plural form -> sentence; a sentence without plural forms is its only form."""
    return dict(_flat(tomllib.loads(file.read_text(encoding="utf-8")), ""))


def _flat(entries: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, dict[str, str]]]:
    for key, entry in entries.items():
        if isinstance(entry, str):
            yield prefix + key, {"other": entry}
        elif "other" in entry:
            yield prefix + key, dict(entry)
        else:
            yield from _flat(entry, f"{prefix}{key}.")


def fields(sentence: str) -> dict[str, str]:
    """Parameter -> format, of all fields of a sentence."""
    parsed = string.Formatter().parse(sentence)
    return {name: spec or "" for _text, name, spec, _conversion in parsed if name is not None}


def catalogue_name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def test_english_is_there() -> None:
    assert catalog.languages()[0] == "en"
    assert set(catalog.languages()) == {file.parent.name for file in CATALOGUES}


@pytest.mark.parametrize("file", CATALOGUES, ids=catalogue_name)
def test_sentences_are_well_formed(file: Path) -> None:
    for code, forms in sentences(file).items():
        assert set(forms) in ({"other"}, {"one", "other"}), code
        for sentence in forms.values():
            assert sentence.strip() == sentence, code
            assert sentence, code
            assert "!" not in sentence, code
            for name, spec in fields(sentence).items():
                assert name.isidentifier(), f"{code}: fields have names"
                if spec not in OWN_FORMATS:
                    format(1, spec)
        if "one" in forms:
            assert set(fields(forms["one"])) <= set(fields(forms["other"])) | {"n"}, code


@pytest.mark.parametrize("file", CATALOGUES, ids=catalogue_name)
def test_all_languages_have_the_same_sentences_with_the_same_fields(file: Path) -> None:
    translated, english = sentences(file), sentences(FOLDER / "en" / file.name)
    assert set(translated) == set(english)
    for code, forms in translated.items():
        expected = {name for form in english[code].values() for name in fields(form)}
        assert {name for form in forms.values() for name in fields(form)} == expected, code


def test_a_field_is_read_as_the_formatter_reads_it() -> None:
    assert fields("{seat:seat} rolls {n} dice") == {"seat": "seat", "n": ""}
    assert fields("nothing") == {}
