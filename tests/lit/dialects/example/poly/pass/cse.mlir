// Pure ops with equal operands and attributes are merged; for a commutative op, operands match in any order.
// RUN: %opt %s --cse | diff %s.expected -

func.func @f(%p: !poly.poly<3>, %q: !poly.poly<3>, %x: i32) -> (i32, i32, i32) {
  %0 = poly.sub %p, %q : !poly.poly<3>
  %1 = poly.sub %p, %q : !poly.poly<3>
  %2 = poly.add %0, %1 : !poly.poly<3>
  %3 = poly.add %1, %0 : !poly.poly<3>
  %4 = poly.eval %2 at %x : (!poly.poly<3>, i32)
  %5 = poly.eval %3 at %x using horner : (!poly.poly<3>, i32)
  %6 = poly.eval %3 at %x using estrin : (!poly.poly<3>, i32)
  return %4, %5, %6 : i32, i32, i32
}
