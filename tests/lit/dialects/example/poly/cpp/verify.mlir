// Verifiers written in C++.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @too_many() {
  // expected-error @+1 {{'poly.constant' op has 3 coefficients, but its type has room for 2}}
  %0 = poly.constant [1, 2, 3] : !poly.poly<2>
  return
}

// -----

// expected-error @+1 {{a polynomial has at least one coefficient}}
func.func private @no_coefficient(!poly.poly<0>)
