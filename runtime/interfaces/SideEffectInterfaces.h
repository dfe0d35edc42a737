//===- SideEffectInterfaces.h - Memory effects and speculation -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Memory effects and speculatability of ops. Declared effects are in the OpSpec; an op class that computes
// them defines getEffects or getSpeculatability and declares the interface (DeclareOpInterfaceMethods). The
// free functions use both sources and, for ops with recursive effects, the ops in their regions. All
// functions are read-only; the nesting depth of regions is not limited by the stack.
//
// MemoryEffectOpInterface is a view of every op whose effects are known from either source. For aliasing of
// pointers, see runtime/analysis/AliasAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/PointerUnion.h"
#include <optional>

namespace mlir {

//===----------------------------------------------------------------------===//
// Memory effects
//===----------------------------------------------------------------------===//

namespace SideEffects {

/// A kind of effect. Each class that derives from Base has one object, which lives as long as the program.
class Effect {
public:
  TypeID getEffectID() const { return id; }
  /// Returns the only object of the class DerivedEffect.
  template <typename DerivedEffect>
  static DerivedEffect *get() {
    static_assert(std::is_base_of_v<Effect, DerivedEffect>, "not a class of effects");
    static DerivedEffect instance;
    return &instance;
  }
  /// CRTP base of effect classes: provides the only object of DerivedEffect and its TypeID.
  template <typename DerivedEffect, typename BaseEffect = Effect>
  class Base : public BaseEffect {
  public:
    using BaseT = Base<DerivedEffect>;
    using BaseEffect::get;
    static DerivedEffect *get() { return Effect::get<DerivedEffect>(); }
    static TypeID getEffectID() { return TypeID::get<DerivedEffect>(); }
    static bool classof(const SideEffects::Effect *effect) { return effect->getEffectID() == getEffectID(); }

  protected:
    Base() : BaseEffect(TypeID::get<DerivedEffect>()) {}
  };

protected:
  explicit Effect(TypeID id) : id(id) {}

private:
  TypeID id;
};

/// A kind of memory that effects read or change. Effects on different resources do not conflict.
class Resource {
public:
  virtual ~Resource() = default;
  TypeID getResourceID() const { return id; }
  virtual llvm::StringRef getName() = 0;
  /// CRTP base of resource classes: provides the only object of DerivedResource and its TypeID.
  template <typename DerivedResource, typename BaseResource = Resource>
  class Base : public BaseResource {
  public:
    using BaseT = Base<DerivedResource>;
    static TypeID getResourceID() { return TypeID::get<DerivedResource>(); }
    static bool classof(const Resource *resource) { return resource->getResourceID() == getResourceID(); }
    static DerivedResource *get() {
      static DerivedResource instance;
      return &instance;
    }

  protected:
    Base() : BaseResource(TypeID::get<DerivedResource>()) {}
  };
  /// Returns the resource for the C++ class name that an ODS declaration contains; equal names give the same
  /// object. For DefaultResource and AutomaticAllocationScopeResource this is the object of that class. For
  /// other names it is a generic object, whose TypeID is not that of the named class. Thread-safe.
  static Resource *getNamed(llvm::StringRef name);

protected:
  explicit Resource(TypeID id) : id(id) {}

private:
  TypeID id;
};

/// The memory that an effect acts on unless its declaration names another resource.
struct DefaultResource : Resource::Base<DefaultResource> {
  llvm::StringRef getName() override { return "<Default>"; }
};
/// The memory of allocations that the closest enclosing AutomaticAllocationScope frees.
struct AutomaticAllocationScopeResource : Resource::Base<AutomaticAllocationScopeResource> {
  llvm::StringRef getName() override { return "AutomaticAllocationScope"; }
};

/// The C++ classes by which the target of an effect can be given.
template <typename T>
concept EffectValue = llvm::is_one_of<T, OpOperand *, OpResult, BlockArgument>::value;

/// One effect of an op: its kind, its resource, optional parameters and, if known, the value or symbol that
/// it applies to. Effects of an op with a lower stage number happen first.
template <typename EffectT>
class EffectInstance {
public:
  EffectInstance(EffectT *effect, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource) {}
  EffectInstance(EffectT *effect, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), stage(stage), fullRegion(effectOnFullRegion) {}
  template <EffectValue T>
  EffectInstance(EffectT *effect, T value, Resource *resource = DefaultResource::get())
      : EffectInstance(effect, value, Attribute(), resource) {}
  template <EffectValue T>
  EffectInstance(EffectT *effect, T value, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : EffectInstance(effect, value, Attribute(), stage, effectOnFullRegion, resource) {}
  EffectInstance(EffectT *effect, SymbolRefAttr symbol, Resource *resource = DefaultResource::get())
      : EffectInstance(effect, symbol, Attribute(), resource) {}
  EffectInstance(EffectT *effect, SymbolRefAttr symbol, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : EffectInstance(effect, symbol, Attribute(), stage, effectOnFullRegion, resource) {}
  EffectInstance(EffectT *effect, Attribute parameters, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), parameters(parameters) {}
  EffectInstance(EffectT *effect, Attribute parameters, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), parameters(parameters), stage(stage),
        fullRegion(effectOnFullRegion) {}
  template <EffectValue T>
  EffectInstance(EffectT *effect, T value, Attribute parameters, Resource *resource = DefaultResource::get())
      : EffectInstance(effect, value, parameters, /*stage=*/0, /*effectOnFullRegion=*/false, resource) {}
  template <EffectValue T>
  EffectInstance(EffectT *effect, T value, Attribute parameters, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : EffectInstance(effect, parameters, stage, effectOnFullRegion, resource) {
    if constexpr (std::is_same_v<T, OpOperand *>)
      target = value;
    else
      result = value;
  }
  EffectInstance(EffectT *effect, SymbolRefAttr symbol, Attribute parameters,
                 Resource *resource = DefaultResource::get())
      : EffectInstance(effect, symbol, parameters, /*stage=*/0, /*effectOnFullRegion=*/false, resource) {}
  EffectInstance(EffectT *effect, SymbolRefAttr symbol, Attribute parameters, int stage,
                 bool effectOnFullRegion, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), symbol(symbol), parameters(parameters), stage(stage),
        fullRegion(effectOnFullRegion) {}

  EffectT *getEffect() const { return effect; }
  Resource *getResource() const { return resource; }
  /// Returns the value that the effect applies to; null if the target is unknown or is a symbol.
  Value getValue() const { return target ? target->get() : result; }
  /// Returns the target of the effect as an OpOperand *, OpResult or BlockArgument; null if the target is not
  /// a T.
  template <EffectValue T>
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
/// The base of the four kinds of memory effects.
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

/// Appends the effects that are listed in the ODS declaration of the op.
void addDeclaredEffects(Operation *op, llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects);

class MemoryEffectOpInterface;
extern template char TypeID::anchor<MemoryEffectOpInterface>;

/// Typed view (see OpView.h) of an op whose memory effects are known: the op class computes them, or its ODS
/// declaration lists them.
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
  /// Implements the interface for OpT outside of the op class: calls `getEffects(Operation *, effects) const`
  /// of ConcreteModel.
  template <typename ConcreteModel, typename OpT>
  struct ExternalModel {
    using Interface = MemoryEffectOpInterface;
    static void call(Operation *op, llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
      ConcreteModel().getEffects(op, effects);
    }
    static constexpr Concept value = {&call};
  };

  /// Returns true if the op declares or computes its effects.
  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }

  /// Appends all memory effects of the op. If nothing is appended, the op has no effects.
  void getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const;
  bool hasNoEffect() const;
  template <typename EffectT>
  bool hasEffect() const {
    return any([](const auto &effect) { return llvm::isa<EffectT>(effect.getEffect()); });
  }
  /// Returns true if the op has at least one effect, and all are of kind EffectT.
  template <typename EffectT>
  bool onlyHasEffect() const {
    return !hasNoEffect() && !any([](const auto &effect) { return !llvm::isa<EffectT>(effect.getEffect()); });
  }
  /// Returns the first effect of kind EffectT on the value, or nothing.
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
  void getEffectsOnSymbol(SymbolRefAttr symbol,
                          llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const;
  void getEffectsOnResource(SideEffects::Resource *resource,
                            llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const;

private:
  /// Returns true if the predicate holds for at least one effect.
  template <typename Fn>
  bool any(Fn &&holds) const {
    llvm::SmallVector<MemoryEffects::EffectInstance, 4> effects;
    getEffects(effects);
    return llvm::any_of(effects, holds);
  }
};

//===----------------------------------------------------------------------===//
// Speculatability
//===----------------------------------------------------------------------===//

/// Whether a transformation may execute an op on control-flow paths that did not execute it before.
namespace Speculation {
enum class Speculatability { NotSpeculatable, Speculatable, RecursivelySpeculatable };
constexpr auto NotSpeculatable = Speculatability::NotSpeculatable;
constexpr auto Speculatable = Speculatability::Speculatable;
constexpr auto RecursivelySpeculatable = Speculatability::RecursivelySpeculatable;
} // namespace Speculation

/// Returns the speculatability according to the traits of the op; NotSpeculatable if it has no such trait.
Speculation::Speculatability getDeclaredSpeculatability(Operation *op);

namespace OpTrait {
/// Other names of the speculatability traits: those by which ODS records refer to them.
template <typename ConcreteOp = void>
using AlwaysSpeculatableImplTrait = AlwaysSpeculatable<ConcreteOp>;
template <typename ConcreteOp = void>
using RecursivelySpeculatableImplTrait = RecursivelySpeculatable<ConcreteOp>;
} // namespace OpTrait

class ConditionallySpeculatable;
extern template char TypeID::anchor<ConditionallySpeculatable>;

/// Typed view (see OpView.h) of an op that computes its speculatability.
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
// Queries about effects and speculatability
//===----------------------------------------------------------------------===//

/// Returns true if all effects of the op are known and there are none.
bool isMemoryEffectFree(Operation *op);
/// Returns true if all effects of the op are known and all are of this kind.
bool hasOnlyEffect(Operation *op, EffectKind kind);
/// Returns true if the effects of the op, or of an op in its regions if effects are recursive, are unknown.
bool hasUnknownEffects(Operation *op);
/// Returns the effects of the op and, if effects are recursive, of the ops in its regions; nothing if some
/// are unknown.
std::optional<llvm::SmallVector<MemoryEffects::EffectInstance>> getEffectsRecursively(Operation *root);
namespace detail {
/// Returns true if \p test holds for at least one effect of the op. If \p onlyThese is true, \p test must
/// hold for all effects of the op, and there must be at least one. Returns false if the effects of the op are
/// unknown.
bool anyMemoryEffect(Operation *op, bool onlyThese,
                     llvm::function_ref<bool(const MemoryEffects::EffectInstance &)> test);
/// Returns true if the effect applies to `value`, which is a Value, OpOperand *, OpResult or BlockArgument. A
/// null Value matches every effect.
template <typename ValueT>
bool isEffectOn(const MemoryEffects::EffectInstance &effect, ValueT value) {
  if constexpr (std::is_same_v<ValueT, Value>)
    return !value || effect.getValue() == value;
  else
    return effect.getEffectValue<ValueT>() == value;
}
} // namespace detail
/// Returns true if the op itself has an effect of one of the kinds EffectTs. If \p value is not null, only
/// effects on that value count.
template <typename... EffectTs>
bool hasEffect(Operation *op, Value value = {}) {
  return detail::anyMemoryEffect(op, /*onlyThese=*/false, [&](const MemoryEffects::EffectInstance &effect) {
    return detail::isEffectOn(effect, value) && llvm::isa<EffectTs...>(effect.getEffect());
  });
}
/// Returns true if the op itself has an effect of one of the kinds EffectTs on `value`, which is an
/// OpOperand *, OpResult or BlockArgument.
template <SideEffects::EffectValue ValueT, typename... EffectTs>
bool hasEffect(Operation *op, ValueT value) {
  return detail::anyMemoryEffect(op, /*onlyThese=*/false, [&](const MemoryEffects::EffectInstance &effect) {
    return detail::isEffectOn(effect, value) && llvm::isa<EffectTs...>(effect.getEffect());
  });
}
/// Return true if the op itself has at least one effect and all its effects are of kind EffectT. The
/// overloads with a value consider only the effects on that value.
template <typename EffectT>
bool hasSingleEffect(Operation *op) {
  return detail::anyMemoryEffect(op, /*onlyThese=*/true, [](const MemoryEffects::EffectInstance &effect) {
    return llvm::isa<EffectT>(effect.getEffect());
  });
}
template <SideEffects::EffectValue ValueT, typename EffectT>
bool hasSingleEffect(Operation *op, ValueT value) {
  auto isOther = [&](const MemoryEffects::EffectInstance &effect) {
    return detail::isEffectOn(effect, value) && !llvm::isa<EffectT>(effect.getEffect());
  };
  return hasEffect<ValueT, EffectT>(op, value) && !detail::anyMemoryEffect(op, /*onlyThese=*/false, isOther);
}
template <typename EffectT>
bool hasSingleEffect(Operation *op, Value value) {
  auto isOther = [&](const MemoryEffects::EffectInstance &effect) {
    return detail::isEffectOn(effect, value) && !llvm::isa<EffectT>(effect.getEffect());
  };
  return hasEffect<EffectT>(op, value) && !detail::anyMemoryEffect(op, /*onlyThese=*/false, isOther);
}
/// Return true if the effects of the op are unknown, or if hasEffect() returns true for the same arguments.
template <typename... EffectTs>
bool mightHaveEffect(Operation *op, Value value = {}) {
  return hasUnknownEffects(op) || hasEffect<EffectTs...>(op, value);
}
template <SideEffects::EffectValue ValueT, typename... EffectTs>
bool mightHaveEffect(Operation *op, ValueT value) {
  return hasUnknownEffects(op) || hasEffect<ValueT, EffectTs...>(op, value);
}
/// Returns true if the op may be executed speculatively. For a recursively speculatable op, all ops in its
/// regions must be speculatable, too.
bool isSpeculatable(Operation *op);
/// Returns true if the op is speculatable and free of memory effects.
bool isPure(Operation *op);
/// Returns true if the op has no uses and wouldOpBeTriviallyDead() returns true for it.
bool isOpTriviallyDead(Operation *op);
/// Returns true if the op could be erased if it had no uses: it only reads, or accesses memory that it
/// allocates itself.
bool wouldOpBeTriviallyDead(Operation *op);

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_SIDEEFFECTINTERFACES_H
