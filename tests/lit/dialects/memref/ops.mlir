// Every memref op, with and without its optional parts.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -

memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @u : memref<2xf32> = uninitialized {alignment = 64}
memref.global "public" @e : memref<2xf32, strided<[4], offset: 1>>
func.func @alloc(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) {alignment = 64} : memref<4x?xf32>
  %2 = memref.alloc(%n)[%m, %n] : memref<?xf32, affine_map<(i)[a, b] -> (i * a + b)>>
  %3 = memref.alloca(%n)[%m] : memref<?xf32, strided<[?]>>
  %4 = memref.alloca() {tag} : memref<f32, 1>
  %5 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %6 = memref.realloc %5(%n) {alignment = 8} : memref<8xf32> to memref<?xf32>
  memref.dealloc %6 : memref<?xf32>
  %7 = memref.alloca_scope -> (f32) {
    %8 = memref.alloca() : memref<f32>
    %9 = memref.load %8[] : memref<f32>
    memref.alloca_scope.return %9 : f32
  }
  memref.alloca_scope {
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  } {a = 1}
  %10:2 = memref.alloca_scope -> (f32, f32) {
    memref.alloca_scope.return {b} %7, %7 : f32, f32
  }
  %11 = memref.get_global @g : memref<2xf32>
  %12 = memref.get_global @u : memref<2xf32> {x}
  return
}
func.func @access(%a: memref<4x?xf32>, %b: memref<f32>, %i: index, %j: index, %u: memref<*xf32>, %t: memref<1xi32>, %k: memref<4x?xi32, 1>) {
  %0 = memref.load %a[%i, %j] : memref<4x?xf32>
  %1 = memref.load %a[%i, %j] {alignment = 4 : i64, nontemporal = true, z} : memref<4x?xf32>
  memref.store %0, %a[%i, %j] : memref<4x?xf32>
  memref.store %0, %b[] {nontemporal = false} : memref<f32>
  memref.copy %a, %a : memref<4x?xf32> to memref<4x?xf32>
  memref.copy %u, %u {c} : memref<*xf32> to memref<*xf32>
  memref.prefetch %a[%i, %j], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %b[], write, locality<0>, instr : memref<f32>
  %2 = memref.atomic_rmw addf %0, %a[%i, %j] : (f32, memref<4x?xf32>) -> f32
  %3 = memref.generic_atomic_rmw %a[%i, %j] : memref<4x?xf32> {
  ^bb0(%x: f32):
    %y = arith.addf %x, %x : f32
    memref.atomic_yield %y : f32
  }
  %4 = memref.generic_atomic_rmw %b[] : memref<f32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x {w} : f32
  } {v}
  memref.dma_start %a[%i, %j], %k[%j, %i], %i, %t[%j] : memref<4x?xf32>, memref<4x?xi32, 1>, memref<1xi32>
  memref.dma_start %a[%i, %j], %k[%j, %i], %i, %t[%j], %j, %i : memref<4x?xf32>, memref<4x?xi32, 1>, memref<1xi32>
  memref.dma_wait %t[%j], %i : memref<1xi32>
  memref.dma_wait %b[], %i {d = 1} : memref<f32>
  return
}
func.func @views(%a: memref<4x8xf32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>, %i: index, %j: index, %bytes: memref<?xi8>, %s: memref<2xindex>, %f: memref<f32>) {
  %0 = memref.dim %a, %i : memref<4x8xf32>
  %1 = memref.dim {a} %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  %3 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index {a}
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %d : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %q:2 = memref.extract_strided_metadata %f : memref<f32> -> memref<f32>, index
  %4 = memref.assume_alignment %a, 16 {a} : memref<4x8xf32>
  %5:2 = memref.distinct_objects %a, %d {a} : memref<4x8xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  %6 = memref.cast %a {a} : memref<4x8xf32> to memref<?x?xf32>
  %7 = memref.memory_space_cast %a {a} : memref<4x8xf32> to memref<4x8xf32, 1>
  %8 = memref.reinterpret_cast %u to offset: [0], sizes: [%i, 10], strides: [%j, 1] {a} : memref<*xf32> to memref<?x10xf32, strided<[?, 1]>>
  %9 = memref.reinterpret_cast %a to offset: [%i], sizes: [], strides: [] : memref<4x8xf32> to memref<f32, strided<[], offset: ?>>
  %10 = memref.subview %a[%i, 0] [2, 4] [%j, 1] {a} : memref<4x8xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  %11 = memref.subview %a[0, 0][1, 4][1, 1] : memref<4x8xf32> to memref<4xf32, strided<[1]>>
  %12 = memref.subview %f[][][] : memref<f32> to memref<f32>
  %13 = memref.view %bytes[%i][%j] {a} : memref<?xi8> to memref<4x?xf32>
  %14 = memref.view %bytes[%i][] : memref<?xi8> to memref<4xf32>
  %15 = memref.reshape %u(%s) {a} : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %16 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 8] {a} : memref<4x8xf32> into memref<2x2x8xf32>
  %17 = memref.expand_shape %d [[0], [1, 2]] output_shape [%i, %j, 3] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x?x3xf32, strided<[?, ?, ?], offset: ?>>
  %18 = memref.collapse_shape %a [[0, 1]] {a} : memref<4x8xf32> into memref<32xf32>
  %19 = memref.expand_shape %f [] output_shape [1] : memref<f32> into memref<1xf32>
  %20 = memref.transpose %a (i, j) -> (j, i) {a} : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %21 = memref.transpose %f () -> () : memref<f32> to memref<f32>
  return
}
