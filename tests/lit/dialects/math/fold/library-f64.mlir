// Operations of the C library fold constants of type f64.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @acos_1_is_0() -> f64 {
  // CHECK-LABEL: func.func @acos_1_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.acos %c : f64
  return %r : f64
}

func.func @acos_minus_2_is_nan() -> f64 {
  // CHECK-LABEL: func.func @acos_minus_2_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.acos %c : f64
  return %r : f64
}

func.func @acos_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @acos_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.acos %c : f64
  return %r : f64
}

func.func @acosh_1_is_0() -> f64 {
  // CHECK-LABEL: func.func @acosh_1_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.acosh %c : f64
  return %r : f64
}

func.func @acosh_minus_2_is_minus_nan() -> f64 {
  // CHECK-LABEL: func.func @acosh_minus_2_is_minus_nan(
  // CHECK-NEXT: %cst = arith.constant 0xFFF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.acosh %c : f64
  return %r : f64
}

func.func @acosh_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @acosh_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.acosh %c : f64
  return %r : f64
}

func.func @asin_1_is_1_5707963267948966() -> f64 {
  // CHECK-LABEL: func.func @asin_1_is_1_5707963267948966(
  // CHECK-NEXT: %cst = arith.constant 1.5707963267948966 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.asin %c : f64
  return %r : f64
}

func.func @asin_minus_2_is_nan() -> f64 {
  // CHECK-LABEL: func.func @asin_minus_2_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.asin %c : f64
  return %r : f64
}

func.func @asin_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @asin_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.asin %c : f64
  return %r : f64
}

func.func @asinh_1_is_0_881373587019543() -> f64 {
  // CHECK-LABEL: func.func @asinh_1_is_0_881373587019543(
  // CHECK-NEXT: %cst = arith.constant 0.88137358701954305 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.asinh %c : f64
  return %r : f64
}

func.func @asinh_minus_2_is_minus_1_4436354751788103() -> f64 {
  // CHECK-LABEL: func.func @asinh_minus_2_is_minus_1_4436354751788103(
  // CHECK-NEXT: %cst = arith.constant -1.4436354751788103 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.asinh %c : f64
  return %r : f64
}

func.func @asinh_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @asinh_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.asinh %c : f64
  return %r : f64
}

func.func @atan_1_is_0_7853981633974483() -> f64 {
  // CHECK-LABEL: func.func @atan_1_is_0_7853981633974483(
  // CHECK-NEXT: %cst = arith.constant 0.78539816339744828 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.atan %c : f64
  return %r : f64
}

func.func @atan_minus_2_is_minus_1_1071487177940904() -> f64 {
  // CHECK-LABEL: func.func @atan_minus_2_is_minus_1_1071487177940904(
  // CHECK-NEXT: %cst = arith.constant -1.1071487177940904 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.atan %c : f64
  return %r : f64
}

func.func @atan_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @atan_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.atan %c : f64
  return %r : f64
}

func.func @atanh_1_is_inf() -> f64 {
  // CHECK-LABEL: func.func @atanh_1_is_inf(
  // CHECK-NEXT: %cst = arith.constant 0x7FF0000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.atanh %c : f64
  return %r : f64
}

func.func @atanh_minus_2_is_minus_nan() -> f64 {
  // CHECK-LABEL: func.func @atanh_minus_2_is_minus_nan(
  // CHECK-NEXT: %cst = arith.constant 0xFFF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.atanh %c : f64
  return %r : f64
}

func.func @atanh_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @atanh_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.atanh %c : f64
  return %r : f64
}

func.func @cbrt_1_is_kept() -> f64 {
  // CHECK-LABEL: func.func @cbrt_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: %0 = math.cbrt %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant 1.0 : f64
  %r = math.cbrt %c : f64
  return %r : f64
}

func.func @cbrt_minus_2_is_kept() -> f64 {
  // CHECK-LABEL: func.func @cbrt_minus_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: %0 = math.cbrt %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -2.0 : f64
  %r = math.cbrt %c : f64
  return %r : f64
}

func.func @cbrt_nan_is_kept() -> f64 {
  // CHECK-LABEL: func.func @cbrt_nan_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: %0 = math.cbrt %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.cbrt %c : f64
  return %r : f64
}

func.func @cos_1_is_0_5403023058681398() -> f64 {
  // CHECK-LABEL: func.func @cos_1_is_0_5403023058681398(
  // CHECK-NEXT: %cst = arith.constant 0.54030230586813977 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.cos %c : f64
  return %r : f64
}

func.func @cos_minus_2_is_minus_0_4161468365471424() -> f64 {
  // CHECK-LABEL: func.func @cos_minus_2_is_minus_0_4161468365471424(
  // CHECK-NEXT: %cst = arith.constant -0.41614683654714241 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.cos %c : f64
  return %r : f64
}

func.func @cos_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @cos_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.cos %c : f64
  return %r : f64
}

func.func @cosh_1_is_1_5430806348152437() -> f64 {
  // CHECK-LABEL: func.func @cosh_1_is_1_5430806348152437(
  // CHECK-NEXT: %cst = arith.constant 1.5430806348152437 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.cosh %c : f64
  return %r : f64
}

func.func @cosh_minus_2_is_3_7621956910836314() -> f64 {
  // CHECK-LABEL: func.func @cosh_minus_2_is_3_7621956910836314(
  // CHECK-NEXT: %cst = arith.constant 3.7621956910836314 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.cosh %c : f64
  return %r : f64
}

func.func @cosh_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @cosh_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.cosh %c : f64
  return %r : f64
}

func.func @erf_1_is_0_8427007929497149() -> f64 {
  // CHECK-LABEL: func.func @erf_1_is_0_8427007929497149(
  // CHECK-NEXT: %cst = arith.constant 0.84270079294971489 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.erf %c : f64
  return %r : f64
}

func.func @erf_minus_2_is_minus_0_9953222650189527() -> f64 {
  // CHECK-LABEL: func.func @erf_minus_2_is_minus_0_9953222650189527(
  // CHECK-NEXT: %cst = arith.constant -0.99532226501895271 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.erf %c : f64
  return %r : f64
}

func.func @erf_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @erf_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.erf %c : f64
  return %r : f64
}

func.func @erfc_1_is_0_15729920705028513() -> f64 {
  // CHECK-LABEL: func.func @erfc_1_is_0_15729920705028513(
  // CHECK-NEXT: %cst = arith.constant 0.15729920705028513 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.erfc %c : f64
  return %r : f64
}

func.func @erfc_minus_2_is_1_9953222650189528() -> f64 {
  // CHECK-LABEL: func.func @erfc_minus_2_is_1_9953222650189528(
  // CHECK-NEXT: %cst = arith.constant 1.9953222650189528 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.erfc %c : f64
  return %r : f64
}

func.func @erfc_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @erfc_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.erfc %c : f64
  return %r : f64
}

func.func @exp_1_is_2_718281828459045() -> f64 {
  // CHECK-LABEL: func.func @exp_1_is_2_718281828459045(
  // CHECK-NEXT: %cst = arith.constant 2.7182818284590451 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.exp %c : f64
  return %r : f64
}

func.func @exp_minus_2_is_0_1353352832366127() -> f64 {
  // CHECK-LABEL: func.func @exp_minus_2_is_0_1353352832366127(
  // CHECK-NEXT: %cst = arith.constant 0.1353352832366127 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.exp %c : f64
  return %r : f64
}

func.func @exp_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @exp_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.exp %c : f64
  return %r : f64
}

func.func @exp2_1_is_2() -> f64 {
  // CHECK-LABEL: func.func @exp2_1_is_2(
  // CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.exp2 %c : f64
  return %r : f64
}

func.func @exp2_minus_2_is_0_25() -> f64 {
  // CHECK-LABEL: func.func @exp2_minus_2_is_0_25(
  // CHECK-NEXT: %cst = arith.constant 2.500000e-01 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.exp2 %c : f64
  return %r : f64
}

func.func @exp2_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @exp2_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.exp2 %c : f64
  return %r : f64
}

func.func @expm1_1_is_1_718281828459045() -> f64 {
  // CHECK-LABEL: func.func @expm1_1_is_1_718281828459045(
  // CHECK-NEXT: %cst = arith.constant 1.7182818284590451 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.expm1 %c : f64
  return %r : f64
}

func.func @expm1_minus_2_is_minus_0_8646647167633873() -> f64 {
  // CHECK-LABEL: func.func @expm1_minus_2_is_minus_0_8646647167633873(
  // CHECK-NEXT: %cst = arith.constant -0.8646647167633873 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.expm1 %c : f64
  return %r : f64
}

func.func @expm1_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @expm1_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.expm1 %c : f64
  return %r : f64
}

func.func @log_1_is_0() -> f64 {
  // CHECK-LABEL: func.func @log_1_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.log %c : f64
  return %r : f64
}

func.func @log_minus_2_is_kept() -> f64 {
  // CHECK-LABEL: func.func @log_minus_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: %0 = math.log %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -2.0 : f64
  %r = math.log %c : f64
  return %r : f64
}

func.func @log_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @log_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.log %c : f64
  return %r : f64
}

func.func @log10_1_is_0() -> f64 {
  // CHECK-LABEL: func.func @log10_1_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.log10 %c : f64
  return %r : f64
}

func.func @log10_minus_2_is_kept() -> f64 {
  // CHECK-LABEL: func.func @log10_minus_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: %0 = math.log10 %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -2.0 : f64
  %r = math.log10 %c : f64
  return %r : f64
}

func.func @log10_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @log10_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.log10 %c : f64
  return %r : f64
}

func.func @log1p_1_is_0_6931471805599453() -> f64 {
  // CHECK-LABEL: func.func @log1p_1_is_0_6931471805599453(
  // CHECK-NEXT: %cst = arith.constant 0.69314718055994529 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.log1p %c : f64
  return %r : f64
}

func.func @log1p_minus_2_is_kept() -> f64 {
  // CHECK-LABEL: func.func @log1p_minus_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: %0 = math.log1p %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -2.0 : f64
  %r = math.log1p %c : f64
  return %r : f64
}

func.func @log1p_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @log1p_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.log1p %c : f64
  return %r : f64
}

func.func @log2_1_is_0() -> f64 {
  // CHECK-LABEL: func.func @log2_1_is_0(
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.log2 %c : f64
  return %r : f64
}

func.func @log2_minus_2_is_kept() -> f64 {
  // CHECK-LABEL: func.func @log2_minus_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: %0 = math.log2 %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -2.0 : f64
  %r = math.log2 %c : f64
  return %r : f64
}

func.func @log2_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @log2_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.log2 %c : f64
  return %r : f64
}

func.func @round_1_is_1() -> f64 {
  // CHECK-LABEL: func.func @round_1_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.round %c : f64
  return %r : f64
}

func.func @round_minus_2_is_minus_2() -> f64 {
  // CHECK-LABEL: func.func @round_minus_2_is_minus_2(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.round %c : f64
  return %r : f64
}

func.func @round_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @round_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.round %c : f64
  return %r : f64
}

func.func @rsqrt_1_is_kept() -> f64 {
  // CHECK-LABEL: func.func @rsqrt_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: %0 = math.rsqrt %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant 1.0 : f64
  %r = math.rsqrt %c : f64
  return %r : f64
}

func.func @rsqrt_minus_2_is_kept() -> f64 {
  // CHECK-LABEL: func.func @rsqrt_minus_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: %0 = math.rsqrt %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -2.0 : f64
  %r = math.rsqrt %c : f64
  return %r : f64
}

func.func @rsqrt_nan_is_kept() -> f64 {
  // CHECK-LABEL: func.func @rsqrt_nan_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: %0 = math.rsqrt %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.rsqrt %c : f64
  return %r : f64
}

func.func @sin_1_is_0_8414709848078965() -> f64 {
  // CHECK-LABEL: func.func @sin_1_is_0_8414709848078965(
  // CHECK-NEXT: %cst = arith.constant 0.8414709848078965 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.sin %c : f64
  return %r : f64
}

func.func @sin_minus_2_is_minus_0_9092974268256817() -> f64 {
  // CHECK-LABEL: func.func @sin_minus_2_is_minus_0_9092974268256817(
  // CHECK-NEXT: %cst = arith.constant -0.90929742682568171 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.sin %c : f64
  return %r : f64
}

func.func @sin_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @sin_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.sin %c : f64
  return %r : f64
}

func.func @sinh_1_is_1_1752011936438014() -> f64 {
  // CHECK-LABEL: func.func @sinh_1_is_1_1752011936438014(
  // CHECK-NEXT: %cst = arith.constant 1.1752011936438014 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.sinh %c : f64
  return %r : f64
}

func.func @sinh_minus_2_is_minus_3_626860407847019() -> f64 {
  // CHECK-LABEL: func.func @sinh_minus_2_is_minus_3_626860407847019(
  // CHECK-NEXT: %cst = arith.constant -3.626860407847019 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.sinh %c : f64
  return %r : f64
}

func.func @sinh_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @sinh_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.sinh %c : f64
  return %r : f64
}

func.func @sqrt_1_is_1() -> f64 {
  // CHECK-LABEL: func.func @sqrt_1_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.sqrt %c : f64
  return %r : f64
}

func.func @sqrt_minus_2_is_kept() -> f64 {
  // CHECK-LABEL: func.func @sqrt_minus_2_is_kept(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: %0 = math.sqrt %cst : f64
  // CHECK-NEXT: return %0 : f64
  %c = arith.constant -2.0 : f64
  %r = math.sqrt %c : f64
  return %r : f64
}

func.func @sqrt_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @sqrt_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.sqrt %c : f64
  return %r : f64
}

func.func @tan_1_is_1_5574077246549023() -> f64 {
  // CHECK-LABEL: func.func @tan_1_is_1_5574077246549023(
  // CHECK-NEXT: %cst = arith.constant 1.5574077246549023 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.tan %c : f64
  return %r : f64
}

func.func @tan_minus_2_is_2_185039863261519() -> f64 {
  // CHECK-LABEL: func.func @tan_minus_2_is_2_185039863261519(
  // CHECK-NEXT: %cst = arith.constant 2.1850398632615189 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.tan %c : f64
  return %r : f64
}

func.func @tan_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @tan_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.tan %c : f64
  return %r : f64
}

func.func @tanh_1_is_0_7615941559557649() -> f64 {
  // CHECK-LABEL: func.func @tanh_1_is_0_7615941559557649(
  // CHECK-NEXT: %cst = arith.constant 0.76159415595576485 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.tanh %c : f64
  return %r : f64
}

func.func @tanh_minus_2_is_minus_0_9640275800758169() -> f64 {
  // CHECK-LABEL: func.func @tanh_minus_2_is_minus_0_9640275800758169(
  // CHECK-NEXT: %cst = arith.constant -0.9640275800758169 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.tanh %c : f64
  return %r : f64
}

func.func @tanh_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @tanh_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.tanh %c : f64
  return %r : f64
}

func.func @trunc_1_is_1() -> f64 {
  // CHECK-LABEL: func.func @trunc_1_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 1.0 : f64
  %r = math.trunc %c : f64
  return %r : f64
}

func.func @trunc_minus_2_is_minus_2() -> f64 {
  // CHECK-LABEL: func.func @trunc_minus_2_is_minus_2(
  // CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant -2.0 : f64
  %r = math.trunc %c : f64
  return %r : f64
}

func.func @trunc_nan_is_nan() -> f64 {
  // CHECK-LABEL: func.func @trunc_nan_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: return %cst : f64
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.trunc %c : f64
  return %r : f64
}
