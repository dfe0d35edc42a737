// Values that nothing depends on are removed, also if branches, regions or calls of private functions forward them.
// Operands forwarded to dead region arguments or results become poison first. Expected text by mlir-opt.
// RUN: strata-opt %s --remove-dead-values | diff %s.expected -
// RUN: strata-opt %s --remove-dead-values=canonicalize=false | diff %s.plain.expected -

func.func private @f(%a: i32, %b: i32, %c: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %b : i32
  return %0, %1 : i32, i32
}
func.func @main(%x: i32, %y: i32) -> i32 {
  %d = arith.addi %x, %y : i32
  %0:2 = call @f(%x, %y, %d) : (i32, i32, i32) -> (i32, i32)
  return %0#0 : i32
}
func.func @branches(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x, %y : i32, i32), ^bb2(%x : i32)
^bb1(%a: i32, %b: i32):
  %s = arith.addi %b, %b : i32
  cf.br ^bb2(%a : i32)
^bb2(%r: i32):
  return %r : i32
}
func.func @if_in_part(%c: i1, %x: i32, %y: i32) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = arith.addi %x, %y : i32
    %2 = arith.muli %x, %y : i32
    scf.yield %1, %2 : i32, i32
  } else {
    scf.yield %x, %y : i32, i32
  }
  return %0#0 : i32
}
func.func @for(%c: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %c step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %1 = arith.addi %a, %x : i32
    %2 = arith.muli %b, %y : i32
    scf.yield %1, %2 : i32, i32
  }
  return %0#0 : i32
}
func.func @while_in_part(%c: i1, %x: i32, %y: i32) -> i32 {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %1 = arith.addi %a, %x : i32
    scf.condition(%c) %1, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %2 = arith.muli %b, %y : i32
    scf.yield %a, %2 : i32, i32
  }
  return %0#0 : i32
}
func.func @deadif(%c: i1, %x: i32, %y: i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = arith.addi %x, %y : i32
    %2 = arith.muli %x, %y : i32
    scf.yield %1, %2 : i32, i32
  } else {
    scf.yield %x, %y : i32, i32
  }
  return 
}
func.func private @side()
// The forwarded operand %y is used elsewhere, but the block argument %b is dead.
func.func @br(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c, ^bb1(%x, %y : i32, i32), ^bb2(%x : i32)
^bb1(%a: i32, %b: i32):
  %s = arith.addi %b, %b : i32
  cf.br ^bb2(%a : i32)
^bb2(%r: i32):
  return %r, %y : i32, i32
}
// The argument of ^bb1 is dead; that of ^bb2 is returned.
func.func @br2(%c: i1, %x: i32, %y: i32) -> (i32) {
  cf.cond_br %c, ^bb1(%y : i32), ^bb2(%x : i32)
^bb1(%a: i32):
  cf.br ^bb2(%x : i32)
^bb2(%r: i32):
  return %r : i32
}
func.func @two(%c: i1, %x: i32, %y: i32) -> i32 {
  %0:5 = scf.if %c -> (i32, i32, i32, i64, i64) {
    %1 = arith.addi %x, %y : i32
    %2 = arith.muli %x, %y : i32
    %k = arith.constant 0 : i64
    scf.yield %1, %2, %2, %k, %k : i32, i32, i32, i64, i64
  } else {
    %k = arith.constant 0 : i64
    func.call @side() : () -> ()
    scf.yield %x, %y, %y, %k, %k : i32, i32, i32, i64, i64
  }
  return %0#0 : i32
}
func.func @sideif(%c: i1, %x: i32, %y: i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    func.call @side() : () -> ()
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x, %y : i32, i32
  }
  return
}
func.func @consttrue(%x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %0:2 = scf.if %true -> (i32, i32) {
    func.call @side() : () -> ()
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x, %y : i32, i32
  }
  return %0#0 : i32
}
func.func @unreached(%x: i32, %y: i32) -> i32 {
  return %x : i32
^bb1(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
  func.call @side() : () -> ()
  cf.br ^bb1(%0, %a : i32, i32)
}
func.func @deadloop(%lb: index, %ub: index, %x: i32) {
  scf.for %i = %lb to %ub step %ub {
    func.call @side() : () -> ()
    %1 = arith.addi %x, %x : i32
  }
  %c = arith.cmpi eq, %x, %x : i32
  scf.if %c {
    %1 = arith.addi %x, %x : i32
  }
  return
}
func.func private @nouse(%a: i32) -> i32 { 
  return %a : i32 
}
func.func private @rec(%a: i32, %b: i32) -> i32 {
  %0 = call @rec(%a, %b) : (i32, i32) -> i32
  return %0 : i32
}
func.func private @ext(i32, i32) -> i32
func.func @callext(%a: i32) {
  %0 = call @ext(%a, %a) : (i32, i32) -> i32
  return
}
func.func private @attrs(%a: i32 {x.a}, %b: i32 {x.b}, %c: i32 {x.c}) -> (i32 {x.r}, i32 {x.s}) {
  call @side() : () -> ()
  return %b, %c : i32, i32
}
func.func @callattrs(%a: i32, %b: i32) -> i32 {
  %0:2 = call @attrs(%a, %b, %a) : (i32, i32, i32) -> (i32, i32)
  return %0#1 : i32
}
func.func @argument_alone(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c, ^bb3(%y : i32), ^bb3(%y : i32)
^bb3(%r: i32):
  %1 = arith.addi %r, %r : i32
  return %x, %x : i32, i32
}
func.func @many(%c: i1, %x: i32, %y: i32) -> (i32) {
  %c1 = arith.constant 1 : i32
  %0:3 = scf.if %c -> (i32, i32, i32) {
     scf.yield %c1, %x, %c1 : i32, i32, i32
  } else {
     scf.yield %x, %x, %y: i32, i32, i32
  }
  %1 = arith.addi %0#0, %0#1 : i32
  return %0#1 : i32
}
func.func @switch(%c: index, %x: i32, %y: i32) -> (i32) {
  %0:2 = scf.index_switch %c -> i32, i32
  case 2 {
    %1 = arith.addi %x, %x : i32
    scf.yield %x, %1 : i32, i32
  }
  default {
    scf.yield %x, %y: i32, i32
  }
  return %0#0 : i32
}
func.func @nest(%n: index, %x: i32, %y: i32) -> (i32) {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %1:2 = scf.for %j = %n to %n step %n iter_args(%p = %a, %q = %b) -> (i32, i32) {
      %2 = arith.addi %q, %q : i32
      scf.yield %p, %2 : i32, i32
    }
    scf.yield %1#0, %1#1 : i32, i32
  }
  return %0#0 : i32
}
func.func @cross(%n: index, %x: i32, %y: i32) -> (i32) {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%a = %x, %b = %y) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %0#0 : i32
}
func.func @while_for_nothing(%n: i32, %x: i32, %y: i32) -> (i32) {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %b, %n : i32
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %1 = arith.addi %b, %n : i32
    %2 = arith.addi %a, %n : i32
    scf.yield %2, %1 : i32, i32
  }
  return %y : i32
}
func.func @whilese(%n: i32, %x: i32, %y: i32) -> (i32) {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %b, %n : i32
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    func.call @side() : () -> ()
    %1 = arith.addi %b, %n : i32
    %2 = arith.addi %a, %n : i32
    scf.yield %2, %1 : i32, i32
  }
  return %y : i32
}
func.func private @multi(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %b : i32, i32
^bb2:
  return %b, %b : i32, i32
}
func.func @callm(%a: i32, %b: i32, %c: i1) -> i32 {
  %0:2 = call @multi(%a, %b, %c) : (i32, i32, i1) -> (i32, i32)
  %1:2 = call @multi(%b, %b, %c) : (i32, i32, i1) -> (i32, i32)
  return %1#1 : i32
}
func.func private @rets(%a: i32) -> i32 {
  call @side() : () -> ()
  return %a : i32
}
func.func @callr(%a: i32) {
  %0 = call @rets(%a) : (i32) -> i32
  return
}
func.func @par(%n: index, %x: i32) {
  scf.parallel (%i) = (%n) to (%n) step (%n) init(%x) -> i32 {
     scf.reduce(%x : i32) {
     ^bb0(%a: i32, %b: i32):
       scf.reduce.return %a : i32
     }
  }
  scf.execute_region {
    %0 = arith.addi %x, %x : i32
    cf.br ^bb1(%0: i32)
  ^bb1(%u: i32):
    scf.yield
  }
  %r:2 = scf.execute_region -> (i32, i32) {
    func.call @side() : () -> ()
    scf.yield %x, %x : i32, i32
  }
  return
}
