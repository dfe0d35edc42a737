# Types and attributes of the dialect python are parsed by both producers and kept by a tool that does not know the dialect.
# RUN: %PYTHON %s > %t.mlir
# RUN: %opt %t.mlir | FileCheck %s
# RUN: %if mlir-opt %{ mlir-opt --allow-unregistered-dialect %t.mlir | %opt | FileCheck %s %}
# The dialect's pure operations are erased if they are unused; random numbers are not.
# RUN: %opt %t.mlir --canonicalize | FileCheck %s --check-prefix=PURE --implicit-check-not=python

from fleet_frontend import load_dialects
from fleet_ir import Builder, ModuleOp
from strata.dialects import arith
from strata.ir import Context, IntegerType, Location, StringAttr, Type

with Context(), Location.unknown():
    python, numpy = load_dialects()
    module = ModuleOp(ip=False)
    i32 = IntegerType.get_signless(32)
    with Builder.at_end(module.body):
        list_type = python.ArrayType.get([3], i32)
        python.constant(list_type, python.ArrayAttr.get([1, 2, 3], type_=list_type))
        python.constant(python.StringType.get(), StringAttr.get("text"))
        numpy.random_randn(Type.parse("tensor<2xf32>"), [arith.constant(i32, 2)])
    module.dump()

# CHECK:      module @main {
# CHECK-NEXT:   "python.constant"() <{value = #python.array<[1, 2, 3]> : !python.array<[3], i32>}> : () -> !python.array<[3], i32>
# CHECK-NEXT:   "python.constant"() <{value = "text"}> : () -> !python.string

# PURE: "numpy.random.randn"(%{{.*}}) : (i32) -> tensor<2xf32>
