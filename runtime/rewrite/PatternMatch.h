//===- PatternMatch.h - Patterns and rewriters ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A RewritePattern matches an operation and replaces it through a PatternRewriter, which tells its listener
// of every change. A RewritePatternSet collects patterns: classes in C++, and declarative ones (PatternSpec).
// Patterns must change IR through the rewriter only, and not at all when they fail.
//
// Ownership: a set owns its C++ patterns and borrows specs. A rewriter is used by one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNMATCH_H
#define STRATA_RUNTIME_REWRITE_PATTERNMATCH_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/rewrite/CanonicalizeMethod.h"
#include "runtime/spec/PatternSpec.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/TypeName.h"
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
  virtual ~RewriterBase();

  // Replacing and erasing. What is virtual here a dialect conversion does in its own way.
  /// Replaces all uses of the results by `values`, and erases `op`.
  virtual void replaceOp(Operation *op, ValueRange values);
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
  virtual void eraseOp(Operation *op);
  virtual void eraseBlock(Block *block);
  virtual void replaceAllUsesWith(Value from, Value to);
  void replaceAllUsesWith(ValueRange from, ValueRange to);
  void replaceAllUsesWith(Block *from, Block *to);
  void replaceAllOpUsesWith(Operation *from, ValueRange to) {
    replaceAllUsesWith(ValueRange(from->getResults()), to);
  }
  virtual void replaceUsesWithIf(Value from, Value to, llvm::function_ref<bool(OpOperand &)> shouldReplace);
  void replaceUsesWithIf(ValueRange from, ValueRange to,
                         llvm::function_ref<bool(OpOperand &)> shouldReplace) {
    for (size_t i = 0, e = from.size(); i != e; ++i)
      replaceUsesWithIf(from[i], to[i], shouldReplace);
  }
  void replaceOpUsesWithIf(Operation *from, ValueRange to,
                           llvm::function_ref<bool(OpOperand &)> shouldReplace) {
    replaceUsesWithIf(ValueRange(from->getResults()), to, shouldReplace);
  }
  /// Only what is in the block itself.
  void replaceOpUsesWithinBlock(Operation *from, ValueRange to, Block *block) {
    replaceOpUsesWithIf(from, to, [block](OpOperand &use) { return use.getOwner()->getBlock() == block; });
  }
  void replaceAllUsesExcept(Value from, Value to, Operation *exception) {
    replaceUsesWithIf(from, to, [exception](OpOperand &use) { return use.getOwner() != exception; });
  }
  void replaceAllUsesExcept(Value from, Value to, const llvm::SmallPtrSetImpl<Operation *> &exceptions) {
    replaceUsesWithIf(from, to, [&](OpOperand &use) { return !exceptions.contains(use.getOwner()); });
  }

  // Changing in place: between the first and one of the others, or by a function.
  template <typename FnT>
  void modifyOpInPlace(Operation *op, FnT &&change) {
    startOpModification(op);
    change();
    finalizeOpModification(op);
  }
  virtual void startOpModification(Operation *) {}
  virtual void cancelOpModification(Operation *) {}
  virtual void finalizeOpModification(Operation *op) { notifyModified(op); }

  // Blocks.
  Block *splitBlock(Block *block, Block::iterator before);
  /// Moves the operations of `source` into `dest` and erases it; its arguments become `values`.
  virtual void inlineBlockBefore(Block *source, Block *dest, Block::iterator before, ValueRange values = {});
  void inlineBlockBefore(Block *source, Operation *op, ValueRange values = {}) {
    inlineBlockBefore(source, op->getBlock(), Block::iterator(op), values);
  }
  void mergeBlocks(Block *source, Block *dest, ValueRange values = {}) {
    inlineBlockBefore(source, dest, dest->end(), values);
  }
  /// Moves all blocks of `region`; the listener is told of each, with where it was.
  void inlineRegionBefore(Region &region, Region &parent, Region::iterator before);
  void inlineRegionBefore(Region &region, Block *before) {
    inlineRegionBefore(region, *before->getParent(), Region::iterator(before));
  }
  void moveBlockBefore(Block *block, Block *other) {
    moveBlockBefore(block, other->getParent(), Region::iterator(other));
  }
  void moveBlockBefore(Block *block, Region *region, Region::iterator before);
  void moveOpBefore(Operation *op, Operation *other) { op->moveBefore(other), notifyModified(op); }
  void moveOpBefore(Operation *op, Block *block, Block::iterator before) {
    op->moveBefore(block, before), notifyModified(op);
  }
  void moveOpAfter(Operation *op, Operation *other) { op->moveAfter(other), notifyModified(op); }
  void moveOpAfter(Operation *op, Block *block, Block::iterator after) {
    moveOpBefore(op, block, std::next(after));
  }

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

protected:
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

/// What is known of a pattern in C++ before it is run. Its root is an op name, an interface, a trait, or
/// anything.
class Pattern {
public:
  struct MatchAnyOpTypeTag {};
  struct MatchInterfaceOpTypeTag {};
  struct MatchTraitOpTypeTag {};

  /// Empty for patterns without a root name.
  llvm::StringRef getRootName() const { return rootName; }
  TypeID getRootInterface() const { return rootInterface; }
  std::optional<Trait> getRootTrait() const { return rootTrait; }
  /// Whether ops of a name implement what the root asks for. Of the name itself, the caller knows.
  bool mayMatch(OperationName name) const {
    return (!rootInterface || name.getInterface(rootInterface)) && (!rootTrait || name.hasTrait(*rootTrait));
  }
  PatternBenefit getBenefit() const { return benefit; }
  MLIRContext *getContext() const { return context; }
  /// Names of the ops that the rewrite may make, as far as the pattern said; empty: not known.
  llvm::ArrayRef<llvm::StringRef> getGeneratedOps() const { return generatedOps; }
  /// Whether it comes to an end when it is applied to what it made itself. A conversion does that for no
  /// other.
  bool hasBoundedRewriteRecursion() const { return hasBoundedRecursion; }

  /// For people, and to disable it by: the class unless the pattern says otherwise.
  llvm::StringRef getDebugName() const { return debugName; }
  void setDebugName(llvm::StringRef name) { debugName = name.str(); }
  /// More names to disable it by, and others with it. The texts are borrowed.
  llvm::ArrayRef<llvm::StringRef> getDebugLabels() const { return debugLabels; }
  void addDebugLabels(llvm::ArrayRef<llvm::StringRef> labels) {
    debugLabels.append(labels.begin(), labels.end());
  }
  void addDebugLabels(llvm::StringRef label) { debugLabels.push_back(label); }

protected:
  Pattern(llvm::StringRef rootName, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : rootName(rootName), benefit(benefit), context(context),
        generatedOps(generatedNames.begin(), generatedNames.end()) {}
  Pattern(MatchAnyOpTypeTag, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : Pattern(llvm::StringRef(), benefit, context, generatedNames) {}
  Pattern(MatchInterfaceOpTypeTag, TypeID interface, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : Pattern(llvm::StringRef(), benefit, context, generatedNames) {
    rootInterface = interface;
  }
  Pattern(MatchTraitOpTypeTag, Trait trait, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : Pattern(llvm::StringRef(), benefit, context, generatedNames) {
    rootTrait = trait;
  }
  void setHasBoundedRewriteRecursion(bool value = true) { hasBoundedRecursion = value; }

private:
  llvm::StringRef rootName;
  TypeID rootInterface;
  std::optional<Trait> rootTrait;
  PatternBenefit benefit;
  bool hasBoundedRecursion = false;
  MLIRContext *context;
  std::string debugName;
  llvm::SmallVector<llvm::StringRef, 0> debugLabels, generatedOps;
};

class RewritePattern : public Pattern {
public:
  using Pattern::Pattern;
  virtual ~RewritePattern();

  virtual LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const = 0;

  /// Makes a pattern as sets do: with the name of its class, and initialize() called if it has one.
  template <typename T, typename... Args>
  static std::unique_ptr<T> create(Args &&...args) {
    auto pattern = std::make_unique<T>(std::forward<Args>(args)...);
    if constexpr (requires { pattern->initialize(); })
      pattern->initialize();
    if (pattern->getDebugName().empty())
      pattern->setDebugName(llvm::getTypeName<T>());
    return pattern;
  }
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

template <template <typename> class TraitClass>
class OpTraitRewritePattern : public RewritePattern {
public:
  OpTraitRewritePattern(MLIRContext *context, PatternBenefit benefit = 1)
      : RewritePattern(MatchTraitOpTypeTag(), TraitClass<void>::trait, benefit, context) {}
};

class RewritePatternSet {
public:
  explicit RewritePatternSet(MLIRContext *context) : context(context) {}
  RewritePatternSet(MLIRContext *context, std::unique_ptr<RewritePattern> pattern) : context(context) {
    add(std::move(pattern));
  }
  MLIRContext *getContext() const { return context; }

  /// Makes patterns of these classes with the given arguments. A class with a `static const PatternSpec spec`
  /// is a declarative pattern.
  template <typename... Ts, typename... Args>
    requires(sizeof...(Ts) > 0)
  RewritePatternSet &add(Args &&...args) {
    (addOne<Ts>(llvm::ArrayRef<llvm::StringRef>(), args...), ...);
    return *this;
  }
  /// The same, each with labels that it can be disabled by. Declarative patterns take none.
  template <typename... Ts, typename... Args>
    requires(sizeof...(Ts) > 0)
  RewritePatternSet &addWithLabel(llvm::ArrayRef<llvm::StringRef> labels, Args &&...args) {
    (addOne<Ts>(labels, args...), ...);
    return *this;
  }
  /// add() under its other name.
  template <typename... Ts, typename... Args>
    requires(sizeof...(Ts) > 0)
  RewritePatternSet &insert(Args &&...args) {
    return add<Ts...>(std::forward<Args>(args)...);
  }
  RewritePatternSet &add(std::unique_ptr<RewritePattern> pattern) {
    patterns.push_back(std::move(pattern));
    return *this;
  }
  /// A function `LogicalResult(OpT, PatternRewriter &)`.
  template <typename OpT>
  RewritePatternSet &add(LogicalResult (*rewrite)(OpT, PatternRewriter &), PatternBenefit benefit = 1) {
    struct FunctionPattern : OpRewritePattern<OpT> {
      FunctionPattern(LogicalResult (*rewrite)(OpT, PatternRewriter &), MLIRContext *context,
                      PatternBenefit benefit)
          : OpRewritePattern<OpT>(context, benefit), rewrite(rewrite) {}
      LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const final {
        return rewrite(op, rewriter);
      }
      LogicalResult (*rewrite)(OpT, PatternRewriter &);
    };
    return add(RewritePattern::create<FunctionPattern>(rewrite, context, benefit));
  }
  RewritePatternSet &addDeclarative(const PatternSpec &spec) {
    specs.push_back(&spec);
    return *this;
  }
  void clear() { patterns.clear(), specs.clear(); }
  bool empty() const { return patterns.empty() && specs.empty(); }
  size_t size() const { return patterns.size() + specs.size(); }

  std::vector<std::unique_ptr<RewritePattern>> &getNativePatterns() { return patterns; }
  llvm::ArrayRef<const PatternSpec *> getDeclarativePatterns() const { return specs; }

private:
  template <typename T, typename... Args>
  void addOne(llvm::ArrayRef<llvm::StringRef> labels, Args &&...args) {
    if constexpr (requires { T::spec.rootOp; }) {
      addDeclarative(T::spec);
    } else {
      patterns.push_back(RewritePattern::create<T>(args...));
      patterns.back()->addDebugLabels(labels);
    }
  }

  MLIRContext *context;
  std::vector<std::unique_ptr<RewritePattern>> patterns;
  std::vector<const PatternSpec *> specs;
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_PATTERNMATCH_H
