//===- LLVMArith.h - Helpers of arithmetic and intrinsics -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that the generated code for LLVMArith.td calls: custom directives of assembly formats and type
// inference. LLVM.h has the op classes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMARITH_H
#define STRATA_DIALECTS_LLVM_LLVMARITH_H

#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/ods/OperandRangeRange.h"

namespace mlir::LLVM {

/// Returns i1; for a vector type, a vector of i1 with the same shape.
Type getI1SameShape(Type type);

/// Returns the type of the element of a struct or array at `position`. If there is none, reports an error
/// with `emitError` and returns null.
Type getInsertExtractValueElementType(llvm::function_ref<InFlightDiagnostic(llvm::StringRef)> emitError,
                                      Type containerType, llvm::ArrayRef<int64_t> position);

// custom<ComparePredicate>: the predicate as a string, such as `"eq"`.
ParseResult parseComparePredicate(OpAsmParser &parser, ICmpPredicateAttr &predicate);
ParseResult parseComparePredicate(OpAsmParser &parser, FCmpPredicateAttr &predicate);
void printComparePredicate(OpAsmPrinter &printer, Operation *op, ICmpPredicateAttr predicate);
void printComparePredicate(OpAsmPrinter &printer, Operation *op, FCmpPredicateAttr predicate);

// custom<CompareType>: not printed; infers the result type of a comparison from the operand type.
inline ParseResult parseCompareType(OpAsmParser &, Type operandType, Type &resultType) {
  resultType = getI1SameShape(operandType);
  return success();
}
inline void printCompareType(OpAsmPrinter &, Operation *, Type, Type) {}

// custom<InsertExtractValueElementType>: not printed; infers the element type from the container type and the
// position.
ParseResult parseInsertExtractValueElementType(OpAsmParser &parser, Type &elementType, Type containerType,
                                               DenseI64ArrayAttr position);
inline void printInsertExtractValueElementType(OpAsmPrinter &, Operation *, Type, Type, DenseI64ArrayAttr) {}

// custom<ShuffleType>: not printed; infers the result type from the operand type and the mask.
ParseResult parseShuffleType(OpAsmParser &parser, Type operandType, Type &resultType, DenseI32ArrayAttr mask);
inline void printShuffleType(OpAsmPrinter &, Operation *, Type, Type, DenseI32ArrayAttr) {}

// custom<OpBundles>: operand bundles, such as `["tag"(%a : i32), "other"()]`.
using OperandLists = llvm::SmallVector<llvm::SmallVector<OpAsmParser::UnresolvedOperand>>;
using TypeLists = llvm::SmallVector<llvm::SmallVector<Type>>;
ParseResult parseOpBundles(OpAsmParser &parser, OperandLists &operands, TypeLists &types, ArrayAttr &tags);
void printOpBundles(OpAsmPrinter &printer, Operation *op, OperandRangeRange operands, TypeRangeRange types,
                    ArrayAttr tags);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMARITH_H
