// RUN: strata-opt %s --topological-sort --allow-unregistered-dialect | FileCheck %s

// Operations without unscheduled operands come first, in their original order.
// CHECK: %[[C:.*]] = "t.c"()
// CHECK-NEXT: %[[LAST:.*]] = "t.last"()
// CHECK-NEXT: %[[SELF:.*]] = "t.self"(%[[SELF]])
// CHECK-NEXT: func.func @f
// In a region with SSA dominance the order is kept.
// CHECK-NEXT: "t.first"
// CHECK-NEXT: arith.constant
// CHECK: %[[A:.*]] = "t.a"(%[[C]])
// CHECK-NEXT: %[[B:.*]] = "t.b"(%[[A]])
// Uses in nested operations count as uses of the outer operation.
// CHECK-NEXT: "t.outer"() ({
// CHECK-NEXT:   "t.use"(%[[LAST]])
// A cycle is broken at its first operation.
// CHECK: %[[X:[0-9]+]] = "t.x"(%[[Y:[0-9]+]])
// CHECK-NEXT: %[[Y]] = "t.y"(%[[X]])
%0 = "t.a"(%1) : (i32) -> i32
%2 = "t.b"(%0) : (i32) -> i32
%1 = "t.c"() : () -> i32
%x = "t.x"(%y) : (i32) -> i32
%y = "t.y"(%x) : (i32) -> i32
"t.outer"() ({
  "t.use"(%last) : (i32) -> ()
}) : () -> ()
%last = "t.last"() : () -> i32
%3 = "t.self"(%3) : (i32) -> i32
func.func @f() -> i32 {
  "t.first"() : () -> ()
  %c = arith.constant 1 : i32
  return %c : i32
}
