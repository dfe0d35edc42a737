// Loop-carried values and results that are invariant, duplicated or unused.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func private @use(i32)
func.func private @side()
func.func private @mk() -> i32
func.func @if_dead(%c: i1, %a: i32, %b: i32) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    func.call @side() : () -> ()
    scf.yield %a, %b : i32, i32
  } else {
    scf.yield %b, %a : i32, i32
  }
  return %0#1 : i32
}

func.func @if_same(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    func.call @side() : () -> ()
    scf.yield %a, %b : i32, i32
  } else {
    func.call @side() : () -> ()
    %x = func.call @mk() : () -> i32
    scf.yield %a, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @if_dup(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %z = func.call @mk() : () -> i32
    scf.yield %z, %z : i32, i32
  } else {
    %x = func.call @mk() : () -> i32
    scf.yield %x, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @while_inv(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    func.call @side() : () -> ()
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = func.call @mk() : () -> i32
    scf.yield %x, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @while_dead(%c: i1, %a: i32, %b: i32) -> (i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    func.call @side() : () -> ()
    %cc = arith.trunci %x : i32 to i1
    scf.condition(%cc) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = func.call @mk() : () -> i32
    %z2 = func.call @mk() : () -> i32
    scf.yield %z, %z2 : i32, i32
  }
  return %0#0 : i32
}

func.func @sw(%i: index, %a: i32, %b: i32) -> (i32, i32) {
  %0:3 = scf.index_switch %i -> i32, i32, i32 case 1 { 
    %z = func.call @mk() : () -> i32
    scf.yield %z, %b, %z : i32, i32, i32 } default {
    %z = func.call @mk() : () -> i32
    scf.yield %z, %b, %a : i32, i32, i32 } 
  return %0#0, %0#1 : i32, i32
}

func.func @er(%c: i1, %i: index, %a: i32, %b: i32) -> (i32, i32) {
  %0:3 = scf.execute_region -> (i32, i32, i32) no_inline { 
    %z = func.call @mk() : () -> i32
    cf.cond_br %c, ^bb1, ^bb2
    ^bb1: 
    scf.yield %z, %a, %b : i32, i32, i32
    ^bb2: 
    scf.yield %z, %a, %a : i32, i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @er1(%c: i1, %i: index, %a: i32, %b: i32) -> (i32) {
  %0 = scf.execute_region -> (i32) { 
    %z = func.call @mk() : () -> i32
    scf.yield %z : i32
  }
  return %0 : i32
}

func.func @er2(%c: i1, %i: index, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.execute_region -> (i32, i32) { 
    %z = func.call @mk() : () -> i32
    cf.cond_br %c, ^bb1, ^bb2
    ^bb1: 
    func.call @side() : () -> ()
    scf.yield %z, %a : i32, i32
    ^bb2: 
    scf.yield %z, %b : i32, i32
  }
  func.call @side() : () -> ()
  return %0#0, %0#1 : i32, i32
}

func.func @for_dead(%lb: index, %ub: index, %s: index, %a: i32, %b: i32) -> i32 {
  %r:3 = scf.for %i = %lb to %ub step %s iter_args(%x = %a, %y = %b, %z = %b) -> (i32, i32, i32) {
    %k = arith.addi %x, %a : i32
    %k2 = func.call @mk() : () -> i32
    %k3 = arith.addi %z, %a : i32
    scf.yield %k, %k2, %k3 : i32, i32, i32
  }
  return %r#0 : i32
}
