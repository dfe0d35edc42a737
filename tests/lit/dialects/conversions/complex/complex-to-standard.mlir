// Each complex op becomes a formula of arith and math ops on the parts.
// RUN: %opt %s --convert-complex-to-standard | diff %s.expected -

func.func @abs(%z: complex<f32>) -> f32 {
  %0 = complex.abs %z : complex<f32>
  return %0 : f32
}
func.func @angle(%z: complex<f32>) -> f32 {
  %0 = complex.angle %z : complex<f32>
  return %0 : f32
}
func.func @conj(%z: complex<f32>) -> complex<f32> {
  %0 = complex.conj %z : complex<f32>
  return %0 : complex<f32>
}
func.func @cos(%z: complex<f32>) -> complex<f32> {
  %0 = complex.cos %z : complex<f32>
  return %0 : complex<f32>
}
func.func @exp(%z: complex<f32>) -> complex<f32> {
  %0 = complex.exp %z : complex<f32>
  return %0 : complex<f32>
}
func.func @expm1(%z: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %z : complex<f32>
  return %0 : complex<f32>
}
func.func @log(%z: complex<f32>) -> complex<f32> {
  %0 = complex.log %z : complex<f32>
  return %0 : complex<f32>
}
func.func @log1p(%z: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %z : complex<f32>
  return %0 : complex<f32>
}
func.func @neg(%z: complex<f32>) -> complex<f32> {
  %0 = complex.neg %z : complex<f32>
  return %0 : complex<f32>
}
func.func @rsqrt(%z: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sign(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sign %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sin(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sin %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %z : complex<f32>
  return %0 : complex<f32>
}
func.func @tan(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tan %z : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %z : complex<f32>
  return %0 : complex<f32>
}
func.func @add(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.add %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @sub(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.sub %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @mul(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.mul %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @div(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @pow(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.pow %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @atan2(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @powi(%z: complex<f64>, %n: i32) -> complex<f64> {
  %0 = complex.powi %z, %n : complex<f64>, i32
  return %0 : complex<f64>
}
func.func @eq(%z: complex<f32>, %w: complex<f32>) -> i1 {
  %0 = complex.eq %z, %w : complex<f32>
  return %0 : i1
}
func.func @neq(%z: complex<f32>, %w: complex<f32>) -> i1 {
  %0 = complex.neq %z, %w : complex<f32>
  return %0 : i1
}

// Constants, bitcasts and the parts of a number remain.
func.func @legal(%x: f32, %y: f32) -> (f32, f32, i64) {
  %0 = complex.create %x, %y : complex<f32>
  %re = complex.re %0 : complex<f32>
  %1 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %im = complex.im %1 : complex<f32>
  %2 = complex.bitcast %0 : complex<f32> to i64
  return %re, %im, %2 : f32, f32, i64
}

// Intermediate values may be NaN or infinite, so the ops that compute them have neither nnan nor ninf.
func.func @abs_nnan(%z: complex<f32>) -> f32 {
  %0 = complex.abs %z fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}
func.func @exp_nnan(%z: complex<f32>) -> complex<f32> {
  %0 = complex.exp %z fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
func.func @log1p_nnan(%z: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %z fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
func.func @div_nnan(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// Corrections for NaN and infinities are omitted under both flags.
func.func @rsqrt_finite(%z: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %z fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt_finite(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %z fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}
func.func @tan_finite(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tan %z fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh_finite(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %z fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// Constants are rounded to the format of the parts.
func.func @expm1_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %z : complex<f64>
  return %0 : complex<f64>
}
func.func @expm1_bf16(%z: complex<bf16>) -> complex<bf16> {
  %0 = complex.expm1 %z : complex<bf16>
  return %0 : complex<bf16>
}
