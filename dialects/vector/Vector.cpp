//===- Vector.cpp - The vector dialect ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Definitions of the dialect class, and helpers that the ops of several files use. The ops are implemented in
// the other Vector*.cpp files, one per .td file or per topic.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "dialects/ub/UB.h"
#include "dialects/utils/DynamicIndexList.h"
#include "dialects/vector/VectorKinds.h"
#include "dialects/vector/VectorMemorySpaces.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::vector;

Operation *VectorDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto poison = llvm::dyn_cast<ub::PoisonAttrInterface>(value))
    return builder.create<ub::PoisonOp>(loc, type, poison);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

bool vector::isSupportedCombiningKind(CombiningKind combiningKind, Type elementType) {
  using enum CombiningKind;
  static constexpr CombiningKind anyNumber[] = {ADD, MUL},
                                 floatOnly[] = {MINNUMF, MAXNUMF, MINIMUMF, MAXIMUMF};
  if (llvm::isa<FloatType>(elementType))
    return llvm::is_contained(anyNumber, combiningKind) || llvm::is_contained(floatOnly, combiningKind);
  return elementType.isIntOrIndex() && !llvm::is_contained(floatOnly, combiningKind);
}

LogicalResult vector::verifyReductionKind(Operation *op, CombiningKind kind, Type elementType,
                                          llvm::StringRef typeQuote) {
  if (isSupportedCombiningKind(kind, elementType))
    return success();
  return op->emitOpError("unsupported reduction type ")
         << typeQuote << elementType << typeQuote << " for kind '" << stringifyCombiningKind(kind) << "'";
}

ParseResult vector::parseDefaultKind(OpAsmParser &parser, OperationState &result) {
  Attribute kind = result.attributes.get("kind");
  if (!kind)
    result.addAttribute("kind", CombiningKindAttr::get(parser.getContext(), CombiningKind::ADD));
  else if (!llvm::isa<CombiningKindAttr>(kind))
    return parser.emitError(parser.getNameLoc(),
                            "expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')");
  return success();
}

IntegerAttr vector::detail::getAlignmentAttr(Builder &builder, llvm::MaybeAlign alignment) {
  return alignment ? builder.getI64IntegerAttr(alignment->value()) : IntegerAttr();
}

//===----------------------------------------------------------------------===//
// vscale, yield
//===----------------------------------------------------------------------===//

void VectorScaleOp::getAsmResultNames(llvm::function_ref<void(Value, llvm::StringRef)> setNameFn) {
  setNameFn(getResult(), "vscale");
}

#include "dialects/vector/VectorEnums.cpp.inc"
#include "dialects/vector/VectorOpInterfaces.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/vector/VectorAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/vector/VectorDialect.cpp.inc"
#include "dialects/vector/VectorOps.cpp.inc"
