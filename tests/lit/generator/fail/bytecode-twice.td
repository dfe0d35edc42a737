// The attributes of a dialect have one list.
// RUN: not strata-tblgen -gen-bytecode %s 2>&1 | %errors %s

include "mlir/IR/BytecodeBase.td"

def A : DialectAttributes<"t"> { let elems = []; }
def B : DialectAttributes<"t"> { let elems = []; }
// CHECK:{{.*}}bytecode-twice.td:[[#@LINE-1]]:5: error: 'A' and 'B' both declare the bytecode of dialect 't'
// CHECK-NEXT:def B : DialectAttributes<"t"> { let elems = []; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-twice.td:[[#@LINE-5]]:5: note: the other record is here
// CHECK-NEXT:def A : DialectAttributes<"t"> { let elems = []; }
// CHECK-NEXT:    ^
