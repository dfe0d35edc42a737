//===- LLVMArith.cpp - Syntax and verification of arithmetic --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Directives, builders and verifiers of the ops of LLVMArith.td. Folders are in LLVMArithFolders.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMArith.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/Matchers.h"

using namespace mlir;
using namespace mlir::LLVM;

Type LLVM::getI1SameShape(Type type) {
  Type i1 = IntegerType::get(type.getContext(), 1);
  auto vector = llvm::dyn_cast<VectorType>(type);
  return vector ? Type(VectorType::get(vector.getShape(), i1, vector.getScalableDims())) : i1;
}

uint64_t LLVM::getVectorBitWidth(Type vector) {
  Type element = llvm::cast<VectorType>(vector).getElementType();
  // The size of a pointer depends on the data layout.
  return element.isIntOrFloat()
             ? getVectorNumElements(vector).getKnownMinValue() * element.getIntOrFloatBitWidth()
             : 0;
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// A division is speculatable if its divisor is a constant other than zero and, for signed divisions, other
/// than -1.
static Speculation::Speculatability speculateDivision(Value divisor, bool isSigned) {
  llvm::APInt value;
  bool isSafe =
      matchPattern(divisor, m_ConstantInt(&value)) && !value.isZero() && !(isSigned && value.isAllOnes());
  return isSafe ? Speculation::Speculatable : Speculation::NotSpeculatable;
}
Speculation::Speculatability UDivOp::getSpeculatability() { return speculateDivision(getRhs(), false); }
Speculation::Speculatability SDivOp::getSpeculatability() { return speculateDivision(getRhs(), true); }

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

template <typename AttrT, typename EnumT>
static ParseResult parsePredicate(OpAsmParser &parser, AttrT &predicate,
                                  std::optional<EnumT> (*symbolize)(llvm::StringRef)) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringAttr name;
  if (parser.parseAttribute(name))
    return failure();
  std::optional<EnumT> value = symbolize(name.getValue());
  if (!value)
    return parser.emitError(loc) << "'" << name.getValue()
                                 << "' is an incorrect value of the 'predicate' attribute";
  predicate = AttrT::get(parser.getContext(), *value);
  return success();
}

ParseResult LLVM::parseComparePredicate(OpAsmParser &parser, ICmpPredicateAttr &predicate) {
  return parsePredicate(parser, predicate, &symbolizeICmpPredicate);
}
ParseResult LLVM::parseComparePredicate(OpAsmParser &parser, FCmpPredicateAttr &predicate) {
  return parsePredicate(parser, predicate, &symbolizeFCmpPredicate);
}
void LLVM::printComparePredicate(OpAsmPrinter &printer, Operation *, ICmpPredicateAttr predicate) {
  printer << '"' << stringifyICmpPredicate(predicate.getValue()) << '"';
}
void LLVM::printComparePredicate(OpAsmPrinter &printer, Operation *, FCmpPredicateAttr predicate) {
  printer << '"' << stringifyFCmpPredicate(predicate.getValue()) << '"';
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

LogicalResult BitcastOp::verify() {
  auto pointer = llvm::dyn_cast<LLVMPointerType>(getElementTypeOrSelf(getType()));
  auto sourcePointer = llvm::dyn_cast<LLVMPointerType>(getElementTypeOrSelf(getArg().getType()));
  if (!pointer != !sourcePointer)
    return emitOpError("can only cast pointers from and to pointers");
  if (!pointer)
    return success();
  bool isVector = llvm::isa<VectorType>(getType()),
       isVectorSource = llvm::isa<VectorType>(getArg().getType());
  if (isVector && !isVectorSource)
    return emitOpError("cannot cast pointer to vector of pointers");
  if (!isVector && isVectorSource)
    return emitOpError("cannot cast vector of pointers to pointer");
  // LLVM also requires equal numbers of elements; that is left to its verifier.
  if (pointer.getAddressSpace() != sourcePointer.getAddressSpace())
    return emitOpError("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
  return success();
}

/// Verifies that the result of an integer extension has more bits and the same shape.
template <typename OpT>
static LogicalResult verifyExtension(OpT op) {
  Type from = op.getArg().getType(), to = op.getResult().getType();
  auto fromVector = llvm::dyn_cast<VectorType>(from), toVector = llvm::dyn_cast<VectorType>(to);
  if (fromVector && !toVector)
    return op.emitError("input type is a vector but output type is an integer");
  if (!fromVector && toVector)
    return op.emitError("input type is an integer but output type is a vector");
  if (fromVector && getVectorNumElements(from) != getVectorNumElements(to))
    return op.emitError("input and output vectors are of incompatible shape");
  if (getElementTypeOrSelf(to).getIntOrFloatBitWidth() <= getElementTypeOrSelf(from).getIntOrFloatBitWidth())
    return op.emitError(
        "integer width of the output type is smaller or equal to the integer width of the input type");
  return success();
}
LogicalResult SExtOp::verify() { return verifyExtension(*this); }
LogicalResult ZExtOp::verify() { return verifyExtension(*this); }

Value AddrSpaceCastOp::getViewSource() { return getArg(); }

//===----------------------------------------------------------------------===//
// Elements of structures and arrays
//===----------------------------------------------------------------------===//

Type LLVM::getInsertExtractValueElementType(llvm::function_ref<InFlightDiagnostic(llvm::StringRef)> emitError,
                                            Type containerType, llvm::ArrayRef<int64_t> position) {
  Type type = containerType;
  for (int64_t index : position) {
    auto array = llvm::dyn_cast<LLVMArrayType>(type);
    auto structure = llvm::dyn_cast<LLVMStructType>(type);
    if (!array && !structure) {
      emitError("expected LLVM IR structure/array type, got: ") << type;
      return {};
    }
    uint64_t size = array ? array.getNumElements() : structure.getBody().size();
    if (index < 0 || static_cast<uint64_t>(index) >= size) {
      emitError("position out of bounds: ") << index;
      return {};
    }
    type = array ? array.getElementType() : structure.getBody()[index];
  }
  return type;
}

ParseResult LLVM::parseInsertExtractValueElementType(OpAsmParser &parser, Type &elementType,
                                                     Type containerType, DenseI64ArrayAttr position) {
  if (!isCompatibleType(containerType))
    return parser.emitError(parser.getCurrentLocation())
           << "expected LLVM IR Dialect type, got " << containerType;
  elementType = getInsertExtractValueElementType(
      [&](llvm::StringRef text) { return parser.emitError(parser.getCurrentLocation()) << text; },
      containerType, position.asArrayRef());
  return success(bool(elementType));
}

void ExtractValueOp::build(OpBuilder &builder, OperationState &state, Value container,
                           llvm::ArrayRef<int64_t> position) {
  Type type = getInsertExtractValueElementType(
      [&](llvm::StringRef text) { return mlir::emitError(state.location) << text; }, container.getType(),
      position);
  build(builder, state, type, container, builder.getDenseI64ArrayAttr(position));
}

LogicalResult ExtractValueOp::verify() {
  Type type = getInsertExtractValueElementType([&](llvm::StringRef text) { return emitOpError(text); },
                                               getContainer().getType(), getPosition());
  if (!type)
    return failure();
  if (getRes().getType() != type)
    return emitOpError("Type mismatch: extracting from ")
           << getContainer().getType() << " should produce " << type << " but this op returns "
           << getRes().getType();
  return success();
}

LogicalResult InsertValueOp::verify() {
  Type type = getInsertExtractValueElementType([&](llvm::StringRef text) { return emitOpError(text); },
                                               getContainer().getType(), getPosition());
  if (!type)
    return failure();
  if (getValue().getType() != type)
    return emitOpError("Type mismatch: cannot insert ")
           << getValue().getType() << " into " << getContainer().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Shuffles
//===----------------------------------------------------------------------===//

/// Returns the type of a shuffle: a vector with one element for each element of the mask.
static Type getShuffledType(Type operand, size_t size) {
  return LLVM::getVectorType(llvm::cast<VectorType>(operand).getElementType(), size,
                             isScalableVectorType(operand));
}

ParseResult LLVM::parseShuffleType(OpAsmParser &parser, Type operandType, Type &resultType,
                                   DenseI32ArrayAttr mask) {
  if (!isCompatibleVectorType(operandType))
    return parser.emitError(parser.getCurrentLocation()) << "expected an LLVM compatible vector type";
  if (mask.empty())
    return parser.emitError(parser.getCurrentLocation()) << "expected a mask with at least one element";
  resultType = getShuffledType(operandType, mask.size());
  return success();
}

void ShuffleVectorOp::build(OpBuilder &builder, OperationState &state, Value v1, Value v2,
                            DenseI32ArrayAttr mask, llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, getShuffledType(v1.getType(), mask.size()), v1, v2, mask);
  state.addAttributes(attrs);
}
void ShuffleVectorOp::build(OpBuilder &builder, OperationState &state, Value v1, Value v2,
                            llvm::ArrayRef<int32_t> mask) {
  build(builder, state, v1, v2, builder.getDenseI32ArrayAttr(mask));
}

LogicalResult ShuffleVectorOp::verify() {
  bool isSplat = llvm::all_equal(getMask()) && (getMask().empty() || getMask().front() == 0);
  if (isScalableVectorType(getV1().getType()) && !isSplat)
    return emitOpError("expected a splat operation for scalable vectors");
  return success();
}
