// Folds and canonicalization patterns of affine operations.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect --split-input-file | diff %s.expected -

// Loops with an empty body, or without iterations, are removed.
func.func @empty_loops(%m: memref<?xf32>, %n: index, %x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
    }
  }
  affine.parallel (%i) = (0) to (%n) {
  }
  %0 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  %1 = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    affine.yield %y : f32
  }
  %2:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %3 = affine.for %i = 3 to 3 iter_args(%a = %x) -> f32 {
    affine.store %a, %m[%i] : memref<?xf32>
    affine.yield %y : f32
  }
  // The trip count is unknown, so the loop is kept.
  %4 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %y : f32
  }
  return %0, %1, %2#0, %2#1, %3, %4 : f32, f32, f32, f32, f32, f32
}

func.func @counted(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0:2 = affine.for %i = 0 to 2 iter_args(%a = %n, %b = %c0) -> (index, index) {
    affine.yield %b, %a : index, index
  }
  return %0#0, %0#1 : index, index
}

func.func @bounds(%m: memref<?xf32>, %n: index, %x: f32) {
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>(%n, %c5)[%c5]
  affine.for %i = %c5 to %0 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%c5)[%c9] to min affine_map<(d0, d1) -> (d0, d1, d0)>(%0, %i) {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
  }
  // Bounds are simplified with the ranges of induction variables.
  affine.for %i = 0 to 32 {
    affine.for %j = max affine_map<(d0)[s0] -> (0, d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 1, 100, d0 + 200, s0)>(%i)[%n] step 2 {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
  }
  affine.parallel (%i, %j) = (%c5, %0) to (%0, min(%c9, 10)) {
    affine.store %x, %m[%i + %j] : memref<?xf32>
  }
  return
}

func.func @composition(%m: memref<?x?xf32>, %v: vector<4xf32>, %n: index) -> vector<4xf32> {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 128 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%n]
    %2 = affine.load %m[%0 + symbol(%c2), %1] : memref<?x?xf32>
    affine.store %2, %m[%i + %n, %i] : memref<?x?xf32>
    affine.vector_store %v, %m[%1, %1] : memref<?x?xf32>, vector<4xf32>
    affine.prefetch %m[%0, %c2], write, locality<1>, instr : memref<?x?xf32>
  }
  %3 = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %4 = affine.vector_load %m[%3, symbol(%3)] : memref<?x?xf32>, vector<4xf32>
  return %4 : vector<4xf32>
}

func.func @divisions(%m: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 step 8 {
      affine.for %k = 1 to 9 step 4 {
        affine.store %x, %m[%i floordiv 8] : memref<?xf32>
        affine.store %x, %m[%i mod 8] : memref<?xf32>
        affine.store %x, %m[%i mod 7] : memref<?xf32>
        affine.store %x, %m[(%j + %i) floordiv 8] : memref<?xf32>
        affine.store %x, %m[(%j + %i) mod 8] : memref<?xf32>
        affine.store %x, %m[(%j + %i) floordiv 16] : memref<?xf32>
        affine.store %x, %m[(%i + %j) mod 4] : memref<?xf32>
        affine.store %x, %m[%j mod 8] : memref<?xf32>
        affine.store %x, %m[%k ceildiv 8] : memref<?xf32>
        affine.store %x, %m[%k ceildiv 5] : memref<?xf32>
        affine.store %x, %m[(%k + 3) mod 4 + %n floordiv 2] : memref<?xf32>
      }
    }
  }
  return
}

func.func @applies(%n: index, %k: index) -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0, d1) -> (d1)>(%n, %k)
  %1 = affine.apply affine_map<()[s0] -> (s0)>()[%n]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 * 5 + s0)>(%c3)[%c3]
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%c3]
  %4 = affine.apply affine_map<(d0, d1) -> (d0 + d1 - d0)>(%n, %k)
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

func.func @poison() -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<()[s0] -> (8 mod s0)>()[%c0]
  %1 = affine.min affine_map<()[s0] -> (8 floordiv s0, 3)>()[%c0]
  return %0, %1 : index, index
}

func.func @least_and_greatest(%n: index, %k: index) -> (index, index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, s0, 7)>(%c3)[%c3]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 + 2, s0, 7)>(%c3)[%c3]
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, d0)>(%n)[%c3]
  %3 = affine.max affine_map<(d0, d1) -> (d0, d1 + 8, 16)>(%2, %k)
  %4 = affine.min affine_map<(d0)[s0] -> (s0 + 3, d0)>(%2)[%k]
  %5 = affine.min affine_map<(d0) -> (d0)>(%n)
  %6 = affine.max affine_map<()[s0, s1] -> (s1, s0 * 2, s0 - 1)>()[%n, %k]
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

func.func @conditions(%m: memref<?xf32>, %x: f32, %n: index) -> f32 {
  %c5 = arith.constant 5 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 + 2)>()[%n]
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%0, %c5) {
    affine.store %x, %m[0] : memref<?xf32>
  } else {
  }
  affine.if affine_set<() : (0 == 0)>() {
    affine.store %x, %m[1] : memref<?xf32>
  } else {
    affine.store %x, %m[2] : memref<?xf32>
  }
  affine.if affine_set<() : (1 == 0)>() {
    affine.store %x, %m[3] : memref<?xf32>
  }
  affine.if affine_set<() : (1 == 0)>() {
  } else {
    affine.store %x, %m[4] : memref<?xf32>
  }
  %1 = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    %y = affine.load %m[5] : memref<?xf32>
    affine.yield %y : f32
  }
  // These operands are not composed.
  affine.if affine_set<() : (2 >= 0)>() {
    affine.store %1, %m[6] : memref<?xf32>
  }
  return %1 : f32
}

func.func @apart(%i: index, %n: index, %k: index) -> (index, index, index, index, index, index, index, index) {
  %c8 = arith.constant 8 : index
  %c100 = arith.constant 100 : index
  %cm1 = arith.constant -1 : index
  %0 = affine.delinearize_index %i into (7) : index
  %1:2 = affine.delinearize_index %i into (%n, %c8) : index, index
  %2:3 = affine.delinearize_index %i into (1, %n, 1) : index, index, index
  %3:2 = affine.delinearize_index %c100 into (5, 8) : index, index
  %4:2 = affine.delinearize_index %cm1 into (%c8) : index, index
  "t.keep"(%1#0, %1#1) : (index, index) -> ()
  return %0, %2#0, %2#1, %2#2, %3#0, %3#1, %4#0, %4#1 : index, index, index, index, index, index, index, index
}

func.func @together(%i: index, %j: index, %n: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %0 = affine.linearize_index [] by () : index
  %1 = affine.linearize_index [%i] by (%n) : index
  %2 = affine.linearize_index [%c0, %i, %j] by (4, %c8) : index
  %3 = affine.linearize_index [%c3, %c3, %c3] by (2, 4, 8) : index
  %4 = affine.linearize_index disjoint [%i, %j, %n] by (4, 1, 8) : index
  %5 = affine.linearize_index [%i, %c0, %j, %n] by (1, %n, 1) : index
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

func.func @undone(%i: index, %j: index, %k: index, %n: index) -> (index, index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 4, 8) : index
  %1:3 = affine.delinearize_index %0 into (%n, 4, 8) : index, index, index
  %2:3 = affine.delinearize_index %0 into (3, 8) : index, index, index
  %3:3 = affine.delinearize_index %0 into (%n, 2, 4) : index, index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2, %3#0, %3#1, %3#2 : index, index, index, index, index, index, index, index, index
}

func.func @done_again(%i: index, %j: index, %n: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, %n, 8) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, %n, 8) : index
  %2 = affine.linearize_index [%0#1, %0#2, %j] by (%n, 8, 2) : index
  %3:2 = affine.delinearize_index %j into (6) : index, index
  %4 = affine.linearize_index [%3#0, %3#1] by (6) : index
  %5 = affine.linearize_index disjoint [%j, %3#0, %3#1] by (5, 6) : index
  %6 = affine.linearize_index [%0#0, %0#2] by (8) : index
  return %1, %2, %4, %5, %6 : index, index, index, index, index
}

// Symbols occur as factors and as divisors.
func.func @semi_affine(%i: index, %a: index, %b: index, %c: index) {
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 * s1 + s1 * 2 + s0)>()[%a, %b]
  %1 = affine.apply affine_map<()[s0, s1, s2] -> (s0 mod s1 + s2 * 3 + s0)>()[%a, %b, %c]
  %2 = affine.apply affine_map<()[s0, s1, s2] -> (s2 floordiv s1 + s1 * s0 + s0 * s2 + s1)>()[%a, %b, %c]
  %3 = affine.apply affine_map<()[s0, s1, s2] -> (s2 * s1 + s1 * s0 + s2 * s0)>()[%a, %b, %c]
  %4 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * s1 + s1 + (s0 + s1) mod s1 + d0 + 7)>(%i)[%a, %b]
  %5 = affine.apply affine_map<()[s0, s1] -> ((s0 * s1 + s1 * 3) floordiv s1)>()[%a, %b]
  %6 = affine.apply affine_map<()[s0, s1] -> ((s0 * s1) mod s0)>()[%a, %b]
  %7 = affine.apply affine_map<()[s0, s1, s2] -> (((s0 * s1) mod (s2 * s1)) floordiv s1)>()[%a, %b, %c]
  %8 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1) mod s1)>()[%a, %b]
  %9 = affine.apply affine_map<()[s0, s1, s2] -> (((s0 * s1) floordiv s2) floordiv s1)>()[%a, %b, %c]
  %10 = affine.apply affine_map<()[s0, s1] -> ((s0 - s1 mod s0) mod s1)>()[%a, %b]
  %11 = affine.apply affine_map<()[s0, s1] -> ((s0 * s1 + 4) ceildiv s1)>()[%a, %b]
  "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}

// Quotients by a symbol: the dividend is a multiple of the symbol, or consists of quotients with the same rounding.
func.func @quotients_by_symbols(%s: index, %t: index) -> (index, index, index, index, index, index) {
  %0 = affine.apply affine_map<()[s0] -> ((s0 ceildiv 2 + s0 * 42) ceildiv s0)>()[%s]
  %1 = affine.apply affine_map<()[s0] -> ((s0 floordiv 2) floordiv s0)>()[%s]
  %2 = affine.apply affine_map<()[s0, s1] -> (((s0 * 7) mod (s0 * s1)) floordiv s0)>()[%s, %t]
  // Kept: the quotients are rounded before the multiplication, or with different rounding modes.
  %3 = affine.apply affine_map<()[s0] -> ((((s0 * 2) ceildiv 4) * 5 + s0 * 42) ceildiv s0)>()[%s]
  %4 = affine.apply affine_map<()[s0, s1] -> (((s0 floordiv 2) * s1) floordiv s0)>()[%s, %t]
  %5 = affine.apply affine_map<()[s0] -> ((s0 ceildiv 2) floordiv s0)>()[%s]
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// Only the division of a constant by zero is poison.
func.func @unknown_over_nothing(%s: index) -> (index, index) {
  %0 = affine.apply affine_map<()[s0] -> (s0 mod -2)>()[%s]
  %1 = affine.apply affine_map<()[s0] -> (s0 floordiv 0)>()[%s]
  return %0, %1 : index, index
}
