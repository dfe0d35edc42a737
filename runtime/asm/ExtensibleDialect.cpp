//===- ExtensibleDialect.cpp - Dialects extended at run time --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ExtensibleDialect.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/ParamObject.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using detail::DynamicDefinition;

/// The parameters of every dynamic type and attribute: one list of attributes. A descriptor that refers to
/// this array is recognized as dynamic.
static constexpr ParamSpec dynamicParams[] = {
    {.name = "params", .kind = ParamKind::AttrArray, .offset = 0, .cppType = "::mlir::Attribute"}};

//===----------------------------------------------------------------------===//
// Definitions of types and attributes
//===----------------------------------------------------------------------===//

template <typename SpecT>
DynamicDefinition<SpecT>::DynamicDefinition(llvm::StringRef name, ExtensibleDialect *dialect,
                                            VerifierFn &&verifier, ParserFn &&parser, PrinterFn &&printer)
    : fullName((dialect->getNamespace() + "." + name).str()), dialect(dialect), verifier(std::move(verifier)),
      parser(std::move(parser)), printer(std::move(printer)) {
  descriptor.name = fullName;
  descriptor.mnemonic = descriptor.name.drop_front(dialect->getNamespace().size() + 1);
  descriptor.params = dynamicParams;
  descriptor.paramBytes = sizeof(llvm::ArrayRef<Attribute>);
  descriptor.verify = {[](const void *data, EmitErrorFn emitError, llvm::ArrayRef<ParamValue> params) {
                         return static_cast<const DynamicDefinition *>(data)->verify(
                             emitError, ParamTraits<llvm::ArrayRef<Attribute>>::from(params[0]));
                       },
                       this};
}

template <typename SpecT>
MLIRContext &DynamicDefinition<SpecT>::getContext() const {
  return *dialect->getContext();
}

template <typename SpecT>
const DynamicDefinition<SpecT> *DynamicDefinition<SpecT>::of(const DefSpec &spec) {
  return spec.params.data() == dynamicParams ? static_cast<const DynamicDefinition *>(spec.verify.data)
                                             : nullptr;
}

template <typename SpecT>
ParseResult DynamicDefinition<SpecT>::parse(AsmParser &asmParser,
                                            llvm::SmallVectorImpl<Attribute> &params) const {
  if (parser)
    return parser(asmParser, params);
  return asmParser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalLessGreater, [&]() -> ParseResult {
    return asmParser.parseAttribute(params.emplace_back());
  });
}

template <typename SpecT>
void DynamicDefinition<SpecT>::print(AsmPrinter &asmPrinter, llvm::ArrayRef<Attribute> params) const {
  if (printer)
    return printer(asmPrinter, params);
  if (params.empty())
    return;
  asmPrinter.getStream() << '<';
  llvm::interleaveComma(params, asmPrinter.getStream(),
                        [&](Attribute param) { asmPrinter.printAttribute(param); });
  asmPrinter.getStream() << '>';
}

template class detail::DynamicDefinition<TypeDefSpec>;
template class detail::DynamicDefinition<AttrDefSpec>;

/// Sets the parser and the printer in the descriptor of a definition to the given hooks, and returns the
/// definition.
template <typename HandleT, typename DefinitionT>
static std::unique_ptr<DefinitionT> withHooks(std::unique_ptr<DefinitionT> definition, auto &&parseHook,
                                              auto &&printHook) {
  auto &spec = const_cast<std::remove_cvref_t<decltype(definition->getSpec())> &>(definition->getSpec());
  spec.parse = {parseHook, definition.get()};
  spec.print = {printHook, definition.get()};
  return definition;
}

std::unique_ptr<DynamicTypeDefinition> DynamicTypeDefinition::get(llvm::StringRef name,
                                                                  ExtensibleDialect *dialect,
                                                                  VerifierFn &&verifier, ParserFn &&parser,
                                                                  PrinterFn &&printer) {
  std::unique_ptr<DynamicTypeDefinition> definition(
      new DynamicTypeDefinition(name, dialect, std::move(verifier), std::move(parser), std::move(printer)));
  return withHooks<DynamicType>(
      std::move(definition),
      [](const void *data, AsmParser &asmParser) -> Type {
        auto *self = static_cast<const DynamicTypeDefinition *>(data);
        DynamicType type;
        (void)DynamicType::parse(asmParser, const_cast<DynamicTypeDefinition *>(self), type);
        return type;
      },
      [](const void *, Type type, AsmPrinter &asmPrinter) {
        llvm::cast<DynamicType>(type).print(asmPrinter);
      });
}
std::unique_ptr<DynamicAttrDefinition> DynamicAttrDefinition::get(llvm::StringRef name,
                                                                  ExtensibleDialect *dialect,
                                                                  VerifierFn &&verifier, ParserFn &&parser,
                                                                  PrinterFn &&printer) {
  std::unique_ptr<DynamicAttrDefinition> definition(
      new DynamicAttrDefinition(name, dialect, std::move(verifier), std::move(parser), std::move(printer)));
  return withHooks<DynamicAttr>(
      std::move(definition),
      [](const void *data, AsmParser &asmParser, Type) -> Attribute {
        auto *self = static_cast<const DynamicAttrDefinition *>(data);
        DynamicAttr attr;
        (void)DynamicAttr::parse(asmParser, const_cast<DynamicAttrDefinition *>(self), attr);
        return attr;
      },
      [](const void *, Attribute attr, AsmPrinter &asmPrinter) {
        llvm::cast<DynamicAttr>(attr).print(asmPrinter);
      });
}
std::unique_ptr<DynamicTypeDefinition>
DynamicTypeDefinition::get(llvm::StringRef name, ExtensibleDialect *dialect, VerifierFn &&verifier) {
  return get(name, dialect, std::move(verifier), {}, {});
}
std::unique_ptr<DynamicAttrDefinition>
DynamicAttrDefinition::get(llvm::StringRef name, ExtensibleDialect *dialect, VerifierFn &&verifier) {
  return get(name, dialect, std::move(verifier), {}, {});
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

using AttrList = ParamTraits<llvm::ArrayRef<Attribute>>;

/// Parses the parameters of a type or attribute and creates it by its definition.
template <typename HandleT, typename DefinitionT>
static ParseResult parseDynamic(AsmParser &parser, DefinitionT *definition, HandleT &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<Attribute> params;
  if (failed(definition->parse(parser, params)))
    return failure();
  result = HandleT::getChecked([&] { return parser.emitError(loc); }, definition, params);
  return success(static_cast<bool>(result));
}

bool DynamicType::classof(Type type) { return DynamicDefinition<TypeDefSpec>::of(type.getSpec()); }
DynamicTypeDefinition *DynamicType::getTypeDef() {
  return static_cast<DynamicTypeDefinition *>(
      const_cast<DynamicDefinition<TypeDefSpec> *>(DynamicDefinition<TypeDefSpec>::of(getSpec())));
}
llvm::ArrayRef<Attribute> DynamicType::getParams() { return AttrList::from(getParam(*this, 0)); }
DynamicType DynamicType::get(DynamicTypeDefinition *definition, llvm::ArrayRef<Attribute> params) {
  return llvm::cast<DynamicType>(
      getUniquedType(&definition->getContext(), definition->getSpec(), AttrList::make(params)));
}
DynamicType DynamicType::getChecked(llvm::function_ref<InFlightDiagnostic()> emitError,
                                    DynamicTypeDefinition *definition, llvm::ArrayRef<Attribute> params) {
  return llvm::cast_if_present<DynamicType>(
      getCheckedType(emitError, &definition->getContext(), definition->getSpec(), AttrList::make(params)));
}
ParseResult DynamicType::parse(AsmParser &parser, DynamicTypeDefinition *definition, DynamicType &result) {
  return parseDynamic(parser, definition, result);
}
void DynamicType::print(AsmPrinter &printer) { getTypeDef()->print(printer, getParams()); }

bool DynamicAttr::classof(Attribute attr) {
  const AttrDefSpec *spec = attr.getAbstractAttribute().spec;
  return spec && DynamicDefinition<AttrDefSpec>::of(*spec);
}
DynamicAttrDefinition *DynamicAttr::getAttrDef() {
  return static_cast<DynamicAttrDefinition *>(const_cast<DynamicDefinition<AttrDefSpec> *>(
      DynamicDefinition<AttrDefSpec>::of(*getAbstractAttribute().spec)));
}
llvm::ArrayRef<Attribute> DynamicAttr::getParams() { return AttrList::from(getParam(*this, 0)); }
DynamicAttr DynamicAttr::get(DynamicAttrDefinition *definition, llvm::ArrayRef<Attribute> params) {
  return llvm::cast<DynamicAttr>(
      getUniquedAttribute(&definition->getContext(), definition->getSpec(), AttrList::make(params)));
}
DynamicAttr DynamicAttr::getChecked(llvm::function_ref<InFlightDiagnostic()> emitError,
                                    DynamicAttrDefinition *definition, llvm::ArrayRef<Attribute> params) {
  return llvm::cast_if_present<DynamicAttr>(getCheckedAttribute(
      emitError, &definition->getContext(), definition->getSpec(), AttrList::make(params)));
}
ParseResult DynamicAttr::parse(AsmParser &parser, DynamicAttrDefinition *definition, DynamicAttr &result) {
  return parseDynamic(parser, definition, result);
}
void DynamicAttr::print(AsmPrinter &printer) { getAttrDef()->print(printer, getParams()); }

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// The parts of every dynamic operation: any number of operands, results, regions and successors.
static constexpr TypeConstraintSpec anyType = {.summary = "any type"};
static constexpr RegionConstraintSpec anyRegion = {.summary = "any region"};
static constexpr OperandSpec anyValues[] = {{.name = {}, .constraint = &anyType, .arity = Arity::Variadic}};
static constexpr RegionSpec anyRegions[] = {{.name = {}, .constraint = &anyRegion, .isVariadic = true}};
static constexpr SuccessorSpec anySuccessors[] = {{.name = {}, .isVariadic = true}};

DynamicOpDefinition::DynamicOpDefinition(llvm::StringRef name, ExtensibleDialect *dialect)
    : fullName((dialect->getNamespace() + "." + name).str()) {
  spec.name = fullName;
  spec.operands = anyValues;
  spec.results = anyValues;
  spec.regions = anyRegions;
  spec.successors = anySuccessors;
  spec.dynamic = &hooks;
}

std::unique_ptr<DynamicOpDefinition>
DynamicOpDefinition::get(llvm::StringRef name, ExtensibleDialect *dialect,
                         OperationName::VerifyInvariantsFn &&verify,
                         OperationName::VerifyRegionInvariantsFn &&verifyRegions) {
  return get(name, dialect, std::move(verify), std::move(verifyRegions), {}, {});
}
std::unique_ptr<DynamicOpDefinition>
DynamicOpDefinition::get(llvm::StringRef name, ExtensibleDialect *dialect,
                         OperationName::VerifyInvariantsFn &&verify,
                         OperationName::VerifyRegionInvariantsFn &&verifyRegions,
                         OperationName::ParseAssemblyFn &&parse, OperationName::PrintAssemblyFn &&print) {
  return get(name, dialect, std::move(verify), std::move(verifyRegions), std::move(parse), std::move(print),
             {}, {}, {});
}
std::unique_ptr<DynamicOpDefinition> DynamicOpDefinition::get(
    llvm::StringRef name, ExtensibleDialect *dialect, OperationName::VerifyInvariantsFn &&verify,
    OperationName::VerifyRegionInvariantsFn &&verifyRegions, OperationName::ParseAssemblyFn &&parse,
    OperationName::PrintAssemblyFn &&print, OperationName::FoldHookFn &&fold,
    GetCanonicalizationPatternsFn &&getCanonicalizationPatterns,
    OperationName::PopulateDefaultAttrsFn &&populateDefaultAttrs) {
  std::unique_ptr<DynamicOpDefinition> definition(new DynamicOpDefinition(name, dialect));
  definition->setVerifyFn(std::move(verify));
  definition->setVerifyRegionFn(std::move(verifyRegions));
  definition->setParseFn(std::move(parse));
  definition->setPrintFn(std::move(print));
  definition->setFoldHookFn(std::move(fold));
  definition->setGetCanonicalizationPatternsFn(std::move(getCanonicalizationPatterns));
  definition->setPopulateDefaultAttrsFn(std::move(populateDefaultAttrs));
  return definition;
}

OperationName::ParseAssemblyFn DynamicOpDefinition::getParseAssemblyFn() {
  return [this](OpAsmParser &parser, OperationState &state) -> ParseResult {
    if (parseFn)
      return parseFn(parser, state);
    return parser.emitError(parser.getNameLoc(), "op '" + fullName + "' has no custom assembly form");
  };
}
void DynamicOpDefinition::printAssembly(Operation *op, OpAsmPrinter &printer,
                                        llvm::StringRef defaultDialect) {
  if (printFn)
    printFn(op, printer, defaultDialect);
  else
    printer.printGenericOp(op);
}

/// Converts the user data of a hook to the definition that it points to.
static DynamicOpDefinition &definitionOf(const void *data) {
  return *static_cast<DynamicOpDefinition *>(const_cast<void *>(data));
}

void DynamicOpDefinition::installHooks() {
  if (verifyFn)
    spec.hooks.verify = {
        [](const void *data, Operation *op) { return definitionOf(data).verifyInvariants(op); }, this};
  if (verifyRegionsFn)
    spec.hooks.verifyRegions = {
        [](const void *data, Operation *op) { return definitionOf(data).verifyRegionInvariants(op); }, this};
  if (foldFn)
    spec.hooks.fold = {[](const void *data, Operation *op, llvm::ArrayRef<Attribute> operands,
                          llvm::SmallVectorImpl<OpFoldResult> &results) {
                         return definitionOf(data).foldHook(op, operands, results);
                       },
                       this};
  if (parseFn) {
    hooks.parse = {[](const void *data, OpAsmParser &parser, OperationState &state) {
                     return definitionOf(data).parseFn(parser, state);
                   },
                   this};
    spec.hooks.parse = [](OpAsmParser &parser, OperationState &state) {
      return state.name.getSpec()->dynamic->parse(parser, state);
    };
  }
  if (printFn)
    hooks.print = {
        [](const void *data, Operation *op, OpAsmPrinter &printer, llvm::StringRef defaultDialect) {
          definitionOf(data).printFn(op, printer, defaultDialect);
        },
        this};
  if (patternsFn)
    hooks.canonicalizationPatterns = {
        [](const void *data, RewritePatternSet &patterns, MLIRContext *context) {
          definitionOf(data).patternsFn(patterns, context);
        },
        this};
  if (defaultAttrsFn)
    hooks.populateDefaultAttrs = {[](const void *data, const OperationName &name, NamedAttrList &attrs) {
                                    definitionOf(data).defaultAttrsFn(name, attrs);
                                  },
                                  this};
}

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

namespace {
/// Marker interfaces by which classof() recognizes dialects of class ExtensibleDialect and DynamicDialect.
class ExtensibleMark : public DialectInterface::Base<ExtensibleMark> {
public:
  explicit ExtensibleMark(Dialect *dialect) : Base(dialect) {}
};
class DynamicMark : public DialectInterface::Base<DynamicMark> {
public:
  explicit DynamicMark(Dialect *dialect) : Base(dialect) {}
};
} // namespace

ExtensibleDialect::ExtensibleDialect(llvm::StringRef name, MLIRContext *context, TypeID id)
    : Dialect(name, context, id) {
  addInterfaces<ExtensibleMark>();
}
ExtensibleDialect::~ExtensibleDialect() = default;
bool ExtensibleDialect::classof(const Dialect *dialect) {
  return dialect->getRegisteredInterface<ExtensibleMark>();
}

template <typename DefinitionT>
static DefinitionT *findByName(const std::vector<std::unique_ptr<DefinitionT>> &definitions,
                               llvm::StringRef name) {
  auto it = llvm::find_if(definitions, [&](const auto &definition) { return definition->getName() == name; });
  return it == definitions.end() ? nullptr : it->get();
}
template <typename DefinitionT>
static DefinitionT *findByID(const std::vector<std::unique_ptr<DefinitionT>> &definitions, TypeID id) {
  auto it = llvm::find_if(definitions, [&](const auto &definition) { return definition->getTypeID() == id; });
  return it == definitions.end() ? nullptr : it->get();
}
DynamicTypeDefinition *ExtensibleDialect::lookupTypeDefinition(llvm::StringRef name) const {
  return findByName(typeDefinitions, name);
}
DynamicTypeDefinition *ExtensibleDialect::lookupTypeDefinition(TypeID id) const {
  return findByID(typeDefinitions, id);
}
DynamicAttrDefinition *ExtensibleDialect::lookupAttrDefinition(llvm::StringRef name) const {
  return findByName(attrDefinitions, name);
}
DynamicAttrDefinition *ExtensibleDialect::lookupAttrDefinition(TypeID id) const {
  return findByID(attrDefinitions, id);
}

/// Aborts because of a second definition of a name.
[[noreturn]] static void reportRedefinition(llvm::StringRef what, llvm::StringRef name) {
  llvm::report_fatal_error("dynamic " + what + " '" + name + "' is defined already",
                           /*gen_crash_diag=*/false);
}

void ExtensibleDialect::registerDynamicType(std::unique_ptr<DynamicTypeDefinition> &&definition) {
  if (lookupType(definition->getName()))
    reportRedefinition("type", definition->getSpec().name);
  addTypes({&definition->getSpec()});
  typeDefinitions.push_back(std::move(definition));
}
void ExtensibleDialect::registerDynamicAttr(std::unique_ptr<DynamicAttrDefinition> &&definition) {
  if (lookupAttribute(definition->getName()))
    reportRedefinition("attribute", definition->getSpec().name);
  addAttributes({&definition->getSpec()});
  attrDefinitions.push_back(std::move(definition));
}
void ExtensibleDialect::registerDynamicOp(std::unique_ptr<DynamicOpDefinition> &&definition) {
  if (lookupOp(definition->getSpec().name))
    reportRedefinition("operation", definition->getSpec().name);
  definition->installHooks();
  addOperations({&definition->getSpec()});
  opDefinitions.push_back(std::move(definition));
}

void ExtensibleDialect::getCanonicalizationPatterns(RewritePatternSet &patterns) const {
  for (const auto &definition : opDefinitions)
    definition->getCanonicalizationPatterns(patterns, getContext());
}

OptionalParseResult ExtensibleDialect::parseOptionalDynamicType(llvm::StringRef name, AsmParser &parser,
                                                                Type &result) const {
  DynamicTypeDefinition *definition = lookupTypeDefinition(name);
  if (!definition)
    return std::nullopt;
  DynamicType type;
  ParseResult parsed = DynamicType::parse(parser, definition, type);
  result = type;
  return parsed;
}
OptionalParseResult ExtensibleDialect::parseOptionalDynamicAttr(llvm::StringRef name, AsmParser &parser,
                                                                Attribute &result) const {
  DynamicAttrDefinition *definition = lookupAttrDefinition(name);
  if (!definition)
    return std::nullopt;
  DynamicAttr attr;
  ParseResult parsed = DynamicAttr::parse(parser, definition, attr);
  result = attr;
  return parsed;
}
LogicalResult ExtensibleDialect::printIfDynamicType(Type type, AsmPrinter &printer) {
  auto dynamic = llvm::dyn_cast<DynamicType>(type);
  if (!dynamic)
    return failure();
  printer.getStream() << dynamic.getTypeDef()->getName();
  dynamic.print(printer);
  return success();
}
LogicalResult ExtensibleDialect::printIfDynamicAttr(Attribute attr, AsmPrinter &printer) {
  auto dynamic = llvm::dyn_cast<DynamicAttr>(attr);
  if (!dynamic)
    return failure();
  printer.getStream() << dynamic.getAttrDef()->getName();
  dynamic.print(printer);
  return success();
}

// The namespace is stored as a string attribute, which lives as long as the context.
DynamicDialect::DynamicDialect(llvm::StringRef name, MLIRContext *context)
    : ExtensibleDialect(StringAttr::get(context, name).getValue(), context, SelfOwningTypeID::getTypeID()) {
  addInterfaces<DynamicMark>();
}
bool DynamicDialect::classof(const Dialect *dialect) {
  return dialect->getRegisteredInterface<DynamicMark>();
}
Type DynamicDialect::parseType(DialectAsmParser &parser) const { return Dialect::parseType(parser); }
void DynamicDialect::printType(Type type, DialectAsmPrinter &printer) const {
  Dialect::printType(type, printer);
}
Attribute DynamicDialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  return Dialect::parseAttribute(parser, type);
}
void DynamicDialect::printAttribute(Attribute attr, DialectAsmPrinter &printer) const {
  Dialect::printAttribute(attr, printer);
}

DynamicDialect *MLIRContext::getOrLoadDynamicDialect(llvm::StringRef name,
                                                     llvm::function_ref<void(DynamicDialect *)> populate) {
  if (Dialect *loaded = getLoadedDialect(name)) {
    if (auto *dynamic = llvm::dyn_cast<DynamicDialect>(loaded))
      return dynamic;
    llvm::report_fatal_error("a dialect with namespace '" + llvm::Twine(name) + "' is loaded already",
                             /*gen_crash_diag=*/false);
  }
  DynamicDialect *created = nullptr;
  auto create = [&]() -> std::unique_ptr<Dialect> {
    auto dialect = std::make_unique<DynamicDialect>(name, this);
    created = dialect.get();
    populate(created);
    return dialect;
  };
  auto createSpec = [](const void *data, MLIRContext *context) -> Dialect * {
    Dialect *dialect = (*static_cast<const decltype(create) *>(data))().release();
    dialect->installHooks(detail::findOverriddenHooks<DynamicDialect>());
    return dialect;
  };
  getOrLoadDialect(
      DialectSpec{.name = name, .hooks = {.create = {createSpec, &create}}, .isFilledOnLoad = true});
  return created;
}

void DialectRegistry::insertDynamic(llvm::StringRef name, const DynamicDialectPopulationFunction &populate) {
  insert(TypeID::get<DynamicDialect>(), name,
         [name = name.str(), populate](MLIRContext *context) -> Dialect * {
           return context->getOrLoadDynamicDialect(
               name, [&](DynamicDialect *dialect) { populate(context, dialect); });
         });
}
