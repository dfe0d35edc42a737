//===- BuiltinOps.cpp - module and unrealized_conversion_cast -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/RegionKindInterface.h"

using namespace mlir;

template char TypeID::anchor<RegionKindInterface>;

void ModuleOp::build(OpBuilder &builder, OperationState &state, std::optional<llvm::StringRef> name) {
  state.addRegion()->push_back(Block::create(builder.getContext()));
  if (name)
    state.setSlot(0, builder.getStringAttr(*name));
}
ModuleOp ModuleOp::create(Location loc, std::optional<llvm::StringRef> name) {
  OpBuilder builder(loc.getContext());
  return builder.create<ModuleOp>(loc, name);
}

LogicalResult ModuleOp::verify() {
  for (const NamedAttribute &attr : op->getDiscardableAttrs())
    if (!attr.getNameStr().contains('.'))
      return emitOpError("can only contain attributes with dialect-prefixed names, found: '")
             << attr.getNameStr() << "'";
  return success();
}

/// Folds a cast to the operand types, and a cast of a cast back to the original types.
LogicalResult UnrealizedConversionCastOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (op->getOperandTypes() == op->getResultTypes() && op->getNumResults()) {
    llvm::append_range(results, op->getOperands());
    return success();
  }
  if (op->getNumOperands() == 0)
    return failure();
  auto source = op->getOperand(0).getDefiningOp<UnrealizedConversionCastOp>();
  if (!source || source->getNumResults() != op->getNumOperands() ||
      !(source->getOperandTypes() == op->getResultTypes()))
    return failure();
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i)
    if (op->getOperand(i) != Value(source->getResult(i)))
      return failure();
  llvm::append_range(results, source->getOperands());
  return success();
}

LogicalResult UnrealizedConversionCastOp::verify() {
  if (op->getNumResults() == 0)
    return emitOpError("expected at least one result for cast operation");
  return success();
}

#define GET_OP_CLASSES
#include "runtime/ir/BuiltinOps.cpp.inc"

static constexpr const OpSpec *builtinOps[] = {&ModuleOp::spec, &UnrealizedConversionCastOp::spec};

constinit const DialectSpec BuiltinDialect::spec = {
    .name = "builtin",
    .cppClass = "::mlir::BuiltinDialect",
    .ops = builtinOps,
    .hooks = detail::dialectHooks<BuiltinDialect>(),
    .summary = "Modules, and the IR's own types and attributes",
};
