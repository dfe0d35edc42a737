"""Generated classes, passes, threads and errors: P54 to P74 of the seed's checklist."""

import concurrent.futures
import inspect
import os
import tempfile
import threading
import unittest

from strata import introspection
from strata._libs import _strata
from strata.dialects import arith, func, memref, scf
from strata.ir import *
from strata.passmanager import PassManager
from strata.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily, walk_and_apply_patterns

_cext = _strata

TOY = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "toy"; }
def TwiceOp : Op<Toy_Dialect, "twice", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$value);
  let results = (outs I32:$result);
}
"""


class WithContext(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.c.__enter__()
        self.addCleanup(self.c.__exit__, None, None, None)
        loc = Location.unknown()
        loc.__enter__()
        self.addCleanup(loc.__exit__, None, None, None)
        self.i32 = IntegerType.get_signless(32)
        self.index = IndexType.get()
        self.m = Module.create()
        ip = InsertionPoint(self.m.body)
        ip.__enter__()
        self.addCleanup(ip.__exit__, None, None, None)


class Generated(WithContext):
    def test_P54_all_operations_have_classes(self):
        for name in ("arith", "cf", "func", "math", "memref", "scf", "tensor", "vector"):
            module = __import__(f"strata.dialects.{name}", fromlist=["*"])
            classes = {cls.OPERATION_NAME for cls in vars(module).values()
                       if inspect.isclass(cls) and issubclass(cls, OpView) and hasattr(cls, "OPERATION_NAME")}
            declared = {info.name for info in introspection.operations(name)}
            self.assertEqual(declared - classes, set(), name)

    def test_P55_generated_module(self):
        import strata.dialects._arith_ops_gen as generated

        self.assertTrue(issubclass(generated.AddIOp, OpView))
        self.assertTrue(issubclass(arith.AddIOp, generated.AddIOp))

    def test_P56_search_prefixes(self):
        prefixes = list(_cext.globals.dialect_search_modules)
        self.addCleanup(setattr, _cext.globals, "dialect_search_modules", prefixes)
        _cext.globals.append_dialect_search_prefix("p.d")
        self.assertEqual(_cext.globals.dialect_search_modules, prefixes + ["p.d"])

    def test_P57_names(self):
        from strata.dialects._arith_ops_gen import _Dialect

        self.assertEqual(_Dialect.DIALECT_NAMESPACE, "arith")
        self.assertEqual(arith.AddIOp.OPERATION_NAME, "arith.addi")

    def test_P58_private_names(self):
        import strata.dialects._arith_ops_gen as generated

        self.assertTrue(any(name.startswith("_ods_") for name in vars(generated)))

    def test_P59_accessors(self):
        c = arith.ConstantOp(self.i32, 1)
        add = arith.AddIOp(c, c)
        self.assertEqual((add.lhs, add.rhs), (c.result, c.result))
        c.operation.attributes["value"] = IntegerAttr.get(self.i32, 2)
        self.assertEqual(IntegerAttr(c.value).value, 2)
        alloc = memref.AllocOp(MemRefType.get([4], self.i32), [], [])
        self.assertIsNone(alloc.alignment)
        alloc.alignment = IntegerAttr.get(IntegerType.get_signless(64), 8)
        self.assertEqual(alloc.alignment.value, 8)
        del alloc.alignment
        self.assertIsNone(alloc.alignment)

    def test_P60_specifications(self):
        self.assertEqual(scf.ForOp._ODS_REGIONS, (1, True))
        self.assertEqual(list(memref.AllocOp._ODS_OPERAND_SEGMENTS), [-1, -1])

    def test_P61_constructors(self):
        one = arith.ConstantOp(self.i32, 1)
        self.assertEqual(arith.AddIOp(one, one).result.type, self.i32)
        with self.assertRaises(TypeError):
            arith.AddIOp()
        flag = arith.ConstantOp(IntegerType.get_signless(1), 1)
        branches = scf.IfOp(flag, [])
        self.assertEqual(len(branches.regions), 2)

    def test_P62_variadic_groups(self):
        size = arith.ConstantOp(self.index, 4)
        alloc = memref.AllocOp(MemRefType.get([ShapedType.get_dynamic_size()] * 2, self.i32), [size, size], [])
        self.assertEqual((len(alloc.dynamicSizes), len(alloc.symbolOperands)), (2, 0))
        launch = scf.ParallelOp([], [size] * 2, [size] * 2, [size] * 2, [])
        self.assertEqual([len(group) for group in (launch.lowerBound, launch.upperBound, launch.step, launch.initVals)],
                         [2, 2, 2, 0])

    def test_P63_build_generic(self):
        size = arith.ConstantOp(self.index, 4)
        op = memref.AllocOp.build_generic(results=[MemRefType.get([ShapedType.get_dynamic_size()], self.i32)],
                                          operands=[[size], []])
        self.assertIsInstance(op, memref.AllocOp)
        self.assertEqual(list(op.operation.attributes["operandSegmentSizes"]), [1, 0])

    def test_P64_register_operation(self):
        from strata.dialects._arith_ops_gen import _Dialect

        original = arith.AddIOp
        with self.assertRaises(RuntimeError):
            @_cext.register_operation(_Dialect)
            class Second(original):
                pass

        self.addCleanup(lambda: _cext.register_operation(_Dialect, replace=True)(original))

        @_cext.register_operation(_Dialect, replace=True)
        class MyAddIOp(original):
            pass

        one = arith.ConstantOp(self.i32, 1)
        op = Operation.create("arith.addi", results=[self.i32], operands=[one, one])
        self.assertIs(type(op.operation.opview), MyAddIOp)

    def test_P65_own_constructor(self):
        class Twice(arith.AddIOp):
            def __init__(self, value, *, loc=None, ip=None):
                super(arith.AddIOp, self).__init__(
                    self.build_generic(results=[value.type], operands=[value, value], loc=loc, ip=ip))

        one = arith.ConstantOp(self.i32, 1)
        self.assertEqual(Twice(one.result).rhs, one.result)

    def test_P66_value_builders_and_casters(self):
        one = arith.constant(self.i32, 1)
        self.assertIsInstance(one, Value)
        self.assertEqual(str(arith.addi(one, one).type), "i32")
        self.assertTrue(callable(scf.yield_))

    def test_P67_classes_of_types_and_attributes(self):
        from strata.dialects import llvm

        t = Type.parse("!llvm.array<4 x i8>")
        self.assertIs(type(t), llvm.LLVMArrayType)
        self.assertEqual(str(t), "!llvm.array<4 x i8>")
        folder = os.path.dirname(arith.__file__)
        for name in ("_arith_ops_gen", "_arith_enum_gen"):
            self.assertTrue(os.path.exists(os.path.join(folder, name + ".pyi")))

    def test_P68_load_dialect(self):
        from strata.loading import load_dialect

        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Toy.td")
            with open(path, "w") as file:
                file.write(TOY)
            toy = load_dialect(path)
        one = arith.ConstantOp(self.i32, 1)
        op = toy.TwiceOp(one)
        self.assertEqual((str(op.result.type), op.value), ("i32", one.result))
        self.assertIs(type(op.operation.opview), toy.TwiceOp)

    def test_P69_type_over_its_C_API(self):
        t = Type.parse("!llvm.array<4 x i8>")
        self.assertEqual(capi.mlirLLVMArrayTypeGetElementType(t), IntegerType.get_signless(8))
        with self.assertRaises(TypeError):
            capi.mlirLLVMArrayTypeGetElementType(self.i32)

    def test_P71_helpers_of_a_dialect(self):
        f = func.FuncOp("f", ([self.i32], []))
        f.add_entry_block()
        capi.mlirFuncSetArgAttr(f, 0, "test.a", UnitAttr.get())
        self.assertIn("test.a", str(f.operation.attributes["arg_attrs"]))
        with self.assertRaises(IndexError):
            capi.mlirFuncSetArgAttr(f, 1, "test.a", UnitAttr.get())


class Around(unittest.TestCase):
    def test_P70_passes_and_patterns(self):
        c = Context()
        m = Module.parse("func.func @f() -> i32 { %0 = arith.constant 1 : i32\n %1 = arith.constant 1 : i32\n"
                         "%2 = arith.muli %0, %1 : i32\n return %2 : i32 }", c)
        PassManager.parse("builtin.module(cse)", c).run(m.operation)
        self.assertEqual(str(m).count("arith.constant"), 1)
        names = []
        manager = PassManager.parse("builtin.module(func.func(cse))", c)
        manager.add(lambda op, pass_: names.append(op.operation.name))
        manager.run(m.operation)
        self.assertEqual(names, ["builtin.module"])

        def to_add(op, rewriter):
            with rewriter.ip:
                rewriter.replace_op(op, arith.AddIOp(op.lhs, op.rhs, loc=op.location))

        patterns = RewritePatternSet(c)
        patterns.add(arith.MulIOp, to_add)
        frozen = patterns.freeze()
        walk_and_apply_patterns(m, frozen)
        self.assertIn("arith.addi", str(m))
        apply_patterns_and_fold_greedily(m, frozen)
        self.assertNotIn("arith.addi", str(m))

    def test_P72_eight_threads(self):
        def build(value):
            with Context():
                module = Module.create(loc=Location.file("foo.txt", 0, 0))
                with InsertionPoint(module.body), Location.name("a"):
                    arith.constant(IntegerType.get_signless(64), value)
            return module

        with concurrent.futures.ThreadPoolExecutor(max_workers=8) as executor:
            modules = list(executor.map(build, range(8)))
        self.assertEqual([f"arith.constant {i} : i64" in str(module) for i, module in enumerate(modules)], [True] * 8)

    def test_P73_printing_and_errors_in_threads(self):
        c = Context()
        m = Module.parse("func.func @f() { return }", c)
        c.attach_diagnostic_handler(lambda diagnostic: True)

        def work():
            for _ in range(50):
                assert str(m).startswith("module")
                with c:
                    Location.unknown().emit_error("an error")

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def test_P74_errors_have_diagnostics(self):
        c = Context()
        with self.assertRaises(MLIRError) as caught:
            Module.parse("func.func @f() { %0 = arith.addi %x, %x : i32 }", c)
        self.assertEqual(len(caught.exception.error_diagnostics), 1)
        self.assertIn("undeclared", caught.exception.error_diagnostics[0].message)
        messages = []

        def handle(diagnostic):
            messages.append((diagnostic.severity, diagnostic.message))
            return True

        handler = c.attach_diagnostic_handler(handle)
        with c:
            Location.unknown().emit_error("hello")
        handler.detach()
        self.assertEqual(messages, [(DiagnosticSeverity.ERROR, "hello")])


if __name__ == "__main__":
    unittest.main()
