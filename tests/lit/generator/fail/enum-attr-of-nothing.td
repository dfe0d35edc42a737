// An enum attribute whose enum is unset: TableGen cannot evaluate the file.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
// CHECK:{{.*}}enum-attr-of-nothing.td:[[#@LINE-5]]:1: error: TableGen cannot evaluate this file; look for an unset value, '?', where a record is needed

def T_Dialect : Dialect { let name = "t"; }

def ColorAttr : EnumAttr<T_Dialect, ?, "color">;
