// Errors of types and attributes name the dialect and point at the symbol.
// RUN: inn-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown  type `suite` in dialect `inn`}}
"t"() {a = !inn.suite} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `lock` in dialect `inn`}}
"t"() {a = #inn.lock<3>} : () -> ()

// -----

// expected-error @+1 {{a room has at least one bed}}
"t"() {a = !inn.room<0>} : () -> ()

// -----

// expected-error @+1 {{failed to verify 'value': signless integer or index}}
"t"() {a = !inn.coin<f32>} : () -> ()

// -----

// The parser of the dialect reports its own errors.
// expected-error @+1 {{expected 'barrel'}}
"t"() {a = !cellar.bottle<i8>} : () -> ()

// -----

// expected-error @+1 {{a barrel must not be empty}}
"t"() {a = !cellar.barrel<>} : () -> ()

// -----

// The parser of the dialect must parse the whole symbol.
// expected-error @+1 {{unexpected text in dialect symbol}}
"t"() {a = !cellar<barrel<i8> more>} : () -> ()

// -----

// expected-error @+1 {{'cellar.serve' op expects the shelf to be a number}}
%0 = cellar.serve 1 {cellar.shelf = "top"}

// -----

// expected-error @+1 {{unregistered operation 'cellar.drink' found in dialect ('cellar') that does not allow unknown operations}}
"cellar.drink"() : () -> ()
