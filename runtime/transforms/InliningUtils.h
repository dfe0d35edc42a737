//===- InliningUtils.h - What is called, in place of the call -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Puts the body of a callable where it is called. Dialects say what may be inlined, and what becomes of their
// terminators, by a DialectInlinerInterface; a dialect without one keeps its ops where they are.
//
//     struct MyInliner : DialectInlinerInterface {
//       using DialectInlinerInterface::DialectInlinerInterface;
//       bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const override { return true; }
//     };
//     dialect->addInterfaces<MyInliner>();
//
// The context owns the interfaces; what they answer must not depend on the thread that asks. Inlining changes
// the IR of the caller: one thread for each op that is isolated from above.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_INLININGUTILS_H
#define STRATA_RUNTIME_TRANSFORMS_INLININGUTILS_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/DialectInterface.h"
#include "runtime/ir/IRMapping.h"

namespace strata {

class DialectInlinerInterface : public DialectInterface::Base<DialectInlinerInterface> {
public:
  explicit DialectInlinerInterface(Dialect *dialect) : Base(dialect) {}

  // What may be inlined. `wouldBeCloned` is false where the original goes.
  /// Of calls of this dialect: whether the callable may come in its place.
  virtual bool isLegalToInline(Operation *call, Operation *callable, bool wouldBeCloned) const {
    return false;
  }
  /// Of ops of this dialect that `dest` belongs to: whether the blocks of `src` may stand there.
  virtual bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned, IRMapping &mapping) const {
    return false;
  }
  /// Of ops of this dialect: whether they may stand in `dest`.
  virtual bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned, IRMapping &mapping) const {
    return false;
  }
  /// Whether what is in the regions of an op is to be asked, too.
  virtual bool shouldAnalyzeRecursively(Operation *op) const { return true; }

  // What becomes of terminators of this dialect.
  /// Of several blocks: makes it go to the block behind, in its place.
  virtual void handleTerminator(Operation *op, Block *newDest) const;
  /// Of the only block: replaces the results of the call. The terminator is erased then.
  virtual void handleTerminator(Operation *op, ValueRange valuesToReplace) const;

  // Other changes.
  /// An op that makes an argument of another type, where call and callable differ; null: they may not.
  virtual Operation *materializeCallConversion(OpBuilder &builder, Value input, Type resultType,
                                               Location loc) const {
    return nullptr;
  }
  /// The blocks that came in place of a call of this dialect.
  virtual void processInlinedCallBlocks(Operation *call,
                                        llvm::iterator_range<Region::iterator> inlinedBlocks) const {}
};

/// For dialects whose ops may go anywhere, and have no terminators to be changed.
class PlainInlinerInterface : public DialectInlinerInterface {
public:
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;
  bool isLegalToInline(Operation *, Operation *, bool) const override { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const override { return true; }
  void handleTerminator(Operation *, Block *) const override {}
  void handleTerminator(Operation *, ValueRange) const override {}
};

/// Puts the blocks of a callable in place of a call, whose results are replaced; the call itself stays, for
/// the caller to erase. Ops get a call-site location.
/// \param shouldClone  false: the callable's blocks are moved.
/// \param inlinedOps   if given, gets the ops that came in, without terminators and without those inside of
/// others.
/// \return failure, and nothing has changed, where a dialect says no, or types do not fit.
LogicalResult inlineCall(CallOpInterface call, CallableOpInterface callable, bool shouldClone = true,
                         llvm::SmallVectorImpl<Operation *> *inlinedOps = nullptr);

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_INLININGUTILS_H
