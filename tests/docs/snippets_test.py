"""Tests of snippets.py: which fenced blocks of a page are files, and which are commands."""

import unittest

import snippets

PAGE = """text `a/b.td`
```tablegen x/A.td
def A;
```
```mlir
%0 = shown.only
```
```console in x
$ one \\
  more
printed
$ two
...
last
```
```diff c.h
 kept
-old
+new
@@
 other
```
"""


class SnippetsTest(unittest.TestCase):
    def setUp(self):
        self.blocks, self.prose = snippets.read_blocks(PAGE)

    def test_a_block_with_a_name_is_a_file(self):
        self.assertEqual(snippets.files(self.blocks), {"x/A.td": "def A;\n"})

    def test_a_file_is_in_a_page_once(self):
        with self.assertRaisesRegex(ValueError, "line 3: there are two files a"):
            snippets.files(snippets.read_blocks("```c a\n```\n```c a\n```")[0])

    def test_prose_keeps_its_lines_and_has_none_of_blocks(self):
        self.assertEqual(self.prose.split("\n"), ["text `a/b.td`"] + [""] * 22)

    def test_changes_have_the_lines_before_them(self):
        (block, hunks), = snippets.changes(self.blocks)
        self.assertEqual((block.info, hunks), ("c.h", [["kept", "old"], ["other"]]))

    def test_an_open_block_is_a_mistake(self):
        with self.assertRaisesRegex(ValueError, "line 2: the block is not closed"):
            snippets.read_blocks("a\n```c\nb")

    def test_commands_have_what_they_print(self):
        self.assertEqual(snippets.commands(self.blocks[2]),
                         [("one \\\n  more", ["printed"]), ("two", ["...", "last"])])

    def test_dots_stand_for_any_lines(self):
        self.assertTrue(snippets.matches(["a", "...", "d"], ["a", "b", "c", "d"]))
        self.assertTrue(snippets.matches(["..."], []))
        self.assertFalse(snippets.matches(["a", "...", "d"], ["a", "b"]))
        self.assertFalse(snippets.matches([], ["a"]))


if __name__ == "__main__":
    unittest.main()
