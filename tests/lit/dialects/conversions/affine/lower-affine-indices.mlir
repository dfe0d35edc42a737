// Bounds are composed with the affine.apply ops that define their operands. Terms of a linear index are sorted by the depth of the
// loops that define them, so that sums of invariant terms can be hoisted.
// RUN: %opt %s --lower-affine --allow-unregistered-dialect | diff %s.expected -

func.func @composed_bounds(%m: memref<100xf32>, %n: index) {
  affine.for %i0 = 4 to 1028 step 4 {
    %i1 = affine.apply affine_map<(d0) -> (d0 - 4)> (%i0)
    %z = affine.for %i2 = affine_map<(d0) -> (d0)>(%i1) to affine_map<(d0) -> (d0 + 4)>(%i1) iter_args(%k = %n) -> index {
      %0 = affine.load %m[%i2] : memref<100xf32>
      affine.yield %i1 : index
    }
    affine.parallel (%x) = (%i1) to (%i1 + 4) {
      %0 = affine.load %m[%x] : memref<100xf32>
    }
    affine.if affine_set<(d0, d1) : (d1 - d0 >= 0)> (%i1, %i0) {
      "test.use"(%i1) : (index) -> ()
    }
  }
  return
}

// The bounds of each dimension are computed together.
func.func @parallel_bounds(%a: index, %b: index, %c: index, %d: index) {
  affine.parallel (%i, %j, %k) = (max(%a, %b), %b, max(%a, %c)) to (%c, min(%c, %d), %b) {
    affine.yield
  }
  return
}

// A stride is a product of dynamic sizes times one constant.
func.func @strides(%x: index, %a: index, %b: index) -> (index, index, index, index, index, index) {
  %0:5 = affine.delinearize_index %x into (2, %a, 5, %b, 3) : index, index, index, index, index
  %1 = affine.linearize_index [%x, %a, %b, %x, %a] by (2, %a, %b, 1, 1) : index
  return %0#0, %0#1, %0#2, %0#3, %0#4, %1 : index, index, index, index, index, index
}

func.func @sorted_terms(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = arith.addi %i, %i : index
      %1 = affine.linearize_index [%j, %0, %i, %n, %j] by (4, 5, 6, 7) : index
      "test.use"(%1) : (index) -> ()
    }
  }
  return
}
