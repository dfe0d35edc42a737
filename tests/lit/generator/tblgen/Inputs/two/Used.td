#ifndef USED_TD
#define USED_TD
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Used_Dialect : Dialect { let name = "used"; let cppNamespace = "::used"; }
def Used_Attr : AttrDef<Used_Dialect, "Mark"> { let mnemonic = "mark"; }
#endif
