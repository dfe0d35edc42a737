// arith.addi on i8: identities and constants fold; cases with an undefined result are kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @addi_a_0_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addi_a_0_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 0 : i8
  %r = arith.addi %a, %c : i8
  return %r : i8
}

func.func @addi_a_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addi_a_1_is_kept(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: %0 = arith.addi %arg0, %c1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 1 : i8
  %r = arith.addi %a, %c : i8
  return %r : i8
}

func.func @addi_a_minus_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addi_a_minus_1_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -1 : i8
  %r = arith.addi %a, %c : i8
  return %r : i8
}

func.func @addi_a_127_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addi_a_127_is_kept(
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: %0 = arith.addi %arg0, %c127_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 127 : i8
  %r = arith.addi %a, %c : i8
  return %r : i8
}

func.func @addi_a_minus_128_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addi_a_minus_128_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-128_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -128 : i8
  %r = arith.addi %a, %c : i8
  return %r : i8
}

func.func @addi_0_a_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addi_0_a_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 0 : i8
  %r = arith.addi %c, %a : i8
  return %r : i8
}

func.func @addi_a_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @addi_a_a_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %r = arith.addi %a, %a : i8
  return %r : i8
}

func.func @addi_0_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @addi_0_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_7_0_is_7() -> i8 {
  // CHECK-LABEL: func.func @addi_7_0_is_7(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: return %c7_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_minus_7_2_is_minus_5() -> i8 {
  // CHECK-LABEL: func.func @addi_minus_7_2_is_minus_5(
  // CHECK-NEXT: %c-5_i8 = arith.constant -5 : i8
  // CHECK-NEXT: return %c-5_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_7_minus_2_is_5() -> i8 {
  // CHECK-LABEL: func.func @addi_7_minus_2_is_5(
  // CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
  // CHECK-NEXT: return %c5_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_minus_7_minus_2_is_minus_9() -> i8 {
  // CHECK-LABEL: func.func @addi_minus_7_minus_2_is_minus_9(
  // CHECK-NEXT: %c-9_i8 = arith.constant -9 : i8
  // CHECK-NEXT: return %c-9_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_minus_128_minus_1_is_127() -> i8 {
  // CHECK-LABEL: func.func @addi_minus_128_minus_1_is_127(
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: return %c127_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -1 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_5_9_is_14() -> i8 {
  // CHECK-LABEL: func.func @addi_5_9_is_14(
  // CHECK-NEXT: %c14_i8 = arith.constant 14 : i8
  // CHECK-NEXT: return %c14_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 9 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_5_7_is_12() -> i8 {
  // CHECK-LABEL: func.func @addi_5_7_is_12(
  // CHECK-NEXT: %c12_i8 = arith.constant 12 : i8
  // CHECK-NEXT: return %c12_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 7 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_minus_1_127_is_126() -> i8 {
  // CHECK-LABEL: func.func @addi_minus_1_127_is_126(
  // CHECK-NEXT: %c126_i8 = arith.constant 126 : i8
  // CHECK-NEXT: return %c126_i8 : i8
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 127 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_minus_128_2_is_minus_126() -> i8 {
  // CHECK-LABEL: func.func @addi_minus_128_2_is_minus_126(
  // CHECK-NEXT: %c-126_i8 = arith.constant -126 : i8
  // CHECK-NEXT: return %c-126_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}

func.func @addi_100_100_is_minus_56() -> i8 {
  // CHECK-LABEL: func.func @addi_100_100_is_minus_56(
  // CHECK-NEXT: %c-56_i8 = arith.constant -56 : i8
  // CHECK-NEXT: return %c-56_i8 : i8
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 100 : i8
  %r = arith.addi %c0, %c1 : i8
  return %r : i8
}
