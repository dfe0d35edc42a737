// The generic pass converts the ops of both dialects, and the types of functions.
// RUN: %opt %s --convert-to-llvm | diff %s.expected -

func.func @length(%z: complex<f32>, %w: complex<f32>) -> f32 {
  %0 = complex.mul %z, %w fastmath<contract> : complex<f32>
  %1 = complex.abs %0 : complex<f32>
  %2 = math.log2 %1 : f32
  return %2 : f32
}
