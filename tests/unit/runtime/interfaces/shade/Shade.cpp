//===- Shade.cpp - Test dialect of interfaces ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/interfaces/shade/Shade.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace shade;

int FullOp::getShade() { return 10; }
int FullOp::getShade(Value by, int more) { return more + (by ? 1 : 0); }
int FullOp::darken(int by) { return 1000 + by; }
int FullOp::getLimit(int scale) { return 64 * scale; }

int OrderedOp::getShade() { return 0; }
int OrderedOp::getShade(Value, int) { return 0; }
int OrderedOp::getLimit(int) { return 0; }
LogicalResult OrderedOp::verify() {
  emitRemark("op is verified");
  return success();
}

LogicalResult NestOp::verify() {
  emitRemark("op is verified");
  return success();
}
LogicalResult NestOp::verifyRegions() {
  emitRemark("regions are verified");
  return success();
}

llvm::StringRef BallType::getWord() { return "ball"; }

#include "tests/unit/runtime/interfaces/shade/ShadeAttrInterfaces.cpp.inc"
#include "tests/unit/runtime/interfaces/shade/ShadeOpInterfaces.cpp.inc"
#include "tests/unit/runtime/interfaces/shade/ShadeTypeInterfaces.cpp.inc"

#include "tests/unit/runtime/interfaces/shade/ShadeDialect.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/unit/runtime/interfaces/shade/ShadeTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/unit/runtime/interfaces/shade/ShadeAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "tests/unit/runtime/interfaces/shade/ShadeOps.cpp.inc"
