//===- ADTExtras.h - A list that is copied when it changes -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A CopyOnWriteArrayRef refers to a list that somebody else owns until the first change inside of it, which
// copies the list. Removing the first or last element of a list that is not owned copies nothing.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_ADTEXTRAS_H
#define STRATA_RUNTIME_SUPPORT_ADTEXTRAS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// A list that refers to borrowed elements until the first change that requires a copy.
template <typename T>
class CopyOnWriteArrayRef {
public:
  CopyOnWriteArrayRef(llvm::ArrayRef<T> list) : borrowed(list) {}
  CopyOnWriteArrayRef &operator=(llvm::ArrayRef<T> list) {
    borrowed = list;
    owned.clear();
    isOwner = false;
    return *this;
  }

  operator llvm::ArrayRef<T>() const { return isOwner ? llvm::ArrayRef<T>(owned) : borrowed; }
  size_t size() const { return isOwner ? owned.size() : borrowed.size(); }
  bool empty() const { return size() == 0; }

  // Functions that change the list. \pre `index < size()`; insert() also accepts `index == size()`.
  void set(size_t index, T value) { own()[index] = std::move(value); }
  void insert(size_t index, T value) {
    own();
    owned.insert(owned.begin() + index, std::move(value));
  }
  void erase(size_t index) {
    if (!isOwner && index == 0)
      borrowed = borrowed.drop_front();
    else if (!isOwner && index + 1 == borrowed.size())
      borrowed = borrowed.drop_back();
    else
      own().erase(owned.begin() + index);
  }

private:
  /// Makes this object the owner of the elements: copies them at the first call.
  llvm::SmallVector<T> &own() {
    if (!isOwner)
      owned.assign(borrowed.begin(), borrowed.end());
    isOwner = true;
    return owned;
  }

  llvm::ArrayRef<T> borrowed; ///< The elements if isOwner is false.
  llvm::SmallVector<T> owned;
  bool isOwner = false;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_ADTEXTRAS_H
