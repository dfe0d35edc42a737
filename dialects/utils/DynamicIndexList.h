//===- DynamicIndexList.h - Assembly format of index lists ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Custom directive for lists of static and dynamic indices in assembly formats, such as `[%a, 3, %b]`. The
// attribute contains all entries; ShapedType::kDynamic marks those that are operands. In a format:
//
//   custom<DynamicIndexList>($offsets, $static_offsets)
//   custom<DynamicIndexList>($values, $numbers, type($values))      // [%a : index, 3]
//   custom<DynamicIndexList>($values, $numbers, $scalable)          // [%a, [4]]
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_DYNAMICINDEXLIST_H
#define STRATA_DIALECTS_UTILS_DYNAMICINDEXLIST_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

namespace mlir {

/// Parses an index list. A static index in square brackets of its own, such as `[4]`, sets its scalable flag.
/// Parses a type after each operand if `valueTypes` is not null.
ParseResult parseDynamicIndexList(OpAsmParser &parser,
                                  llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                                  DenseI64ArrayAttr &integers, DenseBoolArrayAttr &scalableFlags,
                                  llvm::SmallVectorImpl<Type> *valueTypes = nullptr,
                                  AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square);
/// Parses an index list and ignores its scalable flags.
inline ParseResult parseDynamicIndexList(OpAsmParser &parser,
                                         llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                                         DenseI64ArrayAttr &integers,
                                         llvm::SmallVectorImpl<Type> *valueTypes = nullptr,
                                         AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square) {
  DenseBoolArrayAttr scalableFlags;
  return parseDynamicIndexList(parser, values, integers, scalableFlags, valueTypes, delimiter);
}
/// Parses an index list with a type after each operand, and ignores its scalable flags.
inline ParseResult parseDynamicIndexList(OpAsmParser &parser,
                                         llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                                         DenseI64ArrayAttr &integers,
                                         llvm::SmallVectorImpl<Type> &valueTypes) {
  return parseDynamicIndexList(parser, values, integers, &valueTypes);
}

/// Prints an index list. Prints types only if `valueTypes` is not empty; missing flags are false.
void printDynamicIndexList(OpAsmPrinter &printer, Operation *op, OperandRange values,
                           llvm::ArrayRef<int64_t> integers, llvm::ArrayRef<bool> scalableFlags,
                           TypeRange valueTypes = {},
                           AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square);
/// Prints an index list without scalable flags.
inline void printDynamicIndexList(OpAsmPrinter &printer, Operation *op, OperandRange values,
                                  llvm::ArrayRef<int64_t> integers, TypeRange valueTypes = {},
                                  AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square) {
  printDynamicIndexList(printer, op, values, integers, llvm::ArrayRef<bool>(), valueTypes, delimiter);
}

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_DYNAMICINDEXLIST_H
