//===- UB.cpp - The ub dialect --------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/ub/UB.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::ub;

OpFoldResult PoisonOp::fold(FoldAdaptor) { return getValueAttr(); }

Operation *UBDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<PoisonAttrInterface>(value))
    return PoisonOp::create(builder, loc, type, poison);
  return nullptr;
}

#include "dialects/ub/UBAttrInterfaces.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/ub/UBAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/ub/UBOps.cpp.inc"
#include "dialects/ub/UBDialect.cpp.inc"
