// math.powf and math.atan2 fold constants of type f32.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @powf_2_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @powf_2_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_2_0_5_is_1_41421354() -> f32 {
  // CHECK-LABEL: func.func @powf_2_0_5_is_1_41421354(
  // CHECK-NEXT: %cst = arith.constant 1.41421354 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 0.5 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_2_minus_3_is_0_125() -> f32 {
  // CHECK-LABEL: func.func @powf_2_minus_3_is_0_125(
  // CHECK-NEXT: %cst = arith.constant 1.250000e-01 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant -3.0 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_minus_0_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @powf_minus_0_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_minus_0_0_5_is_0() -> f32 {
  // CHECK-LABEL: func.func @powf_minus_0_0_5_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant 0.5 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_minus_0_minus_3_is_minus_inf() -> f32 {
  // CHECK-LABEL: func.func @powf_minus_0_minus_3_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant -3.0 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_minus_8_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @powf_minus_8_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -8.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_minus_8_0_5_is_minus_nan() -> f32 {
  // CHECK-LABEL: func.func @powf_minus_8_0_5_is_minus_nan(
  // CHECK-NEXT: %cst = arith.constant 0xFFC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -8.0 : f32
  %c1 = arith.constant 0.5 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @powf_minus_8_minus_3_is_minus_0_001953125() -> f32 {
  // CHECK-LABEL: func.func @powf_minus_8_minus_3_is_minus_0_001953125(
  // CHECK-NEXT: %cst = arith.constant -0.001953125 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -8.0 : f32
  %c1 = arith.constant -3.0 : f32
  %r = math.powf %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_2_0_is_1_57079637() -> f32 {
  // CHECK-LABEL: func.func @atan2_2_0_is_1_57079637(
  // CHECK-NEXT: %cst = arith.constant 1.57079637 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_2_0_5_is_1_3258177() -> f32 {
  // CHECK-LABEL: func.func @atan2_2_0_5_is_1_3258177(
  // CHECK-NEXT: %cst = arith.constant 1.3258177 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 0.5 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_2_minus_3_is_2_55359() -> f32 {
  // CHECK-LABEL: func.func @atan2_2_minus_3_is_2_55359(
  // CHECK-NEXT: %cst = arith.constant 2.553590e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant -3.0 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_minus_0_0_is_nan() -> f32 {
  // CHECK-LABEL: func.func @atan2_minus_0_0_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_minus_0_0_5_is_minus_0() -> f32 {
  // CHECK-LABEL: func.func @atan2_minus_0_0_5_is_minus_0(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant 0.5 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_minus_0_minus_3_is_minus_3_14159274() -> f32 {
  // CHECK-LABEL: func.func @atan2_minus_0_minus_3_is_minus_3_14159274(
  // CHECK-NEXT: %cst = arith.constant -3.14159274 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -0.0 : f32
  %c1 = arith.constant -3.0 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_minus_8_0_is_minus_1_57079637() -> f32 {
  // CHECK-LABEL: func.func @atan2_minus_8_0_is_minus_1_57079637(
  // CHECK-NEXT: %cst = arith.constant -1.57079637 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -8.0 : f32
  %c1 = arith.constant 0.0 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_minus_8_0_5_is_minus_1_50837755() -> f32 {
  // CHECK-LABEL: func.func @atan2_minus_8_0_5_is_minus_1_50837755(
  // CHECK-NEXT: %cst = arith.constant -1.50837755 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -8.0 : f32
  %c1 = arith.constant 0.5 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}

func.func @atan2_minus_8_minus_3_is_minus_1_92956698() -> f32 {
  // CHECK-LABEL: func.func @atan2_minus_8_minus_3_is_minus_1_92956698(
  // CHECK-NEXT: %cst = arith.constant -1.92956698 : f32
  // CHECK-NEXT: return %cst : f32
  %c0 = arith.constant -8.0 : f32
  %c1 = arith.constant -3.0 : f32
  %r = math.atan2 %c0, %c1 : f32
  return %r : f32
}
