//===- Diagnostics.h - Diagnostics at locations -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `emitError(loc) << "text"` emits a diagnostic through the context's engine when the temporary is destroyed,
// and converts to failure(). For the engine see runtime/support/Diagnostics.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIAGNOSTICS_H
#define STRATA_RUNTIME_IR_DIAGNOSTICS_H

#include "runtime/ir/Location.h"
#include "runtime/support/Diagnostics.h"
#include <map>
#include <memory>
#include <mutex>

namespace mlir {

/// Start a diagnostic of the given severity; text can be appended with `<<`.
InFlightDiagnostic emitError(Location loc);
InFlightDiagnostic emitError(Location loc, const llvm::Twine &message);
InFlightDiagnostic emitWarning(Location loc);
InFlightDiagnostic emitWarning(Location loc, const llvm::Twine &message);
InFlightDiagnostic emitRemark(Location loc);
InFlightDiagnostic emitRemark(Location loc, const llvm::Twine &message);
/// Emits an error if there is a location. Always returns failure.
template <typename... Args>
LogicalResult emitOptionalError(std::optional<Location> loc, Args &&...args) {
  if (loc) {
    InFlightDiagnostic diag = emitError(*loc);
    (void)(diag << ... << std::forward<Args>(args));
  }
  return failure();
}

/// Emit a warning (remark) if there is a location. Always return failure.
template <typename... Args>
LogicalResult emitOptionalWarning(std::optional<Location> loc, Args &&...args) {
  if (loc) {
    InFlightDiagnostic diag = emitWarning(*loc);
    (void)(diag << ... << std::forward<Args>(args));
  }
  return failure();
}
template <typename... Args>
LogicalResult emitOptionalRemark(std::optional<Location> loc, Args &&...args) {
  if (loc) {
    InFlightDiagnostic diag = emitRemark(*loc);
    (void)(diag << ... << std::forward<Args>(args));
  }
  return failure();
}

/// Orders the diagnostics of parallel work. While it exists, a thread declares which part of the work it
/// executes; diagnostics it emits then are buffered. The destructor emits them in the order of the parts, so
/// the output equals that of sequential execution. Diagnostics of threads without a part are emitted
/// immediately.
class ParallelDiagnosticHandler {
public:
  explicit ParallelDiagnosticHandler(MLIRContext *context);
  ~ParallelDiagnosticHandler();

  /// Declares that this thread executes part \p orderID of the parallel work. \pre No other thread executes
  /// this part.
  void setOrderIDForThread(size_t orderID);
  /// Declares that this thread has finished its part of the parallel work. \pre setOrderIDForThread was
  /// called.
  void eraseOrderIDForThread();
  /// Discards the buffered diagnostics of part \p orderID of the parallel work and of all later parts. \pre
  /// No thread executes these parts.
  void dropFrom(size_t orderID);

private:
  struct Part;
  static thread_local constinit Part *currentPart;

  MLIRContext *context;
  std::mutex mutex; ///< Guards the container `parts`, not the elements.
  std::map<size_t, std::unique_ptr<Part>> parts;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIAGNOSTICS_H
