// Diagnostics of the scf dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics

// mlir-opt 22 reports instead: operation's operand is unlinked
// An operand is defined in the region of the op that uses it.
func.func @if_condition_from_inside() {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  scf.if %x {
    // expected-note @+1 {{operand defined here (op in a child region)}}
    %x = arith.constant true
  }
  return
}
