//===- MemRef.cpp - The memref dialect ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, helpers that several ops share, result names, and the assembly format of memref.global. The
// ops are in MemRefAllocation.cpp, MemRefAccess.cpp, MemRefDma.cpp and, for views, MemRefCasts.cpp,
// MemRefReinterpret.cpp, MemRefSubView.cpp and MemRefReshapes.cpp; memory slots are in MemRefMemory.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/ub/UB.h"
#include "dialects/utils/DynamicIndexList.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// Shared helpers
//===----------------------------------------------------------------------===//

LogicalResult memref::foldMemRefCast(Operation *op, Value inner) {
  unsigned numFolded = 0;
  for (OpOperand &operand : op->getOpOperands())
    if (auto cast = operand.get().getDefiningOp<CastOp>();
        cast && operand.get() != inner && !llvm::isa<UnrankedMemRefType>(cast.getSource().getType())) {
      operand.set(cast.getSource());
      ++numFolded;
    }
  return success(numFolded != 0);
}

std::optional<Operation *> memref::findDealloc(Value allocValue) {
  auto users = allocValue.getUsers();
  auto frees = [&](Operation *user) { return hasEffect<MemoryEffects::Free>(user, allocValue); };
  auto first = llvm::find_if(users, frees);
  if (first == users.end())
    return nullptr;
  bool isOnly = std::none_of(std::next(first), users.end(), frees);
  return isOnly ? std::optional<Operation *>(*first) : std::nullopt;
}

Type memref::getTensorTypeFromMemRefType(Type type) {
  auto memref = llvm::dyn_cast<BaseMemRefType>(type);
  if (!memref)
    return NoneType::get(type.getContext());
  Type element = memref.getElementType();
  return memref.hasRank() ? Type(RankedTensorType::get(memref.getShape(), element))
                          : Type(UnrankedTensorType::get(element));
}

OpFoldResult memref::getMixedSize(OpBuilder &builder, Location loc, Value value, int64_t dim) {
  int64_t size = llvm::cast<MemRefType>(value.getType()).getDimSize(dim);
  return ShapedType::isStatic(size) ? OpFoldResult(builder.getIndexAttr(size))
                                    : OpFoldResult(builder.createOrFold<DimOp>(loc, value, dim));
}

llvm::SmallVector<OpFoldResult> memref::getMixedSizes(OpBuilder &builder, Location loc, Value value) {
  int64_t rank = llvm::cast<MemRefType>(value.getType()).getRank();
  return llvm::map_to_vector(llvm::seq<int64_t>(rank),
                             [&](int64_t dim) { return getMixedSize(builder, loc, value, dim); });
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

llvm::SmallVector<OpFoldResult> memref::asOperands(ValueRange values) {
  return llvm::map_to_vector(values, [](Value value) { return OpFoldResult(value); });
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

LogicalResult memref::verifyIdentityLayout(Operation *op, llvm::StringRef noun, MemRefRole memref) {
  if (llvm::cast<MemRefType>(memref.type).getLayout().isIdentity())
    return success();
  return op->emitError("unsupported ") << noun << " for " << memref.role << " type " << Type(memref.type);
}

/// Reports that \p a and \p b differ in \p property, a plural noun.
static LogicalResult emitMismatch(Operation *op, llvm::StringRef property, MemRefRole a, MemRefRole b) {
  return op->emitError("different ") << property << " specified for " << a.role << " type " << Type(a.type)
                                     << " and " << b.role << " type " << Type(b.type);
}

LogicalResult memref::verifySameMemorySpace(Operation *op, MemRefRole a, MemRefRole b) {
  bool isSame = a.type.getMemorySpace() == b.type.getMemorySpace();
  return isSame ? success() : emitMismatch(op, "memory spaces", a, b);
}

LogicalResult memref::verifySameElementType(Operation *op, MemRefRole a, MemRefRole b) {
  bool isSame = a.type.getElementType() == b.type.getElementType();
  return isSame ? success() : emitMismatch(op, "element types", a, b);
}

Operation *MemRefDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<ub::PoisonAttr>(value))
    return builder.create<ub::PoisonOp>(loc, type, poison).getOperation();
  if (arith::ConstantOp constant = arith::ConstantOp::materialize(builder, value, type, loc))
    return constant.getOperation();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Result names
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
  // A memref of rank 0 has no sizes and strides.
  if (getSizes().empty())
    return;
  setNameFn(getSizes().front(), "sizes");
  setNameFn(getStrides().front(), "strides");
}

//===----------------------------------------------------------------------===//
// Assembly format of memref.global
//===----------------------------------------------------------------------===//

/// Parses the value after `=` in memref.global: `uninitialized`, or elements of \p type, which the text
/// omits.
static ParseResult parseInitialValue(OpAsmParser &parser, Type type, Attribute &value) {
  bool isUninitialized = succeeded(parser.parseOptionalKeyword("uninitialized"));
  if (isUninitialized)
    value = parser.getBuilder().getUnitAttr();
  else if (parser.parseAttribute(value, type))
    return failure();
  if (isUninitialized || llvm::isa<ElementsAttr>(value))
    return success();
  return parser.emitError(parser.getNameLoc()) << "initial value should be a unit or elements attribute";
}

/// Parses `memref-type (= value)?`.
static ParseResult parseGlobalMemrefOpTypeAndInitialValue(OpAsmParser &parser, TypeAttr &typeAttr,
                                                          Attribute &initialValue) {
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto memref = llvm::dyn_cast<MemRefType>(type); !memref || !memref.hasStaticShape())
    return parser.emitError(parser.getNameLoc()) << "type should be static shaped memref, but got " << type;
  typeAttr = TypeAttr::get(type);
  bool hasValue = succeeded(parser.parseOptionalEqual());
  return hasValue ? parseInitialValue(parser, getTensorTypeFromMemRefType(type), initialValue)
                  : ParseResult(success());
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
