//===- SPIRVTypesText.cpp - Parsing and printing of SPIR-V types ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVTypes.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// Common clauses
//===----------------------------------------------------------------------===//

/// Parses a type that another SPIR-V type may contain; members of structs are parsed as any type. Null after
/// an error.
static Type parseComponentType(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (failed(parser.parseType(type)))
    return {};
  if (type.getDialect().getNamespace() == "spirv" || llvm::isa<FloatType>(type))
    return type;
  if (auto intType = llvm::dyn_cast<IntegerType>(type)) {
    if (ScalarType::isValid(intType))
      return type;
    parser.emitError(loc, "only 1/8/16/32/64-bit integer type allowed but found ") << type;
    return {};
  }
  if (auto vectorType = llvm::dyn_cast<VectorType>(type)) {
    if (vectorType.getRank() != 1) {
      parser.emitError(loc, "only 1-D vector allowed but found ") << type;
      return {};
    }
    if (vectorType.getNumElements() > 4) {
      parser.emitError(loc, "vector length has to be less than or equal to 4 but found ")
          << vectorType.getNumElements();
      return {};
    }
    return type;
  }
  parser.emitError(loc, "cannot use ") << type << " to compose SPIR-V types";
  return {};
}

/// Parses an enumerant as a keyword.
template <typename EnumT>
static ParseResult parseCase(AsmParser &parser, EnumT &result,
                             std::optional<EnumT> (*symbolize)(llvm::StringRef)) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (failed(parser.parseKeyword(&word)))
    return failure();
  std::optional<EnumT> value = symbolize(word);
  if (!value)
    return parser.emitError(loc, "unknown attribute: '") << word << "'";
  result = *value;
  return success();
}

/// Parses a single dimension, such as `4x`.
static ParseResult parseCount(AsmParser &parser, uint32_t &count, llvm::StringRef wrongNumber) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<int64_t, 1> sizes;
  if (failed(parser.parseDimensionList(sizes, /*allowDynamic=*/false)))
    return failure();
  if (sizes.size() != 1)
    return parser.emitError(loc, wrongNumber);
  if (!llvm::isUInt<32>(sizes.front()))
    return parser.emitError(loc, "integer value too large");
  count = sizes.front();
  return success();
}

/// Parses an optional array stride: `, stride = 4`.
static ParseResult parseOptionalStride(AsmParser &parser, unsigned &stride) {
  if (failed(parser.parseOptionalComma()))
    return success();
  if (failed(parser.parseKeyword("stride")) || failed(parser.parseEqual()))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseInteger(stride)))
    return failure();
  return stride ? ParseResult(success())
                : ParseResult(parser.emitError(loc, "ArrayStride must be greater than zero"));
}
static void printStride(AsmPrinter &printer, unsigned stride) {
  if (stride)
    printer << ", stride=" << stride;
}

//===----------------------------------------------------------------------===//
// Pointers and arrays
//===----------------------------------------------------------------------===//

Type PointerType::parse(AsmParser &parser) {
  Type pointeeType;
  if (failed(parser.parseLess()) || !(pointeeType = parseComponentType(parser)))
    return {};
  // The location of diagnostics for an unknown storage class.
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (failed(parser.parseComma()) || failed(parser.parseKeyword(&word)))
    return {};
  std::optional<StorageClass> storageClass = symbolizeStorageClass(word);
  if (!storageClass) {
    parser.emitError(loc, "unknown storage class: ") << word;
    return {};
  }
  if (failed(parser.parseGreater()))
    return {};
  return get(pointeeType, *storageClass);
}
void PointerType::print(AsmPrinter &printer) const {
  printer << '<' << getPointeeType() << ", " << stringifyStorageClass(getStorageClass()) << '>';
}

Type ArrayType::parse(AsmParser &parser) {
  uint32_t count = 0;
  unsigned stride = 0;
  Type elementType;
  if (failed(parser.parseLess()))
    return {};
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parseCount(parser, count, "expected single integer for array element count")))
    return {};
  if (count == 0) {
    parser.emitError(loc, "expected array length greater than 0");
    return {};
  }
  if (!(elementType = parseComponentType(parser)) || failed(parseOptionalStride(parser, stride)) ||
      failed(parser.parseGreater()))
    return {};
  return get(elementType, count, stride);
}
void ArrayType::print(AsmPrinter &printer) const {
  printer << '<' << getNumElements() << " x " << getElementType();
  printStride(printer, getArrayStride());
  printer << '>';
}

Type RuntimeArrayType::parse(AsmParser &parser) {
  unsigned stride = 0;
  Type elementType;
  if (failed(parser.parseLess()) || !(elementType = parseComponentType(parser)) ||
      failed(parseOptionalStride(parser, stride)) || failed(parser.parseGreater()))
    return {};
  return get(elementType, stride);
}
void RuntimeArrayType::print(AsmPrinter &printer) const {
  printer << '<' << getElementType();
  printStride(printer, getArrayStride());
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Matrices and tensors
//===----------------------------------------------------------------------===//

/// Parses the type of a matrix column: a vector of two to four floats.
static Type parseColumnType(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (failed(parser.parseType(type)))
    return {};
  auto vectorType = llvm::dyn_cast<VectorType>(type);
  if (!vectorType) {
    parser.emitError(loc, "matrix must be composed using vector type, got ") << type;
    return {};
  }
  if (vectorType.getRank() != 1) {
    parser.emitError(loc, "only 1-D vector allowed but found ") << type;
    return {};
  }
  if (vectorType.getNumElements() > 4 || vectorType.getNumElements() < 2) {
    parser.emitError(
        loc, "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found ")
        << vectorType.getNumElements();
    return {};
  }
  if (!llvm::isa<FloatType>(vectorType.getElementType())) {
    parser.emitError(loc, "matrix columns' elements must be of Float type, got ")
        << vectorType.getElementType();
    return {};
  }
  return type;
}

Type MatrixType::parse(AsmParser &parser) {
  uint32_t count = 0;
  Type columnType;
  if (failed(parser.parseLess()))
    return {};
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parseCount(parser, count, "expected single unsigned integer for number of columns")))
    return {};
  if (count < 2 || count > 4) {
    parser.emitError(loc, "matrix is expected to have 2, 3, or 4 columns");
    return {};
  }
  if (!(columnType = parseColumnType(parser)) || failed(parser.parseGreater()))
    return {};
  return get(columnType, count);
}
void MatrixType::print(AsmPrinter &printer) const {
  printer << '<' << getNumColumns() << " x " << getColumnType() << '>';
}

Type CooperativeMatrixType::parse(AsmParser &parser) {
  if (failed(parser.parseLess()))
    return {};
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<int64_t, 2> shape;
  if (failed(parser.parseDimensionList(shape, /*allowDynamic=*/false)))
    return {};
  if (shape.size() != 2) {
    parser.emitError(loc, "expected row and column count");
    return {};
  }
  if (!llvm::all_of(shape, [](int64_t size) { return llvm::isUInt<32>(size); })) {
    parser.emitError(loc, "integer value too large");
    return {};
  }
  Type elementType = parseComponentType(parser);
  if (!elementType)
    return {};
  auto parseId = [&](auto symbolize, llvm::StringRef what) -> decltype(symbolize(llvm::StringRef())) {
    if (failed(parser.parseComma()))
      return std::nullopt;
    llvm::SMLoc wordLoc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (failed(parser.parseKeyword(&word)))
      return std::nullopt;
    auto result = symbolize(word);
    if (!result)
      parser.emitError(wordLoc, "invalid ") << what << " <id> attribute specification: " << word;
    return result;
  };
  std::optional<Scope> scope = parseId([](llvm::StringRef word) { return symbolizeScope(word); }, "scope");
  if (!scope)
    return {};
  std::optional<CooperativeMatrixUseKHR> use =
      parseId([](llvm::StringRef word) { return symbolizeCooperativeMatrixUseKHR(word); }, "use");
  if (!use || failed(parser.parseGreater()))
    return {};
  return get(elementType, shape[0], shape[1], *scope, *use);
}
void CooperativeMatrixType::print(AsmPrinter &printer) const {
  printer << '<' << getRows() << 'x' << getColumns() << 'x' << getElementType() << ", "
          << stringifyScope(getScope()) << ", " << stringifyCooperativeMatrixUseKHR(getUse()) << '>';
}

Type TensorArmType::parse(AsmParser &parser) {
  if (failed(parser.parseLess()))
    return {};
  bool isUnranked = false;
  llvm::SmallVector<int64_t, 4> shape;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalStar())) {
    isUnranked = true;
    if (failed(parser.parseXInDimensionList()))
      return {};
  } else if (failed(parser.parseDimensionList(shape))) {
    return {};
  }
  if (!isUnranked && shape.empty()) {
    parser.emitError(loc, "arm.tensors do not support rank zero");
    return {};
  }
  auto emitHere = [&] { return parser.emitError(loc); };
  if (failed(verify(emitHere, shape, Type())))
    return {};
  Type elementType = parseComponentType(parser);
  if (!elementType || failed(parser.parseGreater()))
    return {};
  return get(shape, elementType);
}
void TensorArmType::print(AsmPrinter &printer) const {
  printer << '<';
  if (!hasRank())
    printer << "*x";
  for (int64_t size : getShape()) {
    if (ShapedType::isDynamic(size))
      printer << '?';
    else
      printer << size;
    printer << 'x';
  }
  printer << getElementType() << '>';
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

Type ImageType::parse(AsmParser &parser) {
  Type elementType;
  if (failed(parser.parseLess()) || !(elementType = parseComponentType(parser)))
    return {};
  Dim dim;
  ImageDepthInfo depth;
  ImageArrayedInfo arrayed;
  ImageSamplingInfo sampling;
  ImageSamplerUseInfo samplerUse;
  ImageFormat format;
  if (failed(parser.parseComma()) || failed(parseCase(parser, dim, symbolizeDim)) ||              //
      failed(parser.parseComma()) || failed(parseCase(parser, depth, symbolizeImageDepthInfo)) || //
      failed(parser.parseComma()) || failed(parseCase(parser, arrayed, symbolizeImageArrayedInfo)) ||
      failed(parser.parseComma()) || failed(parseCase(parser, sampling, symbolizeImageSamplingInfo)) ||
      failed(parser.parseComma()) || failed(parseCase(parser, samplerUse, symbolizeImageSamplerUseInfo)) ||
      failed(parser.parseComma()) || failed(parseCase(parser, format, symbolizeImageFormat)) ||
      failed(parser.parseGreater()))
    return {};
  return get(elementType, dim, depth, arrayed, sampling, samplerUse, format);
}
void ImageType::print(AsmPrinter &printer) const {
  printer << '<' << getElementType() << ", " << stringifyDim(getDim()) << ", "
          << stringifyImageDepthInfo(getDepthInfo()) << ", " << stringifyImageArrayedInfo(getArrayedInfo())
          << ", " << stringifyImageSamplingInfo(getSamplingInfo()) << ", "
          << stringifyImageSamplerUseInfo(getSamplerUseInfo()) << ", "
          << stringifyImageFormat(getImageFormat()) << '>';
}

Type SampledImageType::parse(AsmParser &parser) {
  Type imageType;
  if (failed(parser.parseLess()))
    return {};
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseType(imageType)))
    return {};
  if (!llvm::isa<ImageType>(imageType)) {
    parser.emitError(loc, "sampled image must be composed using image type, got ") << imageType;
    return {};
  }
  auto emitHere = [&] { return parser.emitError(loc); };
  if (failed(verify(emitHere, imageType)) || failed(parser.parseGreater()))
    return {};
  return get(imageType);
}
void SampledImageType::print(AsmPrinter &printer) const { printer << '<' << getImageType() << '>'; }

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

namespace {
/// The parsed body of a struct type.
struct StructText {
  llvm::SmallVector<Type, 4> memberTypes;
  llvm::SmallVector<StructType::OffsetInfo, 4> offsets;
  llvm::SmallVector<MemberDecorationInfo, 4> memberDecorations;
  llvm::SmallVector<StructDecorationInfo, 4> structDecorations;

  ParseResult parseMember(AsmParser &parser);
  ParseResult parseMembers(AsmParser &parser, llvm::SMLoc structLoc);

private:
  ParseResult parseMemberDecorations(AsmParser &parser);
};
} // namespace

/// Parses a decoration: `Block` or `MatrixStride=16`.
static ParseResult parseDecoration(AsmParser &parser, Decoration &decoration, Attribute &value) {
  if (failed(parseCase(parser, decoration, symbolizeDecoration)))
    return failure();
  if (succeeded(parser.parseOptionalEqual()))
    return parser.parseAttribute(value, IntegerType::get(parser.getContext(), 32));
  value = UnitAttr::get(parser.getContext());
  return success();
}

/// Returns the location of the mnemonic `struct`. \pre The next token is the opening angle bracket.
static llvm::SMLoc getStructLoc(AsmParser &parser) {
  return llvm::SMLoc::getFromPointer(parser.getCurrentLocation().getPointer() -
                                     StructType::getMnemonic().size());
}

/// Parses the offset and decorations of a member after `[`, of which both are optional: `0, NonWritable,
/// MatrixStride=16]`.
ParseResult StructText::parseMemberDecorations(AsmParser &parser) {
  if (succeeded(parser.parseOptionalRSquare()))
    return success();
  llvm::SMLoc loc = parser.getCurrentLocation();
  StructType::OffsetInfo offset = 0;
  if (OptionalParseResult parsed = parser.parseOptionalInteger(offset); parsed.has_value()) {
    if (failed(*parsed))
      return failure();
    offsets.push_back(offset);
    if (offsets.size() != memberTypes.size())
      return parser.emitError(loc, "offset specification must be given for all members");
    if (failed(parser.parseOptionalComma()))
      return parser.parseRSquare();
  }
  auto parseOne = [&]() -> ParseResult {
    MemberDecorationInfo info{static_cast<uint32_t>(memberTypes.size() - 1), {}, {}};
    if (failed(parseDecoration(parser, info.decoration, info.decorationValue)))
      return failure();
    memberDecorations.push_back(info);
    return success();
  };
  return failure(failed(parser.parseCommaSeparatedList(parseOne)) || failed(parser.parseRSquare()));
}

ParseResult StructText::parseMember(AsmParser &parser) {
  if (failed(parser.parseType(memberTypes.emplace_back())))
    return failure();
  return succeeded(parser.parseOptionalLSquare()) ? parseMemberDecorations(parser) : ParseResult(success());
}

/// Parses the body of a struct type from `(` to `>`.
ParseResult StructText::parseMembers(AsmParser &parser, llvm::SMLoc structLoc) {
  if (failed(parser.parseLParen()))
    return failure();
  // The body `()>` is that of an empty struct.
  if (succeeded(parser.parseOptionalRParen()) && succeeded(parser.parseOptionalGreater()))
    return success();
  if (failed(parser.parseCommaSeparatedList([&] { return parseMember(parser); })))
    return failure();
  if (!offsets.empty() && offsets.size() != memberTypes.size())
    return parser.emitError(structLoc, "offset specification must be given for all members");
  if (failed(parser.parseRParen()))
    return failure();
  while (succeeded(parser.parseOptionalComma())) {
    StructDecorationInfo info{};
    if (failed(parseDecoration(parser, info.decoration, info.decorationValue)))
      return failure();
    structDecorations.push_back(info);
  }
  return parser.parseGreater();
}

/// Parses the rest of an identified struct after its identifier: `>` for a reference to an enclosing struct
/// of the same name, else the body.
static Type parseIdentified(AsmParser &parser, llvm::StringRef identifier, llvm::SMLoc loc) {
  StructType type = StructType::getIdentified(parser.getContext(), identifier);
  FailureOr<AsmParser::CyclicParseReset> outermost = parser.tryStartCyclicParse(type);
  if (succeeded(parser.parseOptionalGreater())) {
    if (failed(outermost))
      return type;
    parser.emitError(loc, "recursive struct reference not nested in struct definition");
    return {};
  }
  if (failed(parser.parseComma()))
    return {};
  if (failed(outermost)) {
    parser.emitError(loc, "identifier already used for an enclosing struct");
    return {};
  }
  StructText text;
  if (failed(text.parseMembers(parser, loc)))
    return {};
  if (failed(
          type.trySetBody(text.memberTypes, text.offsets, text.memberDecorations, text.structDecorations))) {
    parser.emitError(loc, "identifier '")
        << identifier << "' already used for a struct with a different body";
    return {};
  }
  return type;
}

Type StructType::parse(AsmParser &parser) {
  llvm::SMLoc loc = getStructLoc(parser);
  llvm::StringRef identifier;
  if (failed(parser.parseLess()))
    return {};
  if (succeeded(parser.parseOptionalKeyword(&identifier)))
    return parseIdentified(parser, identifier, loc);
  StructText text;
  if (failed(text.parseMembers(parser, loc)))
    return {};
  if (text.memberTypes.empty())
    return getEmpty(parser.getContext());
  return get(text.memberTypes, text.offsets, text.memberDecorations, text.structDecorations);
}

template <typename InfoT>
static void printDecoration(AsmPrinter &printer, const InfoT &info) {
  printer << stringifyDecoration(info.decoration);
  if (info.hasValue()) {
    printer << '=';
    printer.printAttributeWithoutType(info.decorationValue);
  }
}

void StructType::print(AsmPrinter &printer) const {
  printer << '<';
  FailureOr<AsmPrinter::CyclicPrintReset> outermost = failure();
  if (isIdentified()) {
    printer << getIdentifier();
    outermost = printer.tryStartCyclicPrint(*this);
    if (failed(outermost)) {
      printer << '>';
      return;
    }
    printer << ", ";
  }
  printer << '(';
  for (unsigned i = 0, e = getNumElements(); i != e; ++i) {
    printer << (i ? ", " : "") << getElementType(i);
    llvm::ArrayRef<MemberDecorationInfo> decorations = getMemberDecorations(i);
    if (!hasOffset() && decorations.empty())
      continue;
    printer << " [";
    if (hasOffset()) {
      printer << getMemberOffset(i);
      if (!decorations.empty())
        printer << ", ";
    }
    llvm::interleave(
        decorations, [&](const MemberDecorationInfo &info) { printDecoration(printer, info); },
        [&] { printer << ", "; });
    printer << ']';
  }
  printer << ')';
  for (const StructDecorationInfo &info : getStructDecorations()) {
    printer << ", ";
    printDecoration(printer, info);
  }
  printer << '>';
}
