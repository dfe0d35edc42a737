// Math ops without a library function, or on types without one, are errors.
// RUN: %opt %s --convert-math-to-libm --split-input-file --verify-diagnostics

func.func @no_function(%x: f32) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'math.copysign' that was explicitly marked illegal}}
  %0 = math.copysign %x, %x : f32
  return %0 : f32
}

// -----

func.func @tensor(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @quadruple(%x: f128) -> f128 {
  // expected-error @+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %x : f128
  return %0 : f128
}
