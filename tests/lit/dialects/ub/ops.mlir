// Poison and unreachable locations.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -
// RUN: %opt %s --canonicalize | FileCheck %s --check-prefix=FOLDED

func.func @poison() -> (i32, vector<4xi64>, tensor<*xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison {my.attr} : vector<4xi64>
  %2 = ub.poison <#ub.poison> : tensor<*xf32>
  return %0, %1, %2 : i32, vector<4xi64>, tensor<*xf32>
}
// Equal poison values are merged; poison values of different types are not.
// FOLDED-LABEL: func.func @once
// FOLDED-NEXT: %[[I32:.*]] = ub.poison : i32
// FOLDED-NEXT: %[[I64:.*]] = ub.poison : i64
// FOLDED-NEXT: return %[[I32]], %[[I32]], %[[I64]]
func.func @once() -> (i32, i32, i64) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = ub.poison : i64
  return %0, %1, %2 : i32, i32, i64
}
func.func @unreachable(%c: i1) attributes {my.attr = #ub.poison} {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  ub.unreachable {my.attr}
}
