//===- SwitchSyntax.h - Assembly format of switches -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The assembly format, verifier and successor lookup of terminators that select a successor by an integer,
// such as `cf.switch` and `spirv.Switch`. Such an op has one default destination and N case destinations,
// each with forwarded operands, and N case values in an optional elements attribute. To build one, see
// SwitchBuilder.h. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_SWITCHSYNTAX_H
#define STRATA_DIALECTS_UTILS_SWITCHSYNTAX_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/ods/OperandRangeRange.h"

namespace mlir {

/// Parses a successor with optional forwarded operands: `^block` or `^block(%a, %b : i32, f32)`.
ParseResult parseSuccessorAndOperands(OpAsmParser &parser, Block *&block,
                                      llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
                                      llvm::SmallVectorImpl<Type> &types);

/// Parses the directive `custom<SwitchCases>`: `default: ^a, 0: ^b(%x : i32), …`. Each case value is
/// truncated or sign-extended to the width of `flagType`; `values` is null if there is no case. An error is
/// emitted if `flagType` is not an integer type.
ParseResult
parseSwitchCases(OpAsmParser &parser, Type flagType, Block *&defaultDestination,
                 llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &defaultOperands,
                 llvm::SmallVectorImpl<Type> &defaultTypes, DenseIntElementsAttr &values,
                 llvm::SmallVectorImpl<Block *> &destinations,
                 llvm::SmallVectorImpl<llvm::SmallVector<OpAsmParser::UnresolvedOperand>> &operands,
                 llvm::SmallVectorImpl<llvm::SmallVector<Type>> &types);

/// Prints the directive `custom<SwitchCases>`, one case per line. The op may be invalid: cases without a
/// value, a destination or operands are omitted.
void printSwitchCases(OpAsmPrinter &printer, Operation *op, Type flagType, Block *defaultDestination,
                      OperandRange defaultOperands, TypeRange defaultTypes, DenseIntElementsAttr values,
                      llvm::ArrayRef<Block *> destinations, OperandRangeRange operands, TypeRangeRange types);

/// Returns the case values in order; none if `values` is null.
llvm::SmallVector<llvm::APInt> getSwitchValues(DenseElementsAttr values);

/// Returns the successor that a switch branches to if its flag is the constant `flag`, or null if `flag` is
/// not an integer attribute. The default destination is successor 0 and the case destinations follow.
Block *getSwitchSuccessor(Operation *op, Attribute flag, DenseElementsAttr values);

/// The names that diagnostics of one op use for the parts of a switch.
struct SwitchTerms {
  llvm::StringRef flag;         ///< Name of the operand, for example "flag".
  llvm::StringRef valueType;    ///< Text before "type" for the type of the case values.
  llvm::StringRef values;       ///< Name of the case values: "case values".
  llvm::StringRef destinations; ///< Name of the successors except the default one.
};

/// Verifies that the case values have type `flagType`, and that the op has one case value and one segment of
/// operands per case destination.
LogicalResult verifySwitch(Operation *op, Type flagType, DenseElementsAttr values,
                           llvm::ArrayRef<int32_t> segments, const SwitchTerms &terms);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_SWITCHSYNTAX_H
