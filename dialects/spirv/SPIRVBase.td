//===- SPIRVBase.td - Base classes of ops ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Type constraints, traits, and the base classes of ops.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVBASE
#define STRATA_DIALECTS_SPIRV_SPIRVBASE

include "dialects/spirv/SPIRVInterfaces.td"
include "dialects/spirv/SPIRVModuleEnums.td"
include "dialects/spirv/SPIRVOpEnums.td"
include "dialects/spirv/SPIRVTargetEnums.td"
include "dialects/spirv/SPIRVTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===-- Type constraints ---------------------------------------------------===//

class IOrUI<int width> : Type<Or<[I<width>.predicate, UI<width>.predicate]>, width # "-bit signless/unsigned integer"> {
  int bitwidth = width;
}
class SignlessOrUnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, IOrUI<w>), !interleave(widths, "/") # "-bit signless/unsigned integer">;

def SPIRV_Void : TypeAlias<NoneType, "void">;
def SPIRV_Bool : TypeAlias<I1, "bool">;
def SPIRV_Integer : AnyIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_Int8 : TypeAlias<I8, "Int8">;
def SPIRV_Int16 : TypeAlias<I16, "Int16">;
def SPIRV_Int32 : TypeAlias<I32, "Int32">;
def SPIRV_SignedInt : SignedIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_SignlessOrUnsignedInt : SignlessOrUnsignedIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_Float32 : TypeAlias<F32, "Float32">;
def SPIRV_BFloat16KHR : TypeAlias<BF16, "BFloat16">;
def SPIRV_Float : FloatOfWidths<[16, 32, 64]>;
def SPIRV_Float16or32 : FloatOfWidths<[16, 32]>;
def SPIRV_AnyFloat : AnyTypeOf<[SPIRV_Float, SPIRV_BFloat16KHR]>;
def SPIRV_Vector : VectorOfLengthAndType<[2, 3, 4, 8, 16], [SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_AnyVector : DialectType<SPIRV_Dialect, CPred<"::llvm::isa<::mlir::VectorType>($_self)">,
                                  "any SPIR-V vector type">;

// Assembly formats print these types with dialect prefix and mnemonic.
class SPIRV_OfDef<TypeDef definition>
    : DialectType<SPIRV_Dialect, definition.predicate, definition.summary>;
def SPIRV_AnyPtr : SPIRV_OfDef<SPIRV_PointerType>;
def SPIRV_AnyArray : SPIRV_OfDef<SPIRV_ArrayType>;
def SPIRV_AnyRTArray : SPIRV_OfDef<SPIRV_RuntimeArrayType>;
def SPIRV_AnyStruct : SPIRV_OfDef<SPIRV_StructType>;
def SPIRV_AnyMatrix : SPIRV_OfDef<SPIRV_MatrixType>;
def SPIRV_AnyImage : SPIRV_OfDef<SPIRV_ImageType>;
def SPIRV_AnySampledImage : SPIRV_OfDef<SPIRV_SampledImageType>;
def SPIRV_AnyCooperativeMatrix : SPIRV_OfDef<SPIRV_CooperativeMatrixType>;
def SPIRV_AnyTensorArm : SPIRV_OfDef<SPIRV_TensorArmType>;

def SPIRV_Numerical : AnyTypeOf<[SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_Scalar : AnyTypeOf<[SPIRV_Numerical, SPIRV_Bool]>;
def SPIRV_Aggregate : AnyTypeOf<[SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct]>;
def SPIRV_Composite : AnyTypeOf<[SPIRV_Vector, SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct,
                                 SPIRV_AnyCooperativeMatrix, SPIRV_AnyMatrix, SPIRV_AnyTensorArm]>;
def SPIRV_Type : AnyTypeOf<[SPIRV_Void, SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat, SPIRV_Vector, SPIRV_AnyPtr,
                            SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct, SPIRV_AnyCooperativeMatrix,
                            SPIRV_AnyMatrix, SPIRV_AnySampledImage, SPIRV_AnyImage, SPIRV_AnyTensorArm]>;

class SPIRV_CoopMatrixOfType<list<Type> allowedTypes>
    : ContainerType<AnyTypeOf<allowedTypes>, SPIRV_AnyCooperativeMatrix.predicate,
                    "::llvm::cast<::mlir::spirv::CooperativeMatrixType>($_self).getElementType()",
                    "Cooperative Matrix">;
class SPIRV_MatrixOfType<list<Type> allowedTypes>
    : ContainerType<AnyTypeOf<allowedTypes>, SPIRV_AnyMatrix.predicate,
                    "::llvm::cast<::mlir::spirv::MatrixType>($_self).getElementType()", "Matrix">;

class SPIRV_VectorOf<Type type> : FixedVectorOfLengthAndType<[2, 3, 4, 8, 16], [type]>;
class SPIRV_ScalarOrVectorOf<Type type> : AnyTypeOf<[type, SPIRV_VectorOf<type>]>;
class SPIRV_ScalarOrVectorOrCoopMatrixOf<Type type>
    : AnyTypeOf<[type, SPIRV_VectorOf<type>, SPIRV_CoopMatrixOfType<[type]>]>;
class SPIRV_MatrixOrCoopMatrixOf<Type type> : AnyTypeOf<[SPIRV_AnyMatrix, SPIRV_CoopMatrixOfType<[type]>]>;
class SPIRV_MatrixOf<Type type> : SPIRV_MatrixOfType<[type]>;
def SPIRV_ScalarOrVector : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector]>;
def SPIRV_ScalarOrVectorOrPtr : AnyTypeOf<[SPIRV_ScalarOrVector, SPIRV_AnyPtr]>;
class SPIRV_Vec4<Type type> : VectorOfLengthAndType<[4], [type]>;
def SPIRV_IntVec4 : SPIRV_Vec4<SPIRV_Integer>;
def SPIRV_IOrUIVec4 : SPIRV_Vec4<SPIRV_SignlessOrUnsignedInt>;
def SPIRV_Int32Vec4 : SPIRV_Vec4<AnyI32>;
def SPIRV_SelectType : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector, SPIRV_AnyPtr]>;

//===-- Traits -------------------------------------------------------------===//

def InFunctionScope : PredOpTrait<"op must appear in a function-like op's block",
                                  CPred<"::mlir::spirv::isNestedInFunctionOpInterface($_op.getParentOp())">>;
def InModuleScope : PredOpTrait<"op must appear in a module-like op's block",
                                CPred<"::mlir::spirv::isDirectInModuleLikeOp($_op.getParentOp())">>;

// Marker traits, which do not verify anything.
class SPIRV_Trait<string name> : NativeOpTrait<name> { let cppNamespace = "::mlir::spirv"; }
def UnsignedOp : SPIRV_Trait<"UnsignedOp">;
def SignedOp : SPIRV_Trait<"SignedOp">;

//===-- Ops ----------------------------------------------------------------===//

class SPIRV_Op<string mnemonic, list<Trait> traits = []> : Op<SPIRV_Dialect, mnemonic, traits> {
  // C++ members that query versions, extensions and capabilities. An op class that declares more members appends them to
  // this code.
  code availability = "STRATA_SPIRV_AVAILABILITY\n";
  let extraClassDeclaration = availability;

  // The encoding as an instruction. Its operands are the arguments in declaration order, after type and id of the result.
  // hasOpcode is 0 if no single instruction stands for the op, autogenSerialization is 0 if the encoding is written in C++
  // (dialects/spirv/target).
  string spirvOpName = "Op" # mnemonic;
  bit hasOpcode = 1;
  bit autogenSerialization = 1;
}

// Ops with one or two operands and one result.
class SPIRV_UnaryOp<string mnemonic, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}
class SPIRV_BinaryOp<string mnemonic, Type resultType, Type operandsType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandsType>:$operand1, SPIRV_ScalarOrVectorOf<operandsType>:$operand2);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
}

// An op of an extended instruction set: `spirv.GL.Exp` is instruction 27 of "GLSL.std.450".
class SPIRV_ExtInstOp<string mnemonic, string setPrefix, string setName, int opcode, list<Trait> traits = []>
    : SPIRV_Op<setPrefix # "." # mnemonic, traits> {
  let hasOpcode = 0;
  int extendedInstOpcode = opcode;
  string extendedInstSetName = setName;
}

// An op of a vendor extension: `spirv.KHR.AssumeTrue` is OpAssumeTrueKHR.
class SPIRV_VendorOp<string mnemonic, string vendorName, list<Trait> traits = []>
    : SPIRV_Op<vendorName # "." # mnemonic, traits> {
  let spirvOpName = "Op" # mnemonic # vendorName;
}
class SPIRV_ExtVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "EXT", traits>;
class SPIRV_KhrVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "KHR", traits>;
class SPIRV_IntelVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "INTEL", traits>;
class SPIRV_NvVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "NV", traits>;
class SPIRV_ArmVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "ARM", traits>;

#endif // STRATA_DIALECTS_SPIRV_SPIRVBASE
