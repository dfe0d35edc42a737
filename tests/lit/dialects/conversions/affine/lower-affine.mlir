// Loops and conditions become scf ops, memory accesses memref and vector ops, and affine maps arith ops.
// RUN: %opt %s --lower-affine | diff %s.expected -

// Bounds with several results are the maximum of lower and the minimum of upper ones.
func.func @loop_with_map_bounds(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to %n step 2 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0 - 1)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 10, s0)>(%i)[%n] {
      %v = affine.load %m[%i, %j] : memref<10x10xf32>
      affine.store %v, %m[%i, %j - 1] : memref<10x10xf32>
    }
  }
  return
}

func.func @loop_with_results(%m: memref<10x10xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    affine.prefetch %m[%i, %i], read, locality<3>, data : memref<10x10xf32>
    affine.yield %a : f32
  }
  return %r : f32
}

func.func @condition(%m: memref<10x10xf32>, %n: index, %x: f32) {
  affine.if affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 == 0)>(%n)[%n] {
    affine.store %x, %m[0, symbol(%n)] : memref<10x10xf32>
  } else {
    affine.store %x, %m[1, 1] : memref<10x10xf32>
  }
  return
}

func.func @condition_with_results(%n: index, %x: f32, %y: f32) -> f32 {
  %q = affine.if affine_set<(d0) : (d0 mod 2 == 0, 1 == 0)>(%n) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  return %q : f32
}

// Remainders and quotients round toward negative or positive infinity.
func.func @divisions(%n: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 7)>(%n)
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%n)
  %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 5)>(%n)
  return %0, %1, %2 : index, index, index
}

func.func @min_and_max(%n: index, %k: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 * -3 + 1, 5)>(%n)[%k]
  %1 = affine.max affine_map<(d0) -> (d0, 5)>(%k)
  return %0, %1 : index, index
}

func.func @parallel(%m: memref<10x10xf32>, %n: index, %x: f32) {
  affine.parallel (%i, %j) = (0, %n) to (10, min(20, %n)) step (1, 2) {
    affine.store %x, %m[%i, %j] : memref<10x10xf32>
  }
  return
}

func.func @parallel_reduction(%x: f32) -> f32 {
  %p = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
    affine.yield %x : f32
  }
  return %p : f32
}

func.func @vector_accesses(%m: memref<10x10xf32>, %n: index) {
  %v = affine.vector_load %m[%n, %n + 1] : memref<10x10xf32>, vector<4xf32>
  affine.vector_store %v, %m[%n, %n] : memref<10x10xf32>, vector<4xf32>
  return
}

func.func @dma(%m: memref<10xf32>, %n: memref<10xf32, 2>, %t: memref<1xi32>, %i: index) {
  affine.dma_start %m[%i], %n[%i + 1], %t[%i], %i : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  affine.dma_wait %t[%i], %i : memref<1xi32>
  return
}

func.func @delinearize_static(%n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %n into (3, 4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

func.func @delinearize_dynamic(%n: index, %a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %n into (%a, 4, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

func.func @linearize(%i: index, %j: index, %k: index, %b: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (4, %b) : index
  %1 = affine.linearize_index [%i, %j, %k] by (4, 5, %b) : index
  return %0, %1 : index, index
}
