//===- CallInterfaces.td - Calling and being called --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_CALLINTERFACES
#define STRATA_DEFS_CALLINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = "Has a dictionary of attributes for each argument and each result.";
  let methods = [
    InterfaceMethod<"Those of the arguments; may be null.", "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"Those of the results; may be null.", "::mlir::ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"Sets those of the arguments.", "void", "setArgAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Sets those of the results.", "void", "setResAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes those of the arguments.", "::mlir::Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"Removes those of the results.", "::mlir::Attribute", "removeResAttrsAttr">
  ];
}

def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "Passes control to a callable and gets it back.";
  let methods = [
    InterfaceMethod<"What is called: a symbol or a value.", "::mlir::CallInterfaceCallable",
                    "getCallableForCallee">,
    InterfaceMethod<"Changes it.", "void", "setCalleeFromCallable", (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"What is passed.", "::mlir::OperandRange", "getArgOperands">,
    InterfaceMethod<"The same, to be changed.", "::mlir::MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<"The callable, found through tables that are kept.", "::mlir::Operation *",
                    "resolveCallableInTable", (ins "::mlir::SymbolTableCollection *":$symbolTable), "",
                    "return ::mlir::call_interface_impl::resolveCallable($_op.getOperation(), symbolTable);">,
    InterfaceMethod<"The callable.", "::mlir::Operation *", "resolveCallable", (ins), "",
                    "return ::mlir::call_interface_impl::resolveCallable($_op.getOperation());">
  ];
}

def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "May be called.";
  let methods = [
    InterfaceMethod<"What runs then; null for a declaration.", "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"What it takes.", "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"What it gives.", "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_CALLINTERFACES
