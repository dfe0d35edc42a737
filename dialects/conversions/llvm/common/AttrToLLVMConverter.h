//===- AttrToLLVMConverter.h - Flags of arith as flags of llvm -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversion of the enumerations and flags of arith to those of llvm, and the attribute converters for
// VectorConvertToLLVMPattern that use it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ATTRTOLLVMCONVERTER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ATTRTOLLVMCONVERTER_H

#include "dialects/arith/Arith.h"
#include "dialects/llvm/LLVM.h"
#include "runtime/ir/NamedAttrList.h"

namespace mlir::arith {

LLVM::FastmathFlags convertArithFastMathFlagsToLLVM(FastMathFlags flags);
LLVM::FastmathFlagsAttr convertArithFastMathAttrToLLVM(FastMathFlagsAttr attr);
LLVM::IntegerOverflowFlags convertArithOverflowFlagsToLLVM(IntegerOverflowFlags flags);
LLVM::RoundingMode convertArithRoundingModeToLLVM(RoundingMode mode);
LLVM::RoundingModeAttr convertArithRoundingModeAttrToLLVM(RoundingModeAttr attr);
/// Returns `ignore`, the exception behavior outside of constrained environments.
LLVM::FPExceptionBehaviorAttr getLLVMDefaultFPExceptionBehavior(MLIRContext &context);

namespace detail {

/// The attributes and properties of a new op, made from those of the converted one.
class ConvertedAttrs {
public:
  llvm::ArrayRef<NamedAttribute> getAttrs() const { return attrs; }
  Attribute getPropAttr() const { return properties; }

protected:
  explicit ConvertedAttrs(Operation *op);
  // Replace the attribute `from`, if there is one, by its equivalent with another name.
  void convertFastMath(llvm::StringRef from, llvm::StringRef to);
  void convertOverflow(llvm::StringRef from, llvm::StringRef to, MLIRContext *context);
  void convertRoundingMode(llvm::StringRef from, llvm::StringRef to);

  NamedAttrList attrs;
  DictionaryAttr properties;
};

} // namespace detail

/// Converts fast-math flags.
template <typename SourceOp, typename TargetOp>
class AttrConvertFastMathToLLVM : public detail::ConvertedAttrs {
public:
  AttrConvertFastMathToLLVM(SourceOp op) : ConvertedAttrs(op) {
    convertFastMath(SourceOp::getFastMathAttrName(), TargetOp::getFastmathAttrName());
  }
};

/// Converts overflow flags, which are a property in llvm.
template <typename SourceOp, typename TargetOp>
class AttrConvertOverflowToLLVM : public detail::ConvertedAttrs {
public:
  AttrConvertOverflowToLLVM(SourceOp op) : ConvertedAttrs(op) {
    convertOverflow(SourceOp::getIntegerOverflowAttrName(), TargetOp::getOverflowFlagsAttrName(),
                    op->getContext());
  }
};

/// Converts the rounding mode, if the new op has one, and adds the default exception behavior.
template <typename SourceOp, typename TargetOp>
class AttrConverterConstrainedFPToLLVM : public detail::ConvertedAttrs {
  static_assert(TargetOp::template hasTrait<LLVM::FPExceptionBehaviorOpInterface::Trait>(),
                "the new op must be a constrained floating-point op");

public:
  AttrConverterConstrainedFPToLLVM(SourceOp op) : ConvertedAttrs(op) {
    if constexpr (TargetOp::template hasTrait<LLVM::RoundingModeOpInterface::Trait>())
      convertRoundingMode(op.getRoundingModeAttrName(), TargetOp::getRoundingModeAttrName());
    attrs.set(TargetOp::getFPExceptionBehaviorAttrName(),
              getLLVMDefaultFPExceptionBehavior(*op->getContext()));
  }
};

} // namespace mlir::arith

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ATTRTOLLVMCONVERTER_H
