//===- FunctionInterfaces.td - Functions -------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_FUNCTIONINTERFACES
#define STRATA_DEFS_FUNCTIONINTERFACES

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let strataHandWritten = 1;
  let cppNamespace = "::mlir";
  let description = "A symbol with a function type and one region.";
  let methods = [
    InterfaceMethod<"Returns the function type.", "::mlir::Type", "getFunctionType">,
    InterfaceMethod<"Sets the function type.", "void", "setFunctionTypeAttr", (ins "::mlir::TypeAttr":$type)>,
    InterfaceMethod<"Returns a type of the same kind with these inputs and results.", "::mlir::Type", "cloneTypeWith",
                    (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$results), "",
                    "return ::mlir::function_interface_impl::cloneTypeWith($_op, inputs, results);">,
    InterfaceMethod<"Verifies the body.", "::llvm::LogicalResult", "verifyBody", (ins), "",
                    "return ::mlir::function_interface_impl::verifyBody($_op);">,
    InterfaceMethod<"Verifies the function type.", "::llvm::LogicalResult", "verifyType", (ins), "",
                    "return ::mlir::success();">
  ];
  let verify = "return ::mlir::function_interface_impl::verifyTrait($_op);";
}

#endif // STRATA_DEFS_FUNCTIONINTERFACES
