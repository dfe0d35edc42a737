//===- DLTI.h - Data layout and target information ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dlti dialect: the attributes of DLTI.td. Entries are few: lists are searched.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_DLTI_DLTI_H
#define STRATA_DIALECTS_DLTI_DLTI_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/Type.h"
#include "llvm/ADT/PointerUnion.h"

namespace strata {

class Operation;

/// What a value is looked up by.
using DataLayoutEntryKey = llvm::PointerUnion<Type, StringAttr>;

} // namespace strata

#include "dialects/dlti/DLTIDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/dlti/DLTIAttrs.h.inc"

namespace strata::dlti {

/// Reports what is wrong with the data layout of an op that has one: with an entry, or with those of ops
/// around it.
LogicalResult verifyDataLayout(Operation *op);

} // namespace strata::dlti

#endif // STRATA_DIALECTS_DLTI_DLTI_H
