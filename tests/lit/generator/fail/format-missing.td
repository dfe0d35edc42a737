// An assembly format must contain all operands, their types, regions and successors.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x, I32:$y);
  let assemblyFormat = "$x attr-dict";
}
// CHECK:{{.*}}format-missing.td:[[#@LINE-2]]:37: error: operand 'y' is not bound: it is missing in the format
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict";
// CHECK-NEXT:                                    ^

def T_BOp : Op<T_Dialect, "b"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict";
}
// CHECK-NEXT:{{.*}}format-missing.td:[[#@LINE-2]]:34: error: region 'body' is not bound: it is missing in the format
// CHECK-NEXT:  let assemblyFormat = "attr-dict";
// CHECK-NEXT:                                 ^

def T_COp : Op<T_Dialect, "c"> {
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = "attr-dict";
}
// CHECK-NEXT:{{.*}}format-missing.td:[[#@LINE-2]]:34: error: successor 'next' is not bound: it is missing in the format
// CHECK-NEXT:  let assemblyFormat = "attr-dict";
// CHECK-NEXT:                                 ^
