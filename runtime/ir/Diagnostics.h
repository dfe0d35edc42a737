//===- Diagnostics.h - Emitting errors at a Location ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `emitError(loc) << "text"` reports through the context's engine when the temporary dies, and converts to
// failure(). See runtime/support/Diagnostics.h for the engine.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIAGNOSTICS_H
#define STRATA_RUNTIME_IR_DIAGNOSTICS_H

#include "runtime/ir/Location.h"

namespace strata {

InFlightDiagnostic emitError(Location loc);
InFlightDiagnostic emitError(Location loc, const llvm::Twine &message);
InFlightDiagnostic emitWarning(Location loc);
InFlightDiagnostic emitWarning(Location loc, const llvm::Twine &message);
InFlightDiagnostic emitRemark(Location loc);
InFlightDiagnostic emitRemark(Location loc, const llvm::Twine &message);
/// Emits when there is a location, else returns failure silently.
template <typename... Args>
LogicalResult emitOptionalError(std::optional<Location> loc, Args &&...args) {
  if (loc) {
    InFlightDiagnostic diag = emitError(*loc);
    (void)(diag << ... << std::forward<Args>(args));
  }
  return failure();
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIAGNOSTICS_H
