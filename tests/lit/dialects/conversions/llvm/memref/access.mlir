// Accesses become address arithmetic on the fields of the descriptor.
// RUN: %opt %s --finalize-memref-to-llvm | diff %s.expected -

func.func @static(%m: memref<10x42xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<10x42xf32>
  memref.store %0, %m[%j, %i] {nontemporal = true, alignment = 32} : memref<10x42xf32>
  return %0 : f32
}

func.func @dynamic(%m: memref<?x?xindex, strided<[?, 3], offset: ?>>, %s: memref<i1>, %i: index) -> (index, i1) {
  %0 = memref.load %m[%i, %i] {nontemporal = true, alignment = 8} : memref<?x?xindex, strided<[?, 3], offset: ?>>
  memref.store %0, %m[%i, %i] : memref<?x?xindex, strided<[?, 3], offset: ?>>
  %1 = memref.load %s[] : memref<i1>
  return %0, %1 : index, i1
}

func.func @prefetch(%m: memref<?x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<?x?xf32>
  memref.prefetch %m[%i, %i], read, locality<0>, instr : memref<?x?xf32>
  return
}

func.func @atomic(%m: memref<10xi32>, %x: memref<10xf32, strided<[1], offset: 5>>, %i: index, %n: i32, %f: f32) {
  %0 = memref.atomic_rmw addi %n, %m[%i] : (i32, memref<10xi32>) -> i32
  %1 = memref.atomic_rmw maxu %n, %m[%i] : (i32, memref<10xi32>) -> i32
  %2 = memref.atomic_rmw xori %n, %m[%i] : (i32, memref<10xi32>) -> i32
  %3 = memref.atomic_rmw assign %f, %x[%i] : (f32, memref<10xf32, strided<[1], offset: 5>>) -> f32
  %4 = memref.atomic_rmw minimumf %f, %x[%i] : (f32, memref<10xf32, strided<[1], offset: 5>>) -> f32
  %5 = memref.atomic_rmw mulf %f, %x[%i] : (f32, memref<10xf32, strided<[1], offset: 5>>) -> f32
  return
}

func.func @generic_atomic(%m: memref<?x4xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i, %i] : memref<?x4xi32> {
  ^bb0(%current: i32):
    %1 = llvm.add %current, %x : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}

func.func @assumptions(%a: memref<4x4xf16, strided<[?, ?], offset: ?>>, %b: memref<?xf32>, %c: memref<?xf64>, %i: index) -> (f16, memref<?xf32>) {
  %0 = memref.assume_alignment %a, 16 : memref<4x4xf16, strided<[?, ?], offset: ?>>
  %1 = memref.load %0[%i, %i] : memref<4x4xf16, strided<[?, ?], offset: ?>>
  %2:3 = memref.distinct_objects %a, %b, %c : memref<4x4xf16, strided<[?, ?], offset: ?>>, memref<?xf32>, memref<?xf64>
  return %1, %2#1 : f16, memref<?xf32>
}
