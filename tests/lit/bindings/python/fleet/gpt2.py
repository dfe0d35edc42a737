# The translation of GPT-2 is read by the tool with the dialects, and by mlir-opt without them.
# RUN: %PYTHON %s %root/tests/python/fleet/gpt2_source.py > %t.mlir
# RUN: FileCheck %s --input-file %t.mlir
# RUN: %opt %t.mlir | FileCheck %s --check-prefix=READ
# RUN: %opt %t.mlir -o %t.strata.mlir
# mlir-opt does not know which attributes are properties; otherwise it prints the same.
# RUN: %if mlir-opt %{ mlir-opt --allow-unregistered-dialect %t.mlir | %opt | diff %t.strata.mlir - %}

import sys

from fleet_frontend import translate
from strata.ir import Context, Location

with Context(), Location.unknown(), open(sys.argv[1], encoding="utf-8") as source:
    translate(source.read()).dump()

# CHECK:      module @main {
# CHECK-NEXT:   func.func @gelu(%arg0: tensor<*xf32>) -> (tensor<*xf32>) {
# CHECK-NEXT:     %0 = "arith.constant" () {value = 5.000000e-01: f32} : () -> f32
# CHECK-NEXT:     %1 = "python.mul" (%0,%arg0) : (f32,tensor<*xf32>) -> tensor<*xf32>

# CHECK:        func.func @layer_norm(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>) -> (tensor<*xf32>) {
# CHECK-NEXT:     %[[MEAN:.*]] = "numpy.mean" (%arg0) {axis = -1: i64, keepdims = unit} : (tensor<*xf32>) -> tensor<*xf32>

# CHECK:          %51,%52,%53 = "numpy.split" (%50) {axis = -1: i64} : (tensor<*xf32>) -> (tensor<*xf32>,tensor<*xf32>,tensor<*xf32>)

# CHECK:        func.func @gpt2(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>) -> (tensor<*xf32>) {
# CHECK-NEXT:     %106 = "arith.constant" () {value = 50257: i32} : () -> i32
# CHECK-NEXT:     %107 = "arith.constant" () {value = 1024: i32} : () -> i32
# CHECK-NEXT:     %108 = "arith.constant" () {value = 768: i32} : () -> i32
# CHECK-NEXT:     %109 = "numpy.random.randn" (%106,%108) : (i32,i32) -> tensor<50257x768xf32>
# CHECK-NEXT:     %110 = "numpy.random.randn" (%107,%108) : (i32,i32) -> tensor<1024x768xf32>
# CHECK-NEXT:     %111 = "python.subscript" (%109,%arg0) : (tensor<50257x768xf32>,tensor<*xf32>) -> tensor<*xf32>
# CHECK-NEXT:     %112 = "python.subscript" (%110,%arg1) : (tensor<1024x768xf32>,tensor<*xf32>) -> tensor<*xf32>
# CHECK-NEXT:     %113 = "python.add" (%111,%112) : (tensor<*xf32>,tensor<*xf32>) -> tensor<*xf32>
# CHECK-NEXT:     %114 = "func.call" (%113) {callee = @layer} : (tensor<*xf32>) -> tensor<*xf32>

# READ:       func.func @gpt2(%{{.*}}: tensor<*xf32>, %{{.*}}: tensor<*xf32>) -> tensor<*xf32> {
# READ:         "numpy.random.randn"(%{{.*}}, %{{.*}}) : (i32, i32) -> tensor<50257x768xf32>
# READ:         call @layer(%{{.*}}) : (tensor<*xf32>) -> tensor<*xf32>
