//===- Supported.h - What descriptors can say -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declarations that are right, but that our descriptors have no words for yet: properties, parameters of C++
// types of the author's own, formats that write groups of groups of operands. They are refused, so that nothing
// is lost silently.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_SUPPORTED_H
#define STRATA_GENERATOR_CHECK_SUPPORTED_H

#include "generator/model/FormatModel.h"
#include "generator/model/ModelSet.h"

namespace strata {

/// Of the main dialect, or of all when there is none. Fails when an error was reported.
LogicalResult checkSupported(const ModelSet &models, llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
                             DiagnosticEngine &diags);

} // namespace strata

#endif // STRATA_GENERATOR_CHECK_SUPPORTED_H
