// A division by a constant that is not positive has no lowering: an error is reported, and the op remains.
// RUN: %opt %s --lower-affine --split-input-file --verify-diagnostics

func.func @modulo(%n: index) -> index {
  // expected-error @+1 {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod (-5))>(%n)
  return %0 : index
}

// -----

func.func @division(%n: index) -> index {
  // expected-error @+1 {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv (-5))>(%n)
  return %0 : index
}
