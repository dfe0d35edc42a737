// Folds and patterns of allocations, copies, loads and allocation scopes.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

memref.global "private" constant @ones : memref<4xf32> = dense<1.0>
memref.global "private" constant @many : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" @changing : memref<2xf32> = dense<1.0>

func.func @sizes_that_are_known(%n: index) -> memref<?x?x?xf32> {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = memref.alloc(%c4, %n, %c5) {alignment = 16 : i64} : memref<?x?x?xf32>
  return %0 : memref<?x?x?xf32>
}
func.func @negative_size() -> memref<?xf32> {
  %c = arith.constant -4 : index
  %0 = memref.alloc(%c) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @alloca_size(%s: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c4 = arith.constant 4 : index
  %0 = memref.alloca(%c4)[%s, %s] : memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @dead(%x: f32, %i: index, %m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  %2 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  memref.dealloc %2 : memref<8xf32>
  %3 = memref.alloc() : memref<memref<4xf32>>
  %4 = memref.alloc() : memref<4xf32>
  memref.store %4, %3[] : memref<memref<4xf32>>
  return
}
func.func @stored(%p: memref<memref<4xf32>>) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %0, %p[] : memref<memref<4xf32>>
  return
}
func.func @copies(%a: memref<4xf32>, %b: memref<4xf32>, %e: memref<0x?xf32>, %d: memref<?xf32>) {
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  memref.copy %e, %e : memref<0x?xf32> to memref<0x?xf32>
  %0 = memref.cast %e : memref<0x?xf32> to memref<?x?xf32>
  "u.use"(%0) : (memref<?x?xf32>) -> ()
  memref.copy %0, %e : memref<?x?xf32> to memref<0x?xf32>
  %1 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %1, %d : memref<?xf32> to memref<?xf32>
  %2 = memref.cast %d : memref<?xf32> to memref<4xf32>
  memref.copy %2, %a : memref<4xf32> to memref<4xf32>
  return
}
func.func @global_loads(%i: index) -> (f32, f32, f32) {
  %0 = memref.get_global @ones : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %2 = memref.get_global @many : memref<2xf32>
  %3 = memref.load %2[%i] : memref<2xf32>
  %4 = memref.get_global @changing : memref<2xf32>
  %5 = memref.load %4[%i] : memref<2xf32>
  return %1, %3, %5 : f32, f32, f32
}
func.func @accesses_of_casts(%m: memref<4x8xf32>, %x: f32, %i: index, %k: memref<1xi32>, %u: memref<*xf32>) -> (f32, f32) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32>
  memref.store %x, %0[%i, %i] : memref<?x?xf32>
  memref.prefetch %0[%i, %i], read, locality<2>, data : memref<?x?xf32>
  %2 = memref.atomic_rmw addf %x, %0[%i, %i] : (f32, memref<?x?xf32>) -> f32
  %3 = memref.cast %k : memref<1xi32> to memref<?xi32>
  memref.dma_start %0[%i, %i], %0[%i, %i], %i, %3[%i] : memref<?x?xf32>, memref<?x?xf32>, memref<?xi32>
  memref.dma_wait %3[%i], %i : memref<?xi32>
  memref.dealloc %0 : memref<?x?xf32>
  %4 = memref.cast %u : memref<*xf32> to memref<?xf32>
  memref.dealloc %4 : memref<?xf32>
  return %1, %2 : f32, f32
}
func.func @scopes(%n: index, %c: i1) -> f32 {
  memref.alloca_scope {
    "u.other"() : () -> ()
  }
  %0 = memref.alloca_scope -> (f32) {
    %1 = arith.constant 1.0 : f32
    memref.alloca_scope.return %1 : f32
  }
  memref.alloca_scope {
    %2 = memref.alloca(%n) : memref<?xf32>
    "u.use"(%2) : (memref<?xf32>) -> ()
  }
  scf.if %c {
    memref.alloca_scope {
      %3 = memref.alloca(%n) : memref<?xf32>
      "u.use"(%3) : (memref<?xf32>) -> ()
      %4 = arith.addi %n, %n : index
      %5 = memref.alloca(%4) : memref<?xf32>
      "u.use"(%5) : (memref<?xf32>) -> ()
    }
  }
  return %0 : f32
}
func.func @scope_at_the_end(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "u.use"(%0) : (memref<?xf32>) -> ()
  }
  return
}
func.func @hoist(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "u.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}
