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
  // on that is not translated yet.
  llvm::SmallVector<const llvm::DILocation *> chain;
  LocationAttr result;
  for (const llvm::DILocation *next = loc; next && !(result = locations.lookup(next));
       next = next->getInlinedAt())
    chain.push_back(next);
  for (const llvm::DILocation *next : llvm::reverse(chain)) {
    Location own = FileLineColLoc::get(context, next->getFilename(), next->getLine(), next->getColumn());
    if (auto scope = translateAs<DILocalScopeAttr>(next->getScope()))
      own = FusedLocWith<DILocalScopeAttr>::get({own}, scope, context);
    result = result ? LocationAttr(CallSiteLoc::get(own, result)) : LocationAttr(own);
    locations[next] = result;
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

/// True if the dialect has an attribute for self references to a node.
static bool hasRecursiveAttr(const llvm::DINode *node) {
  return isa<llvm::DICompositeType, llvm::DISubprogram>(node);
}

std::optional<DINodeAttr> DebugImporter::lookup(const llvm::DINode *node) {
  if (!node)
    return DINodeAttr();
  if (auto known = attrs.find(node); known != attrs.end()) {
    if (!stack.empty())
      stack.back().lowestReference = std::min(stack.back().lowestReference, known->second.lowestReference);
    return known->second.attr;
  }
  if (stack.empty())
    return std::nullopt;
  Frame &top = stack.back();
  auto position = positions.find(node);
  if (top.failed.contains(node))
    return DINodeAttr();
  if (position == positions.end())
    return std::nullopt;
  if (!hasRecursiveAttr(node)) {
    if (!canRecur.empty() && canRecur.back() > position->second)
      return std::nullopt;
    top.dependsOnStack = true;
    return DINodeAttr();
  }
  Frame &frame = stack[position->second];
  if (!frame.id) {
    frame.id = DistinctAttr::create(UnitAttr::get(context));
    recursive.insert(position->second);
  }
  top.lowestReference = std::min(top.lowestReference, position->second);
  return createSelfReference(node, frame.id);
}

void DebugImporter::push(const llvm::DINode *node) {
  auto position = positions.try_emplace(node, SIZE_MAX).first;
  Frame frame{node, getOperands(node)};
  frame.outer = std::exchange(position->second, stack.size());
  if (hasRecursiveAttr(node))
    canRecur.push_back(stack.size());
  stack.push_back(std::move(frame));
}

llvm::SmallVector<const llvm::DINode *> DebugImporter::getOperands(const llvm::DINode *node) const {
  llvm::SmallVector<const llvm::DINode *> operands;
  auto add = [&](auto... nodes) {
    (operands.push_back(llvm::dyn_cast_or_null<llvm::DINode>(static_cast<const llvm::Metadata *>(nodes))),
     ...);
  };
  if (auto *n = dyn_cast<llvm::DICompositeType>(node)) {
    if (!dropElements || n->getTag() == llvm::dwarf::DW_TAG_array_type)
      llvm::append_range(operands, n->getElements());
    add(n->getFile(), n->getScope(), n->getBaseType());
  } else if (auto *n = dyn_cast<llvm::DIDerivedType>(node)) {
    add(n->getBaseType(), n->getExtraData());
  } else if (auto *n = dyn_cast<llvm::DIStringType>(node)) {
    add(n->getStringLength());
  } else if (auto *n = dyn_cast<llvm::DISubroutineType>(node)) {
    llvm::append_range(operands, n->getTypeArray());
  } else if (auto *n = dyn_cast<llvm::DISubprogram>(node)) {
    add(n->getScope(), n->getType(), n->getUnit(), n->getFile());
    llvm::append_range(operands, n->getRetainedNodes());
    llvm::append_range(operands, n->getAnnotations());
  } else if (auto *n = dyn_cast<llvm::DICommonBlock>(node)) {
    add(n->getScope(), n->getDecl(), n->getFile());
  } else if (auto *n = dyn_cast<llvm::DICompileUnit>(node)) {
    add(n->getFile());
  } else if (isa<llvm::DILexicalBlockBase, llvm::DIModule, llvm::DINamespace>(node)) {
    auto *scope = llvm::cast<llvm::DIScope>(node);
    add(scope->getScope(), isa<llvm::DINamespace>(node) ? nullptr : scope->getFile());
  } else if (auto *n = dyn_cast<llvm::DIVariable>(node)) {
    add(n->getScope(), n->getFile(), n->getType());
  } else if (auto *n = dyn_cast<llvm::DILabel>(node)) {
    add(n->getScope(), n->getFile());
  } else if (auto *n = dyn_cast<llvm::DIImportedEntity>(node)) {
    add(n->getScope(), n->getEntity(), n->getFile());
    llvm::append_range(operands, n->getElements());
  } else if (auto *n = dyn_cast<llvm::DISubrange>(node)) {
    add(n->getRawCountNode(), n->getRawLowerBound(), n->getRawUpperBound(), n->getRawStride());
  } else if (auto *n = dyn_cast<llvm::DIGenericSubrange>(node)) {
    add(n->getRawCountNode(), n->getRawLowerBound(), n->getRawUpperBound(), n->getRawStride());
  }
  return operands;
}

DINodeAttr DebugImporter::pop() {
  DINodeAttr attr = create(stack.back().node);
  Frame frame = std::move(stack.back());
  stack.pop_back();
  if (frame.outer == SIZE_MAX)
    positions.erase(frame.node);
  else
    positions[frame.node] = frame.outer;
  if (hasRecursiveAttr(frame.node))
    canRecur.pop_back();
  if (frame.id)
    recursive.erase(stack.size());
  if (attr && frame.id)
    if (auto withId = dyn_cast<DIRecursiveTypeAttrInterface>(attr))
      attr = llvm::cast<DINodeAttr>(Attribute(withId.withRecId(frame.id)));
  // Remove the cached attributes that contain a self reference to the node: it is valid only as a part of the
  // attribute of the node.
  for (const llvm::DINode *dependent : frame.dependents)
    attrs.erase(dependent);
  size_t reference = frame.lowestReference < stack.size() ? frame.lowestReference : SIZE_MAX;
  Frame *parent = stack.empty() ? nullptr : &stack.back();
  if (!attr && frame.dependsOnStack) {
    // Another search may find an attribute. This one is valid as long as the parent is in progress.
    if (parent) {
      parent->failed.insert(frame.node);
      parent->dependsOnStack = true;
    }
    return {};
  }
  attrs[frame.node] = {attr, reference};
  if (parent) {
    parent->lowestReference = std::min(parent->lowestReference, reference);
    parent->dependsOnStack |= frame.dependsOnStack;
  }
  // The attribute may contain self references to several frames. Remove it from the cache with the innermost
  // frame that can be one of them.
  if (reference != SIZE_MAX)
    stack[*recursive.rbegin()].dependents.push_back(frame.node);
  return attr;
}

DINodeAttr DebugImporter::translate(const llvm::DINode *node) {
  if (std::optional<DINodeAttr> known = lookup(node))
    return *known;
  size_t depth = stack.size();
  push(node);
  while (true) {
    Frame &top = stack.back();
    if (top.next != top.operands.size()) {
      const llvm::DINode *operand = top.operands[top.next++];
      if (!lookup(operand))
        push(operand);
      continue;
    }
    DINodeAttr attr = pop();
    if (stack.size() == depth)
      return attr;
  }
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
