// An op with two variadic operand groups requires a trait that determines their sizes.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins Variadic<I32>:$x, Optional<I32>:$y);
}
// CHECK:{{.*}}segments-no-trait.td:[[#@LINE-3]]:5: error: 'T_AOp' has 2 operand groups of variable size; it needs AttrSizedOperandSegments (or SameVariadicOperandSize, if they have equal sizes)
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a"> {
// CHECK-NEXT:    ^

def T_BOp : Op<T_Dialect, "b"> {
  let results = (outs Variadic<I32>:$x, Variadic<I32>:$y);
}
// CHECK-NEXT:{{.*}}segments-no-trait.td:[[#@LINE-3]]:5: error: 'T_BOp' has 2 result groups of variable size; it needs AttrSizedResultSegments (or SameVariadicResultSize, if they have equal sizes)
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b"> {
// CHECK-NEXT:    ^
