// Assembly formats of types must refer to every parameter, and only to parameters.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Type<string name> : TypeDef<T_Dialect, name> {
  let mnemonic = name;
  let parameters = (ins "unsigned":$x, OptionalParameter<"unsigned">:$y);
}

def T_AType : T_Type<"A"> { let assemblyFormat = "`<` $x `>`"; }
// CHECK:{{.*}}type-format.td:[[#@LINE-1]]:61: error: format is missing reference to parameter: y
// CHECK-NEXT:def T_AType : T_Type<"A"> { let assemblyFormat = "`<` $x `>`"; }
// CHECK-NEXT:                                                            ^

def T_BType : T_Type<"B"> { let assemblyFormat = "`<` $x `,` $z `>`"; }
// CHECK-NEXT:{{.*}}type-format.td:[[#@LINE-1]]:62: error: 't.B' has no parameter named 'z'
// CHECK-NEXT:def T_BType : T_Type<"B"> { let assemblyFormat = "`<` $x `,` $z `>`"; }
// CHECK-NEXT:                                                             ^

def T_CType : T_Type<"C"> { let assemblyFormat = "`<` $x `,` $y `,` $x `>`"; }
// CHECK-NEXT:{{.*}}type-format.td:[[#@LINE-1]]:69: error: duplicate parameter 'x'
// CHECK-NEXT:def T_CType : T_Type<"C"> { let assemblyFormat = "`<` $x `,` $y `,` $x `>`"; }
// CHECK-NEXT:                                                                    ^
// CHECK-NEXT:{{.*}}type-format.td:[[#@LINE-4]]:55: note: bound here
// CHECK-NEXT:def T_CType : T_Type<"C"> { let assemblyFormat = "`<` $x `,` $y `,` $x `>`"; }
// CHECK-NEXT:                                                      ^

def T_DType : T_Type<"D"> { let assemblyFormat = "`<` ($x^)? $y `>`"; }
// CHECK-NEXT:{{.*}}type-format.td:[[#@LINE-1]]:56: error: parameters in an optional group must be optional, and 'x' is not
// CHECK-NEXT:def T_DType : T_Type<"D"> { let assemblyFormat = "`<` ($x^)? $y `>`"; }
// CHECK-NEXT:                                                       ^

def T_EType : T_Type<"E"> { let assemblyFormat = "`<` params attr-dict `>`"; }
// CHECK-NEXT:{{.*}}type-format.td:[[#@LINE-1]]:62: error: 'attr-dict' is not a directive of type and attribute formats
// CHECK-NEXT:def T_EType : T_Type<"E"> { let assemblyFormat = "`<` params attr-dict `>`"; }
// CHECK-NEXT:                                                             ^

def T_FType : T_Type<"F"> { let assemblyFormat = "`<` struct(params `>`"; }
// CHECK-NEXT:{{.*}}type-format.td:[[#@LINE-1]]:69: error: expected ')', but found `>`
// CHECK-NEXT:def T_FType : T_Type<"F"> { let assemblyFormat = "`<` struct(params `>`"; }
// CHECK-NEXT:                                                                    ^
