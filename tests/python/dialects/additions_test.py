# Part of Strata, under the Apache License v2.0. See LICENSE.
"""What the modules of dialects add to the generated classes."""

import unittest

from strata.dialects import affine, arith, builtin, cf, complex, func, gpu, index, llvm, memref, scf, tensor
from strata.ir import (
    AffineConstantExpr, AffineDimExpr, AffineMap, Attribute, ComplexType, Context, DenseElementsAttr, F32Type, F64Type, FloatAttr,
    FunctionType, IndexType, InsertionPoint, IntegerAttr, IntegerSet, IntegerType, Location, MemRefType, MLIRError, Module,
    RankedTensorType, StringAttr, Type, UnitAttr, VectorType,
)


class BuildingTest(unittest.TestCase):
    """Builds IR in a new module."""

    def setUp(self) -> None:
        self.context = Context()
        self.context.__enter__()
        self.location = Location.unknown()
        self.location.__enter__()
        self.module = Module.create()
        self.point = InsertionPoint(self.module.body)
        self.point.__enter__()
        self.i32, self.f32, self.index = IntegerType.get_signless(32), F32Type.get(), IndexType.get()

    def tearDown(self) -> None:
        self.point.__exit__(None, None, None)
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)

    def expect(self, text: str) -> None:
        """Verifies the module and compares its text."""
        self.module.operation.verify()
        lines = [line.strip() for line in text.strip().splitlines()]
        self.assertEqual([line.strip() for line in str(self.module).strip().splitlines() if line.strip()], lines)


class ArithTest(BuildingTest):
    def test_constants(self) -> None:
        self.assertEqual(arith.ConstantOp(self.i32, 42).literal_value, 42)
        self.assertEqual(arith.ConstantOp(self.f32, 1.5).literal_value, 1.5)
        self.assertEqual(arith.ConstantOp(value=IntegerAttr.get(self.i32, 7), result=self.i32).literal_value, 7)
        self.assertEqual(arith.ConstantOp.create_index(3).type, self.index)
        self.assertEqual(arith.constant(self.index, -1).type, self.index)
        vector = VectorType.get([2], self.i32)
        self.assertEqual(str(arith.ConstantOp(vector, [1, 2]).value), "dense<[1, 2]> : vector<2xi32>")
        self.assertEqual(str(arith.ConstantOp(vector, 5).value), "dense<5> : vector<2xi32>")

    def test_constant_errors(self) -> None:
        with self.assertRaises(ValueError):
            arith.ConstantOp(VectorType.get([2], self.i32), [1, 2]).literal_value
        with self.assertRaises(TypeError):
            arith.ConstantOp(self.i32, "x")
        with self.assertRaises(TypeError):
            arith.ConstantOp(Type.parse("!llvm.ptr"), 1)
        with self.assertRaises(TypeError):
            arith.ConstantOp(self.i32)

    def test_other_constants(self) -> None:
        self.assertEqual(index.ConstantOp(42).literal_value, 42)
        number = complex.ConstantOp(ComplexType.get(F64Type.get()), 1 + 2j)
        self.assertEqual(number.literal_value, 1 + 2j)
        self.expect("""
            module {
            %idx42 = index.constant 42
            %cst = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
            }""")


class FuncTest(BuildingTest):
    def test_members(self) -> None:
        function = func.FuncOp("f", ([self.i32], [self.f32]), visibility="private")
        self.assertEqual(function.name, StringAttr.get("f"))
        self.assertEqual(function.type, FunctionType.get([self.i32], [self.f32]))
        self.assertEqual(function.visibility, StringAttr.get("private"))
        self.assertTrue(function.is_external)
        with self.assertRaises(IndexError):
            function.entry_block
        block = function.add_entry_block()
        self.assertFalse(function.is_external)
        self.assertEqual(function.entry_block, block)
        self.assertEqual(len(function.arguments), 1)
        with self.assertRaises(IndexError):
            function.add_entry_block()
        function.arg_attrs = [Attribute.parse("{a}")]
        self.assertEqual(str(function.arg_attrs), "[{a}]")
        self.assertEqual(len(function.result_attrs), 0)

    def test_calls(self) -> None:
        callee = func.FuncOp("callee", ([self.i32], [self.i32, self.i32]), visibility="private")
        with InsertionPoint(func.FuncOp("caller", ([self.i32], [])).add_entry_block()) as point:
            argument = point.block.arguments[0]
            func.CallOp(callee, [argument])
            func.CallOp([self.i32, self.i32], "callee", [argument])
            func.CallOp("callee", [self.i32, self.i32], [argument])
            func.ReturnOp([])
        with self.assertRaises(ValueError):
            func.CallOp(callee, [], [])
        with self.assertRaises(ValueError):
            func.CallOp(callee, 3)
        with self.assertRaises(ValueError):
            func.CallOp([self.i32], 3)
        self.expect("""
            module {
            func.func private @callee(i32) -> (i32, i32)
            func.func @caller(%arg0: i32) {
            %0:2 = call @callee(%arg0) : (i32) -> (i32, i32)
            %1:2 = call @callee(%arg0) : (i32) -> (i32, i32)
            %2:2 = call @callee(%arg0) : (i32) -> (i32, i32)
            return
            }
            }""")

    def test_from_py_func(self) -> None:
        @func.FuncOp.from_py_func(self.i32, self.i32)
        def add(a, b):
            return arith.addi(a, b)

        @func.FuncOp.from_py_func(self.i32, results=[self.i32], name="other")
        def named(a, func_op):
            self.assertIsInstance(func_op, func.FuncOp)
            return [add(a, a)]

        @func.func()
        def nothing():
            pass

        @func.func(self.i32)
        def returned(a):
            func.ReturnOp([a, a])

        self.assertEqual(add.func_op.name.value, "add")
        self.expect("""
            module {
            func.func @add(%arg0: i32, %arg1: i32) -> i32 {
            %0 = arith.addi %arg0, %arg1 : i32
            return %0 : i32
            }
            func.func @other(%arg0: i32) -> i32 {
            %0 = call @add(%arg0, %arg0) : (i32, i32) -> i32
            return %0 : i32
            }
            func.func @nothing() {
            return
            }
            func.func @returned(%arg0: i32) -> (i32, i32) {
            return %arg0, %arg0 : i32, i32
            }
            }""")

    def test_body_builder(self) -> None:
        func.FuncOp("f", ([], []), body_builder=lambda function: func.ReturnOp([]))
        self.expect("""
            module {
            func.func @f() {
            return
            }
            }""")


class ScfTest(BuildingTest):
    def test_for(self) -> None:
        @func.func(self.index)
        def loops(n):
            zero = arith.constant(self.index, 0)
            for i, total, result in scf.for_(0, n, 1, iter_args=[zero]):
                scf.yield_([arith.addi(total, i)])
            for i in scf.for_(n):
                scf.yield_([])
            return result

        self.expect("""
            module {
            func.func @loops(%arg0: index) -> index {
            %c0 = arith.constant 0 : index
            %c0_0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %0 = scf.for %arg1 = %c0_0 to %arg0 step %c1 iter_args(%arg2 = %c0) -> (index) {
            %1 = arith.addi %arg2, %arg1 : index
            scf.yield %1 : index
            }
            %c0_1 = arith.constant 0 : index
            %c1_2 = arith.constant 1 : index
            scf.for %arg1 = %c0_1 to %arg0 step %c1_2 {
            }
            return %0 : index
            }
            }""")

    def test_if(self) -> None:
        condition = arith.constant(IntegerType.get_signless(1), 1)
        one = scf.IfOp(condition)
        self.assertIsNone(one.else_block)
        with InsertionPoint(one.then_block):
            scf.yield_([])
        both = scf.IfOp(condition, [self.i32], has_else=True)
        for block, number in ((both.then_block, 1), (both.else_block, 2)):
            with InsertionPoint(block):
                scf.yield_([arith.constant(self.i32, number)])
        self.module.operation.verify()

    def test_while_forall_and_switch(self) -> None:
        zero = arith.constant(self.i32, 0)
        loop = scf.WhileOp([self.i32], [zero])
        self.assertEqual(list(loop.inits), [zero])
        forall = scf.ForallOp([0], [arith.constant(self.index, 8)], [1])
        self.assertEqual((forall.rank, len(forall.induction_variables)), (1, 1))
        with InsertionPoint(forall.body):
            scf.InParallelOp()
        with self.assertRaises(ValueError):
            scf.ForallOp([0], [1, 2], [1])
        switch = scf.IndexSwitchOp([], arith.constant(self.index, 1), [1, 5],
                                   case_body_builder=lambda op, i, case: scf.yield_([]),
                                   default_body_builder=lambda op: scf.yield_([]))
        self.assertEqual((len(switch.case_blocks), switch.case_block(1)), (2, switch.regions[2].blocks[0]))
        switch.verify()
        forall.verify()


class MemoryTest(BuildingTest):
    def test_memref(self) -> None:
        buffer = memref.alloc(MemRefType.get([8, 4], self.f32))
        zero = arith.constant(self.index, 0)
        memref.store(memref.load(buffer, [zero, zero]), buffer, [zero, zero])
        part = memref.subview(buffer, [2, 0], [4, 4], [1, 1])
        self.assertEqual(str(part.type), "memref<4x4xf32, strided<[4, 1], offset: 8>>")
        whole = memref.subview(buffer, [0, 0], [8, 4], [1, 1])
        self.assertEqual(str(whole.type), "memref<8x4xf32>")
        with self.assertRaises(ValueError):
            memref.subview(buffer, [zero, 0], [4, 4], [1, 1])
        with self.assertRaises(ValueError):
            memref.subview(buffer, [0], [4, 4], [1, 1])
        mixed = memref.subview(buffer, [zero, 0], [4, 4], [1, 1],
                               result_type=Type.parse("memref<4x4xf32, strided<[4, 1], offset: ?>>"))
        self.assertEqual(list(mixed.owner.opview.static_sizes), [4, 4])
        self.module.operation.verify()

    def test_tensor(self) -> None:
        n = arith.constant(self.index, 3)
        value = tensor.empty([2, n], self.f32)
        self.assertEqual(str(value.type), "tensor<2x?xf32>")
        part = tensor.extract_slice(RankedTensorType.get([1, 1], self.f32), value, [0, n], [1, 1], [1, 1])
        tensor.insert_slice(part, value, [0, 0], [1, 1], [1, 1])
        generate = tensor.GenerateOp(value.type, [n])
        self.assertEqual(len(generate.block.arguments), 2)
        with InsertionPoint(generate.block):
            tensor.yield_(arith.constant(self.f32, 0.0))
        self.module.operation.verify()

    def test_affine(self) -> None:
        buffer = memref.alloc(MemRefType.get([10], self.f32))
        start = arith.constant(self.f32, 0.0)
        for i, total, result in affine.for_(0, 10, iter_args=[start]):
            affine.yield_([arith.addf(total, affine.load(buffer, [i]))])
        affine.store(result, buffer, [arith.constant(self.index, 0)])
        self.assertEqual(affine.AffineForOp(0, arith.constant(self.index, 3), 2).induction_variable.type, self.index)
        condition = IntegerSet.get(1, 0, [AffineDimExpr.get(0)], [True])
        op = affine.AffineIfOp(condition, cond_operands=[arith.constant(self.index, 0)], has_else=True)
        self.assertIsNotNone(op.else_block)
        with self.assertRaises(ValueError):
            affine.AffineIfOp(condition, [self.f32])
        with self.assertRaises(ValueError):
            affine.AffineForOp(arith.constant(self.index, 0), 3, lower_bound_operands=[start])


class OthersTest(BuildingTest):
    def test_builtin_module(self) -> None:
        inner = builtin.ModuleOp(sym_name="inner")
        with InsertionPoint(inner.body):
            func.FuncOp("f", ([], []), visibility="private")
        self.expect("""
            module {
            module @inner {
            func.func private @f()
            }
            }""")

    def test_branches(self) -> None:
        function = func.FuncOp("f", ([IntegerType.get_signless(1)], []))
        entry = function.add_entry_block()
        other = entry.create_after(self.i32)
        with InsertionPoint(entry):
            one = arith.constant(self.i32, 1)
            cf.cond_br(entry.arguments[0], [one], [one], other, other)
        with InsertionPoint(other):
            func.return_([])
        self.assertEqual(list(entry.operations)[-1].trueDestOperands[0], one)
        self.module.operation.verify()

    def test_gpu(self) -> None:
        self.module.operation.attributes["gpu.container_module"] = UnitAttr.get()
        kernels = gpu.GPUModuleOp("kernels")
        with InsertionPoint(kernels.body):
            kernel = gpu.GPUFuncOp(([self.f32], []), "kernel", kernel=True, body_builder=lambda op: gpu.return_([]))
        self.assertEqual((kernel.name.value, kernel.is_kernel, kernel.arguments), ("kernel", True, [self.f32]))
        with self.assertRaises(RuntimeError):
            kernel.add_entry_block()
        self.module.operation.verify()

    def test_llvm(self) -> None:
        self.assertEqual(str(llvm.mlir_constant(IntegerAttr.get(self.i32, 3)).type), "i32")
        self.assertEqual(llvm.ConstantOp(self.f32, 2.0).value, FloatAttr.get(self.f32, 2.0))
        pointer = llvm.PointerType.get(3)
        self.assertEqual((str(pointer), pointer.address_space, str(llvm.PointerType.get())), ("!llvm.ptr<3>", 3, "!llvm.ptr"))
        literal = llvm.StructType.get_literal([self.i32, pointer], packed=True)
        self.assertIsInstance(literal, llvm.StructType)
        self.assertEqual((literal.name, literal.packed, literal.body), (None, True, [self.i32, pointer]))
        named = llvm.StructType.get_identified("s")
        self.assertEqual((named.name, named.opaque, named.body), ("s", True, None))
        named.set_body([self.i32])
        self.assertEqual(named.body, [self.i32])
        with self.assertRaises(ValueError):
            named.set_body([self.f32])
        with self.assertRaises(MLIRError):
            llvm.StructType.get_literal([Type.parse("!llvm.void")])


if __name__ == "__main__":
    unittest.main()
