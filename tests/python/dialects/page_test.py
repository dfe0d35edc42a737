# Part of Strata, under the Apache License v2.0. See LICENSE.
"""The examples of docs/python-bindings.md that are whole programs."""

import contextlib
import io
import os
import pathlib
import re
import unittest
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[3]


class PageTest(unittest.TestCase):
    def test_programs_run(self) -> None:
        text = (ROOT / "docs/python-bindings.md").read_text()
        programs = [block for block in re.findall(r"```python\n(.*?)```", text, re.S) if block.startswith("from strata")]
        outputs = []
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(ROOT)
        for program in programs:
            with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()) as output:
                warnings.simplefilter("ignore")
                exec(compile(program, "docs/python-bindings.md", "exec"), {"__name__": "__main__"})
            outputs.append(output.getvalue())
        self.assertEqual(outputs, ["!poly.poly<3>\n"])


if __name__ == "__main__":
    unittest.main()
