// Errors in sparse and dense elements are reported at the start of the literal or at the invalid number.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected shape ([3]); inferred shape of indices literal ([2, 1]); inferred shape of values literal ([3])}}
"t.a"() {m = sparse<[[0], [1]], [5, 6, 7]> : tensor<3xi32>} : () -> ()
// -----
// expected-error @+1 {{expected shape ([3]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([2])}}
"t.a"() {m = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3xi32>} : () -> ()
// -----
// expected-error @+1 {{sparse index #1 is not contained within the value shape, with index=[9], and type='tensor<3xi32>'}}
"t.a"() {m = sparse<[[0], [9]], [5, 6]> : tensor<3xi32>} : () -> ()
// -----
// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[18446744073709551615], and type='tensor<3xi32>'}}
"t.a"() {m = sparse<[[-1]], [5]> : tensor<3xi32>} : () -> ()
// -----
// expected-error @+1 {{elements literal must be a shaped type}}
"t.a"() {m = sparse<[[0]], [5]> : f32} : () -> ()
// -----
// expected-error @+1 {{elements literal type must have static shape}}
"t.a"() {m = sparse<[[0]], [5]> : tensor<?xi32>} : () -> ()
// -----
// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"t.a"() {m = sparse<[[0]], [5.0]> : tensor<3xi32>} : () -> ()
// -----
// expected-error @+1 {{integer constant out of range for type}}
"t.a"() {m = sparse<"0x00", 5> : tensor<3xi32>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"t.a"() {m = sparse<0> : tensor<3xi32>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"t.a"() {m = sparse<[[0]], [5] : vector<3xi32>} : () -> ()
// -----
// expected-error @+1 {{expected element literal of primitive type}}
"t.a"() {m = sparse<, > : tensor<3xi32>} : () -> ()
// -----
// An element type of width 0 has no bytes.
// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<8xi0>'}}
"t.a"() {m = dense<"0x01"> : tensor<8xi0>} : () -> ()
