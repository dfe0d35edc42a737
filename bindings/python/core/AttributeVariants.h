//===- AttributeVariants.h - Classes that depend on contents -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Attributes of a few builtin kinds have one of several classes: an integer of type `i1` is a BoolAttr. The
// class is that of the first predicate of C that the attribute satisfies, else that of the kind:
//
//     register_attribute_class(typeid, IntegerAttr)
//     register_attribute_class(typeid, BoolAttr, "mlirAttributeIsABool")
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_ATTRIBUTEVARIANTS_H
#define STRATA_BINDINGS_PYTHON_CORE_ATTRIBUTEVARIANTS_H

#include "bindings/python/core/Convert.h"

#include <span>

namespace strata::python {

/// A predicate and the class of the attributes that satisfy it.
struct AttributeVariant {
  const char *name; ///< Of the function of C.
  bool (*isA)(MlirAttribute attr);
  PyObject *cls; ///< Null if none is registered.
};

/// The variants of a kind.
struct AttributeVariants {
  MlirTypeID (*kind)();
  std::span<AttributeVariant> variants; ///< An attribute satisfies at most one.

  /// Returns the class for an attribute of the kind, a borrowed reference; \p other if there is none.
  PyObject *classOf(MlirAttribute attr, PyObject *other) const {
    for (const AttributeVariant &variant : variants)
      if (variant.cls && variant.isA(attr))
        return variant.cls;
    return other;
  }
};

/// Returns the variants of a kind that have this predicate; null if there are none. Sets \p variant.
AttributeVariants *findVariants(MlirTypeID kind, std::string_view predicate, AttributeVariant *&variant);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_ATTRIBUTEVARIANTS_H
