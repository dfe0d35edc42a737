//===- Insertion.h - Where operations are inserted ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_INSERTION_H
#define STRATA_BINDINGS_PYTHON_CORE_INSERTION_H

#include "bindings/python/core/Handles.h"

namespace strata::python {

/// Returns the InsertionPoint of an argument `ip`, a borrowed reference: None or null gives the current one
/// of the context, False none. `out` is null if there is none. Returns false after an exception.
bool resolveInsertionPoint(PyObject *object, Context *context, PyObject *&out, const Argument &where);
/// Inserts a detached operation, whose handles have the owner \p old. Sets `tree` to the owner of the block's
/// tree. Returns false after an exception; the operation is detached then.
bool insertAt(PyObject *insertionPoint, MlirOperation op, Owner *old, Owner *&tree);
/// Returns false after an exception if a new operation could not be inserted.
bool checkInsertionPoint(PyObject *insertionPoint);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_INSERTION_H
