//===- LLVMArith.h - Helpers of arithmetic and intrinsics -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that the generated code for LLVMArith.td calls: directives of textual forms and transformations
// of types. For the op classes, see LLVM.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMARITH_H
#define STRATA_DIALECTS_LLVM_LLVMARITH_H

#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/ods/OperandRangeRange.h"

namespace mlir::LLVM {

/// Returns i1, or a vector of i1 with the shape of the vector `type`.
Type getI1SameShape(Type type);

/// Returns the type of the element of a struct or array at `position`. If there is none, reports an error
/// with `emitError` and returns null.
Type getInsertExtractValueElementType(llvm::function_ref<InFlightDiagnostic(llvm::StringRef)> emitError,
                                      Type containerType, llvm::ArrayRef<int64_t> position);

// Predicate of a comparison, in quotes: `"eq"`.
ParseResult parseComparePredicate(OpAsmParser &parser, ICmpPredicateAttr &predicate);
ParseResult parseComparePredicate(OpAsmParser &parser, FCmpPredicateAttr &predicate);
void printComparePredicate(OpAsmPrinter &printer, Operation *op, ICmpPredicateAttr predicate);
void printComparePredicate(OpAsmPrinter &printer, Operation *op, FCmpPredicateAttr predicate);

// The type of the result of a comparison, which the type of the operands determines. Prints nothing.
inline ParseResult parseCompareType(OpAsmParser &, Type operandType, Type &resultType) {
  resultType = getI1SameShape(operandType);
  return success();
}
inline void printCompareType(OpAsmPrinter &, Operation *, Type, Type) {}

// The type of an element, which the type of the container and the position determine. Prints nothing.
ParseResult parseInsertExtractValueElementType(OpAsmParser &parser, Type &elementType, Type containerType,
                                               DenseI64ArrayAttr position);
inline void printInsertExtractValueElementType(OpAsmPrinter &, Operation *, Type, Type, DenseI64ArrayAttr) {}

// The type of a shuffled vector, which the type of the operands and the mask determine. Prints nothing.
ParseResult parseShuffleType(OpAsmParser &parser, Type operandType, Type &resultType, DenseI32ArrayAttr mask);
inline void printShuffleType(OpAsmPrinter &, Operation *, Type, Type, DenseI32ArrayAttr) {}

// Operand bundles: `["tag"(%a : i32), "other"()]`.
using OperandLists = llvm::SmallVector<llvm::SmallVector<OpAsmParser::UnresolvedOperand>>;
using TypeLists = llvm::SmallVector<llvm::SmallVector<Type>>;
ParseResult parseOpBundles(OpAsmParser &parser, OperandLists &operands, TypeLists &types, ArrayAttr &tags);
void printOpBundles(OpAsmPrinter &printer, Operation *op, OperandRangeRange operands, TypeRangeRange types,
                    ArrayAttr tags);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMARITH_H
