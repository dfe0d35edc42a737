// arith.floordivsi on i8: identities and constants fold; cases with an undefined result are kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @floordivsi_a_0_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @floordivsi_a_0_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %arg0, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.floordivsi %a, %c : i8
  return %r : i8
}

func.func @floordivsi_a_1_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @floordivsi_a_1_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 1 : i8
  %r = arith.floordivsi %a, %c : i8
  return %r : i8
}

func.func @floordivsi_a_minus_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @floordivsi_a_minus_1_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %arg0, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -1 : i8
  %r = arith.floordivsi %a, %c : i8
  return %r : i8
}

func.func @floordivsi_a_127_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @floordivsi_a_127_is_kept(
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %arg0, %c127_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 127 : i8
  %r = arith.floordivsi %a, %c : i8
  return %r : i8
}

func.func @floordivsi_a_minus_128_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @floordivsi_a_minus_128_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %arg0, %c-128_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -128 : i8
  %r = arith.floordivsi %a, %c : i8
  return %r : i8
}

func.func @floordivsi_0_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @floordivsi_0_a_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %c0_i8, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.floordivsi %c, %a : i8
  return %r : i8
}

func.func @floordivsi_a_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @floordivsi_a_a_is_kept(
  // CHECK-NEXT: %0 = arith.floordivsi %arg0, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %r = arith.floordivsi %a, %a : i8
  return %r : i8
}

func.func @floordivsi_0_0_is_kept() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_0_0_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %c0_i8, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_7_0_is_kept() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_7_0_is_kept(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %c7_i8, %c0_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_minus_7_2_is_minus_4() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_minus_7_2_is_minus_4(
  // CHECK-NEXT: %c-4_i8 = arith.constant -4 : i8
  // CHECK-NEXT: return %c-4_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_7_minus_2_is_minus_4() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_7_minus_2_is_minus_4(
  // CHECK-NEXT: %c-4_i8 = arith.constant -4 : i8
  // CHECK-NEXT: return %c-4_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_minus_7_minus_2_is_3() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_minus_7_minus_2_is_3(
  // CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
  // CHECK-NEXT: return %c3_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_minus_128_minus_1_is_kept() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_minus_128_minus_1_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.floordivsi %c-128_i8, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -1 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_5_9_is_0() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_5_9_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 9 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_5_7_is_0() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_5_7_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 7 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_minus_1_127_is_minus_1() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_minus_1_127_is_minus_1(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: return %c-1_i8 : i8
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 127 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_minus_128_2_is_minus_64() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_minus_128_2_is_minus_64(
  // CHECK-NEXT: %c-64_i8 = arith.constant -64 : i8
  // CHECK-NEXT: return %c-64_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}

func.func @floordivsi_100_100_is_1() -> i8 {
  // CHECK-LABEL: func.func @floordivsi_100_100_is_1(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: return %c1_i8 : i8
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 100 : i8
  %r = arith.floordivsi %c0, %c1 : i8
  return %r : i8
}
