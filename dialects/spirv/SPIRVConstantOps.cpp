//===- SPIRVConstantOps.cpp - Constants and specialization constants ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVConstantOps.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// Constant
//===----------------------------------------------------------------------===//

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  Attribute value;
  if (parser.parseAttribute(value))
    return failure();
  result.addAttribute("value", value);
  Type type = NoneType::get(parser.getContext());
  if (auto typed = llvm::dyn_cast<TypedAttr>(value))
    type = typed.getType();
  // Parse the result type after the value if the value has no type, or if it has a tensor type.
  if ((llvm::isa<NoneType>(type) || llvm::isa<TensorType>(type)) && parser.parseColonType(type))
    return failure();
  result.addTypes(type);
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getValue();
  if (llvm::isa<ArrayType>(getType()))
    printer << " : " << getType();
}

/// Verifies that `value` is a value of type `type`.
static LogicalResult verifyConstantType(ConstantOp op, Attribute value, Type type);

/// Verifies that `value` has the type `type`, or that `type` is an array or nested array with the same
/// element type and total number of elements.
static LogicalResult verifyElements(ConstantOp op, DenseElementsAttr value, Type type) {
  auto valueType = llvm::cast<ShapedType>(value.getType());
  if (Type(valueType) == type)
    return success();
  auto array = llvm::dyn_cast<ArrayType>(type);
  if (!array)
    return op.emitOpError("result or element type (")
           << type << ") does not match value type (" << Type(valueType)
           << "), must be the same or spirv.array";
  int64_t numElements = array.getNumElements();
  Type elementType = array.getElementType();
  while (auto inner = llvm::dyn_cast<ArrayType>(elementType)) {
    if (__builtin_mul_overflow(numElements, static_cast<int64_t>(inner.getNumElements()), &numElements))
      numElements = std::numeric_limits<int64_t>::max();
    elementType = inner.getElementType();
  }
  Type valueElementType = valueType.getElementType();
  if (elementType != valueElementType)
    return op.emitOpError("result element type (")
           << elementType << ") does not match value element type (" << valueElementType << ")";
  if (numElements != valueType.getNumElements())
    return op.emitOpError("result number of elements (")
           << numElements << ") does not match value number of elements (" << valueType.getNumElements()
           << ")";
  return success();
}

/// Verifies that the value of a cooperative matrix is a splat.
static LogicalResult verifyMatrix(ConstantOp op, Attribute value) {
  auto dense = llvm::dyn_cast<DenseElementsAttr>(value);
  if (!dense || !dense.isSplat())
    return op.emitOpError("expected a splat dense attribute for cooperative matrix constant, but found ")
           << Attribute(dense);
  return success();
}

static LogicalResult verifyConstantType(ConstantOp op, Attribute value, Type type) {
  if (llvm::isa<CooperativeMatrixType>(type) && failed(verifyMatrix(op, value)))
    return failure();
  if (llvm::isa<IntegerAttr, FloatAttr>(value)) {
    Type found = llvm::cast<TypedAttr>(value).getType();
    if (found == type)
      return success();
    return op.emitOpError("result type (") << type << ") does not match value type (" << found << ")";
  }
  if (auto dense = llvm::dyn_cast<DenseElementsAttr>(value))
    return verifyElements(op, dense, type);
  if (auto list = llvm::dyn_cast<ArrayAttr>(value)) {
    auto array = llvm::dyn_cast<ArrayType>(type);
    if (!array)
      return op.emitOpError("must have spirv.array result type for array value");
    for (Attribute element : list)
      if (failed(verifyConstantType(op, element, array.getElementType())))
        return failure();
    return success();
  }
  return op.emitOpError("cannot have attribute: ") << value;
}

LogicalResult ConstantOp::verify() { return verifyConstantType(*this, getValue(), getType()); }

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  llvm::SmallString<32> name("cst");
  llvm::raw_svector_ostream os(name);
  Type type = getType();
  if (auto integer = llvm::dyn_cast<IntegerAttr>(getValue())) {
    if (type.isInteger(1))
      return setNameFn(getResult(), integer.getValue().isZero() ? "false" : "true");
    integer.getValue().print(os, /*isSigned=*/!type.isUnsignedInteger());
    os << '_' << type;
  } else if (llvm::isa<FloatType>(type)) {
    os << '_' << type;
  } else if (auto vectorType = llvm::dyn_cast<VectorType>(type)) {
    os << "_vec_";
    for (int64_t size : vectorType.getShape())
      os << size << 'x';
    os << vectorType.getElementType();
  }
  setNameFn(getResult(), name);
}

bool ConstantOp::isBuildableWith(Type type) {
  if (!SPIRVType::classof(type))
    return false;
  return type.getDialect().getNamespace() != "spirv" || llvm::isa<ArrayType>(type);
}

/// Returns an integer or float attribute of the type, or a splat of a vector type; null for other types.
static Attribute getNumber(Type type, int64_t number) {
  if (auto vectorType = llvm::dyn_cast<VectorType>(type)) {
    Attribute element = getNumber(vectorType.getElementType(), number);
    return element ? Attribute(DenseElementsAttr::get(vectorType, element)) : Attribute();
  }
  if (llvm::isa<IntegerType>(type))
    return IntegerAttr::get(type, number);
  if (llvm::isa<FloatType>(type))
    return FloatAttr::get(type, static_cast<double>(number));
  return {};
}
ConstantOp ConstantOp::getZero(Type type, Location loc, OpBuilder &builder) {
  Attribute value = getNumber(type, 0);
  assert(value && "not a scalar or vector of scalars");
  return builder.create<ConstantOp>(loc, type, value);
}
ConstantOp ConstantOp::getOne(Type type, Location loc, OpBuilder &builder) {
  Attribute value = getNumber(type, 1);
  assert(value && "not a scalar or vector of scalars");
  return builder.create<ConstantOp>(loc, type, value);
}

//===----------------------------------------------------------------------===//
// EXT.ConstantCompositeReplicate
//===----------------------------------------------------------------------===//

/// Returns the type of the value of an attribute; a list has an array type. Null if the attribute is not
/// typed.
static Type getValueType(Attribute value) {
  if (auto list = llvm::dyn_cast<ArrayAttr>(value)) {
    Type elementType = list.empty() ? Type() : getValueType(list[0]);
    return elementType ? Type(ArrayType::get(elementType, list.size())) : Type();
  }
  auto typed = llvm::dyn_cast<TypedAttr>(value);
  return typed ? typed.getType() : Type();
}

LogicalResult EXTConstantCompositeReplicateOp::verify() {
  Type valueType = getValueType(getValue());
  if (!valueType)
    return emitError("unknown value attribute type");
  // Collect the element types from the outermost to the innermost: each may be the type of the replicated
  // value.
  llvm::SmallVector<Type, 3> possible;
  Type type = getType();
  while (auto composite = llvm::dyn_cast<CompositeType>(type)) {
    if (llvm::isa<StructType>(type) && llvm::cast<StructType>(type).getNumElements() == 0)
      break;
    type = composite.getElementType(0);
    // Stop at a recursive struct type.
    if (llvm::is_contained(possible, type))
      break;
    possible.push_back(type);
  }
  if (llvm::is_contained(possible, valueType))
    return success();
  InFlightDiagnostic diag = emitError("expected value attribute type ");
  llvm::interleave(possible, [&](Type type) { diag << type; }, [&] { diag << " or "; });
  return diag << ", but got: " << valueType;
}

//===----------------------------------------------------------------------===//
// SpecConstant
//===----------------------------------------------------------------------===//

ParseResult SpecConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  if (parser.parseSymbolName(name, "sym_name", result.attributes))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("spec_id"))) {
    IntegerAttr id;
    if (parser.parseLParen() || parser.parseAttribute(id, "spec_id", result.attributes) ||
        parser.parseRParen())
      return failure();
  }
  Attribute value;
  return failure(parser.parseEqual() || parser.parseAttribute(value, "default_value", result.attributes));
}

void SpecConstantOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  if (auto id = (*this)->getAttrOfType<IntegerAttr>("spec_id"))
    printer << " spec_id(" << id.getInt() << ')';
  printer << " = " << Attribute(getDefaultValueAttr());
}

LogicalResult SpecConstantOp::verify() {
  if (auto id = (*this)->getAttrOfType<IntegerAttr>("spec_id"); id && id.getValue().isNegative())
    return emitOpError("SpecId cannot be negative");
  Attribute value = getDefaultValueAttr();
  if (!llvm::isa<IntegerAttr>(value) && !llvm::isa<FloatAttr>(value))
    return emitOpError("default value can only be a bool, integer, or float scalar");
  if (!llvm::isa<SPIRVType>(llvm::cast<TypedAttr>(value).getType()))
    return emitOpError("default value bitwidth disallowed");
  return success();
}

//===----------------------------------------------------------------------===//
// SpecConstantComposite, EXT.SpecConstantCompositeReplicate
//===----------------------------------------------------------------------===//

ParseResult SpecConstantCompositeOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  llvm::SmallVector<Attribute> constituents;
  auto parseConstituent = [&]() -> ParseResult {
    FlatSymbolRefAttr constituent;
    if (parser.parseAttribute(constituent))
      return failure();
    constituents.push_back(constituent);
    return success();
  };
  Type type;
  if (parser.parseSymbolName(name, "sym_name", result.attributes) || parser.parseLParen() ||
      parser.parseCommaSeparatedList(parseConstituent) || parser.parseRParen() || parser.parseColonType(type))
    return failure();
  result.addAttribute("constituents", parser.getBuilder().getArrayAttr(constituents));
  result.addAttribute("type", TypeAttr::get(type));
  return success();
}

void SpecConstantCompositeOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  printer << " (";
  llvm::interleave(getConstituents(), [&](Attribute attr) { printer << attr; }, [&] { printer << ", "; });
  printer << ") : " << getType();
}

/// Returns the specialization constant that `name`, a constituent of `op`, refers to; null if there is none.
static SpecConstantOp findConstituent(Operation *op, SymbolRefAttr name) {
  return llvm::dyn_cast_or_null<SpecConstantOp>(
      SymbolTable::lookupNearestSymbolFrom(op->getParentOp(), name));
}

LogicalResult SpecConstantCompositeOp::verify() {
  auto composite = llvm::dyn_cast<CompositeType>(getType());
  if (!composite)
    return emitError("result type must be a composite type, but provided ") << getType();
  if (llvm::isa<CooperativeMatrixType>(composite))
    return emitError("unsupported composite type  ") << getType();
  unsigned expected = composite.hasCompileTimeKnownNumElements() ? composite.getNumElements() : 0;
  ArrayAttr constituents = getConstituents();
  if (constituents.size() != expected)
    return emitError("has incorrect number of operands: expected ")
           << expected << ", but provided " << constituents.size();
  for (auto [index, name] : llvm::enumerate(constituents)) {
    auto symbol = llvm::dyn_cast<FlatSymbolRefAttr>(name);
    SpecConstantOp constituent = symbol ? findConstituent(*this, symbol) : SpecConstantOp();
    if (!constituent)
      return emitError("unknown constituent ") << name;
    Type type = llvm::cast<TypedAttr>(Attribute(constituent.getDefaultValueAttr())).getType();
    if (type != composite.getElementType(index))
      return emitError("has incorrect types of operands: expected ")
             << composite.getElementType(index) << ", but provided " << type;
  }
  return success();
}

ParseResult EXTSpecConstantCompositeReplicateOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  FlatSymbolRefAttr constituent;
  Type type;
  if (parser.parseSymbolName(name, "sym_name", result.attributes) || parser.parseLParen() ||
      parser.parseAttribute(constituent, "constituent", result.attributes) || parser.parseRParen() ||
      parser.parseColonType(type))
    return failure();
  result.addAttribute("type", TypeAttr::get(type));
  return success();
}

void EXTSpecConstantCompositeReplicateOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  printer << " (" << getConstituent() << ") : " << getType();
}

LogicalResult EXTSpecConstantCompositeReplicateOp::verify() {
  auto composite = llvm::dyn_cast<CompositeType>(getType());
  if (!composite)
    return emitError("result type must be a composite type, but provided ") << getType();
  SpecConstantOp constituent = findConstituent(*this, getConstituent());
  if (!constituent)
    return emitError("splat spec constant reference defining constituent not found");
  Type type = llvm::cast<TypedAttr>(Attribute(constituent.getDefaultValueAttr())).getType();
  auto structType = llvm::dyn_cast<StructType>(getType());
  if (structType && structType.getNumElements() == 0)
    return success();
  if (type != composite.getElementType(0))
    return emitError("constituent has incorrect type: expected ")
           << composite.getElementType(0) << ", but provided " << type;
  return success();
}

//===----------------------------------------------------------------------===//
// mlir.referenceof
//===----------------------------------------------------------------------===//

LogicalResult ReferenceOfOp::verify() {
  Operation *op = SymbolTable::lookupNearestSymbolFrom((*this)->getParentOp(), getSpecConstAttr());
  Type type;
  if (auto constant = llvm::dyn_cast_or_null<SpecConstantOp>(op))
    type = llvm::cast<TypedAttr>(Attribute(constant.getDefaultValueAttr())).getType();
  else if (auto composite = llvm::dyn_cast_or_null<SpecConstantCompositeOp>(op))
    type = composite.getType();
  else if (auto replicated = llvm::dyn_cast_or_null<EXTSpecConstantCompositeReplicateOp>(op))
    type = replicated.getType();
  else
    return emitOpError("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol");
  if (getReference().getType() != type)
    return emitOpError("result type mismatch with the referenced specialization constant's type");
  return success();
}

//===----------------------------------------------------------------------===//
// SpecConstantOperation
//===----------------------------------------------------------------------===//

/// Parses the generic form of an op without regions and successors, `"spirv.IAdd"(%a, %b) <{…}> {…} : (i32,
/// i32) -> i32`, and appends the op to the block. Returns null after an error.
static Operation *parseWrapped(OpAsmParser &parser, Block &block) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string name;
  if (failed(parser.parseOptionalString(&name)) || name.empty())
    return parser.emitError(loc, "expected operation name in quotes"), nullptr;
  OperationState state(parser.getCompactLocation(loc), OperationName(name, parser.getContext()));
  if (!state.name.isRegistered())
    return parser.emitError(loc, "expected a registered operation"), nullptr;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren))
    return nullptr;
  if (succeeded(parser.parseOptionalLess())) {
    DictionaryAttr properties;
    if (parser.parseAttribute(properties) || parser.parseGreater())
      return nullptr;
    state.addAttributes(properties.getValue());
  }
  FunctionType type;
  if (parser.parseOptionalAttrDict(state.attributes) || parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, state.operands))
    return nullptr;
  if (state.attributes.findDuplicate())
    return parser.emitError(loc, "duplicate attribute"), nullptr;
  if (type.getNumResults() != 1)
    return parser.emitError(loc, "expected a wrapped op with one result"), nullptr;
  state.addTypes(type.getResults());
  Operation *op = Operation::create(state);
  block.push_back(op);
  return op;
}

ParseResult SpecConstantOperationOp::parse(OpAsmParser &parser, OperationState &result) {
  Region *body = result.addRegion();
  if (parser.parseKeyword("wraps"))
    return failure();
  Block &block = *Block::create(parser.getContext());
  body->push_back(&block);
  Operation *wrapped = parseWrapped(parser, block);
  if (!wrapped)
    return failure();
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToEnd(&block);
  builder.create<YieldOp>(wrapped->getLoc(), wrapped->getResult(0));
  result.addTypes(wrapped->getResult(0).getType());
  result.location = wrapped->getCompactLoc();
  return parser.parseOptionalAttrDict(result.attributes);
}

void SpecConstantOperationOp::print(OpAsmPrinter &printer) {
  printer << " wraps ";
  printer.printGenericOp(&getBody().front().front());
  printer.printOptionalAttrDict((*this)->getAttrList());
}

LogicalResult SpecConstantOperationOp::verifyRegions() {
  Block &block = getBody().front();
  if (block.empty() || std::next(block.begin()) == block.end() || std::next(block.begin(), 2) != block.end())
    return emitOpError("expected exactly 2 nested ops");
  Operation &wrapped = block.front();
  if (!llvm::isa<UsableInSpecConstantOp>(&wrapped))
    return emitOpError("invalid enclosed op");
  for (Value operand : wrapped.getOperands()) {
    Operation *def = operand.getDefiningOp();
    if (!def || !(llvm::isa<ConstantOp>(def) || llvm::isa<ReferenceOfOp>(def) ||
                  llvm::isa<SpecConstantOperationOp>(def)))
      return emitOpError("invalid operand, must be defined by a constant operation");
  }
  return success();
}
