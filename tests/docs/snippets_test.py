"""Tests of snippets.py: the files, changes and commands of a page."""

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

    def test_a_page_has_each_file_once(self):
        with self.assertRaisesRegex(ValueError, "line 3: there are two files a"):
            snippets.files(snippets.read_blocks("```c a\n```\n```c a\n```")[0])

    def test_prose_keeps_line_numbers_and_omits_blocks(self):
        self.assertEqual(self.prose.split("\n"), ["text `a/b.td`"] + [""] * 22)

    def test_changes_are_separated_into_hunks(self):
        (block, hunks), = snippets.changes(self.blocks)
        self.assertEqual((block.info, hunks), ("c.h", [[" kept", "-old", "+new"], [" other"]]))

    def test_changes_are_applied_after_their_context(self):
        text = "other\nold\nkept\nbetween\nold\n"
        self.assertEqual(snippets.apply_changes(self.blocks, "c.h", text), "other\nold\nkept\nbetween\nnew\n")
        self.assertEqual(snippets.apply_changes(self.blocks, "d.h", text), text)

    def test_a_change_to_an_absent_line_is_an_error(self):
        with self.assertRaisesRegex(ValueError, "old"):
            snippets.apply_changes(self.blocks, "c.h", "old\nkept\nother\n")

    def test_an_open_block_is_an_error(self):
        with self.assertRaisesRegex(ValueError, "line 2: the block is not closed"):
            snippets.read_blocks("a\n```c\nb")

    def test_commands_have_their_output(self):
        self.assertEqual(snippets.commands(self.blocks[2]),
                         [("one \\\n  more", ["printed"]), ("two", ["...", "last"])])

    def test_dots_match_any_number_of_lines(self):
        self.assertTrue(snippets.matches(["a", "...", "d"], ["a", "b", "c", "d"]))
        self.assertTrue(snippets.matches(["..."], []))
        self.assertFalse(snippets.matches(["a", "...", "d"], ["a", "b"]))
        self.assertFalse(snippets.matches([], ["a"]))


if __name__ == "__main__":
    unittest.main()
