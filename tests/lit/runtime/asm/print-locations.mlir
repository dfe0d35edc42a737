// Without aliases, locations are printed in full at each use.
// RUN: strata-opt --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope < %s | diff %s.expected -

func.func @f(%a: i32 loc(fused["a":1:1, "b":2:2]), %b: i32 loc("x"(callsite("q":1:1 at fused<"meta">["b":2:2, "c":3:3])))) -> i32 { 
 %0 = arith.addi %a, %a : i32 loc(fused["a":1:1, "d":2:2])
 %1 = arith.addi %a, %a : i32 loc("a":1:1)
 "foo.bar"() {l = loc("u":1:1), m = loc(fused["a":1:1, "e":2:2])} : () -> () loc("nm"("e":2:2))
 "foo.bar"() ({
 ^bb0(%x: i32 loc("d":2:2)):
   "foo.y"() : () -> () loc(unknown)
 }): () -> () loc("zz"(unknown))
 "foo.bar"() : () -> () loc(callsite("zz" at callsite("f":1:1 at "g":2:2)))
 return %0 : i32 loc("range":1:2)
 }
