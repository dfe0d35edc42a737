//===- ImportMetadata.cpp - Metadata of LLVM IR ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/DebugImporter.h"
#include "dialects/llvm/target/LoopAnnotationImporter.h"
#include "dialects/llvm/target/ModuleImport.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/ProfDataUtils.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;
using llvm::isa;

/// Return operand `index` of a node as a string, a node or an integer; null or nullopt if the node has no
/// such operand.
static llvm::MDString *getString(const llvm::MDNode *node, unsigned index) {
  return index < node->getNumOperands() ? dyn_cast_or_null<llvm::MDString>(node->getOperand(index)) : nullptr;
}
static const llvm::MDNode *getNode(const llvm::MDNode *node, unsigned index) {
  return index < node->getNumOperands() ? dyn_cast_or_null<llvm::MDNode>(node->getOperand(index)) : nullptr;
}
static std::optional<uint64_t> getInteger(const llvm::MDNode *node, unsigned index) {
  if (index >= node->getNumOperands())
    return std::nullopt;
  auto *value = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(node->getOperand(index));
  return value ? std::optional(value->getZExtValue()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Type-based alias analysis
//===----------------------------------------------------------------------===//

/// Returns the nodes of the types of the members of a type descriptor, whose operands after the name are
/// pairs of a type and an offset.
static llvm::SmallVector<const llvm::MDNode *> getTBAAMembers(const llvm::MDNode *node) {
  llvm::SmallVector<const llvm::MDNode *> members;
  if (getString(node, 0))
    for (unsigned i = 1, e = node->getNumOperands(); i < e; i += 2)
      members.push_back(getNode(node, i));
  return members;
}

Attribute ModuleImport::createTBAANode(const llvm::MDNode *node) {
  llvm::MDString *name = getString(node, 0);
  if (node->getNumOperands() == 1 && (name || getNode(node, 0) == node))
    return TBAARootAttr::get(context, name ? builder.getStringAttr(name->getString()) : StringAttr());
  if (node->getNumOperands() == 0)
    return TBAARootAttr::get(context, StringAttr());
  if (!name)
    return {};
  llvm::SmallVector<TBAAMemberAttr> members;
  for (auto [index, member] : llvm::enumerate(getTBAAMembers(node))) {
    auto type = llvm::dyn_cast_if_present<TBAANodeAttr>(metadataMapping.lookup(member));
    // A scalar type may omit the offset of its parent.
    unsigned position = 2 * index + 2;
    std::optional<uint64_t> offset = position == node->getNumOperands() ? 0 : getInteger(node, position);
    if (!type || !offset)
      return {};
    members.push_back(TBAAMemberAttr::get(context, type, *offset));
  }
  return TBAATypeDescriptorAttr::get(context, name->getString(), members);
}

Attribute ModuleImport::translateTBAANode(const llvm::MDNode *root) {
  if (!root)
    return {};
  // Translate the types of members first, with an explicit stack.
  llvm::SmallVector<std::pair<const llvm::MDNode *, bool>> worklist{{root, false}};
  while (!worklist.empty()) {
    auto [node, membersDone] = worklist.pop_back_val();
    if (membersDone) {
      metadataMapping[node] = createTBAANode(node);
      continue;
    }
    // A node in progress is null in the mapping: a node that contains itself is invalid.
    if (!node || !metadataMapping.try_emplace(node).second)
      continue;
    worklist.emplace_back(node, true);
    for (const llvm::MDNode *member : getTBAAMembers(node))
      worklist.emplace_back(member, false);
  }
  return metadataMapping.lookup(root);
}

Attribute ModuleImport::translateTBAATag(const llvm::MDNode *node) {
  auto base = llvm::dyn_cast_if_present<TBAATypeDescriptorAttr>(translateTBAANode(getNode(node, 0)));
  auto access = llvm::dyn_cast_if_present<TBAATypeDescriptorAttr>(translateTBAANode(getNode(node, 1)));
  std::optional<uint64_t> offset = getInteger(node, 2);
  if (!base || !access || !offset)
    return {};
  return TBAATagAttr::get(context, base, access, *offset, getInteger(node, 3).value_or(0) != 0);
}

Attribute ModuleImport::lookupTBAAAttr(const llvm::MDNode *node) {
  if (Attribute known = metadataMapping.lookup(node))
    return known;
  return metadataMapping[node] = translateTBAATag(node);
}

//===----------------------------------------------------------------------===//
// Alias scopes
//===----------------------------------------------------------------------===//

AliasScopeAttr ModuleImport::translateAliasScope(const llvm::MDNode *node) {
  if (auto known = llvm::dyn_cast_if_present<AliasScopeAttr>(metadataMapping.lookup(node)))
    return known;
  // Operand 0 identifies the node: it is a name, or the node itself if the node is distinct.
  auto getId = [&](const llvm::MDNode *owner) -> Attribute {
    if (llvm::MDString *name = getString(owner, 0))
      return builder.getStringAttr(name->getString());
    if (owner->getNumOperands() == 0 || owner->getOperand(0) != owner)
      return {};
    return DistinctAttr::create(builder.getUnitAttr());
  };
  auto getDescription = [&](const llvm::MDNode *owner, unsigned index) {
    llvm::MDString *text = getString(owner, index);
    return text ? builder.getStringAttr(text->getString()) : StringAttr();
  };
  const llvm::MDNode *domainNode = getNode(node, 1);
  if (!domainNode)
    return {};
  auto domain = llvm::dyn_cast_if_present<AliasScopeDomainAttr>(metadataMapping.lookup(domainNode));
  if (!domain) {
    Attribute id = getId(domainNode);
    if (!id)
      return {};
    domain = AliasScopeDomainAttr::get(context, id, getDescription(domainNode, 1));
    metadataMapping[domainNode] = domain;
  }
  Attribute id = getId(node);
  if (!id)
    return {};
  auto scope = AliasScopeAttr::get(context, id, domain, getDescription(node, 2));
  metadataMapping[node] = scope;
  return scope;
}

FailureOr<llvm::SmallVector<AliasScopeAttr>> ModuleImport::lookupAliasScopeAttrs(const llvm::MDNode *node) {
  llvm::SmallVector<AliasScopeAttr> scopes;
  for (const llvm::MDOperand &operand : node->operands()) {
    auto *scope = dyn_cast_or_null<llvm::MDNode>(operand);
    if (!scope || !scopes.emplace_back(translateAliasScope(scope)))
      return failure();
  }
  return scopes;
}

FailureOr<llvm::SmallVector<AliasScopeAttr>> ModuleImport::matchAliasScopeAttrs(llvm::Value *value) {
  auto *metadata = dyn_cast<llvm::MetadataAsValue>(value);
  auto *node = metadata ? dyn_cast<llvm::MDNode>(metadata->getMetadata()) : nullptr;
  return node ? lookupAliasScopeAttrs(node) : FailureOr<llvm::SmallVector<AliasScopeAttr>>(failure());
}

//===----------------------------------------------------------------------===//
// Other metadata of instructions
//===----------------------------------------------------------------------===//

FailureOr<llvm::SmallVector<AccessGroupAttr>> ModuleImport::lookupAccessGroupAttrs(const llvm::MDNode *node) {
  return loopAnnotationImporter->lookupAccessGroups(node);
}

LoopAnnotationAttr ModuleImport::translateLoopAnnotationAttr(const llvm::MDNode *node, Location loc) {
  return loopAnnotationImporter->translateLoopAnnotation(node, loc);
}

FailureOr<DereferenceableAttr> ModuleImport::translateDereferenceableAttr(const llvm::MDNode *node,
                                                                          unsigned kindID) {
  std::optional<uint64_t> bytes = getInteger(node, 0);
  if (!bytes)
    return failure();
  return DereferenceableAttr::get(context, *bytes, kindID == llvm::LLVMContext::MD_dereferenceable_or_null);
}

/// Sets a list of attributes as an array attribute; fails if the list is a failure.
template <typename AttrT>
static LogicalResult setList(Operation *op, llvm::StringRef name,
                             const FailureOr<llvm::SmallVector<AttrT>> &attrs) {
  if (failed(attrs))
    return failure();
  llvm::SmallVector<Attribute> elements(attrs->begin(), attrs->end());
  op->setAttr(name, ArrayAttr::get(op->getContext(), elements));
  return success();
}

/// Sets the branch weights of a branch or a call, or the entry count of a function.
static LogicalResult setProfile(const llvm::MDNode *node, Operation *op) {
  llvm::MDString *name = getString(node, 0);
  if (!name)
    return failure();
  if (auto function = dyn_cast<LLVMFuncOp>(op)) {
    std::optional<uint64_t> count = getInteger(node, 1);
    if (name->getString() != "function_entry_count" || !count)
      return failure();
    function.setFunctionEntryCount(*count);
    return success();
  }
  llvm::SmallVector<uint32_t> weights;
  auto branch = dyn_cast<WeightedBranchOpInterface>(op);
  if (!branch || !llvm::extractBranchWeights(node, weights))
    return failure();
  branch.setWeights(llvm::SmallVector<int32_t>(weights.begin(), weights.end()));
  return success();
}

LogicalResult ModuleImport::setKnownMetadata(unsigned kind, llvm::MDNode *node, Operation *op) {
  using Context = llvm::LLVMContext;
  switch (kind) {
  case Context::MD_prof:
    return setProfile(node, op);
  case Context::MD_tbaa: {
    Attribute tag = lookupTBAAAttr(node);
    if (!tag || !isa<AliasAnalysisOpInterface>(op))
      return failure();
    op->setAttr("tbaa", builder.getArrayAttr({tag}));
    return success();
  }
  case Context::MD_access_group:
    if (!isa<AccessGroupOpInterface>(op))
      return failure();
    return setList(op, "access_groups", lookupAccessGroupAttrs(node));
  case Context::MD_alias_scope:
  case Context::MD_noalias:
    if (!isa<AliasAnalysisOpInterface>(op))
      return failure();
    return setList(op, kind == Context::MD_noalias ? "noalias_scopes" : "alias_scopes",
                   lookupAliasScopeAttrs(node));
  case Context::MD_loop: {
    LoopAnnotationAttr attr = translateLoopAnnotationAttr(node, op->getLoc());
    if (!attr || !isa<BrOp, CondBrOp>(op))
      return failure();
    op->setAttr("loop_annotation", attr);
    return success();
  }
  case Context::MD_dereferenceable:
  case Context::MD_dereferenceable_or_null: {
    auto attr = translateDereferenceableAttr(node, kind);
    if (failed(attr) || !isa<DereferenceableOpInterface>(op))
      return failure();
    op->setAttr("dereferenceable", *attr);
    return success();
  }
  case Context::MD_mmra: {
    llvm::SmallVector<Attribute> tags;
    auto add = [&](const llvm::MDNode *tag) {
      llvm::MDString *prefix = getString(tag, 0), *suffix = getString(tag, 1);
      if (prefix && suffix)
        tags.push_back(MMRATagAttr::get(context, prefix->getString(), suffix->getString()));
    };
    if (getString(node, 0))
      add(node);
    else
      for (unsigned i = 0, e = node->getNumOperands(); i != e; ++i)
        if (const llvm::MDNode *tag = getNode(node, i))
          add(tag);
    if (tags.empty())
      return failure();
    op->setAttr(LLVMDialect::getMmraAttrName(), tags.size() == 1 ? tags[0] : builder.getArrayAttr(tags));
    return success();
  }
  default:
    break;
  }
  // All remaining kinds are metadata of OpenCL kernels.
  auto function = dyn_cast<LLVMFuncOp>(op);
  if (!function)
    return failure();
  llvm::SmallVector<int32_t> sizes;
  for (unsigned i = 0, e = node->getNumOperands(); i != e; ++i)
    if (std::optional<uint64_t> size = getInteger(node, i))
      sizes.push_back(*size);
  llvm::SmallVector<llvm::StringRef> names;
  llvmModule->getContext().getMDKindNames(names);
  llvm::StringRef name = names[kind];
  if (name == "vec_type_hint" && node->getNumOperands() == 2) {
    auto *hint = dyn_cast<llvm::ValueAsMetadata>(node->getOperand(0));
    if (!hint || sizes.empty())
      return failure();
    function.setVecTypeHintAttr(
        VecTypeHintAttr::get(context, TypeAttr::get(convertType(hint->getType())), sizes.back() != 0));
  } else if (name == "work_group_size_hint") {
    function.setWorkGroupSizeHintAttr(builder.getDenseI32ArrayAttr(sizes));
  } else if (name == "reqd_work_group_size") {
    function.setReqdWorkGroupSizeAttr(builder.getDenseI32ArrayAttr(sizes));
  } else if (name == "intel_reqd_sub_group_size" && sizes.size() == 1) {
    function.setIntelReqdSubGroupSizeAttr(builder.getI32IntegerAttr(sizes[0]));
  } else {
    return failure();
  }
  return success();
}

void ModuleImport::setNonDebugMetadataAttrs(llvm::Instruction *inst, Operation *op) {
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> all;
  inst->getAllMetadataOtherThanDebugLoc(all);
  for (auto [kind, node] : all) {
    // These kinds are unit attributes, which were set when the op was created.
    if (kind == llvm::LLVMContext::MD_nontemporal || kind == llvm::LLVMContext::MD_invariant_load ||
        kind == llvm::LLVMContext::MD_invariant_group)
      continue;
    if (iface.isConvertibleMetadata(kind) &&
        succeeded(iface.setMetadataAttrs(builder, kind, node, op, *this)))
      continue;
    if (emitExpensiveWarnings) {
      std::string text;
      llvm::raw_string_ostream stream(text);
      node->print(stream, llvmModule.get());
      emitWarning(translateLoc(inst->getDebugLoc()))
          << "unhandled metadata: " << text << " on " << op->getName().getStringRef();
    }
  }
}

//===----------------------------------------------------------------------===//
// Attributes from values
//===----------------------------------------------------------------------===//

IntegerAttr ModuleImport::matchIntegerAttr(llvm::Value *value) {
  auto *constant = dyn_cast<llvm::ConstantInt>(value);
  return constant ? builder.getIntegerAttr(convertType(constant->getType()), constant->getValue())
                  : IntegerAttr();
}

FloatAttr ModuleImport::matchFloatAttr(llvm::Value *value) {
  auto *constant = dyn_cast<llvm::ConstantFP>(value);
  return constant ? FloatAttr::get(convertType(constant->getType()), constant->getValueAPF()) : FloatAttr();
}

DILocalVariableAttr ModuleImport::matchLocalVariableAttr(llvm::Value *value) {
  auto *metadata = dyn_cast<llvm::MetadataAsValue>(value);
  return metadata ? debugImporter->translateAs<DILocalVariableAttr>(
                        dyn_cast<llvm::DILocalVariable>(metadata->getMetadata()))
                  : DILocalVariableAttr();
}

DILabelAttr ModuleImport::matchLabelAttr(llvm::Value *value) {
  auto *metadata = dyn_cast<llvm::MetadataAsValue>(value);
  return metadata ? debugImporter->translateAs<DILabelAttr>(dyn_cast<llvm::DILabel>(metadata->getMetadata()))
                  : DILabelAttr();
}

FPExceptionBehaviorAttr ModuleImport::matchFPExceptionBehaviorAttr(llvm::Value *value) {
  auto *text = cast<llvm::MDString>(cast<llvm::MetadataAsValue>(value)->getMetadata());
  return FPExceptionBehaviorAttr::get(context, *LLVM::detail::convertFPExceptionBehaviorFromLLVM(
                                                   *llvm::convertStrToExceptionBehavior(text->getString())));
}

RoundingModeAttr ModuleImport::matchRoundingModeAttr(llvm::Value *value) {
  auto *text = cast<llvm::MDString>(cast<llvm::MetadataAsValue>(value)->getMetadata());
  return RoundingModeAttr::get(context, *LLVM::detail::convertRoundingModeFromLLVM(
                                            *llvm::convertStrToRoundingMode(text->getString())));
}

//===----------------------------------------------------------------------===//
// Metadata of modules
//===----------------------------------------------------------------------===//

/// Returns the attribute for the value of a module flag; null if the value is not supported.
Attribute ModuleImport::convertModuleFlag(llvm::StringRef key, llvm::Metadata *value) {
  if (auto *constant = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(value))
    return builder.getIntegerAttr(convertType(constant->getType()), constant->getValue());
  if (auto *text = dyn_cast_or_null<llvm::MDString>(value))
    return builder.getStringAttr(text->getString());
  auto *node = dyn_cast_or_null<llvm::MDNode>(value);
  if (!node)
    return {};
  if (key == LLVMDialect::getModuleFlagKeyCGProfileName()) {
    llvm::SmallVector<Attribute> entries;
    for (const llvm::MDOperand &operand : node->operands()) {
      auto *entry = dyn_cast_or_null<llvm::MDNode>(operand);
      if (!entry || entry->getNumOperands() != 3)
        return {};
      auto symbol = [&](unsigned index) {
        auto *function = dyn_cast_or_null<llvm::ValueAsMetadata>(entry->getOperand(index));
        return function ? FlatSymbolRefAttr::get(context, function->getValue()->getName())
                        : FlatSymbolRefAttr();
      };
      std::optional<uint64_t> count = getInteger(entry, 2);
      if (!count)
        return {};
      entries.push_back(ModuleFlagCGProfileEntryAttr::get(context, symbol(0), symbol(1), *count));
    }
    return builder.getArrayAttr(entries);
  }
  if (key == LLVMDialect::getModuleFlagKeyProfileSummaryName()) {
    llvm::StringMap<const llvm::MDNode *> parts;
    for (unsigned i = 0, e = node->getNumOperands(); i != e; ++i)
      if (const llvm::MDNode *part = getNode(node, i))
        if (llvm::MDString *name = getString(part, 0))
          parts[name->getString()] = part;
    auto number = [&](llvm::StringRef name) {
      const llvm::MDNode *part = parts.lookup(name);
      return part ? getInteger(part, 1) : std::nullopt;
    };
    const llvm::MDNode *formatNode = parts.lookup("ProfileFormat"),
                       *details = parts.lookup("DetailedSummary");
    llvm::MDString *formatName = formatNode ? getString(formatNode, 1) : nullptr;
    auto format = formatName ? symbolizeProfileSummaryFormatKind(formatName->getString()) : std::nullopt;
    const llvm::MDNode *list = details ? getNode(details, 1) : nullptr;
    if (!format || !list)
      return {};
    llvm::SmallVector<ModuleFlagProfileSummaryDetailedAttr> detailed;
    for (unsigned i = 0, e = list->getNumOperands(); i != e; ++i)
      if (const llvm::MDNode *entry = getNode(list, i))
        detailed.push_back(ModuleFlagProfileSummaryDetailedAttr::get(
            context, getInteger(entry, 0).value_or(0), getInteger(entry, 1).value_or(0),
            getInteger(entry, 2).value_or(0)));
    FloatAttr ratio;
    if (const llvm::MDNode *part = parts.lookup("PartialProfileRatio"))
      if (auto *constant = llvm::mdconst::dyn_extract_or_null<llvm::ConstantFP>(part->getOperand(1)))
        ratio = builder.getF64FloatAttr(constant->getValueAPF().convertToDouble());
    return ModuleFlagProfileSummaryAttr::get(
        context, *format, number("TotalCount").value_or(0), number("MaxCount").value_or(0),
        number("MaxInternalCount").value_or(0), number("MaxFunctionCount").value_or(0),
        number("NumCounts").value_or(0), number("NumFunctions").value_or(0), number("IsPartialProfile"),
        ratio, detailed);
  }
  llvm::SmallVector<Attribute> strings;
  for (unsigned i = 0, e = node->getNumOperands(); i != e; ++i) {
    llvm::MDString *text = getString(node, i);
    if (!text)
      return {};
    strings.push_back(builder.getStringAttr(text->getString()));
  }
  return builder.getArrayAttr(strings);
}

void ModuleImport::convertModuleFlagsMetadata() {
  llvm::SmallVector<llvm::Module::ModuleFlagEntry> entries;
  llvmModule->getModuleFlagsMetadata(entries);
  llvm::SmallVector<Attribute> flags;
  for (const llvm::Module::ModuleFlagEntry &entry : entries) {
    Attribute value = convertModuleFlag(entry.Key->getString(), entry.Val);
    auto behavior = LLVM::detail::convertModFlagBehaviorFromLLVM(entry.Behavior);
    if (!value || !behavior) {
      emitWarning(mlirModule.getLoc())
          << "unsupported module flag value for key '" << entry.Key->getString() << "'";
      continue;
    }
    flags.push_back(
        ModuleFlagAttr::get(context, *behavior, builder.getStringAttr(entry.Key->getString()), value));
  }
  if (!flags.empty())
    ModuleFlagsOp::create(builder, mlirModule.getLoc(), builder.getArrayAttr(flags));
}

void ModuleImport::convertLinkerOptionsMetadata() {
  llvm::NamedMDNode *node = llvmModule->getNamedMetadata("llvm.linker.options");
  if (!node)
    return;
  for (const llvm::MDNode *options : node->operands()) {
    llvm::SmallVector<llvm::StringRef> strings;
    for (unsigned i = 0, e = options->getNumOperands(); i != e; ++i)
      if (llvm::MDString *text = getString(options, i))
        strings.push_back(text->getString());
    LinkerOptionsOp::create(builder, mlirModule.getLoc(), builder.getStrArrayAttr(strings));
  }
}

void ModuleImport::convertStringsMetadata(llvm::StringRef name, llvm::StringRef attrName) {
  if (llvm::NamedMDNode *node = llvmModule->getNamedMetadata(name))
    for (const llvm::MDNode *entry : node->operands())
      if (llvm::MDString *text = getString(entry, 0))
        mlirModule->setAttr(attrName, builder.getStringAttr(text->getString()));
}

void ModuleImport::convertDependentLibrariesMetadata() {
  llvm::NamedMDNode *node = llvmModule->getNamedMetadata("llvm.dependent-libraries");
  if (!node)
    return;
  llvm::SmallVector<StringAttr> libraries;
  for (const llvm::MDNode *entry : node->operands())
    if (llvm::MDString *text = getString(entry, 0))
      libraries.push_back(builder.getStringAttr(text->getString()));
  if (!libraries.empty())
    mlirModule->setAttr(LLVMDialect::getDependentLibrariesAttrName(),
                        DependentLibrariesAttr::get(context, libraries));
}

LogicalResult ModuleImport::convertMetadata() {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(mlirModule.getBody());
  convertLinkerOptionsMetadata();
  convertModuleFlagsMetadata();
  convertStringsMetadata("llvm.ident", LLVMDialect::getIdentAttrName());
  convertStringsMetadata("llvm.commandline", LLVMDialect::getCommandlineAttrName());
  convertDependentLibrariesMetadata();
  return success();
}
