//===- ConstraintEmitter.cpp - Descriptors of constraints -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/emit/cpp/EnumEmitter.h"
#include "generator/lower/OpFacts.h"
#include "generator/model/AttrConstraintModel.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/DialectModel.h"
#include "generator/model/EnumModel.h"
#include "generator/model/TypeConstraintModel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

ConstraintEmitter::ConstraintEmitter(const ModelSet &models, llvm::StringRef kind)
    : models(models), nameSuffix(kind), out(buffer, &models) {
  const DialectModel *dialect = models.mainDialect();
  if (!dialect || models.isInMainFile(dialect->loc()))
    return;
  const llvm::SourceMgr &sources = models.sources();
  nameSuffix += "Of";
  for (char c :
       llvm::sys::path::stem(sources.getMemoryBuffer(sources.getMainFileID())->getBufferIdentifier()))
    nameSuffix += llvm::isAlnum(c) ? c : '_';
}

std::string ConstraintEmitter::uniqueName(llvm::StringRef wish) {
  unsigned &count = taken[wish];
  // Add the suffix of this file, unless the name was derived from another unique name and already contains
  // the suffix.
  llvm::StringRef suffix = wish.contains(nameSuffix) ? "" : llvm::StringRef(nameSuffix);
  return count++ ? filled("{0}{1}_{2}", wish, suffix, count - 1) : (wish + suffix).str();
}

std::string ConstraintEmitter::uniqueName(const ConstraintModel &model, llvm::StringRef suffix) {
  return uniqueName(((model.isAnonymous() ? "Anonymous" : model.recordName()) + suffix).str());
}

std::string ConstraintEmitter::function(llvm::StringRef returnType, llvm::StringRef name,
                                        llvm::StringRef params, llvm::StringRef body) {
  std::string &known = functions[(returnType + "(" + params + ")" + CodeWriter::withoutMarks(body)).str()];
  if (!known.empty())
    return known;
  known = uniqueName(name);
  out.open("static {0} {1}({2}) {{", returnType, known, params);
  out.text(body);
  out.close();
  return known;
}

static Replacements typePlaceholders(llvm::StringRef self) {
  return {{"_self", self.str()},
          {"_builder", ("::mlir::Builder(" + self + ".getContext())").str()},
          {"_ctxt", (self + ".getContext()").str()}};
}

std::string ConstraintEmitter::typeConstraint(const TypeConstraintModel &model) {
  std::string &name = names[&model];
  if (!name.empty())
    return "&" + name;
  std::string chosen = uniqueName(model, "TypeConstraint");
  std::string check = "{}", build = "{}";
  if (!model.predicate().isTrue())
    check =
        "{&" +
        function("bool", chosen + "Check", "const void *, ::mlir::Type type",
                 "return " + fillIn(authorPredicate(model.predicate(), &models), typePlaceholders("type")) +
                     ";") +
        "}";
  if (model.isBuildable())
    build =
        "{&" +
        function("::mlir::Type", chosen + "Build", "const void *, ::mlir::MLIRContext *context",
                 "return " +
                     fillIn(authorField(model.builderCall().text(), model.record(), "builderCall", &models),
                            {{"_builder", "::mlir::Builder(context)"}, {"_ctxt", "context"}}) +
                     ";") +
        "}";
  out.open("constexpr ::mlir::TypeConstraintSpec {0} = {{", chosen);
  out.line(".summary = {0},", quoted(model.summary()));
  out.line(".check = {0},", check);
  out.line(".build = {0},", build);
  if (const TypeDefModel *def = model.definition(); def && def->hasStrippedForm())
    out.line(".definition = &{0}::spec,", def->cppClass());
  if (std::string kind = typeKindOf(model); !kind.empty())
    out.line(".kind = &{0}::spec,", kind);
  out.line(".loc = {0},", specLoc(model.loc(), models));
  out.close("};");
  return "&" + (names[&model] = chosen);
}

/// Determines the AttrForm of an attribute and the additional fields of its descriptor.
static void addForm(const AttrConstraintModel &model, ConstraintEmitter &emitter, std::string &form,
                    std::string &valueType, std::string &extra) {
  if (model.isUnit()) {
    form = "Unit";
  } else if (model.isSymbolName()) {
    form = "SymbolName";
  } else if (const AttrDefModel *def = model.definition(); def && def->hasStrippedForm()) {
    form = "Definition";
    extra = filled(".definition = &{0}::spec,", def->cppClass());
  } else if (const EnumModel *enumeration = model.enumeration()) {
    form = "EnumKeyword";
    extra = filled(".enumSpec = &{0},", enumSpecName(*enumeration));
  } else if (model.base().isDenseArray()) {
    form = "DenseArray";
    valueType = filled("::mlir::hook<&{0}::getElementTypeIn>", model.base().storageType());
  } else if (model.base().valueType() && model.base().valueType()->isBuildable()) {
    form = "Typed";
  }
  if (const TypeConstraintModel *type = model.base().valueType())
    if (type->isBuildable())
      valueType = filled("{0}.build", emitter.typeConstraint(*type).substr(1));
}

std::string ConstraintEmitter::attrCheck(const AttrConstraintModel &model, llvm::StringRef name) {
  if (model.predicate().isTrue())
    return "{}";
  return "{&" +
         function("bool", name, "const void *, ::mlir::Attribute attr",
                  "return " + fillIn(authorPredicate(model.predicate(), &models), typePlaceholders("attr")) +
                      ";") +
         "}";
}

/// Returns a hook that tests for the storage class of an attribute. For unit attributes, enums and dense
/// arrays, that is the check of the base constraint.
std::string ConstraintEmitter::storageCheck(const AttrConstraintModel &model, llvm::StringRef name) {
  if (model.isUnit() || model.enumeration() || model.base().isDenseArray())
    return attrCheck(model.base(), name);
  llvm::StringRef storage = model.base().storageType().trim();
  if (storage.empty() || storage == "::mlir::Attribute" || storage == "Attribute")
    return "{}";
  return filled("::mlir::hook<&::mlir::isAttrOf<{0}>>", storage);
}

std::string ConstraintEmitter::attrConstraint(const AttrConstraintModel &model) {
  if (auto it = names.find(&model); it != names.end())
    return "&" + it->second;
  std::string chosen = uniqueName(model, "AttrConstraint");
  std::string form = "Generic", valueType = "{}", extra;
  addForm(model, *this, form, valueType, extra);
  std::string check = attrCheck(model, chosen + "Check"), isStorage = storageCheck(model, chosen + "Storage");
  out.open("constexpr ::mlir::AttrConstraintSpec {0} = {{", chosen);
  out.line(".summary = {0},", quoted(model.summary()));
  out.line(".check = {0},", check);
  out.line(".isStorage = {0},", isStorage);
  out.line(".form = ::mlir::AttrForm::{0},", form);
  out.line(".valueType = {0},", valueType);
  if (!extra.empty())
    out.text(extra);
  out.line(".loc = {0},", specLoc(model.loc(), models));
  out.close("};");
  return "&" + (names[&model] = chosen);
}

std::string ConstraintEmitter::regionConstraint(const ConstraintModel &model) {
  if (auto it = names.find(&model); it != names.end())
    return "&" + it->second;
  std::string chosen = uniqueName(model, "RegionConstraint");
  std::string check = "{}";
  if (!model.predicate().isTrue())
    check = "{&" +
            function("bool", chosen + "Check", "const void *, ::mlir::Region &region",
                     "return " + fillIn(authorPredicate(model.predicate(), &models), {{"_self", "region"}}) +
                         ";") +
            "}";
  out.open("constexpr ::mlir::RegionConstraintSpec {0} = {{", chosen);
  out.line(".summary = {0},", quoted(model.summary()));
  out.line(".check = {0},", check);
  out.line(".loc = {0},", specLoc(model.loc(), models));
  out.close("};");
  return "&" + (names[&model] = chosen);
}

std::string mlir::attrConstraintCode(const AttrConstraintModel &model, llvm::StringRef field,
                                     const ModelSet *models) {
  auto codeOf = [&](const AttrConstraintModel &of) {
    return field == "convertFromStorage" ? of.convertFromStorage().text() : of.constBuilderCall().text();
  };
  llvm::StringRef code = codeOf(model), written = codeOf(model.base());
  std::string marked = authorField(written, model.base().record(), field, models);
  size_t at = code.find(written);
  if (written.empty() || marked == written || at == llvm::StringRef::npos)
    return code.str();
  return (code.take_front(at) + marked + code.drop_front(at + written.size())).str();
}

std::string mlir::defaultValueCode(const ConstraintModel &model, llvm::StringRef code,
                                   const ModelSet *models) {
  return defaultCode(code, ModelContext::loc(model.record()), models);
}

std::string ConstraintEmitter::constantAttr(const AttrConstraintModel &model, llvm::StringRef value) {
  // Mark only one location in the statement: that of the value if it is known, because it is more precise,
  // otherwise that of the builder call.
  bool hasPlace = CodeWriter::withoutMarks(value).size() != value.size();
  std::string call = fillIn(attrConstraintCode(model, "constBuilderCall", hasPlace ? nullptr : &models),
                            {{"_builder", "builder"}, {"_ctxt", "context"}, {"0", value.str()}});
  return "{&" +
         function("::mlir::Attribute", "makeAttribute", "const void *, ::mlir::MLIRContext *context",
                  "[[maybe_unused]] ::mlir::Builder builder(context);\nreturn " + call + ";") +
         "}";
}

std::string ConstraintEmitter::slotConstraint(const AttrSlot &slot) {
  return slot.property ? propertyConstraint(slot.property->constraint())
                       : attrConstraint(slot.attribute->constraint());
}

std::string ConstraintEmitter::slotDefault(const AttrSlot &slot) {
  if (slot.property)
    return propertyDefault(slot.property->constraint());
  if (!slot.hasBuildableDefault())
    return "{}";
  const AttrConstraintModel &constraint = slot.attribute->constraint();
  return constantAttr(constraint, defaultValueCode(constraint, constraint.defaultValue().text(), &models));
}

std::string ConstraintEmitter::typeTransform(llvm::StringRef expression) {
  return "{&" +
         function("::mlir::Type", "transformType", "const void *, ::mlir::Type type",
                  "return " + fillIn(expression, typePlaceholders("type")) + ";") +
         "}";
}

std::string ConstraintEmitter::typeRangeTransform(llvm::StringRef expression, bool isOfRange) {
  Replacements replacements = typePlaceholders("types.front()");
  if (isOfRange)
    replacements.front().second = "types";
  return "{&" +
         function("void", "transformTypes",
                  "const void *, ::llvm::ArrayRef<::mlir::Type> types, ::llvm::SmallVectorImpl<::mlir::Type> "
                  "&result",
                  "for (::mlir::Type type : " + fillIn(expression, replacements) +
                      ")\n  result.push_back(type);") +
         "}";
}

std::string ConstraintEmitter::classCheck(llvm::StringRef name, llvm::StringRef param,
                                          llvm::StringRef cppClass) {
  if (cppClass.empty())
    return "{}";
  return "{&" +
         function("bool", name, ("const void *, ::mlir::" + param).str(),
                  ("return ::llvm::isa<" + cppClass + ">(" + param.split(' ').second + ");").str()) +
         "}";
}

std::string ConstraintEmitter::typeClassCheck(llvm::StringRef cppClass) {
  return classCheck("isTypeOfClass", "Type type", cppClass);
}

std::string ConstraintEmitter::attrClassCheck(llvm::StringRef cppClass) {
  return classCheck("isAttributeOfClass", "Attribute attr", cppClass);
}

void ConstraintEmitter::emit(CodeWriter &file, llvm::StringRef nameSpace) {
  out.flush();
  buffer.flush();
  if (bufferText.empty())
    return;
  // Without a namespace of their own, the declarations may be included into the namespace of a dialect. Put
  // them in an anonymous namespace, so that they do not clash with names of the dialect.
  if (nameSpace.empty())
    file.line("namespace {{");
  file.openNamespace(nameSpace);
  file.append(bufferText);
  file.closeNamespace(nameSpace);
  if (nameSpace.empty())
    file.line("} // namespace");
}
