func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.muli %a, %a {note = "</script>"} : i32
  %3 = arith.addi %1, %0 : i32
  return %3 : i32
}
func.func private @unused()
