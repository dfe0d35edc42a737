// arith.subi on i8: identities and constants fold; cases with an undefined result are kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @subi_a_0_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @subi_a_0_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 0 : i8
  %r = arith.subi %a, %c : i8
  return %r : i8
}

func.func @subi_a_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @subi_a_1_is_kept(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: %0 = arith.subi %arg0, %c1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 1 : i8
  %r = arith.subi %a, %c : i8
  return %r : i8
}

func.func @subi_a_minus_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @subi_a_minus_1_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.subi %arg0, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -1 : i8
  %r = arith.subi %a, %c : i8
  return %r : i8
}

func.func @subi_a_127_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @subi_a_127_is_kept(
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: %0 = arith.subi %arg0, %c127_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 127 : i8
  %r = arith.subi %a, %c : i8
  return %r : i8
}

func.func @subi_a_minus_128_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @subi_a_minus_128_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %0 = arith.subi %arg0, %c-128_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -128 : i8
  %r = arith.subi %a, %c : i8
  return %r : i8
}

func.func @subi_0_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @subi_0_a_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.subi %c0_i8, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.subi %c, %a : i8
  return %r : i8
}

func.func @subi_a_a_is_0(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @subi_a_a_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %r = arith.subi %a, %a : i8
  return %r : i8
}

func.func @subi_0_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @subi_0_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_7_0_is_7() -> i8 {
  // CHECK-LABEL: func.func @subi_7_0_is_7(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: return %c7_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_minus_7_2_is_minus_9() -> i8 {
  // CHECK-LABEL: func.func @subi_minus_7_2_is_minus_9(
  // CHECK-NEXT: %c-9_i8 = arith.constant -9 : i8
  // CHECK-NEXT: return %c-9_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_7_minus_2_is_9() -> i8 {
  // CHECK-LABEL: func.func @subi_7_minus_2_is_9(
  // CHECK-NEXT: %c9_i8 = arith.constant 9 : i8
  // CHECK-NEXT: return %c9_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_minus_7_minus_2_is_minus_5() -> i8 {
  // CHECK-LABEL: func.func @subi_minus_7_minus_2_is_minus_5(
  // CHECK-NEXT: %c-5_i8 = arith.constant -5 : i8
  // CHECK-NEXT: return %c-5_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_minus_128_minus_1_is_minus_127() -> i8 {
  // CHECK-LABEL: func.func @subi_minus_128_minus_1_is_minus_127(
  // CHECK-NEXT: %c-127_i8 = arith.constant -127 : i8
  // CHECK-NEXT: return %c-127_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -1 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_5_9_is_minus_4() -> i8 {
  // CHECK-LABEL: func.func @subi_5_9_is_minus_4(
  // CHECK-NEXT: %c-4_i8 = arith.constant -4 : i8
  // CHECK-NEXT: return %c-4_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 9 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_5_7_is_minus_2() -> i8 {
  // CHECK-LABEL: func.func @subi_5_7_is_minus_2(
  // CHECK-NEXT: %c-2_i8 = arith.constant -2 : i8
  // CHECK-NEXT: return %c-2_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 7 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_minus_1_127_is_minus_128() -> i8 {
  // CHECK-LABEL: func.func @subi_minus_1_127_is_minus_128(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: return %c-128_i8 : i8
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 127 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_minus_128_2_is_126() -> i8 {
  // CHECK-LABEL: func.func @subi_minus_128_2_is_126(
  // CHECK-NEXT: %c126_i8 = arith.constant 126 : i8
  // CHECK-NEXT: return %c126_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}

func.func @subi_100_100_is_0() -> i8 {
  // CHECK-LABEL: func.func @subi_100_100_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 100 : i8
  %r = arith.subi %c0, %c1 : i8
  return %r : i8
}
