"""No source includes from a room above its own, or beside it.

Reads the sources in the runfiles. A room that is not in the list is a failure: it needs a number.
"""

import os
import re
import unittest

# The lowest first; an include goes only to a lower number.
LAYERS = {
    "defs": 0,  # as C++ text: EmbeddedDefs.h
    "runtime/support": 1,
    "runtime/spec": 2,
    "generator/model": 2,
    "generator/lower": 2.5,  # what check, emit and load decide alike
    "generator/check": 3,
    "generator/emit": 3,
    "generator": 3.5,  # the driver
    "tools/tblgen": 4,
    "runtime/ir": 5,
    "runtime/interfaces": 6,
    "runtime/asm": 7,
    "generator/load": 7.5,  # parameters of loaded types are read and written as those of compiled ones
    "runtime/bytecode": 8,
    "runtime/rewrite": 8,
    "runtime/conversion": 8.5,
    "runtime/pass": 9,
    "runtime/analysis": 10,
    "runtime/transforms": 11,
    "dialects": 12,
    "bindings/c": 13,
    "tools/opt": 13,
    "tools/translate": 13,
    "bindings/python": 14,
    "tools": 15,  # the mains
}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def room(path):
    """The room of a path from the root; "" for one that is none of ours."""
    parts = path.split("/")
    if parts[0] == "dialects":
        # A dialect's own opt tool is a main that lives beside it.
        return "tools" if parts[-1].endswith("-opt.cpp") else "dialects"
    if parts[0] in ("runtime", "generator", "bindings", "tools") and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0] if parts[0] in ("defs", "generator", "tools", "runtime", "bindings", "tests") else ""


def mistakes(path, text, layers):
    """What is wrong with the includes of one source, a line each."""
    here = room(path)
    if here not in layers:
        return ["%s: the room '%s' has no number" % (path, here)]
    result = []
    for name in INCLUDE.findall(text):
        there = room(name)
        if not there or there == here:
            continue
        if there not in layers:
            result.append('%s includes "%s", of a room without a number' % (path, name))
        elif layers[there] >= layers[here]:
            result.append('%s (%s) includes "%s" (%s)' % (path, layers[here], name, layers[there]))
    return result


class RoomTest(unittest.TestCase):
    def test_rooms_are_the_first_two_folders(self):
        self.assertEqual(room("runtime/ir/Operation.h"), "runtime/ir")
        self.assertEqual(room("generator/emit/cpp/Emit.h"), "generator/emit")
        self.assertEqual(room("generator/Driver.h"), "generator")
        self.assertEqual(room("dialects/example/poly/Poly.h"), "dialects")
        self.assertEqual(room("dialects/example/poly/poly-opt.cpp"), "tools")
        self.assertEqual(room("llvm/ADT/StringRef.h"), "")

    def test_an_include_upwards_is_found(self):
        text = '#include "runtime/ir/Types.h"\n#include "llvm/ADT/StringRef.h"\n'
        self.assertEqual(len(mistakes("runtime/support/Arena.h", text, LAYERS)), 1)
        self.assertEqual(len(mistakes("runtime/interfaces/Call.h", text, LAYERS)), 0)

    def test_an_include_of_a_neighbour_is_found(self):
        self.assertEqual(len(mistakes("generator/model/A.h", '#  include "runtime/spec/OpSpec.h"', LAYERS)), 1)
        self.assertEqual(mistakes("generator/model/A.h", '#include "generator/model/B.h"', LAYERS), [])

    def test_an_unknown_room_is_found(self):
        self.assertEqual(len(mistakes("runtime/new/A.h", "", LAYERS)), 1)
        self.assertEqual(len(mistakes("runtime/ir/A.h", '#include "tests/support/IRTest.h"', LAYERS)), 1)


class IncludesTest(unittest.TestCase):
    def test_includes_go_down_only(self):
        found, seen = [], set()
        for folder, _, names in os.walk("."):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), ".")
                if not path.endswith((".h", ".cpp", ".def")) or path.startswith(("external/", "tests/")):
                    continue
                seen.add(room(path))
                with open(path, encoding="utf-8") as file:
                    found += mistakes(path, file.read(), LAYERS)
        self.assertEqual(found, [])
        # The whole tree was there to be looked at.
        self.assertLessEqual({"runtime/ir", "runtime/transforms", "generator/load", "generator/model", "dialects"}, seen)


if __name__ == "__main__":
    unittest.main()
