//===- DeserializeTypes.cpp - Reads SPIR-V: types -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A struct that has a name, or a member whose type is a pointer with a forward declaration, becomes an
// identified struct. Its body is set when all its member types are defined.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Deserializer.h"

using namespace mlir;
using namespace mlir::spirv;

Type Deserializer::getType(uint32_t id) {
  Type type = types.lookup(id);
  if (!type)
    error() << "unknown type id " << id;
  return type;
}

Type Deserializer::getElementType(uint32_t id) {
  Type type = getType(id);
  if (type && !llvm::isa<SPIRVType>(type)) {
    error() << "type " << type << " cannot be part of another type";
    return {};
  }
  return type;
}

LogicalResult Deserializer::processType(Opcode opcode, WordReader &words) {
  uint32_t id = words.next();
  if (opcode == Opcode::OpTypeForwardPointer) {
    std::optional<StorageClass> storageClass = symbolizeStorageClass(words.next());
    if (!storageClass || id == 0 || id >= idBound || !forwardPointers.try_emplace(id, *storageClass).second)
      return error() << "wrong declaration of a pointer";
    return success();
  }
  if (failed(define(id)))
    return failure();
  Type type = readType(opcode, id, words);
  if (!type)
    return failure();
  // Count the nested types with repetitions: a type is stored once, but the text of the type repeats it.
  uint64_t size = 1;
  unsigned depth = 0;
  type.walkImmediateSubElements([](Attribute) {},
                                [&](Type part) {
                                  size += typeSizes.lookup(part);
                                  depth = std::max(depth, typeDepths.lookup(part));
                                });
  if (size > maxDeserializedSize || ++depth > maxDeserializedDepth)
    return error() << "the type is too large or nested too deeply";
  typeSizes[type] = std::max(typeSizes.lookup(type), size);
  typeDepths[type] = std::max(typeDepths.lookup(type), depth);
  types[id] = type;
  return opcode == Opcode::OpTypePointer ? finishPendingStructs() : success();
}

Type Deserializer::readType(Opcode opcode, uint32_t id, WordReader &words) {
  switch (opcode) {
  case Opcode::OpTypeVoid:
    return builder.getNoneType();
  case Opcode::OpTypeBool:
    return builder.getI1Type();
  case Opcode::OpTypeInt:
    return readIntType(words);
  case Opcode::OpTypeFloat:
    return readFloatType(words);
  case Opcode::OpTypeVector:
    return readVectorType(words);
  case Opcode::OpTypeMatrix: {
    Type column = getElementType(words.next());
    uint32_t numColumns = words.next();
    return column ? MatrixType::getChecked([&] { return error(); }, context, column, numColumns)
                  : MatrixType();
  }
  case Opcode::OpTypeArray:
    return readArrayType(id, words);
  case Opcode::OpTypeRuntimeArray: {
    Type element = getElementType(words.next());
    return element ? RuntimeArrayType::get(element, findDecoration(id, Decoration::ArrayStride).value_or(0))
                   : RuntimeArrayType();
  }
  case Opcode::OpTypeStruct:
    return readStructType(id, words);
  case Opcode::OpTypePointer:
    return readPointerType(id, words);
  case Opcode::OpTypeImage:
    return readImageType(words);
  case Opcode::OpTypeSampledImage: {
    Type image = getElementType(words.next());
    return image ? SampledImageType::getChecked([&] { return error(); }, context, image) : SampledImageType();
  }
  case Opcode::OpTypeCooperativeMatrixKHR:
    return readCooperativeMatrixType(words);
  case Opcode::OpTypeTensorARM:
    return readTensorType(words);
  case Opcode::OpTypeFunction:
  case Opcode::OpTypeGraphARM:
    return readFunctionType(opcode == Opcode::OpTypeGraphARM, words);
  default:
    error() << "unhandled type instruction";
    return {};
  }
}

Type Deserializer::readIntType(WordReader &words) {
  uint32_t width = words.next(), isSigned = words.next();
  if (!llvm::is_contained({8u, 16u, 32u, 64u}, width) || isSigned > 1) {
    error() << "invalid width " << width << " or signedness " << isSigned;
    return {};
  }
  return IntegerType::get(context, width, isSigned ? IntegerType::Signed : IntegerType::Signless);
}

Type Deserializer::readFloatType(WordReader &words) {
  uint32_t width = words.next();
  if (width == 16 && !words.atEnd() && words.next() == static_cast<uint32_t>(FPEncoding::BFloat16KHR))
    return builder.getBF16Type();
  switch (width) {
  case 16:
    return builder.getF16Type();
  case 32:
    return builder.getF32Type();
  case 64:
    return builder.getF64Type();
  default:
    error() << "unsupported OpTypeFloat bitwidth: " << width;
    return {};
  }
}

Type Deserializer::readVectorType(WordReader &words) {
  Type element = getElementType(words.next());
  uint32_t size = words.next();
  if (!element)
    return {};
  if (!llvm::isa<ScalarType>(element) || !llvm::is_contained({2u, 3u, 4u, 8u, 16u}, size)) {
    error() << "invalid vector of " << size << " elements of type " << element;
    return {};
  }
  return VectorType::get({size}, element);
}

Type Deserializer::readArrayType(uint32_t id, WordReader &words) {
  Type element = getElementType(words.next());
  std::optional<uint32_t> count = getConstantWord(words.next());
  if (!element)
    return {};
  if (!count || *count == 0) {
    error() << "the number of elements must be a constant greater than 0";
    return {};
  }
  return ArrayType::get(element, *count, findDecoration(id, Decoration::ArrayStride).value_or(0));
}

Type Deserializer::readImageType(WordReader &words) {
  Type element = getType(words.next());
  std::optional<Dim> dim = symbolizeDim(words.next());
  std::optional<ImageDepthInfo> depth = symbolizeImageDepthInfo(words.next());
  std::optional<ImageArrayedInfo> arrayed = symbolizeImageArrayedInfo(words.next());
  std::optional<ImageSamplingInfo> sampling = symbolizeImageSamplingInfo(words.next());
  std::optional<ImageSamplerUseInfo> samplerUse = symbolizeImageSamplerUseInfo(words.next());
  std::optional<ImageFormat> format = symbolizeImageFormat(words.next());
  if (!element)
    return {};
  if (!dim || !depth || !arrayed || !sampling || !samplerUse || !format) {
    error() << "an operand is no value of its enum";
    return {};
  }
  if (!llvm::isa<ScalarType, NoneType>(element)) {
    error() << "invalid sampled type " << element;
    return {};
  }
  return ImageType::get(element, *dim, *depth, *arrayed, *sampling, *samplerUse, *format);
}

Type Deserializer::readCooperativeMatrixType(WordReader &words) {
  Type element = getElementType(words.next());
  std::optional<uint32_t> scope = getConstantWord(words.next()), rows = getConstantWord(words.next()),
                          columns = getConstantWord(words.next()), use = getConstantWord(words.next());
  if (!element)
    return {};
  std::optional<Scope> scopeEnum = scope ? symbolizeScope(*scope) : std::nullopt;
  std::optional<CooperativeMatrixUseKHR> useEnum =
      use ? symbolizeCooperativeMatrixUseKHR(*use) : std::nullopt;
  if (!scopeEnum || !useEnum || !rows || !columns || !llvm::isa<ScalarType>(element) || !*rows || !*columns ||
      *rows > INT32_MAX || *columns > INT32_MAX) {
    error() << "invalid cooperative matrix";
    return {};
  }
  return CooperativeMatrixType::get(element, *rows, *columns, *scopeEnum, *useEnum);
}

Type Deserializer::readTensorType(WordReader &words) {
  Type element = getElementType(words.next());
  if (!element)
    return {};
  llvm::SmallVector<int64_t> shape;
  if (!words.atEnd()) {
    std::optional<uint32_t> rank = getConstantWord(words.next());
    if (!rank || *rank == 0 || *rank > maxDeserializedDepth) {
      error() << "invalid rank";
      return {};
    }
    if (words.atEnd()) {
      shape.assign(*rank, ShapedType::kDynamic);
    } else {
      auto sizes = llvm::dyn_cast_or_null<ArrayAttr>(getConstantValue(words.next()));
      if (!sizes || sizes.size() != *rank) {
        error() << "the shape must be an array constant of " << *rank << " integers";
        return {};
      }
      uint64_t numElements = 1;
      for (Attribute size : sizes) {
        auto number = llvm::dyn_cast<IntegerAttr>(size);
        if (!number || number.getValue().getActiveBits() > 32 || number.getValue().isZero()) {
          error() << "invalid size of a dimension";
          return {};
        }
        shape.push_back(number.getValue().getZExtValue());
        numElements = llvm::SaturatingMultiply(numElements, uint64_t(shape.back()));
      }
      if (numElements > INT64_MAX) {
        error() << "the tensor has too many elements";
        return {};
      }
    }
  }
  return TensorArmType::getChecked([&] { return error(); }, context, shape, element);
}

Type Deserializer::readFunctionType(bool isGraph, WordReader &words) {
  auto readTypes = [&](llvm::ArrayRef<uint32_t> ids, llvm::SmallVectorImpl<Type> &result) {
    for (uint32_t id : ids) {
      result.push_back(getElementType(id));
      if (!result.back())
        return false;
      if (llvm::isa<NoneType>(result.back())) {
        error() << "a parameter cannot have type void";
        return false;
      }
    }
    return true;
  };
  llvm::SmallVector<Type> inputs, results;
  if (isGraph) {
    uint32_t numInputs = words.next();
    llvm::ArrayRef<uint32_t> ids = words.rest();
    if (numInputs > ids.size()) {
      error() << "the graph has fewer than " << numInputs << " inputs";
      return {};
    }
    if (!readTypes(ids.take_front(numInputs), inputs) || !readTypes(ids.drop_front(numInputs), results))
      return {};
    return GraphType::get(context, inputs, results);
  }
  Type result = getType(words.next());
  if (result && !llvm::isa<SPIRVType, NoneType>(result)) {
    error() << "a function cannot return type " << result;
    return {};
  }
  if (!result || !readTypes(words.rest(), inputs))
    return {};
  if (!llvm::isa<NoneType>(result))
    results.push_back(result);
  return FunctionType::get(context, inputs, results);
}

//===----------------------------------------------------------------------===//
// Structs and pointers
//===----------------------------------------------------------------------===//

Type Deserializer::readStructType(uint32_t id, WordReader &words) {
  PendingStruct pending{id, {}, words.rest(), offset};
  bool isPending = false;
  for (uint32_t member : pending.members) {
    if (types.contains(member))
      continue;
    if (!forwardPointers.contains(member)) {
      error() << "unknown type id " << member;
      return {};
    }
    isPending = true;
  }
  llvm::StringRef name = names.lookup(id);
  if (!isPending && name.empty())
    return finishStruct(pending);
  std::string identifier = name.empty() ? "spirv_struct_" + std::to_string(id) : name.str();
  pending.type = StructType::getIdentified(context, identifier);
  if (!isPending) {
    if (StructType type = finishStruct(pending))
      return type;
    return {};
  }
  pendingStructs.push_back(pending);
  return pending.type;
}

StructType Deserializer::finishStruct(const PendingStruct &pending) {
  llvm::SmallVector<Type> members;
  uint64_t size = 1;
  unsigned depth = 1;
  for (uint32_t id : pending.members) {
    Type member = types.lookup(id);
    if (!llvm::isa<SPIRVType>(member) || llvm::isa<NoneType>(member)) {
      errorAt(pending.offset) << "type " << member << " cannot be a member";
      return {};
    }
    members.push_back(member);
    size += typeSizes.lookup(member);
    depth = std::max(depth, typeDepths.lookup(member) + 1);
  }
  if (size > maxDeserializedSize || depth > maxDeserializedDepth) {
    errorAt(pending.offset) << "the type is too large or nested too deeply";
    return {};
  }
  auto recordSize = [&](StructType type) {
    typeSizes[type] = std::max(typeSizes.lookup(type), size);
    typeDepths[type] = std::max(typeDepths.lookup(type), depth);
    return type;
  };
  llvm::SmallVector<StructType::OffsetInfo> offsets;
  llvm::SmallVector<MemberDecorationInfo> memberInfos;
  llvm::SmallVector<bool> hasOffset(members.size());
  if (auto it = memberDecorations.find(pending.id); it != memberDecorations.end()) {
    for (const EncodedMemberDecoration &encoded : it->second) {
      bool isOffset = encoded.decoration == Decoration::Offset && encoded.words.size() == 1;
      Attribute value;
      if (encoded.words.size() == 1)
        value = builder.getI32IntegerAttr(encoded.words[0]);
      else if (encoded.words.empty())
        value = builder.getUnitAttr();
      if (encoded.member >= members.size() || !value) {
        errorAt(pending.offset) << "invalid decoration " << stringifyDecoration(encoded.decoration)
                                << " of member " << encoded.member;
        return {};
      }
      if (!isOffset) {
        memberInfos.push_back({encoded.member, encoded.decoration, value});
        continue;
      }
      offsets.resize(members.size());
      offsets[encoded.member] = encoded.words[0];
      hasOffset[encoded.member] = true;
    }
  }
  if (!offsets.empty() && llvm::is_contained(hasOffset, false)) {
    errorAt(pending.offset) << "some members have an offset, and some do not";
    return {};
  }
  llvm::SmallVector<StructDecorationInfo> structInfos;
  if (auto it = decorations.find(pending.id); it != decorations.end())
    for (const EncodedDecoration &encoded : it->second) {
      if (!encoded.words.empty()) {
        errorAt(pending.offset) << "invalid decoration " << stringifyDecoration(encoded.decoration);
        return {};
      }
      structInfos.push_back({encoded.decoration, builder.getUnitAttr()});
    }
  if (!pending.type) {
    if (members.empty())
      return StructType::getEmpty(context);
    return recordSize(StructType::get(members, offsets, memberInfos, structInfos));
  }
  StructType type = pending.type;
  // Another module in this context may have set another body for the struct of this name: use another name.
  if (failed(type.trySetBody(members, offsets, memberInfos, structInfos))) {
    type = StructType::getIdentified(context, (type.getIdentifier() + "_" + llvm::Twine(pending.id)).str());
    if (pending.type == types.lookup(pending.id) ||
        failed(type.trySetBody(members, offsets, memberInfos, structInfos))) {
      errorAt(pending.offset) << "another struct has the name '" << pending.type.getIdentifier() << "'";
      return {};
    }
  }
  return recordSize(type);
}

LogicalResult Deserializer::finishPendingStructs() {
  bool ok = true;
  llvm::erase_if(pendingStructs, [&](const PendingStruct &pending) {
    if (llvm::any_of(pending.members, [&](uint32_t id) { return !types.contains(id); }))
      return false;
    ok &= static_cast<bool>(finishStruct(pending));
    return true;
  });
  return success(ok);
}

Type Deserializer::readPointerType(uint32_t id, WordReader &words) {
  std::optional<StorageClass> storageClass = symbolizeStorageClass(words.next());
  Type pointee = getElementType(words.next());
  if (!pointee)
    return {};
  if (!storageClass) {
    error() << "unknown storage class";
    return {};
  }
  if (auto it = forwardPointers.find(id); it != forwardPointers.end()) {
    if (it->second != *storageClass) {
      error() << "the pointer was declared with another storage class";
      return {};
    }
  }
  return PointerType::get(pointee, *storageClass);
}
