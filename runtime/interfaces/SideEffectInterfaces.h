//===- SideEffectInterfaces.h - What ops do beside computing --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Memory effects and speculation. What a declaration says is in the OpSpec; the interfaces are for ops that
// compute the answer. The free functions ask both, and go through regions where an op's effects are those of
// what is in it. Pure questions; depth is bounded by memory only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H

#include "runtime/ir/OpView.h"

namespace strata {

/// Whether an op may be executed where it was not before.
struct Speculation {
  enum class Speculatability { NotSpeculatable, Speculatable, RecursivelySpeculatable };
  static constexpr auto NotSpeculatable = Speculatability::NotSpeculatable;
  static constexpr auto Speculatable = Speculatability::Speculatable;
  static constexpr auto RecursivelySpeculatable = Speculatability::RecursivelySpeculatable;
};

class ConditionallySpeculatable : public OpInterface<ConditionallySpeculatable> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    Speculation::Speculatability (*getSpeculatability)(Operation *op);
  };
  template <typename OpT>
  struct Model {
    static Speculation::Speculatability getSpeculatability(Operation *op) { return OpT(op).getSpeculatability(); }
    static constexpr Concept value = {&getSpeculatability};
  };
  Speculation::Speculatability getSpeculatability() const { return getConcept()->getSpeculatability(op); }
};

/// Its effects are known and there are none.
bool isMemoryEffectFree(Operation *op);
/// All its effects are known, and each is of this kind.
bool hasOnlyEffect(Operation *op, EffectKind kind);
bool isSpeculatable(Operation *op);
/// Free of effects and speculatable.
bool isPure(Operation *op);
/// Has no use, and erasing it changes nothing else.
bool isOpTriviallyDead(Operation *op);
/// The same if nothing used it.
bool wouldOpBeTriviallyDead(Operation *op);

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H
