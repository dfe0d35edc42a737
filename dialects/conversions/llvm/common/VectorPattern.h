//===- VectorPattern.h - Elementwise patterns on vectors ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversion of elementwise ops on vectors of rank 2 or more. Such a vector is converted to nested arrays of
// one-dimensional vectors; the op is converted to one op for each of these vectors.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_VECTORPATTERN_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_VECTORPATTERN_H

#include "dialects/conversions/llvm/common/Pattern.h"

namespace mlir {

namespace LLVM::detail {

/// The type to which a vector type is converted: nested arrays of one-dimensional vectors.
struct NDVectorTypeInfo {
  Type llvmNDVectorTy;                      ///< The whole type; null if it cannot be converted.
  Type llvm1DVectorTy;                      ///< The one-dimensional vector.
  llvm::SmallVector<int64_t, 4> arraySizes; ///< Lengths of the arrays, outermost first.
};
/// Returns the converted type of a vector type with its parts.
NDVectorTypeInfo extractNDVectorTypeInfo(VectorType vectorType, const LLVMTypeConverter &converter);

/// Converts a row-major linear index to one index per dimension of an array of shape \p basis; empty if out
/// of bounds.
llvm::SmallVector<int64_t, 4> getCoordinates(llvm::ArrayRef<int64_t> basis, unsigned linearIndex);

/// Calls \p fun with the array indices of each one-dimensional vector, in row-major order.
void nDVectorIterate(const NDVectorTypeInfo &info, OpBuilder &builder,
                     llvm::function_ref<void(llvm::ArrayRef<int64_t>)> fun);

/// Replaces an op whose result is a vector of rank 2 or more by one op for each one-dimensional vector.
/// \param createOperand Creates an op with a result type and operands, and returns its result.
LogicalResult handleMultidimensionalVectors(Operation *op, ValueRange operands,
                                            const LLVMTypeConverter &typeConverter,
                                            std::function<Value(Type, ValueRange)> createOperand,
                                            ConversionPatternRewriter &rewriter);

/// Replaces an op by the op `targetOp`. If the result is a vector of rank 2 or more, creates one op for each
/// one-dimensional vector as in handleMultidimensionalVectors(), otherwise one op as in oneToOneRewrite().
LogicalResult vectorOneToOneRewrite(Operation *op, llvm::StringRef targetOp, ValueRange operands,
                                    llvm::ArrayRef<NamedAttribute> targetAttrs, Attribute propertiesAttr,
                                    const LLVMTypeConverter &typeConverter,
                                    ConversionPatternRewriter &rewriter);

} // namespace LLVM::detail

/// Copies all attributes of the converted op.
template <typename SourceOp, typename TargetOp>
class AttrConvertPassThrough {
public:
  AttrConvertPassThrough(SourceOp op) : attrs(op->getAttrs()) {}
  llvm::ArrayRef<NamedAttribute> getAttrs() const { return attrs; }
  Attribute getPropAttr() const { return {}; }

private:
  llvm::ArrayRef<NamedAttribute> attrs;
};

/// Replaces an elementwise op with one result by a TargetOp; if the result is a vector of rank 2 or more, by
/// one TargetOp for each one-dimensional vector.
/// \tparam AttrConvert Constructed from the op. getAttrs() returns the attributes of the new op,
///   getPropAttr() its properties as a dictionary, or null.
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
