//===- SideEffectInterfaceBase.td - What an effect is ------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The frame for families of effects. The one family that everybody needs, effects on memory, is in
// SideEffectInterfaces.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SIDEEFFECTINTERFACEBASE
#define STRATA_DEFS_SIDEEFFECTINTERFACEBASE

include "mlir/IR/OpBase.td"

//===-- What an effect acts on ---------------------------------------------===//

class Resource<string resourceName> {
  string name = resourceName;
}
class IntrinsicResource<string resourceName> : Resource<"::mlir::SideEffects::" # resourceName>;
def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource : IntrinsicResource<"AutomaticAllocationScopeResource">;

// Whether all of it is touched.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

//===-- Effects ------------------------------------------------------------===//

class EffectOpInterfaceBase<string name, string baseEffect> : OpInterface<name> {
  let methods = [InterfaceMethod<"All effects of the op.", "void", "getEffects",
                                 (ins "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<" #
                                      baseEffect # ">> &":$effects)>];
  string baseEffectName = baseEffect;
}

// On the op, or, through Arg and Res, on one of its values or symbols. Of several effects, those of a
// lower stage come first.
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

// The trait that lists the effects an op has beside those on its values.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface, list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  let cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // STRATA_DEFS_SIDEEFFECTINTERFACEBASE
