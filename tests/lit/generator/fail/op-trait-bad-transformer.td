// The C++ transformer of a trait has unbalanced brackets.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [
    TypesMatchWith<"it fits", "input", "output", "f($_self">]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}
// CHECK:{{.*}}op-trait-bad-transformer.td:[[#@LINE-4]]:5: error: C++ of the transformer: '(' is never closed
// CHECK-NEXT:    TypesMatchWith<"it fits", "input", "output", "f($_self">]> {
// CHECK-NEXT:    ^
