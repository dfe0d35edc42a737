// A map in an argument attribute gets no alias unless it is also used elsewhere.
// RUN: strata-opt %s | FileCheck %s

// CHECK-NOT: #map
// CHECK: func.func @f(%arg0: i32 {t.m = affine_map<(d0) -> (d0)>}) {
func.func @f(%a: i32 {t.m = affine_map<(x) -> (x)>}) {
  return
}
