// --sroa replaces an allocation of several elements by one allocation for each element if all indices are constant.
// RUN: %opt %s --pass-pipeline='builtin.module(func.func(sroa))' --allow-unregistered-dialect | diff %s.expected -

func.func @two(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = memref.alloca() : memref<4xi32>
  memref.store %x, %0[%c0] : memref<4xi32>
  memref.store %y, %0[%c3] : memref<4xi32>
  %1 = memref.load %0[%c0] : memref<4xi32>
  return %1 : i32
}
func.func @one(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<2x4xi32>
  memref.store %x, %0[%c1, %c1] : memref<2x4xi32>
  %1 = memref.load %0[%c1, %c1] : memref<2x4xi32>
  return %1 : i32
}
func.func @stay(%x: i32, %i: index) -> i32 {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = memref.alloca() : memref<4xi32>
  memref.store %x, %0[%i] : memref<4xi32>
  %1 = memref.alloca() : memref<4xi32>
  memref.store %x, %1[%c9] : memref<4xi32>
  %2 = memref.alloca() : memref<17xi32>
  memref.store %x, %2[%c1] : memref<17xi32>
  %3 = memref.alloca() : memref<1xi32>
  memref.store %x, %3[%c1] : memref<1xi32>
  %4 = memref.alloca() : memref<4xi32>
  memref.store %x, %4[%c1] : memref<4xi32>
  "u.use"(%4) : (memref<4xi32>) -> ()
  %5 = memref.load %0[%c1] : memref<4xi32>
  return %5 : i32
}
func.func @space(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<4xi32, 1>
  memref.store %x, %0[%c1] : memref<4xi32, 1>
  %1 = memref.load %0[%c1] : memref<4xi32, 1>
  return %1 : i32
}
