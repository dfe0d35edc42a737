// A reduction to no values can be read back (mlir-opt leaves a comma behind the shape).
// RUN: strata-opt %s | strata-opt | FileCheck %s

// CHECK: shape.reduce(%arg0) : !shape.shape {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: !shape.size):
// CHECK-NEXT: shape.yield
func.func @nothing(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape {
  ^bb0(%index: index, %extent: !shape.size):
    shape.yield
  }
  return
}
