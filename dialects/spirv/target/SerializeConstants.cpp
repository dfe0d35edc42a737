//===- SerializeConstants.cpp - Writes SPIR-V: constants ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Serializer.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace mlir::spirv;

uint32_t Serializer::getInt32ConstantID(Location loc, uint32_t value) {
  return getScalarConstantID(
      loc, IntegerAttr::get(IntegerType::get(loc.getContext(), 32), llvm::APInt(32, value)));
}

/// Appends the words of a number, the lowest first. Numbers below 32 bits are extended.
static void appendNumber(llvm::APInt bits, bool isSigned, llvm::SmallVectorImpl<uint32_t> &words) {
  unsigned width = llvm::alignTo(bits.getBitWidth(), 32);
  bits = isSigned ? bits.sext(width) : bits.zext(width);
  for (unsigned i = 0; i != width; i += 32)
    words.push_back(bits.extractBitsAsZExtValue(32, i));
}

uint32_t Serializer::getScalarConstantID(Location loc, Attribute value, bool isSpec) {
  Type type = llvm::cast<TypedAttr>(value).getType();
  if (!isSpec)
    if (uint32_t id = constantIDs.lookup({type, value}))
      return id;
  uint32_t typeID = getTypeID(loc, type);
  if (!typeID)
    return 0;
  uint32_t id = nextID();
  Operands operands{typeID, id};
  Opcode opcode = isSpec ? Opcode::OpSpecConstant : Opcode::OpConstant;
  auto integer = llvm::dyn_cast<IntegerAttr>(value);
  if (integer && type.isInteger(1)) {
    opcode = integer.getValue().isZero() ? (isSpec ? Opcode::OpSpecConstantFalse : Opcode::OpConstantFalse)
                                         : (isSpec ? Opcode::OpSpecConstantTrue : Opcode::OpConstantTrue);
  } else if (integer) {
    appendNumber(integer.getValue(), type.isSignedInteger(), operands);
  } else if (auto number = llvm::dyn_cast<FloatAttr>(value)) {
    appendNumber(number.getValue().bitcastToAPInt(), /*isSigned=*/false, operands);
  } else {
    emitError(loc) << "cannot serialize constant: " << value;
    return 0;
  }
  if (failed(emit(typesAndGlobals, loc, opcode, operands)))
    return 0;
  if (!isSpec)
    constantIDs[{type, value}] = id;
  return id;
}

uint32_t Serializer::getConstantID(Location loc, Type type, Attribute value) {
  if (llvm::isa<IntegerAttr, FloatAttr>(value))
    return getScalarConstantID(loc, value);
  if (uint32_t id = constantIDs.lookup({type, value}))
    return id;
  ++depth;
  llvm::scope_exit restoreDepth([&] { --depth; });
  if (depth > maxSerializationDepth) {
    emitError(loc) << "constant is nested too deeply: the limit is " << maxSerializationDepth << " levels";
    return 0;
  }
  uint32_t id = emitCompositeConstant(loc, type, value);
  if (id)
    constantIDs[{type, value}] = id;
  return id;
}

uint32_t Serializer::emitCompositeConstant(Location loc, Type type, Attribute value) {
  if (auto elements = llvm::dyn_cast<DenseElementsAttr>(value)) {
    uint64_t next = 0;
    return emitElements(loc, type, elements, 0, next);
  }
  uint32_t typeID = getTypeID(loc, type);
  if (!typeID)
    return 0;
  auto array = llvm::dyn_cast<ArrayAttr>(value);
  auto composite = llvm::dyn_cast<CompositeType>(type);
  if (!array || !composite || (llvm::isa<StructType>(type) && array.size() > composite.getNumElements())) {
    emitError(loc) << "cannot serialize constant: " << value;
    return 0;
  }
  uint32_t id = nextID();
  Operands operands{typeID, id};
  for (auto [index, element] : llvm::enumerate(array)) {
    operands.push_back(getConstantID(loc, composite.getElementType(index), element));
    if (!operands.back())
      return 0;
  }
  return succeeded(emit(typesAndGlobals, loc, Opcode::OpConstantComposite, operands)) ? id : 0;
}

/// Returns the number of constituents of a constant of this type, and their type. A tensor consists of
/// tensors without the first dimension.
static std::pair<uint64_t, Type> constituentsOf(Type type) {
  if (auto tensor = llvm::dyn_cast<TensorArmType>(type)) {
    llvm::ArrayRef<int64_t> shape = tensor.getShape();
    if (shape.size() > 1)
      return {shape[0], TensorArmType::get(shape.drop_front(), tensor.getElementType())};
    return {shape.empty() ? 0 : shape[0], tensor.getElementType()};
  }
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    return {vector.getNumElements(), vector.getElementType()};
  if (auto array = llvm::dyn_cast<ArrayType>(type))
    return {array.getNumElements(), array.getElementType()};
  return {0, {}};
}

uint32_t Serializer::emitElements(Location loc, Type type, DenseElementsAttr elements, unsigned dim,
                                  uint64_t &next) {
  auto [count, elementType] = constituentsOf(type);
  if (!count || dim >= maxSerializationDepth) {
    if (!elementType && next < uint64_t(elements.getNumElements()))
      return getScalarConstantID(loc, elements.isSplat() ? elements.getSplatValue<Attribute>()
                                                         : elements.getValues<Attribute>()[next++]);
    emitError(loc) << "cannot serialize constant: " << elements;
    return 0;
  }
  uint32_t typeID = getTypeID(loc, type);
  if (!typeID)
    return 0;
  uint32_t id = nextID();
  if (dim == 0 && llvm::isa<TensorArmType>(type) && elements.isSplat()) {
    Attribute splat = elements.getSplatValue<Attribute>();
    auto integer = llvm::dyn_cast<IntegerAttr>(splat);
    auto number = llvm::dyn_cast<FloatAttr>(splat);
    if ((integer && integer.getValue().isZero()) || (number && number.getValue().isPosZero()))
      return succeeded(emit(typesAndGlobals, loc, Opcode::OpConstantNull, {typeID, id})) ? id : 0;
  }
  Operands operands{typeID, id};
  for (uint64_t i = 0; i != count; ++i) {
    // Stop if an instruction cannot have so many operands; emit() reports the error.
    if (operands.size() > kMaxWordCount)
      break;
    operands.push_back(emitElements(loc, elementType, elements, dim + 1, next));
    if (!operands.back())
      return 0;
  }
  return succeeded(emit(typesAndGlobals, loc, Opcode::OpConstantComposite, operands)) ? id : 0;
}

uint32_t Serializer::getReplicatedConstantID(Location loc, Type type, Attribute value) {
  if (uint32_t id = replicatedIDs.lookup({type, value}))
    return id;
  uint32_t typeID = getTypeID(loc, type);
  Type elementType = llvm::isa<TensorArmType>(type) ? llvm::cast<TensorArmType>(type).getElementType()
                                                    : constituentsOf(type).second;
  if (!typeID)
    return 0;
  if (!elementType) {
    emitError(loc) << "cannot serialize a replicated constant of type " << type;
    return 0;
  }
  // A scalar value that is not of the constituent's type is replicated in each constituent.
  auto scalar = llvm::dyn_cast<TypedAttr>(value);
  bool isNested = scalar && llvm::isa<IntegerAttr, FloatAttr>(value) && scalar.getType() != elementType;
  uint32_t element =
      isNested ? getReplicatedConstantID(loc, elementType, value) : getConstantID(loc, elementType, value);
  if (!element)
    return 0;
  uint32_t id = nextID();
  auto integer = llvm::dyn_cast<IntegerAttr>(value);
  auto number = llvm::dyn_cast<FloatAttr>(value);
  bool isZero = (integer && integer.getValue().isZero()) || (number && number.getValue().isPosZero());
  LogicalResult emitted =
      isZero && llvm::isa<TensorArmType>(type)
          ? emit(typesAndGlobals, loc, Opcode::OpConstantNull, {typeID, id})
          : emit(typesAndGlobals, loc, Opcode::OpConstantCompositeReplicateEXT, {typeID, id, element});
  if (failed(emitted))
    return 0;
  return replicatedIDs[{type, value}] = id;
}

uint32_t Serializer::getUndefID(Location loc, Type type) {
  if (uint32_t id = undefIDs.lookup(type))
    return id;
  uint32_t id = nextID();
  uint32_t typeID = getTypeID(loc, type);
  if (!typeID || failed(emit(typesAndGlobals, loc, Opcode::OpUndef, {typeID, id})))
    return 0;
  return undefIDs[type] = id;
}
