// Expected diagnostics that are not reported, and reported diagnostics that are not expected.
// RUN: not strata-opt %s --split-input-file --verify-diagnostics 2>&1 >%t.out | FileCheck %s
// RUN: not strata-opt %s --split-input-file --verify-diagnostics=only-expected 2>&1 >%t.out | FileCheck %s --check-prefix=ONLY

// CHECK: :[[#@LINE+3]]:34: error: unexpected error: use of undeclared SSA value name
// ONLY-NOT: unexpected
// ONLY: expected error "never" was not produced
func.func @unexpected() { return %a : i32 }
// -----
// CHECK: :[[#@LINE+1]]:4: error: expected error "never" was not produced
// expected-error @+1 {{never}}
func.func @missing() { return }
// -----
// CHECK: :[[#@LINE+1]]:4: error: 'error' diagnostic emitted when expecting a 'warning'
// expected-warning @+1 {{use of undeclared}}
func.func @kind() { return %a : i32 }
// -----
// CHECK: error: invalid regex: parentheses not balanced
// expected-error-re @+1 {{a {{(}} b}}
func.func @regex() { return }
