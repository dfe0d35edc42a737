//===- VectorContract.cpp - vector.contract -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// vector.contract: builders, assembly format, verifier, and the mapping between iterators and operand
// dimensions.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "dialects/vector/VectorKinds.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::vector;

static constexpr llvm::StringLiteral iteratorTypesName = "iterator_types", kindName = "kind";

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

void ContractionOp::build(OpBuilder &builder, OperationState &state, Value lhs, Value rhs, Value acc,
                          ArrayAttr indexingMaps, ArrayAttr iteratorTypes, CombiningKind kind) {
  build(builder, state, acc.getType(), lhs, rhs, acc, indexingMaps, iteratorTypes,
        CombiningKindAttr::get(builder.getContext(), kind));
}

void ContractionOp::build(OpBuilder &builder, OperationState &state, Value lhs, Value rhs, Value acc,
                          llvm::ArrayRef<llvm::ArrayRef<AffineExpr>> indexingExprs,
                          llvm::ArrayRef<IteratorType> iteratorTypes) {
  llvm::SmallVector<Attribute> maps, types;
  for (AffineMap map : AffineMap::inferFromExprList(indexingExprs, builder.getContext()))
    maps.push_back(AffineMapAttr::get(map));
  for (IteratorType type : iteratorTypes)
    types.push_back(IteratorTypeAttr::get(builder.getContext(), type));
  build(builder, state, lhs, rhs, acc, builder.getArrayAttr(maps), builder.getArrayAttr(types));
}

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

llvm::SmallVector<llvm::StringRef> ContractionOp::getTraitAttrNames() {
  return {"indexing_maps", iteratorTypesName, kindName};
}

/// Replaces the strings in `iterator_types` ("parallel", "reduction"), which the assembly format uses, by
/// IteratorTypeAttr.
static ParseResult convertIteratorTypes(OpAsmParser &parser, llvm::SMLoc loc, NamedAttrList &attributes) {
  auto words = llvm::dyn_cast_or_null<ArrayAttr>(attributes.get(iteratorTypesName));
  if (!words)
    return parser.emitError(loc) << "expected \"" << iteratorTypesName << "\" array attribute";
  llvm::SmallVector<Attribute> types;
  for (Attribute word : words) {
    auto text = llvm::dyn_cast<StringAttr>(word);
    std::optional<IteratorType> type = text ? symbolizeIteratorType(text.getValue()) : std::nullopt;
    if (text && !type)
      return parser.emitError(loc) << "unexpected iterator_type (" << text.getValue() << ")";
    types.push_back(type ? IteratorTypeAttr::get(parser.getContext(), *type) : word);
  }
  attributes.set(iteratorTypesName, ArrayAttr::get(parser.getContext(), types));
  return success();
}

ParseResult ContractionOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand operands[3];
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 2> masks;
  llvm::SmallVector<Type, 2> types;
  Type resultType;
  llvm::SMLoc loc = parser.getCurrentLocation();
  DictionaryAttr traits;
  if (parser.parseAttribute(traits) || parser.parseOperand(operands[0]) || parser.parseComma() ||
      parser.parseOperand(operands[1]) || parser.parseComma() || parser.parseOperand(operands[2]))
    return failure();
  while (succeeded(parser.parseOptionalComma()))
    if (failed(parser.parseOperand(masks.emplace_back())))
      return failure();
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  llvm::SMLoc typesLoc = parser.getCurrentLocation();
  if (parser.parseColonTypeList(types) || parser.parseKeyword("into") || parser.parseType(resultType))
    return failure();
  if (types.size() < 2)
    return parser.emitError(typesLoc, "expected two types");
  const Type operandTypes[] = {types[0], types[1], resultType};
  for (auto [operand, type] : llvm::zip(operands, operandTypes))
    if (parser.resolveOperand(operand, type, result.operands))
      return failure();
  result.addTypes(resultType);
  result.attributes.append(traits.getValue());
  if (failed(convertIteratorTypes(parser, loc, result.attributes)))
    return failure();
  if (failed(parseDefaultKind(parser, result)))
    return failure();
  if (!masks.empty())
    return parser.emitError(parser.getNameLoc(), "expected zero or exactly 2 vector mask operands");
  return success();
}

void ContractionOp::print(OpAsmPrinter &printer) {
  llvm::SmallVector<llvm::StringRef> names = getTraitAttrNames();
  llvm::SmallVector<NamedAttribute, 4> traits;
  for (NamedAttribute attr : (*this)->getAttrList()) {
    auto types = llvm::dyn_cast<ArrayAttr>(attr.getValue());
    if (attr.getName().getValue() == iteratorTypesName && types) {
      llvm::SmallVector<Attribute> words;
      for (Attribute type : types) {
        auto known = llvm::dyn_cast<IteratorTypeAttr>(type);
        words.push_back(known ? StringAttr::get(getContext(), stringifyIteratorType(known.getValue()))
                              : type);
      }
      traits.push_back(NamedAttribute(attr.getName(), ArrayAttr::get(getContext(), words)));
    } else if (llvm::is_contained(names, attr.getName().getValue())) {
      traits.push_back(attr);
    }
  }
  printer << ' ' << Attribute(DictionaryAttr::get(getContext(), traits)) << ' ' << Value(getLhs()) << ", "
          << Value(getRhs()) << ", " << getAcc();
  printer.printOptionalAttrDict((*this)->getAttrList(), names);
  printer << " : " << Type(getLhsType()) << ", " << Type(getRhsType()) << " into " << getResultType();
}

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

/// True if both dimensions of each pair exist in the operand types and have the same size.
static bool haveMatchingSizes(const ContractionOp::DimMap &pairs, VectorType lhs, VectorType rhs) {
  return llvm::all_of(pairs, [&](std::pair<int64_t, int64_t> pair) {
    return pair.first < lhs.getRank() && pair.second < rhs.getRank() &&
           lhs.getDimSize(pair.first) == rhs.getDimSize(pair.second);
  });
}

/// True if all dimensions of both operands are contracted, so that the result is a scalar.
static bool isScalarContraction(ContractionOp op, const ContractionOp::DimMap &contracting) {
  llvm::SmallDenseSet<int64_t> lhs, rhs;
  for (auto [left, right] : contracting) {
    lhs.insert(left);
    rhs.insert(right);
  }
  return static_cast<int64_t>(lhs.size()) == op.getLhsType().getRank() &&
         static_cast<int64_t>(rhs.size()) == op.getRhsType().getRank();
}

/// Returns the trip count of each iterator, which is the size of an operand dimension that it indexes; 0 for
/// an iterator that indexes neither lhs nor rhs.
static llvm::SmallVector<int64_t> getExtents(ContractionOp op, llvm::ArrayRef<AffineMap> maps) {
  llvm::SmallVector<int64_t> extents(maps[0].getNumDims(), 0);
  for (auto [type, map] : {std::pair(op.getLhsType(), maps[0]), std::pair(op.getRhsType(), maps[1])})
    for (auto [i, size] : llvm::enumerate(type.getShape()))
      if (int64_t &extent = extents[map.getDimPosition(i)]; extent == 0)
        extent = size;
  return extents;
}

static LogicalResult verifyResultShape(ContractionOp op, llvm::ArrayRef<AffineMap> maps,
                                       const ContractionOp::DimMap &contracting) {
  auto resultType = llvm::dyn_cast<VectorType>(op.getResultType());
  auto accType = llvm::dyn_cast<VectorType>(op.getAccType());
  if (isScalarContraction(op, contracting)) {
    if (resultType || accType)
      return op.emitOpError("invalid accumulator/result vector shape");
    return success();
  }
  if (!resultType || !accType)
    return op.emitOpError("invalid accumulator/result vector shape");
  llvm::SmallVector<int64_t> extents = getExtents(op, maps);
  if (llvm::is_contained(extents, 0))
    return op.emitOpError("expected all dimensions to be either a LHS or a RHS dimension");
  llvm::SmallVector<int64_t> shape;
  for (unsigned i = 0; i != maps[2].getNumResults(); ++i)
    shape.push_back(extents[maps[2].getDimPosition(i)]);
  auto expected = VectorType::get(shape, resultType.getElementType(), resultType.getScalableDims());
  if (!llvm::all_equal({expected, resultType, accType}))
    return op.emitOpError("invalid accumulator/result vector shape, expected: ") << expected;
  return success();
}

/// Verifies one indexing map. An attribute that is not a map is reported as a map with symbols.
static LogicalResult verifyMap(ContractionOp op, unsigned index, Attribute attr, unsigned numIterators) {
  auto mapAttr = llvm::dyn_cast<AffineMapAttr>(attr);
  AffineMap map = mapAttr ? mapAttr.getValue() : AffineMap();
  if (!map || map.getNumSymbols() != 0)
    return op.emitOpError("expected indexing map ") << index << " to have no symbols";
  auto type = llvm::dyn_cast<VectorType>(op->getOperand(index).getType());
  unsigned rank = type ? type.getRank() : 0;
  if (map.getNumDims() != numIterators)
    return op.emitOpError("expected indexing map ")
           << index << " to have " << numIterators << " number of inputs";
  if (map.getNumResults() != rank)
    return op.emitOpError("expected indexing map ") << index << " to have " << rank << " number of outputs";
  if (!map.isProjectedPermutation())
    return op.emitOpError("expected indexing map ")
           << index << " to be a projected permutation of its inputs";
  return success();
}

LogicalResult ContractionOp::verify() {
  auto integer = llvm::dyn_cast<IntegerType>(getLhsType().getElementType());
  if (integer && !integer.isSignless())
    return emitOpError("only supports signless integer types");
  ArrayAttr mapAttrs = getIndexingMaps();
  if (mapAttrs.size() != 3)
    return emitOpError("expected an indexing map for each vector operand");
  for (auto [i, attr] : llvm::enumerate(mapAttrs))
    if (failed(verifyMap(*this, i, attr, getIteratorTypes().size())))
      return failure();
  DimMap contracting = getContractingDimMap();
  if (contracting.empty())
    return emitOpError("expected at least one contracting dimension pair");
  if (!haveMatchingSizes(contracting, getLhsType(), getRhsType()))
    return emitOpError("invalid contracting dimension map");
  if (!haveMatchingSizes(getBatchDimMap(), getLhsType(), getRhsType()))
    return emitOpError("invalid batch dimension map");
  if (failed(verifyResultShape(*this, getIndexingMapsArray(), contracting)))
    return failure();
  if (!isSupportedCombiningKind(getKind(), getElementTypeOrSelf(getResultType())))
    return emitOpError("unsupported contraction type");
  return success();
}

//===----------------------------------------------------------------------===//
// Iterators and dimensions
//===----------------------------------------------------------------------===//

llvm::SmallVector<IteratorType> ContractionOp::getIteratorTypesArray() {
  llvm::SmallVector<IteratorType> types;
  for (auto type : getIteratorTypes().getAsRange<IteratorTypeAttr>())
    types.push_back(type.getValue());
  return types;
}

/// Returns, for each iterator of type `wanted` that indexes both lhs and rhs, the pair of dimensions that it
/// indexes.
static ContractionOp::DimMap getDimMap(ContractionOp op, IteratorType wanted) {
  llvm::SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  ContractionOp::DimMap result;
  for (auto [i, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (type != wanted)
      continue;
    AffineExpr iterator = getAffineDimExpr(i, op.getContext());
    std::optional<unsigned> left = maps[0].getResultPosition(iterator),
                            right = maps[1].getResultPosition(iterator);
    if (left && right)
      result.emplace_back(*left, *right);
  }
  return result;
}

ContractionOp::DimMap ContractionOp::getContractingDimMap() {
  return getDimMap(*this, IteratorType::reduction);
}
ContractionOp::DimMap ContractionOp::getBatchDimMap() { return getDimMap(*this, IteratorType::parallel); }

void ContractionOp::getIterationBounds(llvm::SmallVectorImpl<int64_t> &iterationBounds) {
  llvm::append_range(iterationBounds, getExtents(*this, getIndexingMapsArray()));
}

std::optional<llvm::SmallVector<int64_t, 4>> ContractionOp::getShapeForUnroll() {
  llvm::SmallVector<int64_t, 4> shape;
  getIterationBounds(shape);
  return shape;
}

llvm::ArrayRef<int64_t> ContractionOp::getShape(OpOperand *operand) {
  auto type = llvm::dyn_cast<VectorType>(operand->get().getType());
  return type ? type.getShape() : llvm::ArrayRef<int64_t>();
}

/// Returns a mask type with one bit for each point of the iteration space. Returns null if the op is invalid:
/// the verifier of vector.mask calls this method before it is known that the contraction verifies.
Type ContractionOp::getExpectedMaskType() {
  ArrayAttr mapAttrs = getIndexingMaps();
  if (!mapAttrs || mapAttrs.size() < 2)
    return Type();
  unsigned numIterators = 0;
  for (auto [i, attr] : llvm::enumerate(mapAttrs.getValue().take_front(2))) {
    auto map = llvm::dyn_cast<AffineMapAttr>(attr);
    auto type = llvm::dyn_cast<VectorType>((*this)->getOperand(i).getType());
    if (!map || !type || !map.getValue().isProjectedPermutation() ||
        map.getValue().getNumResults() != static_cast<size_t>(type.getRank()) ||
        (i == 1 && map.getValue().getNumDims() != numIterators))
      return Type();
    numIterators = map.getValue().getNumDims();
  }
  llvm::SmallVector<int64_t> shape(numIterators, ShapedType::kDynamic);
  llvm::SmallVector<bool> scalable(numIterators, false);
  for (auto [i, attr] : llvm::enumerate(mapAttrs.getValue().take_front(2))) {
    auto type = llvm::cast<VectorType>((*this)->getOperand(i).getType());
    for (int64_t dim = 0; dim != type.getRank(); ++dim) {
      unsigned iterator = llvm::cast<AffineMapAttr>(attr).getValue().getDimPosition(dim);
      shape[iterator] = type.getDimSize(dim);
      scalable[iterator] = type.getScalableDims()[dim];
    }
  }
  if (ShapedType::isDynamicShape(shape))
    return Type();
  return VectorType::get(shape, IntegerType::get(getContext(), 1), scalable);
}
