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

/// Look up a chain of keys and return the last value. The first key is looked up in the first attribute of
/// \p op that implements DLTIQueryInterface; if \p op has none, in that of its closest ancestor that has one.
/// Each further key is looked up in the value of the previous key. Fail if there is no such attribute, if a
/// key is absent, or if \p keys is empty.
/// \param emitError if true, an error with the reason is emitted on failure.
FailureOr<Attribute> query(Operation *op, llvm::ArrayRef<DataLayoutEntryKey> keys, bool emitError = false);
FailureOr<Attribute> query(Operation *op, llvm::ArrayRef<llvm::StringRef> keys, bool emitError = false);

} // namespace mlir::dlti

#endif // STRATA_DIALECTS_DLTI_DLTI_H
