// Functions of the C library replace math ops.
// RUN: %opt %s --convert-math-to-libm | diff %s.expected -

func.func @absf_single(%x: f32) -> f32 {
  %0 = math.absf %x : f32
  return %0 : f32
}
func.func @acos_single(%x: f32) -> f32 {
  %0 = math.acos %x : f32
  return %0 : f32
}
func.func @acosh_single(%x: f32) -> f32 {
  %0 = math.acosh %x : f32
  return %0 : f32
}
func.func @asin_single(%x: f32) -> f32 {
  %0 = math.asin %x : f32
  return %0 : f32
}
func.func @asinh_single(%x: f32) -> f32 {
  %0 = math.asinh %x : f32
  return %0 : f32
}
func.func @atan_single(%x: f32) -> f32 {
  %0 = math.atan %x : f32
  return %0 : f32
}
func.func @atanh_single(%x: f32) -> f32 {
  %0 = math.atanh %x : f32
  return %0 : f32
}
func.func @cbrt_single(%x: f32) -> f32 {
  %0 = math.cbrt %x : f32
  return %0 : f32
}
func.func @ceil_single(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}
func.func @cos_single(%x: f32) -> f32 {
  %0 = math.cos %x : f32
  return %0 : f32
}
func.func @cosh_single(%x: f32) -> f32 {
  %0 = math.cosh %x : f32
  return %0 : f32
}
func.func @erf_single(%x: f32) -> f32 {
  %0 = math.erf %x : f32
  return %0 : f32
}
func.func @erfc_single(%x: f32) -> f32 {
  %0 = math.erfc %x : f32
  return %0 : f32
}
func.func @exp_single(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}
func.func @exp2_single(%x: f32) -> f32 {
  %0 = math.exp2 %x : f32
  return %0 : f32
}
func.func @expm1_single(%x: f32) -> f32 {
  %0 = math.expm1 %x : f32
  return %0 : f32
}
func.func @floor_single(%x: f32) -> f32 {
  %0 = math.floor %x : f32
  return %0 : f32
}
func.func @log_single(%x: f32) -> f32 {
  %0 = math.log %x : f32
  return %0 : f32
}
func.func @log10_single(%x: f32) -> f32 {
  %0 = math.log10 %x : f32
  return %0 : f32
}
func.func @log1p_single(%x: f32) -> f32 {
  %0 = math.log1p %x : f32
  return %0 : f32
}
func.func @log2_single(%x: f32) -> f32 {
  %0 = math.log2 %x : f32
  return %0 : f32
}
func.func @round_single(%x: f32) -> f32 {
  %0 = math.round %x : f32
  return %0 : f32
}
func.func @roundeven_single(%x: f32) -> f32 {
  %0 = math.roundeven %x : f32
  return %0 : f32
}
func.func @rsqrt_single(%x: f32) -> f32 {
  %0 = math.rsqrt %x : f32
  return %0 : f32
}
func.func @sin_single(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  return %0 : f32
}
func.func @sinh_single(%x: f32) -> f32 {
  %0 = math.sinh %x : f32
  return %0 : f32
}
func.func @sqrt_single(%x: f32) -> f32 {
  %0 = math.sqrt %x : f32
  return %0 : f32
}
func.func @tan_single(%x: f32) -> f32 {
  %0 = math.tan %x : f32
  return %0 : f32
}
func.func @tanh_single(%x: f32) -> f32 {
  %0 = math.tanh %x : f32
  return %0 : f32
}
func.func @trunc_single(%x: f32) -> f32 {
  %0 = math.trunc %x : f32
  return %0 : f32
}
func.func @atan2_single(%x: f32, %y: f32) -> f32 {
  %0 = math.atan2 %x, %y : f32
  return %0 : f32
}
func.func @powf_single(%x: f32, %y: f32) -> f32 {
  %0 = math.powf %x, %y : f32
  return %0 : f32
}
func.func @fma_single(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = math.fma %x, %y, %z : f32
  return %0 : f32
}
func.func @absf_double(%x: f64) -> f64 {
  %0 = math.absf %x : f64
  return %0 : f64
}
func.func @acos_double(%x: f64) -> f64 {
  %0 = math.acos %x : f64
  return %0 : f64
}
func.func @acosh_double(%x: f64) -> f64 {
  %0 = math.acosh %x : f64
  return %0 : f64
}
func.func @asin_double(%x: f64) -> f64 {
  %0 = math.asin %x : f64
  return %0 : f64
}
func.func @asinh_double(%x: f64) -> f64 {
  %0 = math.asinh %x : f64
  return %0 : f64
}
func.func @atan_double(%x: f64) -> f64 {
  %0 = math.atan %x : f64
  return %0 : f64
}
func.func @atanh_double(%x: f64) -> f64 {
  %0 = math.atanh %x : f64
  return %0 : f64
}
func.func @cbrt_double(%x: f64) -> f64 {
  %0 = math.cbrt %x : f64
  return %0 : f64
}
func.func @ceil_double(%x: f64) -> f64 {
  %0 = math.ceil %x : f64
  return %0 : f64
}
func.func @cos_double(%x: f64) -> f64 {
  %0 = math.cos %x : f64
  return %0 : f64
}
func.func @cosh_double(%x: f64) -> f64 {
  %0 = math.cosh %x : f64
  return %0 : f64
}
func.func @erf_double(%x: f64) -> f64 {
  %0 = math.erf %x : f64
  return %0 : f64
}
func.func @erfc_double(%x: f64) -> f64 {
  %0 = math.erfc %x : f64
  return %0 : f64
}
func.func @exp_double(%x: f64) -> f64 {
  %0 = math.exp %x : f64
  return %0 : f64
}
func.func @exp2_double(%x: f64) -> f64 {
  %0 = math.exp2 %x : f64
  return %0 : f64
}
func.func @expm1_double(%x: f64) -> f64 {
  %0 = math.expm1 %x : f64
  return %0 : f64
}
func.func @floor_double(%x: f64) -> f64 {
  %0 = math.floor %x : f64
  return %0 : f64
}
func.func @log_double(%x: f64) -> f64 {
  %0 = math.log %x : f64
  return %0 : f64
}
func.func @log10_double(%x: f64) -> f64 {
  %0 = math.log10 %x : f64
  return %0 : f64
}
func.func @log1p_double(%x: f64) -> f64 {
  %0 = math.log1p %x : f64
  return %0 : f64
}
func.func @log2_double(%x: f64) -> f64 {
  %0 = math.log2 %x : f64
  return %0 : f64
}
func.func @round_double(%x: f64) -> f64 {
  %0 = math.round %x : f64
  return %0 : f64
}
func.func @roundeven_double(%x: f64) -> f64 {
  %0 = math.roundeven %x : f64
  return %0 : f64
}
func.func @rsqrt_double(%x: f64) -> f64 {
  %0 = math.rsqrt %x : f64
  return %0 : f64
}
func.func @sin_double(%x: f64) -> f64 {
  %0 = math.sin %x : f64
  return %0 : f64
}
func.func @sinh_double(%x: f64) -> f64 {
  %0 = math.sinh %x : f64
  return %0 : f64
}
func.func @sqrt_double(%x: f64) -> f64 {
  %0 = math.sqrt %x : f64
  return %0 : f64
}
func.func @tan_double(%x: f64) -> f64 {
  %0 = math.tan %x : f64
  return %0 : f64
}
func.func @tanh_double(%x: f64) -> f64 {
  %0 = math.tanh %x : f64
  return %0 : f64
}
func.func @trunc_double(%x: f64) -> f64 {
  %0 = math.trunc %x : f64
  return %0 : f64
}
func.func @atan2_double(%x: f64, %y: f64) -> f64 {
  %0 = math.atan2 %x, %y : f64
  return %0 : f64
}
func.func @powf_double(%x: f64, %y: f64) -> f64 {
  %0 = math.powf %x, %y : f64
  return %0 : f64
}
func.func @fma_double(%x: f64, %y: f64, %z: f64) -> f64 {
  %0 = math.fma %x, %y, %z : f64
  return %0 : f64
}

// A vector is computed element by element.
func.func @vectors(%x: vector<2x2xf32>, %y: vector<f64>) -> (vector<2x2xf32>, vector<f64>) {
  %0 = math.powf %x, %x fastmath<fast> : vector<2x2xf32>
  %1 = math.sin %y : vector<f64>
  return %0, %1 : vector<2x2xf32>, vector<f64>
}

// Half precision is computed in single precision.
func.func @half(%x: f16, %y: bf16, %z: vector<2xf16>) -> (f16, bf16, vector<2xf16>) {
  %0 = math.cos %x : f16
  %1 = math.atan2 %y, %y : bf16
  %2 = math.cos %z : vector<2xf16>
  return %0, %1, %2 : f16, bf16, vector<2xf16>
}
