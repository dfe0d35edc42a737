// The printed name of a constant contains its value.
// RUN: %opt %s | diff %s.expected -

func.func @names() {
  %0 = arith.constant 0 : i32
  %1 = arith.constant -7 : index
  %2 = arith.constant true
  %3 = arith.constant false
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant dense<[1, 2]> : vector<2xi32>
  %6 = arith.constant 0 : i32
  %7 = arith.constant -1 : i1
  %8 = arith.constant {my.attr} 340282366920938463463374607431768211455 : i128
  %9 = arith.constant 0x7F800000 : f32
  %10 = arith.constant dense<2.0> : tensor<3x4xf64>
  %11 = arith.constant 1 : i64
  %12 = arith.constant dense<1> : vector<[4]xi32>
  %13 = arith.constant 255 : i8
  return
}
