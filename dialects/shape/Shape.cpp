//===- Shape.cpp - The shape dialect --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, and the ops without regions.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "dialects/arith/Arith.h"
#include "dialects/tensor/Tensor.h"
#include "dialects/ub/UB.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/Matchers.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::shape;

//===----------------------------------------------------------------------===//
// Extent tensors
//===----------------------------------------------------------------------===//

bool shape::isExtentTensorType(Type type) {
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
    return tensor.getElementType().isIndex() && tensor.getShape().size() == 1;
  return false;
}

RankedTensorType shape::getExtentTensorType(MLIRContext *context, int64_t rank) {
  return RankedTensorType::get({rank}, IndexType::get(context));
}

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

Operation *ShapeDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<ub::PoisonAttr>(value))
    return builder.create<ub::PoisonOp>(loc, type, poison).getOperation();
  if (llvm::isa<ShapeType>(type) || isExtentTensorType(type)) {
    auto shape = llvm::dyn_cast<DenseIntElementsAttr>(value);
    return shape ? ConstShapeOp::create(builder, loc, type, shape).getOperation() : nullptr;
  }
  if (llvm::isa<SizeType>(type)) {
    auto size = llvm::dyn_cast<IntegerAttr>(value);
    return size ? ConstSizeOp::create(builder, loc, type, size).getOperation() : nullptr;
  }
  if (llvm::isa<WitnessType>(type)) {
    auto passing = llvm::dyn_cast<BoolAttr>(value);
    return passing ? ConstWitnessOp::create(builder, loc, type, passing).getOperation() : nullptr;
  }
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

/// Checks that each entry names a function library and that no op is mapped by several libraries.
static LogicalResult verifyLibraries(Operation *op, ArrayAttr libraries) {
  llvm::DenseSet<StringAttr> mapped;
  for (Attribute each : libraries) {
    auto name = llvm::dyn_cast<SymbolRefAttr>(each);
    if (!name)
      return op->emitError("only SymbolRefAttr allowed in shape.lib attribute array");
    auto library = llvm::dyn_cast_or_null<FunctionLibraryOp>(SymbolTable::lookupSymbolIn(op, name));
    if (!library)
      return op->emitError() << name << " does not refer to FunctionLibraryOp";
    for (NamedAttribute mapping : library.getMapping())
      if (!mapped.insert(mapping.getName()).second)
        return op->emitError("only one op to shape mapping allowed, found multiple for `")
               << mapping.getName() << "`";
  }
  return success();
}

LogicalResult ShapeDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getNameStr() != "shape.lib")
    return success();
  if (!op->hasTrait(Trait::SymbolTable))
    return op->emitError("shape.lib attribute may only be on op implementing SymbolTable");
  if (auto libraries = llvm::dyn_cast<ArrayAttr>(attribute.getValue()))
    return verifyLibraries(op, libraries);
  auto name = llvm::dyn_cast<SymbolRefAttr>(attribute.getValue());
  if (!name)
    return op->emitError("only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute");
  Operation *symbol = SymbolTable::lookupSymbolIn(op, name);
  if (!symbol)
    return op->emitError("shape function library ") << name << " not found";
  if (!llvm::isa<FunctionLibraryOp>(symbol))
    return op->emitError() << name << " required to be shape function library";
  return success();
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// Checks that a result propagates errors of the operands. \param holdsErrors true if the result type can
/// hold errors.
/// \param kind the name, in diagnostics, of the result type that can.
static LogicalResult verifyErrorPropagation(Operation *op, bool holdsErrors, llvm::StringRef kind) {
  bool mayBeError = llvm::any_of(op->getOperandTypes(), llvm::IsaPred<SizeType, ShapeType, ValueShapeType>);
  if (!mayBeError || holdsErrors)
    return success();
  return op->emitOpError(
             "if at least one of the operands can hold error values then the result must be of type `")
         << kind << "` to propagate them";
}

static LogicalResult verifySize(Operation *op) {
  return verifyErrorPropagation(op, llvm::isa<SizeType>(op->getResult(0).getType()), "size");
}
static LogicalResult verifyShape(Operation *op) {
  return verifyErrorPropagation(op, llvm::isa<ShapeType>(op->getResult(0).getType()), "shape");
}

LogicalResult AddOp::verify() { return verifySize(*this); }
LogicalResult MulOp::verify() { return verifySize(*this); }
LogicalResult DivOp::verify() { return verifySize(*this); }
LogicalResult RankOp::verify() { return verifySize(*this); }
LogicalResult NumElementsOp::verify() { return verifySize(*this); }
LogicalResult GetExtentOp::verify() { return verifySize(*this); }
LogicalResult BroadcastOp::verify() { return verifyShape(*this); }
LogicalResult ShapeOfOp::verify() { return verifyShape(*this); }

LogicalResult AssumingAllOp::verify() {
  if (getInputs().empty())
    return emitOpError("no operands specified");
  return success();
}

LogicalResult CstrBroadcastableOp::verify() {
  if (getShapes().size() < 2)
    return emitOpError("required at least 2 input shapes");
  return success();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

OpFoldResult ConstSizeOp::fold(FoldAdaptor) { return Attribute(getValueAttr()); }
OpFoldResult ConstShapeOp::fold(FoldAdaptor) { return Attribute(getShapeAttr()); }
OpFoldResult ConstWitnessOp::fold(FoldAdaptor) { return Attribute(getPassingAttr()); }

void ConstSizeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  llvm::SmallString<16> name("c");
  getValue().toStringSigned(name);
  setNameFn(getResult(), name);
}

LogicalResult ConstShapeOp::verify() {
  // The assembly format lists every size, even of a splat attribute, so the rank is limited.
  constexpr int64_t maxRank = 1 << 20;
  if (getShapeAttr().getNumElements() > maxRank)
    return emitOpError() << "has more than " << maxRank << " sizes";
  return success();
}

ParseResult ConstShapeOp::parse(OpAsmParser &parser, OperationState &result) {
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  llvm::SmallVector<int64_t> sizes;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        llvm::SMLoc loc = parser.getCurrentLocation();
        Attribute size;
        if (parser.parseAttribute(size))
          return failure();
        auto integer = llvm::dyn_cast<IntegerAttr>(size);
        if (!integer || integer.getValue().getSignificantBits() > 64)
          return parser.emitError(loc, "expected a size");
        sizes.push_back(integer.getValue().getSExtValue());
        return success();
      }))
    return failure();
  Type type;
  if (parser.parseColonType(type))
    return failure();
  result.addAttribute("shape", parser.getBuilder().getIndexTensorAttr(sizes));
  result.addTypes(type);
  return success();
}

void ConstShapeOp::print(OpAsmPrinter &printer) {
  // As in MLIR, a space precedes the attributes and none follows them.
  printer << ' ';
  printer.printOptionalAttrDict((*this)->getAttrList(), {"shape"});
  printer << '[';
  DenseElementsAttr shape = getShapeAttr();
  llvm::SmallString<24> digits;
  for (int64_t i = 0, e = shape ? shape.getNumElements() : 0; i != e; ++i) {
    digits.clear();
    shape.getIntElement(i).toStringSigned(digits);
    printer << (i == 0 ? "" : ", ") << digits.str();
  }
  printer << "] : " << getResult().getType();
}

LogicalResult shape::getShapeVec(Value input, llvm::SmallVectorImpl<int64_t> &shapeValues) {
  DenseIntElementsAttr attr;
  if (matchPattern(input, m_Constant(&attr))) {
    shapeValues.clear();
    for (int64_t i = 0, e = attr.getNumElements(); i != e; ++i)
      shapeValues.push_back(attr.getIntElement(i).getSExtValue());
    return success();
  }
  auto shapeOf = input.getDefiningOp<ShapeOfOp>();
  auto type = shapeOf ? llvm::dyn_cast<ShapedType>(shapeOf.getArg().getType()) : ShapedType();
  if (!type || !type.hasRank())
    return failure();
  shapeValues.assign(type.getShape().begin(), type.getShape().end());
  return success();
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

bool SizeToIndexOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return inputs.size() == 1 && outputs.size() == 1 && llvm::isa<IndexType, SizeType>(inputs.front()) &&
         llvm::isa<IndexType>(outputs.front());
}

bool ToExtentTensorOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  auto isIndexTensor = [](TensorType type) { return type && llvm::isa<IndexType>(type.getElementType()); };
  if (inputs.size() != 1 || outputs.size() != 1 ||
      !isIndexTensor(llvm::dyn_cast<TensorType>(outputs.front())))
    return false;
  auto extents = llvm::dyn_cast<RankedTensorType>(inputs.front());
  return extents ? extents.getRank() == 1 && isIndexTensor(extents) : llvm::isa<ShapeType>(inputs.front());
}

/// Returns the value of a constant index or size; nullopt if it is not constant.
static std::optional<int64_t> getConstantSize(Value value) {
  llvm::APInt number;
  if (!matchPattern(value, m_ConstantInt(&number)) || number.getSignificantBits() > 64)
    return std::nullopt;
  return number.getSExtValue();
}

std::optional<int64_t> DimOp::getConstantIndex() { return getConstantSize(getIndex()); }
std::optional<int64_t> GetExtentOp::getConstantDim() { return getConstantSize(getDim()); }

void GetExtentOp::build(OpBuilder &builder, OperationState &state, Value shape, int64_t dim) {
  Location loc = state.location.materialize(state.getContext());
  IntegerAttr dimAttr = builder.getIndexAttr(dim);
  if (llvm::isa<ShapeType>(shape.getType()))
    build(builder, state, builder.getType<SizeType>(), shape,
          Value(ConstSizeOp::create(builder, loc, dimAttr).getResult()));
  else
    build(builder, state, builder.getIndexType(), shape,
          Value(arith::ConstantOp::create(builder, loc, builder.getIndexType(), dimAttr)->getResult(0)));
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#define GET_TYPEDEF_CLASSES
#include "dialects/shape/ShapeTypes.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/shape/ShapeOps.cpp.inc"
#include "dialects/shape/ShapeDialect.cpp.inc"
