//===- OpaqueTypes.h - Constraints on opaque types --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Predicate of the constraint `OpaqueType<dialect, name, words>`. Included by sources that use this
// constraint.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ODS_OPAQUETYPES_H
#define STRATA_RUNTIME_IR_ODS_OPAQUETYPES_H

#include "runtime/ir/BuiltinAttributes.h"

namespace mlir {

/// Returns true if \p type is `opaque<"dialect", "data">` with these strings.
inline bool isOpaqueTypeWithName(Type type, llvm::StringRef dialect, llvm::StringRef typeData) {
  auto opaque = llvm::dyn_cast<OpaqueType>(type);
  return opaque && opaque.getDialectNamespace().getValue() == dialect && opaque.getTypeData() == typeData;
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ODS_OPAQUETYPES_H
