// Diagnostics of the gpu dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// mlir-opt 22 reports instead: empty block: expect at least a terminator
func.func @launch_expected_three_names(%n: index) {
  // expected-error @+1 {{expected three names}}
  gpu.launch blocks(%a, %b) in (%e = %n, %g = %n, %h = %n) threads(%j, %k, %l) in (%m = %n, %o = %n, %p = %n) {
  }
  return
}

// -----

// mlir-opt 22 reports instead: unknown gpu type: async.other
// expected-error @+1 {{unknown  type `async.other` in dialect `gpu`}}
func.func private @async_other_type_is_unknown(!gpu.async.other)
