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

namespace mlir::dlti {

/// Look up the keys one after the other: the first in the first attribute of \p op, or of its closest
/// ancestor with such an attribute, that implements DLTIQueryInterface, and each later one in the attribute
/// that the previous one is mapped to. Fail if there is no such attribute or a key is absent, or if there are
/// no keys.
/// \param emitError emits an error with the reason.
FailureOr<Attribute> query(Operation *op, llvm::ArrayRef<DataLayoutEntryKey> keys, bool emitError = false);
FailureOr<Attribute> query(Operation *op, llvm::ArrayRef<llvm::StringRef> keys, bool emitError = false);

} // namespace mlir::dlti

#endif // STRATA_DIALECTS_DLTI_DLTI_H
