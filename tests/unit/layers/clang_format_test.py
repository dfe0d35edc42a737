"""Every C++ source in the repository is formatted as clang-format 22 does with the .clang-format of the root.

Skipped where clang-format-22 is not installed. To repair a file: clang-format-22 -i FILE.
"""

import os
import shutil
import subprocess
import sys
import unittest

TOOL = "clang-format-22"
ENDINGS = (".cpp", ".h")


def tracked_sources(root):
    """Paths of all C++ sources that git tracks, or, outside a clone, of all that the source tree contains."""
    listed = subprocess.run(["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=root,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    names = listed.stdout.decode().split("\0")
    if listed.returncode != 0:
        names = []
        for folder, folders, files in os.walk(root):
            folders[:] = [name for name in folders if not name.startswith((".", "bazel-"))]
            names += [os.path.relpath(os.path.join(folder, name), root) for name in files]
    return sorted(name for name in names if name.endswith(ENDINGS) and os.path.exists(os.path.join(root, name)))


def unformatted(root, names):
    """Returns the output of clang-format for the files that it would change."""
    run = subprocess.run([TOOL, "--dry-run", "-Werror", "--style=file:" + os.path.join(root, ".clang-format"), *names],
                         cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return run.stdout.decode(errors="replace") if run.returncode else ""


@unittest.skipUnless(shutil.which(TOOL), TOOL + " is not installed")
class ClangFormatTest(unittest.TestCase):
    def test_an_unformatted_file_is_found(self):
        name = os.path.join(os.environ.get("TEST_TMPDIR", "/tmp"), "unformatted.h")
        with open(name, "w", encoding="utf-8") as file:
            file.write("int  f( );\n")
        self.assertIn("unformatted.h", unformatted(ROOT, [name]))

    def test_sources_of_libraries_and_tests_are_listed(self):
        self.assertTrue({"generator/Driver.cpp", "tests/unit/generator/DriverTest.cpp"} <= set(tracked_sources(ROOT)))

    def test_every_source_is_formatted(self):
        self.assertEqual(unformatted(ROOT, tracked_sources(ROOT)), "")


if __name__ == "__main__":
    # The argument is a file of the root: its real path is in the source tree.
    ROOT = os.path.dirname(os.path.realpath(sys.argv.pop(1)))
    unittest.main()
