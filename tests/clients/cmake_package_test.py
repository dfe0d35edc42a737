"""Tests of the libraries and the CMake package of an installation, without building anything."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tools", "installation"))
import cmake_package  # noqa: E402

MAP = os.path.join(ROOT, "cmake", "libraries.map")
VERSIONS = ("1.2.3", "22.1.8", "0123")


def made_map(text):
    with tempfile.NamedTemporaryFile("w", suffix=".map", delete=False) as file:
        file.write(text)
    return cmake_package.read_libraries(file.name)


def target(*deps):
    return {"archives": [], "deps": list(deps)}


class MapTest(unittest.TestCase):
    def test_each_package_of_the_map_exists_and_has_one_library(self):
        packages = [package for library in cmake_package.read_libraries(MAP).values() for package in library.packages]
        self.assertEqual(len(packages), len(set(packages)))
        self.assertEqual([p for p in packages if not os.path.isdir(os.path.join(ROOT, p[2:].split(":")[0]))], [])

    def test_each_package_with_libraries_is_in_the_map(self):
        packages = {package.split(":")[0] for library in cmake_package.read_libraries(MAP).values() for package in library.packages}
        missing = []
        for top in ("dialects", "generator", "runtime"):
            for folder, _, names in os.walk(os.path.join(ROOT, top)):
                package = "//" + os.path.relpath(folder, ROOT)
                if "BUILD.bazel" in names and package not in packages and not package.startswith("//dialects/example"):
                    if re.search(r"^(cc_library|strata_dialect|interface_library|pass_library)\(", pathlib.Path(folder, "BUILD.bazel").read_text("utf-8"), re.M):
                        missing.append(package)
        self.assertEqual(missing, [])

    def test_parts_are_libraries_of_the_map(self):
        libraries = cmake_package.read_libraries(MAP)
        self.assertEqual([part for library in libraries.values() for part in library.parts if part not in libraries], [])

    def test_a_bad_line_is_reported_with_its_number(self):
        for text in ("A: //a\nA: //b\n", "A: //a\nB what: //b\n", "A: //a\nB\n"):
            with self.assertRaisesRegex(SystemExit, r"\.map:2: expected"):
                made_map(text)


class AssignTest(unittest.TestCase):
    LIBRARIES = "Support: //s\nIR: //ir //text\nFunc dialect: //func\nInline extension: //func:inline\n" \
                "Parser = IR\nBytecode = None1 IR\nNone1: //none\n"

    def assigned(self, targets):
        return cmake_package.assign(made_map(self.LIBRARIES), targets)

    def test_libraries_link_what_their_targets_depend_on(self):
        libraries = self.assigned({"//s:s": target(), "//ir:ir": target("//s:s"), "//text:a": target("//ir:ir"),
                                   "//func:func": target("//text:a"), "//func:inline": target("//func:func", "//s:s")})
        self.assertEqual({name: library.links for name, library in libraries.items()},
                         {"Support": [], "IR": ["Support"], "Func": ["IR"], "Inline": ["Func", "Support"],
                          "Parser": ["IR"], "Bytecode": ["IR"]})

    def test_libraries_without_targets_are_left_out(self):
        self.assertEqual(list(self.assigned({"//s:s": target()})), ["Support"])

    def test_a_target_without_library_is_an_error(self):
        with self.assertRaisesRegex(SystemExit, "no library .* has the target //other:x"):
            self.assigned({"//other:x": target()})


class PackageTest(unittest.TestCase):
    def test_properties_list_libraries_by_kind(self):
        libraries = made_map("A dialect: //a\nB conversion: //b\nC dialect = A\n")
        values = cmake_package.package_values(libraries, ["mlir-tblgen"], *VERSIONS)
        self.assertEqual((values["DIALECT_LIBS"], values["CONVERSION_LIBS"], values["EXTENSION_LIBS"]), ("A;C", "B", ""))
        self.assertEqual((values["LLVM_VERSION"], values["LLVM_MAJOR"]), ("22.1", "22"))

    def test_templates_use_known_values_only(self):
        values = cmake_package.package_values(made_map("A: //a\n"), [], *VERSIONS)
        for name in os.listdir(os.path.join(ROOT, "cmake")):
            if name.endswith(".in"):
                with open(os.path.join(ROOT, "cmake", name), encoding="utf-8") as file:
                    self.assertNotRegex(cmake_package.fill(file.read(), values), r"@[A-Z_]+@")

    def test_targets_are_archives_or_interfaces(self):
        text = cmake_package.targets_file(made_map("A: //a\nB = A\n"), ["A"], ["mlir-tblgen"], None)
        self.assertRegex(text, r'add_library\(A STATIC IMPORTED\)\nset_target_properties\(A PROPERTIES\n  IMPORTED_LOCATION '
                               r'"\$\{_strata_prefix\}/lib/libA.a"')
        self.assertIn("add_library(B INTERFACE IMPORTED)", text)
        self.assertIn("add_executable(mlir-tblgen IMPORTED)", text)

    def test_each_function_that_projects_call_is_defined(self):
        with open(os.path.join(ROOT, "cmake", "AddMLIR.cmake"), encoding="utf-8") as file:
            defined = set(re.findall(r"^(?:function|macro)\((\w+)", file.read(), re.M))
        expected = {"mlir_tablegen", "mlir_target_link_libraries", "mlir_check_link_libraries", "mlir_check_all_link_libraries"}
        expected |= {f"add_mlir_{name}" for name in (
            "dialect interface doc generic_tablegen_target dialect_tablegen_target library library_install dialect_library "
            "conversion_library extension_library translation_library public_c_api_library upstream_c_api_library aggregate "
            "tool example example_library").split()}
        self.assertEqual(expected - defined, set())


class VersionTest(unittest.TestCase):
    """find_package() with versions, without languages and so without a compiler."""

    def accepted(self, name, requests):
        values = cmake_package.package_values(made_map("A: //a\n"), [], *VERSIONS)
        accepted = []
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Version.cmake")
            template = pathlib.Path(ROOT, "cmake", name + "ConfigVersion.cmake.in").read_text("utf-8")
            pathlib.Path(path).write_text(cmake_package.fill(template, values), "utf-8")
            for request in requests:
                parts = request.split(".") + ["0"] * (3 - len(request.split(".")))
                variables = dict(zip(("MAJOR", "MINOR", "PATCH"), parts), COUNT=str(request.count(".") + 1))
                script = os.path.join(folder, "script.cmake")
                pathlib.Path(script).write_text(
                    f"set(PACKAGE_FIND_VERSION {request})\n" +
                    "".join(f"set(PACKAGE_FIND_VERSION_{key} {value})\n" for key, value in variables.items()) +
                    f'include("{path}")\nmessage(STATUS "result: ${{PACKAGE_VERSION_COMPATIBLE}}")\n', "utf-8")
                out = subprocess.run(["cmake", "-P", script], capture_output=True, text=True, check=True).stdout
                if "result: TRUE" in out:
                    accepted.append(request)
        return accepted

    @unittest.skipUnless(shutil.which("cmake"), "needs cmake")
    def test_requested_versions(self):
        self.assertEqual(self.accepted("MLIR", ["22", "22.1", "22.1.8", "22.1.9", "22.0", "21", "23.1"]), ["22", "22.1", "22.1.8"])
        self.assertEqual(self.accepted("Strata", ["1.2", "1.2.3", "1.2.4", "1.3", "0.1"]), ["1.2", "1.2.3"])


class ArchiveTest(unittest.TestCase):
    def test_merged_archives_keep_members_of_equal_name(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("one", "two"):
                os.makedirs(os.path.join(folder, name))
                with open(os.path.join(folder, name, "x.o"), "w", encoding="utf-8") as file:
                    file.write(name)
                subprocess.run(["ar", "cr", f"{name}.a", f"{name}/x.o"], cwd=folder, check=True)
            output = os.path.join(folder, "lib", "all.a")
            for _ in range(2):  # A second time: the archive is written anew.
                cmake_package.merge_archives([os.path.join(folder, name) for name in ("one.a", "two.a")], output)
            members = subprocess.run(["ar", "t", output], capture_output=True, text=True, check=True).stdout.split()
            self.assertEqual(members, ["x.o", "x.o"])


class DistributionTest(unittest.TestCase):
    @unittest.skipUnless(os.path.exists("/usr/bin/dpkg-deb") and os.path.exists("/usr/bin/zstd"), "needs dpkg and zstd")
    def test_packages_hold_the_installation_and_are_reproducible(self):
        with tempfile.TemporaryDirectory() as folder:
            config = os.path.join(folder, "prefix/lib/cmake/strata/StrataConfig.cmake")
            os.makedirs(os.path.dirname(config))
            with open(config, "w", encoding="utf-8") as file:
                file.write("set(STRATA_VERSION 1.2.3)\n")
            os.makedirs(os.path.join(folder, "prefix/bin"))
            os.symlink("strata-opt", os.path.join(folder, "prefix/bin/mlir-opt"))
            precompiled = os.path.join(folder, "prefix/lib/strata/precompiled")
            os.makedirs(precompiled)
            pathlib.Path(precompiled, "0123.gch").touch()
            contents = []
            for output in ("a", "b"):
                run = subprocess.run([os.path.join(ROOT, "tools/package"), "prefix", output], cwd=folder, check=True,
                                     capture_output=True, text=True)
                contents.append([pathlib.Path(folder, name).read_bytes() for name in run.stdout.split()])
                package = os.path.join(folder, run.stdout.split()[1])
            self.assertEqual(contents[0], contents[1])
            names = subprocess.run(["dpkg-deb", "-c", package], check=True, capture_output=True, text=True).stdout
            self.assertIn("./usr/lib/strata/bin/mlir-opt -> strata-opt", names)
            self.assertIn("./usr/lib/strata/lib/cmake/strata/StrataConfig.cmake", names)
            self.assertNotIn("precompiled", names)
            field = subprocess.run(["dpkg-deb", "-f", package, "Version"], check=True, capture_output=True, text=True).stdout
            self.assertEqual(field, "1.2.3\n")

    def test_a_folder_that_is_no_installation_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run([os.path.join(ROOT, "tools/package"), folder, folder], capture_output=True, text=True, check=False)
            self.assertEqual(run.returncode, 1)
            self.assertIn("is not an installation", run.stderr)


if __name__ == "__main__":
    unittest.main()
