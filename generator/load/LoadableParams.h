//===- LoadableParams.h - C++ types that loaded parameters may have -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A loaded dialect has no compiler: a parameter of a C++ type that is no ParamKind needs one that this
// process has compiled in. These are the types of the IR and of LLVM that declarations use often. Constant
// data.
//
//===-------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_LOADABLEPARAMS_H
#define STRATA_GENERATOR_LOAD_LOADABLEPARAMS_H

#include "runtime/spec/DefSpec.h"

namespace strata {

struct LoadableParam {
  ParamKind kind;
  uint8_t bits;
  const ParamObjectSpec *object;
  decltype(ParamSpec::parse) parse;
  decltype(ParamSpec::print) print;
  /// What `T()` is.
  decltype(ParamSpec::defaultValue) empty;
};

/// The entry of a C++ type as it is written: "::llvm::ArrayRef<int32_t>"; null for one that nobody compiled.
const LoadableParam *findLoadableParam(llvm::StringRef cppType);
/// The types, for documentation and tests: "AffineMap", "ArrayRef<float>", …
std::vector<llvm::StringRef> loadableParamTypes();

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_LOADABLEPARAMS_H
