// Without aliases, maps are printed where they are used.
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

// CHECK: "t.op"() {m = affine_map<(d0) -> (d0)>, s = affine_set<(d0) : (d0 == 0)>, t = memref<2xi8, affine_map<(d0) -> (d0 + 1)>>} : () -> ()
"t.op"() {m = affine_map<(x) -> (x)>, s = affine_set<(x) : (x == 0)>, t = memref<2xi8, affine_map<(d0) -> (d0 + 1)>>} : () -> ()
