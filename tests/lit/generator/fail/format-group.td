// An optional group requires an anchor that shows whether the group is present.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Op<string mnemonic> : Op<T_Dialect, mnemonic> {
  let arguments = (ins Optional<I32>:$x, I32Attr:$y, OptionalAttr<I32Attr>:$z, UnitAttr:$u);
}

def T_AOp : T_Op<"a"> { let assemblyFormat = "(`x` $x)? attr-dict"; }
// CHECK:{{.*}}format-group.td:[[#@LINE-1]]:47: error: optional group has no anchor element: mark the one that decides with '^'
// CHECK-NEXT:def T_AOp : T_Op<"a"> { let assemblyFormat = "(`x` $x)? attr-dict"; }
// CHECK-NEXT:                                              ^

def T_BOp : T_Op<"b"> { let assemblyFormat = "($x^ $z^)? attr-dict"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:54: error: only one element can be marked as the anchor of an optional group
// CHECK-NEXT:def T_BOp : T_Op<"b"> { let assemblyFormat = "($x^ $z^)? attr-dict"; }
// CHECK-NEXT:                                                     ^
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-4]]:50: note: the first one is here
// CHECK-NEXT:def T_BOp : T_Op<"b"> { let assemblyFormat = "($x^ $z^)? attr-dict"; }
// CHECK-NEXT:                                                 ^

def T_COp : T_Op<"c"> { let assemblyFormat = "($x^ `,` $z) attr-dict"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:60: error: expected '?' that ends the optional group, but found 'attr-dict'
// CHECK-NEXT:def T_COp : T_Op<"c"> { let assemblyFormat = "($x^ `,` $z) attr-dict"; }
// CHECK-NEXT:                                                           ^

def T_DOp : T_Op<"d"> { let assemblyFormat = "()? $x attr-dict"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:47: error: the optional group is empty
// CHECK-NEXT:def T_DOp : T_Op<"d"> { let assemblyFormat = "()? $x attr-dict"; }
// CHECK-NEXT:                                              ^

def T_EOp : T_Op<"e"> { let assemblyFormat = "($x^)? : ()? attr-dict"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:54: error: expected a directive, a literal, a variable or an optional group, but found ':'
// CHECK-NEXT:def T_EOp : T_Op<"e"> { let assemblyFormat = "($x^)? : ()? attr-dict"; }
// CHECK-NEXT:                                                     ^

def T_FOp : T_Op<"f"> { let assemblyFormat = "(`y` $y^)? $x attr-dict"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:52: error: attribute 'y' cannot anchor an optional group: it does not determine whether the group is present
// CHECK-NEXT:def T_FOp : T_Op<"f"> { let assemblyFormat = "(`y` $y^)? $x attr-dict"; }
// CHECK-NEXT:                                                   ^

def T_GOp : T_Op<"g"> { let assemblyFormat = "(`z`^ $z)? $x attr-dict"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:48: error: literal 'z' cannot anchor an optional group: it does not determine whether the group is present
// CHECK-NEXT:def T_GOp : T_Op<"g"> { let assemblyFormat = "(`z`^ $z)? $x attr-dict"; }
// CHECK-NEXT:                                               ^

def T_HOp : T_Op<"h"> { let assemblyFormat = "$x^ attr-dict"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:49: error: '^' marks the anchor of an optional group: there is no enclosing group
// CHECK-NEXT:def T_HOp : T_Op<"h"> { let assemblyFormat = "$x^ attr-dict"; }
// CHECK-NEXT:                                                ^

def T_IOp : T_Op<"i"> { let assemblyFormat = "(attr-dict $x^)?"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:48: error: 'attr-dict' cannot be used in an optional group
// CHECK-NEXT:def T_IOp : T_Op<"i"> { let assemblyFormat = "(attr-dict $x^)?"; }
// CHECK-NEXT:                                               ^

def T_JOp : T_Op<"j"> { let assemblyFormat = "($x^ `:` (`z` $z^)?"; }
// CHECK-NEXT:{{.*}}format-group.td:[[#@LINE-1]]:66: error: expected a directive, a literal, a variable or an optional group, but found the end of the format
// CHECK-NEXT:def T_JOp : T_Op<"j"> { let assemblyFormat = "($x^ `:` (`z` $z^)?"; }
// CHECK-NEXT:                                                                 ^
