// Math ops become intrinsics, or formulas of them.
// RUN: %opt %s --convert-math-to-llvm | diff %s.expected -

func.func @absf(%x: f32) -> f32 {
  %0 = math.absf %x : f32
  return %0 : f32
}
func.func @acos(%x: f32) -> f32 {
  %0 = math.acos %x : f32
  return %0 : f32
}
func.func @asin(%x: f32) -> f32 {
  %0 = math.asin %x : f32
  return %0 : f32
}
func.func @atan(%x: f32) -> f32 {
  %0 = math.atan %x : f32
  return %0 : f32
}
func.func @ceil(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}
func.func @cos(%x: f32) -> f32 {
  %0 = math.cos %x : f32
  return %0 : f32
}
func.func @cosh(%x: f32) -> f32 {
  %0 = math.cosh %x : f32
  return %0 : f32
}
func.func @exp(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}
func.func @exp2(%x: f32) -> f32 {
  %0 = math.exp2 %x : f32
  return %0 : f32
}
func.func @expm1(%x: f32) -> f32 {
  %0 = math.expm1 %x : f32
  return %0 : f32
}
func.func @floor(%x: f32) -> f32 {
  %0 = math.floor %x : f32
  return %0 : f32
}
func.func @log(%x: f32) -> f32 {
  %0 = math.log %x : f32
  return %0 : f32
}
func.func @log10(%x: f32) -> f32 {
  %0 = math.log10 %x : f32
  return %0 : f32
}
func.func @log1p(%x: f32) -> f32 {
  %0 = math.log1p %x : f32
  return %0 : f32
}
func.func @log2(%x: f32) -> f32 {
  %0 = math.log2 %x : f32
  return %0 : f32
}
func.func @round(%x: f32) -> f32 {
  %0 = math.round %x : f32
  return %0 : f32
}
func.func @roundeven(%x: f32) -> f32 {
  %0 = math.roundeven %x : f32
  return %0 : f32
}
func.func @rsqrt(%x: f32) -> f32 {
  %0 = math.rsqrt %x : f32
  return %0 : f32
}
func.func @sin(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  return %0 : f32
}
func.func @sinh(%x: f32) -> f32 {
  %0 = math.sinh %x : f32
  return %0 : f32
}
func.func @sqrt(%x: f32) -> f32 {
  %0 = math.sqrt %x : f32
  return %0 : f32
}
func.func @tan(%x: f32) -> f32 {
  %0 = math.tan %x : f32
  return %0 : f32
}
func.func @tanh(%x: f32) -> f32 {
  %0 = math.tanh %x : f32
  return %0 : f32
}
func.func @trunc(%x: f32) -> f32 {
  %0 = math.trunc %x : f32
  return %0 : f32
}
func.func @atan2(%x: f32, %y: f32) -> f32 {
  %0 = math.atan2 %x, %y : f32
  return %0 : f32
}
func.func @copysign(%x: f32, %y: f32) -> f32 {
  %0 = math.copysign %x, %y : f32
  return %0 : f32
}
func.func @powf(%x: f32, %y: f32) -> f32 {
  %0 = math.powf %x, %y : f32
  return %0 : f32
}
func.func @absi(%x: i32) -> i32 {
  %0 = math.absi %x : i32
  return %0 : i32
}
func.func @ctlz(%x: i32) -> i32 {
  %0 = math.ctlz %x : i32
  return %0 : i32
}
func.func @cttz(%x: i32) -> i32 {
  %0 = math.cttz %x : i32
  return %0 : i32
}
func.func @ctpop(%x: i32) -> i32 {
  %0 = math.ctpop %x : i32
  return %0 : i32
}
func.func @isfinite(%x: f32) -> i1 {
  %0 = math.isfinite %x : f32
  return %0 : i1
}
func.func @isnan(%x: f32) -> i1 {
  %0 = math.isnan %x : f32
  return %0 : i1
}
func.func @fma(%x: f64, %y: f64, %z: f64) -> f64 {
  %0 = math.fma %x, %y, %z : f64
  return %0 : f64
}
func.func @fpowi(%x: f32, %n: i32, %m: index) -> (f32, f32) {
  %0 = math.fpowi %x, %n : f32, i32
  %1 = math.fpowi %x, %m : f32, index
  return %0, %1 : f32, f32
}
func.func @sincos(%x: f32, %y: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
  %sin, %cos = math.sincos %x : f32
  %sin_0, %cos_0 = math.sincos %y : vector<4xf32>
  return %sin, %cos, %cos_0 : f32, f32, vector<4xf32>
}

// Fast-math flags are kept.
func.func @flags(%x: f32, %n: i32) -> (f32, f32, f32, f32) {
  %0 = math.sin %x fastmath<fast> : f32
  %1 = math.rsqrt %0 fastmath<nnan,contract> : f32
  %2 = math.fpowi %1, %n fastmath<afn> : f32, i32
  %3, %4 = math.sincos %2 fastmath<nsz> : f32
  return %1, %2, %3, %4 : f32, f32, f32, f32
}

// A vector of several dimensions is an array of vectors.
func.func @array(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %0 = math.exp %x : vector<2x3xf16>
  return %0 : vector<2x3xf16>
}
func.func @array_of_scalable(%x: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = math.expm1 %x : vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @array_ctpop(%x: vector<2x2xi64>) -> vector<2x2xi64> {
  %0 = math.ctpop %x : vector<2x2xi64>
  return %0 : vector<2x2xi64>
}
func.func @vector_log1p(%x: vector<4xbf16>) -> vector<4xbf16> {
  %0 = math.log1p %x : vector<4xbf16>
  return %0 : vector<4xbf16>
}
func.func @vector_isnan(%x: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isnan %x : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @vector0_rsqrt(%x: vector<f32>) -> vector<f32> {
  %0 = math.rsqrt %x : vector<f32>
  return %0 : vector<f32>
}

// Ops without an intrinsic, on tensors, or on floats that become integers, remain.
func.func @legal(%x: f32, %t: tensor<2xf32>, %f: f8E5M2, %v: vector<2x2xi8>) -> (f32, tensor<2xf32>, f8E5M2, vector<2x2xi8>) {
  %0 = math.erf %x : f32
  %1 = math.exp %t : tensor<2xf32>
  %2 = math.exp %f : f8E5M2
  %3 = math.ctlz %v : vector<2x2xi8>
  return %0, %1, %2, %3 : f32, tensor<2xf32>, f8E5M2, vector<2x2xi8>
}
