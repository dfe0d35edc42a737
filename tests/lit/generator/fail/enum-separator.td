// An enum separator that is part of a case spelling.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Flags : I32BitEnumAttr<"Flags", "flags", [
    I32BitEnumAttrCaseBit<"read", 0>,
    I32BitEnumAttrCaseBit<"write", 1>]> {
  let separator = "and";
}
// CHECK:{{.*}}enum-separator.td:[[#@LINE-2]]:7: error: 'and' cannot separate the bits of an enum: it must be '|' or ','
// CHECK-NEXT:  let separator = "and";
// CHECK-NEXT:      ^
