//===- strata-reduce.cpp - Makes IR smaller while a test holds ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The reducing tool with all dialects of this repository. For one of one's own see tools/reduce/ReduceMain.h.
//
//===----------------------------------------------------------------------===//

#include "tools/StandardTool.h"
#include "tools/reduce/ReduceMain.h"

using namespace strata;

int main(int argc, char **argv) {
  DialectRegistry registry;
  return asMainReturnCode(reduceMain(argc, argv, makeStandardToolConfig("strata-reduce", registry)));
}
