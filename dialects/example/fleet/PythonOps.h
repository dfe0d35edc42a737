//===- PythonOps.h - The dialect python -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The classes generated from PythonOps.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_EXAMPLE_FLEET_PYTHONOPS_H
#define STRATA_DIALECTS_EXAMPLE_FLEET_PYTHONOPS_H

#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

#include "dialects/example/fleet/PythonDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/example/fleet/PythonTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/example/fleet/PythonAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/example/fleet/PythonOps.h.inc"

#endif // STRATA_DIALECTS_EXAMPLE_FLEET_PYTHONOPS_H
