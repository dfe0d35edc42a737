//===- Lists.h - Lists of operands, results, blocks, … -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A list refers to the handle of its operation, block or region and reads the IR at each access: it shows
// changes. A slice has a fixed start, step and length. A kind of list is a row of functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_LISTS_H
#define STRATA_BINDINGS_PYTHON_CORE_LISTS_H

#include "bindings/python/core/Handles.h"

namespace strata::python {

struct ListKind {
  const char *name; ///< Of the class.
  intptr_t (*size)(Handle *parent);
  /// The index is in range.
  PyObject *(*item)(Handle *parent, intptr_t index);
  /// Null if elements cannot be replaced.
  bool (*setItem)(Handle *parent, intptr_t index, PyObject *value);
  /// The type of an element, for the property `types`; null if it has none.
  MlirType (*type)(Handle *parent, intptr_t index);
  /// Iterates over the whole list; null if elements are found by index in constant time.
  PyObject *(*iterate)(Handle *parent);
  PyTypeObject *cls;
};

extern ListKind operandList, resultList, opOperandList, regionList, opSuccessorList;   // of operations
extern ListKind argumentList, operationList, blockSuccessorList, blockPredecessorList; // of blocks
extern ListKind blockList;                                                             // of regions

/// Creates a list of all elements, or of a part of them.
PyObject *makeList(ListKind &kind, Handle *parent);
PyObject *makeList(ListKind &kind, Handle *parent, intptr_t start, intptr_t length, intptr_t step = 1);
/// Iterators over the operations of a block and the blocks of a region.
PyObject *iterateOperations(Handle *block);
PyObject *iterateBlocks(Handle *region);
/// `BlockList.append(*args, arg_locs=None)`.
PyObject *appendBlock(Handle *region, PyObject *const *args, Py_ssize_t count, PyObject *keywords);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_LISTS_H
