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

LoopAnnotationAttr LoopAnnotationImporter::translateLoopAnnotation(const llvm::MDNode *node, Location loc) {
  if (!node)
    return {};
  auto known = annotations.find(node);
  if (known != annotations.end())
    return known->second;
  if (!node->isDistinct() || node->getNumOperands() == 0 || node->getOperand(0) != node ||
      !inProgress.insert(node).second) {
    emitWarning(loc) << "cannot import invalid loop annotation node";
    return {};
  }
  LoopOptionReader reader(*this, context, loc);
  reader.import = &import;
  LoopAnnotationAttr attr;
  if (reader.collect(node)) {
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
    if (reader.finish())
      attr = LoopAnnotationAttr::get(context, disableNonforced, vectorize, interleave, unroll, unrollAndJam,
                                     licm, distribute, pipeline, peeled, unswitch, mustProgress, isVectorized,
                                     reader.startLoc, reader.endLoc, accesses);
  }
  inProgress.erase(node);
  return annotations[node] = attr;
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
