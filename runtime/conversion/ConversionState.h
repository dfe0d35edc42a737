//===- ConversionState.h - State of a running conversion ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state of one dialect conversion, updated as a listener of its rewriter:
// - the ops that patterns created or modified, and whether a pattern made a change that cannot be undone;
// - the unrealized casts between original and converted types;
// - the erased ops and blocks, which are detached but live until the conversion ends.
//
// Used by one thread. Private to runtime/conversion.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_CONVERSIONSTATE_H
#define STRATA_RUNTIME_CONVERSION_CONVERSIONSTATE_H

#include "runtime/conversion/DialectConversion.h"
#include "runtime/conversion/FailureTree.h"
#include "runtime/rewrite/RewriteTracer.h"
#include "llvm/ADT/SetVector.h"
#include <array>

namespace mlir::detail {

/// Records the changes of a conversion, and the casts that it inserts. Owns the erased ops and blocks until
/// the conversion ends.
class ConversionState final : public RewriterBase::Listener {
public:
  ConversionState(MLIRContext *context, const ConversionConfig &config);
  ~ConversionState() override;

  // Listener interface: changes that patterns make with the rewriter.
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) override;
  void notifyOperationModified(Operation *op) override;
  void notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) override;

  /// A position in the record of changes, to which undo() can return.
  struct Mark {
    size_t created, modified, pending;
    uint64_t changes;
  };
  Mark mark() const { return {created.size(), modified.size(), pendingModifications.size(), changes}; }
  /// Returns true if the IR was changed after `mark` in a way that undo() cannot revert.
  bool hasChangedSince(const Mark &mark) const { return changes != mark.changes; }
  /// Erases the ops created after `mark` and restores the ops whose in-place modification is not finished.
  /// \pre !hasChangedSince(mark).
  void undo(const Mark &mark);
  /// Returns true if the op was erased during the conversion. \pre freeRetired() was not called yet.
  bool isErased(Operation *op) const {
    return (hasErasedNested || !op->getBlock()) && (erased.contains(op) || keptOps.contains(op));
  }
  void noteChange() { ++changes; }
  /// The index in `created` of the first op that the running pattern created. Erasing such an op does not
  /// count as a change of the IR.
  size_t attemptStart = 0;
  bool isCreatedByAttempt(Operation *op) const {
    return llvm::is_contained(llvm::reverse(llvm::ArrayRef<Operation *>(created).drop_front(attemptStart)),
                              op);
  }
  /// The created and the modified ops in the order of the changes, including ops that were erased later.
  llvm::SmallVector<Operation *, 16> created, modified;

  // In-place modifications.
  void startModification(Operation *op);
  /// Restores the op to its state at the matching startModification().
  void cancelModification(Operation *op);
  void finishModification(Operation *op);

  // Value replacement.
  /// Replaces all uses of `from` by `to`, through a cast if the types or the number of values differ.
  /// \param where the insertion point of the cast if `to` is empty.
  void replaceValue(Value from, ValueRange to, const TypeConverter *converter, OpBuilder::InsertPoint where);
  /// Inserts, after the definitions of `to`, a cast from `to` to the type of `from`. Changes no uses.
  Value castToOriginalType(Value from, ValueRange to, const TypeConverter *converter,
                           OpBuilder::InsertPoint where);
  /// Appends the current replacements of `values` to `flat`, and the number of replacements of each value to
  /// `counts`. With a converter the replacements have the converted types, and casts are inserted where
  /// needed. Fails, after notifying listeners, if the converter rejects a type.
  /// \param op the op whose operands `values` are, or null.
  LogicalResult remap(Operation *op, ValueRange values, const TypeConverter *converter,
                      llvm::SmallVectorImpl<Value> &flat, llvm::SmallVectorImpl<unsigned> &counts);

  // Erasure. The op or block is detached and its operands are dropped. Its memory is freed when the
  // conversion ends.
  void retire(Operation *op);
  /// \pre All remaining users of the block arguments are erased, too.
  void retire(Block *block);

  /// Removes or materializes all casts that were inserted since the last call, and frees the erased ops.
  /// Fails, after reporting an error, if a cast that is still used can neither be removed nor materialized.
  LogicalResult finish();
  /// Keeps erased ops that share no values with others (isIndependent()), such as functions, until the
  /// conversion ends, although finish() is called several times: patterns may have cached them, for example
  /// in symbol tables.
  void keepErasedIndependentOps() { keepsIndependentOps = true; }
  /// Returns true if no value connects the op or an op nested in it with other ops.
  static bool isIndependent(Operation &op);

  MLIRContext *getContext() const { return context; }
  const TypeConverter *currentConverter = nullptr; ///< The converter of the running pattern; may be null.
  FailureTree tree;
  const ConversionConfig &config;
  RewriteTracer *const tracer; ///< The tracer of the context; may be null.
  /// Calls `fn` with each registered listener.
  template <typename FnT>
  void notifyListeners(FnT &&fn) {
    for (RewriterBase::Listener *each : listeners)
      fn(*each);
  }

private:
  /// The kind of an inserted cast: a Source cast produces a value of the original type, a Target cast values
  /// of converted types.
  enum class CastKind : uint8_t { Source, Target };
  struct Cast {
    CastKind kind;
    Type originalType; ///< For a Target cast: the type of the value before the conversion.
    const TypeConverter *converter;
  };
  struct Modification {
    Operation *op;
    Location loc;
    DictionaryAttr discardable;
    llvm::SmallVector<Attribute, 4> slots;
    llvm::SmallVector<Value, 4> operands;
    llvm::SmallVector<Block *, 2> successors;
  };
  static void restore(const Modification &modification);
  void restoreAll(size_t from);
  /// Returns true if the op is a cast to an original type (CastKind::Source) that this conversion inserted.
  bool isSourceCast(Operation *op) const;
  /// Returns the replacement of `value` if it is a single value of the converted type and replaces `value`
  /// directly, that is, not through a chain of replacements; else null.
  Value findDirectReplacement(Value value, const TypeConverter *converter);
  /// If `value` is the result of an inserted cast to an original type, appends the inputs of this cast, else
  /// `value` itself.
  void expand(Value value, llvm::SmallVectorImpl<Value> &into) const;
  /// Follows the chain of replacements of `value` and stores the last values in the chain that have the
  /// `wanted` types in `result`. If there are none, or if `anyType` is true, stores the last values.
  void findReplacement(Value value, llvm::ArrayRef<Type> wanted, bool anyType,
                       llvm::SmallVectorImpl<Value> &result) const;
  UnrealizedConversionCastOp insertCast(OpBuilder::InsertPoint where, CompactLocation loc, ValueRange inputs,
                                        TypeRange outputs, Cast cast);
  LogicalResult materialize(UnrealizedConversionCastOp op, const Cast &cast);
  /// If a value has both a cast to its original type and a cast to a converted type, makes the first cast use
  /// the result of the second one.
  void useNewestForms();
  /// Moves each used cast to an original type directly after the definitions of its inputs, and so before
  /// other casts that were inserted later. If several casts of one value have different result types, each
  /// cast uses the result of the previous one.
  void placeSourceCasts();
  /// Erases the unused casts and the casts with a null operand, and removes them from `castOrder`.
  void eraseUnusedCasts();
  /// Frees the erased ops and blocks but `keptOps`, and forgets them.
  void freeRetired();
  /// Records all ops nested in the block as erased. \pre The block, or the op that contains it, is being
  /// erased.
  void eraseNested(Block &block);

  MLIRContext *context;
  OperationName castName; ///< The op name of unrealized_conversion_cast.
  /// A direct-mapped cache of type conversions with exactly one result.
  struct ConvertedType {
    Type from, to;
    const TypeConverter *converter = nullptr;
  };
  std::array<ConvertedType, 64> convertedTypes;
  llvm::SmallVector<RewriterBase::Listener *, 2> listeners;
  uint64_t changes = 0;
  llvm::DenseMap<Operation *, Cast> casts;
  std::vector<UnrealizedConversionCastOp> castOrder;
  /// Casts to converted types for reuse, by input, result type and converter. For a cast with several inputs,
  /// the key is the original value that these inputs replace.
  llvm::DenseMap<std::pair<Value, std::pair<Type, const TypeConverter *>>, Value> targetCasts;
  /// The result of the newest cast to a converted type, by the input of the cast. For a cast with several
  /// inputs, the key is the original value that these inputs replace.
  llvm::DenseMap<Value, Value> newestForms;
  llvm::SmallVector<Modification, 2> pendingModifications;
  llvm::DenseSet<Operation *> erased;
  bool hasErasedNested = false; ///< True if `erased` may contain ops nested in erased ops or blocks.
  std::vector<Operation *> retiredOps;
  llvm::SetVector<Operation *> keptOps; ///< Erased ops that are not freed before the conversion ends.
  bool keepsIndependentOps = false;
  std::vector<Block *> retiredBlocks;
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_CONVERSION_CONVERSIONSTATE_H
