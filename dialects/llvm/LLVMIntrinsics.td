//===- LLVMIntrinsics.td - Intrinsics for arithmetic and math --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that correspond to intrinsics on integers and floats: llvm.intr.*. Other intrinsics are in
// LLVMIntrinsicsMemory.td and LLVMIntrinsicsVector.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_INTRINSICS
#define STRATA_DIALECTS_LLVM_INTRINSICS

include "dialects/llvm/LLVMArith.td"

// Textual form: llvm.intr.x(%a, %b) {attributes} : (types) -> types.
defvar LLVM_CallFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";

// An intrinsic with one result. \p results and \p operands list the positions of the results and operands whose types
// are part of the name of the intrinsic.
class LLVM_PureIntr<string mnem, list<int> results, list<int> operands, list<Trait> traits = [], bit fastmath = 0>
    : LLVM_OneResultIntrOp<mnem, results, operands, [Pure] # traits, fastmath> {
  let assemblyFormat = LLVM_CallFormat;
}

//===----------------------------------------------------------------------===//
// All operands and the result have one type.
//===----------------------------------------------------------------------===//

class LLVM_IntIntr<string mnem, list<string> names>
    : LLVM_PureIntr<mnem, [], [0], [SameOperandsAndResultType]> {
  let arguments = !dag(ins, !listsplat(LLVM_IntOrVector, !size(names)), names);
}

class LLVM_FloatIntr<string mnem, list<string> names>
    : LLVM_PureIntr<mnem, [], [0], [SameOperandsAndResultType], 1> {
  let arguments = !con(!dag(ins, !listsplat(LLVM_FloatOrVector, !size(names)), names), LLVM_FastmathFlag.arguments);
}

class LLVM_UnaryIntIntr<string mnem> : LLVM_IntIntr<mnem, ["in"]>;
class LLVM_BinaryIntIntr<string mnem> : LLVM_IntIntr<mnem, ["a", "b"]>;
class LLVM_TernaryIntIntr<string mnem> : LLVM_IntIntr<mnem, ["a", "b", "c"]>;
class LLVM_UnaryFloatIntr<string mnem> : LLVM_FloatIntr<mnem, ["in"]>;
class LLVM_BinaryFloatIntr<string mnem> : LLVM_FloatIntr<mnem, ["a", "b"]>;
class LLVM_TernaryFloatIntr<string mnem> : LLVM_FloatIntr<mnem, ["a", "b", "c"]>;

def LLVM_ACosOp : LLVM_UnaryFloatIntr<"acos">;
def LLVM_ASinOp : LLVM_UnaryFloatIntr<"asin">;
def LLVM_ATanOp : LLVM_UnaryFloatIntr<"atan">;
def LLVM_CosOp : LLVM_UnaryFloatIntr<"cos">;
def LLVM_CoshOp : LLVM_UnaryFloatIntr<"cosh">;
def LLVM_Exp10Op : LLVM_UnaryFloatIntr<"exp10">;
def LLVM_Exp2Op : LLVM_UnaryFloatIntr<"exp2">;
def LLVM_ExpOp : LLVM_UnaryFloatIntr<"exp">;
def LLVM_FAbsOp : LLVM_UnaryFloatIntr<"fabs">;
def LLVM_FCeilOp : LLVM_UnaryFloatIntr<"ceil">;
def LLVM_FFloorOp : LLVM_UnaryFloatIntr<"floor">;
def LLVM_FTruncOp : LLVM_UnaryFloatIntr<"trunc">;
def LLVM_Log10Op : LLVM_UnaryFloatIntr<"log10">;
def LLVM_Log2Op : LLVM_UnaryFloatIntr<"log2">;
def LLVM_LogOp : LLVM_UnaryFloatIntr<"log">;
def LLVM_NearbyintOp : LLVM_UnaryFloatIntr<"nearbyint">;
def LLVM_RintOp : LLVM_UnaryFloatIntr<"rint">;
def LLVM_RoundEvenOp : LLVM_UnaryFloatIntr<"roundeven">;
def LLVM_RoundOp : LLVM_UnaryFloatIntr<"round">;
def LLVM_SinOp : LLVM_UnaryFloatIntr<"sin">;
def LLVM_SinhOp : LLVM_UnaryFloatIntr<"sinh">;
def LLVM_SqrtOp : LLVM_UnaryFloatIntr<"sqrt">;
def LLVM_TanOp : LLVM_UnaryFloatIntr<"tan">;
def LLVM_TanhOp : LLVM_UnaryFloatIntr<"tanh">;

def LLVM_ATan2Op : LLVM_BinaryFloatIntr<"atan2">;
def LLVM_CopySignOp : LLVM_BinaryFloatIntr<"copysign">;
def LLVM_MaxNumOp : LLVM_BinaryFloatIntr<"maxnum">;
def LLVM_MaximumOp : LLVM_BinaryFloatIntr<"maximum">;
def LLVM_MinNumOp : LLVM_BinaryFloatIntr<"minnum">;
def LLVM_MinimumOp : LLVM_BinaryFloatIntr<"minimum">;
def LLVM_PowOp : LLVM_BinaryFloatIntr<"pow">;

def LLVM_FMAOp : LLVM_TernaryFloatIntr<"fma">;
def LLVM_FMulAddOp : LLVM_TernaryFloatIntr<"fmuladd">;

def LLVM_BitReverseOp : LLVM_UnaryIntIntr<"bitreverse">;
def LLVM_ByteSwapOp : LLVM_UnaryIntIntr<"bswap">;
def LLVM_CtPopOp : LLVM_UnaryIntIntr<"ctpop">;

def LLVM_SAddSat : LLVM_BinaryIntIntr<"sadd.sat">;
def LLVM_SMaxOp : LLVM_BinaryIntIntr<"smax">;
def LLVM_SMinOp : LLVM_BinaryIntIntr<"smin">;
def LLVM_SSHLSat : LLVM_BinaryIntIntr<"sshl.sat">;
def LLVM_SSubSat : LLVM_BinaryIntIntr<"ssub.sat">;
def LLVM_UAddSat : LLVM_BinaryIntIntr<"uadd.sat">;
def LLVM_UMaxOp : LLVM_BinaryIntIntr<"umax">;
def LLVM_UMinOp : LLVM_BinaryIntIntr<"umin">;
def LLVM_USHLSat : LLVM_BinaryIntIntr<"ushl.sat">;
def LLVM_USubSat : LLVM_BinaryIntIntr<"usub.sat">;

def LLVM_FshlOp : LLVM_TernaryIntIntr<"fshl">;
def LLVM_FshrOp : LLVM_TernaryIntIntr<"fshr">;

//===----------------------------------------------------------------------===//
// Operands or results of several types
//===----------------------------------------------------------------------===//

// An intrinsic with a second argument that is the attribute \p name.
class LLVM_IntrWithOption<string mnem, Type operand, Attr option, string name, list<Trait> traits = []>
    : LLVM_OneResultIntrOp<mnem, [], [0], [Pure] # traits, 0, 0, [1], [name]> {
  let arguments = !dag(ins, [LLVM_ScalarOrVectorOf<operand>, option], ["in", name]);
}

def LLVM_AbsOp : LLVM_IntrWithOption<"abs", AnySignlessInteger, I1Attr, "is_int_min_poison">;
def LLVM_CountLeadingZerosOp
    : LLVM_IntrWithOption<"ctlz", AnySignlessInteger, I1Attr, "is_zero_poison", [SameOperandsAndResultType]>;
def LLVM_CountTrailingZerosOp
    : LLVM_IntrWithOption<"cttz", AnySignlessInteger, I1Attr, "is_zero_poison", [SameOperandsAndResultType]>;
def LLVM_IsFPClass : LLVM_IntrWithOption<"is.fpclass", LLVM_AnyFloat, I32Attr, "bit">;

class LLVM_PowerIntr<string mnem> : LLVM_PureIntr<mnem, [], [0, 1], [], 1> {
  let arguments =
      !con((ins LLVM_FloatOrVector:$val, AnySignlessInteger:$power), LLVM_FastmathFlag.arguments);
}
def LLVM_LoadExpOp : LLVM_PowerIntr<"ldexp">;
def LLVM_PowIOp : LLVM_PowerIntr<"powi">;

// The result is a structure with two elements.
class LLVM_TwoFloatsIntr<string mnem, list<int> results, list<int> operands>
    : LLVM_TwoResultIntrOp<mnem, results, operands, [Pure], 1> {
  let arguments = !con((ins LLVM_FloatOrVector:$val), LLVM_FastmathFlag.arguments);
  let assemblyFormat = LLVM_CallFormat;
}
def LLVM_FractionExpOp : LLVM_TwoFloatsIntr<"frexp", [0, 1], []>;
def LLVM_SincosOp : LLVM_TwoFloatsIntr<"sincos", [], [0]> { let hasVerifier = 1; }

class LLVM_RoundToIntIntr<string mnem, Type operand> : LLVM_PureIntr<mnem, [0], [0]> {
  let arguments = (ins operand:$val);
}
def LLVM_LroundOp : LLVM_RoundToIntIntr<"lround", LLVM_FloatOrVector>;
def LLVM_LlroundOp : LLVM_RoundToIntIntr<"llround", LLVM_AnyFloat>;
def LLVM_LrintOp : LLVM_RoundToIntIntr<"lrint", LLVM_FloatOrVector>;
def LLVM_LlrintOp : LLVM_RoundToIntIntr<"llrint", LLVM_FloatOrVector>;

class LLVM_CompareIntr<string mnem> : LLVM_PureIntr<mnem, [0], [0], [SameTypeOperands]> {
  let arguments = (ins LLVM_IntOrVector:$a, LLVM_IntOrVector:$b);
  let results = (outs LLVM_IntOrVector:$res);
}
def LLVM_SCmpOp : LLVM_CompareIntr<"scmp">;
def LLVM_UCmpOp : LLVM_CompareIntr<"ucmp">;

// The result is a structure of the result and the overflow bit.
class LLVM_OverflowIntr<string mnem>
    : LLVM_IntrOp<mnem # ".with.overflow", [0], [], [Pure, SameOperandsElementType], 2>,
      Arguments<(ins LLVM_IntOrVector, LLVM_IntOrVector)>;
def LLVM_SAddWithOverflowOp : LLVM_OverflowIntr<"sadd">;
def LLVM_SMulWithOverflowOp : LLVM_OverflowIntr<"smul">;
def LLVM_SSubWithOverflowOp : LLVM_OverflowIntr<"ssub">;
def LLVM_UAddWithOverflowOp : LLVM_OverflowIntr<"uadd">;
def LLVM_UMulWithOverflowOp : LLVM_OverflowIntr<"umul">;
def LLVM_USubWithOverflowOp : LLVM_OverflowIntr<"usub">;

//===----------------------------------------------------------------------===//
// Conversions under a floating-point environment
//===----------------------------------------------------------------------===//

class LLVM_ConstrainedCast<string mnem, bit rounds>
    : LLVM_OneResultIntrOp<"experimental.constrained." # mnem, [0], [0],
                           [Pure, DeclareOpInterfaceMethods<FPExceptionBehaviorOpInterface>]
                           # !if(rounds, [DeclareOpInterfaceMethods<RoundingModeOpInterface>], []<Trait>)> {
  let arguments = !con((ins LLVM_Type:$arg_0), !if(rounds, (ins ValidRoundingModeAttr:$roundingmode), (ins)),
                       (ins FPExceptionBehaviorAttr:$fpExceptionBehavior));
  let assemblyFormat = "$arg_0 " # !if(rounds, "$roundingmode ", "")
                       # "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
  let llvmForm = "constrained";
}
def LLVM_ConstrainedUIToFP : LLVM_ConstrainedCast<"uitofp", 1>;
def LLVM_ConstrainedSIToFP : LLVM_ConstrainedCast<"sitofp", 1>;
def LLVM_ConstrainedFPTruncIntr : LLVM_ConstrainedCast<"fptrunc", 1>;
def LLVM_ConstrainedFPExtIntr : LLVM_ConstrainedCast<"fpext", 0>;

//===----------------------------------------------------------------------===//
// Hints for optimization
//===----------------------------------------------------------------------===//

def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume", [], [], 0, 0, 0, /*requiresOpBundles=*/1> {
  let summary = "states that a condition is true";
  let arguments = !con((ins I1:$cond), baseArgs);
  let assemblyFormat = "$cond `` custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags) "
                       "`:` type($cond) attr-dict";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$cond)>,
    OpBuilder<(ins "::mlir::Value":$cond, "::llvm::StringRef":$tag, "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::Value":$cond, "::mlir::LLVM::AssumeAlignTag":$tag, "::mlir::Value":$ptr,
                   "::mlir::Value":$align)>,
    OpBuilder<(ins "::mlir::Value":$cond, "::mlir::LLVM::AssumeSeparateStorageTag":$tag, "::mlir::Value":$ptr1,
                   "::mlir::Value":$ptr2)>
  ];
  let hasVerifier = 1;
}

def LLVM_SSACopyOp : LLVM_OneResultIntrOp<"ssa.copy", [], [0], [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def LLVM_IsConstantOp : LLVM_IntrOp<"is.constant", [], [0], [Pure], 1> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs I1:$res);
}

def LLVM_ExpectOp : LLVM_OneResultIntrOp<"expect", [], [0], [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected);
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}

def LLVM_ExpectWithProbabilityOp
    : LLVM_OneResultIntrOp<"expect.with.probability", [], [0], [Pure, AllTypesMatch<["val", "expected", "res"]>], 0, 0,
                           [2], ["prob"]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected, F64Attr:$prob);
  let assemblyFormat = "$val `,` $expected `,` $prob attr-dict `:` type($val)";
}

//===----------------------------------------------------------------------===//
// Traps and exceptions
//===----------------------------------------------------------------------===//

def LLVM_Trap : LLVM_ZeroResultIntrOp<"trap"> { let assemblyFormat = "attr-dict"; }
def LLVM_DebugTrap : LLVM_ZeroResultIntrOp<"debugtrap"> { let assemblyFormat = "attr-dict"; }
def LLVM_UBSanTrap : LLVM_ZeroResultIntrOp<"ubsantrap", [], [], 0, 0, 0, 0, [0], ["failureKind"]> {
  let arguments = (ins I8Attr:$failureKind);
  let assemblyFormat = "prop-dict attr-dict";
}

def LLVM_EhTypeidForOp : LLVM_OneResultIntrOp<"eh.typeid.for", [], [0]> {
  let arguments = (ins LLVM_AnyPointer:$type_info);
  let assemblyFormat = "$type_info attr-dict `:` functional-type(operands, results)";
}

#endif // STRATA_DIALECTS_LLVM_INTRINSICS
