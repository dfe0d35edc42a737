// Ops, enums and patterns are taken from all files and dialects, as mlir-tblgen takes them; interfaces only from
// the main file. --dialect-only restricts them to the dialect, its namespace and the main file.
// RUN: strata-tblgen -gen-op-decls -I %S/Inputs %s | FileCheck %s --check-prefix=OPS
// RUN: strata-tblgen -gen-op-decls --dialect=mine -I %S/Inputs %s | FileCheck %s --check-prefix=OPS
// RUN: strata-tblgen -gen-op-decls --dialect-only --dialect=mine -I %S/Inputs %s | FileCheck %s --check-prefix=MINE --implicit-check-not=ShelfOp
// RUN: strata-tblgen -gen-enum-decls -I %S/Inputs %s | FileCheck %s --check-prefix=ENUMS
// RUN: strata-tblgen -gen-enum-defs -I %S/Inputs %s | FileCheck %s --check-prefix=ENUM-DEFS
// RUN: strata-tblgen -gen-enum-decls --dialect-only --dialect=mine -I %S/Inputs %s | FileCheck %s --check-prefix=NO-ENUMS
// RUN: strata-tblgen -gen-rewriters -I %S/Inputs %s | FileCheck %s --check-prefix=PATTERNS
// RUN: strata-tblgen -gen-rewriters --dialect-only --dialect=mine -I %S/Inputs %s | FileCheck %s --check-prefix=OWN --implicit-check-not=ShelfPattern
// RUN: strata-tblgen -gen-op-interface-decls -I %S/Inputs %s | FileCheck %s --check-prefix=INTERFACES --implicit-check-not=ShelfInterface
include "all-records-shelf.td"

// OPS-DAG: class ShelfOp :
// OPS-DAG: class MineOp :
// MINE: class MineOp :
def Mine_Dialect : Dialect { let name = "mine"; let cppNamespace = "::mine"; }
def MineOp : Op<Mine_Dialect, "op"> { let arguments = (ins I32:$in); let results = (outs I32:$out); }

// ENUMS: enum class Height
// ENUM-DEFS: symbolizeHeight
// NO-ENUMS-NOT: enum class

// PATTERNS-DAG: struct ShelfPattern
// PATTERNS-DAG: struct MinePattern
// OWN: struct MinePattern
def MinePattern : Pat<(MineOp (MineOp $in)), (replaceWithValue $in)>;

// INTERFACES: class MineInterface :
def MineInterface : OpInterface<"MineInterface"> {
  let cppNamespace = "::mine";
  let methods = [InterfaceMethod<"", "int", "count">];
}
