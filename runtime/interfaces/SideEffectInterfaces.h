//===- SideEffectInterfaces.h - What ops do beside computing --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Memory effects and speculation. What a declaration says is in the OpSpec; an op class that computes the
// answer has getEffects or getSpeculatability, and declares so (DeclareOpInterfaceMethods). The free
// functions ask both, and go through regions where an op's effects are those of what is in it. Pure
// questions; depth is bounded by memory only.
//
// MemoryEffectOpInterface is a view of every op whose effects are known, however that is said. For what is
// behind a pointer, see runtime/analysis/AliasAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/PointerUnion.h"
#include <optional>

namespace strata {

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

namespace SideEffects {

/// A kind of effect: one object for each class that derives from Base; they live for ever.
class Effect {
public:
  TypeID getEffectID() const { return id; }
  template <typename DerivedEffect, typename BaseEffect = Effect>
  class Base : public BaseEffect {
  public:
    static DerivedEffect *get() {
      static DerivedEffect instance;
      return &instance;
    }
    static bool classof(const Effect *effect) {
      return effect->getEffectID() == TypeID::get<DerivedEffect>();
    }

  protected:
    Base() : BaseEffect(TypeID::get<DerivedEffect>()) {}
  };

protected:
  explicit Effect(TypeID id) : id(id) {}

private:
  TypeID id;
};

/// What an effect acts on, where that is more than one memory: effects on different resources do not meet.
class Resource {
public:
  virtual ~Resource() = default;
  TypeID getResourceID() const { return id; }
  virtual llvm::StringRef getName() = 0;
  template <typename DerivedResource, typename BaseResource = Resource>
  class Base : public BaseResource {
  public:
    static DerivedResource *get() {
      static DerivedResource instance;
      return &instance;
    }
    static bool classof(const Resource *resource) {
      return resource->getResourceID() == TypeID::get<DerivedResource>();
    }

  protected:
    Base() : BaseResource(TypeID::get<DerivedResource>()) {}
  };
  /// That of a declaration, by the name of its class: the same object for the same name. Its identity is not
  /// that of the C++ class of this name, but for DefaultResource and AutomaticAllocationScopeResource.
  /// Thread-safe.
  static Resource *getNamed(llvm::StringRef name);

protected:
  explicit Resource(TypeID id) : id(id) {}

private:
  TypeID id;
};

class DefaultResource : public Resource::Base<DefaultResource> {
public:
  llvm::StringRef getName() override { return "<Default>"; }
};
class AutomaticAllocationScopeResource : public Resource::Base<AutomaticAllocationScopeResource> {
public:
  llvm::StringRef getName() override { return "AutomaticAllocationScope"; }
};

/// One effect: of a kind, on a resource, on one value or symbol where that is known. Of several of an op,
/// those of a lower stage come first.
template <typename EffectT>
class EffectInstance {
public:
  EffectInstance(EffectT *effect, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource) {}
  EffectInstance(EffectT *effect, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), stage(stage), fullRegion(effectOnFullRegion) {}
  EffectInstance(EffectT *effect, OpOperand *value, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), target(value) {}
  EffectInstance(EffectT *effect, OpOperand *value, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), target(value), stage(stage), fullRegion(effectOnFullRegion) {}
  EffectInstance(EffectT *effect, OpResult value, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), result(value) {}
  EffectInstance(EffectT *effect, OpResult value, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), result(value), stage(stage), fullRegion(effectOnFullRegion) {}
  EffectInstance(EffectT *effect, BlockArgument value, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), result(value) {}
  EffectInstance(EffectT *effect, SymbolRefAttr symbol, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), symbol(symbol) {}
  EffectInstance(EffectT *effect, SymbolRefAttr symbol, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), symbol(symbol), stage(stage), fullRegion(effectOnFullRegion) {}
  EffectInstance(EffectT *effect, Attribute parameters, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), parameters(parameters) {}

  EffectT *getEffect() const { return effect; }
  Resource *getResource() const { return resource; }
  /// The value that is acted on; null if that is not known, or is a symbol.
  Value getValue() const { return target ? target->get() : result; }
  /// The same as what it was made of.
  template <typename T>
  T getEffectValue() const {
    if constexpr (std::is_same_v<T, OpOperand *>)
      return target;
    else
      return llvm::dyn_cast_if_present<T>(result);
  }
  SymbolRefAttr getSymbolRef() const { return symbol; }
  Attribute getParameters() const { return parameters; }
  int getStage() const { return stage; }
  bool getEffectOnFullRegion() const { return fullRegion; }

private:
  EffectT *effect;
  Resource *resource;
  OpOperand *target = nullptr;
  Value result;
  SymbolRefAttr symbol;
  Attribute parameters;
  int stage = 0;
  bool fullRegion = false;
};

} // namespace SideEffects

namespace MemoryEffects {
struct Effect : SideEffects::Effect {
  using SideEffects::Effect::Effect;
  template <typename DerivedEffect>
  using Base = SideEffects::Effect::Base<DerivedEffect, Effect>;
  static bool classof(const SideEffects::Effect *effect);

protected:
  explicit Effect(TypeID id) : SideEffects::Effect(id) {}
};
using EffectInstance = SideEffects::EffectInstance<Effect>;
struct Allocate : Effect::Base<Allocate> {};
struct Free : Effect::Base<Free> {};
struct Read : Effect::Base<Read> {};
struct Write : Effect::Base<Write> {};
} // namespace MemoryEffects

class MemoryEffectOpInterface;
extern template char TypeID::anchor<MemoryEffectOpInterface>;

/// Every op of which it is known what it does to memory: its class computes it, or its declaration says it.
class MemoryEffectOpInterface : public OpInterface<MemoryEffectOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    void (*getEffects)(Operation *op, llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects);
  };
  template <typename OpT, typename = void>
  struct Model {
    static void getEffects(Operation *op, llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
      if constexpr (requires { OpT(op).getEffects(effects); })
        OpT(op).getEffects(effects);
      else
        addDeclaredEffects(op, effects);
    }
    static constexpr Concept value = {&getEffects};
  };
  /// From outside, for an op that says nothing itself; `getEffects(Operation *, effects) const`.
  template <typename ConcreteModel, typename OpT>
  struct ExternalModel {
    using Interface = MemoryEffectOpInterface;
    static void call(Operation *op, llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
      ConcreteModel().getEffects(op, effects);
    }
    static constexpr Concept value = {&call};
  };

  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }

  /// Appends all effects: none means that there are none.
  void getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const;
  bool hasNoEffect() const;
  template <typename EffectT>
  bool hasEffect() const {
    return any([](const auto &effect) { return llvm::isa<EffectT>(effect.getEffect()); });
  }
  /// There is one or more, and all are of this kind.
  template <typename EffectT>
  bool onlyHasEffect() const {
    return !hasNoEffect() && !any([](const auto &effect) { return !llvm::isa<EffectT>(effect.getEffect()); });
  }
  template <typename EffectT>
  std::optional<MemoryEffects::EffectInstance> getEffectOnValue(Value value) const {
    llvm::SmallVector<MemoryEffects::EffectInstance, 4> effects;
    getEffects(effects);
    for (const auto &effect : effects)
      if (llvm::isa<EffectT>(effect.getEffect()) && effect.getValue() == value)
        return effect;
    return std::nullopt;
  }
  void getEffectsOnValue(Value value, llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const;
  void getEffectsOnResource(SideEffects::Resource *resource,
                            llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const;

private:
  /// What the declaration says.
  static void addDeclaredEffects(Operation *op,
                                 llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects);
  template <typename Fn>
  bool any(Fn &&holds) const {
    llvm::SmallVector<MemoryEffects::EffectInstance, 4> effects;
    getEffects(effects);
    return llvm::any_of(effects, holds);
  }
};

//===----------------------------------------------------------------------===//
// Speculation
//===----------------------------------------------------------------------===//

/// Whether an op may be executed where it was not before.
struct Speculation {
  enum class Speculatability { NotSpeculatable, Speculatable, RecursivelySpeculatable };
  static constexpr auto NotSpeculatable = Speculatability::NotSpeculatable;
  static constexpr auto Speculatable = Speculatability::Speculatable;
  static constexpr auto RecursivelySpeculatable = Speculatability::RecursivelySpeculatable;
};

class ConditionallySpeculatable;
extern template char TypeID::anchor<ConditionallySpeculatable>;

class ConditionallySpeculatable : public OpInterface<ConditionallySpeculatable> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    Speculation::Speculatability (*getSpeculatability)(Operation *op);
  };
  template <typename OpT, typename = void>
  struct Model {
    static Speculation::Speculatability getSpeculatability(Operation *op) {
      return OpT(op).getSpeculatability();
    }
    static constexpr Concept value = {&getSpeculatability};
  };
  Speculation::Speculatability getSpeculatability() const { return getConcept()->getSpeculatability(op); }
};

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

/// Its effects are known and there are none.
bool isMemoryEffectFree(Operation *op);
/// All its effects are known, and each is of this kind.
bool hasOnlyEffect(Operation *op, EffectKind kind);
/// Some op, it or one inside where effects are those of regions, says nothing of its effects.
bool hasUnknownEffects(Operation *op);
/// Its effects, and those of ops inside where they count; none when some are not known.
std::optional<llvm::SmallVector<MemoryEffects::EffectInstance>> getEffectsRecursively(Operation *root);
/// It has itself an effect of one of these kinds; on this value, where one is given.
template <typename... EffectTs>
bool hasEffect(Operation *op, Value value = {}) {
  auto memory = llvm::dyn_cast<MemoryEffectOpInterface>(op);
  if (!memory)
    return false;
  llvm::SmallVector<MemoryEffects::EffectInstance, 4> effects;
  memory.getEffects(effects);
  return llvm::any_of(effects, [&](const auto &effect) {
    return (!value || effect.getValue() == value) && llvm::isa<EffectTs...>(effect.getEffect());
  });
}
bool isSpeculatable(Operation *op);
/// Free of effects and speculatable.
bool isPure(Operation *op);
/// Has no use, and erasing it changes nothing else.
bool isOpTriviallyDead(Operation *op);
/// The same if nothing used it.
bool wouldOpBeTriviallyDead(Operation *op);

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H
