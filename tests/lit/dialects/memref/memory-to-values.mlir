// --mem2reg replaces allocations of one element by values.
// RUN: %opt %s --pass-pipeline='builtin.module(func.func(mem2reg))' --allow-unregistered-dialect | diff %s.expected -

func.func @store_and_load(%x: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %x, %0[] : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
func.func @never_written() -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
func.func @one_element(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.alloca() : memref<1x1xf32>
  memref.store %x, %0[%c0, %c0] : memref<1x1xf32>
  %1 = memref.load %0[%c0, %c0] : memref<1x1xf32>
  return %1 : f32
}
func.func @branches(%x: i32, %y: i32, %c: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %x, %0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %y, %0[] : memref<i32>
  cf.br ^bb2
^bb2:
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
func.func @loop(%n: i32, %one: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %n, %0[] : memref<i32>
  cf.br ^bb1
^bb1:
  %1 = memref.load %0[] : memref<i32>
  %2 = arith.subi %1, %one : i32
  memref.store %2, %0[] : memref<i32>
  %3 = arith.cmpi sgt, %2, %one : i32
  cf.cond_br %3, ^bb1, ^bb2
^bb2:
  %4 = memref.load %0[] : memref<i32>
  return %4 : i32
}
func.func @stay(%p: memref<memref<i32>>, %x: i32) -> memref<i32> {
  %0 = memref.alloca() : memref<i32>
  memref.store %x, %0[] : memref<i32>
  "u.use"(%0) : (memref<i32>) -> ()
  %1 = memref.alloca() : memref<2xi32>
  %c0 = arith.constant 0 : index
  memref.store %x, %1[%c0] : memref<2xi32>
  %2 = memref.load %1[%c0] : memref<2xi32>
  "u.use"(%2) : (i32) -> ()
  %3 = memref.alloca() : memref<i32>
  memref.store %3, %p[] : memref<memref<i32>>
  %4 = memref.alloca() : memref<memref<i32>>
  memref.store %0, %4[] : memref<memref<i32>>
  %5 = memref.load %4[] : memref<memref<i32>>
  return %5 : memref<i32>
}
func.func @vectors_and_others(%v: vector<4xf32>, %t: tuple<i32>) -> (vector<4xf32>, index) {
  %0 = memref.alloca() : memref<vector<4xf32>>
  memref.store %v, %0[] : memref<vector<4xf32>>
  %1 = memref.load %0[] : memref<vector<4xf32>>
  %2 = memref.alloca() : memref<index>
  %3 = memref.load %2[] : memref<index>
  return %1, %3 : vector<4xf32>, index
}
