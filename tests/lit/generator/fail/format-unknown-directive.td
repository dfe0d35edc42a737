// A directive that is unknown, or not valid for ops.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let assemblyFormat = "attr-dct";
}
// CHECK:{{.*}}format-unknown-directive.td:[[#@LINE-2]]:25: error: 'attr-dct' is not a directive of op formats
// CHECK-NEXT:  let assemblyFormat = "attr-dct";
// CHECK-NEXT:                        ^
// CHECK-NEXT:{{.*}}format-unknown-directive.td:[[#@LINE-5]]:25: note: did you mean 'attr-dict'?
// CHECK-NEXT:  let assemblyFormat = "attr-dct";
// CHECK-NEXT:                        ^

def T_BOp : Op<T_Dialect, "b"> {
  let assemblyFormat = "attr-dict params";
}
// CHECK-NEXT:{{.*}}format-unknown-directive.td:[[#@LINE-2]]:35: error: 'params' is not a directive of op formats
// CHECK-NEXT:  let assemblyFormat = "attr-dict params";
// CHECK-NEXT:                                  ^
