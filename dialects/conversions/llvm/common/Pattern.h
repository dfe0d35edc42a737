//===- Pattern.h - Patterns that create llvm ops --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base classes of conversion patterns whose type converter is an LLVMTypeConverter, and helpers that they
// share. Patterns borrow the converter. For ops that are converted one to one, a row in a table is enough:
// see OneToOneTable.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PATTERN_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PATTERN_H

#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/llvm/LLVM.h"
#include "runtime/conversion/DialectConversion.h"

namespace mlir {

namespace LLVM {
namespace detail {

/// Replaces an op by one of another name with the given operands and attributes. The results of an op with
/// several results are extracted from the struct that the new op returns.
/// \param propertiesAttr the properties of the new op, or null.
LogicalResult oneToOneRewrite(Operation *op, llvm::StringRef targetOp, ValueRange operands,
                              llvm::ArrayRef<NamedAttribute> targetAttrs, Attribute propertiesAttr,
                              const LLVMTypeConverter &typeConverter, ConversionPatternRewriter &rewriter);
/// As above, with a call of an LLVM intrinsic as the new op.
LogicalResult intrinsicRewrite(Operation *op, llvm::StringRef intrinsic, ValueRange operands,
                               const LLVMTypeConverter &typeConverter, RewriterBase &rewriter);

// Return true if the type, or a type of an operand or result, is a float or a vector of floats that is not
// converted to itself.
bool isUnsupportedFloatingPointType(const TypeConverter &typeConverter, Type type);
bool opHasUnsupportedFloatingPointTypes(Operation *op, const TypeConverter &typeConverter);

} // namespace detail

/// Splits an integer, a float or a vector of them into values of type `dstType`, lowest bits first; bits that
/// the last one does not need are zero.
llvm::SmallVector<Value> decomposeValue(OpBuilder &builder, Location loc, Value src, Type dstType);
/// Joins values that decomposeValue() created.
Value composeValue(OpBuilder &builder, Location loc, ValueRange src, Type dstType);

/// Computes the address of an element: the aligned pointer of the descriptor plus the offset and the products
/// of indices and strides.
Value getStridedElementPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                           MemRefType type, Value memRefDesc, ValueRange indices,
                           GEPNoWrapFlags noWrapFlags = GEPNoWrapFlags::none);

} // namespace LLVM

/// Base of patterns that create llvm ops.
class ConvertToLLVMPattern : public ConversionPattern {
public:
  ConvertToLLVMPattern(llvm::StringRef rootOpName, MLIRContext *context,
                       const LLVMTypeConverter &typeConverter, PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, rootOpName, benefit, context) {}

protected:
  using ConversionPattern::ConversionPattern;

  const LLVMTypeConverter *getTypeConverter() const {
    return static_cast<const LLVMTypeConverter *>(typeConverter);
  }
  LLVM::LLVMDialect &getDialect() const { return *getTypeConverter()->getDialect(); }

  // Types.
  Type getIndexType() const { return getTypeConverter()->getIndexType(); }
  Type getIntPtrType(unsigned addressSpace = 0) const; ///< The integer with the width of a pointer.
  Type getVoidType() const;
  Type getPtrType(unsigned addressSpace = 0) const;
  /// Returns the type of a pointer to an element of the memref.
  Type getElementPtrType(MemRefType type) const;
  /// Returns true if the memref type can be converted and its layout is the identity.
  bool isConvertibleAndHasIdentityMaps(MemRefType type) const;

  // Values.
  /// Creates an integer constant whose attribute has type `index`.
  static Value createIndexAttrConstant(OpBuilder &builder, Location loc, Type resultType, int64_t value);
  /// See LLVM::getStridedElementPtr().
  Value getStridedElementPtr(ConversionPatternRewriter &rewriter, Location loc, MemRefType type,
                             Value memRefDesc, ValueRange indices,
                             LLVM::GEPNoWrapFlags noWrapFlags = LLVM::GEPNoWrapFlags::none) const;
  /// Computes the size of a type in bytes: the address of element 1 of an array at address zero.
  Value getSizeInBytes(Location loc, Type type, ConversionPatternRewriter &rewriter) const;
  Value getNumElements(Location loc, MemRefType memRefType, ValueRange dynamicSizes,
                       ConversionPatternRewriter &rewriter) const;

  // Descriptors.
  /// Computes sizes, strides and the size of the buffer, in bytes or elements, of a memref with identity
  /// layout. Static sizes become constants; \p dynamicSizes has the others.
  void getMemRefDescriptorSizes(Location loc, MemRefType memRefType, ValueRange dynamicSizes,
                                ConversionPatternRewriter &rewriter, llvm::SmallVectorImpl<Value> &sizes,
                                llvm::SmallVectorImpl<Value> &strides, Value &size,
                                bool sizeInBytes = true) const;
  MemRefDescriptor createMemRefDescriptor(Location loc, MemRefType memRefType, Value allocatedPtr,
                                          Value alignedPtr, llvm::ArrayRef<Value> sizes,
                                          llvm::ArrayRef<Value> strides,
                                          ConversionPatternRewriter &rewriter) const;
  /// Copy the ranked descriptors of unranked memrefs to the heap (\p toDynamic), or from the heap to the
  /// stack, freeing the memory. The first form returns null if that is impossible; the second one replaces
  /// those of the \p operands whose type in \p origTypes is unranked.
  Value copyUnrankedDescriptor(OpBuilder &builder, Location loc, UnrankedMemRefType memRefType, Value operand,
                               bool toDynamic) const;
  LogicalResult copyUnrankedDescriptors(OpBuilder &builder, Location loc, TypeRange origTypes,
                                        llvm::SmallVectorImpl<Value> &operands, bool toDynamic) const;
};

/// A pattern for one op class. A subclass overrides one of the functions that take a SourceOp.
/// \tparam FailOnUnsupportedFP whether the pattern fails for floats that are converted to integers.
template <typename SourceOp, bool FailOnUnsupportedFP = false>
class ConvertOpToLLVMPattern : public ConvertToLLVMPattern {
public:
  using OpAdaptor = typename SourceOp::Adaptor;
  using OneToNOpAdaptor = typename SourceOp::template GenericAdaptor<llvm::ArrayRef<ValueRange>>;

  explicit ConvertOpToLLVMPattern(const LLVMTypeConverter &typeConverter, PatternBenefit benefit = 1)
      : ConvertToLLVMPattern(SourceOp::getOperationName(), &typeConverter.getContext(), typeConverter,
                             benefit) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const final {
    if (hasUnsupportedFloat(op))
      return rewriter.notifyMatchFailure(op, "unsupported floating point type");
    return matchAndRewrite(llvm::cast<SourceOp>(op), OpAdaptor(ValueRange(operands), op), rewriter);
  }
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const final {
    if (hasUnsupportedFloat(op))
      return rewriter.notifyMatchFailure(op, "unsupported floating point type");
    return matchAndRewrite(llvm::cast<SourceOp>(op), OneToNOpAdaptor(operands, op), rewriter);
  }
  virtual LogicalResult matchAndRewrite(SourceOp op, OpAdaptor adaptor,
                                        ConversionPatternRewriter &rewriter) const {
    llvm_unreachable("a pattern must override matchAndRewrite");
  }
  virtual LogicalResult matchAndRewrite(SourceOp op, OneToNOpAdaptor adaptor,
                                        ConversionPatternRewriter &rewriter) const {
    llvm::SmallVector<Value, 4> single;
    if (failed(getSingleOperands(op, adaptor.getOperands(), rewriter, single)))
      return failure();
    return matchAndRewrite(op, OpAdaptor(ValueRange(single), op.getOperation()), rewriter);
  }

private:
  using ConvertToLLVMPattern::matchAndRewrite;
  bool hasUnsupportedFloat(Operation *op) const {
    return FailOnUnsupportedFP && LLVM::detail::opHasUnsupportedFloatingPointTypes(op, *typeConverter);
  }
};

/// A pattern for all ops that implement the interface `SourceOp`.
template <typename SourceOp>
class ConvertOpInterfaceToLLVMPattern : public ConvertToLLVMPattern {
public:
  explicit ConvertOpInterfaceToLLVMPattern(const LLVMTypeConverter &typeConverter, PatternBenefit benefit = 1)
      : ConvertToLLVMPattern(typeConverter, Pattern::MatchInterfaceOpTypeTag(), SourceOp::getInterfaceID(),
                             benefit, &typeConverter.getContext()) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<SourceOp>(op), operands, rewriter);
  }
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<SourceOp>(op), operands, rewriter);
  }
  virtual LogicalResult matchAndRewrite(SourceOp op, llvm::ArrayRef<Value> operands,
                                        ConversionPatternRewriter &rewriter) const {
    llvm_unreachable("a pattern must override matchAndRewrite");
  }
  virtual LogicalResult matchAndRewrite(SourceOp op, llvm::ArrayRef<ValueRange> operands,
                                        ConversionPatternRewriter &rewriter) const {
    llvm::SmallVector<Value, 4> single;
    return failed(getSingleOperands(op, operands, rewriter, single))
               ? LogicalResult(failure())
               : matchAndRewrite(op, llvm::ArrayRef<Value>(single), rewriter);
  }

private:
  using ConvertToLLVMPattern::matchAndRewrite;
};

/// Replaces an op by a TargetOp with the same operands and attributes.
template <typename SourceOp, typename TargetOp>
class OneToOneConvertToLLVMPattern : public ConvertOpToLLVMPattern<SourceOp> {
public:
  using Super = OneToOneConvertToLLVMPattern;
  using ConvertOpToLLVMPattern<SourceOp>::ConvertOpToLLVMPattern;

  LogicalResult matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    return LLVM::detail::oneToOneRewrite(op, TargetOp::getOperationName(), adaptor.getOperands(),
                                         op->getAttrs(), Attribute(), *this->getTypeConverter(), rewriter);
  }
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PATTERN_H
