//===- ExportModule.cpp - Modules, globals and symbols to LLVM IR ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/DebugTranslation.h"
#include "dialects/llvm/target/ExportDataLayout.h"
#include "dialects/llvm/target/LargeStack.h"
#include "dialects/llvm/target/ModuleTranslation.h"
#include "dialects/llvm/target/SymbolAttributes.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "dialects/llvm/transforms/LegalizeForExport.h"
#include "runtime/ir/Builders.h"
#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Verifier.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

/// True if a global with this linkage and this initializer is a declaration: an external global without a
/// value has an undef initializer.
static bool isDeclaration(llvm::GlobalValue::LinkageTypes linkage, llvm::Constant *initializer) {
  return (linkage == llvm::GlobalValue::ExternalLinkage ||
          linkage == llvm::GlobalValue::ExternalWeakLinkage) &&
         isa<llvm::UndefValue>(initializer) && !isa<llvm::PoisonValue>(initializer);
}

static llvm::GlobalValue::UnnamedAddr convertUnnamedAddr(std::optional<UnnamedAddr> value) {
  return value ? LLVM::detail::convertUnnamedAddrToLLVM(*value) : llvm::GlobalValue::UnnamedAddr::None;
}

static llvm::GlobalValue::ThreadLocalMode getThreadLocalMode(bool isThreadLocal) {
  return isThreadLocal ? llvm::GlobalValue::GeneralDynamicTLSModel : llvm::GlobalValue::NotThreadLocal;
}

LogicalResult ModuleTranslation::convertGlobalVariable(GlobalOp op) {
  llvm::Type *type = convertType(op.getType());
  llvm::Constant *initializer = llvm::UndefValue::get(type);
  if (Attribute value = op.getValueOrNull()) {
    if (auto text = dyn_cast<StringAttr>(value)) {
      initializer = llvm::ConstantDataArray::getString(getLLVMContext(), text.getValue(), /*AddNull=*/false);
      type = initializer->getType();
    } else if (!(initializer = LLVM::detail::getLLVMConstant(type, value, op.getLoc(), *this))) {
      return failure();
    }
  }
  auto linkage = LLVM::detail::convertLinkageToLLVM(op.getLinkage());
  if (isDeclaration(linkage, initializer))
    initializer = nullptr;
  auto *variable = new llvm::GlobalVariable(
      *llvmModule, type, op.getConstant(), linkage, initializer, op.getSymName(), nullptr,
      getThreadLocalMode(op.getThreadLocal_()), op.getAddrSpace(), op.getExternallyInitialized());
  setComdat(op, op.getComdat(), *variable);
  variable->setUnnamedAddr(convertUnnamedAddr(op.getUnnamedAddr()));
  if (std::optional<llvm::StringRef> section = op.getSection())
    variable->setSection(*section);
  if (op.getDsoLocal())
    variable->setDSOLocal(true);
  FailureOr<llvm::MaybeAlign> alignment = convertAlignment(op.getLoc(), op.getAlignment().value_or(0));
  if (failed(alignment) || failed(checkTypes(op.getLoc())))
    return failure();
  if (*alignment)
    variable->setAlignment(*alignment);
  if (!variable->hasLocalLinkage())
    variable->setVisibility(LLVM::detail::convertVisibilityToLLVM(op.getVisibility_()));
  globalsMapping.try_emplace(op, variable);
  if (std::optional<ArrayAttr> attrs = op.getTargetSpecificAttrs())
    return LLVM::detail::convertStringAttributes(
        op.getLoc(), *attrs, "target_specific_attrs",
        [&](llvm::Attribute attr) {
          variable->setAttributes(variable->getAttributes().addAttributes(
              getLLVMContext(), llvm::AttributeSet::get(getLLVMContext(), {attr})));
        },
        getLLVMContext());
  return success();
}

/// Attaches the debug info of globals to the LLVM globals and lists it in their compile units.
static void convertDebugInfo(Operation *module, ModuleTranslation &translation) {
  llvm::MapVector<llvm::DICompileUnit *, llvm::SmallVector<llvm::Metadata *>> variables;
  for (auto op : module->getRegion(0).front().getOps<GlobalOp>()) {
    std::optional<ArrayAttr> expressions = op.getDbgExprs();
    if (!expressions)
      continue;
    auto *variable = cast<llvm::GlobalVariable>(translation.lookupGlobal(op));
    for (Attribute attr : *expressions) {
      auto *expression =
          translation.translateGlobalVariableExpression(cast<DIGlobalVariableExpressionAttr>(attr));
      variable->addDebugInfo(expression);
      // Find the compile unit: the first enclosing scope that is a unit, or the unit of an enclosing
      // subprogram.
      llvm::DIScope *scope = expression->getVariable()->getScope();
      while (scope && !isa<llvm::DICompileUnit, llvm::DISubprogram>(scope))
        scope = scope->getScope();
      auto *unit = dyn_cast_or_null<llvm::DICompileUnit>(scope);
      if (auto *subprogram = dyn_cast_or_null<llvm::DISubprogram>(scope))
        unit = subprogram->getUnit();
      if (unit)
        variables[unit].push_back(expression);
    }
  }
  for (auto &[unit, expressions] : variables)
    unit->replaceGlobalVariables(llvm::MDTuple::get(translation.getLLVMContext(), expressions));
}

llvm::Constant *ModuleTranslation::convertInitializer(Region &region) {
  Block &block = region.front();
  llvm::IRBuilder<llvm::TargetFolder> builder(getLLVMContext(),
                                              llvm::TargetFolder(llvmModule->getDataLayout()));
  for (Operation &op : block.without_terminator()) {
    if (failed(convertOperation(op, builder))) {
      emitError(op.getLoc(), "fail to convert global initializer");
      return nullptr;
    }
    if (op.getNumResults() && !isa_and_nonnull<llvm::Constant>(lookupValue(op.getResult(0)))) {
      emitError(op.getLoc(), "unemittable constant value");
      return nullptr;
    }
  }
  return cast<llvm::Constant>(lookupValue(block.getTerminator()->getOperand(0)));
}

LogicalResult ModuleTranslation::convertGlobalInitializers() {
  for (auto op : mlirModule->getRegion(0).front().getOps<GlobalOp>()) {
    if (op.getInitializerRegion().empty())
      continue;
    llvm::Constant *initializer = convertInitializer(op.getInitializerRegion());
    if (!initializer)
      return failure();
    auto *variable = cast<llvm::GlobalVariable>(lookupGlobal(op));
    if (!isDeclaration(variable->getLinkage(), initializer))
      variable->setInitializer(initializer);
  }
  return success();
}

/// Creates the global @llvm.global_ctors or @llvm.global_dtors: an array of priority, function and data
/// pointer.
template <typename OpT>
static void createFunctionArray(OpT op, ArrayAttr functions, llvm::StringRef name,
                                ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  auto *pointer = llvm::PointerType::getUnqual(context);
  auto *integer = llvm::Type::getInt32Ty(context);
  auto *entryType = llvm::StructType::get(integer, pointer, pointer);
  llvm::SmallVector<llvm::Constant *> entries;
  for (auto [symbol, priority, data] : llvm::zip(functions, op.getPriorities(), op.getData())) {
    llvm::Constant *dataValue = nullptr;
    if (auto dataSymbol = dyn_cast<FlatSymbolRefAttr>(data)) {
      dataValue = translation.lookupFunction(dataSymbol.getValue());
      if (!dataValue)
        dataValue = translation.lookupGlobal(translation.lookupSymbol(op, dataSymbol.getValue()));
    }
    if (!dataValue)
      dataValue = llvm::ConstantPointerNull::get(pointer);
    llvm::Constant *priorityValue =
        llvm::ConstantInt::getSigned(integer, cast<IntegerAttr>(priority).getInt());
    llvm::Constant *function = translation.lookupFunction(cast<FlatSymbolRefAttr>(symbol).getValue());
    entries.push_back(llvm::ConstantStruct::get(entryType, {priorityValue, function, dataValue}));
  }
  auto *type = llvm::ArrayType::get(entryType, entries.size());
  new llvm::GlobalVariable(*translation.getLLVMModule(), type, /*isConstant=*/false,
                           llvm::GlobalValue::AppendingLinkage, llvm::ConstantArray::get(type, entries),
                           name);
}

//===----------------------------------------------------------------------===//
// Aliases, ifuncs and comdats
//===----------------------------------------------------------------------===//

LogicalResult ModuleTranslation::convertAlias(AliasOp op) {
  llvm::GlobalAlias *alias = llvm::GlobalAlias::create(
      convertType(op.getType()), op.getAddrSpace(), LLVM::detail::convertLinkageToLLVM(op.getLinkage()),
      op.getSymName(), /*Aliasee=*/nullptr, llvmModule.get());
  alias->setThreadLocalMode(getThreadLocalMode(op.getThreadLocal_()));
  alias->setUnnamedAddr(convertUnnamedAddr(op.getUnnamedAddr()));
  if (op.getDsoLocal())
    alias->setDSOLocal(true);
  if (!alias->hasLocalLinkage())
    alias->setVisibility(LLVM::detail::convertVisibilityToLLVM(op.getVisibility_()));
  aliasesMapping.try_emplace(op, alias);
  return checkTypes(op.getLoc());
}

LogicalResult ModuleTranslation::convertAliasInitializer(AliasOp op) {
  llvm::Constant *aliasee = convertInitializer(op.getInitializerRegion());
  if (!aliasee)
    return failure();
  cast<llvm::GlobalAlias>(lookupAlias(op))->setAliasee(aliasee);
  return success();
}

LogicalResult ModuleTranslation::convertIFuncs() {
  for (auto op : mlirModule->getRegion(0).front().getOps<IFuncOp>()) {
    llvm::Constant *resolver = lookupFunction(op.getResolver());
    if (!resolver)
      resolver = lookupAlias(lookupSymbol(op, op.getResolver()));
    llvm::GlobalIFunc *ifunc = llvm::GlobalIFunc::create(convertType(op.getIFuncType()), op.getAddressSpace(),
                                                         LLVM::detail::convertLinkageToLLVM(op.getLinkage()),
                                                         op.getSymName(), resolver, llvmModule.get());
    if (op.getDsoLocal())
      ifunc->setDSOLocal(true);
    ifunc->setUnnamedAddr(convertUnnamedAddr(op.getUnnamedAddr()));
    if (!ifunc->hasLocalLinkage())
      ifunc->setVisibility(LLVM::detail::convertVisibilityToLLVM(op.getVisibility_()));
    ifuncMapping.try_emplace(op, ifunc);
    if (failed(checkTypes(op.getLoc())))
      return failure();
  }
  return success();
}

LogicalResult ModuleTranslation::convertComdats() {
  for (auto comdat : mlirModule->getRegion(0).front().getOps<ComdatOp>())
    for (auto selector : comdat.getBody().front().getOps<ComdatSelectorOp>()) {
      if (llvmModule->getComdatSymbolTable().contains(selector.getSymName()))
        return emitError(selector.getLoc())
               << "comdat selection symbols must be unique even in different comdat regions";
      llvm::Comdat *translated = llvmModule->getOrInsertComdat(selector.getSymName());
      translated->setSelectionKind(LLVM::detail::convertComdatToLLVM(selector.getComdat()));
      comdatMapping.try_emplace(selector, translated);
    }
  return success();
}

void ModuleTranslation::setComdat(Operation *op, std::optional<SymbolRefAttr> comdat,
                                  llvm::GlobalObject &object) {
  if (comdat)
    object.setComdat(comdatMapping.lookup(symbolTableCollection.lookupNearestSymbolFrom(op, *comdat)));
}

LogicalResult ModuleTranslation::convertGlobalsAndAliases() {
  Block &body = mlirModule->getRegion(0).front();
  for (auto op : body.getOps<GlobalOp>())
    if (failed(convertGlobalVariable(op)))
      return failure();
  for (auto op : body.getOps<AliasOp>())
    if (failed(convertAlias(op)))
      return failure();
  convertDebugInfo(mlirModule, *this);
  if (failed(convertGlobalInitializers()))
    return failure();
  for (auto op : body.getOps<GlobalCtorsOp>())
    createFunctionArray(op, op.getCtors(), "llvm.global_ctors", *this);
  for (auto op : body.getOps<GlobalDtorsOp>())
    createFunctionArray(op, op.getDtors(), "llvm.global_dtors", *this);
  for (auto op : body.getOps<AliasOp>())
    if (failed(convertAliasInitializer(op)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Adds the lines of assembly that an operation has.
static LogicalResult appendAssembly(Operation *op, llvm::Module &module) {
  Attribute attr = op->getDiscardableAttr(LLVMDialect::getModuleLevelAsmAttrName());
  if (!attr)
    return success();
  auto lines = dyn_cast<ArrayAttr>(attr);
  if (!lines)
    return op->emitError("expected an array attribute for a module level asm");
  for (Attribute line : lines) {
    if (!isa<StringAttr>(line))
      return op->emitError("expected a string attribute");
    module.appendModuleInlineAsm(cast<StringAttr>(line).getValue());
  }
  return success();
}

/// Creates a module with the data layout, the triple and the assembly of an operation; null after an error.
static std::unique_ptr<llvm::Module> createModule(Operation *op, llvm::LLVMContext &context,
                                                  llvm::StringRef name) {
  auto module = std::make_unique<llvm::Module>(name, context);
  if (auto layout = op->getAttrOfType<StringAttr>(LLVMDialect::getDataLayoutAttrName())) {
    module->setDataLayout(layout.getValue());
  } else if (DataLayoutSpecInterface specification = mlir::detail::getDataLayoutSpec(op)) {
    auto translated =
        LLVM::detail::translateDataLayoutSpec(specification, DataLayout::closest(op), op->getLoc());
    if (failed(translated))
      return nullptr;
    module->setDataLayout(*translated);
  }
  if (auto triple = op->getAttrOfType<StringAttr>(LLVMDialect::getTargetTripleAttrName()))
    module->setTargetTriple(llvm::Triple(triple.getValue()));
  return failed(appendAssembly(op, *module)) ? nullptr : std::move(module);
}

LogicalResult ModuleTranslation::convertModule() {
  if (failed(convertComdats()) || failed(convertFunctionSignatures()) || failed(convertGlobalsAndAliases()) ||
      failed(convertIFuncs()) || failed(createModuleMetadata()))
    return failure();
  // Translate operations of the module body other than functions and globals.
  llvm::IRBuilder<llvm::TargetFolder> builder(getLLVMContext(),
                                              llvm::TargetFolder(llvmModule->getDataLayout()));
  for (Operation &op : mlirModule->getRegion(0).front())
    if (!isa<LLVMFuncOp, GlobalOp, AliasOp, GlobalCtorsOp, GlobalDtorsOp, ComdatOp, IFuncOp>(op) &&
        !op.hasTrait<OpTrait::IsTerminator>() && failed(convertOperation(op, builder)))
      return failure();
  if (failed(convertFunctions()) || failed(convertUnresolvedBlockAddress()))
    return failure();
  if (failed(convertDialectAttributes(mlirModule, {})))
    return failure();
  debugTranslation->addModuleFlagsIfNotPresent();
  return success();
}

std::unique_ptr<llvm::Module> mlir::translateModuleToLLVMIR(Operation *module, llvm::LLVMContext &llvmContext,
                                                            llvm::StringRef name, bool disableVerification) {
  std::unique_ptr<llvm::Module> translated;
  runOnLargeStack(
      [&] { translated = ModuleTranslation::translate(module, llvmContext, name, disableVerification); });
  return translated;
}

std::unique_ptr<llvm::Module> ModuleTranslation::translate(Operation *module, llvm::LLVMContext &llvmContext,
                                                           llvm::StringRef name, bool disableVerification) {
  if (!satisfiesLLVMModule(module)) {
    module->emitOpError("can not be translated to an LLVMIR module");
    return nullptr;
  }
  std::unique_ptr<llvm::Module> llvmModule = createModule(module, llvmContext, name);
  if (!llvmModule)
    return nullptr;
  // A phi node has one value per predecessor.
  module->walk([](LLVMFuncOp function) { ensureDistinctSuccessors(function); });
  ModuleTranslation translation(module, std::move(llvmModule));
  if (failed(translation.convertModule()))
    return nullptr;
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (!disableVerification && llvm::verifyModule(*translation.llvmModule, &stream)) {
    module->emitError("LLVM IR is invalid: ") << llvm::StringRef(message).rtrim();
    return nullptr;
  }
  return std::move(translation.llvmModule);
}
