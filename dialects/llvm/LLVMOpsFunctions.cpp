//===- LLVMOpsFunctions.cpp - Functions -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"
#include "runtime/asm/FunctionImplementation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

void LLVMFuncOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, Type type,
                       Linkage linkage, bool isLocal, CConv convention, SymbolRefAttr comdat,
                       llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<DictionaryAttr> argumentAttrs,
                       std::optional<uint64_t> entryCount) {
  assert(
      (argumentAttrs.empty() || argumentAttrs.size() == llvm::cast<LLVMFunctionType>(type).getNumParams()) &&
      "expected a dictionary for each argument");
  call_interface_impl::addArgAndResultAttrs(builder, state, argumentAttrs, /*resultAttrs=*/{},
                                            getArgAttrsAttrName(state.name), getResAttrsAttrName(state.name));
  auto &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.function_type = TypeAttr::get(type);
  properties.linkage = LinkageAttr::get(builder.getContext(), linkage);
  properties.CConv = CConvAttr::get(builder.getContext(), convention);
  properties.comdat = comdat;
  if (isLocal)
    properties.dso_local = builder.getUnitAttr();
  if (entryCount)
    properties.function_entry_count = builder.getI64IntegerAttr(*entryCount);
  state.addAttributes(attrs);
  state.addRegion();
}

Block *LLVMFuncOp::addEntryBlock(OpBuilder &builder) {
  assert(empty() && "the function already has a body");
  OpBuilder::InsertionGuard guard(builder);
  llvm::ArrayRef<Type> types = getFunctionType().getParams();
  return builder.createBlock(&getBody(), {}, types, llvm::SmallVector<Location>(types.size(), getLoc()));
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

Region *LLVMFuncOp::getCallableRegion() { return isExternal() ? nullptr : &getBody(); }

llvm::ArrayRef<Type> LLVMFuncOp::getResultTypes() {
  LLVMFunctionType type = getFunctionType();
  if (llvm::isa<LLVMVoidType>(type.getReturnType()))
    return {};
  return type.getReturnTypes();
}

Type LLVMFuncOp::cloneTypeWith(TypeRange inputs, TypeRange results) {
  return getFunctionType().clone(inputs, results);
}

LogicalResult LLVMFuncOp::verifyType() { return success(); }

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

/// Returns the type of a function with these arguments and results. Emits an error and returns null if there
/// is none.
static Type makeFunctionType(OpAsmParser &parser, llvm::SMLoc loc, llvm::ArrayRef<Type> arguments,
                             llvm::ArrayRef<Type> results, bool isVariadic) {
  llvm::StringRef prefix = "failed to construct function type: ";
  if (results.size() > 1) {
    parser.emitError(loc, prefix) << "expected zero or one function result";
    return {};
  }
  if (!llvm::all_of(arguments, isCompatibleType)) {
    parser.emitError(loc, prefix) << "expected LLVM type for function arguments";
    return {};
  }
  Type result = results.empty() ? Type(LLVMVoidType::get(parser.getContext())) : results.front();
  if (!isCompatibleType(result)) {
    parser.emitError(loc, prefix) << "expected LLVM type for function results" << result;
    return {};
  }
  return parser.getChecked<LLVMFunctionType>(loc, result, arguments, isVariadic);
}

/// Parses `vscale_range(min, max)`, if present.
static ParseResult parseOptionalVScaleRange(OpAsmParser &parser, OperationState &result) {
  if (failed(parser.parseOptionalKeyword("vscale_range")))
    return success();
  int64_t min, max;
  if (parser.parseLParen() || parser.parseInteger(min) || parser.parseComma() || parser.parseInteger(max) ||
      parser.parseRParen())
    return failure();
  Builder builder = parser.getBuilder();
  result.addAttribute(LLVMFuncOp::getVscaleRangeAttrName(result.name),
                      VScaleRangeAttr::get(parser.getContext(), builder.getI32IntegerAttr(min),
                                           builder.getI32IntegerAttr(max)));
  return success();
}

ParseResult LLVMFuncOp::parse(OpAsmParser &parser, OperationState &result) {
  MLIRContext *context = parser.getContext();
  Builder builder = parser.getBuilder();
  KeywordPrefix prefix(parser);
  Linkage linkage = prefix.takeEnum(linkage::symbolizeLinkage, Linkage::External);
  LLVM::Visibility visibility = prefix.takeEnum(symbolizeVisibility, LLVM::Visibility::Default);
  UnnamedAddr unnamedAddr = prefix.takeEnum(symbolizeUnnamedAddr, UnnamedAddr::None);
  CConv convention = prefix.takeEnum(cconv::symbolizeCConv, CConv::C);

  StringAttr name;
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  bool isVariadic;
  llvm::SmallVector<Type> resultTypes;
  llvm::SmallVector<DictionaryAttr> resultAttrs;
  if (prefix.finish("expected valid '@'-identifier for symbol name") ||
      parser.parseSymbolName(name, SymbolTable::getSymbolAttrName(), result.attributes) ||
      function_interface_impl::parseFunctionSignatureWithArguments(parser, /*allowVariadic=*/true, arguments,
                                                                   isVariadic, resultTypes, resultAttrs))
    return failure();
  Type type = makeFunctionType(
      parser, loc, llvm::map_to_vector(arguments, [](const auto &argument) { return argument.type; }),
      resultTypes, isVariadic);
  if (!type)
    return failure();
  result.addAttribute(getFunctionTypeAttrName(result.name), TypeAttr::get(type));
  result.addAttribute(getLinkageAttrName(result.name), LinkageAttr::get(context, linkage));
  result.addAttribute(getVisibility_AttrName(result.name), VisibilityAttr::get(context, visibility));
  result.addAttribute(getUnnamedAddrAttrName(result.name), UnnamedAddrAttr::get(context, unnamedAddr));
  result.addAttribute(getCConvAttrName(result.name), CConvAttr::get(context, convention));
  if (parseOptionalVScaleRange(parser, result) || parseOptionalComdat(parser, result) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  call_interface_impl::addArgAndResultAttrs(builder, result, arguments, resultAttrs,
                                            getArgAttrsAttrName(result.name),
                                            getResAttrsAttrName(result.name));
  Region *body = result.addRegion();
  bool haveNames = !arguments.empty() && !arguments.front().ssaName.name.empty();
  OptionalParseResult parsed =
      parser.parseOptionalRegion(*body, haveNames ? arguments : llvm::ArrayRef<OpAsmParser::Argument>());
  return parsed.has_value() ? *parsed : ParseResult(success());
}

void LLVMFuncOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  if (getLinkage() != Linkage::External)
    printKeyword(printer, linkage::stringifyLinkage(getLinkage()));
  printKeyword(printer, stringifyVisibility(getVisibility_()));
  printKeyword(printer, stringifyUnnamedAddr(getUnnamedAddr().value_or(UnnamedAddr::None)));
  if (getCConv() != CConv::C)
    printKeyword(printer, cconv::stringifyCConv(getCConv()));
  printer.printSymbolName(getName());
  LLVMFunctionType type = getFunctionType();
  function_interface_impl::printFunctionSignature(printer, *this, type.getParams(), type.isVarArg(),
                                                  getResultTypes());
  if (std::optional<VScaleRangeAttr> range = getVscaleRange())
    printer << " vscale_range(" << range->getMinRange().getInt() << ", " << range->getMaxRange().getInt()
            << ')';
  printOptionalComdat(printer, getComdat());
  function_interface_impl::printFunctionAttributes(printer, *this,
                                                   {"function_type", "arg_attrs", "res_attrs", "linkage",
                                                    "CConv", "visibility_", "comdat", "unnamed_addr",
                                                    "vscale_range"});
  function_interface_impl::printFunctionBody(printer, *this);
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

LogicalResult LLVMFuncOp::verify() {
  if (getLinkage() == Linkage::Common)
    return emitOpError() << "functions cannot have '" << linkage::stringifyLinkage(Linkage::Common)
                         << "' linkage";
  if (failed(verifyComdat(*this, getComdat())))
    return failure();
  if (isExternal()) {
    if (getLinkage() != Linkage::External && getLinkage() != Linkage::ExternWeak)
      return emitOpError() << "external functions must have '" << linkage::stringifyLinkage(Linkage::External)
                           << "' or '" << linkage::stringifyLinkage(Linkage::ExternWeak) << "' linkage";
    return success();
  }
  if (isNoInline() && isAlwaysInline())
    return emitError("no_inline and always_inline attributes are incompatible");
  if (isOptimizeNone() && !isNoInline())
    return emitOpError("with optimize_none must also be no_inline");
  return success();
}

namespace {
/// Verifies that all ops of a kind in a function have the same type: remembers the type of the first one.
class CommonType {
public:
  bool accepts(Type type) {
    if (!common)
      common = type;
    return common == type;
  }

private:
  Type common;
};
} // namespace

LogicalResult LLVMFuncOp::verifyRegions() {
  CommonType landingpads, resumes;
  llvm::DenseSet<BlockTagAttr> tags;
  llvm::SmallVector<BlockAddressOp> addresses;
  WalkResult result = walk([&](Operation *op) -> WalkResult {
    if (auto landingpad = llvm::dyn_cast<LandingpadOp>(op)) {
      if (!landingpads.accepts(landingpad.getRes().getType()))
        return emitError("'llvm.landingpad' should have a consistent result type inside a function");
    } else if (auto resume = llvm::dyn_cast<ResumeOp>(op)) {
      if (!resumes.accepts(resume.getValue().getType()))
        return emitError("'llvm.resume' should have a consistent input type inside a function");
    } else if (auto tag = llvm::dyn_cast<BlockTagOp>(op)) {
      if (!tags.insert(tag.getTag()).second)
        return tag.emitError() << "duplicate block tag '" << tag.getTag().getId()
                               << "' in the same function: ";
    } else if (auto address = llvm::dyn_cast<BlockAddressOp>(op)) {
      if (address.getBlockAddr().getFunction().getValue() == getSymName())
        addresses.push_back(address);
    }
    return WalkResult::advance();
  });
  if (!result.wasInterrupted())
    for (BlockAddressOp address : addresses)
      if (!tags.contains(address.getBlockAddr().getTag()))
        return address.emitOpError("expects an existing block label target in the referenced function");
  return failure(result.wasInterrupted());
}
