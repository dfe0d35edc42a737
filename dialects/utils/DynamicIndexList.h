//===- DynamicIndexList.h - Text of indices -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lists of indices in assembly formats, `[%a, 3, %b]`: numbers of an attribute, and an operand wherever the
// attribute says ShapedType::kDynamic. In a format:
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

namespace strata {

/// A number in brackets of its own sets its flag; as for vectors, it then stands for a multiple of itself.
ParseResult parseDynamicIndexList(OpAsmParser &parser,
                                  llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                                  DenseI64ArrayAttr &integers, DenseBoolArrayAttr &scalableFlags,
                                  llvm::SmallVectorImpl<Type> *valueTypes = nullptr,
                                  AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square);
inline ParseResult parseDynamicIndexList(OpAsmParser &parser,
                                         llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                                         DenseI64ArrayAttr &integers,
                                         llvm::SmallVectorImpl<Type> *valueTypes = nullptr,
                                         AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square) {
  DenseBoolArrayAttr scalableFlags;
  return parseDynamicIndexList(parser, values, integers, scalableFlags, valueTypes, delimiter);
}
inline ParseResult parseDynamicIndexList(OpAsmParser &parser,
                                         llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                                         DenseI64ArrayAttr &integers,
                                         llvm::SmallVectorImpl<Type> &valueTypes) {
  return parseDynamicIndexList(parser, values, integers, &valueTypes);
}

/// Without flags none is set; types are written if given.
void printDynamicIndexList(OpAsmPrinter &printer, Operation *op, OperandRange values,
                           llvm::ArrayRef<int64_t> integers, llvm::ArrayRef<bool> scalableFlags,
                           TypeRange valueTypes = {},
                           AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square);
inline void printDynamicIndexList(OpAsmPrinter &printer, Operation *op, OperandRange values,
                                  llvm::ArrayRef<int64_t> integers, TypeRange valueTypes = {},
                                  AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square) {
  printDynamicIndexList(printer, op, values, integers, llvm::ArrayRef<bool>(), valueTypes, delimiter);
}

} // namespace strata

#endif // STRATA_DIALECTS_UTILS_DYNAMICINDEXLIST_H
