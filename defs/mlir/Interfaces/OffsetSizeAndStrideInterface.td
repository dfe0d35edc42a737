//===- OffsetSizeAndStrideInterface.td - Parts by numbers --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Users include ViewLikeInterface.td. This interface has a separate file because few users of views need it.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_OFFSETSIZEANDSTRIDEINTERFACE
#define STRATA_DEFS_OFFSETSIZEANDSTRIDEINTERFACE

include "mlir/IR/OpBase.td"

// An op on a slice given by offsets, sizes and strides; each of these is a constant or an operand.
def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An op on a slice given by offsets, sizes and strides.";
  defvar one = (ins "unsigned":$idx);
  let methods = [
    StaticInterfaceMethod<"Returns the index of the first offset operand.", "unsigned",
                          "getOffsetSizeAndStrideStartOperandIndex">,
    InterfaceMethod<"Returns the maximum numbers of offsets, sizes and strides.", "std::array<unsigned, 3>", "getArrayAttrMaxRanks">,
    // Lists: the operands, the constants, and both combined.
    InterfaceMethod<"Returns the dynamic offsets.", "::mlir::OperandRange", "getOffsets", (ins), "",
                    "return $_op.getOffsets();">,
    InterfaceMethod<"Returns the dynamic sizes.", "::mlir::OperandRange", "getSizes", (ins), "",
                    "return $_op.getSizes();">,
    InterfaceMethod<"Returns the dynamic strides.", "::mlir::OperandRange", "getStrides", (ins), "",
                    "return $_op.getStrides();">,
    InterfaceMethod<"Returns the static offsets; kDynamic stands for an operand.", "::llvm::ArrayRef<int64_t>", "getStaticOffsets",
                    (ins), "", "return $_op.getStaticOffsets();">,
    InterfaceMethod<"Returns the static sizes; kDynamic stands for an operand.", "::llvm::ArrayRef<int64_t>", "getStaticSizes", (ins),
                    "", "return $_op.getStaticSizes();">,
    InterfaceMethod<"Returns the static strides; kDynamic stands for an operand.", "::llvm::ArrayRef<int64_t>", "getStaticStrides",
                    (ins), "", "return $_op.getStaticStrides();">,
    InterfaceMethod<"Returns all offsets, static and dynamic.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedOffsets", (ins), "",
                    "return ::mlir::getMixedValues($_op.getStaticOffsets(), $_op.getOffsets(), $_op->getContext());">,
    InterfaceMethod<"Returns all sizes, static and dynamic.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes", (ins), "",
                    "return ::mlir::getMixedValues($_op.getStaticSizes(), $_op.getSizes(), $_op->getContext());">,
    InterfaceMethod<"Returns all strides, static and dynamic.", "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides", (ins), "",
                    "return ::mlir::getMixedValues($_op.getStaticStrides(), $_op.getStrides(), $_op->getContext());">,
    // Single entries.
    InterfaceMethod<"Returns true if the entry at `idx` is dynamic.", "bool", "isDynamicOffset", one, "",
                    "return ::mlir::ShapedType::isDynamic($_op.getStaticOffsets()[idx]);">,
    InterfaceMethod<"Returns true if the entry at `idx` is dynamic.", "bool", "isDynamicSize", one, "",
                    "return ::mlir::ShapedType::isDynamic($_op.getStaticSizes()[idx]);">,
    InterfaceMethod<"Returns true if the entry at `idx` is dynamic.", "bool", "isDynamicStride", one, "",
                    "return ::mlir::ShapedType::isDynamic($_op.getStaticStrides()[idx]);">,
    InterfaceMethod<"Returns the static entry at `idx`.", "int64_t", "getStaticOffset", one, "", "return $_op.getStaticOffsets()[idx];">,
    InterfaceMethod<"Returns the static entry at `idx`.", "int64_t", "getStaticSize", one, "", "return $_op.getStaticSizes()[idx];">,
    InterfaceMethod<"Returns the static entry at `idx`.", "int64_t", "getStaticStride", one, "", "return $_op.getStaticStrides()[idx];">,
    InterfaceMethod<"Returns the dynamic entry at `idx`.", "::mlir::Value", "getDynamicOffset", one, "",
                    "return $_op->getOperand($_op.getIndexOfDynamicOffset(idx));">,
    InterfaceMethod<"Returns the dynamic entry at `idx`.", "::mlir::Value", "getDynamicSize", one, "",
                    "return $_op->getOperand($_op.getIndexOfDynamicSize(idx));">,
    InterfaceMethod<"Returns the dynamic entry at `idx`.", "::mlir::Value", "getDynamicStride", one, "",
                    "return $_op->getOperand($_op.getIndexOfDynamicStride(idx));">,
    InterfaceMethod<"Returns the index of the operand for the dynamic entry at `idx`.", "unsigned", "getIndexOfDynamicOffset", one, "",
                    "return $_op.getOffsetSizeAndStrideStartOperandIndex() + "
                    "::mlir::detail::getNumDynamicEntriesUpToIdx($_op.getStaticOffsets(), idx);">,
    InterfaceMethod<"Returns the index of the operand for the dynamic entry at `idx`.", "unsigned", "getIndexOfDynamicSize", one, "",
                    "return $_op.getOffsetSizeAndStrideStartOperandIndex() + $_op.getOffsets().size() + "
                    "::mlir::detail::getNumDynamicEntriesUpToIdx($_op.getStaticSizes(), idx);">,
    InterfaceMethod<"Returns the index of the operand for the dynamic entry at `idx`.", "unsigned", "getIndexOfDynamicStride", one, "",
                    "return $_op.getOffsetSizeAndStrideStartOperandIndex() + $_op.getOffsets().size() + "
                    "$_op.getSizes().size() + "
                    "::mlir::detail::getNumDynamicEntriesUpToIdx($_op.getStaticStrides(), idx);">,
    // Queries about the whole slice.
    InterfaceMethod<"Returns true if another op has equal offsets, sizes and strides.", "bool", "isSameAs",
                    (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
                         "::llvm::function_ref<bool(::mlir::OpFoldResult, ::mlir::OpFoldResult)>":$cmp),
                    "", "return ::mlir::detail::sameOffsetsSizesAndStrides($_op.getOperation(), other.getOperation(), cmp);">,
    InterfaceMethod<"Returns true if all strides are the constant 1.", "bool", "hasUnitStride", (ins), "",
                    "return ::mlir::areAllConstantIntValue($_op.getMixedStrides(), 1);">,
    InterfaceMethod<"Returns true if all offsets are the constant 0.", "bool", "hasZeroOffset", (ins), "",
                    "return ::mlir::areAllConstantIntValue($_op.getMixedOffsets(), 0);">
  ];
  let verify = "return ::mlir::detail::verifyOffsetSizeAndStrideOp($_op);";
}

#endif // STRATA_DEFS_OFFSETSIZEANDSTRIDEINTERFACE
