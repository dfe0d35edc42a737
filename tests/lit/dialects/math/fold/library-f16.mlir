// Operations of the C library are kept for f16: the library has no function of this precision.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @acos_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @acos_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.acos %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.acos %c : f16
  return %r : f16
}

func.func @acosh_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @acosh_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.acosh %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.acosh %c : f16
  return %r : f16
}

func.func @asin_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @asin_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.asin %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.asin %c : f16
  return %r : f16
}

func.func @asinh_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @asinh_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.asinh %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.asinh %c : f16
  return %r : f16
}

func.func @atan_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @atan_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.atan %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.atan %c : f16
  return %r : f16
}

func.func @atanh_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @atanh_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.atanh %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.atanh %c : f16
  return %r : f16
}

func.func @cbrt_1_is_kept_f16() -> f16 {
  // CHECK-LABEL: func.func @cbrt_1_is_kept_f16(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.cbrt %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.cbrt %c : f16
  return %r : f16
}

func.func @cos_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @cos_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.cos %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.cos %c : f16
  return %r : f16
}

func.func @cosh_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @cosh_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.cosh %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.cosh %c : f16
  return %r : f16
}

func.func @erf_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @erf_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.erf %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.erf %c : f16
  return %r : f16
}

func.func @erfc_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @erfc_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.erfc %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.erfc %c : f16
  return %r : f16
}

func.func @exp_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @exp_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.exp %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.exp %c : f16
  return %r : f16
}

func.func @exp2_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @exp2_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.exp2 %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.exp2 %c : f16
  return %r : f16
}

func.func @expm1_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @expm1_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.expm1 %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.expm1 %c : f16
  return %r : f16
}

func.func @log_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @log_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.log %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.log %c : f16
  return %r : f16
}

func.func @log10_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @log10_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.log10 %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.log10 %c : f16
  return %r : f16
}

func.func @log1p_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @log1p_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.log1p %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.log1p %c : f16
  return %r : f16
}

func.func @log2_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @log2_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.log2 %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.log2 %c : f16
  return %r : f16
}

func.func @round_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @round_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.round %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.round %c : f16
  return %r : f16
}

func.func @rsqrt_1_is_kept_f16() -> f16 {
  // CHECK-LABEL: func.func @rsqrt_1_is_kept_f16(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.rsqrt %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.rsqrt %c : f16
  return %r : f16
}

func.func @sin_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @sin_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.sin %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.sin %c : f16
  return %r : f16
}

func.func @sinh_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @sinh_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.sinh %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.sinh %c : f16
  return %r : f16
}

func.func @sqrt_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @sqrt_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.sqrt %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.sqrt %c : f16
  return %r : f16
}

func.func @tan_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @tan_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.tan %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.tan %c : f16
  return %r : f16
}

func.func @tanh_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @tanh_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.tanh %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.tanh %c : f16
  return %r : f16
}

func.func @trunc_1_is_kept() -> f16 {
  // CHECK-LABEL: func.func @trunc_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %0 = math.trunc %cst : f16
  // CHECK-NEXT: return %0 : f16
  %c = arith.constant 1.0 : f16
  %r = math.trunc %c : f16
  return %r : f16
}

func.func @powf_1_2_is_kept() -> f16 {
  // CHECK-LABEL: func.func @powf_1_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f16
  // CHECK-NEXT: %0 = math.powf %cst, %cst_0 : f16
  // CHECK-NEXT: return %0 : f16
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 2.0 : f16
  %r = math.powf %c0, %c1 : f16
  return %r : f16
}

func.func @atan2_1_2_is_kept() -> f16 {
  // CHECK-LABEL: func.func @atan2_1_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f16
  // CHECK-NEXT: %0 = math.atan2 %cst, %cst_0 : f16
  // CHECK-NEXT: return %0 : f16
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 2.0 : f16
  %r = math.atan2 %c0, %c1 : f16
  return %r : f16
}

func.func @atan2_0_minus_0_is_nan() -> f16 {
  // CHECK-LABEL: func.func @atan2_0_minus_0_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7E00 : f16
  // CHECK-NEXT: return %cst : f16
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %r = math.atan2 %c0, %c1 : f16
  return %r : f16
}
