//===- SPIRVOpHelpers.h - Helpers of SPIR-V ops ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that op declarations refer to, and helpers that parsers, printers and verifiers of several op
// families share. Private to the spirv dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVOPHELPERS_H
#define STRATA_DIALECTS_SPIRV_SPIRVOPHELPERS_H

#include "dialects/spirv/SPIRVOpBase.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/Operation.h"

namespace mlir::spirv {

/// Returns i1, or a vector of i1 with as many elements as `type`: the result type of a comparison.
Type getI1TypeLike(Type type);

/// Returns the image type of an image or sampled image type. \pre The type is one of these.
ImageType getImageTypeOf(Type type);

/// Returns the bit width of a scalar, or the sum of the bit widths of all elements of a vector.
uint64_t getTotalBitWidth(Type type);

/// Verifies that at most one of the four memory ordering bits is set.
LogicalResult verifyMemorySemantics(Operation *op, MemorySemantics semantics);

/// Parses an enumerant in quotes: `"Function"`. \param what the attribute's name in diagnostics:
/// `storage_class`.
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

/// Parses an enumerant as a keyword: `Unroll`. \param what  the attribute's name in diagnostics:
/// `loop_control`.
template <typename EnumT>
ParseResult parseEnumKeyword(OpAsmParser &parser, EnumT &value, llvm::StringRef what,
                             std::optional<EnumT> (*symbolize)(llvm::StringRef)) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  std::optional<EnumT> found = symbolize(word);
  if (!found)
    return parser.emitError(loc) << "invalid " << what << " attribute specification: " << word;
  value = *found;
  return success();
}

/// Parses a function or graph: `@name(%a: i32 {…}) -> i32 <control> attributes {…} { … }`, where attributes
/// and body are optional.
/// \param makeType creates the value of the attribute `function_type` from argument and result types.
/// \param parseControl parses the clause that follows the signature.
ParseResult parseFunctionLike(OpAsmParser &parser, OperationState &result,
                              llvm::function_ref<Type(llvm::ArrayRef<Type>, llvm::ArrayRef<Type>)> makeType,
                              llvm::function_ref<ParseResult()> parseControl);

/// Parses the function of an entry point and its interface variables: `@main, @input, @output`.
ParseResult parseFunctionAndInterface(OpAsmParser &parser, OperationState &result);
void printFunctionAndInterface(OpAsmPrinter &printer, llvm::StringRef function, ArrayAttr variables);

/// Parses the optional image operands of an access: `["Bias|Lod"]`.
ParseResult parseImageOperands(OpAsmParser &parser, ImageOperandsAttr &operands);
void printImageOperands(OpAsmPrinter &printer, Operation *op, ImageOperandsAttr operands);

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_SPIRVOPHELPERS_H
