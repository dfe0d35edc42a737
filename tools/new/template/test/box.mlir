// The operations are printed as they are written, and the folder removes a box.
// RUN: starter-opt %s | starter-opt | FileCheck %s
// RUN: starter-opt %s --canonicalize | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: func.func @unbox(
// FOLD-LABEL: func.func @unbox(%arg0: i32)
func.func @unbox(%value: i32) -> i32 {
  // CHECK: starter.wrap %arg0 : i32 -> !starter.box<i32>
  // CHECK: starter.unwrap %{{.*}} : !starter.box<i32> -> i32
  // FOLD-NEXT: return %arg0 : i32
  %box = starter.wrap %value : i32 -> !starter.box<i32>
  %result = starter.unwrap %box : !starter.box<i32> -> i32
  return %result : i32
}
