//===- OpSpecEmitter.cpp - Emits op descriptors ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/OpSpecEmitter.h"
#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/emit/cpp/FormatEmitter.h"
#include "generator/emit/cpp/InterfaceTables.h"
#include "generator/lower/CompiledFormat.h"
#include "generator/lower/OpFacts.h"
#include "generator/lower/ResultInference.h"
#include "generator/model/OpModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace {

/// Emits the tables and the OpSpec of one op.
class OpSpecWriter {
public:
  OpSpecWriter(const OpModel &op, const InterfaceAnswers &answers, ConstraintEmitter &constraints,
               const ModelSet &models, const LoweredModel &formats, CodeWriter &out)
      : op(op), layout(op), answers(answers), constraints(constraints), models(models), formats(formats),
        out(out), name(op.className()), tables((name + "Tables").str()),
        file(models.placeInOutput(op.loc()).file.str()) {}
  void emit();

private:
  std::string table(llvm::StringRef type, llvm::StringRef member, std::vector<std::string> entries) {
    return tables.add(type, member, std::move(entries));
  }
  std::string loc(llvm::SMLoc place) const { return specLoc(place, models, file); }
  std::vector<std::string> groupEntries(llvm::ArrayRef<OperandModel> groups);
  std::vector<std::string> attributeEntries();
  std::vector<std::string> regionEntries();
  std::vector<std::string> successorEntries();
  std::string relations();
  std::vector<std::string> predicateEntries();
  std::vector<std::string> effectEntries();
  std::vector<std::string> inferenceEntries();
  std::string opName(const OpModel::OpReference &reference);
  std::string traitSet();
  void emitHookFunctions();
  std::string regionVerifier();
  void emitHooks(llvm::StringRef verifyRegions);

  const OpModel &op;
  SlotLayout layout;
  const InterfaceAnswers &answers;
  ConstraintEmitter &constraints;
  const ModelSet &models;
  const LoweredModel &formats;
  CodeWriter &out;
  llvm::StringRef name;
  TableGroup tables;
  std::string file; ///< The file that declares the op.
  std::string verifyTraits;
};

std::vector<std::string> OpSpecWriter::groupEntries(llvm::ArrayRef<OperandModel> groups) {
  std::vector<std::string> entries;
  for (const OperandModel &group : groups) {
    std::string sizes;
    if (const AttrSlot *slot = layout.listSizes(group))
      sizes = filled(", .listSizesSlot = {0}", slot->index);
    entries.push_back(filled("{{.name = {0}, .constraint = {1}, .arity = ::mlir::Arity::{2}, .loc = {3}{4}}",
                             quoted(group.name()), constraints.typeConstraint(group.constraint()),
                             spelling(arityOf(group)), loc(group.loc()), sizes));
  }
  return entries;
}

std::vector<std::string> OpSpecWriter::attributeEntries() {
  std::vector<std::string> entries;
  for (const AttrSlot &slot : layout.slots()) {
    if (slot.isSegmentSizes()) {
      entries.push_back(
          filled("{{.name = {0}, .constraint = &::mlir::segmentSizesConstraint}", quoted(slot.name)));
      continue;
    }
    // Each call may add functions to the output: two statements fix their order for every compiler.
    std::string defaultValue = constraints.slotDefault(slot);
    std::string constraint = constraints.slotConstraint(slot);
    entries.push_back(
        filled("{{.name = {0}, .constraint = {1}, .isOptional = {2}, .defaultValue = {3}, .loc = {4}}",
               quoted(slot.name), constraint, slot.isOptional(), defaultValue, loc(slot.loc())));
  }
  return entries;
}

std::vector<std::string> OpSpecWriter::regionEntries() {
  std::vector<std::string> entries;
  for (const RegionModel &region : op.regions())
    entries.push_back(filled("{{.name = {0}, .constraint = {1}, .isVariadic = {2}, .loc = {3}}",
                             quoted(region.name()), constraints.regionConstraint(region.constraint()),
                             region.isVariadic(), loc(region.loc())));
  return entries;
}

std::vector<std::string> OpSpecWriter::successorEntries() {
  std::vector<std::string> entries;
  for (const SuccessorModel &successor : op.successors())
    entries.push_back(filled("{{.name = {0}, .isVariadic = {1}, .loc = {2}}", quoted(successor.name()),
                             successor.isVariadic(), loc(successor.loc())));
  return entries;
}

std::string OpSpecWriter::relations() {
  std::vector<std::string> entries;
  for (const OpRelation &relation : declaredRelations(op)) {
    std::vector<std::string> refs;
    for (MemberRef member : relation.model->members()) {
      TypeRef ref = typeRef(op, member);
      refs.push_back(filled("{{::mlir::TypeSourceOf::{0}, {1}}", spelling(ref.of), ref.index));
    }
    std::string refTable =
        table("::mlir::TypeRef", ("relation" + llvm::Twine(entries.size()) + "Refs").str(), refs);
    std::string transform = relation.kind == RelationKind::TypesMatchWith
                                ? constraints.typeTransform(relation.model->transformer().text())
                                : "{}";
    entries.push_back(filled("{{.kind = ::mlir::RelationKind::{0}, .summary = {1}, .refs = {2}, .transform = "
                             "{3}, .loc = {4}}",
                             spelling(relation.kind), quoted(relation.model->summary()), refTable, transform,
                             loc(relation.model->loc())));
  }
  return table("::mlir::RelationSpec", "relations", entries);
}

/// Emits a check function for each predicate of the op that is not verified as a type relation. Returns the
/// initializers of the table of predicates.
std::vector<std::string> OpSpecWriter::predicateEntries() {
  std::vector<std::string> entries;
  for (const TraitModel *trait : declaredPredicates(op)) {
    std::string function = filled("{0}Predicate{1}", name, entries.size());
    Replacements replacements = {{"_op", "(*operation)"},
                                 {"_builder", "::mlir::Builder(operation->getContext())"},
                                 {"_ctxt", "operation->getContext()"}};
    for (const OperandModel &operand : op.operands())
      replacements.emplace_back(operand.name().str(), ("op.get" + operand.accessorName() + "()").str());
    for (const ResultModel &result : op.results())
      replacements.emplace_back(result.name().str(), ("op.get" + result.accessorName() + "()").str());
    for (const AttributeModel &attr : op.attributes())
      replacements.emplace_back(attr.name().str(), ("op.get" + attr.accessorName() + "Attr()").str());
    for (const PropertyModel &property : op.properties())
      replacements.emplace_back(property.name().str(), ("op.get" + property.accessorName() + "()").str());
    out.open("static bool {0}(const void *, ::mlir::Operation *operation) {{", function);
    out.line("[[maybe_unused]] {0} op(operation);", name);
    out.text("return " + fillIn(authorPredicate(trait->predicate(), &models), replacements) + ";");
    out.close();
    entries.push_back(filled("{{.summary = {0}, .check = {{&{1}}, .loc = {2}}", quoted(trait->summary()),
                             function, loc(trait->loc())));
  }
  return entries;
}

std::vector<std::string> OpSpecWriter::effectEntries() {
  std::vector<std::string> entries;
  for (const OpEffect &effect : declaredEffects(op)) {
    std::string entry =
        filled("{{.kind = ::mlir::EffectKind::{0}, .target = ::mlir::EffectTarget::{1}, .index = {2}, "
               ".resource = {3}",
               spelling(effect.kind), spelling(effect.target), effect.index, quoted(effect.resource));
    if (effect.stage)
      entry += filled(", .stage = {0}", effect.stage);
    entries.push_back(entry + (effect.onFullRegion ? ", .onFullRegion = true}" : "}"));
  }
  return entries;
}

std::vector<std::string> OpSpecWriter::inferenceEntries() {
  std::vector<std::string> entries;
  for (const InferredResult &result : inferResults(op)) {
    std::string transform = result.transform ? constraints.typeTransform(result.transform->text()) : "{}";
    entries.push_back(typeSourceEntry(result.kind, result.of, result.index, transform));
  }
  return entries;
}

/// Returns the name of an op that a trait refers to. If no record declares the op, its C++ class provides the
/// name.
std::string OpSpecWriter::opName(const OpModel::OpReference &reference) {
  if (!reference.operation.empty())
    return quoted(reference.operation);
  return reference.cppClass + "::getOperationName()";
}

std::string OpSpecWriter::traitSet() {
  std::vector<std::string> names;
  for (llvm::StringRef trait : traitNames(op))
    names.push_back(("::mlir::Trait::" + trait).str());
  return "{" + llvm::join(names, ", ") + "}";
}

/// Emits hooks that nearly every op with hand-written C++ has. They are plain functions: the symbol names of
/// template instances would be larger than their code.
void OpSpecWriter::emitHookFunctions() {
  if (op.hasVerifier()) {
    out.open("static ::llvm::LogicalResult verify{0}(const void *, ::mlir::Operation *operation) {{", name);
    out.line("return {0}(operation).verify();", name);
    out.close();
  }
  if (op.hasCustomAssemblyFormat() && !op.hasAssemblyFormat()) {
    out.open(
        "static void print{0}(const void *, ::mlir::Operation *operation, ::mlir::OpAsmPrinter &printer) {{",
        name);
    out.line("{0}(operation).print(printer);", name);
    out.close();
  }
}

/// Returns the hook that runs after the regions were verified: the verifiers of traits, in order, then the
/// op's own.
std::string OpSpecWriter::regionVerifier() {
  std::vector<TraitClass> traits;
  for (TraitClass &trait : traitClasses(op))
    if (trait.mayVerifyRegions)
      traits.push_back(std::move(trait));
  if (traits.empty())
    return op.hasRegionVerifier() ? filled("{{&::mlir::detail::verifyRegionsThunk<{0}>}", name) : "";
  if (llvm::any_of(traits, [](const TraitClass &trait) { return trait.verifier.empty(); })) {
    std::string classes;
    for (const TraitClass &trait : traits)
      classes += ", " + trait.cppClass;
    return filled("::mlir::detail::verifyRegionsHook<{0}, {1}{2}>", name, op.hasRegionVerifier(), classes);
  }
  if (traits.size() == 1 && !op.hasRegionVerifier())
    return filled("{{&{0}}", traits.front().verifier);
  std::string calls;
  for (const TraitClass &trait : traits)
    calls += (calls.empty() ? "" : " || ") + filled("{0}(nullptr, operation).failed()", trait.verifier);
  out.open("static ::llvm::LogicalResult verifyRegionsOf{0}(const void *, ::mlir::Operation *operation) {{",
           name);
  out.line("if ({0})", calls);
  out.line("  return ::mlir::failure();");
  out.line("return {0};",
           op.hasRegionVerifier() ? filled("{0}(operation).verifyRegions()", name) : "::mlir::success()");
  out.close();
  return filled("{{&verifyRegionsOf{0}}", name);
}

void OpSpecWriter::emitHooks(llvm::StringRef verifyRegions) {
  // Thunks are templates over the op class with the signature of the hook.
  auto thunk = [&](llvm::StringRef field, const llvm::Twine &function) {
    out.line(".{0} = {{&::mlir::detail::{1}},", field, function.str());
  };
  out.open(".hooks = {{");
  if (op.hasVerifier())
    out.line(".verify = {{&verify{0}},", name);
  if (!verifyRegions.empty())
    out.line(".verifyRegions = {0},", verifyRegions);
  std::string folders;
  for (const TraitClass &trait : traitClasses(op))
    if (trait.mayFold)
      folders += ", " + trait.cppClass;
  if (!folders.empty())
    thunk("fold", "foldWithTraitsThunk<" + name + (op.hasFolder() ? ", true" : ", false") + folders + ">");
  else if (op.hasFolder())
    thunk("fold", "foldThunk<" + name + ">");
  if (op.hasCanonicalizer())
    out.line(".canonicalizationPatterns = &{0}::getCanonicalizationPatterns,", name);
  else if (op.hasCanonicalizeMethod())
    out.line(".canonicalizationPatterns = &::mlir::detail::canonicalizeThunk<{0}>,", name);
  if (op.hasCustomAssemblyFormat() && !op.hasAssemblyFormat()) {
    out.line(".parse = &{0}::parse,", name);
    out.line(".print = {{&print{0}},", name);
  }
  if (op.implements("InferTypeOpInterface") && inferResults(op).empty())
    thunk("inferResultTypes", "inferThunk<" + name + ">");
  if (op.implements("SymbolUserOpInterface"))
    thunk("verifySymbolUses", "verifySymbolUsesThunk<" + name + ">");
  if (verifyTraits != "{}")
    out.line(".verifyTraits = {0},", verifyTraits);
  out.close("},");
}

void OpSpecWriter::emit() {
  std::string operands = table("::mlir::OperandSpec", "operands", groupEntries(op.operands()));
  std::string attributes = table("::mlir::AttrSpec", "attributes", attributeEntries());
  std::string results = table("::mlir::ResultSpec", "results", groupEntries(op.results()));
  std::string regions = table("::mlir::RegionSpec", "regions", regionEntries());
  std::string successors = table("::mlir::SuccessorSpec", "successors", successorEntries());
  std::vector<std::string> parentNames;
  for (const OpModel::OpReference &parent : op.parents())
    parentNames.push_back(opName(parent));
  std::string parents = table("::llvm::StringRef", "parents", parentNames);
  std::string relationTable = relations();
  std::string predicates = table("::mlir::OpPredicateSpec", "predicates", predicateEntries());
  std::string effects = table("::mlir::EffectSpec", "effects", effectEntries());
  std::string inference = table("::mlir::TypeSource", "inference", inferenceEntries());
  for (auto [index, answer] : llvm::enumerate(answers.tables))
    tables.addStruct(answer.type, filled("answers{0}", index), answer.fields);
  std::string interfaces = table("::mlir::InterfaceModelSpec", "interfaces", answers.entries);
  std::string format = emitOpFormat(op, constraints, models, formats, tables, out);
  std::vector<std::string> traitKeys;
  for (const TraitModel &trait : op.traits())
    if (isWrittenInCpp(trait))
      traitKeys.push_back(filled("::mlir::TypeID::get<::mlir::detail::TraitKey<{0}>>()", trait.cppName()));
  std::string traitIDs = table("::mlir::TypeID", "traitIDs", traitKeys);
  std::vector<std::string> traitHooks;
  for (const TraitClass &trait : traitClasses(op))
    if (trait.mayVerify)
      traitHooks.push_back(trait.verifier.empty()
                               ? "::mlir::hook<&::mlir::OpTrait::verifyTraitThunk<" + trait.cppClass + ">>"
                               : filled("{{&{0}}", trait.verifier));
  verifyTraits =
      table("::mlir::Hook<::llvm::LogicalResult(::mlir::Operation *)>", "verifyTraits", traitHooks);
  emitHookFunctions();
  std::string verifyRegions = regionVerifier();
  out.openTables();
  tables.emit(out);

  out.open("constinit const ::mlir::OpSpec {0}::spec = {{", name);
  out.line(".name = {0},", quoted(op.name()));
  out.line(".operands = {0},", operands);
  out.line(".attributes = {0},", attributes);
  out.line(".results = {0},", results);
  out.line(".regions = {0},", regions);
  out.line(".successors = {0},", successors);
  out.line(".operandSegments = ::mlir::SegmentKind::{0},", spelling(segmentKind(op.operandSizing())));
  out.line(".resultSegments = ::mlir::SegmentKind::{0},", spelling(segmentKind(op.resultSizing())));
  out.line(".traits = {0},", traitSet());
  if (traitIDs != "{}")
    out.line(".traitIDs = {0},", traitIDs);
  out.line(".parents = {0},", parents);
  if (op.implicitTerminator())
    out.line(".implicitTerminator = {0},", opName(*op.implicitTerminator()));
  out.line(".relations = {0},", relationTable);
  out.line(".predicates = {0},", predicates);
  out.line(".effects = {0},", effects);
  out.line(".inference = {0},", inference);
  if (!format.empty())
    out.line(".format = &{0},", format);
  emitHooks(verifyRegions);
  out.line(".interfaces = {0},", interfaces);
  out.line(".summary = {0},", quoted(op.summary()));
  out.line(".loc = {0},", specLoc(op.loc(), models));
  out.close("};");
  out.closeTables();
}

} // namespace

void mlir::emitOpSpec(const OpModel &op, const InterfaceAnswers &answers, ConstraintEmitter &constraints,
                      const ModelSet &models, const LoweredModel &formats, CodeWriter &out) {
  OpSpecWriter(op, answers, constraints, models, formats, out).emit();
}
