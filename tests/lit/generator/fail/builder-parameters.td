// Builder parameters must be quoted C++ types with names.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let builders = [OpBuilder<(ins I32:$x)>];
}
// CHECK:{{.*}}builder-parameters.td:[[#@LINE-2]]:38: error: parameter 0 of 'OpBuilder' must be a C++ type in quotes or a CArg, but is I32
// CHECK-NEXT:  let builders = [OpBuilder<(ins I32:$x)>];
// CHECK-NEXT:                                     ^

def T_BOp : Op<T_Dialect, "b"> {
  let builders = [OpBuilder<(ins "int":$x, "bool":$x)>];
}
// CHECK-NEXT:{{.*}}builder-parameters.td:[[#@LINE-2]]:40: error: 'x' names two parameters
// CHECK-NEXT:  let builders = [OpBuilder<(ins "int":$x, "bool":$x)>];
// CHECK-NEXT:                                       ^

def T_COp : Op<T_Dialect, "c"> {
  let builders = [OpBuilder<(ins "int":$default)>];
}
// CHECK-NEXT:{{.*}}builder-parameters.td:[[#@LINE-2]]:40: error: 'default' cannot name a C++ parameter
// CHECK-NEXT:  let builders = [OpBuilder<(ins "int":$default)>];
// CHECK-NEXT:                                       ^

def T_DOp : Op<T_Dialect, "d"> {
  let builders = [OpBuilder<(ins CArg<"int", "1">:$x, "int":$y)>];
}
// CHECK-NEXT:{{.*}}builder-parameters.td:[[#@LINE-2]]:61: error: parameter 'y' needs a default value: one before it has one
// CHECK-NEXT:  let builders = [OpBuilder<(ins CArg<"int", "1">:$x, "int":$y)>];
// CHECK-NEXT:                                                            ^

def T_EOp : Op<T_Dialect, "e"> {
  let builders = [OpBuilder<(outs "int":$x)>];
}
// CHECK-NEXT:{{.*}}builder-parameters.td:[[#@LINE-2]]:19: error: a list of C++ parameters must be (ins ...), but is (outs ...)
// CHECK-NEXT:  let builders = [OpBuilder<(outs "int":$x)>];
// CHECK-NEXT:                  ^

def T_FOp : Op<T_Dialect, "f"> {
  let builders = [OpBuilder<(ins "int"), [{ use(1); }]>];
}
// CHECK-NEXT:{{.*}}builder-parameters.td:[[#@LINE-2]]:19: error: parameter 0 of a builder with a body needs a name
// CHECK-NEXT:  let builders = [OpBuilder<(ins "int"), [{ use(1); }]>];
// CHECK-NEXT:                  ^
