// Invalid C++ in interface methods.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"

def T_Dialect : Dialect { let name = "t"; }

def A : OpInterface<"A"> {
  let methods = [InterfaceMethod<"", "int", "the size">];
}
// CHECK:{{.*}}interface-method.td:[[#@LINE-2]]:18: error: 'the size' is not a C++ name for a method
// CHECK-NEXT:  let methods = [InterfaceMethod<"", "int", "the size">];
// CHECK-NEXT:                 ^

def B : OpInterface<"B"> {
  let methods = [InterfaceMethod<"", "int", "size", (ins "int":$x, "int":$x)>];
}
// CHECK-NEXT:{{.*}}interface-method.td:[[#@LINE-2]]:64: error: 'x' names two parameters
// CHECK-NEXT:  let methods = [InterfaceMethod<"", "int", "size", (ins "int":$x, "int":$x)>];
// CHECK-NEXT:                                                               ^

def C : OpInterface<"C"> {
  let methods = [InterfaceMethod<"", "int", "size", (ins), [{ return f(1; }]>];
}
// CHECK-NEXT:{{.*}}interface-method.td:[[#@LINE-2]]:18: error: C++ of method 'size': '(' is never closed
// CHECK-NEXT:  let methods = [InterfaceMethod<"", "int", "size", (ins), [{ return f(1; }]>];
// CHECK-NEXT:                 ^

def D : OpInterface<"D"> {
  let methods = [InterfaceMethod<"", "int", "size">, InterfaceMethod<"", "int", "size">];
}
// CHECK-NEXT:{{.*}}interface-method.td:[[#@LINE-2]]:18: error: interface 'D' has two methods 'size' with the same parameters
// CHECK-NEXT:  let methods = [InterfaceMethod<"", "int", "size">, InterfaceMethod<"", "int", "size">];
// CHECK-NEXT:                 ^

def E : OpInterface<"E"> {
  let methods = [InterfaceMethod<"", "int", "">];
}
// CHECK-NEXT:{{.*}}interface-method.td:[[#@LINE-2]]:18: error: '' is not a C++ name for a method
// CHECK-NEXT:  let methods = [InterfaceMethod<"", "int", "">];
// CHECK-NEXT:                 ^

def F : TypeInterface<"F"> {
  let methods = [InterfaceMethod<"", "", "size">];
}
// CHECK-NEXT:{{.*}}interface-method.td:[[#@LINE-2]]:18: error: method 'size' has no return type
// CHECK-NEXT:  let methods = [InterfaceMethod<"", "", "size">];
// CHECK-NEXT:                 ^
