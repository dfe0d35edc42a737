// A bit enum case with several bits must be a group of other cases or use separate bits.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Read : I32BitEnumAttrCaseBit<"read", 0>;
def Write : I32BitEnumAttrCase<"write", 3>;
// CHECK:{{.*}}enum-overlapping-bits.td:[[#@LINE-1]]:5: warning: case 'write' of bit enum 'Flags' shares bits with other cases but is no group of them
// CHECK-NEXT:def Write : I32BitEnumAttrCase<"write", 3>;
// CHECK-NEXT:    ^

def Flags : I32BitEnumAttr<"Flags", "flags", [Read, Write]>;
