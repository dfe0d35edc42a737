// Diagnostics of the complex dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// mlir-opt 22 crashes on this input.
func.func @number_attribute_expected_float_type() {
  // expected-error @+1 {{expected a float type}}
  "t.x"() {a = #complex.number<:i32 1.0, 2.0>} : () -> ()
  return
}
