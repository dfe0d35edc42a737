// math.log1p at and below -1.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @log1p_minus_1_is_minus_inf() -> f64 {
  // CHECK-LABEL: func.func @log1p_minus_1_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFFF0000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -1.0 : f64
  %r = math.log1p %c : f64
  return %r : f64
}

func.func @log1p_minus_1_0000001_is_kept() -> f64 {
  // CHECK-LABEL: func.func @log1p_minus_1_0000001_is_kept(
  // CHECK-NEXT: %cst = arith.constant -1.0000001000000001 : f64
  // CHECK-NEXT: %0 = math.log1p %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -1.0000001 : f64
  %r = math.log1p %c : f64
  return %r : f64
}

func.func @log1p_minus_nan_is_kept() -> f64 {
  // CHECK-LABEL: func.func @log1p_minus_nan_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0xFFF8000000000000 : f64
  // CHECK-NEXT: %0 = math.log1p %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant 0xFFF8000000000000 : f64
  %r = math.log1p %c : f64
  return %r : f64
}
