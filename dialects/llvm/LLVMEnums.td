//===- LLVMEnums.td - Enums of the llvm dialect ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Values are those of LLVM's enums. The translation to and from LLVM IR uses the names of LLVM's enumerators.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_ENUMS
#define STRATA_DIALECTS_LLVM_ENUMS

include "dialects/llvm/LLVMBase.td"
include "mlir/IR/EnumAttr.td"

//===-- Classes ------------------------------------------------------------===//

// An enumerator: its C++ name in the dialect, its keyword, its C++ name in LLVM, and its value.
class LLVM_EnumAttrCase<string cppSym, string irSym, string llvmSym, int val> : I64EnumAttrCase<cppSym, val, irSym> {
  string llvmEnumerant = llvmSym;
}

// An enum that corresponds to a scoped enum of LLVM. Unsupported cases, such as sentinels, cannot be imported.
class LLVM_EnumAttr<string name, string llvmName, string description, list<LLVM_EnumAttrCase> cases,
                    list<LLVM_EnumAttrCase> unsupportedCases = []> : I64EnumAttr<name, description, cases> {
  string llvmClassName = llvmName;
  list<LLVM_EnumAttrCase> unsupported = unsupportedCases;
  let cppNamespace = "::mlir::LLVM";
}

// An enum that corresponds to an unscoped enum in a namespace of LLVM.
class LLVM_CEnumAttr<string name, string llvmNS, string description, list<LLVM_EnumAttrCase> cases>
    : I64EnumAttr<name, description, cases> {
  string llvmClassName = llvmNS;
  let cppNamespace = "::mlir::LLVM";
}

// An attribute of the dialect with a value of an enum. LLVMAttrDefs.td declares its class.
class LLVM_AttrOfEnum<EnumInfo enum, string getter, string words>
    : DialectAttr<LLVM_Dialect, CPred<"::llvm::isa<::mlir::LLVM::" # enum.className # "Attr>($_self)">, words> {
  let storageType = "::mlir::LLVM::" # enum.className # "Attr";
  let returnType = enum.cppNamespace # "::" # enum.className;
  let convertFromStorage = "$_self." # getter # "()";
  let constBuilderCall = storageType # "::get($_builder.getContext(), $0)";
}

class _DIFlag<string n, int bitPosition> {
  string name = n;
  int position = bitPosition;
}

//===-- Syntax of inline assembly ------------------------------------------===//

defset list<LLVM_EnumAttrCase> LLVM_AsmDialectCases = {
  def AsmATT   : LLVM_EnumAttrCase<"AD_ATT", "att", "AD_ATT", 0>;
  def AsmIntel : LLVM_EnumAttrCase<"AD_Intel", "intel", "AD_Intel", 1>;
}
def AsmATTOrIntel
    : LLVM_EnumAttr<"AsmDialect", "::llvm::InlineAsm::AsmDialect", "ATT (0) or Intel (1) asm dialect",
                   LLVM_AsmDialectCases>;

//===-- Atomic operations --------------------------------------------------===//

defset list<LLVM_EnumAttrCase> LLVM_AtomicBinOpCases = {
  def AtomicBinOpXchg     : LLVM_EnumAttrCase<"xchg", "xchg", "Xchg", 0>;
  def AtomicBinOpAdd      : LLVM_EnumAttrCase<"add", "add", "Add", 1>;
  def AtomicBinOpSub      : LLVM_EnumAttrCase<"sub", "sub", "Sub", 2>;
  def AtomicBinOpAnd      : LLVM_EnumAttrCase<"_and", "_and", "And", 3>;
  def AtomicBinOpNand     : LLVM_EnumAttrCase<"nand", "nand", "Nand", 4>;
  def AtomicBinOpOr       : LLVM_EnumAttrCase<"_or", "_or", "Or", 5>;
  def AtomicBinOpXor      : LLVM_EnumAttrCase<"_xor", "_xor", "Xor", 6>;
  def AtomicBinOpMax      : LLVM_EnumAttrCase<"max", "max", "Max", 7>;
  def AtomicBinOpMin      : LLVM_EnumAttrCase<"min", "min", "Min", 8>;
  def AtomicBinOpUMax     : LLVM_EnumAttrCase<"umax", "umax", "UMax", 9>;
  def AtomicBinOpUMin     : LLVM_EnumAttrCase<"umin", "umin", "UMin", 10>;
  def AtomicBinOpFAdd     : LLVM_EnumAttrCase<"fadd", "fadd", "FAdd", 11>;
  def AtomicBinOpFSub     : LLVM_EnumAttrCase<"fsub", "fsub", "FSub", 12>;
  def AtomicBinOpFMax     : LLVM_EnumAttrCase<"fmax", "fmax", "FMax", 13>;
  def AtomicBinOpFMin     : LLVM_EnumAttrCase<"fmin", "fmin", "FMin", 14>;
  def AtomicBinOpUIncWrap : LLVM_EnumAttrCase<"uinc_wrap", "uinc_wrap", "UIncWrap", 15>;
  def AtomicBinOpUDecWrap : LLVM_EnumAttrCase<"udec_wrap", "udec_wrap", "UDecWrap", 16>;
  def AtomicBinOpUSubCond : LLVM_EnumAttrCase<"usub_cond", "usub_cond", "USubCond", 17>;
  def AtomicBinOpUSubSat  : LLVM_EnumAttrCase<"usub_sat", "usub_sat", "USubSat", 18>;
  def AtomicBinOpFMaximum : LLVM_EnumAttrCase<"fmaximum", "fmaximum", "FMaximum", 19>;
  def AtomicBinOpFMinimum : LLVM_EnumAttrCase<"fminimum", "fminimum", "FMinimum", 20>;
}
def AtomicBadBinOp : LLVM_EnumAttrCase<"", "", "BAD_BINOP", 0>;
def AtomicBinOp
    : LLVM_EnumAttr<"AtomicBinOp", "::llvm::AtomicRMWInst::BinOp", "llvm.atomicrmw binary operations",
                   LLVM_AtomicBinOpCases, [AtomicBadBinOp]>;

defset list<LLVM_EnumAttrCase> LLVM_AtomicOrderingCases = {
  def AtomicOrderingNotAtomic              : LLVM_EnumAttrCase<"not_atomic", "not_atomic", "NotAtomic", 0>;
  def AtomicOrderingUnordered              : LLVM_EnumAttrCase<"unordered", "unordered", "Unordered", 1>;
  def AtomicOrderingMonotonic              : LLVM_EnumAttrCase<"monotonic", "monotonic", "Monotonic", 2>;
  def AtomicOrderingAcquire                : LLVM_EnumAttrCase<"acquire", "acquire", "Acquire", 4>;
  def AtomicOrderingRelease                : LLVM_EnumAttrCase<"release", "release", "Release", 5>;
  def AtomicOrderingAcquireRelease         : LLVM_EnumAttrCase<"acq_rel", "acq_rel", "AcquireRelease", 6>;
  def AtomicOrderingSequentiallyConsistent : LLVM_EnumAttrCase<"seq_cst", "seq_cst", "SequentiallyConsistent", 7>;
}
def AtomicOrdering
    : LLVM_EnumAttr<"AtomicOrdering", "::llvm::AtomicOrdering", "Atomic ordering for LLVM's memory model",
                   LLVM_AtomicOrderingCases>;

//===-- Calling conventions ------------------------------------------------===//

defset list<LLVM_EnumAttrCase> LLVM_CConvCases = {
  def CConvC                      : LLVM_EnumAttrCase<"C", "ccc", "C", 0>;
  def CConvFast                   : LLVM_EnumAttrCase<"Fast", "fastcc", "Fast", 8>;
  def CConvCold                   : LLVM_EnumAttrCase<"Cold", "coldcc", "Cold", 9>;
  def CConvGHC                    : LLVM_EnumAttrCase<"GHC", "cc_10", "GHC", 10>;
  def CConvHiPE                   : LLVM_EnumAttrCase<"HiPE", "cc_11", "HiPE", 11>;
  def CConvAnyReg                 : LLVM_EnumAttrCase<"AnyReg", "anyregcc", "AnyReg", 13>;
  def CConvPreserveMost           : LLVM_EnumAttrCase<"PreserveMost", "preserve_mostcc", "PreserveMost", 14>;
  def CConvPreserveAll            : LLVM_EnumAttrCase<"PreserveAll", "preserve_allcc", "PreserveAll", 15>;
  def CConvSwift                  : LLVM_EnumAttrCase<"Swift", "swiftcc", "Swift", 16>;
  def CConvCXXFastTLS             : LLVM_EnumAttrCase<"CXX_FAST_TLS", "cxx_fast_tlscc", "CXX_FAST_TLS", 17>;
  def CConvTail                   : LLVM_EnumAttrCase<"Tail", "tailcc", "Tail", 18>;
  def CConvCFGuard_Check          : LLVM_EnumAttrCase<"CFGuard_Check", "cfguard_checkcc", "CFGuard_Check", 19>;
  def CConvSwiftTail              : LLVM_EnumAttrCase<"SwiftTail", "swifttailcc", "SwiftTail", 20>;
  def CConvX86_StdCall            : LLVM_EnumAttrCase<"X86_StdCall", "x86_stdcallcc", "X86_StdCall", 64>;
  def CConvX86_FastCall           : LLVM_EnumAttrCase<"X86_FastCall", "x86_fastcallcc", "X86_FastCall", 65>;
  def CConvARM_APCS               : LLVM_EnumAttrCase<"ARM_APCS", "arm_apcscc", "ARM_APCS", 66>;
  def CConvARM_AAPCS              : LLVM_EnumAttrCase<"ARM_AAPCS", "arm_aapcscc", "ARM_AAPCS", 67>;
  def CConvARM_AAPCS_VFP          : LLVM_EnumAttrCase<"ARM_AAPCS_VFP", "arm_aapcs_vfpcc", "ARM_AAPCS_VFP", 68>;
  def CConvMSP430_INTR            : LLVM_EnumAttrCase<"MSP430_INTR", "msp430_intrcc", "MSP430_INTR", 69>;
  def CConvX86_ThisCall           : LLVM_EnumAttrCase<"X86_ThisCall", "x86_thiscallcc", "X86_ThisCall", 70>;
  def CConvPTX_Kernel             : LLVM_EnumAttrCase<"PTX_Kernel", "ptx_kernelcc", "PTX_Kernel", 71>;
  def CConvPTX_Device             : LLVM_EnumAttrCase<"PTX_Device", "ptx_devicecc", "PTX_Device", 72>;
  def CConvSPIR_FUNC              : LLVM_EnumAttrCase<"SPIR_FUNC", "spir_funccc", "SPIR_FUNC", 75>;
  def CConvSPIR_KERNEL            : LLVM_EnumAttrCase<"SPIR_KERNEL", "spir_kernelcc", "SPIR_KERNEL", 76>;
  def CConvIntel_OCL_BI           : LLVM_EnumAttrCase<"Intel_OCL_BI", "intel_ocl_bicc", "Intel_OCL_BI", 77>;
  def CConvX86_64_SysV            : LLVM_EnumAttrCase<"X86_64_SysV", "x86_64_sysvcc", "X86_64_SysV", 78>;
  def CConvWin64                  : LLVM_EnumAttrCase<"Win64", "win64cc", "Win64", 79>;
  def CConvX86_VectorCall         : LLVM_EnumAttrCase<"X86_VectorCall", "x86_vectorcallcc", "X86_VectorCall", 80>;
  def CConvHHVM                   : LLVM_EnumAttrCase<"DUMMY_HHVM", "hhvmcc", "DUMMY_HHVM", 81>;
  def CConvHHVM_C                 : LLVM_EnumAttrCase<"DUMMY_HHVM_C", "hhvm_ccc", "DUMMY_HHVM_C", 82>;
  def CConvX86_INTR               : LLVM_EnumAttrCase<"X86_INTR", "x86_intrcc", "X86_INTR", 83>;
  def CConvAVR_INTR               : LLVM_EnumAttrCase<"AVR_INTR", "avr_intrcc", "AVR_INTR", 84>;
  def CConvAVR_BUILTIN            : LLVM_EnumAttrCase<"AVR_BUILTIN", "avr_builtincc", "AVR_BUILTIN", 86>;
  def CConvAMDGPU_VS              : LLVM_EnumAttrCase<"AMDGPU_VS", "amdgpu_vscc", "AMDGPU_VS", 87>;
  def CConvAMDGPU_GS              : LLVM_EnumAttrCase<"AMDGPU_GS", "amdgpu_gscc", "AMDGPU_GS", 88>;
  def CConvAMDGPU_CS              : LLVM_EnumAttrCase<"AMDGPU_CS", "amdgpu_cscc", "AMDGPU_CS", 90>;
  def CConvAMDGPU_KERNEL          : LLVM_EnumAttrCase<"AMDGPU_KERNEL", "amdgpu_kernelcc", "AMDGPU_KERNEL", 91>;
  def CConvX86_RegCall            : LLVM_EnumAttrCase<"X86_RegCall", "x86_regcallcc", "X86_RegCall", 92>;
  def CConvAMDGPU_HS              : LLVM_EnumAttrCase<"AMDGPU_HS", "amdgpu_hscc", "AMDGPU_HS", 93>;
  def CConvMSP430_BUILTIN         : LLVM_EnumAttrCase<"MSP430_BUILTIN", "msp430_builtincc", "MSP430_BUILTIN", 94>;
  def CConvAMDGPU_LS              : LLVM_EnumAttrCase<"AMDGPU_LS", "amdgpu_lscc", "AMDGPU_LS", 95>;
  def CConvAMDGPU_ES              : LLVM_EnumAttrCase<"AMDGPU_ES", "amdgpu_escc", "AMDGPU_ES", 96>;
  def CConvAArch64_VectorCall
      : LLVM_EnumAttrCase<"AArch64_VectorCall", "aarch64_vectorcallcc", "AArch64_VectorCall", 97>;
  def CConvAArch64_SVE_VectorCall
      : LLVM_EnumAttrCase<"AArch64_SVE_VectorCall", "aarch64_sve_vectorcallcc", "AArch64_SVE_VectorCall", 98>;
  def CConvWASM_EmscriptenInvoke
      : LLVM_EnumAttrCase<"WASM_EmscriptenInvoke", "wasm_emscripten_invokecc", "WASM_EmscriptenInvoke", 99>;
  def CConvAMDGPU_Gfx             : LLVM_EnumAttrCase<"AMDGPU_Gfx", "amdgpu_gfxcc", "AMDGPU_Gfx", 100>;
  def CConvM68k_INTR              : LLVM_EnumAttrCase<"M68k_INTR", "m68k_intrcc", "M68k_INTR", 101>;
}
def CConvEnum : LLVM_CEnumAttr<"CConv", "::llvm::CallingConv", "Calling Conventions", LLVM_CConvCases> {
  let cppNamespace = "::mlir::LLVM::cconv";
}

// Calling conventions that are not cases of the enum CConv.
def CConvAVR_SIGNAL : LLVM_EnumAttrCase<"AVR_SIGNAL", "avr_signalcc", "AVR_SIGNAL", 85>;
def CConvAMDGPU_PS : LLVM_EnumAttrCase<"AMDGPU_PS", "amdgpu_pscc", "AMDGPU_PS", 89>;

def CConv : LLVM_AttrOfEnum<CConvEnum, "getCallingConv", "LLVM Calling Convention specification">;

//===-- Tail calls ---------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> LLVM_TailCallKindCases = {
  def TailCallKindNone       : LLVM_EnumAttrCase<"None", "none", "TCK_None", 0>;
  def TailCallKindNoTailCall : LLVM_EnumAttrCase<"NoTail", "notail", "TCK_NoTail", 3>;
  def TailCallKindMustTail   : LLVM_EnumAttrCase<"MustTail", "musttail", "TCK_MustTail", 2>;
  def TailCallKindTail       : LLVM_EnumAttrCase<"Tail", "tail", "TCK_Tail", 1>;
}
def TailCallKindEnum
    : LLVM_EnumAttr<"TailCallKind", "::llvm::CallInst::TailCallKind", "Tail Call Kind", LLVM_TailCallKindCases> {
  let cppNamespace = "::mlir::LLVM::tailcallkind";
}

def TailCallKind
    : LLVM_AttrOfEnum<TailCallKindEnum, "getTailCallKind", "LLVM Calling Convention specification">;

//===-- Comparisons --------------------------------------------------------===//

// LLVM has one enum for both kinds of comparison, so each enum here excludes the cases of the other.
def ICmpPredicateBad : LLVM_EnumAttrCase<"", "", "BAD_ICMP_PREDICATE", 0>;
def FCmpPredicateBad : LLVM_EnumAttrCase<"", "", "BAD_FCMP_PREDICATE", 0>;
defvar LLVM_BadPredicates = [FCmpPredicateBad, ICmpPredicateBad];

defset list<LLVM_EnumAttrCase> LLVM_FCmpPredicateCases = {
  def FCmpPredicateFALSE : LLVM_EnumAttrCase<"_false", "_false", "FCMP_FALSE", 0>;
  def FCmpPredicateOEQ   : LLVM_EnumAttrCase<"oeq", "oeq", "FCMP_OEQ", 1>;
  def FCmpPredicateOGT   : LLVM_EnumAttrCase<"ogt", "ogt", "FCMP_OGT", 2>;
  def FCmpPredicateOGE   : LLVM_EnumAttrCase<"oge", "oge", "FCMP_OGE", 3>;
  def FCmpPredicateOLT   : LLVM_EnumAttrCase<"olt", "olt", "FCMP_OLT", 4>;
  def FCmpPredicateOLE   : LLVM_EnumAttrCase<"ole", "ole", "FCMP_OLE", 5>;
  def FCmpPredicateONE   : LLVM_EnumAttrCase<"one", "one", "FCMP_ONE", 6>;
  def FCmpPredicateORD   : LLVM_EnumAttrCase<"ord", "ord", "FCMP_ORD", 7>;
  def FCmpPredicateUEQ   : LLVM_EnumAttrCase<"ueq", "ueq", "FCMP_UEQ", 8>;
  def FCmpPredicateUGT   : LLVM_EnumAttrCase<"ugt", "ugt", "FCMP_UGT", 9>;
  def FCmpPredicateUGE   : LLVM_EnumAttrCase<"uge", "uge", "FCMP_UGE", 10>;
  def FCmpPredicateULT   : LLVM_EnumAttrCase<"ult", "ult", "FCMP_ULT", 11>;
  def FCmpPredicateULE   : LLVM_EnumAttrCase<"ule", "ule", "FCMP_ULE", 12>;
  def FCmpPredicateUNE   : LLVM_EnumAttrCase<"une", "une", "FCMP_UNE", 13>;
  def FCmpPredicateUNO   : LLVM_EnumAttrCase<"uno", "uno", "FCMP_UNO", 14>;
  def FCmpPredicateTRUE  : LLVM_EnumAttrCase<"_true", "_true", "FCMP_TRUE", 15>;
}
defset list<LLVM_EnumAttrCase> LLVM_ICmpPredicateCases = {
  def ICmpPredicateEQ  : LLVM_EnumAttrCase<"eq", "eq", "ICMP_EQ", 0>;
  def ICmpPredicateNE  : LLVM_EnumAttrCase<"ne", "ne", "ICMP_NE", 1>;
  def ICmpPredicateSLT : LLVM_EnumAttrCase<"slt", "slt", "ICMP_SLT", 2>;
  def ICmpPredicateSLE : LLVM_EnumAttrCase<"sle", "sle", "ICMP_SLE", 3>;
  def ICmpPredicateSGT : LLVM_EnumAttrCase<"sgt", "sgt", "ICMP_SGT", 4>;
  def ICmpPredicateSGE : LLVM_EnumAttrCase<"sge", "sge", "ICMP_SGE", 5>;
  def ICmpPredicateULT : LLVM_EnumAttrCase<"ult", "ult", "ICMP_ULT", 6>;
  def ICmpPredicateULE : LLVM_EnumAttrCase<"ule", "ule", "ICMP_ULE", 7>;
  def ICmpPredicateUGT : LLVM_EnumAttrCase<"ugt", "ugt", "ICMP_UGT", 8>;
  def ICmpPredicateUGE : LLVM_EnumAttrCase<"uge", "uge", "ICMP_UGE", 9>;
}

def FCmpPredicate
    : LLVM_EnumAttr<"FCmpPredicate", "::llvm::CmpInst::Predicate", "llvm.fcmp comparison predicate",
                    LLVM_FCmpPredicateCases, !listconcat(LLVM_ICmpPredicateCases, LLVM_BadPredicates)>;
def ICmpPredicate
    : LLVM_EnumAttr<"ICmpPredicate", "::llvm::CmpInst::Predicate", "llvm.icmp comparison predicate",
                    LLVM_ICmpPredicateCases, !listconcat(LLVM_FCmpPredicateCases, LLVM_BadPredicates)>;

//===-- Symbols ------------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> LLVM_LinkageCases = {
  def LinkageExternal            : LLVM_EnumAttrCase<"External", "external", "ExternalLinkage", 0>;
  def LinkageAvailableExternally
      : LLVM_EnumAttrCase<"AvailableExternally", "available_externally", "AvailableExternallyLinkage", 1>;
  def LinkageLinkonce            : LLVM_EnumAttrCase<"Linkonce", "linkonce", "LinkOnceAnyLinkage", 2>;
  def LinkageLinkonceODR         : LLVM_EnumAttrCase<"LinkonceODR", "linkonce_odr", "LinkOnceODRLinkage", 3>;
  def LinkageWeak                : LLVM_EnumAttrCase<"Weak", "weak", "WeakAnyLinkage", 4>;
  def LinkageWeakODR             : LLVM_EnumAttrCase<"WeakODR", "weak_odr", "WeakODRLinkage", 5>;
  def LinkageAppending           : LLVM_EnumAttrCase<"Appending", "appending", "AppendingLinkage", 6>;
  def LinkageInternal            : LLVM_EnumAttrCase<"Internal", "internal", "InternalLinkage", 7>;
  def LinkagePrivate             : LLVM_EnumAttrCase<"Private", "private", "PrivateLinkage", 8>;
  def LinkageExternWeak          : LLVM_EnumAttrCase<"ExternWeak", "extern_weak", "ExternalWeakLinkage", 9>;
  def LinkageCommon              : LLVM_EnumAttrCase<"Common", "common", "CommonLinkage", 10>;
}
def LinkageEnum
    : LLVM_EnumAttr<"Linkage", "::llvm::GlobalValue::LinkageTypes", "LLVM linkage types", LLVM_LinkageCases> {
  let cppNamespace = "::mlir::LLVM::linkage";
}

def Linkage : LLVM_AttrOfEnum<LinkageEnum, "getLinkage", "LLVM Linkage specification"> {
  // LLVMAttrs.h declares this shorter name of ::mlir::LLVM::linkage::Linkage.
  let returnType = "::mlir::LLVM::Linkage";
}

defset list<LLVM_EnumAttrCase> LLVM_ComdatCases = {
  def ComdatAny           : LLVM_EnumAttrCase<"Any", "any", "Any", 0>;
  def ComdatExactMatch    : LLVM_EnumAttrCase<"ExactMatch", "exactmatch", "ExactMatch", 1>;
  def ComdatLargest       : LLVM_EnumAttrCase<"Largest", "largest", "Largest", 2>;
  def ComdatNoDeduplicate : LLVM_EnumAttrCase<"NoDeduplicate", "nodeduplicate", "NoDeduplicate", 3>;
  def ComdatSameSize      : LLVM_EnumAttrCase<"SameSize", "samesize", "SameSize", 4>;
}
def Comdat : LLVM_EnumAttr<"Comdat", "::llvm::Comdat::SelectionKind", "LLVM Comdat Types", LLVM_ComdatCases> {
  let cppNamespace = "::mlir::LLVM::comdat";
}

defset list<LLVM_EnumAttrCase> LLVM_UnnamedAddrCases = {
  def UnnamedAddrNone   : LLVM_EnumAttrCase<"None", "", "None", 0>;
  def UnnamedAddrLocal  : LLVM_EnumAttrCase<"Local", "local_unnamed_addr", "Local", 1>;
  def UnnamedAddrGlobal : LLVM_EnumAttrCase<"Global", "unnamed_addr", "Global", 2>;
}
def UnnamedAddr
    : LLVM_EnumAttr<"UnnamedAddr", "::llvm::GlobalValue::UnnamedAddr", "LLVM GlobalValue UnnamedAddr",
                   LLVM_UnnamedAddrCases>;

defset list<LLVM_EnumAttrCase> LLVM_VisibilityCases = {
  def VisibilityDefault   : LLVM_EnumAttrCase<"Default", "", "DefaultVisibility", 0>;
  def VisibilityHidden    : LLVM_EnumAttrCase<"Hidden", "hidden", "HiddenVisibility", 1>;
  def VisibilityProtected : LLVM_EnumAttrCase<"Protected", "protected", "ProtectedVisibility", 2>;
}
def Visibility
    : LLVM_EnumAttr<"Visibility", "::llvm::GlobalValue::VisibilityTypes", "LLVM GlobalValue Visibility",
                   LLVM_VisibilityCases>;

//===-- Functions ----------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> LLVM_ModRefInfoCases = {
  def ModRefInfoNoModRef : LLVM_EnumAttrCase<"NoModRef", "none", "NoModRef", 0>;
  def ModRefInfoRef      : LLVM_EnumAttrCase<"Ref", "read", "Ref", 1>;
  def ModRefInfoMod      : LLVM_EnumAttrCase<"Mod", "write", "Mod", 2>;
  def ModRefInfoModRef   : LLVM_EnumAttrCase<"ModRef", "readwrite", "ModRef", 3>;
}
def ModRefInfoEnum : LLVM_EnumAttr<"ModRefInfo", "::llvm::ModRefInfo", "LLVM ModRefInfo", LLVM_ModRefInfoCases>;

defset list<LLVM_EnumAttrCase> LLVM_FramePointerKindCases = {
  def FramePointerKindNone             : LLVM_EnumAttrCase<"None", "none", "None", 0>;
  def FramePointerKindNonLeaf          : LLVM_EnumAttrCase<"NonLeaf", "non-leaf", "NonLeaf", 1>;
  def FramePointerKindAll              : LLVM_EnumAttrCase<"All", "all", "All", 2>;
  def FramePointerKindReserved         : LLVM_EnumAttrCase<"Reserved", "reserved", "Reserved", 3>;
  def FramePointerKindNonLeafNoReserve
      : LLVM_EnumAttrCase<"NonLeafNoReserve", "non-leaf-no-reserve", "NonLeafNoReserve", 4>;
}
def FramePointerKindEnum
    : LLVM_EnumAttr<"FramePointerKind", "::llvm::FramePointerKind", "LLVM FramePointerKind",
                   LLVM_FramePointerKindCases> {
  let cppNamespace = "::mlir::LLVM::framePointerKind";
}

// UWTableKind::Default of LLVM has the value of Async.
defset list<LLVM_EnumAttrCase> LLVM_UWTableKindCases = {
  def UWTableKindNone  : LLVM_EnumAttrCase<"None", "none", "None", 0>;
  def UWTableKindSync  : LLVM_EnumAttrCase<"Sync", "sync", "Sync", 1>;
  def UWTableKindAsync : LLVM_EnumAttrCase<"Async", "async", "Async", 2>;
}
def UWTableKindEnum
    : LLVM_EnumAttr<"UWTableKind", "::llvm::UWTableKind", "LLVM Unwind Behavior", LLVM_UWTableKindCases> {
  let cppNamespace = "::mlir::LLVM::uwtable";
}

//===-- Floating-point environment -----------------------------------------===//

// Ops use ValidRoundingModeAttr, which excludes Invalid.
defset list<LLVM_EnumAttrCase> LLVM_RoundingModeCases = {
  def RoundTowardZero        : LLVM_EnumAttrCase<"TowardZero", "towardzero", "TowardZero", 0>;
  def RoundNearestTiesToEven : LLVM_EnumAttrCase<"NearestTiesToEven", "tonearest", "NearestTiesToEven", 1>;
  def RoundTowardPositive    : LLVM_EnumAttrCase<"TowardPositive", "upward", "TowardPositive", 2>;
  def RoundTowardNegative    : LLVM_EnumAttrCase<"TowardNegative", "downward", "TowardNegative", 3>;
  def RoundNearestTiesToAway : LLVM_EnumAttrCase<"NearestTiesToAway", "tonearestaway", "NearestTiesToAway", 4>;
  def RoundDynamic           : LLVM_EnumAttrCase<"Dynamic", "dynamic", "Dynamic", 7>;
  def RoundInvalid           : LLVM_EnumAttrCase<"Invalid", "invalid", "Invalid", -1>;
}
def RoundingModeAttr
    : LLVM_EnumAttr<"RoundingMode", "::llvm::RoundingMode", "LLVM Rounding Mode", LLVM_RoundingModeCases>;

def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

defset list<LLVM_EnumAttrCase> LLVM_FPExceptionBehaviorCases = {
  def FPExceptionBehaviorIgnore  : LLVM_EnumAttrCase<"Ignore", "ignore", "ebIgnore", 0>;
  def FPExceptionBehaviorMayTrap : LLVM_EnumAttrCase<"MayTrap", "maytrap", "ebMayTrap", 1>;
  def FPExceptionBehaviorStrict  : LLVM_EnumAttrCase<"Strict", "strict", "ebStrict", 2>;
}
def FPExceptionBehaviorAttr
    : LLVM_EnumAttr<"FPExceptionBehavior", "::llvm::fp::ExceptionBehavior", "LLVM Exception Behavior",
                   LLVM_FPExceptionBehaviorCases>;

//===-- Module flags -------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> LLVM_ModFlagBehaviorCases = {
  def ModFlagBehaviorError        : LLVM_EnumAttrCase<"Error", "error", "Error", 1>;
  def ModFlagBehaviorWarning      : LLVM_EnumAttrCase<"Warning", "warning", "Warning", 2>;
  def ModFlagBehaviorRequire      : LLVM_EnumAttrCase<"Require", "require", "Require", 3>;
  def ModFlagBehaviorOverride     : LLVM_EnumAttrCase<"Override", "override", "Override", 4>;
  def ModFlagBehaviorAppend       : LLVM_EnumAttrCase<"Append", "append", "Append", 5>;
  def ModFlagBehaviorAppendUnique : LLVM_EnumAttrCase<"AppendUnique", "append_unique", "AppendUnique", 6>;
  def ModFlagBehaviorMax          : LLVM_EnumAttrCase<"Max", "max", "Max", 7>;
  def ModFlagBehaviorMin          : LLVM_EnumAttrCase<"Min", "min", "Min", 8>;
}
def ModFlagBehaviorAttr
    : LLVM_EnumAttr<"ModFlagBehavior", "::llvm::Module::ModFlagBehavior", "LLVM Module Flag Behavior",
                   LLVM_ModFlagBehaviorCases>;

def LLVM_ProfileSummaryFormatSampleProfile : I64EnumAttrCase<"SampleProfile", 0>;
def LLVM_ProfileSummaryFormatInstrProf : I64EnumAttrCase<"InstrProf", 1>;
def LLVM_ProfileSummaryFormatCSInstrProf : I64EnumAttrCase<"CSInstrProf", 2>;
def LLVM_ProfileSummaryFormatKind
    : I64EnumAttr<"ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds",
                  [LLVM_ProfileSummaryFormatSampleProfile, LLVM_ProfileSummaryFormatInstrProf,
                   LLVM_ProfileSummaryFormatCSInstrProf]> {
  let cppNamespace = "::mlir::LLVM";
}

//===-- Debug information --------------------------------------------------===//

defset list<I64EnumAttrCase> LLVM_DIEmissionKindCases = {
  def LLVM_DIEmissionNone                : I64EnumAttrCase<"None", 0>;
  def LLVM_DIEmissionFull                : I64EnumAttrCase<"Full", 1>;
  def LLVM_DIEmissionLineTablesOnly      : I64EnumAttrCase<"LineTablesOnly", 2>;
  def LLVM_DIEmissionDebugDirectivesOnly : I64EnumAttrCase<"DebugDirectivesOnly", 3>;
}
def LLVM_DIEmissionKind : I64EnumAttr<"DIEmissionKind", "LLVM debug emission kind", LLVM_DIEmissionKindCases> {
  let cppNamespace = "::mlir::LLVM";
}

defset list<I64EnumAttrCase> LLVM_DINameTableKindCases = {
  def LLVM_DINameTableDefault : I64EnumAttrCase<"Default", 0>;
  def LLVM_DINameTableGNU     : I64EnumAttrCase<"GNU", 1>;
  def LLVM_DINameTableNone    : I64EnumAttrCase<"None", 2>;
  def LLVM_DINameTableApple   : I64EnumAttrCase<"Apple", 3>;
}
def LLVM_DINameTableKind : I64EnumAttr<"DINameTableKind", "LLVM debug name table kind", LLVM_DINameTableKindCases> {
  let cppNamespace = "::mlir::LLVM";
}

// Bits 0 and 1 are the access: private is 1, protected 2, public 3. They have no keywords, and the names of values are
// printed instead. The three kinds of inheritance share bit 16.
def LLVM_DIFlagVisibilityBit0 : I32BitEnumAttrCaseBit<"Bit0", 0>;
def LLVM_DIFlagVisibilityBit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
defset list<BitEnumAttrCaseBase> LLVM_DIFlagCases = {
  def LLVM_DIFlagZero           : I32BitEnumAttrCaseNone<"Zero">;
  def LLVM_DIFlagPrivate        : I32BitEnumAttrCaseGroup<"Private", [LLVM_DIFlagVisibilityBit0]>;
  def LLVM_DIFlagProtected      : I32BitEnumAttrCaseGroup<"Protected", [LLVM_DIFlagVisibilityBit1]>;
  def LLVM_DIFlagPublic
      : I32BitEnumAttrCaseGroup<"Public", [LLVM_DIFlagVisibilityBit0, LLVM_DIFlagVisibilityBit1]>;
  foreach flag = [_DIFlag<"FwdDecl", 2>, _DIFlag<"AppleBlock", 3>, _DIFlag<"ReservedBit4", 4>, _DIFlag<"Virtual", 5>,
                  _DIFlag<"Artificial", 6>, _DIFlag<"Explicit", 7>, _DIFlag<"Prototyped", 8>,
                  _DIFlag<"ObjcClassComplete", 9>, _DIFlag<"ObjectPointer", 10>, _DIFlag<"Vector", 11>,
                  _DIFlag<"StaticMember", 12>, _DIFlag<"LValueReference", 13>, _DIFlag<"RValueReference", 14>,
                  _DIFlag<"ExportSymbols", 15>, _DIFlag<"SingleInheritance", 16>, _DIFlag<"MultipleInheritance", 16>,
                  _DIFlag<"VirtualInheritance", 16>, _DIFlag<"IntroducedVirtual", 18>, _DIFlag<"BitField", 19>,
                  _DIFlag<"NoReturn", 20>, _DIFlag<"TypePassByValue", 22>, _DIFlag<"TypePassByReference", 23>,
                  _DIFlag<"EnumClass", 24>, _DIFlag<"Thunk", 25>, _DIFlag<"NonTrivial", 26>, _DIFlag<"BigEndian", 27>,
                  _DIFlag<"LittleEndian", 28>, _DIFlag<"AllCallsDescribed", 29>] in
    def LLVM_DIFlag # flag.name : I32BitEnumAttrCaseBit<flag.name, flag.position>;
}
def DIFlags : I32BitEnumAttr<"DIFlags", "LLVM DI flags", LLVM_DIFlagCases> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

defset list<BitEnumAttrCaseBase> LLVM_DISPCases = {
  foreach flag = [_DIFlag<"Virtual", 0>, _DIFlag<"PureVirtual", 1>, _DIFlag<"LocalToUnit", 2>,
                  _DIFlag<"Definition", 3>, _DIFlag<"Optimized", 4>, _DIFlag<"Pure", 5>, _DIFlag<"Elemental", 6>,
                  _DIFlag<"Recursive", 7>, _DIFlag<"MainSubprogram", 8>, _DIFlag<"Deleted", 9>,
                  _DIFlag<"ObjCDirect", 11>] in
    def LLVM_DISP # flag.name : I32BitEnumAttrCaseBit<flag.name, flag.position>;
}
def DISubprogramFlags : I32BitEnumAttr<"DISubprogramFlags", "LLVM DISubprogram flags", LLVM_DISPCases> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

//===-- Flags of operations ------------------------------------------------===//

def IOFnone : I32BitEnumCaseNone<"none">;
def IOFnsw  : I32BitEnumCaseBit<"nsw", 0>;
def IOFnuw  : I32BitEnumCaseBit<"nuw", 1>;
def IntegerOverflowFlags
    : I32BitEnum<"IntegerOverflowFlags", "LLVM integer overflow flags", [IOFnone, IOFnsw, IOFnuw]> {
  let cppNamespace = "::mlir::LLVM";
  let separator = ", ";
  let printBitEnumPrimaryGroups = 1;
}

defset list<BitEnumAttrCaseBase> LLVM_FMFCases = {
  def FMFnone     : I32BitEnumAttrCaseNone<"none">;
  def FMFnnan     : I32BitEnumAttrCaseBit<"nnan", 0>;
  def FMFninf     : I32BitEnumAttrCaseBit<"ninf", 1>;
  def FMFnsz      : I32BitEnumAttrCaseBit<"nsz", 2>;
  def FMFarcp     : I32BitEnumAttrCaseBit<"arcp", 3>;
  def FMFcontract : I32BitEnumAttrCaseBit<"contract", 4>;
  def FMFafn      : I32BitEnumAttrCaseBit<"afn", 5>;
  def FMFreassoc  : I32BitEnumAttrCaseBit<"reassoc", 6>;
  def FMFfast
      : I32BitEnumAttrCaseGroup<"fast", [FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc]>;
}
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", LLVM_FMFCases> {
  let cppNamespace = "::mlir::LLVM";
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}

// Flag 0, `inbounds_flag`, is the bit for inbounds alone and does not imply nusw. The keyword `inbounds` stands for
// both bits, inbounds_flag and nusw.
def GEPNone         : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw         : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw          : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds     : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
                                [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

def LLVM_IntegerOverflowFlagsAttr : EnumAttr<LLVM_Dialect, IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow", LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = enum.cppType # "::none";
}
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = interfaceType # "::none";
}

#endif // STRATA_DIALECTS_LLVM_ENUMS
