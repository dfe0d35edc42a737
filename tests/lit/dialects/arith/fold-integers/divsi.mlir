// arith.divsi on i8: identities and constants fold; cases with an undefined result are kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @divsi_a_0_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @divsi_a_0_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.divsi %arg0, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.divsi %a, %c : i8
  return %r : i8
}

func.func @divsi_a_1_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @divsi_a_1_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 1 : i8
  %r = arith.divsi %a, %c : i8
  return %r : i8
}

func.func @divsi_a_minus_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @divsi_a_minus_1_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.divsi %arg0, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -1 : i8
  %r = arith.divsi %a, %c : i8
  return %r : i8
}

func.func @divsi_a_127_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @divsi_a_127_is_kept(
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: %0 = arith.divsi %arg0, %c127_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 127 : i8
  %r = arith.divsi %a, %c : i8
  return %r : i8
}

func.func @divsi_a_minus_128_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @divsi_a_minus_128_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %0 = arith.divsi %arg0, %c-128_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -128 : i8
  %r = arith.divsi %a, %c : i8
  return %r : i8
}

func.func @divsi_0_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @divsi_0_a_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.divsi %c0_i8, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.divsi %c, %a : i8
  return %r : i8
}

func.func @divsi_a_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @divsi_a_a_is_kept(
  // CHECK-NEXT: %0 = arith.divsi %arg0, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %r = arith.divsi %a, %a : i8
  return %r : i8
}

func.func @divsi_0_0_is_kept() -> i8 {
  // CHECK-LABEL: func.func @divsi_0_0_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.divsi %c0_i8, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_7_0_is_kept() -> i8 {
  // CHECK-LABEL: func.func @divsi_7_0_is_kept(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.divsi %c7_i8, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_minus_7_2_is_minus_3() -> i8 {
  // CHECK-LABEL: func.func @divsi_minus_7_2_is_minus_3(
  // CHECK-NEXT: %c-3_i8 = arith.constant -3 : i8
  // CHECK-NEXT: return %c-3_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_7_minus_2_is_minus_3() -> i8 {
  // CHECK-LABEL: func.func @divsi_7_minus_2_is_minus_3(
  // CHECK-NEXT: %c-3_i8 = arith.constant -3 : i8
  // CHECK-NEXT: return %c-3_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_minus_7_minus_2_is_3() -> i8 {
  // CHECK-LABEL: func.func @divsi_minus_7_minus_2_is_3(
  // CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
  // CHECK-NEXT: return %c3_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_minus_128_minus_1_is_kept() -> i8 {
  // CHECK-LABEL: func.func @divsi_minus_128_minus_1_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.divsi %c-128_i8, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -1 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_5_9_is_0() -> i8 {
  // CHECK-LABEL: func.func @divsi_5_9_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 9 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_5_7_is_0() -> i8 {
  // CHECK-LABEL: func.func @divsi_5_7_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 7 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_minus_1_127_is_0() -> i8 {
  // CHECK-LABEL: func.func @divsi_minus_1_127_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 127 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_minus_128_2_is_minus_64() -> i8 {
  // CHECK-LABEL: func.func @divsi_minus_128_2_is_minus_64(
  // CHECK-NEXT: %c-64_i8 = arith.constant -64 : i8
  // CHECK-NEXT: return %c-64_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}

func.func @divsi_100_100_is_1() -> i8 {
  // CHECK-LABEL: func.func @divsi_100_100_is_1(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: return %c1_i8 : i8
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 100 : i8
  %r = arith.divsi %c0, %c1 : i8
  return %r : i8
}
