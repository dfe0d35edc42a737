"""No source includes a header of a layer above its own, or of another folder in the same layer.

Reads the sources in the runfiles. A folder without a layer number is a failure: add it to LAYERS.
"""

import os
import re
import unittest

# Layer numbers by folder, lowest first. An include goes only to a lower number.
LAYERS = {
    "defs": 0,  # as C++ text: EmbeddedDefs.h
    "runtime/support": 1,
    "runtime/spec": 2,
    "generator/model": 2,
    "generator/lower": 2.5,  # shared by check, emit and load
    "generator/check": 3,
    "generator/emit": 3,
    "generator": 3.5,  # the driver
    "tools/tblgen": 4,
    "runtime/ir": 5,
    "runtime/interfaces": 6,
    "runtime/asm": 7,
    "generator/load": 7.5,  # uses the parser and printer of parameters in runtime/asm
    "runtime/bytecode": 8,
    "runtime/rewrite": 8,
    "runtime/conversion": 8.5,
    "runtime/pass": 9,
    "runtime/analysis": 10,
    "runtime/transforms": 11,
    "dialects": 12,
    "bindings/c": 13,
    "tools/opt": 13,
    "tools/plugins": 12,
    "tools/translate": 13,
    "bindings/python": 14,
    "tools": 15,  # the mains
}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def layer_folder(path):
    """The folder of LAYERS that a path from the workspace root belongs to; "" for a path outside this workspace."""
    parts = path.split("/")
    if parts[0] == "dialects":
        # The opt tool of a single dialect is in the dialect's folder but counts as a tool.
        return "tools" if parts[-1].endswith("-opt.cpp") else "dialects"
    if parts[0] in ("runtime", "generator", "bindings", "tools") and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0] if parts[0] in ("defs", "generator", "tools", "runtime", "bindings", "tests") else ""


def mistakes(path, text, layers):
    """Messages for the includes of one source that violate the layering."""
    here = layer_folder(path)
    if here not in layers:
        return ["%s: the folder '%s' has no layer number" % (path, here)]
    result = []
    for name in INCLUDE.findall(text):
        there = layer_folder(name)
        if not there or there == here:
            continue
        if there not in layers:
            result.append('%s includes "%s", of a folder without a layer number' % (path, name))
        elif layers[there] >= layers[here]:
            result.append('%s (%s) includes "%s" (%s)' % (path, layers[here], name, layers[there]))
    return result


class LayerTest(unittest.TestCase):
    def test_layer_folders_are_the_first_two_path_components(self):
        self.assertEqual(layer_folder("runtime/ir/Operation.h"), "runtime/ir")
        self.assertEqual(layer_folder("generator/emit/cpp/Emit.h"), "generator/emit")
        self.assertEqual(layer_folder("generator/Driver.h"), "generator")
        self.assertEqual(layer_folder("dialects/example/poly/Poly.h"), "dialects")
        self.assertEqual(layer_folder("dialects/example/poly/poly-opt.cpp"), "tools")
        self.assertEqual(layer_folder("llvm/ADT/StringRef.h"), "")

    def test_an_include_of_a_higher_layer_is_reported(self):
        text = '#include "runtime/ir/Types.h"\n#include "llvm/ADT/StringRef.h"\n'
        self.assertEqual(len(mistakes("runtime/support/Arena.h", text, LAYERS)), 1)
        self.assertEqual(len(mistakes("runtime/interfaces/Call.h", text, LAYERS)), 0)

    def test_an_include_of_the_same_layer_is_reported(self):
        self.assertEqual(len(mistakes("generator/model/A.h", '#  include "runtime/spec/OpSpec.h"', LAYERS)), 1)
        self.assertEqual(mistakes("generator/model/A.h", '#include "generator/model/B.h"', LAYERS), [])

    def test_a_folder_without_a_layer_is_reported(self):
        self.assertEqual(len(mistakes("runtime/new/A.h", "", LAYERS)), 1)
        self.assertEqual(len(mistakes("runtime/ir/A.h", '#include "tests/support/IRTest.h"', LAYERS)), 1)


class IncludesTest(unittest.TestCase):
    def test_includes_go_to_lower_layers_only(self):
        found, seen = [], set()
        for folder, _, names in os.walk("."):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), ".")
                if not path.endswith((".h", ".cpp", ".def")) or path.startswith(("external/", "tests/")):
                    continue
                seen.add(layer_folder(path))
                with open(path, encoding="utf-8") as file:
                    found += mistakes(path, file.read(), LAYERS)
        self.assertEqual(found, [])
        # Check that files of all parts of the tree were read.
        self.assertLessEqual({"runtime/ir", "runtime/transforms", "generator/load", "generator/model", "dialects"}, seen)


if __name__ == "__main__":
    unittest.main()
