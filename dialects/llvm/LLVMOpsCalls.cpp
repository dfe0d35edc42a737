//===- LLVMOpsCalls.cpp - Assembly format of calls ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// llvm.call and llvm.invoke have the same callee, arguments and operand bundles; templates below implement
// both. For builders, verifiers and interfaces, see LLVMOpsCallees.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"
#include "dialects/utils/SwitchSyntax.h"
#include "runtime/asm/FunctionImplementation.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// Operand bundles
//===----------------------------------------------------------------------===//

ParseResult LLVM::parseOptionalBundles(OpAsmParser &parser, ParsedBundles &bundles) {
  auto parseBundle = [&]() -> ParseResult {
    std::string tag;
    if (parser.parseString(&tag))
      return parser.emitError(parser.getCurrentLocation(), "expect operand bundle tag");
    bundles.tags.push_back(parser.getBuilder().getStringAttr(tag));
    auto &operands = bundles.operands.emplace_back();
    auto &types = bundles.types.emplace_back();
    if (parser.parseLParen())
      return failure();
    if (succeeded(parser.parseOptionalRParen()))
      return success();
    return failure(parser.parseOperandList(operands) || parser.parseColon() || parser.parseTypeList(types) ||
                   parser.parseRParen());
  };
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::OptionalSquare, parseBundle);
}

ParseResult LLVM::resolveBundles(OpAsmParser &parser, llvm::SMLoc loc, const ParsedBundles &bundles,
                                 OperationState &result) {
  Builder builder = parser.getBuilder();
  llvm::SmallVector<int32_t> sizes;
  for (size_t i = 0, e = bundles.operands.size(); i != e; ++i) {
    size_t numOperands = bundles.operands[i].size(), numTypes = bundles.types[i].size();
    sizes.push_back(static_cast<int32_t>(numOperands));
    if (numOperands != numTypes)
      return parser.emitError(loc) << "expected " << numOperands
                                   << " types for operand bundle operands for operand bundle #" << i
                                   << ", but actually got " << numTypes;
    if (parser.resolveOperands(bundles.operands[i], bundles.types[i], loc, result.operands))
      return failure();
  }
  result.addAttribute(LLVMDialect::getOpBundleSizesAttrName(), builder.getDenseI32ArrayAttr(sizes));
  if (!bundles.tags.empty())
    result.addAttribute(LLVMDialect::getOpBundleTagsAttrName(), builder.getArrayAttr(bundles.tags));
  return success();
}

void LLVM::printBundles(OpAsmPrinter &printer, OperandRangeRange operands, std::optional<ArrayAttr> tags) {
  if (operands.empty())
    return;
  llvm::ListSeparator comma;
  printer << " [";
  for (auto [index, bundle] : llvm::enumerate(operands)) {
    printer << llvm::StringRef(comma);
    // The op may be invalid: a tag may be missing.
    auto tag = tags && index < tags->size() ? llvm::dyn_cast<StringAttr>((*tags)[index]) : StringAttr();
    printer.printString(tag ? tag.getValue() : llvm::StringRef());
    printer << '(';
    if (!bundle.empty()) {
      printer.printOperands(bundle);
      printer << " : ";
      llvm::interleaveComma(bundle.getTypes(), printer);
    }
    printer << ')';
  }
  printer << ']';
}

LogicalResult LLVM::verifyBundles(Operation *op, size_t numBundles, std::optional<ArrayAttr> tags) {
  size_t numTags = tags ? tags->size() : 0;
  if (numTags != numBundles)
    return op->emitError("expected ") << numBundles << " operand bundle tags, but actually got " << numTags;
  if (tags && !llvm::all_of(*tags, llvm::IsaPred<StringAttr>))
    return op->emitError("operand bundle tag must be a StringAttr");
  return success();
}

//===----------------------------------------------------------------------===//
// Parsing of calls
//===----------------------------------------------------------------------===//

namespace {
/// The parts of a call that are parsed before their types: the callee, the arguments and the operand bundles.
struct ParsedCall {
  FlatSymbolRefAttr symbol;
  llvm::SmallVector<UnresolvedOperand> operands; ///< The arguments, after the callee if it is an operand.
  llvm::SMLoc bundlesLoc;
  ParsedBundles bundles;

  ParseResult parseCalleeAndArguments(OpAsmParser &parser);
  /// Parses `vararg(type)` and operand bundles, both optional.
  ParseResult parseVarArgAndBundles(OpAsmParser &parser, OperationState &result);
};

/// The types of a call: of the callee, if it is an operand, and of the arguments and results with their
/// attributes.
struct CallTypes {
  llvm::SmallVector<Type> operands, results;
  llvm::SmallVector<DictionaryAttr> argAttrs, resultAttrs;

  ParseResult parse(OpAsmParser &parser, bool isDirect);
};
} // namespace

ParseResult ParsedCall::parseCalleeAndArguments(OpAsmParser &parser) {
  OptionalParseResult callee = parser.parseOptionalOperand(operands.emplace_back());
  if (!callee.has_value()) {
    operands.clear();
    if (parser.parseAttribute(symbol))
      return failure();
  } else if (failed(*callee)) {
    return failure();
  }
  return parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren);
}

ParseResult ParsedCall::parseVarArgAndBundles(OpAsmParser &parser, OperationState &result) {
  if (succeeded(parser.parseOptionalKeyword("vararg"))) {
    TypeAttr type;
    if (parser.parseLParen() || parser.parseAttribute(type) || parser.parseRParen())
      return failure();
    result.addAttribute("var_callee_type", type);
  }
  bundlesLoc = parser.getCurrentLocation();
  return parseOptionalBundles(parser, bundles);
}

ParseResult CallTypes::parse(OpAsmParser &parser, bool isDirect) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseColon())
    return failure();
  if (!isDirect) {
    if (parser.parseType(operands.emplace_back()))
      return failure();
    argAttrs.emplace_back();
    if (failed(parser.parseOptionalComma()))
      return parser.emitError(loc, "expected indirect call to have 2 trailing types");
  }
  llvm::SmallVector<Type> arguments;
  llvm::SmallVector<DictionaryAttr> attrs;
  if (call_interface_impl::parseFunctionSignature(parser, arguments, attrs, results, resultAttrs))
    return parser.emitError(loc, isDirect ? "expected direct call to have 1 trailing types"
                                          : "expected trailing function type");
  if (results.size() > 1)
    return parser.emitError(loc, "expected function with 0 or 1 result");
  if (results.size() == 1 && llvm::isa<LLVMVoidType>(results.front()))
    return parser.emitError(loc, "expected a non-void result type");
  operands.append(arguments);
  argAttrs = std::move(attrs);
  return success();
}

/// Adds the attribute with the operand segment sizes. \p sizes are the sizes of all segments before the
/// operands of the bundles.
static void addSegments(Builder &builder, OperationState &result, llvm::ArrayRef<int32_t> sizes,
                        const ParsedBundles &bundles) {
  llvm::SmallVector<int32_t> all(sizes);
  int32_t numBundleOperands = 0;
  for (const auto &operands : bundles.operands)
    numBundleOperands += operands.size();
  all.push_back(numBundleOperands);
  result.addAttribute("operandSegmentSizes", builder.getDenseI32ArrayAttr(all));
}

/// Parses the types of a call and adds its operands before those of the bundles.
static ParseResult parseTypesAndResolve(OpAsmParser &parser, ParsedCall &call, OperationState &result) {
  CallTypes types;
  if (types.parse(parser, /*isDirect=*/bool(call.symbol)) ||
      parser.resolveOperands(call.operands, types.operands, parser.getNameLoc(), result.operands))
    return failure();
  if (call.symbol)
    result.addAttribute("callee", call.symbol);
  Builder builder = parser.getBuilder();
  call_interface_impl::addArgAndResultAttrs(builder, result, types.argAttrs, types.resultAttrs,
                                            builder.getStringAttr("arg_attrs"),
                                            builder.getStringAttr("res_attrs"));
  result.addTypes(types.results);
  return success();
}

ParseResult CallOp::parse(OpAsmParser &parser, OperationState &result) {
  KeywordPrefix prefix(parser);
  CConv convention = prefix.takeEnum(cconv::symbolizeCConv, CConv::C);
  TailCallKind tail = prefix.takeEnum(tailcallkind::symbolizeTailCallKind, TailCallKind::None);
  ParsedCall call;
  if (prefix.finish("expected attribute value") || call.parseCalleeAndArguments(parser) ||
      call.parseVarArgAndBundles(parser, result) || parser.parseOptionalAttrDict(result.attributes) ||
      parseTypesAndResolve(parser, call, result) ||
      resolveBundles(parser, call.bundlesLoc, call.bundles, result))
    return failure();
  MLIRContext *context = parser.getContext();
  result.addAttribute(getCConvAttrName(result.name), CConvAttr::get(context, convention));
  result.addAttribute(getTailCallKindAttrName(result.name), TailCallKindAttr::get(context, tail));
  Builder builder = parser.getBuilder();
  addSegments(builder, result, {static_cast<int32_t>(call.operands.size())}, call.bundles);
  return success();
}

ParseResult InvokeOp::parse(OpAsmParser &parser, OperationState &result) {
  KeywordPrefix prefix(parser);
  CConv convention = prefix.takeEnum(cconv::symbolizeCConv, CConv::C);
  ParsedCall call;
  Block *normal, *unwind;
  llvm::SmallVector<UnresolvedOperand> normalOperands, unwindOperands;
  llvm::SmallVector<Type> normalTypes, unwindTypes;
  if (prefix.finish("expected attribute value") || call.parseCalleeAndArguments(parser) ||
      parser.parseKeyword("to") || parseSuccessorAndOperands(parser, normal, normalOperands, normalTypes) ||
      parser.parseKeyword("unwind") ||
      parseSuccessorAndOperands(parser, unwind, unwindOperands, unwindTypes) ||
      call.parseVarArgAndBundles(parser, result) || parser.parseOptionalAttrDict(result.attributes) ||
      parseTypesAndResolve(parser, call, result) ||
      parser.resolveOperands(normalOperands, normalTypes, parser.getNameLoc(), result.operands) ||
      parser.resolveOperands(unwindOperands, unwindTypes, parser.getNameLoc(), result.operands) ||
      resolveBundles(parser, call.bundlesLoc, call.bundles, result))
    return failure();
  result.addAttribute(getCConvAttrName(result.name), CConvAttr::get(parser.getContext(), convention));
  result.addSuccessors({normal, unwind});
  Builder builder = parser.getBuilder();
  addSegments(builder, result,
              {static_cast<int32_t>(call.operands.size()), static_cast<int32_t>(normalOperands.size()),
               static_cast<int32_t>(unwindOperands.size())},
              call.bundles);
  return success();
}

ParseResult CallIntrinsicOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  llvm::SmallVector<UnresolvedOperand> operands;
  ParsedBundles bundles;
  llvm::SMLoc bundlesLoc;
  CallTypes types;
  if (parser.parseAttribute(name, parser.getBuilder().getNoneType()) ||
      parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.getCurrentLocation(&bundlesLoc) || parseOptionalBundles(parser, bundles) ||
      parser.parseOptionalAttrDict(result.attributes) || types.parse(parser, /*isDirect=*/true) ||
      parser.resolveOperands(operands, types.operands, parser.getNameLoc(), result.operands) ||
      resolveBundles(parser, bundlesLoc, bundles, result))
    return failure();
  Builder builder = parser.getBuilder();
  result.addAttribute(getIntrinAttrName(result.name), name);
  call_interface_impl::addArgAndResultAttrs(builder, result, types.argAttrs, types.resultAttrs,
                                            getArgAttrsAttrName(result.name),
                                            getResAttrsAttrName(result.name));
  result.addTypes(types.results);
  addSegments(builder, result, {static_cast<int32_t>(operands.size())}, bundles);
  return success();
}

//===----------------------------------------------------------------------===//
// Printing of calls
//===----------------------------------------------------------------------===//

/// Prints the callee and the arguments.
template <typename OpT>
static void printCalleeAndArguments(OpAsmPrinter &printer, OpT op) {
  OperandRange operands = op.getCalleeOperands();
  if (auto callee = op.getCalleeAttr()) {
    printer.printSymbolName(callee.getValue());
  } else if (!operands.empty()) {
    printer << operands.front();
    operands = operands.drop_front();
  } else {
    // The op is invalid.
    printer << "<<MISSING CALLEE>>";
  }
  printer << '(' << operands << ')';
}

/// Prints the parts of a call from `vararg` on.
template <typename OpT>
static void printCallEnd(OpAsmPrinter &printer, OpT op, llvm::ArrayRef<llvm::StringRef> elided) {
  if (TypeAttr type = op.getVarCalleeTypeAttr())
    printer << " vararg(" << type << ')';
  printBundles(printer, op.getOpBundleOperands(), op.getOpBundleTags());
  printer.printOptionalAttrDict(op->getAttrList(), elided);
  printer << " : ";
  OperandRange operands = op.getCalleeOperands();
  bool isDirect = bool(op.getCalleeAttr());
  if (!isDirect && !operands.empty()) {
    printer << operands.front().getType() << ", ";
    operands = operands.drop_front();
  }
  call_interface_impl::printFunctionSignature(printer, operands.getTypes(), op.getArgAttrsAttr(),
                                              /*isVariadic=*/false, op->getResultTypes(),
                                              op.getResAttrsAttr());
}

void CallOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  if (getCConv() != CConv::C)
    printKeyword(printer, cconv::stringifyCConv(getCConv()));
  if (getTailCallKind() != TailCallKind::None)
    printKeyword(printer, tailcallkind::stringifyTailCallKind(getTailCallKind()));
  printCalleeAndArguments(printer, *this);
  llvm::SmallVector<llvm::StringRef> elided = {"callee",         "TailCallKind",        "var_callee_type",
                                               "CConv",          "operandSegmentSizes", "op_bundle_sizes",
                                               "op_bundle_tags", "arg_attrs",           "res_attrs"};
  if (getFastmathFlags() == FastmathFlags::none)
    elided.push_back("fastmathFlags");
  printCallEnd(printer, *this, elided);
}

void InvokeOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  if (getCConv() != CConv::C)
    printKeyword(printer, cconv::stringifyCConv(getCConv()));
  printCalleeAndArguments(printer, *this);
  printer << " to ";
  printer.printSuccessorAndUseList(getNormalDest(), getNormalDestOperands());
  printer << " unwind ";
  printer.printSuccessorAndUseList(getUnwindDest(), getUnwindDestOperands());
  printCallEnd(printer, *this,
               {"callee", "var_callee_type", "CConv", "operandSegmentSizes", "op_bundle_sizes",
                "op_bundle_tags", "arg_attrs", "res_attrs"});
}

void CallIntrinsicOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printAttributeWithoutType(getIntrinAttr());
  printer << '(' << getArgs() << ')';
  printBundles(printer, getOpBundleOperands(), getOpBundleTags());
  llvm::SmallVector<llvm::StringRef> elided = {"intrin",         "operandSegmentSizes", "op_bundle_sizes",
                                               "op_bundle_tags", "arg_attrs",           "res_attrs"};
  if (getFastmathFlags() == FastmathFlags::none)
    elided.push_back("fastmathFlags");
  printer.printOptionalAttrDict((*this)->getAttrList(), elided);
  printer << " : ";
  call_interface_impl::printFunctionSignature(printer, getArgs().getTypes(), getArgAttrsAttr(),
                                              /*isVariadic=*/false, (*this)->getResultTypes(),
                                              getResAttrsAttr());
}
