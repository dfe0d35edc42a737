//===- PropertyValue.h - Properties in expressions ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversions between the stored attribute of a property and its value in evaluated expressions. Private to
// generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_PROPERTYVALUE_H
#define STRATA_GENERATOR_LOAD_PROPERTYVALUE_H

#include "generator/load/EvalValue.h"
#include "runtime/spec/PropertySpec.h"

namespace mlir {

/// Returns the value of a property from its stored attribute.
EvalValue propertyValue(const PropertySpec &spec, Attribute form);
/// Returns the stored attribute of a property's value, or null if the value has the wrong kind.
Attribute propertyForm(const PropertySpec &spec, MLIRContext *context, const EvalValue &value);

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_PROPERTYVALUE_H
