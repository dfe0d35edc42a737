// The generic form is printed and parsed; it contains the types that the assembly formats omit.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt --mlir-print-op-generic | diff %s.expected -

func.func @f(%p: !poly.poly<3>, %x: i32, %t: tensor<4xf32>) -> !poly.poly<3> {
  %0 = poly.constant [1, 2] : !poly.poly<3>
  %1 = poly.add %p, %0 : !poly.poly<3>
  %2 = poly.scale %1 by 5 : !poly.poly<3>
  %3 = poly.eval %2 at %x using powers : (!poly.poly<3>, i32)
  %4 = poly.eval %2 at %x : (!poly.poly<3>, i32)
  %5 = poly.sum %0, %1, %2 : !poly.poly<3>
  %6 = poly.to_tensor %5 : !poly.poly<3>
  %7 = poly.leaky_relu %t alpha 0.5 : tensor<4xf32>
  %8 = poly.map %5 : !poly.poly<3> {
  ^bb0(%power: index, %coefficient: i64):
    poly.yield %coefficient
  }
  %9 = poly.map %8 : !poly.poly<3> {
  ^bb0(%power: index, %coefficient: i64):
  }
  return %9 : !poly.poly<3>
}
