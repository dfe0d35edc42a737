//===- strata-reduce.cpp - Reduces IR test cases --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The reduction tool with all dialects of this repository. tools/reduce/ReduceMain.h explains how to build
// other ones.
//
//===----------------------------------------------------------------------===//

#include "tools/StandardTool.h"
#include "tools/reduce/ReduceMain.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  return asMainReturnCode(reduceMain(argc, argv, makeStandardToolConfig("strata-reduce", registry)));
}
