// index.cmp of a difference with zero compares the operands of the difference.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmp_eq_sub_x_y_0_becomes_cmp(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_eq_sub_x_y_0_becomes_cmp(
  // CHECK-NEXT: %0 = index.cmp eq(%arg0, %arg1)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp eq(%a, %c0)
  return %r : i1
}

func.func @cmp_ne_sub_x_y_0_becomes_cmp(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ne_sub_x_y_0_becomes_cmp(
  // CHECK-NEXT: %0 = index.cmp ne(%arg0, %arg1)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp ne(%a, %c0)
  return %r : i1
}

func.func @cmp_slt_sub_x_y_0_becomes_cmp(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_slt_sub_x_y_0_becomes_cmp(
  // CHECK-NEXT: %0 = index.cmp slt(%arg0, %arg1)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp slt(%a, %c0)
  return %r : i1
}

func.func @cmp_sle_sub_x_y_0_becomes_cmp(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sle_sub_x_y_0_becomes_cmp(
  // CHECK-NEXT: %0 = index.cmp sle(%arg0, %arg1)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp sle(%a, %c0)
  return %r : i1
}

func.func @cmp_sgt_sub_x_y_0_becomes_cmp(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sgt_sub_x_y_0_becomes_cmp(
  // CHECK-NEXT: %0 = index.cmp sgt(%arg0, %arg1)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp sgt(%a, %c0)
  return %r : i1
}

func.func @cmp_sge_sub_x_y_0_becomes_cmp(%x: index, %y: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_sub_x_y_0_becomes_cmp(
  // CHECK-NEXT: %0 = index.cmp sge(%arg0, %arg1)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %a = index.sub %x, %y
  %r = index.cmp sge(%a, %c0)
  return %r : i1
}
