//===- OpClass.h - What a class of operations declares -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A generated class of operations has constants from which its constructor builds the operation:
//
//     OPERATION_NAME            "vector.gather"
//     _ODS_REGIONS              (least number of regions, there are no more)
//     _ODS_OPERAND_SEGMENTS     kinds of groups of operands if the operation has their sizes as an attribute,
//     _ODS_RESULT_SEGMENTS      else None: 1 single, 0 optional, -1 variadic
//     _ODS_ATTRIBUTES           (name, builder, presence) of each attribute and property
//
// They are read once per class.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_OPCLASS_H
#define STRATA_BINDINGS_PYTHON_CORE_OPCLASS_H

#include "bindings/python/core/Context.h"

#include <string>

namespace strata::python {

/// The groups of results or of operands.
struct OpGroups {
  bool areSized = false; ///< The sizes are an attribute.
  std::vector<int32_t> kinds;

  /// Reads kinds; null or None stands for none. Returns false after an exception.
  bool read(PyObject *object, const Argument &where);
};

/// How many operands, results and regions an operation has.
struct OpShape {
  MlirStringRef name; ///< Of the operation. The characters belong to a Python string.
  bool hasRegions = false;
  intptr_t regionCount = 0;
  bool isExact = true; ///< There cannot be more regions.
  OpGroups operands, results;

  /// Reads the constants of a class, or the arguments of OpView.__init__. Returns false after an exception.
  bool read(PyObject *nameObject, PyObject *regions, PyObject *operandSegments, PyObject *resultSegments,
            const char *function);
};

/// An attribute or property that a class declares.
struct OpAttribute {
  enum Presence { Optional, Required, Unit, RequiredProperty, Property };
  std::string name, builder; ///< `builder` is a name that AttrBuilder knows, or empty.
  Presence presence;
  bool isProperty() const { return presence >= RequiredProperty; }
  bool isRequired() const { return presence == Required || presence == RequiredProperty; }
};

/// The constants of a class, and what is looked up for them in a context.
struct OpClass {
  PyObject *cls; ///< A borrowed reference.
  Ref name;      ///< The string with the name of the operation.
  OpShape shape;
  std::vector<OpAttribute> attributes;

  /// Lookups that are valid for one context. Called before the members below are used.
  void enter(Context *context) {
    if (contextSerial != context->serial) [[unlikely]]
      lookUp(context);
  }
  std::vector<MlirIdentifier> attributeNames;
  bool mayHaveResults; ///< Result types can be inferred, as far as it is known.

  /// Returns the name of the class, or null after an exception.
  PyObject *className() const;

private:
  void lookUp(Context *context);
  uint64_t contextSerial = 0;
};

/// Returns the constants of a class, which is a subclass of OpView. Null after an exception. The pointer is
/// valid as long as the class lives.
OpClass *opClassOf(PyTypeObject *cls);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_OPCLASS_H
