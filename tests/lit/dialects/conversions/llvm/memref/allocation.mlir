// Allocations become calls or llvm.alloca, globals become llvm.mlir.global. An allocation scope saves and restores the stack.
// RUN: %opt %s --finalize-memref-to-llvm | diff %s.expected -
// RUN: %opt %s --finalize-memref-to-llvm=use-aligned-alloc | diff %s.aligned.expected -
// RUN: %opt %s --finalize-memref-to-llvm="use-generic-functions index-bitwidth=32" | diff %s.generic.expected -

memref.global @uninitialized : memref<2xf32> = uninitialized
memref.global "private" @external : memref<2xf32, 3>
memref.global constant @matrix : memref<2x3xindex> = dense<[[0, 1, 2], [3, 4, 5]]>
memref.global "nested" @scalar : memref<f32> = dense<1.0> {alignment = 64}

func.func @heap(%n: index) {
  %0 = memref.alloc() : memref<10x3xf32>
  %1 = memref.alloc(%n) {alignment = 32} : memref<?x4xf32>
  %2 = memref.alloc(%n) : memref<?xvector<18xf32>>
  %3 = memref.alloc() : memref<f32, 2>
  memref.dealloc %1 : memref<?x4xf32>
  return
}

func.func @unranked(%m: memref<*xf32>) {
  memref.dealloc %m : memref<*xf32>
  return
}

func.func @stack(%n: index) -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %1 = memref.alloca(%n) {alignment = 16} : memref<?x2xi32>
    %2 = memref.load %1[%n, %n] : memref<?x2xi32>
    memref.alloca_scope.return %2 : i32
  }
  memref.alloca_scope {
    %3 = memref.alloca() : memref<4x0xi8, 5>
    memref.alloca_scope.return
  }
  return %0 : i32
}

func.func @globals() -> (memref<2xf32, 3>, memref<2x3xindex>, memref<f32>) {
  %0 = memref.get_global @external : memref<2xf32, 3>
  %1 = memref.get_global @matrix : memref<2x3xindex>
  %2 = memref.get_global @scalar : memref<f32>
  return %0, %1, %2 : memref<2xf32, 3>, memref<2x3xindex>, memref<f32>
}
