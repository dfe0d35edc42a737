//===- SPIRVImageOps.cpp - Images and samplers ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/spirv/SPIRVOtherOps.h"

using namespace mlir;
using namespace mlir::spirv;

ImageType spirv::getImageTypeOf(Type type) {
  if (auto sampled = llvm::dyn_cast<SampledImageType>(type))
    type = sampled.getImageType();
  return llvm::cast<ImageType>(type);
}

ParseResult spirv::parseImageOperands(OpAsmParser &parser, ImageOperandsAttr &operands) {
  if (failed(parser.parseOptionalLSquare()))
    return success();
  ImageOperands value;
  if (parseQuotedEnum(parser, value, "image_operands", symbolizeImageOperands) || parser.parseRSquare())
    return failure();
  operands = ImageOperandsAttr::get(parser.getContext(), value);
  return success();
}

void spirv::printImageOperands(OpAsmPrinter &printer, Operation *, ImageOperandsAttr operands) {
  if (operands)
    printer << "[\"" << stringifyImageOperands(operands.getValue()) << "\"]";
}

//===----------------------------------------------------------------------===//
// Image operands
//===----------------------------------------------------------------------===//

namespace {

/// The kind of level-of-detail selection of an image instruction.
enum class LevelOfDetail { None, Implicit, Explicit };

/// Verifies the arguments of the image operands of one access (bias, level of detail, derivatives), in the
/// order of the bits of the image operands.
class ImageOperandsVerifier {
public:
  ImageOperandsVerifier(Operation *op, ImageType image, Value coordinate, ValueRange arguments,
                        LevelOfDetail detail)
      : op(op), image(image), coordinate(coordinate), arguments(arguments), detail(detail) {}

  LogicalResult verify(ImageOperandsAttr attr) {
    if (!attr)
      return arguments.empty()
                 ? LogicalResult(success())
                 : op->emitError("the Image Operands should encode what operands follow, as per Image "
                                 "Operands");
    ImageOperands operands = attr.getValue();
    if (bitEnumContainsAll(operands, ImageOperands::Lod | ImageOperands::Grad))
      return op->emitError("it is invalid to set both the Lod and Grad bits");
    if (bitEnumContainsAll(operands, ImageOperands::Bias) && failed(verifyBias()))
      return failure();
    if (bitEnumContainsAll(operands, ImageOperands::Lod) && failed(verifyLod()))
      return failure();
    if (bitEnumContainsAll(operands, ImageOperands::Grad) && failed(verifyGrad()))
      return failure();
    // As in MLIR, only Bias, Lod and Grad are verified and can have arguments.
    if (numUsed < arguments.size())
      return op->emitError("too many image operand arguments have been provided");
    return success();
  }

private:
  bool has(unsigned count) const { return arguments.size() - numUsed >= count; }

  /// Verifies that the dimensionality of the image permits levels of detail.
  LogicalResult verifyLevels(llvm::StringRef what) {
    Dim dim = image.getDim();
    if (dim != Dim::Dim1D && dim != Dim::Dim2D && dim != Dim::Dim3D && dim != Dim::Cube)
      return op->emitError(what)
             << " must only be used with an image type that has a dim operand of 1D, 2D, 3D, or "
                "Cube";
    // A trait of these ops verifies that the image is single-sampled.
    return success();
  }

  LogicalResult verifyBias() {
    if (detail != LevelOfDetail::Implicit)
      return op->emitError("Bias is only valid with implicit-lod instructions");
    if (!has(1))
      return op->emitError("Bias operand requires 1 argument");
    if (!llvm::isa<FloatType>(arguments[numUsed++].getType()))
      return op->emitError("Bias must be a floating-point type scalar");
    return verifyLevels("Bias");
  }

  LogicalResult verifyLod() {
    if (detail != LevelOfDetail::Explicit)
      return op->emitError("Lod is only valid with explicit-lod and fetch instructions");
    if (!has(1))
      return op->emitError("Lod operand requires 1 argument");
    if (!llvm::isa<FloatType>(arguments[numUsed++].getType()))
      return op->emitError("for sampling operations, Lod must be a floating-point type scalar");
    return verifyLevels("Lod");
  }

  /// Verifies the two derivatives, which have one component per coordinate component.
  LogicalResult verifyGrad() {
    if (detail != LevelOfDetail::Explicit)
      return op->emitError("Grad is only valid with explicit-lod instructions");
    if (!has(2))
      return op->emitError("Grad operand requires 2 arguments (scalars or vectors)");
    Type types[] = {arguments[numUsed].getType(), arguments[numUsed + 1].getType()};
    numUsed += 2;
    int64_t numComponents = getNumComponents(coordinate.getType());
    if (image.getArrayedInfo() == ImageArrayedInfo::Arrayed && numComponents != 1)
      --numComponents;
    if (llvm::all_of(types, llvm::IsaPred<VectorType>)) {
      for (Type type : types)
        if (getNumComponents(type) != numComponents)
          return emitWrongGradSize();
      for (Type type : types)
        if (!llvm::isa<FloatType>(getElementTypeOrSelf(type)))
          return op->emitError("Grad arguments must be a vector of floating-point type");
      return success();
    }
    if (!llvm::all_of(types, llvm::IsaPred<FloatType>))
      return op->emitError("Grad arguments must be a scalar or vector of floating-point type");
    return numComponents == 1 ? LogicalResult(success()) : emitWrongGradSize();
  }
  LogicalResult emitWrongGradSize() {
    return op->emitError("number of components of each Grad argument must equal the number of components in "
                         "coordinate, minus the array layer component, if present");
  }

  static int64_t getNumComponents(Type type) {
    auto vector = llvm::dyn_cast<VectorType>(type);
    return vector ? vector.getNumElements() : 1;
  }

  Operation *op;
  ImageType image;
  Value coordinate;
  ValueRange arguments;
  LevelOfDetail detail;
  unsigned numUsed = 0;
};

template <typename OpT>
LogicalResult verifyImageAccess(OpT op, Value image, LevelOfDetail detail) {
  return ImageOperandsVerifier(op, getImageTypeOf(image.getType()), op.getCoordinate(),
                               op.getOperandArguments(), detail)
      .verify(op.getImageOperandsAttr());
}

} // namespace

LogicalResult ImageSampleExplicitLodOp::verify() {
  return verifyImageAccess(*this, getSampledImage(), LevelOfDetail::Explicit);
}
LogicalResult ImageSampleImplicitLodOp::verify() {
  return verifyImageAccess(*this, getSampledImage(), LevelOfDetail::Implicit);
}
LogicalResult ImageSampleProjDrefImplicitLodOp::verify() {
  return verifyImageAccess(*this, getSampledImage(), LevelOfDetail::Implicit);
}
LogicalResult ImageDrefGatherOp::verify() {
  return verifyImageAccess(*this, getSampledImage(), LevelOfDetail::None);
}
LogicalResult ImageFetchOp::verify() { return verifyImageAccess(*this, getImage(), LevelOfDetail::None); }
LogicalResult ImageReadOp::verify() { return verifyImageAccess(*this, getImage(), LevelOfDetail::None); }
LogicalResult ImageWriteOp::verify() { return verifyImageAccess(*this, getImage(), LevelOfDetail::None); }

//===----------------------------------------------------------------------===//
// ImageQuerySize
//===----------------------------------------------------------------------===//

/// Returns the number of size components of an image without array layers, or nullopt if its size cannot be
/// queried.
static std::optional<unsigned> getNumSizes(Dim dim) {
  switch (dim) {
  case Dim::Dim1D:
  case Dim::Buffer:
    return 1;
  case Dim::Dim2D:
  case Dim::Cube:
  case Dim::Rect:
    return 2;
  case Dim::Dim3D:
    return 3;
  default:
    return std::nullopt;
  }
}

LogicalResult ImageQuerySizeOp::verify() {
  auto image = llvm::cast<ImageType>(getImage().getType());
  Dim dim = image.getDim();
  bool hasLevels = dim == Dim::Dim1D || dim == Dim::Dim2D || dim == Dim::Dim3D || dim == Dim::Cube;
  if (hasLevels && image.getSamplingInfo() != ImageSamplingInfo::MultiSampled &&
      image.getSamplerUseInfo() == ImageSamplerUseInfo::NeedSampler)
    return emitError(
        "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2");
  std::optional<unsigned> numSizes = getNumSizes(dim);
  if (!numSizes)
    return emitError("the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect");
  unsigned expected = *numSizes + (image.getArrayedInfo() == ImageArrayedInfo::Arrayed);
  auto vector = llvm::dyn_cast<VectorType>(getType());
  int64_t found = vector ? vector.getNumElements() : 1;
  if (found != expected)
    return emitError("expected the result to have ")
           << expected << " component(s), but found " << found << " component(s)";
  return success();
}
