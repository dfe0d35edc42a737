// Invalid parameters of an attribute.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AAttr : AttrDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "unsigned");
  let assemblyFormat = "params";
}
// CHECK:{{.*}}attr-parameters.td:[[#@LINE-3]]:7: error: parameter 0 of 'T_AAttr' needs a name
// CHECK-NEXT:  let parameters = (ins "unsigned");
// CHECK-NEXT:      ^

def T_BAttr : AttrDef<T_Dialect, "B"> {
  let mnemonic = "b";
  let parameters = (ins "unsigned":$x);
}
// CHECK-NEXT:{{.*}}attr-parameters.td:[[#@LINE-4]]:5: error: 'T_BAttr' has parameters and a mnemonic; it needs an assemblyFormat or hasCustomAssemblyFormat
// CHECK-NEXT:def T_BAttr : AttrDef<T_Dialect, "B"> {
// CHECK-NEXT:    ^

def T_CAttr : AttrDef<T_Dialect, "C"> {
  let mnemonic = "c";
  let parameters = (ins AttributeSelfTypeParameter<"">:$x, AttributeSelfTypeParameter<"">:$y);
  let assemblyFormat = "params";
}
// CHECK-NEXT:{{.*}}attr-parameters.td:[[#@LINE-3]]:7: error: 'T_CAttr' has two self types
// CHECK-NEXT:  let parameters = (ins AttributeSelfTypeParameter<"">:$x, AttributeSelfTypeParameter<"">:$y);
// CHECK-NEXT:      ^
