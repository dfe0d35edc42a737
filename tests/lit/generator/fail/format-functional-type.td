// functional-type requires a list of operands and a list of results.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Op<string mnemonic> : Op<T_Dialect, mnemonic> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}

def T_AOp : T_Op<"a"> { let assemblyFormat = "$x attr-dict `:` functional-type(results, $y)"; }
// CHECK:{{.*}}format-functional-type.td:[[#@LINE-1]]:89: error: 'functional-type' takes results and operands, but 'y' is a result
// CHECK-NEXT:def T_AOp : T_Op<"a"> { let assemblyFormat = "$x attr-dict `:` functional-type(results, $y)"; }
// CHECK-NEXT:                                                                                        ^

def T_BOp : T_Op<"b"> { let assemblyFormat = "$x attr-dict `:` functional-type($x)"; }
// CHECK-NEXT:{{.*}}format-functional-type.td:[[#@LINE-1]]:82: error: expected ',', but found ')'
// CHECK-NEXT:def T_BOp : T_Op<"b"> { let assemblyFormat = "$x attr-dict `:` functional-type($x)"; }
// CHECK-NEXT:                                                                                 ^

def T_COp : T_Op<"c"> { let assemblyFormat = "$x attr-dict `:` functional-type(`(`, $y)"; }
// CHECK-NEXT:{{.*}}format-functional-type.td:[[#@LINE-1]]:80: error: `(` cannot be used as an argument of 'functional-type'
// CHECK-NEXT:def T_COp : T_Op<"c"> { let assemblyFormat = "$x attr-dict `:` functional-type(`(`, $y)"; }
// CHECK-NEXT:                                                                               ^
