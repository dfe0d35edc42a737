//===- DebugTranslation.cpp - Debug info to LLVM IR -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/DebugTranslation.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/transforms/DIExpressionLegalization.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DIBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;
using llvm::cast;
using llvm::dyn_cast;

namespace {
/// The translated operands of a subprogram.
struct SubprogramParts {
  llvm::DIScope *scope;
  llvm::MDString *name, *linkageName;
  llvm::DIFile *file;
  llvm::DISubroutineType *type;
  llvm::DICompileUnit *unit;
  llvm::MDTuple *retainedNodes, *annotations;
};
} // namespace

template <bool distinct>
static llvm::DISubprogram *createNode(llvm::LLVMContext &context, DISubprogramAttr a, SubprogramParts &p) {
  auto create = [](auto &&...args) {
    if constexpr (distinct)
      return llvm::DISubprogram::getDistinct(args...);
    else
      return llvm::DISubprogram::get(args...);
  };
  return create(context, p.scope, p.name, p.linkageName, p.file, a.getLine(), p.type, a.getScopeLine(),
                /*ContainingType=*/nullptr, /*VirtualIndex=*/0, /*ThisAdjustment=*/0, llvm::DINode::FlagZero,
                static_cast<llvm::DISubprogram::DISPFlags>(a.getSubprogramFlags()), p.unit,
                /*TemplateParams=*/nullptr, /*Declaration=*/nullptr, p.retainedNodes,
                /*ThrownTypes=*/nullptr, p.annotations);
}

static constexpr llvm::StringLiteral versionFlag = "Debug Info Version";

DebugTranslation::DebugTranslation(Operation *module, llvm::Module &llvmModule)
    : module(llvmModule), context(llvmModule.getContext()) {
  hasLocations =
      module
          ->walk([](Operation *op) {
            return llvm::isa<UnknownLoc>(op->getLoc()) ? WalkResult::advance() : WalkResult::interrupt();
          })
          .wasInterrupted();
}

void DebugTranslation::addModuleFlagsIfNotPresent() {
  if (!module.getModuleFlag(versionFlag))
    module.addModuleFlag(llvm::Module::Warning, versionFlag, llvm::DEBUG_METADATA_VERSION);
  if (module.getTargetTriple().isKnownWindowsMSVCEnvironment() && !module.getModuleFlag("CodeView"))
    module.addModuleFlag(llvm::Module::Warning, "CodeView", 1);
}

void DebugTranslation::translate(LLVMFuncOp op, llvm::Function &function) {
  if (!hasLocations)
    return;
  if (auto loc = op.getLoc()->findInstanceOf<FusedLocWith<DISubprogramAttr>>())
    function.setSubprogram(translateAs<llvm::DISubprogram>(loc.getMetadata()));
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

llvm::DILocation *DebugTranslation::translateLoc(Location loc, llvm::DILocalScope *scope,
                                                 llvm::DILocation *inlinedAt) {
  if (!hasLocations || llvm::isa<UnknownLoc>(loc))
    return nullptr;
  std::tuple<LocationAttr, llvm::DILocalScope *, const llvm::DILocation *> key(loc, scope, inlinedAt);
  auto known = locations.find(key);
  if (known != locations.end())
    return known->second;
  llvm::DILocation *result = createLocation(loc, scope, inlinedAt);
  locations[key] = result;
  return result;
}

llvm::DILocation *DebugTranslation::createLocation(Location loc, llvm::DILocalScope *scope,
                                                   llvm::DILocation *inlinedAt) {
  if (auto callSite = dyn_cast<CallSiteLoc>(loc)) {
    llvm::DILocation *caller = translateLoc(callSite.getCaller(), scope, inlinedAt);
    llvm::DILocation *callee = translateLoc(callSite.getCallee(), nullptr, caller);
    return callee ? callee : caller;
  }
  if (auto file = dyn_cast<FileLineColRange>(loc))
    return scope
               ? llvm::DILocation::get(context, file.getStartLine(), file.getStartColumn(), scope, inlinedAt)
               : nullptr;
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    if (auto attr = llvm::dyn_cast_or_null<DILocalScopeAttr>(fused.getMetadata()))
      scope = translateAs<llvm::DILocalScope>(attr);
    llvm::DILocation *merged = translateLoc(fused.getLocations().front(), scope, inlinedAt);
    for (Location other : fused.getLocations().drop_front())
      merged = llvm::DILocation::getMergedLocation(merged, translateLoc(other, scope, inlinedAt));
    return merged;
  }
  if (auto name = dyn_cast<NameLoc>(loc))
    return translateLoc(name.getChildLoc(), scope, inlinedAt);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

llvm::MDString *DebugTranslation::string(StringAttr attr) {
  return attr && !attr.getValue().empty() ? llvm::MDString::get(context, attr.getValue()) : nullptr;
}

llvm::MDTuple *DebugTranslation::tuple(llvm::ArrayRef<DINodeAttr> elements) {
  if (elements.empty())
    return nullptr;
  llvm::SmallVector<llvm::Metadata *> operands;
  for (DINodeAttr element : elements)
    operands.push_back(translate(element));
  return llvm::MDTuple::get(context, operands);
}

llvm::DIExpression *DebugTranslation::translateExpression(DIExpressionAttr attr) {
  llvm::SmallVector<uint64_t> operations;
  if (attr)
    for (DIExpressionElemAttr element : mergeFragments(attr).getOperations()) {
      operations.push_back(element.getOpcode());
      llvm::append_range(operations, element.getArguments());
    }
  return llvm::DIExpression::get(context, operations);
}

llvm::DIGlobalVariableExpression *
DebugTranslation::translateGlobalVariableExpression(DIGlobalVariableExpressionAttr attr) {
  return llvm::DIGlobalVariableExpression::get(context, translate(attr.getVar()),
                                               translateExpression(attr.getExpr()));
}

llvm::Metadata *DebugTranslation::bound(Attribute attr) {
  if (!attr)
    return nullptr;
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::getSigned(llvm::Type::getInt64Ty(context), integer.getValue().getSExtValue()));
  if (auto expression = dyn_cast<DIExpressionAttr>(attr))
    return translateExpression(expression);
  if (auto node = dyn_cast<DINodeAttr>(attr))
    return translate(node);
  return nullptr;
}

llvm::DINode *DebugTranslation::translate(DINodeAttr attr) {
  if (!attr)
    return nullptr;
  if (llvm::DINode *known = nodes.lookup(attr))
    return known;
  llvm::DINode *node = nullptr;
  if (auto recursive = dyn_cast<DIRecursiveTypeAttrInterface>(attr); recursive && recursive.getRecId())
    node = createRecursive(attr, recursive.getRecId(), recursive.getIsRecSelf());
  else
    node = create(attr);
  if (!node || node->isTemporary())
    return node;
  // A node is unresolved while it refers to a placeholder, and may then be merged with an equal node. Do not
  // cache it; createRecursive() resolves it when the outermost recursive node is complete.
  if (!node->isResolved() && !recursiveNodes.empty())
    unresolvedNodes.emplace_back(node);
  else
    nodes[attr] = node;
  return node;
}

llvm::DINode *DebugTranslation::createRecursive(DINodeAttr attr, DistinctAttr id, bool isSelf) {
  if (llvm::DINode *node = recursiveNodes.lookup(id))
    return node;
  if (isSelf)
    return nullptr;
  llvm::DINode *placeholder = createPlaceholder(attr);
  recursiveNodes[id] = placeholder;
  llvm::TrackingMDNodeRef tracked(create(attr));
  // This may merge the node with an equal one; `tracked` then refers to the merged node.
  placeholder->replaceAllUsesWith(tracked.get());
  llvm::MDNode::deleteTemporary(placeholder);
  auto *node = llvm::cast<llvm::DINode>(tracked.get());
  recursiveNodes.erase(id);
  if (!recursiveNodes.empty())
    return node;
  unresolvedNodes.emplace_back(node);
  for (llvm::TrackingMDNodeRef &unresolved : unresolvedNodes)
    if (unresolved && !unresolved->isResolved())
      unresolved->resolveCycles();
  node = llvm::cast<llvm::DINode>(unresolvedNodes.back().get());
  unresolvedNodes.clear();
  return node;
}

llvm::DINode *DebugTranslation::createPlaceholder(DINodeAttr attr) {
  if (llvm::isa<DISubprogramAttr>(attr))
    return llvm::DISubprogram::getTemporary(context, nullptr, llvm::StringRef(), llvm::StringRef(), nullptr,
                                            0, nullptr, 0, nullptr, 0, 0, llvm::DINode::FlagZero,
                                            llvm::DISubprogram::SPFlagZero, nullptr)
        .release();
  llvm::DIType *none = nullptr;
  uint64_t zero = 0;
  return llvm::DICompositeType::getTemporary(context, cast<DICompositeTypeAttr>(attr).getTag(),
                                             llvm::StringRef(), static_cast<llvm::DIFile *>(nullptr),
                                             /*Line=*/0, static_cast<llvm::DIScope *>(nullptr), none, zero,
                                             uint32_t(0), zero, llvm::DINode::FlagZero, llvm::DINodeArray(),
                                             /*RuntimeLang=*/0,
                                             /*EnumKind=*/std::nullopt, none)
      .release();
}

llvm::DINode *DebugTranslation::create(DINodeAttr attr) {
  if (llvm::DINode *node = createType(attr))
    return node;
  if (llvm::DINode *node = createScope(attr))
    return node;
  if (llvm::DINode *node = createVariable(attr))
    return node;
  return createBound(attr);
}

llvm::DICompositeType *DebugTranslation::createCompositeType(DICompositeTypeAttr a) {
  // Types that are identified by a name in the source language are distinct.
  bool isDistinct = llvm::is_contained({llvm::dwarf::DW_TAG_class_type, llvm::dwarf::DW_TAG_enumeration_type,
                                        llvm::dwarf::DW_TAG_structure_type, llvm::dwarf::DW_TAG_union_type},
                                       a.getTag());
  auto create = [&](auto &&...args) {
    return isDistinct ? llvm::DICompositeType::getDistinct(context, args...)
                      : llvm::DICompositeType::get(context, args...);
  };
  return create(a.getTag(), string(a.getName()), translateAs<llvm::DIFile>(a.getFile()), a.getLine(),
                translateAs<llvm::DIScope>(a.getScope()), translateAs<llvm::DIType>(a.getBaseType()),
                a.getSizeInBits(), a.getAlignInBits(), /*OffsetInBits=*/uint64_t(0),
                static_cast<llvm::DINode::DIFlags>(a.getFlags()), tuple(a.getElements()), /*RuntimeLang=*/0u,
                /*EnumKind=*/std::nullopt, /*VTableHolder=*/nullptr,
                /*TemplateParams=*/nullptr, /*Identifier=*/nullptr, /*Discriminator=*/nullptr,
                a.getDataLocation() ? translateExpression(a.getDataLocation()) : nullptr,
                a.getAssociated() ? translateExpression(a.getAssociated()) : nullptr,
                a.getAllocated() ? translateExpression(a.getAllocated()) : nullptr,
                a.getRank() ? translateExpression(a.getRank()) : nullptr);
}

llvm::DINode *DebugTranslation::createType(DINodeAttr attr) {
  if (auto a = dyn_cast<DIBasicTypeAttr>(attr))
    return llvm::DIBasicType::get(context, a.getTag(), string(a.getName()), a.getSizeInBits(),
                                  /*AlignInBits=*/0, a.getEncoding(), llvm::DINode::FlagZero);
  if (auto a = dyn_cast<DICompositeTypeAttr>(attr))
    return createCompositeType(a);
  if (auto a = dyn_cast<DIDerivedTypeAttr>(attr))
    return llvm::DIDerivedType::get(context, a.getTag(), string(a.getName()), /*File=*/nullptr, /*Line=*/0,
                                    /*Scope=*/nullptr, translateAs<llvm::DIType>(a.getBaseType()),
                                    a.getSizeInBits(), a.getAlignInBits(), a.getOffsetInBits(),
                                    a.getDwarfAddressSpace(), /*PtrAuthData=*/std::nullopt,
                                    llvm::DINode::FlagZero, translate(a.getExtraData()));
  if (auto a = dyn_cast<DIStringTypeAttr>(attr))
    return llvm::DIStringType::get(
        context, a.getTag(), string(a.getName()), translateAs<llvm::DIVariable>(a.getStringLength()),
        a.getStringLengthExp() ? translateExpression(a.getStringLengthExp()) : nullptr,
        a.getStringLocationExp() ? translateExpression(a.getStringLocationExp()) : nullptr, a.getSizeInBits(),
        a.getAlignInBits(), a.getEncoding());
  if (auto a = dyn_cast<DISubroutineTypeAttr>(attr)) {
    llvm::SmallVector<llvm::Metadata *> types;
    for (DITypeAttr type : a.getTypes()) // DINullTypeAttr is void.
      types.push_back(llvm::isa<DINullTypeAttr>(type) ? nullptr : translate(type));
    return llvm::DISubroutineType::get(context, llvm::DINode::FlagZero, a.getCallingConvention(),
                                       llvm::MDTuple::get(context, types));
  }
  return nullptr;
}

llvm::DISubprogram *DebugTranslation::createSubprogram(DISubprogramAttr a) {
  // Definitions, and subprograms with an ID, are distinct.
  bool isDistinct = a.getId() || bitEnumContainsAll(a.getSubprogramFlags(), DISubprogramFlags::Definition);
  auto *get = isDistinct ? &createNode<true> : &createNode<false>;
  SubprogramParts parts{translateAs<llvm::DIScope>(a.getScope()),
                        string(a.getName()),
                        string(a.getLinkageName()),
                        translateAs<llvm::DIFile>(a.getFile()),
                        translateAs<llvm::DISubroutineType>(a.getType()),
                        translateAs<llvm::DICompileUnit>(a.getCompileUnit()),
                        tuple(a.getRetainedNodes()),
                        tuple(a.getAnnotations())};
  return get(context, a, parts);
}

llvm::DINode *DebugTranslation::createScope(DINodeAttr attr) {
  if (auto a = dyn_cast<DIFileAttr>(attr))
    return llvm::DIFile::get(context, a.getName().getValue(), a.getDirectory().getValue());
  if (auto a = dyn_cast<DICompileUnitAttr>(attr)) {
    llvm::DIBuilder builder(module);
    return builder.createCompileUnit(
        llvm::DISourceLanguageName(a.getSourceLanguage()), translateAs<llvm::DIFile>(a.getFile()),
        a.getProducer() ? a.getProducer().getValue() : "", a.getIsOptimized(), /*Flags=*/"", /*RV=*/0,
        a.getSplitDebugFilename() ? a.getSplitDebugFilename().getValue() : "",
        static_cast<llvm::DICompileUnit::DebugEmissionKind>(a.getEmissionKind()), /*DWOId=*/0,
        /*SplitDebugInlining=*/true, /*DebugInfoForProfiling=*/false,
        static_cast<llvm::DICompileUnit::DebugNameTableKind>(a.getNameTableKind()));
  }
  if (auto a = dyn_cast<DISubprogramAttr>(attr))
    return createSubprogram(a);
  if (auto a = dyn_cast<DILexicalBlockAttr>(attr))
    return llvm::DILexicalBlock::getDistinct(context, translateAs<llvm::DILocalScope>(a.getScope()),
                                             translateAs<llvm::DIFile>(a.getFile()), a.getLine(),
                                             a.getColumn());
  if (auto a = dyn_cast<DILexicalBlockFileAttr>(attr))
    return llvm::DILexicalBlockFile::getDistinct(context, translateAs<llvm::DILocalScope>(a.getScope()),
                                                 translateAs<llvm::DIFile>(a.getFile()),
                                                 a.getDiscriminator());
  if (auto a = dyn_cast<DIModuleAttr>(attr))
    return llvm::DIModule::get(context, translateAs<llvm::DIFile>(a.getFile()),
                               translateAs<llvm::DIScope>(a.getScope()), string(a.getName()),
                               string(a.getConfigMacros()), string(a.getIncludePath()),
                               string(a.getApinotes()), a.getLine(), a.getIsDecl());
  if (auto a = dyn_cast<DINamespaceAttr>(attr))
    return llvm::DINamespace::get(context, translateAs<llvm::DIScope>(a.getScope()), string(a.getName()),
                                  a.getExportSymbols());
  if (auto a = dyn_cast<DICommonBlockAttr>(attr))
    return llvm::DICommonBlock::get(context, translateAs<llvm::DIScope>(a.getScope()),
                                    translateAs<llvm::DIGlobalVariable>(a.getDecl()), string(a.getName()),
                                    translateAs<llvm::DIFile>(a.getFile()), a.getLine());
  return nullptr;
}

llvm::DINode *DebugTranslation::createVariable(DINodeAttr attr) {
  if (auto a = dyn_cast<DIGlobalVariableAttr>(attr))
    return llvm::DIGlobalVariable::getDistinct(
        context, translateAs<llvm::DIScope>(a.getScope()), string(a.getName()), string(a.getLinkageName()),
        translateAs<llvm::DIFile>(a.getFile()), a.getLine(), translateAs<llvm::DIType>(a.getType()),
        a.getIsLocalToUnit(), a.getIsDefined(), nullptr, nullptr, a.getAlignInBits(), nullptr);
  if (auto a = dyn_cast<DILocalVariableAttr>(attr))
    return llvm::DILocalVariable::get(context, translateAs<llvm::DIScope>(a.getScope()), string(a.getName()),
                                      translateAs<llvm::DIFile>(a.getFile()), a.getLine(),
                                      translateAs<llvm::DIType>(a.getType()), a.getArg(),
                                      static_cast<llvm::DINode::DIFlags>(a.getFlags()), a.getAlignInBits(),
                                      /*Annotations=*/nullptr);
  if (auto a = dyn_cast<DILabelAttr>(attr))
    return llvm::DILabel::get(context, translateAs<llvm::DIScope>(a.getScope()), string(a.getName()),
                              translateAs<llvm::DIFile>(a.getFile()), a.getLine(), /*Column=*/0,
                              /*IsArtificial=*/false, /*CoroSuspendIdx=*/std::nullopt);
  if (auto a = dyn_cast<DIImportedEntityAttr>(attr))
    return llvm::DIImportedEntity::get(context, a.getTag(), translateAs<llvm::DIScope>(a.getScope()),
                                       translate(a.getEntity()), translateAs<llvm::DIFile>(a.getFile()),
                                       a.getLine(), string(a.getName()), tuple(a.getElements()));
  return nullptr;
}

llvm::DINode *DebugTranslation::createBound(DINodeAttr attr) {
  if (auto a = dyn_cast<DISubrangeAttr>(attr))
    return llvm::DISubrange::get(context, bound(a.getCount()), bound(a.getLowerBound()),
                                 bound(a.getUpperBound()), bound(a.getStride()));
  if (auto a = dyn_cast<DIGenericSubrangeAttr>(attr))
    return llvm::DIGenericSubrange::get(context, bound(a.getCount()), bound(a.getLowerBound()),
                                        bound(a.getUpperBound()), bound(a.getStride()));
  return nullptr;
}
