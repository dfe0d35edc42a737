// An assembly format without attr-dict.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x";
}
// CHECK:{{.*}}format-no-attr-dict.td:[[#@LINE-2]]:27: error: 'attr-dict' directive not found in the format
// CHECK-NEXT:  let assemblyFormat = "$x";
// CHECK-NEXT:                          ^
// CHECK-NEXT:{{.*}}format-no-attr-dict.td:[[#@LINE-5]]:27: note: it holds the attributes that the format does not name
// CHECK-NEXT:  let assemblyFormat = "$x";
// CHECK-NEXT:                          ^
