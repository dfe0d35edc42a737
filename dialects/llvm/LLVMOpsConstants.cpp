//===- LLVMOpsConstants.cpp - Constants and addresses of symbols ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// zero, undef, poison
//===----------------------------------------------------------------------===//

OpFoldResult ZeroOp::fold(FoldAdaptor) {
  // For numeric types, fold to a number or elements attribute, with which users can fold; for other types, to
  // ZeroAttr.
  if (TypedAttr zero = Builder(getContext()).getZeroAttr(getRes().getType()))
    return Attribute(zero);
  return Attribute(ZeroAttr::get(getContext()));
}
OpFoldResult UndefOp::fold(FoldAdaptor) { return UndefAttr::get(getContext()); }
OpFoldResult PoisonOp::fold(FoldAdaptor) { return PoisonAttr::get(getContext()); }

LogicalResult ZeroOp::verify() {
  auto type = llvm::dyn_cast<LLVMTargetExtType>(getRes().getType());
  if (type && !type.hasProperty(LLVMTargetExtType::HasZeroInit))
    return emitOpError("target extension type does not support zero-initializer");
  return success();
}

//===----------------------------------------------------------------------===//
// constant
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  if (auto typed = llvm::dyn_cast<TypedAttr>(value); typed && typed.getType() != type)
    return false;
  return isCompatibleType(type) && llvm::isa<IntegerAttr, FloatAttr, ElementsAttr>(value);
}

ConstantOp ConstantOp::materialize(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (!isBuildableWith(value, type))
    return nullptr;
  return ConstantOp::create(builder, loc, type, llvm::cast<TypedAttr>(value));
}

/// Returns the element type of a vector or of nested arrays and vectors.
static Type getInnermostElement(Type type) {
  for (;;) {
    if (auto array = llvm::dyn_cast<LLVMArrayType>(type))
      type = array.getElementType();
    else if (auto vector = llvm::dyn_cast<VectorType>(type))
      return vector.getElementType();
    else
      return type;
  }
}

/// Returns the number of elements of a vector or of nested arrays and vectors; none if it is scalable.
static std::optional<int64_t> countElements(Type type) {
  int64_t count = 1;
  while (auto array = llvm::dyn_cast<LLVMArrayType>(type)) {
    count *= array.getNumElements();
    type = array.getElementType();
  }
  if (auto vector = llvm::dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return std::nullopt;
    count *= vector.getNumElements();
  }
  return count;
}

/// Verifies that a float constant of type \p from can have type \p to: a float with the same semantics, or an
/// integer of the same width.
static LogicalResult verifyFloat(Operation *op, FloatType from, Type to) {
  if (auto toFloat = llvm::dyn_cast<FloatType>(to)) {
    if (&toFloat.getFloatSemantics() != &from.getFloatSemantics())
      return op->emitOpError("attribute and type have different float semantics");
    return success();
  }
  // Floating-point types that LLVM IR lacks are represented by integers.
  unsigned width = from.getWidth();
  if (!to.isInteger(width))
    return op->emitOpError() << "expected integer type of width " << width;
  return success();
}

/// Verifies the constant of a struct. All its elements must be numbers.
static LogicalResult verifyStruct(ConstantOp op, LLVMStructType type) {
  auto values = llvm::dyn_cast<ArrayAttr>(op.getValue());
  if (!values)
    return op.emitOpError("expected array attribute for struct type");
  llvm::ArrayRef<Type> elements = type.getBody();
  if (values.size() != elements.size())
    return op.emitOpError() << "expected array attribute of size " << elements.size();
  for (auto [index, value, element] : llvm::enumerate(values.getValue(), elements)) {
    if (!llvm::isa<IntegerAttr, FloatAttr>(value)) {
      if (!llvm::isa<IntegerType, FloatType>(element))
        return op.emitOpError("expected struct element types to be floating point type or integer type");
      return op.emitOpError("expected element of array attribute to be floating point or integer");
    }
    if (!llvm::isa<IntegerType, FloatType>(element))
      return op.emitOpError("expected struct element types to be floating point type or integer type");
    if (llvm::cast<TypedAttr>(value).getType() != element)
      return op.emitOpError() << "struct element at index " << index << " is of wrong type";
  }
  return success();
}

/// Verifies the constant of an array of structs, which is a nested array attribute. An attribute for zero or
/// undef in it stands for a whole subarray or struct.
static LogicalResult verifyStructArray(ConstantOp op, LLVMArrayType type, ArrayAttr values) {
  auto isWhole = [](Attribute value) { return llvm::isa<ZeroAttr, UndefAttr>(value); };
  // All subarrays of one dimension, in order. Each iteration replaces them by the subarrays of the next
  // dimension.
  llvm::SmallVector<ArrayAttr> arrays = {values};
  LLVMArrayType current = type;
  for (unsigned dim = 0;; ++dim) {
    for (ArrayAttr array : arrays)
      if (array.size() != current.getNumElements())
        return op.emitOpError() << "array attribute size does not match array type size in dimension " << dim
                                << ": " << array.size() << " vs. " << current.getNumElements();
    Type element = current.getElementType();
    auto structType = llvm::dyn_cast<LLVMStructType>(element);
    auto nested = llvm::dyn_cast<LLVMArrayType>(element);
    llvm::SmallVector<ArrayAttr> next;
    size_t index = 0;
    for (ArrayAttr array : arrays)
      for (Attribute value : array) {
        auto inner = llvm::dyn_cast<ArrayAttr>(value);
        if (inner)
          next.push_back(inner);
        if (structType && inner && inner.size() != structType.getBody().size())
          return op.emitOpError() << "nested array attribute size for struct element at index " << index
                                  << " must match struct size: " << inner.size() << " vs. "
                                  << structType.getBody().size();
        if (!inner && !isWhole(value) && (structType || nested)) {
          InFlightDiagnostic diag = op.emitOpError("nested attribute for ");
          if (structType)
            diag << "struct element at index " << index;
          else
            diag << "sub-array in dimension " << dim << " at index " << index;
          return diag << " must be a zero, or undef, or array attribute";
        }
        ++index;
      }
    if (structType || (nested && next.empty()))
      return success();
    if (!nested)
      return op.emitOpError("for array with an array attribute must have a struct element type");
    arrays = std::move(next);
    current = nested;
  }
}

/// Verifies the constant of a vector, or of nested arrays, of numbers.
static LogicalResult verifyElements(ConstantOp op, ElementsAttr elements) {
  Type type = op.getRes().getType();
  auto vector = llvm::dyn_cast<VectorType>(type);
  if (!vector && !llvm::isa<LLVMArrayType>(type))
    return op.emitOpError("expected vector or array type");
  std::optional<int64_t> expected = countElements(type);
  if (!expected) {
    auto splat = llvm::dyn_cast<SplatElementsAttr>(elements);
    if (!splat)
      return op.emitOpError("scalable vector type requires a splat attribute");
  } else if (int64_t actual = elements.getNumElements(); *expected != actual) {
    return op.emitOpError() << "type and attribute have a different number of elements: " << *expected
                            << " vs. " << actual;
  }
  Type from = elements.getElementType(), to = getInnermostElement(type);
  if (auto floatType = llvm::dyn_cast<FloatType>(from))
    return verifyFloat(op, floatType, to);
  if (llvm::isa<IntegerType, IndexType>(from) && !llvm::isa<IntegerType>(to))
    return op.emitOpError("expected integer element type for integer elements attribute");
  return success();
}

LogicalResult ConstantOp::verify() {
  Attribute value = getValue();
  Type type = getRes().getType();
  if (auto text = llvm::dyn_cast<StringAttr>(value)) {
    auto array = llvm::dyn_cast<LLVMArrayType>(type);
    if (!array || array.getNumElements() != text.getValue().size() || !array.getElementType().isInteger(8))
      return emitOpError() << "expected array type of " << text.getValue().size()
                           << " i8 elements for the string constant";
    return success();
  }
  if (auto structType = llvm::dyn_cast<LLVMStructType>(type))
    return verifyStruct(*this, structType);
  if (llvm::isa<LLVMTargetExtType>(type))
    return emitOpError("does not support target extension type.");
  if (llvm::isa<IntegerAttr>(value))
    return llvm::isa<IntegerType>(type) ? LogicalResult(success()) : emitOpError("expected integer type");
  if (auto number = llvm::dyn_cast<FloatAttr>(value))
    return verifyFloat(*this, llvm::cast<FloatType>(number.getType()), getInnermostElement(type));
  if (auto elements = llvm::dyn_cast<ElementsAttr>(value))
    return verifyElements(*this, elements);
  if (auto values = llvm::dyn_cast<ArrayAttr>(value)) {
    auto array = llvm::dyn_cast<LLVMArrayType>(type);
    return array ? verifyStructArray(*this, array, values)
                 : emitOpError("expected array or struct type for array attribute");
  }
  return emitOpError("only supports integer, float, string or elements attributes");
}

//===----------------------------------------------------------------------===//
// addressof, dso_local_equivalent, blockaddress
//===----------------------------------------------------------------------===//

void AddressOfOp::build(OpBuilder &builder, OperationState &state, GlobalOp global,
                        llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, LLVMPointerType::get(builder.getContext(), global.getAddrSpace()),
        global.getSymName());
  state.addAttributes(attrs);
}
void AddressOfOp::build(OpBuilder &builder, OperationState &state, LLVMFuncOp func,
                        llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, LLVMPointerType::get(builder.getContext()), func.getName());
  state.addAttributes(attrs);
}
void AddressOfOp::build(OpBuilder &builder, OperationState &state, AliasOp alias,
                        llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, LLVMPointerType::get(builder.getContext(), alias.getAddrSpace()), alias.getSymName());
  state.addAttributes(attrs);
}

/// Returns the op that a symbol in the enclosing module denotes; null if there is none.
static Operation *findSymbol(Operation *user, FlatSymbolRefAttr symbol, SymbolTableCollection &symbolTable) {
  Operation *module = parentLLVMModule(user);
  return module ? symbolTable.lookupSymbolIn(module, symbol) : nullptr;
}
/// Returns the op that a symbol in the enclosing module denotes as an OpT; null if there is none or it is not
/// an OpT.
template <typename OpT>
static OpT lookup(Operation *user, FlatSymbolRefAttr symbol, SymbolTableCollection &symbolTable) {
  return llvm::dyn_cast_or_null<OpT>(findSymbol(user, symbol, symbolTable));
}

GlobalOp AddressOfOp::getGlobal(SymbolTableCollection &symbolTable) {
  return lookup<GlobalOp>(*this, getGlobalNameAttr(), symbolTable);
}
LLVMFuncOp AddressOfOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookup<LLVMFuncOp>(*this, getGlobalNameAttr(), symbolTable);
}
AliasOp AddressOfOp::getAlias(SymbolTableCollection &symbolTable) {
  return lookup<AliasOp>(*this, getGlobalNameAttr(), symbolTable);
}
IFuncOp AddressOfOp::getIFunc(SymbolTableCollection &symbolTable) {
  return lookup<IFuncOp>(*this, getGlobalNameAttr(), symbolTable);
}

OpFoldResult AddressOfOp::fold(FoldAdaptor) { return getGlobalNameAttr(); }

LogicalResult AddressOfOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  Operation *symbol = findSymbol(*this, getGlobalNameAttr(), symbolTable);
  auto global = llvm::dyn_cast_or_null<GlobalOp>(symbol);
  auto alias = llvm::dyn_cast_or_null<AliasOp>(symbol);
  if (!global && !alias && !llvm::isa_and_nonnull<LLVMFuncOp, IFuncOp>(symbol))
    return emitOpError(
        "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
        "'llvm.mlir.ifunc'");
  unsigned space = getRes().getType().getAddressSpace();
  if ((global && global.getAddrSpace() != space) || (alias && alias.getAddrSpace() != space))
    return emitOpError("pointer address space must match address space of the referenced global or alias");
  return success();
}

LLVMFuncOp DSOLocalEquivalentOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookup<LLVMFuncOp>(*this, getFunctionNameAttr(), symbolTable);
}
AliasOp DSOLocalEquivalentOp::getAlias(SymbolTableCollection &symbolTable) {
  return lookup<AliasOp>(*this, getFunctionNameAttr(), symbolTable);
}

OpFoldResult DSOLocalEquivalentOp::fold(FoldAdaptor) {
  return DSOLocalEquivalentAttr::get(getContext(), getFunctionNameAttr());
}

LogicalResult DSOLocalEquivalentOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  LLVMFuncOp function = getFunction(symbolTable);
  AliasOp alias = getAlias(symbolTable);
  if (!function && !alias)
    return emitOpError("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
  if (alias) {
    WalkResult allFunctions = alias.getInitializerRegion().walk([&](AddressOfOp address) {
      return address.getGlobal(symbolTable) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (allFunctions.wasInterrupted())
      return emitOpError("must reference an alias to a function");
  }
  if (function && function.getLinkage() == Linkage::ExternWeak)
    return emitOpError("target function with 'extern_weak' linkage not allowed");
  return success();
}

LLVMFuncOp BlockAddressOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookup<LLVMFuncOp>(*this, getBlockAddr().getFunction(), symbolTable);
}

BlockTagOp BlockAddressOp::getBlockTagOp() {
  Operation *module = parentLLVMModule(*this);
  auto function = llvm::dyn_cast_or_null<LLVMFuncOp>(
      module ? SymbolTable::lookupSymbolIn(module, getBlockAddr().getFunction()) : nullptr);
  if (!function)
    return nullptr;
  BlockTagOp found;
  function.walk([&](BlockTagOp tag) {
    if (tag.getTag() != getBlockAddr().getTag())
      return WalkResult::advance();
    found = tag;
    return WalkResult::interrupt();
  });
  return found;
}

OpFoldResult BlockAddressOp::fold(FoldAdaptor) { return getBlockAddr(); }

LogicalResult BlockAddressOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!getFunction(symbolTable))
    return emitOpError("must reference a function defined by 'llvm.func'");
  return success();
}

LogicalResult BlockAddressOp::verify() {
  // A block address in its own function is verified by the verifier of the function, which collects all block
  // tags once.
  auto function = (*this)->getParentOfType<LLVMFuncOp>();
  if (function && function.getSymName() == getBlockAddr().getFunction().getValue())
    return success();
  if (!getBlockTagOp())
    return emitOpError("expects an existing block label target in the referenced function");
  return success();
}
