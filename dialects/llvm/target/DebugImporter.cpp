//===- DebugImporter.cpp - Debug info from LLVM IR ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/DebugImporter.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;
using llvm::dyn_cast;
using llvm::isa;

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

Location DebugImporter::translateLoc(const llvm::DILocation *loc) {
  if (!loc)
    return UnknownLoc::get(context);
  // Inlined locations form a chain from the callee to the callers. Build the result from the outermost caller
  // on.
  llvm::SmallVector<const llvm::DILocation *> chain;
  for (const llvm::DILocation *next = loc; next; next = next->getInlinedAt())
    chain.push_back(next);
  Location result = UnknownLoc::get(context);
  for (auto [index, next] : llvm::enumerate(llvm::reverse(chain))) {
    Location own = FileLineColLoc::get(context, next->getFilename(), next->getLine(), next->getColumn());
    if (auto scope = translateAs<DILocalScopeAttr>(next->getScope()))
      own = FusedLocWith<DILocalScopeAttr>::get({own}, scope, context);
    result = index ? Location(CallSiteLoc::get(own, result)) : own;
  }
  return result;
}

Location DebugImporter::translateFuncLocation(llvm::Function *function) {
  llvm::DISubprogram *subprogram = function->getSubprogram();
  if (!subprogram)
    return UnknownLoc::get(context);
  auto attr = translateAs<DISubprogramAttr>(subprogram);
  if (!attr)
    return UnknownLoc::get(context);
  Location loc = FileLineColLoc::get(context, subprogram->getFilename(), subprogram->getLine(), 0);
  return FusedLocWith<DISubprogramAttr>::get({loc}, attr, context);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

StringAttr DebugImporter::string(llvm::MDString *text) {
  return text ? StringAttr::get(context, text->getString()) : StringAttr();
}

DistinctAttr DebugImporter::getDistinctId(const llvm::DINode *node) {
  DistinctAttr &id = distinctIds[node];
  if (!id)
    id = DistinctAttr::create(UnitAttr::get(context));
  return id;
}

DINodeAttr DebugImporter::createSelfReference(const llvm::DINode *node, DistinctAttr id) {
  if (isa<llvm::DISubprogram>(node))
    return llvm::cast<DINodeAttr>(Attribute(DISubprogramAttr::getRecSelf(id)));
  return llvm::cast<DINodeAttr>(Attribute(DICompositeTypeAttr::getRecSelf(id)));
}

DINodeAttr DebugImporter::translate(const llvm::DINode *node) {
  if (!node)
    return {};
  if (DINodeAttr known = attrs.lookup(node))
    return known;
  // The node is being translated. It can be recursive only if the dialect has a recursive attribute for it.
  for (size_t i = stack.size(); i != 0; --i) {
    Frame &frame = stack[i - 1];
    if (frame.node != node)
      continue;
    if (!isa<llvm::DICompositeType, llvm::DISubprogram>(node))
      return {};
    if (!frame.id)
      frame.id = DistinctAttr::create(UnitAttr::get(context));
    lowestReference = std::min(lowestReference, i - 1);
    return createSelfReference(node, frame.id);
  }
  size_t outerReference = std::exchange(lowestReference, SIZE_MAX);
  size_t depth = stack.size();
  stack.push_back({node, {}, {}});
  DINodeAttr attr = create(node);
  Frame frame = std::move(stack.back());
  stack.pop_back();
  if (attr && frame.id)
    if (auto recursive = dyn_cast<DIRecursiveTypeAttrInterface>(attr))
      attr = llvm::cast<DINodeAttr>(Attribute(recursive.withRecId(frame.id)));
  // The translation of the node is complete. Remove the cached attributes that contain a self reference to
  // it: a self reference is valid only as a part of the attribute of the node that it refers to.
  for (const llvm::DINode *dependent : frame.dependents)
    attrs.erase(dependent);
  size_t reference = lowestReference >= depth ? SIZE_MAX : lowestReference;
  if (attr) {
    attrs[node] = attr;
    if (reference != SIZE_MAX)
      stack[reference].dependents.push_back(node);
    // The attribute may also contain self references to the frames between the lowest one and this one. Add
    // the node to the dependents of all these frames: its cached attribute is then dropped with the innermost
    // one.
    for (size_t i = reference == SIZE_MAX ? depth : reference; i < depth; ++i)
      if (stack[i].id && i != reference)
        stack[i].dependents.push_back(node);
  }
  lowestReference = std::min(outerReference, reference);
  return attr;
}

DIExpressionAttr DebugImporter::translateExpression(const llvm::DIExpression *node) {
  if (!node)
    return {};
  llvm::SmallVector<DIExpressionElemAttr> operations;
  for (const llvm::DIExpression::ExprOperand &operation : node->expr_ops()) {
    llvm::SmallVector<uint64_t> arguments;
    for (unsigned i = 0, e = operation.getNumArgs(); i != e; ++i)
      arguments.push_back(operation.getArg(i));
    operations.push_back(DIExpressionElemAttr::get(context, operation.getOp(), arguments));
  }
  return DIExpressionAttr::get(context, operations);
}

DIGlobalVariableExpressionAttr
DebugImporter::translateGlobalVariableExpression(const llvm::DIGlobalVariableExpression *node) {
  auto variable = translateAs<DIGlobalVariableAttr>(node->getVariable());
  if (!variable)
    return {};
  return DIGlobalVariableExpressionAttr::get(context, variable, translateExpression(node->getExpression()));
}

llvm::SmallVector<DINodeAttr> DebugImporter::list(llvm::DINodeArray nodes) {
  llvm::SmallVector<DINodeAttr> results;
  for (llvm::DINode *node : nodes)
    if (DINodeAttr attr = translate(node))
      results.push_back(attr);
  return results;
}

Attribute DebugImporter::bound(llvm::Metadata *bound) {
  if (!bound)
    return {};
  if (auto *constant = dyn_cast<llvm::ConstantAsMetadata>(bound))
    if (auto *integer = dyn_cast<llvm::ConstantInt>(constant->getValue()))
      return IntegerAttr::get(IntegerType::get(context, 64), integer->getSExtValue());
  if (auto *expression = dyn_cast<llvm::DIExpression>(bound))
    return translateExpression(expression);
  if (auto *node = dyn_cast<llvm::DINode>(bound))
    return translate(node);
  return {};
}

DINodeAttr DebugImporter::create(const llvm::DINode *node) {
  if (DINodeAttr attr = createType(node))
    return attr;
  if (DINodeAttr attr = createScope(node))
    return attr;
  return createOther(node);
}

DINodeAttr DebugImporter::createComposite(const llvm::DICompositeType *node) {
  llvm::SmallVector<DINodeAttr> elements;
  bool isArray = node->getTag() == llvm::dwarf::DW_TAG_array_type;
  if (!dropElements || isArray)
    elements = list(node->getElements());
  if (isArray && elements.empty() && !node->getElements().empty())
    return {};
  auto expression = [&](llvm::Metadata *operand) {
    return translateExpression(llvm::dyn_cast_or_null<llvm::DIExpression>(operand));
  };
  return DICompositeTypeAttr::get(
      context, node->getTag(), string(node->getRawName()), translateAs<DIFileAttr>(node->getFile()),
      node->getLine(), translateAs<DIScopeAttr>(node->getScope()),
      translateAs<DITypeAttr>(node->getBaseType()),
      symbolizeDIFlags(node->getFlags()).value_or(DIFlags::Zero), node->getSizeInBits(),
      node->getAlignInBits(), expression(node->getRawDataLocation()), expression(node->getRawRank()),
      expression(node->getRawAllocated()), expression(node->getRawAssociated()), elements);
}

DINodeAttr DebugImporter::createType(const llvm::DINode *node) {
  if (auto *n = dyn_cast<llvm::DIBasicType>(node))
    return DIBasicTypeAttr::get(context, n->getTag(), StringAttr::get(context, n->getName()),
                                n->getSizeInBits(), n->getEncoding());
  if (auto *n = dyn_cast<llvm::DICompositeType>(node))
    return createComposite(n);
  if (auto *n = dyn_cast<llvm::DIDerivedType>(node)) {
    auto base = translateAs<DITypeAttr>(n->getBaseType());
    if (n->getBaseType() && !base)
      return {};
    return DIDerivedTypeAttr::get(context, n->getTag(), string(n->getRawName()), base, n->getSizeInBits(),
                                  n->getAlignInBits(), n->getOffsetInBits(), n->getDWARFAddressSpace(),
                                  translate(llvm::dyn_cast_or_null<llvm::DINode>(n->getExtraData())));
  }
  if (auto *n = dyn_cast<llvm::DIStringType>(node))
    return DIStringTypeAttr::get(
        context, n->getTag(), StringAttr::get(context, n->getName()), n->getSizeInBits(), n->getAlignInBits(),
        translateAs<DIVariableAttr>(n->getStringLength()), translateExpression(n->getStringLengthExp()),
        translateExpression(n->getStringLocationExp()), n->getEncoding());
  if (auto *n = dyn_cast<llvm::DISubroutineType>(node)) {
    llvm::SmallVector<DITypeAttr> types;
    for (llvm::DIType *type : n->getTypeArray()) {
      types.push_back(type ? translateAs<DITypeAttr>(type) : DITypeAttr(DINullTypeAttr::get(context)));
      if (!types.back())
        return {};
    }
    return DISubroutineTypeAttr::get(context, n->getCC(), types);
  }
  return {};
}

DINodeAttr DebugImporter::createSubprogram(const llvm::DISubprogram *n) {
  DistinctAttr id = n->isDistinct() ? getDistinctId(n) : DistinctAttr();
  auto scope = translateAs<DIScopeAttr>(n->getScope());
  if (n->getScope() && !scope)
    return {};
  auto type = translateAs<DISubroutineTypeAttr>(n->getType());
  if (n->getType() && !type)
    return {};
  return DISubprogramAttr::get(context, id, translateAs<DICompileUnitAttr>(n->getUnit()), scope,
                               string(n->getRawName()), string(n->getRawLinkageName()),
                               translateAs<DIFileAttr>(n->getFile()), n->getLine(), n->getScopeLine(),
                               symbolizeDISubprogramFlags(n->getSPFlags()).value_or(DISubprogramFlags(0)),
                               type, list(n->getRetainedNodes()), list(n->getAnnotations()));
}

DINodeAttr DebugImporter::createScope(const llvm::DINode *node) {
  if (auto *n = dyn_cast<llvm::DIFile>(node))
    return DIFileAttr::get(context, StringAttr::get(context, n->getFilename()),
                           StringAttr::get(context, n->getDirectory()));
  if (auto *n = dyn_cast<llvm::DICompileUnit>(node))
    return DICompileUnitAttr::get(context, getDistinctId(n), n->getSourceLanguage().getUnversionedName(),
                                  translateAs<DIFileAttr>(n->getFile()), string(n->getRawProducer()),
                                  n->isOptimized(), *symbolizeDIEmissionKind(n->getEmissionKind()),
                                  *symbolizeDINameTableKind(uint64_t(n->getNameTableKind())),
                                  string(n->getRawSplitDebugFilename()));
  if (auto *n = dyn_cast<llvm::DISubprogram>(node))
    return createSubprogram(n);
  auto scopeOf = [&](const llvm::DIScope *scope) { return translateAs<DIScopeAttr>(scope); };
  if (auto *n = dyn_cast<llvm::DILexicalBlock>(node)) {
    auto scope = scopeOf(n->getScope());
    return scope ? DINodeAttr(DILexicalBlockAttr::get(context, scope, translateAs<DIFileAttr>(n->getFile()),
                                                      n->getLine(), n->getColumn()))
                 : DINodeAttr();
  }
  if (auto *n = dyn_cast<llvm::DILexicalBlockFile>(node)) {
    auto scope = scopeOf(n->getScope());
    return scope ? DINodeAttr(DILexicalBlockFileAttr::get(
                       context, scope, translateAs<DIFileAttr>(n->getFile()), n->getDiscriminator()))
                 : DINodeAttr();
  }
  if (auto *n = dyn_cast<llvm::DIModule>(node))
    return DIModuleAttr::get(context, translateAs<DIFileAttr>(n->getFile()), scopeOf(n->getScope()),
                             string(n->getRawName()), string(n->getRawConfigurationMacros()),
                             string(n->getRawIncludePath()), string(n->getRawAPINotesFile()), n->getLineNo(),
                             n->getIsDecl());
  if (auto *n = dyn_cast<llvm::DINamespace>(node))
    return DINamespaceAttr::get(context, string(n->getRawName()), scopeOf(n->getScope()),
                                n->getExportSymbols());
  if (auto *n = dyn_cast<llvm::DICommonBlock>(node))
    return DICommonBlockAttr::get(context, scopeOf(n->getScope()),
                                  translateAs<DIGlobalVariableAttr>(n->getDecl()), string(n->getRawName()),
                                  translateAs<DIFileAttr>(n->getFile()), n->getLineNo());
  return {};
}

DINodeAttr DebugImporter::createOther(const llvm::DINode *node) {
  if (auto *n = dyn_cast<llvm::DIGlobalVariable>(node))
    return DIGlobalVariableAttr::get(
        context, translateAs<DIScopeAttr>(n->getScope()), string(n->getRawName()),
        string(n->getRawLinkageName()), translateAs<DIFileAttr>(n->getFile()), n->getLine(),
        translateAs<DITypeAttr>(n->getType()), n->isLocalToUnit(), n->isDefinition(), n->getAlignInBits());
  if (auto *n = dyn_cast<llvm::DILocalVariable>(node)) {
    auto scope = translateAs<DIScopeAttr>(n->getScope());
    return scope ? DINodeAttr(DILocalVariableAttr::get(
                       context, scope, string(n->getRawName()), translateAs<DIFileAttr>(n->getFile()),
                       n->getLine(), n->getArg(), n->getAlignInBits(), translateAs<DITypeAttr>(n->getType()),
                       symbolizeDIFlags(n->getFlags()).value_or(DIFlags::Zero)))
                 : DINodeAttr();
  }
  if (auto *n = dyn_cast<llvm::DILabel>(node)) {
    auto scope = translateAs<DIScopeAttr>(n->getScope());
    return scope ? DINodeAttr(DILabelAttr::get(context, scope, string(n->getRawName()),
                                               translateAs<DIFileAttr>(n->getFile()), n->getLine()))
                 : DINodeAttr();
  }
  if (auto *n = dyn_cast<llvm::DIImportedEntity>(node))
    return DIImportedEntityAttr::get(context, n->getTag(), translateAs<DIScopeAttr>(n->getScope()),
                                     translate(n->getEntity()), translateAs<DIFileAttr>(n->getFile()),
                                     n->getLine(), string(n->getRawName()), list(n->getElements()));
  if (auto *n = dyn_cast<llvm::DISubrange>(node))
    return DISubrangeAttr::get(context, bound(n->getRawCountNode()), bound(n->getRawLowerBound()),
                               bound(n->getRawUpperBound()), bound(n->getRawStride()));
  if (auto *n = dyn_cast<llvm::DIGenericSubrange>(node))
    return DIGenericSubrangeAttr::get(context, bound(n->getRawCountNode()), bound(n->getRawLowerBound()),
                                      bound(n->getRawUpperBound()), bound(n->getRawStride()));
  return {};
}
