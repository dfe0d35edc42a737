// A dialect name that the parser could not read.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t dialect"; }
// CHECK:{{.*}}dialect-bad-name.td:[[#@LINE-1]]:31: error: 't dialect' is not a name for a dialect: it takes letters, digits, '_' and '-', and starts with a letter or '_'
// CHECK-NEXT:def T_Dialect : Dialect { let name = "t dialect"; }
// CHECK-NEXT:                              ^
