// Every bufferization op in generic form.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt --mlir-print-op-generic | diff %s.expected -

func.func @tensors(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %s: tensor<4xf32>, %m: memref<4xf32>, %n: index) {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %2 = bufferization.alloc_tensor() copy(%t) {my.attr} : tensor<?x4xf32>
  %3 = bufferization.alloc_tensor() copy(%u) : tensor<*xf32>
  %4 = bufferization.alloc_tensor(%n) size_hint=%n {memory_space = 3 : i64} : tensor<?x4xf32>
  bufferization.dealloc_tensor %t : tensor<?x4xf32>
  bufferization.dealloc_tensor %u {my.attr} : tensor<*xf32>
  %5 = bufferization.materialize_in_destination %s in %s : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %s in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %s in restrict writable %m {my.attr} : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

func.func @memory(%m: memref<?x4xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %1 = bufferization.to_tensor %u restrict writable {my.attr} : memref<*xf32> to tensor<*xf32>
  %2 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>, 1>
  %3 = bufferization.to_buffer %t read_only {my.attr} : tensor<4xf32> to memref<4xf32>
  %4 = bufferization.clone %m {bufferization.manual_deallocation} : memref<?x4xf32> to memref<?x4xf32>
  %5 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  %6:2 = bufferization.dealloc (%m, %u : memref<?x4xf32>, memref<*xf32>) if (%c, %c) retain (%3, %u : memref<4xf32>, memref<*xf32>)
  bufferization.dealloc (%m : memref<?x4xf32>) if (%c) {my.attr}
  %7 = bufferization.dealloc retain (%m : memref<?x4xf32>)
  bufferization.dealloc
  return
}

func.func @attributes(%a: tensor<4xf32> {bufferization.access = "read-write", bufferization.writable = true}, %b: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) {
  return
}
