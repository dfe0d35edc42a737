//===- LLVMAttrs.cpp - Attributes of the llvm dialect ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMAttrs.h"
#include "dialects/llvm/LLVMDebugInfo.h"
#include "dialects/llvm/LLVMDialect.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Alias analysis
//===----------------------------------------------------------------------===//

bool TBAANodeAttr::classof(Attribute attr) { return llvm::isa<TBAARootAttr, TBAATypeDescriptorAttr>(attr); }

LogicalResult AliasScopeAttr::verify(EmitErrorFn emitError, Attribute id, AliasScopeDomainAttr, StringAttr) {
  if (llvm::isa<StringAttr, DistinctAttr>(id))
    return success();
  return emitError() << "id of an alias scope must be a StringAttr or a DistrinctAttr";
}

namespace mlir::LLVM::detail {
// The members of a type: `{<#a, 0>, <#b, 8>}`.
static FailureOr<llvm::SmallVector<TBAAMemberAttr>> parseTBAAMembers(AsmParser &parser) {
  if (failed(parser.parseLBrace()))
    return failure();
  auto members = FieldParser<llvm::SmallVector<TBAAMemberAttr>>::parse(parser);
  if (failed(members) || failed(parser.parseRBrace()))
    return failure();
  return members;
}
static void printTBAAMembers(AsmPrinter &printer, llvm::ArrayRef<TBAAMemberAttr> members) {
  printer << '{';
  printer.printStrippedAttrOrType(members);
  printer << '}';
}
} // namespace mlir::LLVM::detail

//===----------------------------------------------------------------------===//
// Memory effects
//===----------------------------------------------------------------------===//

MemoryEffectsAttr MemoryEffectsAttr::get(MLIRContext *context, llvm::ArrayRef<ModRefInfo> memInfoArgs) {
  if (memInfoArgs.empty())
    return get(context, ModRefInfo::ModRef, ModRefInfo::ModRef, ModRefInfo::ModRef, ModRefInfo::ModRef,
               ModRefInfo::ModRef, ModRefInfo::ModRef);
  assert(memInfoArgs.size() == 6 && "one value for each kind of memory");
  return get(context, memInfoArgs[0], memInfoArgs[1], memInfoArgs[2], memInfoArgs[3], memInfoArgs[4],
             memInfoArgs[5]);
}
bool MemoryEffectsAttr::isReadWrite() { return *this == get(getContext(), llvm::ArrayRef<ModRefInfo>()); }

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

/// Parses an integer and truncates it to \p width bits.
static ParseResult parseBound(AsmParser &parser, unsigned width, llvm::APInt &bound) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult parsed = parser.parseOptionalInteger(bound);
  if (!parsed.has_value())
    return parser.emitError(loc, "expected integer value");
  bound = bound.sextOrTrunc(width);
  return *parsed;
}
Attribute ConstantRangeAttr::parse(AsmParser &parser, Type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  IntegerType type;
  llvm::APInt lower, upper;
  if (failed(parser.parseLess()) || failed(parser.parseType(type)) || failed(parser.parseComma()) ||
      failed(parseBound(parser, type.getWidth(), lower)) || failed(parser.parseComma()) ||
      failed(parseBound(parser, type.getWidth(), upper)) || failed(parser.parseGreater()))
    return {};
  return parser.getChecked<ConstantRangeAttr>(loc, parser.getContext(), lower, upper);
}
void ConstantRangeAttr::print(AsmPrinter &printer) const {
  printer << "<i" << getLower().getBitWidth() << ", " << getLower() << ", " << getUpper() << '>';
}
LogicalResult ConstantRangeAttr::verify(EmitErrorFn emitError, llvm::APInt lower, llvm::APInt upper) {
  if (lower.getBitWidth() != upper.getBitWidth())
    return emitError() << "expected lower and upper to have matching bitwidths but got "
                       << lower.getBitWidth() << " vs. " << upper.getBitWidth();
  return success();
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

static llvm::SmallVector<StringAttr> makeStrings(MLIRContext *context,
                                                 llvm::ArrayRef<llvm::StringRef> texts) {
  return llvm::map_to_vector(texts, [&](llvm::StringRef text) { return StringAttr::get(context, text); });
}
static llvm::SmallVector<StringAttr> splitFeatures(MLIRContext *context, llvm::StringRef features) {
  llvm::SmallVector<llvm::StringRef> texts;
  features.split(texts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return makeStrings(context, texts);
}
TargetFeaturesAttr TargetFeaturesAttr::get(MLIRContext *context, llvm::ArrayRef<llvm::StringRef> features) {
  return Base::get(context, llvm::ArrayRef<StringAttr>(makeStrings(context, features)));
}
TargetFeaturesAttr TargetFeaturesAttr::getChecked(EmitErrorFn emitError, MLIRContext *context,
                                                  llvm::ArrayRef<llvm::StringRef> features) {
  return Base::getChecked(emitError, context, llvm::ArrayRef<StringAttr>(makeStrings(context, features)));
}
TargetFeaturesAttr TargetFeaturesAttr::get(MLIRContext *context, llvm::StringRef features) {
  return Base::get(context, llvm::ArrayRef<StringAttr>(splitFeatures(context, features)));
}
TargetFeaturesAttr TargetFeaturesAttr::getChecked(EmitErrorFn emitError, MLIRContext *context,
                                                  llvm::StringRef features) {
  return Base::getChecked(emitError, context, llvm::ArrayRef<StringAttr>(splitFeatures(context, features)));
}
LogicalResult TargetFeaturesAttr::verify(EmitErrorFn emitError, llvm::ArrayRef<StringAttr> features) {
  for (StringAttr feature : features) {
    if (!feature || feature.empty())
      return emitError() << "target features can not be null or empty";
    llvm::StringRef text = feature.getValue();
    if (text.front() != '+' && text.front() != '-')
      return emitError() << "target features must start with '+' or '-'";
    if (text.contains(','))
      return emitError() << "target features can not contain ','";
  }
  return success();
}
bool TargetFeaturesAttr::contains(StringAttr feature) const {
  return !nullOrEmpty() && llvm::is_contained(getFeatures(), feature);
}
bool TargetFeaturesAttr::contains(llvm::StringRef feature) const {
  return !nullOrEmpty() &&
         llvm::any_of(getFeatures(), [&](StringAttr each) { return each.getValue() == feature; });
}
std::string TargetFeaturesAttr::getFeaturesString() const {
  return llvm::join(llvm::map_range(getFeatures(), [](StringAttr each) { return each.getValue(); }), ",");
}
TargetFeaturesAttr TargetFeaturesAttr::featuresAt(Operation *op) {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  if (!function)
    function = op->getParentOfType<FunctionOpInterface>();
  return function ? function.getOperation()->getAttrOfType<TargetFeaturesAttr>(getAttributeName())
                  : TargetFeaturesAttr();
}
FailureOr<Attribute> TargetFeaturesAttr::query(DataLayoutEntryKey key) {
  auto name = llvm::dyn_cast<StringAttr>(key);
  if (!name)
    return failure();
  // If the list contains the key itself, without a sign, return a unit attribute. If it contains the key with
  // a sign, return true for + and false for -.
  if (contains(name))
    return Attribute(UnitAttr::get(getContext()));
  if (contains(("+" + name.getValue()).str()))
    return Attribute(BoolAttr::get(getContext(), true));
  if (contains(("-" + name.getValue()).str()))
    return Attribute(BoolAttr::get(getContext(), false));
  return failure();
}

FailureOr<Attribute> TargetAttr::query(DataLayoutEntryKey key) {
  auto name = llvm::dyn_cast<StringAttr>(key);
  if (!name)
    return failure();
  if (name.getValue() == "triple")
    return Attribute(getTriple());
  if (name.getValue() == "chip")
    return Attribute(getChip());
  if (name.getValue() == "features" && getFeatures())
    return Attribute(getFeatures());
  return failure();
}

//===----------------------------------------------------------------------===//
// Module flags
//===----------------------------------------------------------------------===//

LogicalResult ModuleFlagAttr::verify(EmitErrorFn emitError, ModFlagBehavior, StringAttr key,
                                     Attribute value) {
  if (key == LLVMDialect::getModuleFlagKeyCGProfileName()) {
    auto entries = llvm::dyn_cast<ArrayAttr>(value);
    if (!entries || !llvm::all_of(entries, llvm::IsaPred<ModuleFlagCGProfileEntryAttr>))
      return emitError() << "'CG Profile' key expects an array of '#llvm.cgprofile_entry'";
    return success();
  }
  if (key == LLVMDialect::getModuleFlagKeyProfileSummaryName()) {
    if (!llvm::isa<ModuleFlagProfileSummaryAttr>(value))
      return emitError() << "'ProfileSummary' key expects a '#llvm.profile_summary' attribute";
    return success();
  }
  if (llvm::isa<IntegerAttr, StringAttr>(value))
    return success();
  return emitError() << "only integer and string values are currently supported for unknown key '" << key
                     << "'";
}

// The formats of debug info attributes.
using LLVM::detail::parseExpressionArg;
using LLVM::detail::printExpressionArg;

#include "dialects/llvm/LLVMEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/llvm/LLVMAttrs.cpp.inc"

#include "dialects/llvm/LLVMAttrInterfaces.cpp.inc"
