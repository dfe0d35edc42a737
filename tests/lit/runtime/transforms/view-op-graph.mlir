// Operations as a graph: nodes, clusters, data-flow edges and, on request, control-flow edges. Expected text by mlir-opt.
// RUN: strata-opt %s --view-op-graph='print-control-flow-edges=true' --allow-unregistered-dialect -o %t 2>&1 | diff %s.expected -
// RUN: strata-opt %s --view-op-graph='print-data-flow-edges=false print-attrs=false print-result-types=false max-label-len=5' --allow-unregistered-dialect -o %t 2>&1 | diff %s.bare.expected -

func.func @f(%a: i32, %c: i1) -> i32 {
  %k = arith.constant dense<1> : tensor<3xi32>
  cf.cond_br %c, ^x(%a : i32), ^y
^x(%q : i32):
  return %q : i32
^y:
  %1:2 = "x.two"() ({
  ^bb0(%z: i32):
    "x.in"(%z) : (i32) -> ()
    "x.in2"() {s = @f} : () -> ()
  }) {m = "x|y<z>{w}"} : () -> (i32, memref<4x4xf32>)
  %3 = "x.three"(%1#0, %1#1) ({
  }) : (i32, memref<4x4xf32>) -> (i32)
  %4 = "x.r"(%3) ({ "x.y"(%3) ({ "x.z"(%3) : (i32) -> () }) : (i32) -> () }) : (i32) -> (i32)
  return %4 : i32
}
func.func @g(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^x, ^y
^x:
  return %0 : i32
^y:
  %1:2 = "x.two"() ({
    "x.in"(%0) {a = 1 : i32, b = "a very long string attribute here"} : (i32) -> ()
  }, {}) : () -> (i32, memref<4x4xf32>)
  return %1#0 : i32
}
func.func private @long() attributes {a = dense<[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]> : tensor<17xi8>, b = [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16], c = dense<0.0> : tensor<100x100xf32>}
