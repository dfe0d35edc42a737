// LICM, control-flow sinking, SCCP and inlining of scf operations. Operations with side effects, that may trap or that
// use loop values are not moved out; nothing is moved into a region that may run twice. Expected text by mlir-opt.
// RUN: strata-opt %s --loop-invariant-code-motion --allow-unregistered-dialect | diff %s.licm.expected -
// RUN: strata-opt %s --control-flow-sink --allow-unregistered-dialect | diff %s.sink.expected -
// RUN: strata-opt %s --sccp --allow-unregistered-dialect | diff %s.sccp.expected -
// RUN: strata-opt %s --inline --allow-unregistered-dialect | diff %s.inline.expected -

func.func private @callee(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}
func.func private @blocks(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func @caller(%c: i1, %x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %0 = arith.muli %x, %k : i32
    %1 = arith.divsi %x, %k : i32
    %2 = func.call @callee(%c, %0) : (i1, i32) -> i32
    %3 = func.call @blocks(%c, %1) : (i1, i32) -> i32
    %4 = arith.addi %2, %3 : i32
    %5 = arith.addi %4, %a : i32
    scf.yield %5 : i32
  }
  return %r : i32
}
func.func @licm(%x: i32, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = arith.addi %x, %x : i32
      %1 = arith.addi %i, %i : index
      %2 = arith.addi %i, %j : index
      %3 = arith.divsi %x, %x : i32
      %4 = scf.if %c -> i32 {
        %5 = arith.muli %0, %0 : i32
        scf.yield %5 : i32
      } else {
        scf.yield %0 : i32
      }
      "x.use"(%0, %1, %2, %3, %4) : (i32, index, index, i32, i32) -> ()
    }
  }
  scf.while : () -> () {
    %q = arith.xori %c, %c : i1
    scf.condition(%q)
  } do {
    %w = arith.subi %x, %x : i32
    "x.use"(%w) : (i32) -> ()
    scf.yield
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %w = arith.subi %x, %x : i32
    "x.use"(%w) : (i32) -> ()
  }
  return
}
func.func @sink(%x: i32, %n: index, %c: i1) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.subi %x, %x : i32
  %3 = arith.divsi %x, %x : i32
  scf.if %c {
    "x.use"(%1, %2) : (i32, i32) -> ()
  } else {
    "x.use"(%2, %3) : (i32, i32) -> ()
  }
  %t = arith.constant true
  %f = arith.constant false
  %4 = arith.addi %x, %x : i32
  scf.if %t {
    "x.use"(%4) : (i32) -> ()
  }
  %5 = arith.addi %x, %x : i32
  scf.if %f {
    "x.use"(%5) : (i32) -> ()
  }
  %6 = arith.addi %x, %x : i32
  scf.index_switch %n
  case 1 { "x.use"(%6) : (i32) -> () 
    scf.yield }
  default { }
  %7 = arith.addi %x, %x : i32
  scf.if %c {
    scf.if %c {
      "x.use"(%7) : (i32) -> ()
    }
  }
  return
}
func.func @consts(%x: i32, %n: index, %c: i1) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k, %b = %k) -> (i32, i32) {
    %0 = arith.addi %a, %z : i32
    %1 = arith.addi %b, %k : i32
    scf.yield %0, %1 : i32, i32
  }
  %t = arith.constant true
  %s = scf.if %t -> i32 {
    scf.yield %k : i32
  } else {
    scf.yield %x : i32
  }
  %w = scf.while (%p = %k) : (i32) -> i32 {
    %cmp = arith.cmpi slt, %p, %z : i32
    scf.condition(%cmp) %p : i32
  } do {
  ^bb0(%q: i32):
    %qq = arith.addi %q, %x : i32
    scf.yield %qq : i32
  }
  return %r#0, %s, %w : i32, i32, i32
}
