//===- SPIRVAtomicOps.td - Atomic operations ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS
#define STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS

include "dialects/spirv/SPIRVBase.td"

// What is at the pointer has the type of `name`.
class PointeeTypeMatchTrait<string pointer, string name>
    : TypesMatchWith<"`" # name # "` type matches pointee type of `" # pointer # "`", pointer, name,
                     "::llvm::cast<::strata::spirv::PointerType>($_self).getPointeeType()">;

// All give what was there before.
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

def SPIRV_AtomicIIncrementOp : SPIRV_AtomicUpdateOp<"AtomicIIncrement"> { let summary = "adds one"; }
def SPIRV_AtomicIDecrementOp : SPIRV_AtomicUpdateOp<"AtomicIDecrement"> { let summary = "subtracts one"; }

def SPIRV_AtomicIAddOp : SPIRV_AtomicUpdateWithValueOp<"AtomicIAdd"> { let summary = "adds a value"; }
def SPIRV_AtomicISubOp : SPIRV_AtomicUpdateWithValueOp<"AtomicISub"> { let summary = "subtracts a value"; }
def SPIRV_AtomicAndOp : SPIRV_AtomicUpdateWithValueOp<"AtomicAnd"> { let summary = "bitwise and"; }
def SPIRV_AtomicOrOp : SPIRV_AtomicUpdateWithValueOp<"AtomicOr"> { let summary = "bitwise or"; }
def SPIRV_AtomicXorOp : SPIRV_AtomicUpdateWithValueOp<"AtomicXor"> { let summary = "bitwise exclusive or"; }
def SPIRV_AtomicSMaxOp : SPIRV_AtomicUpdateWithValueOp<"AtomicSMax"> { let summary = "the greater one, signed"; }
def SPIRV_AtomicSMinOp : SPIRV_AtomicUpdateWithValueOp<"AtomicSMin"> { let summary = "the smaller one, signed"; }
def SPIRV_AtomicUMaxOp : SPIRV_AtomicUpdateWithValueOp<"AtomicUMax", [UnsignedOp]> {
  let summary = "the greater one, unsigned";
}
def SPIRV_AtomicUMinOp : SPIRV_AtomicUpdateWithValueOp<"AtomicUMin", [UnsignedOp]> {
  let summary = "the smaller one, unsigned";
}

def SPIRV_AtomicExchangeOp : SPIRV_AtomicValueOp<"AtomicExchange", SPIRV_Numerical> { let summary = "puts another value"; }
def SPIRV_EXTAtomicFAddOp : SPIRV_ExtVendorOp<"AtomicFAdd", [PointeeTypeMatchTrait<"pointer", "result">,
                                                             PointeeTypeMatchTrait<"pointer", "value">]> {
  let summary = "adds a float";
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
  let summary = "puts another value where the old one is as expected";
}
def SPIRV_AtomicCompareExchangeWeakOp : SPIRV_AtomicCompareExchange<"AtomicCompareExchangeWeak"> {
  let summary = "the same, which may fail without a reason";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS
