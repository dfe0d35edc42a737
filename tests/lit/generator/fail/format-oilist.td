// Each clause of an oilist must start with its own keyword.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Op<string mnemonic> : Op<T_Dialect, mnemonic> {
  let arguments = (ins UnitAttr:$x, OptionalAttr<I32Attr>:$y, I32Attr:$z);
}

def T_AOp : T_Op<"a"> { let assemblyFormat = "oilist($x) attr-dict"; }
// CHECK:{{.*}}format-oilist.td:[[#@LINE-1]]:54: error: expected a literal that starts the clause of the oilist, but found $x
// CHECK-NEXT:def T_AOp : T_Op<"a"> { let assemblyFormat = "oilist($x) attr-dict"; }
// CHECK-NEXT:                                                     ^

def T_BOp : T_Op<"b"> { let assemblyFormat = "oilist(`y` $y | ) attr-dict"; }
// CHECK-NEXT:{{.*}}format-oilist.td:[[#@LINE-1]]:63: error: expected a literal that starts the clause of the oilist, but found ')'
// CHECK-NEXT:def T_BOp : T_Op<"b"> { let assemblyFormat = "oilist(`y` $y | ) attr-dict"; }
// CHECK-NEXT:                                                              ^

def T_COp : T_Op<"c"> { let assemblyFormat = "oilist(`y` $y | `z` $z) attr-dict"; }
// CHECK-NEXT:{{.*}}format-oilist.td:[[#@LINE-1]]:67: error: only optional attributes can be used in a clause of an oilist: 'z' must always be present
// CHECK-NEXT:def T_COp : T_Op<"c"> { let assemblyFormat = "oilist(`y` $y | `z` $z) attr-dict"; }
// CHECK-NEXT:                                                                  ^

def T_DOp : T_Op<"d"> { let assemblyFormat = "oilist(`y` $y | `x` $x"; }
// CHECK-NEXT:{{.*}}format-oilist.td:[[#@LINE-1]]:69: error: expected a directive, a literal, a variable or an optional group, but found the end of the format
// CHECK-NEXT:def T_DOp : T_Op<"d"> { let assemblyFormat = "oilist(`y` $y | `x` $x"; }
// CHECK-NEXT:                                                                    ^
