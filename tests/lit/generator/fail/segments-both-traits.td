// Two segment traits that contradict each other.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y);
}
// CHECK:{{.*}}segments-both-traits.td:[[#@LINE-3]]:59: error: 'T_AOp' cannot have both AttrSizedOperandSegments and SameVariadicOperandSize
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
// CHECK-NEXT:                                                          ^

def T_BOp : Op<T_Dialect, "b", [SameVariadicResultSize, AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$x, Variadic<I32>:$y);
}
// CHECK-NEXT:{{.*}}segments-both-traits.td:[[#@LINE-3]]:33: error: 'T_BOp' cannot have both AttrSizedResultSegments and SameVariadicResultSize
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b", [SameVariadicResultSize, AttrSizedResultSegments]> {
// CHECK-NEXT:                                ^
