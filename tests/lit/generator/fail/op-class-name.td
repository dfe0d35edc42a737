// The C++ class name of an op is a keyword.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_while : Op<T_Dialect, "while">;
// CHECK:{{.*}}op-class-name.td:[[#@LINE-1]]:5: error: the C++ class of op 'while' would be called 'while'
// CHECK-NEXT:def T_while : Op<T_Dialect, "while">;
// CHECK-NEXT:    ^
