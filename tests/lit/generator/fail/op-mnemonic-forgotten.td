// A required template argument is missing.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect>;
// CHECK:{{.*}}op-mnemonic-forgotten.td:[[#@LINE-1]]:13: error: value not specified for template argument 'Op:mnemonic'
// CHECK-NEXT:def T_AOp : Op<T_Dialect>;
// CHECK-NEXT:            ^
// CHECK-NEXT:Included from {{.*}}op-mnemonic-forgotten.td:[[#@LINE-8]]:
// CHECK-NEXT:{{.*}}<strata>/mlir/IR/OpBase.td:{{[0-9]+}}:{{[0-9]+}}: note: declared in 'Op'
// CHECK-NEXT:class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
// CHECK-NEXT:                                 ^
