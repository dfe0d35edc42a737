// The dialect of the bytecode must be clear.
// RUN: not strata-tblgen -gen-bytecode %s 2>&1 | FileCheck %s
// RUN: not strata-tblgen -gen-bytecode -bytecode-dialect=c %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: strata-tblgen -gen-bytecode -bytecode-dialect=a %s
// CHECK: bytecode-several-dialects.td:1:1: error: the file declares the bytecode of several dialects: a, b; select one with -bytecode-dialect
// UNKNOWN: bytecode-several-dialects.td:1:1: error: no record declares the bytecode of dialect 'c'; declared are: a, b

include "mlir/IR/BytecodeBase.td"

def A : DialectAttributes<"a"> { let elems = []; }
def B : DialectTypes<"b"> { let elems = []; }
