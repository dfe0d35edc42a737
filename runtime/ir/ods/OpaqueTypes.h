//===- OpaqueTypes.h - Types of unknown dialects --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the constraint `OpaqueType<dialect, name, words>` asks; to be included where such a constraint is
// compiled.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ODS_OPAQUETYPES_H
#define STRATA_RUNTIME_IR_ODS_OPAQUETYPES_H

#include "runtime/ir/BuiltinAttributes.h"

namespace strata {

/// Whether it is `opaque<"dialect", "data">` with these.
inline bool isOpaqueTypeWithName(Type type, llvm::StringRef dialect, llvm::StringRef typeData) {
  auto opaque = llvm::dyn_cast<OpaqueType>(type);
  return opaque && opaque.getDialectNamespace().getValue() == dialect && opaque.getTypeData() == typeData;
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_ODS_OPAQUETYPES_H
