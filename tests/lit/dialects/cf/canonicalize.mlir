// Branches on constants, branches to blocks that only branch, and blocks with one predecessor.
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func private @use(i32)

func.func @assert_true() {
  %true = arith.constant true
  cf.assert %true, "holds"
  return
}

func.func @one_way(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  call @use(%x) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return
}

func.func @known_condition(%a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}

func.func @choice(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : i32)
^bb2:
  cf.br ^bb3(%b : i32)
^bb3(%x: i32):
  return %x : i32
}

func.func @known_in_successor(%c: i1) -> i1 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %c : i1
^bb2:
  %0 = arith.constant 7 : i32
  call @use(%0) : (i32) -> ()
  return %c : i1
}

func.func @known_flag(%a: i32, %b: i32) -> i32 {
  %0 = arith.constant 2 : i32
  cf.switch %0 : i32, [
    default: ^bb1(%a : i32),
    2: ^bb1(%b : i32),
    3: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}

func.func @useless_cases(%flag: i32, %a: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1,
    1: ^bb1,
    2: ^bb2
  ]
^bb1:
  return %a : i32
^bb2:
  return %flag : i32
}

func.func @only_default(%flag: i32, %a: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}

// A branch into a cycle of blocks that only branch is kept, because forwarding it would not terminate.
func.func @circle(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}

func.func @into_endless_loop(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @work() : () -> ()
  cf.br ^bb1
^bb2:
  cf.br ^bb1
}
func.func private @work()
