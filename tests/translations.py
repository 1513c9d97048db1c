"""Makes and completes translations, and says what is wrong with them.

``packaging/translations nl`` begins the Dutch one in ``assets/text/nl``: every text in English,
with the plural forms of Dutch, under a comment ``TRANSLATE`` that goes when the text is translated.
If there is one, the command adds what English has gained, removes what it has lost, and prints what
is wrong with the texts that are translated.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from engines.runtime import paths, texts
from tests.ftl import messages, readings, uses

MARK: Final = "TRANSLATE"
PAGE_MARK: Final = f"<!-- {MARK} -->\n"
"""At the end of a page that is still English."""
UNTRANSLATED: Final = "still to be translated"
ORDER: Final = ("zero", "one", "two", "few", "many", "other")
_LIMIT: Final = re.compile(r"\bat most (\d+) characters\b")
_SHAPE: Final = re.compile(
    r"^```.*?^```$"  # examples for programs
    r"|^#+(?= )"
    r"|\[\[\w+\]\]"
    r"|(?<=\]\()[^)]*(?=\))"  # where links and pictures point
    r"|^\|(?=.*\|$)",  # a row of a table
    re.DOTALL | re.MULTILINE,
)


def forms(language: str) -> tuple[str, ...]:
    """The plural forms of a language, by CLDR."""
    known = {*Locale.parse(language).plural_form.tags, "other"}
    return tuple(form for form in ORDER if form in known)


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether a choice is one between plural forms."""
    return "other" in {_key(variant) for variant in select.variants}


def limit(message: ast.Message) -> int | None:
    """The most characters a text may have, without what is filled in, according to its comment."""
    found = _LIMIT.search(message.comment.content or "") if message.comment else None
    return int(found[1]) if found else None


def letters(reading: str) -> int:
    """How many characters a reading has, without what is filled in."""
    return len(re.sub(r"\{[^}]*\}", "", reading).strip())


class PluralForms(Transformer):
    """Gives choices the plural forms of a language; those that English lacks say its "other"."""

    def __init__(self, language: str) -> None:
        self._forms = forms(language)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        self.generic_visit(node)
        if is_plural(node):
            said = {_key(variant): variant.value for variant in node.variants}
            numbers = [each for each in node.variants if isinstance(each.key, ast.NumberLiteral)]
            node.variants = numbers + [
                ast.Variant(
                    ast.Identifier(form), said.get(form, said["other"]).clone(), form == "other"
                )
                for form in self._forms
            ]
        return node


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


# -- making ---------------------------------------------------------------------------------------


def complete(language: str, english: Path, own: Path) -> tuple[int, int]:
    """Add what a translation lacks, remove what is stale; return how many of each."""
    added = removed = 0
    for file in _files(english, "*.ftl"):
        written, more, fewer = _completed(language, english / file, own / file)
        added, removed = added + more, removed + fewer
        _write(own / file, written)
    for page in _files(english, "*/*.md"):
        if not (own / page).exists():
            added += 1
            _write(own / page, (english / page).read_text("utf-8") + PAGE_MARK)
    for pattern in ("*.ftl", "*/*.md"):
        for stale in _files(own, pattern) - _files(english, pattern):
            removed += 1
            (own / stale).unlink()
    return added, removed


def _completed(language: str, english: Path, own: Path) -> tuple[str, int, int]:
    """The English file with the texts of a language; how many were added and removed."""
    known = {each.id.name: each for each in messages(own)} if own.exists() else {}
    told = own.read_text("utf-8") if own.exists() else ""
    source, parts, at, added = english.read_text("utf-8"), list[str](), 0, 0
    for entry in messages(english):
        start, end = _place(entry)
        parts.append(source[at:start])
        at = end
        translated = known.pop(entry.id.name, None)
        if translated is not None and uses(translated) == uses(entry):
            mark, written = _mark(translated), _written(translated, told)
        else:
            added += 1
            before = _written(translated, told) if translated is not None else ""
            mark, written = [MARK, *before.splitlines()], _written(entry, source)
            adapted = PluralForms(language).visit(entry.clone())
            if not adapted.equals(entry):
                adapted.comment = None
                written = FluentSerializer().serialize_entry(adapted).rstrip()
        parts += [*(f"# {line}\n" for line in mark), written]
    return "".join([*parts, source[at:]]), added, len(known)


def _place(message: ast.Message) -> tuple[int, int]:
    """Where a message begins, after its comment, and where it ends."""
    assert message.span is not None
    assert message.id.span is not None
    return message.id.span.start, message.span.end


def _written(message: ast.Message, source: str) -> str:
    start, end = _place(message)
    return source[start:end].rstrip()


def _mark(message: ast.Message) -> list[str]:
    """The comment that says that a text is still to be translated, and how it was before."""
    lines = (message.comment.content or "").splitlines() if message.comment else []
    return lines[lines.index(MARK) :] if MARK in lines else []


def _files(folder: Path, pattern: str) -> set[Path]:
    return {file.relative_to(folder) for file in folder.glob(pattern)}


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


# -- checking -------------------------------------------------------------------------------------


def faults(language: str, english: Path, own: Path) -> Iterator[str]:
    """What is wrong with a translation, a line each."""
    for pattern in ("*.ftl", "*/*.md"):
        yield from _differences(_files(english, pattern), _files(own, pattern), "file")
    for file in sorted(_files(english, "*.ftl") & _files(own, "*.ftl")):
        ours, theirs = (
            {each.id.name: each for each in messages(folder / file)} for folder in (english, own)
        )
        yield from _differences(ours, theirs, "text")
        for id_ in ours.keys() & theirs.keys():
            yield from (f"{id_}: {fault}" for fault in _damage(language, ours[id_], theirs[id_]))
    for page in sorted(_files(english, "*/*.md") & _files(own, "*/*.md")):
        written, meant = ((each / page).read_text("utf-8") for each in (own, english))
        if written.endswith(PAGE_MARK):
            yield f"{page}: {UNTRANSLATED}"
        for got, wanted in zip_longest(_SHAPE.findall(written), _SHAPE.findall(meant)):
            if got != wanted:
                yield f"{page}: has “{got}” where English has “{wanted}”"
                break


def _differences(ours: Iterable[object], theirs: Iterable[object], kind: str) -> Iterator[str]:
    yield from sorted(f"{each}: missing {kind}" for each in {*ours} - {*theirs})
    yield from sorted(f"{each}: stale {kind}" for each in {*theirs} - {*ours})


def _damage(language: str, english: ast.Message, own: ast.Message) -> Iterator[str]:
    """What is wrong with a text compared with the English one."""
    if _mark(own):
        yield UNTRANSLATED
    if uses(own) != uses(english):
        yield f"uses {sorted(uses(own))} instead of {sorted(uses(english))}"
    wanted, found = {*forms(language)}, list[set[str]]()

    class Plurals(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if is_plural(node):
                names = {_key(each) for each in node.variants}
                found.append({name for name in names if not name.isdigit()})
            self.generic_visit(node)

    Plurals().visit(own)
    for keys in found:
        if keys != wanted:
            yield f"has the plural forms {sorted(keys)} instead of {sorted(wanted)}"
    most = limit(english)
    for reading in readings(own.value) if own.value else ():
        if most is not None and letters(reading) > most:
            yield f"“{reading}” has {letters(reading)} characters, at most {most}"


def main() -> int:
    """Make or complete a translation."""
    parser = argparse.ArgumentParser(prog="packaging/translations", description=__doc__)
    parser.add_argument("language", help="the code of a language: nl")
    code: str = parser.parse_args().language
    try:
        name = Locale.parse(code).english_name
    except (UnknownLocaleError, ValueError):
        parser.error(f"{code} isn't a language that CLDR knows. Give a code like nl or fi.")
    if code == texts.ENGLISH:
        parser.error("English is what is translated.")
    english = paths.asset("text", texts.ENGLISH)
    own = english.with_name(code)
    added, removed = complete(code, english, own)
    found = sorted(faults(code, english, own))
    left = {line.partition(":")[0] for line in found}
    print(f"{name}, {own}: {added} added, {removed} removed, {len(left)} to translate or repair")
    for line in found:
        if not line.endswith(UNTRANSLATED):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
