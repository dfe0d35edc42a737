//===- ParamLayout.h - Storage of type and attribute parameters -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computes how each parameter of a declared type or attribute is stored: its ParamKind and its offset (see
// spec/DefSpec.h). The emitter and the loader use the same layout, so that a loaded type is stored as a
// compiled one.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_PARAMLAYOUT_H
#define STRATA_GENERATOR_LOWER_PARAMLAYOUT_H

#include "generator/model/AttrOrTypeDefModel.h"
#include "runtime/spec/DefSpec.h"
#include <string>
#include <vector>

namespace mlir {

/// The storage of one parameter.
struct ParamSlot {
  /// What determines the storage of values.
  enum class Source : uint8_t {
    Known,  ///< `kind` is certain from the spelling of the C++ type.
    ByType, ///< Only a compiler can determine the storage from the C++ type. `kind` is an assumption derived
            ///< from the spelling, or Object.
    Author, ///< The declaration has its own comparator or allocator. `kind` is Object.
  };
  const ParameterModel *model = nullptr;
  Source source = Source::Known;
  ParamKind kind = ParamKind::Signed;
  unsigned bits = 64;
  unsigned offset = 0;
  unsigned size = 8; ///< Size of a value in bytes.
  /// The class of the values, or of the elements of an array: "::mlir::IntegerType"; empty if any class is
  /// accepted.
  std::string valueClass;
  // C++ code of the declaration; empty if it equals the default of the parameter class.
  llvm::StringRef comparator, allocator, parser, printer, convertFromStorage;
};

/// The storage of all parameters, in declaration order.
struct ParamLayout {
  std::vector<ParamSlot> slots;
  unsigned bytes = 0;
};

/// Returns the storage of a parameter; its offset is not set.
ParamSlot classifyParameter(const ParameterModel &param);
/// Returns the storage of all parameters, with offsets.
ParamLayout layoutParameters(const AttrOrTypeDefModel &def);

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_PARAMLAYOUT_H
