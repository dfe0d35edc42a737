//===- ConversionDriver.cpp - Legalization of operations ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/ConversionDriver.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dominance.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/Hashing.h"
#include <atomic>

using namespace mlir;
using namespace mlir::detail;

/// The maximum depth of chains in which a pattern is applied to an op that another pattern has created.
static constexpr size_t maxNesting = 500;

/// The number of ops after which a group of independent ops is complete, in a conversion of a module.
static constexpr size_t minGroupSize = 1000;

/// The maximum number of times that one op is folded in place.
static constexpr unsigned maxFoldsInPlace = 16;

ConversionDriver::ConversionDriver(MLIRContext *context, const ConversionTarget &target,
                                   const FrozenRewritePatternSet &patterns, const ConversionConfig &config,
                                   ConversionMode mode)
    : target(target), patterns(patterns), mode(mode), state(context, config), rewriter(*this, state),
      graph(target, patterns, context) {
  foldsOriginals =
      config.foldingMode == DialectConversionFoldingMode::BeforePatterns && !config.listener && !state.tracer;
}
ConversionDriver::~ConversionDriver() { dropFoldedOriginals(); }

//===----------------------------------------------------------------------===//
// Legalization of one op
//===----------------------------------------------------------------------===//

std::string ConversionDriver::describe(Operation *op) const {
  std::string text = ("'" + op->getName().getStringRef() + "' ").str();
  std::optional<ConversionTarget::LegalizationAction> action = target.getOpAction(op->getName());
  if (!action)
    return text + "is not known to the target";
  return text +
         (*action == ConversionTarget::LegalizationAction::Illegal ? "is illegal" : "is dynamically illegal");
}

ConversionTarget::NameLegality ConversionDriver::getNameLegality(OperationName name) {
  auto [it, isNew] = nameLegality.try_emplace(name, ConversionTarget::NameLegality::Unknown);
  if (isNew)
    it->second = target.getNameLegality(name);
  return it->second;
}

Outcome ConversionDriver::legalize(Operation *op) {
  ConversionTarget::NameLegality legality = getNameLegality(op->getName());
  if (legality == ConversionTarget::NameLegality::Legal || state.isErased(op) || nestedInLegal.contains(op))
    return Outcome::Legal;
  if (legality == ConversionTarget::NameLegality::PerOp)
    if (std::optional<ConversionTarget::LegalOpDetails> details = target.isLegal(op)) {
      if (details->isRecursivelyLegal)
        op->walk([&](Operation *inner) { nestedInLegal.insert(inner); });
      return Outcome::Legal;
    }
  // Accept an unrealized_conversion_cast that a pattern has created, like the casts that the conversion
  // inserts.
  if (!activePatterns.empty() && llvm::isa<UnrealizedConversionCastOp>(op) && !target.isIllegal(op))
    return Outcome::Legal;
  FailureTree::Scope scope(state.tree, op);
  if (state.tree.isEnabled())
    scope.setText(describe(op));
  Outcome outcome = Outcome::Untouched;
  if (state.config.foldingMode == DialectConversionFoldingMode::BeforePatterns)
    outcome = fold(op);
  if (outcome == Outcome::Untouched)
    outcome = applyPatterns(op);
  if (outcome == Outcome::Untouched &&
      state.config.foldingMode == DialectConversionFoldingMode::AfterPatterns)
    outcome = fold(op);
  if (outcome == Outcome::Legal)
    scope.discard();
  return outcome;
}

// Folds an op before the conversion starts. Folders inspect the ops that define the operands, which may be
// replaced during the conversion. Folding all original ops in advance makes the results independent of the
// order of conversion.
void ConversionDriver::foldOriginal(Operation *op) {
  ConversionTarget::NameLegality legality = getNameLegality(op->getName());
  if (legality == ConversionTarget::NameLegality::Legal || op->hasTrait(Trait::ConstantLike) ||
      llvm::isa<UnrealizedConversionCastOp>(op) ||
      (legality == ConversionTarget::NameLegality::PerOp && target.isLegal(op)))
    return;
  llvm::SmallVector<OpFoldResult, 4> folded;
  for (unsigned i = 0; i != maxFoldsInPlace && folded.empty(); ++i)
    if (failed(op->fold(folded)))
      return;
  if (folded.empty())
    return;
  FoldedOriginal &original = foldedOriginals[op];
  llvm::SmallVector<Value, 2> others;
  for (OpFoldResult result : folded) {
    Value value = result.getValue();
    auto operand = llvm::find(op->getOperands(), value);
    if (!value)
      original.results.push_back({result.getAttribute(), false, 0});
    else if (operand != op->getOperands().end())
      original.results.push_back(
          {Attribute(), true, static_cast<unsigned>(operand - op->getOperands().begin())});
    else {
      original.results.push_back({Attribute(), false, static_cast<unsigned>(others.size())});
      others.push_back(value);
    }
  }
  if (!others.empty())
    original.values = Operation::create(
        op->getCompactLoc(), OperationName(UnrealizedConversionCastOp::getOperationName(), op->getContext()),
        TypeRange(), others, /*slots=*/{}, /*discardable=*/nullptr, /*successors=*/{}, /*numRegions=*/0);
}

LogicalResult ConversionDriver::makeFolded(Operation *op, llvm::SmallVectorImpl<Value> &values) {
  auto it = foldedOriginals.find(op);
  if (it == foldedOriginals.end())
    return failure();
  llvm::SmallVector<OpFoldResult, 1> folded;
  for (const FoldedOriginal::Result &result : it->second.results) {
    if (result.attr)
      folded.push_back(result.attr);
    else
      folded.push_back((result.isOperand ? op : it->second.values)->getOperand(result.index));
  }
  return makeFolded(op, folded, values);
}

LogicalResult ConversionDriver::makeFolded(Operation *op, llvm::ArrayRef<OpFoldResult> folded,
                                           llvm::SmallVectorImpl<Value> &values) {
  llvm::SmallVector<Operation *, 1> constants;
  OpBuilder detached(op->getContext());
  Dialect *dialect = op->getDialect();
  for (auto [result, type] : llvm::zip_equal(folded, op->getResultTypes())) {
    Value value = result.getValue();
    if (!value && dialect && dialect->getSpec().hooks.materializeConstant)
      if (Operation *constant = dialect->getSpec().hooks.materializeConstant(detached, result.getAttribute(),
                                                                             type, op->getLoc())) {
        constants.push_back(constant);
        value = constant->getResult(0);
      }
    if (!value || value.getType() != type) {
      for (Operation *constant : constants)
        constant->destroy();
      values.clear();
      return failure();
    }
    values.push_back(value);
  }
  for (Operation *constant : constants)
    rewriter.insert(constant);
  return success();
}

void ConversionDriver::dropFoldedOriginals() {
  for (auto &[op, folded] : foldedOriginals)
    if (folded.values)
      folded.values->destroy();
  foldedOriginals.clear();
}

Outcome ConversionDriver::fold(Operation *op) {
  if (op->hasTrait(Trait::ConstantLike))
    return Outcome::Untouched;
  llvm::SmallVector<Value, 2> values;
  ConversionState::Mark mark = state.mark();
  if (state.tracer && !state.tracer->shouldFold(op))
    return Outcome::Untouched;
  // An operation without results can only fold in place. If the operation is not legal after that, patterns
  // are applied to it.
  if (op->getNumResults() == 0) {
    if (op == foldedRoot)
      return Outcome::Untouched;
    llvm::SmallVector<OpFoldResult, 1> none;
    bool folded = succeeded(op->fold(none));
    if (state.tracer)
      state.tracer->folded(folded);
    return folded && target.isLegal(op) ? Outcome::Legal : Outcome::Untouched;
  }
  rewriter.setInsertionPoint(op);
  if (failed(op == foldedRoot ? makeFolded(op, values) : rewriter.tryFold(op, values))) {
    if (state.tracer)
      state.tracer->folded(false);
    return Outcome::Untouched;
  }
  for (size_t i = mark.created; i != state.created.size(); ++i)
    if (Operation *constant = state.created[i];
        !target.isLegal(constant) && graph.getCandidates(constant->getName()).empty()) {
      state.tree.addLine(op->getLoc(),
                         "folds to '" + constant->getName().getStringRef() + "', which is not legal");
      state.undo(mark);
      if (state.tracer)
        state.tracer->folded(false);
      return Outcome::Untouched;
    }
  // Legalize the constants that folding created; if that fails, do not fold the op. Legalization may replace
  // the constants, so keep the values as operands of a detached op, where replacements update them.
  if (size_t end = state.created.size(); end != mark.created) {
    Operation *holder =
        Operation::create(op->getCompactLoc(), op->getName(), TypeRange(), values, /*slots=*/{},
                          /*discardable=*/nullptr, /*successors=*/{}, /*numRegions=*/0);
    bool isLegal = true;
    for (size_t i = mark.created; isLegal && i != end; ++i)
      isLegal = legalize(state.created[i]) == Outcome::Legal;
    values.assign(holder->getOperands().begin(), holder->getOperands().end());
    holder->destroy();
    if (!isLegal) {
      if (state.tracer)
        state.tracer->folded(false);
      if (state.hasChangedSince(mark))
        return Outcome::Broken;
      state.undo(mark);
      return Outcome::Untouched;
    }
  }
  rewriter.replaceOp(op, ValueRange(values));
  if (state.tracer)
    state.tracer->folded(true);
  return Outcome::Legal;
}

//===----------------------------------------------------------------------===//
// Application of patterns to one op
//===----------------------------------------------------------------------===//

std::string ConversionDriver::getSkipReason(const Candidate &candidate) const {
  if (candidate.depth == LegalizationGraph::unreachable) {
    std::string text = "it generates operations that no pattern legalizes:";
    for (llvm::StringRef name : candidate.getGeneratedOps())
      text += (" '" + name + "'").str();
    return text;
  }
  bool mayRecur = candidate.native && candidate.native->hasBoundedRewriteRecursion();
  if (!mayRecur && llvm::is_contained(activePatterns, candidate.getKey()))
    return "it created this operation";
  return {};
}

Outcome ConversionDriver::applyPatterns(Operation *op) {
  // Copy the list of candidates, because legalizing created ops may add entries to the graph and invalidate
  // it.
  llvm::ArrayRef<Candidate> known = graph.getCandidates(op->getName());
  llvm::SmallVector<Candidate, 4> candidates(known.begin(), known.end());
  if (candidates.empty()) {
    if (state.tree.isEnabled())
      state.tree.addLine(op->getLoc(), "no pattern has this operation as root");
    return Outcome::Untouched;
  }
  llvm::SmallVector<PatternTree::Match, 2> matches;
  if (llvm::any_of(candidates, [](const Candidate &each) { return each.declarative; })) {
    rewriter.setInsertionPoint(op);
    patterns.getTree(op->getName())->match(op, rewriter, matches);
  }
  for (const Candidate &candidate : candidates) {
    if (std::string reason = getSkipReason(candidate); !reason.empty()) {
      state.tree.addLine(op->getLoc(), "pattern '" + candidate.getName() + "' is skipped: " + reason);
      continue;
    }
    PatternTree::Match *match = nullptr;
    if (candidate.declarative) {
      match = llvm::find_if(
          matches, [&](const PatternTree::Match &each) { return each.spec == candidate.declarative; });
      if (match == matches.end()) {
        state.tree.addLine(op->getLoc(), "pattern '" + candidate.getName() + "' does not match");
        continue;
      }
    }
    if (Outcome outcome = apply(candidate, match, op); outcome != Outcome::Untouched)
      return outcome;
  }
  return Outcome::Untouched;
}

/// Returns a hash of an op, to detect that a failed pattern has changed the op without notifying the
/// rewriter.
static llvm::hash_code fingerprint(Operation *op) {
  llvm::hash_code hash = llvm::hash_combine(op->getName(), op->getBlock(), op->getRawDiscardableAttrs());
  for (Attribute attr : op->getSlots())
    hash = llvm::hash_combine(hash, attr);
  for (Value operand : op->getOperands())
    hash = llvm::hash_combine(hash, operand);
  for (Type type : op->getResultTypes())
    hash = llvm::hash_combine(hash, type);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      hash =
          llvm::hash_combine(hash, &block, block.getNumArguments(), block.empty() ? nullptr : &block.front());
  return hash;
}

Outcome ConversionDriver::apply(const Candidate &candidate, PatternTree::Match *match, Operation *op) {
  FailureTree::Scope scope(state.tree, op);
  if (state.tracer && !state.tracer->shouldApply(candidate.getName(), op)) {
    scope.setText("pattern '" + candidate.getName() + "' is disabled by the rewrite tracer");
    return Outcome::Untouched;
  }
  llvm::hash_code before = state.config.checked ? fingerprint(op) : llvm::hash_code(0);
  ConversionState::Mark mark = state.mark();
  size_t outerAttempt = std::exchange(state.attemptStart, mark.created);
  rewriter.setInsertionPoint(op);
  LogicalResult result =
      match ? PatternTree::rewrite(*match, rewriter) : candidate.native->matchAndRewrite(op, rewriter);
  state.attemptStart = outerAttempt;
  if (state.tracer)
    state.tracer->applied(candidate.getName(), succeeded(result));
  if (failed(result)) {
    bool isChanged = state.hasChangedSince(mark);
    if (!isChanged)
      state.undo(mark);
    if (!isChanged && state.config.checked)
      isChanged = fingerprint(op) != before;
    if (!isChanged) {
      if (state.tree.isEnabled())
        scope.setText("pattern '" + candidate.getName() + "' does not match");
      return Outcome::Untouched;
    }
    scope.setText("pattern '" + candidate.getName() +
                  "' failed after it had changed the IR, which cannot be undone");
    if (mode != ConversionMode::Analysis)
      emitError(op->getLoc()) << "pattern '" << candidate.getName() << "' failed after it had changed the IR";
    return Outcome::Broken;
  }
  activePatterns.push_back(candidate.getKey());
  Outcome outcome = legalizeCreated(candidate, op, mark);
  activePatterns.pop_back();
  if (outcome == Outcome::Legal)
    scope.discard();
  else
    scope.setText("pattern '" + candidate.getName() +
                  "' was applied, but created operations that could not be legalized:");
  return outcome;
}

Outcome ConversionDriver::legalizeCreated(const Candidate &candidate, Operation *root,
                                          const ConversionState::Mark &mark) {
  if (activePatterns.size() > maxNesting) {
    state.tree.addLine(root->getLoc(), "patterns were applied recursively " + llvm::Twine(maxNesting) +
                                           " times without reaching legal operations");
    return Outcome::Broken;
  }
  auto all = [&](const llvm::SmallVectorImpl<Operation *> &ops, size_t begin) {
    for (size_t i = begin, e = ops.size(); i != e; ++i)
      if (legalize(ops[i]) != Outcome::Legal)
        return false;
    return true;
  };
  if (!all(state.created, mark.created) || !all(state.modified, mark.modified))
    return Outcome::Broken;
  // The pattern may have succeeded without replacing or modifying its root. Then another pattern must
  // legalize the root.
  if (legalize(root) == Outcome::Legal)
    return Outcome::Legal;
  return state.hasChangedSince(mark) ? Outcome::Broken : Outcome::Untouched;
}

//===----------------------------------------------------------------------===//
// Legalization of all ops
//===----------------------------------------------------------------------===//

void ConversionDriver::collect(Operation *root, std::vector<Operation *> &ops) {
  llvm::SmallVector<Operation *, 32> stack = {root};
  llvm::SmallVector<Operation *, 32> inside;
  while (!stack.empty()) {
    Operation *op = stack.pop_back_val();
    // An analysis lists the legal ops, too.
    if (mode == ConversionMode::Analysis ||
        getNameLegality(op->getName()) != ConversionTarget::NameLegality::Legal)
      ops.push_back(op);
    if (op->getNumRegions() == 0)
      continue;
    if (std::optional<ConversionTarget::LegalOpDetails> details = target.isLegal(op);
        details && details->isRecursivelyLegal)
      continue;
    inside.clear();
    for (Region &region : op->getRegions()) {
      auto add = [&](Block &block) {
        for (Operation &each : block)
          inside.push_back(&each);
      };
      if (region.empty() || region.hasOneBlock()) {
        llvm::for_each(region, add);
        continue;
      }
      for (Block *block : DominanceInfo().getPreorder(&region))
        add(*block);
    }
    if (state.config.lastOpsFirst)
      stack.append(inside.begin(), inside.end());
    else
      stack.append(inside.rbegin(), inside.rend());
  }
}

LogicalResult ConversionDriver::legalizeRoot(Operation *op) {
  state.created.clear();
  state.attemptStart = 0;
  state.modified.clear();
  state.tree.clear();
  bool wasIllegal = false;
  foldedRoot = foldsOriginals ? op : nullptr;
  switch (legalize(op)) {
  case Outcome::Legal:
    if (mode == ConversionMode::Analysis && state.config.legalizableOps)
      state.config.legalizableOps->insert(op);
    return success();
  case Outcome::Untouched:
    wasIllegal = target.isIllegal(op);
    if (mode == ConversionMode::Full || (mode == ConversionMode::Partial && wasIllegal))
      break;
    if (state.config.unlegalizedOps && mode == ConversionMode::Partial)
      state.config.unlegalizedOps->insert(op);
    return success();
  case Outcome::Broken:
    if (mode == ConversionMode::Analysis)
      return success();
    // The op may have been erased, so its dynamic legality cannot be queried. Treat the op as illegal if
    // there is a rule for its name.
    wasIllegal = target.getOpAction(op->getName()).has_value();
    break;
  }
  // Do not print an erased op: it keeps its name and location until the conversion ends, but its operands
  // were dropped.
  InFlightDiagnostic diag = state.isErased(op) ? emitError(op->getLoc()) : op->emitError();
  diag << "failed to legalize operation '" << op->getName().getStringRef() << "'";
  if (wasIllegal && mode == ConversionMode::Partial)
    diag << " that was explicitly marked illegal";
  state.tree.attachTo(diag);
  return diag;
}

/// Stores the ops directly in \p root in \p children, if \p root has a single block and none of them shares
/// values with another one. Otherwise returns false.
static bool getIndependentChildren(Operation *root, std::vector<Operation *> &children) {
  if (root->getNumRegions() != 1 || !root->getRegion(0).hasOneBlock())
    return false;
  Block &body = root->getRegion(0).front();
  auto isUsable = [](Operation &op) {
    return ConversionState::isIndependent(op) && !op.hasTrait(Trait::IsTerminator);
  };
  if (body.getNumArguments() || !llvm::all_of(body, isUsable))
    return false;
  for (Operation &op : body)
    children.push_back(&op);
  return true;
}

LogicalResult ConversionDriver::legalizeAll(llvm::ArrayRef<Operation *> ops) {
  if (foldsOriginals)
    llvm::for_each(ops, [this](Operation *op) { foldOriginal(op); });
  for (Operation *op : ops)
    if (!state.isErased(op) && failed(legalizeRoot(op)))
      return failure();
  dropFoldedOriginals();
  return success();
}

LogicalResult ConversionDriver::runInGroups(Operation *root, llvm::ArrayRef<Operation *> children) {
  state.keepErasedIndependentOps();
  if (failed(legalizeAll(root)))
    return failure();
  std::vector<Operation *> ops;
  auto convertGroup = [&] {
    LogicalResult result = legalizeAll(ops);
    nestedInLegal.clear();
    ops.clear();
    return succeeded(result) ? state.finish() : result;
  };
  for (Operation *child : children) {
    if (!state.isErased(child))
      collect(child, ops);
    if (ops.size() >= minGroupSize && failed(convertGroup()))
      return failure();
  }
  return convertGroup();
}

LogicalResult ConversionDriver::run(llvm::ArrayRef<Operation *> roots) {
  if (state.config.allowPatternRollback && !roots.empty())
    return emitError(roots.front()->getLoc()) << "conversions do not support rolling back patterns";
  std::vector<Operation *> ops;
  if (mode != ConversionMode::Analysis && roots.size() == 1 && !state.config.lastOpsFirst &&
      getIndependentChildren(roots.front(), ops)) {
    std::optional<ConversionTarget::LegalOpDetails> details = target.isLegal(roots.front());
    if (!details || !details->isRecursivelyLegal)
      return runInGroups(roots.front(), ops);
    ops.clear();
  }
  for (Operation *root : roots)
    collect(root, ops);
  if (failed(legalizeAll(ops)))
    return failure();
  return mode == ConversionMode::Analysis ? success() : state.finish();
}

//===----------------------------------------------------------------------===//
// Public entry points of dialect conversion
//===----------------------------------------------------------------------===//

static std::atomic<bool> checkedByDefault = false;
void mlir::setConversionsCheckedByDefault(bool checked) { checkedByDefault = checked; }

static LogicalResult convert(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                             const FrozenRewritePatternSet &patterns, ConversionConfig &config,
                             ConversionMode mode) {
  if (ops.empty())
    return success();
  config.checked |= checkedByDefault;
  return ConversionDriver(ops.front()->getContext(), target, patterns, config, mode).run(ops);
}

LogicalResult mlir::applyPartialConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                           const FrozenRewritePatternSet &patterns, ConversionConfig config) {
  return convert(ops, target, patterns, config, ConversionMode::Partial);
}
LogicalResult mlir::applyPartialConversion(Operation *op, const ConversionTarget &target,
                                           const FrozenRewritePatternSet &patterns, ConversionConfig config) {
  return convert(op, target, patterns, config, ConversionMode::Partial);
}
LogicalResult mlir::applyFullConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                        const FrozenRewritePatternSet &patterns, ConversionConfig config) {
  return convert(ops, target, patterns, config, ConversionMode::Full);
}
LogicalResult mlir::applyFullConversion(Operation *op, const ConversionTarget &target,
                                        const FrozenRewritePatternSet &patterns, ConversionConfig config) {
  return convert(op, target, patterns, config, ConversionMode::Full);
}

LogicalResult mlir::applyAnalysisConversion(llvm::ArrayRef<Operation *> ops, const ConversionTarget &target,
                                            const FrozenRewritePatternSet &patterns,
                                            ConversionConfig config) {
  if (ops.empty())
    return success();
  // Convert clones inside a temporary module, because root ops may be replaced, which requires a parent
  // block.
  OwningOpRef<ModuleOp> scratch(ModuleOp::create(ops.front()->getLoc()));
  IRMapping mapping;
  std::vector<Operation *> copies;
  for (Operation *op : ops) {
    copies.push_back(op->clone(mapping));
    scratch->getBody()->push_back(copies.back());
  }
  llvm::DenseMap<Operation *, Operation *> originals;
  for (auto [original, copy] : mapping.getOperationMap())
    originals[copy] = original;
  llvm::DenseSet<Operation *> legalizable;
  llvm::DenseSet<Operation *> *wanted = std::exchange(config.legalizableOps, &legalizable);
  LogicalResult result = convert(copies, target, patterns, config, ConversionMode::Analysis);
  if (wanted)
    for (Operation *copy : legalizable)
      wanted->insert(originals.lookup(copy));
  return result;
}
LogicalResult mlir::applyAnalysisConversion(Operation *op, const ConversionTarget &target,
                                            const FrozenRewritePatternSet &patterns,
                                            ConversionConfig config) {
  return applyAnalysisConversion(llvm::ArrayRef<Operation *>(op), target, patterns, config);
}
