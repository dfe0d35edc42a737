// Divisions, and integers of more than twice the supported width, cannot be emulated. The supported width is a power of two.
// RUN: %opt %s --arith-emulate-wide-int --split-input-file --verify-diagnostics
// RUN: not %opt %s --arith-emulate-wide-int=widest-int-supported=24

func.func @division(%a: i64) -> i64 {
  // expected-error @+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %a : i64
  return %0 : i64
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @too_wide(%a: i128) -> i128 {
  return %a : i128
}
