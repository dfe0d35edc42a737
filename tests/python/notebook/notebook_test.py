# Part of Strata, under the Apache License v2.0. See LICENSE.
"""IR and explanations as HTML."""

import html
import html.parser
import os
import pathlib
import re
import tempfile
import unittest
from unittest import mock

from strata.define import Dialect, F32, Op, Pure, operand, result
from strata.dialects import arith
from strata.ir import Context, IntegerType, Location, Module, Operation
from strata.notebook import Explanation, explain, highlight, ir_to_html

TOOL = os.environ.get("STRATA_OPT", os.path.abspath(os.path.join("tools", "strata-opt")))
TEXT = """func.func @f(%a: i32, %t: tensor<2x!x.y>) -> i32 attributes {a = #x.b, s = "<%b>"} { // c & d
  %0 = arith.constant -3 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}"""


class Checker(html.parser.HTMLParser):
    """Collects the text and the tokens; the test fails if elements are not nested."""

    def __init__(self) -> None:
        super().__init__()
        self.text, self.open, self.tokens = "", [], []

    def handle_starttag(self, tag: str, attrs) -> None:
        self.open.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1][0] == "style":
            return
        self.text += data
        if self.open and self.open[-1][0] == "span":
            self.tokens.append((self.open[-1][1]["class"], data))


def check(page: str) -> Checker:
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert not checker.open
    return checker


class Highlighting(unittest.TestCase):
    def test_text_is_kept(self) -> None:
        for text in (TEXT, "", "<>&\"'", 'a "unfinished', "é %x"):
            self.assertEqual(check(highlight(text)).text, text)

    def test_tokens(self) -> None:
        tokens = check(highlight(TEXT)).tokens
        for token in (("op", "func.func"), ("symbol", "@f"), ("value", "%a"), ("type", "i32"), ("type", "tensor"),
                      ("alias", "#x.b"), ("string", '"<%b>"'), ("comment", "// c & d"), ("number", "-3"), ("op", "arith.addi")):
            self.assertIn(token, tokens)
        # Nothing in a string or a comment is a token of its own.
        self.assertNotIn(("value", "%b"), tokens)


class Representation(unittest.TestCase):
    def setUp(self) -> None:
        self.context = Context()
        self.context.allow_unregistered_dialects = True
        self.module = Module.parse('func.func @f(%a: i32) -> i32 { %0 = "x.y"(%a) : (i32) -> i32 return %0 : i32 }', self.context)

    def test_modules_operations_and_views(self) -> None:
        function = self.module.body.operations[0]
        for op in (self.module, self.module.operation, function, function.operation):
            page = op._repr_html_()
            self.assertEqual(check(page).text.strip(), str(op).strip())
            self.assertIn('<pre class="strata-ir">', page)

    def test_long_ir_and_large_attributes_are_shortened(self) -> None:
        text = "".join('"x.y"() : () -> ()\n' for _ in range(3000))
        page = Module.parse(text, self.context)._repr_html_()
        self.assertIn("// 2002 more lines", page)
        self.assertEqual(page.count("\n", page.index("<pre")), 1000)
        self.assertNotIn("more lines", ir_to_html(Module.parse(text, self.context)))
        numbers = ", ".join(map(str, range(100)))
        large = Operation.parse(f'"x.y"() {{a = dense<[{numbers}]> : tensor<100xi32>}} : () -> ()', context=self.context)
        self.assertIn("__elided__", large._repr_html_())

    def test_invalid_and_erased_operations(self) -> None:
        with self.context, Location.unknown():
            one = arith.ConstantOp(IntegerType.get_signless(32), 1, ip=False)
            add = Operation.create("arith.addi", operands=[one.result], results=[IntegerType.get_signless(32)])
        self.assertIn("arith.addi", add._repr_html_())
        function = self.module.body.operations[0]
        function.operation.erase()
        with self.assertRaises(RuntimeError):
            function._repr_html_()


class NegOp(Op):
    mnemonic = "neg"
    traits = [Pure]
    value = operand(F32)
    negated = result(F32)


@unittest.skipUnless(os.access(TOOL, os.X_OK), "strata-opt is not built")
class Explaining(unittest.TestCase):
    def setUp(self) -> None:
        self.context = Context()
        self.module = Module.parse(TEXT.replace("!x.y", "f32").replace("#x.b", "1"), self.context)

    def test_page(self) -> None:
        before = str(self.module)
        page = explain(self.module, "builtin.module(canonicalize,cse)", tool=TOOL)
        self.assertEqual(str(self.module), before)
        self.assertIn("canonicalize", page.page)
        self.assertRegex(page.page, r"(?i)^\s*<!doctype html>")
        self.assertEqual(page.messages, "")
        frame = page._repr_html_()
        self.assertEqual(html.unescape(re.search(r'srcdoc="([^"]*)"', frame).group(1)), page.page)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "page.html"
            page.save(path)
            self.assertEqual(path.read_text(encoding="utf-8"), page.page)
        self.assertIsInstance(page, Explanation)

    def test_loaded_dialects(self) -> None:
        with self.context:
            Dialect("explained", [NegOp]).load()
            module = Module.parse("func.func @f(%a: f32) { %0 = \"explained.neg\"(%a) : (f32) -> f32 return }")
        # The unused operation is pure.
        page = explain(module, "builtin.module(canonicalize)", tool=TOOL).page
        self.assertTrue('"by": "dead code"' in page, "the operation is not erased")

    def test_errors(self) -> None:
        with self.assertRaisesRegex(ValueError, "no-such-pass"):
            explain(self.module, "builtin.module(no-such-pass)", tool=TOOL)
        with self.assertRaises(FileNotFoundError):
            explain(self.module, "builtin.module(cse)", tool="/no/such/tool")
        with mock.patch.dict(os.environ, {"STRATA_OPT": "/no/such/tool"}), self.assertRaises(FileNotFoundError):
            explain(self.module, "builtin.module(cse)")
        with self.assertRaisesRegex(TypeError, "pipeline"):
            explain(self.module, None)


if __name__ == "__main__":
    unittest.main()
