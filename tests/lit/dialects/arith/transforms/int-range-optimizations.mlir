// A value whose range contains one number becomes a constant: across loops with constant bounds, branches, private
// functions and vectors. The expected text is the output of mlir-opt 22.
// RUN: %opt %s --allow-unregistered-dialect --int-range-optimizations | diff %s.expected -

// An induction variable is between the loop bounds. A loop-carried value that changes has no bounds, and a loop
// without iterations contributes none. The ranges of arguments and results of a private function come from all its
// calls.
func.func @loop(%n: index, %x: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%s = %c0) -> index {
    %a = arith.cmpi ult, %i, %c10 : index
    "use"(%a) : (i1) -> ()
    %b = arith.remui %i, %c10 : index
    %s2 = arith.addi %s, %b : index
    scf.yield %s2 : index
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %a = arith.cmpi sge, %i, %c0 : index
    "use"(%a) : (i1) -> ()
    scf.yield %s : index
  }
  "use"(%q) : (index) -> ()
  scf.for %i = %c10 to %c0 step %c1 {
    %a = arith.cmpi sge, %i, %c0 : index
    "use"(%a, %i) : (i1, index) -> ()
  }
  scf.for %i = %c0 to %c1 step %c1 {
    "use"(%i) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%c10, %c10) step (%c1, %c1) {
    %a = arith.cmpi sge, %i, %c0 : index
    %b = arith.cmpi sge, %j, %c1 : index
    %c = arith.cmpi sge, %j, %c10 : index
    "use"(%a, %b, %c) : (i1, i1, i1) -> ()
  }
  scf.forall (%i, %j) = (0, 1) to (10, 10) step (1, 1) {
    %a = arith.cmpi sge, %i, %c0 : index
    %b = arith.cmpi sge, %j, %c1 : index
    %c = arith.cmpi sge, %j, %c10 : index
    "use"(%a, %b, %c) : (i1, i1, i1) -> ()
  }
  %f = call @callee(%c10) : (index) -> index
  %f2 = call @callee(%c1) : (index) -> index
  %cc = arith.cmpi eq, %f, %c1 : index
  "use"(%cc, %f2) : (i1, index) -> ()
  %w = scf.while (%p = %c0) : (index) -> index {
    %c = arith.cmpi ult, %p, %c10 : index
    scf.condition (%c) %p : index
  } do {
  ^bb0(%p: index):
    %k = arith.addi %p, %c1 : index
    %c = arith.cmpi sge, %k, %c0 : index
    "use"(%c) : (i1) -> ()
    scf.yield %k : index
  }
  %c5 = arith.constant 5 : i32
  %m = arith.maxsi %x, %c5 : i32
  %mm = arith.minsi %m, %c5 : i32
  "use"(%mm, %w) : (i32, index) -> ()
  %g = arith.cmpi sgt, %m, %c5 : i32
  %h = scf.if %g -> i32 { scf.yield %c5 : i32 } else { %t = arith.addi %mm, %c5 : i32 scf.yield %t : i32 }
  %z = arith.cmpi sge, %h, %c5 : i32
  "use"(%z) : (i1) -> ()
  cf.cond_br %z, ^a, ^b
^a:
  "a"() : () -> ()
  cf.br ^c(%c0 : index)
^b:
  "b"() : () -> ()
  cf.br ^c(%c1 : index)
^c(%arg : index):
  "use"(%arg) : (index) -> ()
  return %r : index
}
func.func private @callee(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %a = arith.cmpi sge, %n, %c1 : index
  "use"(%a) : (i1) -> ()
  return %n : index
}
// The range of a vector contains all its elements.
func.func @vec(%v: vector<4xi32>, %t: tensor<?xi32>, %m: memref<4xi32>) -> vector<4xi32> {
  %c = arith.constant dense<5> : vector<4xi32>
  %d = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %e = arith.addi %c, %d : vector<4xi32>
  %f = arith.cmpi sge, %e, %c : vector<4xi32>
  "use"(%f) : (vector<4xi1>) -> ()
  %x = arith.maxsi %v, %c : vector<4xi32>
  %y = arith.minsi %x, %c : vector<4xi32>
  %g = arith.index_cast %m : memref<4xi32> to memref<4xindex>
  "use"(%g) : (memref<4xindex>) -> ()
  %u = arith.remui %d, %c : vector<4xi32>
  return %y : vector<4xi32>
}
// An unsigned upper bound that is negative as a signed number.
func.func @unsig(%n: i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c200 = arith.constant 200 : i8
  scf.for unsigned %i = %c0 to %c200 step %c1 : i8 {
    %a = arith.cmpi sge, %i, %c0 : i8
    %b = arith.cmpi ule, %i, %c200 : i8
    "use"(%a, %b) : (i1, i1) -> ()
  }
  return
}

// A remainder is removed if the dividend is always less than the divisor; it is kept if the dividend may be negative
// or may reach the divisor.
func.func @remainders(%x: i32, %y: i32) {
  %c0 = arith.constant 0 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %small = arith.andi %x, %c7 : i32
  %upTo = arith.minui %y, %c8 : i32
  %below = arith.minsi %y, %c7 : i32
  %0 = arith.remui %small, %c8 : i32
  %1 = arith.remsi %small, %c8 : i32
  %2 = arith.remui %small, %c7 : i32
  %3 = arith.remui %upTo, %c8 : i32
  %4 = arith.remsi %below, %c8 : i32
  %5 = arith.remui %small, %c0 : i32
  "use"(%0, %1, %2, %3, %4, %5) : (i32, i32, i32, i32, i32, i32) -> ()
  return
}
// Kept: an op with side effects whose result is constant, and an op with unknown bounds.
func.func @stays(%x: i32, %f: f32) {
  %c1 = arith.constant 1 : i32
  %0 = "effect"(%x) : (i32) -> i32
  %1 = arith.divsi %x, %x : i32
  %2 = arith.fptosi %f : f32 to i32
  %3 = arith.cmpi slt, %0, %c1 : i32
  %4 = arith.cmpi slt, %1, %c1 : i32
  %5 = arith.cmpi slt, %2, %c1 : i32
  "use"(%3, %4, %5) : (i1, i1, i1) -> ()
  return
}
// Integers of width 0 have no ranges.
func.func @no_bits(%x: i0, %y: i0, %c: i1) -> i0 {
  %0 = arith.addi %x, %y : i0
  %1 = arith.select %c, %0, %x : i0
  return %1 : i0
}
// New constants for block arguments replace the old ones, which only the dropped arguments used, and are in reverse order.
func.func @block_arguments(%c: i1) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  cf.br ^loop(%c1, %c2, %c3 : i32, i32, i32)
^loop(%x: i32, %y: i32, %z: i32):
  "use"(%z, %x, %y, %c4) : (i32, i32, i32, i32) -> ()
  cf.cond_br %c, ^loop(%c1, %c2, %c3 : i32, i32, i32), ^exit
^exit:
  return
}
// The constant of a loop result follows the constant that the loop precedes.
func.func @loop_result(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c1) -> index {
    scf.yield %c1 : index
  }
  "use"(%r, %c3) : (index, index) -> ()
  return
}
