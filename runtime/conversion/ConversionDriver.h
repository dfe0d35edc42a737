//===- ConversionDriver.h - Legalization of operations --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The driver of a dialect conversion. Visits all ops, definitions before uses, and legalizes each one by
// folding it or by applying a pattern and then legalizing the ops that the pattern created or modified. A
// driver serves one conversion, on one thread. Private to runtime/conversion; see DialectConversion.h for the
// interface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_CONVERSIONDRIVER_H
#define STRATA_RUNTIME_CONVERSION_CONVERSIONDRIVER_H

#include "runtime/conversion/ConversionState.h"
#include "runtime/conversion/LegalizationGraph.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::detail {

/// Selects the entry point: applyPartialConversion(), applyFullConversion() or applyAnalysisConversion().
enum class ConversionMode { Partial, Full, Analysis };

/// The result of an attempt to legalize an op.
enum class Outcome {
  Legal,
  Untouched, ///< The op is not legal and was not changed.
  Broken,    ///< The op could not be legalized, but the IR was changed: the conversion fails.
};

/// Executes one dialect conversion.
class ConversionDriver {
public:
  ConversionDriver(MLIRContext *context, const ConversionTarget &target,
                   const FrozenRewritePatternSet &patterns, const ConversionConfig &config,
                   ConversionMode mode);
  ~ConversionDriver();
  LogicalResult run(llvm::ArrayRef<Operation *> roots);
  /// Legalizes an op and all ops that are created for this. Also called by patterns, through
  /// ConversionPatternRewriter::legalize().
  Outcome legalize(Operation *op);

private:
  /// Appends `root` and the ops nested in it that may need legalization to `ops`, each op before the ops in
  /// its regions, and the ops of a block before those of the blocks that it dominates. Leaves out ops in
  /// unreachable blocks and ops nested in recursively legal ops.
  void collect(Operation *root, std::vector<Operation *> &ops);
  LogicalResult legalizeRoot(Operation *op);
  /// Folds, where the configuration asks for it, and then legalizes all \p ops.
  LogicalResult legalizeAll(llvm::ArrayRef<Operation *> ops);
  /// Converts \p root and then its \p children, some at a time: the casts of a group are resolved and its
  /// erased ops are freed before the next group is converted. The memory of a conversion then depends on the
  /// size of the functions and not on that of the module, and stays in the processor's cache.
  /// \pre No value is defined in one child and used in another one.
  LogicalResult runInGroups(Operation *root, llvm::ArrayRef<Operation *> children);
  /// Returns how far the target determines the legality of ops with the given name. Results are cached.
  ConversionTarget::NameLegality getNameLegality(OperationName name);
  Outcome fold(Operation *op);
  /// Folds an op before the conversion, and records the results for the time when the op is legalized. If the
  /// op folds in place, the IR is changed immediately.
  void foldOriginal(Operation *op);
  /// Converts fold results to values: the recorded ones of foldOriginal(), or \p folded. Attributes become
  /// new constants of the op's dialect. Fails if there are no results, if a constant cannot be created, or if
  /// a type differs from the result type.
  LogicalResult makeFolded(Operation *op, llvm::SmallVectorImpl<Value> &values);
  LogicalResult makeFolded(Operation *op, llvm::ArrayRef<OpFoldResult> folded,
                           llvm::SmallVectorImpl<Value> &values);
  void dropFoldedOriginals();
  Outcome applyPatterns(Operation *op);
  /// Returns the reason for which a candidate must not be tried on an op, or an empty string.
  std::string getSkipReason(const Candidate &candidate) const;
  Outcome apply(const Candidate &candidate, PatternTree::Match *match, Operation *op);
  /// Legalizes the ops that `candidate` created or modified after `mark`, then `root` if that op still
  /// exists.
  Outcome legalizeCreated(const Candidate &candidate, Operation *root, const ConversionState::Mark &mark);
  /// Returns the text of the note that says why `op` needs legalization.
  std::string describe(Operation *op) const;

  const ConversionTarget &target;
  const FrozenRewritePatternSet &patterns;
  ConversionMode mode;
  ConversionState state;
  ConversionPatternRewriter rewriter;
  LegalizationGraph graph;
  llvm::DenseMap<OperationName, ConversionTarget::NameLegality> nameLegality;
  /// The results of folding an op before the conversion. Each result is an attribute, an operand of the op
  /// (by index), or an operand of `values`. `values` is a detached op, so that replacing a value during the
  /// conversion also updates this record.
  struct FoldedOriginal {
    struct Result {
      Attribute attr;
      bool isOperand;
      unsigned index;
    };
    llvm::SmallVector<Result, 1> results;
    Operation *values = nullptr;
  };
  llvm::DenseMap<Operation *, FoldedOriginal> foldedOriginals;
  /// The op that the driver is legalizing, if ops are folded before the conversion; else null.
  Operation *foldedRoot = nullptr;
  bool foldsOriginals = false;
  /// The ops nested in recursively legal ops, which are not converted.
  llvm::DenseSet<Operation *> nestedInLegal;
  /// The stack of patterns whose created ops are being legalized, outermost first.
  llvm::SmallVector<const void *, 8> activePatterns;
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_CONVERSION_CONVERSIONDRIVER_H
