// arith.negf folds constants, double negation, and negated operands of products and quotients.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @negf_0_is_minus_0() -> f32 {
  // CHECK-LABEL: func.func @negf_0_is_minus_0(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = arith.negf %c : f32
  return %r : f32
}

func.func @negf_minus_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @negf_minus_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.0 : f32
  %r = arith.negf %c : f32
  return %r : f32
}

func.func @negf_1_is_minus_1() -> f32 {
  // CHECK-LABEL: func.func @negf_1_is_minus_1(
  // CHECK-NEXT: %cst = arith.constant -1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 1.0 : f32
  %r = arith.negf %c : f32
  return %r : f32
}

func.func @negf_minus_2_5_is_2_5() -> f32 {
  // CHECK-LABEL: func.func @negf_minus_2_5_is_2_5(
  // CHECK-NEXT: %cst = arith.constant 2.500000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -2.5 : f32
  %r = arith.negf %c : f32
  return %r : f32
}

func.func @negf_inf_is_minus_inf() -> f32 {
  // CHECK-LABEL: func.func @negf_inf_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0x7F800000 : f32
  %r = arith.negf %c : f32
  return %r : f32
}

func.func @negf_minus_inf_is_inf() -> f32 {
  // CHECK-LABEL: func.func @negf_minus_inf_is_inf(
  // CHECK-NEXT: %cst = arith.constant 0x7F800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0xFF800000 : f32
  %r = arith.negf %c : f32
  return %r : f32
}

func.func @negf_nan_is_minus_nan() -> f32 {
  // CHECK-LABEL: func.func @negf_nan_is_minus_nan(
  // CHECK-NEXT: %cst = arith.constant 0xFFC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.negf %c : f32
  return %r : f32
}

func.func @negf_negf_x_is_x(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @negf_negf_x_is_x(
  // CHECK-NEXT: return %arg0 : f32
  %a = arith.negf %x : f32
  %r = arith.negf %a : f32
  return %r : f32
}

func.func @mulf_negf_x_negf_y_becomes_mulf(%x: f32, %y: f32) -> f32 {
  // CHECK-LABEL: func.func @mulf_negf_x_negf_y_becomes_mulf(
  // CHECK-NEXT: %0 = arith.mulf %arg0, %arg1 : f32
  // CHECK-NEXT: return %0 : f32
  %a = arith.negf %x : f32
  %b = arith.negf %y : f32
  %r = arith.mulf %a, %b : f32
  return %r : f32
}

func.func @divf_negf_x_negf_y_becomes_divf(%x: f32, %y: f32) -> f32 {
  // CHECK-LABEL: func.func @divf_negf_x_negf_y_becomes_divf(
  // CHECK-NEXT: %0 = arith.divf %arg0, %arg1 : f32
  // CHECK-NEXT: return %0 : f32
  %a = arith.negf %x : f32
  %b = arith.negf %y : f32
  %r = arith.divf %a, %b : f32
  return %r : f32
}

func.func @addf_negf_x_negf_y_is_kept(%x: f32, %y: f32) -> f32 {
  // CHECK-LABEL: func.func @addf_negf_x_negf_y_is_kept(
  // CHECK-NEXT: %0 = arith.negf %arg0 : f32
  // CHECK-NEXT: %1 = arith.negf %arg1 : f32
  // CHECK-NEXT: %2 = arith.addf %0, %1 : f32
  // CHECK-NEXT: return %2 : f32
  %a = arith.negf %x : f32
  %b = arith.negf %y : f32
  %r = arith.addf %a, %b : f32
  return %r : f32
}
