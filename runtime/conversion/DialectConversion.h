//===- DialectConversion.h - Dialect conversion ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Dialect conversion: legalizes operations. It visits all ops nested in the given ops, definitions before
// uses, and applies patterns to those that the target does not declare legal, then to the ops that the
// patterns created, until all are legal. A ConversionPattern receives the operands of its op in the types
// that its TypeConverter converts them to.
//
//     TypeConverter converter;                       // See TypeConverter.h.
//     ConversionTarget target(*context);             // See ConversionTarget.h.
//     RewritePatternSet patterns(context);
//     patterns.add<LowerAdd, LowerMul>(converter, context);
//     if (failed(applyPartialConversion(module, target, std::move(patterns))))
//       signalPassFailure();
//
// Changes take effect immediately and are not logged for rollback. So a pattern must match first and change
// later: if it fails, it must not have changed the IR. Unused ops that it created are erased; after any other
// change the conversion fails with an error that names the pattern. Ops and blocks that patterns replace or
// erase are detached, lose their operands and live until the conversion ends. After a failed conversion the
// IR is structurally valid but partially converted; discard it.
//
// One thread at a time for the IR that is converted. A pattern set and a target may be used by several
// conversions at once.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_DIALECTCONVERSION_H
#define STRATA_RUNTIME_CONVERSION_DIALECTCONVERSION_H

#include "runtime/conversion/ConversionTarget.h"
#include "runtime/conversion/TypeConverter.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/rewrite/FrozenRewritePatternSet.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

class ConversionPattern;
struct ConversionConfig;
namespace detail {
class ConversionDriver;
class ConversionState;
} // namespace detail

//===----------------------------------------------------------------------===//
// Rewriter of conversion patterns
//===----------------------------------------------------------------------===//

/// The rewriter of conversion patterns. A value may be replaced by a value of another type or by several
/// values. Users that need the original type then get a cast, which is resolved when the conversion ends.
class ConversionPatternRewriter final : public PatternRewriter {
public:
  const ConversionConfig &getConfig() const;
  ~ConversionPatternRewriter() override;

  // Changes of blocks.
  /// Calls applySignatureConversion() for all blocks of a region; for the entry block with `entryConversion`
  /// if that is not null. Returns the entry block. Fails, without a change, if the type of an argument cannot
  /// be converted.
  FailureOr<Block *> convertRegionTypes(Region *region, const TypeConverter &converter,
                                        TypeConverter::SignatureConversion *entryConversion = nullptr);
  /// Replaces `block` by a block with converted arguments and returns the new block; returns `block` if no
  /// argument changes. `converter` materializes values of the original types for the remaining uses of the
  /// original arguments.
  Block *applySignatureConversion(Block *block, TypeConverter::SignatureConversion &conversion,
                                  const TypeConverter *converter = nullptr);
  void eraseBlock(Block *block) override;
  void inlineBlockBefore(Block *source, Block *dest, Block::iterator before,
                         ValueRange argValues = {}) override;
  using PatternRewriter::inlineBlockBefore;

  // Replacement of values.
  /// Returns the replacement of `key` that has the type to which the type converter of the running pattern
  /// converts the type of `key`. Returns null if the type is not converted to exactly one type.
  Value getRemappedValue(Value key);
  LogicalResult getRemappedValues(ValueRange keys, llvm::SmallVectorImpl<Value> &results);
  void replaceAllUsesWith(Value from, ValueRange to);
  void replaceAllUsesWith(Value from, Value to) override { replaceAllUsesWith(from, ValueRange(to)); }
  using PatternRewriter::replaceAllUsesWith;
  void replaceUsesOfBlockArgument(BlockArgument from, ValueRange to) { replaceAllUsesWith(from, to); }
  void replaceUsesWithIf(Value from, Value to, llvm::function_ref<bool(OpOperand &)> shouldReplace,
                         bool *allUsesReplaced = nullptr) override {
    replaceUsesWithIf(from, ValueRange(to), shouldReplace, allUsesReplaced);
  }
  void replaceUsesWithIf(Value from, ValueRange to, llvm::function_ref<bool(OpOperand &)> shouldReplace,
                         bool *allUsesReplaced = nullptr);
  using PatternRewriter::replaceUsesWithIf;

  // Replacement and modification of ops.
  /// Replaces `op` by values. A null value means that the result has no replacement: all its users must be
  /// erased before the conversion ends.
  void replaceOp(Operation *op, ValueRange values) override;
  void replaceOp(Operation *op, Operation *other) override { replaceOp(op, ValueRange(other->getResults())); }
  /// Replaces each result by any number of values.
  void replaceOpWithMultiple(Operation *op, llvm::ArrayRef<ValueRange> values);
  template <typename RangeT>
    requires(!std::is_convertible_v<const RangeT &, llvm::ArrayRef<ValueRange>>)
  void replaceOpWithMultiple(Operation *op, const RangeT &values) {
    replaceOpWithMultiple(op, llvm::ArrayRef<ValueRange>(llvm::to_vector_of<ValueRange>(values)));
  }
  void replaceOpWithMultiple(Operation *op, std::initializer_list<ValueRange> values) {
    replaceOpWithMultiple(op, llvm::ArrayRef<ValueRange>(values));
  }
  /// Erases an op. Its results may still be used by ops that are erased or replaced later.
  void eraseOp(Operation *op) override;
  /// Saves the operands, attributes, successors and location of `op`. cancelOpModification() restores them.
  void startOpModification(Operation *op) override;
  void cancelOpModification(Operation *op) override;
  void finalizeOpModification(Operation *op) override;

  /// Legalize ops immediately, before the driver reaches them.
  LogicalResult legalize(Operation *op);
  LogicalResult legalize(Region *region);

private:
  friend class detail::ConversionDriver;
  friend class ConversionPattern;
  ConversionPatternRewriter(detail::ConversionDriver &driver, detail::ConversionState &state);
  using OpBuilder::setListener;

  detail::ConversionDriver &driver;
  detail::ConversionState &state;
};

//===----------------------------------------------------------------------===//
// Conversion patterns
//===----------------------------------------------------------------------===//

/// Base class of conversion patterns. Without a type converter, a pattern receives the current replacements
/// of the operands, whatever their types are; with a type converter, it receives values of the converted
/// types. A subclass overrides one of the two virtual functions matchAndRewrite(). The second one also
/// handles operands that were converted to zero or several values; its default calls the first one and fails
/// for such operands.
class ConversionPattern : public RewritePattern {
public:
  using OpAdaptor = llvm::ArrayRef<Value>;
  using OneToNOpAdaptor = llvm::ArrayRef<ValueRange>;
  using RewritePattern::matchAndRewrite;

  virtual LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                        ConversionPatternRewriter &rewriter) const {
    llvm_unreachable("a conversion pattern must override matchAndRewrite");
  }
  virtual LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                        ConversionPatternRewriter &rewriter) const {
    llvm::SmallVector<Value, 4> single;
    return failed(getSingleOperands(op, operands, rewriter, single)) ? LogicalResult(failure())
                                                                     : matchAndRewrite(op, single, rewriter);
  }
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const final;

  /// Returns the type converter, or null.
  const TypeConverter *getTypeConverter() const { return typeConverter; }
  template <typename ConverterT>
    requires std::is_base_of_v<TypeConverter, ConverterT>
  const ConverterT *getTypeConverter() const {
    return static_cast<const ConverterT *>(typeConverter);
  }

protected:
  using RewritePattern::RewritePattern;
  template <typename... Args>
  ConversionPattern(const TypeConverter &typeConverter, Args &&...args)
      : RewritePattern(std::forward<Args>(args)...), typeConverter(&typeConverter) {}

  /// Stores the single value of each operand in `single`. Fails, with a reason for the match failure, if an
  /// operand was converted to zero or several values.
  LogicalResult getSingleOperands(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                  ConversionPatternRewriter &rewriter,
                                  llvm::SmallVectorImpl<Value> &single) const;
  /// Returns the single value of each operand; fails if an operand was converted to zero or several values.
  FailureOr<llvm::SmallVector<Value>> getOneToOneAdaptorOperands(llvm::ArrayRef<ValueRange> operands) const;
  /// Calls matchAndRewrite() of \p self with one value for each operand. Fails, with a reason for the match
  /// failure, if an operand was converted to zero or several values.
  template <typename SelfPattern, typename SourceOp>
  static LogicalResult dispatchTo1To1(const SelfPattern &self, SourceOp op,
                                      llvm::ArrayRef<ValueRange> operands,
                                      ConversionPatternRewriter &rewriter) {
    llvm::SmallVector<Value, 4> single;
    return failed(self.getSingleOperands(op, operands, rewriter, single))
               ? LogicalResult(failure())
               : self.matchAndRewrite(op, llvm::ArrayRef<Value>(single), rewriter);
  }
  template <typename SelfPattern, typename SourceOp>
  static LogicalResult
  dispatchTo1To1(const SelfPattern &self, SourceOp op,
                 typename SourceOp::template GenericAdaptor<llvm::ArrayRef<ValueRange>> adaptor,
                 ConversionPatternRewriter &rewriter) {
    llvm::SmallVector<Value, 4> single;
    if (failed(self.getSingleOperands(op, adaptor.getOperands(), rewriter, single)))
      return failure();
    return self.matchAndRewrite(op, typename SourceOp::Adaptor(ValueRange(single), op.getOperation()),
                                rewriter);
  }

  /// The type converter; may be null. Borrowed.
  const TypeConverter *typeConverter = nullptr;
};

/// A conversion pattern for one op class. Operands are passed in the op's adaptor.
template <typename SourceOp>
class OpConversionPattern : public ConversionPattern {
public:
  using Base = OpConversionPattern;
  using OpAdaptor = typename SourceOp::Adaptor;
  using OneToNOpAdaptor = typename SourceOp::template GenericAdaptor<llvm::ArrayRef<ValueRange>>;
  using ConversionPattern::matchAndRewrite;

  OpConversionPattern(const TypeConverter &typeConverter, MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, SourceOp::getOperationName(), benefit, context) {}
  OpConversionPattern(MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(SourceOp::getOperationName(), benefit, context) {}

  virtual LogicalResult matchAndRewrite(SourceOp op, OpAdaptor adaptor,
                                        ConversionPatternRewriter &rewriter) const {
    llvm_unreachable("a conversion pattern must override matchAndRewrite");
  }
  virtual LogicalResult matchAndRewrite(SourceOp op, OneToNOpAdaptor adaptor,
                                        ConversionPatternRewriter &rewriter) const {
    llvm::SmallVector<Value, 4> single;
    if (failed(getSingleOperands(op, adaptor.getOperands(), rewriter, single)))
      return failure();
    return matchAndRewrite(op, OpAdaptor(ValueRange(single), op.getOperation()), rewriter);
  }
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<SourceOp>(op), OpAdaptor(ValueRange(operands), op), rewriter);
  }
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<SourceOp>(op), OneToNOpAdaptor(operands, op), rewriter);
  }
};

/// A conversion pattern for all ops that implement `InterfaceT`.
template <typename InterfaceT>
class OpInterfaceConversionPattern : public ConversionPattern {
public:
  using Base = OpInterfaceConversionPattern;
  using ConversionPattern::matchAndRewrite;

  OpInterfaceConversionPattern(MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(MatchInterfaceOpTypeTag(), InterfaceT::getInterfaceID(), benefit, context) {}
  OpInterfaceConversionPattern(const TypeConverter &typeConverter, MLIRContext *context,
                               PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, MatchInterfaceOpTypeTag(), InterfaceT::getInterfaceID(), benefit,
                          context) {}

  virtual LogicalResult matchAndRewrite(InterfaceT op, llvm::ArrayRef<Value> operands,
                                        ConversionPatternRewriter &rewriter) const {
    llvm_unreachable("a conversion pattern must override matchAndRewrite");
  }
  virtual LogicalResult matchAndRewrite(InterfaceT op, llvm::ArrayRef<ValueRange> operands,
                                        ConversionPatternRewriter &rewriter) const {
    llvm::SmallVector<Value, 4> single;
    return failed(getSingleOperands(op, operands, rewriter, single)) ? LogicalResult(failure())
                                                                     : matchAndRewrite(op, single, rewriter);
  }
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<InterfaceT>(op), operands, rewriter);
  }
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<InterfaceT>(op), operands, rewriter);
  }
};

/// A conversion pattern for all ops with the trait `TraitClass`.
template <template <typename> class TraitClass>
class OpTraitConversionPattern : public ConversionPattern {
public:
  using Base = OpTraitConversionPattern;
  OpTraitConversionPattern(MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(MatchTraitOpTypeTag(), detail::traitBit<TraitClass>, benefit, context) {}
  OpTraitConversionPattern(const TypeConverter &typeConverter, MLIRContext *context,
                           PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, MatchTraitOpTypeTag(), detail::traitBit<TraitClass>, benefit,
                          context) {}
};

/// Replaces `op` by an op of the same name with the given operands, converted result types, and the
/// attributes, successors and regions of `op`. Fails, without a change, if a result type is not converted to
/// exactly one type.
FailureOr<Operation *> convertOpResultTypes(Operation *op, ValueRange operands,
                                            const TypeConverter &converter,
                                            ConversionPatternRewriter &rewriter);

// Add a pattern that converts the type, the argument and result attributes, and the entry block of ops that
// implement FunctionOpInterface and have a builtin FunctionType.
/// Adds the pattern for all such ops.
void populateAnyFunctionOpInterfaceTypeConversionPattern(RewritePatternSet &patterns,
                                                         const TypeConverter &converter,
                                                         PatternBenefit benefit = 1);
/// Adds the pattern for such ops with the given name, or of class FuncOpT.
void populateFunctionOpInterfaceTypeConversionPattern(llvm::StringRef functionLikeOpName,
                                                      RewritePatternSet &patterns,
                                                      const TypeConverter &converter,
                                                      PatternBenefit benefit = 1);
template <typename FuncOpT>
void populateFunctionOpInterfaceTypeConversionPattern(RewritePatternSet &patterns,
                                                      const TypeConverter &converter,
                                                      PatternBenefit benefit = 1) {
  populateFunctionOpInterfaceTypeConversionPattern(FuncOpT::getOperationName(), patterns, converter, benefit);
}

//===----------------------------------------------------------------------===//
// Entry points of dialect conversion
//===----------------------------------------------------------------------===//

/// Determines whether the driver tries to fold an illegal op, and whether before or after it tries patterns.
enum class DialectConversionFoldingMode { Never, BeforePatterns, AfterPatterns };

/// Options of a conversion. Objects to which pointers refer are borrowed.
struct ConversionConfig {
  DialectConversionFoldingMode foldingMode = DialectConversionFoldingMode::BeforePatterns;
  /// A set, or null, that receives the ops that a partial conversion did not legalize and that no rule makes
  /// illegal.
  llvm::DenseSet<Operation *> *unlegalizedOps = nullptr;
  /// A set, or null, that receives the ops that an analysis conversion could legalize.
  llvm::DenseSet<Operation *> *legalizableOps = nullptr;
  /// A callback, or null, that is called with the reason of each match failure.
  llvm::function_ref<void(Diagnostic &)> notifyCallback = nullptr;
  /// A listener, or null, that is notified of all changes except the insertion of casts between original and
  /// converted types.
  RewriterBase::Listener *listener = nullptr;
  /// If true, remaining casts are materialized by the type converters. If false, they stay in the IR as
  /// unrealized_conversion_cast.
  bool buildMaterializations = true;
  /// Requests rollback of failed patterns, which is not supported: the conversion fails if this is true.
  bool allowPatternRollback = false;
  /// If true, the ops of a block are visited from last to first (but each op before the ops nested in it).
  /// Use this with patterns that split the block at their root: the ops after the root are then already
  /// converted and moved to other blocks, so that each split is cheap.
  bool lastOpsFirst = false;
  /// If true, the error for an op that could not be legalized gets notes: which patterns were tried on the op
  /// and on the ops that these patterns created, and why each pattern failed. Also detects failed patterns
  /// that have changed their root op without the rewriter.
  bool checked = false;
};

/// Sets the default of ConversionConfig::checked for all conversions. For tools; must be called before
/// threads are started.
void setConversionsCheckedByDefault(bool checked);

/// Legalizes ops where possible. Fails if an illegal op remains; ops to which no legality rule applies may
/// remain.
LogicalResult applyPartialConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
LogicalResult applyPartialConversion(Operation *op, const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
/// Legalizes all ops, including `ops` themselves. Fails if an op remains that is not known to be legal.
LogicalResult applyFullConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
LogicalResult applyFullConversion(Operation *op, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
/// Computes which ops a partial conversion would legalize. It converts a clone; the IR is not changed.
LogicalResult applyAnalysisConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
LogicalResult applyAnalysisConversion(Operation *op, const ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns, ConversionConfig config = {});

/// If values are cast to a type and back through a chain of casts, replaces the last cast by the original
/// values. Erases unused casts.
/// \param remaining if not null, receives the casts that were not erased.
void reconcileUnrealizedCasts(llvm::ArrayRef<UnrealizedConversionCastOp> casts,
                              llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remaining = nullptr);
void reconcileUnrealizedCasts(const llvm::DenseSet<UnrealizedConversionCastOp> &casts,
                              llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remaining = nullptr);

/// Placeholders for the type conversion of PDL patterns, which are not supported; they have no effect.
inline void registerConversionPDLFunctions(RewritePatternSet &patterns) {}
class PDLConversionConfig final {
public:
  PDLConversionConfig(const TypeConverter *) {}
};

} // namespace mlir

#endif // STRATA_RUNTIME_CONVERSION_DIALECTCONVERSION_H
