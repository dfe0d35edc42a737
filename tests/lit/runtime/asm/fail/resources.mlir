// Errors in resources, in their sections and in distinct attributes.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected identifier key in file metadata dictionary}}
{-# 1 #-}
// -----
// expected-error @+1 {{unknown key 'x' in file metadata dictionary}}
{-# x: {} #-}
// -----
// expected-error @+1 {{dialect 'nobody' is unknown}}
{-# dialect_resources: {nobody: {b: "0x0100000001"}} #-}
// -----
// expected-error @+1 {{unexpected 'resource' section for dialect 'func'}}
{-# dialect_resources: {func: {b: "0x0100000001"}} #-}
// -----
// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: {"builtin": {}} #-}
// -----
// expected-error @+1 {{expected hex string blob for key 'b'}}
{-# dialect_resources: {builtin: {b: 1}} #-}
// -----
// expected-error @+1 {{expected hex string blob for key 'b'}}
{-# dialect_resources: {builtin: {b: "0x010000000"}} #-}
// -----
// expected-error @+1 {{expected hex string blob for key 'b' to encode alignment in first 4 bytes}}
{-# dialect_resources: {builtin: {b: "0x01"}} #-}
// -----
// expected-error @+1 {{expected hex string blob for key 'b' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: {builtin: {b: "0x0300000001"}} #-}
// -----
// expected-error @+1 {{expected string value for key 'a'}}
{-# external_resources: {x: {a: 1}} #-}
// -----
// expected-error @+1 {{expected ',' or '}'}}
{-# external_resources: {x: {a: "b" c: "d"}} #-}
// -----
// expected-error @+1 {{expected ',' or '#-}'}}
{-# external_resources: {}
// -----
// expected-error @+1 {{expected ':'}}
{-# external_resources {} #-}
// -----
// expected-error @+1 {{expected '{'}}
{-# external_resources: [] #-}
// -----
// expected-error @+1 {{`dense_resource` expected a shaped type}}
"t.a"() {m = dense_resource<b> : i32} : () -> ()
// -----
// expected-error @+1 {{expected identifier key for 'resource' entry}}
"t.a"() {m = dense_resource<> : tensor<1xi8>} : () -> ()
// -----
// expected-error @+1 {{referenced attribute does not match previous definition: 1 : i64}}
"t.a"() {m = [distinct[5]<1>, distinct[5]<2>]} : () -> ()
// -----
// expected-error @+1 {{expected distinct ID}}
"t.a"() {m = distinct[a]<1>} : () -> ()
// -----
// expected-error @+1 {{expected an unsigned 64-bit integer}}
"t.a"() {m = distinct[18446744073709551616]<1>} : () -> ()
// -----
// expected-error @+1 {{expected '<' after distinct ID}}
"t.a"() {m = distinct[0]} : () -> ()
// -----
// expected-error @+1 {{expected '>' to close distinct attribute}}
"t.a"() {m = distinct[0]<1} : () -> ()
