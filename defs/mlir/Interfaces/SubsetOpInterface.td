//===- SubsetOpInterface.td - Ops on a part of a tensor ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SUBSETOPINTERFACE
#define STRATA_DEFS_SUBSETOPINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = "Reads or writes a part of a tensor or another container.";
  let methods = [
    InterfaceMethod<"Whether another op works on the same part.", "bool", "operatesOnEquivalentSubset",
                    (ins "::mlir::SubsetOpInterface":$candidate,
                         "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":$equivalenceFn), "",
                    "return ::mlir::detail::defaultOperatesOnEquivalentSubset($_op.getOperation(), candidate, "
                    "equivalenceFn);">,
    InterfaceMethod<"Whether another op works on a part without an element in common.", "bool",
                    "operatesOnDisjointSubset",
                    (ins "::mlir::SubsetOpInterface":$candidate,
                         "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":$equivalenceFn), "",
                    "return ::mlir::detail::defaultOperatesOnDisjointSubset($_op.getOperation(), candidate, "
                    "equivalenceFn);">,
    InterfaceMethod<"The part, if it is a hyperrectangle.", "::llvm::FailureOr<::mlir::HyperrectangularSlice>",
                    "getAccessedHyperrectangularSlice", (ins), "", "return ::llvm::failure();">
  ];
  let verify = "return ::mlir::detail::verifySubsetOpInterface(::llvm::cast<::mlir::SubsetOpInterface>($_op));";
}

def SubsetExtractionOpInterface : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = "Takes a part out.";
  let methods = [
    InterfaceMethod<"What of.", "::mlir::OpOperand &", "getSourceOperand">
  ];
  let verify =
      "return ::mlir::detail::verifySubsetExtractionOpInterface("
      "::llvm::cast<::mlir::SubsetExtractionOpInterface>($_op));";
}

def SubsetInsertionOpInterface : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = "Puts a part in.";
  let methods = [
    InterfaceMethod<"What is put in.", "::mlir::OpOperand &", "getSourceOperand">,
    InterfaceMethod<"Into what.", "::mlir::OpOperand &", "getDestinationOperand", (ins), "",
                    "return ::mlir::detail::defaultGetDestinationOperand($_op.getOperation());">,
    InterfaceMethod<"The container afterwards.", "::mlir::OpResult", "getUpdatedDestination", (ins), "",
                    "return ::mlir::detail::defaultGetUpdatedDestination($_op.getOperation());">,
    InterfaceMethod<"Whether a value is the same part of the same container.", "bool", "isEquivalentSubset",
                    (ins "::mlir::Value":$candidate,
                         "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":$equivalenceFn), "",
                    "return ::mlir::detail::defaultIsEquivalentSubset($_op.getOperation(), candidate, equivalenceFn);">,
    InterfaceMethod<"Makes an op that takes the part out.", "::mlir::Value", "buildSubsetExtraction",
                    (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc)>,
    InterfaceMethod<"The values that this op uses.", "::llvm::SmallVector<::mlir::Value>",
                    "getValuesNeededToBuildSubsetExtraction">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_SUBSETOPINTERFACE
