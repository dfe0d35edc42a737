//===- OffsetSizeAndStrideInterface.td - Parts by numbers --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Users include ViewLikeInterface.td. A file of its own, since few of those who ask for views ask for this.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_OFFSETSIZEANDSTRIDEINTERFACE
#define STRATA_DEFS_OFFSETSIZEANDSTRIDEINTERFACE

include "mlir/IR/OpBase.td"

// Takes a part out of something by offsets, sizes and strides, each a constant or an operand.
def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
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
                    "return ::mlir::getMixedValues($_op.getStaticOffsets(), $_op.getOffsets(), $_op->getContext());">,
    InterfaceMethod<"All sizes.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes", (ins), "",
                    "return ::mlir::getMixedValues($_op.getStaticSizes(), $_op.getSizes(), $_op->getContext());">,
    InterfaceMethod<"All strides.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides", (ins), "",
                    "return ::mlir::getMixedValues($_op.getStaticStrides(), $_op.getStrides(), $_op->getContext());">,
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
                    "return $_op.getOffsetSizeAndStrideStartOperandIndex() + "
                    "::mlir::detail::getNumDynamicEntriesUpToIdx($_op.getStaticOffsets(), idx);">,
    InterfaceMethod<"Number of the operand.", "unsigned", "getIndexOfDynamicSize", one, "",
                    "return $_op.getOffsetSizeAndStrideStartOperandIndex() + $_op.getOffsets().size() + "
                    "::mlir::detail::getNumDynamicEntriesUpToIdx($_op.getStaticSizes(), idx);">,
    InterfaceMethod<"Number of the operand.", "unsigned", "getIndexOfDynamicStride", one, "",
                    "return $_op.getOffsetSizeAndStrideStartOperandIndex() + $_op.getOffsets().size() + "
                    "$_op.getSizes().size() + "
                    "::mlir::detail::getNumDynamicEntriesUpToIdx($_op.getStaticStrides(), idx);">,
    // Questions about the whole.
    InterfaceMethod<"Whether another op takes the same part.", "bool", "isSameAs",
                    (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
                         "::llvm::function_ref<bool(::mlir::OpFoldResult, ::mlir::OpFoldResult)>":$cmp),
                    "", "return ::mlir::detail::sameOffsetsSizesAndStrides($_op.getOperation(), other.getOperation(), cmp);">,
    InterfaceMethod<"Whether every stride is 1.", "bool", "hasUnitStride", (ins), "",
                    "return ::mlir::areAllConstantIntValue($_op.getMixedStrides(), 1);">,
    InterfaceMethod<"Whether every offset is 0.", "bool", "hasZeroOffset", (ins), "",
                    "return ::mlir::areAllConstantIntValue($_op.getMixedOffsets(), 0);">
  ];
  let verify = "return ::mlir::detail::verifyOffsetSizeAndStrideOp($_op);";
}

#endif // STRATA_DEFS_OFFSETSIZEANDSTRIDEINTERFACE
