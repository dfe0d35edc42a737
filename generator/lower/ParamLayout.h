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
#include <string>
#include <vector>

namespace strata {

struct ParamSlot {
  /// Who knows how values are stored.
  enum class Source : uint8_t {
    Known,  ///< `kind` holds for the C++ type, whatever is in scope.
    ByType, ///< A C++ compiler, when it sees the type. `kind` is a guess by the name; without one it is
            ///< Object.
    Author, ///< An object, since the author says how it is compared or copied.
  };
  const ParameterModel *model = nullptr;
  Source source = Source::Known;
  ParamKind kind = ParamKind::Signed;
  unsigned bits = 64;
  unsigned offset = 0;
  unsigned size = 8; ///< Bytes.
  /// The class that values, or elements of arrays, must be of: "::mlir::IntegerType"; empty for any.
  std::string valueClass;
  // The author's C++, where it is not what the vocabulary's parameter classes have anyway; or empty.
  llvm::StringRef comparator, allocator, parser, printer, convertFromStorage;
};

struct ParamLayout {
  std::vector<ParamSlot> slots;
  unsigned bytes = 0;
};

/// The storage of a parameter, without its offset.
ParamSlot classifyParameter(const ParameterModel &param);
ParamLayout layoutParameters(const AttrOrTypeDefModel &def);

} // namespace strata

#endif // STRATA_GENERATOR_LOWER_PARAMLAYOUT_H
