//===- AttrToLLVMConverter.h - Flags of arith as flags of llvm -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversion of the attributes of arith ops to those of llvm ops: fast-math flags, overflow flags and
// rounding modes. The classes are arguments of the template VectorConvertToLLVMPattern (VectorPattern.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ATTRTOLLVMCONVERTER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ATTRTOLLVMCONVERTER_H

#include "dialects/arith/Arith.h"
#include "dialects/llvm/LLVMInterfaces.h"
#include "runtime/ir/NamedAttrList.h"

namespace mlir::arith {

/// Return the value of the llvm dialect with the same meaning; null for a null attribute.
LLVM::FastmathFlags convertArithFastMathFlagsToLLVM(FastMathFlags flags);
LLVM::FastmathFlagsAttr convertArithFastMathAttrToLLVM(FastMathFlagsAttr attr);
LLVM::IntegerOverflowFlags convertArithOverflowFlagsToLLVM(IntegerOverflowFlags flags);
LLVM::RoundingMode convertArithRoundingModeToLLVM(RoundingMode mode);
LLVM::RoundingModeAttr convertArithRoundingModeAttrToLLVM(RoundingModeAttr attr);
/// Returns `ignore`, the exception behavior outside of constrained environments.
LLVM::FPExceptionBehaviorAttr getLLVMDefaultFPExceptionBehavior(MLIRContext &context);

namespace detail {

/// Base of the classes below: computes the attributes and properties of the new op from those of the
/// converted op.
class ConvertedAttrs {
public:
  /// Return the attributes, and the properties as a dictionary (null if none), of the new op.
  llvm::ArrayRef<NamedAttribute> getAttrs() const { return attrs; }
  Attribute getPropAttr() const { return properties; }

protected:
  explicit ConvertedAttrs(Operation *op);
  // Replace the attribute named `from` by its equivalent with the name `to`. If `from` is absent, do nothing.
  void convertFastMath(llvm::StringRef from, llvm::StringRef to);
  void convertOverflow(llvm::StringRef from, llvm::StringRef to, MLIRContext *context);
  void convertRoundingMode(llvm::StringRef from, llvm::StringRef to);

  NamedAttrList attrs;
  DictionaryAttr properties;
};

} // namespace detail

/// Copies all attributes and converts the fast-math flags.
template <typename SourceOp, typename TargetOp>
class AttrConvertFastMathToLLVM : public detail::ConvertedAttrs {
public:
  AttrConvertFastMathToLLVM(SourceOp op) : ConvertedAttrs(op) {
    convertFastMath(SourceOp::getFastMathAttrName(), TargetOp::getFastmathAttrName());
  }
};

/// Copies all attributes and converts the overflow flags, which are a property of the llvm op.
template <typename SourceOp, typename TargetOp>
class AttrConvertOverflowToLLVM : public detail::ConvertedAttrs {
public:
  AttrConvertOverflowToLLVM(SourceOp op) : ConvertedAttrs(op) {
    convertOverflow(SourceOp::getIntegerOverflowAttrName(), TargetOp::getOverflowFlagsAttrName(),
                    op->getContext());
  }
};

/// Copies all attributes, converts the rounding mode if the new op has one, and adds the default exception
/// behavior.
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
