//===- ModuleTranslation.cpp - State of a translation to LLVM IR ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/ModuleTranslation.h"
#include "dialects/dlti/DLTI.h"
#include "dialects/llvm/target/DebugTranslation.h"
#include "dialects/llvm/target/ExportOps.h"
#include "dialects/llvm/target/LoopAnnotationTranslation.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Dominance.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::dyn_cast;
using llvm::isa;

//===----------------------------------------------------------------------===//
// Interfaces of dialects
//===----------------------------------------------------------------------===//

LogicalResult LLVMTranslationInterface::convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                                         ModuleTranslation &translation) const {
  const LLVMTranslationDialectInterface *dialect = getInterfaceFor(op);
  return dialect ? dialect->convertOperation(op, builder, translation) : failure();
}

LogicalResult LLVMTranslationInterface::amendOperation(Operation *op,
                                                       llvm::ArrayRef<llvm::Instruction *> instructions,
                                                       NamedAttribute attribute,
                                                       ModuleTranslation &translation) const {
  if (Dialect *dialect = attribute.getNameDialect())
    if (const LLVMTranslationDialectInterface *implementation = getInterfaceFor(dialect))
      return implementation->amendOperation(op, instructions, attribute, translation);
  return success();
}

LogicalResult LLVMTranslationInterface::convertParameterAttr(LLVMFuncOp function, int argIdx,
                                                             NamedAttribute attribute,
                                                             ModuleTranslation &translation) const {
  if (Dialect *dialect = attribute.getNameDialect())
    if (const LLVMTranslationDialectInterface *implementation = getInterfaceFor(dialect))
      return implementation->convertParameterAttr(function, argIdx, attribute, translation);
  function.emitWarning() << "Unhandled parameter attribute '" << attribute.getName().getValue() << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

ModuleTranslation::ModuleTranslation(Operation *module, std::unique_ptr<llvm::Module> translated)
    : mlirModule(module), llvmModule(std::move(translated)),
      debugTranslation(std::make_unique<LLVM::detail::DebugTranslation>(module, *llvmModule)),
      loopAnnotationTranslation(
          std::make_unique<LLVM::detail::LoopAnnotationTranslation>(*this, *llvmModule)),
      typeTranslator(llvmModule->getContext()), iface(module->getContext()) {}

ModuleTranslation::~ModuleTranslation() = default;

const LLVM::detail::OpTranslation &ModuleTranslation::getOpTranslation(OperationName name) {
  auto [it, inserted] = opTranslations.try_emplace(name.getAsOpaquePointer());
  if (inserted) {
    it->second.handler = LLVM::detail::findOpHandler(name.getStringRef());
    if (!it->second.handler)
      it->second.row = LLVM::detail::findOpRow(name.getStringRef());
  }
  return it->second;
}

//===----------------------------------------------------------------------===//
// Mappings
//===----------------------------------------------------------------------===//

llvm::SmallVector<llvm::Value *> ModuleTranslation::lookupValues(ValueRange values) {
  llvm::SmallVector<llvm::Value *> results;
  results.reserve(values.size());
  for (Value value : values)
    results.push_back(lookupValue(value));
  return results;
}

void ModuleTranslation::forgetMapping(Region &region) {
  llvm::SmallVector<Region *> worklist{&region};
  while (!worklist.empty())
    for (Block &block : *worklist.pop_back_val()) {
      blockMapping.erase(&block);
      for (BlockArgument argument : block.getArguments())
        valueMapping.erase(argument);
      for (Operation &op : block) {
        for (Value result : op.getResults())
          valueMapping.erase(result);
        if (op.getNumSuccessors())
          branchMapping.erase(&op);
        for (Region &nested : op.getRegions())
          worklist.push_back(&nested);
      }
    }
}

//===----------------------------------------------------------------------===//
// Blocks and operations
//===----------------------------------------------------------------------===//

LogicalResult ModuleTranslation::convertDialectAttributes(Operation *op,
                                                          llvm::ArrayRef<llvm::Instruction *> instructions) {
  for (NamedAttribute attribute : op->getDialectAttrs())
    if (failed(iface.amendOperation(op, instructions, attribute, *this)))
      return failure();
  return success();
}

LogicalResult ModuleTranslation::checkTypes(Location loc) {
  if (Type type = typeTranslator.takeUnsupportedType())
    return emitError(loc) << "type " << type << " has no translation to LLVM IR, or is nested too deeply";
  return success();
}

FailureOr<llvm::MaybeAlign> ModuleTranslation::convertAlignment(Location loc, uint64_t value) {
  if (value == 0 || (llvm::isPowerOf2_64(value) && value <= llvm::Value::MaximumAlignment))
    return llvm::MaybeAlign(value);
  return emitError(loc) << "alignment must be a power of two that is not larger than "
                        << llvm::Value::MaximumAlignment << ", but got " << int64_t(value);
}

llvm::Value *ModuleTranslation::getPoison(Value value) {
  return llvm::PoisonValue::get(convertType(value.getType()));
}

LogicalResult ModuleTranslation::convertOperation(Operation &op, llvm::IRBuilderBase &builder, bool) {
  const LLVMTranslationDialectInterface *dialect = iface.getInterfaceFor(&op);
  if (!dialect)
    return op.emitError("cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` "
                        "registration for dialect for op: ")
           << op.getName().getStringRef();
  // Few operations have discardable attributes; collect the created instructions only for those.
  bool hasAttributes = !op.getDiscardableAttrs().empty();
  llvm::BasicBlock *block = hasAttributes ? builder.GetInsertBlock() : nullptr;
  llvm::Instruction *previous = block && !block->empty() ? &block->back() : nullptr;
  if (failed(dialect->convertOperation(&op, builder, *this)))
    return op.emitError("LLVM Translation failed for operation: ") << op.getName().getStringRef();
  if (failed(checkTypes(op.getLoc())))
    return failure();
  if (!hasAttributes)
    return success();
  llvm::SmallVector<llvm::Instruction *> instructions;
  if (block)
    for (auto it = previous ? std::next(previous->getIterator()) : block->begin(); it != block->end(); ++it)
      instructions.push_back(&*it);
  return convertDialectAttributes(&op, instructions);
}

LogicalResult ModuleTranslation::convertBlockImpl(Block &block, bool ignoreArguments,
                                                  llvm::IRBuilderBase &builder, bool recordInsertions) {
  builder.SetInsertPoint(lookupBlock(&block));
  llvm::DISubprogram *subprogram = builder.GetInsertBlock()->getParent()->getSubprogram();
  if (!ignoreArguments) {
    unsigned numPredecessors = std::distance(block.pred_begin(), block.pred_end());
    for (BlockArgument argument : block.getArguments()) {
      if (!isCompatibleType(argument.getType()))
        return emitError(block.front().getLoc(), "block argument does not have an LLVM type");
      builder.SetCurrentDebugLocation(debugTranslation->translateLoc(argument.getLoc(), subprogram));
      mapValue(argument, builder.CreatePHI(convertType(argument.getType()), numPredecessors));
    }
  }
  for (Operation &op : block) {
    builder.SetCurrentDebugLocation(debugTranslation->translateLoc(op.getLoc(), subprogram));
    if (failed(convertOperation(op, builder, recordInsertions)))
      return failure();
    if (op.getNumSuccessors() > 1)
      if (auto weighted = dyn_cast<WeightedBranchOpInterface>(op))
        setBranchWeightsMetadata(weighted);
  }
  return success();
}

/// Returns the value that a terminator passes to the block argument `index` of `block`.
static Value getIncomingValue(Block *block, Operation *terminator, unsigned index) {
  auto branch = llvm::cast<BranchOpInterface>(terminator);
  for (unsigned i = 0, e = terminator->getNumSuccessors(); i != e; ++i)
    if (terminator->getSuccessor(i) == block)
      return branch.getSuccessorOperands(i)[index];
  return {};
}

void LLVM::detail::connectPHINodes(Region &region, const ModuleTranslation &state) {
  for (Block &block : llvm::drop_begin(region)) {
    if (block.getNumArguments() == 0)
      continue;
    llvm::BasicBlock *translated = state.lookupBlock(&block);
    llvm::SmallVector<llvm::PHINode *> phis;
    for (llvm::PHINode &phi : translated->phis())
      phis.push_back(&phi);
    // A predecessor has one edge to a block with arguments (see ensureDistinctSuccessors()).
    for (Block *predecessor : block.getPredecessors()) {
      llvm::Instruction *branch = state.lookupBranch(predecessor->getTerminator());
      if (!branch)
        continue;
      for (unsigned i = 0, e = block.getNumArguments(); i != e; ++i)
        phis[i]->addIncoming(state.lookupValue(getIncomingValue(&block, predecessor->getTerminator(), i)),
                             branch->getParent());
    }
  }
}

/// Returns the blocks of a region in an order in which definitions precede their uses, and the number of
/// reachable blocks, which are first.
static std::pair<llvm::SmallVector<Block *, 0>, size_t> getBlocksInOrder(Region &region) {
  llvm::SetVector<Block *> order;
  size_t numReachable = 0;
  for (Block &root : region) {
    appendReversePostOrder(&root, order);
    if (&root == &region.front())
      numReachable = order.size();
  }
  return {order.takeVector(), numReachable};
}

LogicalResult ModuleTranslation::convertOneFunction(LLVMFuncOp function) {
  branchMapping.clear();
  valueMapping.clear();
  blockMapping.clear();
  callMapping.clear();
  llvm::Function *translated = lookupFunction(function.getName());
  for (auto [argument, translatedArgument] : llvm::zip(function.getArguments(), translated->args()))
    mapValue(argument, &translatedArgument);
  if (std::optional<llvm::StringRef> personality = function.getPersonality()) {
    llvm::Type *type = llvm::PointerType::getUnqual(getLLVMContext());
    if (llvm::Constant *constant =
            LLVM::detail::getLLVMConstant(type, function.getPersonalityAttr(), function.getLoc(), *this))
      translated->setPersonalityFn(constant);
  }
  for (Block &block : function.getBody()) {
    auto *translatedBlock = llvm::BasicBlock::Create(getLLVMContext(), "", translated);
    mapBlock(&block, translatedBlock);
  }
  debugTranslation->translate(function, *translated);
  llvm::IRBuilder<llvm::TargetFolder> builder(getLLVMContext(),
                                              llvm::TargetFolder(llvmModule->getDataLayout()));
  Block *entry = &function.getBody().front();
  auto [blocks, numReachable] = getBlocksInOrder(function.getBody());
  for (auto [index, block] : llvm::enumerate(blocks)) {
    llvm::SaveAndRestore unreachable(isUnreachable, index >= numReachable);
    if (failed(convertBlockImpl(*block, /*ignoreArguments=*/block == entry, builder, true)))
      return failure();
  }
  LLVM::detail::connectPHINodes(function.getBody(), *this);
  return convertDialectAttributes(function, {});
}

LogicalResult ModuleTranslation::convertFunctions() {
  for (auto function : mlirModule->getRegion(0).front().getOps<LLVMFuncOp>()) {
    if (function.isExternal()) {
      debugTranslation->translate(function, *lookupFunction(function.getName()));
      if (failed(convertDialectAttributes(function, {})))
        return failure();
      continue;
    }
    if (failed(convertOneFunction(function)))
      return failure();
  }
  return success();
}

LogicalResult ModuleTranslation::convertUnresolvedBlockAddress() {
  for (auto [op, placeholder] : unresolvedBlockAddresses) {
    llvm::BasicBlock *block = lookupBlockAddress(op.getBlockAddr());
    assert(block && "the verifier finds the block");
    auto *address =
        llvm::BlockAddress::get(lookupFunction(op.getBlockAddr().getFunction().getValue()), block);
    placeholder->replaceAllUsesWith(address);
    if (auto *global = dyn_cast<llvm::GlobalVariable>(placeholder))
      global->eraseFromParent();
  }
  return success();
}
