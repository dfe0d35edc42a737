//===- PropertyEmitter.cpp - Emits properties of ops ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/PropertyEmitter.h"
#include "generator/emit/cpp/EnumEmitter.h"
#include "generator/lower/SlotLayout.h"
#include "generator/model/AttrConstraintModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/EnumModel.h"

using namespace mlir;
using Form = PropertyConstraintModel::Form;

//===----------------------------------------------------------------------===//
// Descriptors of properties
//===----------------------------------------------------------------------===//

std::string mlir::initialStorageDecl(const PropertyConstraintModel &model, llvm::StringRef name,
                                     const ModelSet *models) {
  llvm::StringRef initial = model.initialStorage();
  if (initial.empty())
    return filled("{0} {1}{{};", model.storageType(), name);
  return filled("{0} {1} = {2};", model.storageType(), name, defaultValueCode(model, initial, models));
}

std::string ConstraintEmitter::propertyCodec(const PropertyConstraintModel &model) {
  switch (model.form()) {
  case Form::Integer:
    return filled("::mlir::IntegerCodec<{0}>", model.storageType());
  case Form::Boolean:
    return "::mlir::BoolCodec";
  case Form::String:
    return "::mlir::StringCodec";
  case Form::Unit:
    return "::mlir::UnitCodec";
  case Form::Enum:
    return filled("::mlir::EnumCodec<{0}, {1}>", model.storageType(), propertySpec(model).substr(1));
  case Form::Array:
    return filled("::mlir::ArrayCodec<{0}, {1}>", model.storageType(), propertyCodec(*model.element()));
  case Form::IntArray:
    return filled("::mlir::IntArrayCodec<{0}, {1}>", model.storageType(), model.element()->storageType());
  case Form::Optional:
    return filled("::mlir::OptionalCodec<{0}>", propertyCodec(*model.element()));
  case Form::Custom:
    break;
  }
  // Emit a codec class with the conversions that the .td declares. Decorated properties share the codec class
  // of their base property.
  const PropertyConstraintModel &base = model.base();
  std::string &name = codecs[&base];
  if (!name.empty())
    return name;
  std::string chosen = uniqueName(base, "Codec");
  out.open("struct {0} {{", chosen);
  out.line("using Storage = {0};", base.storageType());
  out.open(
      "static ::llvm::LogicalResult read([[maybe_unused]] Storage &odsStorage, ::mlir::Attribute odsAttr, "
      "[[maybe_unused]] ::mlir::PropertyErrorFn odsDiag) {{");
  out.line("[[maybe_unused]] ::mlir::MLIRContext *odsContext = odsAttr.getContext();");
  emitAuthorCode(
      out, base.code("convertFromAttribute"), base.record(), "convertFromAttribute",
      {{"_storage", "odsStorage"}, {"_attr", "odsAttr"}, {"_diag", "odsDiag"}, {"_ctxt", "odsContext"}});
  out.close();
  out.open("static ::mlir::Attribute write([[maybe_unused]] ::mlir::MLIRContext *odsContext, const Storage "
           "&odsStorage) {{");
  emitAuthorCode(out, base.code("convertToAttribute"), base.record(), "convertToAttribute",
                 {{"_storage", "odsStorage"}, {"_ctxt", "odsContext"}});
  out.close();
  out.close("};");
  return codecs[&base] = chosen;
}

/// Emits the declared parsers and printer of a property as functions over its stored attribute.
void ConstraintEmitter::propertyText(const PropertyConstraintModel &model, llvm::StringRef name,
                                     std::vector<std::string> &fields) {
  std::string codec = propertyCodec(model);
  auto parser = [&](llvm::StringRef field, llvm::StringRef hook, llvm::StringRef result) {
    llvm::StringRef code = model.code(field);
    if (code.empty() || !model.isOwnCode(field))
      return;
    std::string function = (name + (hook == "parse" ? "Parse" : "ParseOptional")).str();
    out.open("{0} {1}(const void *, ::mlir::OpAsmParser &odsParser, ::mlir::Attribute &odsForm) {{", result,
             function);
    out.line("[[maybe_unused]] ::mlir::MLIRContext *odsContext = odsParser.getContext();");
    out.text(initialStorageDecl(model, "odsStorage", &models));
    out.open("auto parse = [&]() -> {0} {{", result);
    // Append a semicolon if the parser code in the .td ends with an expression.
    emitAuthorCode(out, code, model.record(), field,
                   {{"_storage", "odsStorage"}, {"_parser", "odsParser"}, {"_ctxt", "odsContext"}},
                   code.ends_with(";") || code.ends_with("}") ? "" : ";");
    out.line("return {0}(::llvm::success());", result);
    out.close("};");
    out.line("{0} odsResult = parse();", result);
    out.line(result == "::llvm::ParseResult" ? "if (!failed(odsResult))"
                                             : "if (odsResult.has_value() && !failed(*odsResult))");
    out.line("  odsForm = {0}::write(odsContext, odsStorage);", codec);
    out.line("return odsResult;");
    out.close();
    fields.push_back(filled(".{0} = {{&{1}},", hook, function));
  };
  parser("parser", "parse", "::llvm::ParseResult");
  parser("optionalParser", "parseOptional", "::mlir::OptionalParseResult");
  if (!model.isOwnCode("printer"))
    return;
  out.open("void {0}Print(const void *, ::mlir::OpAsmPrinter &odsPrinter, ::mlir::Attribute odsForm) {{",
           name);
  out.line("[[maybe_unused]] ::mlir::MLIRContext *odsContext = odsForm.getContext();");
  out.line("auto odsStorage = ::mlir::readProperty<{0}>(odsForm);", codec);
  emitAuthorCode(out, model.code("printer"), model.record(), "printer",
                 {{"_storage", "odsStorage"}, {"_printer", "odsPrinter"}, {"_ctxt", "odsContext"}}, ";");
  out.close();
  fields.push_back(filled(".print = {{&{0}Print},", name));
}

std::string ConstraintEmitter::propertySpec(const PropertyConstraintModel &model) {
  if (auto it = propertySpecs.find(&model); it != propertySpecs.end())
    return "&" + it->second;
  std::string chosen = uniqueName(model, "Property");
  static constexpr llvm::StringLiteral forms[] = {"Custom", "Integer", "Boolean",  "String",  "Unit",
                                                  "Enum",   "Array",   "IntArray", "Optional"};
  std::vector<std::string> fields;
  fields.push_back(filled(".form = ::mlir::PropertyForm::{0},", forms[unsigned(model.form())]));
  fields.push_back(filled(".summary = {0},", quoted(model.summary())));
  fields.push_back(
      filled(".bitWidth = {0},", model.enumeration() ? model.enumeration()->bitWidth() : model.bitWidth()));
  fields.push_back(filled(".isSigned = {0},", model.isSigned()));
  fields.push_back(filled(".delegatesParsing = {0},", model.delegatesParsing()));
  fields.push_back(filled(".hasDefault = {0},", model.hasDefaultValue()));
  if (model.element())
    fields.push_back(filled(".element = {0},", propertySpec(*model.element())));
  if (const EnumModel *enumeration = model.enumeration())
    fields.push_back(filled(".enumSpec = &{0},", enumSpecName(*enumeration)));
  if (!model.keyword().empty())
    fields.push_back(filled(".keyword = {0},", quoted(model.keyword())));
  if (const AttrConstraintModel *attr = model.attributeForm()) {
    fields.push_back(filled(".attrFormName = {0},", quoted(attr->storageType())));
    fields.push_back(filled(".fromAttrForm = {{&::mlir::detail::enumFromAttr<{0}>},", attr->storageType()));
    if (model.isStoredInAttributeForm())
      fields.push_back(filled(".toAttrForm = {{&::mlir::detail::enumToAttr<{0}, {1}>},", attr->storageType(),
                              model.storageType()));
  }
  // The codec of an enum refers to the descriptor: declare the descriptor before functions that use the
  // codec.
  if (model.form() == Form::Enum && (!model.predicate().isTrue() || model.hasOwnText())) {
    out.line("extern const ::mlir::PropertySpec {0};", chosen);
    propertySpecs[&model] = chosen;
  }
  if (!model.predicate().isTrue()) {
    out.open("bool {0}Check(const void *, ::mlir::Attribute odsForm) {{", chosen);
    out.line("[[maybe_unused]] ::mlir::MLIRContext *odsContext = odsForm.getContext();");
    out.line("auto odsStorage = ::mlir::readProperty<{0}>(odsForm);", propertyCodec(model));
    out.line(
        "{0} odsValue = {1};", model.interfaceType(),
        fillIn(authorField(model.code("convertFromStorage"), model.record(), "convertFromStorage", &models),
               {{"_storage", "odsStorage"}, {"_ctxt", "odsContext"}}));
    out.text(
        "return " +
        fillIn(
            authorPredicate(model.predicate(), &models),
            {{"_self", "odsValue"}, {"_ctxt", "odsContext"}, {"_builder", "::mlir::Builder(odsContext)"}}) +
        ";");
    out.close();
    fields.push_back(filled(".check = {{&{0}Check},", chosen));
  }
  if (model.form() == Form::Custom)
    fields.push_back(filled(".normalize = {{&::mlir::detail::normalizeByCodec<{0}>},", propertyCodec(model)));
  if (model.hasOwnText())
    propertyText(model, chosen, fields);
  out.open("{0} ::mlir::PropertySpec {1} = {{", propertySpecs.count(&model) ? "constinit const" : "constexpr",
           chosen);
  for (const std::string &field : fields)
    out.text(field);
  out.close("};");
  return "&" + (propertySpecs[&model] = chosen);
}

/// True if the value of the property needs verification.
static bool hasCondition(const PropertyConstraintModel &model) {
  return !model.predicate().isTrue() || model.form() == Form::Enum ||
         (model.element() && hasCondition(*model.element()));
}

std::string ConstraintEmitter::propertyConstraint(const PropertyConstraintModel &model) {
  if (auto it = names.find(&model); it != names.end())
    return "&" + it->second;
  std::string spec = propertySpec(model), chosen = uniqueName(model, "PropertyConstraint");
  out.open("constexpr ::mlir::AttrConstraintSpec {0} = {{", chosen);
  out.line(".summary = {0},", quoted(model.summary()));
  if (hasCondition(model))
    out.line(".check = {{&::mlir::detail::checkProperty, {0}},", spec);
  out.line(".form = ::mlir::AttrForm::Property,");
  out.line(".property = {0},", spec);
  out.line(".loc = {0},", specLoc(model.loc(), models));
  out.close("};");
  return "&" + (names[&model] = chosen);
}

std::string ConstraintEmitter::propertyDefault(const PropertyConstraintModel &model) {
  if (model.initialStorage().empty() && model.form() != Form::Custom)
    return "{&::mlir::detail::makeInitialPropertyHook, " + propertySpec(model) + "}";
  return "{&" +
         function("::mlir::Attribute", "makeProperty", "const void *, ::mlir::MLIRContext *context",
                  initialStorageDecl(model, "storage", &models) + "\nreturn " + propertyCodec(model) +
                      "::write(context, storage);") +
         "}";
}

std::string ConstraintEmitter::propertyValue(const PropertyConstraintModel &model, llvm::StringRef form) {
  std::string codec = propertyCodec(model);
  if (model.hasPlainInterface())
    return llvm::formatv("::mlir::readProperty<{0}>({1})", codec, form);
  return fillIn(model.code("convertFromStorage"),
                {{"_storage", llvm::formatv("::mlir::readPropertyForever<{0}>({1})", codec, form).str()},
                 {"_ctxt", (form + ".getContext()").str()}});
}

std::string ConstraintEmitter::propertyForm(const PropertyConstraintModel &model, llvm::StringRef value,
                                            llvm::StringRef context) {
  std::string codec = propertyCodec(model);
  if (model.hasPlainInterface())
    return llvm::formatv("{0}::write({1}, {2})", codec, context, value);
  std::string assign = fillIn(model.code("assignToStorage"),
                              {{"_storage", "storage"}, {"_value", "value"}, {"_ctxt", context.str()}});
  return llvm::formatv("[&] {{ {0} value = {1}; {2} storage{{}; {3}; return {4}::write({5}, storage); }()",
                       model.interfaceType(), value, model.storageType(), assign, codec, context);
}

std::string ConstraintEmitter::constantProperty(const PropertyConstraintModel &model, llvm::StringRef value) {
  return "{&" +
         function("::mlir::Attribute", "makeProperty", "const void *, ::mlir::MLIRContext *context",
                  "return " + propertyForm(model, value, "context") + ";") +
         "}";
}

//===----------------------------------------------------------------------===//
// Property members of op classes
//===----------------------------------------------------------------------===//

/// Emits a member for an attribute, with its accessors.
static void emitAttributeMember(llvm::StringRef type, llvm::StringRef name, llvm::StringRef accessor,
                                CodeWriter &out) {
  out.line("{0} {1};", type, name);
  out.line("{0} get{1}() const {{ return {2}; }", type, accessor, name);
  out.line("void set{0}({1} value) {{ this->{2} = value; }", accessor, type, name);
}

/// Emits struct Properties: one member for each slot, in slot order.
static void emitPropertiesStruct(const OpModel &op, const SlotLayout &layout, CodeWriter &out) {
  if (layout.empty())
    return;
  out.open("struct Properties {{");
  for (const AttrSlot &slot : layout.slots()) {
    std::string name = identifier(slot.name);
    switch (slot.kind) {
    case AttrSlot::Kind::Attribute:
      emitAttributeMember(slot.attribute->constraint().storageType().trim(), name, slot.accessorName, out);
      break;
    case AttrSlot::Kind::OperandSegmentSizes:
    case AttrSlot::Kind::ResultSegmentSizes:
      out.line("::mlir::SegmentSizesMember {0};", name);
      out.line("::llvm::ArrayRef<int32_t> get{0}() const {{ return {1}; }", slot.accessorName, name);
      out.line("void set{0}(::llvm::ArrayRef<int32_t> sizes) {{ this->{1} = sizes; }", slot.accessorName,
               name);
      break;
    case AttrSlot::Kind::Property:
      out.line("::mlir::PropertyMember<&{0}::odsGet{1}, &{0}::odsMake{1}> {2};", op.className(),
               slot.accessorName, name);
      out.line("{0} get{1}() const {{ return {2}.get(); }", slot.property->interfaceType(), slot.accessorName,
               name);
      out.line("void set{0}({1} value) {{ this->{2} = value; }", slot.accessorName,
               slot.property->interfaceType(), name);
      break;
    }
  }
  out.line("friend bool operator==(const Properties &, const Properties &) = default;");
  out.close("};");
  out.line("static_assert(sizeof(Properties) == {0} * sizeof(::mlir::Attribute));", layout.size());
  out.line("Properties &getProperties() {{ return op->getProperties<Properties>(); }");
}

void mlir::emitPropertyDecls(const OpModel &op, CodeWriter &out) {
  SlotLayout layout(op);
  for (const AttrSlot &slot : layout.properties()) {
    llvm::StringRef name = slot.accessorName, type = slot.property->interfaceType();
    out.line("static {0} odsGet{1}(::mlir::Attribute form);", type, name);
    out.line("static ::mlir::Attribute odsMake{0}(::mlir::MLIRContext *context, {1} value);", name, type);
    out.line("{0} get{1}() {{ return odsGet{1}(op->getSlot({2})); }", type, name, slot.index);
    out.line("void set{0}({1} value) {{ op->setSlot({2}, odsMake{0}(op->getContext(), value)); }", name, type,
             slot.index);
  }
  emitPropertiesStruct(op, layout, out);
}

void mlir::emitAdaptorProperties(const OpModel &op, CodeWriter &out) {
  SlotLayout layout(op);
  for (const AttrSlot &slot : layout.properties())
    out.line("{0} get{1}() const {{ return {2}::odsGet{1}(this->slot({3})); }",
             slot.property->interfaceType(), slot.accessorName, op.className(), slot.index);
  if (!layout.empty())
    out.line("typename {0}::Properties getProperties() const {{ return this->template propertiesAs<typename "
             "{0}::Properties>(); }",
             op.className());
}

/// Emits the function that converts a stored attribute to the C++ value that accessors return.
static void emitGetter(const OpModel &op, const PropertyModel &property, ConstraintEmitter &constraints,
                       CodeWriter &out) {
  const PropertyConstraintModel &model = property.constraint();
  llvm::StringRef type = model.interfaceType();
  out.open("{0} {1}::odsGet{2}(::mlir::Attribute form) {{", type, op.className(), property.accessorName());
  if (model.hasDefaultValue()) {
    out.line("if (!form)");
    out.line("  return {0};", defaultValueCode(model, model.defaultValue().text(), out.models()));
  }
  std::string codec = constraints.propertyCodec(model);
  llvm::StringRef convert = model.code("convertFromStorage");
  bool isKnownView = convert == model.base().code("convertFromStorage") &&
                     model.base().recordName() == "StringProp" && type == "::llvm::StringRef";
  if (model.hasPlainInterface())
    out.line("return ::mlir::readProperty<{0}>(form);", codec);
  else if (model.form() == Form::String && isKnownView)
    out.line("return form ? ::llvm::cast<::mlir::StringAttr>(form).getValue() : ::llvm::StringRef();");
  else {
    out.line("const auto &storage = ::mlir::readPropertyForever<{0}>(form);", codec);
    out.line("return {0};", fillIn(authorField(convert, model.record(), "convertFromStorage", out.models()),
                                   {{"_storage", "storage"}, {"_ctxt", "form.getContext()"}}));
  }
  out.close();
}

void mlir::emitPropertyDefs(const OpModel &op, ConstraintEmitter &constraints, CodeWriter &out) {
  for (const PropertyModel &property : op.properties()) {
    const PropertyConstraintModel &model = property.constraint();
    emitGetter(op, property, constraints, out);
    out.open("::mlir::Attribute {0}::odsMake{1}(::mlir::MLIRContext *context, {2} value) {{", op.className(),
             property.accessorName(), model.interfaceType());
    if (model.hasPlainInterface()) {
      out.line("return {0}::write(context, value);", constraints.propertyCodec(model));
    } else {
      out.line("{0} storage{{};", model.storageType());
      emitAuthorCode(out, model.code("assignToStorage"), model.record(), "assignToStorage",
                     {{"_storage", "storage"}, {"_value", "value"}, {"_ctxt", "context"}}, ";");
      out.line("return {0}::write(context, storage);", constraints.propertyCodec(model));
    }
    out.close();
  }
}

void mlir::emitPropertyIncludes(llvm::ArrayRef<const OpModel *> ops, CodeWriter &out) {
  bool hasProperties = false, hasText = false;
  auto hasOwnText = [&](const PropertyConstraintModel *model) {
    for (; model; model = model->element())
      if (model->hasOwnText())
        return true;
    return false;
  };
  for (const OpModel *op : ops)
    for (const PropertyModel &property : op->properties()) {
      hasProperties = true;
      hasText |= hasOwnText(&property.constraint());
    }
  if (hasProperties)
    out.line("#include \"runtime/ir/PropertyCodec.h\"");
  if (hasText) {
    out.line("#include \"runtime/asm/AsmParser.h\"");
    out.line("#include \"runtime/asm/AsmPrinter.h\"");
  }
}
