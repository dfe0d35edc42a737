//===- inn-opt.cpp - The driver with the dialect inn ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/inn/Cellar.h"
#include "tests/lit/dialects/inn/Inn.h"
#include "tools/opt/OptMain.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<inn::InnDialect, inn::cellar::CellarDialect>();
  OptMainConfig config;
  config.toolName = "inn-opt";
  config.registry = &registry;
  return asMainReturnCode(optMain(argc, argv, config));
}
