//===- Math.cpp - The math dialect ----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/math/Math.h"
#include "dialects/ub/UB.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::math;

Operation *MathDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<ub::PoisonAttr>(value))
    return builder.create<ub::PoisonOp>(loc, type, poison);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

#define GET_OP_CLASSES
#include "dialects/math/MathOps.cpp.inc"
#include "dialects/math/MathDialect.cpp.inc"
