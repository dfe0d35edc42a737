// arith.remf folds identities and constants; it is kept where the result depends on NaN or on the sign of zero.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @remf_x_0_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_0_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0.0 : f32
  %r = arith.remf %x, %c : f32
  return %r : f32
}

func.func @remf_x_minus_0_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_minus_0_is_kept(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.0 : f32
  %r = arith.remf %x, %c : f32
  return %r : f32
}

func.func @remf_x_1_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 1.0 : f32
  %r = arith.remf %x, %c : f32
  return %r : f32
}

func.func @remf_x_minus_2_5_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_minus_2_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.500000e+00 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -2.5 : f32
  %r = arith.remf %x, %c : f32
  return %r : f32
}

func.func @remf_x_inf_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_inf_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7F800000 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0x7F800000 : f32
  %r = arith.remf %x, %c : f32
  return %r : f32
}

func.func @remf_x_minus_inf_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_minus_inf_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0xFF800000 : f32
  %r = arith.remf %x, %c : f32
  return %r : f32
}

func.func @remf_x_nan_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_nan_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.remf %x, %c : f32
  return %r : f32
}

func.func @remf_x_x_is_kept(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.remf %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : f32
  %r = arith.remf %x, %x : f32
  return %r : f32
}

func.func @remf_x_0_is_kept_f32(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @remf_x_0_is_kept_f32(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %0 = arith.remf %arg0, %cst fastmath<fast> : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0.0 : f32
  %r = arith.remf %x, %c fastmath<fast> : f32
  return %r : f32
}

func.func @remf_1_minus_2_5_is_1() -> f32 {
  // CHECK-LABEL: func.func @remf_1_minus_2_5_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant -2.5 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}

func.func @remf_0_minus_0_is_nan() -> f32 {
  // CHECK-LABEL: func.func @remf_0_minus_0_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}

func.func @remf_minus_0_0_is_nan() -> f32 {
  // CHECK-LABEL: func.func @remf_minus_0_0_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}

func.func @remf_minus_2_5_0_is_nan() -> f32 {
  // CHECK-LABEL: func.func @remf_minus_2_5_0_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -2.5 : f32
  %c1 = arith.constant 0.0 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}

func.func @remf_inf_minus_inf_is_nan() -> f32 {
  // CHECK-LABEL: func.func @remf_inf_minus_inf_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 0x7F800000 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}

func.func @remf_1_nan_is_nan() -> f32 {
  // CHECK-LABEL: func.func @remf_1_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 0x7FC00000 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}

func.func @remf_7_5_minus_2_is_1_5() -> f32 {
  // CHECK-LABEL: func.func @remf_7_5_minus_2_is_1_5(
  // CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 7.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}

func.func @remf_1_3_is_1() -> f32 {
  // CHECK-LABEL: func.func @remf_1_3_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 3.0 : f32
  %r = arith.remf %c0, %c1 : f32
  return %r : f32
}
