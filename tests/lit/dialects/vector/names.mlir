// The printed name of a product of a constant and vector.vscale contains both.
// RUN: %opt %s | diff %s.expected -

func.func @f(%n: index) -> (index, index, i32, index, index, index) {
  %c-3 = arith.constant -3 : index
  %c4 = arith.constant 4 : i32
  %vs = vector.vscale
  %vi = arith.index_cast %vs : index to i32
  %a = arith.muli %vs, %c-3 : index
  %b = arith.muli %c-3, %vs : index
  %c = arith.muli %vi, %c4 : i32
  %d = arith.muli %vs, %vs : index
  %e = arith.muli %vs, %n : index
  %f = arith.muli %n, %c-3 : index
  return %a, %b, %c, %d, %e, %f : index, index, i32, index, index, index
}
