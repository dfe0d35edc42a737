//===- LLVMOpsDetail.h - Private helpers of the llvm ops ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMOPSDETAIL_H
#define STRATA_DIALECTS_LLVM_LLVMOPSDETAIL_H

#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/ods/OperandRangeRange.h"

namespace mlir::LLVM {

//===-- Directives of assembly formats ---------------------------------------===//

using UnresolvedOperands = llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand>;
using ParsedOperandLists = llvm::SmallVectorImpl<llvm::SmallVector<OpAsmParser::UnresolvedOperand>>;
using ParsedTypeLists = llvm::SmallVectorImpl<llvm::SmallVector<Type>>;

/// Parses the indices of llvm.getelementptr: `0, %i, 1`.
ParseResult parseGEPIndices(OpAsmParser &parser, UnresolvedOperands &indices,
                            DenseI32ArrayAttr &rawConstantIndices);
void printGEPIndices(OpAsmPrinter &printer, Operation *op, OperandRange indices,
                     DenseI32ArrayAttr rawConstantIndices);

/// Parses the cases of llvm.switch: `[1: ^a(%x : i32), -1: ^b]`.
ParseResult parseSwitchOpCases(OpAsmParser &parser, Type flagType, DenseIntElementsAttr &caseValues,
                               llvm::SmallVectorImpl<Block *> &caseDestinations,
                               ParsedOperandLists &caseOperands, ParsedTypeLists &caseOperandTypes);
void printSwitchOpCases(OpAsmPrinter &printer, Operation *op, Type flagType, DenseIntElementsAttr caseValues,
                        llvm::ArrayRef<Block *> caseDestinations, OperandRangeRange caseOperands,
                        const TypeRangeRange &caseOperandTypes);

/// Parses the successors of llvm.indirectbr: `[^a(%x : i32), ^b]`.
ParseResult parseIndirectBrOpSucessors(OpAsmParser &parser, Type flagType,
                                       llvm::SmallVectorImpl<Block *> &successors,
                                       ParsedOperandLists &operands, ParsedTypeLists &operandTypes);
void printIndirectBrOpSucessors(OpAsmPrinter &printer, Operation *op, Type flagType,
                                llvm::ArrayRef<Block *> successors, OperandRangeRange operands,
                                const TypeRangeRange &operandTypes);

/// Parses an optional linkage, `external` by default.
ParseResult parseLLVMLinkage(OpAsmParser &parser, LinkageAttr &linkage);
void printLLVMLinkage(OpAsmPrinter &printer, Operation *op, LinkageAttr linkage);

//===-- Text of symbols ------------------------------------------------------===//

/// Parses keywords before a symbol name or callee. Each keyword is optional; the order of the keywords is
/// that of the calls of take() and takeEnum().
///
///     KeywordPrefix prefix(parser);
///     Linkage linkage = prefix.takeEnum(linkage::symbolizeLinkage, Linkage::External);
///     bool isConstant = prefix.take("constant");
///     if (prefix.finish("expected a symbol name")) ...
class KeywordPrefix {
public:
  explicit KeywordPrefix(OpAsmParser &parser) : parser(parser) { advance(); }

  /// Consumes the next keyword and returns true if it is \p word.
  bool take(llvm::StringRef word) {
    bool isNext = !keyword.empty() && keyword == word;
    if (isNext)
      advance();
    return isNext;
  }
  /// Consumes the next keyword if it names an enumerator and returns that; returns \p otherwise if it does
  /// not.
  template <typename EnumT>
  EnumT takeEnum(std::optional<EnumT> (*symbolize)(llvm::StringRef), EnumT otherwise) {
    std::optional<EnumT> value = keyword.empty() ? std::nullopt : symbolize(keyword);
    if (value)
      advance();
    return value.value_or(otherwise);
  }
  /// Reports an error with this message if a keyword remains.
  ParseResult finish(const llvm::Twine &message) {
    return keyword.empty() ? ParseResult(success()) : parser.emitError(loc, message);
  }

private:
  void advance() {
    loc = parser.getCurrentLocation();
    keyword = {};
    // After a failure, the keyword is empty.
    (void)succeeded(parser.parseOptionalKeyword(&keyword));
  }

  OpAsmParser &parser;
  llvm::SMLoc loc;
  llvm::StringRef keyword;
};

/// Prints a keyword and a space; prints nothing if the keyword is empty.
inline void printKeyword(OpAsmPrinter &printer, llvm::StringRef keyword) {
  if (!keyword.empty())
    printer << keyword << ' ';
}

/// Parses `comdat(@symbol::@selector)`, if present, as the attribute `comdat`.
ParseResult parseOptionalComdat(OpAsmParser &parser, OperationState &result);
void printOptionalComdat(OpAsmPrinter &printer, std::optional<SymbolRefAttr> comdat);

//===-- Verification of symbols ------------------------------------------------===//

/// Reports an error unless \p comdat is absent or refers to an llvm.comdat_selector.
LogicalResult verifyComdat(Operation *op, std::optional<SymbolRefAttr> comdat);
/// Reports an error with \p message at the first op of the block that has side effects.
LogicalResult verifyNoSideEffects(Block &initializer, llvm::StringRef message);

//===-- Operand bundles --------------------------------------------------------===//

/// Operand bundles as parsed: `["tag"(%a : i32), "other"()]`.
struct ParsedBundles {
  llvm::SmallVector<llvm::SmallVector<OpAsmParser::UnresolvedOperand>> operands;
  llvm::SmallVector<llvm::SmallVector<Type>> types;
  llvm::SmallVector<Attribute> tags;
};
/// Parses operand bundles, if present.
ParseResult parseOptionalBundles(OpAsmParser &parser, ParsedBundles &bundles);
/// Resolves and appends the operands of all bundles, and adds the attributes for the sizes and tags of the
/// bundles.
ParseResult resolveBundles(OpAsmParser &parser, llvm::SMLoc loc, const ParsedBundles &bundles,
                           OperationState &result);
/// Prints operand bundles after a space; prints nothing if there are none.
void printBundles(OpAsmPrinter &printer, OperandRangeRange operands, std::optional<ArrayAttr> tags);
/// Reports an error unless there is a string tag for each operand bundle.
LogicalResult verifyBundles(Operation *op, size_t numBundles, std::optional<ArrayAttr> tags);

// Types and attributes for builders

/// Returns the type of the result of llvm.cmpxchg: a struct of a value and a flag.
Type getValAndBoolStructType(Type valueType);
/// Returns an i64 attribute; null for 0, which is the default alignment.
inline IntegerAttr makeAlignment(OpBuilder &builder, uint64_t alignment) {
  return alignment ? builder.getI64IntegerAttr(alignment) : IntegerAttr();
}
/// Returns a string attribute; null for an empty string.
inline StringAttr makeOptionalString(OpBuilder &builder, llvm::StringRef text) {
  return text.empty() ? StringAttr() : builder.getStringAttr(text);
}

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMOPSDETAIL_H
