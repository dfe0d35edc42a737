func.func @f(%p: !poly.poly<3>) -> (i32, !poly.poly<3>) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = arith.addi %0, %1 : i32
  %3 = poly.sub %p, %p : !poly.poly<3>
  return %2, %3 : i32, !poly.poly<3>
^dead:
  cf.br ^dead
}
