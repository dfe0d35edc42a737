//===- SideEffectInterfaces.td - Memory effects, speculation -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The memory effects of ops, and whether ops may be executed speculatively.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SIDEEFFECTINTERFACES
#define STRATA_DEFS_SIDEEFFECTINTERFACES

include "mlir/Interfaces/SideEffectInterfaceBase.td"

//===-- Memory -------------------------------------------------------------===//

def MemoryEffectsOpInterface
    : EffectOpInterfaceBase<"MemoryEffectOpInterface", "::mlir::MemoryEffects::Effect"> {
  let strataHandWritten = 1;
  let cppNamespace = "::mlir";
  let description = "An op that reports the memory it reads, writes, allocates and frees.";
}

class MemoryEffect<string effectName, Resource resource, int stage, EffectRange range>
    : SideEffect<MemoryEffectsOpInterface, effectName, resource, stage, range>;

// Memory effects of the whole op: [MemoryEffects<[MemRead, MemWrite<MyResource>]>].
class MemoryEffects<list<MemoryEffect> effects = []> : SideEffectsTraitBase<MemoryEffectsOpInterface, effects>;

class MemAlloc<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Allocate", resource, stage, range>;
class MemFree<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Free", resource, stage, range>;
class MemRead<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Read", resource, stage, range>;
class MemWrite<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Write", resource, stage, range>;

def MemAlloc : MemAlloc<DefaultResource>;
def MemFree  : MemFree<DefaultResource>;
def MemRead  : MemRead<DefaultResource>;
def MemWrite : MemWrite<DefaultResource>;

class MemAllocAt<int stage, EffectRange range = PartialEffect> : MemAlloc<DefaultResource, stage, range>;
class MemFreeAt<int stage, EffectRange range = PartialEffect> : MemFree<DefaultResource, stage, range>;
class MemReadAt<int stage, EffectRange range = PartialEffect> : MemRead<DefaultResource, stage, range>;
class MemWriteAt<int stage, EffectRange range = PartialEffect> : MemWrite<DefaultResource, stage, range>;

def NoMemoryEffect : MemoryEffects<[]>;
// The op has the effects of its nested ops.
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;

//===-- Speculation --------------------------------------------------------===//

def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable"> {
  let strataHandWritten = 1;
  let strataAnswers = "descriptor-unless-declared";
  let cppNamespace = "::mlir";
  let description = "An op that reports whether it may be executed speculatively.";
  let methods = [InterfaceMethod<"Returns whether the op is speculatable, or depends on its nested ops.", "::mlir::Speculation::Speculatability",
                                 "getSpeculatability">];
}
def AlwaysSpeculatableImplTrait      : NativeOpTrait<"AlwaysSpeculatableImplTrait">;
def RecursivelySpeculatableImplTrait : NativeOpTrait<"RecursivelySpeculatableImplTrait">;
def AlwaysSpeculatable      : TraitList<[ConditionallySpeculatable, AlwaysSpeculatableImplTrait]>;
def RecursivelySpeculatable : TraitList<[ConditionallySpeculatable, RecursivelySpeculatableImplTrait]>;

// The results depend only on the operands and attributes: no memory effects, and always speculatable.
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif // STRATA_DEFS_SIDEEFFECTINTERFACES
