// What becomes of a computation that was written carelessly. Run with --canonicalize.

func.func @distance(%p: !poly.poly<4>, %q: !poly.poly<4>, %r: !poly.poly<4>, %x: i32) -> i32 {
  // p * q - p * r, with detours: p * 1, p scaled by 1, two negations that meet.
  %one = poly.constant [1] : !poly.poly<4>
  %0 = poly.mul %p, %one : !poly.poly<4>
  %1 = poly.scale %0 by 1 : !poly.poly<4>
  %2 = poly.mul %1, %q : !poly.poly<4>
  %3 = poly.neg %p : !poly.poly<4>
  %4 = poly.neg %r : !poly.poly<4>
  %5 = poly.mul %3, %4 : !poly.poly<4>
  %6 = poly.to_tensor %5 : !poly.poly<4>
  %7 = poly.from_tensor %6 : tensor<4xi64> -> !poly.poly<4>
  %8 = poly.neg %7 : !poly.poly<4>
  %9 = poly.neg %8 : !poly.poly<4>
  %10 = poly.add %2, %9 : !poly.poly<4>
  %11 = poly.eval %10 at %x using horner : (!poly.poly<4>, i32)
  return %11 : i32
}
