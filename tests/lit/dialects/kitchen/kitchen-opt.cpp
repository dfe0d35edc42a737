//===- kitchen-opt.cpp - The opt tool of the test dialect -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/kitchen/Kitchen.h"
#include "tools/opt/OptMain.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<func::FuncDialect, kitchen::KDialect>();
  OptMainConfig config;
  config.toolName = "kitchen-opt";
  config.registry = &registry;
  return asMainReturnCode(optMain(argc, argv, config));
}
