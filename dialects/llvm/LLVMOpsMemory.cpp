//===- LLVMOpsMemory.cpp - Allocation, addresses, loads and stores --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and the interfaces for memory slots are in other files.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"
#include "runtime/ir/Matchers.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// alloca
//===----------------------------------------------------------------------===//

ParseResult AllocaOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  if (succeeded(parser.parseOptionalKeyword("inalloca")))
    result.addAttribute(getInallocaAttrName(result.name), builder.getUnitAttr());
  OpAsmParser::UnresolvedOperand size;
  Type elementType, trailing;
  llvm::SMLoc typeLoc;
  if (parser.parseOperand(size) || parser.parseKeyword("x") || parser.parseType(elementType) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon() ||
      parser.getCurrentLocation(&typeLoc) || parser.parseType(trailing))
    return failure();

  // An alignment of 0 is the default.
  StringAttr alignmentName = getAlignmentAttrName(result.name);
  if (Attribute alignment = result.attributes.get(alignmentName)) {
    auto number = llvm::dyn_cast<IntegerAttr>(alignment);
    if (!number)
      return parser.emitError(parser.getNameLoc(), "expected integer alignment");
    if (number.getValue().isZero())
      result.attributes.erase(alignmentName);
  }
  auto type = llvm::dyn_cast<FunctionType>(trailing);
  if (!type || type.getNumInputs() != 1 || type.getNumResults() != 1)
    return parser.emitError(typeLoc, "expected trailing function type with one argument and one result");
  result.addAttribute(getElemTypeAttrName(result.name), TypeAttr::get(elementType));
  result.addTypes(type.getResults());
  return parser.resolveOperand(size, type.getInput(0), result.operands);
}

void AllocaOp::print(OpAsmPrinter &printer) {
  printer << (getInalloca() ? " inalloca " : " ") << getArraySize() << " x " << getElemType();
  llvm::SmallVector<llvm::StringRef> elided = {"elem_type", "inalloca"};
  if (getAlignment() == 0)
    elided.push_back("alignment");
  printer.printOptionalAttrDict((*this)->getAttrList(), elided);
  printer << " : (" << getArraySize().getType() << ") -> " << getRes().getType();
}

LogicalResult AllocaOp::verify() {
  auto type = llvm::dyn_cast<LLVMTargetExtType>(getElemType());
  if (type && !type.supportsMemOps())
    return emitOpError("this target extension type cannot be used in alloca");
  return success();
}

//===----------------------------------------------------------------------===//
// getelementptr
//===----------------------------------------------------------------------===//

ParseResult LLVM::parseGEPIndices(OpAsmParser &parser, UnresolvedOperands &indices,
                                  DenseI32ArrayAttr &rawConstantIndices) {
  llvm::SmallVector<int32_t> raw;
  auto parseIndex = [&]() -> ParseResult {
    OptionalParseResult constant = parser.parseOptionalInteger(raw.emplace_back(GEPOp::kDynamicIndex));
    return constant.has_value() ? *constant : parser.parseOperand(indices.emplace_back());
  };
  if (parser.parseCommaSeparatedList(parseIndex))
    return failure();
  rawConstantIndices = DenseI32ArrayAttr::get(parser.getContext(), raw);
  return success();
}

void LLVM::printGEPIndices(OpAsmPrinter &printer, Operation *, OperandRange indices,
                           DenseI32ArrayAttr rawConstantIndices) {
  llvm::ListSeparator comma;
  // The op may be invalid: there may be fewer operands than the attribute requires.
  auto operand = indices.begin();
  for (int32_t index : rawConstantIndices.asArrayRef()) {
    printer << llvm::StringRef(comma);
    if (index != GEPOp::kDynamicIndex)
      printer << index;
    else if (operand != indices.end())
      printer << Value(*operand++);
    else
      printer << "<<MISSING OPERAND>>";
  }
}

/// Returns the value of a constant index if it fits a GEPArg; nullopt otherwise.
static std::optional<int32_t> getConstantIndex(Value value) {
  llvm::APInt constant;
  if (!matchPattern(value, m_ConstantInt(&constant)) || !constant.isSignedIntN(kGEPConstantBitWidth))
    return std::nullopt;
  return static_cast<int32_t>(constant.getSExtValue());
}

/// Splits indices into the attribute and the operands of the op. The index of a struct must be a constant: a
/// constant value becomes one.
static void splitIndices(Type elementType, llvm::ArrayRef<GEPArg> indices,
                         llvm::SmallVectorImpl<int32_t> &raw, llvm::SmallVectorImpl<Value> &operands) {
  // Type of the element that the indices so far select; null if it is unknown or has no elements.
  Type current = elementType;
  for (auto [position, index] : llvm::enumerate(indices)) {
    bool indexesStruct = position != 0 && llvm::isa_and_nonnull<LLVMStructType>(current);
    std::optional<int32_t> constant;
    if (auto value = llvm::dyn_cast<Value>(index))
      constant = indexesStruct ? getConstantIndex(value) : std::nullopt;
    else
      constant = llvm::cast<GEPConstantIndex>(index);
    raw.push_back(constant.value_or(GEPOp::kDynamicIndex));
    if (!constant)
      operands.push_back(llvm::cast<Value>(index));
    if (position == 0)
      continue;
    if (auto structType = llvm::dyn_cast_or_null<LLVMStructType>(current))
      current = constant && *constant >= 0 && size_t(*constant) < structType.getBody().size()
                    ? structType.getBody()[*constant]
                    : Type();
    else if (auto array = llvm::dyn_cast_or_null<LLVMArrayType>(current))
      current = array.getElementType();
    else if (auto vector = llvm::dyn_cast_or_null<VectorType>(current))
      current = vector.getElementType();
    else
      current = Type();
  }
}

void GEPOp::build(OpBuilder &builder, OperationState &state, Type resultType, Type elementType, Value basePtr,
                  llvm::ArrayRef<GEPArg> indices, GEPNoWrapFlags noWrapFlags,
                  llvm::ArrayRef<NamedAttribute> attributes) {
  llvm::SmallVector<int32_t> raw;
  llvm::SmallVector<Value> operands = {basePtr};
  splitIndices(elementType, indices, raw, operands);
  state.addOperands(operands);
  state.addTypes(resultType);
  state.addAttributes(attributes);
  auto &properties = state.getOrAddProperties<Properties>();
  properties.rawConstantIndices = builder.getDenseI32ArrayAttr(raw);
  properties.elem_type = TypeAttr::get(elementType);
  properties.noWrapFlags = noWrapFlags;
}

void GEPOp::build(OpBuilder &builder, OperationState &state, Type resultType, Type elementType, Value basePtr,
                  ValueRange indices, GEPNoWrapFlags noWrapFlags, llvm::ArrayRef<NamedAttribute> attributes) {
  build(builder, state, resultType, elementType, basePtr,
        llvm::SmallVector<GEPArg>(indices.begin(), indices.end()), noWrapFlags, attributes);
}

GEPIndicesAdaptor<ValueRange> GEPOp::getIndices() {
  return GEPIndicesAdaptor<ValueRange>(getRawConstantIndicesAttr(), getDynamicIndices());
}

/// Verifies that each index after the first selects a part of the type that the indices before it denote.
static LogicalResult verifyIndexedTypes(GEPOp op) {
  Type current = op.getElemType();
  for (auto [position, index] : llvm::enumerate(op.getRawConstantIndices())) {
    if (position == 0)
      continue;
    if (auto structType = llvm::dyn_cast<LLVMStructType>(current)) {
      if (index == GEPOp::kDynamicIndex)
        return op.emitOpError() << "expected index " << position << " indexing a struct to be constant";
      llvm::ArrayRef<Type> body = structType.getBody();
      if (index < 0 || size_t(index) >= body.size())
        return op.emitOpError() << "index " << position << " indexing a struct is out of bounds";
      current = body[index];
    } else if (auto array = llvm::dyn_cast<LLVMArrayType>(current)) {
      current = array.getElementType();
    } else if (auto vector = llvm::dyn_cast<VectorType>(current)) {
      current = vector.getElementType();
    } else {
      return op.emitOpError() << "type " << current << " cannot be indexed (index #" << position << ")";
    }
  }
  return success();
}

LogicalResult GEPOp::verify() {
  size_t numDynamic = llvm::count(getRawConstantIndices(), kDynamicIndex);
  if (numDynamic != getDynamicIndices().size())
    return emitOpError("expected as many dynamic indices as specified in '")
           << getRawConstantIndicesAttrName().getValue() << "'";
  if (getNoWrapFlags() == GEPNoWrapFlags::inboundsFlag)
    return emitOpError("'inbounds_flag' cannot be used directly.");
  return verifyIndexedTypes(*this);
}

//===----------------------------------------------------------------------===//
// load and store
//===----------------------------------------------------------------------===//

/// Verifies an access of a value of type \p type. An atomic access must not have the orderings \p excluded.
template <typename OpT>
static LogicalResult verifyAccess(OpT op, Type type, llvm::ArrayRef<AtomicOrdering> excluded) {
  AtomicOrdering ordering = op.getOrdering();
  if (ordering == AtomicOrdering::not_atomic) {
    if (op.getSyncscope())
      return op.emitOpError("expected syncscope to be null for non-atomic access");
    return success();
  }
  if (!isTypeCompatibleWithAtomicOp(type, DataLayout::closest(op)))
    return op.emitOpError("unsupported type ") << type << " for atomic access";
  if (llvm::is_contained(excluded, ordering))
    return op.emitOpError("unsupported ordering '") << stringifyAtomicOrdering(ordering) << "'";
  if (!op.getAlignment())
    return op.emitOpError("expected alignment for atomic access");
  return success();
}

/// Adds the memory effects of an access. An access that is volatile, or ordered by an atomic ordering, also
/// reads and writes unknown memory, so that it is not removed, duplicated or reordered.
template <typename OpT>
static void addAccessEffects(OpT op, MemoryEffects::Effect *effect,
                             llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(effect, &op.getAddrMutable());
  if (op.getVolatile_() ||
      (op.getOrdering() != AtomicOrdering::not_atomic && op.getOrdering() != AtomicOrdering::unordered)) {
    effects.emplace_back(MemoryEffects::Write::get());
    effects.emplace_back(MemoryEffects::Read::get());
  }
}

void LoadOp::build(OpBuilder &builder, OperationState &state, Type type, Value addr, unsigned alignment,
                   bool isVolatile, bool isNonTemporal, bool isInvariant, bool isInvariantGroup,
                   AtomicOrdering ordering, llvm::StringRef syncscope) {
  build(builder, state, type, addr, makeAlignment(builder, alignment), isVolatile, isNonTemporal, isInvariant,
        isInvariantGroup, ordering, makeOptionalString(builder, syncscope), /*dereferenceable=*/nullptr,
        /*access_groups=*/nullptr, /*alias_scopes=*/nullptr, /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

LogicalResult LoadOp::verify() {
  return verifyAccess(*this, getRes().getType(), {AtomicOrdering::release, AtomicOrdering::acq_rel});
}

void LoadOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  addAccessEffects(*this, MemoryEffects::Read::get(), effects);
}

llvm::SmallVector<Value> LoadOp::getAccessedOperands() { return {getAddr()}; }

void StoreOp::build(OpBuilder &builder, OperationState &state, Value value, Value addr, unsigned alignment,
                    bool isVolatile, bool isNonTemporal, bool isInvariantGroup, AtomicOrdering ordering,
                    llvm::StringRef syncscope) {
  build(builder, state, value, addr, makeAlignment(builder, alignment), isVolatile, isNonTemporal,
        isInvariantGroup, ordering, makeOptionalString(builder, syncscope), /*access_groups=*/nullptr,
        /*alias_scopes=*/nullptr, /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

LogicalResult StoreOp::verify() {
  return verifyAccess(*this, getValue().getType(), {AtomicOrdering::acquire, AtomicOrdering::acq_rel});
}

void StoreOp::getEffects(llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  addAccessEffects(*this, MemoryEffects::Write::get(), effects);
}

llvm::SmallVector<Value> StoreOp::getAccessedOperands() { return {getAddr()}; }
