//===- SideEffectInterfaces.cpp - What ops do beside computing ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/SideEffectInterfaces.h"

using namespace strata;

namespace {
enum class Own { Unknown, None, Some, OfRegions };
} // namespace

/// What an op says of itself, without what is in it.
static Own ownEffects(Operation *op) {
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return Own::Unknown;
  if (!spec->effects.empty())
    return Own::Some;
  if (spec->traits.contains(Trait::HasRecursiveMemoryEffects))
    return Own::OfRegions;
  return spec->traits.contains(Trait::NoMemoryEffect) ? Own::None : Own::Unknown;
}

/// Whether `holds` is true of an op and, where its effects are those of its regions, of all in them.
template <typename Fn>
static bool allOf(Operation *root, Fn &&holds) {
  llvm::SmallVector<Operation *, 8> work = {root};
  while (!work.empty()) {
    Operation *op = work.pop_back_val();
    if (!holds(op))
      return false;
    if (op->hasTrait(Trait::HasRecursiveMemoryEffects))
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Operation &child : block)
            work.push_back(&child);
  }
  return true;
}

bool strata::isMemoryEffectFree(Operation *op) {
  return allOf(op, [](Operation *each) {
    Own own = ownEffects(each);
    return own == Own::None || own == Own::OfRegions;
  });
}

bool strata::hasOnlyEffect(Operation *op, EffectKind kind) {
  return allOf(op, [kind](Operation *each) {
    switch (ownEffects(each)) {
    case Own::Unknown:
      return false;
    case Own::None:
    case Own::OfRegions:
      return true;
    case Own::Some:
      return llvm::all_of(each->getSpec()->effects, [kind](const EffectSpec &effect) { return effect.kind == kind; });
    }
    llvm_unreachable("unknown effects");
  });
}

bool strata::isSpeculatable(Operation *op) {
  llvm::SmallVector<Operation *, 8> work = {op};
  while (!work.empty()) {
    Operation *each = work.pop_back_val();
    bool recursive = each->hasTrait(Trait::RecursivelySpeculatable);
    if (auto conditional = llvm::dyn_cast<ConditionallySpeculatable>(each)) {
      auto answer = conditional.getSpeculatability();
      if (answer == Speculation::NotSpeculatable)
        return false;
      recursive = answer == Speculation::RecursivelySpeculatable;
    } else if (!recursive && !each->hasTrait(Trait::AlwaysSpeculatable)) {
      return false;
    }
    if (recursive)
      for (Region &region : each->getRegions())
        for (Block &block : region)
          for (Operation &child : block)
            work.push_back(&child);
  }
  return true;
}

bool strata::isPure(Operation *op) { return isSpeculatable(op) && isMemoryEffectFree(op); }

bool strata::wouldOpBeTriviallyDead(Operation *root) {
  if (root->mightHaveTrait(Trait::IsTerminator) || root->hasTrait(Trait::Symbol))
    return false;
  return allOf(root, [](Operation *op) {
    switch (ownEffects(op)) {
    case Own::Unknown:
      return false;
    case Own::None:
    case Own::OfRegions:
      return true;
    case Own::Some:
      // Reading what nobody looks at, and making what nobody uses, can go.
      return llvm::all_of(op->getSpec()->effects, [](const EffectSpec &effect) {
        return effect.kind == EffectKind::Read ||
               (effect.kind == EffectKind::Allocate && effect.target == EffectTarget::Result);
      });
    }
    llvm_unreachable("unknown effects");
  });
}

bool strata::isOpTriviallyDead(Operation *op) { return op->use_empty() && wouldOpBeTriviallyDead(op); }
