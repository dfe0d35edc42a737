// Diagnostics of the ml_program dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics

// mlir-opt 22 crashes on this input.
ml_program.subgraph @global_store_graph_expected_keyword_ordering(%x: i64) {
  // expected-error @+1 {{expected 'ordering'}}
  %t = ml_program.global_store_graph @g = %x : i64
  ml_program.output
}
