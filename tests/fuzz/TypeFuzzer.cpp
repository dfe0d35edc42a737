//===- TypeFuzzer.cpp - Fuzz target: types -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RoundTrip.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const mlir::DialectRegistry registry = mlir::fuzz::allDialects();
  mlir::fuzz::checkType({reinterpret_cast<const char *>(data), size}, registry);
  return 0;
}
