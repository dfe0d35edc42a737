// Errors in layouts and memory spaces of memref types.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"t.a"() {m = memref<4xf32, affine_map<(d0, d1) -> (d0)>>} : () -> ()
// -----
// expected-error @+1 {{expected the number of strides to match the rank}}
"t.a"() {m = memref<4xf32, strided<[2, 1]>>} : () -> ()
// -----
// expected-error @+1 {{expected memory space to be last in memref type}}
"t.a"() {m = memref<4xf32, 1, affine_map<(d0) -> (d0+1)>>} : () -> ()
// -----
// expected-error @+1 {{multiple memory spaces specified in memref type}}
"t.a"() {m = memref<4xf32, 1, 2>} : () -> ()
// -----
// expected-error @+1 {{cannot have affine map for unranked memref type}}
"t.a"() {m = memref<*xf32, strided<[1]>>} : () -> ()
// -----
// expected-error @+1 {{unsupported memory space Attribute}}
"t.a"() {m = memref<4xf32, unit>} : () -> ()
// -----
// expected-error @+1 {{unsupported memory space Attribute}}
"t.a"() {m = memref<*xf32, #foo.bar>} : () -> ()
// -----
// expected-error @+1 {{expected list element}}
"t.a"() {m = memref<4xf32, >} : () -> ()
// -----
// expected-error @+1 {{expected ',' or '>' in memref type}}
"t.a"() {m = memref<4xf32 4>} : () -> ()
// -----
// expected-error @+1 {{expected '['}}
"t.a"() {m = strided<2>} : () -> ()
// -----
// expected-error @+1 {{expected ']'}}
"t.a"() {m = strided<[2 3]>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"t.a"() {m = strided<[2] offset: 3>} : () -> ()
// -----
// expected-error @+1 {{expected 'offset' after comma}}
"t.a"() {m = strided<[2], off: 3>} : () -> ()
// -----
// expected-error @+1 {{expected ':' after 'offset'}}
"t.a"() {m = strided<[2], offset 3>} : () -> ()
// -----
// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"t.a"() {m = strided<[-9223372036854775808]>} : () -> ()
// -----
// expected-error @+1 {{expected '<' after 'strided'}}
"t.a"() {m = strided[2]} : () -> ()
