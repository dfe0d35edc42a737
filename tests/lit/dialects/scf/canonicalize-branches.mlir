// Loops with no or one iteration, and conditions that are constant, adjacent or nested.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func private @side()
func.func private @mk() -> i32
func.func private @use(i32)
func.func private @useb(i1)
func.func private @usei(index)

func.func @never(%a: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c4 to %c1 step %c1 iter_args(%x = %a) -> (i32) {
    %k = func.call @mk() : () -> i32
    scf.yield %k : i32
  }
  return %r : i32
}

func.func @once(%a: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %i = %c4 to %c6 step %c6 iter_args(%x = %a) -> (i32) {
    func.call @usei(%i) : (index) -> ()
    func.call @use(%x) : (i32) -> ()
    %k = func.call @mk() : () -> i32
    scf.yield %k : i32
  }
  return %r : i32
}

func.func @same_bounds(%n: index, %s: index) {
  scf.for %i = %n to %n step %s { func.call @side() : () -> () }
  return
}

func.func @plus_one(%n: i32) {
  %c1 = arith.constant 1 : i32
  %m = arith.addi %n, %c1 overflow<nsw> : i32
  scf.for %i = %n to %m step %c1 : i32 { func.call @use(%i) : (i32) -> () }
  %m2 = arith.addi %n, %c1 : i32
  scf.for %i = %n to %m2 step %c1 : i32 { func.call @use(%i) : (i32) -> () }
  %m3 = arith.addi %n, %c1 overflow<nuw> : i32
  scf.for unsigned %i = %n to %m3 step %c1 : i32 { func.call @use(%i) : (i32) -> () }
  return
}

func.func @zero_step() {
  %a = arith.constant 0 : index
  %b = arith.constant 1 : index
  scf.for %i = %a to %b step %a { func.call @side() : () -> () }
  return
}

func.func @nothing_to_do(%n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %a = func.call @mk() : () -> i32
  %b = func.call @mk() : () -> i32
  %r = scf.for %i = %c0 to %c9 step %c9 iter_args(%x = %a) -> (i32) { scf.yield %b : i32 }
  %c3 = arith.constant 3 : index
  %r2 = scf.for %i = %c0 to %c9 step %c3 iter_args(%x = %a) -> (i32) { scf.yield %b : i32 }
  return %r, %r2 : i32, i32
}

func.func @known(%a: i32) -> (i32, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = scf.if %t -> i32 { %k = func.call @mk() : () -> i32 scf.yield %k : i32 } else { scf.yield %a : i32 }
  %1 = scf.if %f -> i32 { %k = func.call @mk() : () -> i32 scf.yield %k : i32 } else { scf.yield %a : i32 }
  scf.if %f { func.call @side() : () -> () }
  return %0, %1 : i32, i32
}

func.func @propagate(%c: i1, %n: index, %d: i1) {
  scf.if %c {
    func.call @useb(%c) : (i1) -> ()
    scf.for %i = %n to %n step %n {
      func.call @useb(%c) : (i1) -> ()
    }
    scf.if %d { func.call @useb(%c) : (i1) -> () func.call @side() : () -> () } else { func.call @useb(%d) : (i1) -> () }
  } else {
    func.call @useb(%c) : (i1) -> ()
  }
  return
}

func.func @negated(%c: i1) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = scf.if %n -> i32 { %k = func.call @mk() : () -> i32 scf.yield %k : i32 } else { func.call @side() : () -> () %k = func.call @mk() : () -> i32 scf.yield %k : i32 }
  return %0 : i32
}

func.func @empty_else(%c: i1) {
  scf.if %c { func.call @side() : () -> () } else { } {my.attr}
  return
}

func.func @empty_then(%c: i1) {
  scf.if %c { } else { func.call @side() : () -> () } {my.attr}
  return
}

func.func @to_select(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %k = func.call @mk() : () -> i32
    scf.yield %k, %a, %a : i32, i32, i32
  } else {
    scf.yield %a, %b, %a : i32, i32, i32
  } {my.attr}
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

func.func @yield_condition(%c: i1) -> (i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0:2 = scf.if %c -> (i1, i1) {
    func.call @side() : () -> ()
    scf.yield %t, %f : i1, i1
  } else {
    scf.yield %f, %t : i1, i1
  }
  return %0#0, %0#1 : i1, i1
}

func.func @combine(%c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 { %k = func.call @mk() : () -> i32 scf.yield %k : i32 } else { %k = func.call @mk() : () -> i32 func.call @side() : () -> () scf.yield %k : i32 }
  %1 = scf.if %c -> i32 { func.call @use(%0) : (i32) -> () %k = func.call @mk() : () -> i32 scf.yield %k : i32 } else { func.call @use(%0) : (i32) -> () %k = func.call @mk() : () -> i32 scf.yield %k : i32 }
  return %0, %1 : i32, i32
}

func.func @combine_negated(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %c { func.call @side() : () -> () }
  scf.if %n { %z = func.call @mk() : () -> i32 }
  return
}

func.func @combine_no_else(%c: i1) {
  scf.if %c { func.call @side() : () -> () }
  scf.if %c { %z = func.call @mk() : () -> i32 } else { func.call @side() : () -> () func.call @side() : () -> () }
  return
}

func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      func.call @side() : () -> ()
    }
  }
  return
}

func.func @nested_results(%c: i1, %d: i1, %a: i32, %b: i32, %e: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %k = func.call @mk() : () -> i32
      scf.yield %k : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1, %b : i32, i32
  } else {
    scf.yield %a, %e : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @nested_other(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32) {
  %0 = scf.if %c -> (i32) {
    %1 = scf.if %d -> i32 {
      %k = func.call @mk() : () -> i32
      scf.yield %k : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}
