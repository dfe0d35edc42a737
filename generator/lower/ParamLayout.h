//===- ParamLayout.h - Where parameters are stored ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Decides for each parameter of a declared type or attribute how it is stored: its ParamKind and its offset
// (spec/DefSpec.h). Both producers ask here, so that a loaded type has the layout of a compiled one.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_PARAMLAYOUT_H
#define STRATA_GENERATOR_LOWER_PARAMLAYOUT_H

#include "generator/model/AttrOrTypeDefModel.h"
#include "runtime/spec/DefSpec.h"
#include <optional>
#include <string>
#include <vector>

namespace strata {

struct ParamSlot {
  const ParameterModel *model = nullptr;
  ParamKind kind = ParamKind::Signed;
  unsigned bits = 64;
  unsigned offset = 0;
  unsigned size = 8; ///< Bytes.
  /// The class that values, or elements of arrays, must be of: "::mlir::IntegerType"; empty for any.
  std::string valueClass;
};

struct ParamLayout {
  std::vector<ParamSlot> slots;
  unsigned bytes = 0;
};

/// The storage of a parameter, without its offset; none when its C++ type has no ParamKind.
std::optional<ParamSlot> classifyParameter(const ParameterModel &param);
/// \pre Every parameter has a ParamKind (generator/check/Supported.h reports those that have not).
ParamLayout layoutParameters(const AttrOrTypeDefModel &def);

} // namespace strata

#endif // STRATA_GENERATOR_LOWER_PARAMLAYOUT_H
