// Classification operations fold: math.isfinite, math.isinf, math.isnan and math.isnormal.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @isfinite_1_is_true() -> i1 {
  // CHECK-LABEL: func.func @isfinite_1_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0 : f32
  %r = math.isfinite %c : f32
  return %r : i1
}

func.func @isfinite_0_is_true() -> i1 {
  // CHECK-LABEL: func.func @isfinite_0_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0.0 : f32
  %r = math.isfinite %c : f32
  return %r : i1
}

func.func @isfinite_inf_is_false() -> i1 {
  // CHECK-LABEL: func.func @isfinite_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7F800000 : f32
  %r = math.isfinite %c : f32
  return %r : i1
}

func.func @isfinite_nan_is_false() -> i1 {
  // CHECK-LABEL: func.func @isfinite_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = math.isfinite %c : f32
  return %r : i1
}

func.func @isfinite_1e_minus_40_is_true() -> i1 {
  // CHECK-LABEL: func.func @isfinite_1e_minus_40_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0e-40 : f32
  %r = math.isfinite %c : f32
  return %r : i1
}

func.func @isinf_1_is_false() -> i1 {
  // CHECK-LABEL: func.func @isinf_1_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @isinf_0_is_false() -> i1 {
  // CHECK-LABEL: func.func @isinf_0_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0.0 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @isinf_inf_is_true() -> i1 {
  // CHECK-LABEL: func.func @isinf_inf_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7F800000 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @isinf_nan_is_false() -> i1 {
  // CHECK-LABEL: func.func @isinf_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @isinf_1e_minus_40_is_false() -> i1 {
  // CHECK-LABEL: func.func @isinf_1e_minus_40_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e-40 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @isnan_1_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnan_1_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @isnan_0_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnan_0_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0.0 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @isnan_inf_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnan_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7F800000 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @isnan_nan_is_true() -> i1 {
  // CHECK-LABEL: func.func @isnan_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @isnan_1e_minus_40_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnan_1e_minus_40_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e-40 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @isnormal_1_is_true() -> i1 {
  // CHECK-LABEL: func.func @isnormal_1_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0 : f32
  %r = math.isnormal %c : f32
  return %r : i1
}

func.func @isnormal_0_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnormal_0_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0.0 : f32
  %r = math.isnormal %c : f32
  return %r : i1
}

func.func @isnormal_inf_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnormal_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7F800000 : f32
  %r = math.isnormal %c : f32
  return %r : i1
}

func.func @isnormal_nan_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnormal_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = math.isnormal %c : f32
  return %r : i1
}

func.func @isnormal_1e_minus_40_is_false() -> i1 {
  // CHECK-LABEL: func.func @isnormal_1e_minus_40_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e-40 : f32
  %r = math.isnormal %c : f32
  return %r : i1
}
