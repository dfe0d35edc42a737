// A shape.reduce without initial values is parsed from its own printed form. mlir-opt 22 prints a comma after the
// shape and cannot parse it.
// UNSUPPORTED: differential
// RUN: %opt %s | %opt | FileCheck %s

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
