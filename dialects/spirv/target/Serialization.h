//===- Serialization.h - SPIR-V modules as words --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes a spirv.module in SPIR-V's binary form.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGET_SERIALIZATION_H
#define STRATA_DIALECTS_SPIRV_TARGET_SERIALIZATION_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/LogicalResult.h"
#include <cstdint>
#include <string>

namespace mlir {
class MLIRContext;

namespace spirv {
class ModuleOp;

struct SerializationOptions {
  /// If set, symbols and identified structs get OpName instructions.
  bool emitSymbolName = true;
  /// If set, instructions in functions get OpLine instructions for file locations.
  bool emitDebugInfo = false;
  /// For tools: if set, the module is also written to a new file. Its name is the prefix, six characters that
  /// make it unique, and `.spv`.
  bool saveModuleForValidation = false;
  std::string validationFilePrefix = "";
};

/// Replaces the contents of `binary` by the words of the module. Fails after reporting an error at the
/// location of an op, type or attribute that has no encoding. \pre The module is valid.
llvm::LogicalResult serialize(ModuleOp moduleOp, llvm::SmallVectorImpl<uint32_t> &binary,
                              const SerializationOptions &options = {});

} // namespace spirv
} // namespace mlir

#endif // STRATA_DIALECTS_SPIRV_TARGET_SERIALIZATION_H
