//===- Arith.cpp - The arith dialect --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/ub/UB.h"
#include "dialects/arith/ArithFolding.h"
#include "runtime/ir/DialectHookThunks.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::arith;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type arith::getI1SameShape(Type type) {
  Type i1 = IntegerType::get(type.getContext(), 1);
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(i1)) : i1;
}

bool arith::haveSameTensorDims(Type from, Type to) {
  // A type that is not a tensor counts as a tensor of rank 0.
  auto dims = [](Type type) -> std::optional<llvm::ArrayRef<int64_t>> {
    if (llvm::isa<UnrankedTensorType>(type))
      return std::nullopt;
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    return tensor ? tensor.getShape() : llvm::ArrayRef<int64_t>();
  };
  return dims(from) == dims(to);
}

//===----------------------------------------------------------------------===//
// Constant materialization
//===----------------------------------------------------------------------===//

Operation *ArithDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<ub::PoisonAttr>(value))
    return builder.create<ub::PoisonOp>(loc, type, poison);
  return ConstantOp::materialize(builder, value, type, loc);
}

//===----------------------------------------------------------------------===//
// constant
//===----------------------------------------------------------------------===//

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  auto typed = llvm::dyn_cast<TypedAttr>(value);
  if (!typed || typed.getType() != type)
    return false;
  if (auto integer = llvm::dyn_cast<IntegerType>(getElementTypeOrSelf(type));
      integer && !integer.isSignless())
    return false;
  return llvm::isa<IntegerAttr, FloatAttr, ElementsAttr>(value);
}

ConstantOp ConstantOp::materialize(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (!isBuildableWith(value, type))
    return {};
  return builder.create<ConstantOp>(loc, llvm::cast<TypedAttr>(value));
}

LogicalResult ConstantOp::verify() {
  if (auto integer = llvm::dyn_cast<IntegerType>(getType()); integer && !integer.isSignless())
    return emitOpError("integer return type must be signless");
  if (!llvm::isa<IntegerAttr, FloatAttr, ElementsAttr>(getValue()))
    return emitOpError("value must be an integer, float, or elements attribute");
  auto vector = llvm::dyn_cast<VectorType>(getType());
  if (vector && vector.isScalable() && !llvm::isa<SplatElementsAttr>(getValue()))
    return emitOpError("intializing scalable vectors with elements attribute is not supported unless it's a "
                       "vector splat");
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor adaptor) { return Attribute(adaptor.getValueAttr()); }

/// Suggests the name of a constant from its value: %c42_i32, %c-1 for index, %true, %cst for non-integers.
void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  auto integer = llvm::dyn_cast<IntegerAttr>(getValue());
  if (!integer)
    return setNameFn(getResult(), "cst");
  if (getType().isSignlessInteger(1))
    return setNameFn(getResult(), integer.getValue().isZero() ? "false" : "true");
  llvm::SmallString<32> name("c");
  llvm::SmallString<24> digits;
  integer.getValue().toStringSigned(digits);
  name += digits;
  if (auto type = llvm::dyn_cast<IntegerType>(getType())) {
    name += type.isSignless() ? "_i" : type.isSigned() ? "_si" : "_ui";
    llvm::raw_svector_ostream(name) << type.getWidth();
  }
  setNameFn(getResult(), name);
}

/// Suggests the name %c4_vscale for the product of the constant 4 and vector.vscale. That op is recognized by
/// its name, because the vector dialect depends on this one.
void MulIOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  auto isScale = [](Value value) {
    Operation *op = value.getDefiningOp();
    return op && op->getName().getStringRef() == "vector.vscale";
  };
  Value factor = isScale(getLhs()) ? Value(getRhs()) : isScale(getRhs()) ? Value(getLhs()) : Value();
  auto constant = factor ? factor.getDefiningOp<ConstantOp>() : ConstantOp();
  auto integer = constant ? llvm::dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
  if (!integer)
    return;
  llvm::SmallString<32> name("c");
  integer.getValue().toStringSigned(name);
  setNameFn(getResult(), (name + "_vscale").str());
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/arith/ArithAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/arith/ArithOps.cpp.inc"
#include "dialects/arith/ArithDialect.cpp.inc"
