// Each pattern of Poly.td on its own, and patterns that enable other patterns.
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func @sub_to_add_of_neg(%p: !poly.poly<3>, %q: !poly.poly<3>) -> !poly.poly<3> {
  %0 = poly.sub %p, %q : !poly.poly<3>
  return %0 : !poly.poly<3>
}

func.func @sub_of_neg(%p: !poly.poly<3>, %q: !poly.poly<3>) -> !poly.poly<3> {
  %0 = poly.neg %q : !poly.poly<3>
  %1 = poly.sub %p, %0 : !poly.poly<3>
  return %1 : !poly.poly<3>
}

func.func @factor(%p: !poly.poly<3>, %q: !poly.poly<3>, %r: !poly.poly<3>) -> !poly.poly<3> {
  %0 = poly.mul %p, %q : !poly.poly<3>
  %1 = poly.mul %p, %r : !poly.poly<3>
  %2 = poly.add %0, %1 : !poly.poly<3>
  return %2 : !poly.poly<3>
}

func.func @no_common_factor(%p: !poly.poly<3>, %q: !poly.poly<3>, %r: !poly.poly<3>) -> !poly.poly<3> {
  %0 = poly.mul %p, %q : !poly.poly<3>
  %1 = poly.mul %q, %r : !poly.poly<3>
  %2 = poly.add %0, %1 : !poly.poly<3>
  return %2 : !poly.poly<3>
}

func.func @scale(%p: !poly.poly<3>) -> (!poly.poly<3>, !poly.poly<3>, !poly.poly<3>) {
  %0 = poly.scale %p by 1 : !poly.poly<3>
  %1 = poly.scale %p by -1 : !poly.poly<3>
  %2 = poly.scale %p by 2 : !poly.poly<3>
  return %0, %1, %2 : !poly.poly<3>, !poly.poly<3>, !poly.poly<3>
}

func.func @negations(%p: !poly.poly<3>, %q: !poly.poly<3>) -> (!poly.poly<3>, !poly.poly<3>, !poly.poly<3>) {
  %0 = poly.neg %p : !poly.poly<3>
  %1 = poly.neg %0 : !poly.poly<3>
  %2 = poly.neg %q : !poly.poly<3>
  %3 = poly.mul %0, %2 : !poly.poly<3>
  %4 = poly.mul %0, %q : !poly.poly<3>
  %5 = poly.neg %4 : !poly.poly<3>
  return %1, %3, %5 : !poly.poly<3>, !poly.poly<3>, !poly.poly<3>
}

func.func @mul_by_one(%p: !poly.poly<3>) -> (!poly.poly<3>, !poly.poly<3>) {
  %0 = poly.constant [1] : !poly.poly<3>
  %1 = poly.constant [1, 1] : !poly.poly<3>
  %2 = poly.mul %p, %0 : !poly.poly<3>
  %3 = poly.mul %p, %1 : !poly.poly<3>
  return %2, %3 : !poly.poly<3>, !poly.poly<3>
}

func.func @tensor_round_trip(%p: !poly.poly<3>) -> (!poly.poly<3>, !poly.poly<4>) {
  %0 = poly.to_tensor %p : !poly.poly<3>
  %1 = poly.from_tensor %0 : tensor<3xi64> -> !poly.poly<3>
  %2 = poly.from_tensor %0 : tensor<3xi64> -> !poly.poly<4>
  return %1, %2 : !poly.poly<3>, !poly.poly<4>
}

// Unused ops without side effects are erased.
func.func @dead(%p: !poly.poly<3>, %x: i32) {
  %0 = poly.constant [1, 2] : !poly.poly<3>
  %1 = poly.add %p, %0 : !poly.poly<3>
  %2 = poly.eval %1 at %x : (!poly.poly<3>, i32)
  return
}
