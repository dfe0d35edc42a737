//===- CallInterfaces.td - Calls and callables -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_CALLINTERFACES
#define STRATA_DEFS_CALLINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = "An op with a dictionary attribute for each argument and each result.";
  let methods = [
    InterfaceMethod<"Returns the argument attributes; may be null.", "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"Returns the result attributes; may be null.", "::mlir::ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"Sets the argument attributes.", "void", "setArgAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Sets the result attributes.", "void", "setResAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes and returns the argument attributes.", "::mlir::Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"Removes and returns the result attributes.", "::mlir::Attribute", "removeResAttrsAttr">
  ];
}

def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "An op that calls a callable.";
  let methods = [
    InterfaceMethod<"Returns the callee: a symbol or a value.", "::mlir::CallInterfaceCallable",
                    "getCallableForCallee">,
    InterfaceMethod<"Sets the callee.", "void", "setCalleeFromCallable", (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"Returns the call arguments.", "::mlir::OperandRange", "getArgOperands">,
    InterfaceMethod<"Returns the call arguments for modification.", "::mlir::MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<"Returns the callee's op, looked up in cached symbol tables; null if unknown.", "::mlir::Operation *",
                    "resolveCallableInTable", (ins "::mlir::SymbolTableCollection *":$symbolTable), "",
                    "return ::mlir::call_interface_impl::resolveCallable($_op.getOperation(), symbolTable);">,
    InterfaceMethod<"Returns the callee's op; null if unknown.", "::mlir::Operation *", "resolveCallable", (ins), "",
                    "return ::mlir::call_interface_impl::resolveCallable($_op.getOperation());">
  ];
}

def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "An op that can be called.";
  let methods = [
    InterfaceMethod<"Returns the region that is executed; null for a declaration.", "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"Returns the argument types.", "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"Returns the result types.", "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_CALLINTERFACES
