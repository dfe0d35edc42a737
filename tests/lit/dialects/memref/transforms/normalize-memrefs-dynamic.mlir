// Layouts that tile dynamic dimensions become shapes; the sizes are computed. Other layouts of dynamic memrefs remain.
// A reinterpret_cast to a strided layout becomes one to a contiguous memref of one dimension. Calls lose discardable
// attributes.
// RUN: %opt %s --normalize-memrefs | diff %s.expected -

#tile = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#both = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>
#scaled = affine_map<(d0, d1) -> (d0 * 2, (d1 + 1) floordiv 32, (d1 + 1) mod 32)>
#offset = affine_map<(d0) -> (d0 + 5)>
#swapped = affine_map<(d0, d1) -> (d1, d0)>
#shared = affine_map<(d0, d1) -> (d0 + d1, d1 floordiv 32, d1 mod 32)>
#other = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 16)>

func.func @tiled(%n: index, %i: index, %j: index) -> f32 {
  %m = memref.alloc(%n) : memref<4x?xf32, #tile>
  %v = memref.load %m[%i, %j] : memref<4x?xf32, #tile>
  memref.dealloc %m : memref<4x?xf32, #tile>
  return %v : f32
}

func.func @on_the_stack(%n: index, %k: index, %i: index) -> f32 {
  %m = memref.alloca(%n, %k) : memref<?x?xf32, #both>
  %v = affine.load %m[%i, %i] : memref<?x?xf32, #both>
  %s = memref.alloca(%n, %k) : memref<?x?xf32, #scaled>
  affine.store %v, %s[%i, %i] : memref<?x?xf32, #scaled>
  return %v : f32
}

func.func @argument(%a: memref<4x?xf32, #tile>, %i: index) -> memref<4x?xf32, #tile> {
  %v = affine.load %a[%i, %i] : memref<4x?xf32, #tile>
  return %a : memref<4x?xf32, #tile>
}

func.func @not_tiled(%n: index, %i: index) {
  %0 = memref.alloc(%n) : memref<?xf32, #offset>
  %1 = memref.alloc(%n) : memref<4x?xf32, #swapped>
  %2 = memref.alloc(%n) : memref<7x?xf32, #shared>
  %3 = memref.alloc(%n) : memref<7x?xf32, #other>
  return
}

func.func @cast(%m: memref<?xf32>, %i: index, %n: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [8], sizes: [10, 3], strides: [4, 1] : memref<?xf32> to memref<10x3xf32, strided<[4, 1], offset: 8>>
  %1 = memref.cast %0 : memref<10x3xf32, strided<[4, 1], offset: 8>> to memref<*xf32>
  %2 = memref.load %0[%i, %i] : memref<10x3xf32, strided<[4, 1], offset: 8>>
  %3 = memref.reinterpret_cast %m to offset: [0], sizes: [10, %n], strides: [100, 1] : memref<?xf32> to memref<10x?xf32, strided<[100, 1]>>
  return %2 : f32
}

func.func @returned(%m: memref<2x4x8xi4>) -> memref<4x4x8xi4, strided<[32, 8, 1]>> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4, 8], strides: [32, 8, 1] : memref<2x4x8xi4> to memref<4x4x8xi4, strided<[32, 8, 1]>>
  return %0 : memref<4x4x8xi4, strided<[32, 8, 1]>>
}

func.func @copied(%a: memref<1x1xf32>, %m: memref<1x108xf32, strided<[54, 2]>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [1, 1], strides: [54, 2] : memref<1x108xf32, strided<[54, 2]>> to memref<1x1xf32, strided<[54, 2]>>
  memref.copy %a, %0 : memref<1x1xf32> to memref<1x1xf32, strided<[54, 2]>>
  return
}

func.func private @callee(memref<1x108xf32, strided<[54, 2]>>) -> i32
func.func @caller(%m: memref<1x108xf32, strided<[54, 2]>>) -> i32 {
  %0 = call @callee(%m) {attr} : (memref<1x108xf32, strided<[54, 2]>>) -> i32
  return %0 : i32
}
