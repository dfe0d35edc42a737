// Unsigned comparisons of a difference with zero: index.sub wraps, so the operands are not compared.
// mlir-opt 22 folds these comparisons to comparisons of the operands, which is wrong if the difference wraps.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmp_ult_sub_x_y_0_is_kept(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ult_sub_x_y_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.sub %arg0, %arg1
  // CHECK-NEXT: %1 = index.cmp ult(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp ult(%a, %c0)
  return %r : i1
}

func.func @cmp_ule_sub_x_y_0_is_kept(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_sub_x_y_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.sub %arg0, %arg1
  // CHECK-NEXT: %1 = index.cmp ule(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp ule(%a, %c0)
  return %r : i1
}

func.func @cmp_ugt_sub_x_y_0_is_kept(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ugt_sub_x_y_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.sub %arg0, %arg1
  // CHECK-NEXT: %1 = index.cmp ugt(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp ugt(%a, %c0)
  return %r : i1
}

func.func @cmp_uge_sub_x_y_0_is_kept(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_uge_sub_x_y_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.sub %arg0, %arg1
  // CHECK-NEXT: %1 = index.cmp uge(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp uge(%a, %c0)
  return %r : i1
}
