// Every op in its assembly format is printed as it was written.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -

func.func @arithmetic(%p: !poly.poly<4>, %q: !poly.poly<4>) -> !poly.poly<4> {
  %0 = poly.constant [1, 0, -3] : !poly.poly<4>
  %1 = poly.constant [] {my.attr} : !poly.poly<4>
  %2 = poly.add %p, %0 : !poly.poly<4>
  %3 = poly.sub %2, %q {my.attr = "x"} : !poly.poly<4>
  %4 = poly.mul %3, %1 : !poly.poly<4>
  %5 = poly.neg %4 : !poly.poly<4>
  %6 = poly.scale %5 by -2 : !poly.poly<4>
  %7 = poly.sum %p, %q, %6 : !poly.poly<4>
  %8 = poly.sum %7 {my.attr} : !poly.poly<4>
  return %8 : !poly.poly<4>
}

func.func @evaluation(%p: !poly.poly<3>, %x: i32, %i: index) -> (i32, i32, index) {
  %0 = poly.eval %p at %x : (!poly.poly<3>, i32)
  %1 = poly.eval %p at %x using estrin : (!poly.poly<3>, i32)
  %2 = poly.eval %p at %i using horner {my.attr} : (!poly.poly<3>, index)
  return %0, %1, %2 : i32, i32, index
}

func.func @regions(%p: !poly.poly<3>) -> !poly.poly<3> {
  %0 = poly.map %p : !poly.poly<3> {
  ^bb0(%power: index, %coefficient: i64):
    %1 = arith.addi %coefficient, %coefficient : i64
    poly.yield %1
  }
  %2 = poly.map %0 {my.attr} : !poly.poly<3> {
  ^bb0(%power: index, %coefficient: i64):
    poly.yield
  }
  %3 = poly.map %2 : !poly.poly<3> {
  }
  return %3 : !poly.poly<3>
}

func.func @tensors(%p: !poly.poly<3>, %t: tensor<?xi64>, %f: tensor<2x?xf32>) {
  // A type that the op restricts to one type class is printed without the prefix `!poly.poly`; both forms are parsed.
  %0 = poly.to_tensor %p : !poly.poly<3>
  %short = poly.to_tensor %p : <3>
  %1 = poly.from_tensor %0 : tensor<3xi64> -> !poly.poly<3>
  %2 = poly.from_tensor %t : tensor<?xi64> -> !poly.poly<5>
  %3 = poly.leaky_relu %f alpha 1.000000e-01 : tensor<2x?xf32>
  return
}
