// A cast between memrefs with the same descriptor takes the result of the previous cast of the descriptor. Casts of
// arguments are in the reverse order of the blocks that use them. The size of a cast memref is read from the descriptor.
// RUN: %opt %s --finalize-memref-to-llvm | diff %s.expected -

func.func private @dynamic(memref<?xi32>)
func.func private @static(memref<6xi32>)
func.func @casts() {
  %0 = memref.alloc() : memref<6xi32>
  %1 = memref.cast %0 : memref<6xi32> to memref<?xi32>
  call @dynamic(%1) : (memref<?xi32>) -> ()
  call @static(%0) : (memref<6xi32>) -> ()
  return
}

func.func @blocks(%a: memref<i32>, %b: memref<i32>, %c: memref<i32>, %cond: i1, %v: i32) {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  memref.store %v, %a[] : memref<i32>
  cf.br ^bb3
^bb2:
  memref.store %v, %b[] : memref<i32>
  cf.br ^bb3
^bb3:
  memref.store %v, %c[] : memref<i32>
  return
}

func.func @size(%m: memref<8x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<8x?xf32>
  %1 = memref.cast %m : memref<8x?xf32> to memref<?x?xf32>
  %2 = memref.dim %1, %c0 : memref<?x?xf32>
  return %0, %2 : index, index
}
