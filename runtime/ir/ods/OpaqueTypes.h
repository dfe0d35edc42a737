//===- OpaqueTypes.h - Types of unknown dialects --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the constraint `OpaqueType<dialect, name, words>` asks; to be included where such a constraint is compiled.
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

/// Dense elements that are texts.
class DenseStringElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr) {
    return DenseElementsAttr::classof(attr) && !DenseElementsAttr(attr.getImpl()).empty() &&
           llvm::isa<StringAttr>(DenseElementsAttr(attr.getImpl()).getElement(0));
  }
  auto begin() const { return getValues<llvm::StringRef>().begin(); }
  auto end() const { return getValues<llvm::StringRef>().end(); }
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_ODS_OPAQUETYPES_H
