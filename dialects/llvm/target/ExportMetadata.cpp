//===- ExportMetadata.cpp - Metadata of instructions and modules ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/DebugTranslation.h"
#include "dialects/llvm/target/LoopAnnotationTranslation.h"
#include "dialects/llvm/target/ModuleTranslation.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/MDBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

static llvm::Metadata *createInteger(llvm::LLVMContext &context, uint64_t value, unsigned width = 64) {
  return llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(llvm::IntegerType::get(context, width), value));
}

/// Creates a node with an identity: operand 0 is the name if `id` is a string; otherwise it is the node
/// itself, which makes the node distinct.
static llvm::MDNode *createIdentifiedNode(llvm::LLVMContext &context, Attribute id,
                                          llvm::SmallVector<llvm::Metadata *> operands) {
  if (auto name = llvm::dyn_cast_or_null<StringAttr>(id)) {
    operands.insert(operands.begin(), llvm::MDString::get(context, name.getValue()));
    return llvm::MDNode::get(context, operands);
  }
  operands.insert(operands.begin(), nullptr);
  llvm::MDNode *node = llvm::MDNode::getDistinct(context, operands);
  node->replaceOperandWith(0, node);
  return node;
}

//===----------------------------------------------------------------------===//
// Alias analysis
//===----------------------------------------------------------------------===//

llvm::MDNode *ModuleTranslation::getOrCreateAliasScope(AliasScopeAttr scope) {
  if (llvm::MDNode *known = metadataMapping.lookup(scope))
    return known;
  auto createDescription = [&](StringAttr text, llvm::SmallVector<llvm::Metadata *> &operands) {
    if (text)
      operands.push_back(llvm::MDString::get(getLLVMContext(), text.getValue()));
  };
  llvm::MDNode *&domain = metadataMapping[scope.getDomain()];
  if (!domain) {
    llvm::SmallVector<llvm::Metadata *> operands;
    createDescription(scope.getDomain().getDescription(), operands);
    domain = createIdentifiedNode(getLLVMContext(), scope.getDomain().getId(), operands);
  }
  llvm::SmallVector<llvm::Metadata *> operands{domain};
  createDescription(scope.getDescription(), operands);
  return metadataMapping[scope] = createIdentifiedNode(getLLVMContext(), scope.getId(), operands);
}

llvm::MDNode *ModuleTranslation::getOrCreateAliasScopes(llvm::ArrayRef<AliasScopeAttr> scopes) {
  llvm::SmallVector<llvm::Metadata *> nodes;
  for (AliasScopeAttr scope : scopes)
    nodes.push_back(getOrCreateAliasScope(scope));
  return llvm::MDNode::get(getLLVMContext(), nodes);
}

void ModuleTranslation::setAliasScopeMetadata(AliasAnalysisOpInterface op, llvm::Instruction *inst) {
  auto set = [&](ArrayAttr scopes, unsigned kind) {
    if (scopes && !scopes.empty())
      inst->setMetadata(kind, getOrCreateAliasScopes(llvm::map_to_vector(
                                  scopes, [](Attribute attr) { return cast<AliasScopeAttr>(attr); })));
  };
  set(op.getAliasScopesOrNull(), llvm::LLVMContext::MD_alias_scope);
  set(op.getNoAliasScopesOrNull(), llvm::LLVMContext::MD_noalias);
}

llvm::MDNode *ModuleTranslation::getTBAANode(Attribute attr) {
  if (llvm::MDNode *known = metadataMapping.lookup(attr))
    return known;
  llvm::LLVMContext &context = getLLVMContext();
  llvm::MDNode *node = nullptr;
  if (auto root = dyn_cast<TBAARootAttr>(attr)) {
    node = createIdentifiedNode(context, root.getId(), {});
  } else if (auto type = dyn_cast<TBAATypeDescriptorAttr>(attr)) {
    llvm::SmallVector<llvm::Metadata *> operands{llvm::MDString::get(context, type.getId())};
    for (TBAAMemberAttr member : type.getMembers()) {
      operands.push_back(getTBAANode(member.getTypeDesc()));
      operands.push_back(createInteger(context, member.getOffset()));
    }
    node = llvm::MDNode::get(context, operands);
  } else {
    auto tag = cast<TBAATagAttr>(attr);
    llvm::SmallVector<llvm::Metadata *> operands{getTBAANode(tag.getBaseType()),
                                                 getTBAANode(tag.getAccessType()),
                                                 createInteger(context, tag.getOffset())};
    if (tag.getConstant())
      operands.push_back(createInteger(context, 1));
    node = llvm::MDNode::get(context, operands);
  }
  return metadataMapping[attr] = node;
}

void ModuleTranslation::setTBAAMetadata(AliasAnalysisOpInterface op, llvm::Instruction *inst) {
  ArrayAttr tags = op.getTBAATagsOrNull();
  size_t count = tags ? tags.size() : 0;
  if (count == 1)
    inst->setMetadata(llvm::LLVMContext::MD_tbaa, getTBAANode(*tags.begin()));
  else if (count)
    op.emitWarning(
        "TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction");
}

//===----------------------------------------------------------------------===//
// Other metadata of instructions
//===----------------------------------------------------------------------===//

void ModuleTranslation::setAccessGroupsMetadata(AccessGroupOpInterface op, llvm::Instruction *inst) {
  if (llvm::MDNode *node = loopAnnotationTranslation->getAccessGroups(op))
    inst->setMetadata(llvm::LLVMContext::MD_access_group, node);
}

void ModuleTranslation::setDereferenceableMetadata(DereferenceableOpInterface op, llvm::Instruction *inst) {
  DereferenceableAttr attr = op.getDereferenceableOrNull();
  if (!attr || !inst)
    return;
  unsigned kind = attr.getMayBeNull() ? llvm::LLVMContext::MD_dereferenceable_or_null
                                      : llvm::LLVMContext::MD_dereferenceable;
  inst->setMetadata(kind,
                    llvm::MDNode::get(getLLVMContext(), createInteger(getLLVMContext(), attr.getBytes())));
}

void ModuleTranslation::setBranchWeightsMetadata(WeightedBranchOpInterface op) {
  llvm::ArrayRef<int32_t> weights = op.getWeights();
  if (weights.empty())
    return;
  llvm::Instruction *inst = lookupCall(op);
  if (!inst)
    inst = lookupBranch(op);
  if (!inst)
    return;
  llvm::SmallVector<uint32_t> values(weights.begin(), weights.end());
  inst->setMetadata(llvm::LLVMContext::MD_prof,
                    llvm::MDBuilder(getLLVMContext()).createBranchWeights(values));
}

void ModuleTranslation::setLoopMetadata(Operation *op, llvm::Instruction *inst) {
  auto annotation = op->getAttrOfType<LoopAnnotationAttr>("loop_annotation");
  if (annotation)
    inst->setMetadata(llvm::LLVMContext::MD_loop,
                      loopAnnotationTranslation->translateLoopAnnotation(annotation, op));
}

void ModuleTranslation::setDisjointFlag(Operation *op, llvm::Value *value) {
  if (auto *inst = dyn_cast<llvm::PossiblyDisjointInst>(value))
    inst->setIsDisjoint(cast<DisjointFlagInterface>(op).getIsDisjoint());
}

void ModuleTranslation::setNonTemporalMetadata(llvm::Instruction *inst) {
  inst->setMetadata(llvm::LLVMContext::MD_nontemporal,
                    llvm::MDNode::get(getLLVMContext(), createInteger(getLLVMContext(), 1, 32)));
}

void ModuleTranslation::setInvariantGroupMetadata(llvm::Instruction *inst) {
  inst->setMetadata(llvm::LLVMContext::MD_invariant_group, llvm::MDNode::get(getLLVMContext(), {}));
}

llvm::RoundingMode ModuleTranslation::translateRoundingMode(RoundingMode rounding) {
  return LLVM::detail::convertRoundingModeToLLVM(rounding);
}

llvm::fp::ExceptionBehavior ModuleTranslation::translateFPExceptionBehavior(FPExceptionBehavior behavior) {
  return LLVM::detail::convertFPExceptionBehaviorToLLVM(behavior);
}

//===----------------------------------------------------------------------===//
// Debug info
//===----------------------------------------------------------------------===//

llvm::DILocation *ModuleTranslation::translateLoc(Location loc, llvm::DILocalScope *scope) {
  return debugTranslation->translateLoc(loc, scope);
}
llvm::DIExpression *ModuleTranslation::translateExpression(DIExpressionAttr attr) {
  return debugTranslation->translateExpression(attr);
}
llvm::DIGlobalVariableExpression *
ModuleTranslation::translateGlobalVariableExpression(DIGlobalVariableExpressionAttr attr) {
  return debugTranslation->translateGlobalVariableExpression(attr);
}
llvm::Metadata *ModuleTranslation::translateDebugInfo(DINodeAttr attr) {
  return debugTranslation->translate(attr);
}

//===----------------------------------------------------------------------===//
// Metadata of modules
//===----------------------------------------------------------------------===//

llvm::NamedMDNode *ModuleTranslation::getOrInsertNamedModuleMetadata(llvm::StringRef name) {
  return llvmModule->getOrInsertNamedMetadata(name);
}

LogicalResult ModuleTranslation::createModuleMetadata() {
  auto addString = [&](llvm::StringRef attrName, llvm::StringRef name) {
    if (auto attr = mlirModule->getAttrOfType<StringAttr>(attrName))
      getOrInsertNamedModuleMetadata(name)->addOperand(
          llvm::MDNode::get(getLLVMContext(), llvm::MDString::get(getLLVMContext(), attr.getValue())));
  };
  addString(LLVMDialect::getIdentAttrName(), "llvm.ident");
  addString(LLVMDialect::getCommandlineAttrName(), "llvm.commandline");
  if (auto libraries =
          mlirModule->getAttrOfType<DependentLibrariesAttr>(LLVMDialect::getDependentLibrariesAttrName()))
    for (StringAttr library : libraries.getLibs())
      getOrInsertNamedModuleMetadata("llvm.dependent-libraries")
          ->addOperand(
              llvm::MDNode::get(getLLVMContext(), llvm::MDString::get(getLLVMContext(), library.getValue())));
  return success();
}
