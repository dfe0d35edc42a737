//===- SPIRVMemoryOps.cpp - Variables, loads, stores, access chains -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVMemoryOps.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/Matchers.h"

using namespace mlir;
using namespace mlir::spirv;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

static PointerType pointerTo(Value value) { return llvm::cast<PointerType>(value.getType()); }

//===----------------------------------------------------------------------===//
// Memory accesses
//===----------------------------------------------------------------------===//

namespace {
/// The names of the attributes of one memory access. CopyMemory has two memory accesses.
struct AccessNames {
  llvm::StringRef access = "memory_access";
  llvm::StringRef alignment = "alignment";
};
} // namespace
static constexpr AccessNames targetNames;
static constexpr AccessNames sourceNames = {"source_memory_access", "source_alignment"};

/// Parses an optional memory access: `["Volatile"]` or `["Aligned", 4]`.
static ParseResult parseAccess(OpAsmParser &parser, OperationState &result,
                               const AccessNames &names = targetNames) {
  if (failed(parser.parseOptionalLSquare()))
    return success();
  MemoryAccess access;
  if (parseQuotedEnum(parser, access, "memory_access", symbolizeMemoryAccess))
    return failure();
  result.addAttribute(names.access, MemoryAccessAttr::get(parser.getContext(), access));
  if (bitEnumContainsAll(access, MemoryAccess::Aligned)) {
    IntegerAttr alignment;
    if (parser.parseComma() || parser.parseAttribute(alignment, IntegerType::get(parser.getContext(), 32),
                                                     names.alignment, result.attributes))
      return failure();
  }
  return parser.parseRSquare();
}

static void printAccess(OpAsmPrinter &printer, std::optional<MemoryAccess> access,
                        std::optional<uint32_t> alignment) {
  if (!access)
    return;
  printer << " [\"" << stringifyMemoryAccess(*access) << '"';
  if (bitEnumContainsAll(*access, MemoryAccess::Aligned) && alignment)
    printer << ", " << *alignment;
  printer << ']';
}

static LogicalResult verifyAccess(Operation *op, std::optional<MemoryAccess> access, bool hasAlignment) {
  if (!access)
    return hasAlignment ? op->emitOpError(
                              "invalid alignment specification without aligned memory access specification")
                        : success();
  bool isAligned = bitEnumContainsAll(*access, MemoryAccess::Aligned);
  if (isAligned && !hasAlignment)
    return op->emitOpError("missing alignment value");
  if (!isAligned && hasAlignment)
    return op->emitOpError("invalid alignment specification with non-aligned memory access specification");
  return success();
}

static void printStorageClass(OpAsmPrinter &printer, Value pointer) {
  printer << " \"" << stringifyStorageClass(pointerTo(pointer).getStorageClass()) << "\" ";
}

//===----------------------------------------------------------------------===//
// Variable
//===----------------------------------------------------------------------===//

ParseResult VariableOp::parse(OpAsmParser &parser, OperationState &result) {
  UnresolvedOperand initializer;
  bool hasInitializer = succeeded(parser.parseOptionalKeyword("init"));
  if (hasInitializer && (parser.parseLParen() || parser.parseOperand(initializer) || parser.parseRParen()))
    return failure();
  if (parseVariableDecorations(parser, result) || parser.parseColon())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  auto pointer = llvm::dyn_cast<PointerType>(type);
  if (!pointer)
    return parser.emitError(loc, "expected spirv.ptr type");
  result.addTypes(pointer);
  if (hasInitializer && parser.resolveOperand(initializer, pointer.getPointeeType(), result.operands))
    return failure();
  result.addAttribute("storage_class", StorageClassAttr::get(parser.getContext(), pointer.getStorageClass()));
  return success();
}

void VariableOp::print(OpAsmPrinter &printer) {
  if (Value initializer = getInitializer())
    printer << " init(" << initializer << ')';
  printer.printOptionalAttrDict((*this)->getAttrList(), {"storage_class"});
  printer << " : " << getType();
}

LogicalResult VariableOp::verify() {
  if (getStorageClass() != StorageClass::Function)
    return emitOpError(
        "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level "
        "variables.");
  if (getStorageClass() != getPointerType().getStorageClass())
    return emitOpError("storage class must match result pointer's storage class");
  if (Value initializer = getInitializer()) {
    Operation *op = initializer.getDefiningOp();
    bool isConstant =
        op && (matchPattern(op, m_Constant()) || llvm::isa<ReferenceOfOp>(op) || llvm::isa<AddressOfOp>(op));
    if (!isConstant)
      return emitOpError("initializer must be the result of a constant or spirv.GlobalVariable op");
  }
  for (llvm::StringRef name : {"descriptor_set", "binding", "built_in"})
    if ((*this)->getAttr(name))
      return emitOpError("cannot have '") << name << "' attribute (only allowed in spirv.GlobalVariable)";
  return success();
}

//===----------------------------------------------------------------------===//
// Load, Store
//===----------------------------------------------------------------------===//

ParseResult LoadOp::parse(OpAsmParser &parser, OperationState &result) {
  StorageClass storageClass;
  UnresolvedOperand pointer;
  Type type;
  if (parseQuotedEnum(parser, storageClass, "storage_class", symbolizeStorageClass) ||
      parser.parseOperand(pointer) || parseAccess(parser, result) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type) ||
      parser.resolveOperand(pointer, PointerType::get(type, storageClass), result.operands))
    return failure();
  result.addTypes(type);
  return success();
}

void LoadOp::print(OpAsmPrinter &printer) {
  printStorageClass(printer, getPtr());
  printer << getPtr();
  printAccess(printer, getMemoryAccess(), getAlignment());
  printer.printOptionalAttrDict((*this)->getAttrList(), {"memory_access", "alignment"});
  printer << " : " << getType();
}

LogicalResult LoadOp::verify() {
  if (getType() != pointerTo(getPtr()).getPointeeType())
    return emitOpError("mismatch in result type and pointer type");
  return verifyAccess(*this, getMemoryAccess(), getAlignment().has_value());
}

ParseResult StoreOp::parse(OpAsmParser &parser, OperationState &result) {
  StorageClass storageClass;
  llvm::SmallVector<UnresolvedOperand, 2> operands;
  if (parseQuotedEnum(parser, storageClass, "storage_class", symbolizeStorageClass))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::None, /*allowResultNumber=*/true, 2) ||
      parseAccess(parser, result) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  Type pointer = PointerType::get(type, storageClass);
  return parser.resolveOperands(operands, llvm::ArrayRef<Type>({pointer, type}), loc, result.operands);
}

void StoreOp::print(OpAsmPrinter &printer) {
  printStorageClass(printer, getPtr());
  printer << getPtr() << ", " << getValue();
  printAccess(printer, getMemoryAccess(), getAlignment());
  printer.printOptionalAttrDict((*this)->getAttrList(), {"memory_access", "alignment"});
  printer << " : " << getValue().getType();
}

LogicalResult StoreOp::verify() {
  if (getValue().getType() != pointerTo(getPtr()).getPointeeType())
    return emitOpError("mismatch in result type and pointer type");
  return verifyAccess(*this, getMemoryAccess(), getAlignment().has_value());
}

//===----------------------------------------------------------------------===//
// CopyMemory
//===----------------------------------------------------------------------===//

ParseResult CopyMemoryOp::parse(OpAsmParser &parser, OperationState &result) {
  StorageClass targetClass, sourceClass;
  UnresolvedOperand target, source;
  if (parseQuotedEnum(parser, targetClass, "storage_class", symbolizeStorageClass) ||
      parser.parseOperand(target) || parser.parseComma() ||
      parseQuotedEnum(parser, sourceClass, "storage_class", symbolizeStorageClass) ||
      parser.parseOperand(source) || parseAccess(parser, result))
    return failure();
  if (succeeded(parser.parseOptionalComma()) && parseAccess(parser, result, sourceNames))
    return failure();
  // MLIR parses the attribute dictionary after the type, but prints it before the type. Both positions are
  // accepted here.
  Type type;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return failure(parser.resolveOperand(target, PointerType::get(type, targetClass), result.operands) ||
                 parser.resolveOperand(source, PointerType::get(type, sourceClass), result.operands));
}

/// Prints the same redundant spaces and comma as MLIR.
void CopyMemoryOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printStorageClass(printer, getTarget());
  printer << getTarget() << ", ";
  printStorageClass(printer, getSource());
  printer << getSource();
  printAccess(printer, getMemoryAccess(), getAlignment());
  printer << ", ";
  // The memory access of the target is also that of the source if the source has none.
  std::optional<MemoryAccess> sourceAccess = getSourceMemoryAccess();
  printAccess(printer, sourceAccess ? sourceAccess : getMemoryAccess(),
              sourceAccess ? getSourceAlignment() : getAlignment());
  printer.printOptionalAttrDict((*this)->getAttrList(),
                                {"memory_access", "alignment", "source_memory_access", "source_alignment"});
  printer << " : " << pointerTo(getTarget()).getPointeeType();
}

LogicalResult CopyMemoryOp::verify() {
  if (pointerTo(getTarget()).getPointeeType() != pointerTo(getSource()).getPointeeType())
    return emitOpError("both operands must be pointers to the same type");
  if (failed(verifyAccess(*this, getMemoryAccess(), getAlignment().has_value())))
    return failure();
  return verifyAccess(*this, getSourceMemoryAccess(), getSourceAlignment().has_value());
}

//===----------------------------------------------------------------------===//
// Access chains
//===----------------------------------------------------------------------===//

/// Returns the value of an index if it is a constant that fits 64 bits.
static std::optional<int64_t> getConstantIndex(Value index) {
  auto constant = index.getDefiningOp<ConstantOp>();
  auto value = constant ? llvm::dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
  if (!value || value.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return value.getValue().getSExtValue();
}

/// Returns the type of a pointer to the constituent that the indices select, or null after an error. \param
/// opName the op's name in diagnostics.
static Type getChainType(llvm::StringRef opName, Location loc, Type pointerType, ValueRange indices) {
  auto pointer = llvm::dyn_cast<PointerType>(pointerType);
  auto report = [&](const llvm::Twine &words) {
    return emitError(loc) << "'" << opName << "' op " << words.str();
  };
  if (!pointer)
    return report("extracts from a value of non-pointer type"), Type();
  Type type = pointer.getPointeeType();
  for (Value indexValue : indices) {
    int64_t index = 0;
    auto composite = llvm::dyn_cast<CompositeType>(type);
    if (!composite) {
      report("cannot extract from non-composite type ") << type << " with index " << index;
      return {};
    }
    if (auto structType = llvm::dyn_cast<StructType>(type)) {
      std::optional<int64_t> constant = getConstantIndex(indexValue);
      if (!constant) {
        report("index must be an integer spirv.Constant to access element of spirv.struct");
        return {};
      }
      index = *constant;
      if (index < 0 || index >= static_cast<int64_t>(structType.getNumElements())) {
        report("index ") << index << " out of bounds for " << type;
        return {};
      }
    }
    type = composite.getElementType(index);
  }
  return PointerType::get(type, pointer.getStorageClass());
}

static LogicalResult verifyChain(Operation *op, Value base, ValueRange indices) {
  Type expected = getChainType(op->getName().getStringRef(), op->getLoc(), base.getType(), indices);
  if (!expected)
    return failure();
  Type provided = op->getResult(0).getType();
  if (expected != provided)
    return op->emitOpError("invalid result type: expected ") << expected << ", but provided " << provided;
  return success();
}

/// Returns the result type of an op that is being built. \pre The indices are valid for the pointer.
static Type getChainType(const OperationState &state, Value base, ValueRange indices) {
  Type type = getChainType(state.name.getStringRef(), state.location.materialize(state.getContext()),
                           base.getType(), indices);
  assert(type && "invalid indices");
  return type;
}

void AccessChainOp::build(OpBuilder &builder, OperationState &state, Value basePtr, ValueRange indices) {
  build(builder, state, getChainType(state, basePtr, indices), basePtr, indices);
}
void PtrAccessChainOp::build(OpBuilder &builder, OperationState &state, Value basePtr, Value element,
                             ValueRange indices) {
  build(builder, state, getChainType(state, basePtr, indices), basePtr, element, indices);
}
void InBoundsPtrAccessChainOp::build(OpBuilder &builder, OperationState &state, Value basePtr, Value element,
                                     ValueRange indices) {
  build(builder, state, getChainType(state, basePtr, indices), basePtr, element, indices);
}

LogicalResult AccessChainOp::verify() { return verifyChain(*this, getBasePtr(), getIndices()); }
LogicalResult PtrAccessChainOp::verify() { return verifyChain(*this, getBasePtr(), getIndices()); }
LogicalResult InBoundsPtrAccessChainOp::verify() { return verifyChain(*this, getBasePtr(), getIndices()); }
