//===- DiscardableAttrHelper.h - Attributes for any op --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The base of what a dialect's class has for each attribute that its record lists in `discardableAttrs`: an
// attribute that ops of other dialects may carry. A value: the name, uniqued once. To be included before the
// generated declarations of such a dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ODS_DISCARDABLEATTRHELPER_H
#define STRATA_RUNTIME_IR_ODS_DISCARDABLEATTRHELPER_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Operation.h"

namespace strata {

template <typename AttrT>
class DiscardableAttrHelper {
public:
  DiscardableAttrHelper(MLIRContext *context, llvm::StringRef name) : name(StringAttr::get(context, name)) {}

  /// With the dialect's prefix.
  StringAttr getName() const { return name; }
  /// Null when the op has none, or one of another class.
  AttrT getAttr(Operation *op) const { return op->getAttrOfType<AttrT>(name.getValue()); }
  void setAttr(Operation *op, AttrT value) const { op->setAttr(name.getValue(), value); }
  bool isAttrPresent(Operation *op) const { return static_cast<bool>(getAttr(op)); }
  /// \pre isAttrPresent(op)
  void removeAttr(Operation *op) const {
    assert(isAttrPresent(op) && "the op does not have the attribute");
    op->removeAttr(name.getValue());
  }

private:
  StringAttr name;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_ODS_DISCARDABLEATTRHELPER_H
