// A result cannot occur in an assembly format; its type can.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let results = (outs AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
}
// CHECK:{{.*}}format-result.td:[[#@LINE-2]]:25: error: result 'result' can only be used in 'type(...)' or 'functional-type(...)'
// CHECK-NEXT:  let assemblyFormat = "$result attr-dict `:` type($result)";
// CHECK-NEXT:                        ^

def T_BOp : Op<T_Dialect, "b"> {
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict results";
}
// CHECK-NEXT:{{.*}}format-result.td:[[#@LINE-2]]:35: error: 'results' cannot be used at the top level of a format
// CHECK-NEXT:  let assemblyFormat = "attr-dict results";
// CHECK-NEXT:                                  ^
