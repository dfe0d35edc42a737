"""Installs everything to a temporary folder, then builds and tests projects of users with CMake and Bazel against it.

  installation_test.py DESCRIPTION

DESCRIPTION is libraries.json of //tools/installation:libraries, with what it describes. The libraries have no RTTI unless they
were built with --config=install, so the projects are compiled without it.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
DESCRIPTION = next(os.path.abspath(name) for name in sys.argv[1:] if name.endswith(".json"))


@unittest.skipUnless(shutil.which("cmake") and shutil.which("ninja"), "cmake or ninja is missing")
class InstallationTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.work = os.path.realpath(cls.folder.name)
        cls.prefix = os.path.join(cls.work, "prefix")
        # Unset TEST_TMPDIR: a nested Bazel would use it as its output base.
        cls.environment = {**os.environ, "CXXFLAGS": "-fno-rtti"}
        cls.environment.pop("TEST_TMPDIR", None)
        cls.run_command(os.path.join(ROOT, "tools", "install"), cls.prefix, "--built", DESCRIPTION)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def run_command(cls, *command, **options):
        """Runs a command, raises with all of its output if it fails, and returns the output."""
        done = subprocess.run(command, env=cls.environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
        if done.returncode:
            raise AssertionError(f"{' '.join(command)}: exit status {done.returncode}\n{done.stdout}")
        return done.stdout

    def test_a_project_that_uses_every_function_of_the_package(self):
        output = self.run_command(os.path.join(ROOT, "tests", "clients", "build_cmake.sh"), self.prefix,
                                  os.path.join(self.work, "shop"))
        self.assertRegex(output, r"Passed *: *[1-9]")
        self.assertNotRegex(output, r"Failed *:")

    def test_a_new_project_builds_and_passes_its_tests(self):
        self.run_command(os.path.join(self.prefix, "bin", "strata"), "new", "corner_shop", "--cmake", cwd=self.work)
        project, build = os.path.join(self.work, "corner_shop"), os.path.join(self.work, "corner_shop_build")
        self.run_command("cmake", "-S", project, "-B", build, "-G", "Ninja", f"-DMLIR_DIR={self.prefix}/lib/cmake/mlir",
                         "-DSTRATA_PRECOMPILED_HEADERS=ON")
        self.assertRegex(self.run_command("ninja", "-C", build, "check"), r"100% tests passed, 0 tests failed out of [1-9]")
        # All targets of the project have equal options: the headers are compiled once, and each source uses them.
        with open(os.path.join(build, "build.ninja"), encoding="utf-8") as file:
            rules = file.read()
        self.assertEqual(len(re.findall(r"^build \S+cmake_pch\.hxx\.gch:", rules, re.M)), 1)
        self.assertGreaterEqual(len(re.findall(r"-include \S+cmake_pch\.hxx", rules)), 3)
        tool = next(os.path.join(folder, "corner_shop-opt") for folder, _, names in os.walk(build) if "corner_shop-opt" in names)
        self.assertIn("corner_shop", self.run_command(tool, "--show-dialects"))

    @unittest.skipUnless(shutil.which("bazel"), "bazel is missing")
    def test_a_new_bazel_project_builds_and_passes_its_tests(self):
        self.run_command(os.path.join(self.prefix, "bin", "strata"), "new", "corner_shop", "--bazel", "--dir=bazel_shop", cwd=self.work)
        project = os.path.join(self.work, "bazel_shop")
        bazel = ["bazel", f"--output_base={self.work}/output_base", "--max_idle_secs=5"]
        try:
            output = self.run_command(*bazel, "test", "--curses=no", "//...", cwd=project)
            self.assertRegex(output, r"Executed 2 out of 2 tests: 2 tests pass")
            self.assertIn("corner_shop", self.run_command("build/bin/corner_shop-opt", "--show-dialects", cwd=project))
        finally:
            self.run_command(*bazel, "clean", "--expunge", cwd=project)

    def test_the_tools_run_under_both_names(self):
        module = "func.func @f(%a: i32) -> i32 {\n  %c = arith.constant 0 : i32\n  %s = arith.addi %a, %c : i32\n  return %s : i32\n}\n"
        for name in ("strata-opt", "mlir-opt"):
            output = self.run_command(os.path.join(self.prefix, "bin", name), "--canonicalize", input=module)
            self.assertIn("return %arg0 : i32", output)
        for name in ("mlir-tblgen", "mlir-reduce", "mlir-translate"):
            self.run_command(os.path.join(self.prefix, "bin", name), "--help")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
