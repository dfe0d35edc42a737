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
#include <array>

namespace mlir::detail {

/// The record of changes and casts of a conversion. Owns the retired ops and blocks.
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
  /// Returns true if a change since `mark` cannot be undone.
  bool hasChangedSince(const Mark &mark) const { return changes != mark.changes; }
  /// Erases the ops created since `mark` and restores the ops with a pending in-place modification.
  /// \pre !hasChangedSince(mark).
  void undo(const Mark &mark);
  /// \pre The op has not been freed: freeRetired() was not called.
  bool isErased(Operation *op) const { return (hasErasedNested || !op->getBlock()) && erased.contains(op); }
  void noteChange() { ++changes; }
  /// Index in `created` of the first op that the running pattern created. Erasing such an op is no change of
  /// the IR.
  size_t attemptStart = 0;
  bool isCreatedByAttempt(Operation *op) const {
    return llvm::is_contained(llvm::reverse(llvm::ArrayRef<Operation *>(created).drop_front(attemptStart)),
                              op);
  }
  llvm::SmallVector<Operation *, 16> created, modified; ///< In order, with ops that were erased later.

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
  /// Appends to `flat` the current replacements of `values` and to `counts` how many replacements each value
  /// has. With a converter the replacements have the converted types; casts are inserted where needed. Fails,
  /// after notifying listeners, if the converter rejects a type.
  /// \param op the owner of the operands `values`, or null.
  LogicalResult remap(Operation *op, ValueRange values, const TypeConverter *converter,
                      llvm::SmallVectorImpl<Value> &flat, llvm::SmallVectorImpl<unsigned> &counts);

  // Erasure: the op or block is detached and its operands are dropped; it is freed when the conversion ends.
  void retire(Operation *op);
  /// \pre All remaining users of the block arguments are retired, too.
  void retire(Block *block);

  /// Resolves all inserted casts. Fails, after reporting an error, if a cast that is still used cannot be
  /// resolved.
  LogicalResult finish();

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
  /// How an inserted cast is materialized: Source casts produce the original type, Target casts converted
  /// types.
  enum class CastKind : uint8_t { Source, Target };
  struct Cast {
    CastKind kind;
    Type originalType; ///< For a target cast, the original type of its value.
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
  /// Returns true if the op is a source cast that this conversion inserted.
  bool isSourceCast(Operation *op) const;
  /// Returns the current replacement of `value` if it is a single value of the converted type and found
  /// without following a chain of replacements; else null.
  Value findDirectReplacement(Value value, const TypeConverter *converter);
  /// Appends the inputs of `value` if it is the result of a source cast, else `value` itself.
  void expand(Value value, llvm::SmallVectorImpl<Value> &into) const;
  /// Follows the chain of replacements of `value` and stores in `result` the newest values with the `wanted`
  /// types. If there are none, or with `anyType`, stores the newest values.
  void findReplacement(Value value, llvm::ArrayRef<Type> wanted, bool anyType,
                       llvm::SmallVectorImpl<Value> &result) const;
  UnrealizedConversionCastOp insertCast(OpBuilder::InsertPoint where, CompactLocation loc, ValueRange inputs,
                                        TypeRange outputs, Cast cast);
  LogicalResult materialize(UnrealizedConversionCastOp op, const Cast &cast);
  /// If both a source cast and a target cast exist for a value, makes the source cast use the result of the
  /// target cast.
  void useNewestForms();
  /// Moves each source cast that is used to the definitions of its inputs: before the target casts of other
  /// values, which were inserted later. If several casts of one value produce different types, each takes the
  /// result of the previous one.
  void placeSourceCasts();
  /// Erases the unused casts and the casts with a null operand, and removes them from `castOrder`.
  void eraseUnusedCasts();
  void freeRetired();
  /// Records all ops nested in the block as erased. \pre The block, or its parent op, is being retired.
  void eraseNested(Block &block);

  MLIRContext *context;
  OperationName castName; ///< unrealized_conversion_cast.
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
  /// Target casts by input, result type and converter, for reuse. The key of a cast with several inputs is
  /// the original value that the inputs replace.
  llvm::DenseMap<std::pair<Value, std::pair<Type, const TypeConverter *>>, Value> targetCasts;
  /// The result of the newest target cast by input, or by the replaced original value if the cast has several
  /// inputs.
  llvm::DenseMap<Value, Value> newestForms;
  llvm::SmallVector<Modification, 2> pendingModifications;
  llvm::DenseSet<Operation *> erased;
  bool hasErasedNested = false; ///< True if `erased` may contain ops nested in retired ops or blocks.
  std::vector<Operation *> retiredOps;
  std::vector<Block *> retiredBlocks;
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_CONVERSION_CONVERSIONSTATE_H
