//===- SideEffectInterfaceBase.td - Side effects -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The base classes for families of side effects. SideEffectInterfaces.td declares the common family, memory
// effects.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SIDEEFFECTINTERFACEBASE
#define STRATA_DEFS_SIDEEFFECTINTERFACEBASE

include "mlir/IR/OpBase.td"

//===-- Resources ----------------------------------------------------------===//

class Resource<string resourceName> {
  string name = resourceName;
}
class IntrinsicResource<string resourceName> : Resource<"::mlir::SideEffects::" # resourceName>;
def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource : IntrinsicResource<"AutomaticAllocationScopeResource">;

// Whether the effect applies to the whole resource.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

//===-- Effects ------------------------------------------------------------===//

class EffectOpInterfaceBase<string name, string baseEffect> : OpInterface<name> {
  let methods = [InterfaceMethod<"Returns all effects of the op.", "void", "getEffects",
                                 (ins "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<" #
                                      baseEffect # ">> &":$effects)>];
  string baseEffectName = baseEffect;
}

// A side effect of an op or, in Arg and Res, of one of its values or symbols. Effects with a lower stage
// happen first.
class SideEffect<EffectOpInterfaceBase interface, string effectName, Resource resourceReference, int effectStage,
                 EffectRange range> : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = effectName;
  string resource = resourceReference.name;
  int stage = effectStage;
  bit effectOnFullRegion = !cast<bit>(range.Value);
}

// The trait that lists the effects of an op, in addition to the effects on its values.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface, list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  let cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // STRATA_DEFS_SIDEEFFECTINTERFACEBASE
