// Element-wise operations and comparisons use the first listed width that holds the ranges of all operands and
// results. The expected text is the output of mlir-opt 22; only the diagnostic of an invalid option value is
// specific to strata-opt.
// UNSUPPORTED: differential
// RUN: %opt %s --allow-unregistered-dialect --arith-int-range-narrowing="int-bitwidths-supported=8" | diff %s.expected -
// RUN: %opt %s --allow-unregistered-dialect --arith-int-range-narrowing="int-bitwidths-supported=32,24" | diff %s.wide.expected -
// RUN: %opt %s --allow-unregistered-dialect --arith-int-range-narrowing | diff %s.none.expected -
// RUN: not %opt %s --allow-unregistered-dialect --arith-int-range-narrowing="int-bitwidths-supported=8,wide" 2>&1 | FileCheck %s
// CHECK: --arith-int-range-narrowing: '8,wide' is no value for the option 'int-bitwidths-supported'

// Constants fit into 8 bits; the range of a sum can need one bit more.
func.func @ops(%x: i64, %y: i64, %v: vector<4xi64>) -> (i64, i64, i64, vector<4xi64>) {
  %c127 = arith.constant 127 : i64
  %c128 = arith.constant 128 : i64
  %cm3 = arith.constant -3 : i64
  %c3 = arith.constant 3 : i64
  %a = arith.andi %x, %c127 : i64
  %b = arith.andi %y, %c127 : i64
  %sum = arith.addi %a, %b : i64
  %more = arith.addi %sum, %c128 : i64
  %s0 = arith.maxsi %x, %cm3 : i64
  %s1 = arith.minsi %s0, %c3 : i64
  %neg = arith.subi %s1, %c3 : i64
  %c = arith.constant dense<15> : vector<4xi64>
  %vv = arith.andi %v, %c : vector<4xi64>
  %ww = arith.addi %vv, %vv : vector<4xi64>
  return %sum, %more, %neg, %ww : i64, i64, i64, vector<4xi64>
}
// Signed and unsigned extensions represent different ranges; an operation whose operands need both is kept.
func.func @signs(%x: i32, %y: i32) -> (i1, i1, i1) {
  %c200 = arith.constant 200 : i32
  %cm5 = arith.constant -5 : i32
  %c5 = arith.constant 5 : i32
  %u = arith.minui %x, %c200 : i32
  %s0 = arith.maxsi %y, %cm5 : i32
  %s = arith.minsi %s0, %c5 : i32
  %0 = arith.cmpi ult, %u, %c5 : i32
  %1 = arith.cmpi slt, %s, %c5 : i32
  %2 = arith.cmpi eq, %s, %u : i32
  return %0, %1, %2 : i1, i1, i1
}
// Casts to index and back are narrowed if the type is one of the listed widths.
func.func @index_casts(%x: i8, %y: i16) -> (i8, i16) {
  %0 = arith.index_cast %x : i8 to index
  %1 = arith.index_cast %0 : index to i8
  %2 = arith.index_castui %y : i16 to index
  %3 = arith.index_castui %2 : index to i16
  return %1, %3 : i8, i16
}
// Operations whose result type differs from the operand type, operations without operands, and floats.
func.func @others(%x: i32, %f: f32, %c: i1) -> (i64, f32, i32) {
  %c7 = arith.constant 7 : i32
  %a = arith.andi %x, %c7 : i32
  %0 = arith.extui %a : i32 to i64
  %1 = arith.addf %f, %f : f32
  %2 = arith.select %c, %a, %c7 : i32
  return %0, %1, %2 : i64, f32, i32
}
// Loops, and functions that are called.
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
