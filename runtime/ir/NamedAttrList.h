//===- NamedAttrList.h - A growing list of named attributes ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Collects attributes before they become a dictionary. Keeps the order of insertion until it is asked for
// the dictionary. Owns its entries; one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_NAMEDATTRLIST_H
#define STRATA_RUNTIME_IR_NAMEDATTRLIST_H

#include "runtime/ir/Attribute.h"
#include "llvm/ADT/SmallVector.h"

namespace strata {

class DictionaryAttr;

class NamedAttrList {
public:
  using iterator = llvm::SmallVectorImpl<NamedAttribute>::iterator;
  using const_iterator = llvm::SmallVectorImpl<NamedAttribute>::const_iterator;

  NamedAttrList() = default;
  NamedAttrList(llvm::ArrayRef<NamedAttribute> attrs);
  NamedAttrList(DictionaryAttr attrs);

  bool empty() const { return attrs.empty(); }
  size_t size() const { return attrs.size(); }
  iterator begin() { return attrs.begin(); }
  iterator end() { return attrs.end(); }
  const_iterator begin() const { return attrs.begin(); }
  const_iterator end() const { return attrs.end(); }
  llvm::ArrayRef<NamedAttribute> getAttrs() const { return attrs; }
  operator llvm::ArrayRef<NamedAttribute>() const { return attrs; }

  /// Adds; does not look for an entry of that name.
  void append(StringAttr name, Attribute value);
  void append(llvm::StringRef name, Attribute value);
  void append(llvm::ArrayRef<NamedAttribute> more);
  void push_back(NamedAttribute attr) { attrs.push_back(attr); }
  Attribute get(llvm::StringRef name) const;
  Attribute get(StringAttr name) const;
  /// Replaces, or adds. Returns what was there.
  Attribute set(StringAttr name, Attribute value);
  Attribute set(llvm::StringRef name, Attribute value);
  Attribute erase(llvm::StringRef name);
  Attribute erase(StringAttr name);
  void clear() { attrs.clear(); }

  DictionaryAttr getDictionary(MLIRContext *context) const;
  /// An entry whose name occurs before it, or null.
  const NamedAttribute *findDuplicate() const;

private:
  llvm::SmallVector<NamedAttribute, 4> attrs;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_NAMEDATTRLIST_H
