# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Dialects loaded from .td files: their classes of operations, types, attributes, enums and interfaces."""

import os
import pathlib
import sys
import tempfile
import unittest
import warnings

from strata.ir import (
    Attribute, Context, F32Type, InsertionPoint, IntegerType, Location, MLIRError, Module, Operation, StringAttr, Type,
)
from strata.loading import load_dialect, load_dialects

FILE = pathlib.Path(__file__).with_name("Shapes.td")
TEMPLATE = """
include "mlir/IR/OpBase.td"
def {name}_Dialect : Dialect {{ let name = "{name}"; }}
def {name}_AOp : Op<{name}_Dialect, "a"> {{ let arguments = (ins {arguments}); }}
"""


class LoadingTest(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def write(self, text: str, name: str = "x.td") -> str:
        path = os.path.join(self.folder.name, name)
        pathlib.Path(path).write_text(text)
        return path

    def test_operations_are_built_parsed_and_printed(self) -> None:
        with Context(), Location.unknown():
            shapes = load_dialect(FILE)
            box = shapes.BoxType.get(1, 2, True, shapes.Color.Red, "x", F32Type.get(), [1, 2])
            module = Module.create()
            with InsertionPoint(module.body):
                made = shapes.make(box, shapes.Color.Red)
                joined = shapes.join(made, made)
            self.assertIsInstance(joined.owner.opview, shapes.JoinOp)
            self.assertTrue(module.operation.verify())
            text = str(module)
            self.assertIn('shapes.join %0, %0 : <1, 2, true, red, "x", f32, [1, 2]>', text)
            self.assertEqual(str(Module.parse(text)), text)
            self.assertEqual(shapes.JoinOp(made, made).first, made)

    def test_module_is_importable_and_shared_by_contexts(self) -> None:
        with Context():
            first = load_dialect(FILE)
        with Context(), Location.unknown():
            second = load_dialect(FILE)
            self.assertIs(first, second)
            self.assertIs(sys.modules["strata.dialects.shapes"], first)
            import strata.dialects.shapes as imported
            self.assertIs(imported, first)
            self.assertIn("box", str(Type.parse('!shapes.box<1, 2, true, red, "x", f32, [1]>')))

    def test_without_a_context_all_later_contexts_have_the_dialect(self) -> None:
        path = self.write(TEMPLATE.format(name="later", arguments=""))
        later = load_dialect(path)
        for _ in range(2):
            with Context(), Location.unknown():
                self.assertEqual(later.AOp(ip=False).operation.name, "later.a")

    def test_context_argument(self) -> None:
        path = self.write(TEMPLATE.format(name="given", arguments=""))
        context = Context()
        given = load_dialect(path, context=context)
        with context, Location.unknown():
            given.a()
        with Context(), Location.unknown(), self.assertRaises(Exception):
            given.a().verify()

    def test_changed_file_gives_new_classes(self) -> None:
        path = self.write(TEMPLATE.format(name="changing", arguments=""))
        with Context(), Location.unknown():
            self.assertFalse(hasattr(load_dialect(path).AOp, "value"))
        self.write(TEMPLATE.format(name="changing", arguments="OptionalAttr<StrAttr>:$value"))
        os.utime(path, ns=(1, 1))
        with Context(), Location.unknown():
            changed = load_dialect(path)
            self.assertEqual(changed.AOp(value="x", ip=False).value, StringAttr.get("x"))
            self.assertIsInstance(Operation.parse('"changing.a"() : () -> ()').opview, changed.AOp)

    def test_several_dialects_and_includes(self) -> None:
        self.write(TEMPLATE.format(name="included", arguments=""), "included.td")
        path = self.write('include "included.td"\n' + TEMPLATE.format(name="main", arguments=""))
        with Context():
            self.assertEqual(set(load_dialects(path)), {"included", "main"})

    def test_include_dirs(self) -> None:
        os.mkdir(os.path.join(self.folder.name, "more"))
        self.write(TEMPLATE.format(name="included", arguments=""), "more/found.td")
        path = self.write('include "found.td"\n' + TEMPLATE.format(name="outer", arguments=""))
        with Context():
            with self.assertRaisesRegex(ValueError, "found.td"):
                load_dialect(path)
            self.assertIn("outer", load_dialects(path, include_dirs=[os.path.join(self.folder.name, "more")]))

    def test_errors(self) -> None:
        with Context():
            with self.assertRaises(FileNotFoundError):
                load_dialect("/no/such/file.td")
            with self.assertRaisesRegex(ValueError, r"x\.td:1:1: error"):
                load_dialect(self.write("nonsense"))
            with self.assertRaises(ValueError):
                load_dialect(self.write(""))
            with self.assertRaises(TypeError):
                load_dialect(3)

    def test_dialect_that_is_loaded_already(self) -> None:
        path = self.write(TEMPLATE.format(name="twice", arguments=""))
        with Context(), Location.unknown():
            load_dialect(path).a(ip=False)
            load_dialect(path)  # The same dialect.
            self.write(TEMPLATE.format(name="twice", arguments="OptionalAttr<StrAttr>:$value"))
            os.utime(path, ns=(1, 1))
            with self.assertRaisesRegex((MLIRError, ValueError), "loaded in the context already"):
                load_dialect(path)

    def test_declarations_that_need_cpp(self) -> None:
        text = TEMPLATE.format(name="cpp", arguments="").replace("(ins )", "(ins); let hasVerifier = 1")
        with Context():
            with self.assertWarnsRegex(UserWarning, "verifier of 'cpp.a'"):
                load_dialect(self.write(text))
            with self.assertRaisesRegex(ValueError, "verifier of 'cpp.a'"):
                load_dialect(self.write(text, "strict.td"), strict=True)


class ParametersTest(unittest.TestCase):
    def setUp(self) -> None:
        self.context = Context()
        self.context.__enter__()
        self.addCleanup(self.context.__exit__, None, None, None)
        self.location = Location.unknown()
        self.location.__enter__()
        self.addCleanup(self.location.__exit__, None, None, None)
        self.shapes = load_dialect(FILE)
        self.f32 = F32Type.get()

    def box(self, width=1, height=2, open=True, color="red", label="x", content=None, offsets=(1, 2), **more):
        return self.shapes.BoxType.get(width, height, open, color, label, content or self.f32, offsets, **more)

    def test_values_of_parameters(self) -> None:
        box = self.box(-3, 4000000000, False, self.shapes.Color["None_"], "a\n", depth=9)
        self.assertEqual((box.width, box.height, box.open, box.color, box.label, box.content, box.offsets, box.depth),
                         (-3, 4000000000, False, self.shapes.Color.None_, "a\n", self.f32, [1, 2], 9))
        self.assertEqual(self.box().depth, 4)
        self.assertEqual(self.box(offsets=[]).offsets, [])
        style = self.shapes.StyleAttr.get(self.shapes.Sides.left | self.shapes.Sides.right)
        self.assertEqual((style.sides, style.note), (self.shapes.Sides(3), None))
        self.assertEqual(self.shapes.StyleAttr.get("left", note=StringAttr.get("n")).note, StringAttr.get("n"))

    def test_types_are_uniqued_and_have_their_class(self) -> None:
        box = self.box()
        self.assertEqual(box, Type.parse(str(box)))
        self.assertIsInstance(Type.parse(str(box)), self.shapes.BoxType)
        self.assertEqual(self.shapes.BoxType(Type.parse(str(box))), box)
        self.assertTrue(self.shapes.BoxType.isinstance(box))
        self.assertFalse(self.shapes.BoxType.isinstance(self.f32))
        with self.assertRaises(ValueError):
            self.shapes.BoxType(self.f32)
        self.assertEqual(self.shapes.BoxType.type_name, "shapes.box")
        self.assertIsInstance(Attribute.parse("#shapes.style<left>"), self.shapes.StyleAttr)

    def test_wrong_parameters(self) -> None:
        for arguments, message in (
                ({"width": 200}, "'width' does not fit in 'int8_t'"), ({"height": -1}, "'height' does not fit"),
                ({"open": 2}, "'open' does not fit"), ({"color": "green"}, "a case of the enum"),
                ({"label": 3}, "'label' must be a string"), ({"content": StringAttr.get("x")}, "'content' must be a type"),
                ({"offsets": ["a"]}, "an array of integers"), ({"offsets": 3}, "'offsets' must be an array")):
            with self.subTest(arguments=arguments), self.assertRaisesRegex(MLIRError, message):
                self.box(**arguments)
        with self.assertRaisesRegex(TypeError, "label"):
            self.box(label=object())
        with self.assertRaisesRegex(OverflowError, "width"):
            self.box(width=1 << 70)
        with self.assertRaisesRegex(MLIRError, "'width' is missing"):
            self.box(width=None)
        with self.assertRaises(AttributeError):
            self.box().width = 3

    def test_enum_attributes(self) -> None:
        attr = self.shapes.ColorAttr.get(self.shapes.Color.Red)
        self.assertEqual((str(attr), attr.value), ("#shapes<color red>", self.shapes.Color.Red))

    def test_interfaces(self) -> None:
        made = self.shapes.MakeOp(self.box(), 0, ip=False)
        self.assertTrue(self.shapes.Drawable.isinstance(made))
        self.assertEqual(self.shapes.Drawable(made).opview, made)
        self.assertIsNotNone(self.shapes.Drawable(self.shapes.MakeOp))
        with self.assertRaises(ValueError):
            self.shapes.Drawable(self.shapes.JoinOp)
        with self.assertRaises(TypeError):
            self.shapes.Drawable(3)

    def test_interfaces_of_types_and_attributes(self) -> None:
        box, style = self.box(), self.shapes.StyleAttr.get("left")
        self.assertEqual((self.shapes.Sized(box), self.shapes.Named(style)), (box, style))
        self.assertTrue(self.shapes.Sized.isinstance(box) and self.shapes.Named.isinstance(style))
        for interface, other in ((self.shapes.Sized, self.f32), (self.shapes.Sized, style), (self.shapes.Named, box),
                                 (self.shapes.Named, StringAttr.get("x")), (self.shapes.Named, 3)):
            with self.assertRaises(ValueError):
                interface(other)

    def test_another_context(self) -> None:
        other = Context()
        with other:
            load_dialect(FILE)
            box = self.shapes.BoxType.get(1, 2, True, "red", "x", F32Type.get(), [], context=other)
        self.assertEqual(box.context, other)
        with self.assertRaises((ValueError, MLIRError)):
            self.box(content=F32Type.get(context=other), context=self.context)


if __name__ == "__main__":
    unittest.main()
