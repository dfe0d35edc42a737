// An attribute constraint in a position that requires a type constraint.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_UnitAttr : AttrDef<T_Dialect, "Unit"> { let mnemonic = "unit"; }

def T_AOp : Op<T_Dialect, "a"> {
  let results = (outs T_UnitAttr:$x);
}
// CHECK:{{.*}}attr-as-result.td:[[#@LINE-2]]:34: error: 'T_UnitAttr' is an attribute constraint: a result needs a type constraint
// CHECK-NEXT:  let results = (outs T_UnitAttr:$x);
// CHECK-NEXT:                                 ^
