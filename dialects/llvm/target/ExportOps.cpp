//===- ExportOps.cpp - Memory, constants and modules to LLVM IR -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/ExportOps.h"
#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/MDBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Sets the alignment of an instruction if its op has one.
template <typename OpT, typename InstT>
static LogicalResult setAlignment(OpT op, InstT *inst, ModuleTranslation &translation) {
  FailureOr<llvm::MaybeAlign> alignment =
      translation.convertAlignment(op.getLoc(), op.getAlignment().value_or(0));
  if (failed(alignment))
    return failure();
  if (*alignment)
    inst->setAlignment(**alignment);
  return success();
}

/// Sets the flags that loads, stores and other accesses share. Attributes that an op lacks are not set.
template <typename OpT, typename InstT>
static LogicalResult setAccessAttributes(OpT op, InstT *inst, llvm::IRBuilderBase &builder,
                                         ModuleTranslation &translation) {
  if (failed(setAlignment(op, inst, translation)))
    return failure();
  if (std::optional<llvm::StringRef> scope = op.getSyncscope())
    inst->setSyncScopeID(builder.getContext().getOrInsertSyncScopeID(*scope));
  inst->setVolatile(op.getVolatile_());
  translation.setAccessGroupsMetadata(op, inst);
  translation.setAliasScopeMetadata(op, inst);
  translation.setTBAAMetadata(op, inst);
  return success();
}

static LogicalResult convertAlloca(Operation &op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  auto alloca = cast<AllocaOp>(op);
  unsigned space = translation.convertType(alloca.getRes().getType())->getPointerAddressSpace();
  llvm::AllocaInst *inst = builder.CreateAlloca(translation.convertType(alloca.getElemType()), space,
                                                translation.lookupValue(alloca.getArraySize()));
  if (failed(setAlignment(alloca, inst, translation)))
    return failure();
  inst->setUsedWithInAlloca(alloca.getInalloca());
  translation.mapValue(alloca.getRes(), inst);
  return success();
}

static LogicalResult convertLoad(Operation &op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) {
  auto load = cast<LoadOp>(op);
  llvm::LoadInst *inst = builder.CreateLoad(translation.convertType(load.getRes().getType()),
                                            translation.lookupValue(load.getAddr()), load.getVolatile_());
  if (load.getInvariant())
    inst->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(inst->getContext(), {}));
  if (load.getDereferenceable())
    translation.setDereferenceableMetadata(load, inst);
  inst->setAtomic(convertAtomicOrderingToLLVM(load.getOrdering()));
  if (failed(setAccessAttributes(load, inst, builder, translation)))
    return failure();
  if (load.getNontemporal())
    translation.setNonTemporalMetadata(inst);
  if (load.getInvariantGroup())
    translation.setInvariantGroupMetadata(inst);
  translation.mapValue(load.getRes(), inst);
  return success();
}

static LogicalResult convertStore(Operation &op, llvm::IRBuilderBase &builder,
                                  ModuleTranslation &translation) {
  auto store = cast<StoreOp>(op);
  llvm::StoreInst *inst = builder.CreateStore(translation.lookupValue(store.getValue()),
                                              translation.lookupValue(store.getAddr()), store.getVolatile_());
  inst->setAtomic(convertAtomicOrderingToLLVM(store.getOrdering()));
  if (failed(setAccessAttributes(store, inst, builder, translation)))
    return failure();
  if (store.getNontemporal())
    translation.setNonTemporalMetadata(inst);
  if (store.getInvariantGroup())
    translation.setInvariantGroupMetadata(inst);
  return success();
}

static LogicalResult convertGEP(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation) {
  auto gep = cast<GEPOp>(op);
  llvm::SmallVector<llvm::Value *> indices;
  auto dynamic = gep.getDynamicIndices().begin();
  for (int32_t index : gep.getRawConstantIndices())
    indices.push_back(index == GEPOp::kDynamicIndex ? translation.lookupValue(*dynamic++)
                                                    : builder.getInt32(index));
  llvm::Value *value =
      builder.CreateGEP(translation.convertType(gep.getElemType()), translation.lookupValue(gep.getBase()),
                        indices, "", llvm::GEPNoWrapFlags::fromRaw(unsigned(gep.getNoWrapFlags())));
  translation.mapValue(gep.getRes(), value);
  return success();
}

static LogicalResult convertVaArg(Operation &op, llvm::IRBuilderBase &builder,
                                  ModuleTranslation &translation) {
  auto vaArg = cast<VaArgOp>(op);
  translation.mapValue(vaArg.getRes(),
                       builder.CreateVAArg(translation.lookupValue(vaArg.getArg()),
                                           translation.convertType(vaArg.getRes().getType())));
  return success();
}

static LogicalResult convertAtomicRMW(Operation &op, llvm::IRBuilderBase &builder,
                                      ModuleTranslation &translation) {
  auto atomic = cast<AtomicRMWOp>(op);
  llvm::AtomicRMWInst *inst = builder.CreateAtomicRMW(
      convertAtomicBinOpToLLVM(atomic.getBinOp()), translation.lookupValue(atomic.getPtr()),
      translation.lookupValue(atomic.getVal()), llvm::MaybeAlign(),
      convertAtomicOrderingToLLVM(atomic.getOrdering()));
  if (failed(setAccessAttributes(atomic, inst, builder, translation)))
    return failure();
  translation.mapValue(atomic.getRes(), inst);
  return success();
}

static LogicalResult convertCmpXchg(Operation &op, llvm::IRBuilderBase &builder,
                                    ModuleTranslation &translation) {
  auto exchange = cast<AtomicCmpXchgOp>(op);
  llvm::AtomicCmpXchgInst *inst = builder.CreateAtomicCmpXchg(
      translation.lookupValue(exchange.getPtr()), translation.lookupValue(exchange.getCmp()),
      translation.lookupValue(exchange.getVal()), llvm::MaybeAlign(),
      convertAtomicOrderingToLLVM(exchange.getSuccessOrdering()),
      convertAtomicOrderingToLLVM(exchange.getFailureOrdering()));
  inst->setWeak(exchange.getWeak());
  if (failed(setAccessAttributes(exchange, inst, builder, translation)))
    return failure();
  translation.mapValue(exchange.getRes(), inst);
  return success();
}

static LogicalResult convertFence(Operation &op, llvm::IRBuilderBase &builder,
                                  ModuleTranslation &translation) {
  auto fence = cast<FenceOp>(op);
  llvm::FenceInst *inst = builder.CreateFence(convertAtomicOrderingToLLVM(fence.getOrdering()));
  if (std::optional<llvm::StringRef> scope = fence.getSyncscope())
    inst->setSyncScopeID(builder.getContext().getOrInsertSyncScopeID(*scope));
  return success();
}

//===----------------------------------------------------------------------===//
// Constants and addresses
//===----------------------------------------------------------------------===//

/// Maps the result of an op to the constant that `create` returns for the type of the result.
template <llvm::Constant *(*create)(llvm::Type *)>
static LogicalResult convertSimpleConstant(Operation &op, llvm::IRBuilderBase &,
                                           ModuleTranslation &translation) {
  translation.mapValue(op.getResult(0), create(translation.convertType(op.getResult(0).getType())));
  return success();
}

static llvm::Constant *createUndef(llvm::Type *type) { return llvm::UndefValue::get(type); }
static llvm::Constant *createPoison(llvm::Type *type) { return llvm::PoisonValue::get(type); }
static llvm::Constant *createZero(llvm::Type *type) { return llvm::Constant::getNullValue(type); }
static llvm::Constant *createNone(llvm::Type *type) {
  return llvm::ConstantTokenNone::get(type->getContext());
}

static LogicalResult convertConstant(Operation &op, llvm::IRBuilderBase &, ModuleTranslation &translation) {
  auto constant = cast<ConstantOp>(op);
  llvm::Constant *value = getLLVMConstant(translation.convertType(constant.getRes().getType()),
                                          constant.getValue(), op.getLoc(), translation);
  if (!value)
    return failure();
  translation.mapValue(constant.getRes(), value);
  return success();
}

static LogicalResult convertAddressOf(Operation &op, llvm::IRBuilderBase &, ModuleTranslation &translation) {
  auto address = cast<AddressOfOp>(op);
  llvm::Value *value = translation.lookupFunction(address.getGlobalName());
  if (!value) {
    Operation *symbol = translation.lookupSymbol(&op, address.getGlobalName());
    if (!(value = translation.lookupGlobal(symbol)) && !(value = translation.lookupAlias(symbol)))
      value = translation.lookupIFunc(symbol);
  }
  if (!value)
    return failure();
  translation.mapValue(address.getRes(), value);
  return success();
}

static LogicalResult convertDSOLocalEquivalent(Operation &op, llvm::IRBuilderBase &,
                                               ModuleTranslation &translation) {
  auto equivalent = cast<DSOLocalEquivalentOp>(op);
  llvm::GlobalValue *value = translation.lookupFunction(equivalent.getFunctionName());
  if (!value)
    value = translation.lookupAlias(translation.lookupSymbol(&op, equivalent.getFunctionName()));
  if (!value)
    return failure();
  translation.mapValue(equivalent.getRes(), llvm::DSOLocalEquivalent::get(value));
  return success();
}

static LogicalResult convertBlockAddress(Operation &op, llvm::IRBuilderBase &builder,
                                         ModuleTranslation &translation) {
  auto address = cast<BlockAddressOp>(op);
  BlockAddressAttr attr = address.getBlockAddr();
  llvm::Function *function = translation.lookupFunction(attr.getFunction().getValue());
  if (llvm::BasicBlock *block = translation.lookupBlockAddress(attr)) {
    translation.mapValue(address.getRes(), llvm::BlockAddress::get(function, block));
    return success();
  }
  // The block may not be translated yet: use a placeholder, which convertUnresolvedBlockAddress() replaces.
  auto *placeholder = new llvm::GlobalVariable(
      *translation.getLLVMModule(), translation.convertType(address.getRes().getType()), /*isConstant=*/true,
      llvm::GlobalValue::ExternalLinkage, nullptr, "__unresolved_blockaddress");
  translation.mapUnresolvedBlockAddress(address, placeholder);
  translation.mapValue(address.getRes(), placeholder);
  return success();
}

static LogicalResult convertBlockTag(Operation &op, llvm::IRBuilderBase &builder,
                                     ModuleTranslation &translation) {
  auto function = op.getParentOfType<LLVMFuncOp>();
  translation.mapBlockAddress(
      BlockAddressAttr::get(op.getContext(), FlatSymbolRefAttr::get(op.getContext(), function.getName()),
                            cast<BlockTagOp>(op).getTag()),
      builder.GetInsertBlock());
  return success();
}

//===----------------------------------------------------------------------===//
// Metadata as ops
//===----------------------------------------------------------------------===//

static LogicalResult convertNoAliasScopeDecl(Operation &op, llvm::IRBuilderBase &builder,
                                             ModuleTranslation &translation) {
  builder.CreateNoAliasScopeDeclaration(
      translation.getOrCreateAliasScopes({cast<NoAliasScopeDeclOp>(op).getScope()}));
  return success();
}

llvm::DILocalScope *LLVM::detail::getLocalScope(llvm::IRBuilderBase &builder, Location loc,
                                                ModuleTranslation &translation) {
  if (auto scoped = loc->findInstanceOf<FusedLocWith<DILocalScopeAttr>>())
    if (auto *scope =
            dyn_cast_or_null<llvm::DILocalScope>(translation.translateDebugInfo(scoped.getMetadata())))
      return scope;
  return builder.GetInsertBlock()->getParent()->getSubprogram();
}

/// A method of DIBuilder that inserts a debug record of a variable.
using InsertVariableFn = llvm::DbgInstPtr (llvm::DIBuilder::*)(llvm::Value *, llvm::DILocalVariable *,
                                                               llvm::DIExpression *, const llvm::DILocation *,
                                                               llvm::InsertPosition);

/// Converts an op that describes a variable by its operand.
template <typename OpT, InsertVariableFn insert>
static LogicalResult convertDbgVariable(Operation &op, llvm::IRBuilderBase &builder,
                                        ModuleTranslation &translation) {
  if (!builder.getCurrentDebugLocation())
    return success();
  auto variable = cast<OpT>(op);
  llvm::DIBuilder debugInfo(*builder.GetInsertBlock()->getModule());
  (debugInfo.*insert)(translation.lookupValue(op.getOperand(0)),
                      cast<llvm::DILocalVariable>(translation.translateDebugInfo(variable.getVarInfo())),
                      translation.translateExpression(variable.getLocationExpr()),
                      translation.translateLoc(op.getLoc(), getLocalScope(builder, op.getLoc(), translation)),
                      builder.GetInsertPoint());
  return success();
}

LogicalResult LLVM::detail::convertDbgLabel(Operation &op, llvm::IRBuilderBase &builder,
                                            ModuleTranslation &translation) {
  if (!builder.getCurrentDebugLocation())
    return success();
  llvm::DIBuilder debugInfo(*builder.GetInsertBlock()->getModule());
  debugInfo.insertLabel(
      cast<llvm::DILabel>(translation.translateDebugInfo(cast<DbgLabelOp>(op).getLabel())),
      translation.translateLoc(op.getLoc(), getLocalScope(builder, op.getLoc(), translation)),
      builder.GetInsertPoint());
  return success();
}

//===----------------------------------------------------------------------===//
// Ops of modules
//===----------------------------------------------------------------------===//

LogicalResult LLVM::detail::convertLinkerOptions(Operation &op, llvm::IRBuilderBase &,
                                                 ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  llvm::SmallVector<llvm::Metadata *> strings;
  for (Attribute option : cast<LinkerOptionsOp>(op).getOptions())
    strings.push_back(llvm::MDString::get(context, cast<StringAttr>(option).getValue()));
  translation.getOrInsertNamedModuleMetadata("llvm.linker.options")
      ->addOperand(llvm::MDNode::get(context, strings));
  return success();
}

namespace {
/// Creates the metadata of module flag values.
class ModuleFlagWriter {
public:
  explicit ModuleFlagWriter(ModuleTranslation &translation)
      : translation(translation), context(translation.getLLVMContext()) {}

  /// Returns the metadata of a flag value; reports an error at `op` and returns null if the type is not
  /// supported.
  llvm::Metadata *create(Attribute value, Operation &op) {
    if (auto integer = dyn_cast<IntegerAttr>(value))
      return constant(llvm::ConstantInt::get(translation.convertType(integer.getType()), integer.getValue()));
    if (auto text = dyn_cast<StringAttr>(value))
      return string(text.getValue());
    if (auto summary = dyn_cast<ModuleFlagProfileSummaryAttr>(value))
      return createSummary(summary);
    if (auto array = dyn_cast<ArrayAttr>(value)) {
      llvm::SmallVector<llvm::Metadata *> elements;
      for (Attribute element : array) {
        if (auto entry = dyn_cast<ModuleFlagCGProfileEntryAttr>(element))
          elements.push_back(createEntry(entry));
        else if (auto text = dyn_cast<StringAttr>(element))
          elements.push_back(string(text.getValue()));
        else
          return reportUnsupported(op, value);
      }
      return tuple(elements, /*distinct=*/!array.empty() && isa<ModuleFlagCGProfileEntryAttr>(array[0]));
    }
    return reportUnsupported(op, value);
  }

private:
  llvm::Metadata *reportUnsupported(Operation &op, Attribute value) {
    op.emitError() << "unsupported module flag value type: " << value;
    return nullptr;
  }
  llvm::Metadata *constant(llvm::Constant *value) { return llvm::ConstantAsMetadata::get(value); }
  llvm::Metadata *string(llvm::StringRef text) { return llvm::MDString::get(context, text); }
  llvm::Metadata *i64(uint64_t value) {
    return constant(llvm::ConstantInt::get(llvm::Type::getInt64Ty(context), value));
  }
  llvm::Metadata *tuple(llvm::ArrayRef<llvm::Metadata *> elements, bool distinct = false) {
    return distinct ? llvm::MDTuple::getDistinct(context, elements) : llvm::MDTuple::get(context, elements);
  }
  llvm::Metadata *function(FlatSymbolRefAttr symbol) {
    if (!symbol)
      return nullptr;
    llvm::Function *found = translation.lookupFunction(symbol.getValue());
    return found ? llvm::ValueAsMetadata::get(found) : nullptr;
  }
  llvm::Metadata *createEntry(ModuleFlagCGProfileEntryAttr entry) {
    return tuple({function(entry.getFrom()), function(entry.getTo()), i64(entry.getCount())});
  }
  llvm::Metadata *pair(llvm::StringRef key, llvm::Metadata *value) { return tuple({string(key), value}); }

  llvm::Metadata *createSummary(ModuleFlagProfileSummaryAttr summary) {
    llvm::SmallVector<llvm::Metadata *> detailed;
    for (ModuleFlagProfileSummaryDetailedAttr entry : summary.getDetailedSummary())
      detailed.push_back(
          tuple({i64(entry.getCutOff()), i64(entry.getMinCount()), i64(entry.getNumCounts())}));
    llvm::SmallVector<llvm::Metadata *> parts{
        pair("ProfileFormat", string(stringifyProfileSummaryFormatKind(summary.getFormat()))),
        pair("TotalCount", i64(summary.getTotalCount())),
        pair("MaxCount", i64(summary.getMaxCount())),
        pair("MaxInternalCount", i64(summary.getMaxInternalCount())),
        pair("MaxFunctionCount", i64(summary.getMaxFunctionCount())),
        pair("NumCounts", i64(summary.getNumCounts())),
        pair("NumFunctions", i64(summary.getNumFunctions())),
    };
    if (std::optional<uint64_t> partial = summary.getIsPartialProfile())
      parts.push_back(pair("IsPartialProfile", i64(*partial)));
    if (FloatAttr ratio = summary.getPartialProfileRatio())
      parts.push_back(pair("PartialProfileRatio", constant(llvm::ConstantFP::get(
                                                      llvm::Type::getDoubleTy(context), ratio.getValue()))));
    parts.push_back(pair("DetailedSummary", tuple(detailed)));
    return tuple(parts);
  }

  ModuleTranslation &translation;
  llvm::LLVMContext &context;
};
} // namespace

LogicalResult LLVM::detail::convertModuleFlags(Operation &op, llvm::IRBuilderBase &,
                                               ModuleTranslation &translation) {
  ModuleFlagWriter writer(translation);
  for (Attribute attr : cast<ModuleFlagsOp>(op).getFlags()) {
    auto flag = cast<ModuleFlagAttr>(attr);
    llvm::Metadata *value = writer.create(flag.getValue(), op);
    if (!value)
      return failure();
    translation.getLLVMModule()->addModuleFlag(
        llvm::Module::ModFlagBehavior(convertModFlagBehaviorToLLVM(flag.getBehavior())),
        flag.getKey().getValue(), value);
  }
  return success();
}

static LogicalResult convertResume(Operation &op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  builder.CreateResume(translation.lookupValue(op.getOperand(0)));
  return success();
}

static LogicalResult convertUnreachable(Operation &, llvm::IRBuilderBase &builder, ModuleTranslation &) {
  builder.CreateUnreachable();
  return success();
}

/// Handler of ops that ModuleTranslation translates in an earlier step.
static LogicalResult skip(Operation &, llvm::IRBuilderBase &, ModuleTranslation &) { return success(); }

//===----------------------------------------------------------------------===//
// The list of handlers
//===----------------------------------------------------------------------===//

namespace {
struct HandlerEntry {
  llvm::StringLiteral name;
  OpHandler handler;
};
} // namespace

static constexpr HandlerEntry handlers[] = {
    {"llvm.alloca", convertAlloca},
    {"llvm.atomicrmw", convertAtomicRMW},
    {"llvm.blockaddress", convertBlockAddress},
    {"llvm.blocktag", convertBlockTag},
    {"llvm.br", convertBr},
    {"llvm.call", convertCall},
    {"llvm.call_intrinsic", convertCallIntrinsic},
    {"llvm.cmpxchg", convertCmpXchg},
    {"llvm.comdat", skip},
    {"llvm.cond_br", convertCondBr},
    {"llvm.dso_local_equivalent", convertDSOLocalEquivalent},
    {"llvm.fence", convertFence},
    {"llvm.func", skip},
    {"llvm.getelementptr", convertGEP},
    {"llvm.indirectbr", convertIndirectBr},
    {"llvm.inline_asm", convertInlineAsm},
    {"llvm.intr.dbg.declare", convertDbgVariable<DbgDeclareOp, &llvm::DIBuilder::insertDeclare>},
    {"llvm.intr.dbg.label", convertDbgLabel},
    {"llvm.intr.dbg.value", convertDbgVariable<DbgValueOp, &llvm::DIBuilder::insertDbgValueIntrinsic>},
    {"llvm.intr.experimental.noalias.scope.decl", convertNoAliasScopeDecl},
    {"llvm.invoke", convertInvoke},
    {"llvm.landingpad", convertLandingpad},
    {"llvm.linker_options", convertLinkerOptions},
    {"llvm.load", convertLoad},
    {"llvm.mlir.addressof", convertAddressOf},
    {"llvm.mlir.alias", skip},
    {"llvm.mlir.constant", convertConstant},
    {"llvm.mlir.global", skip},
    {"llvm.mlir.global_ctors", skip},
    {"llvm.mlir.global_dtors", skip},
    {"llvm.mlir.ifunc", skip},
    {"llvm.mlir.none", convertSimpleConstant<createNone>},
    {"llvm.mlir.poison", convertSimpleConstant<createPoison>},
    {"llvm.mlir.undef", convertSimpleConstant<createUndef>},
    {"llvm.mlir.zero", convertSimpleConstant<createZero>},
    {"llvm.module_flags", convertModuleFlags},
    {"llvm.resume", convertResume},
    {"llvm.return", convertReturn},
    {"llvm.store", convertStore},
    {"llvm.switch", convertSwitch},
    {"llvm.unreachable", convertUnreachable},
    {"llvm.va_arg", convertVaArg},
};

OpHandler LLVM::detail::findOpHandler(llvm::StringRef opName) {
  const HandlerEntry *entry =
      llvm::lower_bound(handlers, opName, [](const HandlerEntry &entry, llvm::StringRef name) {
        return llvm::StringRef(entry.name) < name;
      });
  return entry != std::end(handlers) && entry->name == opName ? entry->handler : nullptr;
}
