// An op on tensors is an error.
// RUN: %opt %s --convert-math-to-funcs --verify-diagnostics

func.func @tensor(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error @+1 {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %x, %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}
