//===- LLVMInlinerAliases.cpp - Alias scopes of inlined functions ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Memory that is accessed through an argument with `noalias` is not accessed through other pointers while the
// callee runs. After inlining, each such argument has an alias scope: accesses through it are in the scope,
// and accesses through pointers that are known to be other ones are declared not to alias the scope.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMInlinerDetail.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::LLVM;

static constexpr llvm::StringLiteral marker = "llvm.noalias";

Value LLVM::detail::markNoAlias(OpBuilder &builder, Operation *call, Value argument) {
  auto copy = builder.create<SSACopyOp>(call->getLoc(), argument);
  copy->setDiscardableAttr(marker, builder.getUnitAttr());
  return copy.getResult();
}

static bool isMarked(Operation *op) { return llvm::isa<SSACopyOp>(op) && op->getDiscardableAttr(marker); }

/// Returns the elements of both arrays, which may be null; null if there are none.
static ArrayAttr concat(ArrayAttr first, ArrayAttr second) {
  if (!first || !second)
    return first ? first : second;
  return ArrayAttr::get(first.getContext(),
                        llvm::to_vector(llvm::concat<const Attribute>(first.getValue(), second.getValue())));
}

/// Calls `fn` with each inlined op, nested ops included.
static void walkBlocks(InlinedBlocks blocks, llvm::function_ref<void(Operation *)> fn) {
  for (Block &block : blocks)
    block.walk(fn);
}

//===----------------------------------------------------------------------===//
// Copies of scopes
//===----------------------------------------------------------------------===//

namespace {
/// Clones alias scopes and their domains. Clones each scope and each domain only once.
class ScopeCloner {
public:
  ArrayAttr clone(ArrayAttr scopes) {
    return ArrayAttr::get(scopes.getContext(), llvm::map_to_vector(scopes, [&](Attribute scope) -> Attribute {
                            return clone(llvm::cast<AliasScopeAttr>(scope));
                          }));
  }
  AliasScopeAttr clone(AliasScopeAttr scope) {
    auto [scopeEntry, isNew] = copies.try_emplace(scope);
    if (isNew) {
      AliasScopeDomainAttr domain = scope.getDomain();
      auto [domainEntry, isNewDomain] = domains.try_emplace(domain);
      if (isNewDomain)
        domainEntry->second = AliasScopeDomainAttr::get(domain.getContext(), domain.getDescription());
      scopeEntry->second = AliasScopeAttr::get(domainEntry->second, scope.getDescription());
    }
    return scopeEntry->second;
  }

private:
  llvm::DenseMap<AliasScopeAttr, AliasScopeAttr> copies;
  llvm::DenseMap<AliasScopeDomainAttr, AliasScopeDomainAttr> domains;
};
} // namespace

static void cloneScopes(InlinedBlocks blocks) {
  ScopeCloner cloner;
  walkBlocks(blocks, [&](Operation *op) {
    if (auto declaration = llvm::dyn_cast<NoAliasScopeDeclOp>(op))
      declaration.setScopeAttr(cloner.clone(declaration.getScopeAttr()));
    auto access = llvm::dyn_cast<AliasAnalysisOpInterface>(op);
    if (!access)
      return;
    if (ArrayAttr scopes = access.getAliasScopesOrNull())
      access.setAliasScopes(cloner.clone(scopes));
    if (ArrayAttr scopes = access.getNoAliasScopesOrNull())
      access.setNoAliasScopes(cloner.clone(scopes));
  });
}

//===----------------------------------------------------------------------===//
// Scopes of arguments
//===----------------------------------------------------------------------===//

/// Appends all values that predecessors pass to a block argument to `values`. Returns false if they are
/// unknown.
static bool collectIncoming(BlockArgument argument, llvm::SmallVectorImpl<Value> &values) {
  Block *block = argument.getOwner();
  for (Block *predecessor : block->getPredecessors()) {
    auto branch = llvm::dyn_cast<BranchOpInterface>(predecessor->getTerminator());
    if (!branch)
      return false;
    for (auto [index, successor] : llvm::enumerate(predecessor->getTerminator()->getSuccessors())) {
      if (successor != block)
        continue;
      Value value = branch.getSuccessorOperands(index)[argument.getArgNumber()];
      if (!value)
        return false;
      values.push_back(value);
    }
  }
  return true;
}

/// Returns true if the value is the address of an identified object. An access by this address does not
/// access the memory of a `noalias` argument from which the address is not derived.
static bool isOtherObject(Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return argument.getOwner()->isEntryBlock() &&
           llvm::isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  Operation *op = value.getDefiningOp();
  return llvm::isa<AddressOfOp, AllocaOp>(op) || op->hasTrait<OpTrait::ConstantLike>();
}

/// Limit on the number of values that are visited to find the objects of an address.
static constexpr unsigned maxValues = 1000;

/// Inserts in `copies` the copies of `noalias` arguments (created by markNoAlias()) from which the pointer
/// may be derived. Sets `hasOthers` to true if the pointer may be derived from another object. Returns false
/// if the origin of the pointer is unknown.
static bool collectCopies(Value pointer, llvm::SmallPtrSetImpl<Operation *> &copies, bool &hasOthers) {
  llvm::SmallVector<Value> work = {pointer};
  llvm::SmallPtrSet<Value, 8> seen;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    // Limit the number of values that are visited, and so the time, per memory access.
    if (seen.size() > maxValues)
      return false;
    Operation *op = value.getDefiningOp();
    if (op && isMarked(op)) {
      copies.insert(op);
    } else if (auto view = llvm::dyn_cast_or_null<ViewLikeOpInterface>(op)) {
      work.push_back(view.getViewSource());
    } else if (llvm::isa_and_nonnull<BitcastOp>(op)) {
      work.push_back(op->getOperand(0));
    } else if (auto select = llvm::dyn_cast_or_null<SelectLikeOpInterface>(op)) {
      work.append({select.getTrueValue(), select.getFalseValue()});
    } else if (isOtherObject(value)) {
      hasOthers = true;
    } else {
      auto argument = llvm::dyn_cast<BlockArgument>(value);
      if (!argument || argument.getOwner()->isEntryBlock() || !collectIncoming(argument, work))
        return false;
    }
  }
  return true;
}

/// Adds alias scopes to a memory access or a call if the origins of all its pointers are known.
static void addScopes(AliasAnalysisOpInterface access,
                      const llvm::MapVector<Operation *, AliasScopeAttr> &scopes) {
  auto call = llvm::dyn_cast<CallOp>(access.getOperation());
  llvm::SmallVector<Value> pointers =
      call ? llvm::SmallVector<Value>(call.getArgOperands()) : access.getAccessedOperands();
  llvm::SmallPtrSet<Operation *, 4> used;
  bool usesOthers = false;
  for (Value pointer : pointers)
    if (llvm::isa<LLVMPointerType>(pointer.getType()) && !collectCopies(pointer, used, usesOthers))
      return;
  llvm::SmallVector<Attribute> in, notIn;
  for (auto [copy, scope] : scopes)
    (used.contains(copy) ? in : notIn).push_back(scope);
  MLIRContext *context = access->getContext();
  if (!notIn.empty())
    access.setNoAliasScopes(concat(access.getNoAliasScopesOrNull(), ArrayAttr::get(context, notIn)));
  // Do not set `alias_scopes` on calls, because they may also access memory other than that of their
  // arguments.
  if (!in.empty() && !usesOthers && !call)
    access.setAliasScopes(concat(access.getAliasScopesOrNull(), ArrayAttr::get(context, in)));
}

/// Adds alias scopes to the accesses of `noalias` arguments, and erases the copies that markNoAlias() created
/// for these arguments.
static void addScopesOfArguments(CallOp call, InlinedBlocks blocks) {
  // markNoAlias() created the copies directly before the call, among other new ops.
  llvm::SmallVector<SSACopyOp> copies;
  for (Operation *op = call->getPrevNode(); op; op = op->getPrevNode()) {
    if (isMarked(op))
      copies.push_back(llvm::cast<SSACopyOp>(op));
    else if (!llvm::isa<ConstantOp, MemcpyOp>(op))
      break;
  }
  if (copies.empty())
    return;
  std::reverse(copies.begin(), copies.end());

  OpBuilder builder(call);
  std::optional<llvm::StringRef> callee = call.getCallee();
  auto domain =
      AliasScopeDomainAttr::get(call->getContext(), callee ? builder.getStringAttr(*callee) : StringAttr());
  llvm::MapVector<Operation *, AliasScopeAttr> scopes;
  for (SSACopyOp copy : copies) {
    auto scope = AliasScopeAttr::get(domain);
    scopes.insert({copy, scope});
    builder.create<NoAliasScopeDeclOp>(call->getLoc(), scope);
  }
  walkBlocks(blocks, [&](Operation *op) {
    if (auto access = llvm::dyn_cast<AliasAnalysisOpInterface>(op))
      addScopes(access, scopes);
  });
  for (SSACopyOp copy : copies) {
    copy.getRes().replaceAllUsesWith(copy.getOperand());
    copy->erase();
  }
}

//===----------------------------------------------------------------------===//
// Scopes and groups of the call
//===----------------------------------------------------------------------===//

/// Adds the alias scopes and the access groups of the call to all inlined accesses.
static void addAttributesOfCall(CallOp call, InlinedBlocks blocks) {
  ArrayAttr in = call.getAliasScopesAttr(), notIn = call.getNoaliasScopesAttr(),
            groups = call.getAccessGroupsAttr();
  if (!in && !notIn && !groups)
    return;
  walkBlocks(blocks, [&](Operation *op) {
    if (auto access = llvm::dyn_cast<AliasAnalysisOpInterface>(op)) {
      if (in)
        access.setAliasScopes(concat(access.getAliasScopesOrNull(), in));
      if (notIn)
        access.setNoAliasScopes(concat(access.getNoAliasScopesOrNull(), notIn));
    }
    if (auto access = llvm::dyn_cast<AccessGroupOpInterface>(op); access && groups)
      access.setAccessGroups(concat(access.getAccessGroupsOrNull(), groups));
  });
}

void LLVM::detail::updateAliasScopes(CallOp call, InlinedBlocks blocks) {
  cloneScopes(blocks);
  addScopesOfArguments(call, blocks);
  addAttributesOfCall(call, blocks);
}
