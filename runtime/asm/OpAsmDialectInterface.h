//===- OpAsmDialectInterface.h - What a dialect adds to text --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect that registers this may have entries of its own in the metadata section of a file:
//
//     {-# dialect_resources: { my_dialect: { key: "0x…" } } #-}
//
// As it is, it knows no entry. A dialect without it may not have a section at all.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H
#define STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H

#include "runtime/ir/Dialect.h"
#include "runtime/ir/Resource.h"
#include "llvm/Support/LogicalResult.h"

namespace strata {

class OpAsmDialectInterface : public DialectInterface::Base<OpAsmDialectInterface> {
public:
  explicit OpAsmDialectInterface(Dialect *dialect) : Base(dialect) {}

  /// Whether the dialect has an entry of that name, or makes one. Asked before the data is read.
  virtual llvm::LogicalResult declareResource(llvm::StringRef key) const { return llvm::failure(); }
  /// Takes the data of an entry that has been declared.
  virtual void setResource(llvm::StringRef key, AsmResourceBlob blob) const {}
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H
