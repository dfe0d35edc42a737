// Invalid builders of types.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let builders = [TypeBuilder<(ins "unsigned":$x), [{ return Base::get($_ctxt; }]>];
}
// CHECK:{{.*}}type-builder.td:[[#@LINE-2]]:19: error: C++ of a builder: '(' is never closed
// CHECK-NEXT:  let builders = [TypeBuilder<(ins "unsigned":$x), [{ return Base::get($_ctxt; }]>];
// CHECK-NEXT:                  ^
