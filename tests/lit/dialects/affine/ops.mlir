// Every affine op, with and without its optional parts.
// RUN: %opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect | %opt --allow-unregistered-dialect | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect --mlir-print-op-generic | %opt --allow-unregistered-dialect | diff %s.expected -

#set = affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 == 0)>

func.func @maps(%i: index, %j: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 mod 3 + s0 floordiv 2)>(%i, %j)[%n]
  %1 = affine.apply affine_map<() -> (7)>()
  %2 = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%n] {my.attr}
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0 - d0, 10)>(%i)[%n]
  %4 = affine.max affine_map<(d0) -> (d0, 0)>(%j) {my.attr = 1 : i32}
  %5 = affine.min affine_map<() -> (3)>()
  return %0 : index
}

func.func @indices(%i: index, %j: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (4, %n, 8) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, 8) {my.attr} : index, index, index
  %2 = affine.delinearize_index %i into () : index
  %3 = affine.linearize_index [%i, %j] by (%n, 8) : index
  %4 = affine.linearize_index disjoint [%i, %j] by (8) {my.attr} : index
  %5 = affine.linearize_index [] by () : index
  %6 = affine.linearize_index [%i, %j] by (-1, 8) : index
  return
}

func.func @memory(%m: memref<100x100xf32>, %v: memref<100xf32, 1>, %z: memref<f32>, %n: index, %x: f32,
                  %y: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i + 3, symbol(%n) * 2 + %i floordiv 4] : memref<100x100xf32>
    %1 = affine.load %z[] {my.attr} : memref<f32>
    affine.store %x, %m[%i, 5] : memref<100x100xf32>
    affine.store %0, %v[%n] {my.attr} : memref<100xf32, 1>
    %2 = affine.vector_load %m[%i, -%i + 100] : memref<100x100xf32>, vector<4xf32>
    %3 = affine.vector_load %v[%i ceildiv 2] {my.attr} : memref<100xf32, 1>, vector<2x2xf32>
    affine.vector_store %y, %m[0, %i mod 7] : memref<100x100xf32>, vector<4xf32>
    affine.vector_store %3, %v[%i] {my.attr} : memref<100xf32, 1>, vector<2x2xf32>
    affine.prefetch %m[%i, %i + 1], read, locality<3>, data : memref<100x100xf32>
    affine.prefetch %m[%i, %n], write, locality<0>, instr {my.attr} : memref<100x100xf32>
    // An operand that is both a dimension and a symbol keeps its first kind.
    %4 = affine.load %v[%n + symbol(%n)] : memref<100xf32, 1>
    %5 = affine.load %v[symbol(%n) + %n + %i] : memref<100xf32, 1>
  }
  return
}

func.func @transfers(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index) {
  affine.for %i = 0 to 30 {
    affine.dma_start %a[%i + 3, 0], %b[symbol(%n), %i], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
    affine.dma_start %a[%i, %i], %b[0, 0], %t[%i mod 1], %n, %n, %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
    affine.dma_wait %t[%i mod 1], %n : memref<1xi32, 2>
  }
  return
}

func.func @loops(%m: memref<100xf32>, %n: index, %x: f32, %b: index) -> f32 {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = -3 to %n step 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] {
      affine.yield
    }
  } {my.attr}
  affine.for %i = max affine_map<()[s0] -> (0, s0)>()[%n] to min affine_map<(d0)[s0] -> (s0, 100, d0)>(%n)[%b] step 9223372036854775807 {
  }
  affine.for %i = max affine_map<() -> (0)>() to affine_map<()[s0] -> (s0 + 1)>()[%n] {
  }
  affine.for %i = affine_map<()[s0, s1] -> (s1)>()[%n, %b] to affine_map<(d0) -> (0)>(%n) {
  }
  %0 = affine.for %i = 0 to 10 iter_args(%sum = %x) -> (f32) {
    %1 = affine.load %m[%i] : memref<100xf32>
    %2 = arith.addf %sum, %1 : f32
    affine.yield %2 : f32
  } {my.attr}
  %3:2 = affine.for %i = %n to %b step 4 iter_args(%s = %x, %t = %n) -> (f32, index) {
    affine.yield %s, %t : f32, index
  }
  return %0 : f32
}

func.func @conditions(%i: index, %n: index, %x: f32, %y: f32) -> f32 {
  affine.if #set(%i)[%n] {
  }
  affine.if affine_set<() : (1 == 0)>() {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  } {my.attr}
  %0 = affine.if #set(%i)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  %1:2 = affine.if #set(%i)[%n] -> (f32, index) {
    affine.yield %x, %i : f32, index
  } else {
    affine.yield %y, %n : f32, index
  } {my.attr}
  return %0 : f32
}

func.func @parallel(%m: memref<100x100xf32>, %n: index, %k: index) -> (f32, i64) {
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel () = () to () {
  }
  affine.parallel (%i, %j) = (max(0, %n), symbol(%k)) to (%n + 10, min(%n, symbol(%k) * 2, %n + 3)) step (2, 1) {
    affine.parallel (%a) = (%i) to (%i + %j) {
      affine.yield
    }
  } {my.attr}
  affine.parallel (%i) = (max(%n)) to (min(%n, %n)) step (-1) {
  }
  %0 = affine.parallel (%i, %j) = (0, 0) to (100, min(100, %n + 5)) reduce ("addf") -> f32 {
    %2 = affine.load %m[%i, %j] : memref<100x100xf32>
    affine.yield %2 : f32
  }
  %1:2 = affine.parallel (%i) = (0) to (100) step (5) reduce ("maximumf", "assign") -> (f32, i64) {
    %2 = affine.load %m[%i, %i] : memref<100x100xf32>
    %3 = arith.constant 1 : i64
    affine.yield %2, %3 : f32, i64
  } {my.attr}
  return %0, %1#1 : f32, i64
}

// Valid dimensions and symbols.
func.func @scopes(%m: memref<?xf32>, %n: index, %size: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 5 : index
    %sum = arith.addi %n, %c : index
    %least = affine.min affine_map<(d0) -> (d0, 3)>(%n)
    %0 = affine.load %m[symbol(%c) + symbol(%sum) + symbol(%least)] : memref<?xf32>
    %twice = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %parts:2 = affine.delinearize_index %twice into (8) : index, index
    %whole = affine.linearize_index [%parts#0, %i] by (8) : index
    %1 = affine.load %m[%twice + %parts#1] : memref<?xf32>
    %2 = affine.load %m[%whole] : memref<?xf32>
    // A value that is neither a dimension nor a symbol is a valid operand of arithmetic operations.
    %other = "t.other"() : () -> index
    %3 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%other)[%other]
    // An op without the AffineScope trait does not start a new scope of dimensions and symbols.
    "t.region"() ({
      %4 = affine.load %m[%n + %i] : memref<?xf32>
      "t.end"() : () -> ()
    }) : () -> ()
  }
  return
}
