// arith.muli on i8: identities and constants fold; cases with an undefined result are kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @muli_a_0_is_0(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @muli_a_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant 0 : i8
  %r = arith.muli %a, %c : i8
  return %r : i8
}

func.func @muli_a_1_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @muli_a_1_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 1 : i8
  %r = arith.muli %a, %c : i8
  return %r : i8
}

func.func @muli_a_minus_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @muli_a_minus_1_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.muli %arg0, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -1 : i8
  %r = arith.muli %a, %c : i8
  return %r : i8
}

func.func @muli_a_127_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @muli_a_127_is_kept(
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: %0 = arith.muli %arg0, %c127_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 127 : i8
  %r = arith.muli %a, %c : i8
  return %r : i8
}

func.func @muli_a_minus_128_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @muli_a_minus_128_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %0 = arith.muli %arg0, %c-128_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -128 : i8
  %r = arith.muli %a, %c : i8
  return %r : i8
}

func.func @muli_0_a_is_0(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @muli_0_a_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant 0 : i8
  %r = arith.muli %c, %a : i8
  return %r : i8
}

func.func @muli_a_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @muli_a_a_is_kept(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %r = arith.muli %a, %a : i8
  return %r : i8
}

func.func @muli_0_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @muli_0_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_7_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @muli_7_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_minus_7_2_is_minus_14() -> i8 {
  // CHECK-LABEL: func.func @muli_minus_7_2_is_minus_14(
  // CHECK-NEXT: %c-14_i8 = arith.constant -14 : i8
  // CHECK-NEXT: return %c-14_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_7_minus_2_is_minus_14() -> i8 {
  // CHECK-LABEL: func.func @muli_7_minus_2_is_minus_14(
  // CHECK-NEXT: %c-14_i8 = arith.constant -14 : i8
  // CHECK-NEXT: return %c-14_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_minus_7_minus_2_is_14() -> i8 {
  // CHECK-LABEL: func.func @muli_minus_7_minus_2_is_14(
  // CHECK-NEXT: %c14_i8 = arith.constant 14 : i8
  // CHECK-NEXT: return %c14_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_minus_128_minus_1_is_minus_128() -> i8 {
  // CHECK-LABEL: func.func @muli_minus_128_minus_1_is_minus_128(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: return %c-128_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -1 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_5_9_is_45() -> i8 {
  // CHECK-LABEL: func.func @muli_5_9_is_45(
  // CHECK-NEXT: %c45_i8 = arith.constant 45 : i8
  // CHECK-NEXT: return %c45_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 9 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_5_7_is_35() -> i8 {
  // CHECK-LABEL: func.func @muli_5_7_is_35(
  // CHECK-NEXT: %c35_i8 = arith.constant 35 : i8
  // CHECK-NEXT: return %c35_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 7 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_minus_1_127_is_minus_127() -> i8 {
  // CHECK-LABEL: func.func @muli_minus_1_127_is_minus_127(
  // CHECK-NEXT: %c-127_i8 = arith.constant -127 : i8
  // CHECK-NEXT: return %c-127_i8 : i8
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 127 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_minus_128_2_is_0() -> i8 {
  // CHECK-LABEL: func.func @muli_minus_128_2_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}

func.func @muli_100_100_is_16() -> i8 {
  // CHECK-LABEL: func.func @muli_100_100_is_16(
  // CHECK-NEXT: %c16_i8 = arith.constant 16 : i8
  // CHECK-NEXT: return %c16_i8 : i8
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 100 : i8
  %r = arith.muli %c0, %c1 : i8
  return %r : i8
}
