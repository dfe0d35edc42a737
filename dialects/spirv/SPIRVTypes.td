//===- SPIRVTypes.td - SPIR-V types ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Scalars and vectors are builtin types. Diagnostics use the summaries of types.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVTYPES
#define STRATA_DIALECTS_SPIRV_SPIRVTYPES

include "dialects/spirv/SPIRVModuleEnums.td"
include "dialects/spirv/SPIRVOpEnums.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

class SPIRV_TypeDef<string name, string theMnemonic, list<Trait> traits = [], string base = "::mlir::Type">
    : TypeDef<SPIRV_Dialect, name, traits, base> {
  let mnemonic = theMnemonic;
  let hasCustomAssemblyFormat = 1;
}
class SPIRV_CompositeTypeDef<string name, string theMnemonic, list<Trait> traits = []>
    : SPIRV_TypeDef<name, theMnemonic, traits, "::mlir::spirv::CompositeType">;

def SPIRV_PointerType : SPIRV_TypeDef<"Pointer", "ptr"> {
  let summary = "any SPIR-V pointer type";
  let description = "`!spirv.ptr<f32, Uniform>`";
  let parameters = (ins "::mlir::Type":$pointeeType, EnumParameter<SPIRV_StorageClass>:$storageClass);
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$pointeeType,
                                                  "::mlir::spirv::StorageClass":$storageClass), [{
    return $_get(pointeeType.getContext(), pointeeType, storageClass);
  }]>];
}

def SPIRV_ArrayType : SPIRV_CompositeTypeDef<"Array", "array"> {
  let summary = "any SPIR-V array type";
  let description = "`!spirv.array<4 x f32, stride=16>`. The stride is in bytes; 0 means no stride.";
  let parameters = (ins "::mlir::Type":$elementType, "unsigned":$numElements,
                        DefaultValuedParameter<"unsigned", "0">:$arrayStride);
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType, "unsigned":$numElements,
                                                  CArg<"unsigned", "0">:$arrayStride), [{
    return $_get(elementType.getContext(), elementType, numElements, arrayStride);
  }]>];
}

def SPIRV_RuntimeArrayType : SPIRV_CompositeTypeDef<"RuntimeArray", "rtarray"> {
  let summary = "any SPIR-V runtime array type";
  let description = "`!spirv.rtarray<f32, stride=4>`: the number of elements is only known at run time.";
  let parameters = (ins "::mlir::Type":$elementType, DefaultValuedParameter<"unsigned", "0">:$arrayStride);
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType, CArg<"unsigned", "0">:$arrayStride), [{
    return $_get(elementType.getContext(), elementType, arrayStride);
  }]>];
}

def SPIRV_StructType : SPIRV_CompositeTypeDef<"Struct", "struct", [MutableType]> {
  let summary = "any SPIR-V struct type";
  let description = [{
    `!spirv.struct<(f32 [0], vector<4xf32> [16, NonWritable]), Block>`: members, each with its offset and decorations.
    With a name it may contain itself: `!spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, Generic>)>`.
  }];
  let parameters = (ins StringRefParameter<"the identifier; empty for a literal struct">:$identifier);
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    using OffsetInfo = uint32_t;
    using MemberDecorationInfo = ::mlir::spirv::MemberDecorationInfo;
    using StructDecorationInfo = ::mlir::spirv::StructDecorationInfo;

    /// Returns a literal struct. \pre `memberTypes` is not empty: the context is taken from its first element.
    static StructType get(::llvm::ArrayRef<::mlir::Type> memberTypes, ::llvm::ArrayRef<OffsetInfo> offsets = {},
                          ::llvm::ArrayRef<MemberDecorationInfo> memberDecorations = {},
                          ::llvm::ArrayRef<StructDecorationInfo> structDecorations = {});
    /// Returns the identified struct with this name, whose body may not have been set.
    static StructType getIdentified(::mlir::MLIRContext *context, ::llvm::StringRef identifier);
    /// Returns a struct without members, or null if an identified struct with this name has members.
    static StructType getEmpty(::mlir::MLIRContext *context, ::llvm::StringRef identifier = "");
    /// Sets the body of an identified struct. Fails if a different body has been set.
    ::llvm::LogicalResult trySetBody(::llvm::ArrayRef<::mlir::Type> memberTypes,
                                     ::llvm::ArrayRef<OffsetInfo> offsets = {},
                                     ::llvm::ArrayRef<MemberDecorationInfo> memberDecorations = {},
                                     ::llvm::ArrayRef<StructDecorationInfo> structDecorations = {});
    bool isIdentified() const { return !getIdentifier().empty(); }

    unsigned getNumElements() const { return getElementTypes().size(); }
    ::mlir::Type getElementType(unsigned index) const { return getElementTypes()[index]; }
    ::llvm::ArrayRef<::mlir::Type> getElementTypes() const;
    bool hasOffset() const;
    /// Returns the offset of a member. \pre hasOffset().
    uint64_t getMemberOffset(unsigned index) const;
    /// Return the decorations of all members, sorted by member index and then by decoration, or those of one
    /// member.
    ::llvm::ArrayRef<MemberDecorationInfo> getMemberDecorations() const;
    ::llvm::ArrayRef<MemberDecorationInfo> getMemberDecorations(unsigned index) const;
    ::llvm::ArrayRef<StructDecorationInfo> getStructDecorations() const;
    bool hasDecoration(::mlir::spirv::Decoration decoration) const;
  }];
}

def SPIRV_MatrixType : SPIRV_CompositeTypeDef<"Matrix", "matrix"> {
  let summary = "any SPIR-V matrix type";
  let description = "`!spirv.matrix<3 x vector<4xf32>>`: two to four columns.";
  let parameters = (ins "::mlir::Type":$columnType, "uint32_t":$numColumns);
  let genVerifyDecl = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$columnType, "uint32_t":$numColumns), [{
    return $_get(columnType.getContext(), columnType, numColumns);
  }]>];
  let extraClassDeclaration = [{
    /// Returns true for a vector of two to four floats.
    static bool isValidColumnType(::mlir::Type columnType);
    unsigned getNumRows() const;
    unsigned getNumElements() const { return getNumRows() * getNumColumns(); }
    ::mlir::Type getElementType() const;
  }];
}

def SPIRV_ImageType : SPIRV_TypeDef<"Image", "image"> {
  let summary = "any SPIR-V image type";
  let description = "`!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>`";
  let parameters = (ins "::mlir::Type":$elementType, EnumParameter<SPIRV_Dim>:$dim,
                        EnumParameter<SPIRV_Depth>:$depthInfo, EnumParameter<SPIRV_Arrayed>:$arrayedInfo,
                        EnumParameter<SPIRV_Sampling>:$samplingInfo, EnumParameter<SPIRV_SamplerUse>:$samplerUseInfo,
                        EnumParameter<SPIRV_ImageFormat>:$imageFormat);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType, "::mlir::spirv::Dim":$dim,
        CArg<"::mlir::spirv::ImageDepthInfo", "::mlir::spirv::ImageDepthInfo::DepthUnknown">:$depth,
        CArg<"::mlir::spirv::ImageArrayedInfo", "::mlir::spirv::ImageArrayedInfo::NonArrayed">:$arrayed,
        CArg<"::mlir::spirv::ImageSamplingInfo", "::mlir::spirv::ImageSamplingInfo::SingleSampled">:$sampling,
        CArg<"::mlir::spirv::ImageSamplerUseInfo", "::mlir::spirv::ImageSamplerUseInfo::SamplerUnknown">:$samplerUse,
        CArg<"::mlir::spirv::ImageFormat", "::mlir::spirv::ImageFormat::Unknown">:$format), [{
      return $_get(elementType.getContext(), elementType, dim, depth, arrayed, sampling, samplerUse, format);
    }]>
  ];
}

def SPIRV_SampledImageType : SPIRV_TypeDef<"SampledImage", "sampled_image"> {
  let summary = "any SPIR-V sampled image type";
  let description = "`!spirv.sampled_image<!spirv.image<…>>`: an image combined with a sampler.";
  let parameters = (ins "::mlir::Type":$imageType);
  let genVerifyDecl = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$imageType), [{
    return $_get(imageType.getContext(), imageType);
  }]>];
}

def SPIRV_CooperativeMatrixType : SPIRV_CompositeTypeDef<"CooperativeMatrix", "coopmatrix",
                                                        [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
  let summary = "any SPIR-V cooperative matrix type";
  let description =
      "`!spirv.coopmatrix<8x16xf32, Subgroup, MatrixAcc>`: a matrix that is distributed over the invocations of a scope.";
  // The shape has two elements, rows and columns; ShapedType needs it as an array.
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType,
                        EnumParameter<SPIRV_Scope>:$scope, EnumParameter<SPIRV_KHR_CooperativeMatrixUse>:$use);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType, "uint32_t":$rows, "uint32_t":$columns,
                                    "::mlir::spirv::Scope":$scope,
                                    "::mlir::spirv::CooperativeMatrixUseKHR":$use), [{
      return $_get(elementType.getContext(), ::llvm::ArrayRef<int64_t>({rows, columns}), elementType, scope, use);
    }]>
  ];
  let extraClassDeclaration = [{
    uint32_t getRows() const { return getShape()[0]; }
    uint32_t getColumns() const { return getShape()[1]; }
  }];
}

def SPIRV_TensorArmType : SPIRV_CompositeTypeDef<"TensorArm", "arm.tensor",
                                                [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
  let summary = "any SPIR-V tensorArm type";
  let description = "`!spirv.arm.tensor<4x8xf32>`, `!spirv.arm.tensor<?x?xf32>`, `!spirv.arm.tensor<*xf32>`";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let genVerifyDecl = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape,
                                                  "::mlir::Type":$elementType), [{
    return $_get(elementType.getContext(), shape, elementType);
  }]>];
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVTYPES
