// A conditional branch to a block that ends in ub.unreachable becomes a branch to the other block; cf.switch is kept.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @true_side(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%x: i32), ^bb2
^bb1(%y: i32):
  ub.unreachable
^bb2:
  return %x : i32
}

func.func @false_side(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%x: i32), ^bb2
^bb1(%y: i32):
  return %y : i32
^bb2:
  ub.unreachable
}

// The block has an op with side effects before ub.unreachable.
func.func @not_at_once(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%x: i32), ^bb2
^bb1(%y: i32):
  "a.b"(%y) : (i32) -> ()
  ub.unreachable
^bb2:
  return %x : i32
}

func.func @both(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%x: i32), ^bb2
^bb1(%y: i32):
  ub.unreachable
^bb2:
  ub.unreachable
}

func.func @switch(%x: i32, %c: i1) -> i32 {
  cf.switch %x : i32, [default: ^bb1, 3: ^bb2]
^bb1:
  ub.unreachable
^bb2:
  return %x : i32
}

// Poison is not a constant condition.
func.func @poison(%x: i32, %y: i32) -> i32 {
  %pc = ub.poison : i1
  cf.cond_br %pc, ^bb1(%x: i32), ^bb2(%y : i32)
^bb1(%a: i32):
  return %a : i32
^bb2(%b: i32):
  %c = arith.addi %b, %b : i32
  return %c : i32
}
