// Two attributes with the same mnemonic.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_UnitAttr : AttrDef<T_Dialect, "Unit"> { let mnemonic = "unit"; }

def T_OneAttr : AttrDef<T_Dialect, "One"> { let mnemonic = "unit"; }
// CHECK:{{.*}}attr-same-mnemonic.td:[[#@LINE-1]]:5: error: attribute 't.unit' is declared twice
// CHECK-NEXT:def T_OneAttr : AttrDef<T_Dialect, "One"> { let mnemonic = "unit"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}attr-same-mnemonic.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def T_UnitAttr : AttrDef<T_Dialect, "Unit"> { let mnemonic = "unit"; }
// CHECK-NEXT:    ^
