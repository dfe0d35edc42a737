//===- ConversionState.h - What a running conversion knows ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Listens to the rewriter of a conversion and keeps: the ops that the running pattern made or changed,
// whether it did anything that cannot be taken back, the casts between old and new types, and what was
// erased, which lives until the end. A unit of the conversion driver; one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_CONVERSIONSTATE_H
#define STRATA_RUNTIME_CONVERSION_CONVERSIONSTATE_H

#include "runtime/conversion/DialectConversion.h"
#include "runtime/conversion/FailureTree.h"
#include "runtime/rewrite/RewriteTracer.h"

namespace strata::detail {

class ConversionState final : public RewriterBase::Listener {
public:
  ConversionState(MLIRContext *context, const ConversionConfig &config);
  ~ConversionState() override;

  // What patterns do, heard from the rewriter.
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) override;
  void notifyOperationModified(Operation *op) override;
  void notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) override;

  /// A place in the record of what patterns do.
  struct Mark {
    size_t made, modified, pending;
    uint64_t changes;
  };
  Mark mark() const { return {made.size(), modified.size(), pendingModifications.size(), changes}; }
  /// Whether something happened since then that takeBack() cannot take back.
  bool hasChangedSince(const Mark &mark) const { return changes != mark.changes; }
  /// Erases the ops that were made since, and restores those that are being modified. \pre
  /// !hasChangedSince(mark).
  void takeBack(const Mark &mark);
  bool isErased(Operation *op) const { return erased.contains(op); }
  void noteChange() { ++changes; }
  /// The running pattern began here. Erasing what it made itself is no change.
  size_t attemptStart = 0;
  bool isMadeByAttempt(Operation *op) const {
    return llvm::is_contained(llvm::reverse(llvm::ArrayRef<Operation *>(made).drop_front(attemptStart)), op);
  }
  llvm::SmallVector<Operation *, 16> made, modified; ///< In order; erased ones included.

  // Modifications in place.
  void startModification(Operation *op);
  /// Takes the op back to where it was when that started.
  void cancelModification(Operation *op);
  void finishModification(Operation *op);

  // Values.
  /// All uses of `from` get `to`, through a cast where types or counts differ. \param where  for a cast of
  /// nothing.
  void replaceValue(Value from, ValueRange to, const TypeConverter *converter, OpBuilder::InsertPoint where);
  /// A cast from `to` back to the type of `from`, behind what makes `to`; no uses are changed.
  Value castBack(Value from, ValueRange to, const TypeConverter *converter, OpBuilder::InsertPoint where);
  /// What stands for each value on the other side, appended to `flat`; `counts` gets how many values each
  /// became. Failure: the converter refuses a type, of which the listener is told.
  /// \param op  whose operands they are, or null.
  LogicalResult remap(Operation *op, ValueRange values, const TypeConverter *converter,
                      llvm::SmallVectorImpl<Value> &flat, llvm::SmallVectorImpl<unsigned> &counts);

  // Erasing: out of the block, without operands, but not freed.
  void retire(Operation *op);
  /// \pre Its arguments are not used, but by what is retired, too.
  void retire(Block *block);

  /// Resolves all casts made here. Failure: one could not be, and was reported.
  LogicalResult finish();

  MLIRContext *getContext() const { return context; }
  const TypeConverter *currentConverter = nullptr; ///< Of the running pattern.
  FailureTree tree;
  const ConversionConfig &config;
  RewriteTracer *const tracer; ///< Of the context; may be null.
  /// Calls the function with all who are to be told of changes.
  template <typename FnT>
  void tell(FnT &&fn) {
    for (RewriterBase::Listener *each : listeners)
      fn(*each);
  }

private:
  enum class CastKind : uint8_t { Source, Target };
  struct Cast {
    CastKind kind;
    Type originalType; ///< What a target cast's value had in the beginning.
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
  /// The values that `value` was replaced by, when it is a cast back to its type; else itself.
  void expand(Value value, llvm::SmallVectorImpl<Value> &into) const;
  void lookUp(Value value, llvm::ArrayRef<Type> wanted, bool anyType,
              llvm::SmallVectorImpl<Value> &result) const;
  UnrealizedConversionCastOp insertCast(OpBuilder::InsertPoint where, Location loc, ValueRange inputs,
                                        TypeRange outputs, Cast cast);
  LogicalResult materialize(UnrealizedConversionCastOp op, const Cast &cast);
  void freeRetired();

  MLIRContext *context;
  llvm::SmallVector<RewriterBase::Listener *, 2> listeners;
  uint64_t changes = 0;
  llvm::DenseMap<Operation *, Cast> casts;
  std::vector<UnrealizedConversionCastOp> castOrder;
  /// Target casts of one value to one type, to be used again.
  llvm::DenseMap<std::pair<Value, std::pair<Type, const TypeConverter *>>, Value> knownCasts;
  llvm::SmallVector<Modification, 2> pendingModifications;
  llvm::DenseSet<Operation *> erased;
  std::vector<Operation *> retiredOps;
  std::vector<Block *> retiredBlocks;
};

} // namespace strata::detail

#endif // STRATA_RUNTIME_CONVERSION_CONVERSIONSTATE_H
