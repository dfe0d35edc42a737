// An op is an error if no library function exists for its type, or if the symbol of the function has another type.
// RUN: %opt %s --convert-complex-to-libm --split-input-file --verify-diagnostics

func.func @half(%z: complex<f16>) -> complex<f16> {
  // expected-error @+1 {{failed to legalize operation 'complex.sqrt' that was explicitly marked illegal}}
  %0 = complex.sqrt %z : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func private @csqrtf(f32) -> f32
func.func @other_type(%z: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'f32', but provided 'complex<f32>' for operand number 0}}
  %0 = complex.sqrt %z : complex<f32>
  return %0 : complex<f32>
}
