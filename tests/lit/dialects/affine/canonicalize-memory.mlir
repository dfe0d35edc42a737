// Casts and dimensions of a memref operand fold into affine memory operations.
// RUN: %opt %s --canonicalize | diff %s.expected -

memref.global "private" constant @ones : memref<4xf32> = dense<1.0>
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" @variable : memref<4xf32> = dense<1.0>
memref.global "private" constant @scalar : memref<i32> = dense<7>

func.func @casts(%m: memref<100xf32>, %t: memref<1xi32>, %x: f32, %n: index) -> f32 {
  %0 = memref.cast %m : memref<100xf32> to memref<?xf32>
  %1 = memref.cast %t : memref<1xi32> to memref<?xi32>
  %2 = affine.load %0[%n] : memref<?xf32>
  affine.store %2, %0[%n] : memref<?xf32>
  affine.prefetch %0[%n], read, locality<0>, data : memref<?xf32>
  affine.dma_start %0[%n], %0[0], %1[0], %n : memref<?xf32>, memref<?xf32>, memref<?xi32>
  affine.dma_wait %1[0], %n : memref<?xi32>
  return %2 : f32
}

// A cast is kept if its result is the stored value.
func.func @stored(%m: memref<100xf32>, %p: memref<1xmemref<?xf32>>) {
  %0 = memref.cast %m : memref<100xf32> to memref<?xf32>
  affine.store %0, %p[0] : memref<1xmemref<?xf32>>
  return
}

func.func @globals(%n: index) -> (f32, i32, i32, f32, i32) {
  %c2 = arith.constant 2 : index
  %0 = memref.get_global @ones : memref<4xf32>
  %1 = memref.get_global @table : memref<2x3xi32>
  %2 = memref.get_global @variable : memref<4xf32>
  %3 = memref.get_global @scalar : memref<i32>
  %4 = affine.load %0[%n] : memref<4xf32>
  %5 = affine.load %1[1, %c2] : memref<2x3xi32>
  %6 = affine.load %1[1, %n] : memref<2x3xi32>
  %7 = affine.load %2[0] : memref<4xf32>
  %8 = affine.load %3[] : memref<i32>
  return %4, %5, %6, %7, %8 : f32, i32, i32, f32, i32
}
