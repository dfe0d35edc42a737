//===- VectorTransfers.cpp - transfer_read and transfer_write -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// vector.transfer_read and vector.transfer_write: assembly format, verifiers, builders and interface methods.
// For their folders see VectorTransferFolders.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/ub/UB.h"
#include "dialects/vector/Vector.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::vector;

static constexpr llvm::StringLiteral mapName = "permutation_map", inBoundsName = "in_bounds";

//===----------------------------------------------------------------------===//
// Permutation maps and mask types
//===----------------------------------------------------------------------===//

/// Returns the number of vector dimensions that index the shaped operand: the rank of the vector minus the
/// rank of the operand's vector element type. Negative if the element type has the larger rank.
static int64_t getTransferredRank(ShapedType shapedType, VectorType vectorType) {
  auto elementType = llvm::dyn_cast<VectorType>(shapedType.getElementType());
  return vectorType.getRank() - (elementType ? elementType.getRank() : 0);
}

AffineMap vector::getTransferMinorIdentityMap(ShapedType shapedType, VectorType vectorType) {
  MLIRContext *context = shapedType.getContext();
  if (shapedType.getRank() == 0 && vectorType.getShape() == llvm::ArrayRef<int64_t>(1))
    return AffineMap::get(0, 0, getAffineConstantExpr(0, context));
  return AffineMap::getMinorIdentityMap(shapedType.getRank(), getTransferredRank(shapedType, vectorType),
                                        context);
}

VectorType vector::inferTransferOpMaskType(VectorType vectorType, AffineMap permutationMap) {
  if (permutationMap.getNumResults() != static_cast<size_t>(vectorType.getRank()) ||
      !permutationMap.isProjectedPermutation(/*allowZeroInResults=*/true))
    return VectorType();
  // Pairs (dimension of the shaped operand, map result), sorted by dimension: a mask is indexed in the order
  // of the dimensions of the shaped operand, not of the vector.
  llvm::SmallVector<std::pair<unsigned, unsigned>> indexedDims;
  for (unsigned i = 0; i != permutationMap.getNumResults(); ++i)
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(permutationMap.getResult(i)))
      indexedDims.emplace_back(dim.getPosition(), i);
  llvm::sort(indexedDims);
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<bool> scalable;
  for (auto [dim, result] : indexedDims) {
    shape.push_back(vectorType.getDimSize(result));
    scalable.push_back(vectorType.getScalableDims()[result]);
  }
  // A mask type has at least rank 1: if all dimensions are broadcast, it is vector<1xi1>.
  if (shape.empty()) {
    shape.push_back(1);
    scalable.push_back(false);
  }
  return VectorType::get(shape, IntegerType::get(vectorType.getContext(), 1), scalable);
}

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

/// Adds the attributes that the assembly format omits: the minor identity map for `permutation_map`, and
/// false for each dimension in `in_bounds`. Returns the map; null if the attribute is of another kind.
static FailureOr<AffineMap> addTransferDefaults(OpAsmParser &parser, llvm::SMLoc typesLoc,
                                                OperationState &result, ShapedType shapedType,
                                                VectorType vectorType) {
  AffineMap map;
  Attribute given = result.attributes.get(mapName);
  if (given) {
    // An attribute of another kind is dropped and not replaced by the default, so that the verifier reports
    // it as missing.
    if (auto mapAttr = llvm::dyn_cast<AffineMapAttr>(given))
      map = mapAttr.getValue();
    else
      result.attributes.erase(mapName);
  } else {
    int64_t rank = getTransferredRank(shapedType, vectorType);
    if (rank < 0 || shapedType.getRank() < rank)
      return parser.emitError(typesLoc,
                              "expected a custom permutation_map when rank(source) != rank(destination)");
    map = getTransferMinorIdentityMap(shapedType, vectorType);
    result.addAttribute(mapName, AffineMapAttr::get(map));
  }
  Attribute inBounds = result.attributes.get(inBoundsName);
  if (!inBounds)
    result.addAttribute(inBoundsName, parser.getBuilder().getBoolArrayAttr(
                                          llvm::SmallVector<bool>(map ? map.getNumResults() : 0, false)));
  else if (!llvm::isa<ArrayAttr>(inBounds))
    result.attributes.erase(inBoundsName);
  return map;
}

/// Resolves the mask operand. The assembly format omits its type, which follows from the vector type and the
/// map.
static ParseResult resolveMask(OpAsmParser &parser, const OpAsmParser::UnresolvedOperand &mask,
                               llvm::SMLoc typesLoc, ShapedType shapedType, VectorType vectorType,
                               AffineMap map, OperationState &result) {
  if (llvm::isa<VectorType>(shapedType.getElementType()))
    return parser.emitError(mask.location, "does not support masks with vector element type");
  if (!map || map.getNumResults() != static_cast<size_t>(vectorType.getRank()))
    return parser.emitError(typesLoc,
                            "expected the same rank for the vector and the results of the permutation map");
  VectorType maskType = inferTransferOpMaskType(vectorType, map);
  if (!maskType)
    return parser.emitError(typesLoc,
                            "requires a projected permutation_map (at most one dim or the zero constant can "
                            "appear in each result)");
  return parser.resolveOperand(mask, maskType, result.operands);
}

/// Returns the type if it can be the base of a transfer (memref or ranked tensor), else null.
static ShapedType asTransferBase(Type type) {
  return llvm::isa<MemRefType, RankedTensorType>(type) ? llvm::cast<ShapedType>(type) : ShapedType();
}

namespace {
/// The end of the assembly format of transfer_read and transfer_write: mask, attributes and types.
struct TransferSuffix {
  std::optional<OpAsmParser::UnresolvedOperand> mask;
  llvm::SMLoc typesLoc;
  llvm::SmallVector<Type, 2> types;

  /// Parses (`,` mask)? attr-dict `:` type `,` type.
  ParseResult parse(OpAsmParser &parser, OperationState &result) {
    if (succeeded(parser.parseOptionalComma()) && parser.parseOperand(mask.emplace()))
      return failure();
    if (parser.parseOptionalAttrDict(result.attributes))
      return failure();
    typesLoc = parser.getCurrentLocation();
    if (parser.parseColonTypeList(types))
      return failure();
    if (types.size() != 2)
      return parser.emitError(typesLoc, "requires two types");
    return success();
  }
};
} // namespace

ParseResult TransferReadOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand base, padding;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 8> indices;
  if (parser.parseOperand(base) || parser.parseOperandList(indices, AsmParser::Delimiter::Square) ||
      parser.parseComma() || parser.parseOperand(padding))
    return failure();
  TransferSuffix suffix;
  if (suffix.parse(parser, result))
    return failure();
  auto &[mask, typesLoc, types] = suffix;
  ShapedType shapedType = asTransferBase(types[0]);
  if (!shapedType)
    return parser.emitError(typesLoc, "requires memref or ranked tensor type");
  auto vectorType = llvm::dyn_cast<VectorType>(types[1]);
  if (!vectorType)
    return parser.emitError(typesLoc, "requires vector type");
  FailureOr<AffineMap> map = addTransferDefaults(parser, typesLoc, result, shapedType, vectorType);
  if (failed(map) || parser.resolveOperand(base, shapedType, result.operands) ||
      parser.resolveOperands(indices, parser.getBuilder().getIndexType(), result.operands) ||
      parser.resolveOperand(padding, shapedType.getElementType(), result.operands))
    return failure();
  if (mask && resolveMask(parser, *mask, typesLoc, shapedType, vectorType, *map, result))
    return failure();
  result.addAttribute("operandSegmentSizes", parser.getBuilder().getDenseI32ArrayAttr(
                                                 {1, static_cast<int32_t>(indices.size()), 1, mask ? 1 : 0}));
  return parser.addTypeToList(vectorType, result.types);
}

ParseResult TransferWriteOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand vector, base;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 8> indices;
  if (parser.parseOperand(vector) || parser.parseComma() || parser.parseOperand(base) ||
      parser.parseOperandList(indices, AsmParser::Delimiter::Square))
    return failure();
  TransferSuffix suffix;
  if (suffix.parse(parser, result))
    return failure();
  auto &[mask, typesLoc, types] = suffix;
  auto vectorType = llvm::dyn_cast<VectorType>(types[0]);
  if (!vectorType)
    return parser.emitError(typesLoc, "requires vector type");
  ShapedType shapedType = asTransferBase(types[1]);
  if (!shapedType)
    return parser.emitError(typesLoc, "requires memref or ranked tensor type");
  FailureOr<AffineMap> map = addTransferDefaults(parser, typesLoc, result, shapedType, vectorType);
  if (failed(map) || parser.resolveOperand(vector, vectorType, result.operands) ||
      parser.resolveOperand(base, shapedType, result.operands) ||
      parser.resolveOperands(indices, parser.getBuilder().getIndexType(), result.operands))
    return failure();
  if (mask && resolveMask(parser, *mask, typesLoc, shapedType, vectorType, *map, result))
    return failure();
  result.addAttribute("operandSegmentSizes", parser.getBuilder().getDenseI32ArrayAttr(
                                                 {1, 1, static_cast<int32_t>(indices.size()), mask ? 1 : 0}));
  if (llvm::isa<RankedTensorType>(shapedType))
    return parser.addTypeToList(shapedType, result.types);
  return success();
}

/// Prints the attribute dictionary of a transfer without attributes that have their default value.
template <typename OpT>
static void printTransferAttrs(OpAsmPrinter &printer, OpT op) {
  llvm::SmallVector<llvm::StringRef, 3> elided = {"operandSegmentSizes"};
  if (op.getPermutationMap().isMinorIdentity())
    elided.push_back(mapName);
  if (llvm::none_of(op.getInBounds(), [](Attribute attr) {
        auto inBounds = llvm::dyn_cast<BoolAttr>(attr);
        return inBounds && inBounds.getValue();
      }))
    elided.push_back(inBoundsName);
  printer.printOptionalAttrDict(op->getAttrList(), elided);
}

void TransferReadOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getBase()) << '[' << getIndices() << "], " << getPadding();
  if (getMask())
    printer << ", " << Value(getMask());
  printTransferAttrs(printer, *this);
  printer << " : " << Type(getShapedType()) << ", " << Type(getVectorType());
}

void TransferWriteOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getVector() << ", " << Value(getBase()) << '[' << getIndices() << ']';
  if (getMask())
    printer << ", " << Value(getMask());
  printTransferAttrs(printer, *this);
  printer << " : " << Type(getVectorType()) << ", " << Type(getShapedType());
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// Returns the size of the innermost dimension in bits at `op`; 0 if the element type has no data layout.
static uint64_t getMinorBits(Operation *op, Type elementType, llvm::ArrayRef<int64_t> shape) {
  std::optional<llvm::TypeSize> bits = DataLayout::findTypeSizeInBits(op, elementType);
  if (!bits)
    return 0;
  return bits->getKnownMinValue() * (shape.empty() ? 1 : static_cast<uint64_t>(shape.back()));
}

template <typename OpT>
static LogicalResult verifyTransferSizes(OpT op, ShapedType shapedType, VectorType vectorType,
                                         AffineMap map) {
  Type elementType = shapedType.getElementType();
  uint64_t vectorBits = getMinorBits(op, vectorType.getElementType(), vectorType.getShape());
  if (auto elementVector = llvm::dyn_cast<VectorType>(elementType)) {
    uint64_t sourceBits = getMinorBits(op, elementVector.getElementType(), elementVector.getShape());
    if (sourceBits != 0 && vectorBits % sourceBits != 0)
      return op.emitOpError(
          "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth "
          "of the minor 1-D vector of the source");
    if (elementVector.getRank() > vectorType.getRank())
      return op.emitOpError("requires source vector element and vector result ranks to match.");
    if (map.getNumResults() != static_cast<size_t>(getTransferredRank(shapedType, vectorType)))
      return op.emitOpError(
          "requires a permutation_map with result dims of the same rank as the vector type");
    if (op.getMaskType())
      return op.emitOpError("does not support masks with vector element type");
    return success();
  }
  uint64_t sourceBits = getMinorBits(op, elementType, {});
  if (sourceBits != 0 && vectorBits % sourceBits != 0)
    return op.emitOpError(
        "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of "
        "the source element type");
  if (map.getNumResults() != static_cast<size_t>(vectorType.getRank()))
    return op.emitOpError("requires a permutation_map with result dims of the same rank as the vector type");
  return success();
}

template <typename OpT>
static LogicalResult verifyTransfer(OpT op) {
  ShapedType shapedType = op.getShapedType();
  VectorType vectorType = op.getVectorType(), maskType = op.getMaskType();
  AffineMap map = op.getPermutationMap();
  if (op->hasAttr("masked"))
    return op.emitOpError("masked attribute has been removed. Use in_bounds instead.");
  if (!asTransferBase(shapedType))
    return op.emitOpError("requires source to be a memref or ranked tensor type");
  if (failed(verifyTransferSizes(op, shapedType, vectorType, map)))
    return failure();
  if (map.getNumSymbols() != 0)
    return op.emitOpError("requires permutation_map without symbols");
  if (static_cast<int64_t>(map.getNumInputs()) != shapedType.getRank())
    return op.emitOpError("requires a permutation_map with input dims of the same rank as the source type");
  // The result is null if the map is not a projected permutation; verifyTransferMap() reports that later.
  VectorType inferred = maskType ? inferTransferOpMaskType(vectorType, map) : VectorType();
  if (inferred && maskType != inferred)
    return op.emitOpError("inferred mask type (")
           << inferred << ") and mask operand type (" << maskType << ") don't match";
  if (map.getNumResults() != op.getInBounds().size())
    return op.emitOpError("expects the in_bounds attr of same rank as permutation_map results: ")
           << AffineMapAttr::get(map) << " vs inBounds of size: " << op.getInBounds().size();
  return success();
}

/// Verifies that each result of the permutation map is the constant 0 or a dimension that no other result
/// uses.
template <typename OpT>
static LogicalResult verifyTransferMap(OpT op, AffineMap map) {
  llvm::SmallVector<bool> seen(map.getNumDims(), false);
  for (AffineExpr expr : map.getResults()) {
    auto constant = llvm::dyn_cast<AffineConstantExpr>(expr);
    if (constant && constant.getValue() == 0)
      continue;
    auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return op.emitOpError(
          "requires a projected permutation_map (at most one dim or the zero constant can appear in "
          "each result)");
    if (seen[dim.getPosition()])
      return op.emitOpError(
          "requires a permutation_map that is a permutation (found one dim used more than once)");
    seen[dim.getPosition()] = true;
  }
  return success();
}

/// Verifies the number of indices of a transfer. The base may have any shaped type here; for an unranked
/// type, any number is valid.
template <typename OpT>
static LogicalResult verifyTransferIndices(OpT op) {
  ShapedType type = op.getShapedType();
  if (type.hasRank() && static_cast<int64_t>(op.getIndices().size()) != type.getRank())
    return op.emitOpError("requires ") << type.getRank() << " indices";
  return success();
}

LogicalResult TransferReadOp::verify() {
  if (failed(verifyTransferIndices(*this)) || failed(verifyTransfer(*this)))
    return failure();
  Type elementType = getShapedType().getElementType(), paddingType = getPadding().getType();
  bool hasVectorElements = llvm::isa<VectorType>(elementType);
  if (!hasVectorElements && !VectorType::isValidElementType(paddingType))
    return emitOpError("requires valid padding vector elemental type");
  if (paddingType != elementType)
    return emitOpError(hasVectorElements ? "requires source element type and padding type to match."
                                         : "requires formal padding and source of the same elemental type");
  return verifyTransferMap(*this, getPermutationMap());
}

LogicalResult TransferWriteOp::verify() {
  if (failed(verifyTransferIndices(*this)))
    return failure();
  // With a broadcast dimension, several vector elements would be written to the same memory element.
  if (hasBroadcastDim())
    return emitOpError("should not have broadcast dimensions");
  if (failed(verifyTransfer(*this)))
    return failure();
  return verifyTransferMap(*this, getPermutationMap());
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

/// Returns the default permutation map of a transfer: the identity on the minor dimensions of `shaped`.
static AffineMap getMinorIdentityMap(Value shaped, Type vectorType) {
  return getTransferMinorIdentityMap(llvm::cast<ShapedType>(shaped.getType()),
                                     llvm::cast<VectorType>(vectorType));
}

/// Converts the parameter `inBounds` of a builder to the attribute `in_bounds`; nullopt means false for each
/// dimension.
static ArrayAttr makeInBounds(OpBuilder &builder, AffineMap map,
                              std::optional<llvm::ArrayRef<bool>> inBounds) {
  return builder.getBoolArrayAttr(inBounds ? llvm::SmallVector<bool>(*inBounds)
                                           : llvm::SmallVector<bool>(map.getNumResults(), false));
}

void TransferReadOp::build(OpBuilder &builder, OperationState &state, VectorType vectorType, Value source,
                           ValueRange indices, std::optional<Value> padding,
                           std::optional<llvm::ArrayRef<bool>> inBounds) {
  build(builder, state, vectorType, source, indices, padding, getMinorIdentityMap(source, vectorType),
        inBounds);
}

void TransferReadOp::build(OpBuilder &builder, OperationState &state, VectorType vectorType, Value source,
                           ValueRange indices, std::optional<Value> padding, AffineMap permutationMap,
                           std::optional<llvm::ArrayRef<bool>> inBounds) {
  build(builder, state, vectorType, source, indices, padding, AffineMapAttr::get(permutationMap),
        makeInBounds(builder, permutationMap, inBounds));
}

void TransferReadOp::build(OpBuilder &builder, OperationState &state, VectorType vectorType, Value source,
                           ValueRange indices, std::optional<Value> padding, AffineMapAttr permutationMapAttr,
                           ArrayAttr inBoundsAttr) {
  if (!padding)
    padding = builder.create<ub::PoisonOp>(state.location.materialize(state.getContext()),
                                           llvm::cast<ShapedType>(source.getType()).getElementType(),
                                           ub::PoisonAttr::get(state.getContext()));
  build(builder, state, Type(vectorType), source, indices, permutationMapAttr, *padding, /*mask=*/Value(),
        inBoundsAttr);
}

void TransferWriteOp::build(OpBuilder &builder, OperationState &state, Value vector, Value dest,
                            ValueRange indices, std::optional<llvm::ArrayRef<bool>> inBounds) {
  build(builder, state, vector, dest, indices, getMinorIdentityMap(dest, vector.getType()), inBounds);
}

void TransferWriteOp::build(OpBuilder &builder, OperationState &state, Value vector, Value dest,
                            ValueRange indices, AffineMap permutationMap,
                            std::optional<llvm::ArrayRef<bool>> inBounds) {
  build(builder, state, vector, dest, indices, AffineMapAttr::get(permutationMap), /*mask=*/Value(),
        makeInBounds(builder, permutationMap, inBounds));
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

// VectorTransferOps.td defines the methods that are the same for transfer_read and transfer_write.

bool TransferReadOp::supportsPassthru() { return true; }
MutableOperandRange TransferReadOp::getDpsInitsMutable() {
  return MutableOperandRange(getOperation(), /*start=*/0u, /*length=*/0u);
}
void TransferReadOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (llvm::isa<MemRefType>(getShapedType()))
    effects.emplace_back(MemoryEffects::Read::get(), &getBaseMutable());
}

Value TransferWriteOp::getVector() { return getValueToStore(); }
MutableOperandRange TransferWriteOp::getDpsInitsMutable() { return MutableOperandRange(getBaseMutable()); }
void TransferWriteOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (llvm::isa<MemRefType>(getShapedType()))
    effects.emplace_back(MemoryEffects::Write::get(), &getBaseMutable());
}
