//===- BuiltinAttributes.h - The builtin attributes -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All builtin attributes and what they hold: the views (BuiltinAttributeViews.h), those of elements
// (ElementsAttributes.h) and their elements as C++ values, with LLVM's numbers.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINATTRIBUTES_H
#define STRATA_RUNTIME_IR_BUILTINATTRIBUTES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/ElementsAttributes.h"
#include "runtime/ir/ElementsValues.h"

#endif // STRATA_RUNTIME_IR_BUILTINATTRIBUTES_H
