// The C++ of a constraint has unbalanced brackets.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def MyAttr : Attr<CPred<"true">, "mine"> {
  let storageType = "::MyAttr";
  let returnType = "::llvm::ArrayRef<int";
  let convertFromStorage = "$_self.getValue(";
  let constBuilderCall = "::MyAttr::get($0))";
}
// CHECK:{{.*}}constraint-cpp.td:[[#@LINE-3]]:7: error: C++ in field 'convertFromStorage': '(' is never closed
// CHECK-NEXT:  let convertFromStorage = "$_self.getValue(";
// CHECK-NEXT:      ^
// CHECK-NEXT:{{.*}}constraint-cpp.td:[[#@LINE-5]]:7: error: C++ in field 'constBuilderCall': ')' closes nothing
// CHECK-NEXT:  let constBuilderCall = "::MyAttr::get($0))";
// CHECK-NEXT:      ^
