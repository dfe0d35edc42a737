//===- Pattern.h - Patterns that create llvm ops --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base classes of patterns that convert ops to the llvm dialect with an LLVMTypeConverter, and helpers of
// such patterns. The converter must outlive the patterns. For one-to-one conversions, use a table
// (OneToOneTable.h) instead.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PATTERN_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PATTERN_H

#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/conversion/DialectConversion.h"

namespace mlir {

namespace LLVM {
namespace detail {

/// Replaces an op by the op `targetOp` with the given operands and attributes. If the replaced op has several
/// results, the new op returns a struct, from which they are extracted.
/// \param propertiesAttr The properties of the new op as an attribute, or null.
LogicalResult oneToOneRewrite(Operation *op, llvm::StringRef targetOp, ValueRange operands,
                              llvm::ArrayRef<NamedAttribute> targetAttrs, Attribute propertiesAttr,
                              const LLVMTypeConverter &typeConverter, ConversionPatternRewriter &rewriter);
/// Replaces an op by a call of the LLVM intrinsic with the given name. If the replaced op has several
/// results, the call returns a struct, from which they are extracted.
LogicalResult intrinsicRewrite(Operation *op, llvm::StringRef intrinsic, ValueRange operands,
                               const LLVMTypeConverter &typeConverter, RewriterBase &rewriter);

// Return true if the type, or the type of an operand or result of the op, is a floating-point type or a
// vector of one that the converter maps to another type.
bool isUnsupportedFloatingPointType(const TypeConverter &typeConverter, Type type);
bool opHasUnsupportedFloatingPointTypes(Operation *op, const TypeConverter &typeConverter);

} // namespace detail

/// Splits an integer, a float or a vector of them into values of type `dstType`, least significant bits
/// first. The last value is extended with zeros.
llvm::SmallVector<Value> decomposeValue(OpBuilder &builder, Location loc, Value src, Type dstType);
/// Inverse of decomposeValue(): joins the values to one value of type `dstType`.
Value composeValue(OpBuilder &builder, Location loc, ValueRange src, Type dstType);

/// Computes the address of a memref element: aligned pointer + offset + sum of indices[i] * strides[i].
Value getStridedElementPtr(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                           MemRefType type, Value memRefDesc, ValueRange indices,
                           GEPNoWrapFlags noWrapFlags = GEPNoWrapFlags::none);

} // namespace LLVM

/// Base of patterns with an LLVMTypeConverter: shortcuts for types, values and descriptors.
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
  Type getIntPtrType(unsigned addressSpace = 0) const; ///< An integer with the width of a pointer.
  Type getVoidType() const;
  Type getPtrType(unsigned addressSpace = 0) const;
  Type getVoidPtrType() const { return getPtrType(); }
  /// Returns the type of pointers to elements of the memref.
  Type getElementPtrType(MemRefType type) const;
  /// Returns true if the memref type can be converted and its layout is the identity.
  bool isConvertibleAndHasIdentityMaps(MemRefType type) const;

  // Values.
  /// Creates an integer constant whose attribute has type `index`.
  static Value createIndexAttrConstant(OpBuilder &builder, Location loc, Type resultType, int64_t value);
  /// Computes the address of a memref element; see LLVM::getStridedElementPtr().
  Value getStridedElementPtr(ConversionPatternRewriter &rewriter, Location loc, MemRefType type,
                             Value memRefDesc, ValueRange indices,
                             LLVM::GEPNoWrapFlags noWrapFlags = LLVM::GEPNoWrapFlags::none) const;
  /// Computes the size of a type in bytes, as the address of element 1 of an array that starts at address 0.
  Value getSizeInBytes(Location loc, Type type, ConversionPatternRewriter &rewriter) const;
  /// Computes the number of elements of a memref. \p dynamicSizes has the dynamic sizes in order.
  Value getNumElements(Location loc, MemRefType memRefType, ValueRange dynamicSizes,
                       ConversionPatternRewriter &rewriter) const;

  // Descriptors.
  /// Computes the sizes and strides of a memref with identity layout, and the size of its buffer in bytes or
  /// elements. Static sizes become constants. \p dynamicSizes has the dynamic sizes in order.
  void getMemRefDescriptorSizes(Location loc, MemRefType memRefType, ValueRange dynamicSizes,
                                ConversionPatternRewriter &rewriter, llvm::SmallVectorImpl<Value> &sizes,
                                llvm::SmallVectorImpl<Value> &strides, Value &size,
                                bool sizeInBytes = true) const;
  /// Creates a ranked descriptor with offset 0.
  MemRefDescriptor createMemRefDescriptor(Location loc, MemRefType memRefType, Value allocatedPtr,
                                          Value alignedPtr, llvm::ArrayRef<Value> sizes,
                                          llvm::ArrayRef<Value> strides,
                                          ConversionPatternRewriter &rewriter) const;
  /// Copy the ranked descriptor of an unranked memref: to new memory on the heap (\p toDynamic), or from the
  /// heap to the stack, after which the heap memory is freed. The first form copies one descriptor and
  /// returns null on failure. The second form copies those of all \p operands whose type in \p origTypes is
  /// an unranked memref, and replaces the operands.
  Value copyUnrankedDescriptor(OpBuilder &builder, Location loc, UnrankedMemRefType memRefType, Value operand,
                               bool toDynamic) const;
  LogicalResult copyUnrankedDescriptors(OpBuilder &builder, Location loc, TypeRange origTypes,
                                        llvm::SmallVectorImpl<Value> &operands, bool toDynamic) const;
};

/// Base of patterns for one op class. A subclass overrides one of the two functions that take a SourceOp.
/// \tparam FailOnUnsupportedFP The pattern does not match ops with a floating-point type that is converted to
///   another type.
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

/// Base of patterns for all ops that implement the interface `SourceOp`.
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

/// Replaces a SourceOp by a TargetOp with the converted operands and the same attributes.
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
