//===- InferIntRangeInterface.td - Integer ranges ----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INFERINTRANGEINTERFACE
#define STRATA_DEFS_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let cppNamespace = "::mlir";
  let description = "An op that computes bounds of its results from bounds of its operands.";
  // An op must implement one of the methods; the default implementation of each calls the other.
  let methods = [
    InterfaceMethod<"Computes the result ranges if the ranges of all operands are known.", "void", "inferResultRanges",
                    (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges,
                         "::mlir::SetIntRangeFn":$setResultRanges),
                    "",
                    "::mlir::intrange::detail::defaultInferResultRangesFromOptional("
                    "::llvm::cast<::mlir::InferIntRangeInterface>($_op.getOperation()), argRanges, setResultRanges);">,
    InterfaceMethod<"Computes the result ranges; operands may be uninitialized lattice values.", "void", "inferResultRangesFromOptional",
                    (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges,
                         "::mlir::SetIntLatticeFn":$setResultRanges),
                    "",
                    "::mlir::intrange::detail::defaultInferResultRanges("
                    "::llvm::cast<::mlir::InferIntRangeInterface>($_op.getOperation()), argRanges, setResultRanges);">
  ];
}

#endif // STRATA_DEFS_INFERINTRANGEINTERFACE
