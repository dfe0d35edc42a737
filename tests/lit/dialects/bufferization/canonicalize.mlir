// Canonicalization of alloc_tensor and dealloc, and folds. The expected output is that of mlir-opt 22.
// RUN: %opt %s --canonicalize --split-input-file | diff %s.expected -

func.func @there_and_back(%t: tensor<4xf32>, %m: memref<4xf32>) -> (tensor<4xf32>, memref<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  %2 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %3 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32>
  return %1, %3 : tensor<4xf32>, memref<4xf32>
}

// -----

// An op between the two may write to the buffer.
func.func private @write(memref<4xf32>)
func.func @written(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  call @write(%0) : (memref<4xf32>) -> ()
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func private @use(tensor<?x4xf32>)
func.func @sizes(%n: index, %t: tensor<?x4xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = bufferization.alloc_tensor(%c7) : tensor<?x4xf32>
  call @use(%0) : (tensor<?x4xf32>) -> ()
  %1 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %2 = tensor.dim %1, %c0 : tensor<?x4xf32>
  %4 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x4xf32>
  return %2, %5 : index, index
}

// -----

func.func @free(%a: memref<2xf32>, %b: memref<4xi32>, %c: i1, %d: i1) -> (i1, i1, i1, i1) {
  %false = arith.constant false
  %0:2 = bufferization.dealloc (%a, %b, %a : memref<2xf32>, memref<4xi32>, memref<2xf32>) if (%c, %false, %d) retain (%b, %b : memref<4xi32>, memref<4xi32>)
  %1 = bufferization.dealloc (%a : memref<2xf32>) if (%false) retain (%b : memref<4xi32>)
  bufferization.dealloc
  %2 = bufferization.dealloc (%a, %a : memref<2xf32>, memref<2xf32>) if (%c, %c) retain (%b : memref<4xi32>)
  return %0#0, %0#1, %1, %2 : i1, i1, i1, i1
}
