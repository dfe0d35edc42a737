// Loads are replaced by the stored values; block arguments merge the values of several stores.
// RUN: memory-opt %s --mem2reg | diff %s.expected -
// RUN: memory-opt %s --mem2reg=region-simplify=false | diff %s.expected -

func.func @branches(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %k = arith.constant 5 : i32
  mem.store %k, %m : i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  %r = mem.load %m : i32
  return %r : i32
}
func.func @nothing_written(%c: i1) -> (i32, i32) {
  %m = mem.alloca i32
  %r = mem.load %m : i32
  %s = mem.load %m : i32
  return %r, %s : i32, i32
}
func.func @loop(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  cf.br ^bb1
^bb1:
  %v = mem.load %m : i32
  %w = arith.addi %v, %x : i32
  mem.store %w, %m : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  %r = mem.load %m : i32
  return %r : i32
}
func.func @slot_after_slot(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  %p = mem.alloca i32
  %v = mem.load %p : i32
  mem.store %v, %m : i32
  %w = mem.load %m : i32
  return %w : i32
}
func.func @never_runs(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  cf.br ^bb2
^bb1:
  %k = arith.constant 5 : i32
  mem.store %k, %m : i32
  cf.br ^bb2
^bb2:
  %r = mem.load %m : i32
  return %r : i32
}
func.func @in_region(%x: i32, %c: i1) -> i32 {
  %u = scf.if %c -> i32 {
    %m = mem.alloca i32
    mem.store %x, %m : i32
    %v = mem.load %m : i32
    scf.yield %v : i32
  } else {
    scf.yield %x : i32
  }
  return %u : i32
}
func.func @only_written(%x: i32) -> i32 {
  %n = mem.alloca i32
  mem.store %x, %n : i32
  return %x : i32
}
func.func @both_edges(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  %v = mem.load %m : i32
  mem.store %x, %m : i32
  %w = mem.load %m : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return %v : i32
}
func.func @carried_and_never_runs(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  %t = mem.alloca i32
  mem.store %x, %m : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %k = arith.constant 5 : i32
  mem.store %k, %m : i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  %r = mem.load %m : i32
  mem.store %r, %t : i32
  cf.cond_br %c, ^bb3, ^bb4
^bb4:
  return %x : i32
^bb5:
  %q = mem.load %m : i32
  %z = mem.load %t : i32
  mem.store %q, %t : i32
  %z2 = mem.load %t : i32
  return %z2 : i32
}
func.func @two_slots(%x: i32, %y: i64, %c: i1) -> (i32, i64) {
  %m = mem.alloca i32
  %n = mem.alloca i64
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  mem.store %x, %m : i32
  mem.store %y, %n : i64
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  %r = mem.load %m : i32
  %s = mem.load %n : i64
  return %r, %s : i32, i64
}
func.func @switch(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  cf.switch %x : i32, [default: ^bb1, 1: ^bb1, 2: ^bb2]
^bb1:
  mem.store %x, %m : i32
  cf.br ^bb2
^bb2:
  %r = mem.load %m : i32
  return %r: i32
}
func.func @same_on_both(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  mem.store %x, %m : i32
  cf.br ^bb3
^bb2:
  mem.store %x, %m : i32
  cf.br ^bb3
^bb3:
  %r = mem.load %m : i32
  return %r : i32
}
func.func @nested_loops(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  cf.br ^outer
^outer:
  %a = mem.load %m : i32
  cf.br ^inner
^inner:
  %b = mem.load %m : i32
  %s = arith.addi %a, %b : i32
  mem.store %s, %m : i32
  cf.cond_br %c, ^inner, ^latch
^latch:
  cf.cond_br %c, ^outer, ^end
^end:
  %r = mem.load %m : i32
  return %r : i32
}
func.func @written_again_first(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  cf.br ^loop
^loop:
  mem.store %x, %m : i32
  %v = mem.load %m : i32
  cf.cond_br %c, ^loop, ^end
^end:
  return %v : i32
}
