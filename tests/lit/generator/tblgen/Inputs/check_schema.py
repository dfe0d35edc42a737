"""Usage: check_schema.py FILE.json schema.md. Checks that the page names each key of the JSON, and that
the JSON has each field that the tables of the page list."""

import json
import re
import sys


def keys(value, found):
    if isinstance(value, dict):
        for key, inner in value.items():
            found.add(key)
            keys(inner, found)
    elif isinstance(value, list):
        for inner in value:
            keys(inner, found)
    return found


def main():
    used = keys(json.load(open(sys.argv[1], encoding="utf-8")), set())
    page = open(sys.argv[2], encoding="utf-8").read()
    documented = set(re.findall(r"`([\w]+)`", page))
    fields = {word for row in re.findall(r"(?m)^\| (`[^|]*) \|", page) for word in re.findall(r"`(\w+)`", row)}
    for key in sorted(used - documented):
        sys.exit("'%s' is not in the documentation" % key)
    for key in sorted(fields - used):
        sys.exit("'%s' is documented, but the example does not have it" % key)


main()
