// Layout maps become shapes, and are composed with the indices of accesses. Types of functions and calls change consistently.
// RUN: %opt %s --normalize-memrefs --allow-unregistered-dialect | diff %s.expected -

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#linear = affine_map<(i, j) -> (i * 8 + j)>
#transposed = affine_map<(i, j) -> (j, i)>

func.func private @external(memref<16xf32, #tile>)

func.func @accesses(%m: memref<8x8xf32, #linear>, %t: memref<16xf32, #tile>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32, #linear>
      affine.store %0, %m[%j + 1, %i - %n] : memref<8x8xf32, #linear>
      %1 = memref.load %m[%i, %j] : memref<8x8xf32, #linear>
      memref.store %1, %m[%j, %n] : memref<8x8xf32, #linear>
      %2 = affine.load %t[%i + %j] : memref<16xf32, #tile>
      affine.prefetch %m[%i, %j], read, locality<3>, data : memref<8x8xf32, #linear>
      %3 = affine.vector_load %m[%i, %j] : memref<8x8xf32, #linear>, vector<1xf32>
    }
  }
  call @external(%t) : (memref<16xf32, #tile>) -> ()
  return
}

func.func @allocation(%n: index) -> memref<4x8xf32, #transposed> {
  %0 = memref.alloc() {alignment = 64} : memref<4x8xf32, #transposed>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %1 = affine.load %0[1, 2] : memref<4x8xf32, #transposed>
  memref.store %1, %0[%c1, %c0] : memref<4x8xf32, #transposed>
  %2 = memref.alloca() : memref<4x8xf32, #transposed>
  affine.store %1, %2[symbol(%n), 3] : memref<4x8xf32, #transposed>
  memref.dealloc %0 : memref<4x8xf32, #transposed>
  return %2 : memref<4x8xf32, #transposed>
}

func.func @call(%n: index) -> f32 {
  %0 = call @allocation(%n) : (index) -> memref<4x8xf32, #transposed>
  %1 = affine.load %0[1, 2] : memref<4x8xf32, #transposed>
  return %1 : f32
}

func.func @strided(%a: memref<8x8xf32, strided<[8, 1]>>, %b: memref<8x8xf32, strided<[16, 1], offset: 3>>) {
  %0 = affine.load %a[1, 2] : memref<8x8xf32, strided<[8, 1]>>
  affine.store %0, %b[1, 2] : memref<8x8xf32, strided<[16, 1], offset: 3>>
  return
}

// The results of a map with symbols may be unbounded.
func.func @symbols(%n: index) {
  %0 = memref.alloc()[%n] : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %1 = memref.alloc()[%n] : memref<8xf32, affine_map<(d0)[s0] -> (d0 * 2)>>
  %2 = affine.load %1[3] : memref<8xf32, affine_map<(d0)[s0] -> (d0 * 2)>>
  affine.store %2, %0[3] : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// Functions whose memrefs are used by unknown ops do not change, nor do functions that call them.
func.func @unknown_use(%m: memref<16xf32, #tile>) {
  "test.use"(%m) : (memref<16xf32, #tile>) -> ()
  return
}
func.func @calls_unknown_use(%m: memref<16xf32, #tile>) {
  call @unknown_use(%m) : (memref<16xf32, #tile>) -> ()
  return
}
