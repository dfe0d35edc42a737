// arith.subf folds identities and constants; it is kept where the result depends on NaN or on the sign of zero.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @subf_x_0_is_x(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_0_is_x(
  // CHECK-NEXT: return %arg0 : f32
  %c = arith.constant 0.0 : f32
  %r = arith.subf %x, %c : f32
  return %r : f32
}

func.func @subf_x_minus_0_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_minus_0_is_kept(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: %0 = arith.subf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.0 : f32
  %r = arith.subf %x, %c : f32
  return %r : f32
}

func.func @subf_x_1_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: %0 = arith.subf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 1.0 : f32
  %r = arith.subf %x, %c : f32
  return %r : f32
}

func.func @subf_x_minus_2_5_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_minus_2_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.500000e+00 : f32
  // CHECK-NEXT: %0 = arith.subf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -2.5 : f32
  %r = arith.subf %x, %c : f32
  return %r : f32
}

func.func @subf_x_inf_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_inf_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7F800000 : f32
  // CHECK-NEXT: %0 = arith.subf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0x7F800000 : f32
  %r = arith.subf %x, %c : f32
  return %r : f32
}

func.func @subf_x_minus_inf_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_minus_inf_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
  // CHECK-NEXT: %0 = arith.subf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0xFF800000 : f32
  %r = arith.subf %x, %c : f32
  return %r : f32
}

func.func @subf_x_nan_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_nan_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %0 = arith.subf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.subf %x, %c : f32
  return %r : f32
}

func.func @subf_x_x_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.subf %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : f32
  %r = arith.subf %x, %x : f32
  return %r : f32
}

func.func @subf_x_0_is_x_f32(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_x_0_is_x_f32(
  // CHECK-NEXT: return %arg0 : f32
  %c = arith.constant 0.0 : f32
  %r = arith.subf %x, %c fastmath<fast> : f32
  return %r : f32
}

func.func @subf_1_minus_2_5_is_3_5() -> f32 {
  // CHECK-LABEL: func.func @subf_1_minus_2_5_is_3_5(
  // CHECK-NEXT: %cst = arith.constant 3.500000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant -2.5 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}

func.func @subf_0_minus_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @subf_0_minus_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}

func.func @subf_minus_0_0_is_minus_0() -> f32 {
  // CHECK-LABEL: func.func @subf_minus_0_0_is_minus_0(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}

func.func @subf_minus_2_5_0_is_minus_2_5() -> f32 {
  // CHECK-LABEL: func.func @subf_minus_2_5_0_is_minus_2_5(
  // CHECK-NEXT: %cst = arith.constant -2.500000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -2.5 : f32
  %c1 = arith.constant 0.0 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}

func.func @subf_inf_minus_inf_is_inf() -> f32 {
  // CHECK-LABEL: func.func @subf_inf_minus_inf_is_inf(
  // CHECK-NEXT: %cst = arith.constant 0x7F800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 0x7F800000 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}

func.func @subf_1_nan_is_nan() -> f32 {
  // CHECK-LABEL: func.func @subf_1_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 0x7FC00000 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}

func.func @subf_7_5_minus_2_is_9_5() -> f32 {
  // CHECK-LABEL: func.func @subf_7_5_minus_2_is_9_5(
  // CHECK-NEXT: %cst = arith.constant 9.500000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 7.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}

func.func @subf_1_3_is_minus_2() -> f32 {
  // CHECK-LABEL: func.func @subf_1_3_is_minus_2(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 3.0 : f32
  %r = arith.subf %c0, %c1 : f32
  return %r : f32
}
