// Errors in dense arrays.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"t.a"() {m = array<i4: 1>} : () -> ()
// -----
// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"t.a"() {m = array<tf32: 1.5>} : () -> ()
// -----
// expected-error @+1 {{expected integer or float type, got: 'tensor<4xi8>'}}
"t.a"() {m = array<tensor<4xi8>: 1>} : () -> ()
// -----
// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"t.a"() {m = array<>} : () -> ()
// -----
// expected-error @+1 {{integer constant out of range}}
"t.a"() {m = array<i8: 1, 256>} : () -> ()
// -----
// expected-error @+1 {{integer constant out of range}}
"t.a"() {m = array<si8: 128>} : () -> ()
// -----
// expected-error @+1 {{expected 'true' or 'false' values for i1 type}}
"t.a"() {m = array<i1: 1>} : () -> ()
// -----
// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"t.a"() {m = array<i8: true>} : () -> ()
// -----
// expected-error @+1 {{expected integer literal}}
"t.a"() {m = array<i8: 1.5>} : () -> ()
// -----
// expected-error @+1 {{expected floating point literal}}
"t.a"() {m = array<f32: a>} : () -> ()
// -----
// expected-error @+1 {{hexadecimal float literal should not have a leading minus}}
"t.a"() {m = array<bf16: -0x3C00>} : () -> ()
// -----
// expected-error @+1 {{expected '>' to close an array attribute}}
"t.a"() {m = array<i32: 1} : () -> ()
// -----
// expected-error @+1 {{expected ':' after dense array type}}
"t.a"() {m = array<i32, 1>} : () -> ()
