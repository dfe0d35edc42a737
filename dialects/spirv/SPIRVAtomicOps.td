//===- SPIRVAtomicOps.td - Atomic ops ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS
#define STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS

include "dialects/spirv/SPIRVBase.td"

// Requires that the type of the operand or result `name` is the pointee type of the operand `pointer`.
class PointeeTypeMatchTrait<string pointer, string name>
    : TypesMatchWith<"`" # name # "` type matches pointee type of `" # pointer # "`", pointer, name,
                     "::llvm::cast<::mlir::spirv::PointerType>($_self).getPointeeType()">;

// The result of an atomic update is the value before the update.
class SPIRV_AtomicUpdateOp<string mnemonic> : SPIRV_Op<mnemonic, [PointeeTypeMatchTrait<"pointer", "result">]> {
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$semantics);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
  let hasVerifier = 1;
}
class SPIRV_AtomicValueOp<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, !listconcat(traits, [PointeeTypeMatchTrait<"pointer", "value">,
                                              PointeeTypeMatchTrait<"pointer", "result">])> {
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$semantics,
                       type:$value);
  let results = (outs type:$result);
  let assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
}
class SPIRV_AtomicUpdateWithValueOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_AtomicValueOp<mnemonic, SPIRV_Integer, traits> {
  let hasVerifier = 1;
}

def SPIRV_AtomicIIncrementOp : SPIRV_AtomicUpdateOp<"AtomicIIncrement"> { let summary = "atomic increment"; }
def SPIRV_AtomicIDecrementOp : SPIRV_AtomicUpdateOp<"AtomicIDecrement"> { let summary = "atomic decrement"; }

def SPIRV_AtomicIAddOp : SPIRV_AtomicUpdateWithValueOp<"AtomicIAdd"> { let summary = "atomic addition"; }
def SPIRV_AtomicISubOp : SPIRV_AtomicUpdateWithValueOp<"AtomicISub"> { let summary = "atomic subtraction"; }
def SPIRV_AtomicAndOp : SPIRV_AtomicUpdateWithValueOp<"AtomicAnd"> { let summary = "atomic bitwise and"; }
def SPIRV_AtomicOrOp : SPIRV_AtomicUpdateWithValueOp<"AtomicOr"> { let summary = "atomic bitwise or"; }
def SPIRV_AtomicXorOp : SPIRV_AtomicUpdateWithValueOp<"AtomicXor"> { let summary = "atomic bitwise exclusive or"; }
def SPIRV_AtomicSMaxOp : SPIRV_AtomicUpdateWithValueOp<"AtomicSMax"> { let summary = "atomic signed maximum"; }
def SPIRV_AtomicSMinOp : SPIRV_AtomicUpdateWithValueOp<"AtomicSMin"> { let summary = "atomic signed minimum"; }
def SPIRV_AtomicUMaxOp : SPIRV_AtomicUpdateWithValueOp<"AtomicUMax", [UnsignedOp]> {
  let summary = "atomic unsigned maximum";
}
def SPIRV_AtomicUMinOp : SPIRV_AtomicUpdateWithValueOp<"AtomicUMin", [UnsignedOp]> {
  let summary = "atomic unsigned minimum";
}

def SPIRV_AtomicExchangeOp : SPIRV_AtomicValueOp<"AtomicExchange", SPIRV_Numerical> { let summary = "atomic exchange"; }
def SPIRV_EXTAtomicFAddOp : SPIRV_ExtVendorOp<"AtomicFAdd", [PointeeTypeMatchTrait<"pointer", "result">,
                                                             PointeeTypeMatchTrait<"pointer", "value">]> {
  let summary = "atomic floating-point addition";
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$semantics,
                       SPIRV_Float:$value);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
  let hasVerifier = 1;
}

class SPIRV_AtomicCompareExchange<string mnemonic>
    : SPIRV_Op<mnemonic, [PointeeTypeMatchTrait<"pointer", "result">, PointeeTypeMatchTrait<"pointer", "value">,
                          PointeeTypeMatchTrait<"pointer", "comparator">]> {
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$equal_semantics, SPIRV_MemorySemanticsAttr:$unequal_semantics,
                       SPIRV_Integer:$value, SPIRV_Integer:$comparator);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)";
}
def SPIRV_AtomicCompareExchangeOp : SPIRV_AtomicCompareExchange<"AtomicCompareExchange"> {
  let summary = "atomic exchange if the old value equals an expected value";
}
def SPIRV_AtomicCompareExchangeWeakOp : SPIRV_AtomicCompareExchange<"AtomicCompareExchangeWeak"> {
  let summary = "atomic compare-and-exchange that may fail spuriously";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS
