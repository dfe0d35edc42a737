//===- OpAsmDialectInterface.h - Aliases and resources --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The hooks of a dialect in the printer and parser. A dialect that registers this interface may give aliases
// to types and attributes of any dialect, and may have a section of resources in the metadata of a file:
//
//     {-# dialect_resources: { my_dialect: { key: "0x…" } } #-}
//
// The base class gives no aliases and has no resources. A dialect without the interface must not have a
// section.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H
#define STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H

#include "runtime/asm/AsmDialectResource.h"
#include "runtime/ir/Dialect.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/LogicalResult.h"
#include <string>

namespace mlir {

class AsmParsedResourceEntry;
class AsmResourceBuilder;

/// The result of OpAsmDialectInterface::getAlias().
enum class OpAsmAliasResult {
  NoAlias,          ///< The dialect provides no name.
  OverridableAlias, ///< The name is used unless another dialect has one.
  FinalAlias,       ///< The name is used, and the hooks of other dialects are not called.
};

/// The dialect interface of the printer and parser.
class OpAsmDialectInterface : public DialectInterface::Base<OpAsmDialectInterface> {
public:
  using AliasResult = OpAsmAliasResult;

  OpAsmDialectInterface(Dialect *dialect) : Base(dialect) {}

  /// Write the name of an alias, without `#`, `!` and number, for an attribute or type.
  virtual AliasResult getAlias(Attribute attr, llvm::raw_ostream &os) const { return AliasResult::NoAlias; }
  virtual AliasResult getAlias(Type type, llvm::raw_ostream &os) const { return AliasResult::NoAlias; }

  /// Declares a resource when its key is first read. Fails if the dialect has no such resource.
  virtual FailureOr<AsmDialectResourceHandle> declareResource(llvm::StringRef key) const { return failure(); }
  /// Returns the key by which the IR refers to a resource. Must be overridden together with
  /// declareResource().
  virtual std::string getResourceKey(const AsmDialectResourceHandle &handle) const;
  /// Reads the data of a declared resource from an entry of the metadata, whose key is that of
  /// getResourceKey(). The default fails.
  virtual LogicalResult parseResource(AsmParsedResourceEntry &entry) const;
  /// Writes the data of resources to the metadata of a file.
  /// \param op          the operation that was printed.
  /// \param referenced  the resources to which the text refers.
  virtual void buildResources(Operation *op, const llvm::SetVector<AsmDialectResourceHandle> &referenced,
                              AsmResourceBuilder &builder) const {}
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPASMDIALECTINTERFACE_H
