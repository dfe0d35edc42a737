//===- OperationAttrs.cpp - Attributes of operations ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/NamedAttrList.h"
#include "runtime/ir/Operation.h"

using namespace mlir;

Attribute Operation::getSlotOrDefault(unsigned slot) const {
  if (Attribute attr = getSlot(slot))
    return attr;
  const auto &make = getSpec()->attributes[slot].defaultValue;
  return make ? make(getContext()) : Attribute();
}

bool Operation::hasAttr(StringAttr attrName) const { return static_cast<bool>(getAttr(attrName)); }

Attribute Operation::getAttr(llvm::StringRef attrName) const {
  if (std::optional<Attribute> attr = getInherentAttr(attrName))
    return *attr;
  return getDiscardableAttr(attrName);
}
Attribute Operation::getAttr(StringAttr attrName) const { return getAttr(attrName.getValue()); }

void Operation::setAttr(StringAttr attrName, Attribute value) {
  int slot = name.getSlot(attrName.getValue());
  if (slot >= 0)
    setSlot(slot, value);
  else
    setDiscardableAttr(attrName, value);
}
void Operation::setAttr(llvm::StringRef attrName, Attribute value) {
  setAttr(StringAttr::get(getContext(), attrName), value);
}
Attribute Operation::removeAttr(StringAttr attrName) {
  int slot = name.getSlot(attrName.getValue());
  if (slot < 0)
    return removeDiscardableAttr(attrName);
  Attribute old = getSlot(slot);
  setSlot(slot, Attribute());
  return old;
}
Attribute Operation::removeAttr(llvm::StringRef attrName) {
  return removeAttr(StringAttr::get(getContext(), attrName));
}

llvm::SmallVector<NamedAttribute> Operation::getAttrList() const {
  llvm::SmallVector<NamedAttribute> attrs;
  if (isRegistered()) {
    for (unsigned slot = 0, e = name.getFirstPropertySlot(); slot != e; ++slot)
      if (Attribute attr = getSlot(slot))
        attrs.push_back(NamedAttribute(name.getSlotName(slot), attr));
  } else if (auto properties = llvm::dyn_cast_or_null<DictionaryAttr>(getSlot(0))) {
    attrs.append(properties.begin(), properties.end());
  }
  attrs.append(getDiscardableAttrs().begin(), getDiscardableAttrs().end());
  if (!llvm::is_sorted(attrs))
    llvm::sort(attrs);
  return attrs;
}
DictionaryAttr Operation::getAttrDictionary() const {
  return DictionaryAttr::get(getContext(), getAttrList());
}
llvm::ArrayRef<NamedAttribute> Operation::getAttrs() const { return getAttrDictionary().getValue(); }

void Operation::setAttrs(llvm::ArrayRef<NamedAttribute> attrs) {
  llvm::SmallVector<NamedAttribute> rest;
  if (isRegistered())
    for (unsigned slot = 0, e = name.getFirstPropertySlot(); slot != e; ++slot)
      setSlot(slot, Attribute());
  for (const NamedAttribute &attr : attrs) {
    int slot = name.getSlot(attr.getNameStr());
    if (slot >= 0)
      setSlot(slot, attr.value);
    else
      rest.push_back(attr);
  }
  setDiscardableAttrs(DictionaryAttr::get(getContext(), rest));
}
void Operation::setAttrs(DictionaryAttr attrs) { setAttrs(attrs.getValue()); }

DictionaryAttr Operation::getDiscardableAttrDictionary() const {
  DictionaryAttr attrs = getRawDiscardableAttrs();
  return attrs ? attrs : DictionaryAttr::get(getContext());
}
llvm::ArrayRef<NamedAttribute> Operation::getDiscardableAttrs() const {
  DictionaryAttr attrs = getRawDiscardableAttrs();
  return attrs ? attrs.getValue() : llvm::ArrayRef<NamedAttribute>();
}
Attribute Operation::getDiscardableAttr(llvm::StringRef attrName) const {
  DictionaryAttr attrs = getRawDiscardableAttrs();
  return attrs ? attrs.get(attrName) : Attribute();
}
void Operation::setDiscardableAttr(StringAttr attrName, Attribute value) {
  NamedAttrList attrs(getRawDiscardableAttrs());
  if (attrs.get(attrName) == value)
    return;
  attrs.set(attrName, value);
  setDiscardableAttrs(attrs.getDictionary(getContext()));
}
void Operation::setDiscardableAttr(llvm::StringRef attrName, Attribute value) {
  setDiscardableAttr(StringAttr::get(getContext(), attrName), value);
}
Attribute Operation::removeDiscardableAttr(StringAttr attrName) {
  NamedAttrList attrs(getRawDiscardableAttrs());
  Attribute old = attrs.erase(attrName);
  if (old)
    setDiscardableAttrs(attrs.getDictionary(getContext()));
  return old;
}

void Operation::setDiscardableAttrs(llvm::ArrayRef<NamedAttribute> attrs) {
  setDiscardableAttrs(DictionaryAttr::get(getContext(), attrs));
}

static bool hasDialectPrefix(const NamedAttribute &attr) { return attr.getNameStr().contains('.'); }
llvm::SmallVector<NamedAttribute> Operation::getDialectAttrs() const {
  return llvm::to_vector(llvm::make_filter_range(getDiscardableAttrs(), hasDialectPrefix));
}
void Operation::setDialectAttrs(llvm::ArrayRef<NamedAttribute> dialectAttrs) {
  llvm::SmallVector<NamedAttribute> attrs(dialectAttrs);
  llvm::copy_if(getDiscardableAttrs(), std::back_inserter(attrs),
                [](const NamedAttribute &attr) { return !hasDialectPrefix(attr); });
  setDiscardableAttrs(attrs);
}

DictionaryAttr Operation::getPropertiesAsAttr() const {
  if (!isRegistered())
    return llvm::dyn_cast_or_null<DictionaryAttr>(getSlot(0));
  llvm::SmallVector<NamedAttribute, 4> attrs;
  for (unsigned slot = 0, e = getNumSlots(); slot != e; ++slot)
    if (Attribute attr = getSlot(slot))
      attrs.push_back(NamedAttribute(name.getSlotName(slot), attr));
  return attrs.empty() ? DictionaryAttr() : DictionaryAttr::get(getContext(), attrs);
}
std::optional<Attribute> Operation::getInherentAttr(llvm::StringRef attrName) const {
  if (!isRegistered()) {
    auto properties = llvm::dyn_cast_or_null<DictionaryAttr>(getSlot(0));
    Attribute attr = properties ? properties.get(attrName) : Attribute();
    return attr ? std::optional<Attribute>(attr) : std::nullopt;
  }
  int slot = name.getSlot(attrName);
  return slot < 0 ? std::nullopt : std::optional<Attribute>(getSlot(slot));
}
DictionaryAttr Operation::getRawDictionaryAttrs() const { return getDiscardableAttrDictionary(); }
Attribute Operation::getPropertiesAsAttribute() const { return getPropertiesAsAttr(); }
LogicalResult Operation::setPropertiesFromAttribute(Attribute attr,
                                                    llvm::function_ref<InFlightDiagnostic()> emitError) {
  auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(attr);
  if (attr && !dictionary)
    return emitError ? LogicalResult(emitError() << "expected DictionaryAttr to set properties")
                     : llvm::failure();
  if (!isRegistered()) {
    if (getNumSlots())
      setSlot(0, attr);
    return llvm::success(getNumSlots() || !attr);
  }
  llvm::SmallVector<Attribute, 4> slots(getNumSlots());
  if (dictionary)
    for (NamedAttribute entry : dictionary) {
      int slot = name.getSlot(entry.getNameStr());
      if (slot < 0)
        return emitError ? LogicalResult(emitError()
                                         << "operation '" << name.getStringRef()
                                         << "' has no inherent attribute '" << entry.getNameStr() << "'")
                         : llvm::failure();
      slots[slot] = entry.getValue();
    }
  copyProperties(OpaqueProperties(slots));
  if (name.hasOtherProperties())
    detail::fillProperties(name, {this->slots(), getNumSlots()});
  return llvm::success();
}
void Operation::copyProperties(OpaqueProperties other) {
  for (auto [slot, attr] : llvm::enumerate(other.getSlots()))
    setSlot(slot, attr);
}
llvm::hash_code Operation::hashProperties() const {
  return llvm::hash_combine_range(getSlots().begin(), getSlots().end());
}
void Operation::populateDefaultAttrs() {
  if (const OpSpec *spec = getSpec())
    for (auto [slot, attr] : llvm::enumerate(spec->attributes))
      if (!getSlot(slot) && attr.defaultValue && !attr.isOptional)
        setSlot(slot, attr.defaultValue(getContext()));
}
Operation::dialect_attr_iterator Operation::dialect_attr_begin() const {
  llvm::ArrayRef<NamedAttribute> attrs = getDiscardableAttrs();
  return dialect_attr_iterator(attrs.begin(), attrs.end(), &hasDialectPrefix);
}
Operation::dialect_attr_iterator Operation::dialect_attr_end() const {
  llvm::ArrayRef<NamedAttribute> attrs = getDiscardableAttrs();
  return dialect_attr_iterator(attrs.end(), attrs.end(), &hasDialectPrefix);
}
void Operation::setInherentAttr(StringAttr attrName, Attribute value) {
  int slot = name.getSlot(attrName.getValue());
  if (slot >= 0)
    setSlot(slot, value);
}
