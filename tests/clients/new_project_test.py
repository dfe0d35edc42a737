"""Tests of `strata new`: the files of a project, and mistakes on the command line."""

import os
import re
import subprocess
import sys
import tempfile
import unittest

COMMAND = os.path.abspath("tools/new/strata")


def run(*arguments, folder):
    return subprocess.run([sys.executable, COMMAND, *arguments], cwd=folder, capture_output=True, text=True)


def files_of(folder):
    return {os.path.relpath(os.path.join(path, name), folder) for path, _, names in os.walk(folder) for name in names}


class NewProjectTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()

    def new(self, name, *options):
        result = run("new", name, *options, folder=self.folder)
        self.assertEqual(result.returncode, 0, result.stderr)
        project = os.path.join(self.folder, name)
        texts = {}
        for path in files_of(project):
            with open(os.path.join(project, path), encoding="utf-8") as file:
                texts[path] = file.read()
        return texts

    def error(self, *arguments):
        result = run(*arguments, folder=self.folder)
        self.assertNotEqual(result.returncode, 0)
        return result.stderr

    def test_project_for_cmake_has_the_given_name_everywhere(self):
        texts = self.new("my_shop", "--cmake")
        self.assertIn("mlir_tablegen(MyShop.h.inc -gen-op-decls)", texts["include/MyShop/CMakeLists.txt"])
        self.assertIn('let name = "my_shop";', texts["include/MyShop/MyShop.td"])
        self.assertIn("MY_SHOP", texts["include/MyShop/MyShop.h"])
        self.assertIn("my_shop-opt", texts["test/box.mlir"])
        self.assertFalse([path for path in texts if path.endswith((".bazel", "WORKSPACE"))])
        for path, text in texts.items():
            self.assertNotRegex(path + text, r"(?i)starter", path)

    def test_project_for_bazel_refers_to_the_given_source_tree(self):
        tree = os.path.join(self.folder, "tree")
        os.makedirs(os.path.join(tree, "tools", "bazel"))
        with open(os.path.join(tree, "tools", "bazel", "strata_deps.bzl"), "w", encoding="utf-8"):
            pass
        texts = self.new("corner", "--bazel", "--strata=tree")
        self.assertIn(f'path = "{tree}"', texts["WORKSPACE"])
        self.assertIn(f"import {tree}/tools/bazel/strata.bazelrc", texts[".bazelrc"])
        self.assertIn('name = "corner-opt"', texts["BUILD.bazel"])
        self.assertNotIn("filegroup", texts["BUILD.bazel"])
        self.assertFalse([path for path in texts if "CMake" in path])
        self.assertFalse([path for path, text in texts.items() if "@STRATA@" in text])

    def test_included_files_exist_or_are_generated(self):
        texts = self.new("shop", "--cmake")
        generated = re.findall(r"mlir_tablegen\((\S+)", texts["include/Shop/CMakeLists.txt"])
        known = {path.removeprefix("include/") for path in texts} | {"Shop/" + name for name in generated}
        for path, text in texts.items():
            for included in re.findall(r'#include "(Shop/[^"]+)"', text):
                self.assertIn(included, known, path)

    def test_macros_of_passes_have_the_name_of_the_record(self):
        texts = self.new("my_shop", "--cmake")
        records = re.findall(r"^def (\w+) : Pass<", texts["include/MyShop/MyShopPasses.td"], re.M)
        macros = re.findall(r"#define GEN_PASS_DEF_(\w+)", texts["lib/MyShopPasses.cpp"])
        self.assertEqual(macros, [record.upper() for record in records])

    def test_names_that_no_dialect_can_have_are_errors(self):
        for name in ["Shop", "9lives", "a-b", "func", "class", "a__b", "a_"]:
            self.assertIn(f"'{name}' cannot be the namespace of a dialect", self.error("new", name, "--cmake"))

    def test_existing_folder_and_missing_options_are_errors(self):
        os.mkdir(os.path.join(self.folder, "shop"))
        self.assertIn("'shop' exists", self.error("new", "shop", "--cmake"))
        self.assertIn("one of the arguments --cmake --bazel is required", self.error("new", "other"))
        self.assertIn("--strata=DIR", self.error("new", "other", "--bazel", "--strata=/nowhere"))


if __name__ == "__main__":
    unittest.main()
