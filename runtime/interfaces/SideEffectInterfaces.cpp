//===- SideEffectInterfaces.cpp - Memory effects and speculation ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <mutex>

using namespace mlir;

template char TypeID::anchor<MemoryEffectOpInterface>;
template char TypeID::anchor<ConditionallySpeculatable>;

using MemoryEffects::EffectInstance;
using Effects = llvm::SmallVector<EffectInstance, 4>;

//===----------------------------------------------------------------------===//
// Resources and effects
//===----------------------------------------------------------------------===//

namespace {
/// A resource that is known only by the name in an ODS declaration.
class NamedResource : public SideEffects::Resource {
public:
  explicit NamedResource(std::string name) : Resource(TypeID::get<NamedResource>()), name(std::move(name)) {}
  llvm::StringRef getName() override { return name; }

private:
  std::string name;
};
} // namespace

SideEffects::Resource *SideEffects::Resource::getNamed(llvm::StringRef name) {
  if (name == "<Default>" || name == "DefaultResource")
    return DefaultResource::get();
  if (name == "AutomaticAllocationScopeResource")
    return AutomaticAllocationScopeResource::get();
  static std::mutex mutex;
  static llvm::StringMap<std::unique_ptr<NamedResource>> resources;
  std::lock_guard<std::mutex> lock(mutex);
  std::unique_ptr<NamedResource> &entry = resources[name];
  if (!entry)
    entry = std::make_unique<NamedResource>(name.str());
  return entry.get();
}

bool MemoryEffects::Effect::classof(const SideEffects::Effect *effect) {
  return llvm::isa<Allocate, Free, Read, Write>(effect);
}

static MemoryEffects::Effect *effectOf(EffectKind kind) {
  switch (kind) {
  case EffectKind::Read:
    return MemoryEffects::Read::get();
  case EffectKind::Write:
    return MemoryEffects::Write::get();
  case EffectKind::Allocate:
    return MemoryEffects::Allocate::get();
  case EffectKind::Free:
    return MemoryEffects::Free::get();
  }
  llvm_unreachable("unknown effect");
}

/// Returns true if the ODS declaration of the op states its memory effects, or that it has none.
static bool hasDeclaredEffects(const OpSpec *spec) {
  return spec && (!spec->effects.empty() || spec->traits.contains(Trait::NoMemoryEffect));
}

bool MemoryEffectOpInterface::classof(Operation *op) {
  return hasDeclaredEffects(op->getSpec()) || findTable(op) != nullptr;
}

void mlir::addDeclaredEffects(Operation *op, llvm::SmallVectorImpl<EffectInstance> &effects) {
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return;
  for (const EffectSpec &declared : spec->effects) {
    MemoryEffects::Effect *effect = effectOf(declared.kind);
    SideEffects::Resource *resource = SideEffects::Resource::getNamed(declared.resource);
    switch (declared.target) {
    case EffectTarget::Op:
      effects.emplace_back(effect, declared.stage, declared.onFullRegion, resource);
      break;
    case EffectTarget::Operand: {
      auto [start, count] = op->getOperandGroupBounds(declared.index);
      for (unsigned i = start; i != start + count; ++i)
        effects.emplace_back(effect, &op->getOpOperand(i), declared.stage, declared.onFullRegion, resource);
      break;
    }
    case EffectTarget::Result: {
      auto [start, count] = op->getResultGroupBounds(declared.index);
      for (unsigned i = start; i != start + count; ++i)
        effects.emplace_back(effect, op->getResult(i), declared.stage, declared.onFullRegion, resource);
      break;
    }
    case EffectTarget::Attribute:
      if (auto symbol = llvm::dyn_cast_or_null<SymbolRefAttr>(op->getSlot(declared.index)))
        effects.emplace_back(effect, symbol, declared.stage, declared.onFullRegion, resource);
      break;
    }
  }
}

void MemoryEffectOpInterface::getEffects(llvm::SmallVectorImpl<EffectInstance> &effects) const {
  if (const Concept *table = getConcept())
    table->getEffects(op, effects);
  else
    addDeclaredEffects(op, effects);
}

bool MemoryEffectOpInterface::hasNoEffect() const {
  return !any([](const EffectInstance &) { return true; });
}

void MemoryEffectOpInterface::getEffectsOnValue(Value value,
                                                llvm::SmallVectorImpl<EffectInstance> &effects) const {
  Effects all;
  getEffects(all);
  llvm::copy_if(all, std::back_inserter(effects),
                [&](const EffectInstance &effect) { return effect.getValue() == value; });
}

void MemoryEffectOpInterface::getEffectsOnSymbol(SymbolRefAttr symbol,
                                                 llvm::SmallVectorImpl<EffectInstance> &effects) const {
  Effects all;
  getEffects(all);
  llvm::copy_if(all, std::back_inserter(effects),
                [&](const EffectInstance &effect) { return effect.getSymbolRef() == symbol; });
}

void MemoryEffectOpInterface::getEffectsOnResource(SideEffects::Resource *resource,
                                                   llvm::SmallVectorImpl<EffectInstance> &effects) const {
  Effects all;
  getEffects(all);
  llvm::copy_if(all, std::back_inserter(effects),
                [&](const EffectInstance &effect) { return effect.getResource() == resource; });
}

//===----------------------------------------------------------------------===//
// Queries about memory effects
//===----------------------------------------------------------------------===//

bool mlir::detail::anyMemoryEffect(Operation *op, bool onlyThese,
                                   llvm::function_ref<bool(const EffectInstance &)> test) {
  auto memory = llvm::dyn_cast<MemoryEffectOpInterface>(op);
  if (!memory)
    return false;
  Effects effects;
  memory.getEffects(effects);
  return onlyThese ? !effects.empty() && llvm::all_of(effects, test) : llvm::any_of(effects, test);
}

namespace {
/// The effects of an op itself, without those of ops in its regions.
struct Own {
  enum Kind { Unknown, None, Declared, Computed, OfRegions } kind;
  Effects computed = {};

  /// Returns true if the predicate holds for all effects of the op itself. Ops in its regions are not
  /// checked.
  template <typename Fn>
  bool all(Operation *op, Fn &&holds) const {
    switch (kind) {
    case Unknown:
      return false;
    case None:
    case OfRegions:
      return true;
    case Declared:
      return llvm::all_of(op->getSpec()->effects, [&](const EffectSpec &effect) {
        return holds(effect.kind, isOnAllocated(op, effect));
      });
    case Computed: {
      llvm::SmallPtrSet<const void *, 4> allocated;
      for (const EffectInstance &effect : computed)
        if (Value value = effect.getValue();
            value && value.getDefiningOp() == op && llvm::isa<MemoryEffects::Allocate>(effect.getEffect()))
          allocated.insert(value.getAsOpaquePointer());
      return llvm::all_of(computed, [&](const EffectInstance &effect) {
        Value value = effect.getValue();
        return holds(kindOf(effect.getEffect()), value && allocated.contains(value.getAsOpaquePointer()));
      });
    }
    }
    llvm_unreachable("unknown effects");
  }

  /// Returns true if the effect applies to a result on which the op also has an Allocate effect.
  static bool isOnAllocated(Operation *op, const EffectSpec &effect) {
    return effect.target == EffectTarget::Result &&
           llvm::any_of(op->getSpec()->effects, [&](const EffectSpec &other) {
             return other.target == EffectTarget::Result && other.index == effect.index &&
                    other.kind == EffectKind::Allocate;
           });
  }

  static EffectKind kindOf(const MemoryEffects::Effect *effect) {
    return llvm::isa<MemoryEffects::Read>(effect)       ? EffectKind::Read
           : llvm::isa<MemoryEffects::Allocate>(effect) ? EffectKind::Allocate
           : llvm::isa<MemoryEffects::Free>(effect)     ? EffectKind::Free
                                                        : EffectKind::Write;
  }
};
} // namespace

static Own ownEffects(Operation *op) {
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return {Own::Unknown};
  if (const void *table = MemoryEffectOpInterface::findTable(op)) {
    Own result{Own::Computed};
    MemoryEffectOpInterface(op, table).getEffects(result.computed);
    return result;
  }
  if (!spec->effects.empty())
    return {Own::Declared};
  if (spec->traits.contains(Trait::HasRecursiveMemoryEffects))
    return {Own::OfRegions};
  return {spec->traits.contains(Trait::NoMemoryEffect) ? Own::None : Own::Unknown};
}

/// Returns true if `holds` returns true for an op and, if its effects are recursive, for all ops in its
/// regions. Visits all ops of a region before their nested regions, so that repeated queries at each level of
/// a deep nest usually end early.
template <typename Fn>
static bool allOf(Operation *root, Fn &&holds) {
  if (!holds(root))
    return false;
  llvm::SmallVector<Operation *, 8> work = {root};
  while (!work.empty()) {
    Operation *op = work.pop_back_val();
    if (!op->hasTrait(Trait::HasRecursiveMemoryEffects))
      continue;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &child : block) {
          if (!holds(&child))
            return false;
          if (child.getNumRegions())
            work.push_back(&child);
        }
  }
  return true;
}

bool mlir::isMemoryEffectFree(Operation *op) {
  return allOf(
      op, [](Operation *each) { return ownEffects(each).all(each, [](EffectKind, bool) { return false; }); });
}

bool mlir::hasOnlyEffect(Operation *op, EffectKind kind) {
  return allOf(op, [kind](Operation *each) {
    return ownEffects(each).all(each, [kind](EffectKind own, bool) { return own == kind; });
  });
}

bool mlir::hasUnknownEffects(Operation *op) {
  return !allOf(op, [](Operation *each) { return ownEffects(each).kind != Own::Unknown; });
}

std::optional<llvm::SmallVector<EffectInstance>> mlir::getEffectsRecursively(Operation *root) {
  llvm::SmallVector<EffectInstance> effects;
  bool known = allOf(root, [&](Operation *op) {
    if (auto memory = llvm::dyn_cast<MemoryEffectOpInterface>(op)) {
      memory.getEffects(effects);
      return true;
    }
    return op->hasTrait(Trait::HasRecursiveMemoryEffects);
  });
  if (!known)
    return std::nullopt;
  return effects;
}

Speculation::Speculatability mlir::getDeclaredSpeculatability(Operation *op) {
  if (op->hasTrait(Trait::RecursivelySpeculatable))
    return Speculation::RecursivelySpeculatable;
  return op->hasTrait(Trait::AlwaysSpeculatable) ? Speculation::Speculatable : Speculation::NotSpeculatable;
}

bool mlir::isSpeculatable(Operation *op) {
  llvm::SmallVector<Operation *, 8> work = {op};
  while (!work.empty()) {
    Operation *each = work.pop_back_val();
    auto conditional = llvm::dyn_cast<ConditionallySpeculatable>(each);
    auto answer = conditional ? conditional.getSpeculatability() : getDeclaredSpeculatability(each);
    if (answer == Speculation::NotSpeculatable)
      return false;
    if (answer == Speculation::RecursivelySpeculatable)
      for (Region &region : each->getRegions())
        for (Block &block : region)
          for (Operation &child : block)
            work.push_back(&child);
  }
  return true;
}

bool mlir::isPure(Operation *op) { return isSpeculatable(op) && isMemoryEffectFree(op); }

bool mlir::wouldOpBeTriviallyDead(Operation *root) {
  if (root->mightHaveTrait(Trait::IsTerminator) || root->hasTrait(Trait::Symbol))
    return false;
  return allOf(root, [](Operation *op) {
    // An unused op may be erased if it only reads memory or only changes memory that it allocates itself.
    return ownEffects(op).all(
        op, [](EffectKind kind, bool onAllocated) { return kind == EffectKind::Read || onAllocated; });
  });
}

bool mlir::isOpTriviallyDead(Operation *op) { return op->use_empty() && wouldOpBeTriviallyDead(op); }
