//===- LLVMInliner.cpp - Inlining of llvm functions -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The inliner interface. It processes the inlined blocks in these steps:
//
// 1. Move allocas of constant size to the entry block of the caller, and add lifetime markers (StackFixer).
// 2. Replace alias scopes by copies, because each execution of the callee has its own scopes. Add scopes for
//    `noalias` arguments, and the scopes and access groups of the call (LLVMInlinerAliases.cpp).
// 3. Change the locations in loop annotations (LoopLocations).
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMInliner.h"
#include "dialects/llvm/LLVMInlinerDetail.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/ir/Matchers.h"
#include "runtime/transforms/InliningUtils.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Stack memory
//===----------------------------------------------------------------------===//

/// Returns the entry block of the closest enclosing region whose end frees stack memory; null if there is
/// none.
static Block *getAllocationBlock(Operation *op) {
  for (Region *region = op->getParentRegion(); region; region = region->getParentRegion())
    if (region->getParentOp()->hasTrait<OpTrait::AutomaticAllocationScope>())
      return &region->front();
  return nullptr;
}

namespace {
/// Ends the use of the inlined function's stack memory at the places where the function returned.
class StackFixer {
public:
  StackFixer(Operation *call, InlinedBlocks blocks)
      : call(call), blocks(blocks), builder(call->getContext()) {}

  void run() {
    Block *entry = getAllocationBlock(call);
    if (!entry)
      return;
    bool hasDynamic = classifyAllocas();
    if (hasDynamic)
      freeAtReturns();
    if (!allocas.empty()) {
      moveTo(entry);
      markLifetimes(hasDynamic);
    }
  }

private:
  /// Collects the allocas of constant size in the entry block of the callee. Returns true if any block has an
  /// alloca of dynamic size.
  bool classifyAllocas() {
    bool hasDynamic = false;
    for (Block &block : blocks)
      for (auto alloca : block.getOps<AllocaOp>()) {
        IntegerAttr size;
        if (!matchPattern(alloca.getArraySize(), m_Constant(&size)))
          hasDynamic = true;
        else if (&block == &*blocks.begin())
          allocas.push_back({alloca, size, hasLifetime(alloca)});
      }
    return hasDynamic;
  }

  static bool hasLifetime(AllocaOp alloca) {
    return llvm::any_of(alloca->getUsers(), llvm::IsaPred<LifetimeStartOp>);
  }

  /// Calls `create` before each return.
  void beforeReturns(llvm::function_ref<void()> create) {
    for (Block &block : blocks)
      if (!block.empty() && llvm::isa<ReturnOp>(block.back())) {
        builder.setInsertionPoint(&block.back());
        create();
      }
  }

  void freeAtReturns() {
    builder.setInsertionPointToStart(&*blocks.begin());
    stack = builder.create<StackSaveOp>(call->getLoc(), LLVMPointerType::get(call->getContext()));
    beforeReturns([&] { builder.create<StackRestoreOp>(call->getLoc(), stack); });
  }

  void moveTo(Block *entry) {
    builder.setInsertionPointToStart(entry);
    for (auto &[alloca, size, marked] : allocas) {
      // Create a new constant: the size may be defined in an inlined block.
      Value constant = builder.create<ConstantOp>(alloca.getLoc(), alloca.getArraySize().getType(), size);
      alloca.getArraySizeMutable().assign(constant);
      alloca->moveAfter(constant.getDefiningOp());
      builder.setInsertionPointAfter(alloca);
    }
  }

  void markLifetimes(bool afterSave) {
    if (afterSave)
      builder.setInsertionPointAfterValue(stack);
    else
      builder.setInsertionPointToStart(&*blocks.begin());
    for (auto &[alloca, size, marked] : allocas)
      if (!marked)
        builder.create<LifetimeStartOp>(call->getLoc(), alloca.getResult());
    beforeReturns([&] {
      for (auto &[alloca, size, marked] : allocas)
        if (!marked)
          builder.create<LifetimeEndOp>(call->getLoc(), alloca.getResult());
    });
  }

  struct Alloca {
    AllocaOp op;
    IntegerAttr size;
    bool isMarked; ///< There are lifetime markers.
  };

  Operation *call;
  InlinedBlocks blocks;
  OpBuilder builder;
  llvm::SmallVector<Alloca> allocas;
  Value stack; ///< The saved stack pointer.
};
} // namespace

//===----------------------------------------------------------------------===//
// Locations of loops
//===----------------------------------------------------------------------===//

namespace {
/// Changes the locations in annotations of inlined loops to call site locations in the caller.
class LoopLocations {
public:
  explicit LoopLocations(Operation *call) : callLoc(call->getLoc()) {
    if (auto function = call->getParentOfType<FunctionOpInterface>())
      if (auto fused = llvm::dyn_cast<FusedLocWith<DISubprogramAttr>>(Attribute(function->getLoc())))
        caller = fused.getMetadata();
  }

  void update(InlinedBlocks blocks) {
    // If the caller has no debug info, there is no scope for call site locations: leave the locations
    // unchanged.
    if (!caller)
      return;
    for (Block &block : blocks) {
      if (auto branch = llvm::dyn_cast<BrOp>(block.back()); branch && branch.getLoopAnnotationAttr())
        branch.setLoopAnnotationAttr(update(branch.getLoopAnnotationAttr()));
      if (auto branch = llvm::dyn_cast<CondBrOp>(block.back()); branch && branch.getLoopAnnotationAttr())
        branch.setLoopAnnotationAttr(update(branch.getLoopAnnotationAttr()));
    }
  }

private:
  FusedLoc update(FusedLoc loc) {
    if (!loc)
      return loc;
    return llvm::cast<FusedLoc>(
        Attribute(FusedLoc::get({CallSiteLoc::get(loc, callLoc)}, caller, caller.getContext())));
  }
  LoopAnnotationAttr update(LoopAnnotationAttr loop) {
    llvm::SmallVector<Attribute> parts;
    llvm::SmallVector<Type> types;
    loop.walkImmediateSubElements(
        [&](Attribute part) {
          auto loc = llvm::dyn_cast<FusedLoc>(part);
          parts.push_back(loc ? Attribute(update(loc)) : part);
        },
        [&](Type type) { types.push_back(type); });
    return llvm::cast<LoopAnnotationAttr>(loop.replaceImmediateSubElements(parts, types));
  }

  Location callLoc;
  DISubprogramAttr caller;
};
} // namespace

//===----------------------------------------------------------------------===//
// Arguments by value
//===----------------------------------------------------------------------===//

/// Returns true if the pointer is aligned to `alignment` bytes. If it points to an alloca, may raise the
/// alignment of that.
static bool ensureAlignment(Operation *call, Value pointer, uint64_t alignment, const DataLayout &layout) {
  for (;;) {
    Operation *op = pointer.getDefiningOp();
    if (!llvm::isa_and_nonnull<AddrSpaceCastOp, BitcastOp>(op))
      break;
    pointer = op->getOperand(0);
  }
  if (auto alloca = pointer.getDefiningOp<AllocaOp>()) {
    uint64_t current = alloca.getAlignment().value_or(1), ofStack = layout.getStackAlignment() / 8;
    if (current >= alignment)
      return true;
    // Do not raise the alignment of an alloca above that of the stack, because the realignment of the stack
    // has a run-time cost. If the alignment of the alloca is above that of the stack already, raise it.
    if (ofStack != 0 && alignment > ofStack && current <= ofStack)
      return false;
    alloca.setAlignment(alignment);
    return true;
  }
  if (auto address = pointer.getDefiningOp<AddressOfOp>()) {
    auto global = SymbolTable::lookupNearestSymbolFrom<GlobalOp>(call, address.getGlobalNameAttr());
    return global && global.getAlignment().value_or(1) >= alignment;
  }
  if (auto argument = llvm::dyn_cast<BlockArgument>(pointer)) {
    auto function = llvm::dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
    if (!function || !argument.getOwner()->isEntryBlock())
      return false;
    auto attr =
        function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(), LLVMDialect::getAlignAttrName());
    return attr && attr.getValue().getLimitedValue() >= alignment;
  }
  return false;
}

/// Returns a pointer to a copy of the memory, or the pointer if the callee does not write to the memory.
static Value copyByValue(OpBuilder &builder, Operation *call, LLVMFuncOp callee, Value pointer, Type type,
                         uint64_t alignment) {
  DataLayout layout = DataLayout::closest(call);
  MemoryEffectsAttr effects = callee.getMemoryEffectsAttr();
  if (effects && (effects.getArgMem() == ModRefInfo::NoModRef || effects.getArgMem() == ModRefInfo::Ref))
    if (alignment <= 1 || ensureAlignment(call, pointer, alignment, layout))
      return pointer;

  Location loc = pointer.getLoc();
  Value copy;
  {
    OpBuilder::InsertionGuard guard(builder);
    if (Block *entry = getAllocationBlock(call))
      builder.setInsertionPointToStart(entry);
    Value one = builder.create<ConstantOp>(loc, builder.getI64Type(), int64_t(1));
    copy = builder.create<AllocaOp>(loc, pointer.getType(), type, one,
                                    std::max<uint64_t>(alignment, layout.getTypeABIAlignment(type)));
  }
  Value size = builder.create<ConstantOp>(loc, builder.getI64Type(),
                                          static_cast<int64_t>(layout.getTypeSize(type).getKnownMinValue()));
  builder.create<MemcpyOp>(loc, copy, pointer, size, /*isVolatile=*/false);
  return copy;
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

/// Returns true if a function with this `passthrough` attribute must not be inlined.
static bool preventsInlining(Attribute attr) {
  auto name = llvm::dyn_cast<StringAttr>(attr);
  return name && llvm::is_contained({"noduplicate", "presplitcoroutine", "returns_twice", "strictfp"},
                                    name.getValue());
}

namespace {
class LLVMInliner : public DialectInlinerInterface {
public:
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *callable, bool) const override {
    auto callOp = llvm::dyn_cast<CallOp>(call);
    auto function = llvm::dyn_cast<LLVMFuncOp>(callable);
    if (!callOp || !function || callOp.getNoInline() || function.getNoInline())
      return false;
    if (function.isVarArg() || function.getPersonality())
      return false;
    if (ArrayAttr passthrough = function.getPassthroughAttr();
        passthrough && llvm::any_of(passthrough, preventsInlining))
      return false;
    ArrayAttr arguments = function.getArgAttrsAttr();
    return !arguments || llvm::none_of(arguments.getAsRange<DictionaryAttr>(), [](DictionaryAttr attrs) {
      return attrs.contains(LLVMDialect::getInAllocaAttrName());
    });
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override { return true; }
  bool isLegalToInline(Operation *op, Region *, bool, IRMapping &) const override {
    // These ops refer to the function that contains them.
    return !llvm::isa<VaStartOp, BlockTagOp>(op);
  }

  void handleTerminator(Operation *op, Block *newDest) const override {
    auto returnOp = llvm::dyn_cast<ReturnOp>(op);
    if (!returnOp)
      return;
    OpBuilder builder(op);
    builder.create<BrOp>(op->getLoc(), returnOp->getOperands(), newDest);
    op->erase();
  }
  void handleTerminator(Operation *op, ValueRange valuesToReplace) const override {
    for (auto [value, operand] : llvm::zip(valuesToReplace, op->getOperands()))
      value.replaceAllUsesWith(operand);
  }
  bool allowSingleBlockOptimization(InlinedBlocks blocks) const override {
    // A single block that ends with llvm.unreachable cannot be inlined into the block of the call, because
    // the ops after the call would follow the terminator.
    return !(std::next(blocks.begin()) == blocks.end() && !blocks.begin()->empty() &&
             llvm::isa<UnreachableOp>(blocks.begin()->back()));
  }

  Value handleArgument(OpBuilder &builder, Operation *call, Operation *callable, Value argument,
                       DictionaryAttr attrs) const override {
    if (!attrs)
      return argument;
    if (auto type = attrs.getAs<TypeAttr>(LLVMDialect::getByValAttrName())) {
      auto alignment = attrs.getAs<IntegerAttr>(LLVMDialect::getAlignAttrName());
      return copyByValue(builder, call, llvm::cast<LLVMFuncOp>(callable), argument, type.getValue(),
                         alignment ? alignment.getValue().getLimitedValue() : 1);
    }
    if (attrs.contains(LLVMDialect::getNoAliasAttrName()))
      return LLVM::detail::markNoAlias(builder, call, argument);
    return argument;
  }
  void processInlinedCallBlocks(Operation *call, InlinedBlocks blocks) const override {
    StackFixer(call, blocks).run();
    LLVM::detail::updateAliasScopes(llvm::cast<CallOp>(call), blocks);
    LoopLocations(call).update(blocks);
  }
};
} // namespace

void LLVM::registerInlinerInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, LLVMDialect *dialect) { dialect->addInterfaces<LLVMInliner>(); });
}
