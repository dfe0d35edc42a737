// RUN: strata-opt %s --topological-sort --allow-unregistered-dialect | FileCheck %s

// What waits for nothing goes first, in its order.
// CHECK: %[[C:.*]] = "t.c"()
// CHECK-NEXT: %[[LAST:.*]] = "t.last"()
// CHECK-NEXT: %[[SELF:.*]] = "t.self"(%[[SELF]])
// CHECK-NEXT: func.func @f
// Where order matters it stays.
// CHECK-NEXT: "t.first"
// CHECK-NEXT: arith.constant
// CHECK: %[[A:.*]] = "t.a"(%[[C]])
// CHECK-NEXT: %[[B:.*]] = "t.b"(%[[A]])
// What an inner operation uses counts, too.
// CHECK-NEXT: "t.outer"() ({
// CHECK-NEXT:   "t.use"(%[[LAST]])
// A circle is opened where it starts.
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
