// Operations with exact results fold in f16.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @absf_minus_1_5_is_1_5() -> f16 {
  // CHECK-LABEL: func.func @absf_minus_1_5_is_1_5(
  // CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -1.5 : f16
  %r = math.absf %c : f16
  return %r : f16
}

func.func @absf_2_5_is_2_5() -> f16 {
  // CHECK-LABEL: func.func @absf_2_5_is_2_5(
  // CHECK-NEXT: %cst = arith.constant 2.500000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 2.5 : f16
  %r = math.absf %c : f16
  return %r : f16
}

func.func @absf_minus_0_25_is_0_25() -> f16 {
  // CHECK-LABEL: func.func @absf_minus_0_25_is_0_25(
  // CHECK-NEXT: %cst = arith.constant 2.500000e-01 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -0.25 : f16
  %r = math.absf %c : f16
  return %r : f16
}

func.func @absf_minus_inf_is_inf() -> f16 {
  // CHECK-LABEL: func.func @absf_minus_inf_is_inf(
  // CHECK-NEXT: %cst = arith.constant 0x7C00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 0xFC00 : f16
  %r = math.absf %c : f16
  return %r : f16
}

func.func @ceil_minus_1_5_is_minus_1() -> f16 {
  // CHECK-LABEL: func.func @ceil_minus_1_5_is_minus_1(
  // CHECK-NEXT: %cst = arith.constant -1.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -1.5 : f16
  %r = math.ceil %c : f16
  return %r : f16
}

func.func @ceil_2_5_is_3() -> f16 {
  // CHECK-LABEL: func.func @ceil_2_5_is_3(
  // CHECK-NEXT: %cst = arith.constant 3.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 2.5 : f16
  %r = math.ceil %c : f16
  return %r : f16
}

func.func @ceil_minus_0_25_is_minus_0() -> f16 {
  // CHECK-LABEL: func.func @ceil_minus_0_25_is_minus_0(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -0.25 : f16
  %r = math.ceil %c : f16
  return %r : f16
}

func.func @ceil_minus_inf_is_minus_inf() -> f16 {
  // CHECK-LABEL: func.func @ceil_minus_inf_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFC00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 0xFC00 : f16
  %r = math.ceil %c : f16
  return %r : f16
}

func.func @floor_minus_1_5_is_minus_2() -> f16 {
  // CHECK-LABEL: func.func @floor_minus_1_5_is_minus_2(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -1.5 : f16
  %r = math.floor %c : f16
  return %r : f16
}

func.func @floor_2_5_is_2() -> f16 {
  // CHECK-LABEL: func.func @floor_2_5_is_2(
  // CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 2.5 : f16
  %r = math.floor %c : f16
  return %r : f16
}

func.func @floor_minus_0_25_is_minus_1() -> f16 {
  // CHECK-LABEL: func.func @floor_minus_0_25_is_minus_1(
  // CHECK-NEXT: %cst = arith.constant -1.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -0.25 : f16
  %r = math.floor %c : f16
  return %r : f16
}

func.func @floor_minus_inf_is_minus_inf() -> f16 {
  // CHECK-LABEL: func.func @floor_minus_inf_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFC00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 0xFC00 : f16
  %r = math.floor %c : f16
  return %r : f16
}

func.func @roundeven_minus_1_5_is_minus_2() -> f16 {
  // CHECK-LABEL: func.func @roundeven_minus_1_5_is_minus_2(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -1.5 : f16
  %r = math.roundeven %c : f16
  return %r : f16
}

func.func @roundeven_2_5_is_2() -> f16 {
  // CHECK-LABEL: func.func @roundeven_2_5_is_2(
  // CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 2.5 : f16
  %r = math.roundeven %c : f16
  return %r : f16
}

func.func @roundeven_minus_0_25_is_minus_0() -> f16 {
  // CHECK-LABEL: func.func @roundeven_minus_0_25_is_minus_0(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant -0.25 : f16
  %r = math.roundeven %c : f16
  return %r : f16
}

func.func @roundeven_minus_inf_is_minus_inf() -> f16 {
  // CHECK-LABEL: func.func @roundeven_minus_inf_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFC00 : f16
  // CHECK-NEXT: return %cst : f16
  %c = arith.constant 0xFC00 : f16
  %r = math.roundeven %c : f16
  return %r : f16
}

func.func @copysign_1_5_minus_0_is_minus_1_5() -> f16 {
  // CHECK-LABEL: func.func @copysign_1_5_minus_0_is_minus_1_5(
  // CHECK-NEXT: %cst = arith.constant -1.500000e+00 : f16
  // CHECK-NEXT: return %cst : f16
  %c0 = arith.constant 1.5 : f16
  %c1 = arith.constant -0.0 : f16
  %r = math.copysign %c0, %c1 : f16
  return %r : f16
}
