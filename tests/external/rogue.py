"""An external bot that behaves, well or badly, as its first argument says.

It plays the first legal action. A second argument names a file in which it counts its starts. It
says hello as it should unless the behavior is about that.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

FOREVER = 3600
LATE_S = 0.5


def say(**message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def hello(behaviour: str) -> None:
    if behaviour == "ends at once":
        sys.stderr.write("no tables found\n")
        sys.exit(3)
    if behaviour == "says nothing":
        time.sleep(FOREVER)
    if behaviour == "starts late":
        time.sleep(LATE_S)
    if behaviour == "greets in words":
        sys.stdout.write("Hello, I am ready.\n")
        sys.stdout.flush()
        return
    if behaviour == "begins with best":
        say(type="best", id=1, action="bank")
        return
    protocol = 2 if behaviour == "is from the future" else 1
    say(type="hello", protocol=protocol, name="Rogue", version="7", author="Ada", games=["fargo"])


def misbehave(behaviour: str, number: int) -> bool:
    """Do something other than answer; False if the behavior is not one of these."""
    match behaviour:
        case "ends in the middle":
            sys.stderr.write("out of ideas\n")
            sys.stderr.flush()
            os._exit(4)
        case "writes garbage":
            sys.stdout.write("thinking...\n")
            sys.stdout.flush()
        case "writes bytes":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.buffer.flush()
        case "writes without end":
            sys.stdout.write("x" * (3 << 20))
            sys.stdout.flush()
        case "floods":
            while True:
                say(type="info", id=number, progress=0.5)
        case "never answers" | "stops when told":
            pass
        case "has a child":
            child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOREVER})"])
            Path(sys.argv[2]).write_text(f"{child.pid}.", encoding="utf-8")
            time.sleep(FOREVER)
        case _:
            return False
    return True


def answer(behaviour: str, asked: dict[str, Any], seed: int) -> None:
    number, legal = asked["id"], asked["legal"]
    if misbehave(behaviour, number):
        return
    match behaviour:
        case "breaks the rules":
            say(type="best", id=number, action="fly")
        case "gives up":
            say(type="error", id=number, message="this is too hard")
        case "answers tomorrow's question":
            say(type="best", id=number + 1000, action=legal[0])
        case "shows what it has":
            lines = [{"action": legal[0], "preference": 0.5, "reasons": ["a hunch"]}]
            say(type="info", id=number, progress=0.25)
            say(type="info", id=number, progress=0.5, lines=lines)
            return
        case "values":
            values = [[0.625, 0.01], [0.375, 0.01]]
            line = {"action": legal[-1], "preference": 0.75, "values": values, "visits": 9}
            say(type="best", id=number, lines=[line], playouts=9, nodes=5, depth=3)
        case "follows the seed":
            say(type="best", id=number, action=legal[seed % len(legal)])
        case "says what it was told":
            say(type="best", id=number, action=legal[0], reasons=[json.dumps(asked)[:290]])
        case _ if behaviour.startswith("{"):
            say(**{**json.loads(behaviour), "id": number})
        case _:
            say(type="best", id=number, action=legal[0])


def main() -> None:
    behaviour = sys.argv[1]
    if len(sys.argv) > 2 and behaviour != "has a child":
        with Path(sys.argv[2]).open("a", encoding="utf-8") as starts:
            starts.write("started\n")
    asked: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                hello(behaviour)
            case "position":
                asked = message
            case "analyse":
                answer(behaviour, asked, message["seed"])
            case "stop" if behaviour in ("stops when told", "shows what it has"):
                say(type="best", id=message["id"], action=asked["legal"][0])


main()
