//===- LLVMDialect.cpp - Hooks of the llvm dialect ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Verifiers of discardable attributes and of op interfaces, and the creation of constants.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVM.h"
#include "runtime/ir/DialectHookThunks.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Attributes of arguments and results
//===----------------------------------------------------------------------===//

namespace {
enum class ValueForm { Any, Unit, Integer, Type };
enum class Carrier { Any, Integer, Pointer };
struct ParameterRule {
  llvm::StringRef (*name)();
  ValueForm form;
  Carrier carrier; ///< The kind of type that the argument or result must have.
  bool mayBeOnResult;
};
} // namespace

/// Returns the rule for an attribute of an argument or result; null for attributes without a rule, which are
/// not verified.
static const ParameterRule *findRule(llvm::StringRef name) {
  using D = LLVMDialect;
  using F = ValueForm;
  using C = Carrier;
  static constexpr ParameterRule rules[] = {
      {&D::getAlignAttrName, F::Integer, C::Pointer, true},
      {&D::getAllocAlignAttrName, F::Any, C::Any, false},
      {&D::getAllocatedPointerAttrName, F::Any, C::Any, false},
      {&D::getByRefAttrName, F::Type, C::Pointer, false},
      {&D::getByValAttrName, F::Type, C::Pointer, false},
      {&D::getDereferenceableAttrName, F::Integer, C::Pointer, true},
      {&D::getDereferenceableOrNullAttrName, F::Integer, C::Pointer, true},
      {&D::getElementTypeAttrName, F::Type, C::Pointer, true},
      {&D::getInAllocaAttrName, F::Type, C::Pointer, false},
      {&D::getInRegAttrName, F::Unit, C::Any, true},
      {&D::getNestAttrName, F::Unit, C::Pointer, false},
      {&D::getNoAliasAttrName, F::Unit, C::Pointer, true},
      {&D::getNoCaptureAttrName, F::Unit, C::Pointer, false},
      {&D::getNoFreeAttrName, F::Unit, C::Pointer, false},
      {&D::getNonNullAttrName, F::Unit, C::Pointer, true},
      {&D::getNoUndefAttrName, F::Unit, C::Any, true},
      {&D::getPreallocatedAttrName, F::Type, C::Pointer, false},
      {&D::getReadnoneAttrName, F::Unit, C::Pointer, false},
      {&D::getReadonlyAttrName, F::Unit, C::Pointer, false},
      {&D::getReturnedAttrName, F::Unit, C::Any, false},
      {&D::getSExtAttrName, F::Unit, C::Integer, true},
      {&D::getStackAlignmentAttrName, F::Integer, C::Any, false},
      {&D::getStructRetAttrName, F::Type, C::Pointer, false},
      {&D::getWriteOnlyAttrName, F::Unit, C::Pointer, false},
      {&D::getZExtAttrName, F::Unit, C::Integer, true},
  };
  const auto *it = llvm::find_if(rules, [&](const ParameterRule &rule) { return rule.name() == name; });
  return it == std::end(rules) ? nullptr : it;
}

static LogicalResult verifyForm(Operation *op, ValueForm form, NamedAttribute attr) {
  auto check = [&](bool isValid, llvm::StringRef kind) -> LogicalResult {
    if (isValid)
      return success();
    return emitError(op->getLoc()) << attr.getName() << " should be " << kind << " attribute";
  };
  switch (form) {
  case ValueForm::Any:
    return success();
  case ValueForm::Unit:
    return check(llvm::isa<UnitAttr>(attr.getValue()), "a unit");
  case ValueForm::Integer:
    return check(llvm::isa<IntegerAttr>(attr.getValue()), "an integer");
  case ValueForm::Type:
    return check(llvm::isa<TypeAttr>(attr.getValue()), "a type");
  }
  llvm_unreachable("unknown form");
}

/// Verifies that the argument or result which has the attribute is of a kind that may have it: a pointer or
/// an integer, as given by \p carrier. Accepts types that are not compatible with LLVM, because they are
/// converted later.
static LogicalResult verifyCarrier(Operation *op, Carrier carrier, Type type, NamedAttribute attr) {
  if (carrier == Carrier::Any || !isCompatibleType(type))
    return success();
  bool isPointer = carrier == Carrier::Pointer;
  if (isPointer ? llvm::isa<LLVMPointerType>(type) : llvm::isa<IntegerType>(type))
    return success();
  return emitError(op->getLoc()) << attr.getName() << " attribute attached to non-"
                                 << (isPointer ? "pointer" : "integer") << " LLVM type";
}

static LogicalResult verifyParameterAttribute(Operation *op, const ParameterRule &rule, Type type,
                                              NamedAttribute attr) {
  return failure(failed(verifyForm(op, rule.form, attr)) ||
                 failed(verifyCarrier(op, rule.carrier, type, attr)));
}

LogicalResult LLVMDialect::verifyRegionArgAttribute(Operation *op, unsigned regionIndex, unsigned argIndex,
                                                    NamedAttribute attribute) {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  const ParameterRule *rule = findRule(attribute.getName());
  if (!function || !rule)
    return success();
  return verifyParameterAttribute(op, *rule, function.getArgumentTypes()[argIndex], attribute);
}

LogicalResult LLVMDialect::verifyRegionResultAttribute(Operation *op, unsigned regionIndex,
                                                       unsigned resultIndex, NamedAttribute attribute) {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  const ParameterRule *rule = findRule(attribute.getName());
  if (!function || !rule)
    return success();
  if (!rule->mayBeOnResult)
    return emitError(op->getLoc()) << attribute.getName() << " is not a valid result attribute";
  return verifyParameterAttribute(op, *rule, function.getResultTypes()[resultIndex], attribute);
}

//===----------------------------------------------------------------------===//
// Attributes of ops
//===----------------------------------------------------------------------===//

LogicalResult LLVMDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() != getDataLayoutAttrName())
    return success();
  auto layout = llvm::dyn_cast<StringAttr>(attribute.getValue());
  if (!layout)
    return op->emitOpError() << "expected '" << getDataLayoutAttrName() << "' to be a string attributes";
  return verifyDataLayoutString(layout.getValue(),
                                [&](const llvm::Twine &message) { op->emitOpError() << message; });
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

/// Verifies that all elements of the array attribute \p attr, which may be null, are of class AttrT.
template <typename AttrT>
static LogicalResult verifyElements(Operation *op, ArrayAttr attr, llvm::StringRef name) {
  if (!attr || llvm::all_of(attr, llvm::IsaPred<AttrT>))
    return success();
  return op->emitOpError("attribute '")
         << name << "' failed to satisfy constraint: " << AttrT::spec.summary << " array";
}
LogicalResult LLVM::detail::verifyAccessGroupOpInterface(Operation *op) {
  return verifyElements<AccessGroupAttr>(op, llvm::cast<AccessGroupOpInterface>(op).getAccessGroupsOrNull(),
                                         LLVMDialect::getAccessGroupsAttrName());
}
LogicalResult LLVM::detail::verifyAliasAnalysisOpInterface(Operation *op) {
  auto access = llvm::cast<AliasAnalysisOpInterface>(op);
  return failure(failed(verifyElements<AliasScopeAttr>(op, access.getAliasScopesOrNull(),
                                                       LLVMDialect::getAliasScopesAttrName())) ||
                 failed(verifyElements<AliasScopeAttr>(op, access.getNoAliasScopesOrNull(),
                                                       LLVMDialect::getNoAliasScopesAttrName())) ||
                 failed(verifyElements<TBAATagAttr>(op, access.getTBAATagsOrNull(), "tbaa")));
}
LogicalResult LLVM::detail::verifyDereferenceableOpInterface(Operation *op) {
  if (!llvm::cast<DereferenceableOpInterface>(op).getDereferenceableOrNull() ||
      (op->getNumResults() == 1 && llvm::isa<LLVMPointerType>(op->getResult(0).getType())))
    return success();
  return op->emitOpError("expected op to return a single LLVM pointer type");
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Operation *LLVMDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (llvm::isa<UndefAttr>(value))
    return UndefOp::create(builder, loc, type);
  if (llvm::isa<PoisonAttr>(value))
    return PoisonOp::create(builder, loc, type);
  if (llvm::isa<ZeroAttr>(value))
    return ZeroOp::create(builder, loc, type);
  if (auto symbol = llvm::dyn_cast<FlatSymbolRefAttr>(value))
    return llvm::isa<LLVMPointerType>(type) ? AddressOfOp::create(builder, loc, type, symbol).getOperation()
                                            : nullptr;
  if (auto equivalent = llvm::dyn_cast<DSOLocalEquivalentAttr>(value))
    return DSOLocalEquivalentOp::create(builder, loc, type, equivalent.getSym());
  if (auto address = llvm::dyn_cast<BlockAddressAttr>(value))
    return BlockAddressOp::create(builder, loc, type, address);
  return ConstantOp::materialize(builder, value, type, loc);
}

#include "dialects/llvm/LLVMDialect.cpp.inc"
#include "dialects/llvm/LLVMOpInterfaces.cpp.inc"
