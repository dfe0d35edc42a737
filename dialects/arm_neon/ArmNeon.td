//===- ArmNeon.td - Arm Neon vector instructions -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each op with the prefix `intr.` corresponds to one instruction on registers of 64 or 128 bits.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARMNEON
#define STRATA_DIALECTS_ARMNEON

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ArmNeon_Dialect : Dialect {
  let name = "arm_neon";
  let cppNamespace = "::mlir::arm_neon";
  let summary = "Arm Neon vector instructions";
}

class ArmNeon_Op<string mnemonic, list<Trait> traits = []>
    : Op<ArmNeon_Dialect, mnemonic, !listconcat([Pure], traits)>;

// A fixed-length vector type that fills a register.
class NeonVectorOfLength<int length, Type elementType>
    : ShapedContainerType<[elementType], And<[IsVectorOfShape<[length]>, IsFixedVectorOfAnyRankTypePred]>,
                          "a vector with length " # length, "::mlir::VectorType">;

//===-- Instructions -------------------------------------------------------===//

def SMullOp : ArmNeon_Op<"intr.smull",
                         [AllTypesMatch<["a", "b"]>,
                          TypesMatchWith<"res has same vector shape and element bitwidth scaled by 2 as a", "a", "res",
                                         "::llvm::cast<::mlir::VectorType>($_self).scaleElementBitwidth(2)">]> {
  let summary = "multiplies signed integers elementwise, with results of twice the bit width";
  let description = [{
    ```mlir
    func.func @multiply(%a: vector<8xi8>) -> vector<8xi16> {
      %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
      return %0 : vector<8xi16>
    }
    ```
  }];
  let arguments = (ins VectorOfLengthAndType<[8, 4, 2], [I8, I16, I32]>:$a,
                       VectorOfLengthAndType<[8, 4, 2], [I8, I16, I32]>:$b);
  let results = (outs VectorOfLengthAndType<[8, 4, 2], [I16, I32, I64]>:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `to` type($res)";
}

// Adds the sum of four products of elements of `b` and `c` to each element of the accumulator `a`.
class ArmNeon_SdotOp<string mnemonic, list<Trait> traits>
    : ArmNeon_Op<mnemonic, !listconcat([AllTypesMatch<["b", "c"]>, AllTypesMatch<["a", "res"]>], traits)> {
  let arguments = (ins VectorOfLengthAndType<[4, 2], [I32]>:$a, VectorOfLengthAndType<[16, 8], [I8]>:$b,
                       VectorOfLengthAndType<[16, 8], [I8]>:$c);
  let results = (outs VectorOfLengthAndType<[4, 2], [I32]>:$res);
  let assemblyFormat = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)";
}

def SdotOp : ArmNeon_SdotOp<"intr.sdot",
                            [TypesMatchWith<"res has the same number of elements as operand b", "b", "res",
                                            "::mlir::VectorType::get("
                                            "{::llvm::cast<::mlir::VectorType>($_self).getShape()[0] / 4}, "
                                            "::mlir::IntegerType::get($_self.getContext(), 32))">]> {
  let summary = "adds the dot products of groups of four adjacent signed bytes to an accumulator";
  let description = [{
    ```mlir
    func.func @dot(%a: vector<4xi32>, %b: vector<16xi8>) -> vector<4xi32> {
      %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
      return %0 : vector<4xi32>
    }
    ```
  }];
}

// Adds the product of `src1` and the transpose of `src2` to the 2x2 matrix `acc`. Each row of a source fills half of a
// register.
class ArmNeon_MatrixOp<string mnemonic, Type accumulator, Type source>
    : ArmNeon_Op<mnemonic, [AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "res"]>]> {
  let arguments = (ins accumulator:$acc, source:$src1, source:$src2);
  let results = (outs accumulator:$res);
  let assemblyFormat = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)";
}

class ArmNeon_ByteMatrixOp<string mnemonic>
    : ArmNeon_MatrixOp<mnemonic, NeonVectorOfLength<4, I32>, NeonVectorOfLength<16, I8>>;

def SmmlaOp : ArmNeon_ByteMatrixOp<"intr.smmla"> {
  let summary = "multiplies matrices of signed bytes and adds the product to an accumulator";
  let description = [{
    ```mlir
    func.func @multiply(%sum: vector<4xi32>, %a: vector<16xi8>) -> vector<4xi32> {
      %0 = arm_neon.intr.smmla %sum, %a, %a : vector<16xi8> to vector<4xi32>
      return %0 : vector<4xi32>
    }
    ```
  }];
}
def UmmlaOp : ArmNeon_ByteMatrixOp<"intr.ummla"> {
  let summary = "multiplies matrices of unsigned bytes and adds the product to an accumulator";
}
def UsmmlaOp : ArmNeon_ByteMatrixOp<"intr.usmmla"> {
  let summary = "multiplies a matrix of unsigned bytes by a matrix of signed bytes and adds the product to an accumulator";
}
def BfmmlaOp : ArmNeon_MatrixOp<"intr.bfmmla", NeonVectorOfLength<4, F32>, NeonVectorOfLength<8, BF16>> {
  let summary = "multiplies matrices of bf16 and adds the product to an f32 accumulator";
}

//===-- Higher-level ops ---------------------------------------------------===//

class ArmNeon_ShapeTrait<string words, string test> : PredOpTrait<words, CPred<test>>;
defvar TypeOfA = "::llvm::cast<::mlir::VectorType>($a.getType())";
defvar TypeOfB = "::llvm::cast<::mlir::VectorType>($b.getType())";

// The order matters: the rank traits must be verified before the traits that query dimension sizes.
def Sdot2dOp
    : ArmNeon_SdotOp<"2d.sdot",
                     [ArmNeon_ShapeTrait<"operand `a` should be 1-dimensional", TypeOfA # ".getRank() == 1">,
                      ArmNeon_ShapeTrait<"operand `b` should be 2-dimensional", TypeOfB # ".getRank() == 2">,
                      ArmNeon_ShapeTrait<"operand `b` should have 4 columns", TypeOfB # ".getDimSize(1) == 4">,
                      ArmNeon_ShapeTrait<"operand `b` should have as many rows as the size of operand `a`",
                                         !strconcat(TypeOfB, ".getDimSize(0) == ", TypeOfA, ".getDimSize(0)")>]> {
  let summary = "adds the dot products of rows of four signed bytes to an accumulator";
  let description = [{
    Like `intr.sdot`, but the four bytes of each dot product are a row of a matrix.

    ```mlir
    func.func @dot(%a: vector<4xi32>, %b: vector<4x4xi8>) -> vector<4xi32> {
      %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
      return %0 : vector<4xi32>
    }
    ```
  }];
  let extraClassDeclaration = [{
    /// The number of products in each sum.
    static constexpr int kReductionSize = 4;
  }];
}

#endif // STRATA_DIALECTS_ARMNEON
