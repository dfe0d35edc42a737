// math.absi and bit counts fold for i8.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @absi_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @absi_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant 0 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @absi_1_is_1() -> i8 {
  // CHECK-LABEL: func.func @absi_1_is_1(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: return %c1_i8 : i8
  %c = arith.constant 1 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @absi_minus_1_is_1() -> i8 {
  // CHECK-LABEL: func.func @absi_minus_1_is_1(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: return %c1_i8 : i8
  %c = arith.constant -1 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @absi_minus_128_is_minus_128() -> i8 {
  // CHECK-LABEL: func.func @absi_minus_128_is_minus_128(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: return %c-128_i8 : i8
  %c = arith.constant -128 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @absi_6_is_6() -> i8 {
  // CHECK-LABEL: func.func @absi_6_is_6(
  // CHECK-NEXT: %c6_i8 = arith.constant 6 : i8
  // CHECK-NEXT: return %c6_i8 : i8
  %c = arith.constant 6 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @ctlz_0_is_8() -> i8 {
  // CHECK-LABEL: func.func @ctlz_0_is_8(
  // CHECK-NEXT: %c8_i8 = arith.constant 8 : i8
  // CHECK-NEXT: return %c8_i8 : i8
  %c = arith.constant 0 : i8
  %r = math.ctlz %c : i8
  return %r : i8
}

func.func @ctlz_1_is_7() -> i8 {
  // CHECK-LABEL: func.func @ctlz_1_is_7(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: return %c7_i8 : i8
  %c = arith.constant 1 : i8
  %r = math.ctlz %c : i8
  return %r : i8
}

func.func @ctlz_minus_1_is_0() -> i8 {
  // CHECK-LABEL: func.func @ctlz_minus_1_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant -1 : i8
  %r = math.ctlz %c : i8
  return %r : i8
}

func.func @ctlz_minus_128_is_0() -> i8 {
  // CHECK-LABEL: func.func @ctlz_minus_128_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant -128 : i8
  %r = math.ctlz %c : i8
  return %r : i8
}

func.func @ctlz_6_is_5() -> i8 {
  // CHECK-LABEL: func.func @ctlz_6_is_5(
  // CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
  // CHECK-NEXT: return %c5_i8 : i8
  %c = arith.constant 6 : i8
  %r = math.ctlz %c : i8
  return %r : i8
}

func.func @cttz_0_is_8() -> i8 {
  // CHECK-LABEL: func.func @cttz_0_is_8(
  // CHECK-NEXT: %c8_i8 = arith.constant 8 : i8
  // CHECK-NEXT: return %c8_i8 : i8
  %c = arith.constant 0 : i8
  %r = math.cttz %c : i8
  return %r : i8
}

func.func @cttz_1_is_0() -> i8 {
  // CHECK-LABEL: func.func @cttz_1_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant 1 : i8
  %r = math.cttz %c : i8
  return %r : i8
}

func.func @cttz_minus_1_is_0() -> i8 {
  // CHECK-LABEL: func.func @cttz_minus_1_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant -1 : i8
  %r = math.cttz %c : i8
  return %r : i8
}

func.func @cttz_minus_128_is_7() -> i8 {
  // CHECK-LABEL: func.func @cttz_minus_128_is_7(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: return %c7_i8 : i8
  %c = arith.constant -128 : i8
  %r = math.cttz %c : i8
  return %r : i8
}

func.func @cttz_6_is_1() -> i8 {
  // CHECK-LABEL: func.func @cttz_6_is_1(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: return %c1_i8 : i8
  %c = arith.constant 6 : i8
  %r = math.cttz %c : i8
  return %r : i8
}

func.func @ctpop_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @ctpop_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c = arith.constant 0 : i8
  %r = math.ctpop %c : i8
  return %r : i8
}

func.func @ctpop_1_is_1() -> i8 {
  // CHECK-LABEL: func.func @ctpop_1_is_1(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: return %c1_i8 : i8
  %c = arith.constant 1 : i8
  %r = math.ctpop %c : i8
  return %r : i8
}

func.func @ctpop_minus_1_is_8() -> i8 {
  // CHECK-LABEL: func.func @ctpop_minus_1_is_8(
  // CHECK-NEXT: %c8_i8 = arith.constant 8 : i8
  // CHECK-NEXT: return %c8_i8 : i8
  %c = arith.constant -1 : i8
  %r = math.ctpop %c : i8
  return %r : i8
}

func.func @ctpop_minus_128_is_1() -> i8 {
  // CHECK-LABEL: func.func @ctpop_minus_128_is_1(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: return %c1_i8 : i8
  %c = arith.constant -128 : i8
  %r = math.ctpop %c : i8
  return %r : i8
}

func.func @ctpop_6_is_2() -> i8 {
  // CHECK-LABEL: func.func @ctpop_6_is_2(
  // CHECK-NEXT: %c2_i8 = arith.constant 2 : i8
  // CHECK-NEXT: return %c2_i8 : i8
  %c = arith.constant 6 : i8
  %r = math.ctpop %c : i8
  return %r : i8
}
