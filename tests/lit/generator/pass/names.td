// Valid names, and the C++ names derived from them.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: strata-tblgen -gen-op-decls %s | FileCheck %s
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = ""; }

// The class name lacks the part before '_'; '_' in member names becomes camel case.
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
