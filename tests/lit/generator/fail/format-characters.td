// Invalid characters, literals, strings and names in assembly formats.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Op<string mnemonic> : Op<T_Dialect, mnemonic> {
  let arguments = (ins I32:$x);
}

def T_AOp : T_Op<"a"> { let assemblyFormat = "$x ! attr-dict"; }
// CHECK:{{.*}}format-characters.td:[[#@LINE-1]]:50: error: '!' cannot occur in an assembly format
// CHECK-NEXT:def T_AOp : T_Op<"a"> { let assemblyFormat = "$x ! attr-dict"; }
// CHECK-NEXT:                                                 ^

def T_BOp : T_Op<"b"> { let assemblyFormat = "$x `to attr-dict"; }
// CHECK-NEXT:{{.*}}format-characters.td:[[#@LINE-1]]:50: error: unexpected end of format in literal: expected '`'
// CHECK-NEXT:def T_BOp : T_Op<"b"> { let assemblyFormat = "$x `to attr-dict"; }
// CHECK-NEXT:                                                 ^

def T_COp : T_Op<"c"> { let assemblyFormat = "$x `to 1` attr-dict"; }
// CHECK-NEXT:{{.*}}format-characters.td:[[#@LINE-1]]:50: error: expected valid literal but got 'to 1': a literal is a keyword or one of _ : , = < > ( ) [ ] { } ? + - * -> ...
// CHECK-NEXT:def T_COp : T_Op<"c"> { let assemblyFormat = "$x `to 1` attr-dict"; }
// CHECK-NEXT:                                                 ^

def T_DOp : T_Op<"d"> { let assemblyFormat = "$ attr-dict"; }
// CHECK-NEXT:{{.*}}format-characters.td:[[#@LINE-1]]:47: error: expected a variable name after '$'
// CHECK-NEXT:def T_DOp : T_Op<"d"> { let assemblyFormat = "$ attr-dict"; }
// CHECK-NEXT:                                              ^

def T_EOp : T_Op<"e"> { let assemblyFormat = "custom<Both>($x, \"both) attr-dict"; }
// CHECK-NEXT:{{.*}}format-characters.td:[[#@LINE-1]]:64: error: unexpected end of format in string: expected '"'
// CHECK-NEXT:def T_EOp : T_Op<"e"> { let assemblyFormat = "custom<Both>($x, \"both) attr-dict"; }
// CHECK-NEXT:                                                               ^

def T_FOp : T_Op<"f"> { let assemblyFormat = "$x attr-dict )"; }
// CHECK-NEXT:{{.*}}format-characters.td:[[#@LINE-1]]:60: error: expected a directive, a literal, a variable or an optional group, but found ')'
// CHECK-NEXT:def T_FOp : T_Op<"f"> { let assemblyFormat = "$x attr-dict )"; }
// CHECK-NEXT:                                                           ^
