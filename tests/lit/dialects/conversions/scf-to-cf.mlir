// Loops and conditions become blocks and branches.
// RUN: %opt %s --convert-scf-to-cf --allow-unregistered-dialect | diff %s.expected -

func.func private @mk() -> i32
func.func private @side()
func.func private @usei(index)
func.func @f(%lb: index, %ub: index, %s: index, %a: i32, %c: i1) -> i32 {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %a) -> (i32) {
    %k = scf.if %c -> i32 { %m = func.call @mk() : () -> i32 scf.yield %m : i32 } else { scf.yield %x : i32 }
    scf.if %c { func.call @side() : () -> () }
    scf.if %c { } else { func.call @side() : () -> () }
    scf.yield %k : i32
  } {llvm.loop = 3, other}
  scf.for unsigned %i = %lb to %ub step %s { scf.for %j = %i to %ub step %s { func.call @usei(%i) : (index) -> () } }
  return %r : i32
}

func.func @w(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.trunci %x : i32 to i1
    %m = func.call @mk() : () -> i32
    scf.condition(%c) %m : i32
  } do {
  ^bb0(%y: i32):
    %m = arith.addi %y, %a : i32
    scf.yield %m : i32
  } attributes {llvm.x, y}
  %1 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.trunci %x : i32 to i1
    %m = func.call @mk() : () -> i32
    scf.condition(%c) %m : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  } attributes {llvm.x, y}
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

func.func @p(%lb: index, %ub: index, %s: index, %a: i32) -> (i32, i32) {
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %s) step (%s, %s) {
    func.call @usei(%i) : (index) -> ()
    func.call @usei(%j) : (index) -> ()
  }
  %r:2 = scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %s) step (%s, %s) init (%a, %a) -> (i32, i32) {
    func.call @usei(%i) : (index) -> ()
    %m = func.call @mk() : () -> i32
    scf.reduce(%m, %a : i32, i32) {
    ^bb0(%x: i32, %y: i32):
      %z = arith.addi %x, %y : i32
      scf.reduce.return %z : i32
    }, {
    ^bb0(%x: i32, %y: i32):
      %z = arith.muli %x, %y : i32
      scf.reduce.return %z : i32
    }
  }
  return %r#0, %r#1 : i32, i32
}

func.func @fa(%lb: index, %ub: index, %s: index, %a: i32) {
  scf.forall (%i, %j) = (%lb, 3) to (%ub, %s) step (%s, 4) {
    func.call @usei(%i) : (index) -> ()
    func.call @usei(%j) : (index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

func.func @sw(%i: index, %a: i32) -> i32 {
  %r = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } case -5 { %m = func.call @mk() : () -> i32 scf.yield %m : i32 } default { %m = func.call @mk() : () -> i32 scf.yield %m : i32 }
  scf.index_switch %i default { func.call @side() : () -> () }
  return %r : i32
}

func.func @er(%a: i32, %c: i1) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    %m = scf.if %c -> i32 { %m = func.call @mk() : () -> i32 scf.yield %m : i32 } else { scf.yield %a : i32 }
    scf.yield %m : i32
  }
  return %0 : i32
}

// The llvm.loop_annotation attribute of a loop moves to the branch back to its header.
func.func @told(%lb: index) {
  scf.for %i = %lb to %lb step %lb {
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, other, llvm.other = 3}
  scf.while : () -> () {
    %c = func.call @mk1() : () -> i1
    scf.condition(%c)
  } do {
    func.call @side() : () -> ()
    scf.yield
  } attributes {told = #llvm.loop_annotation<disableNonforced = true>, other}
  scf.while : () -> () {
    %c = func.call @mk1() : () -> i1
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {told = #llvm.loop_annotation<disableNonforced = true>, other}
  return
}

func.func private @mk1() -> i1

// A reduction can return its operand or an induction variable.
func.func @returned(%lb: index, %ub: index, %s: index) -> (index, index, index) {
  %0:3 = scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) init (%lb, %ub, %s) -> (index, index, index) {
    scf.reduce(%j, %s, %i : index, index, index) {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %l : index
    }, {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %r : index
    }, {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %i : index
    }
  }
  return %0#0, %0#1, %0#2 : index, index, index
}
