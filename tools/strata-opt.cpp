//===- strata-opt.cpp - Reads, transforms and prints IR -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The opt tool with all dialects of this repository, and with the loader of .td files. For a tool of one's
// own see tools/opt/OptMain.h.
//
//===----------------------------------------------------------------------===//

#include "tools/StandardTool.h"

using namespace strata;

int main(int argc, char **argv) {
  DialectRegistry registry;
  return asMainReturnCode(optMain(argc, argv, makeStandardToolConfig("strata-opt", registry)));
}
