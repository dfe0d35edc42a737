//===- ExportCalls.cpp - Calls and control flow to LLVM IR ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/ExportOps.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/MDBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

LogicalResult LLVM::detail::convertReturn(Operation &op, llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  if (op.getNumOperands())
    builder.CreateRet(translation.lookupValue(op.getOperand(0)));
  else
    builder.CreateRetVoid();
  return success();
}

/// Maps the translation of a branch and adds its loop metadata.
static LogicalResult finishBranch(Operation &op, llvm::BranchInst *branch, ModuleTranslation &translation) {
  translation.mapBranch(&op, branch);
  translation.setLoopMetadata(&op, branch);
  return success();
}

LogicalResult LLVM::detail::convertBr(Operation &op, llvm::IRBuilderBase &builder,
                                      ModuleTranslation &translation) {
  return finishBranch(op, builder.CreateBr(translation.lookupBlock(op.getSuccessor(0))), translation);
}

LogicalResult LLVM::detail::convertCondBr(Operation &op, llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  auto target = [&](unsigned index) { return translation.lookupBlock(op.getSuccessor(index)); };
  llvm::Value *condition = translation.lookupValue(op.getOperand(0));
  return finishBranch(op, builder.CreateCondBr(condition, target(0), target(1)), translation);
}

LogicalResult LLVM::detail::convertSwitch(Operation &op, llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  auto switchOp = cast<SwitchOp>(op);
  llvm::SwitchInst *inst = builder.CreateSwitch(translation.lookupValue(switchOp.getValue()),
                                                translation.lookupBlock(switchOp.getDefaultDestination()),
                                                switchOp.getCaseDestinations().size());
  auto *type = cast<llvm::IntegerType>(inst->getCondition()->getType());
  if (std::optional<DenseIntElementsAttr> values = switchOp.getCaseValues())
    for (auto [value, block] : llvm::zip(values->getValues<llvm::APInt>(), switchOp.getCaseDestinations()))
      inst->addCase(llvm::ConstantInt::get(type->getContext(), value.sextOrTrunc(type->getBitWidth())),
                    translation.lookupBlock(block));
  translation.mapBranch(&op, inst);
  return success();
}

LogicalResult LLVM::detail::convertIndirectBr(Operation &op, llvm::IRBuilderBase &builder,
                                              ModuleTranslation &translation) {
  llvm::IndirectBrInst *inst =
      builder.CreateIndirectBr(translation.lookupValue(op.getOperand(0)), op.getNumSuccessors());
  for (Block *successor : op.getSuccessors())
    inst->addDestination(translation.lookupBlock(successor));
  translation.mapBranch(&op, inst);
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

llvm::MemoryEffects LLVM::detail::convertMemoryEffects(MemoryEffectsAttr attr) {
  struct Part {
    llvm::IRMemLocation location;
    ModRefInfo effect;
  };
  const Part parts[] = {
      {llvm::IRMemLocation::ArgMem, attr.getArgMem()},
      {llvm::IRMemLocation::InaccessibleMem, attr.getInaccessibleMem()},
      {llvm::IRMemLocation::ErrnoMem, attr.getErrnoMem()},
      {llvm::IRMemLocation::Other, attr.getOther()},
      {llvm::IRMemLocation::TargetMem0, attr.getTargetMem0()},
      {llvm::IRMemLocation::TargetMem1, attr.getTargetMem1()},
  };
  llvm::MemoryEffects effects = llvm::MemoryEffects::none();
  for (const Part &part : parts)
    effects |= llvm::MemoryEffects(part.location, convertModRefInfoToLLVM(part.effect));
  return effects;
}

/// Returns the callee of a call with the function type of the call. An indirect call has the callee as its
/// first operand, which is removed from `operands`.
template <typename OpT>
static llvm::FunctionCallee getCallee(OpT op, llvm::SmallVectorImpl<llvm::Value *> &operands,
                                      ModuleTranslation &translation) {
  auto *type = cast<llvm::FunctionType>(translation.convertType(op.getCalleeFunctionType()));
  std::optional<llvm::StringRef> name = op.getCallee();
  if (!name) {
    llvm::Value *callee = operands.front();
    operands.erase(operands.begin());
    return {type, callee};
  }
  if (llvm::Function *function = translation.lookupFunction(*name))
    return {type, function};
  Operation *symbol = translation.lookupSymbol(op.getOperation(), *name);
  llvm::Value *callee = translation.lookupAlias(symbol);
  return {type, callee ? callee : translation.lookupIFunc(symbol)};
}

/// Sets the calling convention, the attributes and the metadata of a call.
static LogicalResult setCallAttributes(CallOp op, llvm::CallInst *call, ModuleTranslation &translation) {
  call->setCallingConv(convertCConvToLLVM(op.getCConv()));
  call->setTailCallKind(convertTailCallKindToLLVM(op.getTailCallKind()));
  for (const AttrRow &row : callAttrRows())
    if (op->getAttr(row.name))
      call->addFnAttr(row.kind);
  if (failed(translation.convertArgAndResultAttrs(op, call)))
    return failure();
  if (MemoryEffectsAttr effects = op.getMemoryEffectsAttr())
    call->setMemoryEffects(convertMemoryEffects(effects));
  translation.setAccessGroupsMetadata(op, call);
  translation.setAliasScopeMetadata(op, call);
  translation.setTBAAMetadata(op, call);
  return success();
}

LogicalResult LLVM::detail::convertCall(Operation &op, llvm::IRBuilderBase &builder,
                                        ModuleTranslation &translation) {
  llvm::IRBuilderBase::FastMathFlagGuard guard(builder);
  setFastMathFlags(op, builder);
  auto callOp = cast<CallOp>(op);
  llvm::SmallVector<llvm::Value *> operands = translation.lookupValues(callOp.getCalleeOperands());
  llvm::FunctionCallee callee = getCallee(callOp, operands, translation);
  if (!callee.getCallee())
    return failure();
  llvm::CallInst *call = builder.CreateCall(
      callee, operands,
      convertOperandBundles(callOp.getOpBundleOperands(), callOp.getOpBundleTags(), translation));
  if (failed(setCallAttributes(callOp, call, translation)))
    return failure();
  if (op.getNumResults())
    translation.mapValue(op.getResult(0), call);
  translation.mapCall(&op, call);
  return success();
}

LogicalResult LLVM::detail::convertInvoke(Operation &op, llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  auto invokeOp = cast<InvokeOp>(op);
  llvm::SmallVector<llvm::Value *> operands = translation.lookupValues(invokeOp.getCalleeOperands());
  llvm::FunctionCallee callee = getCallee(invokeOp, operands, translation);
  if (!callee.getCallee())
    return failure();
  llvm::InvokeInst *invoke = builder.CreateInvoke(
      callee, translation.lookupBlock(invokeOp.getNormalDest()),
      translation.lookupBlock(invokeOp.getUnwindDest()), operands,
      convertOperandBundles(invokeOp.getOpBundleOperands(), invokeOp.getOpBundleTags(), translation));
  invoke->setCallingConv(convertCConvToLLVM(invokeOp.getCConv()));
  if (failed(translation.convertArgAndResultAttrs(invokeOp, invoke)))
    return failure();
  translation.mapBranch(&op, invoke);
  if (op.getNumResults())
    translation.mapValue(op.getResult(0), invoke);
  return success();
}

LogicalResult LLVM::detail::convertLandingpad(Operation &op, llvm::IRBuilderBase &builder,
                                              ModuleTranslation &translation) {
  auto landingpad = cast<LandingpadOp>(op);
  llvm::LandingPadInst *inst =
      builder.CreateLandingPad(translation.convertType(landingpad.getRes().getType()), op.getNumOperands());
  inst->setCleanup(landingpad.getCleanup());
  for (llvm::Value *clause : translation.lookupValues(op.getOperands())) {
    auto *constant = dyn_cast<llvm::Constant>(clause);
    if (!constant)
      return op.emitError("constant clauses expected");
    inst->addClause(constant);
  }
  translation.mapValue(landingpad.getRes(), inst);
  return success();
}

//===----------------------------------------------------------------------===//
// Inline assembly
//===----------------------------------------------------------------------===//

LogicalResult LLVM::detail::convertInlineAsm(Operation &op, llvm::IRBuilderBase &builder,
                                             ModuleTranslation &translation) {
  auto assembly = cast<InlineAsmOp>(op);
  llvm::SmallVector<llvm::Value *> operands = translation.lookupValues(op.getOperands());
  auto types = llvm::map_to_vector(operands, [](llvm::Value *value) { return value->getType(); });
  llvm::Type *resultType = op.getNumResults() ? translation.convertType(op.getResult(0).getType())
                                              : llvm::Type::getVoidTy(translation.getLLVMContext());
  auto *type = llvm::FunctionType::get(resultType, types, /*isVarArg=*/false);
  auto dialect = llvm::InlineAsm::AD_ATT;
  if (std::optional<AsmDialect> own = assembly.getAsmDialect())
    dialect = convertAsmDialectToLLVM(*own);
  auto *callee = llvm::InlineAsm::get(type, assembly.getAsmString(), assembly.getConstraints(),
                                      assembly.getHasSideEffects(), assembly.getIsAlignStack(), dialect);
  llvm::CallInst *call = builder.CreateCall(callee, operands);
  call->setTailCallKind(convertTailCallKindToLLVM(assembly.getTailCallKind()));
  if (std::optional<ArrayAttr> attrs = assembly.getOperandAttrs())
    for (auto [index, attr] : llvm::enumerate(*attrs)) {
      auto elementType = cast<DictionaryAttr>(attr).getAs<TypeAttr>(InlineAsmOp::getElementTypeAttrName());
      if (elementType)
        call->addParamAttr(index, llvm::Attribute::get(call->getContext(), llvm::Attribute::ElementType,
                                                       translation.convertType(elementType.getValue())));
    }
  if (op.getNumResults())
    translation.mapValue(op.getResult(0), call);
  return success();
}

//===----------------------------------------------------------------------===//
// Calls of intrinsics by name
//===----------------------------------------------------------------------===//

/// Prints a type for a diagnostic.
static std::string toText(llvm::Type *type) {
  std::string text;
  llvm::raw_string_ostream(text) << *type;
  return text;
}

/// Returns the declaration of an overloaded intrinsic whose signature matches the types of the op; reports an
/// error if no overload matches.
static FailureOr<llvm::Function *> getOverloadedDeclaration(CallIntrinsicOp op, llvm::Intrinsic::ID id,
                                                            llvm::Module *module,
                                                            ModuleTranslation &translation) {
  llvm::SmallVector<llvm::Type *> arguments;
  for (Type type : op.getArgs().getTypes())
    arguments.push_back(translation.convertType(type));
  llvm::Type *result = op->getNumResults() ? translation.convertType(op->getResult(0).getType())
                                           : llvm::Type::getVoidTy(module->getContext());
  auto *type = llvm::FunctionType::get(result, arguments, /*isVarArg=*/false);
  llvm::SmallVector<llvm::Intrinsic::IITDescriptor, 8> table;
  llvm::Intrinsic::getIntrinsicInfoTableEntries(id, table);
  llvm::ArrayRef<llvm::Intrinsic::IITDescriptor> rest = table;
  llvm::SmallVector<llvm::Type *, 8> overloads;
  if (llvm::Intrinsic::matchIntrinsicSignature(type, rest, overloads) !=
      llvm::Intrinsic::MatchIntrinsicTypesResult::MatchIntrinsicTypes_Match)
    return op.emitError("call intrinsic signature ")
           << toText(type) << " to overloaded intrinsic " << op.getIntrinAttr()
           << " does not match any of the overloads";
  return llvm::Intrinsic::getOrInsertDeclaration(module, id, overloads);
}

/// Verifies that the operand and result types of the op match the signature of the intrinsic.
static LogicalResult checkSignature(CallIntrinsicOp op, llvm::FunctionType *type,
                                    ModuleTranslation &translation) {
  if (type->isVarArg() ? op.getArgs().size() < type->getNumParams()
                       : op.getArgs().size() != type->getNumParams())
    return op.emitError("intrinsic call has ") << op.getArgs().size() << " operands but "
                                               << op.getIntrinAttr() << " expects " << type->getNumParams();
  for (unsigned i = 0, e = type->getNumParams(); i != e; ++i) {
    llvm::Type *own = translation.convertType(op.getArgs()[i].getType());
    if (own != type->getParamType(i))
      return op.emitError("intrinsic call operand #")
             << i << " has type " << toText(own) << " but " << op.getIntrinAttr() << " expects "
             << toText(type->getParamType(i));
  }
  llvm::Type *result = type->getReturnType();
  if (op->getNumResults() == 0 && !result->isVoidTy())
    return op.emitError("intrinsic call returns void but ")
           << op.getIntrinAttr() << " actually returns " << toText(result);
  if (op->getNumResults()) {
    llvm::Type *own = translation.convertType(op->getResult(0).getType());
    if (own != result)
      return op.emitError("intrinsic call returns ")
             << toText(own) << " but " << op.getIntrinAttr() << " actually returns " << toText(result);
  }
  return success();
}

LogicalResult LLVM::detail::convertCallIntrinsic(Operation &opRef, llvm::IRBuilderBase &builder,
                                                 ModuleTranslation &translation) {
  auto op = cast<CallIntrinsicOp>(opRef);
  llvm::IRBuilderBase::FastMathFlagGuard guard(builder);
  llvm::Module *module = builder.GetInsertBlock()->getModule();
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(op.getIntrin());
  if (!id)
    return op.emitError("could not find LLVM intrinsic: ") << op.getIntrinAttr();
  llvm::Function *function;
  if (llvm::Intrinsic::isOverloaded(id)) {
    auto found = getOverloadedDeclaration(op, id, module, translation);
    if (failed(found))
      return failure();
    function = *found;
  } else {
    function = llvm::Intrinsic::getOrInsertDeclaration(module, id);
  }
  if (failed(checkSignature(op, function->getFunctionType(), translation)))
    return failure();
  setFastMathFlags(opRef, builder);
  llvm::CallInst *call =
      builder.CreateCall(function, translation.lookupValues(op.getArgs()),
                         convertOperandBundles(op.getOpBundleOperands(), op.getOpBundleTags(), translation));
  if (failed(translation.convertArgAndResultAttrs(op, call)))
    return failure();
  if (op->getNumResults())
    translation.mapValue(op->getResult(0), call);
  return success();
}
