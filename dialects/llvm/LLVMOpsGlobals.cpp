//===- LLVMOpsGlobals.cpp - Global variables and the module ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"
#include "runtime/ir/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

bool LLVM::satisfiesLLVMModule(Operation *op) {
  return op->hasTrait<OpTrait::SymbolTable>() && op->hasTrait<OpTrait::IsIsolatedFromAbove>();
}

Operation *LLVM::parentLLVMModule(Operation *op) {
  Operation *module = op->getParentOp();
  while (module && !satisfiesLLVMModule(module))
    module = module->getParentOp();
  return module;
}

Value LLVM::createGlobalString(Location loc, OpBuilder &builder, llvm::StringRef name, llvm::StringRef value,
                               Linkage linkage) {
  Block *block = builder.getInsertionBlock();
  Operation *module = block ? block->getParentOp() : nullptr;
  if (module && !satisfiesLLVMModule(module))
    module = parentLLVMModule(module);
  assert(module && "the insertion point must be in a module");
  MLIRContext *context = builder.getContext();
  auto type = LLVMArrayType::get(IntegerType::get(context, 8), value.size());
  OpBuilder atStart(module->getRegion(0));
  auto global =
      GlobalOp::create(atStart, loc, type, /*isConstant=*/true, linkage, name, builder.getStringAttr(value));
  auto pointerType = LLVMPointerType::get(context);
  Value address = AddressOfOp::create(builder, loc, pointerType, global.getSymNameAttr());
  return GEPOp::create(builder, loc, pointerType, type, address, llvm::ArrayRef<GEPArg>{0, 0});
}

//===----------------------------------------------------------------------===//
// Comdats
//===----------------------------------------------------------------------===//

ParseResult LLVM::parseOptionalComdat(OpAsmParser &parser, OperationState &result) {
  SymbolRefAttr comdat;
  if (failed(parser.parseOptionalKeyword("comdat")))
    return success();
  return failure(parser.parseLParen() || parser.parseAttribute(comdat, "comdat", result.attributes) ||
                 parser.parseRParen());
}

void LLVM::printOptionalComdat(OpAsmPrinter &printer, std::optional<SymbolRefAttr> comdat) {
  if (comdat)
    printer << " comdat(" << *comdat << ')';
}

LogicalResult LLVM::verifyComdat(Operation *op, std::optional<SymbolRefAttr> comdat) {
  if (!comdat)
    return success();
  // Verify only that the comdat op exists. The verifier of the comdat op checks that the selector exists.
  auto symbol =
      llvm::dyn_cast_or_null<ComdatOp>(SymbolTable::lookupNearestSymbolFrom(op, comdat->getRootReference()));
  if (!symbol || comdat->getNestedReferences().size() != 1)
    return op->emitError() << "expected comdat symbol";
  return success();
}

/// Returns the comdat of a function or global.
static std::optional<SymbolRefAttr> getComdat(Operation &op) {
  if (auto function = llvm::dyn_cast<LLVMFuncOp>(op))
    return function.getComdat();
  if (auto global = llvm::dyn_cast<GlobalOp>(op))
    return global.getComdat();
  return std::nullopt;
}

void ComdatOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef symName) {
  state.addAttribute(getSymNameAttrName(state.name), builder.getStringAttr(symName));
  state.addRegion()->emplaceBlock();
}

LogicalResult ComdatOp::verifyRegions() {
  for (Operation &op : getBody().getOps())
    if (!llvm::isa<ComdatSelectorOp>(op))
      return op.emitError("only comdat selector symbols can appear in a comdat region");
  // Verify the functions and globals that use this comdat op all at once, with a set of the selectors: a
  // search for the selector of each user would take quadratic time.
  Block *block = (*this)->getBlock();
  if (!block)
    return success();
  llvm::DenseSet<StringAttr> selectors;
  for (auto selector : getBody().getOps<ComdatSelectorOp>())
    selectors.insert(selector.getSymNameAttr());
  for (Operation &op : *block) {
    std::optional<SymbolRefAttr> comdat = getComdat(op);
    if (comdat && comdat->getRootReference() == getSymNameAttr() &&
        !selectors.contains(comdat->getLeafReference()))
      return op.emitError() << "expected comdat symbol";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Text and initializers of symbols
//===----------------------------------------------------------------------===//

namespace {
/// Keywords in front of the symbol name, which globals and aliases share.
struct SymbolKeywords {
  Linkage linkage;
  Visibility visibility;
  bool isThreadLocal;
  UnnamedAddr unnamedAddr;

  static SymbolKeywords take(KeywordPrefix &prefix) {
    SymbolKeywords keywords;
    keywords.linkage = prefix.takeEnum(linkage::symbolizeLinkage, Linkage::External);
    keywords.visibility = prefix.takeEnum(symbolizeVisibility, Visibility::Default);
    keywords.isThreadLocal = prefix.take("thread_local");
    keywords.unnamedAddr = prefix.takeEnum(symbolizeUnnamedAddr, UnnamedAddr::None);
    return keywords;
  }

  template <typename OpT>
  void addTo(OperationState &result) const {
    MLIRContext *context = result.getContext();
    result.addAttribute(OpT::getLinkageAttrName(result.name), LinkageAttr::get(context, linkage));
    result.addAttribute(OpT::getVisibility_AttrName(result.name), VisibilityAttr::get(context, visibility));
    result.addAttribute(OpT::getUnnamedAddrAttrName(result.name), UnnamedAddrAttr::get(context, unnamedAddr));
    if (isThreadLocal)
      result.addAttribute(OpT::getThreadLocal_AttrName(result.name), UnitAttr::get(context));
  }

  template <typename OpT>
  static void print(OpAsmPrinter &printer, OpT op) {
    printer << ' ';
    printKeyword(printer, linkage::stringifyLinkage(op.getLinkage()));
    printKeyword(printer, stringifyVisibility(op.getVisibility_()));
    printKeyword(printer, op.getThreadLocal_() ? "thread_local" : "");
    printKeyword(printer, stringifyUnnamedAddr(op.getUnnamedAddr().value_or(UnnamedAddr::None)));
  }
};
} // namespace

ParseResult LLVM::parseLLVMLinkage(OpAsmParser &parser, LinkageAttr &linkage) {
  llvm::SmallVector<llvm::StringRef> keywords;
  for (uint64_t value = 0; auto known = linkage::symbolizeLinkage(value); ++value)
    keywords.push_back(linkage::stringifyLinkage(*known));
  llvm::StringRef keyword;
  Linkage value = Linkage::External;
  if (succeeded(parser.parseOptionalKeyword(&keyword, keywords)))
    value = *linkage::symbolizeLinkage(keyword);
  linkage = LinkageAttr::get(parser.getContext(), value);
  return success();
}

void LLVM::printLLVMLinkage(OpAsmPrinter &printer, Operation *, LinkageAttr linkage) {
  printer << linkage::stringifyLinkage(linkage.getLinkage());
}

LogicalResult LLVM::verifyNoSideEffects(Block &initializer, llvm::StringRef message) {
  for (Operation &op : initializer) {
    // Accept an op that does not implement MemoryEffectOpInterface: it is unknown whether it has side
    // effects.
    if (!isMemoryEffectFree(&op) && llvm::isa<MemoryEffectOpInterface>(op))
      return op.emitError() << message;
  }
  return success();
}

/// Returns the value that an initializer returns; null if there is none.
static Value getReturnedValue(Block &initializer) {
  auto end = initializer.empty() ? ReturnOp() : llvm::dyn_cast<ReturnOp>(initializer.back());
  return end ? Value(end.getArg()) : Value();
}

//===----------------------------------------------------------------------===//
// mlir.global
//===----------------------------------------------------------------------===//

void GlobalOp::build(OpBuilder &builder, OperationState &state, Type type, bool isConstant, Linkage linkage,
                     llvm::StringRef name, Attribute value, uint64_t alignment, unsigned addrSpace,
                     bool dsoLocal, bool thread_local_, SymbolRefAttr comdat,
                     llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<Attribute> dbgExprs) {
  auto &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.global_type = TypeAttr::get(type);
  properties.linkage = LinkageAttr::get(builder.getContext(), linkage);
  properties.value = value;
  properties.comdat = comdat;
  properties.alignment = makeAlignment(builder, alignment);
  properties.addr_space = builder.getI32IntegerAttr(addrSpace);
  if (isConstant)
    properties.constant = builder.getUnitAttr();
  if (dsoLocal)
    properties.dso_local = builder.getUnitAttr();
  if (thread_local_)
    properties.thread_local_ = builder.getUnitAttr();
  if (!dbgExprs.empty())
    properties.dbg_exprs = builder.getArrayAttr(dbgExprs);
  state.addAttributes(attrs);
  state.addRegion();
}

/// Returns the type of the global that a string initializes.
static Type getStringType(StringAttr text) {
  return LLVMArrayType::get(IntegerType::get(text.getContext(), 8), text.getValue().size());
}

ParseResult GlobalOp::parse(OpAsmParser &parser, OperationState &result) {
  KeywordPrefix prefix(parser);
  SymbolKeywords keywords = SymbolKeywords::take(prefix);
  bool isConstant = prefix.take("constant");
  StringAttr name;
  Attribute value;
  if (prefix.finish("expected valid '@'-identifier for symbol name") ||
      parser.parseSymbolName(name, getSymNameAttrName(result.name), result.attributes) ||
      parser.parseLParen())
    return failure();
  keywords.addTo<GlobalOp>(result);
  if (isConstant)
    result.addAttribute(getConstantAttrName(result.name), parser.getBuilder().getUnitAttr());
  if (failed(parser.parseOptionalRParen())) {
    if (parser.parseAttribute(value, getValueAttrName(result.name), result.attributes) ||
        parser.parseRParen())
      return failure();
  }
  llvm::SmallVector<Type> types;
  if (parseOptionalComdat(parser, result) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseOptionalColonTypeList(types))
    return failure();
  if (types.size() > 1)
    return parser.emitError(parser.getNameLoc(), "expected zero or one type");
  Region &initializer = *result.addRegion();
  if (types.empty()) {
    auto text = llvm::dyn_cast_or_null<StringAttr>(value);
    if (!text)
      return parser.emitError(parser.getNameLoc(), "type can only be omitted for string globals");
    types.push_back(getStringType(text));
  } else if (OptionalParseResult region = parser.parseOptionalRegion(initializer);
             region.has_value() && failed(*region)) {
    return failure();
  }
  result.addAttribute(getGlobalTypeAttrName(result.name), TypeAttr::get(types.front()));
  return success();
}

void GlobalOp::print(OpAsmPrinter &printer) {
  SymbolKeywords::print(printer, *this);
  printKeyword(printer, getConstant() ? "constant" : "");
  printer.printSymbolName(getSymName());
  printer << '(';
  if (Attribute value = getValueOrNull())
    printer.printAttribute(value);
  printer << ')';
  printOptionalComdat(printer, getComdat());
  printer.printOptionalAttrDict((*this)->getAttrList(),
                                {"sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr",
                                 "thread_local_", "visibility_", "comdat"});
  // The type is omitted if it follows from a string value.
  auto text = llvm::dyn_cast_or_null<StringAttr>(getValueOrNull());
  if (text && getInitializerRegion().empty() && getType() == getStringType(text))
    return;
  printer << " : " << getType();
  if (Region &initializer = getInitializerRegion(); !initializer.empty()) {
    printer << ' ';
    printer.printRegion(initializer, /*printEntryBlockArgs=*/false);
  }
}

/// Returns true if the attribute is the number zero, or consists of such numbers.
static bool isZero(Attribute root) {
  llvm::SmallVector<Attribute> worklist = {root};
  while (!worklist.empty()) {
    Attribute value = worklist.pop_back_val();
    if (auto array = llvm::dyn_cast<ArrayAttr>(value)) {
      llvm::append_range(worklist, array.getValue());
    } else if (auto splat = llvm::dyn_cast<SplatElementsAttr>(value)) {
      worklist.push_back(splat.getSplatValue<Attribute>());
    } else if (auto elements = llvm::dyn_cast<DenseElementsAttr>(value)) {
      llvm::append_range(worklist, elements.getValues<Attribute>());
    } else if (auto integer = llvm::dyn_cast<IntegerAttr>(value)) {
      if (!integer.getValue().isZero())
        return false;
    } else if (auto number = llvm::dyn_cast<FloatAttr>(value); !number || !number.getValue().isZero()) {
      return false;
    }
  }
  return true;
}

/// Returns true if a pointer can point to a value or function of this type.
static bool isPointee(Type type) {
  if (llvm::isa<PointerElementTypeInterface>(type))
    return true;
  return isCompatibleOuterType(type) &&
         !llvm::isa<LLVMVoidType, LLVMTokenType, LLVMMetadataType, LLVMLabelType>(type);
}

/// Verifies the initial value that an attribute specifies.
static LogicalResult verifyValue(GlobalOp op) {
  Attribute value = op.getValueOrNull();
  Type type = op.getType();
  if (!value)
    return success();
  if (auto text = llvm::dyn_cast<StringAttr>(value); text && type != getStringType(text))
    return op.emitOpError("requires an i8 array type of the length equal to that of the string attribute");
  if (llvm::isa<LLVMTargetExtType>(type) && !llvm::isa<ZeroAttr>(value))
    return op.emitOpError("global with target extension type can only be initialized with zero-initializer");
  return success();
}

LogicalResult GlobalOp::verify() {
  Type type = getType();
  auto target = llvm::dyn_cast<LLVMTargetExtType>(type);
  if (!isPointee(type) || (target && !target.hasProperty(LLVMTargetExtType::CanBeGlobal)))
    return emitOpError("expects type to be a valid element type for an LLVM global");
  if (Operation *parent = (*this)->getParentOp(); parent && !satisfiesLLVMModule(parent))
    return emitOpError("must appear at the module level");
  if (failed(verifyValue(*this)))
    return failure();
  Attribute value = getValueOrNull();
  if (getLinkage() == Linkage::Common && value && !isZero(value))
    return emitOpError() << "expected zero value for '" << linkage::stringifyLinkage(Linkage::Common)
                         << "' linkage";
  if (getLinkage() == Linkage::Appending && !llvm::isa<LLVMArrayType>(type))
    return emitOpError() << "expected array type for '" << linkage::stringifyLinkage(Linkage::Appending)
                         << "' linkage";
  if (failed(verifyComdat(*this, getComdat())))
    return failure();
  if (std::optional<uint64_t> alignment = getAlignment(); alignment && !llvm::isPowerOf2_64(*alignment))
    return emitError() << "alignment attribute is not a power of 2";
  return success();
}

LogicalResult GlobalOp::verifyRegions() {
  Block *initializer = getInitializerBlock();
  if (!initializer)
    return success();
  if (getValueOrNull())
    return emitOpError("cannot have both initializer value and region");
  Value value = getReturnedValue(*initializer);
  if (!value)
    return emitOpError("initializer region cannot return void");
  if (value.getType() != getType())
    return emitOpError("initializer region type ")
           << value.getType() << " does not match global type " << getType();
  return verifyNoSideEffects(*initializer, "ops with side effects not allowed in global initializers");
}

//===----------------------------------------------------------------------===//
// mlir.alias
//===----------------------------------------------------------------------===//

void AliasOp::build(OpBuilder &builder, OperationState &state, Type type, Linkage linkage,
                    llvm::StringRef name, bool dsoLocal, bool thread_local_,
                    llvm::ArrayRef<NamedAttribute> attrs) {
  auto &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.alias_type = TypeAttr::get(type);
  properties.linkage = LinkageAttr::get(builder.getContext(), linkage);
  if (dsoLocal)
    properties.dso_local = builder.getUnitAttr();
  if (thread_local_)
    properties.thread_local_ = builder.getUnitAttr();
  state.addAttributes(attrs);
  state.addRegion();
}

ParseResult AliasOp::parse(OpAsmParser &parser, OperationState &result) {
  KeywordPrefix prefix(parser);
  SymbolKeywords keywords = SymbolKeywords::take(prefix);
  StringAttr name;
  llvm::SmallVector<Type> types;
  if (prefix.finish("expected valid '@'-identifier for symbol name") ||
      parser.parseSymbolName(name, getSymNameAttrName(result.name), result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseOptionalColonTypeList(types))
    return failure();
  if (types.size() > 1)
    return parser.emitError(parser.getNameLoc(), "expected zero or one type");
  Region &initializer = *result.addRegion();
  if (parser.parseRegion(initializer))
    return failure();
  if (types.empty())
    return parser.emitError(parser.getNameLoc(), "expected the type of the alias");
  keywords.addTo<AliasOp>(result);
  result.addAttribute(getAliasTypeAttrName(result.name), TypeAttr::get(types.front()));
  return success();
}

void AliasOp::print(OpAsmPrinter &printer) {
  SymbolKeywords::print(printer, *this);
  printer.printSymbolName(getSymName());
  printer.printOptionalAttrDict((*this)->getAttrList(), {"sym_name", "alias_type", "linkage", "unnamed_addr",
                                                         "thread_local_", "visibility_"});
  printer << " : " << getType() << ' ';
  printer.printRegion(getInitializerRegion(), /*printEntryBlockArgs=*/false);
}

unsigned AliasOp::getAddrSpace() {
  Region &initializer = getInitializerRegion();
  Value address = initializer.empty() ? Value() : getReturnedValue(initializer.front());
  auto type = address ? llvm::dyn_cast<LLVMPointerType>(address.getType()) : LLVMPointerType();
  return type ? type.getAddressSpace() : 0;
}

/// Returns true for linkages that aliases and ifuncs may have.
static bool isLinkageOfAlias(Linkage linkage) {
  switch (linkage) {
  case Linkage::External:
  case Linkage::Internal:
  case Linkage::Private:
  case Linkage::Weak:
  case Linkage::WeakODR:
  case Linkage::Linkonce:
  case Linkage::LinkonceODR:
    return true;
  default:
    return false;
  }
}

LogicalResult AliasOp::verify() {
  if (!isPointee(getType()))
    return emitOpError("expects type to be a valid element type for an LLVM global alias");
  if (!isLinkageOfAlias(getLinkage()) && getLinkage() != Linkage::AvailableExternally)
    return emitOpError()
           << "'" << linkage::stringifyLinkage(getLinkage())
           << "' linkage not supported in aliases, available options: private, internal, linkonce, "
              "weak, linkonce_odr, weak_odr, external or available_externally";
  return success();
}

LogicalResult AliasOp::verifyRegions() {
  Block &initializer = getInitializerBlock();
  Value address = getReturnedValue(initializer);
  if (!address || !llvm::isa<LLVMPointerType>(address.getType()))
    return emitOpError("initializer region must always return a pointer");
  return verifyNoSideEffects(initializer, "ops with side effects are not allowed in alias initializers");
}

//===----------------------------------------------------------------------===//
// mlir.ifunc
//===----------------------------------------------------------------------===//

void IFuncOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, Type i_func_type,
                    llvm::StringRef resolver, Type resolver_type, Linkage linkage,
                    LLVM::Visibility visibility) {
  build(builder, state, name, i_func_type, resolver, resolver_type, linkage, /*dso_local=*/false,
        /*address_space=*/0, UnnamedAddr::None, visibility);
}

LogicalResult IFuncOp::verify() {
  if (isLinkageOfAlias(getLinkage()))
    return success();
  return emitOpError()
         << "'" << linkage::stringifyLinkage(getLinkage())
         << "' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, "
            "linkonce_odr, weak_odr, or external linkage";
}

/// Returns the op that an alias denotes, directly or by other aliases; the op itself if it is not an alias.
static Operation *lookThroughAliases(Operation *op, SymbolTableCollection &symbolTable) {
  // Aliases may form a cycle.
  llvm::SmallPtrSet<Operation *, 4> visited;
  while (auto alias = llvm::dyn_cast_or_null<AliasOp>(op)) {
    if (!visited.insert(alias).second || alias.getInitializerRegion().empty())
      return nullptr;
    Value value = getReturnedValue(alias.getInitializerBlock());
    auto address = value ? value.getDefiningOp<AddressOfOp>() : AddressOfOp();
    op = address ? symbolTable.lookupSymbolIn(parentLLVMModule(alias), address.getGlobalNameAttr()) : nullptr;
  }
  return op;
}

LogicalResult IFuncOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  Operation *module = parentLLVMModule(*this);
  Operation *symbol = module ? symbolTable.lookupSymbolIn(module, getResolverAttr()) : nullptr;
  auto resolver = llvm::dyn_cast_or_null<LLVMFuncOp>(lookThroughAliases(symbol, symbolTable));
  if (!resolver)
    return emitOpError("must have a function resolver");
  if (resolver.isExternal())
    return emitOpError("resolver must be a definition");
  auto pointer = llvm::dyn_cast<LLVMPointerType>(resolver.getFunctionType().getReturnType());
  if (!pointer)
    return emitOpError("resolver must return a pointer");
  auto stated = llvm::dyn_cast<LLVMPointerType>(getResolverType());
  if (!stated || stated.getAddressSpace() != getAddressSpace() ||
      pointer.getAddressSpace() != stated.getAddressSpace())
    return emitOpError("resolver has incorrect type");
  return success();
}

//===----------------------------------------------------------------------===//
// Constructors, destructors, linker options, flags
//===----------------------------------------------------------------------===//

/// Verifies the attributes of a constructor or destructor list. \param name The name of the list of
/// functions.
static LogicalResult verifyStructors(Operation *op, llvm::StringRef name, ArrayAttr functions,
                                     ArrayAttr priorities, ArrayAttr data) {
  if (functions.size() != priorities.size() || functions.size() != data.size())
    return op->emitError(name) << ", priorities, and data must have the same number of elements";
  if (!llvm::all_of(data, llvm::IsaPred<FlatSymbolRefAttr, ZeroAttr>))
    return op->emitError("data element must be symbol or #llvm.zero");
  return success();
}

/// Verifies that each symbol is a function with a body.
static LogicalResult verifyDefinitions(Operation *op, ArrayAttr functions,
                                       SymbolTableCollection &symbolTable) {
  for (auto symbol : functions.getAsRange<FlatSymbolRefAttr>()) {
    auto function = symbolTable.lookupNearestSymbolFrom<LLVMFuncOp>(op, symbol);
    if (!function)
      return op->emitOpError() << "'" << symbol.getValue() << "' does not reference a valid LLVM function";
    if (function.isExternal())
      return op->emitOpError() << "'" << symbol.getValue() << "' does not have a definition";
  }
  return success();
}

LogicalResult GlobalCtorsOp::verify() {
  return verifyStructors(*this, "ctors", getCtors(), getPriorities(), getData());
}
LogicalResult GlobalCtorsOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyDefinitions(*this, getCtors(), symbolTable);
}

LogicalResult GlobalDtorsOp::verify() {
  return verifyStructors(*this, "dtors", getDtors(), getPriorities(), getData());
}
LogicalResult GlobalDtorsOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyDefinitions(*this, getDtors(), symbolTable);
}

static LogicalResult verifyAtModuleLevel(Operation *op) {
  if (Operation *parent = op->getParentOp(); parent && !satisfiesLLVMModule(parent))
    return op->emitOpError("must appear at the module level");
  return success();
}

LogicalResult LinkerOptionsOp::verify() { return verifyAtModuleLevel(*this); }

LogicalResult ModuleFlagsOp::verify() {
  if (failed(verifyAtModuleLevel(*this)))
    return failure();
  if (!llvm::all_of(getFlags(), llvm::IsaPred<ModuleFlagAttr>))
    return emitOpError("expected a module flag attribute");
  return success();
}
