// A variadic-of-variadic operand in an assembly format, and a list of types that is inferred from one type.
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s | %opt --allow-unregistered-dialect | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %[[X:.*]]:3 = "u.make"() : () -> (i32, i64, f32)
%0:3 = "u.make"() : () -> (i32, i64, f32)
// CHECK-NEXT: test.lists %[[X]]#0, %[[X]]#0[(%[[X]]#1, %[[X]]#2), (), (%[[X]]#1)] of (i64, f32), (), (i64)
// GENERIC: "test.lists"(%[[X:.*]]#0, %[[X]]#0, %[[X]]#1, %[[X]]#2, %[[X]]#1) <{operandSegmentSizes = array<i32: 2, 3>, sizes = array<i32: 2, 0, 1>}>
test.lists %0#0, %0#0 [(%0#1, %0#2), (), (%0#1)] of (i64, f32), (), (i64)
// CHECK-NEXT: test.lists []
test.lists []
%f = "u.make"() : () -> ((i32, f32) -> i1)
// CHECK: test.apply %{{.*}}(%[[X]]#0, %[[X]]#2) : (i32, f32) -> i1
test.apply %f(%0#0, %0#2) : (i32, f32) -> i1
