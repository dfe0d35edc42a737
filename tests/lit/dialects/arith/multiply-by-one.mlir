// The upper half of a signed product with one is the sign of the other operand. i1 and index are kept: the
// constant 1 of type i1 is -1, and arith.extsi has no form for index. mlir-opt 22 creates an invalid arith.extsi
// for index.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @i8
// CHECK: %[[NEGATIVE:.*]] = arith.cmpi slt, %arg0, %{{.*}} : i8
// CHECK: %[[SIGN:.*]] = arith.extsi %[[NEGATIVE]] : i1 to i8
// CHECK: return %arg0, %[[SIGN]]
func.func @i8(%x: i8) -> (i8, i8) {
  %c1 = arith.constant 1 : i8
  %0, %1 = arith.mulsi_extended %x, %c1 : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: @i1
// CHECK: arith.mulsi_extended
func.func @i1(%x: i1) -> (i1, i1) {
  %true = arith.constant true
  %0, %1 = arith.mulsi_extended %x, %true : i1
  return %0, %1 : i1, i1
}

// CHECK-LABEL: @index
// CHECK: arith.mulsi_extended
func.func @index(%x: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0, %1 = arith.mulsi_extended %x, %c1 : index
  return %0, %1 : index, index
}
