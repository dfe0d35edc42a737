//===- GenericFuzzer.cpp - Fuzz target: files in generic form ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RoundTrip.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::fuzz::checkGenericModule({reinterpret_cast<const char *>(data), size});
  return 0;
}
