// Without range reduction, a division is computed by the textbook formula.
// RUN: %opt %s --convert-complex-to-standard=complex-range=basic | diff %s.expected -
// RUN: %opt %s --convert-complex-to-standard=complex-range=none | diff %s.expected -

func.func @div(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w : complex<f32>
  return %0 : complex<f32>
}
func.func @div_fast(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
