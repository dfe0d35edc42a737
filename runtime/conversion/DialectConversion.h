//===- DialectConversion.h - From dialects to dialects --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A conversion makes operations legal: it visits all that are under some ops, definitions before uses, and
// applies patterns to those that the target does not call legal, then to what the patterns made, until all is
// legal. A ConversionPattern gets the operands of its op as they are on the other side, in types that its
// TypeConverter asks for.
//
//     TypeConverter converter;                       // See TypeConverter.h.
//     ConversionTarget target(*context);             // See ConversionTarget.h.
//     RewritePatternSet patterns(context);
//     patterns.add<LowerAdd, LowerMul>(converter, context);
//     if (failed(applyPartialConversion(module, target, std::move(patterns))))
//       signalPassFailure();
//
// Changes are made at once, and there is no log to undo them by. So a pattern looks first and changes then:
// one that fails must have changed nothing. Ops that it made and gave to nobody are taken back; after any
// other change the conversion ends with an error that names the pattern. What patterns replace or erase lives
// until the conversion ends, but stands in no block any more and has no operands. When a conversion fails,
// the IR is valid in structure and converted in part: throw it away, as a failed pass does.
//
// One thread at a time for the IR that is converted; a pattern set and a target serve any number of
// conversions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_DIALECTCONVERSION_H
#define STRATA_RUNTIME_CONVERSION_DIALECTCONVERSION_H

#include "runtime/conversion/ConversionTarget.h"
#include "runtime/conversion/TypeConverter.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/rewrite/FrozenRewritePatternSet.h"
#include "llvm/ADT/DenseSet.h"

namespace strata {

class ConversionPattern;
struct ConversionConfig;
namespace detail {
class ConversionDriver;
class ConversionState;
} // namespace detail

//===----------------------------------------------------------------------===//
// The rewriter
//===----------------------------------------------------------------------===//

/// What conversion patterns change IR with. A value may be replaced by one of another type or by several:
/// whoever still needs the old type gets a cast in between, which is resolved when the conversion ends.
class ConversionPatternRewriter final : public PatternRewriter {
public:
  ~ConversionPatternRewriter() override;
  const ConversionConfig &getConfig() const;

  // Blocks.
  /// Puts a block with converted arguments in place of this one, and gives it back; this one where nothing
  /// changes. The converter materialises the old values where they are still needed.
  Block *applySignatureConversion(Block *block, TypeConverter::SignatureConversion &conversion,
                                  const TypeConverter *converter = nullptr);
  /// The same for all blocks of a region; for the entry by `entryConversion` if there is one. Gives the entry
  /// block. Failure: some argument has no type on the other side, and nothing was changed.
  FailureOr<Block *> convertRegionTypes(Region *region, const TypeConverter &converter,
                                        TypeConverter::SignatureConversion *entryConversion = nullptr);
  void eraseBlock(Block *block) override;
  void inlineBlockBefore(Block *source, Block *dest, Block::iterator before,
                         ValueRange argValues = {}) override;
  using PatternRewriter::inlineBlockBefore;

  // Values.
  /// What stands for a value on the other side, in the type that the pattern's converter asks for. Null when
  /// it has no such type, or does not become one value.
  Value getRemappedValue(Value key);
  LogicalResult getRemappedValues(ValueRange keys, llvm::SmallVectorImpl<Value> &results);
  void replaceAllUsesWith(Value from, ValueRange to);
  void replaceAllUsesWith(Value from, Value to) override { replaceAllUsesWith(from, ValueRange(to)); }
  using PatternRewriter::replaceAllUsesWith;
  void replaceUsesOfBlockArgument(BlockArgument from, ValueRange to) { replaceAllUsesWith(from, to); }
  void replaceUsesWithIf(Value from, Value to, llvm::function_ref<bool(OpOperand &)> shouldReplace) override;
  using PatternRewriter::replaceUsesWithIf;

  // Ops.
  /// A null value: the result is gone, and so are its users when the conversion ends.
  void replaceOp(Operation *op, ValueRange values) override;
  using PatternRewriter::replaceOp;
  /// Each result by any number of values.
  void replaceOpWithMultiple(Operation *op, llvm::ArrayRef<ValueRange> values);
  void replaceOpWithMultiple(Operation *op, llvm::ArrayRef<llvm::SmallVector<Value>> values) {
    replaceOpWithMultiple(op, llvm::ArrayRef<ValueRange>(llvm::to_vector_of<ValueRange>(values)));
  }
  void replaceOpWithMultiple(Operation *op, std::initializer_list<ValueRange> values) {
    replaceOpWithMultiple(op, llvm::ArrayRef<ValueRange>(values));
  }
  /// Its results may still be used by what is erased or replaced later.
  void eraseOp(Operation *op) override;
  /// Until it is finalised, the op can be had back as it was: operands, attributes, successors and location.
  void startOpModification(Operation *op) override;
  void cancelOpModification(Operation *op) override;
  void finalizeOpModification(Operation *op) override;

  /// Makes ops legal now that would come later.
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
// Patterns
//===----------------------------------------------------------------------===//

/// A pattern that gets converted operands: without a converter, those that stand for the op's operands now,
/// of whatever type; with one, values of the types that it asks for. Subclasses override one of the two: the
/// second is for operands that become several values, and falls back to the first, which refuses those.
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

  /// May be null.
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

  /// Each operand as one value; failure, with the reason, when one became several or none.
  LogicalResult getSingleOperands(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                  ConversionPatternRewriter &rewriter,
                                  llvm::SmallVectorImpl<Value> &single) const;

private:
  const TypeConverter *typeConverter = nullptr;
};

/// A conversion pattern whose root is an op class; operands come by name, in an adaptor.
template <typename SourceOp>
class OpConversionPattern : public ConversionPattern {
public:
  using Base = OpConversionPattern;
  using OpAdaptor = typename SourceOp::Adaptor;
  using OneToNOpAdaptor = typename SourceOp::template GenericAdaptor<llvm::ArrayRef<ValueRange>>;
  using ConversionPattern::matchAndRewrite;

  OpConversionPattern(MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(SourceOp::getOperationName(), benefit, context) {}
  OpConversionPattern(const TypeConverter &typeConverter, MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, SourceOp::getOperationName(), benefit, context) {}

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

/// A conversion pattern for all ops that implement an interface.
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

/// A conversion pattern for all ops with a trait.
template <template <typename> class TraitClass>
class OpTraitConversionPattern : public ConversionPattern {
public:
  using Base = OpTraitConversionPattern;
  OpTraitConversionPattern(MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(MatchTraitOpTypeTag(), TraitClass<void>::trait, benefit, context) {}
  OpTraitConversionPattern(const TypeConverter &typeConverter, MLIRContext *context,
                           PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, MatchTraitOpTypeTag(), TraitClass<void>::trait, benefit, context) {}
};

/// Replaces an op by one of the same name with these operands, result types by the converter, and the same
/// attributes, successors and regions. Failure: a result type is refused, and nothing was changed.
FailureOr<Operation *> convertOpResultTypes(Operation *op, ValueRange operands,
                                            const TypeConverter &converter,
                                            ConversionPatternRewriter &rewriter);

/// Converts the type, the attributes of arguments and the entry block of functions of that name. They
/// implement FunctionOpInterface, with a FunctionType in `function_type`.
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
/// The same for all that implement FunctionOpInterface.
void populateAnyFunctionOpInterfaceTypeConversionPattern(RewritePatternSet &patterns,
                                                         const TypeConverter &converter,
                                                         PatternBenefit benefit = 1);

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// When an op that is not legal is folded rather than converted.
enum class DialectConversionFoldingMode { Never, BeforePatterns, AfterPatterns };

struct ConversionConfig {
  DialectConversionFoldingMode foldingMode = DialectConversionFoldingMode::BeforePatterns;
  /// Gets what a partial conversion left as it was.
  llvm::DenseSet<Operation *> *unlegalizedOps = nullptr;
  /// Gets what an analysis found that could be made legal.
  llvm::DenseSet<Operation *> *legalizableOps = nullptr;
  /// Gets the reasons for which patterns did not match.
  llvm::function_ref<void(Diagnostic &)> notifyCallback = nullptr;
  /// Is told of changes. A value that becomes another type is replaced through a cast, which nobody is told
  /// of.
  RewriterBase::Listener *listener = nullptr;
  /// Whether casts that are left are made real by the converters; if not, they stay as
  /// unrealized_conversion_cast.
  bool buildMaterializations = true;
  /// Changes are never undone: a conversion that asks for it fails.
  bool allowPatternRollback = false;
  /// The ops of a block go from the last to the first; still before what is inside. For patterns that split
  /// the block at their op: to move what is behind it costs little then, where it has been converted and is
  /// in blocks of its own.
  bool lastOpsFirst = false;
  /// Explains each op that could not be made legal in notes: which patterns were tried on it and on what they
  /// made, and why each failed. Also looks whether a pattern that failed changed its op without the rewriter.
  bool checked = false;
};

/// Whether conversions are checked whose configuration does not say so. For tools; set it before there are
/// threads.
void setConversionsCheckedByDefault(bool checked);

/// Converts what can be. Fails on ops that are known to be illegal; what nothing is known of may stay.
LogicalResult applyPartialConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
LogicalResult applyPartialConversion(Operation *op, const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
/// Fails unless all is legal in the end, `op` itself included.
LogicalResult applyFullConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
LogicalResult applyFullConversion(Operation *op, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
/// Finds out what a partial conversion would make legal: it is tried on a copy.
LogicalResult applyAnalysisConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns, ConversionConfig config = {});
LogicalResult applyAnalysisConversion(Operation *op, const ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns, ConversionConfig config = {});

/// Takes out casts that lead back to types where they came from, and those that nobody uses.
/// \param remaining  gets those of `casts` that stay.
void reconcileUnrealizedCasts(llvm::ArrayRef<UnrealizedConversionCastOp> casts,
                              llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remaining = nullptr);

} // namespace strata

#endif // STRATA_RUNTIME_CONVERSION_DIALECTCONVERSION_H
