// Unregistered operations with all their parts, in every form of the printer.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect | strata-opt --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect --verify-roundtrip | diff %s.expected -

%0:2 = "foo.bar"() : () -> (i32, f32)
"foo.r"(%0#1) ({
^bb0(%a: i32, %b: f32):
  %1 = "foo.c"() {x = 1 : i8, y = "a\0Ab", z, d = {q = [1, 2.5, 3 : i8], r = dense<[[1,2],[3,4]]> : tensor<2x2xi64>}} : () -> index
  "foo.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  %2 = "foo.c"() : () -> index
  "foo.br"()[^bb2] : () -> ()
^bb2:
  "foo.ret"() : () -> ()
}) : (f32) -> ()
%3 = "foo.c"() <{a = 1}> : () -> !foo.bar<x y>
module @x attributes {foo.a = #foo.bar<1>} {
  "foo.x"() ({}, {
   "foo.y"() : () -> ()
  }) : () -> ()
}
