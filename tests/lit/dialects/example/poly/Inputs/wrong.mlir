func.func @area(%p: !poly.poly<3>, %q: !poly.poly<4>, %x: i32) -> i64 {
  %0 = poly.mul %p, %q : !poly.poly<3>
  %1 = poly.eval %0 at %x using magic : (!poly.poly<3>, i32)
  return %1 : i32
}
