// Invalid parameter lists of types.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Type<string name> : TypeDef<T_Dialect, name> {
  let mnemonic = name;
  let assemblyFormat = "";
}

def T_AType : T_Type<"A"> {
  let parameters = (ins "unsigned":$x, "unsigned":$x);
}
// CHECK:{{.*}}type-parameters.td:[[#@LINE-2]]:51: error: 'T_AType' has two parameters 'x'
// CHECK-NEXT:  let parameters = (ins "unsigned":$x, "unsigned":$x);
// CHECK-NEXT:                                                  ^

def T_BType : T_Type<"B"> {
  let parameters = (ins "":$x);
}
// CHECK-NEXT:{{.*}}type-parameters.td:[[#@LINE-2]]:28: error: parameter 'x' has no C++ type
// CHECK-NEXT:  let parameters = (ins "":$x);
// CHECK-NEXT:                           ^

def T_CType : T_Type<"C"> {
  let parameters = (ins 5:$x);
}
// CHECK-NEXT:{{.*}}type-parameters.td:[[#@LINE-2]]:27: error: parameter 'x' must be a C++ type in quotes or a parameter record, not 5
// CHECK-NEXT:  let parameters = (ins 5:$x);
// CHECK-NEXT:                          ^

def T_DType : T_Type<"D"> {
  let parameters = (outs "unsigned":$x);
}
// CHECK-NEXT:{{.*}}type-parameters.td:[[#@LINE-2]]:7: error: the parameters of 'T_DType' must be (ins ...), but are (outs ...)
// CHECK-NEXT:  let parameters = (outs "unsigned":$x);
// CHECK-NEXT:      ^

def T_EType : T_Type<"E"> {
  let parameters = (ins "unsigned":$class);
}
// CHECK-NEXT:{{.*}}type-parameters.td:[[#@LINE-2]]:36: error: 'class' cannot name a parameter: it is used as a C++ name
// CHECK-NEXT:  let parameters = (ins "unsigned":$class);
// CHECK-NEXT:                                   ^
