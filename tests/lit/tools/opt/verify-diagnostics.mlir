// Every form of an expected diagnostic.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @here() { return %a : i32 } // expected-error {{use of undeclared SSA value name}}
// -----
// expected-error @+1 {{use of undeclared}}
func.func @offset() { return %a : i32 }
// -----
// expected-error @below {{use of undeclared}}
func.func @below() { return %a : i32 }
// -----
func.func @above() { return %a : i32 }
// expected-error-re @above {{use of {{[a-z]+}} SSA}}
