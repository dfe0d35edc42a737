//===- SubsetOpInterface.td - Subsets of tensors -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SUBSETOPINTERFACE
#define STRATA_DEFS_SUBSETOPINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = "An op that reads or writes a subset of a tensor or another container.";
  let methods = [
    InterfaceMethod<"Returns true if another op accesses the same subset.", "bool", "operatesOnEquivalentSubset",
                    (ins "::mlir::SubsetOpInterface":$candidate,
                         "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":$equivalenceFn), "",
                    "return ::mlir::detail::defaultOperatesOnEquivalentSubset($_op.getOperation(), candidate, "
                    "equivalenceFn);">,
    InterfaceMethod<"Returns true if another op accesses a disjoint subset.", "bool",
                    "operatesOnDisjointSubset",
                    (ins "::mlir::SubsetOpInterface":$candidate,
                         "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":$equivalenceFn), "",
                    "return ::mlir::detail::defaultOperatesOnDisjointSubset($_op.getOperation(), candidate, "
                    "equivalenceFn);">,
    InterfaceMethod<"Returns the accessed subset if it is a hyperrectangle; fails otherwise.", "::llvm::FailureOr<::mlir::HyperrectangularSlice>",
                    "getAccessedHyperrectangularSlice", (ins), "", "return ::llvm::failure();">
  ];
  let extraClassDeclaration = [{
    /// Returns the container: the source of an extraction, or the destination of an insertion.
    ::mlir::Value getTensorContainer();
  }];
  let verify = "return ::mlir::detail::verifySubsetOpInterface(::llvm::cast<::mlir::SubsetOpInterface>($_op));";
}

def SubsetExtractionOpInterface : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = "An op that extracts a subset.";
  let methods = [
    InterfaceMethod<"Returns the container.", "::mlir::OpOperand &", "getSourceOperand">
  ];
  let extraClassDeclaration = [{
    /// Returns the extracted value.
    ::mlir::Value getResult() { return getOperation()->getResult(0); }
    ::mlir::Value getTensorContainer() { return getSourceOperand().get(); }
  }];
  let verify =
      "return ::mlir::detail::verifySubsetExtractionOpInterface("
      "::llvm::cast<::mlir::SubsetExtractionOpInterface>($_op));";
}

def SubsetInsertionOpInterface : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = "An op that inserts a subset.";
  let methods = [
    InterfaceMethod<"Returns the inserted value.", "::mlir::OpOperand &", "getSourceOperand">,
    InterfaceMethod<"Returns the container.", "::mlir::OpOperand &", "getDestinationOperand", (ins), "",
                    "return ::mlir::detail::defaultGetDestinationOperand($_op.getOperation());">,
    InterfaceMethod<"Returns the updated container.", "::mlir::OpResult", "getUpdatedDestination", (ins), "",
                    "return ::mlir::detail::defaultGetUpdatedDestination($_op.getOperation());">,
    InterfaceMethod<"Returns true if a value is an equal subset of an equivalent container.", "bool", "isEquivalentSubset",
                    (ins "::mlir::Value":$candidate,
                         "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":$equivalenceFn), "",
                    "return ::mlir::detail::defaultIsEquivalentSubset($_op.getOperation(), candidate, equivalenceFn);">,
    InterfaceMethod<"Creates an op that extracts the subset.", "::mlir::Value", "buildSubsetExtraction",
                    (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc)>,
    InterfaceMethod<"Returns the values that buildSubsetExtraction uses.", "::llvm::SmallVector<::mlir::Value>",
                    "getValuesNeededToBuildSubsetExtraction">
  ];
  let extraClassDeclaration = [{
    /// Returns true if `candidate` is the same subset of the result of this op.
    bool isSameSubset(::mlir::OpResult candidate) {
      return isEquivalentSubset(candidate, [](::mlir::Value one, ::mlir::Value other) { return one == other; });
    }
    ::mlir::Value getTensorContainer() { return getDestinationOperand().get(); }
  }];
}

} // cppNamespace

#endif // STRATA_DEFS_SUBSETOPINTERFACE
