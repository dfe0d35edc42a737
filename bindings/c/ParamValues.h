//===- ParamValues.h - Parameters as attributes ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Converts parameters of types and attributes to attributes, and back, for strata-c/Introspection.h. A
// parameter of kind Object has a C++ type that C cannot name; it has no attribute.
//
// Threads: the functions may be called from any thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_C_PARAMVALUES_H
#define STRATA_BINDINGS_C_PARAMVALUES_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Type.h"
#include "runtime/spec/DefSpec.h"

namespace mlir::capi {

/// Returns the value of a parameter as an attribute: a BoolAttr; an IntegerAttr of type i64 or, for an
/// unsigned number, ui64; a FloatAttr of type f64; a StringAttr; a StringAttr with the spelling of an enum; a
/// TypeAttr; the attribute itself; a DenseI64ArrayAttr or DenseBoolArrayAttr; an ArrayAttr of types or
/// attributes. Returns null for an absent type or attribute, and for a parameter of kind Object.
Attribute paramToAttribute(const ParamSpec &param, const ParamValue &value, MLIRContext *context);

/// Returns the type of kind `spec` with these parameters by name. A parameter that is not given has its
/// default value. Values may have the forms that paramToAttribute() returns, and also: an IntegerAttr of any
/// type for a number, an enum or a bool; an ArrayAttr of IntegerAttr for an array of numbers. Reports
/// unknown, missing and wrong parameters, and what the verifier of the type finds, at the location; returns
/// null then.
Type getTypeOf(const TypeDefSpec &spec, llvm::ArrayRef<NamedAttribute> params, Location loc);
Attribute getAttributeOf(const AttrDefSpec &spec, llvm::ArrayRef<NamedAttribute> params, Location loc);

} // namespace mlir::capi

#endif // STRATA_BINDINGS_C_PARAMVALUES_H
