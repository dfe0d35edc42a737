"""Builtin attributes, attributes with elements, and the functions that build attributes."""

import array
import gc
import unittest
import weakref

from strata.ir import *


class InContext(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.c.__enter__()
        self.addCleanup(self.c.__exit__, None, None, None)
        self.i32, self.f32 = IntegerType.get_signless(32), F32Type.get()


class AttributesTest(InContext):
    def test_integers(self):
        for width, value in ((8, -128), (8, 255), (64, -(1 << 63)), (64, (1 << 64) - 1), (128, 1 << 100)):
            attr = IntegerAttr.get(IntegerType.get_signless(width), value)
            self.assertEqual((attr.value - value) % (1 << width), 0)
        self.assertEqual(IntegerAttr.get(IntegerType.get_unsigned(64), (1 << 64) - 1).value, (1 << 64) - 1)
        self.assertEqual(IntegerAttr.get(IntegerType.get_signed(8), -1).value, -1)
        self.assertEqual(int(IntegerAttr.get(IndexType.get(), 7)), 7)
        for type, value in ((IntegerType.get_unsigned(8), -1), (IntegerType.get_signed(8), 128), (self.f32, 1)):
            with self.assertRaises(ValueError):
                IntegerAttr.get(type, value)
        with self.assertRaises(AttributeError):
            IntegerAttr.get(self.i32, 1.5)

    def test_booleans_are_integers(self):
        true = Attribute.parse("true")
        self.assertIs(type(true), BoolAttr)
        self.assertTrue(bool(true) and true.value and BoolAttr.get(True) == true)
        self.assertTrue(IntegerAttr.isinstance(true))
        self.assertIs(type(Attribute.parse("1 : i8")), IntegerAttr)
        with self.assertRaises(ValueError):
            BoolAttr(Attribute.parse("1 : i8"))

    def test_floats_and_strings(self):
        self.assertEqual(float(FloatAttr.get_f64(1.5)), 1.5)
        self.assertEqual(FloatAttr.get_f32(0.1).value, 0.10000000149011612)
        with self.assertRaises(TypeError):
            FloatAttr.get_unchecked(self.i32, 1.0)
        s = StringAttr.get(b"\xff\x00a")
        self.assertEqual((s.value_bytes, s.value), (b"\xff\x00a", "\udcff\0a"))
        self.assertEqual(StringAttr.get_typed(self.i32, "a").type, self.i32)

    def test_symbols(self):
        self.assertIs(type(Attribute.parse("@a")), FlatSymbolRefAttr)
        nested = SymbolRefAttr.get(["a", "b", "c"])
        self.assertEqual((str(nested), nested.value), ("@a::@b::@c", ["a", "b", "c"]))
        self.assertEqual(FlatSymbolRefAttr.get("x").value, "x")
        with self.assertRaises(RuntimeError):
            SymbolRefAttr.get([])

    def test_containers(self):
        a = ArrayAttr.get([UnitAttr.get(), TypeAttr.get(self.i32)])
        self.assertEqual((len(a), a[-1].value, list(a + [a[0]])), (2, self.i32, [a[0], a[1], a[0]]))
        with self.assertRaises(IndexError):
            a[2]
        d = DictAttr.get({"b": a, "a": UnitAttr.get()})
        self.assertEqual(([named.name for named in d], d[0].name, d["b"], "a" in d, "c" in d), (["a", "b"], "a", a, True, False))
        with self.assertRaises(KeyError):
            d["c"]
        self.assertEqual(len(DictAttr.get()), 0)
        op = Module.create(Location.unknown()).operation
        for use in (lambda: DictAttr.get({"": a}), lambda: op.attributes.__setitem__("", a), lambda: a.get_named("")):
            with self.assertRaisesRegex(ValueError, "must not be empty"):
                use()

    def test_others(self):
        m = AffineMap.get_identity(2)
        self.assertEqual(AffineMapAttr.get(m).value, m)
        s = IntegerSet.get_empty(1, 0)
        self.assertEqual(IntegerSetAttr.get(s).value, s)
        layout = StridedLayoutAttr.get(1, [4, 1])
        self.assertEqual((layout.offset, layout.strides), (1, [4, 1]))
        self.c.allow_unregistered_dialects = True
        o = OpaqueAttr.get("d", b"text", NoneType.get())
        self.assertEqual((o.dialect_namespace, o.data), ("d", b"text"))

    def test_builders(self):
        def build(kind, value):
            return str(AttrBuilder.get(kind)(value, context=self.c))

        for kind, value, text in (
                ("I32Attr", 1, "1 : i32"), ("SI8Attr", -1, "-1 : si8"), ("UI64Attr", 1, "1 : ui64"), ("IndexAttr", 1, "1 : index"),
                ("BoolAttr", 1, "true"), ("F64Attr", 1, "1.000000e+00 : f64"), ("StrAttr", "a", '"a"'),
                ("FlatSymbolRefAttr", "f", "@f"), ("SymbolRefAttr", ["f", "g"], "@f::@g"), ("TypeAttr", self.i32, "i32"),
                ("I64ArrayAttr", [1, 2], "[1, 2]"), ("StrArrayAttr", ["a"], '["a"]'), ("ArrayAttr", [UnitAttr.get()], "[unit]"),
                ("DenseI64ArrayAttr", [1], "array<i64: 1>"), ("DenseBoolArrayAttr", [True], "array<i1: true>"),
                ("DictionaryAttr", {"a": UnitAttr.get()}, "{a}"), ("UnitAttr", True, "unit"),
                ("I32ElementsAttr", [1, 2], "dense<[1, 2]> : tensor<2xi32>"), ("IndexListArrayAttr", [[1], [2]], "[[1], [2]]")):
            with self.subTest(kind):
                self.assertEqual(build(kind, value).replace("{a = unit}", "{a}").replace(" : i64", ""), text)
        self.assertIsNone(AttrBuilder.get("UnitAttr")(False, context=self.c))
        with self.assertRaises(KeyError):
            AttrBuilder.get("NoSuchAttr")
        with self.assertRaises(TypeError):
            build("ArrayAttr", [1])


class ElementsTest(InContext):
    def test_buffers(self):
        for code, values, text in (("b", [1, -2], "tensor<2xi8>"), ("H", [1, 2], "tensor<2xi16>"), ("i", [1, 2], "tensor<2xi32>"),
                                   ("q", [1, 2], "tensor<2xi64>"), ("f", [1.5, 2], "tensor<2xf32>"), ("d", [1.5, 2], "tensor<2xf64>")):
            with self.subTest(code):
                attr = DenseElementsAttr.get(array.array(code, values))
                self.assertEqual((str(attr.type), list(attr), memoryview(attr).tolist()), (text, values, values))
        self.assertEqual(str(DenseElementsAttr.get(array.array("B", [255]), signless=False)), "dense<255> : tensor<1xui8>")
        flags = memoryview(bytes([1, 0, 1])).cast("?")
        attr = DenseElementsAttr.get(flags)
        self.assertEqual((str(attr), list(attr)), ("dense<[true, false, true]> : tensor<3xi1>", [True, False, True]))
        self.assertEqual(memoryview(attr).tolist(), [True, False, True])

    def test_types_and_shapes(self):
        data = array.array("i", range(6))
        self.assertEqual(str(DenseElementsAttr.get(data, shape=[2, 3]).type), "tensor<2x3xi32>")
        vector = VectorType.get([3, 2], self.i32)
        attr = DenseElementsAttr.get(data, type=vector)
        self.assertEqual(attr.type, vector)
        self.assertEqual(memoryview(attr).tolist(), [[0, 1], [2, 3], [4, 5]])
        index = DenseElementsAttr.get(array.array("q", [1, 2]), type=IndexType.get())
        self.assertEqual((str(index.type), index[1]), ("tensor<2xindex>", 2))
        splat = DenseElementsAttr.get(array.array("i", [7]), shape=[2, 2])
        self.assertEqual((splat.is_splat, splat.get_splat_value().value, len(splat)), (True, 7, 4))
        self.assertEqual(memoryview(splat).tolist(), [[7, 7], [7, 7]])

    def test_invalid_buffers(self):
        data = array.array("i", range(6))
        for call, error in ((lambda: DenseElementsAttr.get(data, shape=[4]), ValueError),
                            (lambda: DenseElementsAttr.get(42), TypeError), (lambda: DenseElementsAttr.get([1]), TypeError),
                            (lambda: DenseElementsAttr.get([]), ValueError),
                            (lambda: DenseElementsAttr.get(memoryview(data)[::2]), ValueError),
                            (lambda: DenseElementsAttr.get(data, shape=[6], type=VectorType.get([6], self.i32)), ValueError),
                            (lambda: DenseElementsAttr.get(data, type=Type.parse("tensor<?xi32>")), ValueError)):
            with self.assertRaises(error):
                call()

    def test_attributes(self):
        attr = DenseElementsAttr.get([FloatAttr.get_f32(1.0), FloatAttr.get_f32(2.0)])
        self.assertEqual((type(attr), list(attr)), (DenseFPElementsAttr, [1.0, 2.0]))
        splat = DenseElementsAttr.get_splat(Type.parse("vector<4xi32>"), IntegerAttr.get(self.i32, 1))
        self.assertEqual(str(splat), "dense<1> : vector<4xi32>")
        with self.assertRaises(ValueError):
            DenseElementsAttr.get_splat(Type.parse("vector<4xf32>"), IntegerAttr.get(self.i32, 1))
        with self.assertRaises(ValueError):
            DenseElementsAttr.get([UnitAttr.get()], type=Type.parse("tensor<2x2xi32>"))
        with self.assertRaises(ValueError):
            attr.get_splat_value()
        with self.assertRaises(IndexError):
            attr[2]

    def test_buffers_of_elements_keep_the_context(self):
        view = memoryview(Attribute.parse("dense<[1, 2]> : tensor<2xi32>", Context()))
        gc.collect()
        self.assertEqual((view.tolist(), view.readonly, view.format, view.shape), ([1, 2], True, "i", (2,)))
        with self.assertRaises(BufferError):
            memoryview(Attribute.parse("dense<1.0> : tensor<2xbf16>"))

    def test_dense_arrays(self):
        for cls, values in ((DenseBoolArrayAttr, [True, False]), (DenseI8ArrayAttr, [1]), (DenseI16ArrayAttr, [1]),
                            (DenseI32ArrayAttr, [1, 2]), (DenseI64ArrayAttr, [1 << 40]), (DenseF32ArrayAttr, [0.5]),
                            (DenseF64ArrayAttr, [0.1])):
            attr = cls.get(values)
            self.assertEqual((list(attr), len(attr), attr[0]), (values, len(values), values[0]))
            self.assertIs(type(Attribute.parse(str(attr))), cls)
            self.assertEqual(list(attr + values), values * 2)
        with self.assertRaises(ValueError):
            DenseI32ArrayAttr(DenseI64ArrayAttr.get([1]))
        with self.assertRaises(OverflowError):
            DenseI8ArrayAttr.get([128])

    def test_resources_keep_the_buffer(self):
        class Data(array.array):
            pass

        data = Data("q", [1, 2, 3])
        released = weakref.ref(data)
        context = Context()
        with context:
            attr = DenseResourceElementsAttr.get_from_buffer(data, "blob", Type.parse("tensor<3xi64>"))
        self.assertEqual(str(attr), "dense_resource<blob> : tensor<3xi64>")
        del data
        gc.collect()
        self.assertIsNotNone(released())
        del attr, context
        gc.collect()
        self.assertIsNone(released())
        with self.assertRaises(ValueError):
            DenseResourceElementsAttr.get_from_buffer(array.array("q", [1]), "b", Type.parse("tensor<1xi64>"), alignment=3)
        with self.assertRaises(TypeError):
            DenseResourceElementsAttr.get_from_buffer([1], "b", Type.parse("tensor<1xi64>"))


if __name__ == "__main__":
    unittest.main()
