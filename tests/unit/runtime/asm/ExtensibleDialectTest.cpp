//===- ExtensibleDialectTest.cpp - Tests of dynamic definitions ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ExtensibleDialect.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/Unit.h"
#include "runtime/ir/Verifier.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

LogicalResult expectOne(EmitError emitError, llvm::ArrayRef<Attribute> params) {
  return params.size() == 1 ? success()
                            : LogicalResult(emitError() << "expected 1 parameter, but got " << params.size());
}

class ExtensibleDialectTest : public testing::Test {
protected:
  ExtensibleDialectTest() {
    registerAsmPrinter();
    context.printOpOnDiagnostic(false);
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) { messages.push_back(diag.str()); });
    dialect = context.getOrLoadDynamicDialect("dyn", [&](DynamicDialect *dialect) {
      dialect->registerDynamicType(DynamicTypeDefinition::get("box", dialect, expectOne));
      dialect->registerDynamicAttr(DynamicAttrDefinition::get("tag", dialect, {}));
    });
  }
  /// Parses one operation, prints it, and parses the text again.
  std::string roundTrip(llvm::StringRef text) {
    auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!module)
      return "";
    std::string printed = str(&module->getBody()->front());
    auto again = parseSourceString<ModuleOp>(printed, ParserConfig(&context));
    EXPECT_TRUE(again);
    EXPECT_EQ(again ? str(&again->getBody()->front()) : "", printed);
    return printed;
  }
  std::string str(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os);
    return text;
  }
  template <typename T>
  std::string str(T handle) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << handle;
    return text;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  std::vector<std::string> messages;
  DynamicDialect *dialect;
};

TEST_F(ExtensibleDialectTest, DialectsAreLoadedOnceAndCast) {
  EXPECT_EQ(context.getOrLoadDynamicDialect("dyn", [](DynamicDialect *) { FAIL(); }), dialect);
  Dialect *base = context.getLoadedDialect("dyn");
  EXPECT_EQ(llvm::dyn_cast<DynamicDialect>(base), dialect);
  EXPECT_TRUE(llvm::isa<ExtensibleDialect>(base));
  EXPECT_FALSE(llvm::isa<ExtensibleDialect>(context.getLoadedDialect("builtin")));
  EXPECT_EQ(base->getTypeID(), dialect->getTypeID());
}

TEST_F(ExtensibleDialectTest, TypesAreUniquedParsedAndPrinted) {
  DynamicTypeDefinition *box = dialect->lookupTypeDefinition("box");
  auto type = DynamicType::get(box, {builder.getI8IntegerAttr(3)});
  EXPECT_EQ(str(type), "!dyn.box<3 : i8>");
  EXPECT_EQ(parseType("!dyn.box<3 : i8>", &context), type);
  EXPECT_TRUE(DynamicType::isa(type, box));
  EXPECT_TRUE(llvm::isa<DynamicType>(Type(type)));
  EXPECT_FALSE(llvm::isa<DynamicType>(builder.getI8Type()));
  EXPECT_TRUE(Type(type).hasTrait<TypeTrait::IsDynamicType>());
  EXPECT_EQ(type.getTypeDef(), box);
  EXPECT_THAT(type.getParams(), ElementsAre(builder.getI8IntegerAttr(3)));
  EXPECT_EQ(dialect->lookupTypeDefinition(type.getTypeID()), box);
  EXPECT_EQ(dialect->lookupTypeDefinition("bag"), nullptr);
}

TEST_F(ExtensibleDialectTest, ParametersAreVerified) {
  EXPECT_FALSE(parseType("!dyn.box", &context));
  EXPECT_THAT(messages, ElementsAre("expected 1 parameter, but got 0"));
  EXPECT_FALSE(parseType("!dyn.bag", &context));
  EXPECT_THAT(messages.back(), HasSubstr("bag"));
  auto emit = [&] { return emitError(builder.getUnknownLoc()); };
  EXPECT_FALSE(DynamicType::getChecked(emit, dialect->lookupTypeDefinition("box")));
  EXPECT_EQ(messages.size(), 3u);
}

TEST_F(ExtensibleDialectTest, AttributesHaveAnyNumberOfParameters) {
  Attribute attr = parseAttribute("#dyn.tag<\"a\", i8, #dyn.tag>", &context);
  ASSERT_TRUE(attr);
  auto tag = llvm::cast<DynamicAttr>(attr);
  EXPECT_EQ(tag.getParams().size(), 3u);
  EXPECT_EQ(str(attr), "#dyn.tag<\"a\", i8, #dyn.tag>");
  EXPECT_EQ(tag.getAttrDef(), dialect->lookupAttrDefinition("tag"));
  EXPECT_EQ(DynamicAttr::get(tag.getAttrDef()), tag.getParams()[2]);
}

TEST_F(ExtensibleDialectTest, DefinitionsHaveTheirOwnSyntax) {
  dialect->registerDynamicType(DynamicTypeDefinition::get(
      "pair", dialect, {},
      [](AsmParser &parser, llvm::SmallVectorImpl<Attribute> &params) -> ParseResult {
        int64_t first = 0, second = 0;
        if (parser.parseLSquare() || parser.parseInteger(first) || parser.parseColon() ||
            parser.parseInteger(second) || parser.parseRSquare())
          return failure();
        params.push_back(parser.getBuilder().getIndexAttr(first));
        params.push_back(parser.getBuilder().getIndexAttr(second));
        return success();
      },
      [](AsmPrinter &printer, llvm::ArrayRef<Attribute> params) {
        printer.getStream() << '[' << llvm::cast<IntegerAttr>(params[0]).getInt() << ':'
                            << llvm::cast<IntegerAttr>(params[1]).getInt() << ']';
      }));
  Type type = parseType("!dyn<pair[1:2]>", &context);
  ASSERT_TRUE(type);
  EXPECT_EQ(str(type), "!dyn<pair[1:2]>");
}

TEST_F(ExtensibleDialectTest, OperationsAreVerifiedAndFolded) {
  // The name was requested before the operation is registered.
  EXPECT_FALSE(OperationName("dyn.one", &context).isRegistered());
  dialect->registerDynamicOp(DynamicOpDefinition::get(
      "one", dialect,
      [](Operation *op) -> LogicalResult {
        if (op->getNumResults() != 1)
          return op->emitOpError("expected a single result");
        return success();
      },
      [](Operation *op) -> LogicalResult {
        if (op->getNumRegions())
          return op->emitOpError("expected no region");
        return success();
      },
      {}, {},
      [](Operation *op, llvm::ArrayRef<Attribute>, llvm::SmallVectorImpl<OpFoldResult> &results) {
        results.push_back(Builder(op->getContext()).getI8IntegerAttr(1));
        return success();
      },
      {},
      [](const OperationName &name, NamedAttrList &attrs) {
        if (!attrs.get("kind"))
          attrs.set("kind", Builder(name.getContext()).getUnitAttr());
      }));
  OperationName name("dyn.one", &context);
  EXPECT_TRUE(name.isRegistered());
  EXPECT_EQ(roundTrip("%0 = \"dyn.one\"() {kind} : () -> i8"), "%0 = \"dyn.one\"() {kind} : () -> i8");
  EXPECT_EQ(roundTrip("\"dyn.one\"() : () -> ()"), "");
  EXPECT_THAT(messages, ElementsAre("'dyn.one' op expected a single result"));
  EXPECT_EQ(roundTrip("%0 = \"dyn.one\"() ({}) : () -> i8"), "");
  EXPECT_EQ(messages.back(), "'dyn.one' op expected no region");

  auto module = parseSourceString<ModuleOp>("%0 = \"dyn.one\"() : () -> i8", ParserConfig(&context));
  llvm::SmallVector<OpFoldResult> results;
  ASSERT_TRUE(succeeded(module->getBody()->front().fold(results)));
  EXPECT_EQ(llvm::cast<Attribute>(results[0]), builder.getI8IntegerAttr(1));
}

TEST_F(ExtensibleDialectTest, OperationsHaveTheirOwnSyntax) {
  dialect->registerDynamicOp(DynamicOpDefinition::get(
      "mark", dialect, {}, {},
      [](OpAsmParser &parser, OperationState &state) -> ParseResult {
        return failure(parser.parseKeyword("here") || parser.parseOptionalAttrDict(state.attributes));
      },
      [](Operation *op, OpAsmPrinter &printer, llvm::StringRef) {
        printer << op->getName() << " here";
        printer.printOptionalAttrDict(op->getAttrs());
      }));
  EXPECT_EQ(roundTrip("dyn.mark here {a = 1 : i8}"), "dyn.mark here {a = 1 : i8}");
  EXPECT_EQ(roundTrip("dyn.mark there"), "");
  EXPECT_THAT(messages, ElementsAre(HasSubstr("expected 'here'")));
}

/// A dialect with its own parser, which also accepts dynamic types.
class OwnDialect : public ExtensibleDialect {
public:
  explicit OwnDialect(MLIRContext *context)
      : ExtensibleDialect(getDialectNamespace(), context, TypeID::get<OwnDialect>()) {}
  static constexpr llvm::StringLiteral getDialectNamespace() { return "own"; }
  Type parseType(DialectAsmParser &parser) const override {
    llvm::StringRef name;
    Type type;
    if (failed(parser.parseKeyword(&name)) || !parseOptionalDynamicType(name, parser, type).has_value())
      return {};
    return type;
  }
  void printType(Type type, DialectAsmPrinter &printer) const override {
    EXPECT_TRUE(succeeded(printIfDynamicType(type, printer)));
  }
};

TEST_F(ExtensibleDialectTest, DialectsWithClassesAreExtended) {
  auto *own = context.getOrLoadDialect<OwnDialect>();
  own->registerDynamicType(DynamicTypeDefinition::get("thing", own, {}));
  EXPECT_EQ(str(parseType("!own.thing<unit>", &context)), "!own.thing<unit>");
  EXPECT_TRUE(llvm::isa<ExtensibleDialect>(static_cast<Dialect *>(own)));
  EXPECT_FALSE(llvm::isa<DynamicDialect>(static_cast<Dialect *>(own)));
}

TEST(DynamicRegistryTest, RegistriesCreateDynamicDialects) {
  DialectRegistry registry;
  unsigned numPopulated = 0;
  registry.insertDynamic("late", [&](MLIRContext *, DynamicDialect *dialect) {
    ++numPopulated;
    dialect->registerDynamicAttr(DynamicAttrDefinition::get("tag", dialect, {}));
  });
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  EXPECT_EQ(numPopulated, 0u);
  EXPECT_TRUE(parseAttribute("#late.tag", &context));
  EXPECT_EQ(numPopulated, 1u);
  MLIRContext other(MLIRContext::Threading::DISABLED);
  DialectAllocatorFunctionRef allocate = registry.getDialectAllocator("late");
  ASSERT_TRUE(allocate);
  EXPECT_EQ(allocate(&other)->getNamespace(), "late");
  EXPECT_EQ(numPopulated, 2u);
  EXPECT_FALSE(registry.getDialectAllocator("early"));
}

TEST(ApplyExtensionsTest, ExtensionsOfLoadedDialectsRun) {
  DialectRegistry registry;
  static unsigned numRuns;
  numRuns = 0;
  registry.addExtension(+[](MLIRContext *, OwnDialect *) { ++numRuns; });
  MLIRContext context(MLIRContext::Threading::DISABLED);
  registry.applyExtensions(&context);
  EXPECT_EQ(numRuns, 0u);
  auto *own = context.getOrLoadDialect<OwnDialect>();
  registry.applyExtensions(&context);
  EXPECT_EQ(numRuns, 1u);
  registry.applyExtensions(own);
  registry.applyExtensions(context.getLoadedDialect("builtin"));
  EXPECT_EQ(numRuns, 2u);
}

TEST_F(ExtensibleDialectTest, UnitsArePrintedInOneLine) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder.getUnknownLoc());
  EXPECT_EQ(str(IRUnit(module->getOperation())), "module {...}");
  EXPECT_EQ(str(IRUnit(&module->getBodyRegion())), "Region #0 for op module {...}");
  EXPECT_EQ(str(IRUnit(module->getBody())), "Block #0 for Region #0 for op module {...}");
  std::string text;
  llvm::raw_string_ostream os(text);
  IRUnit(module->getOperation())
      .print(os, OpPrintingFlags().skipRegions().useLocalScope().printGenericOpForm());
  EXPECT_EQ(text, "\"builtin.module\"() ({...}) : () -> ()");
}

} // namespace
