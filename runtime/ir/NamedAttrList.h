//===- NamedAttrList.h - A modifiable list of named attributes --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A list of named attributes from which a dictionary is created. Keeps the order of insertion. A value type;
// one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_NAMEDATTRLIST_H
#define STRATA_RUNTIME_IR_NAMEDATTRLIST_H

#include "runtime/ir/Attribute.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class DictionaryAttr;

/// A modifiable list of named attributes.
class NamedAttrList {
public:
  using size_type = size_t;
  using iterator = llvm::SmallVectorImpl<NamedAttribute>::iterator;
  using const_iterator = llvm::SmallVectorImpl<NamedAttribute>::const_iterator;

  NamedAttrList() = default;
  NamedAttrList(std::nullopt_t) {}
  NamedAttrList(const_iterator first, const_iterator last) : attrs(first, last) {}
  NamedAttrList(llvm::ArrayRef<NamedAttribute> attrs);
  /// Copies the entries of a dictionary, which may be null.
  NamedAttrList(DictionaryAttr attrs);

  bool empty() const { return attrs.empty(); }
  size_t size() const { return attrs.size(); }
  iterator begin() { return attrs.begin(); }
  iterator end() { return attrs.end(); }
  const_iterator begin() const { return attrs.begin(); }
  const_iterator end() const { return attrs.end(); }
  llvm::ArrayRef<NamedAttribute> getAttrs() const { return attrs; }
  operator llvm::ArrayRef<NamedAttribute>() const { return attrs; }

  /// Appends an entry; does not check whether the name is present.
  void append(StringAttr name, Attribute value);
  void append(llvm::StringRef name, Attribute value);
  void append(llvm::ArrayRef<NamedAttribute> more);
  void append(NamedAttribute attr) { attrs.push_back(attr); }
  template <typename IteratorT>
  void append(IteratorT first, IteratorT last) {
    attrs.append(first, last);
  }
  template <typename RangeT>
    requires(!std::is_convertible_v<RangeT, llvm::ArrayRef<NamedAttribute>> &&
             !std::is_convertible_v<RangeT, NamedAttribute>)
  void append(const RangeT &more) {
    attrs.append(more.begin(), more.end());
  }
  void push_back(NamedAttribute attr) { attrs.push_back(attr); }
  void pop_back() { attrs.pop_back(); }
  void reserve(size_t capacity) { attrs.reserve(capacity); }
  /// Replaces all entries.
  void assign(const_iterator first, const_iterator last);
  void assign(llvm::ArrayRef<NamedAttribute> newAttrs) { assign(newAttrs.begin(), newAttrs.end()); }
  /// Returns the first attribute with this name, or null.
  Attribute get(llvm::StringRef name) const;
  Attribute get(StringAttr name) const;
  /// Returns the first entry with this name, or nullopt.
  std::optional<NamedAttribute> getNamed(llvm::StringRef name) const;
  std::optional<NamedAttribute> getNamed(StringAttr name) const;
  /// Sets the attribute with this name, or appends it. Returns the previous attribute, or null.
  Attribute set(StringAttr name, Attribute value);
  Attribute set(llvm::StringRef name, Attribute value);
  /// Removes the first attribute with this name and returns it, or null.
  Attribute erase(llvm::StringRef name);
  Attribute erase(StringAttr name);
  iterator erase(iterator position) { return attrs.erase(position); }
  iterator erase(iterator first, iterator last) { return attrs.erase(first, last); }
  void clear() { attrs.clear(); }
  NamedAttrList &operator=(const llvm::SmallVectorImpl<NamedAttribute> &other);
  bool operator==(const NamedAttrList &other) const { return attrs == other.attrs; }

  /// Returns the entries as a dictionary. \pre Names are distinct.
  DictionaryAttr getDictionary(MLIRContext *context) const;
  /// Returns an entry whose name is that of an earlier entry, or nullopt.
  std::optional<NamedAttribute> findDuplicate() const;

private:
  llvm::SmallVector<NamedAttribute, 4> attrs;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_NAMEDATTRLIST_H
