// Functions of complex numbers have no lowering to llvm: convert-complex-to-standard must expand them first.
// RUN: %opt %s --convert-complex-to-llvm --split-input-file --verify-diagnostics

func.func @angle(%z: complex<f32>) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'complex.angle' that was explicitly marked illegal}}
  %0 = complex.angle %z : complex<f32>
  return %0 : f32
}

// -----

func.func @bitcast(%z: complex<f32>) -> i64 {
  // expected-error @+1 {{failed to legalize operation 'complex.bitcast' that was explicitly marked illegal}}
  %0 = complex.bitcast %z : complex<f32> to i64
  return %0 : i64
}
