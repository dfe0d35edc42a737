// What is allowed in names, and what is made of them in C++.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: strata-tblgen -gen-op-decls %s | FileCheck %s
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = ""; }

// The part before '_' is left out of the class; '_' in members makes capitals.
def Prefix_SomeOp : Op<T_Dialect, "some.op_1$"> {
  let arguments = (ins I32:$left_side, I32:$rightSide, I32Attr:$class);
}
// CHECK: class SomeOp : public
// CHECK: getOperationName() { return ::llvm::StringLiteral("t.some.op_1$"); }
// CHECK: getLeftSide()
// CHECK: getRightSide()
// CHECK: getClass()
// CHECK: ::mlir::Value left_side, ::mlir::Value rightSide, ::mlir::IntegerAttr class_

def PlainOp : Op<T_Dialect, "plain">;
// CHECK: class PlainOp : public
