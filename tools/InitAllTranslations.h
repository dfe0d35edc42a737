//===- InitAllTranslations.h - Registers all translations -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers every translation of this repository for translate tools. There is none: those of MLIR translate
// to and from formats that Strata does not implement. Tools register their own (Translation.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_INITALLTRANSLATIONS_H
#define STRATA_TOOLS_INITALLTRANSLATIONS_H

namespace mlir {

/// Adds all translations to the registry of translations; has no effect.
inline void registerAllTranslations() {}

} // namespace mlir

#endif // STRATA_TOOLS_INITALLTRANSLATIONS_H
