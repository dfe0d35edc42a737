//===- VectorPattern.h - Elementwise patterns on vectors ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Elementwise ops on vectors of several dimensions: such a vector is converted to nested arrays of
// one-dimensional vectors, and the op is applied to each of these.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_VECTORPATTERN_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_VECTORPATTERN_H

#include "dialects/conversions/llvm/common/Pattern.h"

namespace mlir {

namespace LLVM::detail {

/// The converted form of a vector type: arrays of one-dimensional vectors.
struct NDVectorTypeInfo {
  Type llvmNDVectorTy;                      ///< The whole type; null if the type cannot be converted.
  Type llvm1DVectorTy;                      ///< The innermost element of the arrays.
  llvm::SmallVector<int64_t, 4> arraySizes; ///< Outermost first.
};
NDVectorTypeInfo extractNDVectorTypeInfo(VectorType vectorType, const LLVMTypeConverter &converter);

/// Returns the coordinates of the element with a linear index in an array of shape \p basis; empty if there
/// is no such element.
llvm::SmallVector<int64_t, 4> getCoordinates(llvm::ArrayRef<int64_t> basis, unsigned linearIndex);

/// Calls \p fun with the position of each one-dimensional vector, in order.
void nDVectorIterate(const NDVectorTypeInfo &info, OpBuilder &builder,
                     llvm::function_ref<void(llvm::ArrayRef<int64_t>)> fun);

/// Replaces an op whose result is a vector of several dimensions by ops on one-dimensional vectors.
/// \param createOperand creates the op for a result type and operands, and returns its result.
LogicalResult handleMultidimensionalVectors(Operation *op, ValueRange operands,
                                            const LLVMTypeConverter &typeConverter,
                                            std::function<Value(Type, ValueRange)> createOperand,
                                            ConversionPatternRewriter &rewriter);

/// Replaces an elementwise op as oneToOneRewrite() does, or by one op for each one-dimensional vector.
LogicalResult vectorOneToOneRewrite(Operation *op, llvm::StringRef targetOp, ValueRange operands,
                                    llvm::ArrayRef<NamedAttribute> targetAttrs, Attribute propertiesAttr,
                                    const LLVMTypeConverter &typeConverter,
                                    ConversionPatternRewriter &rewriter);

} // namespace LLVM::detail

/// Gives the new op all attributes of the old one.
template <typename SourceOp, typename TargetOp>
class AttrConvertPassThrough {
public:
  AttrConvertPassThrough(SourceOp op) : attrs(op->getAttrs()) {}
  llvm::ArrayRef<NamedAttribute> getAttrs() const { return attrs; }
  Attribute getPropAttr() const { return {}; }

private:
  llvm::ArrayRef<NamedAttribute> attrs;
};

/// Replaces an elementwise op with one result by a TargetOp, or several of them for vectors of several
/// dimensions.
/// \tparam AttrConvert constructed from the op; getAttrs() and getPropAttr() return the attributes and, as a
/// dictionary or null, the properties of the new op.
template <typename SourceOp, typename TargetOp,
          template <typename, typename> typename AttrConvert = AttrConvertPassThrough,
          bool FailOnUnsupportedFP = false>
class VectorConvertToLLVMPattern : public ConvertOpToLLVMPattern<SourceOp, FailOnUnsupportedFP> {
public:
  using Super = VectorConvertToLLVMPattern<SourceOp, TargetOp>;
  using ConvertOpToLLVMPattern<SourceOp, FailOnUnsupportedFP>::ConvertOpToLLVMPattern;

  LogicalResult matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    AttrConvert<SourceOp, TargetOp> attrs(op);
    return LLVM::detail::vectorOneToOneRewrite(op, TargetOp::getOperationName(), adaptor.getOperands(),
                                               attrs.getAttrs(), attrs.getPropAttr(),
                                               *this->getTypeConverter(), rewriter);
  }
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_VECTORPATTERN_H
