//===- strata-opt.cpp - Reads, transforms and prints IR -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The opt tool with all dialects of this repository. For a tool of one's own see tools/opt/OptMain.h.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/OptMain.h"

int main(int argc, char **argv) {
  strata::DialectRegistry registry;
  return strata::optMain(argc, argv, "strata-opt", registry);
}
