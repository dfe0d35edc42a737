//===- Inferred.cpp - Inferred result types ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/emit/cpp/compiled/Inferred.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace inferred;

llvm::LogicalResult PickOp::inferReturnTypes(MLIRContext *context, std::optional<Location> location,
                                             Adaptor adaptor,
                                             llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  if (std::optional<Type> wanted = adaptor.getWanted())
    inferredReturnTypes.push_back(*wanted);
  else if (!adaptor.getBody().empty())
    inferredReturnTypes.push_back(adaptor.getBody().front().getArgument(0).getType());
  else
    inferredReturnTypes.push_back(IntegerType::get(context, adaptor.getCount()));
  return success();
}

llvm::LogicalResult LooseOp::inferReturnTypes(MLIRContext *context, std::optional<Location> location,
                                              Adaptor adaptor,
                                              llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  inferredReturnTypes.push_back(adaptor.getInput().getType());
  return success();
}

bool ConvertOp::areCastCompatible(TypeRange inputs, TypeRange outputs) { return true; }

OpFoldResult ChooseOp::fold(FoldAdaptor) { return getLast() ? getSecond() : Value(); }

bool LooseOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return lhs.size() == rhs.size() &&
         llvm::all_of(rhs, [](Type type) { return llvm::isa<IntegerType>(type); });
}

llvm::ParseResult ListOp::parse(OpAsmParser &parser, OperationState &result) { return failure(); }
void ListOp::print(OpAsmPrinter &printer) { printer << " of " << getOperation()->getOperandTypes(); }

#include "tests/unit/generator/emit/cpp/compiled/InferredDialect.cpp.inc"
#define GET_OP_CLASSES
#include "tests/unit/generator/emit/cpp/compiled/InferredOps.cpp.inc"
