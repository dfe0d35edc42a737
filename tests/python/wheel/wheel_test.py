# Part of Strata, under the Apache License v2.0. See LICENSE.
"""The wheel: it installs into an empty virtual environment without a network, and runs the programs of docs/python.md there."""

import base64
import csv
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

import snippets

PACKAGE = os.path.abspath(os.environ.get("STRATA_PYTHON_PACKAGE", "bindings/python/package"))
COMMAND = os.path.abspath("tools/python/wheel")
PAGE = os.path.abspath("docs/python.md")
VERSION = "1.2.3"
NEEDED = ["/usr/lib/python3/dist-packages/wheel/wheelfile.py", "/usr/lib/python3/dist-packages/pip/__init__.py"]


def run(*command, **options):
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "PIP_NO_INDEX": "1"}
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False, **options)


@unittest.skipUnless(all(os.path.exists(path) for path in NEEDED), "needs python3-wheel and python3-venv: tools/setup --python")
# python3 in a virtual environment does not load the runtime library of the sanitizer.
@unittest.skipIf("STRATA_SANITIZER_LOADED" in os.environ, "the libraries are instrumented")
class WheelTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.wheel = cls.pack("dist")
        environment = os.path.join(cls.folder, "venv")
        cls.check(run("/usr/bin/python3", "-m", "venv", environment))
        cls.python = os.path.join(environment, "bin", "python3")
        cls.install(cls.wheel)

    @staticmethod
    def check(done):
        if done.returncode:
            raise AssertionError(f"{' '.join(done.args)} failed:\n{done.stdout}")
        return done.stdout

    @classmethod
    def pack(cls, name):
        printed = cls.check(run(COMMAND, os.path.join(cls.folder, name), "--package", PACKAGE, "--version", VERSION))
        return printed.strip()

    @classmethod
    def install(cls, wheel):
        cls.check(run(cls.python, "-m", "pip", "install", "--no-index", "--no-deps", "--disable-pip-version-check", wheel))

    def in_environment(self, program, folder=None):
        """Runs a program with the interpreter of the environment and returns its output."""
        return self.check(run(self.python, "-c", program, cwd=folder or self.folder))

    def test_name_states_stable_abi_and_platform(self):
        self.assertEqual(os.path.basename(self.wheel), f"strata-{VERSION}-cp311-abi3-linux_{os.uname().machine}.whl")

    def test_record_lists_each_file_with_its_digest(self):
        with zipfile.ZipFile(self.wheel) as archive:
            names = set(archive.namelist())
            record_name = f"strata-{VERSION}.dist-info/RECORD"
            rows = {row[0]: row for row in csv.reader(archive.read(record_name).decode().splitlines())}
            self.assertEqual(set(rows), names)
            for name in names - {record_name}:
                digest = base64.urlsafe_b64encode(hashlib.sha256(archive.read(name)).digest()).decode().rstrip("=")
                self.assertEqual(rows[name][1:], [f"sha256={digest}", str(archive.getinfo(name).file_size)], name)

    def test_two_wheels_of_a_package_are_equal(self):
        with open(self.wheel, "rb") as first, open(self.pack("again"), "rb") as second:
            self.assertEqual(first.read(), second.read())

    def test_no_build_products_and_no_package_files_above_leaves(self):
        with zipfile.ZipFile(self.wheel) as archive:
            names = set(archive.namelist())
        self.assertFalse([name for name in names if "__pycache__" in name])
        self.assertTrue({"strata/ir.py", "strata/_libs/_strata.abi3.so", "mlir/ir.py"} <= names)
        for name in ("strata/__init__.py", "strata/dialects/__init__.py", "mlir/__init__.py"):
            self.assertNotIn(name, names)

    def test_import_in_an_empty_environment(self):
        printed = self.in_environment(
            "import strata.ir, mlir.ir, strata.passmanager, strata.rewrite, sys\n"
            "assert strata.ir.__file__.startswith(sys.prefix), strata.ir.__file__\n"
            "assert mlir.ir.Context is strata.ir.Context\n"
            "with strata.ir.Context(): print(strata.ir.Module.parse('module {}'))")
        self.assertEqual(printed.strip(), "module {\n}")

    def test_a_second_wheel_adds_a_dialect(self):
        sys.path.append("/usr/lib/python3/dist-packages")
        from wheel.wheelfile import WheelFile
        path = os.path.join(self.folder, "other-1-py3-none-any.whl")
        with WheelFile(path, "w") as archive:
            archive.writestr("strata/dialects/other.py", "from .. import ir\nfrom .arith import ConstantOp\nNAME = 'other'\n")
            archive.writestr("other-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: other\nVersion: 1\n")
            archive.writestr("other-1.dist-info/WHEEL",
                             "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        self.install(path)
        printed = self.in_environment("from strata.dialects import other, func; print(other.NAME, other.ConstantOp.OPERATION_NAME)")
        self.assertEqual(printed, "other arith.constant\n")

    def test_programs_of_the_page_print_what_it_says(self):
        blocks, _ = snippets.read_blocks(snippets.read(PAGE))
        folder = os.path.join(self.folder, "page")
        os.mkdir(folder)
        for name, text in snippets.files(blocks).items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        count = 0
        for block in blocks:
            if block.language != "console" or block.info == "shown":
                continue
            for command, expected in snippets.commands(block):
                self.assertRegex(command, r"^python3 ")
                command = re.sub(r"^python3", self.python, command)
                printed = self.check(run("/bin/bash", "-c", "set -o pipefail; " + command, cwd=folder)).rstrip("\n").split("\n")
                while expected and not expected[-1]:
                    expected = expected[:-1]
                with self.subTest(command=command):
                    self.assertTrue(snippets.matches(expected, printed), "\n".join(printed))
                count += 1
        self.assertGreaterEqual(count, 5)

    def test_folder_that_is_no_package_is_refused(self):
        empty = os.path.join(self.folder, "empty")
        os.mkdir(empty)
        done = run(COMMAND, os.path.join(self.folder, "none"), "--package", empty, "--version", VERSION)
        self.assertEqual(done.returncode, 1)
        self.assertIn("has no strata/ir.py", done.stdout)
        self.assertFalse(os.path.exists(os.path.join(self.folder, "none")))


if __name__ == "__main__":
    unittest.main()
