// Patterns with a common prefix share one match tree; op names,
// attributes and benefits decide which of them applies first.
// RUN: strata-opt --load-dialect=%S/Inputs/Merge.td --load-strict %s --canonicalize | FileCheck %s
// RUN: strata-opt --load-dialect=%S/Inputs/Merge.td %s --canonicalize=disable-patterns=AofBofD,AofOne | FileCheck %s --check-prefix=LESS

// CHECK-LABEL: @names
// CHECK: %[[B:.*]] = m.c %{{.*}} {b} : f32
// LESS-LABEL: @names
func.func @names(%x: f32) {
  // The operand of m.a is m.b, m.c, m.d or an argument.
  %0 = m.b %x : f32
  %1 = m.a %0 : f32
  %2 = m.c %x {b} : f32
  %3 = m.a %2 : f32
  %4 = m.d %x : f32
  %5 = m.a %4 : f32
  %6 = m.a %x : f32
  m.use %1, %2, %3, %5, %6 : f32, f32, f32, f32, f32
  return
}
// CHECK-LABEL: @benefit
// CHECK-NEXT: m.use %arg0
// LESS-LABEL: @benefit
// LESS-NEXT: m.d
// LESS-NEXT: m.c
func.func @benefit(%x: f32) {
  %0 = m.d %x : f32
  %1 = m.b %0 : f32
  %2 = m.a %1 : f32
  m.use %2 : f32
  return
}
// CHECK-LABEL: @attributes
// CHECK-DAG: m.k 100
// CHECK-DAG: m.k 101
// CHECK-DAG: m.k -100
// CHECK-DAG: %[[TWO:.*]] = m.k 2
// CHECK-DAG: m.a %[[TWO]]
// LESS-LABEL: @attributes
// LESS-DAG: %[[ONE:.*]] = m.k 1{{$}}
// LESS-DAG: m.a %[[ONE]]
func.func @attributes() {
  %0 = m.k 0
  %1 = m.a %0 : i32
  %2 = m.k 1
  %3 = m.a %2 : i32
  %4 = m.k -7
  %5 = m.a %4 : i32
  %6 = m.k 2
  %7 = m.a %6 : i32
  m.use %1, %3, %5, %7 : i32, i32, i32, i32
  return
}
