// Operations with two results fold each result.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @addui_extended_a_0_result_0_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addui_extended_a_0_result_0_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c0 = arith.constant 0 : i8
  %r:2 = arith.addui_extended %a, %c0 : i8, i1
  return %r#0 : i8
}

func.func @addui_extended_a_0_result_1_is_false(%a: i8) -> i1 {
  // CHECK-LABEL: func.func @addui_extended_a_0_result_1_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 0 : i8
  %r:2 = arith.addui_extended %a, %c0 : i8, i1
  return %r#1 : i1
}

func.func @addui_extended_minus_5_100_5_result_0_is_95() -> i8 {
  // CHECK-LABEL: func.func @addui_extended_minus_5_100_5_result_0_is_95(
  // CHECK-NEXT: %c95_i8 = arith.constant 95 : i8
  // CHECK-NEXT: return %c95_i8 : i8
  %c0 = arith.constant -5 : i8
  %c100 = arith.constant 100 : i8
  %r:2 = arith.addui_extended %c0, %c100 : i8, i1
  return %r#0 : i8
}

func.func @addui_extended_minus_5_100_5_result_1_is_true() -> i1 {
  // CHECK-LABEL: func.func @addui_extended_minus_5_100_5_result_1_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant -5 : i8
  %c100 = arith.constant 100 : i8
  %r:2 = arith.addui_extended %c0, %c100 : i8, i1
  return %r#1 : i1
}

func.func @mulsi_extended_a_0_result_0_is_0(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @mulsi_extended_a_0_result_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 0 : i8
  %r:2 = arith.mulsi_extended %a, %c0 : i8
  return %r#0 : i8
}

func.func @mulsi_extended_a_0_result_1_is_0(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @mulsi_extended_a_0_result_1_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 0 : i8
  %r:2 = arith.mulsi_extended %a, %c0 : i8
  return %r#1 : i8
}

func.func @mulsi_extended_minus_5_100_5_result_0_is_12() -> i8 {
  // CHECK-LABEL: func.func @mulsi_extended_minus_5_100_5_result_0_is_12(
  // CHECK-NEXT: %c12_i8 = arith.constant 12 : i8
  // CHECK-NEXT: return %c12_i8 : i8
  %c0 = arith.constant -5 : i8
  %c100 = arith.constant 100 : i8
  %r:2 = arith.mulsi_extended %c0, %c100 : i8
  return %r#0 : i8
}

func.func @mulsi_extended_minus_5_100_5_result_1_is_minus_2() -> i8 {
  // CHECK-LABEL: func.func @mulsi_extended_minus_5_100_5_result_1_is_minus_2(
  // CHECK-NEXT: %c-2_i8 = arith.constant -2 : i8
  // CHECK-NEXT: return %c-2_i8 : i8
  %c0 = arith.constant -5 : i8
  %c100 = arith.constant 100 : i8
  %r:2 = arith.mulsi_extended %c0, %c100 : i8
  return %r#1 : i8
}

func.func @mului_extended_minus_5_100_5_result_0_is_12() -> i8 {
  // CHECK-LABEL: func.func @mului_extended_minus_5_100_5_result_0_is_12(
  // CHECK-NEXT: %c12_i8 = arith.constant 12 : i8
  // CHECK-NEXT: return %c12_i8 : i8
  %c0 = arith.constant -5 : i8
  %c100 = arith.constant 100 : i8
  %r:2 = arith.mului_extended %c0, %c100 : i8
  return %r#0 : i8
}

func.func @mului_extended_minus_5_100_5_result_1_is_98() -> i8 {
  // CHECK-LABEL: func.func @mului_extended_minus_5_100_5_result_1_is_98(
  // CHECK-NEXT: %c98_i8 = arith.constant 98 : i8
  // CHECK-NEXT: return %c98_i8 : i8
  %c0 = arith.constant -5 : i8
  %c100 = arith.constant 100 : i8
  %r:2 = arith.mului_extended %c0, %c100 : i8
  return %r#1 : i8
}

func.func @mului_extended_a_1_result_0_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @mului_extended_a_1_result_0_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c1 = arith.constant 1 : i8
  %r:2 = arith.mului_extended %a, %c1 : i8
  return %r#0 : i8
}

func.func @mului_extended_a_1_result_1_is_0(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @mului_extended_a_1_result_1_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c1 = arith.constant 1 : i8
  %r:2 = arith.mului_extended %a, %c1 : i8
  return %r#1 : i8
}

func.func @mulsi_extended_a_1_result_0_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @mulsi_extended_a_1_result_0_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c1 = arith.constant 1 : i8
  %r:2 = arith.mulsi_extended %a, %c1 : i8
  return %r#0 : i8
}

func.func @mulsi_extended_a_1_result_1_becomes_extsi(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @mulsi_extended_a_1_result_1_becomes_extsi(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c0_i8 : i8
  // CHECK-NEXT: %1 = arith.extsi %0 : i1 to i8
  // CHECK-NEXT: return %1 : i8
  %c1 = arith.constant 1 : i8
  %r:2 = arith.mulsi_extended %a, %c1 : i8
  return %r#1 : i8
}
