// Functions of the C library replace complex ops, by the type of the operand.
// RUN: %opt %s --convert-complex-to-libm | diff %s.expected -

func.func @abs_single(%z: complex<f32>) -> f32 {
  %0 = complex.abs %z : complex<f32>
  return %0 : f32
}
func.func @angle_single(%z: complex<f32>) -> f32 {
  %0 = complex.angle %z : complex<f32>
  return %0 : f32
}
func.func @conj_single(%z: complex<f32>) -> complex<f32> {
  %0 = complex.conj %z : complex<f32>
  return %0 : complex<f32>
}
func.func @cos_single(%z: complex<f32>) -> complex<f32> {
  %0 = complex.cos %z : complex<f32>
  return %0 : complex<f32>
}
func.func @log_single(%z: complex<f32>) -> complex<f32> {
  %0 = complex.log %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sin_single(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sin %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt_single(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %z : complex<f32>
  return %0 : complex<f32>
}
func.func @tan_single(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tan %z : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh_single(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %z : complex<f32>
  return %0 : complex<f32>
}
func.func @pow_single(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.pow %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @abs_double(%z: complex<f64>) -> f64 {
  %0 = complex.abs %z : complex<f64>
  return %0 : f64
}
func.func @angle_double(%z: complex<f64>) -> f64 {
  %0 = complex.angle %z : complex<f64>
  return %0 : f64
}
func.func @conj_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.conj %z : complex<f64>
  return %0 : complex<f64>
}
func.func @cos_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.cos %z : complex<f64>
  return %0 : complex<f64>
}
func.func @log_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.log %z : complex<f64>
  return %0 : complex<f64>
}
func.func @sin_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.sin %z : complex<f64>
  return %0 : complex<f64>
}
func.func @sqrt_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %z : complex<f64>
  return %0 : complex<f64>
}
func.func @tan_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.tan %z : complex<f64>
  return %0 : complex<f64>
}
func.func @tanh_double(%z: complex<f64>) -> complex<f64> {
  %0 = complex.tanh %z : complex<f64>
  return %0 : complex<f64>
}
func.func @pow_double(%z: complex<f64>, %w: complex<f64>) -> complex<f64> {
  %0 = complex.pow %z, %w : complex<f64>
  return %0 : complex<f64>
}

// Other ops remain.
func.func @legal(%z: complex<f16>) -> complex<f16> {
  %0 = complex.exp %z : complex<f16>
  return %0 : complex<f16>
}

// A function is declared in the closest symbol table.
module @nested {
  func.func private @csqrt(complex<f64>) -> complex<f64>
  func.func @declared(%z: complex<f32>, %w: complex<f64>) -> (complex<f32>, complex<f32>, complex<f64>) {
    %0 = complex.sqrt %z fastmath<fast> : complex<f32>
    %1 = complex.sqrt %0 : complex<f32>
    %2 = complex.sqrt %w : complex<f64>
    return %0, %1, %2 : complex<f32>, complex<f32>, complex<f64>
  }
}
