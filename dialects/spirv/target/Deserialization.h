//===- Deserialization.h - SPIR-V modules from words ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads a spirv.module from SPIR-V's binary form.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGET_DESERIALIZATION_H
#define STRATA_DIALECTS_SPIRV_TARGET_DESERIALIZATION_H

#include "runtime/ir/OwningOpRef.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir {
class MLIRContext;

namespace spirv {
class ModuleOp;

struct DeserializationOptions {
  /// If set, blocks with merge instructions become `spirv.mlir.selection` and `spirv.mlir.loop`. If not,
  /// merge instructions are dropped.
  bool enableControlFlowStructurization = true;
  /// The name of the file that contains the words; errors start with it. May be empty.
  llvm::StringRef fileName = {};
};

/// Returns the module, which is not verified. If `binary` is malformed, reports an error with the index of
/// the first word of the wrong instruction, and returns null.
OwningOpRef<spirv::ModuleOp> deserialize(llvm::ArrayRef<uint32_t> binary, MLIRContext *context,
                                         const DeserializationOptions &options = {});

} // namespace spirv
} // namespace mlir

#endif // STRATA_DIALECTS_SPIRV_TARGET_DESERIALIZATION_H
