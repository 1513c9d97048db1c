"""A bot that plays every game of Parlour without knowing any of them.

It looks only at the names of the legal actions. Its idea: doing something is better than doing
nothing. It picks at random, but an action that sounds like doing something is more likely.
"""

import json
import random
import sys

GAMES = ["colonizers", "dice_chess", "fargo", "lange_strasse", "roll_galaxy"]
BUSY = ("build", "develop", "keep", "place", "produce", "roll", "settle", "ship", "take")
IDLE = ("bank", "confirm", "discard", "done", "nothing", "pass", "stop")


def say(**message):
    print(json.dumps(message), flush=True)  # one line, sent at once


def lots(action):
    if any(word in action.lower() for word in IDLE):
        return 1
    return 4 if any(word in action.lower() for word in BUSY) else 2


def answer(question, seed):
    dice = random.Random(seed)  # the same seed, the same answer
    legal = question["legal"]
    chosen = dice.choices(legal, [lots(action) for action in legal])[0]
    others = [action for action in legal if action != chosen]
    lines = [{"action": chosen, "reasons": [f"Picked at random from {len(legal)} actions."]}]
    lines += [{"action": action} for action in others[:4]]
    say(type="best", id=question["id"], lines=lines)


def main():
    question = None
    for line in sys.stdin:  # ends when Parlour hangs up
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, name="Example", games=GAMES)
        elif message["type"] == "position":
            question = message
        elif message["type"] == "analyse":
            answer(question, message["seed"])
        # It answers at once, so there is never anything to stop.


main()
