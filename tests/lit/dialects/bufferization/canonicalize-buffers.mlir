// Canonicalization of to_tensor, to_buffer, clone and dealloc. The expected output is that of mlir-opt 22.
// RUN: %opt %s --canonicalize | diff %s.expected -
func.func @cond(%c: i1, %r: memref<2xi32>) -> i1 {
  %alloc = memref.alloc() : memref<2xi32>
  %0 = bufferization.dealloc (%alloc : memref<2xi32>) if (%c) retain (%r : memref<2xi32>)
  return %0 : i1
}
func.func @load_rw(%i: index, %t: tensor<?xf32>) -> f32 {
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  return %1 : f32
}
func.func @load_nt(%i: index, %t: tensor<?xf32>) -> f32 {
  %0 = bufferization.to_buffer %t read_only : tensor<?xf32> to memref<?xf32>
  %1 = memref.load %0[%i] {nontemporal = true, foo} : memref<?xf32>
  return %1 : f32
}
func.func @pairl(%m: memref<4xf32, affine_map<(i)->(i*2)>>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, affine_map<(i)->(i*2)>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @pairm(%m: memref<4xf32, affine_map<(i)->(i mod 2)>>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, affine_map<(i)->(i mod 2)>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @pairw(%m: memref<?xf32>, %f: f32, %i: index) -> memref<?xf32, strided<[1]>> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  memref.store %f, %m[%i] : memref<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1]>>
  return %1 : memref<?xf32, strided<[1]>>
}
func.func @pairsame(%m: memref<?xf32>, %f: f32, %i: index) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  memref.store %f, %m[%i] : memref<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @dimdyn(%m: memref<?xf32>, %i: index) -> index {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %i : tensor<?xf32>
  return %1 : index
}
func.func @dimun(%m: memref<*xf32>, %i: index) -> (index, index) {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = tensor.dim %0, %i : tensor<*xf32>
  %2 = tensor.rank %0 : tensor<*xf32>
  return %1, %2 : index, index
}
func.func @memdim(%t: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  %2 = memref.rank %0 : memref<?xf32>
  return %1, %2 : index, index
}
func.func @ttcast(%m: memref<4xf32>) -> tensor<?xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.to_tensor %c : memref<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @castunr(%t: tensor<*xf32>) -> memref<?xf32> {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @castnarrow(%t: tensor<?xf32>) -> memref<4xf32> {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 {foo} : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @cloneun(%m: memref<4xf32>) -> memref<*xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<*xf32>
  %1 = bufferization.clone %c : memref<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}
func.func @cloneun2(%m: memref<*xf32>) -> memref<4xf32> {
  %c = memref.cast %m : memref<*xf32> to memref<4xf32>
  %1 = bufferization.clone %c : memref<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @cloneboth(%m: memref<4xf32>) -> f32 {
  %i = arith.constant 0 : index
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %f = memref.load %1[%i] : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return %f : f32
}
func.func @clonecall(%m: memref<4xf32>) -> memref<4xf32> {
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  func.call @g() : () -> ()
  memref.dealloc %m : memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @cloneother(%m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %n : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @cloneview(%m: memref<4xf32>) -> memref<2xf32> {
  %s = memref.subview %m[0][2][1] : memref<4xf32> to memref<2xf32>
  %1 = bufferization.clone %s : memref<2xf32> to memref<2xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : memref<2xf32>
}
func.func @clonebefore(%m: memref<4xf32>, %b: memref<4xf32>) -> f32 {
  %i = arith.constant 0 : index
  memref.dealloc %m : memref<4xf32>
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %f = memref.load %1[%i] : memref<4xf32>
  return %f : f32
}
func.func @clonetwo(%m: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @dealloc_dup_ext(%c: i1) -> memref<2xi32> {
  %alloc = memref.alloc() : memref<2xi32>
  %base0, %size0, %stride0, %offset0 = memref.extract_strided_metadata %alloc : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base0, %alloc: memref<i32>, memref<2xi32>) if (%c, %c)
  return %alloc : memref<2xi32>
}
func.func @allocaext(%c: i1) {
  %alloc = memref.alloca() : memref<2xi32>
  %base0, %size0, %stride0, %offset0 = memref.extract_strided_metadata %alloc : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base0: memref<i32>) if (%c)
  return
}
func.func @clonealone(%m: memref<4xf32>, %c: i1) {
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%1: memref<4xf32>) if (%c)
  return
}
func.func private @g()
func.func @alloctensor(%t: tensor<?x4xf32>, %n: index) -> (index, tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = 1} : tensor<?x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %2 = bufferization.alloc_tensor(%c4, %n) {memory_space = 3} : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor(%c4, %n) size_hint=%c9 : tensor<?x?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?x?xf32>
  return %1, %2, %4 : index, tensor<?x?xf32>, index
}
func.func @castlayout(%t: tensor<?x4xf32>) -> memref<8x4xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<8x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<8x4xf32> to memref<8x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %1 : memref<8x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
}
func.func @castlayout2(%t: tensor<?x4xf32>) -> memref<8x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>> {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<8x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<8x4xf32> to memref<8x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>
  return %1 : memref<8x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>
}
func.func @castlayout3(%t: tensor<4x4xf32>) -> memref<?x?xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>
  return %1 : memref<?x?xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>
}
func.func @unr(%t: tensor<4x4xf32>) -> memref<*xf32, 3> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32, 3>
  return %1 : memref<*xf32, 3>
}
