"""Installs everything to a temporary folder, then builds and tests projects of users with CMake and Bazel against it.

  installation_test.py DESCRIPTION

DESCRIPTION is libraries.json of //tools/installation:libraries, with what it describes. The libraries have no RTTI unless they
were built with --config=install, so the projects are compiled without it.
"""

import glob
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
        self.configure(project, build)
        self.assertRegex(self.run_command("ninja", "-C", build, "check"), r"100% tests passed, 0 tests failed out of [1-9]")
        # All targets of the project have equal options, for which the installation has a precompiled header.
        self.assertGreaterEqual(self.uses_of_prelude(build), 3)
        stored = os.path.join(self.prefix, "lib", "strata", "precompiled")
        self.assertEqual([os.path.dirname(path) for path in self.preludes(build)], [stored])
        tool = next(os.path.join(folder, "corner_shop-opt") for folder, _, names in os.walk(build) if "corner_shop-opt" in names)
        self.assertIn("corner_shop", self.run_command(tool, "--show-dialects"))

    def configure(self, project, build, *options):
        return self.run_command("cmake", "-S", project, "-B", build, "-G", "Ninja", f"-DMLIR_DIR={self.prefix}/lib/cmake/mlir",
                                *options)

    def uses_of_prelude(self, build):
        """Returns the number of sources that a project compiles with the option for a precompiled header."""
        with open(os.path.join(build, "build.ninja"), encoding="utf-8") as file:
            return len(re.findall(r"-include \S+StrataPrelude\.h", file.read()))

    def preludes(self, build):
        """Returns the stored precompiled headers to which the links in a build folder point."""
        links = glob.glob(os.path.join(build, "CMakeFiles", "strata_precompiled", "*", "StrataPrelude.h.gch"))
        return [os.readlink(link) for link in links]

    def client(self, name, source='#include "mlir/IR/Builders.h"\nint main() { return 0; }\n'):
        """Writes a project of one source."""
        folder = os.path.join(self.work, name)
        os.makedirs(folder)
        with open(os.path.join(folder, "main.cpp"), "w", encoding="utf-8") as file:
            file.write(source)
        with open(os.path.join(folder, "CMakeLists.txt"), "w", encoding="utf-8") as file:
            file.write("cmake_minimum_required(VERSION 3.20)\nproject(client LANGUAGES C CXX)\nfind_package(MLIR REQUIRED CONFIG)\n"
                       "include_directories(${LLVM_INCLUDE_DIRS})\nadd_executable(client main.cpp)\n"
                       "target_link_libraries(client PRIVATE MLIRIR)\n")
        return folder

    def test_missing_precompiled_headers_are_made_once_for_all_projects(self):
        project, store = self.client("precompiled"), os.path.join(self.work, "store")
        builds = [os.path.join(self.work, f"precompiled_build{i}") for i in range(3)]
        options = ("-DSTRATA_PRECOMPILED_HEADERS=ON", f"-DSTRATA_PRECOMPILED_HEADERS_DIR={store}", "-DCMAKE_BUILD_TYPE=MinSizeRel")
        for build in builds[:2]:
            self.configure(project, build, *options)
        running = [subprocess.Popen(["ninja", "-C", build], env=self.environment, stdout=subprocess.DEVNULL) for build in builds[:2]]
        self.assertEqual([process.wait() for process in running], [0, 0])
        made = [name for name in os.listdir(store) if not name.endswith(".lock")]
        self.assertEqual(len(made), 1, made)
        # With AUTO the third project uses the file and builds nothing else than its own targets.
        self.configure(project, builds[2], *options[1:])
        self.assertEqual(self.preludes(builds[2]), [os.path.join(store, made[0])])
        self.assertNotIn("Precompiling", self.run_command("ninja", "-C", builds[2]))
        # Each source compiles without the file as well.
        os.remove(os.path.join(store, made[0]))
        self.run_command("ninja", "-C", builds[2], "-t", "clean")
        self.run_command("ninja", "-C", builds[2])

    def test_damaged_and_foreign_precompiled_headers_are_not_used(self):
        project, store, build = self.client("damaged"), os.path.join(self.work, "damaged_store"), os.path.join(self.work, "damaged_build")
        options = [f"-DSTRATA_PRECOMPILED_HEADERS_DIR={store}", "-DCMAKE_BUILD_TYPE=RelWithDebInfo"]
        self.configure(project, build, *options, "-DSTRATA_PRECOMPILED_HEADERS=ON")
        (stored,) = self.preludes(build)
        os.makedirs(store)
        with open(stored, "w", encoding="ascii") as file:
            file.write("not a precompiled header")
        self.configure(project, build, "-DSTRATA_PRECOMPILED_HEADERS=AUTO")
        self.assertEqual(self.uses_of_prelude(build), 0)
        self.run_command("ninja", "-C", build)

    def test_precompiled_headers_can_be_disabled(self):
        project, build = self.client("disabled"), os.path.join(self.work, "disabled_build")
        self.configure(project, build, "-DSTRATA_PRECOMPILED_HEADERS=OFF")
        self.assertEqual((self.uses_of_prelude(build), self.preludes(build)), (0, []))

    def linker(self, build):
        """Returns the text with which linkers sign a program."""
        return self.run_command("readelf", "-p", ".comment", os.path.join(build, "client"))

    @unittest.skipUnless(shutil.which("ld.lld") and shutil.which("readelf"), "lld or readelf is missing")
    def test_projects_that_select_no_linker_use_lld(self):
        project, build = self.client("linked"), os.path.join(self.work, "linked_build")
        self.configure(project, build)
        self.run_command("ninja", "-C", build)
        self.assertIn("LLD", self.linker(build))
        for option in ("-DSTRATA_LINKER=OFF", "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=bfd", "-DCMAKE_CXX_FLAGS=-flto -fno-rtti"):
            other = build + option[8:10] + option[-4:]
            self.configure(project, other, option)
            self.run_command("ninja", "-C", other)
            self.assertNotIn("LLD", self.linker(other), option)

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
