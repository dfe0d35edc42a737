//===- OpAsmDialectInterface.h - Resources of a dialect -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect that registers this interface may have a section of resources in the metadata of a file:
//
//     {-# dialect_resources: { my_dialect: { key: "0x…" } } #-}
//
// The base class declares no resources. A dialect without the interface must not have a section.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H
#define STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H

#include "runtime/ir/Dialect.h"
#include "runtime/ir/Resource.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {

/// The dialect interface for resources.
class OpAsmDialectInterface : public DialectInterface::Base<OpAsmDialectInterface> {
public:
  explicit OpAsmDialectInterface(Dialect *dialect) : Base(dialect) {}

  /// Declares a resource before its data is parsed. Returns failure if the dialect has no such resource.
  virtual llvm::LogicalResult declareResource(llvm::StringRef key) const { return llvm::failure(); }
  /// Receives the data of a declared resource.
  virtual void setResource(llvm::StringRef key, AsmResourceBlob blob) const {}
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H
