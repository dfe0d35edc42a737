//===- DeserializeConstants.cpp - Reads SPIR-V: constants -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/target/Deserializer.h"

using namespace mlir;
using namespace mlir::spirv;

std::optional<LogicalResult> Deserializer::processConstant(Opcode opcode, WordReader &words) {
  switch (opcode) {
  case Opcode::OpConstant:
  case Opcode::OpSpecConstant:
    return processScalarConstant(opcode == Opcode::OpSpecConstant, words);
  case Opcode::OpConstantTrue:
  case Opcode::OpConstantFalse:
    return processBoolConstant(false, opcode == Opcode::OpConstantTrue, words);
  case Opcode::OpSpecConstantTrue:
  case Opcode::OpSpecConstantFalse:
    return processBoolConstant(true, opcode == Opcode::OpSpecConstantTrue, words);
  case Opcode::OpConstantComposite:
  case Opcode::OpConstantCompositeReplicateEXT:
    return processCompositeConstant(opcode == Opcode::OpConstantCompositeReplicateEXT, words);
  case Opcode::OpSpecConstantComposite:
  case Opcode::OpSpecConstantCompositeReplicateEXT:
    return processSpecComposite(opcode == Opcode::OpSpecConstantCompositeReplicateEXT, words);
  case Opcode::OpSpecConstantOp:
    return processSpecOperation(words);
  case Opcode::OpConstantNull:
    return processNullConstant(words);
  case Opcode::OpUndef: {
    Type type = getElementType(words.next());
    uint32_t id = words.next();
    return type ? defineConstant(id, {.kind = Constant::Undef, .type = type}) : LogicalResult(failure());
  }
  default:
    return std::nullopt;
  }
}

LogicalResult Deserializer::defineConstant(uint32_t id, const Constant &constant, uint64_t size) {
  if (size > maxDeserializedSize)
    return error() << "the constant is too large";
  constants[id] = constant;
  constantSizes[id] = size;
  return define(id);
}

Attribute Deserializer::getConstantValue(uint32_t id) {
  auto it = constants.find(id);
  return it != constants.end() && it->second.kind == Constant::Value ? it->second.value : Attribute();
}

std::optional<uint32_t> Deserializer::getConstantWord(uint32_t id) {
  auto value = llvm::dyn_cast_or_null<IntegerAttr>(getConstantValue(id));
  if (!value || value.getValue().getActiveBits() > 32)
    return std::nullopt;
  return value.getValue().getZExtValue();
}

LogicalResult Deserializer::processScalarConstant(bool isSpec, WordReader &words) {
  Type type = getType(words.next());
  uint32_t id = words.next();
  if (!type)
    return failure();
  if (!llvm::isa<ScalarType>(type) || type.isInteger(1))
    return error() << "type " << type << " is no number";
  unsigned width = type.getIntOrFloatBitWidth();
  uint64_t bits = words.next();
  if (width == 64)
    bits |= uint64_t(words.next()) << 32;
  llvm::APInt number(width, bits, /*isSigned=*/false, /*implicitTrunc=*/true);
  TypedAttr value;
  if (auto floatType = llvm::dyn_cast<FloatType>(type))
    value = FloatAttr::get(type, llvm::APFloat(floatType.getFloatSemantics(), number));
  else
    value = IntegerAttr::get(type, number);
  return isSpec ? defineSpecConstant(id, value)
                : defineConstant(id, {.kind = Constant::Value, .type = type, .value = value});
}

LogicalResult Deserializer::processBoolConstant(bool isSpec, bool value, WordReader &words) {
  Type type = getType(words.next());
  uint32_t id = words.next();
  if (!type)
    return failure();
  if (!type.isInteger(1))
    return error() << "type " << type << " is not bool";
  BoolAttr attr = builder.getBoolAttr(value);
  return isSpec ? defineSpecConstant(id, attr)
                : defineConstant(id, {.kind = Constant::Value, .type = type, .value = attr});
}

LogicalResult Deserializer::processCompositeConstant(bool isReplicated, WordReader &words) {
  Type type = getElementType(words.next());
  uint32_t id = words.next();
  if (!type)
    return failure();
  if (!llvm::isa<CompositeType>(type))
    return error() << "type " << type << " is not composite";
  if (isReplicated) {
    auto it = constants.find(words.next());
    if (it == constants.end() || it->second.kind > Constant::Replicated)
      return error() << "the constituent must be a constant";
    uint64_t size = constantSizes.lookup(it->first) + 1;
    return defineConstant(id, {.kind = Constant::Replicated, .type = type, .value = it->second.value}, size);
  }
  llvm::SmallVector<Attribute> constituents;
  uint64_t size = 1;
  for (uint32_t constituent : words.rest()) {
    constituents.push_back(getConstantValue(constituent));
    size += constantSizes.lookup(constituent);
    if (!constituents.back())
      return error() << "id " << constituent << " is no constant";
  }
  if (size > maxDeserializedSize)
    return error() << "the constant is too large";
  Attribute value = makeComposite(type, constituents);
  if (!value)
    return error() << "the constituents do not fit type " << type;
  return defineConstant(id, {.kind = Constant::Value, .type = type, .value = value}, size);
}

/// Appends the scalars of a tensor's constituents.
static bool appendScalars(llvm::ArrayRef<Attribute> constituents, Type element,
                          llvm::SmallVectorImpl<Attribute> &scalars) {
  for (Attribute constituent : constituents) {
    if (auto nested = llvm::dyn_cast<DenseElementsAttr>(constituent)) {
      if (nested.getElementType() != element)
        return false;
      llvm::append_range(scalars, nested.getValues<Attribute>());
    } else if (auto typed = llvm::dyn_cast<TypedAttr>(constituent); typed && typed.getType() == element) {
      scalars.push_back(constituent);
    } else {
      return false;
    }
  }
  return true;
}

Attribute Deserializer::makeComposite(Type type, llvm::ArrayRef<Attribute> constituents) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped || llvm::isa<CooperativeMatrixType>(type)) {
    auto composite = llvm::cast<CompositeType>(type);
    if (shaped) {
      auto value = constituents.size() == 1 ? llvm::dyn_cast<TypedAttr>(constituents[0]) : TypedAttr();
      if (!value || value.getType() != shaped.getElementType())
        return {};
      return DenseElementsAttr::get(shaped, Attribute(value));
    }
    if (llvm::isa<ArrayType, StructType>(type) && constituents.size() != composite.getNumElements())
      return {};
    return builder.getArrayAttr(constituents);
  }
  if (!shaped.hasStaticShape())
    return {};
  llvm::SmallVector<Attribute> scalars;
  if (!appendScalars(constituents, shaped.getElementType(), scalars) ||
      scalars.size() != uint64_t(shaped.getNumElements()))
    return {};
  return DenseElementsAttr::get(shaped, scalars);
}

Attribute Deserializer::makeNull(Type type, uint64_t &size, unsigned depth) {
  if (++size > maxDeserializedSize || depth > maxDeserializedDepth)
    return {};
  if (llvm::isa<ScalarType>(type))
    return builder.getZeroAttr(type);
  if (auto shaped = llvm::dyn_cast<ShapedType>(type)) {
    Attribute zero =
        shaped.hasStaticShape() ? Attribute(builder.getZeroAttr(shaped.getElementType())) : Attribute();
    return zero ? DenseElementsAttr::get(shaped, zero) : Attribute();
  }
  if (!llvm::isa<ArrayType, StructType>(type))
    return {};
  auto composite = llvm::cast<CompositeType>(type);
  llvm::SmallVector<Attribute> constituents;
  for (unsigned i = 0, count = composite.getNumElements(); i != count; ++i) {
    constituents.push_back(makeNull(composite.getElementType(i), size, depth + 1));
    if (!constituents.back())
      return {};
  }
  return builder.getArrayAttr(constituents);
}

LogicalResult Deserializer::processNullConstant(WordReader &words) {
  Type type = getElementType(words.next());
  uint32_t id = words.next();
  if (!type)
    return failure();
  uint64_t size = 0;
  Attribute value = makeNull(type, size);
  if (!value)
    return error() << "unsupported OpConstantNull type: " << type;
  return defineConstant(id, {.kind = Constant::Value, .type = type, .value = value}, size);
}

//===----------------------------------------------------------------------===//
// Specialization constants
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::defineSpecConstant(uint32_t id, TypedAttr value) {
  if (function || graph)
    return error() << "a specialization constant cannot be in a function";
  llvm::StringRef name = makeSymbol(id, "spirv_spec_const_");
  auto op = builder.create<SpecConstantOp>(loc, builder.getStringAttr(name), value);
  if (std::optional<uint32_t> specID = findDecoration(id, Decoration::SpecId))
    op->setAttr("spec_id", builder.getI32IntegerAttr(*specID));
  return defineConstant(id, {.kind = Constant::SpecConstant, .type = value.getType(), .symbol = name});
}

LogicalResult Deserializer::processSpecComposite(bool isReplicated, WordReader &words) {
  Type type = getElementType(words.next());
  uint32_t id = words.next();
  if (!type)
    return failure();
  if (function || graph)
    return error() << "a specialization constant cannot be in a function";
  llvm::SmallVector<Attribute> constituents;
  for (uint32_t constituent : words.rest()) {
    auto it = constants.find(constituent);
    if (it == constants.end() || it->second.kind != Constant::SpecConstant)
      return error() << "id " << constituent << " is no specialization constant";
    constituents.push_back(FlatSymbolRefAttr::get(context, it->second.symbol));
  }
  if (isReplicated && constituents.size() != 1)
    return error() << "expected one constituent";
  llvm::StringRef name = makeSymbol(id, "spirv_spec_const_");
  if (isReplicated)
    builder.create<EXTSpecConstantCompositeReplicateOp>(loc, TypeAttr::get(type), builder.getStringAttr(name),
                                                        llvm::cast<SymbolRefAttr>(constituents[0]));
  else
    builder.create<SpecConstantCompositeOp>(loc, TypeAttr::get(type), builder.getStringAttr(name),
                                            builder.getArrayAttr(constituents));
  return defineConstant(id, {.kind = Constant::SpecConstant, .type = type, .symbol = name});
}

LogicalResult Deserializer::processSpecOperation(WordReader &words) {
  Type type = getElementType(words.next());
  uint32_t id = words.next();
  Constant constant{.kind = Constant::SpecOperation, .type = type, .words = words.rest(), .offset = offset};
  if (!type)
    return failure();
  if (constant.words.empty())
    return error() << "the instruction has too few operands";
  // Count the ops that each use of the constant creates: one for this instruction, and those of its operands.
  uint64_t size = 1;
  for (uint32_t operand : constant.words.drop_front())
    size += constantSizes.lookup(operand);
  return defineConstant(id, constant, size);
}
