//===- DiscardableAttrHelper.h - Discardable attributes of a dialect -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base class of the helpers that a dialect class has for each attribute in the record's `discardableAttrs`:
// an attribute that operations of other dialects may carry. A value type that holds the uniqued name.
// Included before the generated declarations of such a dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ODS_DISCARDABLEATTRHELPER_H
#define STRATA_RUNTIME_IR_ODS_DISCARDABLEATTRHELPER_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Operation.h"

namespace mlir {

/// Access to one discardable attribute of class AttrT.
template <typename AttrT>
class DiscardableAttrHelper {
public:
  DiscardableAttrHelper(MLIRContext *context, llvm::StringRef name) : name(StringAttr::get(context, name)) {}

  /// Returns the name with the dialect prefix.
  StringAttr getName() const { return name; }
  /// Returns the attribute, or null if it is missing or of another class.
  AttrT getAttr(Operation *op) const { return op->getAttrOfType<AttrT>(name.getValue()); }
  void setAttr(Operation *op, AttrT value) const { op->setAttr(name.getValue(), value); }
  bool isAttrPresent(Operation *op) const { return static_cast<bool>(getAttr(op)); }
  /// Removes the attribute. \pre isAttrPresent(op).
  void removeAttr(Operation *op) const {
    assert(isAttrPresent(op) && "the attribute is missing");
    op->removeAttr(name.getValue());
  }

private:
  StringAttr name;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ODS_DISCARDABLEATTRHELPER_H
