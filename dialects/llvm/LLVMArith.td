//===- LLVMArith.td - Arithmetic, casts, compares and element access of the llvm dialect --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that correspond to an instruction that neither accesses memory nor changes the control flow.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_ARITH
#define STRATA_DIALECTS_LLVM_ARITH

include "dialects/llvm/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

defvar LLVM_IntOrVector = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar LLVM_FloatOrVector = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar LLVM_PointerOrVector = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;

//===----------------------------------------------------------------------===//
// Flags of ops. Each class adds the argument, its directive in the assembly format, and the op interface for it.
//===----------------------------------------------------------------------===//

class LLVM_Flag<dag args, Trait trait> {
  dag arguments = args;
  list<Trait> traits = [trait];
  string beforeOperands = "";
  string afterOperands = "";
}

def LLVM_OverflowFlag : LLVM_Flag<(ins LLVM_IntegerOverflowFlagsProp:$overflowFlags),
                                  DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>> {
  let afterOperands = " ($overflowFlags^)?";
}
def LLVM_ExactFlag : LLVM_Flag<(ins UnitAttr:$isExact), DeclareOpInterfaceMethods<ExactFlagInterface>> {
  let beforeOperands = "(`exact` $isExact^)? ";
}
def LLVM_DisjointFlag : LLVM_Flag<(ins UnitAttr:$isDisjoint), DeclareOpInterfaceMethods<DisjointFlagInterface>> {
  let beforeOperands = "(`disjoint` $isDisjoint^)? ";
}
def LLVM_NonNegFlag : LLVM_Flag<(ins UnitAttr:$nonNeg), DeclareOpInterfaceMethods<NonNegFlagInterface>> {
  let beforeOperands = "(`nneg` $nonNeg^)? ";
}
def LLVM_FastmathFlag : LLVM_Flag<(ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags),
                                  DeclareOpInterfaceMethods<FastmathFlagsInterface>>;
def LLVM_DereferenceableFlag : LLVM_Flag<(ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable),
                                         DeclareOpInterfaceMethods<DereferenceableOpInterface>> {
  let afterOperands = " (`dereferenceable` `` $dereferenceable^)?";
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

class LLVM_BinaryOp<string mnemonic, string instName, Type element, list<LLVM_Flag> flags, list<Trait> traits>
    : LLVM_Op<mnemonic, !foldl([SameOperandsAndResultType, NoMemoryEffect], flags, all, flag, all # flag.traits)
                        # traits> {
  let arguments = !foldl((ins LLVM_ScalarOrVectorOf<element>:$lhs, LLVM_ScalarOrVectorOf<element>:$rhs), flags, all,
                         flag, !con(all, flag.arguments));
  let results = (outs LLVM_ScalarOrVectorOf<element>:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = !foldl("", flags, all, flag, all # flag.beforeOperands) # "$lhs `,` $rhs"
                       # !foldl("", flags, all, flag, all # flag.afterOperands) # " attr-dict `:` type($res)";
  let llvmForm = "binary";
  let llvmInstName = instName;
}

class LLVM_IntOp<string mnemonic, string instName, list<LLVM_Flag> flags, list<Trait> traits = [Pure]>
    : LLVM_BinaryOp<mnemonic, instName, AnySignlessInteger, flags, traits>;

def LLVM_AddOp : LLVM_IntOp<"add", "Add", [LLVM_OverflowFlag], [Commutative, Pure]>;
def LLVM_SubOp : LLVM_IntOp<"sub", "Sub", [LLVM_OverflowFlag]>;
def LLVM_MulOp : LLVM_IntOp<"mul", "Mul", [LLVM_OverflowFlag], [Commutative, Pure]>;
def LLVM_UDivOp
    : LLVM_IntOp<"udiv", "UDiv", [LLVM_ExactFlag], [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_SDivOp
    : LLVM_IntOp<"sdiv", "SDiv", [LLVM_ExactFlag], [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_URemOp : LLVM_IntOp<"urem", "URem", []>;
def LLVM_SRemOp : LLVM_IntOp<"srem", "SRem", []>;
def LLVM_AndOp : LLVM_IntOp<"and", "And", []>;
def LLVM_OrOp : LLVM_IntOp<"or", "Or", [LLVM_DisjointFlag]> { let hasFolder = 1; }
def LLVM_XOrOp : LLVM_IntOp<"xor", "Xor", []>;
def LLVM_ShlOp : LLVM_IntOp<"shl", "Shl", [LLVM_OverflowFlag]> { let hasFolder = 1; }
def LLVM_LShrOp : LLVM_IntOp<"lshr", "LShr", [LLVM_ExactFlag]>;
def LLVM_AShrOp : LLVM_IntOp<"ashr", "AShr", [LLVM_ExactFlag]>;

class LLVM_FloatOp<string mnemonic, string instName>
    : LLVM_BinaryOp<mnemonic, instName, LLVM_AnyFloat, [LLVM_FastmathFlag], [Pure]>;

def LLVM_FAddOp : LLVM_FloatOp<"fadd", "FAdd">;
def LLVM_FSubOp : LLVM_FloatOp<"fsub", "FSub">;
def LLVM_FMulOp : LLVM_FloatOp<"fmul", "FMul">;
def LLVM_FDivOp : LLVM_FloatOp<"fdiv", "FDiv">;
def LLVM_FRemOp : LLVM_FloatOp<"frem", "FRem">;

def LLVM_FNegOp : LLVM_Op<"fneg", [Pure, SameOperandsAndResultType] # LLVM_FastmathFlag.traits> {
  let arguments = !con((ins LLVM_FloatOrVector:$operand), LLVM_FastmathFlag.arguments);
  let results = (outs LLVM_FloatOrVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$operand attr-dict `:` type($res)";
  let llvmForm = "unary";
  let llvmInstName = "FNeg";
}

//===----------------------------------------------------------------------===//
// Compares
//===----------------------------------------------------------------------===//

class LLVM_CompareOp<string mnemonic, Attr predicate, Type operand, string instName, list<LLVM_Flag> flags>
    : LLVM_Op<mnemonic, !foldl([Pure], flags, all, flag, all # flag.traits) # [
          SameTypeOperands, TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "res",
                                           "::mlir::LLVM::getI1SameShape($_self)">]> {
  let arguments = !foldl((ins predicate:$predicate, operand:$lhs, operand:$rhs), flags, all, flag,
                         !con(all, flag.arguments));
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let assemblyFormat = "custom<ComparePredicate>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs) `` "
                       "custom<CompareType>(ref(type($lhs)), type($res))";
  let llvmForm = "compare";
  let llvmInstName = instName;
  let llvmArgIndices = [-1, 0, 1];
}

def LLVM_ICmpOp
    : LLVM_CompareOp<"icmp", ICmpPredicate, AnyTypeOf<[LLVM_IntOrVector, LLVM_PointerOrVector]>, "ICmp", []> {
  let hasFolder = 1;
}
def LLVM_FCmpOp : LLVM_CompareOp<"fcmp", FCmpPredicate, LLVM_FloatOrVector, "FCmp", [LLVM_FastmathFlag]> {
  let llvmArgIndices = [-1, 0, 1, 2];
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

class LLVM_Cast<string mnemonic, string instName, Type from, Type to, list<LLVM_Flag> flags = [],
                list<Trait> traits = []>
    : LLVM_Op<mnemonic, !foldl([Pure], flags, all, flag, all # flag.traits) # traits> {
  let arguments = !foldl((ins from:$arg), flags, all, flag, !con(all, flag.arguments));
  let results = (outs to:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = !foldl("", flags, all, flag, all # flag.beforeOperands) # "$arg"
                       # !foldl("", flags, all, flag, all # flag.afterOperands)
                       # " attr-dict `:` type($arg) `to` type($res)";
  let llvmForm = "cast";
  let llvmInstName = instName;
}

def LLVM_BitcastOp : LLVM_Cast<"bitcast", "BitCast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate, [],
                               [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_AddrSpaceCastOp : LLVM_Cast<"addrspacecast", "AddrSpaceCast", LLVM_PointerOrVector, LLVM_PointerOrVector, [],
                                     [DeclareOpInterfaceMethods<PromotableOpInterface>,
                                      DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let hasFolder = 1;
}
def LLVM_IntToPtrOp
    : LLVM_Cast<"inttoptr", "IntToPtr", LLVM_IntOrVector, LLVM_PointerOrVector, [LLVM_DereferenceableFlag]>;
def LLVM_PtrToIntOp : LLVM_Cast<"ptrtoint", "PtrToInt", LLVM_PointerOrVector, LLVM_IntOrVector>;
def LLVM_SExtOp : LLVM_Cast<"sext", "SExt", LLVM_IntOrVector, LLVM_IntOrVector> { let hasVerifier = 1; }
def LLVM_ZExtOp : LLVM_Cast<"zext", "ZExt", LLVM_IntOrVector, LLVM_IntOrVector, [LLVM_NonNegFlag]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_TruncOp : LLVM_Cast<"trunc", "Trunc", LLVM_IntOrVector, LLVM_IntOrVector, [LLVM_OverflowFlag]>;
def LLVM_SIToFPOp : LLVM_Cast<"sitofp", "SIToFP", LLVM_IntOrVector, LLVM_FloatOrVector>;
def LLVM_UIToFPOp : LLVM_Cast<"uitofp", "UIToFP", LLVM_IntOrVector, LLVM_FloatOrVector, [LLVM_NonNegFlag]>;
def LLVM_FPToSIOp : LLVM_Cast<"fptosi", "FPToSI", LLVM_FloatOrVector, LLVM_IntOrVector>;
def LLVM_FPToUIOp : LLVM_Cast<"fptoui", "FPToUI", LLVM_FloatOrVector, LLVM_IntOrVector>;
def LLVM_FPExtOp : LLVM_Cast<"fpext", "FPExt", LLVM_FloatOrVector, LLVM_FloatOrVector>;
def LLVM_FPTruncOp : LLVM_Cast<"fptrunc", "FPTrunc", LLVM_FloatOrVector, LLVM_FloatOrVector>;

//===----------------------------------------------------------------------===//
// Elements of vectors, structures and arrays
//===----------------------------------------------------------------------===//

// Base of ops that correspond to the LLVM instruction \p instName and have the same operands.
class LLVM_OperandsOp<string mnemonic, string instName, list<Trait> traits> : LLVM_Op<mnemonic, traits> {
  let llvmForm = "operands";
  let llvmInstName = instName;
}

// Base of ops that correspond to the LLVM instruction \p instName and have the same operands, and an attribute with
// constant indices.
class LLVM_IndicesOp<string mnemonic, string instName, list<Trait> traits> : LLVM_Op<mnemonic, traits> {
  let llvmForm = "indices";
  let llvmInstName = instName;
}

defvar LLVM_ElementOfVector = "::llvm::cast<::mlir::VectorType>($_self).getElementType()";

def LLVM_ExtractElementOp
    : LLVM_OperandsOp<"extractelement", "ExtractElement", [
          Pure, TypesMatchWith<"result type matches vector element type", "vector", "res", LLVM_ElementOfVector>]> {
  let summary = "extracts an element of a vector";
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}

def LLVM_InsertElementOp
    : LLVM_OperandsOp<"insertelement", "InsertElement", [
          Pure, TypesMatchWith<"argument type matches vector element type", "vector", "value", LLVM_ElementOfVector>,
          AllTypesMatch<["res", "vector"]>]> {
  let summary = "replaces an element of a vector";
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value, AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat =
      "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}

def LLVM_ShuffleVectorOp : LLVM_IndicesOp<"shufflevector", "ShuffleVector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let summary = "selects elements of two vectors";
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$v1, "::mlir::Value":$v2, "::mlir::DenseI32ArrayAttr":$mask,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Value":$v1, "::mlir::Value":$v2, "::llvm::ArrayRef<int32_t>":$mask)>
  ];
  let assemblyFormat =
      "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_ExtractValueOp : LLVM_IndicesOp<"extractvalue", "ExtractValue", [Pure]> {
  let summary = "extracts an element of a structure or array";
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let builders = [OpBuilder<(ins "::mlir::Value":$container, "::llvm::ArrayRef<int64_t>":$position)>];
  let assemblyFormat = "$container `` $position attr-dict `:` type($container) "
                       "custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_InsertValueOp
    : LLVM_IndicesOp<"insertvalue", "InsertValue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let summary = "replaces an element of a structure or array";
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = "$value `,` $container `` $position attr-dict `:` type($container) "
                       "custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

def LLVM_SelectOp
    : LLVM_OperandsOp<"select", "Select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>]
                                          # LLVM_FastmathFlag.traits
                                          # [DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = !con((ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue, LLVM_Type:$falseValue),
                       LLVM_FastmathFlag.arguments);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}

def LLVM_FreezeOp : LLVM_OperandsOp<"freeze", "Freeze", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

#endif // STRATA_DIALECTS_LLVM_ARITH
