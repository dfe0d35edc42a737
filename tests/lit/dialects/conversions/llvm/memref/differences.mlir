// Ops that mlir-opt rejects, or converts to ops without a lowering.
// UNSUPPORTED: differential
// RUN: %opt %s --finalize-memref-to-llvm | diff %s.expected -

// Sizes are extended to the width of indices.
func.func @shape_of_i32(%m: memref<*xf32>, %s: memref<2xi32>) -> memref<?x4xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// The rank of the result is static.
func.func @static_rank(%m: memref<6xf32>, %s: memref<2xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<6xf32>, memref<2xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// The results of a scope are converted.
func.func @scope(%m: memref<4xindex>, %i: index) -> index {
  %0 = memref.alloca_scope -> (index) {
    %1 = memref.load %m[%i] : memref<4xindex>
    memref.alloca_scope.return %1 : index
  }
  return %0 : index
}

// An alloca_scope in an op that may have only one block is not converted.
func.func @nested_scope(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      memref.alloca_scope.return
    }
  }
  return
}

// Pointers are cast to the address space of the function that frees memory.
func.func @release(%m: memref<?xf32, 2>, %u: memref<*xf32, 3>) {
  memref.dealloc %m : memref<?xf32, 2>
  memref.dealloc %u : memref<*xf32, 3>
  return
}
