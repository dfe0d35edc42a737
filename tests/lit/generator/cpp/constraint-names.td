// The functions and descriptors of constraints are named for the kind of generated file. If another file declares the
// dialect, they are also named for this file: one source may include the definitions of several files.
// RUN: strata-tblgen -gen-op-defs -I %S %s | FileCheck %s --check-prefix=OPS
// RUN: strata-tblgen -gen-typedef-defs -I %S %s | FileCheck %s --check-prefix=TYPES
include "Inputs/names-dialect.td"

def N_CoinType : TypeDef<N_Dialect, "Coin"> {
  let mnemonic = "coin";
  let parameters = (ins AnySignlessIntegerOrIndex:$value);
  let assemblyFormat = "`<` $value `>`";
}
def N_PayOp : Op<N_Dialect, "pay"> {
  let arguments = (ins AnySignlessIntegerOrIndex:$amount);
}

// OPS: static bool AnySignlessIntegerOrIndexTypeConstraintOfconstraint_namesCheck(
// OPS: constexpr ::mlir::TypeConstraintSpec AnySignlessIntegerOrIndexTypeConstraintOfconstraint_names = {
// TYPES: static bool AnySignlessIntegerOrIndexTypeConstraintInTypesOfconstraint_namesCheck(
// TYPES: if (AnySignlessIntegerOrIndexTypeConstraintInTypesOfconstraint_names.check
