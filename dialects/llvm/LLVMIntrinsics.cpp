//===- LLVMIntrinsics.cpp - Verification and builders of intrinsics -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMArith.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/llvm/LLVMIntrinsics.h"
#include "dialects/llvm/LLVMOpsDetail.h"

using namespace mlir;
using namespace mlir::LLVM;

LogicalResult SincosOp::verify() {
  Type operand = getVal().getType(), result = getRes().getType();
  auto pair = llvm::dyn_cast<LLVMStructType>(result);
  if (pair && pair.getBody().size() == 2 && llvm::all_equal(pair.getBody()) &&
      pair.getBody().front() == operand)
    return success();
  return emitOpError(
             "expected result type to be an homogeneous struct with two elements matching the operand type, "
             "but got ")
         << result;
}

//===----------------------------------------------------------------------===//
// Masked accesses
//===----------------------------------------------------------------------===//

/// Verifies that the vector of pointers has as many elements as the vector of values.
static LogicalResult verifyPointers(Operation *op, unsigned operand, Type pointers, Type values) {
  Type pointer = llvm::cast<VectorType>(pointers).getElementType();
  Type expected = LLVM::getVectorType(pointer, LLVM::getVectorNumElements(values));
  if (pointers == expected)
    return success();
  return op->emitOpError("expected operand #") << operand << " type to be " << expected;
}
LogicalResult masked_gather::verify() {
  return verifyPointers(*this, 1, getPtrs().getType(), getRes().getType());
}
LogicalResult masked_scatter::verify() {
  return verifyPointers(*this, 2, getPtrs().getType(), getValue().getType());
}

/// Returns attributes of `count` arguments. The argument at `index` has the alignment `align`.
static ArrayAttr getAlignedArgAttrs(OpBuilder &builder, unsigned count, unsigned index, uint64_t align) {
  llvm::SmallVector<Attribute> attrs(count, builder.getDictionaryAttr({}));
  attrs[index] = builder.getDictionaryAttr(
      builder.getNamedAttr(LLVMDialect::getAlignAttrName(), builder.getI64IntegerAttr(align)));
  return builder.getArrayAttr(attrs);
}

void masked_expandload::build(OpBuilder &builder, OperationState &state, TypeRange resTy, Value ptr,
                              Value mask, Value passthru, uint64_t align) {
  ArrayAttr args = align > 1 ? getAlignedArgAttrs(builder, 3, 0, align) : ArrayAttr();
  build(builder, state, resTy, ptr, mask, passthru, args, ArrayAttr());
}

void masked_compressstore::build(OpBuilder &builder, OperationState &state, Value value, Value ptr,
                                 Value mask, uint64_t align) {
  ArrayAttr args = align > 1 ? getAlignedArgAttrs(builder, 3, 1, align) : ArrayAttr();
  build(builder, state, value, ptr, mask, args, ArrayAttr());
}

//===----------------------------------------------------------------------===//
// assume
//===----------------------------------------------------------------------===//

ParseResult LLVM::parseOpBundles(OpAsmParser &parser, OperandLists &operands, TypeLists &types,
                                 ArrayAttr &tags) {
  ParsedBundles bundles;
  if (parseOptionalBundles(parser, bundles))
    return failure();
  for (const auto &bundle : bundles.operands)
    operands.emplace_back(bundle);
  for (const auto &bundle : bundles.types)
    types.emplace_back(bundle);
  if (!bundles.tags.empty())
    tags = parser.getBuilder().getArrayAttr(bundles.tags);
  return success();
}

void LLVM::printOpBundles(OpAsmPrinter &printer, Operation *, OperandRangeRange operands, TypeRangeRange,
                          ArrayAttr tags) {
  printBundles(printer, operands, tags ? std::optional(tags) : std::nullopt);
}

LogicalResult AssumeOp::verify() {
  return verifyBundles(*this, getOpBundleOperands().size(), getOpBundleTags());
}

void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond) {
  build(builder, state, cond, llvm::ArrayRef<ValueRange>(), ArrayAttr());
}
void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond, llvm::StringRef tag,
                     ValueRange args) {
  build(builder, state, cond, llvm::ArrayRef<ValueRange>(args), builder.getStrArrayAttr(tag));
}
void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond, AssumeAlignTag, Value ptr,
                     Value align) {
  build(builder, state, cond, "align", ValueRange({ptr, align}));
}
void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond, AssumeSeparateStorageTag,
                     Value ptr1, Value ptr2) {
  build(builder, state, cond, "separate_storage", ValueRange({ptr1, ptr2}));
}

//===----------------------------------------------------------------------===//
// Alias analysis: the pointers that an intrinsic accesses
//===----------------------------------------------------------------------===//

llvm::SmallVector<Value> MemcpyOp::getAccessedOperands() { return {getDst(), getSrc()}; }
llvm::SmallVector<Value> MemcpyInlineOp::getAccessedOperands() { return {getDst(), getSrc()}; }
llvm::SmallVector<Value> MemmoveOp::getAccessedOperands() { return {getDst(), getSrc()}; }
llvm::SmallVector<Value> MemsetOp::getAccessedOperands() { return {getDst()}; }
llvm::SmallVector<Value> MemsetInlineOp::getAccessedOperands() { return {getDst()}; }
