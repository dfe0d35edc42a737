// Diagnostics of the interface for memory space casts.
// RUN: memory-opt %s --split-input-file --verify-diagnostics

func.func @other_element(%m: memref<4xf32, 1>) {
  // expected-error @+1 {{invalid casting of memory spaces from 'memref<4xf32, 1>' to 'memref<4xi32>'}}
  %c = mem.space_cast %m : memref<4xf32, 1> to memref<4xi32>
  return
}

// -----

func.func @no_pointer(%m: i32) {
  // expected-error @+1 {{memory space cast op must have valid source and target pointers}}
  %c = mem.space_cast %m : i32 to memref<4xi32>
  return
}
