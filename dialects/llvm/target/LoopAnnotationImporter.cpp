//===- LoopAnnotationImporter.cpp - Loop metadata -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/LoopAnnotationImporter.h"
#include "dialects/llvm/target/LoopOptions.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;

namespace {

/// Reads the metadata of one loop. collect() stores the options by name; each function that reads an option
/// removes it.
class LoopOptionReader {
public:
  LoopOptionReader(LoopAnnotationImporter &importer, MLIRContext *context, Location loc)
      : importer(importer), context(context), loc(loc) {}

  bool collect(const llvm::MDNode *node);
  Attribute read(const LoopOption &option);
  template <typename AttrT>
  AttrT readGroup();
  llvm::SmallVector<AccessGroupAttr> readAccessGroups();
  /// Warns of options that remain. Returns false if any remain, or if an option was malformed.
  bool finish();

  FusedLoc startLoc, endLoc;
  ModuleImport *import = nullptr;

private:
  /// Removes an option and returns its node; null if the loop does not have the option.
  const llvm::MDNode *take(llvm::StringRef name) {
    auto found = options.find(name);
    if (found == options.end())
      return nullptr;
    const llvm::MDNode *node = found->second;
    options.erase(found);
    return node;
  }
  Attribute reportMalformed(llvm::StringRef name) {
    emitWarning(loc) << "expected metadata node " << name << " to hold a value";
    isMalformed = true;
    return {};
  }

  LoopAnnotationImporter &importer;
  MLIRContext *context;
  Location loc;
  llvm::StringMap<const llvm::MDNode *> options;
  bool isMalformed = false;
};

} // namespace

bool LoopOptionReader::collect(const llvm::MDNode *node) {
  for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands())) {
    if (auto *location = dyn_cast_or_null<llvm::DILocation>(operand)) {
      auto translated = dyn_cast<FusedLoc>(import->translateLoc(location));
      (startLoc ? endLoc : startLoc) = translated;
      continue;
    }
    auto *option = dyn_cast_or_null<llvm::MDNode>(operand);
    auto *name =
        option && option->getNumOperands() ? dyn_cast<llvm::MDString>(option->getOperand(0)) : nullptr;
    if (!name) {
      emitWarning(loc) << "cannot import malformed loop option";
      return false;
    }
    if (!options.try_emplace(name->getString(), option).second) {
      emitWarning(loc) << "cannot import loop options with duplicated names " << name->getString();
      return false;
    }
  }
  return true;
}

Attribute LoopOptionReader::read(const LoopOption &option) {
  auto boolean = [&](bool value) { return BoolAttr::get(context, value); };
  if (option.kind == LoopOption::Disable) {
    if (take((option.name + "disable").str()))
      return boolean(true);
    return take((option.name + "enable").str()) ? boolean(false) : BoolAttr();
  }
  const llvm::MDNode *node = take(option.name);
  if (!node)
    return {};
  if (option.kind == LoopOption::Unit)
    return boolean(true);
  if (node->getNumOperands() != 2)
    return reportMalformed(option.name);
  if (option.kind == LoopOption::Followup) {
    auto *followup = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1));
    LoopAnnotationAttr attr =
        followup ? importer.translateLoopAnnotation(followup, loc) : LoopAnnotationAttr();
    return attr ? attr : reportMalformed(option.name);
  }
  auto *value = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(node->getOperand(1));
  if (!value)
    return reportMalformed(option.name);
  if (option.kind == LoopOption::Integer)
    return IntegerAttr::get(IntegerType::get(context, 32), value->getValue().zextOrTrunc(32));
  return boolean(value->isZero() == (option.kind == LoopOption::Negated));
}

template <typename AttrT>
AttrT LoopOptionReader::readGroup() {
  typename LoopGroup<AttrT>::Members members;
  bool hasMembers = false;
  for (auto [option, member] : llvm::zip(LoopGroup<AttrT>::options, members)) {
    member = read(option);
    hasMembers |= bool(member);
  }
  return hasMembers ? LoopGroup<AttrT>::create(context, members) : AttrT();
}

llvm::SmallVector<AccessGroupAttr> LoopOptionReader::readAccessGroups() {
  llvm::SmallVector<AccessGroupAttr> groups;
  if (const llvm::MDNode *node = take(loopParallelAccesses))
    for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands()))
      if (auto *group = dyn_cast_or_null<llvm::MDNode>(operand))
        if (auto attrs = importer.lookupAccessGroups(group); succeeded(attrs))
          llvm::append_range(groups, *attrs);
  return groups;
}

bool LoopOptionReader::finish() {
  for (const auto &option : options)
    emitWarning(loc) << "unknown loop annotation " << option.getKey();
  return options.empty() && !isMalformed;
}

/// True if a node has the form of a loop annotation: it is distinct and refers to itself first.
static bool isLoopAnnotation(const llvm::MDNode *node) {
  return node->isDistinct() && node->getNumOperands() != 0 && node->getOperand(0) == node;
}

/// Returns the annotations of the loops that the transformations of a loop create.
static llvm::SmallVector<const llvm::MDNode *> getFollowups(const llvm::MDNode *node) {
  llvm::SmallVector<const llvm::MDNode *> followups;
  for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands())) {
    auto *option = dyn_cast_or_null<llvm::MDTuple>(operand);
    auto *name = option && option->getNumOperands() == 2
                     ? dyn_cast_or_null<llvm::MDString>(option->getOperand(0))
                     : nullptr;
    auto *followup = name ? dyn_cast_or_null<llvm::MDNode>(option->getOperand(1)) : nullptr;
    if (followup && isLoopAnnotation(followup) && name->getString().contains(".followup_"))
      followups.push_back(followup);
  }
  return followups;
}

LoopAnnotationAttr LoopAnnotationImporter::translateLoopAnnotation(const llvm::MDNode *root, Location loc) {
  if (!root)
    return {};
  if (auto known = annotations.find(root); known != annotations.end())
    return known->second;
  if (!isLoopAnnotation(root) || inProgress.contains(root)) {
    emitWarning(loc) << "cannot import invalid loop annotation node";
    return {};
  }
  // Translate the annotations of followups first, with an explicit stack, because they may be nested deeply.
  llvm::SmallVector<std::pair<const llvm::MDNode *, bool>> worklist{{root, false}};
  while (!worklist.empty()) {
    auto [node, followupsDone] = worklist.pop_back_val();
    if (followupsDone) {
      annotations[node] = createLoopAnnotation(node, loc);
      inProgress.erase(node);
      continue;
    }
    if (annotations.contains(node) || !inProgress.insert(node).second)
      continue;
    worklist.emplace_back(node, true);
    for (const llvm::MDNode *followup : llvm::reverse(getFollowups(node)))
      worklist.emplace_back(followup, false);
  }
  return annotations.lookup(root);
}

LoopAnnotationAttr LoopAnnotationImporter::createLoopAnnotation(const llvm::MDNode *node, Location loc) {
  LoopOptionReader reader(*this, context, loc);
  reader.import = &import;
  if (!reader.collect(node))
    return {};
  auto own = [&](unsigned i) { return llvm::cast_if_present<BoolAttr>(reader.read(loopOptions[i])); };
  BoolAttr disableNonforced = own(0), mustProgress = own(1), isVectorized = own(2);
  auto vectorize = reader.readGroup<LoopVectorizeAttr>();
  auto interleave = reader.readGroup<LoopInterleaveAttr>();
  auto unroll = reader.readGroup<LoopUnrollAttr>();
  auto unrollAndJam = reader.readGroup<LoopUnrollAndJamAttr>();
  auto licm = reader.readGroup<LoopLICMAttr>();
  auto distribute = reader.readGroup<LoopDistributeAttr>();
  auto pipeline = reader.readGroup<LoopPipelineAttr>();
  auto peeled = reader.readGroup<LoopPeeledAttr>();
  auto unswitch = reader.readGroup<LoopUnswitchAttr>();
  llvm::SmallVector<AccessGroupAttr> accesses = reader.readAccessGroups();
  if (!reader.finish())
    return {};
  return LoopAnnotationAttr::get(context, disableNonforced, vectorize, interleave, unroll, unrollAndJam, licm,
                                 distribute, pipeline, peeled, unswitch, mustProgress, isVectorized,
                                 reader.startLoc, reader.endLoc, accesses);
}

FailureOr<llvm::SmallVector<AccessGroupAttr>>
LoopAnnotationImporter::lookupAccessGroups(const llvm::MDNode *node) {
  llvm::SmallVector<AccessGroupAttr> groups;
  auto add = [&](const llvm::MDNode *group) {
    if (!group || !group->isDistinct() || group->getNumOperands() != 0)
      return false;
    AccessGroupAttr &attr = accessGroups[group];
    if (!attr)
      attr = AccessGroupAttr::get(context, DistinctAttr::create(UnitAttr::get(context)));
    groups.push_back(attr);
    return true;
  };
  if (add(node))
    return groups;
  for (const llvm::MDOperand &operand : node->operands())
    if (!add(dyn_cast_or_null<llvm::MDNode>(operand)))
      return failure();
  return groups;
}
