//===- InferIntRangeInterface.td - Ranges of integers ------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INFERINTRANGEINTERFACE
#define STRATA_DEFS_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let cppNamespace = "::mlir";
  let description = "Computes bounds of the results from bounds of the operands.";
  // Each is written with the other where it is not implemented.
  let methods = [
    InterfaceMethod<"Asked when bounds of all operands are known.", "void", "inferResultRanges",
                    (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges,
                         "::mlir::SetIntRangeFn":$setResultRanges),
                    "",
                    "::mlir::intrange::detail::defaultInferResultRangesFromOptional("
                    "::llvm::cast<::mlir::InferIntRangeInterface>($_op.getOperation()), argRanges, setResultRanges);">,
    InterfaceMethod<"Some operands may not be known to be anything yet.", "void", "inferResultRangesFromOptional",
                    (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges,
                         "::mlir::SetIntLatticeFn":$setResultRanges),
                    "",
                    "::mlir::intrange::detail::defaultInferResultRanges("
                    "::llvm::cast<::mlir::InferIntRangeInterface>($_op.getOperation()), argRanges, setResultRanges);">
  ];
}

#endif // STRATA_DEFS_INFERINTRANGEINTERFACE
