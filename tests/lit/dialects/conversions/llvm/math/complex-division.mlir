// With range reduction, a division scales its operands, and corrects its result for zero, infinities and NaN.
// RUN: %opt %s --convert-complex-to-llvm=complex-range=improved | diff %s.expected -

func.func @div(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @div_fast(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
