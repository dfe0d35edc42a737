// An allocation with separately used elements becomes one allocation for each used element. It
// is kept if an index is dynamic, the whole value is used, or an access may leave its element.
// RUN: memory-opt %s --allow-unregistered-dialect --sroa | FileCheck %s
// RUN: memory-opt %s --allow-unregistered-dialect --sroa --mem2reg | FileCheck %s --check-prefix=VALUES
// RUN: memory-opt %s --allow-unregistered-dialect --sroa --mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATS

// STATS: SROA
// STATS: (S) 5 destructured slots - Total amount of memory slots destructured
// STATS: (S) 3 max subelement number - Maximal number of sub-elements a successfully destructured slot initially had
// STATS: (S) 3 slots with memory benefit - Total amount of memory slots in which

// CHECK-LABEL: func.func @parts
// CHECK-DAG: %[[A:.*]] = mem.alloca i32
// CHECK-DAG: %[[B:.*]] = mem.alloca i64
// CHECK-NOT: mem.field
// CHECK: mem.store %arg0, %[[A]] : i32
// CHECK-NEXT: mem.store %arg1, %[[B]] : i64
// CHECK-NEXT: mem.load %[[B]] : i64
// VALUES-LABEL: func.func @parts
// VALUES-NEXT: return %arg1 : i64
func.func @parts(%x: i32, %y: i64) -> i64 {
  %m = mem.alloca !mem.struct<i32, i64>
  %a = mem.field %m[0]
  %b = mem.field %m[1]
  mem.store %x, %a : i32
  mem.store %y, %b : i64
  %b2 = mem.field %m[1]
  %r = mem.load %b2 : i64
  return %r : i64
}
// Unused elements are not allocated, and uses of the whole allocation without effects are removed.
// CHECK-LABEL: func.func @some_parts
// CHECK-NEXT: %[[B:.*]] = mem.alloca i64
// CHECK-NEXT: mem.store %arg0, %[[B]] : i64
// CHECK-NEXT: mem.load %[[B]] : i64
// CHECK-NEXT: return
func.func @some_parts(%y: i64) -> i64 {
  %m = mem.alloca !mem.struct<i32, i64, f32>
  mem.forget %m
  %v = mem.view %m
  mem.forget %v
  %b = mem.field %m[1]
  mem.store %y, %b : i64
  %r = mem.load %b : i64
  return %r : i64
}
// Elements of elements.
// CHECK-LABEL: func.func @nested
// CHECK-NEXT: %[[A:.*]] = mem.alloca i64
// CHECK-NOT: mem.field
// CHECK: mem.store %arg0, %[[A]] : i64
// VALUES-LABEL: func.func @nested
// VALUES-NEXT: return %arg0 : i64
func.func @nested(%y: i64) -> i64 {
  %m = mem.alloca !mem.struct<i32, !mem.struct<i64, i64>>
  %b = mem.field %m[1]
  %c = mem.field %b[0]
  mem.store %y, %c : i64
  %r = mem.load %c : i64
  return %r : i64
}
// Uses in other blocks and in nested regions.
// CHECK-LABEL: func.func @regions
// CHECK-NEXT: %[[A:.*]] = mem.alloca i32
// CHECK-NEXT: scf.if
// CHECK-NEXT: mem.store %arg0, %[[A]] : i32
func.func @regions(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca !mem.struct<i32>
  scf.if %c {
    %a = mem.field %m[0]
    mem.store %x, %a : i32
  }
  %b = mem.field %m[0]
  %r = mem.load %b : i32
  return %r : i32
}

// CHECK-LABEL: func.func @whole_is_read
// CHECK-NEXT: mem.alloca !mem.struct<i32, i64>
func.func @whole_is_read(%x: i32) -> !mem.struct<i32, i64> {
  %m = mem.alloca !mem.struct<i32, i64>
  %a = mem.field %m[0]
  mem.store %x, %a : i32
  %r = mem.load %m : !mem.struct<i32, i64>
  return %r : !mem.struct<i32, i64>
}
// CHECK-LABEL: func.func @no_such_part
// CHECK-NEXT: mem.alloca !mem.struct<i32>
func.func @no_such_part(%x: i32) {
  %m = mem.alloca !mem.struct<i32>
  %a = mem.field %m[7]
  mem.store %x, %a : i32
  return
}
// A wider access overlaps the next element.
// CHECK-LABEL: func.func @out_of_bounds
// CHECK-NEXT: mem.alloca !mem.struct<i32, i32>
func.func @out_of_bounds(%x: i64) {
  %m = mem.alloca !mem.struct<i32, i32>
  %a = mem.field %m[0]
  mem.store %x, %a : i64
  return
}
// CHECK-LABEL: func.func @part_escapes
// CHECK-NEXT: mem.alloca !mem.struct<i32>
func.func @part_escapes() {
  %m = mem.alloca !mem.struct<i32>
  %a = mem.field %m[0]
  "x.y"(%a) : (!mem.ptr) -> ()
  return
}
// Uses of a view of an element are not analyzed.
// CHECK-LABEL: func.func @view_of_part
// CHECK-NEXT: mem.alloca !mem.struct<i32>
func.func @view_of_part() -> i64 {
  %m = mem.alloca !mem.struct<i32>
  %a = mem.field %m[0]
  %v = mem.view %a
  %r = mem.load %v : i64
  return %r : i64
}
// CHECK-LABEL: func.func @kept
// CHECK-NEXT: mem.alloca kept !mem.struct<i32>
func.func @kept(%x: i32) {
  %m = mem.alloca kept !mem.struct<i32>
  %a = mem.field %m[0]
  mem.store %x, %a : i32
  return
}
// CHECK-LABEL: func.func @no_parts
// CHECK-NEXT: mem.alloca i32
func.func @no_parts(%x: i32) {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  return
}
// CHECK-LABEL: func.func @unused
// CHECK-NEXT: mem.alloca !mem.struct<i32>
func.func @unused() {
  %m = mem.alloca !mem.struct<i32>
  return
}
