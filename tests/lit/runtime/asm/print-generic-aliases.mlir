// In generic form, aliases are assigned to nested ops first, then to types, then
// to attributes sorted by name; never to properties of unregistered operations.
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 5)>
// CHECK: "t.outer"(%0) <{b = affine_map<(d0) -> (d0 + 4)>}> ({
// CHECK-NEXT: "t.inner"() {m = #map1} : () -> ()
// CHECK-NEXT: }) {a = #map2, c = #map3} : (memref<2xi8, #map>) -> ()
%0 = "t.value"() : () -> memref<2xi8, affine_map<(d0) -> (d0 + 1)>>
"t.outer"(%0) <{b = affine_map<(d0) -> (d0 + 4)>}> ({
  "t.inner"() {m = affine_map<(d0) -> (d0 + 2)>} : () -> ()
}) {c = affine_map<(d0) -> (d0 + 5)>, a = affine_map<(d0) -> (d0 + 3)>} : (memref<2xi8, affine_map<(d0) -> (d0 + 1)>>) -> ()
