//===- OperationNameQueries.cpp - Behavior of operations by name ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/NamedAttrList.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"
#include "runtime/ir/VerifierImpl.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

StringAttr OpInfo::getName() const { return name.getImpl(); }
llvm::ArrayRef<StringAttr> OpInfo::getAttributeNames() const {
  static_assert(sizeof(StringAttr) == sizeof(Attribute));
  return {reinterpret_cast<const StringAttr *>(slotNames), spec ? firstPropertySlot : 0};
}
llvm::ArrayRef<StringAttr> OperationName::getAttributeNames() const { return info->getAttributeNames(); }

void OperationName::print(llvm::raw_ostream &os) const { os << getStringRef(); }
void OperationName::dump() const { print(llvm::errs()); }

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

namespace {
/// The TypeID of a trait class of this library, and a function that returns true if a declaration has the
/// trait.
struct TraitEntry {
  TypeID id;
  bool (*holds)(const OpSpec *spec);
};
template <template <typename> class TraitClass>
constexpr TraitEntry entryOf = {TypeID::get<TraitClass>(), &detail::specHasTrait<TraitClass>};
} // namespace

bool OperationName::hasTrait(TypeID trait) const {
  static constexpr TraitEntry entries[] = {
#define STRATA_TRAIT(Name, CppTrait) entryOf<OpTrait::Name>,
#include "runtime/spec/Traits.def"
      entryOf<OpTrait::ZeroOperands>,   entryOf<OpTrait::OneOperand>,   entryOf<OpTrait::VariadicOperands>,
      entryOf<OpTrait::ZeroResults>,    entryOf<OpTrait::OneResult>,    entryOf<OpTrait::VariadicResults>,
      entryOf<OpTrait::ZeroRegions>,    entryOf<OpTrait::OneRegion>,    entryOf<OpTrait::VariadicRegions>,
      entryOf<OpTrait::ZeroSuccessors>, entryOf<OpTrait::OneSuccessor>, entryOf<OpTrait::VariadicSuccessors>,
  };
  if (!isRegistered())
    return false;
  for (const TraitEntry &entry : entries)
    if (entry.id == trait)
      return entry.holds(info->spec);
  return llvm::is_contained(info->spec->traitIDs, trait);
}

std::optional<RegisteredOperationName> RegisteredOperationName::lookup(TypeID id, MLIRContext *context) {
  for (Dialect *dialect : context->getLoadedDialects())
    for (const OpSpec *spec : dialect->getSpec().ops)
      if (TypeID::getFromOpaquePointer(spec) == id)
        return RegisteredOperationName(OperationName(spec->name, context));
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Behavior
//===----------------------------------------------------------------------===//

LogicalResult OperationName::verifyInvariants(Operation *op) const {
  if (!isRegistered())
    return success();
  detail::ConstraintCache cache;
  return detail::verifyInvariants(op, cache);
}
LogicalResult OperationName::verifyRegionInvariants(Operation *op) const {
  return isRegistered() && info->spec->hooks.verifyRegions ? info->spec->hooks.verifyRegions(op) : success();
}
LogicalResult OperationName::foldHook(Operation *op, llvm::ArrayRef<Attribute> operands,
                                      llvm::SmallVectorImpl<OpFoldResult> &results) const {
  return isRegistered() && info->spec->hooks.fold ? info->spec->hooks.fold(op, operands, results) : failure();
}
void OperationName::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) const {
  if (!isRegistered())
    return;
  if (info->spec->hooks.canonicalizationPatterns)
    info->spec->hooks.canonicalizationPatterns(patterns, context);
  if (info->spec->dynamic && info->spec->dynamic->canonicalizationPatterns)
    info->spec->dynamic->canonicalizationPatterns(patterns, context);
}

//===----------------------------------------------------------------------===//
// Attributes and properties
//===----------------------------------------------------------------------===//

void OperationName::populateDefaultAttrs(NamedAttrList &attrs) const {
  if (!isRegistered())
    return;
  for (const AttrSpec &attr : info->spec->attributes)
    if (attr.defaultValue && !attrs.get(attr.name))
      attrs.set(attr.name, attr.defaultValue(getContext()));
  if (info->spec->dynamic && info->spec->dynamic->populateDefaultAttrs)
    info->spec->dynamic->populateDefaultAttrs(*this, attrs);
}
std::optional<Attribute> OperationName::getInherentAttr(Operation *op, llvm::StringRef attrName) const {
  return op->getInherentAttr(attrName);
}
void OperationName::setInherentAttr(Operation *op, StringAttr attrName, Attribute value) const {
  op->setInherentAttr(attrName, value);
}
void OperationName::populateInherentAttrs(Operation *op, NamedAttrList &attrs) const {
  for (auto [slot, attrName] : llvm::enumerate(getAttributeNames()))
    if (Attribute value = op->getSlot(slot))
      attrs.set(attrName, value);
}
LogicalResult OperationName::verifyInherentAttrs(NamedAttrList &attrs,
                                                 llvm::function_ref<InFlightDiagnostic()> emitError) const {
  return isRegistered() ? detail::verifyInherentAttrs(*info->spec, attrs, emitError) : success();
}
Attribute OperationName::getOpPropertiesAsAttribute(Operation *op) const {
  return op->getPropertiesAsAttribute();
}
bool OperationName::compareOpProperties(OpaqueProperties lhs, OpaqueProperties rhs) const {
  return lhs.getSlots() == rhs.getSlots();
}
llvm::hash_code OperationName::hashOpProperties(OpaqueProperties properties) const {
  return llvm::hash_combine_range(properties.getSlots());
}
