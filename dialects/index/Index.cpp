//===- Index.cpp - The index dialect --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/index/Index.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::index;

Operation *IndexDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto boolean = llvm::dyn_cast<BoolAttr>(value); boolean && type.isSignlessInteger(1))
    return builder.create<BoolConstantOp>(loc, type, boolean);
  auto number = llvm::dyn_cast<IntegerAttr>(value);
  if (!number || !type.isIndex() || number.getType() != type)
    return nullptr;
  return builder.create<ConstantOp>(loc, type, number);
}

void ConstantOp::build(OpBuilder &builder, OperationState &state, int64_t value) {
  build(builder, state, builder.getIndexType(), builder.getIndexAttr(value));
}

/// Suggests the name %idx<value>, for example %idx42 or %idx-1.
void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  llvm::SmallString<32> name;
  llvm::raw_svector_ostream(name) << "idx" << getValueAttr().getInt();
  setName(getResult(), name);
}
void BoolConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getValue() ? "true" : "false");
}

/// True for a cast from index to an integer or vice versa.
static bool castsIndex(TypeRange inputs, TypeRange outputs) {
  return inputs.size() == 1 && outputs.size() == 1 && inputs.front().isIndex() != outputs.front().isIndex();
}
bool CastSOp::areCastCompatible(TypeRange inputs, TypeRange outputs) { return castsIndex(inputs, outputs); }
bool CastUOp::areCastCompatible(TypeRange inputs, TypeRange outputs) { return castsIndex(inputs, outputs); }

#include "dialects/index/IndexEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/index/IndexAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/index/IndexOps.cpp.inc"
#include "dialects/index/IndexDialect.cpp.inc"
