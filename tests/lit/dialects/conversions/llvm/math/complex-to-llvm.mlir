// A complex number becomes a struct of its parts.
// RUN: %opt %s --convert-complex-to-llvm | diff %s.expected -

func.func @add(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.add %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @add_flags(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.add %z, %w fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
func.func @sub(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.sub %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @sub_flags(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.sub %z, %w fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
func.func @mul(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.mul %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @mul_flags(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.mul %z, %w fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
func.func @div(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @div_flags(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}
func.func @abs(%z: complex<f64>, %w: complex<f32>) -> (f64, f32) {
  %0 = complex.abs %z : complex<f64>
  %1 = complex.abs %w fastmath<fast> : complex<f32>
  return %0, %1 : f64, f32
}
func.func @parts(%x: f16, %z: complex<f16>) -> (complex<f16>, f16, f16) {
  %0 = complex.create %x, %x : complex<f16>
  %re = complex.re %z : complex<f16>
  %im = complex.im %z : complex<f16>
  return %0, %re, %im : complex<f16>, f16, f16
}
func.func @constants() -> (complex<f32>, complex<i32>) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] {keep} : complex<f32>
  %1 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  return %0, %1 : complex<f32>, complex<i32>
}
