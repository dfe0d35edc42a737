//===- NamedAttrList.cpp - A modifiable list of named attributes ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/NamedAttrList.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

NamedAttribute::NamedAttribute(StringAttr name, Attribute value) : name(name), value(value) {}
NamedAttribute::NamedAttribute(llvm::StringRef name, Attribute value)
    : name(StringAttr::get(value.getContext(), name)), value(value) {}
StringAttr NamedAttribute::getName() const { return name.getImpl(); }
llvm::StringRef NamedAttribute::getNameStr() const { return StringAttr(name.getImpl()).getValue(); }
void NamedAttribute::setName(StringAttr newName) { name = newName; }
Dialect *NamedAttribute::getNameDialect() const {
  auto [prefix, rest] = getNameStr().split('.');
  return rest.empty() ? nullptr : name.getContext()->getOrLoadDialect(prefix);
}

NamedAttrList::NamedAttrList(llvm::ArrayRef<NamedAttribute> attrs) : attrs(attrs) {}
NamedAttrList::NamedAttrList(DictionaryAttr dictionary)
    : attrs(dictionary ? dictionary.getValue() : llvm::ArrayRef<NamedAttribute>()) {}

void NamedAttrList::append(llvm::ArrayRef<NamedAttribute> more) { attrs.append(more.begin(), more.end()); }
void NamedAttrList::append(StringAttr name, Attribute value) { attrs.push_back(NamedAttribute(name, value)); }
void NamedAttrList::append(llvm::StringRef name, Attribute value) {
  append(StringAttr::get(value.getContext(), name), value);
}

Attribute NamedAttrList::get(llvm::StringRef name) const {
  for (const NamedAttribute &attr : attrs)
    if (attr.getNameStr() == name)
      return attr.value;
  return {};
}
Attribute NamedAttrList::get(StringAttr name) const {
  for (const NamedAttribute &attr : attrs)
    if (attr.name == name)
      return attr.value;
  return {};
}
std::optional<NamedAttribute> NamedAttrList::getNamed(llvm::StringRef name) const {
  for (const NamedAttribute &attr : attrs)
    if (attr.getNameStr() == name)
      return attr;
  return std::nullopt;
}
std::optional<NamedAttribute> NamedAttrList::getNamed(StringAttr name) const {
  return getNamed(name.getValue());
}
void NamedAttrList::assign(const_iterator first, const_iterator last) { attrs.assign(first, last); }
NamedAttrList &NamedAttrList::operator=(const llvm::SmallVectorImpl<NamedAttribute> &other) {
  assign(other);
  return *this;
}
Attribute NamedAttrList::set(StringAttr name, Attribute value) {
  for (NamedAttribute &attr : attrs)
    if (attr.name == name)
      return std::exchange(attr.value, value);
  append(name, value);
  return {};
}
Attribute NamedAttrList::set(llvm::StringRef name, Attribute value) {
  return set(StringAttr::get(value.getContext(), name), value);
}
Attribute NamedAttrList::erase(llvm::StringRef name) {
  for (NamedAttribute &attr : attrs)
    if (attr.getNameStr() == name) {
      Attribute old = attr.value;
      attrs.erase(&attr);
      return old;
    }
  return {};
}
Attribute NamedAttrList::erase(StringAttr name) { return erase(name.getValue()); }

DictionaryAttr NamedAttrList::getDictionary(MLIRContext *context) const {
  return DictionaryAttr::get(context, attrs);
}

std::optional<NamedAttribute> NamedAttrList::findDuplicate() const {
  if (attrs.size() < 8) {
    for (size_t i = 1; i < attrs.size(); ++i)
      for (size_t j = 0; j != i; ++j)
        if (attrs[i].name == attrs[j].name)
          return attrs[i];
    return std::nullopt;
  }
  llvm::DenseSet<Attribute> seen;
  for (const NamedAttribute &attr : attrs)
    if (!seen.insert(attr.name).second)
      return attr;
  return std::nullopt;
}
