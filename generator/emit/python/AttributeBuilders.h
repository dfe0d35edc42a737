//===- AttributeBuilders.h - Names of attribute builders ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A constructor of an operation converts a Python value to an attribute by a function that is registered for
// the name of the attribute's declaration (`AttrBuilder` in Python).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_PYTHON_ATTRIBUTEBUILDERS_H
#define STRATA_GENERATOR_EMIT_PYTHON_ATTRIBUTEBUILDERS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir {

class AttrConstraintModel;
class EnumModel;
class PropertyModel;

/// Returns the name of the builder: that of the record, without decorations such as OptionalAttr. The number
/// of an anonymous record is not stable, so its builder is named for its enum, or for the C++ class of its
/// storage ("TypeAttr").
std::string attributeBuilder(const AttrConstraintModel &constraint);
std::string attributeBuilder(const EnumModel &model);
/// Returns the name of the builder of the attribute that sets a property; empty if Python has no value for
/// the property's C++ type, so that an attribute must be given.
std::string attributeBuilder(const PropertyModel &property);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_PYTHON_ATTRIBUTEBUILDERS_H
