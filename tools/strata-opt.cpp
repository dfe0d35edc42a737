//===- strata-opt.cpp - Reads, transforms and prints IR -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The opt tool with all dialects of this repository and with the loader of .td files. tools/opt/OptMain.h
// explains how to build other opt tools.
//
//===----------------------------------------------------------------------===//

#include "tools/StandardTool.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  return asMainReturnCode(optMain(argc, argv, makeStandardToolConfig("strata-opt", registry)));
}
