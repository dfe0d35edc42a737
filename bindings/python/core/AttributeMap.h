//===- AttributeMap.h - The attributes of an operation -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_ATTRIBUTEMAP_H
#define STRATA_BINDINGS_PYTHON_CORE_ATTRIBUTEMAP_H

#include "bindings/python/core/Handles.h"

namespace strata::python {

/// Creates the object of `op.attributes`.
PyObject *makeAttributeMap(Handle *operation);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_ATTRIBUTEMAP_H
