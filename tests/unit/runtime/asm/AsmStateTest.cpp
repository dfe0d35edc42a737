//===- AsmStateTest.cpp - Sources, resources, aliases, AsmState -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmState.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/IntegerSet.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

class AsmStateTest : public IRTest {
protected:
  AsmStateTest() { context.allowUnregisteredDialects(); }
  static std::shared_ptr<llvm::SourceMgr> makeSource(llvm::StringRef text) {
    auto sourceMgr = std::make_shared<llvm::SourceMgr>();
    sourceMgr->AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, "source.mlir"), llvm::SMLoc());
    return sourceMgr;
  }
  std::string print(Operation *op, AsmState &state) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os, state);
    return text;
  }
};

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

TEST_F(AsmStateTest, ASourceManagerGivesItsMainBuffer) {
  auto source = makeSource("\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()");
  auto module = parseSourceFile<ModuleOp>(*source, &context);
  ASSERT_TRUE(module) << ::testing::PrintToString(messages);
  EXPECT_THAT(names(*module->getBody()), ElementsAre("t.a", "t.b"));
  EXPECT_EQ(llvm::cast<FileLineColLoc>(module->getBody()->front().getLoc()).getFilename().getValue(),
            "source.mlir");
  EXPECT_FALSE(parseSourceFile<Operation *>(source, &context));
  EXPECT_THAT(messages.back(), HasSubstr("source must contain a single top-level operation, found: 2"));
}

TEST_F(AsmStateTest, AnOpOfTheClassIsReturnedAndOthersAreWrapped) {
  auto module = parseSourceString<ModuleOp>("module @inner { }", &context);
  ASSERT_TRUE(module) << ::testing::PrintToString(messages);
  EXPECT_EQ(module->getSymName(), "inner");
  auto single = parseSourceString<Operation *>("\"t.a\"() : () -> ()", &context);
  ASSERT_TRUE(single);
  EXPECT_EQ(single.get()->getName().getStringRef(), "t.a");
}

TEST_F(AsmStateTest, SourcesAreAppendedToBlocks) {
  Block *block = top();
  add(block, "t.first");
  LocationAttr start;
  EXPECT_TRUE(succeeded(parseSourceString("\"t.a\"() : () -> ()", block, &context, "name", &start)));
  EXPECT_TRUE(succeeded(parseSourceFile(*makeSource("\"t.b\"() : () -> ()"), block, &context)));
  EXPECT_THAT(names(*block), ElementsAre("t.first", "t.a", "t.b"));
  EXPECT_EQ(llvm::cast<FileLineColLoc>(Location(start)).getFilename().getValue(), "name");
}

TEST_F(AsmStateTest, FilesThatCannotBeOpenedAreReported) {
  llvm::SourceMgr sourceMgr;
  EXPECT_FALSE(parseSourceFile<ModuleOp>("no/such/file.mlir", sourceMgr, &context));
  EXPECT_THAT(messages.back(), HasSubstr("could not open input file 'no/such/file.mlir'"));
  auto full = makeSource("");
  EXPECT_FALSE(parseSourceFile<ModuleOp>("no/such/file.mlir", full, &context));
  EXPECT_THAT(messages.back(), HasSubstr("only main buffer parsed at the moment"));
}

TEST_F(AsmStateTest, TextsOfTypesAttributesAndMaps) {
  size_t numRead = 0;
  EXPECT_EQ(parseType("i32 and more", &context, &numRead), i32);
  EXPECT_EQ(numRead, 4u);
  EXPECT_EQ(parseAttribute("5 : i32", &context), builder.getI32IntegerAttr(5));
  EXPECT_FALSE(parseType("i32 i64", &context));
  EXPECT_THAT(messages.back(), HasSubstr("found trailing characters: 'i64'"));
  EXPECT_EQ(parseAffineMap("(d0) -> (d0)", &context), AffineMap::getMultiDimIdentityMap(1, &context));
  EXPECT_EQ(parseIntegerSet("(d0) : (d0 >= 0)", &context).getNumDims(), 1u);
  EXPECT_FALSE(parseAffineMap("(d0) ->", &context));
}

//===----------------------------------------------------------------------===//
// AsmState
//===----------------------------------------------------------------------===//

TEST_F(AsmStateTest, AStateNamesValuesAndRecordsPlaces) {
  auto module =
      parseSourceString<ModuleOp>("%0 = \"x.a\"() : () -> i32\n%1 = \"x.b\"(%0) : (i32) -> i32", &context);
  ASSERT_TRUE(module) << ::testing::PrintToString(messages);
  Operation *last = &module->getBody()->back();
  AsmState::LocationMap places;
  AsmState state(module->getOperation(), OpPrintingFlags(), &places);
  std::string text;
  llvm::raw_string_ostream os(text);
  last->getResult(0).printAsOperand(os, state);
  EXPECT_EQ(text, "%1");
  EXPECT_THAT(print(module->getOperation(), state), HasSubstr("%1 = \"x.b\"(%0)"));
  EXPECT_EQ(places[last], std::pair(3u, 3u));
}

TEST_F(AsmStateTest, ExternalResourcesAreReadAndWritten) {
  constexpr llvm::StringLiteral text =
      "{-# external_resources: { tool: { flag: true, word: \"x\", data: \"0x0400000001020304\" },"
      " other: { kept: false } } #-}";
  std::vector<std::string> seen;
  FallbackAsmResourceMap fallback;
  ParserConfig config(&context, /*verifyAfterParse=*/true, &fallback);
  config.attachResourceParser("tool", [&](AsmParsedResourceEntry &entry) -> LogicalResult {
    seen.push_back((entry.getKey() + " " + toString(entry.getKind())).str());
    if (entry.getKind() == AsmResourceEntryKind::Blob) {
      FailureOr<AsmResourceBlob> blob = entry.parseAsBlob();
      EXPECT_TRUE(succeeded(blob) && blob->getData().size() == 4 && blob->getDataAlignment() == 4);
      EXPECT_TRUE(failed(entry.parseAsBool()));
    }
    return success();
  });
  auto module = parseSourceString<ModuleOp>(text, config);
  EXPECT_FALSE(module); // parseAsBool() reported an error.
  EXPECT_THAT(seen, ElementsAre("flag bool", "word string", "data blob"));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("expected 'true' or 'false' value for key 'data'")));
  auto again = parseSourceString<ModuleOp>(text, ParserConfig(&context, true, &fallback));
  ASSERT_TRUE(again);
  AsmState state(again->getOperation(), OpPrintingFlags(), nullptr, &fallback);
  state.attachResourcePrinter("mine", [](Operation *, AsmResourceBuilder &builder) {
    builder.buildString("key", "value");
    builder.buildBlob("numbers", llvm::ArrayRef<int32_t>({1}));
  });
  std::string printed = print(again->getOperation(), state);
  EXPECT_THAT(printed, HasSubstr("word: \"x\""));
  EXPECT_THAT(printed, HasSubstr("data: \"0x0400000001020304\""));
  EXPECT_THAT(printed, HasSubstr("numbers: \"0x0400000001000000\""));
  EXPECT_THAT(printed, HasSubstr("kept: false"));
}

//===----------------------------------------------------------------------===//
// OpAsmDialectInterface
//===----------------------------------------------------------------------===//

struct Note {
  std::string key, text;
};
struct NoteHandle : AsmDialectResourceHandleBase<NoteHandle, Note, TestDialect> {
  using AsmDialectResourceHandleBase::AsmDialectResourceHandleBase;
};

/// A dialect interface that gives aliases to strings and i64, and parses and prints notes as dialect
/// resources.
class NotesInterface : public OpAsmDialectInterface {
public:
  using OpAsmDialectInterface::OpAsmDialectInterface;
  AliasResult getAlias(Attribute attr, llvm::raw_ostream &os) const override {
    if (!llvm::isa<StringAttr>(attr))
      return AliasResult::NoAlias;
    os << "my text";
    return AliasResult::OverridableAlias;
  }
  AliasResult getAlias(Type type, llvm::raw_ostream &os) const override {
    if (!type.isInteger(64))
      return AliasResult::NoAlias;
    os << "long";
    return AliasResult::FinalAlias;
  }
  FailureOr<AsmDialectResourceHandle> declareResource(llvm::StringRef key) const override {
    if (key == "bad")
      return failure();
    notes.push_back(std::make_unique<Note>(Note{key.str(), ""}));
    return NoteHandle(notes.back().get(), static_cast<TestDialect *>(getDialect()));
  }
  std::string getResourceKey(const AsmDialectResourceHandle &handle) const override {
    return NoteHandle(handle).getResource()->key;
  }
  LogicalResult parseResource(AsmParsedResourceEntry &entry) const override {
    FailureOr<std::string> text = entry.parseAsString();
    if (failed(text))
      return failure();
    for (auto &note : notes)
      if (note->key == entry.getKey())
        note->text = *text;
    return success();
  }
  void buildResources(Operation *, const llvm::SetVector<AsmDialectResourceHandle> &,
                      AsmResourceBuilder &builder) const override {
    for (auto &note : notes)
      builder.buildString(note->key, note->text);
  }
  mutable std::vector<std::unique_ptr<Note>> notes;
};

TEST_F(AsmStateTest, DialectsGiveAliases) {
  auto *dialect = context.getOrLoadDialect<TestDialect>();
  dialect->addInterfaces<NotesInterface>();
  auto module = parseSourceString<ModuleOp>(
      "\"x.a\"() {k = \"x\"} : () -> i64\n\"x.a\"() {k = \"y\"} : () -> i64", &context);
  ASSERT_TRUE(module) << ::testing::PrintToString(messages);
  AsmState state(module->getOperation());
  std::string text = print(module->getOperation(), state);
  EXPECT_THAT(text, HasSubstr("!long = i64\n"));
  EXPECT_THAT(text, HasSubstr("#my_text = \"x\"\n#my_text1 = \"y\"\n"));
  EXPECT_THAT(text, HasSubstr("\"x.a\"() {k = #my_text1} : () -> !long"));
  auto again = parseSourceString<ModuleOp>(text, &context);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->getBody()->front().getResult(0).getType(), i64);
}

TEST_F(AsmStateTest, DialectsHaveResources) {
  auto *dialect = context.getOrLoadDialect<TestDialect>();
  dialect->addInterfaces<NotesInterface>();
  auto module =
      parseSourceString<ModuleOp>("{-# dialect_resources: { t: { a: \"one\", b: \"two\" } } #-}", &context);
  ASSERT_TRUE(module) << ::testing::PrintToString(messages);
  const auto *notes = dialect->getRegisteredInterface<NotesInterface>();
  ASSERT_EQ(notes->notes.size(), 2u);
  EXPECT_EQ(notes->notes[1]->text, "two");
  AsmState state(module->getOperation());
  EXPECT_THAT(print(module->getOperation(), state), HasSubstr("t: {\n      a: \"one\",\n      b: \"two\""));
  EXPECT_FALSE(parseSourceString<ModuleOp>("{-# dialect_resources: { t: { bad: \"x\" } } #-}", &context));
  EXPECT_THAT(messages.back(), HasSubstr("unknown 'resource' key 'bad' for dialect 't'"));
}

} // namespace
