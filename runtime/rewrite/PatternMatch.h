//===- PatternMatch.h - Patterns and rewriters ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Rewrite patterns and rewriters. A RewritePattern matches an operation and replaces it with a
// PatternRewriter, which notifies its listener of every change. A RewritePatternSet collects C++ patterns and
// declarative patterns (PatternSpec). Patterns must change the IR only through the rewriter, and not at all
// if they fail.
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

namespace llvm {
class BitVector;
} // namespace llvm

namespace mlir {

class Pattern;
class PatternRewriter;

/// The priority of a pattern among those for the same op. Patterns with a higher benefit are tried first; a
/// pattern that is impossible to match is never tried.
class PatternBenefit {
public:
  /// Constructs the benefit of a pattern that is impossible to match.
  PatternBenefit() = default;
  /// \pre \p benefit is less than 65535.
  PatternBenefit(unsigned benefit) : benefit(static_cast<unsigned short>(benefit)) {
    assert(benefit < impossible && "the benefit is too large");
  }
  static PatternBenefit impossibleToMatch() { return {}; }
  bool isImpossibleToMatch() const { return benefit == impossible; }
  /// \pre !isImpossibleToMatch().
  unsigned short getBenefit() const {
    assert(!isImpossibleToMatch() && "a pattern that cannot match has no benefit");
    return benefit;
  }
  auto operator<=>(const PatternBenefit &) const = default;

private:
  static constexpr unsigned short impossible = 65535;
  unsigned short benefit = impossible;
};

/// An OpBuilder that also replaces, erases and moves IR, and notifies a listener of each change.
class RewriterBase : public OpBuilder {
public:
  /// Callbacks for changes of the IR, in addition to those of OpBuilder. The default implementations do
  /// nothing, except that a replacement by an op is reported as a replacement by the results of that op.
  struct Listener : public OpBuilder::Listener {
    Listener() : OpBuilder::Listener(Kind::RewriterBaseListener) {}
    virtual void notifyOperationModified(Operation *op) {}
    /// Called by replaceOp() before the uses of \p op are replaced.
    virtual void notifyOperationReplaced(Operation *op, Operation *replacement) {
      notifyOperationReplaced(op, ValueRange(replacement->getResults()));
    }
    virtual void notifyOperationReplaced(Operation *op, ValueRange replacement) {}
    /// Called for \p op and for all ops nested in it before they are destroyed.
    virtual void notifyOperationErased(Operation *op) {}
    virtual void notifyBlockErased(Block *block) {}
    /// Called by the greedy driver before and after a pattern is tried on \p op.
    virtual void notifyPatternBegin(const Pattern &pattern, Operation *op) {}
    virtual void notifyPatternEnd(const Pattern &pattern, LogicalResult status) {}
    virtual void notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reasonCallback) {}
    static bool classof(const OpBuilder::Listener *base) {
      return base->getKind() == Kind::RewriterBaseListener;
    }
  };
  /// Passes all notifications to another listener, which may be null and is borrowed. If that is a listener
  /// for OpBuilder only, it receives only insertions.
  struct ForwardingListener : public RewriterBase::Listener {
    ForwardingListener(OpBuilder::Listener *listener);
    void notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) override;
    void notifyBlockErased(Block *block) override;
    void notifyOperationInserted(Operation *op, InsertPoint previous) override;
    void notifyOperationErased(Operation *op) override;
    void notifyOperationModified(Operation *op) override;
    void notifyOperationReplaced(Operation *op, ValueRange replacement) override;
    void notifyOperationReplaced(Operation *op, Operation *newOp) override;
    void notifyPatternBegin(const Pattern &pattern, Operation *op) override;
    void notifyPatternEnd(const Pattern &pattern, LogicalResult status) override;
    void notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reasonCallback) override;

  private:
    OpBuilder::Listener *builderTarget;
    RewriterBase::Listener *rewriterTarget; ///< The listener if it receives all notifications, else null.
  };
  /// A ForwardingListener that also writes each change to llvm::dbgs() with the name of a pattern.
  struct PatternLoggingListener : public RewriterBase::ForwardingListener {
    PatternLoggingListener(OpBuilder::Listener *listener, llvm::StringRef patternName)
        : ForwardingListener(listener), patternName(patternName) {}
    void notifyPatternBegin(const Pattern &pattern, Operation *op) override;
    void notifyOperationInserted(Operation *op, InsertPoint previous) override;
    void notifyOperationErased(Operation *op) override;
    void notifyOperationModified(Operation *op) override;
    void notifyOperationReplaced(Operation *op, ValueRange replacement) override;
    void notifyOperationReplaced(Operation *op, Operation *newOp) override;

  private:
    llvm::StringRef patternName;
  };

  explicit RewriterBase(Operation *op, OpBuilder::Listener *listener = nullptr) : OpBuilder(op, listener) {}
  /// Creates a rewriter with the insertion point and the listener of \p builder.
  explicit RewriterBase(const OpBuilder &builder) : OpBuilder(builder) {}
  explicit RewriterBase(MLIRContext *context, OpBuilder::Listener *listener = nullptr)
      : OpBuilder(context, listener) {}
  RewriterBase(const RewriterBase &) = delete;
  RewriterBase &operator=(const RewriterBase &) = delete;
  virtual ~RewriterBase();

  // Replacement and erasure. Dialect conversion overrides the virtual functions.
  /// Creates an op at the insertion point, replaces \p op by it, and erases \p op.
  template <typename OpT, typename... Args>
  OpT replaceOpWithNewOp(Operation *op, Args &&...args) {
    auto created = create<OpT>(op->getLoc(), std::forward<Args>(args)...);
    replaceOp(op, created.getOperation());
    return created;
  }
  /// Replaces all uses of the results of `op` by `values` and erases `op`.
  virtual void replaceOp(Operation *op, ValueRange values);
  /// Replaces all uses of the results of `op` by the results of `other` and erases `op`.
  virtual void replaceOp(Operation *op, Operation *other);
  /// Erases `op` and everything nested in it. \pre No result has a use.
  virtual void eraseOp(Operation *op);
  virtual void eraseBlock(Block *block);
  /// Replaces \p op by a copy without the results whose bits are set, moves its regions into the copy, and
  /// returns the copy; returns \p op if no bit is set. \pre The erased results have no uses.
  Operation *eraseOpResults(Operation *op, const llvm::BitVector &eraseIndices);
  virtual void replaceAllUsesWith(Value from, Value to);
  void replaceAllUsesWith(ValueRange from, ValueRange to);
  void replaceAllUsesWith(Block *from, Block *to);
  /// Replace all uses of the results of \p from. \p from is not erased. The listener is notified as of a
  /// replacement of \p from.
  void replaceAllOpUsesWith(Operation *from, ValueRange to);
  void replaceAllOpUsesWith(Operation *from, Operation *to);
  /// Replaces the uses for which \p shouldReplace returns true.
  /// \param allUsesReplaced  if not null, receives whether all uses were replaced.
  virtual void replaceUsesWithIf(Value from, Value to, llvm::function_ref<bool(OpOperand &)> shouldReplace,
                                 bool *allUsesReplaced = nullptr);
  void replaceUsesWithIf(ValueRange from, ValueRange to, llvm::function_ref<bool(OpOperand &)> shouldReplace,
                         bool *allUsesReplaced = nullptr);
  void replaceOpUsesWithIf(Operation *from, ValueRange to,
                           llvm::function_ref<bool(OpOperand &)> shouldReplace,
                           bool *allUsesReplaced = nullptr) {
    replaceUsesWithIf(ValueRange(from->getResults()), to, shouldReplace, allUsesReplaced);
  }
  /// Replaces the uses of the results of \p from by \p to in the ops that are nested in the parent op of \p
  /// block.
  void replaceOpUsesWithinBlock(Operation *from, ValueRange to, Block *block,
                                bool *allUsesReplaced = nullptr) {
    auto isInside = [parent = block->getParentOp()](OpOperand &use) {
      return parent->isProperAncestor(use.getOwner());
    };
    replaceOpUsesWithIf(from, to, isInside, allUsesReplaced);
  }
  void replaceAllUsesExcept(Value from, Value to, Operation *exception) {
    replaceUsesWithIf(from, to, [exception](OpOperand &use) { return use.getOwner() != exception; });
  }
  void replaceAllUsesExcept(Value from, Value to, const llvm::SmallPtrSetImpl<Operation *> &exceptions) {
    replaceUsesWithIf(from, to, [&](OpOperand &use) { return !exceptions.contains(use.getOwner()); });
  }

  // In-place modification of an op: either modifyOpInPlace(), or startOpModification() followed by
  // cancelOpModification() or finalizeOpModification().
  template <typename FnT>
  void modifyOpInPlace(Operation *op, FnT &&change) {
    startOpModification(op);
    change();
    finalizeOpModification(op);
  }
  virtual void startOpModification(Operation *) {}
  virtual void cancelOpModification(Operation *) {}
  virtual void finalizeOpModification(Operation *op) { notifyModified(op); }

  // Changes of blocks and regions.
  /// Replaces the arguments of `source` by `values`, moves its ops into `dest` before `before`, and erases
  /// `source`.
  virtual void inlineBlockBefore(Block *source, Block *dest, Block::iterator before, ValueRange values = {});
  void inlineBlockBefore(Block *source, Operation *op, ValueRange values = {}) {
    inlineBlockBefore(source, op->getBlock(), Block::iterator(op), values);
  }
  void mergeBlocks(Block *source, Block *dest, ValueRange values = {}) {
    inlineBlockBefore(source, dest, dest->end(), values);
  }
  Block *splitBlock(Block *block, Block::iterator before);
  /// Moves all blocks of `region` into `parent`. The listener is notified of each block and its previous
  /// position.
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

  /// Reports to the listener why a pattern did not match, and returns failure.
  /// \param reason a string, or a callback that writes to a Diagnostic.
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
  /// Returns the listener if it is a RewriterBase::Listener, else null.
  Listener *rewriteListener() const {
    return listener && Listener::classof(listener) ? static_cast<Listener *>(listener) : nullptr;
  }
  void notifyModified(Operation *op) {
    if (Listener *target = rewriteListener())
      target->notifyOperationModified(op);
  }
};

/// A rewriter for code outside of patterns.
class IRRewriter : public RewriterBase {
public:
  using RewriterBase::RewriterBase;
  explicit IRRewriter(const OpBuilder &builder) : RewriterBase(builder) {}
};

/// The rewriter that is passed to patterns.
class PatternRewriter : public RewriterBase {
public:
  using RewriterBase::RewriterBase;
  explicit PatternRewriter(const OpBuilder &builder) : RewriterBase(builder) {}
  /// Returns true if the driver restores the IR after a pattern that changed the IR has failed.
  virtual bool canRecoverFromRewriteFailure() const { return false; }
};

/// The properties of a pattern that drivers use without running it. The root of a pattern is given by an op
/// name, an interface or a trait, or is any op.
class Pattern {
public:
  struct MatchAnyOpTypeTag {};
  struct MatchInterfaceOpTypeTag {};
  struct MatchTraitOpTypeTag {};

  /// Returns the root op name; nullopt if the root is not an op name.
  std::optional<OperationName> getRootKind() const { return root ? std::optional(root) : std::nullopt; }
  /// Returns the interface of the root; nullopt if the root is not an interface.
  std::optional<TypeID> getRootInterfaceID() const {
    return rootInterface ? std::optional(rootInterface) : std::nullopt;
  }
  /// Returns the root op name; empty if the root is not an op name.
  llvm::StringRef getRootName() const { return root ? root.getStringRef() : llvm::StringRef(); }
  TypeID getRootInterface() const { return rootInterface; }
  std::optional<Trait> getRootTrait() const { return rootTrait; }
  /// Returns true if ops with the given name have the interface and the trait of the root, if any. Does not
  /// compare the root name.
  bool mayMatch(OperationName name) const {
    return (!rootInterface || name.getInterface(rootInterface)) && (!rootTrait || name.hasTrait(*rootTrait));
  }
  PatternBenefit getBenefit() const { return benefit; }
  MLIRContext *getContext() const { return context; }
  /// Returns the names of ops that the rewrite may create, as declared by the pattern; empty if not declared.
  llvm::ArrayRef<llvm::StringRef> getGeneratedOpNames() const { return generatedOps; }
  /// Returns getGeneratedOpNames() as operation names. Loads the dialects of these ops.
  llvm::SmallVector<OperationName, 2> getGeneratedOps() const;
  /// Returns true if repeated application of the pattern to ops that it created itself terminates. Dialect
  /// conversion does not apply other patterns to ops that they created themselves.
  bool hasBoundedRewriteRecursion() const { return hasBoundedRecursion; }

  /// Returns the name that identifies the pattern in messages and in lists of disabled patterns. The default
  /// is the class name.
  llvm::StringRef getDebugName() const { return debugName; }
  void setDebugName(llvm::StringRef name) { debugName = name.str(); }
  /// Returns additional names by which the pattern can be disabled. Several patterns may share a name. The
  /// strings are borrowed.
  llvm::ArrayRef<llvm::StringRef> getDebugLabels() const { return debugLabels; }
  void addDebugLabels(llvm::ArrayRef<llvm::StringRef> labels) {
    debugLabels.append(labels.begin(), labels.end());
  }
  void addDebugLabels(llvm::StringRef label) { debugLabels.push_back(label); }

protected:
  Pattern(llvm::StringRef rootName, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : Pattern(MatchAnyOpTypeTag(), benefit, context, generatedNames) {
    root = OperationName(rootName, context);
  }
  Pattern(MatchAnyOpTypeTag, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : benefit(benefit), context(context), generatedOps(generatedNames.begin(), generatedNames.end()) {}
  Pattern(MatchInterfaceOpTypeTag tag, TypeID interface, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : Pattern(MatchAnyOpTypeTag(), benefit, context, generatedNames) {
    rootInterface = interface;
  }
  Pattern(MatchTraitOpTypeTag, Trait trait, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : Pattern(MatchAnyOpTypeTag(), benefit, context, generatedNames) {
    rootTrait = trait;
  }
  void setHasBoundedRewriteRecursion(bool value = true) { hasBoundedRecursion = value; }

private:
  OperationName root;
  TypeID rootInterface;
  std::optional<Trait> rootTrait;
  PatternBenefit benefit;
  bool hasBoundedRecursion = false;
  MLIRContext *context;
  std::string debugName;
  llvm::SmallVector<llvm::StringRef, 0> debugLabels, generatedOps;
};

/// Base class of C++ patterns.
class RewritePattern : public Pattern {
public:
  using Pattern::Pattern;
  virtual ~RewritePattern();

  /// Rewrites `op` and succeeds, or fails without changing the IR.
  virtual LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const = 0;

  /// Creates a pattern and calls its initialize() if there is one. If the debug name is empty, sets it to the
  /// class name.
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

namespace detail {
/// Base class of patterns whose root is passed as an op class or interface.
template <typename RootT>
struct OpOrInterfaceRewritePatternBase : public RewritePattern {
  using RewritePattern::RewritePattern;
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<RootT>(op), rewriter);
  }
  virtual LogicalResult matchAndRewrite(RootT op, PatternRewriter &rewriter) const = 0;
};
} // namespace detail

/// A pattern for one op class.
template <typename OpT>
struct OpRewritePattern : public detail::OpOrInterfaceRewritePatternBase<OpT> {
  using Base = OpRewritePattern;
  OpRewritePattern(MLIRContext *context, PatternBenefit benefit = 1,
                   llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : detail::OpOrInterfaceRewritePatternBase<OpT>(OpT::getOperationName(), benefit, context,
                                                     generatedNames) {}
};

/// A pattern for all ops that implement an interface.
template <typename InterfaceT>
struct OpInterfaceRewritePattern : public detail::OpOrInterfaceRewritePatternBase<InterfaceT> {
  using Base = OpInterfaceRewritePattern;
  OpInterfaceRewritePattern(MLIRContext *context, PatternBenefit benefit = 1)
      : detail::OpOrInterfaceRewritePatternBase<InterfaceT>(Pattern::MatchInterfaceOpTypeTag(),
                                                            InterfaceT::getInterfaceID(), benefit, context) {}
};

/// A pattern for all ops with a trait.
template <template <typename> class TraitClass>
class OpTraitRewritePattern : public RewritePattern {
public:
  using Base = OpTraitRewritePattern;
  OpTraitRewritePattern(MLIRContext *context, PatternBenefit benefit = 1)
      : RewritePattern(MatchTraitOpTypeTag(), detail::traitBit<TraitClass>, benefit, context) {}
};

/// A placeholder for a module of PDL patterns, which are not supported. A module is always empty, so that
/// code that merges modules compiles.
class PDLPatternModule {
public:
  PDLPatternModule() = default;
  MLIRContext *getContext() { return nullptr; }
  void mergeIn(PDLPatternModule &&) {}
  void clear() {}
};

/// A collection of patterns. Owns the C++ patterns and borrows the descriptors of declarative ones.
class RewritePatternSet {
public:
  RewritePatternSet(MLIRContext *context) : context(context) {}
  RewritePatternSet(MLIRContext *context, std::unique_ptr<RewritePattern> pattern) : context(context) {
    add(std::move(pattern));
  }
  MLIRContext *getContext() const { return context; }

  /// Adds patterns of the given classes, which are constructed from `args`. A class with a member `static
  /// const PatternSpec spec` is a declarative pattern.
  template <typename... Ts, typename... Args>
    requires(sizeof...(Ts) > 0)
  RewritePatternSet &add(Args &&...args) {
    (addOne<Ts>(llvm::ArrayRef<llvm::StringRef>(), args...), ...);
    return *this;
  }
  /// Adds patterns of the given classes, which are constructed from `args`, with labels by which they can be
  /// disabled. Labels are ignored for declarative patterns.
  template <typename... Ts, typename... Args>
    requires(sizeof...(Ts) > 0)
  RewritePatternSet &addWithLabel(llvm::ArrayRef<llvm::StringRef> labels, Args &&...args) {
    (addOne<Ts>(labels, args...), ...);
    return *this;
  }
  /// Alias of add().
  template <typename... Ts, typename... Args>
    requires(sizeof...(Ts) > 0)
  RewritePatternSet &insert(Args &&...args) {
    return add<Ts...>(std::forward<Args>(args)...);
  }
  RewritePatternSet &insert(std::unique_ptr<RewritePattern> pattern) { return add(std::move(pattern)); }
  template <typename OpT>
  RewritePatternSet &insert(LogicalResult (*rewrite)(OpT, PatternRewriter &)) {
    return add(rewrite);
  }
  RewritePatternSet &insert(PDLPatternModule &&module) { return add(std::move(module)); }
  RewritePatternSet &add(PDLPatternModule &&module) {
    pdlPatterns.mergeIn(std::move(module));
    return *this;
  }
  RewritePatternSet &add(std::unique_ptr<RewritePattern> pattern) {
    patterns.push_back(std::move(pattern));
    return *this;
  }
  /// Adds a pattern for op class OpT that calls a function.
  template <typename OpT>
  RewritePatternSet &add(LogicalResult (*rewrite)(OpT, PatternRewriter &), PatternBenefit benefit = 1,
                         llvm::ArrayRef<llvm::StringRef> generatedNames = {}) {
    struct FunctionPattern : OpRewritePattern<OpT> {
      FunctionPattern(LogicalResult (*rewrite)(OpT, PatternRewriter &), MLIRContext *context,
                      PatternBenefit benefit, llvm::ArrayRef<llvm::StringRef> generatedNames)
          : OpRewritePattern<OpT>(context, benefit, generatedNames), rewrite(rewrite) {}
      LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const final {
        return rewrite(op, rewriter);
      }
      LogicalResult (*rewrite)(OpT, PatternRewriter &);
    };
    return add(RewritePattern::create<FunctionPattern>(rewrite, context, benefit, generatedNames));
  }
  RewritePatternSet &addDeclarative(const PatternSpec &spec) {
    specs.push_back(&spec);
    return *this;
  }
  void clear() { patterns.clear(), specs.clear(); }
  bool empty() const { return patterns.empty() && specs.empty(); }
  size_t size() const { return patterns.size() + specs.size(); }

  std::vector<std::unique_ptr<RewritePattern>> &getNativePatterns() { return patterns; }
  PDLPatternModule &getPDLPatterns() { return pdlPatterns; }
  llvm::ArrayRef<const PatternSpec *> getDeclarativePatterns() const { return specs; }

private:
  template <typename T, typename... Args>
  void addOne(llvm::ArrayRef<llvm::StringRef> labels, Args &&...args) {
    if constexpr (std::is_base_of_v<PDLPatternModule, T>) {
      add(T(args...));
    } else if constexpr (requires { T::spec.rootOp; }) {
      addDeclarative(T::spec);
    } else {
      patterns.push_back(RewritePattern::create<T>(args...));
      patterns.back()->addDebugLabels(labels);
    }
  }

  MLIRContext *context;
  std::vector<std::unique_ptr<RewritePattern>> patterns;
  std::vector<const PatternSpec *> specs;
  PDLPatternModule pdlPatterns;
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_PATTERNMATCH_H
