// Diagnostics of user-defined parsers and custom directives.
// RUN: params-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+2 {{expected a mode}}
// expected-error @+1 {{failed to parse Code_Mode parameter 'mode' which is to be a `Mode`}}
"t.op"() {a = #code.mode<middle>} : () -> ()

// -----

// expected-error @+1 {{custom parser failed to parse parameter 'odd'}}
"t.op"() {a = #code.fields<plain = 1, odd = *>} : () -> ()

// -----

// expected-error @+1 {{expected integer value}}
"t.op"() {a = #code.range<x, 3>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of type specified}}
"t.op"() {a = #code.zeros<4> : i32} : () -> ()
