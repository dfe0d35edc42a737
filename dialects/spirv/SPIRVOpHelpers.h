//===- SPIRVOpHelpers.h - What ops of SPIR-V share ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the declarations of ops name of C++, and what parsers and verifiers of several families share.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVOPHELPERS_H
#define STRATA_DIALECTS_SPIRV_SPIRVOPHELPERS_H

#include "dialects/spirv/SPIRV.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/Operation.h"

namespace strata::spirv {

/// `i1`, or a vector of as many as the type has elements: what a comparison gives.
Type getI1TypeLike(Type type);

/// The type of an image, of a sampled image that of its image. \pre The type is one of both.
ImageType getImageTypeOf(Type type);

/// The bits of a scalar, or of all elements of a vector.
uint64_t getTotalBitWidth(Type type);

/// At most one of the four orders of memory.
LogicalResult verifyMemorySemantics(Operation *op, MemorySemantics semantics);

/// A case of an enum in quotes, `"Function"`. \param what  the name for messages, `storage_class`.
template <typename EnumT>
ParseResult parseQuotedEnum(OpAsmParser &parser, EnumT &value, llvm::StringRef what,
                            std::optional<EnumT> (*symbolize)(llvm::StringRef)) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute attr;
  if (parser.parseAttribute(attr, parser.getBuilder().getNoneType()))
    return failure();
  auto name = llvm::dyn_cast<StringAttr>(attr);
  if (!name)
    return parser.emitError(loc) << "expected " << what << " attribute specified as string";
  std::optional<EnumT> found = symbolize(name.getValue());
  if (!found)
    return parser.emitError(loc) << "invalid " << what << " attribute specification: " << attr;
  value = *found;
  return success();
}

/// `@name(%a: i32 {…}) -> i32`, of functions and graphs.
ParseResult parseNameAndSignature(OpAsmParser &parser, OperationState &result,
                                  llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments,
                                  llvm::SmallVectorImpl<Type> &argTypes,
                                  llvm::SmallVectorImpl<Type> &resultTypes);

/// `{ … }`, or nothing, of functions and graphs; adds a region either way.
ParseResult parseFunctionBody(OpAsmParser &parser, OperationState &result,
                              llvm::ArrayRef<OpAsmParser::Argument> arguments);

/// Of the format of SwitchOp: `default: ^a, 0: ^b(%x : i32)`.
ParseResult
parseSwitchTargets(OpAsmParser &parser, Type selectorType, Block *&defaultTarget,
                   llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &defaultOperands,
                   llvm::SmallVectorImpl<Type> &defaultTypes, DenseIntElementsAttr &literals,
                   llvm::SmallVectorImpl<Block *> &targets,
                   llvm::SmallVectorImpl<llvm::SmallVector<OpAsmParser::UnresolvedOperand>> &targetOperands,
                   llvm::SmallVectorImpl<llvm::SmallVector<Type>> &targetTypes);
void printSwitchTargets(OpAsmPrinter &printer, Operation *op, Type selectorType, Block *defaultTarget,
                        OperandRange defaultOperands, TypeRange defaultTypes, DenseIntElementsAttr literals,
                        llvm::ArrayRef<Block *> targets, OperandRangeRange targetOperands,
                        TypeRangeRange targetTypes);

/// `["Bias|Lod"]`, or nothing.
ParseResult parseImageOperands(OpAsmParser &parser, ImageOperandsAttr &operands);
void printImageOperands(OpAsmPrinter &printer, Operation *op, ImageOperandsAttr operands);

} // namespace strata::spirv

#endif // STRATA_DIALECTS_SPIRV_SPIRVOPHELPERS_H
