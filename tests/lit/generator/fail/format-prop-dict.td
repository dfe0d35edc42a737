// An assembly format with prop-dict also requires attr-dict for discardable attributes.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let assemblyFormat = "prop-dict";
}
// CHECK:{{.*}}format-prop-dict.td:[[#@LINE-2]]:25: error: 'prop-dict' needs an 'attr-dict' as well
// CHECK-NEXT:  let assemblyFormat = "prop-dict";
// CHECK-NEXT:                        ^
