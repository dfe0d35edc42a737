//===- ViewLikeInterface.td - The same memory, seen otherwise -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_VIEWLIKEINTERFACE
#define STRATA_DEFS_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "Gives another view of the memory behind an operand.";
  let methods = [
    InterfaceMethod<"The operand.", "::mlir::Value", "getViewSource">,
    InterfaceMethod<"The view.", "::mlir::Value", "getViewDest", (ins), "", "return $_op->getResult(0);">
  ];
}

// Takes a part out of something by offsets, sizes and strides, each a constant or an operand.
def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "Takes a part by offsets, sizes and strides.";
  defvar one = (ins "unsigned":$idx);
  let methods = [
    StaticInterfaceMethod<"Number of the first operand that is an offset.", "unsigned",
                          "getOffsetSizeAndStrideStartOperandIndex">,
    InterfaceMethod<"At most how many of each there are.", "std::array<unsigned, 3>", "getArrayAttrMaxRanks">,
    // All of them: the operands, the constants, both together.
    InterfaceMethod<"Offsets that are operands.", "::mlir::OperandRange", "getOffsets", (ins), "",
                    "return $_op.getOffsets();">,
    InterfaceMethod<"Sizes that are operands.", "::mlir::OperandRange", "getSizes", (ins), "",
                    "return $_op.getSizes();">,
    InterfaceMethod<"Strides that are operands.", "::mlir::OperandRange", "getStrides", (ins), "",
                    "return $_op.getStrides();">,
    InterfaceMethod<"Offsets, with a marker where an operand is.", "::llvm::ArrayRef<int64_t>", "getStaticOffsets",
                    (ins), "", "return $_op.getStaticOffsets();">,
    InterfaceMethod<"Sizes, with a marker where an operand is.", "::llvm::ArrayRef<int64_t>", "getStaticSizes", (ins),
                    "", "return $_op.getStaticSizes();">,
    InterfaceMethod<"Strides, with a marker where an operand is.", "::llvm::ArrayRef<int64_t>", "getStaticStrides",
                    (ins), "", "return $_op.getStaticStrides();">,
    InterfaceMethod<"All offsets.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedOffsets", (ins), "",
                    "return ::mlir::detail::getMixedOffsets($_op);">,
    InterfaceMethod<"All sizes.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes", (ins), "",
                    "return ::mlir::detail::getMixedSizes($_op);">,
    InterfaceMethod<"All strides.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides", (ins), "",
                    "return ::mlir::detail::getMixedStrides($_op);">,
    // One of them.
    InterfaceMethod<"Is it an operand?", "bool", "isDynamicOffset", one, "",
                    "return ::mlir::ShapedType::isDynamic($_op.getStaticOffsets()[idx]);">,
    InterfaceMethod<"Is it an operand?", "bool", "isDynamicSize", one, "",
                    "return ::mlir::ShapedType::isDynamic($_op.getStaticSizes()[idx]);">,
    InterfaceMethod<"Is it an operand?", "bool", "isDynamicStride", one, "",
                    "return ::mlir::ShapedType::isDynamic($_op.getStaticStrides()[idx]);">,
    InterfaceMethod<"The constant.", "int64_t", "getStaticOffset", one, "", "return $_op.getStaticOffsets()[idx];">,
    InterfaceMethod<"The constant.", "int64_t", "getStaticSize", one, "", "return $_op.getStaticSizes()[idx];">,
    InterfaceMethod<"The constant.", "int64_t", "getStaticStride", one, "", "return $_op.getStaticStrides()[idx];">,
    InterfaceMethod<"The operand.", "::mlir::Value", "getDynamicOffset", one, "",
                    "return $_op->getOperand($_op.getIndexOfDynamicOffset(idx));">,
    InterfaceMethod<"The operand.", "::mlir::Value", "getDynamicSize", one, "",
                    "return $_op->getOperand($_op.getIndexOfDynamicSize(idx));">,
    InterfaceMethod<"The operand.", "::mlir::Value", "getDynamicStride", one, "",
                    "return $_op->getOperand($_op.getIndexOfDynamicStride(idx));">,
    InterfaceMethod<"Number of the operand.", "unsigned", "getIndexOfDynamicOffset", one, "",
                    "return ::mlir::detail::getIndexOfDynamicOffset($_op, idx);">,
    InterfaceMethod<"Number of the operand.", "unsigned", "getIndexOfDynamicSize", one, "",
                    "return ::mlir::detail::getIndexOfDynamicSize($_op, idx);">,
    InterfaceMethod<"Number of the operand.", "unsigned", "getIndexOfDynamicStride", one, "",
                    "return ::mlir::detail::getIndexOfDynamicStride($_op, idx);">,
    // Questions about the whole.
    InterfaceMethod<"Whether another op takes the same part.", "bool", "isSameAs",
                    (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
                         "::llvm::function_ref<bool(::mlir::OpFoldResult, ::mlir::OpFoldResult)>":$cmp),
                    "", "return ::mlir::detail::sameOffsetsSizesAndStrides($_op, other, cmp);">,
    InterfaceMethod<"Whether every stride is 1.", "bool", "hasUnitStride", (ins), "",
                    "return ::mlir::detail::hasUnitStride($_op);">,
    InterfaceMethod<"Whether every offset is 0.", "bool", "hasZeroOffset", (ins), "",
                    "return ::mlir::detail::hasZeroOffset($_op);">
  ];
  let verify = "return ::mlir::detail::verifyOffsetSizeAndStrideOp($_op);";
}

// Two results never overlap.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // STRATA_DEFS_VIEWLIKEINTERFACE
