//===- SPIRVCompositeOps.cpp - Composite ops ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVCompositeOps.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

using namespace mlir;
using namespace mlir::spirv;

/// Returns the number of constituents of a composite type, or nullopt if the type does not determine it. As
/// in MLIR, a tensor with dynamic dimensions has 0, and an unranked tensor has 1.
static std::optional<uint64_t> getNumParts(CompositeType type) {
  auto tensor = llvm::dyn_cast<TensorArmType>(type);
  if (tensor && !tensor.hasRank())
    return 1;
  if (tensor && llvm::is_contained(tensor.getShape(), ShapedType::kDynamic))
    return 0;
  if (!type.hasCompileTimeKnownNumElements())
    return std::nullopt;
  return type.getNumElements();
}

//===----------------------------------------------------------------------===//
// CompositeConstruct
//===----------------------------------------------------------------------===//

/// Verifies that the operands are scalars and vectors that together have the elements of the vector.
static LogicalResult verifyVectorParts(CompositeConstructOp op, VectorType vector) {
  int64_t numElements = 0;
  for (Type part : op.getConstituents().getTypes()) {
    auto shorter = llvm::dyn_cast<VectorType>(part);
    if (!shorter && !llvm::isa<ScalarType>(part))
      return op.emitOpError(
                 "operand type mismatch: expected operand to have a scalar or vector type, but provided ")
             << part;
    Type element = shorter ? shorter.getElementType() : part;
    if (element != vector.getElementType())
      return op.emitOpError("operand element type mismatch: expected to be ")
             << vector.getElementType() << ", but provided " << element;
    numElements += shorter ? shorter.getNumElements() : 1;
  }
  if (numElements != vector.getNumElements())
    return op.emitOpError("has incorrect number of operands: expected ")
           << vector.getNumElements() << ", but provided " << numElements;
  return success();
}

static LogicalResult verifyPart(CompositeConstructOp op, Type expected, Type part) {
  if (part == expected)
    return success();
  return op.emitOpError("operand type mismatch: expected operand type ")
         << expected << ", but provided " << part;
}

LogicalResult CompositeConstructOp::verify() {
  // `composite` is null for a vector of rank 2 or more, which the type constraint of the result accepts.
  auto composite = llvm::dyn_cast<CompositeType>(getType());
  std::optional<uint64_t> numParts = composite ? getNumParts(composite) : std::nullopt;
  OperandRange parts = getConstituents();
  // A cooperative matrix has one constituent, the value of all elements.
  if (auto matrix = llvm::dyn_cast<CooperativeMatrixType>(getType())) {
    if (parts.size() != 1)
      return emitOpError("has incorrect number of operands: expected 1, but provided ") << parts.size();
    return verifyPart(*this, matrix.getElementType(), parts[0].getType());
  }
  if (numParts && *numParts == parts.size()) {
    for (auto [index, part] : llvm::enumerate(parts.getTypes()))
      if (failed(verifyPart(*this, composite.getElementType(index), part)))
        return failure();
    return success();
  }
  if (auto vector = llvm::dyn_cast<VectorType>(getType()))
    return verifyVectorParts(*this, vector);
  if (!numParts && parts.empty())
    return success();
  return emitOpError(
      "expected to return a vector or cooperative matrix when the number of constituents is less than "
      "what the result needs");
}

//===----------------------------------------------------------------------===//
// CompositeExtract, CompositeInsert
//===----------------------------------------------------------------------===//

/// Returns the type of the constituent that the indices select, or null after an error.
static Type getPartType(Type type, Attribute indicesAttr,
                        llvm::function_ref<InFlightDiagnostic()> emitError) {
  auto indices = llvm::dyn_cast<ArrayAttr>(indicesAttr);
  if (!indices)
    return emitError() << "expected a 32-bit integer array attribute for 'indices'", Type();
  if (indices.empty())
    return emitError() << "expected at least one index for spirv.CompositeExtract", Type();
  for (Attribute attr : indices) {
    auto integer = llvm::dyn_cast<IntegerAttr>(attr);
    if (!integer)
      return emitError() << "expected an 32-bit integer for index, but found '" << attr << "'", Type();
    auto index = static_cast<int32_t>(integer.getValue().sextOrTrunc(32).getSExtValue());
    auto composite = llvm::dyn_cast<CompositeType>(type);
    if (!composite)
      return emitError() << "cannot extract from non-composite type " << type << " with index " << index,
             Type();
    std::optional<uint64_t> numParts = getNumParts(composite);
    if (numParts && (index < 0 || static_cast<uint64_t>(index) >= *numParts))
      return emitError() << "index " << index << " out of bounds for " << type, Type();
    type = composite.getElementType(index);
  }
  return type;
}

void CompositeExtractOp::build(OpBuilder &builder, OperationState &state, Value composite,
                               llvm::ArrayRef<int32_t> indices) {
  ArrayAttr attr = builder.getI32ArrayAttr(indices);
  Location loc = state.location.materialize(builder.getContext());
  Type type = getPartType(composite.getType(), attr, [&] { return ::mlir::emitError(loc); });
  assert(type && "invalid indices");
  build(builder, state, type, composite, attr);
}

ParseResult CompositeExtractOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand composite;
  Attribute indices;
  Type type;
  if (parser.parseOperand(composite))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(indices, "indices", result.attributes) || parser.parseColonType(type) ||
      parser.resolveOperand(composite, type, result.operands))
    return failure();
  Type part = getPartType(type, indices, [&] { return parser.emitError(loc); });
  if (!part)
    return failure();
  result.addTypes(part);
  return success();
}

void CompositeExtractOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getComposite() << getIndicesAttr() << " : " << getComposite().getType();
}

LogicalResult CompositeExtractOp::verify() {
  Type part = getPartType(getComposite().getType(), getIndicesAttr(), [&] { return emitError(); });
  if (!part)
    return failure();
  if (part != getType())
    return emitOpError("invalid result type: expected ") << part << " but provided " << getType();
  return success();
}

/// Returns the constituent of a constant that the indices select, or null.
static Attribute extractConstant(Attribute constant, ArrayAttr indices) {
  for (Attribute attr : indices) {
    auto index = llvm::cast<IntegerAttr>(attr).getValue().getZExtValue();
    if (auto vector = llvm::dyn_cast_if_present<DenseElementsAttr>(constant)) {
      if (index >= static_cast<uint64_t>(vector.getNumElements()))
        return {};
      constant = vector.getElement(index);
    } else if (auto array = llvm::dyn_cast_if_present<ArrayAttr>(constant)) {
      if (index >= array.size())
        return {};
      constant = array[index];
    } else {
      return {};
    }
  }
  return constant;
}

OpFoldResult CompositeExtractOp::fold(FoldAdaptor adaptor) {
  Operation *maker = getComposite().getDefiningOp();
  if (auto insert = llvm::dyn_cast_or_null<CompositeInsertOp>(maker))
    if (insert.getIndicesAttr() == getIndicesAttr())
      return Value(insert.getObject());
  if (auto construct = llvm::dyn_cast_or_null<CompositeConstructOp>(maker)) {
    OperandRange parts = construct.getConstituents();
    // Fold only if there is one operand for each constituent: otherwise, an operand may be a vector that
    // provides several constituents.
    if (getIndicesAttr().size() == 1 &&
        getNumParts(llvm::cast<CompositeType>(getComposite().getType())) == parts.size())
      return Value(parts[llvm::cast<IntegerAttr>(getIndicesAttr()[0]).getValue().getZExtValue()]);
  }
  return extractConstant(adaptor.getComposite(), getIndicesAttr());
}

void CompositeInsertOp::build(OpBuilder &builder, OperationState &state, Value object, Value composite,
                              llvm::ArrayRef<int32_t> indices) {
  build(builder, state, composite.getType(), object, composite, builder.getI32ArrayAttr(indices));
}

ParseResult CompositeInsertOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 2> operands;
  Attribute indices;
  Type objectType, compositeType;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::None, /*allowResultNumber=*/true,
                              /*requiredCount=*/2) ||
      parser.parseAttribute(indices, "indices", result.attributes) || parser.parseColonType(objectType) ||
      parser.parseKeyword("into") || parser.parseType(compositeType))
    return failure();
  Type types[] = {objectType, compositeType};
  if (parser.resolveOperands(operands, llvm::ArrayRef<Type>(types), loc, result.operands))
    return failure();
  result.addTypes(compositeType);
  return success();
}

void CompositeInsertOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getObject() << ", " << getComposite() << getIndicesAttr() << " : "
          << getObject().getType() << " into " << getComposite().getType();
}

LogicalResult CompositeInsertOp::verify() {
  Type part = getPartType(getComposite().getType(), getIndicesAttr(), [&] { return emitError(); });
  if (!part)
    return failure();
  if (part != getObject().getType())
    return emitOpError("object operand type should be ") << part << ", but found " << getObject().getType();
  if (getComposite().getType() != getType())
    return emitOpError("result type should be the same as the composite type, but found ")
           << getComposite().getType() << " vs " << getType();
  return success();
}

//===----------------------------------------------------------------------===//
// VectorShuffle
//===----------------------------------------------------------------------===//

LogicalResult VectorShuffleOp::verify() {
  auto count = [](Value value) -> uint64_t {
    return llvm::cast<VectorType>(value.getType()).getNumElements();
  };
  ArrayAttr components = getComponentsAttr();
  if (count(getResult()) != components.size())
    return emitOpError("result type element count (")
           << count(getResult()) << ") mismatch with the number of component selectors (" << components.size()
           << ")";
  uint64_t numElements = count(getVector1()) + count(getVector2());
  for (Attribute attr : components) {
    uint64_t component = llvm::cast<IntegerAttr>(attr).getValue().getZExtValue();
    // The selector 0xffffffff means that the component is undefined.
    if (component >= numElements && component != UINT32_MAX)
      return emitOpError("component selector ")
             << component << " out of range: expected to be in [0, " << numElements << ") or 0xffffffff";
  }
  return success();
}
