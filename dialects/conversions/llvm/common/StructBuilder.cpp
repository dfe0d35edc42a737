//===- StructBuilder.cpp - Access to values of struct types ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/StructBuilder.h"
#include "dialects/conversions/llvm/common/ComplexStructBuilder.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/Builders.h"

using namespace mlir;

StructBuilder::StructBuilder(Value v) : value(v) {
  assert(value && "a value is required");
  structType = value.getType();
  assert(LLVM::isCompatibleType(structType) && "the value must be of a type of the llvm dialect");
}

StructBuilder StructBuilder::poison(OpBuilder &builder, Location loc, Type descriptorType) {
  return StructBuilder(builder.create<LLVM::PoisonOp>(loc, descriptorType));
}

Value StructBuilder::extractPtr(OpBuilder &builder, Location loc, unsigned pos) const {
  return builder.create<LLVM::ExtractValueOp>(loc, value, llvm::ArrayRef<int64_t>(pos));
}

void StructBuilder::setPtr(OpBuilder &builder, Location loc, unsigned pos, Value ptr) {
  value = builder.create<LLVM::InsertValueOp>(loc, structType, value, ptr, llvm::ArrayRef<int64_t>(pos));
}

//===----------------------------------------------------------------------===//
// Complex numbers
//===----------------------------------------------------------------------===//

ComplexStructBuilder ComplexStructBuilder::poison(OpBuilder &builder, Location loc, Type type) {
  return ComplexStructBuilder(StructBuilder::poison(builder, loc, type));
}
Value ComplexStructBuilder::real(OpBuilder &builder, Location loc) { return extractPtr(builder, loc, 0); }
void ComplexStructBuilder::setReal(OpBuilder &builder, Location loc, Value real) {
  setPtr(builder, loc, 0, real);
}
Value ComplexStructBuilder::imaginary(OpBuilder &builder, Location loc) {
  return extractPtr(builder, loc, 1);
}
void ComplexStructBuilder::setImaginary(OpBuilder &builder, Location loc, Value imaginary) {
  setPtr(builder, loc, 1, imaginary);
}
