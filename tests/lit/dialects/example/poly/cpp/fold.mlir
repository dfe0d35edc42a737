// Hooks of Poly.cpp: constant folding, and the pattern for sums.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func @constants() -> (!poly.poly<3>, !poly.poly<3>) {
  %0 = poly.constant [1, 2] : !poly.poly<3>
  %1 = poly.constant [10, 20, 30] : !poly.poly<3>
  %2 = poly.add %0, %1 : !poly.poly<3>
  %3 = poly.constant [9223372036854775807] : !poly.poly<3>
  %4 = poly.add %3, %0 : !poly.poly<3>
  return %2, %4 : !poly.poly<3>, !poly.poly<3>
}

func.func @constant_to_the_right(%p: !poly.poly<3>) -> !poly.poly<3> {
  %0 = poly.constant [1] : !poly.poly<3>
  %1 = poly.mul %0, %p : !poly.poly<3>
  return %1 : !poly.poly<3>
}

func.func @sums(%p: !poly.poly<3>, %q: !poly.poly<3>) -> (!poly.poly<3>, !poly.poly<3>) {
  %0 = poly.sum %p : !poly.poly<3>
  %1 = poly.sum %p, %q : !poly.poly<3>
  %2 = poly.sum %1, %p, %1 : !poly.poly<3>
  return %0, %2 : !poly.poly<3>, !poly.poly<3>
}
