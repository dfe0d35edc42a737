module attributes {tool.version = 3 : i32} {
  func.func @helper(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @main(%a: i32, %c: i1) -> i32 {
    %c5 = arith.constant 5 : i32
    %0 = func.call @helper(%a) : (i32) -> i32
    cf.cond_br %c, ^left(%0 : i32), ^right
  ^left(%x: i32):
    %1 = arith.addi %x, %c5 : i32
    %2 = arith.divsi %1, %a {tag = "here"} : i32
    cf.br ^done(%2 : i32)
  ^right:
    %3 = arith.subi %0, %c5 : i32
    cf.br ^done(%3 : i32)
  ^done(%r: i32):
    %4 = arith.muli %r, %r : i32
    return %4 : i32
  }
  func.func @other(%a: i32) -> i32 {
    %c = arith.constant true
    %0 = call @main(%a, %c) : (i32, i1) -> i32
    return %0 : i32
  }
}
