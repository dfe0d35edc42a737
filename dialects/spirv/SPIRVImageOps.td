//===- SPIRVImageOps.td - Images and samplers --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_IMAGEOPS
#define STRATA_DIALECTS_SPIRV_IMAGEOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Constraints of image types
//===----------------------------------------------------------------------===//

// The image type of an operand, which is an image or a sampled image.
class SPIRV_ImageTypeOf<string operand> {
  string cpp = "::mlir::spirv::getImageTypeOf($" # operand # ".getType())";
}

class SPIRV_ImageHas<string operand, string getter, string type, list<string> values>
    : CPred<"::llvm::is_contained({" # !interleave(!foreach(value, values, "::mlir::spirv::" # type # "::" # value),
                                                   ", ")
            # "}, " # SPIRV_ImageTypeOf<operand>.cpp # "." # getter # "())">;

class SPIRV_SampledOperandIs<string operand, list<string> values>
    : PredOpTrait<"the sampled operand of the underlying image must be " # !interleave(values, " or "),
                  SPIRV_ImageHas<operand, "getSamplerUseInfo", "ImageSamplerUseInfo", values>>;
class SPIRV_MSOperandIs<string operand, list<string> values>
    : PredOpTrait<"the MS operand of the underlying image type must be " # !interleave(values, " or "),
                  SPIRV_ImageHas<operand, "getSamplingInfo", "ImageSamplingInfo", values>>;
class SPIRV_DimIs<string operand, list<string> values>
    : PredOpTrait<"the Dim operand of the underlying image must be " # !interleave(values, " or "),
                  SPIRV_ImageHas<operand, "getDim", "Dim", values>>;
class SPIRV_DimIsNot<string operand, list<string> values>
    : PredOpTrait<"the Dim operand of the underlying image must not be " # !interleave(values, " or "),
                  Neg<SPIRV_ImageHas<operand, "getDim", "Dim", values>>>;

// A value may have any component type if the sampled type of the image is `none`.
class SPIRV_NoneOrElementMatchImage<string value, string image>
    : PredOpTrait<"the " # value # " component type must match the image sampled type",
                  Or<[CPred<"::llvm::isa<::mlir::NoneType>(" # SPIRV_ImageTypeOf<image>.cpp # ".getElementType())">,
                      CPred<"::mlir::getElementTypeOrSelf($" # value # ".getType()) == "
                            # SPIRV_ImageTypeOf<image>.cpp # ".getElementType()">]>>;

class SPIRV_ImageOperandIsPresent<string attribute, list<string> values>
    : PredOpTrait<"either " # !interleave(values, " or ") # " image operands must be present",
                  CPred<"::mlir::spirv::bitEnumContainsAny($" # attribute # ".getValue(), "
                        # !interleave(!foreach(value, values, "::mlir::spirv::ImageOperands::" # value), " | ") # ")">>;

def SPIRV_FloatOrInteger : AnyTypeOf<[SPIRV_ScalarOrVectorOf<SPIRV_Float>, SPIRV_ScalarOrVectorOf<SPIRV_Integer>]>;
def SPIRV_Texel : AnyTypeOf<[SPIRV_Vec4<SPIRV_Integer>, SPIRV_Vec4<SPIRV_Float>]>;
def SPIRV_FetchedTexel : AnyTypeOf<[SPIRV_Vec4<SPIRV_Float>, SPIRV_Vec4<SPIRV_Integer>]>;

//===----------------------------------------------------------------------===//
// Sampling
//===----------------------------------------------------------------------===//

class SPIRV_SampleOp<string mnemonic, list<Trait> traits> : SPIRV_Op<mnemonic, traits> {
  let assemblyFormat = [{
    $sampled_image `,` $coordinate custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict
    `:` type($sampled_image) `,` type($coordinate) (`,` type($operand_arguments)^)? `->` type($result)
  }];
  let hasVerifier = 1;
}

// Sampling with a depth reference.
class SPIRV_DrefSampleOp<string mnemonic, list<Trait> traits> : SPIRV_Op<mnemonic, traits> {
  let assemblyFormat = [{
    $sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) (`,` $operand_arguments^)?
    attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) (`,` type($operand_arguments)^)?
    `->` type($result)
  }];
  let hasVerifier = 1;
}

def SPIRV_ImageSampleExplicitLodOp
    : SPIRV_SampleOp<"ImageSampleExplicitLod", [SPIRV_DimIsNot<"sampled_image", ["Buffer"]>,
                                                SPIRV_MSOperandIs<"sampled_image", ["SingleSampled"]>,
                                                SPIRV_NoneOrElementMatchImage<"result", "sampled_image">,
                                                SPIRV_ImageOperandIsPresent<"image_operands", ["Lod", "Grad"]>]> {
  let summary = "samples an image with an explicit level of detail";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image, SPIRV_FloatOrInteger:$coordinate,
                       SPIRV_ImageOperandsAttr:$image_operands, Variadic<SPIRV_Type>:$operand_arguments);
  let results = (outs SPIRV_Texel:$result);
}

def SPIRV_ImageSampleImplicitLodOp
    : SPIRV_SampleOp<"ImageSampleImplicitLod", [SPIRV_DimIsNot<"sampled_image", ["Buffer"]>,
                                                SPIRV_MSOperandIs<"sampled_image", ["SingleSampled"]>,
                                                SPIRV_NoneOrElementMatchImage<"result", "sampled_image">]> {
  let summary = "samples an image with an implicit level of detail";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image, SPIRV_ScalarOrVectorOf<SPIRV_Float>:$coordinate,
                       OptionalAttr<SPIRV_ImageOperandsAttr>:$image_operands,
                       Variadic<SPIRV_Type>:$operand_arguments);
  let results = (outs SPIRV_Texel:$result);
}

def SPIRV_ImageSampleProjDrefImplicitLodOp
    : SPIRV_DrefSampleOp<"ImageSampleProjDrefImplicitLod",
                         [SPIRV_DimIsNot<"sampled_image", ["Buffer"]>,
                          SPIRV_MSOperandIs<"sampled_image", ["SingleSampled"]>,
                          TypesMatchWith<"type of 'result' matches image type of 'sampled_image'", "sampled_image",
                                         "result", "::mlir::spirv::getImageTypeOf($_self).getElementType()">]> {
  let summary = "samples an image with a projective coordinate, a depth comparison and an implicit level of detail";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image, SPIRV_FloatOrInteger:$coordinate, SPIRV_Float32:$dref,
                       OptionalAttr<SPIRV_ImageOperandsAttr>:$image_operands,
                       Variadic<SPIRV_Type>:$operand_arguments);
  let results = (outs AnyTypeOf<[SPIRV_Integer, SPIRV_Float]>:$result);
}

def SPIRV_ImageDrefGatherOp
    : SPIRV_DrefSampleOp<"ImageDrefGather", [Pure, SPIRV_DimIs<"sampled_image", ["Dim2D", "Cube", "Rect"]>,
                                             SPIRV_MSOperandIs<"sampled_image", ["SingleSampled"]>,
                                             SPIRV_NoneOrElementMatchImage<"result", "sampled_image">]> {
  let summary = "gathers the depth comparisons of four texels";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image, SPIRV_ScalarOrVectorOf<SPIRV_Float>:$coordinate,
                       SPIRV_Float32:$dref, OptionalAttr<SPIRV_ImageOperandsAttr>:$image_operands,
                       Variadic<SPIRV_Type>:$operand_arguments);
  let results = (outs SPIRV_Texel:$result);
}

//===----------------------------------------------------------------------===//
// Texels
//===----------------------------------------------------------------------===//

class SPIRV_TexelOp<string mnemonic, list<Trait> traits> : SPIRV_Op<mnemonic, traits> {
  let assemblyFormat = [{
    $image `,` $coordinate custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict
    `:` type($image) `,` type($coordinate) (`,` type($operand_arguments)^)? `->` type($result)
  }];
  let hasVerifier = 1;
}

def SPIRV_ImageFetchOp : SPIRV_TexelOp<"ImageFetch", [SPIRV_DimIsNot<"image", ["Cube"]>,
                                                      SPIRV_SampledOperandIs<"image", ["NeedSampler"]>,
                                                      SPIRV_NoneOrElementMatchImage<"result", "image">]> {
  let summary = "fetches a texel of a sampled image";
  let arguments = (ins SPIRV_AnyImage:$image, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$coordinate,
                       OptionalAttr<SPIRV_ImageOperandsAttr>:$image_operands,
                       Variadic<SPIRV_Type>:$operand_arguments);
  let results = (outs SPIRV_FetchedTexel:$result);
}

def SPIRV_ImageReadOp : SPIRV_TexelOp<"ImageRead",
                                      [SPIRV_SampledOperandIs<"image", ["SamplerUnknown", "NoSampler"]>,
                                       SPIRV_NoneOrElementMatchImage<"result", "image">]> {
  let summary = "reads a texel of an image without sampler";
  let arguments = (ins SPIRV_AnyImage:$image, SPIRV_FloatOrInteger:$coordinate,
                       OptionalAttr<SPIRV_ImageOperandsAttr>:$image_operands,
                       Variadic<SPIRV_Type>:$operand_arguments);
  let results = (outs SPIRV_FloatOrInteger:$result);
}

def SPIRV_ImageWriteOp : SPIRV_Op<"ImageWrite",
                                  [SPIRV_SampledOperandIs<"image", ["SamplerUnknown", "NoSampler"]>,
                                   SPIRV_DimIsNot<"image", ["SubpassData"]>,
                                   SPIRV_NoneOrElementMatchImage<"texel", "image">]> {
  let summary = "writes a texel of an image without sampler";
  let arguments = (ins SPIRV_AnyImage:$image, SPIRV_FloatOrInteger:$coordinate, SPIRV_FloatOrInteger:$texel,
                       OptionalAttr<SPIRV_ImageOperandsAttr>:$image_operands,
                       Variadic<SPIRV_Type>:$operand_arguments);
  let assemblyFormat = [{
    $image `,` $coordinate `,` $texel custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict
    `:` type($image) `,` type($coordinate) `,` type($texel) (`,` type($operand_arguments)^)?
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

def SPIRV_ImageOp : SPIRV_Op<"Image", [Pure, TypesMatchWith<"type of 'result' matches image type of 'sampled_image'",
                                                            "sampled_image", "result",
                                                            "::mlir::spirv::getImageTypeOf($_self)">]> {
  let summary = "extracts the image of a sampled image";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image);
  let results = (outs SPIRV_AnyImage:$result);
  let assemblyFormat = "$sampled_image attr-dict `:` type($sampled_image)";
}

def SPIRV_ImageQuerySizeOp : SPIRV_Op<"ImageQuerySize", [Pure]> {
  let summary = "queries the size of an image";
  let arguments = (ins SPIRV_AnyImage:$image);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$result);
  let assemblyFormat = "$image attr-dict `:` type($image) `->` type($result)";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_IMAGEOPS
