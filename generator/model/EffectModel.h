//===- EffectModel.h - Model of a side effect -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A side effect of an op: the effect, the resource it applies to, and its stage. A value type.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_EFFECTMODEL_H
#define STRATA_GENERATOR_MODEL_EFFECTMODEL_H

#include "generator/model/ModelContext.h"

namespace mlir {

class EffectModel {
public:
  enum class Kind : uint8_t { Read, Write, Allocate, Free, Other };

  /// Checks a record of class SideEffect and returns its model.
  static FailureOr<EffectModel> check(const llvm::Record &record, ModelContext &context);

  /// The kind of a memory effect; Other for an effect of a user-defined family.
  Kind kind() const { return which; }
  llvm::StringRef cppEffect() const { return effect; }     ///< "::mlir::MemoryEffects::Read"
  llvm::StringRef cppBaseEffect() const { return family; } ///< "::mlir::MemoryEffects::Effect"
  llvm::StringRef cppResource() const { return resource; } ///< "::mlir::SideEffects::DefaultResource"
  bool isDefaultResource() const;
  int stage() const { return order; }
  bool isOnFullRegion() const { return full; }
  const llvm::Record &record() const { return *rec; }

private:
  const llvm::Record *rec = nullptr;
  Kind which = Kind::Other;
  llvm::StringRef effect, family, resource;
  int order = 0;
  bool full = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_EFFECTMODEL_H
