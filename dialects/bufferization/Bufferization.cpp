//===- Bufferization.cpp - Ops of the bufferization dialect ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/bufferization/Bufferization.h"
#include "dialects/utils/VerificationUtils.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"

using namespace mlir;
using namespace mlir::bufferization;

bool bufferization::haveMatchingTypes(Operation *op, Value tensor, Value buffer) {
  auto first = llvm::cast<ShapedType>(tensor.getType()), second = llvm::cast<ShapedType>(buffer.getType());
  if (first.hasRank() != second.hasRank() || (first.hasRank() && first.getShape() != second.getShape())) {
    op->emitError("shapes do not match");
    return false;
  }
  if (first.getElementType() != second.getElementType()) {
    op->emitError("element types do not match");
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// alloc_tensor
//===----------------------------------------------------------------------===//

void AllocTensorOp::build(OpBuilder &builder, OperationState &state, RankedTensorType type,
                          ValueRange dynamicSizes) {
  build(builder, state, type, dynamicSizes, Value());
}
void AllocTensorOp::build(OpBuilder &builder, OperationState &state, RankedTensorType type,
                          ValueRange dynamicSizes, Value copy) {
  build(builder, state, type, dynamicSizes, copy, IntegerAttr());
}
void AllocTensorOp::build(OpBuilder &builder, OperationState &state, TensorType type, ValueRange dynamicSizes,
                          Value copy, IntegerAttr memorySpace) {
  build(builder, state, Type(type), dynamicSizes, copy, /*size_hint=*/Value(), Attribute(memorySpace));
}

unsigned AllocTensorOp::getIndexOfDynamicSize(unsigned index) {
  return llvm::count(getType().getShape().take_front(index), ShapedType::kDynamic);
}

Value AllocTensorOp::getDynamicSize(OpBuilder &builder, unsigned index) {
  if (Value copy = getCopy())
    return builder.create<tensor::DimOp>(getLoc(), copy, int64_t(index));
  return getDynamicSizes()[getIndexOfDynamicSize(index)];
}

LogicalResult AllocTensorOp::reifyResultShapes(OpBuilder &builder, ReifiedRankedShapedTypeDims &shapes) {
  if (!llvm::isa<RankedTensorType>(getResult().getType()))
    return failure();
  shapes.assign(1, {});
  for (int64_t dim = 0; dim != getType().getRank(); ++dim) {
    if (isDynamicDim(dim))
      shapes.front().push_back(getDynamicSize(builder, dim));
    else
      shapes.front().push_back(builder.getIndexAttr(getStaticSize(dim)));
  }
  return success();
}

LogicalResult AllocTensorOp::verify() {
  if (getCopy() && !getDynamicSizes().empty())
    return emitError("dynamic sizes not needed when copying a tensor");
  // An unranked tensor has no dynamic dimensions to count.
  if (auto type = llvm::dyn_cast<RankedTensorType>(getResult().getType());
      type && !getCopy() && failed(verifyDynamicDimensionCount(*this, type, getDynamicSizes())))
    return failure();
  if (getCopy() && getCopy().getType() != getResult().getType())
    return emitError("expected that `copy` and return type match");
  return success();
}

ParseResult AllocTensorOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> sizes;
  OpAsmParser::UnresolvedOperand copy, sizeHint;
  bool hasCopy = false, hasSizeHint = false;
  if (parser.parseOperandList(sizes, AsmParser::Delimiter::Paren))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("copy"))) {
    hasCopy = true;
    if (parser.parseLParen() || parser.parseOperand(copy) || parser.parseRParen())
      return failure();
  }
  if (succeeded(parser.parseOptionalKeyword("size_hint"))) {
    hasSizeHint = true;
    if (parser.parseEqual() || parser.parseOperand(sizeHint))
      return failure();
  }
  TensorType type;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseColon())
    return failure();
  llvm::SMLoc typeLoc = parser.getCurrentLocation();
  Type anyType;
  if (parser.parseType(anyType))
    return failure();
  type = llvm::dyn_cast<TensorType>(anyType);
  if (!type)
    return parser.emitError(typeLoc, "invalid kind of type specified");
  result.addTypes(Type(type));
  Type index = parser.getBuilder().getIndexType();
  if (parser.resolveOperands(sizes, index, result.operands) ||
      (hasCopy && parser.resolveOperand(copy, type, result.operands)) ||
      (hasSizeHint && parser.resolveOperand(sizeHint, index, result.operands)))
    return failure();
  result.addAttribute("operandSegmentSizes", parser.getBuilder().getDenseI32ArrayAttr(
                                                 {int32_t(sizes.size()), hasCopy, hasSizeHint}));
  return success();
}

void AllocTensorOp::print(OpAsmPrinter &printer) {
  printer << '(' << getDynamicSizes() << ')';
  if (Value copy = getCopy())
    printer << " copy(" << copy << ')';
  if (Value sizeHint = getSizeHint())
    printer << " size_hint=" << sizeHint;
  printer.printOptionalAttrDict((*this)->getAttrList(), {"operandSegmentSizes"});
  printer << " : " << getResult().getType();
}

//===----------------------------------------------------------------------===//
// materialize_in_destination
//===----------------------------------------------------------------------===//

void MaterializeInDestinationOp::build(OpBuilder &builder, OperationState &state, Value source, Value dest) {
  bool isTensor = llvm::isa<TensorType>(dest.getType());
  build(builder, state, isTensor ? TypeRange(dest.getType()) : TypeRange(), source, dest,
        /*restrict=*/UnitAttr(), isTensor ? UnitAttr() : builder.getUnitAttr());
}

MutableOperandRange MaterializeInDestinationOp::getDpsInitsMutable() { return getDestMutable(); }

void MaterializeInDestinationOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (llvm::isa<BaseMemRefType>(getDest().getType()))
    effects.emplace_back(MemoryEffects::Write::get(), &(*this)->getOpOperand(1));
}

LogicalResult MaterializeInDestinationOp::reifyResultShapes(OpBuilder &builder,
                                                            ReifiedRankedShapedTypeDims &shapes) {
  if ((*this)->getNumResults() != 1 || !llvm::isa<RankedTensorType>(getDest().getType()))
    return failure();
  shapes.assign(1, tensor::getMixedSizes(builder, getLoc(), getDest()));
  return success();
}

LogicalResult MaterializeInDestinationOp::verify() {
  Type destType = getDest().getType();
  bool isTensor = llvm::isa<TensorType>(destType), isMemory = llvm::isa<BaseMemRefType>(destType);
  if (!isTensor && !isMemory)
    return emitOpError("'dest' must be a tensor or a memref");
  if (isTensor && (*this)->getNumResults() != 1)
    return emitOpError("tensor 'dest' implies exactly one tensor result");
  if (isTensor && destType != getResult().getType())
    return emitOpError("result and 'dest' types must match");
  if (isMemory && (*this)->getNumResults() != 0)
    return emitOpError("memref 'dest' implies zero results");
  if (getRestrict() && !isMemory)
    return emitOpError("'restrict' is valid only for memref destinations");
  if (getWritable() != isMemory)
    return emitOpError("'writable' must be specified if and only if the destination is of memref type");
  auto source = llvm::cast<ShapedType>(getSource().getType()), dest = llvm::cast<ShapedType>(destType);
  if (source.hasRank() != dest.hasRank())
    return emitOpError("source/destination shapes are incompatible");
  if (!source.hasRank())
    return success();
  if (source.getRank() != dest.getRank())
    return emitOpError("rank mismatch between source and destination shape");
  for (auto [from, to] : llvm::zip(source.getShape(), dest.getShape()))
    if (!ShapedType::isDynamic(from) && !ShapedType::isDynamic(to) && from != to)
      return emitOpError("source/destination shapes are incompatible");
  return success();
}

// The op replaces the whole destination, so its subset is never known to equal, or to be disjoint from,
// another one.
bool MaterializeInDestinationOp::operatesOnEquivalentSubset(SubsetOpInterface,
                                                            llvm::function_ref<bool(Value, Value)>) {
  return false;
}
bool MaterializeInDestinationOp::operatesOnDisjointSubset(SubsetOpInterface,
                                                          llvm::function_ref<bool(Value, Value)>) {
  return false;
}
OpOperand &MaterializeInDestinationOp::getSourceOperand() { return (*this)->getOpOperand(0); }
bool MaterializeInDestinationOp::isEquivalentSubset(Value candidate,
                                                    llvm::function_ref<bool(Value, Value)> equivalenceFn) {
  return equivalenceFn(getDest(), candidate);
}
Value MaterializeInDestinationOp::buildSubsetExtraction(OpBuilder &builder, Location loc) {
  Type type = getDest().getType();
  if (llvm::isa<TensorType>(type))
    return getDest();
  // If the destination is a memref, create a tensor with its present contents. The tensor is marked writable,
  // since materialize_in_destination writes to the memref.
  auto shaped = llvm::cast<ShapedType>(type);
  Type tensor = shaped.hasRank() ? Type(RankedTensorType::get(shaped.getShape(), shaped.getElementType()))
                                 : Type(UnrankedTensorType::get(shaped.getElementType()));
  return builder.create<ToTensorOp>(
      loc, tensor, getDest(), getRestrict() ? builder.getUnitAttr() : UnitAttr(), builder.getUnitAttr());
}
llvm::SmallVector<Value> MaterializeInDestinationOp::getValuesNeededToBuildSubsetExtraction() {
  return {getDest()};
}

//===----------------------------------------------------------------------===//
// to_tensor, to_buffer
//===----------------------------------------------------------------------===//

OpFoldResult ToTensorOp::fold(FoldAdaptor) {
  // Fold only if to_tensor directly follows to_buffer: an op between them could write to the memref.
  auto toBuffer = getBuffer().getDefiningOp<ToBufferOp>();
  if (toBuffer && toBuffer->getNextNode() == getOperation() && toBuffer.getTensor().getType() == getType())
    return Value(toBuffer.getTensor());
  return {};
}

OpFoldResult ToBufferOp::fold(FoldAdaptor) {
  auto toTensor = getTensor().getDefiningOp<ToTensorOp>();
  if (toTensor && toTensor.getBuffer().getType() == getType())
    return Value(toTensor.getBuffer());
  return {};
}

//===----------------------------------------------------------------------===//
// dealloc
//===----------------------------------------------------------------------===//

LogicalResult DeallocOp::inferReturnTypes(MLIRContext *context, std::optional<Location>, Adaptor adaptor,
                                          llvm::SmallVectorImpl<Type> &types) {
  types.assign(adaptor.getRetained().size(), IntegerType::get(context, 1));
  return success();
}

LogicalResult DeallocOp::verify() {
  auto verifyCounts = [&](size_t first, size_t second, const char *what) -> LogicalResult {
    if (first == second)
      return success();
    return emitOpError("must have the same number of ") << what;
  };
  if (failed(
          verifyCounts(getConditions().size(), getMemrefs().size(), "conditions as memrefs to deallocate")))
    return failure();
  return verifyCounts(getUpdatedConditions().size(), getRetained().size(),
                      "updated conditions (results) as retained operands");
}

#define GET_OP_CLASSES
#include "dialects/bufferization/BufferizationOps.cpp.inc"
