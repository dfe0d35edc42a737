//===- ExportTable.cpp - Ops to LLVM IR by the table ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "dialects/llvm/target/ExportOps.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/IR/MatrixBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

llvm::FastMathFlags LLVM::detail::getFastMathFlags(FastmathFlags flags) {
  struct Flag {
    FastmathFlags own;
    void (llvm::FastMathFlags::*set)(bool);
  };
  constexpr Flag table[] = {
      {FastmathFlags::nnan, &llvm::FastMathFlags::setNoNaNs},
      {FastmathFlags::ninf, &llvm::FastMathFlags::setNoInfs},
      {FastmathFlags::nsz, &llvm::FastMathFlags::setNoSignedZeros},
      {FastmathFlags::arcp, &llvm::FastMathFlags::setAllowReciprocal},
      {FastmathFlags::contract, &llvm::FastMathFlags::setAllowContract},
      {FastmathFlags::afn, &llvm::FastMathFlags::setApproxFunc},
      {FastmathFlags::reassoc, &llvm::FastMathFlags::setAllowReassoc},
  };
  llvm::FastMathFlags result;
  for (const Flag &flag : table)
    if (bitEnumContainsAll(flags, flag.own))
      (result.*flag.set)(true);
  return result;
}

void LLVM::detail::setFastMathFlags(Operation &op, llvm::IRBuilderBase &builder) {
  if (auto owner = dyn_cast<FastmathFlagsInterface>(op))
    if (FastmathFlagsAttr attr = owner.getFastmathAttr())
      builder.setFastMathFlags(getFastMathFlags(attr.getValue()));
}

llvm::SmallVector<llvm::OperandBundleDef>
LLVM::detail::convertOperandBundles(OperandRangeRange operands, std::optional<ArrayAttr> tags,
                                    ModuleTranslation &translation) {
  llvm::SmallVector<llvm::OperandBundleDef> bundles;
  if (!tags)
    return bundles;
  for (auto [range, tag] : llvm::zip(operands, *tags))
    bundles.emplace_back(cast<StringAttr>(tag).getValue().str(), translation.lookupValues(range));
  return bundles;
}

/// Sets the flags that the row lists. A folded constant has no flags.
static void setInstructionFlags(const OpRow &row, Operation &op, llvm::Value *value) {
  auto *inst = dyn_cast<llvm::Instruction>(value);
  if (!inst)
    return;
  if (row.has(OpRow::Overflow)) {
    auto flags = cast<IntegerOverflowFlagsInterface>(op);
    inst->setHasNoUnsignedWrap(flags.hasNoUnsignedWrap());
    inst->setHasNoSignedWrap(flags.hasNoSignedWrap());
  }
  if (row.has(OpRow::Exact))
    inst->setIsExact(cast<ExactFlagInterface>(op).getIsExact());
  if (row.has(OpRow::NonNegative))
    inst->setNonNeg(cast<NonNegFlagInterface>(op).getNonNeg());
  if (row.has(OpRow::Disjoint))
    if (auto *disjoint = dyn_cast<llvm::PossiblyDisjointInst>(inst))
      disjoint->setIsDisjoint(cast<DisjointFlagInterface>(op).getIsDisjoint());
}

/// Sets the metadata and the argument attributes that the row lists.
static LogicalResult setMetadata(const OpRow &row, Operation &op, llvm::Value *value,
                                 ModuleTranslation &translation) {
  auto *inst = dyn_cast<llvm::Instruction>(value);
  if (!inst)
    return success();
  if (row.has(OpRow::AccessGroups))
    translation.setAccessGroupsMetadata(cast<AccessGroupOpInterface>(op), inst);
  if (row.has(OpRow::AliasAnalysis)) {
    translation.setAliasScopeMetadata(cast<AliasAnalysisOpInterface>(op), inst);
    translation.setTBAAMetadata(cast<AliasAnalysisOpInterface>(op), inst);
  }
  if (row.has(OpRow::Dereferenceable))
    translation.setDereferenceableMetadata(cast<DereferenceableOpInterface>(op), inst);
  if (row.has(OpRow::NonTemporal) && op.getAttr("nontemporal"))
    translation.setNonTemporalMetadata(inst);
  if (!row.has(OpRow::ArgAndResultAttrs))
    return success();
  llvm::SmallVector<unsigned, 4> positions;
  for (unsigned i = 0, e = row.numImmediates(); i != e; ++i)
    positions.push_back(row.immediates[i].position);
  return translation.convertArgAndResultAttrs(cast<ArgAndResultAttrsOpInterface>(op),
                                              cast<llvm::CallBase>(inst), positions);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Returns LLVM's predicate of llvm.icmp or llvm.fcmp.
static llvm::CmpInst::Predicate getPredicate(Operation &op) {
  if (auto compare = dyn_cast<ICmpOp>(op))
    return convertICmpPredicateToLLVM(compare.getPredicate());
  return convertFCmpPredicateToLLVM(cast<FCmpOp>(op).getPredicate());
}

/// Creates the instruction of a row of the form Operands; null for other opcodes.
static llvm::Value *createFromOperands(const OpRow &row, llvm::ArrayRef<llvm::Value *> operands,
                                       llvm::IRBuilderBase &builder) {
  switch (row.counterpart) {
  case llvm::Instruction::ExtractElement:
    return builder.CreateExtractElement(operands[0], operands[1]);
  case llvm::Instruction::InsertElement:
    return builder.CreateInsertElement(operands[0], operands[1], operands[2]);
  case llvm::Instruction::Select:
    return builder.CreateSelect(operands[0], operands[1], operands[2]);
  case llvm::Instruction::Freeze:
    return builder.CreateFreeze(operands[0]);
  default:
    return nullptr;
  }
}

/// Creates the instruction of a row of the form Indices; null for other ops.
static llvm::Value *createWithIndices(Operation &op, llvm::ArrayRef<llvm::Value *> operands,
                                      llvm::IRBuilderBase &builder) {
  auto narrow = [](llvm::ArrayRef<int64_t> position) {
    return llvm::SmallVector<unsigned>(position.begin(), position.end());
  };
  if (auto extract = dyn_cast<ExtractValueOp>(op))
    return builder.CreateExtractValue(operands[0], narrow(extract.getPosition()));
  if (auto insert = dyn_cast<InsertValueOp>(op))
    return builder.CreateInsertValue(operands[0], operands[1], narrow(insert.getPosition()));
  if (auto shuffle = dyn_cast<ShuffleVectorOp>(op))
    return builder.CreateShuffleVector(operands[0], operands[1], shuffle.getMask());
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

/// Returns the constant for an attribute that is an argument of the intrinsic.
static llvm::Value *createImmediate(Attribute attr, Location loc, ModuleTranslation &translation) {
  return getLLVMConstant(translation.convertType(cast<TypedAttr>(attr).getType()), attr, loc, translation);
}

/// Returns the types that select the overload of an intrinsic: those of results, then those of call
/// arguments.
static llvm::SmallVector<llvm::Type *> getOverloadedTypes(Operation &op, unsigned numResults,
                                                          uint32_t overloadedResults,
                                                          uint32_t overloadedOperands,
                                                          llvm::ArrayRef<llvm::Value *> operands,
                                                          ModuleTranslation &translation) {
  llvm::SmallVector<llvm::Type *> types;
  for (unsigned i = 0; overloadedResults >> i; ++i) {
    if (!(overloadedResults >> i & 1))
      continue;
    llvm::Type *type = translation.convertType(op.getResult(0).getType());
    types.push_back(numResults > 1 ? type->getStructElementType(i) : type);
  }
  for (unsigned i = 0; i != operands.size() && overloadedOperands >> i; ++i)
    if (overloadedOperands >> i & 1)
      types.push_back(operands[i]->getType());
  return types;
}

/// Returns the arguments of an intrinsic call: immediates at their positions, operands of the op at the
/// others.
static FailureOr<llvm::SmallVector<llvm::Value *>>
getIntrinsicOperands(Operation &op, llvm::ArrayRef<OpRow::Immediate> immediates, unsigned numOperands,
                     ModuleTranslation &translation) {
  llvm::SmallVector<llvm::Value *> operands;
  unsigned next = 0;
  for (unsigned i = 0; i != numOperands + immediates.size(); ++i) {
    const auto *immediate =
        llvm::find_if(immediates, [&](const OpRow::Immediate &immediate) { return immediate.position == i; });
    llvm::Value *value = nullptr;
    if (immediate != immediates.end())
      value = createImmediate(op.getAttr(immediate->attribute), op.getLoc(), translation);
    else if (next != numOperands)
      value = translation.lookupValue(op.getOperand(next++));
    if (!value)
      return failure();
    operands.push_back(value);
  }
  return operands;
}

/// Returns the ABI alignment of the elements of the matrix that an op loads or stores.
static llvm::MaybeAlign getElementAlignment(Operation &op, ModuleTranslation &translation) {
  Type matrix = op.getNumResults() ? op.getResult(0).getType() : op.getOperand(0).getType();
  llvm::Type *element = translation.convertType(cast<VectorType>(matrix).getElementType());
  return translation.getLLVMModule()->getDataLayout().getABITypeAlign(element);
}

static llvm::CallInst *createIntrinsic(const OpRow &row, Operation &op, llvm::IRBuilderBase &builder,
                                       ModuleTranslation &translation) {
  unsigned numOperands = op.getNumOperands();
  llvm::SmallVector<llvm::OperandBundleDef> bundles;
  if (row.has(OpRow::OperandBundles))
    if (auto assume = dyn_cast<AssumeOp>(op)) {
      bundles = convertOperandBundles(assume.getOpBundleOperands(), assume.getOpBundleTags(), translation);
      numOperands = 1;
    }
  auto operands = getIntrinsicOperands(op, llvm::ArrayRef(row.immediates).take_front(row.numImmediates()),
                                       numOperands, translation);
  if (failed(operands))
    return nullptr;
  llvm::SmallVector<llvm::Type *> types = getOverloadedTypes(op, row.numResults, row.overloadedResults,
                                                             row.overloadedOperands, *operands, translation);
  llvm::Function *callee = llvm::Intrinsic::getOrInsertDeclaration(
      builder.GetInsertBlock()->getModule(), llvm::Intrinsic::ID(row.counterpart), types);
  // Optional operands that the op does not have are poison.
  while (operands->size() < callee->arg_size())
    operands->push_back(llvm::PoisonValue::get(callee->getArg(operands->size())->getType()));
  llvm::CallInst *call = builder.CreateCall(callee, *operands, bundles);
  auto align = [&](int argument, llvm::MaybeAlign alignment) {
    if (argument >= 0 && alignment)
      call->addParamAttr(argument, llvm::Attribute::getWithAlignment(call->getContext(), *alignment));
  };
  if (row.alignArgument >= 0)
    if (auto attr = op.getAttrOfType<IntegerAttr>("alignment")) {
      FailureOr<llvm::MaybeAlign> alignment =
          translation.convertAlignment(op.getLoc(), attr.getValue().getZExtValue());
      if (failed(alignment))
        return nullptr;
      align(row.alignArgument, *alignment);
    }
  if (row.elementAlignArgument >= 0)
    align(row.elementAlignArgument, getElementAlignment(op, translation));
  return call;
}

static llvm::Value *createConstrained(const OpRow &row, Operation &op, llvm::IRBuilderBase &builder,
                                      ModuleTranslation &translation) {
  llvm::SmallVector<llvm::Value *> operands = translation.lookupValues(op.getOperands());
  llvm::SmallVector<llvm::Type *> types = getOverloadedTypes(op, row.numResults, row.overloadedResults,
                                                             row.overloadedOperands, operands, translation);
  llvm::Function *callee = llvm::Intrinsic::getOrInsertDeclaration(
      builder.GetInsertBlock()->getModule(), llvm::Intrinsic::ID(row.counterpart), types);
  std::optional<llvm::RoundingMode> rounding;
  if (row.has(OpRow::RoundingMode))
    rounding =
        translation.translateRoundingMode(cast<RoundingModeOpInterface>(op).getRoundingModeAttr().getValue());
  llvm::fp::ExceptionBehavior behavior = translation.translateFPExceptionBehavior(
      cast<FPExceptionBehaviorOpInterface>(op).getFPExceptionBehaviorAttr().getValue());
  return builder.CreateConstrainedFPCall(callee, operands, "", rounding, behavior);
}

LogicalResult LLVM::detail::convertByRow(const OpRow &row, Operation &op, llvm::IRBuilderBase &builder,
                                         ModuleTranslation &translation) {
  llvm::IRBuilderBase::FastMathFlagGuard guard(builder);
  if (row.has(OpRow::FastMath))
    setFastMathFlags(op, builder);
  llvm::SmallVector<llvm::Value *, 4> operands;
  if (!row.isIntrinsic())
    for (Value operand : op.getOperands())
      operands.push_back(translation.lookupValue(operand));
  llvm::Value *value = nullptr;
  switch (row.form) {
  case OpRow::Binary:
    value = builder.CreateBinOp(llvm::Instruction::BinaryOps(row.counterpart), operands[0], operands[1]);
    break;
  case OpRow::Unary:
    value = builder.CreateUnOp(llvm::Instruction::UnaryOps(row.counterpart), operands[0]);
    break;
  case OpRow::Cast:
    value = builder.CreateCast(llvm::Instruction::CastOps(row.counterpart), operands[0],
                               translation.convertType(op.getResult(0).getType()));
    break;
  case OpRow::Compare:
    value = builder.CreateCmp(getPredicate(op), operands[0], operands[1]);
    break;
  case OpRow::Operands:
    value = createFromOperands(row, operands, builder);
    break;
  case OpRow::Indices:
    value = createWithIndices(op, operands, builder);
    break;
  case OpRow::Intrinsic:
    value = createIntrinsic(row, op, builder, translation);
    break;
  case OpRow::Constrained:
    value = createConstrained(row, op, builder, translation);
    break;
  }
  if (!value)
    return failure();
  setInstructionFlags(row, op, value);
  if (failed(setMetadata(row, op, value, translation)))
    return failure();
  if (op.getNumResults())
    translation.mapValue(op.getResult(0), value);
  return success();
}

//===----------------------------------------------------------------------===//
// Functions for other dialects
//===----------------------------------------------------------------------===//

llvm::CallInst *LLVM::detail::createIntrinsicCall(llvm::IRBuilderBase &builder, llvm::Intrinsic::ID intrinsic,
                                                  llvm::ArrayRef<llvm::Value *> args,
                                                  llvm::ArrayRef<llvm::Type *> types) {
  llvm::Module *module = builder.GetInsertBlock()->getModule();
  return builder.CreateCall(llvm::Intrinsic::getOrInsertDeclaration(module, intrinsic, types), args);
}

llvm::CallInst *LLVM::detail::createIntrinsicCall(llvm::IRBuilderBase &builder, llvm::Intrinsic::ID intrinsic,
                                                  llvm::Type *resultType,
                                                  llvm::ArrayRef<llvm::Value *> args) {
  llvm::SmallVector<llvm::Type *> types =
      llvm::map_to_vector(args, [](llvm::Value *value) { return value->getType(); });
  llvm::Module *module = builder.GetInsertBlock()->getModule();
  return builder.CreateCall(llvm::Intrinsic::getOrInsertDeclaration(module, intrinsic, resultType, types),
                            args);
}

llvm::CallInst *LLVM::detail::createIntrinsicCall(llvm::IRBuilderBase &builder,
                                                  ModuleTranslation &translation, Operation *intrOp,
                                                  llvm::Intrinsic::ID intrinsic, unsigned numResults,
                                                  llvm::ArrayRef<unsigned> overloadedResults,
                                                  llvm::ArrayRef<unsigned> overloadedOperands,
                                                  llvm::ArrayRef<unsigned> immArgPositions,
                                                  llvm::ArrayRef<llvm::StringLiteral> immArgAttrNames) {
  auto maskOf = [](llvm::ArrayRef<unsigned> indices) {
    uint32_t mask = 0;
    for (unsigned index : indices)
      mask |= 1u << index;
    return mask;
  };
  llvm::SmallVector<OpRow::Immediate> immediates;
  for (auto [position, name] : llvm::zip(immArgPositions, immArgAttrNames))
    immediates.push_back({uint8_t(position), name});
  auto operands = getIntrinsicOperands(*intrOp, immediates, intrOp->getNumOperands(), translation);
  if (failed(operands))
    return nullptr;
  llvm::SmallVector<llvm::Type *> types = getOverloadedTypes(
      *intrOp, numResults, maskOf(overloadedResults), maskOf(overloadedOperands), *operands, translation);
  return createIntrinsicCall(builder, intrinsic, *operands, types);
}
