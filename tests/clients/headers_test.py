"""Installs headers and `.td` files to a temporary folder and checks them.

  headers_test.py [TBLGEN [GENERATED]]

With TBLGEN, each `.td` file is parsed alone from the installation. GENERATED is a folder with generated headers, as bazel-bin;
without it, they are in the working directory (Bazel). If LLVM's headers are installed, a C++ file that includes all headers is
compiled (syntax only).
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
TBLGEN = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ""
GENERATED = sys.argv[2] if len(sys.argv) > 2 else os.getcwd()
LLVM = "/usr/lib/llvm-22/include/llvm"
INCLUDE = re.compile(r'^\s*#?\s*include\s+"([^"]+)"', re.M)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class HeadersTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.prefix = cls.folder.name
        cls.include = os.path.join(cls.prefix, "include")
        cls.install()
        cls.files = sorted(os.path.relpath(os.path.join(folder, name), cls.include)
                           for folder, _, names in os.walk(cls.include) for name in names)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def install(cls):
        tblgen = ["--tblgen", TBLGEN] if TBLGEN else []
        subprocess.run([os.path.join(ROOT, "tools", "install"), cls.prefix, "--headers-only", "--generated", GENERATED, *tblgen],
                       check=True, stdout=subprocess.DEVNULL)

    def test_forwarding_headers_include_our_header_and_what_mlirs_includes(self):
        text = read(os.path.join(self.include, "mlir/IR/Builders.h"))
        includes = INCLUDE.findall(text)
        self.assertEqual(includes[0], "strata/runtime/ir/Builders.h")
        self.assertIn("mlir/IR/OpDefinition.h", includes)
        text = read(os.path.join(self.include, "mlir/Dialect/Func/IR/FuncOps.td"))
        self.assertIn('include "strata/dialects/func/Func.td"', text)
        self.assertIn('include "mlir/Interfaces/CallInterfaces.td"', text)

    def test_each_include_of_an_installed_file_is_installed(self):
        missing = []
        for name in self.files:
            for target in INCLUDE.findall(read(os.path.join(self.include, name))):
                if target.startswith(("strata/", "mlir/")) and not target.endswith(".inc"):
                    if target not in self.files:
                        missing.append(f"{name}: {target}")
        self.assertEqual(missing, [])

    def test_no_file_includes_a_path_of_the_repository(self):
        found = [name for name in self.files for target in INCLUDE.findall(read(os.path.join(self.include, name)))
                 if target.startswith(("runtime/", "dialects/", "tools/", "bindings/", "defs/"))]
        self.assertEqual(found, [])

    def test_private_folders_are_not_installed(self):
        self.assertEqual([name for name in self.files if "/example/" in name or name.endswith(".cpp")], [])

    def test_a_second_installation_changes_no_file_and_removes_old_ones(self):
        kept, stale = (os.path.join(self.include, name) for name in ("mlir/IR/Builders.h", "mlir/IR/Stale.h"))
        with open(stale, "w", encoding="utf-8"):
            pass
        os.utime(kept, (1000, 1000))
        self.install()
        self.assertEqual(os.stat(kept).st_mtime, 1000)
        self.assertFalse(os.path.exists(stale))

    @unittest.skipUnless(TBLGEN, "needs strata-tblgen")
    def test_each_td_file_is_complete_and_installed_code_includes_installed_headers(self):
        tblgen = os.path.join(self.prefix, "bin", "mlir-tblgen")
        failed = []
        for name in self.files:
            if name.startswith("mlir/") and name.endswith(".td"):
                run = subprocess.run([tblgen, "-I", self.include, "-"], input=f'include "{name}"\n', text=True,
                                     capture_output=True, check=False)
                if run.returncode:
                    failed.append(f"{name}: {run.stderr[:300]}")
        self.assertEqual(failed, [])
        td = 'include "mlir/IR/OpBase.td"\n' \
             'def D : Dialect { let name = "d"; let cppNamespace = "d"; }\n' \
             'def T : TypeDef<D, "T"> { let typeName = "d.t"; let genStorageClass = 0; let parameters = (ins "int":$n); }\n'
        out = subprocess.run([tblgen, "-gen-typedef-decls", "-"], input=td, text=True, capture_output=True, check=True).stdout
        self.assertNotIn('"runtime/', out)

    @unittest.skipUnless(os.path.isdir(LLVM), "needs LLVM's headers")
    def test_all_headers_compile(self):
        """LLVM's folder is reached through a link, so that headers of MLIR in the same place are not found."""
        llvm = os.path.join(self.prefix, "llvm-include")
        os.makedirs(llvm, exist_ok=True)
        for name in (LLVM, LLVM + "-c"):
            os.symlink(name, os.path.join(llvm, os.path.basename(name)))
        headers = [name for name in self.files if name.startswith("mlir/") and name.endswith(".h")]
        text = "".join(f'#include "{name}"\n' for name in headers)
        run = subprocess.run(["g++", "-std=c++20", "-fsyntax-only", "-w", f"-I{self.include}", f"-I{llvm}", "-x", "c++", "-"],
                             input=text, text=True, capture_output=True, check=False)
        self.assertEqual(run.stderr[:3000], "")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
