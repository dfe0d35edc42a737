//===- ImportInstructions.cpp - Instructions of LLVM IR -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/ModuleImport.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/ModRef.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using LLVM::detail::AttrRow;
using LLVM::detail::OpRow;

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

void ModuleImport::setIntegerOverflowFlags(llvm::Instruction *inst, Operation *op) const {
  IntegerOverflowFlags flags = {};
  if (inst->hasNoSignedWrap())
    flags = flags | IntegerOverflowFlags::nsw;
  if (inst->hasNoUnsignedWrap())
    flags = flags | IntegerOverflowFlags::nuw;
  cast<IntegerOverflowFlagsInterface>(op).setOverflowFlags(flags);
}

void ModuleImport::setExactFlag(llvm::Instruction *inst, Operation *op) const {
  cast<ExactFlagInterface>(op).setIsExact(inst->isExact());
}

void ModuleImport::setDisjointFlag(llvm::Instruction *inst, Operation *op) const {
  cast<DisjointFlagInterface>(op).setIsDisjoint(cast<llvm::PossiblyDisjointInst>(inst)->isDisjoint());
}

void ModuleImport::setNonNegFlag(llvm::Instruction *inst, Operation *op) const {
  cast<NonNegFlagInterface>(op).setNonNeg(inst->hasNonNeg());
}

void ModuleImport::setFastmathFlagsAttr(llvm::Instruction *inst, Operation *op) const {
  if (!llvm::FPMathOperator::classof(inst))
    return;
  auto value = FastmathFlags::none;
  const llvm::FastMathFlags flags = inst->getFastMathFlags();
  auto owner = cast<FastmathFlagsInterface>(op);
  auto add = [&](bool isSet, FastmathFlags flag) { value = isSet ? value | flag : value; };
  add(flags.noNaNs(), FastmathFlags::nnan);
  add(flags.noInfs(), FastmathFlags::ninf);
  add(flags.noSignedZeros(), FastmathFlags::nsz);
  add(flags.allowReciprocal(), FastmathFlags::arcp);
  add(flags.allowContract(), FastmathFlags::contract);
  add(flags.approxFunc(), FastmathFlags::afn);
  add(flags.allowReassoc(), FastmathFlags::reassoc);
  op->setAttr(owner.getFastmathAttrName(), FastmathFlagsAttr::get(context, value));
}

//===----------------------------------------------------------------------===//
// Instructions with a row
//===----------------------------------------------------------------------===//

Operation *ModuleImport::mapResult(llvm::Instruction *inst, Operation *op) {
  if (op->getNumResults())
    mapValue(inst) = op->getResult(0);
  else
    mapNoResultOp(inst) = op;
  return op;
}

Operation *ModuleImport::createOp(llvm::StringRef name, llvm::Instruction *inst, ValueRange operands,
                                  llvm::ArrayRef<NamedAttribute> attributes) {
  OperationState state(translateLoc(inst->getDebugLoc()), name);
  state.addOperands(operands);
  state.addAttributes(attributes);
  if (!inst->getType()->isVoidTy())
    state.addTypes(convertType(inst->getType()));
  return mapResult(inst, builder.create(state));
}

LogicalResult ModuleImport::convertIntrinsicArguments(llvm::ArrayRef<llvm::Value *> values,
                                                      llvm::ArrayRef<llvm::OperandBundleUse> opBundles,
                                                      bool requiresOpBundles,
                                                      llvm::ArrayRef<unsigned> immArgPositions,
                                                      llvm::ArrayRef<llvm::StringLiteral> immArgAttrNames,
                                                      llvm::SmallVectorImpl<Value> &valuesOut,
                                                      llvm::SmallVectorImpl<NamedAttribute> &attrsOut) {
  for (auto [index, value] : llvm::enumerate(values)) {
    const auto *position = llvm::find(immArgPositions, index);
    if (position == immArgPositions.end()) {
      FailureOr<Value> converted = convertValue(value);
      if (failed(converted))
        return failure();
      valuesOut.push_back(*converted);
      continue;
    }
    auto attr = llvm::dyn_cast_if_present<TypedAttr>(getConstantAsAttr(cast<llvm::Constant>(value)));
    if (!attr)
      return failure();
    attrsOut.push_back(builder.getNamedAttr(immArgAttrNames[position - immArgPositions.begin()], attr));
  }
  if (!requiresOpBundles)
    return success(opBundles.empty());
  llvm::SmallVector<int32_t> sizes;
  llvm::SmallVector<Attribute> tags;
  for (const llvm::OperandBundleUse &bundle : opBundles) {
    for (const llvm::Use &input : bundle.Inputs) {
      FailureOr<Value> converted = convertValue(input);
      if (failed(converted))
        return failure();
      valuesOut.push_back(*converted);
    }
    sizes.push_back(bundle.Inputs.size());
    tags.push_back(builder.getStringAttr(bundle.getTagName()));
  }
  attrsOut.push_back(builder.getNamedAttr("op_bundle_sizes", builder.getDenseI32ArrayAttr(sizes)));
  if (!tags.empty())
    attrsOut.push_back(builder.getNamedAttr("op_bundle_tags", builder.getArrayAttr(tags)));
  return success();
}

/// Returns the arguments of an instruction that become operands or attributes of its op.
static llvm::SmallVector<llvm::Value *> getArguments(const OpRow &row, llvm::Instruction *inst) {
  auto *call = dyn_cast<llvm::CallInst>(inst);
  if (!call)
    return llvm::SmallVector<llvm::Value *>(inst->operands());
  llvm::SmallVector<llvm::Value *> arguments(call->args());
  // The last arguments of constrained intrinsics are metadata: rounding mode and exception behavior.
  if (row.form == OpRow::Constrained)
    while (isa<llvm::MetadataAsValue>(arguments.back()))
      arguments.pop_back();
  return arguments;
}

LogicalResult ModuleImport::convertByRow(const OpRow &row, llvm::Instruction *inst) {
  llvm::SmallVector<Value> operands;
  llvm::SmallVector<NamedAttribute> attributes;
  llvm::SmallVector<unsigned> positions;
  llvm::SmallVector<llvm::StringLiteral> names;
  for (unsigned i = 0, e = row.numImmediates(); i != e; ++i) {
    positions.push_back(row.immediates[i].position);
    names.push_back(row.immediates[i].attribute);
  }
  auto *call = dyn_cast<llvm::CallInst>(inst);
  llvm::SmallVector<llvm::OperandBundleUse> bundles;
  for (unsigned i = 0, e = call ? call->getNumOperandBundles() : 0; i != e; ++i)
    bundles.push_back(call->getOperandBundleAt(i));
  if (failed(convertIntrinsicArguments(getArguments(row, inst), bundles, row.has(OpRow::OperandBundles),
                                       positions, names, operands, attributes)))
    return failure();
  auto add = [&](llvm::StringRef name, Attribute attr) {
    attributes.push_back(builder.getNamedAttr(name, attr));
  };
  if (auto *compare = dyn_cast<llvm::ICmpInst>(inst)) {
    add("predicate", ICmpPredicateAttr::get(
                         context, *LLVM::detail::convertICmpPredicateFromLLVM(compare->getPredicate())));
  } else if (auto *compare = dyn_cast<llvm::FCmpInst>(inst)) {
    add("predicate", FCmpPredicateAttr::get(
                         context, *LLVM::detail::convertFCmpPredicateFromLLVM(compare->getPredicate())));
  } else if (auto *extract = dyn_cast<llvm::ExtractValueInst>(inst)) {
    llvm::SmallVector<int64_t> position(extract->getIndices());
    add("position", builder.getDenseI64ArrayAttr(position));
  } else if (auto *insert = dyn_cast<llvm::InsertValueInst>(inst)) {
    llvm::SmallVector<int64_t> position(insert->getIndices());
    add("position", builder.getDenseI64ArrayAttr(position));
  } else if (auto *shuffle = dyn_cast<llvm::ShuffleVectorInst>(inst)) {
    add("mask", builder.getDenseI32ArrayAttr(shuffle->getShuffleMask()));
  }
  if (row.has(OpRow::RoundingMode))
    add("roundingmode", matchRoundingModeAttr(call->getArgOperand(call->arg_size() - 2)));
  if (row.has(OpRow::ExceptionBehavior))
    add("fpExceptionBehavior", matchFPExceptionBehaviorAttr(call->getArgOperand(call->arg_size() - 1)));
  if (row.alignArgument >= 0)
    add("alignment", builder.getI32IntegerAttr(call->getParamAlign(row.alignArgument).valueOrOne().value()));
  if (row.has(OpRow::NonTemporal) && inst->hasMetadata(llvm::LLVMContext::MD_nontemporal))
    add("nontemporal", builder.getUnitAttr());
  Operation *op = createOp(row.name, inst, operands, attributes);
  if (row.has(OpRow::FastMath))
    setFastmathFlagsAttr(inst, op);
  if (row.has(OpRow::Overflow))
    setIntegerOverflowFlags(inst, op);
  if (row.has(OpRow::Exact))
    setExactFlag(inst, op);
  if (row.has(OpRow::Disjoint))
    setDisjointFlag(inst, op);
  if (row.has(OpRow::NonNegative))
    setNonNegFlag(inst, op);
  if (row.has(OpRow::ArgAndResultAttrs))
    convertArgAndResultAttrs(call, cast<ArgAndResultAttrsOpInterface>(op), positions);
  return success();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult ModuleImport::convertBranchArgs(llvm::Instruction *branch, llvm::BasicBlock *target,
                                              llvm::SmallVectorImpl<Value> &arguments) {
  for (llvm::PHINode &phi : target->phis()) {
    FailureOr<Value> value = convertValue(phi.getIncomingValueForBlock(branch->getParent()));
    if (failed(value))
      return failure();
    arguments.push_back(*value);
  }
  return success();
}

LogicalResult ModuleImport::convertBranch(llvm::BranchInst *inst) {
  Location loc = translateLoc(inst->getDebugLoc());
  llvm::SmallVector<Value> first, second;
  if (failed(convertBranchArgs(inst, inst->getSuccessor(0), first)))
    return failure();
  Block *target = lookupBlock(inst->getSuccessor(0));
  if (inst->isUnconditional()) {
    mapNoResultOp(inst) = BrOp::create(builder, loc, first, target);
    return success();
  }
  FailureOr<Value> condition = convertValue(inst->getCondition());
  if (failed(condition) || failed(convertBranchArgs(inst, inst->getSuccessor(1), second)))
    return failure();
  mapNoResultOp(inst) =
      CondBrOp::create(builder, loc, *condition, target, first, lookupBlock(inst->getSuccessor(1)), second);
  return success();
}

LogicalResult ModuleImport::convertSwitch(llvm::SwitchInst *inst) {
  FailureOr<Value> condition = convertValue(inst->getCondition());
  llvm::SmallVector<Value> defaultArguments;
  if (failed(condition) || failed(convertBranchArgs(inst, inst->getDefaultDest(), defaultArguments)))
    return failure();
  unsigned numCases = inst->getNumCases();
  llvm::SmallVector<llvm::SmallVector<Value>> arguments(numCases);
  llvm::SmallVector<ValueRange> ranges;
  llvm::SmallVector<Block *> blocks;
  llvm::SmallVector<llvm::APInt> values;
  for (auto [index, entry] : llvm::enumerate(inst->cases())) {
    if (failed(convertBranchArgs(inst, entry.getCaseSuccessor(), arguments[index])))
      return failure();
    ranges.push_back(arguments[index]);
    blocks.push_back(lookupBlock(entry.getCaseSuccessor()));
    values.push_back(entry.getCaseValue()->getValue());
  }
  mapNoResultOp(inst) = SwitchOp::create(builder, translateLoc(inst->getDebugLoc()), *condition,
                                         lookupBlock(inst->getDefaultDest()), defaultArguments,
                                         llvm::ArrayRef<llvm::APInt>(values), blocks, ranges);
  return success();
}

LogicalResult ModuleImport::convertIndirectBr(llvm::IndirectBrInst *inst) {
  FailureOr<Value> address = convertValue(inst->getAddress());
  if (failed(address))
    return failure();
  llvm::SmallVector<llvm::SmallVector<Value>> arguments(inst->getNumDestinations());
  llvm::SmallVector<ValueRange> ranges;
  llvm::SmallVector<Block *> blocks;
  for (unsigned i = 0, e = inst->getNumDestinations(); i != e; ++i) {
    if (failed(convertBranchArgs(inst, inst->getDestination(i), arguments[i])))
      return failure();
    ranges.push_back(arguments[i]);
    blocks.push_back(lookupBlock(inst->getDestination(i)));
  }
  mapNoResultOp(inst) =
      IndirectBrOp::create(builder, translateLoc(inst->getDebugLoc()), *address, ranges, blocks);
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

FlatSymbolRefAttr ModuleImport::getCalleeSymbol(llvm::CallBase *call) {
  auto *callee = dyn_cast<llvm::GlobalValue>(call->getCalledOperand());
  return callee && isa<llvm::Function, llvm::GlobalIFunc, llvm::GlobalAlias>(callee) ? getSymbol(callee)
                                                                                     : FlatSymbolRefAttr();
}

FailureOr<llvm::SmallVector<Value>> ModuleImport::convertCallOperands(llvm::CallBase *call) {
  llvm::SmallVector<llvm::Value *> operands;
  if (!getCalleeSymbol(call))
    operands.push_back(call->getCalledOperand());
  llvm::append_range(operands, call->args());
  return convertValues(operands);
}

void ModuleImport::convertOperandBundles(llvm::CallBase *call,
                                         llvm::SmallVectorImpl<llvm::SmallVector<Value>> &operands,
                                         llvm::SmallVectorImpl<Attribute> &tags) {
  for (unsigned i = 0, e = call->getNumOperandBundles(); i != e; ++i) {
    llvm::OperandBundleUse bundle = call->getOperandBundleAt(i);
    operands.emplace_back();
    for (const llvm::Use &input : bundle.Inputs)
      if (FailureOr<Value> value = convertValue(input); succeeded(value))
        operands.back().push_back(*value);
    tags.push_back(builder.getStringAttr(bundle.getTagName()));
  }
}

/// Returns the calling convention. Warns and returns the default if the dialect lacks it.
static CConv convertCallingConvention(unsigned convention, Location loc) {
  if (std::optional<CConv> own = LLVM::detail::convertCConvFromLLVM(convention))
    return *own;
  emitWarning(loc) << "calling convention " << convention << " is not supported";
  return CConv::C;
}

LogicalResult ModuleImport::convertCall(llvm::CallInst *inst) {
  if (auto *assembly = dyn_cast<llvm::InlineAsm>(inst->getCalledOperand()))
    return convertInlineAsm(inst, assembly);
  FailureOr<llvm::SmallVector<Value>> operands = convertCallOperands(inst);
  auto type = llvm::dyn_cast_if_present<LLVMFunctionType>(convertType(inst->getFunctionType()));
  if (failed(operands) || !type)
    return failure();
  Location loc = translateLoc(inst->getDebugLoc());
  FlatSymbolRefAttr callee = getCalleeSymbol(inst);
  CallOp call = callee ? CallOp::create(builder, loc, type, callee, *operands)
                       : CallOp::create(builder, loc, type, *operands);
  call.setCConv(convertCallingConvention(inst->getCallingConv(), loc));
  call.setTailCallKind(*LLVM::detail::convertTailCallKindFromLLVM(inst->getTailCallKind()));
  setFastmathFlagsAttr(inst, call);
  llvm::AttributeSet attrs = inst->getAttributes().getFnAttrs();
  for (const AttrRow &row : LLVM::detail::callAttrRows())
    if (attrs.hasAttribute(row.kind))
      call->setAttr(row.name, builder.getUnitAttr());
  if (attrs.hasAttribute(llvm::Attribute::Memory))
    call.setMemoryEffectsAttr(LLVM::detail::convertMemoryEffectsFromLLVM(
        attrs.getAttribute(llvm::Attribute::Memory).getMemoryEffects(), context));
  convertArgAndResultAttrs(inst, call);
  llvm::SmallVector<llvm::SmallVector<Value>> bundles;
  llvm::SmallVector<Attribute> tags;
  convertOperandBundles(inst, bundles, tags);
  if (!tags.empty()) {
    // Operands of bundles are operands of the op: create the op again with all operands.
    OperationState state(loc, CallOp::getOperationName());
    llvm::SmallVector<Value> all(*operands);
    llvm::SmallVector<int32_t> sizes;
    for (const llvm::SmallVector<Value> &bundle : bundles) {
      llvm::append_range(all, bundle);
      sizes.push_back(bundle.size());
    }
    state.addOperands(all);
    state.addTypes(call->getResultTypes());
    NamedAttrList list(call->getAttrDictionary());
    list.set("op_bundle_sizes", builder.getDenseI32ArrayAttr(sizes));
    list.set("op_bundle_tags", builder.getArrayAttr(tags));
    list.set("operandSegmentSizes", builder.getDenseI32ArrayAttr(
                                        {int32_t(operands->size()), int32_t(all.size() - operands->size())}));
    state.addAttributes(list.getAttrs());
    Operation *withBundles = builder.create(state);
    call->erase();
    mapResult(inst, withBundles);
    return success();
  }
  mapResult(inst, call);
  return success();
}

LogicalResult ModuleImport::convertInlineAsm(llvm::CallInst *inst, llvm::InlineAsm *assembly) {
  FailureOr<llvm::SmallVector<Value>> operands =
      convertValues(llvm::SmallVector<llvm::Value *>(inst->args()));
  if (failed(operands))
    return failure();
  llvm::SmallVector<Attribute> operandAttrs;
  bool hasElementTypes = false;
  for (unsigned i = 0, e = inst->arg_size(); i != e; ++i) {
    llvm::SmallVector<NamedAttribute> attrs;
    if (llvm::Type *type = inst->getParamElementType(i)) {
      attrs.push_back(
          builder.getNamedAttr(InlineAsmOp::getElementTypeAttrName(), TypeAttr::get(convertType(type))));
      hasElementTypes = true;
    }
    operandAttrs.push_back(builder.getDictionaryAttr(attrs));
  }
  Type resultType = convertType(inst->getType());
  auto op = InlineAsmOp::create(
      builder, translateLoc(inst->getDebugLoc()), resultType, *operands,
      builder.getStringAttr(assembly->getAsmString()), builder.getStringAttr(assembly->getConstraintString()),
      assembly->hasSideEffects() ? builder.getUnitAttr() : UnitAttr(),
      assembly->isAlignStack() ? builder.getUnitAttr() : UnitAttr(),
      TailCallKindAttr::get(context, *LLVM::detail::convertTailCallKindFromLLVM(inst->getTailCallKind())),
      AsmDialectAttr::get(context, *LLVM::detail::convertAsmDialectFromLLVM(assembly->getDialect())),
      hasElementTypes ? builder.getArrayAttr(operandAttrs) : ArrayAttr());
  mapResult(inst, op);
  return success();
}

LogicalResult ModuleImport::convertInvoke(llvm::InvokeInst *inst) {
  FailureOr<llvm::SmallVector<Value>> operands = convertCallOperands(inst);
  auto type = llvm::dyn_cast_if_present<LLVMFunctionType>(convertType(inst->getFunctionType()));
  if (failed(operands) || !type)
    return failure();
  Location loc = translateLoc(inst->getDebugLoc());
  llvm::SmallVector<Value> unwindArguments;
  if (failed(convertBranchArgs(inst, inst->getUnwindDest(), unwindArguments)))
    return failure();
  // The op cannot pass its own result to its successor. Insert a block that passes it to the normal
  // destination.
  Block *normal = lookupBlock(inst->getNormalDest()), *between = nullptr;
  for (llvm::PHINode &phi : inst->getNormalDest()->phis())
    if (phi.getIncomingValueForBlock(inst->getParent()) == inst && !between) {
      OpBuilder::InsertionGuard guard(builder);
      between = builder.createBlock(normal);
    }
  llvm::SmallVector<Value> normalArguments;
  if (!between && failed(convertBranchArgs(inst, inst->getNormalDest(), normalArguments)))
    return failure();
  auto op = InvokeOp::create(builder, loc, type, getCalleeSymbol(inst), *operands, between ? between : normal,
                             normalArguments, lookupBlock(inst->getUnwindDest()), unwindArguments);
  op.setCConv(convertCallingConvention(inst->getCallingConv(), loc));
  convertArgAndResultAttrs(inst, op);
  mapResult(inst, op);
  if (!between)
    return success();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(between);
  if (failed(convertBranchArgs(inst, inst->getNormalDest(), normalArguments)))
    return failure();
  BrOp::create(builder, loc, normalArguments, normal);
  return success();
}

LogicalResult ModuleImport::convertLandingPad(llvm::LandingPadInst *inst) {
  llvm::SmallVector<Value> clauses;
  for (unsigned i = 0, e = inst->getNumClauses(); i != e; ++i) {
    FailureOr<Value> clause = convertValue(inst->getClause(i));
    if (failed(clause))
      return failure();
    clauses.push_back(*clause);
  }
  mapResult(inst, LandingpadOp::create(builder, translateLoc(inst->getDebugLoc()),
                                       convertType(inst->getType()), inst->isCleanup(), clauses));
  return success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Returns the name of the synchronization scope of an instruction; null for the default scope.
template <typename InstT>
static StringAttr getSyncScope(InstT *inst, OpBuilder &builder) {
  if (inst->getSyncScopeID() == llvm::SyncScope::System)
    return {};
  llvm::SmallVector<llvm::StringRef> names;
  inst->getContext().getSyncScopeNames(names);
  return builder.getStringAttr(names[inst->getSyncScopeID()]);
}

LogicalResult ModuleImport::convertMemory(llvm::Instruction *inst) {
  FailureOr<llvm::SmallVector<Value>> operands =
      convertValues(llvm::SmallVector<llvm::Value *>(inst->operands()));
  if (failed(operands))
    return failure();
  llvm::SmallVector<NamedAttribute> attributes;
  auto add = [&](llvm::StringRef name, Attribute attr) {
    if (attr)
      attributes.push_back(builder.getNamedAttr(name, attr));
  };
  auto addUnit = [&](llvm::StringRef name, bool isSet) {
    add(name, isSet ? builder.getUnitAttr() : UnitAttr());
  };
  auto addAlignment = [&](llvm::Align align) { add("alignment", builder.getI64IntegerAttr(align.value())); };
  auto addOrdering = [&](llvm::StringRef name, llvm::AtomicOrdering ordering) {
    add(name, AtomicOrderingAttr::get(context, *LLVM::detail::convertAtomicOrderingFromLLVM(ordering)));
  };
  auto addAccess = [&](auto *access) {
    addAlignment(access->getAlign());
    addUnit("volatile_", access->isVolatile());
    add("syncscope", getSyncScope(access, builder));
  };
  auto has = [&](unsigned kind) { return inst->hasMetadata(kind); };
  if (auto *alloca = dyn_cast<llvm::AllocaInst>(inst)) {
    addAlignment(alloca->getAlign());
    add("elem_type", TypeAttr::get(convertType(alloca->getAllocatedType())));
    addUnit("inalloca", alloca->isUsedWithInAlloca());
    createOp("llvm.alloca", inst, *operands, attributes);
  } else if (isa<llvm::LoadInst, llvm::StoreInst>(inst)) {
    auto *load = dyn_cast<llvm::LoadInst>(inst);
    if (load)
      addAccess(load);
    else
      addAccess(cast<llvm::StoreInst>(inst));
    addOrdering("ordering", load ? load->getOrdering() : cast<llvm::StoreInst>(inst)->getOrdering());
    addUnit("nontemporal", has(llvm::LLVMContext::MD_nontemporal));
    addUnit("invariantGroup", has(llvm::LLVMContext::MD_invariant_group));
    addUnit("invariant", load && has(llvm::LLVMContext::MD_invariant_load));
    createOp(load ? "llvm.load" : "llvm.store", inst, *operands, attributes);
  } else if (auto *atomic = dyn_cast<llvm::AtomicRMWInst>(inst)) {
    std::optional<AtomicBinOp> operation = LLVM::detail::convertAtomicBinOpFromLLVM(atomic->getOperation());
    if (!operation)
      return failure();
    add("bin_op", AtomicBinOpAttr::get(context, *operation));
    addOrdering("ordering", atomic->getOrdering());
    addAccess(atomic);
    createOp("llvm.atomicrmw", inst, *operands, attributes);
  } else if (auto *exchange = dyn_cast<llvm::AtomicCmpXchgInst>(inst)) {
    addOrdering("success_ordering", exchange->getSuccessOrdering());
    addOrdering("failure_ordering", exchange->getFailureOrdering());
    addAccess(exchange);
    addUnit("weak", exchange->isWeak());
    createOp("llvm.cmpxchg", inst, *operands, attributes);
  } else if (auto *fence = dyn_cast<llvm::FenceInst>(inst)) {
    addOrdering("ordering", fence->getOrdering());
    add("syncscope", getSyncScope(fence, builder));
    createOp("llvm.fence", inst, *operands, attributes);
  } else {
    return failure();
  }
  return success();
}

LogicalResult ModuleImport::convertGEP(llvm::GetElementPtrInst *inst) {
  FailureOr<Value> base = convertValue(inst->getPointerOperand());
  if (failed(base))
    return failure();
  llvm::SmallVector<GEPArg> indices;
  for (llvm::Value *index : inst->indices()) {
    FailureOr<Value> value = convertValue(index);
    if (failed(value))
      return failure();
    indices.push_back(*value);
  }
  auto flags = GEPNoWrapFlags(inst->getNoWrapFlags().getRaw());
  auto op = GEPOp::create(builder, translateLoc(inst->getDebugLoc()), convertType(inst->getType()),
                          convertType(inst->getSourceElementType()), *base, indices, flags);
  mapResult(inst, op);
  return success();
}

//===----------------------------------------------------------------------===//
// Instructions without a row
//===----------------------------------------------------------------------===//

LogicalResult ModuleImport::convertOtherInstruction(llvm::Instruction *inst) {
  if (auto *branch = dyn_cast<llvm::BranchInst>(inst))
    return convertBranch(branch);
  if (auto *switchInst = dyn_cast<llvm::SwitchInst>(inst))
    return convertSwitch(switchInst);
  if (auto *call = dyn_cast<llvm::CallInst>(inst))
    return convertCall(call);
  if (auto *invoke = dyn_cast<llvm::InvokeInst>(inst))
    return convertInvoke(invoke);
  if (auto *gep = dyn_cast<llvm::GetElementPtrInst>(inst))
    return convertGEP(gep);
  if (auto *pad = dyn_cast<llvm::LandingPadInst>(inst))
    return convertLandingPad(pad);
  if (auto *branch = dyn_cast<llvm::IndirectBrInst>(inst))
    return convertIndirectBr(branch);
  if (isa<llvm::ReturnInst, llvm::ResumeInst, llvm::UnreachableInst, llvm::VAArgInst>(inst)) {
    FailureOr<llvm::SmallVector<Value>> operands =
        convertValues(llvm::SmallVector<llvm::Value *>(inst->operands()));
    if (failed(operands))
      return failure();
    llvm::StringRef name = isa<llvm::ReturnInst>(inst)   ? "llvm.return"
                           : isa<llvm::ResumeInst>(inst) ? "llvm.resume"
                           : isa<llvm::VAArgInst>(inst)  ? "llvm.va_arg"
                                                         : "llvm.unreachable";
    createOp(name, inst, *operands, {});
    return success();
  }
  return convertMemory(inst);
}
