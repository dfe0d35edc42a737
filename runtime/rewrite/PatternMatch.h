//===- PatternMatch.h - Patterns and rewriters ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A RewritePattern matches an operation and replaces it through a PatternRewriter, which tells its listener of
// every change. A RewritePatternSet collects patterns: classes in C++, and declarative ones (PatternSpec).
// Patterns must change IR through the rewriter only, and not at all when they fail.
//
// Ownership: a set owns its C++ patterns and borrows specs. A rewriter is used by one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNMATCH_H
#define STRATA_RUNTIME_REWRITE_PATTERNMATCH_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/rewrite/CanonicalizeMethod.h"
#include "runtime/spec/PatternSpec.h"
#include "llvm/ADT/FunctionExtras.h"
#include <memory>

namespace strata {

/// How much a pattern is preferred over others of the same root. Higher is tried first.
class PatternBenefit {
public:
  PatternBenefit(unsigned benefit = 1) : benefit(benefit) {}
  unsigned short getBenefit() const { return benefit; }
  auto operator<=>(const PatternBenefit &) const = default;

private:
  unsigned benefit;
};

/// Changes IR and tells a listener.
class RewriterBase : public OpBuilder {
public:
  struct Listener : OpBuilder::Listener {
    virtual void notifyOperationModified(Operation *op) {}
    virtual void notifyOperationReplaced(Operation *op, ValueRange replacement) {}
    virtual void notifyOperationErased(Operation *op) {}
    virtual void notifyBlockErased(Block *block) {}
    virtual void notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) {}
  };

  explicit RewriterBase(MLIRContext *context, Listener *listener = nullptr) : OpBuilder(context, listener) {}
  explicit RewriterBase(Operation *op, Listener *listener = nullptr) : OpBuilder(op, listener) {}

  // Replacing and erasing.
  /// Replaces all uses of the results by `values`, and erases `op`.
  void replaceOp(Operation *op, ValueRange values);
  void replaceOp(Operation *op, Operation *other) { replaceOp(op, ValueRange(other->getResults())); }
  template <typename OpT, typename... Args>
  OpT replaceOpWithNewOp(Operation *op, Args &&...args) {
    InsertionGuard guard(*this);
    setInsertionPoint(op);
    auto created = create<OpT>(op->getLoc(), std::forward<Args>(args)...);
    replaceOp(op, created.getOperation());
    return created;
  }
  /// With all that is in it. \pre No result is used.
  void eraseOp(Operation *op);
  void eraseBlock(Block *block);
  void replaceAllUsesWith(Value from, Value to);
  void replaceAllUsesWith(ValueRange from, ValueRange to);
  void replaceAllUsesWith(Block *from, Block *to);
  void replaceAllOpUsesWith(Operation *from, ValueRange to) { replaceAllUsesWith(ValueRange(from->getResults()), to); }
  void replaceUsesWithIf(Value from, Value to, llvm::function_ref<bool(OpOperand &)> shouldReplace);
  void replaceAllUsesExcept(Value from, Value to, Operation *exception) {
    replaceUsesWithIf(from, to, [exception](OpOperand &use) { return use.getOwner() != exception; });
  }

  // Changing in place.
  template <typename FnT>
  void modifyOpInPlace(Operation *op, FnT &&change) {
    change();
    notifyModified(op);
  }
  void startOpModification(Operation *) {}
  void cancelOpModification(Operation *) {}
  void finalizeOpModification(Operation *op) { notifyModified(op); }

  // Blocks.
  Block *splitBlock(Block *block, Block::iterator before);
  /// Moves the operations of `source` into `dest` and erases it; its arguments become `values`.
  void inlineBlockBefore(Block *source, Block *dest, Block::iterator before, ValueRange values = {});
  void inlineBlockBefore(Block *source, Operation *op, ValueRange values = {}) {
    inlineBlockBefore(source, op->getBlock(), Block::iterator(op), values);
  }
  void mergeBlocks(Block *source, Block *dest, ValueRange values = {}) {
    inlineBlockBefore(source, dest, dest->end(), values);
  }
  void inlineRegionBefore(Region &region, Region &parent, Region::iterator before);
  void moveOpBefore(Operation *op, Operation *other) { op->moveBefore(other), notifyModified(op); }
  void moveOpAfter(Operation *op, Operation *other) { op->moveAfter(other), notifyModified(op); }

  /// Failure, with a reason that debugging tools show.
  template <typename ReasonT>
  LogicalResult notifyMatchFailure(Location loc, ReasonT &&reason) {
    if (Listener *target = rewriteListener()) {
      if constexpr (std::is_invocable_v<ReasonT, Diagnostic &>)
        target->notifyMatchFailure(loc, reason);
      else
        target->notifyMatchFailure(loc, [&](Diagnostic &diag) { diag << llvm::Twine(reason); });
    }
    return failure();
  }
  template <typename ReasonT>
  LogicalResult notifyMatchFailure(Operation *op, ReasonT &&reason) {
    return rewriteListener() ? notifyMatchFailure(op->getLoc(), std::forward<ReasonT>(reason)) : failure();
  }
  LogicalResult notifyMatchFailure(Operation *, const char *) { return failure(); }

private:
  Listener *rewriteListener() const { return static_cast<Listener *>(listener); }
  void notifyModified(Operation *op) {
    if (Listener *target = rewriteListener())
      target->notifyOperationModified(op);
  }
};

class IRRewriter : public RewriterBase {
public:
  using RewriterBase::RewriterBase;
};

class PatternRewriter : public RewriterBase {
public:
  using RewriterBase::RewriterBase;
};

/// A pattern in C++. Its root is an op name, an interface, or anything.
class RewritePattern {
public:
  struct MatchAnyOpTypeTag {};
  struct MatchInterfaceOpTypeTag {};

  RewritePattern(llvm::StringRef rootName, PatternBenefit benefit, MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : rootName(rootName), benefit(benefit), context(context) {}
  RewritePattern(MatchAnyOpTypeTag, PatternBenefit benefit, MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : benefit(benefit), context(context) {}
  RewritePattern(MatchInterfaceOpTypeTag, TypeID interface, PatternBenefit benefit, MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : rootInterface(interface), benefit(benefit), context(context) {}
  virtual ~RewritePattern();

  virtual LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const = 0;

  /// Empty for patterns without a root name.
  llvm::StringRef getRootName() const { return rootName; }
  TypeID getRootInterface() const { return rootInterface; }
  PatternBenefit getBenefit() const { return benefit; }
  MLIRContext *getContext() const { return context; }
  void setDebugName(llvm::StringRef name) { debugName = name.str(); }
  llvm::StringRef getDebugName() const { return debugName; }

private:
  llvm::StringRef rootName;
  TypeID rootInterface;
  PatternBenefit benefit;
  MLIRContext *context;
  std::string debugName;
};

/// A pattern whose root is an op class.
template <typename OpT>
class OpRewritePattern : public RewritePattern {
public:
  OpRewritePattern(MLIRContext *context, PatternBenefit benefit = 1,
                   llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : RewritePattern(OpT::getOperationName(), benefit, context, generatedNames) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<OpT>(op), rewriter);
  }
  virtual LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const = 0;
};

template <typename InterfaceT>
class OpInterfaceRewritePattern : public RewritePattern {
public:
  OpInterfaceRewritePattern(MLIRContext *context, PatternBenefit benefit = 1)
      : RewritePattern(MatchInterfaceOpTypeTag(), TypeID::get<InterfaceT>(), benefit, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<InterfaceT>(op), rewriter);
  }
  virtual LogicalResult matchAndRewrite(InterfaceT op, PatternRewriter &rewriter) const = 0;
};

class RewritePatternSet {
public:
  explicit RewritePatternSet(MLIRContext *context) : context(context) {}
  MLIRContext *getContext() const { return context; }

  /// Makes patterns of these classes with the given arguments. A class with a `static const PatternSpec spec`
  /// is a declarative pattern.
  template <typename... Ts, typename... Args>
    requires(sizeof...(Ts) > 0)
  RewritePatternSet &add(Args &&...args) {
    (addOne<Ts>(args...), ...);
    return *this;
  }
  RewritePatternSet &add(std::unique_ptr<RewritePattern> pattern) {
    patterns.push_back(std::move(pattern));
    return *this;
  }
  /// A function `LogicalResult(OpT, PatternRewriter &)`.
  template <typename OpT>
  RewritePatternSet &add(LogicalResult (*rewrite)(OpT, PatternRewriter &), PatternBenefit benefit = 1) {
    struct FunctionPattern : OpRewritePattern<OpT> {
      FunctionPattern(LogicalResult (*rewrite)(OpT, PatternRewriter &), MLIRContext *context, PatternBenefit benefit)
          : OpRewritePattern<OpT>(context, benefit), rewrite(rewrite) {}
      LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const final { return rewrite(op, rewriter); }
      LogicalResult (*rewrite)(OpT, PatternRewriter &);
    };
    return add(std::make_unique<FunctionPattern>(rewrite, context, benefit));
  }
  RewritePatternSet &addDeclarative(const PatternSpec &spec) {
    specs.push_back(&spec);
    return *this;
  }
  void clear() { patterns.clear(), specs.clear(); }

  std::vector<std::unique_ptr<RewritePattern>> &getNativePatterns() { return patterns; }
  llvm::ArrayRef<const PatternSpec *> getDeclarativePatterns() const { return specs; }

private:
  template <typename T, typename... Args>
  void addOne(Args &&...args) {
    if constexpr (requires { T::spec.rootOp; })
      addDeclarative(T::spec);
    else
      patterns.push_back(std::make_unique<T>(args...));
  }

  MLIRContext *context;
  std::vector<std::unique_ptr<RewritePattern>> patterns;
  std::vector<const PatternSpec *> specs;
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_PATTERNMATCH_H
