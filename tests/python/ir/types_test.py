"""Builtin types, affine objects and integer sets."""

import unittest

from strata import ir
from strata.extras import types as T
from strata.ir import *


class InContext(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.c.__enter__()
        self.addCleanup(self.c.__exit__, None, None, None)


class TypesTest(InContext):
    def test_integers(self):
        for get, text, flags in ((IntegerType.get_signless, "i8", (True, False, False)),
                                 (IntegerType.get_signed, "si8", (False, True, False)),
                                 (IntegerType.get_unsigned, "ui8", (False, False, True))):
            t = get(8)
            self.assertEqual((str(t), t.width, (t.is_signless, t.is_signed, t.is_unsigned)), (text, 8, flags))
            self.assertEqual(IntegerType.get(8, t.signedness), t)
        self.assertEqual(IntegerType.static_typeid, IntegerType.get_signless(1).typeid)
        with self.assertRaises(OverflowError):
            IntegerType.get_signless(-1)
        with self.assertRaises(ValueError):
            IntegerType.get_signless(1 << 30)

    def test_floats(self):
        widths = {"Float4E2M1FNType": 4, "Float6E2M3FNType": 6, "Float8E5M2Type": 8, "BF16Type": 16, "F16Type": 16,
                  "FloatTF32Type": 19, "F32Type": 32, "F64Type": 64}
        classes = [cls for cls in vars(ir).values()
                   if isinstance(cls, type) and issubclass(cls, FloatType) and cls is not FloatType]
        self.assertEqual(len(classes), 16)
        for cls in classes:
            t = cls.get()
            with self.subTest(str(t)):
                self.assertIs(type(Type.parse(str(t))), cls)
                self.assertEqual(t.width, widths.get(cls.__name__, t.width))
                self.assertTrue(FloatType.isinstance(t) and cls.isinstance(t))
                self.assertIs(type(FloatType(t)), FloatType)
        self.assertFalse(F16Type.isinstance(F32Type.get()))

    def test_shaped_types(self):
        f32 = F32Type.get()
        tensor = RankedTensorType.get([2, ShapedType.get_dynamic_size()], f32, StringAttr.get("e"))
        self.assertEqual(str(tensor), 'tensor<2x?xf32, "e">')
        self.assertEqual((tensor.rank, tensor.has_static_shape, tensor.is_dynamic_dim(1), tensor.get_dim_size(0)),
                         (2, False, True, 2))
        self.assertEqual(tensor.encoding, StringAttr.get("e"))
        self.assertIsNone(RankedTensorType.get([], f32).encoding)
        unranked = UnrankedTensorType.get(f32)
        self.assertFalse(unranked.has_rank)
        for read in (lambda: unranked.rank, lambda: unranked.shape, lambda: unranked.get_dim_size(0)):
            with self.assertRaises(ValueError):
                read()
        with self.assertRaises(IndexError):
            tensor.get_dim_size(2)
        with self.assertRaisesRegex(MLIRError, "Invalid type"):
            RankedTensorType.get([-7], f32)
        with self.assertRaises(MLIRError):
            UnrankedTensorType.get(tensor)
        with self.assertRaises(ValueError):
            ShapedType(f32)

    def test_vectors(self):
        f32 = F32Type.get()
        t = VectorType.get([2, 4], f32, scalable=[False, True])
        self.assertEqual((str(t), t.scalable, t.scalable_dims), ("vector<2x[4]xf32>", True, [False, True]))
        self.assertEqual(VectorType.get([2, 4], f32, scalable_dims=[1]), t)
        for arguments in ({"scalable": [True]}, {"scalable_dims": [2]}, {"scalable": [True, True], "scalable_dims": [0]}):
            with self.assertRaises(ValueError):
                VectorType.get([2, 4], f32, **arguments)
        with self.assertRaises(MLIRError):
            VectorType.get([0], f32)

    def test_memrefs(self):
        f32 = F32Type.get()
        layout = StridedLayoutAttr.get(4, [8, 1])
        t = MemRefType.get([2, 3], f32, layout, IntegerAttr.get(IntegerType.get_signless(64), 2))
        self.assertEqual(str(t), "memref<2x3xf32, strided<[8, 1], offset: 4>, 2>")
        self.assertEqual((t.layout, t.get_strides_and_offset(), t.memory_space.value), (layout, ([8, 1], 4), 2))
        self.assertEqual(str(t.affine_map), "(d0, d1) -> (d0 * 8 + d1 + 4)")
        self.assertIsNone(MemRefType.get([2], f32).memory_space)
        with self.assertRaises(ValueError):
            MemRefType(Type.parse("memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>")).get_strides_and_offset()
        self.assertEqual(str(UnrankedMemRefType.get(f32, None)), "memref<*xf32>")

    def test_composed_types(self):
        f32, i1 = F32Type.get(), IntegerType.get_signless(1)
        f = FunctionType.get([f32, i1], [f32])
        self.assertEqual((str(f), f.inputs, f.results), ("(f32, i1) -> f32", [f32, i1], [f32]))
        t = TupleType.get_tuple([f32, i1])
        self.assertEqual((t.num_types, t.get_type(1)), (2, i1))
        with self.assertRaises(IndexError):
            t.get_type(2)
        self.assertEqual(ComplexType.get(f32).element_type, f32)
        with self.assertRaises(ValueError):
            ComplexType.get(t)
        o = OpaqueType.get("dialect", "text")
        self.assertEqual((o.dialect_namespace, o.data), ("dialect", "text"))

    def test_contexts_of_arguments_are_used_outside_of_with(self):
        f32 = F32Type.get(self.c)
        self.c.__exit__(None, None, None)
        try:
            self.assertEqual(str(RankedTensorType.get([2], f32)), "tensor<2xf32>")
            self.assertEqual(str(FunctionType.get([f32], [])), "(f32) -> ()")
            self.assertEqual(str(TupleType.get_tuple([f32])), "tuple<f32>")
            self.assertEqual(str(ArrayAttr.get([TypeAttr.get(f32)])), "[f32]")
        finally:
            self.c.__enter__()

    def test_short_names(self):
        self.assertEqual(str(T.tensor(2, 3, T.f32())), "tensor<2x3xf32>")
        self.assertEqual(str(T.memref(T.i32())), "memref<*xi32>")
        self.assertEqual(str(T.vector(4, T.bool())), "vector<4xi1>")
        self.assertEqual(str(T.function([T.index()], [T.cmp32()])), "(index) -> complex<f32>")
        self.assertEqual(str(T.tuple(T.si(4), T.ui(4))), "tuple<si4, ui4>")
        with self.assertRaises(ValueError):
            T.tensor(2, 3)


class AffineTest(InContext):
    def test_arithmetic(self):
        d0, d1, s0 = AffineExpr.get_dim(0), AffineExpr.get_dim(1), AffineExpr.get_symbol(0)
        for expr, text, cls in ((d0 + 1, "d0 + 1", AffineAddExpr), (2 * d0, "d0 * 2", AffineMulExpr),
                                (d0 % 3, "d0 mod 3", AffineModExpr), (d0 - d1, "d0 - d1", AffineAddExpr),
                                (5 - d0, "-d0 + 5", AffineAddExpr), (d0 // 2, "d0 floordiv 2", AffineFloorDivExpr),
                                (AffineExpr.get_ceil_div(d0, 2), "d0 ceildiv 2", AffineCeilDivExpr),
                                (s0 * d0, "d0 * s0", AffineMulExpr)):
            with self.subTest(text):
                self.assertEqual(str(expr), text)
                self.assertIs(type(expr), cls)
        self.assertEqual(type(AffineExpr.get_constant(1) + 2), AffineConstantExpr)
        self.assertEqual(AffineConstantExpr.get(5).value, 5)
        self.assertEqual((d1.position, s0.position), (1, 0))
        self.assertEqual(((d0 + d1).lhs, (d0 + d1).rhs), (d0, d1))
        with self.assertRaises(ValueError):
            d0 * d1
        with self.assertRaises(ValueError):
            AffineDimExpr(s0)
        with self.assertRaises(ValueError):
            AffineExpr.get_dim(-1)
        self.assertEqual(str((d0 + d1).compose(AffineMap.get(1, 0, [d0, d0 + 1]))), "d0 + d0 + 1")
        self.assertEqual(str((d0 + d1).shift_dims(2, 3)), "d3 + d4")
        self.assertEqual(AffineExpr.simplify_affine_expr(d0 - d0, 1, 0), AffineExpr.get_constant(0))

    def test_maps(self):
        d0, d1, s0 = AffineExpr.get_dim(0), AffineExpr.get_dim(1), AffineExpr.get_symbol(0)
        m = AffineMap.get(2, 1, [d1 + s0, d0, d1])
        self.assertEqual((m.n_dims, m.n_symbols, m.n_inputs, m.results), (2, 1, 3, [d1 + s0, d0, d1]))
        self.assertEqual(m.get_submap([1]).results, [d0])
        self.assertEqual(m.get_major_submap(1).results, [d1 + s0])
        self.assertEqual(m.get_minor_submap(2).results, [d0, d1])
        self.assertEqual(str(m.replace(d0, d1, 2, 1)), "(d0, d1)[s0] -> (d1 + s0, d1, d1)")
        p = AffineMap.get_permutation([1, 0])
        self.assertTrue(p.is_permutation and p.is_projected_permutation)
        self.assertEqual(str(AffineMap.get_minor_identity(3, 1)), "(d0, d1, d2) -> (d2)")
        self.assertEqual(str(AffineMap.get_constant(4)), "() -> (4)")
        self.assertEqual(AffineMap.get_permutation([]), AffineMap.get_empty())
        unused = AffineMap.get(0, 2, [AffineExpr.get_symbol(1)])
        self.assertEqual([str(x) for x in AffineMap.compress_unused_symbols([unused])], ["()[s0] -> (s0)"])
        for call, error in ((lambda: AffineMap.get(0, 0, [d0]), RuntimeError),
                            (lambda: AffineMap.get_permutation([0, 0]), RuntimeError),
                            (lambda: AffineMap.get(-1, 0, []), ValueError),
                            (lambda: AffineMap.get(1, 0, ["d0"]), TypeError),
                            (lambda: m.get_submap([3]), ValueError), (lambda: m.get_major_submap(4), ValueError),
                            (lambda: AffineMap.get_minor_identity(1, 2), ValueError)):
            with self.assertRaises(error):
                call()

    def test_sets(self):
        d0, s0 = AffineExpr.get_dim(0), AffineExpr.get_symbol(0)
        s = IntegerSet.get(1, 1, [d0 - s0, d0], [True, False])
        self.assertEqual(str(s), "(d0)[s0] : (d0 - s0 == 0, d0 >= 0)")
        self.assertEqual((s.n_dims, s.n_symbols, s.n_inputs, s.n_equalities, s.n_inequalities), (1, 1, 2, 1, 1))
        self.assertEqual([(x.expr, x.is_eq) for x in s.constraints], [(d0 - s0, True), (d0, False)])
        self.assertTrue(IntegerSet.get_empty(1, 0).is_canonical_empty)
        self.assertEqual(str(s.get_replaced([d0 + 1], [s0], 1, 1)), "(d0)[s0] : (d0 - s0 + 1 == 0, d0 + 1 >= 0)")
        for call in (lambda: IntegerSet.get(1, 0, [], []), lambda: IntegerSet.get(1, 0, [d0], [True, False]),
                     lambda: s.get_replaced([], [s0], 0, 1)):
            with self.assertRaises(ValueError):
                call()


if __name__ == "__main__":
    unittest.main()
