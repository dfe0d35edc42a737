//===- LoopAnnotationTranslation.cpp - Loop metadata ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/LoopAnnotationTranslation.h"
#include "dialects/llvm/target/LoopOptions.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;

namespace {

/// Builds the loop metadata of one annotation.
class LoopMetadataWriter {
public:
  LoopMetadataWriter(Operation *op, ModuleTranslation &translation, LoopAnnotationTranslation &owner)
      : op(op), translation(translation), owner(owner), context(translation.getLLVMContext()) {}

  llvm::MDNode *write(LoopAnnotationAttr attr) {
    nodes.push_back(nullptr); // Replaced by the node itself, which makes it distinct.
    addLocation(attr.getStartLoc());
    addLocation(attr.getEndLoc());
    const Attribute own[] = {attr.getDisableNonforced(), attr.getMustProgress(), attr.getIsVectorized()};
    for (auto [option, value] : llvm::zip(loopOptions, own))
      addOption(option, value);
    addGroup(attr.getVectorize());
    addGroup(attr.getInterleave());
    addGroup(attr.getUnroll());
    addGroup(attr.getUnrollAndJam());
    addGroup(attr.getLicm());
    addGroup(attr.getDistribute());
    addGroup(attr.getPipeline());
    addGroup(attr.getPeeled());
    addGroup(attr.getUnswitch());
    if (!attr.getParallelAccesses().empty()) {
      llvm::SmallVector<llvm::Metadata *> operands{llvm::MDString::get(context, loopParallelAccesses)};
      for (AccessGroupAttr group : attr.getParallelAccesses())
        operands.push_back(owner.getAccessGroup(group));
      nodes.push_back(llvm::MDNode::get(context, operands));
    }
    llvm::MDNode *node = llvm::MDNode::getDistinct(context, nodes);
    node->replaceOperandWith(0, node);
    return node;
  }

private:
  void addLocation(FusedLoc loc) {
    if (!loc)
      return;
    auto scope = llvm::dyn_cast_if_present<DILocalScopeAttr>(loc.getMetadata());
    if (!scope)
      return;
    auto *translatedScope = llvm::cast<llvm::DILocalScope>(translation.translateDebugInfo(scope));
    nodes.push_back(translation.translateLoc(loc, translatedScope));
  }

  void addNode(llvm::StringRef name, llvm::Metadata *value = nullptr) {
    llvm::SmallVector<llvm::Metadata *, 2> operands{llvm::MDString::get(context, name)};
    if (value)
      operands.push_back(value);
    nodes.push_back(llvm::MDNode::get(context, operands));
  }
  llvm::Metadata *constant(unsigned width, uint64_t value) {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(llvm::IntegerType::get(context, width), value));
  }

  void addOption(const LoopOption &option, Attribute value) {
    if (!value)
      return;
    bool flag = llvm::isa<BoolAttr>(value) && llvm::cast<BoolAttr>(value).getValue();
    switch (option.kind) {
    case LoopOption::Unit:
      if (flag)
        addNode(option.name);
      break;
    case LoopOption::Boolean:
    case LoopOption::Negated:
      addNode(option.name, constant(1, flag != (option.kind == LoopOption::Negated)));
      break;
    case LoopOption::Integer:
      addNode(option.name, constant(32, llvm::cast<IntegerAttr>(value).getValue().getZExtValue()));
      break;
    case LoopOption::IntegerBool:
      addNode(option.name, constant(32, flag));
      break;
    case LoopOption::Disable:
      addNode((option.name + (flag ? "disable" : "enable")).str());
      break;
    case LoopOption::Followup:
      addNode(option.name, owner.translateLoopAnnotation(llvm::cast<LoopAnnotationAttr>(value), op));
      break;
    }
  }

  template <typename AttrT>
  void addGroup(AttrT attr) {
    if (!attr)
      return;
    auto members = LoopGroup<AttrT>::getMembers(attr);
    for (auto [option, value] : llvm::zip(LoopGroup<AttrT>::options, members))
      addOption(option, value);
  }

  Operation *op;
  ModuleTranslation &translation;
  LoopAnnotationTranslation &owner;
  llvm::LLVMContext &context;
  llvm::SmallVector<llvm::Metadata *> nodes;
};

} // namespace

llvm::MDNode *LoopAnnotationTranslation::translateLoopAnnotation(LoopAnnotationAttr attr, Operation *op) {
  if (!attr)
    return nullptr;
  if (llvm::MDNode *known = annotations.lookup(attr))
    return known;
  llvm::MDNode *node = LoopMetadataWriter(op, translation, *this).write(attr);
  annotations[attr] = node;
  return node;
}

llvm::MDNode *LoopAnnotationTranslation::getAccessGroup(AccessGroupAttr attr) {
  llvm::MDNode *&node = accessGroups[attr];
  if (!node)
    node = llvm::MDNode::getDistinct(module.getContext(), {});
  return node;
}

llvm::MDNode *LoopAnnotationTranslation::getAccessGroups(AccessGroupOpInterface op) {
  ArrayAttr groups = op.getAccessGroupsOrNull();
  if (!groups || groups.empty())
    return nullptr;
  llvm::SmallVector<llvm::Metadata *> nodes;
  for (Attribute group : groups)
    nodes.push_back(getAccessGroup(llvm::cast<AccessGroupAttr>(group)));
  return nodes.size() == 1 ? llvm::cast<llvm::MDNode>(nodes.front())
                           : llvm::MDNode::get(module.getContext(), nodes);
}
