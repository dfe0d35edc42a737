// A bit index exceeds the width of the enum.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Flags : I32BitEnumAttr<"Flags", "flags", [
    I32BitEnumAttrCaseBit<"read", 0>,
    I32BitEnumAttrCaseBit<"write", 32>]>;
// CHECK:{{.*}}enum-bit-too-large.td:[[#@LINE-1]]:5: error: value 4294967296 of case 'write' does not fit in the 32 bits of enum 'Flags'
// CHECK-NEXT:    I32BitEnumAttrCaseBit<"write", 32>]>;
// CHECK-NEXT:    ^
