// Blocks and branches of functions become scf conditions and loops.
// RUN: %opt %s --lift-cf-to-scf --allow-unregistered-dialect | diff %s.expected -

func.func @condition(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : i32)
^bb2:
  %s = arith.addi %a, %b : i32
  cf.br ^bb3(%s : i32)
^bb3(%r: i32):
  return %r : i32
}

func.func @no_else(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return
}

// Identical terminators become one exit.
func.func @returns(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %b : i32
}

func.func @both_to_one(%c: i1, %n: i32, %m : i32) -> i32 {
  cf.cond_br %c, ^bb1(%n : i32), ^bb1(%m : i32)
^bb1(%i: i32):
  return %i : i32
}

func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%i: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %j = arith.addi %i, %c1 : i32
  cf.br ^bb1(%j : i32)
^bb3:
  return %i : i32
}

func.func @do_while(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%n : i32)
^bb1(%i: i32):
  %j = arith.shrui %i, %c1 : i32
  %c = "t.test"(%j) : (i32) -> i1
  cf.cond_br %c, ^bb1(%j : i32), ^bb2
^bb2:
  return %j : i32
}

func.func @nested(%n: i32, %m: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^outer(%c0, %c0 : i32, i32)
^outer(%i: i32, %s: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^inner(%c0, %s : i32, i32), ^end
^inner(%j: i32, %t: i32):
  %u = arith.addi %t, %j : i32
  %k = arith.addi %j, %c1 : i32
  %d = arith.cmpi slt, %k, %m : i32
  cf.cond_br %d, ^inner(%k, %u : i32, i32), ^next
^next:
  %l = arith.addi %i, %c1 : i32
  cf.br ^outer(%l, %u : i32, i32)
^end:
  return %s : i32
}

// A loop with two exits to two blocks; one value is not defined on every exit.
func.func @two_exits(%n: i32, %x: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^head(%n : i32)
^head(%i: i32):
  %c = arith.cmpi sgt, %i, %n : i32
  cf.cond_br %c, ^body, ^first
^body:
  %j = arith.subi %i, %c1 : i32
  cf.cond_br %x, ^head(%j : i32), ^second
^first:
  "t.use"(%i) : (i32) -> ()
  cf.br ^end(%i : i32)
^second:
  "t.use"(%j) : (i32) -> ()
  cf.br ^end(%j : i32)
^end(%r: i32):
  return %r : i32
}

// A loop with two entry blocks.
func.func @irreducible(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  %y = arith.addi %x, %a : i32
  cf.cond_br %d, ^bb2, ^bb3
^bb2:
  cf.cond_br %c, ^bb1(%a : i32), ^bb3
^bb3:
  return %a : i32
}

func.func @three_entries(%f: i32, %c: i1) -> i32 {
  cf.switch %f : i32, [default: ^bb1(%f : i32), 1: ^bb2, 2: ^bb3]
^bb1(%x: i32):
  "t.a"(%x) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb4(%x : i32)
^bb2:
  "t.b"() : () -> ()
  cf.cond_br %c, ^bb3, ^bb1(%f : i32)
^bb3:
  %y = "t.c"() : () -> i32
  cf.switch %y : i32, [default: ^bb1(%y : i32), 7: ^bb2, 8: ^bb4(%y : i32)]
^bb4(%z: i32):
  return %z : i32
}

func.func @twice_into_a_loop(%c: i1, %n: i32, %m : i32) -> i32 {
  cf.cond_br %c, ^bb1(%n : i32), ^bb1(%m : i32)
^bb1(%i: i32):
  %s = arith.cmpi eq, %i, %n : i32
  cf.cond_br %s, ^bb1(%m : i32), ^bb2
^bb2:
  return %i : i32
}

// The branches of a condition join in different blocks.
func.func @switch(%f: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i32, [default: ^bb1, 0: ^bb2, 5: ^bb3(%b : i32)]
^bb1:
  cf.br ^bb3(%a : i32)
^bb2:
  cf.br ^bb4(%b : i32)
^bb3(%x: i32):
  cf.br ^bb4(%x : i32)
^bb4(%y: i32):
  return %y : i32
}

func.func @negative_case(%f: i64, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i64, [default: ^bb1, -1: ^bb2, 5: ^bb3(%b : i32)]
^bb1:
  cf.br ^bb3(%a : i32)
^bb2:
  return %b: i32
^bb3(%x: i32):
  return %x: i32
}

func.func @negative_narrow_case(%f: i8) -> i8 {
  cf.switch %f : i8, [default: ^bb1, -1: ^bb2]
^bb1:
  return %f : i8
^bb2:
  %c0 = arith.constant 0 : i8
  return %c0: i8
}

func.func @no_cases(%f: i8) -> i8 {
  cf.switch %f : i8, [default: ^bb1]
^bb1:
  return %f : i8
}

// Code after an infinite loop.
func.func @endless(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}

func.func @perhaps_endless(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb1
^bb2:
  return %a : i32
}

// Different terminators stay separate exits.
func.func @different_ends(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return {other} %b : i32
}

func.func @different_ends_behind(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %d, ^bb3, ^bb2
^bb3:
  return %a : i32
^bb2:
  ub.unreachable
}

// Nested regions in functions are converted too, innermost first.
func.func @inside(%c: i1, %n: i32, %m : i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %n : i32
  ^bb2:
    scf.yield %m : i32
  }
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  "t.region"() ({
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "t.end"(%n) : (i32) -> ()
  ^bb2:
    "t.end"(%m) : (i32) -> ()
  }) : () -> ()
  cf.br ^bb4
^bb4:
  return %0 : i32
}

func.func @one_block(%a: i32) -> i32 {
  return %a : i32
}

func.func private @no_block(i32) -> i32

// Branches outside of functions are kept.
"t.region"() ({
  %c = "t.x"() : () -> i1
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.end"() : () -> ()
^bb2:
  "t.end"() : () -> ()
}) : () -> ()
