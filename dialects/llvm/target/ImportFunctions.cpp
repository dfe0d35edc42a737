//===- ImportFunctions.cpp - Functions of LLVM IR -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "dialects/llvm/target/DebugImporter.h"
#include "dialects/llvm/target/LoopAnnotationImporter.h"
#include "dialects/llvm/target/ModuleImport.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using LLVM::detail::AttrRow;
using LLVM::detail::IRAttrForm;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

DictionaryAttr ModuleImport::convertAttributeSet(llvm::AttributeSet attrs) {
  llvm::SmallVector<NamedAttribute> results;
  for (const AttrRow &row : LLVM::detail::parameterAttrRows()) {
    llvm::Attribute attr = attrs.getAttribute(row.kind);
    if (!attr.isValid())
      continue;
    Attribute value;
    switch (row.form) {
    case IRAttrForm::Integer:
      value = builder.getI64IntegerAttr(attr.getValueAsInt());
      break;
    case IRAttrForm::Type:
      value = TypeAttr::get(convertType(attr.getValueAsType()));
      break;
    case IRAttrForm::Range:
      value = ConstantRangeAttr::get(context, attr.getRange().getLower(), attr.getRange().getUpper());
      break;
    case IRAttrForm::NoCapture:
      if (llvm::capturesNothing(attr.getCaptureInfo()))
        value = builder.getUnitAttr();
      break;
    default:
      value = builder.getUnitAttr();
      break;
    }
    if (value)
      results.push_back(builder.getNamedAttr(row.name, value));
  }
  return builder.getDictionaryAttr(results);
}

void ModuleImport::convertArgAndResultAttrs(llvm::AttributeList attrs, unsigned numArgs,
                                            ArgAndResultAttrsOpInterface op,
                                            llvm::ArrayRef<unsigned> skippedArgs) {
  llvm::SmallVector<Attribute> arguments;
  bool hasAttributes = false;
  for (unsigned i = 0; i != numArgs; ++i) {
    if (llvm::is_contained(skippedArgs, i))
      continue;
    DictionaryAttr set = convertAttributeSet(attrs.getParamAttrs(i));
    hasAttributes |= !set.empty();
    arguments.push_back(set);
  }
  if (hasAttributes)
    op.setArgAttrsAttr(builder.getArrayAttr(arguments));
  DictionaryAttr result = convertAttributeSet(attrs.getRetAttrs());
  if (!result.empty())
    op.setResAttrsAttr(builder.getArrayAttr({result}));
}

void ModuleImport::convertArgAndResultAttrs(llvm::CallBase *call, ArgAndResultAttrsOpInterface op,
                                            llvm::ArrayRef<unsigned> immArgPositions) {
  convertArgAndResultAttrs(call->getAttributes(), call->arg_size(), op, immArgPositions);
}

/// Sets the function attributes that have a row in the table, and collects all other attributes in `others`.
static void convertTableAttributes(llvm::AttributeSet attrs, LLVMFuncOp op, OpBuilder &builder,
                                   llvm::SmallVectorImpl<llvm::Attribute> &others) {
  for (llvm::Attribute attr : attrs) {
    const AttrRow *found = nullptr;
    for (const AttrRow &row : LLVM::detail::functionAttrRows())
      if (attr.isStringAttribute() ? attr.getKindAsString() == row.string && !row.string.empty()
                                   : row.string.empty() && attr.hasAttribute(row.kind))
        found = &row;
    if (!found) {
      others.push_back(attr);
      continue;
    }
    Attribute value = builder.getUnitAttr();
    if (found->form == IRAttrForm::String)
      value = builder.getStringAttr(attr.getValueAsString());
    else if (found->form == IRAttrForm::StringBoolean)
      value = builder.getBoolAttr(attr.getValueAsString() == "true");
    op->setAttr(found->name, value);
  }
}

/// Sets a function attribute that needs a translation of its own; returns false for all other attributes.
static bool convertSpecialAttribute(llvm::Attribute attr, llvm::Function *function, LLVMFuncOp op,
                                    OpBuilder &builder) {
  MLIRContext *context = op.getContext();
  if (attr.hasAttribute(llvm::Attribute::Memory)) {
    op.setMemoryEffectsAttr(LLVM::detail::convertMemoryEffectsFromLLVM(attr.getMemoryEffects(), context));
    return true;
  }
  if (attr.hasAttribute(llvm::Attribute::VScaleRange)) {
    auto number = [&](unsigned value) { return builder.getI32IntegerAttr(value); };
    op.setVscaleRangeAttr(VScaleRangeAttr::get(context, number(attr.getVScaleRangeMin()),
                                               number(attr.getVScaleRangeMax().value_or(0))));
    return true;
  }
  if (attr.hasAttribute(llvm::Attribute::UWTable)) {
    op.setUwtableKindAttr(
        UWTableKindAttr::get(context, *LLVM::detail::convertUWTableKindFromLLVM(function->getUWTableKind())));
    return true;
  }
  if (!attr.isStringAttribute())
    return false;
  if (attr.getKindAsString() == "frame-pointer") {
    auto kind = framePointerKind::symbolizeFramePointerKind(attr.getValueAsString());
    if (kind)
      op.setFramePointerAttr(FramePointerKindAttr::get(context, *kind));
    return kind.has_value();
  }
  if (attr.getKindAsString() == "target-features") {
    op.setTargetFeaturesAttr(TargetFeaturesAttr::get(context, attr.getValueAsString()));
    return true;
  }
  return false;
}

void ModuleImport::processFunctionAttributes(llvm::Function *function, LLVMFuncOp op) {
  llvm::SmallVector<llvm::Attribute> others;
  convertTableAttributes(function->getAttributes().getFnAttrs(), op, builder, others);
  // All other attributes are listed as strings in `passthrough`.
  llvm::SmallVector<Attribute> passthrough;
  for (llvm::Attribute attr : others) {
    if (convertSpecialAttribute(attr, function, op, builder))
      continue;
    if (attr.isStringAttribute() && attr.getValueAsString().empty())
      passthrough.push_back(builder.getStringAttr(attr.getKindAsString()));
    else if (attr.isStringAttribute())
      passthrough.push_back(builder.getStrArrayAttr({attr.getKindAsString(), attr.getValueAsString()}));
    else if (attr.isIntAttribute())
      passthrough.push_back(
          builder.getStrArrayAttr({llvm::Attribute::getNameFromAttrKind(attr.getKindAsEnum()),
                                   std::to_string(attr.getValueAsInt())}));
    else if (attr.isEnumAttribute())
      passthrough.push_back(
          builder.getStringAttr(llvm::Attribute::getNameFromAttrKind(attr.getKindAsEnum())));
  }
  if (!passthrough.empty())
    op.setPassthroughAttr(builder.getArrayAttr(passthrough));
  if (function->hasGC())
    op.setGarbageCollector(llvm::StringRef(function->getGC()));
  if (function->hasSection())
    op.setSection(function->getSection());
  if (function->getUnnamedAddr() != llvm::GlobalValue::UnnamedAddr::None)
    op.setUnnamedAddr(LLVM::detail::convertUnnamedAddrFromLLVM(function->getUnnamedAddr()));
  if (function->getAlign())
    op.setAlignment(function->getAlign()->value());
  op.setVisibility_(*LLVM::detail::convertVisibilityFromLLVM(function->getVisibility()));
  if (SymbolRefAttr comdat = getComdat(function->getComdat()))
    op.setComdatAttr(comdat);
  if (function->hasPersonalityFn())
    if (auto *personality = dyn_cast<llvm::GlobalValue>(function->getPersonalityFn()))
      op.setPersonalityAttr(getSymbol(personality));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void ModuleImport::clearRegionState() {
  valueMapping.clear();
  noResultOpMapping.clear();
  blockMapping.clear();
  constantInsertionBlock = nullptr;
  constantInsertionOp = nullptr;
}

BlockTagAttr ModuleImport::getBlockTag(llvm::BasicBlock *block) {
  BlockTagAttr &tag = blockTags[block];
  if (!tag)
    tag = BlockTagAttr::get(context, numBlockTags[block->getParent()]++);
  return tag;
}

LogicalResult ModuleImport::convertFunctions() {
  for (llvm::Function &function : llvmModule->functions())
    if (failed(processFunction(&function)))
      return failure();
  return success();
}

LogicalResult ModuleImport::processFunction(llvm::Function *function) {
  // Skip declarations of intrinsics that have an op: the export declares them when it translates the op.
  if (function->isIntrinsic() && iface.isConvertibleIntrinsic(function->getIntrinsicID()))
    return success();
  clearRegionState();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(mlirModule.getBody());
  auto type = llvm::dyn_cast_if_present<LLVMFunctionType>(convertType(function->getFunctionType()));
  std::optional<Linkage> linkage = LLVM::detail::convertLinkageFromLLVM(function->getLinkage());
  std::optional<CConv> convention = LLVM::detail::convertCConvFromLLVM(function->getCallingConv());
  if (!type || !linkage || !convention)
    return emitError(mlirModule.getLoc()) << "unhandled function: " << function->getName();
  auto op =
      LLVMFuncOp::create(builder, debugImporter->translateFuncLocation(function),
                         getSymbol(function).getValue(), type, *linkage, function->isDSOLocal(), *convention);
  convertArgAndResultAttrs(function->getAttributes(), function->arg_size(), op, /*skippedArgs=*/{});
  processFunctionAttributes(function, op);
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> all;
  function->getAllMetadata(all);
  for (auto [kind, node] : all)
    if (iface.isConvertibleMetadata(kind))
      (void)iface.setMetadataAttrs(builder, kind, node, op, *this);
  if (function->isDeclaration())
    return success();
  // Create the blocks in their original order. Drop unreachable blocks unless their address is taken: the
  // operands of their instructions may have no translation.
  llvm::ReversePostOrderTraversal<llvm::Function *> order(function);
  llvm::SmallPtrSet<llvm::BasicBlock *, 16> reachable(order.begin(), order.end());
  for (llvm::BasicBlock &block : *function) {
    if (!reachable.contains(&block) && !block.hasAddressTaken())
      continue;
    Block *translated = builder.createBlock(&op.getBody(), op.getBody().end());
    mapBlock(&block, translated);
  }
  Block *entry = &op.getBody().front();
  for (llvm::Argument &argument : function->args())
    mapValue(&argument) = entry->addArgument(convertType(argument.getType()), op.getLoc());
  for (llvm::BasicBlock &block : *function)
    if (Block *translated = lookupBlock(&block); translated && &block != &function->getEntryBlock())
      for (llvm::PHINode &phi : block.phis())
        mapValue(&phi) = translated->addArgument(convertType(phi.getType()), translateLoc(phi.getDebugLoc()));
  constantInsertionBlock = entry;
  for (llvm::BasicBlock *block : order)
    if (failed(processBasicBlock(block, lookupBlock(block))))
      return failure();
  for (llvm::BasicBlock &block : *function)
    if (lookupBlock(&block) && !reachable.contains(&block) &&
        failed(processBasicBlock(&block, lookupBlock(&block))))
      return failure();
  return success();
}

LogicalResult ModuleImport::processBasicBlock(llvm::BasicBlock *bb, Block *block) {
  if (bb->hasAddressTaken()) {
    builder.setInsertionPointToEnd(block);
    BlockTagOp::create(builder, mlirModule.getLoc(), getBlockTag(bb));
  }
  for (llvm::Instruction &inst : *bb) {
    builder.setInsertionPointToEnd(block);
    processDebugRecords(&inst);
    if (failed(processInstruction(&inst)))
      return failure();
    Operation *op = lookupOperation(&inst);
    if (op && !isa<llvm::PHINode>(inst))
      setNonDebugMetadataAttrs(&inst, op);
    else if (emitExpensiveWarnings && !op && !isa<llvm::PHINode>(inst)) {
      std::string text;
      llvm::raw_string_ostream(text) << inst;
      emitWarning(translateLoc(inst.getDebugLoc()))
          << "dropped instruction: " << llvm::StringRef(text).ltrim();
    }
  }
  return success();
}

LogicalResult ModuleImport::processInstruction(llvm::Instruction *inst) {
  if (isa<llvm::PHINode>(inst))
    return success();
  auto *call = dyn_cast<llvm::IntrinsicInst>(inst);
  LogicalResult result = call ? convertIntrinsic(call)
                              : iface.convertInstruction(
                                    builder, inst, llvm::SmallVector<llvm::Value *>(inst->operands()), *this);
  if (succeeded(result))
    return success();
  std::string text;
  llvm::raw_string_ostream(text) << *inst;
  return emitError(translateLoc(inst->getDebugLoc()))
         << (call ? "unhandled intrinsic: " : "unhandled instruction: ") << llvm::StringRef(text).ltrim();
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

LogicalResult ModuleImport::convertIntrinsic(llvm::CallInst *inst) {
  if (!preferUnregisteredIntrinsics && succeeded(iface.convertIntrinsic(builder, inst, *this)))
    return success();
  return convertUnregisteredIntrinsic(inst);
}

LogicalResult ModuleImport::convertUnregisteredIntrinsic(llvm::CallInst *inst) {
  llvm::SmallVector<llvm::Value *> arguments(inst->args());
  if (llvm::any_of(arguments, [](llvm::Value *value) { return isa<llvm::MetadataAsValue>(value); }))
    return failure();
  FailureOr<llvm::SmallVector<Value>> operands = convertValues(arguments);
  if (failed(operands))
    return failure();
  llvm::SmallVector<llvm::SmallVector<Value>> bundles;
  llvm::SmallVector<Attribute> tags;
  convertOperandBundles(inst, bundles, tags);
  llvm::SmallVector<int32_t> sizes;
  llvm::SmallVector<Value> all(*operands);
  for (const llvm::SmallVector<Value> &bundle : bundles) {
    sizes.push_back(bundle.size());
    llvm::append_range(all, bundle);
  }
  llvm::SmallVector<NamedAttribute> attributes{
      builder.getNamedAttr("intrin", builder.getStringAttr(inst->getCalledFunction()->getName())),
      builder.getNamedAttr("op_bundle_sizes", builder.getDenseI32ArrayAttr(sizes)),
      builder.getNamedAttr(
          "operandSegmentSizes",
          builder.getDenseI32ArrayAttr({int32_t(operands->size()), int32_t(all.size() - operands->size())}))};
  if (!tags.empty())
    attributes.push_back(builder.getNamedAttr("op_bundle_tags", builder.getArrayAttr(tags)));
  auto op = cast<CallIntrinsicOp>(createOp("llvm.call_intrinsic", inst, all, attributes));
  setFastmathFlagsAttr(inst, op);
  convertArgAndResultAttrs(inst, op);
  return success();
}

llvm::ArrayRef<unsigned> ModuleImport::specialIntrinsics() {
  static const unsigned ids[] = {llvm::Intrinsic::dbg_declare, llvm::Intrinsic::dbg_value,
                                 llvm::Intrinsic::dbg_label,
                                 llvm::Intrinsic::experimental_noalias_scope_decl};
  return ids;
}

LogicalResult ModuleImport::convertSpecialIntrinsic(llvm::CallInst *inst) {
  Location loc = translateLoc(inst->getDebugLoc());
  if (inst->getIntrinsicID() == llvm::Intrinsic::experimental_noalias_scope_decl) {
    auto scopes = matchAliasScopeAttrs(inst->getArgOperand(0));
    if (succeeded(scopes) && scopes->size() == 1)
      mapNoResultOp(inst) = NoAliasScopeDeclOp::create(builder, loc, scopes->front());
    return success();
  }
  if (inst->getIntrinsicID() == llvm::Intrinsic::dbg_label) {
    if (DILabelAttr label = matchLabelAttr(inst->getArgOperand(0)))
      mapNoResultOp(inst) = DbgLabelOp::create(builder, loc, label);
    return success();
  }
  auto *debug = cast<llvm::DbgVariableIntrinsic>(inst);
  auto variable = debugImporter->translateAs<DILocalVariableAttr>(debug->getVariable());
  if (!variable || debug->hasArgList() || debug->isKillLocation())
    return success();
  FailureOr<Value> value = convertValue(debug->getVariableLocationOp(0));
  if (failed(value))
    return success();
  DIExpressionAttr expression = debugImporter->translateExpression(debug->getExpression());
  if (isa<llvm::DbgDeclareInst>(debug))
    mapNoResultOp(inst) = DbgDeclareOp::create(builder, loc, *value, variable, expression);
  else
    mapNoResultOp(inst) = DbgValueOp::create(builder, loc, *value, variable, expression);
  return success();
}

//===----------------------------------------------------------------------===//
// Debug records
//===----------------------------------------------------------------------===//

void ModuleImport::processDebugRecords(llvm::Instruction *inst) {
  for (llvm::DbgRecord &record : inst->getDbgRecordRange())
    processDebugRecord(record);
}

void ModuleImport::processDebugRecord(llvm::DbgRecord &record) {
  Location loc = translateLoc(record.getDebugLoc());
  if (auto *label = dyn_cast<llvm::DbgLabelRecord>(&record)) {
    if (auto attr = debugImporter->translateAs<DILabelAttr>(label->getLabel()))
      DbgLabelOp::create(builder, loc, attr);
    return;
  }
  auto &variableRecord = cast<llvm::DbgVariableRecord>(record);
  auto drop = [&] {
    if (!emitExpensiveWarnings)
      return;
    std::string text;
    llvm::raw_string_ostream(text) << record;
    emitWarning(loc) << "dropped variable record " << text;
  };
  auto variable = debugImporter->translateAs<DILocalVariableAttr>(variableRecord.getVariable());
  if (!variable || variableRecord.hasArgList() || variableRecord.isKillLocation())
    return drop();
  llvm::Value *location = variableRecord.getVariableLocationOp(0);
  // Drop the debug record if its value has no translation yet, because the value is defined after the record.
  if (!location || (!isa<llvm::Constant>(location) && !lookupValue(location)))
    return drop();
  FailureOr<Value> value = convertValue(location);
  if (failed(value))
    return drop();
  DIExpressionAttr expression = debugImporter->translateExpression(variableRecord.getExpression());
  if (variableRecord.isDbgDeclare())
    DbgDeclareOp::create(builder, loc, *value, variable, expression);
  else
    DbgValueOp::create(builder, loc, *value, variable, expression);
}
