//===- BuiltinAttributes.h - All builtin attributes -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes all builtin attributes: the views (BuiltinAttributeViews.h), elements attributes
// (ElementsAttributes.h), access to elements as C++ values (ElementsValues.h), and APInt, APFloat and APSInt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINATTRIBUTES_H
#define STRATA_RUNTIME_IR_BUILTINATTRIBUTES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/ElementsAttributes.h"
#include "runtime/ir/ElementsValues.h"

#endif // STRATA_RUNTIME_IR_BUILTINATTRIBUTES_H
