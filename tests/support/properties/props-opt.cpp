//===- props-opt.cpp - The opt tool of the test dialect -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/properties/Props.h"
#include "tools/opt/OptMain.h"
#include "runtime/ir/DialectRegistry.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<test::TestDialect>();
  OptMainConfig config;
  config.toolName = "props-opt";
  config.registry = &registry;
  return asMainReturnCode(optMain(argc, argv, config));
}
