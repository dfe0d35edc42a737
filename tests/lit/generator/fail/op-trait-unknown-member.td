// A trait refers to a member that the op does not have.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [AllTypesMatch<["lhs", "rsh"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
}
// CHECK:{{.*}}op-trait-unknown-member.td:[[#@LINE-3]]:56: error: 'rsh' is not a member of 'T_AOp'
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [AllTypesMatch<["lhs", "rsh"]>]> {
// CHECK-NEXT:                                                       ^
// CHECK-NEXT:{{.*}}op-trait-unknown-member.td:[[#@LINE-6]]:56: note: did you mean 'rhs'?
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [AllTypesMatch<["lhs", "rsh"]>]> {
// CHECK-NEXT:                                                       ^

def T_BOp : Op<T_Dialect, "b", [TypesMatchWith<"it fits", "input", "output", "$_self">]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
}
// CHECK-NEXT:{{.*}}op-trait-unknown-member.td:[[#@LINE-4]]:69: error: 'output' is not a member of 'T_BOp'
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b", [TypesMatchWith<"it fits", "input", "output", "$_self">]> {
// CHECK-NEXT:                                                                    ^

def T_COp : Op<T_Dialect, "c", [AllTypesMatch<["lhs"]>]> {
  let arguments = (ins AnyType:$lhs);
}
// CHECK-NEXT:{{.*}}op-trait-unknown-member.td:[[#@LINE-3]]:33: warning: 'AllTypesMatch' has no effect: it needs at least two names
// CHECK-NEXT:def T_COp : Op<T_Dialect, "c", [AllTypesMatch<["lhs"]>]> {
// CHECK-NEXT:                                ^
