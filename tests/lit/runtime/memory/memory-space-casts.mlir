// An op that uses a cast pointer uses the source of the cast instead, and its results are cast after the op. Kept:
// casts marked `fixed`, and operands of ops without the interface.
// RUN: memory-opt %s --allow-unregistered-dialect --bubble-down-memory-space-casts | FileCheck %s

// CHECK-LABEL: func.func @read
// CHECK-NEXT: mem.read %arg0 : memref<4xf32, 1> -> f32
// CHECK-NEXT: return
func.func @read(%m: memref<4xf32, 1>) -> f32 {
  %c = mem.space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %v = mem.read %c : memref<4xf32> -> f32
  return %v : f32
}
// CHECK-LABEL: func.func @chain
// CHECK-NEXT: %[[A:.*]] = mem.move %arg0 : memref<4xf32, 1>
// CHECK-NEXT: %[[B:.*]] = mem.move %[[A]] : memref<4xf32, 1>
// CHECK-NEXT: %[[C:.*]] = mem.space_cast %[[B]] : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT: mem.read %[[B]] : memref<4xf32, 1>
// CHECK-NEXT: return %[[C]]
func.func @chain(%m: memref<4xf32, 1>) -> (memref<4xf32>, f32) {
  %c = mem.space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %a = mem.move %c : memref<4xf32>
  %b = mem.move %a : memref<4xf32>
  %v = mem.read %b : memref<4xf32> -> f32
  return %b, %v : memref<4xf32>, f32
}
// CHECK-LABEL: func.func @not_promotable
// CHECK-NEXT: %[[C:.*]] = mem.space_cast fixed %arg0
// CHECK-NEXT: mem.read %[[C]]
func.func @not_promotable(%m: memref<4xf32, 1>) -> f32 {
  %c = mem.space_cast fixed %m : memref<4xf32, 1> to memref<4xf32>
  %v = mem.read %c : memref<4xf32> -> f32
  return %v : f32
}
// CHECK-LABEL: func.func @others
// CHECK-NEXT: %[[C:.*]] = mem.space_cast %arg0
// CHECK-NEXT: "x.y"(%[[C]])
// CHECK-NEXT: mem.read %arg0
func.func @others(%m: memref<4xf32, 1>) -> f32 {
  %c = mem.space_cast %m : memref<4xf32, 1> to memref<4xf32>
  "x.y"(%c) : (memref<4xf32>) -> ()
  %v = mem.read %c : memref<4xf32> -> f32
  return %v : f32
}
