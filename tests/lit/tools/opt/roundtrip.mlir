// Resources keep their names and entries when printed and parsed, as text and as bytecode.
// RUN: strata-opt %s --allow-unregistered-dialect --verify-roundtrip | FileCheck %s

// CHECK: dense_resource<r1> : tensor<1xi32>
// CHECK: r1: "0x0400000001000000"
// CHECK: c: "text"
"t.a"() {f = dense_resource<r1> : tensor<1xi32>} : () -> () loc("a":1:2 to 3:4)
{-# dialect_resources: { builtin: { r1: "0x0400000001000000" } }, external_resources: { ext: { c: "text" } } #-}
