//===- LLVMIntrinsicsVector.td - Intrinsics for vectors and matrices --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_INTRINSICS_VECTOR
#define STRATA_DIALECTS_LLVM_INTRINSICS_VECTOR

include "dialects/llvm/LLVMIntrinsics.td"

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

class LLVM_ReductionIntr<string mnem, list<int> overloaded, bit fastmath = 0>
    : LLVM_OneResultIntrOp<"vector.reduce." # mnem, [], overloaded, [Pure, SameOperandsAndResultElementType],
                           fastmath>;

class LLVM_IntReduction<string mnem>
    : LLVM_ReductionIntr<mnem, [0]>, Arguments<(ins LLVM_VectorOf<AnySignlessInteger>:$in)>;

class LLVM_FloatReduction<string mnem>
    : LLVM_ReductionIntr<mnem, [0], 1>,
      Arguments<!con((ins LLVM_VectorOf<AnyFloat>:$in), LLVM_FastmathFlag.arguments)> {
  let assemblyFormat = LLVM_CallFormat;
}

// A reduction with a start value. It is sequential unless the fast-math flags allow reassociation.
class LLVM_FloatAccumulation<string mnem>
    : LLVM_ReductionIntr<mnem, [1], 1>,
      Arguments<!con((ins AnyFloat:$start_value, LLVM_VectorOf<AnyFloat>:$input), LLVM_FastmathFlag.arguments)>;

def LLVM_vector_reduce_add : LLVM_IntReduction<"add">;
def LLVM_vector_reduce_and : LLVM_IntReduction<"and">;
def LLVM_vector_reduce_mul : LLVM_IntReduction<"mul">;
def LLVM_vector_reduce_or : LLVM_IntReduction<"or">;
def LLVM_vector_reduce_smax : LLVM_IntReduction<"smax">;
def LLVM_vector_reduce_smin : LLVM_IntReduction<"smin">;
def LLVM_vector_reduce_umax : LLVM_IntReduction<"umax">;
def LLVM_vector_reduce_umin : LLVM_IntReduction<"umin">;
def LLVM_vector_reduce_xor : LLVM_IntReduction<"xor">;
def LLVM_vector_reduce_fmax : LLVM_FloatReduction<"fmax">;
def LLVM_vector_reduce_fmin : LLVM_FloatReduction<"fmin">;
def LLVM_vector_reduce_fmaximum : LLVM_FloatReduction<"fmaximum">;
def LLVM_vector_reduce_fminimum : LLVM_FloatReduction<"fminimum">;
def LLVM_vector_reduce_fadd : LLVM_FloatAccumulation<"fadd">;
def LLVM_vector_reduce_fmul : LLVM_FloatAccumulation<"fmul">;

//===----------------------------------------------------------------------===//
// Matrices, stored in vectors in column-major order
//===----------------------------------------------------------------------===//

// The stride is the distance between the starts of columns, in elements.
def LLVM_MatrixColumnMajorLoadOp
    : LLVM_OneResultIntrOp<"matrix.column.major.load", [0], [1], [], 0, 0, [2, 3, 4],
                           ["isVolatile", "rows", "columns"]> {
  let summary = "loads a matrix";
  let arguments =
      (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile, I32Attr:$rows, I32Attr:$columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` "
                       "qualified(type($data)) `stride` type($stride)";
  let llvmElementAlignArg = 0;
}

def LLVM_MatrixColumnMajorStoreOp
    : LLVM_ZeroResultIntrOp<"matrix.column.major.store", [0, 2], [], 0, 0, 0, 0, [3, 4, 5],
                            ["isVolatile", "rows", "columns"]> {
  let summary = "stores a matrix";
  let arguments = (ins LLVM_AnyVector:$matrix, LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile,
                       I32Attr:$rows, I32Attr:$columns);
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
  let assemblyFormat = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` "
                       "qualified(type($data)) `stride` type($stride)";
  let llvmElementAlignArg = 1;
}

def LLVM_MatrixMultiplyOp
    : LLVM_OneResultIntrOp<"matrix.multiply", [0], [0, 1], [], 0, 0, [2, 3, 4],
                           ["lhs_rows", "lhs_columns", "rhs_columns"]> {
  let summary = "multiplies two matrices";
  let arguments = (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs, I32Attr:$lhs_rows, I32Attr:$lhs_columns,
                       I32Attr:$rhs_columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)";
}

def LLVM_MatrixTransposeOp
    : LLVM_OneResultIntrOp<"matrix.transpose", [0], [], [], 0, 0, [1, 2], ["rows", "columns"]> {
  let summary = "transposes a matrix";
  let arguments = (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$matrix attr-dict `:` type($matrix) `into` type($res)";
}

//===----------------------------------------------------------------------===//
// Masked accesses
//===----------------------------------------------------------------------===//

def LLVM_GetActiveLaneMaskOp : LLVM_OneResultIntrOp<"get.active.lane.mask", [0], [0], [Pure]> {
  let arguments = (ins AnySignlessInteger:$base, AnySignlessInteger:$n);
  let assemblyFormat = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)";
}

def LLVM_MaskedLoadOp : LLVM_OneResultIntrOp<"masked.load", [0], [0]> {
  let arguments = (ins LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask, Optional<LLVM_AnyVector>:$pass_thru,
                       I32Attr:$alignment, UnitAttr:$nontemporal);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let llvmArgIndices = [0, 1, 2, -1, -1];
  let llvmAlignArg = 0;
}

def LLVM_MaskedStoreOp : LLVM_ZeroResultIntrOp<"masked.store", [0, 1]> {
  let arguments = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask, I32Attr:$alignment);
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
  let assemblyFormat = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
                       "qualified(type($data))";
  let llvmArgIndices = [0, 1, 2, -1];
  let llvmAlignArg = 1;
}

def LLVM_masked_gather : LLVM_OneResultIntrOp<"masked.gather", [0], [0]> {
  let arguments = (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_VectorOf<I1>:$mask,
                       Variadic<LLVM_AnyVector>:$pass_thru, I32Attr:$alignment);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let llvmArgIndices = [0, 1, 2, -1];
  let llvmAlignArg = 0;
}

def LLVM_masked_scatter : LLVM_ZeroResultIntrOp<"masked.scatter", [0, 1]> {
  let arguments = (ins LLVM_AnyVector:$value, LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_VectorOf<I1>:$mask,
                       I32Attr:$alignment);
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
  let assemblyFormat = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)";
  let hasVerifier = 1;
  let llvmArgIndices = [0, 1, 2, -1];
  let llvmAlignArg = 1;
}

def LLVM_masked_expandload : LLVM_OneResultIntrOp<"masked.expandload", [0], [], [], 0, 1> {
  let arguments =
      !con((ins LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask, LLVM_AnyVector:$passthru), baseArgs);
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$resTy, "::mlir::Value":$ptr, "::mlir::Value":$mask,
                                 "::mlir::Value":$passthru, CArg<"uint64_t", "1">:$align)>];
}

def LLVM_masked_compressstore : LLVM_ZeroResultIntrOp<"masked.compressstore", [0], [], 0, 0, 1> {
  let arguments = !con((ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask), baseArgs);
  let builders = [OpBuilder<(ins "::mlir::Value":$value, "::mlir::Value":$ptr, "::mlir::Value":$mask,
                                 CArg<"uint64_t", "1">:$align)>];
}

//===----------------------------------------------------------------------===//
// Scalable vectors and parts of vectors
//===----------------------------------------------------------------------===//

def LLVM_vscale : LLVM_IntrOp<"vscale", [0], [], [], 1>;

def LLVM_StepVectorOp : LLVM_IntrOp<"stepvector", [0], [], [Pure], 1> {
  let results = (outs LLVM_VectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

// Number of bits of the vector \p getter; for a scalable vector, the minimum number.
class LLVM_VectorBits<string name, string getter> {
  string declaration = "uint64_t " # name # "() { return ::mlir::LLVM::getVectorBitWidth(" # getter # "().getType()); }\n";
}

class LLVM_SubvectorIntr<string mnem, list<int> operands, int immPosition, string other, list<Trait> traits,
                         string scalable, string from, string to>
    : LLVM_OneResultIntrOp<mnem, [0], operands, [Pure] # traits # [
          PredOpTrait<"vectors are not bigger than 2^17 bits.",
                      And<[CPred<"::mlir::LLVM::getVectorBitWidth($srcvec.getType()) <= 131072">,
                           CPred<"::mlir::LLVM::getVectorBitWidth($" # !if(!eq(other, "Dst"), "dstvec", "res")
                                 # ".getType()) <= 131072">]>>,
          PredOpTrait<"it is not " # scalable # " vectors.",
                      CPred<"!::mlir::LLVM::isScalableVectorType($" # from # ".getType()) || "
                            "::mlir::LLVM::isScalableVectorType($" # to # ".getType())">>],
          0, 0, [immPosition], ["pos"]> {
  let results = (outs LLVM_AnyVector:$res);
  let extraClassDeclaration =
      "uint64_t getVectorBitWidth(::mlir::Type vector) { return ::mlir::LLVM::getVectorBitWidth(vector); }\n"
      # LLVM_VectorBits<"getSrcVectorBitWidth", "getSrcvec">.declaration
      # LLVM_VectorBits<"get" # other # "VectorBitWidth", !if(!eq(other, "Dst"), "getDstvec", "getRes")>.declaration;
}

def LLVM_vector_insert : LLVM_SubvectorIntr<"vector.insert", [1], 2, "Dst", [AllTypesMatch<["dstvec", "res"]>],
                                            "inserting scalable into fixed-length", "srcvec", "dstvec"> {
  let arguments = (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let assemblyFormat = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)";
}
def LLVM_vector_extract : LLVM_SubvectorIntr<"vector.extract", [0], 1, "Res", [],
                                             "extracting scalable from fixed-length", "res", "srcvec"> {
  let arguments = (ins LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let assemblyFormat = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)";
}

def LLVM_vector_interleave2
    : LLVM_OneResultIntrOp<"vector.interleave2", [0], [], [
          Pure, AllTypesMatch<["vec1", "vec2"]>,
          PredOpTrait<"result has twice as many elements as 'vec1'",
                      And<[CPred<"::mlir::LLVM::getVectorNumElements($res.getType()) == "
                                 "::mlir::LLVM::getVectorNumElements($vec1.getType()) * 2">,
                           CPred<"::llvm::cast<::mlir::VectorType>($vec1.getType()).getElementType() == "
                                 "::llvm::cast<::mlir::VectorType>($res.getType()).getElementType()">]>>]>,
      Arguments<(ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2)>;

def LLVM_vector_deinterleave2
    : LLVM_OneResultIntrOp<"vector.deinterleave2", [], [0], [Pure]>, Arguments<(ins LLVM_AnyVector:$vec)>;

//===----------------------------------------------------------------------===//
// Vector predication: a lane is active if its mask bit is set and its index is less than `evl`
//===----------------------------------------------------------------------===//

defvar LLVM_Mask = (ins LLVM_VectorOf<I1>:$mask, I32:$evl);

class LLVM_VPIntr<string mnem, list<int> results, list<int> operands, dag args, list<Trait> traits = [Pure]>
    : LLVM_OneResultIntrOp<mnem, results, operands, traits>, Arguments<!con(args, LLVM_Mask)>;

class LLVM_VPLanes<string mnem, Type element, list<string> names>
    : LLVM_VPIntr<"vp." # mnem, [0], [], !dag(ins, !listsplat(LLVM_VectorOf<element>, !size(names)), names)>;
class LLVM_VPInt<string mnem> : LLVM_VPLanes<mnem, AnySignlessInteger, ["lhs", "rhs"]>;
class LLVM_VPFloat<string mnem> : LLVM_VPLanes<mnem, AnyFloat, ["lhs", "rhs"]>;
class LLVM_VPFloatTernary<string mnem> : LLVM_VPLanes<mnem, AnyFloat, ["op1", "op2", "op3"]>;

def LLVM_VPAddOp : LLVM_VPInt<"add">;
def LLVM_VPSubOp : LLVM_VPInt<"sub">;
def LLVM_VPMulOp : LLVM_VPInt<"mul">;
def LLVM_VPSDivOp : LLVM_VPInt<"sdiv">;
def LLVM_VPUDivOp : LLVM_VPInt<"udiv">;
def LLVM_VPSRemOp : LLVM_VPInt<"srem">;
def LLVM_VPURemOp : LLVM_VPInt<"urem">;
def LLVM_VPAShrOp : LLVM_VPInt<"ashr">;
def LLVM_VPLShrOp : LLVM_VPInt<"lshr">;
def LLVM_VPShlOp : LLVM_VPInt<"shl">;
def LLVM_VPOrOp : LLVM_VPInt<"or">;
def LLVM_VPAndOp : LLVM_VPInt<"and">;
def LLVM_VPXorOp : LLVM_VPInt<"xor">;
def LLVM_VPSMaxOp : LLVM_VPInt<"smax">;
def LLVM_VPSMinOp : LLVM_VPInt<"smin">;
def LLVM_VPUMaxOp : LLVM_VPInt<"umax">;
def LLVM_VPUMinOp : LLVM_VPInt<"umin">;
def LLVM_VPFAddOp : LLVM_VPFloat<"fadd">;
def LLVM_VPFSubOp : LLVM_VPFloat<"fsub">;
def LLVM_VPFMulOp : LLVM_VPFloat<"fmul">;
def LLVM_VPFDivOp : LLVM_VPFloat<"fdiv">;
def LLVM_VPFRemOp : LLVM_VPFloat<"frem">;
def LLVM_VPFNegOp : LLVM_VPLanes<"fneg", AnyFloat, ["op"]>;
def LLVM_VPFMulAddOp : LLVM_VPFloatTernary<"fmuladd">;
def LLVM_VPFmaOp : LLVM_VPFloatTernary<"fma">;

// A reduction with a start value. The name of its first argument differs from that in the other reductions, and is
// misspelled, for compatibility with MLIR.
class LLVM_VPReduction<string mnem, Type element>
    : LLVM_VPIntr<"vp.reduce." # mnem, [], [1], (ins element:$satrt_value, LLVM_VectorOf<element>:$val)>;
class LLVM_VPIntReduction<string mnem> : LLVM_VPReduction<mnem, AnySignlessInteger>;
class LLVM_VPFloatReduction<string mnem> : LLVM_VPReduction<mnem, AnyFloat>;

def LLVM_VPReduceAddOp : LLVM_VPIntReduction<"add">;
def LLVM_VPReduceMulOp : LLVM_VPIntReduction<"mul">;
def LLVM_VPReduceAndOp : LLVM_VPIntReduction<"and">;
def LLVM_VPReduceOrOp : LLVM_VPIntReduction<"or">;
def LLVM_VPReduceXorOp : LLVM_VPIntReduction<"xor">;
def LLVM_VPReduceSMaxOp : LLVM_VPIntReduction<"smax">;
def LLVM_VPReduceSMinOp : LLVM_VPIntReduction<"smin">;
def LLVM_VPReduceUMaxOp : LLVM_VPIntReduction<"umax">;
def LLVM_VPReduceUMinOp : LLVM_VPIntReduction<"umin">;
def LLVM_VPReduceFAddOp : LLVM_VPFloatReduction<"fadd">;
def LLVM_VPReduceFMulOp : LLVM_VPFloatReduction<"fmul">;
def LLVM_VPReduceFMaxOp : LLVM_VPFloatReduction<"fmax">;
def LLVM_VPReduceFMinOp : LLVM_VPFloatReduction<"fmin">;

class LLVM_VPSelection<string mnem>
    : LLVM_OneResultIntrOp<"vp." # mnem, [], [1], [Pure]>,
      Arguments<(ins LLVM_VectorOf<I1>:$cond, LLVM_AnyVector:$true_val, LLVM_AnyVector:$false_val, I32:$evl)>;
def LLVM_VPSelectMinOp : LLVM_VPSelection<"select">;
def LLVM_VPMergeMinOp : LLVM_VPSelection<"merge">;

class LLVM_VPCast<string mnem, Type element>
    : LLVM_VPIntr<"vp." # mnem, [0], [0], (ins LLVM_VectorOf<element>:$src)>;
class LLVM_VPCastInt<string mnem> : LLVM_VPCast<mnem, AnySignlessInteger>;
class LLVM_VPCastFloat<string mnem> : LLVM_VPCast<mnem, AnyFloat>;

def LLVM_VPTruncOp : LLVM_VPCastInt<"trunc">;
def LLVM_VPZExtOp : LLVM_VPCastInt<"zext">;
def LLVM_VPSExtOp : LLVM_VPCastInt<"sext">;
def LLVM_VPFPTruncOp : LLVM_VPCastFloat<"fptrunc">;
def LLVM_VPFPExtOp : LLVM_VPCastFloat<"fpext">;
def LLVM_VPFPToUIOp : LLVM_VPCastFloat<"fptoui">;
def LLVM_VPFPToSIOp : LLVM_VPCastFloat<"fptosi">;
def LLVM_VPUIToFPOp : LLVM_VPCastInt<"uitofp">;
def LLVM_VPSIToFPOp : LLVM_VPCastInt<"sitofp">;
def LLVM_VPPtrToIntOp : LLVM_VPCast<"ptrtoint", LLVM_AnyPointer>;
def LLVM_VPIntToPtrOp : LLVM_VPCastInt<"inttoptr">;

def LLVM_VPLoadOp : LLVM_VPIntr<"vp.load", [0], [0], (ins LLVM_AnyPointer:$ptr), []>;
def LLVM_VPStridedLoadOp
    : LLVM_VPIntr<"experimental.vp.strided.load", [0], [0, 1], (ins LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride),
                  []>;
def LLVM_VPStoreOp
    : LLVM_ZeroResultIntrOp<"vp.store", [0, 1]>,
      Arguments<!con((ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr), LLVM_Mask)>;
def LLVM_VPStridedStoreOp
    : LLVM_ZeroResultIntrOp<"experimental.vp.strided.store", [0, 1, 2]>,
      Arguments<!con((ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride), LLVM_Mask)>;

#endif // STRATA_DIALECTS_LLVM_INTRINSICS_VECTOR
