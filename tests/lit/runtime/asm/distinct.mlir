// Distinct attributes are numbered in print order; a distinct unit attribute has no alias.
// RUN: strata-opt %s --allow-unregistered-dialect | FileCheck %s

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: #distinct1 = distinct[1]<1 : i64>
// CHECK-NEXT: #distinct2 = distinct[2]<#distinct>
// CHECK: "t.a"() {a = #distinct, b = #distinct1, c = #distinct, d = #distinct2, e = distinct[3]<>, f = distinct[4]<>} : () -> ()
"t.a"() {a = distinct[7]<1>, b = distinct[0]<1>, c = distinct[7]<1>, d = distinct[1]<distinct[7]<1>>,
         e = distinct[0x20]<>, f = distinct[33]<unit>} : () -> ()
