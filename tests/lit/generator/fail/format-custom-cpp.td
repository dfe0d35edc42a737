// A quoted argument of a custom directive must be valid C++.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "custom<Both>($x, \"size(\") attr-dict";
}
// CHECK:{{.*}}format-custom-cpp.td:[[#@LINE-2]]:42: error: C++ of an argument: '(' is never closed
// CHECK-NEXT:  let assemblyFormat = "custom<Both>($x, \"size(\") attr-dict";
// CHECK-NEXT:                                         ^
