//===- BytecodeTest.cpp - Writing and reading bytecode --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/bytecode/BytecodeImplementation.h"
#include "runtime/bytecode/BytecodeReader.h"
#include "runtime/bytecode/BytecodeWriter.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Region.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

/// A context without dialects other than builtin, and its diagnostics.
class BytecodeTest : public ::testing::Test {
protected:
  BytecodeTest() {
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
    registerBytecodeReader();
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      messages.push_back(diag.str());
      for (const auto &note : diag.getNotes())
        messages.push_back(note.str());
      return success();
    });
  }
  OwningOpRef<ModuleOp> parse(llvm::StringRef text, llvm::StringRef name = "test.mlir") {
    return parseSourceString<ModuleOp>(text, &context, name);
  }
  static std::string write(Operation *op, const BytecodeWriterConfig &config = {}) {
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    EXPECT_TRUE(succeeded(writeBytecodeToFile(op, os, config)));
    return bytes;
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os, OpPrintingFlags().enableDebugInfo());
    return text;
  }

  MLIRContext context;
  std::vector<std::string> messages;
};

constexpr llvm::StringLiteral everything = R"(
  #map = affine_map<(d0) -> (d0)>
  "t.attrs"() <{inherent = 1 : i8}> {
    t.ints = [-1 : i64, -1 : i8, 300 : i16, true, -5 : index, 18446744073709551617 : i128, -1 : i128, -3 : si32],
    t.floats = [1.5 : f32, -1.5 : f64, 1.0 : f16, 1.0 : f80, 1.0 : bf16, 1.0 : f128, 1.0 : f8E5M2, 1.0 : tf32],
    t.dense = [dense<[true, false, true]> : tensor<3xi1>, dense<true> : tensor<3xi1>, dense<[1, 2]> : tensor<2xi4>,
               dense<["a", "b"]> : tensor<2x!t.x>, dense<"z"> : tensor<2x!t.x>,
               dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>, dense<> : tensor<0xi32>],
    t.sparse = sparse<[[0, 1]], 5> : tensor<3x4xi32>,
    t.arrays = [array<i1: true, false>, array<i32: 1, 2>, array<f32>],
    t.refs = [@a::@b::@c, @a, i32, "s", "s" : i32, unit, #t.opaque, #map, affine_set<(d0) : (d0 >= 0)>],
    t.locs = [loc("x":3:4), loc(fused<"m">["a", "b"]), loc("x":1:2 to 5:7), loc(callsite("a" at "b")),
              loc("x":1:2 to :5), loc(fused["a", "b"]), loc(unknown), loc("n"("x":1:1))],
    t.types = [tensor<?x4xf32, "e">, tensor<*xf32>, memref<4xf32, 3>, memref<*xf32>, memref<*xf32, 1>,
               memref<4xf32, strided<[2]>>, vector<4xi1>, vector<[4]x2xf32>, tuple<i1, none>, complex<f64>,
               (i1) -> (), ui7, !t.opaque<"a">],
    t.distinct = [distinct[0]<1 : i8>, distinct[1]<1 : i8>]
  } : () -> ()
  "t.regions"() ({
    ^bb0(%a: i32, %b: i32):
      "t.br"()[^bb2, ^bb2] : () -> ()
    ^bb1:
      "t.inner"() ({ "t.use"(%a, %b, %later, %later) : (i32, i32, i64, i64) -> () }) : () -> ()
      "t.end"(%later) : (i64) -> ()
    ^bb2:
      %later = "t.def"() : () -> i64
      "t.br"()[^bb1] : () -> ()
  }, {}) : () -> ()
  %results:8 = "t.many"() : () -> (i1, i2, i3, i4, i5, i6, i7, i8)
  "t.use"(%results#7, %results#0) : (i8, i1) -> ()
  "plain"() : () -> ()
)";

TEST_F(BytecodeTest, EveryVersionReadsBackTheSameText) {
  OwningOpRef<ModuleOp> module = parse(everything);
  ASSERT_TRUE(module) << ::testing::PrintToString(messages);
  for (int64_t version = 0; version <= 6; ++version) {
    BytecodeWriterConfig config;
    config.setDesiredBytecodeVersion(version);
    std::string bytes = write(*module, config);
    OwningOpRef<ModuleOp> again = parse(bytes, "test.mlirbc");
    ASSERT_TRUE(again) << version << ::testing::PrintToString(messages);
    // Before version 5, unregistered ops have no inherent attributes.
    if (version >= 5) {
      EXPECT_EQ(print(*again), print(*module)) << version;
    }
    // What was read is written as the same bytes.
    EXPECT_EQ(write(*again, config), bytes) << version;
  }
}

TEST_F(BytecodeTest, VersionsThatDoNotExistAreAnError) {
  OwningOpRef<ModuleOp> module = parse("");
  for (int64_t version : {-1, 7}) {
    BytecodeWriterConfig config;
    config.setDesiredBytecodeVersion(version);
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    EXPECT_TRUE(failed(writeBytecodeToFile(*module, os, config)));
    EXPECT_EQ(messages.back(),
              ("unsupported version requested " + llvm::Twine(version) + ", must be in range [0, 6]").str());
    EXPECT_EQ(bytes, "");
  }
}

TEST_F(BytecodeTest, TheHeaderNamesVersionAndProducer) {
  OwningOpRef<ModuleOp> module = parse("");
  std::string bytes = write(*module, BytecodeWriterConfig("me"));
  EXPECT_TRUE(llvm::StringRef(bytes).starts_with(llvm::StringRef("ML\xefR\x0dme\0", 8)));
  EXPECT_TRUE(isBytecode(llvm::MemoryBufferRef(bytes, "name")));
  EXPECT_FALSE(isBytecode(llvm::MemoryBufferRef("module", "name")));
}

TEST_F(BytecodeTest, TheOrderOfUsesIsKept) {
  OwningOpRef<ModuleOp> module = parse(R"(
    %0 = "t.def"() : () -> i32
    "t.a"(%0, %0) : (i32, i32) -> ()
    "t.b"(%0, %0, %0, %0) : (i32, i32, i32, i32) -> ()
    "t.c"() ({ ^bb0(%x: i32, %y: i32): "t.d"(%y, %y) : (i32, i32) -> () }) : () -> ())");
  Value value = module->getBody()->front().getResult(0);
  Value arg = module->getBody()->back().getRegion(0).getArgument(1);
  auto order = [](Value of) {
    std::vector<std::pair<std::string, unsigned>> uses;
    for (OpOperand &use : of.getUses())
      uses.emplace_back(use.getOwner()->getName().getStringRef().str(), use.getOperandNumber());
    return uses;
  };
  std::vector<std::vector<unsigned>> permutations = {
      {0, 1, 2, 3, 4, 5}, {5, 4, 3, 2, 1, 0}, {1, 0, 2, 3, 4, 5}, {3, 5, 1, 0, 2, 4}, {1, 2, 3, 4, 5, 0}};
  arg.shuffleUseList({1, 0});
  for (const std::vector<unsigned> &permutation : permutations) {
    value.shuffleUseList(permutation);
    OwningOpRef<ModuleOp> again = parse(write(*module));
    ASSERT_TRUE(again) << ::testing::PrintToString(messages);
    EXPECT_EQ(order(again->getBody()->front().getResult(0)), order(value));
    EXPECT_EQ(order(again->getBody()->back().getRegion(0).getArgument(1)), order(arg));
  }
}

//===----------------------------------------------------------------------===//
// Lazy reading
//===----------------------------------------------------------------------===//

constexpr llvm::StringLiteral nested = R"(
  module @a { module @inner { "t.x"() : () -> () } "t.y"() : () -> () }
  module @b { "t.z"() : () -> () })";

TEST_F(BytecodeTest, RegionsAreReadOnDemand) {
  OwningOpRef<ModuleOp> module = parse(nested);
  std::string bytes = write(*module);
  Block block;
  BytecodeReader reader(llvm::MemoryBufferRef(bytes, "lazy"), ParserConfig(&context), /*lazyLoad=*/true);
  ASSERT_TRUE(succeeded(reader.readTopLevel(&block)));
  Operation *top = &block.front();
  EXPECT_TRUE(reader.isMaterializable(top));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 1);
  ASSERT_TRUE(succeeded(reader.materialize(top)));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 2);
  Block &body = top->getRegion(0).front();
  Operation *a = &body.front(), *b = &body.back();
  EXPECT_TRUE(a->getRegion(0).empty());
  // The filter selects the nested ops that are read at once.
  ASSERT_TRUE(succeeded(reader.materialize(a, [](Operation *) { return true; })));
  EXPECT_FALSE(a->getRegion(0).front().front().getRegion(0).empty());
  EXPECT_TRUE(reader.isMaterializable(b));
  ASSERT_TRUE(succeeded(reader.finalize()));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 0);
  EXPECT_EQ(print(top), print(*module));
}

TEST_F(BytecodeTest, OpsThatAreNotNeededAreErased) {
  OwningOpRef<ModuleOp> module = parse(nested);
  std::string bytes = write(*module);
  Block block;
  BytecodeReader reader(llvm::MemoryBufferRef(bytes, "lazy"), ParserConfig(&context), /*lazyLoad=*/true);
  ASSERT_TRUE(succeeded(
      reader.readTopLevel(&block, [](Operation *op) { return !llvm::cast<ModuleOp>(op).getSymName(); })));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 2);
  ASSERT_TRUE(
      succeeded(reader.finalize([](Operation *op) { return llvm::cast<ModuleOp>(op).getSymName() == "b"; })));
  Block &body = block.front().getRegion(0).front();
  ASSERT_EQ(&body.front(), &body.back());
  EXPECT_EQ(llvm::cast<ModuleOp>(body.front()).getSymName(), "b");
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

constexpr llvm::StringLiteral withResources = R"(
  "t.a"() {x = dense_resource<blob> : tensor<2xi64>, y = dense_resource<missing> : tensor<2xi64>} : () -> ()
  {-# dialect_resources: { builtin: { blob: "0x4000000001000000000000000200000000000000" } },
      external_resources: { tool: { flag: true, text: "v", bytes: "0x080000000100" } } #-})";

TEST_F(BytecodeTest, ResourcesReferToAlignedBytesOfTheFile) {
  OwningOpRef<ModuleOp> module = parse(withResources);
  std::string bytes = write(*module);
  MLIRContext other;
  other.allowUnregisteredDialects();
  ParserConfig config(&other);
  std::vector<std::string> external;
  config.attachResourceParser("tool", [&](AsmParsedResourceEntry &entry) -> LogicalResult {
    external.push_back((entry.getKey() + ":" + toString(entry.getKind())).str());
    if (entry.getKind() == AsmResourceEntryKind::String) {
      EXPECT_EQ(*entry.parseAsString(), "v");
    }
    return success();
  });
  // A buffer with the alignment of the blob.
  auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(bytes.size(), "file", llvm::Align(64));
  llvm::copy(bytes, buffer->getBufferStart());
  llvm::StringRef file(buffer->getBufferStart(), buffer->getBufferSize());
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  Block block;
  ASSERT_TRUE(succeeded(readBytecodeFile(sources, &block, config)));
  sources.reset();
  Operation &op = block.front().getRegion(0).front().front();
  auto attr = op.getAttrOfType<DenseResourceElementsAttr>("x");
  ASSERT_TRUE(attr);
  const AsmResourceBlob *blob = attr.getRawHandle().getBlob();
  EXPECT_EQ(blob->getDataAlignment(), 64u);
  EXPECT_GE(blob->getData().data(), file.begin());
  EXPECT_LT(blob->getData().data(), file.end());
  EXPECT_THAT(blob->getDataAs<int64_t>(), ElementsAre(1, 2));
  EXPECT_FALSE(op.getAttrOfType<DenseResourceElementsAttr>("y").getRawHandle().getBlob());
  EXPECT_THAT(external, ElementsAre("flag:bool", "text:string", "bytes:blob"));
}

TEST_F(BytecodeTest, TheDataOfResourcesCanBeOmitted) {
  OwningOpRef<ModuleOp> module = parse(withResources);
  BytecodeWriterConfig config;
  config.setElideResourceDataFlag();
  std::string bytes = write(*module, config);
  MLIRContext other;
  other.allowUnregisteredDialects();
  auto again = parseSourceString<ModuleOp>(bytes, &other);
  ASSERT_TRUE(again);
  auto attr = again->getBody()->front().getAttrOfType<DenseResourceElementsAttr>("x");
  EXPECT_EQ(attr.getRawHandle().getKey(), "blob");
  EXPECT_FALSE(attr.getRawHandle().getBlob());
}

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

struct NumberedVersion : DialectVersion {
  explicit NumberedVersion(uint64_t number) : number(number) {}
  uint64_t number;
};

/// Writes version 2; renames the ops of older files.
struct NumberedEncoding : BytecodeDialectInterface {
  using BytecodeDialectInterface::BytecodeDialectInterface;
  void writeVersion(DialectBytecodeWriter &writer) const override {
    auto requested = writer.getDialectVersion("num");
    writer.writeVarInt(succeeded(requested) ? static_cast<const NumberedVersion *>(*requested)->number : 2);
  }
  std::unique_ptr<DialectVersion> readVersion(DialectBytecodeReader &reader) const override {
    uint64_t number;
    if (failed(reader.readVarInt(number)))
      return nullptr;
    if (number > 2) {
      reader.emitError() << "version " << number << " of dialect num is too new";
      return nullptr;
    }
    return std::make_unique<NumberedVersion>(number);
  }
  LogicalResult upgradeFromVersion(Operation *topLevelOp, const DialectVersion &version) const override {
    uint64_t number = static_cast<const NumberedVersion &>(version).number;
    topLevelOp->walk([&](Operation *op) {
      if (op->getDialect() == getDialect())
        op->setAttr("from", IntegerAttr::get(IntegerType::get(op->getContext(), 64), int64_t(number)));
    });
    return success();
  }
};
struct NumberedDialect : Dialect {
  explicit NumberedDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<NumberedDialect>()) {
    allowUnknownOperations();
    addInterfaces<NumberedEncoding>();
  }
  static constexpr llvm::StringLiteral getDialectNamespace() { return "num"; }
};

TEST_F(BytecodeTest, OldVersionsOfDialectsAreUpgraded) {
  context.loadDialect<NumberedDialect>();
  OwningOpRef<ModuleOp> module = parse("\"num.op\"() : () -> ()");
  ASSERT_TRUE(module);
  BytecodeWriterConfig config;
  config.setDialectVersion<NumberedDialect>(std::make_unique<NumberedVersion>(1));
  OwningOpRef<ModuleOp> again = parse(write(*module, config));
  ASSERT_TRUE(again) << ::testing::PrintToString(messages);
  EXPECT_EQ(again->getBody()->front().getAttrOfType<IntegerAttr>("from").getInt(), 1);
  config.setDialectVersion<NumberedDialect>(std::make_unique<NumberedVersion>(9));
  EXPECT_FALSE(parse(write(*module, config)));
  EXPECT_EQ(messages.front(), "version 9 of dialect num is too new");
  // A context without the dialect's encoding does not ignore the version.
  MLIRContext other;
  other.allowUnregisteredDialects();
  EXPECT_TRUE(parseSourceString<ModuleOp>(write(*module), &other));
}

TEST_F(BytecodeTest, CallbacksReplaceTheEncodingOfTypes) {
  OwningOpRef<ModuleOp> module = parse("%0 = \"t.a\"() {a = 5 : i32} : () -> i32");
  BytecodeWriterConfig config;
  config.attachTypeCallback(
      [](Type type, std::optional<llvm::StringRef> &group, DialectBytecodeWriter &writer) -> LogicalResult {
        if (!type.isInteger(32))
          return failure();
        group = "other";
        writer.writeVarInt(999);
        return success();
      });
  std::string bytes = write(*module, config);
  EXPECT_FALSE(parse(bytes));
  EXPECT_THAT(messages.front(), HasSubstr("dialect 'other' does not implement the bytecode interface"));
  ParserConfig parserConfig(&context);
  parserConfig.getBytecodeReaderConfig().attachTypeCallback(
      [](DialectBytecodeReader &reader, llvm::StringRef dialectName, Type &entry) -> LogicalResult {
        uint64_t code;
        if (dialectName != "other")
          return success();
        if (failed(reader.readVarInt(code)))
          return failure();
        EXPECT_EQ(code, 999u);
        entry = IntegerType::get(reader.getContext(), 64);
        return success();
      });
  auto again = parseSourceString<ModuleOp>(bytes, parserConfig);
  ASSERT_TRUE(again) << ::testing::PrintToString(messages);
  Operation &op = again->getBody()->front();
  EXPECT_TRUE(op.getResult(0).getType().isInteger(64));
  EXPECT_EQ(op.getAttrOfType<IntegerAttr>("a"), IntegerAttr::get(IntegerType::get(&context, 64), 5));
}

TEST_F(BytecodeTest, UnknownDialectsAreAnErrorUnlessTheyAreAllowed) {
  OwningOpRef<ModuleOp> module = parse("\"t.a\"() : () -> ()");
  std::string bytes = write(*module);
  MLIRContext other;
  std::vector<std::string> errors;
  other.getDiagEngine().registerHandler([&](Diagnostic &diag) {
    errors.push_back(diag.str());
    return success();
  });
  EXPECT_FALSE(parseSourceString<ModuleOp>(bytes, &other));
  EXPECT_THAT(errors.front(), HasSubstr("dialect 't' is unknown. If this is intended, please call"));
}

TEST_F(BytecodeTest, DeepNestingIsReadAndWritten) {
  std::string text;
  constexpr unsigned depth = 3000;
  for (unsigned i = 0; i != depth; ++i)
    text += "module {";
  text.append(depth, '}');
  OwningOpRef<ModuleOp> module = parse(text);
  ASSERT_TRUE(module);
  std::string bytes = write(*module);
  OwningOpRef<ModuleOp> again = parse(bytes);
  ASSERT_TRUE(again);
  EXPECT_EQ(write(*again), bytes);
}

} // namespace
