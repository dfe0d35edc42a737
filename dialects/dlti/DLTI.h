//===- DLTI.h - Data layout and target information ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dlti dialect: the attributes of DLTI.td, which implement the attribute interfaces of data layouts.
// Entries are searched linearly. For queries use DataLayout (runtime/interfaces/DataLayoutInterfaces.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_DLTI_DLTI_H
#define STRATA_DIALECTS_DLTI_DLTI_H

#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/Type.h"

#include "dialects/dlti/DLTIDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/dlti/DLTIAttrs.h.inc"

#endif // STRATA_DIALECTS_DLTI_DLTI_H
