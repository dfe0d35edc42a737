// Invalid C++ in types and default values of builder parameters.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let builders = [OpBuilder<(ins "":$x)>];
}
// CHECK:{{.*}}builder-cpp.td:[[#@LINE-2]]:37: error: C++ of parameter 0: it has no type
// CHECK-NEXT:  let builders = [OpBuilder<(ins "":$x)>];
// CHECK-NEXT:                                    ^

def T_BOp : Op<T_Dialect, "b"> {
  let builders = [OpBuilder<(ins "::llvm::ArrayRef<int":$x, "bool[2":$y)>];
}
// CHECK-NEXT:{{.*}}builder-cpp.td:[[#@LINE-2]]:70: error: C++ of parameter 1: '[' is never closed
// CHECK-NEXT:  let builders = [OpBuilder<(ins "::llvm::ArrayRef<int":$x, "bool[2":$y)>];
// CHECK-NEXT:                                                                     ^

def T_COp : Op<T_Dialect, "c"> {
  let builders = [OpBuilder<(ins CArg<"int", "f(">:$x)>];
}
// CHECK-NEXT:{{.*}}builder-cpp.td:[[#@LINE-2]]:52: error: C++ of parameter 0: '(' is never closed
// CHECK-NEXT:  let builders = [OpBuilder<(ins CArg<"int", "f(">:$x)>];
// CHECK-NEXT:                                                   ^
