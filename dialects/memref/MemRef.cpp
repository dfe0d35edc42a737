//===- MemRef.cpp - The memref dialect ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, what its ops share, and the names of results. Ops are in MemRefAllocation.cpp,
// MemRefAccess.cpp and, for views of memory, MemRefCasts.cpp, MemRefSubView.cpp and MemRefReshapes.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/ub/UB.h"
#include "dialects/utils/DynamicIndexList.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace strata;
using namespace strata::memref;

//===----------------------------------------------------------------------===//
// Shared
//===----------------------------------------------------------------------===//

LogicalResult memref::foldMemRefCast(Operation *op, Value inner) {
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto cast = operand.get().getDefiningOp<CastOp>();
    if (!cast || operand.get() == inner || llvm::isa<UnrankedMemRefType>(cast.getSource().getType()))
      continue;
    operand.set(cast.getSource());
    changed = true;
  }
  return success(changed);
}

std::optional<Operation *> memref::findDealloc(Value allocValue) {
  Operation *found = nullptr;
  for (Operation *user : allocValue.getUsers()) {
    if (!hasEffect<MemoryEffects::Free>(user, allocValue))
      continue;
    if (found)
      return std::nullopt;
    found = user;
  }
  return found;
}

Type memref::getTensorTypeFromMemRefType(Type type) {
  if (auto ranked = llvm::dyn_cast<MemRefType>(type))
    return RankedTensorType::get(ranked.getShape(), ranked.getElementType());
  if (auto unranked = llvm::dyn_cast<UnrankedMemRefType>(type))
    return UnrankedTensorType::get(unranked.getElementType());
  return NoneType::get(type.getContext());
}

OpFoldResult memref::getMixedSize(OpBuilder &builder, Location loc, Value value, int64_t dim) {
  auto type = llvm::cast<MemRefType>(value.getType());
  if (type.isDynamicDim(dim))
    return builder.createOrFold<DimOp>(loc, value, dim);
  return builder.getIndexAttr(type.getDimSize(dim));
}

llvm::SmallVector<OpFoldResult> memref::getMixedSizes(OpBuilder &builder, Location loc, Value value) {
  llvm::SmallVector<OpFoldResult> sizes;
  for (int64_t i = 0, e = llvm::cast<MemRefType>(value.getType()).getRank(); i < e; ++i)
    sizes.push_back(getMixedSize(builder, loc, value, i));
  return sizes;
}

llvm::SmallVector<OpFoldResult> memref::constify(llvm::ArrayRef<OpFoldResult> values,
                                                 llvm::ArrayRef<int64_t> known) {
  llvm::SmallVector<OpFoldResult> results(values);
  for (auto [result, number] : llvm::zip(results, known)) {
    if (llvm::isa<Attribute>(result))
      continue;
    if (ShapedType::isStatic(number))
      result = getAsIndexOpFoldResult(result.getValue().getContext(), number);
    else if (std::optional<int64_t> constant = getConstantIntValue(result))
      result = getAsIndexOpFoldResult(result.getValue().getContext(), *constant);
  }
  return results;
}

int64_t memref::multiplyKnown(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  if (ShapedType::isDynamic(a) || ShapedType::isDynamic(b))
    return ShapedType::kDynamic;
  return int64_t(uint64_t(a) * uint64_t(b));
}

int64_t memref::addKnown(int64_t a, int64_t b) {
  if (ShapedType::isDynamic(a) || ShapedType::isDynamic(b))
    return ShapedType::kDynamic;
  return int64_t(uint64_t(a) + uint64_t(b));
}

Value memref::makeIndex(OpBuilder &builder, Location loc, int64_t value) {
  return builder.create<arith::ConstantOp>(loc, TypedAttr(builder.getIndexAttr(value).getImpl()));
}

Operation *MemRefDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<ub::PoisonAttr>(value))
    return builder.create<ub::PoisonOp>(loc, type, poison).getOperation();
  if (arith::ConstantOp constant = arith::ConstantOp::materialize(builder, value, type, loc))
    return constant.getOperation();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Names of results
//===----------------------------------------------------------------------===//

#define STRATA_RESULT_NAME(OpClass, name)                                                                    \
  void OpClass::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {                                           \
    setNameFn(getOperation()->getResult(0), name);                                                           \
  }
STRATA_RESULT_NAME(AllocOp, "alloc")
STRATA_RESULT_NAME(AllocaOp, "alloca")
STRATA_RESULT_NAME(AssumeAlignmentOp, "assume_align")
STRATA_RESULT_NAME(CastOp, "cast")
STRATA_RESULT_NAME(CollapseShapeOp, "collapse_shape")
STRATA_RESULT_NAME(DimOp, "dim")
STRATA_RESULT_NAME(ExpandShapeOp, "expand_shape")
STRATA_RESULT_NAME(ExtractAlignedPointerAsIndexOp, "intptr")
STRATA_RESULT_NAME(MemorySpaceCastOp, "memspacecast")
STRATA_RESULT_NAME(ReinterpretCastOp, "reinterpret_cast")
STRATA_RESULT_NAME(ReshapeOp, "reshape")
STRATA_RESULT_NAME(SubViewOp, "subview")
STRATA_RESULT_NAME(TransposeOp, "transpose")
STRATA_RESULT_NAME(ViewOp, "view")
#undef STRATA_RESULT_NAME

void ExtractStridedMetadataOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getBaseBuffer(), "base_buffer");
  setNameFn(getOffset(), "offset");
  // Those of rank 0 have none.
  if (getSizes().empty())
    return;
  setNameFn(getSizes().front(), "sizes");
  setNameFn(getStrides().front(), "strides");
}

//===----------------------------------------------------------------------===//
// Text of memref.global
//===----------------------------------------------------------------------===//

/// `memref<…> = dense<…>`: contents are written without their type, which is the tensor of the memref's.
static ParseResult parseGlobalMemrefOpTypeAndInitialValue(OpAsmParser &parser, TypeAttr &typeAttr,
                                                          Attribute &initialValue) {
  Type type;
  if (parser.parseType(type))
    return failure();
  auto memrefType = llvm::dyn_cast<MemRefType>(type);
  if (!memrefType || !memrefType.hasStaticShape())
    return parser.emitError(parser.getNameLoc()) << "type should be static shaped memref, but got " << type;
  typeAttr = TypeAttr::get(type);
  if (failed(parser.parseOptionalEqual()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("uninitialized"))) {
    initialValue = UnitAttr::get(parser.getContext());
    return success();
  }
  if (parser.parseAttribute(initialValue, getTensorTypeFromMemRefType(memrefType)))
    return failure();
  if (!llvm::isa<ElementsAttr>(initialValue))
    return parser.emitError(parser.getNameLoc()) << "initial value should be a unit or elements attribute";
  return success();
}

static void printGlobalMemrefOpTypeAndInitialValue(OpAsmPrinter &printer, GlobalOp op, TypeAttr type,
                                                   Attribute initialValue) {
  printer << type;
  if (op.isExternal())
    return;
  printer << " = ";
  if (op.isUninitialized())
    printer << "uninitialized";
  else
    printer.printAttributeWithoutType(initialValue);
}

#define GET_OP_CLASSES
#include "dialects/memref/MemRefOps.cpp.inc"
#include "dialects/memref/MemRefDialect.cpp.inc"
