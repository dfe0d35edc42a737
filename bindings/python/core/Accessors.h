//===- Accessors.h - Properties of generated operation classes ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Descriptors that generated subclasses of OpView use instead of Python properties. A read costs no Python
// frame. The module `_strata.ods` provides their constructors:
//
//     class FmaOp(OpView):
//         OPERATION_NAME = "vector.fma"
//         lhs = ods.operand(0)                                 one of several single operands
//         mask = ods.operand(3, (1, 1, 1, 0))                  kinds of all declared operands
//         indices = ods.operand(1, (1, -1, -1), sized=True)
//         result = ods.result(0)
//         permutation_map = ods.attribute("permutation_map")
//         nontemporal = ods.attribute("nontemporal", optional=True)
//         nofold = ods.attribute("nofold", unit=True)
//         body = ods.region(0)
//         case_regions = ods.region(1, variadic=True)
//         dest = ods.successor(0)
//
//     operand(group, kinds=None, sized=False), result(group, kinds=None, sized=False)
//         `group` is the position of the declared operand or result. `kinds` has one number for each declared
//         one: 1 single, 0 optional, -1 variadic, as _ODS_OPERAND_SEGMENTS has; None if all are single. With
//         `sized`, the operation has the attribute operandSegmentSizes (resultSegmentSizes); without it, all
//         groups that are not single have the same size.
//         Gives a Value; a Value or None for an optional group; an OpOperandList or OpResultList for a
//         variadic one.
//     attribute(name, optional=False, unit=False)
//         Gives an attribute: None if it is optional and not set, KeyError if it is required and not set; a
//         bool for a unit attribute. Can be set to an attribute (a bool for a unit attribute); None removes
//         an optional one. Deletion removes an optional or unit attribute.
//     property(name)
//         Gives a property that is no attribute as the attribute that is printed in `<{...}>`; None if it is
//         absent. Can be set to an attribute.
//     region(index, variadic=False)
//         Gives a Region; the RegionSequence from this region on if variadic.
//     successor(index, variadic=False)
//         Gives a Block; the list of successors from this one on if variadic.
//
// Generated constructors and functions call
//
//     build(self, operands, attributes, results, successors, regions, loc, ip)
//         Creates the operation of a new object. The class has the constants that OpClass.h lists;
//         `attributes` is a tuple of the arguments in the order of _ODS_ATTRIBUTES.
//     create(cls, operands, attributes, results, successors, regions, loc, ip)
//         Creates an operation of the class, for which no object is made, and returns its result.
//     values(arg), optional(value), results(op)
//         Arguments for variadic and optional groups; what a function returns if the number of results
//         varies.
//
// The class of the descriptors is `_strata.ods.Accessor`. An access to the class of the operation gives the
// descriptor.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_ACCESSORS_H
#define STRATA_BINDINGS_PYTHON_CORE_ACCESSORS_H

#include "bindings/python/core/PythonApi.h"

namespace strata::python {

/// Adds the submodule `ods` to the extension. Returns false after an exception.
bool addAccessors(PyObject *module);
/// Adds the functions that generated constructors call (GeneratedOps.cpp) to the submodule.
bool addGeneratedOpFunctions(PyObject *ods);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_ACCESSORS_H
