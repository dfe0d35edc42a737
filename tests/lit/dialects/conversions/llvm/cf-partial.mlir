// Only ops of cf are converted: others are not folded, and unreachable blocks remain. Several assertions in a block become
// a chain of blocks.
// RUN: %opt %s --convert-cf-to-llvm | diff %s.expected -

func.func @not_folded(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  cf.br ^end(%0 : i32)
^end(%x: i32):
  return %x : i32
}

func.func @unreachable(%a: i32) -> i32 {
  cf.br ^end(%a : i32)
^dead:
  cf.br ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}

func.func @assertions(%a: i1, %b: i1, %c: i1, %x: i32) -> i32 {
  cf.assert %a, "first"
  %0 = arith.addi %x, %x : i32
  cf.assert %b, "second"
  cf.assert %c, "third"
  %1 = arith.muli %0, %x : i32
  cf.cond_br %a, ^next, ^end
^next:
  cf.assert %b, "fourth"
  cf.br ^end
^end:
  return %1 : i32
}
