// A constraint that contains itself.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def Endless : Attr<CPred<"true">, "endless"> {
  let storageType = "::Endless";
  let returnType = "int";
  let baseAttr = !cast<Attr>("Endless");
}
// CHECK:{{.*}}constraint-of-itself.td:[[#@LINE-5]]:5: error: 'Endless' depends on itself
// CHECK-NEXT:def Endless : Attr<CPred<"true">, "endless"> {
// CHECK-NEXT:    ^
