// A custom directive requires a name and arguments.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Op<string mnemonic> : Op<T_Dialect, mnemonic> {
  let arguments = (ins AnyType:$x, I32Attr:$y);
}

def T_AOp : T_Op<"a"> { let assemblyFormat = "custom<>($x) attr-dict"; }
// CHECK:{{.*}}format-custom.td:[[#@LINE-1]]:54: error: expected the name of a custom directive, but found '>'
// CHECK-NEXT:def T_AOp : T_Op<"a"> { let assemblyFormat = "custom<>($x) attr-dict"; }
// CHECK-NEXT:                                                     ^

def T_BOp : T_Op<"b"> { let assemblyFormat = "custom<Pair> attr-dict"; }
// CHECK-NEXT:{{.*}}format-custom.td:[[#@LINE-1]]:60: error: expected '(', but found 'attr-dict'
// CHECK-NEXT:def T_BOp : T_Op<"b"> { let assemblyFormat = "custom<Pair> attr-dict"; }
// CHECK-NEXT:                                                           ^

def T_COp : T_Op<"c"> { let assemblyFormat = "custom<Pair>() attr-dict"; }
// CHECK-NEXT:{{.*}}format-custom.td:[[#@LINE-1]]:60: error: expected a directive, a literal, a variable or an optional group, but found ')'
// CHECK-NEXT:def T_COp : T_Op<"c"> { let assemblyFormat = "custom<Pair>() attr-dict"; }
// CHECK-NEXT:                                                           ^

def T_DOp : T_Op<"d"> { let assemblyFormat = "custom<Pair>($x, `to`) attr-dict"; }
// CHECK-NEXT:{{.*}}format-custom.td:[[#@LINE-1]]:64: error: `to` cannot be used as an argument of a custom directive
// CHECK-NEXT:def T_DOp : T_Op<"d"> { let assemblyFormat = "custom<Pair>($x, `to`) attr-dict"; }
// CHECK-NEXT:                                                               ^

def T_EOp : T_Op<"e"> { let assemblyFormat = "custom<Pair>(custom<Inner>($x)) attr-dict"; }
// CHECK-NEXT:{{.*}}format-custom.td:[[#@LINE-1]]:60: error: 'custom' cannot be used as an argument of a custom directive
// CHECK-NEXT:def T_EOp : T_Op<"e"> { let assemblyFormat = "custom<Pair>(custom<Inner>($x)) attr-dict"; }
// CHECK-NEXT:                                                           ^

def T_FOp : T_Op<"f"> { let assemblyFormat = "custom<Pair>($x, ref($y)) attr-dict"; }
// CHECK-NEXT:{{.*}}format-custom.td:[[#@LINE-1]]:68: error: 'ref' needs something that is bound before it, and attribute 'y' is not
// CHECK-NEXT:def T_FOp : T_Op<"f"> { let assemblyFormat = "custom<Pair>($x, ref($y)) attr-dict"; }
// CHECK-NEXT:                                                                   ^

def T_GOp : T_Op<"g"> { let assemblyFormat = "$x ref($y) attr-dict"; }
// CHECK-NEXT:{{.*}}format-custom.td:[[#@LINE-1]]:50: error: 'ref' cannot be used at the top level of a format
// CHECK-NEXT:def T_GOp : T_Op<"g"> { let assemblyFormat = "$x ref($y) attr-dict"; }
// CHECK-NEXT:                                                 ^

def T_HOp : T_Op<"h"> { let assemblyFormat = "qualified($x) attr-dict"; }
// CHECK-NEXT:{{.*}}format-custom.td:[[#@LINE-1]]:57: error: only attributes and types can be 'qualified', not operand 'x'
// CHECK-NEXT:def T_HOp : T_Op<"h"> { let assemblyFormat = "qualified($x) attr-dict"; }
// CHECK-NEXT:                                                        ^
