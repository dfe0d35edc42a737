// An empty assembly format lacks attr-dict.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let assemblyFormat = "";
}
// CHECK:{{.*}}format-empty.td:[[#@LINE-2]]:7: error: 'attr-dict' directive not found in the format
// CHECK-NEXT:  let assemblyFormat = "";
// CHECK-NEXT:      ^
// CHECK-NEXT:{{.*}}format-empty.td:[[#@LINE-5]]:7: note: it holds the attributes that the format does not name
// CHECK-NEXT:  let assemblyFormat = "";
// CHECK-NEXT:      ^
