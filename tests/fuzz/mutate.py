"""Damages a valid input. The same generator makes the same damage."""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from random import Random

MOST: Final = 200_000
"""Bytes of the longest input."""
TOKENS: Final = (
    *(b"", b" ", b"-", b"0", b"1", b"-1", b"2", b"7", b"99", b"127", b"128", b"255", b"256"),
    *(b"32768", b"2147483648", b"9223372036854775807", b"9223372036854775808", b"1e999"),
    *(b"9" * 30, b"9" * 5000, b"1.5", b"NaN", b"-Infinity", b"null", b"true", b"[]", b"{}"),
    *(b"|", b"||", b":", b"=", b"\n", b"\t", b"\0", b"\\", b'"', b"'", b"%", b"%s", b"{0}", b"@"),
    *("é".encode(), "٣".encode(), "²".encode(), "İ".encode(), "\u202e".encode(), b"\xff\xfe"),
    *(b"[" * 3000, b'{"a":' * 3000, b"x" * 300, b"A " * 2000, b"--help", b"-h"),
)
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 127, 10**6, 2**31, 2**63, -(2**63), 10**400, 1.5, 1e308),
    *(float("nan"), float("inf"), "", "0", "x", "x" * 5000, "\0", "\ud800", [], {}, [[]], [0] * 50),
    *({"a": 1}, ["x"], "roll", "fargo", "2s", "person"),
)
_PIECES: Final = re.compile(rb"[A-Za-z_]+|-?[0-9.]+|\s+|.", re.DOTALL)


def mutated(valid: bytes, others: Sequence[bytes], random: "Random") -> bytes:
    """``valid`` with one to four pieces of damage, some of them taken from ``others``."""
    data = valid
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 4))):
        kinds = [_bytes, _pieces, _pieces, _pieces, _splice]
        if data[:1] in (b"{", b"["):
            kinds += [_structure] * 4
        data = random.choice(kinds)(data, others, random)[:MOST]
    return data


def _bytes(data: bytes, others: Sequence[bytes], random: "Random") -> bytes:
    """A changed bit, or a span that is missing, doubled or overwritten."""
    if not data:
        return random.choice(TOKENS)
    at = random.randrange(len(data))
    end = at + random.choice((1, 1, 2, 4, 16, 200))
    changed = bytes([data[at] ^ 1 << random.randrange(8)])
    instead = random.choice((changed + data[at + 1 : end], b"", data[at:end] * 2, b"\0"))
    return data[:at] + instead + data[end:]


def _pieces(data: bytes, others: Sequence[bytes], random: "Random") -> bytes:
    """A word or number that is missing, added, swapped or replaced."""
    pieces = _PIECES.findall(data[:20_000])
    if not pieces:
        return random.choice(TOKENS)
    at, to = random.randrange(len(pieces)), random.randrange(len(pieces))
    match random.randrange(5):
        case 0:
            pieces[at] = random.choice(TOKENS)
        case 1:
            pieces[at], pieces[to] = pieces[to], pieces[at]
        case 2:
            pieces[at] = pieces[to]
        case 3:
            del pieces[at : at + random.choice((1, 1, 2, 5))]
        case _:
            pieces.insert(at, random.choice((pieces[to], random.choice(TOKENS))))
    return b"".join(pieces) + data[20_000:]


def _splice(data: bytes, others: Sequence[bytes], random: "Random") -> bytes:
    """The beginning of one input and the end of another."""
    other = random.choice(others)
    return data[: random.randrange(len(data) + 1)] + other[random.randrange(len(other) + 1) :]


def _structure(data: bytes, others: Sequence[bytes], random: "Random") -> bytes:
    """JSON with one value replaced or missing, in only one line if there are several."""
    lines = data.split(b"\n")
    chosen = 0
    with suppress(ValueError, RecursionError):
        json.loads(data)
        lines = [data]
    if len(lines) > 1:
        chosen = random.randrange(len(lines))
    with suppress(ValueError, RecursionError):
        tree = [json.loads(lines[chosen])]
        places = list(_places(tree))
        holder, key = random.choice(places)
        if random.random() < 0.15 and holder is not tree:
            del holder[key]
        elif random.random() < 0.3:
            other_holder, other_key = random.choice(places)
            holder[key] = json.loads(json.dumps(other_holder[other_key]))
        else:
            holder[key] = random.choice(VALUES)
        lines[chosen] = json.dumps(tree[0] if tree else None).encode()
    return b"\n".join(lines)


def _places(tree: Any) -> Any:
    """Every value inside, as the list or dictionary that holds it and its key."""
    items = tree.items() if isinstance(tree, dict) else enumerate(tree)
    for key, value in list(items):
        yield tree, key
        if isinstance(value, dict | list):
            yield from _places(value)
