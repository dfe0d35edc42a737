//===- SerializeTypes.cpp - Writes SPIR-V: types --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A type gets its id before the types that it consists of, and is emitted after them.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Serializer.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::spirv;

/// Returns the type with signless instead of unsigned integers. Both have the same encoding in SPIR-V.
static Type withoutUnsigned(Type type) {
  if (auto integer = llvm::dyn_cast<IntegerType>(type); integer && integer.isUnsigned())
    return IntegerType::get(type.getContext(), integer.getWidth());
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    if (Type element = withoutUnsigned(vector.getElementType()); element != vector.getElementType())
      return vector.clone(element);
  return type;
}

/// Returns true if structs that a pointer of this class points to need the decoration Block.
static bool isInterfaceStorageClass(StorageClass storageClass) {
  switch (storageClass) {
  case StorageClass::PhysicalStorageBuffer:
  case StorageClass::PushConstant:
  case StorageClass::StorageBuffer:
  case StorageClass::Uniform:
    return true;
  default:
    return false;
  }
}

uint32_t Serializer::getVoidTypeID(Location loc) { return getTypeID(loc, NoneType::get(loc.getContext())); }

uint32_t Serializer::getTypeID(Location loc, Type type) {
  type = withoutUnsigned(type);
  auto pointer = llvm::dyn_cast<PointerType>(type);
  if (pointer && structsInProgress.contains(pointer.getPointeeType())) {
    uint32_t id = nextID();
    forwardPointers[id] = pointer;
    return succeeded(emit(typesAndGlobals, loc, Opcode::OpTypeForwardPointer,
                          {id, static_cast<uint32_t>(pointer.getStorageClass())}))
               ? id
               : 0;
  }
  if (uint32_t id = typeIDs.lookup(type))
    return id;
  ++depth;
  llvm::scope_exit restoreDepth([&] { --depth; });
  if (depth > maxSerializationDepth) {
    emitError(loc) << "type is nested too deeply: the limit is " << maxSerializationDepth << " levels";
    return 0;
  }
  uint32_t id = nextID();
  if (failed(emitType(loc, type, id)))
    return 0;
  typeIDs[type] = id;
  return id;
}

LogicalResult Serializer::appendTypeIDs(Location loc, llvm::ArrayRef<Type> types, Operands &operands) {
  for (Type type : types) {
    operands.push_back(getTypeID(loc, type));
    if (!operands.back())
      return failure();
  }
  return success();
}

LogicalResult Serializer::emitType(Location loc, Type type, uint32_t id) {
  Operands operands{id};
  auto finish = [&](Opcode opcode, llvm::ArrayRef<uint32_t> words) {
    operands.append(words.begin(), words.end());
    return emit(typesAndGlobals, loc, opcode, operands);
  };
  /// Emits a type that starts with the id of another one.
  auto emitDerived = [&](Opcode opcode, Type base, llvm::ArrayRef<uint32_t> words = {}) -> LogicalResult {
    return failed(appendTypeIDs(loc, base, operands)) ? failure() : finish(opcode, words);
  };
  return llvm::TypeSwitch<Type, LogicalResult>(type)
      .Case([&](NoneType) { return finish(Opcode::OpTypeVoid, {}); })
      .Case([&](IntegerType integer) {
        if (integer.getWidth() == 1)
          return finish(Opcode::OpTypeBool, {});
        return finish(Opcode::OpTypeInt, {integer.getWidth(), integer.isSigned()});
      })
      .Case([&](FloatType floatType) {
        if (floatType.isBF16())
          return finish(Opcode::OpTypeFloat, {16, static_cast<uint32_t>(FPEncoding::BFloat16KHR)});
        return finish(Opcode::OpTypeFloat, {floatType.getWidth()});
      })
      .Case([&](VectorType vector) {
        return emitDerived(Opcode::OpTypeVector, vector.getElementType(),
                           {static_cast<uint32_t>(vector.getNumElements())});
      })
      .Case([&](MatrixType matrix) {
        return emitDerived(Opcode::OpTypeMatrix, matrix.getColumnType(), {matrix.getNumColumns()});
      })
      .Case([&](ImageType image) {
        return emitDerived(
            Opcode::OpTypeImage, image.getElementType(),
            {static_cast<uint32_t>(image.getDim()), static_cast<uint32_t>(image.getDepthInfo()),
             static_cast<uint32_t>(image.getArrayedInfo()), static_cast<uint32_t>(image.getSamplingInfo()),
             static_cast<uint32_t>(image.getSamplerUseInfo()),
             static_cast<uint32_t>(image.getImageFormat())});
      })
      .Case([&](SampledImageType image) {
        return emitDerived(Opcode::OpTypeSampledImage, image.getImageType());
      })
      .Case([&](ArrayType array) -> LogicalResult {
        if (failed(appendTypeIDs(loc, array.getElementType(), operands)))
          return failure();
        uint32_t count = getInt32ConstantID(loc, array.getNumElements());
        if (!count || failed(finish(Opcode::OpTypeArray, {count})))
          return failure();
        return emitArrayStride(id, array.getArrayStride());
      })
      .Case([&](RuntimeArrayType array) -> LogicalResult {
        if (failed(emitDerived(Opcode::OpTypeRuntimeArray, array.getElementType())))
          return failure();
        return emitArrayStride(id, array.getArrayStride());
      })
      .Case([&](CooperativeMatrixType matrix) -> LogicalResult {
        if (failed(appendTypeIDs(loc, matrix.getElementType(), operands)))
          return failure();
        for (uint32_t word : {static_cast<uint32_t>(matrix.getScope()), matrix.getRows(), matrix.getColumns(),
                              static_cast<uint32_t>(matrix.getUse())})
          operands.push_back(getInt32ConstantID(loc, word));
        return finish(Opcode::OpTypeCooperativeMatrixKHR, {});
      })
      .Case([&](PointerType pointer) { return emitPointerType(loc, pointer, id); })
      .Case([&](StructType structType) { return emitStructType(loc, structType, id); })
      .Case([&](TensorArmType tensor) { return emitTensorType(loc, tensor, id); })
      .Case<FunctionType, GraphType>([&](Type function) { return emitFunctionType(loc, function, id); })
      .Default([&](Type) -> LogicalResult {
        return emitError(loc) << "unhandled type in serialization: " << type;
      });
}

LogicalResult Serializer::emitArrayStride(uint32_t id, unsigned stride) {
  if (stride)
    emitDecoration(id, Decoration::ArrayStride, {stride});
  return success();
}

LogicalResult Serializer::emitPointerType(Location loc, PointerType type, uint32_t id) {
  uint32_t pointee = getTypeID(loc, type.getPointeeType());
  if (!pointee)
    return failure();
  if (llvm::isa<StructType>(type.getPointeeType()) && isInterfaceStorageClass(type.getStorageClass()) &&
      blockDecorated.insert(pointee).second)
    emitDecoration(pointee, Decoration::Block);
  return emit(typesAndGlobals, loc, Opcode::OpTypePointer,
              {id, static_cast<uint32_t>(type.getStorageClass()), pointee});
}

LogicalResult Serializer::emitStructType(Location loc, StructType type, uint32_t id) {
  if (type.isIdentified()) {
    if (failed(emitName(loc, id, type.getIdentifier())))
      return failure();
    structsInProgress.insert(type);
  }
  Operands operands{id};
  for (auto [index, member] : llvm::enumerate(type.getElementTypes())) {
    if (failed(appendTypeIDs(loc, member, operands)))
      return failure();
    if (type.hasOffset() &&
        failed(emit(decorations, loc, Opcode::OpMemberDecorate,
                    {id, static_cast<uint32_t>(index), static_cast<uint32_t>(Decoration::Offset),
                     static_cast<uint32_t>(type.getMemberOffset(index))})))
      return failure();
  }
  structsInProgress.erase(type);
  if (failed(emit(typesAndGlobals, loc, Opcode::OpTypeStruct, operands)))
    return failure();
  // The struct is defined: from now on, types may refer to it. Define the pointers that were declared before.
  typeIDs[type] = id;
  bool ok = true;
  forwardPointers.remove_if([&](const std::pair<uint32_t, PointerType> &entry) {
    if (entry.second.getPointeeType() != type)
      return false;
    ok &= succeeded(emitPointerType(loc, entry.second, entry.first));
    return true;
  });
  if (!ok)
    return failure();
  for (const MemberDecorationInfo &info : type.getMemberDecorations()) {
    Operands words{id, info.memberIndex, static_cast<uint32_t>(info.decoration)};
    if (info.hasValue() && failed(encodeDecorationValue(loc, info.decoration, info.decorationValue, words)))
      return failure();
    if (failed(emit(decorations, loc, Opcode::OpMemberDecorate, words)))
      return failure();
  }
  for (const StructDecorationInfo &info : type.getStructDecorations()) {
    if (info.decoration == Decoration::Block && !blockDecorated.insert(id).second)
      continue;
    Operands words{id, static_cast<uint32_t>(info.decoration)};
    if (info.hasValue() && failed(encodeDecorationValue(loc, info.decoration, info.decorationValue, words)))
      return failure();
    if (failed(emit(decorations, loc, Opcode::OpDecorate, words)))
      return failure();
  }
  return success();
}

LogicalResult Serializer::emitTensorType(Location loc, TensorArmType type, uint32_t id) {
  Operands operands{id};
  if (failed(appendTypeIDs(loc, type.getElementType(), operands)))
    return failure();
  llvm::ArrayRef<int64_t> shape = type.getShape();
  if (shape.empty())
    return emit(typesAndGlobals, loc, Opcode::OpTypeTensorARM, operands);
  uint32_t rank = shape.size();
  operands.push_back(getInt32ConstantID(loc, rank));
  if (llvm::any_of(shape, ShapedType::isDynamic))
    return emit(typesAndGlobals, loc, Opcode::OpTypeTensorARM, operands);
  // The shape is an array of constants.
  uint32_t shapeType = getTypeID(loc, ArrayType::get(IntegerType::get(loc.getContext(), 32), rank));
  if (!shapeType)
    return failure();
  uint32_t shapeID = nextID();
  Operands dimensions{shapeType, shapeID};
  for (int64_t dimension : shape)
    dimensions.push_back(getInt32ConstantID(loc, dimension));
  if (failed(emit(typesAndGlobals, loc, Opcode::OpConstantComposite, dimensions)))
    return failure();
  operands.push_back(shapeID);
  return emit(typesAndGlobals, loc, Opcode::OpTypeTensorARM, operands);
}

LogicalResult Serializer::emitFunctionType(Location loc, Type type, uint32_t id) {
  Operands operands{id};
  if (auto graph = llvm::dyn_cast<GraphType>(type)) {
    operands.push_back(graph.getNumInputs());
    if (failed(appendTypeIDs(loc, graph.getInputs(), operands)) ||
        failed(appendTypeIDs(loc, graph.getResults(), operands)))
      return failure();
    return emit(typesAndGlobals, loc, Opcode::OpTypeGraphARM, operands);
  }
  auto function = llvm::cast<FunctionType>(type);
  operands.push_back(function.getNumResults() ? getTypeID(loc, function.getResult(0)) : getVoidTypeID(loc));
  if (!operands.back() || failed(appendTypeIDs(loc, function.getInputs(), operands)))
    return failure();
  return emit(typesAndGlobals, loc, Opcode::OpTypeFunction, operands);
}
