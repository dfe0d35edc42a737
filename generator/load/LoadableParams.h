//===- LoadableParams.h - Object parameters of loaded types ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The C++ types that a loaded parameter of ParamKind::Object can have. The loader cannot compile a type, so
// it needs code for the type that is compiled into the process; this table provides it for types of the IR
// and of LLVM that declarations often use. Constant data.
//
//===-------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_LOADABLEPARAMS_H
#define STRATA_GENERATOR_LOAD_LOADABLEPARAMS_H

#include "runtime/spec/DefSpec.h"

namespace mlir {

/// Descriptor fields for a parameter of one C++ type.
struct LoadableParam {
  ParamKind kind;
  uint8_t bits;
  const ParamObjectSpec *object;
  decltype(ParamSpec::parse) parse;
  decltype(ParamSpec::print) print;
  /// Builds the default-constructed value `T()`.
  decltype(ParamSpec::defaultValue) empty;
};

/// Finds a C++ type by its spelling in the record ("::llvm::ArrayRef<int32_t>"); null if the table does not
/// contain it.
const LoadableParam *findLoadableParam(llvm::StringRef cppType);
/// Returns the names of all types in the table, for documentation and tests: "AffineMap", "ArrayRef<float>",
/// …
std::vector<llvm::StringRef> loadableParamTypes();

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_LOADABLEPARAMS_H
