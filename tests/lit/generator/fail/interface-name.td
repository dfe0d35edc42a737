// The name of an interface must be a valid C++ class name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"

def T_Dialect : Dialect { let name = "t"; }

def A : OpInterface<"a class">;
// CHECK:{{.*}}interface-name.td:[[#@LINE-1]]:5: error: 'a class' is not a C++ name for an interface
// CHECK-NEXT:def A : OpInterface<"a class">;
// CHECK-NEXT:    ^

def B : OpInterface<"">;
// CHECK-NEXT:{{.*}}interface-name.td:[[#@LINE-1]]:5: error: '' is not a C++ name for an interface
// CHECK-NEXT:def B : OpInterface<"">;
// CHECK-NEXT:    ^
