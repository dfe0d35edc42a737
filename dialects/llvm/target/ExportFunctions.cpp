//===- ExportFunctions.cpp - Signatures of functions to LLVM IR -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/DebugTranslation.h"
#include "dialects/llvm/target/ExportOps.h"
#include "dialects/llvm/target/ModuleTranslation.h"
#include "dialects/llvm/target/SymbolAttributes.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace mlir::LLVM::detail;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

//===----------------------------------------------------------------------===//
// Attributes given as strings
//===----------------------------------------------------------------------===//

/// Returns the LLVM attribute with a name and a value. Reports an error if a known attribute lacks its value
/// or has one of the wrong kind.
static FailureOr<llvm::Attribute> createAttribute(Location loc, llvm::StringRef name, llvm::StringRef value,
                                                  llvm::LLVMContext &context) {
  llvm::Attribute::AttrKind kind = llvm::Attribute::getAttrKindFromName(name);
  if (kind == llvm::Attribute::None)
    return llvm::Attribute::get(context, name, value);
  auto report = [&](llvm::StringRef problem, llvm::StringRef found = {}) {
    InFlightDiagnostic error = emitError(loc) << "LLVM attribute '" << name << "' " << problem;
    return found.empty() ? std::move(error) : std::move(error << ", found '" << found << "'");
  };
  if (!llvm::Attribute::isIntAttrKind(kind)) {
    if (value.empty())
      return llvm::Attribute::get(context, kind);
    return report("does not expect a value", value);
  }
  uint64_t number = 0;
  if (!value.empty() && !value.getAsInteger(/*Radix=*/0, number))
    return llvm::Attribute::get(context, kind, number);
  return value.empty() ? report("expects a value") : report("expects an integer", value);
}

LogicalResult LLVM::detail::convertStringAttributes(Location loc, ArrayAttr attrs, llvm::StringRef name,
                                                    llvm::function_ref<void(llvm::Attribute)> add,
                                                    llvm::LLVMContext &context) {
  for (Attribute attr : attrs) {
    llvm::StringRef key, value;
    if (auto text = dyn_cast<StringAttr>(attr)) {
      key = text.getValue();
    } else {
      auto pair = dyn_cast<ArrayAttr>(attr);
      if (!pair)
        return emitError(loc) << "expected '" << name << "' to contain string or array attributes";
      if (pair.size() != 2 || !isa<StringAttr>(pair[0]) || !isa<StringAttr>(pair[1]))
        return emitError(loc) << "expected arrays within '" << name << "' to contain two strings";
      key = cast<StringAttr>(pair[0]).getValue();
      value = cast<StringAttr>(pair[1]).getValue();
    }
    FailureOr<llvm::Attribute> translated = createAttribute(loc, key, value, context);
    if (failed(translated))
      return failure();
    add(*translated);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Parameters and results
//===----------------------------------------------------------------------===//

/// Adds the LLVM attribute that the row maps `value` to.
static void addAttribute(const AttrRow &row, Attribute value, llvm::AttrBuilder &attrs,
                         ModuleTranslation &translation) {
  switch (row.form) {
  case IRAttrForm::Unit:
    attrs.addAttribute(row.kind);
    break;
  case IRAttrForm::Integer:
    attrs.addRawIntAttr(row.kind, cast<IntegerAttr>(value).getValue().getZExtValue());
    break;
  case IRAttrForm::Type:
    attrs.addTypeAttr(row.kind, translation.convertType(cast<TypeAttr>(value).getValue()));
    break;
  case IRAttrForm::Range: {
    auto range = cast<ConstantRangeAttr>(value);
    attrs.addConstantRangeAttr(row.kind, llvm::ConstantRange(range.getLower(), range.getUpper()));
    break;
  }
  case IRAttrForm::NoCapture:
    attrs.addCapturesAttr(llvm::CaptureInfo::none());
    break;
  case IRAttrForm::StringUnit:
    attrs.addAttribute(row.string);
    break;
  case IRAttrForm::String:
    attrs.addAttribute(row.string, cast<StringAttr>(value).getValue());
    break;
  case IRAttrForm::StringBoolean:
    attrs.addAttribute(row.string, cast<BoolAttr>(value).getValue() ? "true" : "false");
    break;
  }
}

/// Returns true if an attribute value is of the kind that a table row requires. This is needed for the
/// attributes of calls, which no verifier checks.
static bool hasForm(IRAttrForm form, Attribute value) {
  switch (form) {
  case IRAttrForm::Integer:
    return isa<IntegerAttr>(value);
  case IRAttrForm::Type:
    return isa<TypeAttr>(value);
  case IRAttrForm::Range:
    return isa<ConstantRangeAttr>(value);
  case IRAttrForm::String:
    return isa<StringAttr>(value);
  case IRAttrForm::StringBoolean:
    return isa<BoolAttr>(value);
  case IRAttrForm::Unit:
  case IRAttrForm::NoCapture:
  case IRAttrForm::StringUnit:
    return true;
  }
  return false;
}

/// Adds an attribute; an alignment is stored as its logarithm.
static LogicalResult addParameterAttribute(Location loc, const AttrRow &row, Attribute value,
                                           llvm::AttrBuilder &attrs, ModuleTranslation &translation) {
  if (!hasForm(row.form, value))
    return emitError(loc) << "attribute '" << llvm::StringRef(row.name)
                          << "' has a value of the wrong kind: " << value;
  if (row.kind != llvm::Attribute::Alignment && row.kind != llvm::Attribute::StackAlignment) {
    addAttribute(row, value, attrs, translation);
    return success();
  }
  FailureOr<llvm::MaybeAlign> alignment =
      translation.convertAlignment(loc, cast<IntegerAttr>(value).getValue().getZExtValue());
  if (failed(alignment))
    return failure();
  if (row.kind == llvm::Attribute::Alignment)
    attrs.addAlignmentAttr(*alignment);
  else
    attrs.addStackAlignmentAttr(*alignment);
  return success();
}

static const AttrRow *findParameterAttr(llvm::StringRef name) {
  for (const AttrRow &row : parameterAttrRows())
    if (row.name == name)
      return &row;
  return nullptr;
}

FailureOr<llvm::AttrBuilder> ModuleTranslation::convertParameterAttrs(Location loc, DictionaryAttr attrs) {
  llvm::AttrBuilder builder(getLLVMContext());
  for (NamedAttribute attr : attrs)
    if (const AttrRow *row = findParameterAttr(attr.getName().getValue()))
      if (failed(addParameterAttribute(loc, *row, attr.getValue(), builder, *this)))
        return failure();
  return builder;
}

LogicalResult ModuleTranslation::convertArgAndResultAttrs(ArgAndResultAttrsOpInterface attrsOp,
                                                          llvm::CallBase *call,
                                                          llvm::ArrayRef<unsigned> immArgPositions) {
  // The op has attributes only for the arguments that are operands; skip the positions of immediate
  // arguments.
  if (ArrayAttr arguments = attrsOp.getArgAttrsAttr()) {
    unsigned position = 0;
    for (Attribute attrs : arguments) {
      while (llvm::is_contained(immArgPositions, position))
        ++position;
      FailureOr<llvm::AttrBuilder> builder =
          convertParameterAttrs(attrsOp->getLoc(), cast<DictionaryAttr>(attrs));
      if (failed(builder))
        return failure();
      call->setAttributes(call->getAttributes().addParamAttributes(getLLVMContext(), position++, *builder));
    }
  }
  if (ArrayAttr results = attrsOp.getResAttrsAttr(); results && !results.empty()) {
    FailureOr<llvm::AttrBuilder> builder =
        convertParameterAttrs(attrsOp->getLoc(), cast<DictionaryAttr>(results[0]));
    if (failed(builder))
      return failure();
    call->setAttributes(call->getAttributes().addRetAttributes(getLLVMContext(), *builder));
  }
  return success();
}

LogicalResult ModuleTranslation::convertFunctionParameters(LLVMFuncOp op, llvm::Function &function) {
  if (ArrayAttr arguments = op.getArgAttrsAttr())
    for (auto [index, value] : llvm::enumerate(arguments)) {
      auto attrs = cast<DictionaryAttr>(value);
      llvm::AttrBuilder builder(getLLVMContext());
      for (NamedAttribute attr : attrs) {
        const AttrRow *row = findParameterAttr(attr.getName().getValue());
        if (failed(row ? addParameterAttribute(op.getLoc(), *row, attr.getValue(), builder, *this)
                       : iface.convertParameterAttr(op, index, attr, *this)))
          return failure();
      }
      function.addParamAttrs(index, builder);
    }
  if (ArrayAttr results = op.getResAttrsAttr(); results && !results.empty()) {
    FailureOr<llvm::AttrBuilder> builder =
        convertParameterAttrs(op.getLoc(), cast<DictionaryAttr>(results[0]));
    if (failed(builder))
      return failure();
    function.addRetAttrs(*builder);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Adds the metadata of OpenCL kernels: vector type hint and work group sizes.
static void addKernelMetadata(LLVMFuncOp op, llvm::Function &function, ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  auto integer = [&](int32_t value) -> llvm::Metadata * {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::getSigned(llvm::Type::getInt32Ty(context), value));
  };
  auto add = [&](llvm::StringRef name, llvm::ArrayRef<llvm::Metadata *> operands) {
    function.setMetadata(name, llvm::MDNode::get(context, operands));
  };
  auto addSizes = [&](llvm::StringRef name, llvm::ArrayRef<int32_t> sizes) {
    add(name, llvm::map_to_vector(sizes, integer));
  };
  if (auto hint = op.getVecTypeHint()) {
    llvm::Type *type = translation.convertType(hint->getHint().getValue());
    add("vec_type_hint",
        {llvm::ConstantAsMetadata::get(llvm::UndefValue::get(type)), integer(hint->getIsSigned())});
  }
  if (auto sizes = op.getWorkGroupSizeHint())
    addSizes("work_group_size_hint", *sizes);
  if (auto sizes = op.getReqdWorkGroupSize())
    addSizes("reqd_work_group_size", *sizes);
  if (auto size = op.getIntelReqdSubGroupSize())
    addSizes("intel_reqd_sub_group_size", {int32_t(*size)});
}

LogicalResult ModuleTranslation::convertFunctionAttributes(LLVMFuncOp op, llvm::Function &function) {
  llvm::AttrBuilder attrs(getLLVMContext());
  for (const AttrRow &row : functionAttrRows())
    if (Attribute value = op->getAttr(row.name))
      addAttribute(row, value, attrs, *this);
  function.addFnAttrs(attrs);
  if (auto features = op.getTargetFeatures(); features && !features->nullOrEmpty())
    function.addFnAttr("target-features", features->getFeaturesString());
  if (MemoryEffectsAttr effects = op.getMemoryEffectsAttr())
    function.setMemoryEffects(convertMemoryEffects(effects));
  if (std::optional<VScaleRangeAttr> range = op.getVscaleRange())
    function.addFnAttr(llvm::Attribute::getWithVScaleRangeArgs(
        getLLVMContext(), range->getMinRange().getInt(), range->getMaxRange().getInt()));
  if (FramePointerKindAttr kind = op.getFramePointerAttr())
    function.addFnAttr("frame-pointer", stringifyFramePointerKind(kind.getFramePointerKind()));
  if (UWTableKindAttr kind = op.getUwtableKindAttr())
    function.setUWTableKind(convertUWTableKindToLLVM(kind.getUwtableKind()));
  if (std::optional<uint64_t> count = op.getFunctionEntryCount())
    function.setEntryCount(*count);
  if (std::optional<llvm::StringRef> collector = op.getGarbageCollector())
    function.setGC(collector->str());
  setComdat(op, op.getComdat(), function);
  if (std::optional<llvm::StringRef> section = op.getSection())
    function.setSection(*section);
  if (std::optional<UnnamedAddr> unnamed = op.getUnnamedAddr())
    function.setUnnamedAddr(convertUnnamedAddrToLLVM(*unnamed));
  if (std::optional<uint64_t> value = op.getAlignment()) {
    FailureOr<llvm::MaybeAlign> alignment = convertAlignment(op.getLoc(), *value);
    if (failed(alignment))
      return failure();
    function.setAlignment(*alignment);
  }
  if (!function.hasLocalLinkage())
    function.setVisibility(convertVisibilityToLLVM(op.getVisibility_()));
  addKernelMetadata(op, function, *this);
  return success();
}

LogicalResult ModuleTranslation::convertFunctionSignatures() {
  for (auto op : mlirModule->getRegion(0).front().getOps<LLVMFuncOp>()) {
    auto *type = cast<llvm::FunctionType>(convertType(op.getFunctionType()));
    auto *function = cast<llvm::Function>(llvmModule->getOrInsertFunction(op.getName(), type).getCallee());
    function->setLinkage(convertLinkageToLLVM(op.getLinkage()));
    function->setCallingConv(convertCConvToLLVM(op.getCConv()));
    if (op.getDsoLocal())
      function->setDSOLocal(true);
    mapFunction(op.getName(), function);
    if (failed(convertFunctionAttributes(op, *function)) ||
        failed(convertFunctionParameters(op, *function)) || failed(checkTypes(op.getLoc())))
      return failure();
    if (std::optional<ArrayAttr> attrs = op.getPassthrough())
      if (failed(convertStringAttributes(
              op.getLoc(), *attrs, "passthrough", [&](llvm::Attribute attr) { function->addFnAttr(attr); },
              getLLVMContext())))
        return failure();
  }
  return success();
}
