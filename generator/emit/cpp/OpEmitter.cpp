//===- OpEmitter.cpp - Emits op classes -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/OpEmitter.h"
#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/emit/cpp/InterfaceTables.h"
#include "generator/emit/cpp/InterfaceText.h"
#include "generator/emit/cpp/OpBuilderEmitter.h"
#include "generator/emit/cpp/OpSpecEmitter.h"
#include "generator/emit/cpp/PropertyEmitter.h"
#include "generator/emit/cpp/TextStream.h"
#include "generator/lower/OpFacts.h"
#include "generator/model/CppNames.h"
#include "generator/model/DialectModel.h"
#include "generator/model/OpModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

/// True if all groups before group `index` have exactly one value, so that the position of its first value is
/// a constant.
static bool hasFixedStart(llvm::ArrayRef<OperandModel> groups, unsigned index) {
  return llvm::none_of(groups.take_front(index), [](const OperandModel &g) { return g.isVariableLength(); });
}

static std::string valueType(const OperandModel &group) {
  llvm::StringRef type = group.constraint().cppType();
  if (type.empty() || type == "::mlir::Type")
    return "::mlir::Value";
  return ("::mlir::TypedValue<" + type + ">").str();
}

/// Returns the index of the first value of a group as C++: a constant where possible.
/// \param kind "Operand" or "Result".
static std::string firstIndex(llvm::ArrayRef<OperandModel> groups, unsigned index, llvm::StringRef kind) {
  return hasFixedStart(groups, index) ? std::to_string(index)
                                      : filled("op->get{0}GroupBounds({1}).first", kind, index);
}

/// Emits the getter of a group that is not VariadicOfVariadic. \param kind "Operand" or "Result".
static void emitGroupGetter(llvm::ArrayRef<OperandModel> groups, unsigned index, llvm::StringRef kind,
                            CodeWriter &out) {
  const OperandModel &group = groups[index];
  llvm::StringRef name = group.accessorName();
  if (group.isVariadic()) {
    out.line("::mlir::{0}Range get{1}() {{ return op->get{0}Group({2}); }", kind, name, index);
    return;
  }
  std::string type = valueType(group);
  if (group.isOptional()) {
    out.open("{0} get{1}() {{", type, name);
    out.line("auto values = op->get{0}Group({1});", kind, index);
    out.line("return values.empty() ? {0}() : {0}(values.front().getImpl());", type);
    out.close();
    return;
  }
  out.line("{0} get{1}() {{ return {0}(op->get{2}({3}).getImpl()); }", type, name, kind,
           firstIndex(groups, index, kind));
}

/// Emits the index of each named operand group.
static void emitOperandIndices(const OpModel &op, CodeWriter &out) {
  std::vector<std::string> indices;
  for (auto [index, operand] : llvm::enumerate(op.operands()))
    if (operand.hasName())
      indices.push_back(filled("odsIndex_{0} = {1}", operand.name(), index));
  if (!indices.empty())
    out.line("static constexpr int {0};", llvm::join(indices, ", "));
}

static void emitOperandAccessors(const OpModel &op, CodeWriter &out) {
  SlotLayout layout(op);
  for (auto [index, operand] : llvm::enumerate(op.operands())) {
    if (!operand.hasName())
      continue;
    llvm::StringRef name = operand.accessorName();
    if (const AttrSlot *sizes = layout.listSizes(operand)) {
      out.open("::mlir::OperandRangeRange get{0}() {{", name);
      out.line("return ::mlir::OperandRangeRange(op->getOperandGroup({0}), op->getSlot({1}));", index,
               sizes->index);
      out.close();
      out.open("::mlir::MutableOperandRangeRange get{0}Mutable() {{", name);
      out.line("return ::mlir::MutableOperandRangeRange(op, {0}, {1});", index, sizes->index);
      out.close();
      continue;
    }
    emitGroupGetter(op.operands(), index, "Operand", out);
    if (operand.isVariableLength())
      out.line(
          "::mlir::MutableOperandRange get{0}Mutable() {{ return ::mlir::MutableOperandRange(op, {1}); }",
          name, index);
    else
      out.line("::mlir::OpOperand &get{0}Mutable() {{ return op->getOpOperand({1}); }", name,
               firstIndex(op.operands(), index, "Operand"));
  }
}

static void emitResultAccessors(const OpModel &op, CodeWriter &out) {
  for (auto [index, result] : llvm::enumerate(op.results()))
    if (result.hasName())
      emitGroupGetter(op.results(), index, "Result", out);
}

/// Returns the base class of the op: DeclaredOp with template arguments for the result type and for the
/// numbers of operands, regions and successors. Trailing arguments that equal the defaults are omitted.
static std::string baseClass(const OpModel &op) {
  auto isSingle = [](const OperandModel &group) { return !group.isVariableLength(); };
  auto countOf = [](size_t size, bool isOpen) {
    return isOpen || size > 1 ? "Many" : size == 1 ? "One" : "Zero";
  };
  std::vector<std::string> arguments = {op.className().str()};
  llvm::StringRef resultType = "::mlir::detail::ManyResults";
  if (op.results().empty())
    resultType = "::mlir::detail::NoResult";
  else if (op.results().size() == 1 && isSingle(op.results().front()))
    resultType = op.results().front().constraint().cppType();
  arguments.push_back(resultType.empty() ? "::mlir::Type" : resultType.str());
  for (llvm::StringRef count : {countOf(op.operands().size(), !llvm::all_of(op.operands(), isSingle)),
                                countOf(op.regions().size(), op.hasVariadicRegion()),
                                countOf(op.successors().size(), op.hasVariadicSuccessor())})
    arguments.push_back(("::mlir::detail::Count::" + count).str());
  for (llvm::StringRef last : {"::mlir::detail::Count::Zero", "::mlir::detail::Count::Zero",
                               "::mlir::detail::Count::Many", "::mlir::detail::ManyResults"}) {
    if (arguments.back() != last)
      break;
    arguments.pop_back();
  }
  return "::mlir::DeclaredOp<" + llvm::join(arguments, ", ") + ">";
}

/// Emits `get<X>()`, which converts the attribute to a C++ value.
/// \param storage The statement of the emitted function that initializes its variable `attr` with the
/// attribute, or with null.
static void emitAttributeValue(const AttrSlot &slot, llvm::StringRef storage, bool isAdaptor,
                               CodeWriter &out) {
  const AttributeModel &attr = *slot.attribute;
  const AttrConstraintModel &constraint = attr.constraint();
  llvm::StringRef returnType = constraint.returnType().trim();
  out.open("{0} get{1}() {2}{{", returnType, attr.accessorName(), isAdaptor ? "const " : "");
  out.text(storage);
  // Only the accessor of the op class is marked with the location in the `.td`; the adaptor repeats the same
  // code.
  std::string converted =
      fillIn(attrConstraintCode(constraint, "convertFromStorage", isAdaptor ? nullptr : out.models()),
             {{"_self", "attr"}, {"_builder", "::mlir::Builder(attr.getContext())"}});
  if (slot.hasBuildableDefault()) {
    out.line("if (!attr)");
    if (isAdaptor)
      out.line("  attr = ::llvm::cast<{0}>(this->slotOrDefault({1}, this->getContext()));",
               constraint.storageType(), slot.index);
    else
      out.line("  attr = ::llvm::cast<{0}>(op->getSlotOrDefault({1}));", constraint.storageType(),
               slot.index);
  }
  out.line("return {0};", converted);
  out.close();
}

/// Emits `set<X>(value)` with a C++ value, which is a std::optional if the attribute is optional.
static void emitValueSetter(const AttrSlot &slot, CodeWriter &out) {
  const AttributeModel &attr = *slot.attribute;
  const AttrConstraintModel &constraint = attr.constraint();
  llvm::StringRef valueType = constraint.whenPresent().returnType().trim();
  bool mayBeAbsent = attr.isOptional();
  std::string made = fillIn(
      attrConstraintCode(constraint, "constBuilderCall", out.models()),
      {{"_builder", "builder"}, {"_ctxt", "op->getContext()"}, {"0", mayBeAbsent ? "(*value)" : "value"}});
  if (mayBeAbsent)
    out.open("void set{0}(::std::optional<{1}> value) {{", attr.accessorName(), valueType);
  else
    out.open("void set{0}({1} value) {{", attr.accessorName(), valueType);
  out.line("[[maybe_unused]] ::mlir::Builder builder(op->getContext());");
  if (mayBeAbsent) {
    out.line("::mlir::Attribute attr;");
    out.line("if (value)");
    out.line("  attr = {0};", made);
    made = "attr";
  }
  out.line("op->setSlot({0}, {1});", slot.index, made);
  out.close();
}

/// Emits the functions of DerivedAttributeOpInterface, for derived attributes that convert to an Attribute.
static void emitDerivedAttributes(const OpModel &op, CodeWriter &out) {
  std::vector<std::string> names, entries;
  for (const AttributeModel &attr : op.derivedAttributes()) {
    llvm::StringRef convert = attr.constraint().convertFromStorage().text();
    if (convert.trim().empty())
      continue;
    names.push_back("name == " + quoted(attr.name()));
    std::string value = fillIn(authorExpression(convert, attr.loc(), out.models()),
                               {{"_self", ("get" + attr.accessorName() + "()").str()},
                                {"_ctxt", "context"},
                                {"_builder", "::mlir::Builder(context)"}});
    entries.push_back(
        llvm::formatv("{{::mlir::StringAttr::get(context, {0}), {1}}", quoted(attr.name()), value));
  }
  if (names.empty())
    return;
  out.open("static bool isDerivedAttribute(::llvm::StringRef name) {{");
  out.text("return " + llvm::join(names, " || ") + ";");
  out.close();
  out.open("::mlir::DictionaryAttr materializeDerivedAttributes() {{");
  out.line("::mlir::MLIRContext *context = op->getContext();");
  out.line("return ::mlir::DictionaryAttr::get(context, {{");
  for (const std::string &entry : entries)
    out.text("    " + entry + ",");
  out.text("});");
  out.close();
}

/// Emits the two accessors of an attribute's name: for an op, and for its OperationName.
static void emitSlotName(const AttrSlot &slot, CodeWriter &out) {
  out.line("::mlir::StringAttr get{0}AttrName() {{ return op->getName().getSlotName({1}); }",
           slot.accessorName, slot.index);
  out.open("static ::mlir::StringAttr get{0}AttrName(::mlir::OperationName name) {{", slot.accessorName);
  out.line("return name.getSlotName({0});", slot.index);
  out.close();
}

static void emitAttributeAccessors(const OpModel &op, const SlotLayout &layout, CodeWriter &out) {
  for (const AttrSlot &attrSlot : layout.attributes()) {
    const AttributeModel &attr = *attrSlot.attribute;
    unsigned slot = attrSlot.index;
    const AttrConstraintModel &constraint = attr.constraint();
    llvm::StringRef name = attr.accessorName(), storage = constraint.storageType().trim();
    std::string read = filled("{0} attr = ::llvm::cast_or_null<{0}>(op->getSlot({1}));", storage, slot);
    emitSlotName(attrSlot, out);
    out.line("{0} get{1}Attr() {{ return ::llvm::cast_or_null<{0}>(op->getSlot({2})); }", storage, name,
             slot);
    emitAttributeValue(attrSlot, read, /*isAdaptor=*/false, out);
    out.line("void set{0}Attr({1} attr) {{ op->setSlot({2}, attr); }", name, storage, slot);
    if (constraint.isUnit()) {
      out.open("void set{0}(bool value) {{", name);
      out.line("op->setSlot({0}, value ? ::mlir::Attribute(::mlir::UnitAttr::get(op->getContext())) : "
               "::mlir::Attribute());",
               slot);
      out.close();
    } else if (constraint.isConstBuildable() && constraint.whenPresent().returnType().trim() !=
                                                    constraint.whenPresent().storageType().trim()) {
      emitValueSetter(attrSlot, out);
    }
    if (attr.isOptional()) {
      out.open("::mlir::Attribute remove{0}Attr() {{", name);
      out.line("::mlir::Attribute attr = op->getSlot({0});", slot);
      out.line("op->setSlot({0}, ::mlir::Attribute());", slot);
      out.line("return attr;");
      out.close();
    }
  }
  for (const AttributeModel &attr : op.derivedAttributes()) {
    out.open("{0} get{1}() {{", attr.constraint().returnType(), attr.accessorName());
    emitAuthorCode(out, attr.constraint().derivedBody(), attr.loc(), {{"_op", "(*op)"}});
    out.close();
  }
  emitDerivedAttributes(op, out);
}

static void emitRegionAndSuccessorAccessors(const OpModel &op, CodeWriter &out) {
  for (auto [index, region] : llvm::enumerate(op.regions())) {
    if (region.name().empty())
      continue;
    if (region.isVariadic())
      out.line(
          "::llvm::MutableArrayRef<::mlir::Region> get{0}() {{ return op->getRegions().drop_front({1}); }",
          region.accessorName(), index);
    else
      out.line("::mlir::Region &get{0}() {{ return op->getRegion({1}); }", region.accessorName(), index);
  }
  for (auto [index, successor] : llvm::enumerate(op.successors())) {
    if (successor.name().empty())
      continue;
    if (successor.isVariadic()) {
      out.open("::llvm::SmallVector<::mlir::Block *, 4> get{0}() {{", successor.accessorName());
      out.line("auto all = op->getSuccessors();");
      out.line("return {{all.begin() + {0}, all.end()};", index);
      out.close();
    } else {
      out.line("::mlir::Block *get{0}() {{ return op->getSuccessor({1}); }", successor.accessorName(), index);
    }
  }
}

/// True if fold() returns one OpFoldResult, and false if it fills a list of them.
static bool foldsToOneResult(const OpModel &op) {
  return op.results().size() == 1 && !op.results().front().isVariableLength();
}

static void emitHookDecls(const OpModel &op, CodeWriter &out) {
  if (op.hasVerifier())
    out.line("::llvm::LogicalResult verify();");
  if (op.hasRegionVerifier())
    out.line("::llvm::LogicalResult verifyRegions();");
  if (op.hasFolder() && foldsToOneResult(op))
    out.line("::mlir::OpFoldResult fold(FoldAdaptor adaptor);");
  else if (op.hasFolder())
    out.line("::llvm::LogicalResult fold(FoldAdaptor adaptor, ::llvm::SmallVectorImpl<::mlir::OpFoldResult> "
             "&results);");
  if (op.hasCanonicalizer())
    out.line(
        "static void getCanonicalizationPatterns(::mlir::RewritePatternSet &results, ::mlir::MLIRContext "
        "*context);");
  if (op.hasCanonicalizeMethod())
    out.line("static ::llvm::LogicalResult canonicalize({0} op, ::mlir::PatternRewriter &rewriter);",
             op.className());
  if (op.hasCustomAssemblyFormat() && !op.hasAssemblyFormat()) {
    out.line(
        "static ::llvm::ParseResult parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result);");
    out.line("void print(::mlir::OpAsmPrinter &printer);");
  }
  for (const InterfaceMethodModel *method : methodsToDeclare(op)) {
    std::vector<std::string> params;
    for (const CppParameter &param : method->parameters)
      params.push_back(declarator(param.type, param.name));
    out.line("{0}{1}({2});", method->isStatic ? "static " : "", declarator(method->returnType, method->name),
             llvm::join(params, ", "));
  }
}

std::vector<TraitClass> mlir::traitClasses(const OpModel &op) {
  std::vector<TraitClass> classes;
  for (const TraitModel &trait : op.traits()) {
    llvm::StringRef name = trait.cppName();
    TraitClass entry;
    if (trait.kind() == TraitModel::Kind::Interface && hasFunctionTable(trait, op.traits())) {
      const InterfaceModel &interface = *trait.interface();
      entry = {filled("{0}::Trait<{1}>", interface.cppClass(), op.className()),
               interface.hasVerifier() && !interface.verifiesWithRegions(),
               interface.hasVerifier() && interface.verifiesWithRegions(),
               interface.extraTraitClassDeclaration().contains("foldTrait"),
               interface.verifierIsShared() && !interface.isHandWritten()
                   ? interfaceTraits(interface) + "::verify"
                   : ""};
    } else if (trait.kind() == TraitModel::Kind::Native &&
               (trait.namesInterface() || isWrittenInCpp(trait))) {
      entry = {filled("{0}<{1}>", name, op.className()), true, true, true, ""};
    } else {
      continue;
    }
    if (llvm::none_of(classes, [&](const TraitClass &other) { return other.cppClass == entry.cppClass; }))
      classes.push_back(std::move(entry));
  }
  return classes;
}

static void emitClass(const OpModel &op, CodeWriter &out) {
  llvm::StringRef name = op.className();
  std::string bases;
  if (traitSet(op).contains(Trait::SingleBlock) && !op.regions().empty() &&
      !op.regions().front().isVariadic())
    bases += (", public ::mlir::OpTrait::SingleBlock<" + name + ">").str();
  if (op.implicitTerminator())
    bases += filled(", public ::mlir::OpTrait::SingleBlockImplicitTerminator<{0}>::Impl<{1}>",
                    op.implicitTerminator()->cppClass, name);
  bool hasTraitBase = !bases.empty();
  if (traitSet(op).contains(Trait::Symbol))
    bases += (", public ::mlir::SymbolView<" + name + ">").str();
  std::vector<TraitClass> traits = traitClasses(op);
  for (const TraitClass &trait : traits)
    bases += ", public " + trait.cppClass;
  if (!op.summary().empty())
    out.comment(op.summary());
  out.open("class {0} : public {1}{2} {{", name, baseClass(op), bases);
  out.access("public:");
  if (!traits.empty() || hasTraitBase)
    out.line("using Op::getOperation;");
  out.line("using Op::Op;");
  out.line("using Op::print;");
  out.line("static const ::mlir::OpSpec spec;");
  out.line("template <typename RangeT>");
  out.line("using GenericAdaptor = {0}GenericAdaptor<RangeT>;", name);
  out.line("using Adaptor = {0}Adaptor;", name);
  out.line("using FoldAdaptor = GenericAdaptor<::llvm::ArrayRef<::mlir::Attribute>>;");
  out.line("static constexpr ::llvm::StringLiteral getOperationName() {{ return {0}; }",
           "::llvm::StringLiteral(" + quoted(op.name()) + ")");
  emitOperandIndices(op, out);
  emitOperandAccessors(op, out);
  emitResultAccessors(op, out);
  SlotLayout layout(op);
  emitAttributeAccessors(op, layout, out);
  for (const AttrSlot &slot : layout.segmentSizes())
    emitSlotName(slot, out);
  emitPropertyDecls(op, out);
  emitRegionAndSuccessorAccessors(op, out);
  if (op.parents().size() == 1) {
    out.line("template <typename ParentT = {0}>", op.parents().front().cppClass);
    out.line("ParentT getParentOp() const {{ return ::llvm::cast<ParentT>(op->getParentOp()); }");
  }
  emitBuilderDecls(op, out);
  emitHookDecls(op, out);
  for (const TraitModel &trait : op.traits())
    emitAuthorCode(out, trait.extraClassDeclaration(), trait.record(), "extraConcreteClassDeclaration",
                   {{"cppClass", name.str()}});
  emitAuthorCode(out, op.extraClassDeclaration(), op.record(), "extraClassDeclaration",
                 {{"cppClass", name.str()}});
  out.close("};");
}

static void emitAdaptor(const OpModel &op, CodeWriter &out) {
  llvm::StringRef name = op.className();
  out.line("template <typename RangeT>");
  out.open("class {0}GenericAdaptor : public ::mlir::GenericOpAdaptor<RangeT, {0}> {{", name);
  out.access("public:");
  out.line("using ::mlir::GenericOpAdaptor<RangeT, {0}>::GenericOpAdaptor;", name);
  SlotLayout layout(op);
  for (auto [index, operand] : llvm::enumerate(op.operands())) {
    if (!operand.hasName())
      continue;
    llvm::StringRef accessor = operand.accessorName();
    if (const AttrSlot *sizes = layout.listSizes(operand)) {
      out.open("::llvm::SmallVector<RangeT> get{0}() const {{", accessor);
      out.line("return ::mlir::cutIntoLists(this->operandGroup({0}), this->slot({1}));", index, sizes->index);
      out.close();
    } else if (operand.isVariadic())
      out.line("RangeT get{0}() const {{ return this->operandGroup({1}); }", accessor, index);
    else if (operand.isOptional())
      out.line("auto get{0}() const {{ return this->optionalOperand({1}); }", accessor, index);
    else
      out.line("auto get{0}() const {{ return this->{1}({2}); }", accessor,
               hasFixedStart(op.operands(), index) ? "operandAt" : "singleOperand", index);
  }
  for (const AttrSlot &slot : layout.attributes()) {
    llvm::StringRef storage = slot.attribute->constraint().storageType().trim();
    out.open("{0} get{1}Attr() const {{", storage, slot.accessorName);
    out.line("return ::llvm::cast_or_null<{0}>(this->slot({1}));", storage, slot.index);
    out.close();
    emitAttributeValue(slot, filled("{0} attr = get{1}Attr();", storage, slot.accessorName),
                       /*isAdaptor=*/true, out);
  }
  emitAdaptorProperties(op, out);
  for (auto [index, region] : llvm::enumerate(op.regions()))
    if (!region.name().empty() && !region.isVariadic())
      out.line("::mlir::Region &get{0}() const {{ return this->regionAt({1}); }", region.accessorName(),
               index);
  out.close("};");
  out.open("class {0}Adaptor : public {0}GenericAdaptor<::mlir::ValueRange> {{", name);
  out.access("public:");
  out.line("using {0}GenericAdaptor::{0}GenericAdaptor;", name);
  out.close("};");
}

void mlir::emitOpDecls(llvm::ArrayRef<const OpModel *> ops, CodeWriter &out) {
  for (const OpModel *op : ops) {
    out.openNamespace(op->cppNamespace());
    out.line("class {0};", op->className());
    out.line("class {0}Adaptor;", op->className());
    out.line("template <typename RangeT>");
    out.line("class {0}GenericAdaptor;", op->className());
    out.closeNamespace(op->cppNamespace());
  }
  out.line("#ifdef GET_OP_CLASSES");
  out.line("#undef GET_OP_CLASSES");
  for (const OpModel *op : ops) {
    out.openNamespace(op->cppNamespace());
    emitClass(*op, out);
    emitAdaptor(*op, out);
    out.closeNamespace(op->cppNamespace());
  }
  out.line("#endif");
}

/// Emits the constraints that the ops use, once each, and then the definitions of each op.
static void emitOpBodies(llvm::ArrayRef<const OpModel *> ops, const ModelSet &models,
                         const LoweredModel &formats, CodeWriter &out) {
  if (ops.empty())
    return;
  emitPropertyIncludes(ops, out);
  ConstraintEmitter constraints(models);
  std::string body;
  TextStream stream(body);
  CodeWriter writer(stream, &models);
  for (const OpModel *op : ops) {
    InterfaceAnswers answers = emitInterfaceFunctions(*op, models, writer);
    writer.openNamespace(op->cppNamespace());
    emitOpSpec(*op, answers, constraints, models, formats, writer);
    emitPropertyDefs(*op, constraints, writer);
    emitBuilderDefs(*op, writer);
    for (const TraitModel &trait : op->traits())
      emitAuthorCode(writer, trait.extraClassDefinition(), trait.record(), "extraConcreteClassDefinition",
                     {{"cppClass", op->className().str()}});
    emitAuthorCode(writer, op->extraClassDefinition(), op->record(), "extraClassDefinition",
                   {{"cppClass", op->className().str()}});
    writer.closeNamespace(op->cppNamespace());
  }
  constraints.emit(out, ops.front()->cppNamespace());
  writer.flush();
  stream.flush();
  out.append(body);
}

void mlir::emitOpDefs(llvm::ArrayRef<const OpModel *> ops, const ModelSet &models,
                      const LoweredModel &formats, CodeWriter &out) {
  out.line("#ifdef GET_OP_CLASSES");
  out.line("#undef GET_OP_CLASSES");
  emitOpBodies(ops, models, formats, out);
  out.line("#endif");
  out.list("GET_OP_LIST", ops);
}

/// Returns the name of a registration function: "registerPolyOperations", or "registerPolyOperations0" for
/// shard 0.
static std::string registration(const DialectModel &dialect, std::optional<unsigned> shard = std::nullopt) {
  llvm::StringRef name = dialect.className();
  name.consume_back("Dialect");
  return ("register" + name + "Operations" + (shard ? llvm::Twine(*shard) : llvm::Twine())).str();
}

void mlir::emitShardDecls(const DialectModel &dialect, unsigned shards, CodeWriter &out) {
  out.openNamespace(dialect.cppNamespace());
  out.line("class {0};", dialect.className());
  out.line("void {0}({1} *dialect);", registration(dialect), dialect.className());
  for (unsigned shard = 0; shard != shards; ++shard)
    out.line("void {0}({1} *dialect);", registration(dialect, shard), dialect.className());
  out.closeNamespace(dialect.cppNamespace());
}

void mlir::emitShardDefs(const DialectModel &dialect, llvm::ArrayRef<const OpModel *> ops, unsigned shards,
                         const ModelSet &models, const LoweredModel &formats, CodeWriter &out) {
  size_t begin = 0;
  for (unsigned shard = 0; shard != shards; ++shard) {
    size_t end = ops.size() * (shard + 1) / shards;
    out.line("#ifdef GET_OP_DEFS_{0}", shard);
    out.line("#undef GET_OP_DEFS_{0}", shard);
    out.openNamespace(dialect.cppNamespace());
    if (shard == 0) {
      out.open("void {0}({1} *dialect) {{", registration(dialect), dialect.className());
      for (unsigned i = 0; i != shards; ++i)
        out.line("{0}(dialect);", registration(dialect, i));
      out.close();
    }
    out.line("void {0}({1} *) {{}", registration(dialect, shard), dialect.className());
    out.closeNamespace(dialect.cppNamespace());
    emitOpBodies(ops.slice(begin, end - begin), models, formats, out);
    out.line("#endif");
    begin = end;
  }
}
