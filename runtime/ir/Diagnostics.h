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
#include "runtime/support/Diagnostics.h"
#include <map>
#include <memory>
#include <mutex>

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

/// Makes diagnostics of parallel work come as one thread would give them. While it lives, a thread says which
/// part of the work it does; what it emits then is kept, and emitted by the destructor, in the order of the
/// parts. What threads emit that have not said so goes its usual way.
class ParallelDiagnosticHandler {
public:
  explicit ParallelDiagnosticHandler(MLIRContext *context);
  ~ParallelDiagnosticHandler();

  /// From now on this thread works on that part. One thread at a time works on a part.
  void setOrderIDForThread(size_t orderID);
  /// \pre This thread said which part it works on.
  void eraseOrderIDForThread();
  /// Forgets what was emitted for the part and all behind it. \pre No thread works on them.
  void dropFrom(size_t orderID);

private:
  struct Part;
  static thread_local constinit Part *currentPart;

  MLIRContext *context;
  std::mutex mutex; ///< Guards the map, not the parts.
  std::map<size_t, std::unique_ptr<Part>> parts;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIAGNOSTICS_H
