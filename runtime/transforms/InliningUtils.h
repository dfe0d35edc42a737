//===- InliningUtils.h - Inlining of calls --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Replaces a call by the body of its callee. Dialects control with a DialectInlinerInterface which ops may be
// inlined and how their terminators are replaced; ops of a dialect without one are never inlined.
//
//     struct MyInliner : DialectInlinerInterface {
//       using DialectInlinerInterface::DialectInlinerInterface;
//       bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const override { return true; }
//     };
//     dialect->addInterfaces<MyInliner>();
//
// Ownership: the context owns the interfaces. Threads: interfaces must be stateless. Inlining changes the IR
// of the caller, so use one thread for each isolated-from-above op.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_INLININGUTILS_H
#define STRATA_RUNTIME_TRANSFORMS_INLININGUTILS_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/DialectInterface.h"
#include "runtime/ir/IRMapping.h"

#include <functional>
#include <optional>

namespace mlir {

/// The inlining hooks of a dialect.
class DialectInlinerInterface : public DialectInterface::Base<DialectInlinerInterface> {
public:
  explicit DialectInlinerInterface(Dialect *dialect) : Base(dialect) {}

  // Legality. `wouldBeCloned` is false if the callee's blocks would be moved instead of cloned.
  /// Returns true if `call`, an op of this dialect, may be replaced by the body of `callable`.
  virtual bool isLegalToInline(Operation *call, Operation *callable, bool wouldBeCloned) const {
    return false;
  }
  /// Returns true if the blocks of `src` may be inlined into `dest`, whose parent op belongs to this dialect.
  virtual bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned, IRMapping &mapping) const {
    return false;
  }
  /// Returns true if `op`, an op of this dialect, may be inlined into `dest`.
  virtual bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned, IRMapping &mapping) const {
    return false;
  }
  /// Returns true if the ops nested in `op` must be legal to inline, too.
  virtual bool shouldAnalyzeRecursively(Operation *op) const { return true; }

  // Replacement of terminators of this dialect.
  /// Replaces `valuesToReplace`, the results of the call, by the operands of the only inlined block's
  /// terminator. The caller erases the terminator.
  virtual void handleTerminator(Operation *op, ValueRange valuesToReplace) const;
  /// Replaces the terminator of one of several inlined blocks by a branch to `newDest`.
  virtual void handleTerminator(Operation *op, Block *newDest) const;

  // Customization of inlined calls.
  /// Return a value that replaces an argument of the callable, or a result of the call; the default is the
  /// value itself. The attributes are those of the argument or result of the callable; may be null.
  virtual Value handleArgument(OpBuilder &builder, Operation *call, Operation *callable, Value argument,
                               DictionaryAttr argumentAttrs) const {
    return argument;
  }
  virtual Value handleResult(OpBuilder &builder, Operation *call, Operation *callable, Value result,
                             DictionaryAttr resultAttrs) const {
    return result;
  }
  /// Returns true if a single inlined block may be merged with the block of the call, so that its terminator
  /// is replaced by values.
  virtual bool allowSingleBlockOptimization(llvm::iterator_range<Region::iterator> inlinedBlocks) const {
    return true;
  }
  /// Creates an op that casts a call operand to the type of the callee's argument. Returns null if there is
  /// no such cast; then the call is not inlined.
  virtual Operation *materializeCallConversion(OpBuilder &builder, Value input, Type resultType,
                                               Location loc) const {
    return nullptr;
  }
  /// Called with the blocks that replaced a call of this dialect.
  virtual void processInlinedCallBlocks(Operation *call,
                                        llvm::iterator_range<Region::iterator> inlinedBlocks) const {}
};

/// For dialects whose ops may always be inlined and that have no terminators that need handling.
class PlainInlinerInterface : public DialectInlinerInterface {
public:
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const override { return true; }
  bool isLegalToInline(Operation *, Operation *, bool) const override { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override { return true; }
  void handleTerminator(Operation *, Block *) const override {}
  void handleTerminator(Operation *, ValueRange) const override {}
};

/// Attaches PlainInlinerInterface to the dialects when a context loads them.
template <typename... DialectsT>
void registerPlainInliners(DialectRegistry &registry) {
  (registry.addExtension(
       +[](MLIRContext *, DialectsT *dialect) { dialect->template addInterfaces<PlainInlinerInterface>(); }),
   ...);
}

/// Gives access to the inlining hooks of all loaded dialects; used by the functions below. Each method calls
/// the hook of the dialect of the op. A transformation can derive from this class and override methods to
/// change the rules. An op whose dialect has no hooks is not inlined.
class InlinerInterface : public DialectInterfaceCollection<DialectInlinerInterface> {
public:
  using Base::Base;
  ~InlinerInterface() override;

  /// A callback that clones or moves the blocks of \p src between \p inlineBlock and \p postInsertBlock.
  using CloneCallbackSigTy = void(OpBuilder &builder, Region *src, Block *inlineBlock, Block *postInsertBlock,
                                  IRMapping &mapper, bool shouldCloneInlinedRegion);
  using CloneCallbackTy = std::function<CloneCallbackSigTy>;

  // Each method calls the hook of the same name in DialectInlinerInterface. First the queries, then the
  // functions that change IR.
  virtual bool shouldAnalyzeRecursively(Operation *op) const;
  virtual bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned, IRMapping &mapping) const;
  virtual bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned, IRMapping &mapping) const;
  virtual bool isLegalToInline(Operation *call, Operation *callable, bool wouldBeCloned) const;
  virtual bool allowSingleBlockOptimization(llvm::iterator_range<Region::iterator> inlinedBlocks) const;
  virtual void processInlinedCallBlocks(Operation *call,
                                        llvm::iterator_range<Region::iterator> inlinedBlocks) const;
  virtual Value handleArgument(OpBuilder &builder, Operation *call, Operation *callable, Value argument,
                               DictionaryAttr argumentAttrs) const;
  virtual Value handleResult(OpBuilder &builder, Operation *call, Operation *callable, Value result,
                             DictionaryAttr resultAttrs) const;
  virtual void handleTerminator(Operation *op, ValueRange valuesToReplace) const;
  virtual void handleTerminator(Operation *op, Block *newDest) const;

  /// Called with the inlined blocks before their terminators are replaced.
  virtual void processInlinedBlocks(llvm::iterator_range<Region::iterator> inlinedBlocks) {}
};

namespace detail {
/// Clones or moves the blocks of a region before another block.
void placeBlocks(Region *src, Block *before, IRMapping &mapper, bool clones);
} // namespace detail

// Inline the blocks of \p src after an op or before a position of a block, and replace values by the operands
// of their terminators. Fail, without changing the IR, if a dialect does not allow it.
//
// - cloneCallback copies or moves the blocks; if it is null, they are cloned or spliced.
// - mapper or inlinedOperands has the values of the arguments of the entry block.
// - resultsToReplace are the values that are replaced; regionResultTypes are the types of the replacements.
// - If inlineLoc is given, the inlined ops get call-site locations with it as caller.
// - If shouldCloneInlinedRegion is false, the blocks are moved out of \p src.
LogicalResult inlineRegion(InlinerInterface &interface,
                           llvm::function_ref<InlinerInterface::CloneCallbackSigTy> cloneCallback,
                           Region *src, Block *inlineBlock, Block::iterator inlinePoint,
                           ValueRange inlinedOperands, ValueRange resultsToReplace,
                           std::optional<Location> inlineLoc = std::nullopt,
                           bool shouldCloneInlinedRegion = true);
LogicalResult inlineRegion(InlinerInterface &interface,
                           llvm::function_ref<InlinerInterface::CloneCallbackSigTy> cloneCallback,
                           Region *src, Operation *inlinePoint, ValueRange inlinedOperands,
                           ValueRange resultsToReplace, std::optional<Location> inlineLoc = std::nullopt,
                           bool shouldCloneInlinedRegion = true);
LogicalResult inlineRegion(InlinerInterface &interface,
                           llvm::function_ref<InlinerInterface::CloneCallbackSigTy> cloneCallback,
                           Region *src, Block *inlineBlock, Block::iterator inlinePoint, IRMapping &mapper,
                           ValueRange resultsToReplace, TypeRange regionResultTypes,
                           std::optional<Location> inlineLoc = std::nullopt,
                           bool shouldCloneInlinedRegion = true);
LogicalResult inlineRegion(InlinerInterface &interface,
                           llvm::function_ref<InlinerInterface::CloneCallbackSigTy> cloneCallback,
                           Region *src, Operation *inlinePoint, IRMapping &mapper,
                           ValueRange resultsToReplace, TypeRange regionResultTypes,
                           std::optional<Location> inlineLoc = std::nullopt,
                           bool shouldCloneInlinedRegion = true);
/// Inlines \p src, the body of \p callable, after a call and replaces the results of the call, which the
/// caller of this function erases. Also fails if the types of operands and arguments, or of results, differ
/// and cannot be cast.
LogicalResult inlineCall(InlinerInterface &interface,
                         llvm::function_ref<InlinerInterface::CloneCallbackSigTy> cloneCallback,
                         CallOpInterface call, CallableOpInterface callable, Region *src,
                         bool shouldCloneInlinedRegion = true);

/// Inlines the body of a callable at a call and replaces the results of the call. The caller of this function
/// erases the call op. Inlined ops get call-site locations.
/// \param shouldClone if false, the callable's blocks are moved instead of cloned.
/// \param inlinedOps if not null, receives the inlined ops, without terminators and nested ops.
/// \return failure, without changing the IR, if a dialect does not allow it or if types differ and cannot be
/// cast.
LogicalResult inlineCall(CallOpInterface call, CallableOpInterface callable, bool shouldClone = true,
                         llvm::SmallVectorImpl<Operation *> *inlinedOps = nullptr);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_INLININGUTILS_H
