// An operation with two results becomes the single-result operation if the second result is unused.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @addui_extended_a_b_result_0_becomes_addi(%a: i8, %b: i8) -> i8 {
  // CHECK-LABEL: func.func @addui_extended_a_b_result_0_becomes_addi(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i8
  // CHECK-NEXT: return %0 : i8
  %r:2 = arith.addui_extended %a, %b : i8, i1
  return %r#0 : i8
}

func.func @mulsi_extended_a_b_result_0_becomes_muli(%a: i8, %b: i8) -> i8 {
  // CHECK-LABEL: func.func @mulsi_extended_a_b_result_0_becomes_muli(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg1 : i8
  // CHECK-NEXT: return %0 : i8
  %r:2 = arith.mulsi_extended %a, %b : i8
  return %r#0 : i8
}

func.func @mului_extended_a_b_result_0_becomes_muli(%a: i8, %b: i8) -> i8 {
  // CHECK-LABEL: func.func @mului_extended_a_b_result_0_becomes_muli(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg1 : i8
  // CHECK-NEXT: return %0 : i8
  %r:2 = arith.mului_extended %a, %b : i8
  return %r#0 : i8
}
