// Two member names that produce the same accessor.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$in_put, I32:$inPut);
}
// CHECK:{{.*}}op-same-accessor.td:[[#@LINE-2]]:41: error: 'in_put' and 'inPut' of 't.a' would both be read with getInPut()
// CHECK-NEXT:  let arguments = (ins I32:$in_put, I32:$inPut);
// CHECK-NEXT:                                        ^
