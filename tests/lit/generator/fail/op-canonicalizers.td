// An op cannot have both hasCanonicalizer and hasCanonicalizeMethod.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let hasCanonicalizer = 1;
  let hasCanonicalizeMethod = 1;
}
// CHECK:{{.*}}op-canonicalizers.td:[[#@LINE-2]]:7: warning: 'T_AOp' has both hasCanonicalizer and hasCanonicalizeMethod; the method is made into the only pattern
// CHECK-NEXT:  let hasCanonicalizeMethod = 1;
// CHECK-NEXT:      ^
