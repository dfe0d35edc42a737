//===- PropertyValue.h - Properties in expressions ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What a property's stored form is in the C++ of a declaration that the loader evaluates, and back.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_PROPERTYVALUE_H
#define STRATA_GENERATOR_LOAD_PROPERTYVALUE_H

#include "generator/load/EvalValue.h"
#include "runtime/spec/PropertySpec.h"

namespace strata {

EvalValue propertyValue(const PropertySpec &spec, Attribute form);
/// Null for a value of another kind.
Attribute propertyForm(const PropertySpec &spec, MLIRContext *context, const EvalValue &value);

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_PROPERTYVALUE_H
