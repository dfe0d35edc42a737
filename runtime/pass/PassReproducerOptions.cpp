//===- PassReproducerOptions.cpp - Running reproducers --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassReproducerOptions.h"
#include "runtime/asm/AsmState.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/pass/PassManager.h"

using namespace mlir;

/// Moves a parsed value to \p to; fails if parsing has failed.
template <typename T>
static LogicalResult store(FailureOr<T> value, std::optional<T> &to) {
  if (failed(value))
    return failure();
  to = std::move(*value);
  return success();
}

void PassReproducerOptions::attachResourceParser(ParserConfig &config) {
  config.attachResourceParser("mlir_reproducer", [this](AsmParsedResourceEntry &entry) -> LogicalResult {
    if (entry.getKey() == "pipeline")
      return store(entry.parseAsString(), pipeline);
    if (entry.getKey() == "verify_each")
      return store(entry.parseAsBool(), verifyEach);
    if (entry.getKey() == "disable_threading")
      return store(entry.parseAsBool(), disableThreading);
    return entry.emitError() << "unknown 'mlir_reproducer' resource key '" << entry.getKey() << "'";
  });
}

LogicalResult PassReproducerOptions::apply(PassManager &manager) const {
  if (disableThreading)
    manager.getContext()->disableMultithreading(*disableThreading);
  if (verifyEach)
    manager.enableVerifier(*verifyEach);
  if (!pipeline)
    return success();
  // Replace the op name of the manager, too, by the one in the pipeline.
  FailureOr<OpPassManager> parsed = parsePassPipeline(*pipeline);
  if (failed(parsed))
    return failure();
  static_cast<OpPassManager &>(manager) = std::move(*parsed);
  return success();
}
