//===- ImportModule.cpp - Modules, globals and symbols of LLVM IR ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/dlti/DLTI.h"
#include "dialects/llvm/target/DebugImporter.h"
#include "dialects/llvm/target/LargeStack.h"
#include "dialects/llvm/target/LoopAnnotationImporter.h"
#include "dialects/llvm/target/ModuleImport.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

ModuleImport::ModuleImport(ModuleOp mlirModule, std::unique_ptr<llvm::Module> module,
                           bool emitExpensiveWarnings, bool importEmptyDICompositeTypes,
                           bool preferUnregisteredIntrinsics, bool importStructsAsLiterals)
    : emitExpensiveWarnings(emitExpensiveWarnings),
      preferUnregisteredIntrinsics(preferUnregisteredIntrinsics), builder(mlirModule->getContext()),
      context(mlirModule->getContext()), mlirModule(mlirModule), llvmModule(std::move(module)),
      iface(mlirModule->getContext()), typeTranslator(*mlirModule->getContext(), importStructsAsLiterals),
      debugImporter(std::make_unique<LLVM::detail::DebugImporter>(context, importEmptyDICompositeTypes)),
      loopAnnotationImporter(std::make_unique<LLVM::detail::LoopAnnotationImporter>(*this, context)) {
  builder.setInsertionPointToStart(mlirModule.getBody());
}

ModuleImport::~ModuleImport() = default;

Location ModuleImport::translateLoc(const llvm::DILocation *loc) { return debugImporter->translateLoc(loc); }

void ModuleImport::setGlobalInsertionPoint() {
  if (globalInsertionOp)
    builder.setInsertionPointAfter(globalInsertionOp);
  else
    builder.setInsertionPointToStart(mlirModule.getBody());
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

FlatSymbolRefAttr ModuleImport::getSymbol(llvm::GlobalValue *global) {
  if (global->hasName())
    return FlatSymbolRefAttr::get(context, global->getName());
  // Symbols of the dialect have names: generate one for a global without a name.
  FlatSymbolRefAttr &symbol = namelessSymbols[global];
  while (!symbol) {
    std::string name = "mlir.llvm.nameless_global_" + std::to_string(namelessGlobalId++);
    if (!llvmModule->getNamedValue(name))
      symbol = FlatSymbolRefAttr::get(context, name);
  }
  return symbol;
}

LogicalResult ModuleImport::convertComdats() {
  auto convert = [&](const llvm::Comdat *comdat) {
    if (!comdat || comdatMapping.contains(comdat))
      return;
    OpBuilder::InsertionGuard guard(builder);
    if (!globalComdatOp) {
      builder.setInsertionPointToStart(mlirModule.getBody());
      globalComdatOp = ComdatOp::create(builder, mlirModule.getLoc(), "__llvm_global_comdat");
      globalInsertionOp = globalComdatOp;
      if (globalComdatOp.getBody().empty())
        globalComdatOp.getBody().emplaceBlock();
    }
    builder.setInsertionPointToEnd(&globalComdatOp.getBody().back());
    auto kind = LLVM::detail::convertComdatFromLLVM(comdat->getSelectionKind());
    auto selector =
        ComdatSelectorOp::create(builder, mlirModule.getLoc(), builder.getStringAttr(comdat->getName()),
                                 kind.value_or(comdat::Comdat::Any));
    comdatMapping[comdat] = SymbolRefAttr::get(builder.getStringAttr(globalComdatOp.getSymName()),
                                               FlatSymbolRefAttr::get(selector.getSymNameAttr()));
  };
  for (llvm::GlobalVariable &variable : llvmModule->globals())
    convert(variable.getComdat());
  for (llvm::Function &function : llvmModule->functions())
    convert(function.getComdat());
  return success();
}

SymbolRefAttr ModuleImport::getComdat(const llvm::Comdat *comdat) {
  return comdat ? comdatMapping.lookup(comdat) : SymbolRefAttr();
}

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

LogicalResult ModuleImport::convertInitializer(llvm::Constant *initializer, Region &region) {
  OpBuilder::InsertionGuard guard(builder);
  clearRegionState();
  Block *block = builder.createBlock(&region);
  constantInsertionBlock = block;
  FailureOr<Value> value = convertConstantExpr(initializer);
  if (failed(value))
    return failure();
  builder.setInsertionPointToEnd(block);
  ReturnOp::create(builder, mlirModule.getLoc(), ValueRange(*value));
  return success();
}

/// True if a global or alias has a thread-local storage mode. The dialect does not distinguish the modes.
static bool isThreadLocal(const llvm::GlobalValue &global) { return global.isThreadLocal(); }

LogicalResult ModuleImport::convertGlobal(llvm::GlobalVariable *variable) {
  OpBuilder::InsertionGuard guard(builder);
  setGlobalInsertionPoint();
  Attribute value;
  bool needsRegion = false;
  if (variable->hasInitializer()) {
    llvm::Constant *initializer = variable->getInitializer();
    if (!isa<llvm::GlobalValue>(initializer))
      value = getConstantAsAttr(initializer);
    // A global whose initializer is an address has an initializer region.
    if (llvm::isa_and_nonnull<SymbolRefAttr>(value))
      value = {};
    needsRegion = !value;
  }
  Type type = convertType(variable->getValueType());
  std::optional<Linkage> linkage = LLVM::detail::convertLinkageFromLLVM(variable->getLinkage());
  if (!type || !linkage)
    return failure();
  uint64_t alignment = variable->getAlign() ? variable->getAlign()->value() : 0;
  llvm::SmallVector<llvm::DIGlobalVariableExpression *> debugInfo;
  variable->getDebugInfo(debugInfo);
  llvm::SmallVector<Attribute> expressions;
  for (llvm::DIGlobalVariableExpression *expression : debugInfo)
    if (auto attr = debugImporter->translateGlobalVariableExpression(expression))
      expressions.push_back(attr);
  auto op = GlobalOp::create(builder, mlirModule.getLoc(), type, variable->isConstant(), *linkage,
                             getSymbol(variable).getValue(), value, alignment, variable->getAddressSpace(),
                             variable->isDSOLocal(), isThreadLocal(*variable), SymbolRefAttr(),
                             llvm::ArrayRef<NamedAttribute>(), expressions);
  globalInsertionOp = op;
  if (variable->getUnnamedAddr() != llvm::GlobalValue::UnnamedAddr::None)
    op.setUnnamedAddr(LLVM::detail::convertUnnamedAddrFromLLVM(variable->getUnnamedAddr()));
  op.setVisibility_(*LLVM::detail::convertVisibilityFromLLVM(variable->getVisibility()));
  if (variable->hasSection())
    op.setSection(variable->getSection());
  if (variable->isExternallyInitialized())
    op.setExternallyInitialized(true);
  if (SymbolRefAttr comdat = getComdat(variable->getComdat()))
    op.setComdatAttr(comdat);
  if (variable->hasAttributes()) {
    llvm::SmallVector<Attribute> attrs;
    for (llvm::Attribute attr : variable->getAttributes()) {
      if (attr.isStringAttribute() && attr.getValueAsString().empty())
        attrs.push_back(builder.getStringAttr(attr.getKindAsString()));
      else if (attr.isStringAttribute())
        attrs.push_back(builder.getStrArrayAttr({attr.getKindAsString(), attr.getValueAsString()}));
      else if (attr.isEnumAttribute())
        attrs.push_back(builder.getStringAttr(llvm::Attribute::getNameFromAttrKind(attr.getKindAsEnum())));
      else if (attr.isIntAttribute())
        attrs.push_back(builder.getStrArrayAttr({llvm::Attribute::getNameFromAttrKind(attr.getKindAsEnum()),
                                                 std::to_string(attr.getValueAsInt())}));
    }
    if (!attrs.empty())
      op.setTargetSpecificAttrsAttr(builder.getArrayAttr(attrs));
  }
  return needsRegion ? convertInitializer(variable->getInitializer(), op.getInitializerRegion()) : success();
}

LogicalResult ModuleImport::convertGlobalCtorsAndDtors(llvm::GlobalVariable *variable) {
  if (!variable->hasInitializer() || !variable->hasAppendingLinkage())
    return failure();
  auto *list = dyn_cast<llvm::ConstantArray>(variable->getInitializer());
  llvm::SmallVector<Attribute> functions, data;
  llvm::SmallVector<int32_t> priorities;
  if (!list && !isa<llvm::ConstantAggregateZero>(variable->getInitializer()))
    return failure();
  for (unsigned i = 0, e = list ? list->getNumOperands() : 0; i != e; ++i) {
    auto *entry = dyn_cast<llvm::ConstantStruct>(list->getOperand(i));
    if (!entry)
      return failure();
    auto *priority = dyn_cast<llvm::ConstantInt>(entry->getOperand(0));
    auto *function = dyn_cast<llvm::Function>(entry->getOperand(1));
    auto *dataValue = entry->getNumOperands() > 2 ? entry->getOperand(2) : nullptr;
    if (!priority || !function)
      return failure();
    priorities.push_back(priority->getSExtValue());
    functions.push_back(FlatSymbolRefAttr::get(context, function->getName()));
    auto *global = llvm::dyn_cast_or_null<llvm::GlobalValue>(dataValue);
    data.push_back(global ? Attribute(getSymbol(global)) : Attribute(ZeroAttr::get(context)));
  }
  OpBuilder::InsertionGuard guard(builder);
  setGlobalInsertionPoint();
  auto create = [&]<typename OpT>(OpT) {
    globalInsertionOp = OpT::create(builder, mlirModule.getLoc(), builder.getArrayAttr(functions),
                                    builder.getI32ArrayAttr(priorities), builder.getArrayAttr(data));
  };
  if (variable->getName() == "llvm.global_ctors")
    create(GlobalCtorsOp());
  else
    create(GlobalDtorsOp());
  return success();
}

LogicalResult ModuleImport::convertGlobals() {
  for (llvm::GlobalVariable &variable : llvmModule->globals()) {
    bool isList = variable.getName() == "llvm.global_ctors" || variable.getName() == "llvm.global_dtors";
    if (failed(isList ? convertGlobalCtorsAndDtors(&variable) : convertGlobal(&variable))) {
      std::string text;
      llvm::raw_string_ostream(text) << variable;
      return emitError(mlirModule.getLoc())
             << (isList ? "unhandled global variable: " : "unhandled global variable: ") << text;
    }
  }
  return success();
}

LogicalResult ModuleImport::convertAlias(llvm::GlobalAlias *alias) {
  OpBuilder::InsertionGuard guard(builder);
  setGlobalInsertionPoint();
  Type type = convertType(alias->getValueType());
  std::optional<Linkage> linkage = LLVM::detail::convertLinkageFromLLVM(alias->getLinkage());
  if (!type || !linkage)
    return failure();
  auto op = AliasOp::create(builder, mlirModule.getLoc(), type, *linkage, getSymbol(alias).getValue(),
                            alias->isDSOLocal(), alias->isThreadLocal());
  globalInsertionOp = op;
  if (alias->getUnnamedAddr() != llvm::GlobalValue::UnnamedAddr::None)
    op.setUnnamedAddr(LLVM::detail::convertUnnamedAddrFromLLVM(alias->getUnnamedAddr()));
  op.setVisibility_(*LLVM::detail::convertVisibilityFromLLVM(alias->getVisibility()));
  return convertInitializer(alias->getAliasee(), op.getInitializerRegion());
}

LogicalResult ModuleImport::convertAliases() {
  for (llvm::GlobalAlias &alias : llvmModule->aliases())
    if (failed(convertAlias(&alias)))
      return emitError(mlirModule.getLoc()) << "unhandled global alias: " << alias.getName();
  return success();
}

LogicalResult ModuleImport::convertIFunc(llvm::GlobalIFunc *ifunc) {
  OpBuilder::InsertionGuard guard(builder);
  setGlobalInsertionPoint();
  Type type = convertType(ifunc->getValueType());
  auto *resolver = dyn_cast<llvm::GlobalValue>(ifunc->getResolver());
  std::optional<Linkage> linkage = LLVM::detail::convertLinkageFromLLVM(ifunc->getLinkage());
  if (!type || !resolver || !linkage)
    return failure();
  auto op = IFuncOp::create(builder, mlirModule.getLoc(), getSymbol(ifunc).getValue(), type,
                            getSymbol(resolver).getValue(), convertType(ifunc->getResolver()->getType()),
                            *linkage, *LLVM::detail::convertVisibilityFromLLVM(ifunc->getVisibility()));
  globalInsertionOp = op;
  if (ifunc->isDSOLocal())
    op.setDsoLocal(true);
  if (ifunc->getAddressSpace())
    op.setAddressSpace(ifunc->getAddressSpace());
  if (ifunc->getUnnamedAddr() != llvm::GlobalValue::UnnamedAddr::None)
    op.setUnnamedAddr(*LLVM::detail::convertUnnamedAddrFromLLVM(ifunc->getUnnamedAddr()));
  return success();
}

LogicalResult ModuleImport::convertIFuncs() {
  for (llvm::GlobalIFunc &ifunc : llvmModule->ifuncs())
    if (failed(convertIFunc(&ifunc)))
      return emitError(mlirModule.getLoc()) << "unhandled global ifunc: " << ifunc.getName();
  return success();
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

LogicalResult ModuleImport::convertDataLayout() {
  DataLayoutSpecInterface specification = translateDataLayout(llvmModule->getDataLayout(), context);
  mlirModule->setAttr(DLTIDialect::kDataLayoutAttrName, specification);
  return success();
}

void ModuleImport::convertTargetTriple() {
  mlirModule->setAttr(LLVMDialect::getTargetTripleAttrName(),
                      builder.getStringAttr(llvmModule->getTargetTriple().str()));
}

void ModuleImport::convertModuleLevelAsm() {
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(llvmModule->getModuleInlineAsm()).split(lines, '\n', -1, /*KeepEmpty=*/false);
  mlirModule->setAttr(LLVMDialect::getModuleLevelAsmAttrName(), builder.getStrArrayAttr(lines));
}

LogicalResult ModuleImport::convertModule() {
  if (failed(initializeImportInterface()) || failed(convertDataLayout()) || failed(convertComdats()) ||
      failed(convertMetadata()) || failed(convertGlobals()) || failed(convertFunctions()) ||
      failed(convertAliases()) || failed(convertIFuncs()))
    return failure();
  convertTargetTriple();
  convertModuleLevelAsm();
  return success();
}

OwningOpRef<ModuleOp> mlir::translateLLVMIRToModule(std::unique_ptr<llvm::Module> llvmModule,
                                                    MLIRContext *context, bool emitExpensiveWarnings,
                                                    bool dropDICompositeTypeElements, bool loadAllDialects,
                                                    bool preferUnregisteredIntrinsics,
                                                    bool importStructsAsLiterals) {
  if (loadAllDialects)
    context->loadAllAvailableDialects();
  context->loadDialect<LLVMDialect>();
  context->loadDialect<DLTIDialect>();
  OwningOpRef<ModuleOp> module(ModuleOp::create(
      FileLineColLoc::get(context, llvmModule->getSourceFileName(), /*line=*/0, /*column=*/0)));
  LogicalResult imported = failure();
  runOnLargeStack([&] {
    ModuleImport import(module.get(), std::move(llvmModule), emitExpensiveWarnings,
                        dropDICompositeTypeElements, preferUnregisteredIntrinsics, importStructsAsLiterals);
    imported = import.convertModule();
  });
  return succeeded(imported) ? std::move(module) : OwningOpRef<ModuleOp>();
}
