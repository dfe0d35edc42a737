// arith.minsi on i8: identities and constants fold; cases with an undefined result are kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @minsi_a_0_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @minsi_a_0_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.minsi %arg0, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.minsi %a, %c : i8
  return %r : i8
}

func.func @minsi_a_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @minsi_a_1_is_kept(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: %0 = arith.minsi %arg0, %c1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 1 : i8
  %r = arith.minsi %a, %c : i8
  return %r : i8
}

func.func @minsi_a_minus_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @minsi_a_minus_1_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.minsi %arg0, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -1 : i8
  %r = arith.minsi %a, %c : i8
  return %r : i8
}

func.func @minsi_a_127_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @minsi_a_127_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 127 : i8
  %r = arith.minsi %a, %c : i8
  return %r : i8
}

func.func @minsi_a_minus_128_is_minus_128(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @minsi_a_minus_128_is_minus_128(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: return %c-128_i8 : i8
  %c = arith.constant -128 : i8
  %r = arith.minsi %a, %c : i8
  return %r : i8
}

func.func @minsi_0_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @minsi_0_a_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.minsi %arg0, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.minsi %c, %a : i8
  return %r : i8
}

func.func @minsi_a_a_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @minsi_a_a_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %r = arith.minsi %a, %a : i8
  return %r : i8
}

func.func @minsi_0_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @minsi_0_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_7_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @minsi_7_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_minus_7_2_is_minus_7() -> i8 {
  // CHECK-LABEL: func.func @minsi_minus_7_2_is_minus_7(
  // CHECK-NEXT: %c-7_i8 = arith.constant -7 : i8
  // CHECK-NEXT: return %c-7_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_7_minus_2_is_minus_2() -> i8 {
  // CHECK-LABEL: func.func @minsi_7_minus_2_is_minus_2(
  // CHECK-NEXT: %c-2_i8 = arith.constant -2 : i8
  // CHECK-NEXT: return %c-2_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_minus_7_minus_2_is_minus_7() -> i8 {
  // CHECK-LABEL: func.func @minsi_minus_7_minus_2_is_minus_7(
  // CHECK-NEXT: %c-7_i8 = arith.constant -7 : i8
  // CHECK-NEXT: return %c-7_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_minus_128_minus_1_is_minus_128() -> i8 {
  // CHECK-LABEL: func.func @minsi_minus_128_minus_1_is_minus_128(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: return %c-128_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -1 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_5_9_is_5() -> i8 {
  // CHECK-LABEL: func.func @minsi_5_9_is_5(
  // CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
  // CHECK-NEXT: return %c5_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 9 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_5_7_is_5() -> i8 {
  // CHECK-LABEL: func.func @minsi_5_7_is_5(
  // CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
  // CHECK-NEXT: return %c5_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 7 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_minus_1_127_is_minus_1() -> i8 {
  // CHECK-LABEL: func.func @minsi_minus_1_127_is_minus_1(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: return %c-1_i8 : i8
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 127 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_minus_128_2_is_minus_128() -> i8 {
  // CHECK-LABEL: func.func @minsi_minus_128_2_is_minus_128(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: return %c-128_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}

func.func @minsi_100_100_is_100() -> i8 {
  // CHECK-LABEL: func.func @minsi_100_100_is_100(
  // CHECK-NEXT: %c100_i8 = arith.constant 100 : i8
  // CHECK-NEXT: return %c100_i8 : i8
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 100 : i8
  %r = arith.minsi %c0, %c1 : i8
  return %r : i8
}
