//===- RawOstreamExtras.h - A stream that drops its input -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_RAWOSTREAMEXTRAS_H
#define STRATA_RUNTIME_SUPPORT_RAWOSTREAMEXTRAS_H

#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Returns a stream that drops what is written. Each thread has its own, because llvm::nulls() is not safe to
/// use from several threads.
inline llvm::raw_ostream &thread_safe_nulls() {
  static thread_local llvm::raw_null_ostream stream;
  return stream;
}

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_RAWOSTREAMEXTRAS_H
