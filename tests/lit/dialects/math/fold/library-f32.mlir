// Operations of the C library fold constants of type f32.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @acos_0_5_is_1_04719758() -> f32 {
  // CHECK-LABEL: func.func @acos_0_5_is_1_04719758(
  // CHECK-NEXT: %cst = arith.constant 1.04719758 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.acos %c : f32
  return %r : f32
}

func.func @acos_minus_0_5_is_2_09439516() -> f32 {
  // CHECK-LABEL: func.func @acos_minus_0_5_is_2_09439516(
  // CHECK-NEXT: %cst = arith.constant 2.09439516 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.acos %c : f32
  return %r : f32
}

func.func @acos_0_is_1_57079637() -> f32 {
  // CHECK-LABEL: func.func @acos_0_is_1_57079637(
  // CHECK-NEXT: %cst = arith.constant 1.57079637 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.acos %c : f32
  return %r : f32
}

func.func @acosh_0_5_is_minus_nan() -> f32 {
  // CHECK-LABEL: func.func @acosh_0_5_is_minus_nan(
  // CHECK-NEXT: %cst = arith.constant 0xFFC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.acosh %c : f32
  return %r : f32
}

func.func @acosh_minus_0_5_is_minus_nan() -> f32 {
  // CHECK-LABEL: func.func @acosh_minus_0_5_is_minus_nan(
  // CHECK-NEXT: %cst = arith.constant 0xFFC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.acosh %c : f32
  return %r : f32
}

func.func @acosh_0_is_minus_nan() -> f32 {
  // CHECK-LABEL: func.func @acosh_0_is_minus_nan(
  // CHECK-NEXT: %cst = arith.constant 0xFFC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.acosh %c : f32
  return %r : f32
}

func.func @asin_0_5_is_0_52359879() -> f32 {
  // CHECK-LABEL: func.func @asin_0_5_is_0_52359879(
  // CHECK-NEXT: %cst = arith.constant 0.52359879 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.asin %c : f32
  return %r : f32
}

func.func @asin_minus_0_5_is_minus_0_52359879() -> f32 {
  // CHECK-LABEL: func.func @asin_minus_0_5_is_minus_0_52359879(
  // CHECK-NEXT: %cst = arith.constant -0.52359879 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.asin %c : f32
  return %r : f32
}

func.func @asin_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @asin_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.asin %c : f32
  return %r : f32
}

func.func @asinh_0_5_is_0_481211841() -> f32 {
  // CHECK-LABEL: func.func @asinh_0_5_is_0_481211841(
  // CHECK-NEXT: %cst = arith.constant 0.481211841 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.asinh %c : f32
  return %r : f32
}

func.func @asinh_minus_0_5_is_minus_0_481211841() -> f32 {
  // CHECK-LABEL: func.func @asinh_minus_0_5_is_minus_0_481211841(
  // CHECK-NEXT: %cst = arith.constant -0.481211841 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.asinh %c : f32
  return %r : f32
}

func.func @asinh_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @asinh_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.asinh %c : f32
  return %r : f32
}

func.func @atan_0_5_is_0_463647604() -> f32 {
  // CHECK-LABEL: func.func @atan_0_5_is_0_463647604(
  // CHECK-NEXT: %cst = arith.constant 0.463647604 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.atan %c : f32
  return %r : f32
}

func.func @atan_minus_0_5_is_minus_0_463647604() -> f32 {
  // CHECK-LABEL: func.func @atan_minus_0_5_is_minus_0_463647604(
  // CHECK-NEXT: %cst = arith.constant -0.463647604 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.atan %c : f32
  return %r : f32
}

func.func @atan_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @atan_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.atan %c : f32
  return %r : f32
}

func.func @atanh_0_5_is_0_549306154() -> f32 {
  // CHECK-LABEL: func.func @atanh_0_5_is_0_549306154(
  // CHECK-NEXT: %cst = arith.constant 0.549306154 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.atanh %c : f32
  return %r : f32
}

func.func @atanh_minus_0_5_is_minus_0_549306154() -> f32 {
  // CHECK-LABEL: func.func @atanh_minus_0_5_is_minus_0_549306154(
  // CHECK-NEXT: %cst = arith.constant -0.549306154 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.atanh %c : f32
  return %r : f32
}

func.func @atanh_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @atanh_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.atanh %c : f32
  return %r : f32
}

func.func @cbrt_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @cbrt_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant 5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.cbrt %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0.5 : f32
  %r = math.cbrt %c : f32
  return %r : f32
}

func.func @cbrt_minus_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @cbrt_minus_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.cbrt %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.5 : f32
  %r = math.cbrt %c : f32
  return %r : f32
}

func.func @cbrt_0_is_kept() -> f32 {
  // CHECK-LABEL: func.func @cbrt_0_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %0 = math.cbrt %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0.0 : f32
  %r = math.cbrt %c : f32
  return %r : f32
}

func.func @cos_0_5_is_0_87758255() -> f32 {
  // CHECK-LABEL: func.func @cos_0_5_is_0_87758255(
  // CHECK-NEXT: %cst = arith.constant 0.87758255 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.cos %c : f32
  return %r : f32
}

func.func @cos_minus_0_5_is_0_87758255() -> f32 {
  // CHECK-LABEL: func.func @cos_minus_0_5_is_0_87758255(
  // CHECK-NEXT: %cst = arith.constant 0.87758255 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.cos %c : f32
  return %r : f32
}

func.func @cos_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @cos_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.cos %c : f32
  return %r : f32
}

func.func @cosh_0_5_is_1_12762594() -> f32 {
  // CHECK-LABEL: func.func @cosh_0_5_is_1_12762594(
  // CHECK-NEXT: %cst = arith.constant 1.12762594 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.cosh %c : f32
  return %r : f32
}

func.func @cosh_minus_0_5_is_1_12762594() -> f32 {
  // CHECK-LABEL: func.func @cosh_minus_0_5_is_1_12762594(
  // CHECK-NEXT: %cst = arith.constant 1.12762594 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.cosh %c : f32
  return %r : f32
}

func.func @cosh_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @cosh_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.cosh %c : f32
  return %r : f32
}

func.func @erf_0_5_is_0_520499885() -> f32 {
  // CHECK-LABEL: func.func @erf_0_5_is_0_520499885(
  // CHECK-NEXT: %cst = arith.constant 0.520499885 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.erf %c : f32
  return %r : f32
}

func.func @erf_minus_0_5_is_minus_0_520499885() -> f32 {
  // CHECK-LABEL: func.func @erf_minus_0_5_is_minus_0_520499885(
  // CHECK-NEXT: %cst = arith.constant -0.520499885 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.erf %c : f32
  return %r : f32
}

func.func @erf_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @erf_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.erf %c : f32
  return %r : f32
}

func.func @erfc_0_5_is_0_479500115() -> f32 {
  // CHECK-LABEL: func.func @erfc_0_5_is_0_479500115(
  // CHECK-NEXT: %cst = arith.constant 0.479500115 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.erfc %c : f32
  return %r : f32
}

func.func @erfc_minus_0_5_is_1_5205() -> f32 {
  // CHECK-LABEL: func.func @erfc_minus_0_5_is_1_5205(
  // CHECK-NEXT: %cst = arith.constant 1.520500e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.erfc %c : f32
  return %r : f32
}

func.func @erfc_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @erfc_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.erfc %c : f32
  return %r : f32
}

func.func @exp_0_5_is_1_64872122() -> f32 {
  // CHECK-LABEL: func.func @exp_0_5_is_1_64872122(
  // CHECK-NEXT: %cst = arith.constant 1.64872122 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.exp %c : f32
  return %r : f32
}

func.func @exp_minus_0_5_is_0_606530666() -> f32 {
  // CHECK-LABEL: func.func @exp_minus_0_5_is_0_606530666(
  // CHECK-NEXT: %cst = arith.constant 0.606530666 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.exp %c : f32
  return %r : f32
}

func.func @exp_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @exp_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.exp %c : f32
  return %r : f32
}

func.func @exp2_0_5_is_1_41421354() -> f32 {
  // CHECK-LABEL: func.func @exp2_0_5_is_1_41421354(
  // CHECK-NEXT: %cst = arith.constant 1.41421354 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.exp2 %c : f32
  return %r : f32
}

func.func @exp2_minus_0_5_is_0_707106769() -> f32 {
  // CHECK-LABEL: func.func @exp2_minus_0_5_is_0_707106769(
  // CHECK-NEXT: %cst = arith.constant 0.707106769 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.exp2 %c : f32
  return %r : f32
}

func.func @exp2_0_is_1() -> f32 {
  // CHECK-LABEL: func.func @exp2_0_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.exp2 %c : f32
  return %r : f32
}

func.func @expm1_0_5_is_0_648721277() -> f32 {
  // CHECK-LABEL: func.func @expm1_0_5_is_0_648721277(
  // CHECK-NEXT: %cst = arith.constant 0.648721277 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.expm1 %c : f32
  return %r : f32
}

func.func @expm1_minus_0_5_is_minus_0_393469334() -> f32 {
  // CHECK-LABEL: func.func @expm1_minus_0_5_is_minus_0_393469334(
  // CHECK-NEXT: %cst = arith.constant -0.393469334 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.expm1 %c : f32
  return %r : f32
}

func.func @expm1_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @expm1_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.expm1 %c : f32
  return %r : f32
}

func.func @log_0_5_is_minus_0_693147182() -> f32 {
  // CHECK-LABEL: func.func @log_0_5_is_minus_0_693147182(
  // CHECK-NEXT: %cst = arith.constant -0.693147182 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.log %c : f32
  return %r : f32
}

func.func @log_minus_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @log_minus_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.log %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.5 : f32
  %r = math.log %c : f32
  return %r : f32
}

func.func @log_0_is_minus_inf() -> f32 {
  // CHECK-LABEL: func.func @log_0_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.log %c : f32
  return %r : f32
}

func.func @log10_0_5_is_minus_0_30103() -> f32 {
  // CHECK-LABEL: func.func @log10_0_5_is_minus_0_30103(
  // CHECK-NEXT: %cst = arith.constant -3.010300e-01 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.log10 %c : f32
  return %r : f32
}

func.func @log10_minus_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @log10_minus_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.log10 %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.5 : f32
  %r = math.log10 %c : f32
  return %r : f32
}

func.func @log10_0_is_minus_inf() -> f32 {
  // CHECK-LABEL: func.func @log10_0_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.log10 %c : f32
  return %r : f32
}

func.func @log1p_0_5_is_0_405465096() -> f32 {
  // CHECK-LABEL: func.func @log1p_0_5_is_0_405465096(
  // CHECK-NEXT: %cst = arith.constant 0.405465096 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.log1p %c : f32
  return %r : f32
}

func.func @log1p_minus_0_5_is_minus_0_693147182() -> f32 {
  // CHECK-LABEL: func.func @log1p_minus_0_5_is_minus_0_693147182(
  // CHECK-NEXT: %cst = arith.constant -0.693147182 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.log1p %c : f32
  return %r : f32
}

func.func @log1p_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @log1p_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.log1p %c : f32
  return %r : f32
}

func.func @log2_0_5_is_minus_1() -> f32 {
  // CHECK-LABEL: func.func @log2_0_5_is_minus_1(
  // CHECK-NEXT: %cst = arith.constant -1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.log2 %c : f32
  return %r : f32
}

func.func @log2_minus_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @log2_minus_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.log2 %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.5 : f32
  %r = math.log2 %c : f32
  return %r : f32
}

func.func @log2_0_is_minus_inf() -> f32 {
  // CHECK-LABEL: func.func @log2_0_is_minus_inf(
  // CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.log2 %c : f32
  return %r : f32
}

func.func @round_0_5_is_1() -> f32 {
  // CHECK-LABEL: func.func @round_0_5_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.round %c : f32
  return %r : f32
}

func.func @round_minus_0_5_is_minus_1() -> f32 {
  // CHECK-LABEL: func.func @round_minus_0_5_is_minus_1(
  // CHECK-NEXT: %cst = arith.constant -1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.round %c : f32
  return %r : f32
}

func.func @round_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @round_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.round %c : f32
  return %r : f32
}

func.func @rsqrt_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @rsqrt_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant 5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.rsqrt %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0.5 : f32
  %r = math.rsqrt %c : f32
  return %r : f32
}

func.func @rsqrt_minus_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @rsqrt_minus_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.rsqrt %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.5 : f32
  %r = math.rsqrt %c : f32
  return %r : f32
}

func.func @rsqrt_0_is_kept() -> f32 {
  // CHECK-LABEL: func.func @rsqrt_0_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %0 = math.rsqrt %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant 0.0 : f32
  %r = math.rsqrt %c : f32
  return %r : f32
}

func.func @sin_0_5_is_0_47942555() -> f32 {
  // CHECK-LABEL: func.func @sin_0_5_is_0_47942555(
  // CHECK-NEXT: %cst = arith.constant 0.47942555 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.sin %c : f32
  return %r : f32
}

func.func @sin_minus_0_5_is_minus_0_47942555() -> f32 {
  // CHECK-LABEL: func.func @sin_minus_0_5_is_minus_0_47942555(
  // CHECK-NEXT: %cst = arith.constant -0.47942555 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.sin %c : f32
  return %r : f32
}

func.func @sin_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @sin_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.sin %c : f32
  return %r : f32
}

func.func @sinh_0_5_is_0_521095276() -> f32 {
  // CHECK-LABEL: func.func @sinh_0_5_is_0_521095276(
  // CHECK-NEXT: %cst = arith.constant 0.521095276 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.sinh %c : f32
  return %r : f32
}

func.func @sinh_minus_0_5_is_minus_0_521095276() -> f32 {
  // CHECK-LABEL: func.func @sinh_minus_0_5_is_minus_0_521095276(
  // CHECK-NEXT: %cst = arith.constant -0.521095276 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.sinh %c : f32
  return %r : f32
}

func.func @sinh_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @sinh_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.sinh %c : f32
  return %r : f32
}

func.func @sqrt_0_5_is_0_707106769() -> f32 {
  // CHECK-LABEL: func.func @sqrt_0_5_is_0_707106769(
  // CHECK-NEXT: %cst = arith.constant 0.707106769 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.sqrt %c : f32
  return %r : f32
}

func.func @sqrt_minus_0_5_is_kept() -> f32 {
  // CHECK-LABEL: func.func @sqrt_minus_0_5_is_kept(
  // CHECK-NEXT: %cst = arith.constant -5.000000e-01 : f32
  // CHECK-NEXT: %0 = math.sqrt %cst : f32
  // CHECK-NEXT: return %0 : f32
  %c = arith.constant -0.5 : f32
  %r = math.sqrt %c : f32
  return %r : f32
}

func.func @sqrt_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @sqrt_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.sqrt %c : f32
  return %r : f32
}

func.func @tan_0_5_is_0_546302497() -> f32 {
  // CHECK-LABEL: func.func @tan_0_5_is_0_546302497(
  // CHECK-NEXT: %cst = arith.constant 0.546302497 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.tan %c : f32
  return %r : f32
}

func.func @tan_minus_0_5_is_minus_0_546302497() -> f32 {
  // CHECK-LABEL: func.func @tan_minus_0_5_is_minus_0_546302497(
  // CHECK-NEXT: %cst = arith.constant -0.546302497 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.tan %c : f32
  return %r : f32
}

func.func @tan_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @tan_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.tan %c : f32
  return %r : f32
}

func.func @tanh_0_5_is_0_462117165() -> f32 {
  // CHECK-LABEL: func.func @tanh_0_5_is_0_462117165(
  // CHECK-NEXT: %cst = arith.constant 0.462117165 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.tanh %c : f32
  return %r : f32
}

func.func @tanh_minus_0_5_is_minus_0_462117165() -> f32 {
  // CHECK-LABEL: func.func @tanh_minus_0_5_is_minus_0_462117165(
  // CHECK-NEXT: %cst = arith.constant -0.462117165 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.tanh %c : f32
  return %r : f32
}

func.func @tanh_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @tanh_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.tanh %c : f32
  return %r : f32
}

func.func @trunc_0_5_is_0() -> f32 {
  // CHECK-LABEL: func.func @trunc_0_5_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.5 : f32
  %r = math.trunc %c : f32
  return %r : f32
}

func.func @trunc_minus_0_5_is_minus_0() -> f32 {
  // CHECK-LABEL: func.func @trunc_minus_0_5_is_minus_0(
  // CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant -0.5 : f32
  %r = math.trunc %c : f32
  return %r : f32
}

func.func @trunc_0_is_0() -> f32 {
  // CHECK-LABEL: func.func @trunc_0_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = arith.constant 0.0 : f32
  %r = math.trunc %c : f32
  return %r : f32
}
