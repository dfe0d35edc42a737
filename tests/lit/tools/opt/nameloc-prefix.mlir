// Value names are taken from the first NameLoc in their location.
// RUN: strata-opt --allow-unregistered-dialect --mlir-use-nameloc-as-prefix < %s | diff %s.expected -
// RUN: strata-opt --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-op-generic < %s | FileCheck %s

func.func @f(%a: i32 loc("foo"), %b: i32 loc("foo"), %c: i32 loc("foo"(unknown)), %d: i32 loc("a b"),
             %e: i32 loc("1x"), %g: i32 loc(""), %h: i32 loc(fused["x", "y"]), %i: i32 loc(callsite("p" at "q")),
             %j: i32 loc(callsite("a":1:2 at "q")), %k: i32 loc(fused<"m">["xx"]), %l: i32) -> i32 {
  %0 = arith.addi %a, %b : i32 loc("sum")
  %1:2 = "t.two"(%0, %0) : (i32, i32) -> (i32, i32) loc("pair")
  %2 = arith.constant 1 : i32 loc("cst")
  %3 = arith.constant 1 : i32 loc("cst")
  %4 = arith.constant 1 : i32 loc("cst":1:2)
  %low, %high = arith.mului_extended %0, %0 : i32 loc("m")
  %u = "t.unused"() : () -> i32 loc("outer"("inner"))
  "t.region"(%0) ({
  ^bb0(%x: i32 loc("x"), %y: f32):
    "t.yield"(%x) : (i32) -> () loc("none")
  ^bb1(%z: i32 loc("zz")):
    "t.yield"(%z, %z)[^bb1] : (i32, i32) -> ()
  }) : (i32) -> ()
  return %3 : i32
}
func.func private @g(i32 loc("p"))

// CHECK: ^bb0(%foo: i32, %foo_0: i32, %foo_1: i32, %a_b: i32, %_1x: i32, %0: i32, %x: i32, %p: i32, %q: i32, %xx: i32, %arg10: i32):
// CHECK: %pair:2 = "t.two"(%sum, %sum)
// CHECK: %m:2 = "arith.mului_extended"
