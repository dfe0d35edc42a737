//===- SPIRVArithmeticOps.td - Arithmetic ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_ARITHMETICOPS
#define STRATA_DIALECTS_SPIRV_ARITHMETICOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_ArithmeticBinaryOp<string mnemonic, Type type, string words, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, type, type,
                     !listconcat(traits, [Pure, AllTypesMatch<["operand1", "operand2", "result"]>])> {
  let summary = words;
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

// Operands may also be cooperative matrices.
class SPIRV_ArithmeticBinaryOpWithCoopMatrix<string mnemonic, Type type, string words, list<Trait> traits = []>
    : SPIRV_ArithmeticBinaryOp<mnemonic, type, words, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand1,
                       SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand2);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$result);
}

class SPIRV_ArithmeticUnaryOp<string mnemonic, Type type, string words, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, type, type, !listconcat(traits, [Pure, AllTypesMatch<["operand", "result"]>])> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

// The result is a struct with two members. The assembly format contains its type, which determines the operand types.
class SPIRV_ArithmeticExtendedBinaryOp<string mnemonic, string words, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_AnyStruct, SPIRV_Integer, traits> {
  let summary = words;
  let description = [{
    ```mlir
    %0 = spirv.IAddCarry %a, %b : !spirv.struct<(i32, i32)>
    ```
  }];
  let results = (outs SPIRV_AnyStruct:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$operand1, "::mlir::Value":$operand2), [{
      ::mlir::Type type = operand1.getType();
      build($_builder, $_state, ::mlir::spirv::StructType::get({type, type}), operand1, operand2);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

def SPIRV_FAddOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"FAdd", SPIRV_Float, "the sum of two floats", [Commutative]>;
def SPIRV_FDivOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"FDiv", SPIRV_Float, "the quotient of two floats">;
def SPIRV_FModOp : SPIRV_ArithmeticBinaryOp<"FMod", SPIRV_Float,
                                            "floating-point remainder with the sign of the divisor">;
def SPIRV_FMulOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"FMul", SPIRV_Float, "the product of two floats",
                                                          [Commutative]>;
def SPIRV_FNegateOp : SPIRV_ArithmeticUnaryOp<"FNegate", SPIRV_Float, "floating-point negation">;
def SPIRV_FRemOp : SPIRV_ArithmeticBinaryOp<"FRem", SPIRV_Float,
                                            "floating-point remainder with the sign of the dividend">;
def SPIRV_FSubOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"FSub", SPIRV_Float, "the difference of two floats">;

def SPIRV_DotOp : SPIRV_Op<"Dot", [Pure, AllTypesMatch<["vector1", "vector2"]>,
                                   AllElementTypesMatch<["vector1", "result"]>]> {
  let summary = "the dot product of two vectors of floats";
  let arguments = (ins SPIRV_VectorOf<SPIRV_AnyFloat>:$vector1, SPIRV_VectorOf<SPIRV_AnyFloat>:$vector2);
  let results = (outs SPIRV_AnyFloat:$result);
  let assemblyFormat = "operands attr-dict `:` type($vector1) `->` type($result)";
}

def SPIRV_VectorTimesScalarOp : SPIRV_Op<"VectorTimesScalar", [Pure]> {
  let summary = "the product of a vector of floats and a scalar";
  let arguments = (ins VectorOfLengthAndType<[2, 3, 4], [SPIRV_Float]>:$vector, SPIRV_Float:$scalar);
  let results = (outs VectorOfLengthAndType<[2, 3, 4], [SPIRV_Float]>:$result);
  let assemblyFormat = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
def SPIRV_IAddOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"IAdd", SPIRV_Integer, "the sum of two integers",
                                                          [Commutative, UsableInSpecConstantOp]>;
def SPIRV_IMulOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"IMul", SPIRV_Integer, "the product of two integers",
                                                          [Commutative, UsableInSpecConstantOp]>;
def SPIRV_ISubOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"ISub", SPIRV_Integer, "the difference of two integers",
                                                          [UsableInSpecConstantOp]>;
def SPIRV_SDivOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"SDiv", SPIRV_Integer,
                                                          "the quotient of two signed integers",
                                                          [UsableInSpecConstantOp]>;
def SPIRV_SModOp : SPIRV_ArithmeticBinaryOp<"SMod", SPIRV_Integer,
                                            "signed remainder with the sign of the divisor",
                                            [UsableInSpecConstantOp]>;
def SPIRV_SNegateOp : SPIRV_ArithmeticUnaryOp<"SNegate", SPIRV_Integer, "integer negation",
                                              [UsableInSpecConstantOp]>;
def SPIRV_SRemOp : SPIRV_ArithmeticBinaryOp<"SRem", SPIRV_Integer,
                                            "signed remainder with the sign of the dividend",
                                            [UsableInSpecConstantOp]>;
def SPIRV_UDivOp : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"UDiv", SPIRV_Integer,
                                                          "the quotient of two unsigned integers",
                                                          [UnsignedOp, UsableInSpecConstantOp]>;
def SPIRV_UModOp : SPIRV_ArithmeticBinaryOp<"UMod", SPIRV_Integer, "unsigned remainder",
                                            [UnsignedOp, UsableInSpecConstantOp]> {
  let hasCanonicalizer = 1;
}
} // hasFolder

def SPIRV_IAddCarryOp : SPIRV_ArithmeticExtendedBinaryOp<"IAddCarry", "the sum of two integers, and the carry",
                                                         [Commutative, Pure]> {
  let hasCanonicalizer = 1;
}
def SPIRV_ISubBorrowOp : SPIRV_ArithmeticExtendedBinaryOp<"ISubBorrow",
                                                          "the difference of two unsigned integers, and the borrow",
                                                          [Pure]>;
def SPIRV_SMulExtendedOp : SPIRV_ArithmeticExtendedBinaryOp<"SMulExtended",
                                                            "the low and the high half of a signed product",
                                                            [Pure, Commutative]> {
  let hasCanonicalizer = 1;
}
def SPIRV_UMulExtendedOp : SPIRV_ArithmeticExtendedBinaryOp<"UMulExtended",
                                                            "the low and the high half of an unsigned product",
                                                            [Pure, Commutative]> {
  let hasCanonicalizer = 1;
}

#endif // STRATA_DIALECTS_SPIRV_ARITHMETICOPS
