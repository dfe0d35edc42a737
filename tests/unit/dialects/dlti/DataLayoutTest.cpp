//===- DataLayoutTest.cpp - Data layout queries ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The expected sizes, alignments and inheritance rules are those of MLIR 22, unless a comment says otherwise.
//
//===----------------------------------------------------------------------===//

#include "dialects/dlti/DLTI.h"
#include "dialects/gpu/GPU.h"
#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

/// The size in bytes and in bits, and the ABI and preferred alignment in bytes, of a type.
struct Layout {
  uint64_t size, bits, abi, preferred;
  bool operator==(const Layout &) const = default;
};
std::ostream &operator<<(std::ostream &os, const Layout &layout) {
  return os << "size " << layout.size << " bits " << layout.bits << " abi " << layout.abi << " preferred "
            << layout.preferred;
}

class DataLayoutTest : public ::testing::Test {
protected:
  DataLayoutTest() { context.loadDialect<DLTIDialect, gpu::GPUDialect>(); }

  void parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(module);
  }
  Type type(llvm::StringRef text) { return parseType(text, &context); }
  Attribute attr(llvm::StringRef text) { return parseAttribute(text, &context); }
  StringAttr name(llvm::StringRef text) { return StringAttr::get(&context, text); }

  /// Returns the module or gpu.module of that name.
  Operation *find(llvm::StringRef symbol) {
    Operation *found = nullptr;
    module->walk([&](Operation *op) {
      if (auto attr = op->getAttrOfType<StringAttr>("sym_name"); attr && attr.getValue() == symbol)
        found = op;
    });
    return found;
  }
  DataLayout layoutOf(llvm::StringRef symbol) { return DataLayout::closest(find(symbol)); }
  Layout query(const DataLayout &layout, llvm::StringRef text) {
    Type t = type(text);
    return {layout.getTypeSize(t).getKnownMinValue(), layout.getTypeSizeInBits(t).getKnownMinValue(),
            layout.getTypeABIAlignment(t), layout.getTypePreferredAlignment(t)};
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
};

TEST_F(DataLayoutTest, BuiltinTypesHaveDefaults) {
  DataLayout layout;
  const std::pair<const char *, Layout> cases[] = {
      {"i0", {0, 0, 0, 0}},
      {"i1", {1, 1, 1, 1}},
      {"i9", {2, 9, 2, 2}},
      {"i17", {3, 17, 4, 4}},
      {"si32", {4, 32, 4, 4}},
      {"i33", {5, 33, 8, 8}},
      {"i63", {8, 63, 8, 8}},
      {"i64", {8, 64, 4, 8}},
      {"i65", {9, 65, 4, 16}},
      {"i129", {17, 129, 4, 32}},
      {"bf16", {2, 16, 2, 2}},
      {"tf32", {3, 19, 4, 4}},
      {"f64", {8, 64, 8, 8}},
      {"f80", {10, 80, 16, 16}},
      {"f4E2M1FN", {1, 4, 1, 1}},
      {"index", {8, 64, 4, 8}},
      {"complex<f32>", {8, 64, 4, 4}},
      {"complex<i1>", {2, 9, 1, 1}},
      {"complex<i33>", {13, 97, 8, 8}},
      {"complex<f80>", {26, 208, 16, 16}},
      {"vector<4xf32>", {16, 128, 16, 16}},
      {"vector<3xi1>", {4, 32, 4, 4}},
      {"vector<4x3xi7>", {16, 128, 16, 16}},
      {"vector<[3]xf32>", {16, 128, 16, 16}},
      {"vector<4x[3]xi32>", {64, 512, 64, 64}},
      {"vector<5xindex>", {64, 512, 64, 64}},
      {"vector<f32>", {4, 32, 4, 4}}, // mlir-opt 22 crashes on this type.
  };
  for (const auto &[text, expected] : cases)
    EXPECT_EQ(query(layout, text), expected) << text;
  EXPECT_TRUE(layout.getTypeSize(type("vector<[3]xf32>")).isScalable());
  EXPECT_TRUE(layout.getTypeSizeInBits(type("vector<[2]x4xi32>")).isScalable());
  EXPECT_FALSE(layout.getTypeSize(type("vector<4xf32>")).isScalable());
}

TEST_F(DataLayoutTest, IndexBitwidthIsThatOfIndexOnly) {
  DataLayout layout;
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("index")), 64u);
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("i32")), std::nullopt);
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("memref<2xf32>")), std::nullopt);
}

TEST_F(DataLayoutTest, PropertiesAreUnspecifiedByDefault) {
  DataLayout layout;
  EXPECT_FALSE(layout.getEndianness());
  EXPECT_FALSE(layout.getDefaultMemorySpace());
  EXPECT_FALSE(layout.getAllocaMemorySpace());
  EXPECT_FALSE(layout.getProgramMemorySpace());
  EXPECT_FALSE(layout.getGlobalMemorySpace());
  EXPECT_FALSE(layout.getManglingMode());
  EXPECT_FALSE(layout.getFunctionPointerAlignment());
  EXPECT_FALSE(layout.getLegalIntWidths());
  EXPECT_EQ(layout.getStackAlignment(), 0u);
  EXPECT_EQ(layout.getDevicePropertyValue(name("CPU"), name("p")), std::nullopt);
}

TEST_F(DataLayoutTest, TypesWithoutDataLayoutAreNotSupported) {
  EXPECT_FALSE(DataLayout::supportsType(type("none")));
  EXPECT_FALSE(DataLayout::supportsType(type("tensor<2xi32>")));
  EXPECT_FALSE(DataLayout::supportsType(type("memref<2xi32>")));
  EXPECT_TRUE(DataLayout::supportsType(type("complex<f32>")));
  EXPECT_EQ(DataLayout::findTypeSizeInBits(nullptr, type("none")), std::nullopt);
  EXPECT_EQ(DataLayout::findTypeSizeInBits(nullptr, type("index")), llvm::TypeSize::getFixed(64));
}

// Sizes of types that overflow saturate; in MLIR they wrap.
TEST_F(DataLayoutTest, HugeVectorsSaturate) {
  constexpr int64_t huge = int64_t(1) << 40;
  Type vector = VectorType::get({huge, huge}, type("i32"));
  EXPECT_EQ(DataLayout().getTypeSizeInBits(vector).getFixedValue(), ~uint64_t(7));
  EXPECT_EQ(DataLayout().getTypeABIAlignment(vector), uint64_t(1) << 61);
}

TEST_F(DataLayoutTest, EntriesReplaceDefaults) {
  parse(R"(module attributes {dlti.dl_spec = #dlti.dl_spec<
      i1 = dense<16> : vector<1xi64>, i64 = dense<[256]> : vector<1xi64>,
      i32 = dense<[64, 128]> : vector<2xi64>, f64 = dense<[64, 512]> : vector<2xi64>, index = 32 : i64>} {})");
  DataLayout layout(*module);
  const std::pair<const char *, Layout> cases[] = {
      {"i1", {1, 1, 2, 2}},
      {"i8", {1, 8, 8, 16}},     // The layout of i32, the narrowest entry that is wide enough.
      {"i33", {5, 33, 32, 32}},  // The layout of i64.
      {"i80", {10, 80, 32, 32}}, // The layout of i64, the widest entry.
      {"f32", {4, 32, 4, 4}},
      {"f64", {8, 64, 8, 64}},
      {"index", {4, 32, 8, 16}},
      {"complex<f64>", {16, 128, 8, 8}}, // Parts of complex numbers have their default alignment.
      {"complex<i33>", {13, 97, 8, 8}},
      {"vector<2xindex>", {8, 64, 8, 8}},
      {"vector<2xi1>", {2, 16, 2, 2}},
  };
  for (const auto &[text, expected] : cases)
    EXPECT_EQ(query(layout, text), expected) << text;
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("index")), 32u);
  // A copy of a DataLayout with cached sizes returns the same values.
  DataLayout copy = layout;
  EXPECT_EQ(query(copy, "i1"), query(layout, "i1"));
}

TEST_F(DataLayoutTest, EntriesHaveProperties) {
  parse(R"(module attributes {dlti.dl_spec = #dlti.dl_spec<
      "dlti.endianness" = "big", "dlti.default_memory_space" = 1 : ui64, "dlti.alloca_memory_space" = 2 : ui64,
      "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 4 : ui64,
      "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64,
      "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>,
      "dlti.legal_int_widths" = array<i32: 32, 64>>} {})");
  DataLayout layout(*module);
  for (int round = 0; round != 2; ++round) {
    EXPECT_EQ(layout.getEndianness(), name("big"));
    EXPECT_EQ(layout.getDefaultMemorySpace(), attr("1 : ui64"));
    EXPECT_EQ(layout.getAllocaMemorySpace(), attr("2 : ui64"));
    EXPECT_EQ(layout.getProgramMemorySpace(), attr("3 : ui64"));
    EXPECT_EQ(layout.getGlobalMemorySpace(), attr("4 : ui64"));
    EXPECT_EQ(layout.getManglingMode(), name("e"));
    EXPECT_EQ(layout.getFunctionPointerAlignment(),
              attr("#dlti.function_pointer_alignment<64, function_dependent = true>"));
    EXPECT_EQ(layout.getLegalIntWidths(), attr("array<i32: 32, 64>"));
    EXPECT_EQ(layout.getStackAlignment(), 128u);
  }
}

constexpr const char *nested = R"(
  module @outer attributes {
      dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i32 = dense<64> : vector<1xi64>, "dlti.endianness" = "big">,
      dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"p" = 7 : i32>>} {
    module @plain {}
    gpu.module @device {
      gpu.module @inDevice {}
    }
    module @inner attributes {
        dlti.dl_spec = #dlti.dl_spec<index = 16 : i64, i16 = dense<128> : vector<1xi64>,
                                     "dlti.endianness" = "big", "dlti.stack_alignment" = 64 : i32>} {
      gpu.module @kernels attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {}
    }
  })";

TEST_F(DataLayoutTest, ScopesInherit) {
  parse(nested);
  EXPECT_EQ(query(layoutOf("outer"), "index"), (Layout{4, 32, 8, 8}));
  EXPECT_EQ(query(layoutOf("plain"), "index"), (Layout{4, 32, 8, 8}));
  EXPECT_EQ(query(layoutOf("inDevice"), "index"), (Layout{4, 32, 8, 8}));
  EXPECT_EQ(layoutOf("plain").getEndianness(), name("big"));
}

// mlir-opt 22 crashes where types of one class have entries in two nested scopes.
TEST_F(DataLayoutTest, InnerEntriesReplaceOuterOnes) {
  parse(nested);
  DataLayout inner = layoutOf("inner");
  EXPECT_EQ(inner.getTypeIndexBitwidth(type("index")), 16u);
  EXPECT_EQ(inner.getTypeABIAlignment(type("i16")), 16u);
  EXPECT_EQ(inner.getTypeABIAlignment(type("i32")), 8u);
  EXPECT_EQ(inner.getTypeABIAlignment(type("index")), 16u);
  EXPECT_EQ(inner.getStackAlignment(), 64u);
  EXPECT_EQ(inner.getEndianness(), name("big"));
  DataLayout kernels(llvm::cast<DataLayoutOpInterface>(find("kernels")));
  EXPECT_EQ(kernels.getTypeABIAlignment(type("i32")), 4u);
  EXPECT_EQ(kernels.getTypeABIAlignment(type("i16")), 16u);
  EXPECT_EQ(kernels.getTypeIndexBitwidth(type("index")), 16u);
  EXPECT_EQ(kernels.getStackAlignment(), 64u);
  EXPECT_EQ(layoutOf("outer").getStackAlignment(), 0u);
}

TEST_F(DataLayoutTest, DevicesAreThoseOfTheInnermostModule) {
  parse(nested);
  auto property = [&](llvm::StringRef scope, llvm::StringRef device, llvm::StringRef key) {
    return layoutOf(scope).getDevicePropertyValue(name(device), name(key));
  };
  EXPECT_EQ(property("outer", "CPU", "p"), attr("7 : i32"));
  EXPECT_EQ(property("device", "CPU", "p"), attr("7 : i32"));
  EXPECT_EQ(property("outer", "CPU", "q"), std::nullopt);
  EXPECT_EQ(property("outer", "GPU", "p"), std::nullopt);
  EXPECT_EQ(property("plain", "CPU", "p"), std::nullopt);
}

TEST_F(DataLayoutTest, AnalysisFindsScopes) {
  parse(nested);
  DataLayoutAnalysis analysis(*module);
  Operation *inner = find("inner"), *plain = find("plain");
  Type index = type("index");
  EXPECT_EQ(analysis.getAtOrAbove(inner).getTypeIndexBitwidth(index), 16u);
  EXPECT_EQ(analysis.getAbove(inner).getTypeIndexBitwidth(index), 32u);
  EXPECT_EQ(analysis.getAbove(*module).getTypeIndexBitwidth(index), 64u);
  EXPECT_EQ(&analysis.getAbove(inner), &analysis.getAbove(plain));
}

TEST_F(DataLayoutTest, SpecsAreQueriedByKey) {
  auto spec =
      llvm::cast<DataLayoutSpecInterface>(attr(R"(#dlti.dl_spec<i32 = 1, f32 = 2, i8 = 3, "a.b" = 4>)"));
  EXPECT_EQ(*spec.query(type("f32")), attr("2"));
  EXPECT_EQ(*spec.queryHelper(name("a.b")), attr("4"));
  EXPECT_TRUE(failed(spec.query(name("b"))));
  EXPECT_EQ(spec.getSpecForType<IntegerType>().size(), 2u);
  EXPECT_FALSE(spec.getSpecForIdentifier(name("c")));
  auto system = llvm::cast<TargetSystemSpecInterface>(
      attr(R"(#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"p" = 7 : i32>>)"));
  FailureOr<Attribute> device = llvm::cast<DLTIQueryInterface>(Attribute(system)).query(name("CPU"));
  ASSERT_TRUE(succeeded(device));
  EXPECT_EQ(*llvm::cast<DLTIQueryInterface>(*device).query(name("p")), attr("7 : i32"));
}

TEST_F(DataLayoutTest, IncompatibleSpecsDoNotCombine) {
  auto big = llvm::cast<DataLayoutSpecInterface>(attr(R"(#dlti.dl_spec<"dlti.endianness" = "big">)"));
  auto little = llvm::cast<DataLayoutSpecInterface>(attr(R"(#dlti.dl_spec<"dlti.endianness" = "little">)"));
  EXPECT_FALSE(big.combineWith({little}));
  EXPECT_EQ(Attribute(big.combineWith({big})), Attribute(big));
}

//===----------------------------------------------------------------------===//
// Interfaces of types and operations
//===----------------------------------------------------------------------===//

/// Data layout of the token type: as of a pointer whose width is the value of the layout entry, 32 bits
/// without an entry. Entries of nested scopes must have the same width.
struct TokenLayout : DataLayoutTypeInterface::ExternalModel<TokenLayout, gpu::AsyncTokenType> {
  static uint64_t bits(DataLayoutEntryListRef params) {
    return params.empty() ? 32 : llvm::cast<IntegerAttr>(params.front().getValue()).getInt();
  }
  llvm::TypeSize getTypeSizeInBits(Type, const DataLayout &, DataLayoutEntryListRef params) const {
    return llvm::TypeSize::getFixed(bits(params));
  }
  uint64_t getABIAlignment(Type, const DataLayout &, DataLayoutEntryListRef params) const {
    return bits(params) / 8;
  }
  llvm::TypeSize getTypeSize(Type, const DataLayout &, DataLayoutEntryListRef params) const {
    return llvm::TypeSize::getFixed((bits(params) + 7) / 8);
  }
  uint64_t getPreferredAlignment(Type, const DataLayout &, DataLayoutEntryListRef params) const {
    return bits(params) / 8;
  }
  std::optional<uint64_t> getIndexBitwidth(Type, const DataLayout &, DataLayoutEntryListRef params) const {
    return bits(params);
  }
  bool areCompatible(Type, DataLayoutEntryListRef oldLayout, DataLayoutEntryListRef newLayout,
                     DataLayoutSpecInterface, const DataLayoutIdentifiedEntryMap &) const {
    return bits(oldLayout) == bits(newLayout);
  }
  LogicalResult verifyEntries(Type, DataLayoutEntryListRef entries, Location loc) const {
    if (llvm::isa<IntegerAttr>(entries.front().getValue()))
      return success();
    return emitError(loc) << "a token needs an integer";
  }
};

/// Pads every type with one byte.
struct PaddedScope : DataLayoutOpInterface::ExternalModel<PaddedScope, gpu::GPUFuncOp> {
  DataLayoutSpecInterface getDataLayoutSpec(Operation *) const { return {}; }
  TargetSystemSpecInterface getTargetSystemSpec(Operation *) const { return {}; }
  static llvm::TypeSize getTypeSize(Type type, const DataLayout &layout, DataLayoutEntryListRef params) {
    return detail::divideCeil(getTypeSizeInBits(type, layout, params), 8);
  }
  static llvm::TypeSize getTypeSizeInBits(Type type, const DataLayout &layout,
                                          DataLayoutEntryListRef params) {
    return detail::getDefaultTypeSizeInBits(type, layout, params) + llvm::TypeSize::getFixed(8);
  }
  static Attribute getEndianness(DataLayoutEntryInterface entry) {
    return entry ? Attribute(entry) : Attribute();
  }
  static uint64_t getStackAlignment(DataLayoutEntryInterface) { return 256; }
};

TEST_F(DataLayoutTest, TypesComputeTheirLayout) {
  gpu::AsyncTokenType::attachInterface<TokenLayout>(context);
  EXPECT_EQ(query(DataLayout(), "!gpu.async.token"), (Layout{4, 32, 4, 4}));
  EXPECT_TRUE(DataLayout::supportsType(type("!gpu.async.token")));
  parse(R"(module attributes {dlti.dl_spec = #dlti.dl_spec<!gpu.async.token = 20 : i64>} {})");
  DataLayout layout(*module);
  EXPECT_EQ(query(layout, "!gpu.async.token"), (Layout{3, 20, 2, 2}));
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("!gpu.async.token")), 20u);
}

TEST_F(DataLayoutTest, TypesRejectIncompatibleScopes) {
  gpu::AsyncTokenType::attachInterface<TokenLayout>(context);
  auto outer = llvm::cast<DataLayoutSpecInterface>(attr("#dlti.dl_spec<!gpu.async.token = 16>"));
  auto inner = llvm::cast<DataLayoutSpecInterface>(attr("#dlti.dl_spec<!gpu.async.token = 24>"));
  EXPECT_FALSE(inner.combineWith({outer}));
  EXPECT_TRUE(inner.combineWith({inner}));
}

TEST_F(DataLayoutTest, TypesVerifyTheirEntries) {
  gpu::AsyncTokenType::attachInterface<TokenLayout>(context);
  std::string message;
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    message = diag.str();
    return success();
  });
  auto spec = llvm::cast<DataLayoutSpecInterface>(attr(R"(#dlti.dl_spec<!gpu.async.token = "x">)"));
  EXPECT_TRUE(failed(spec.verifySpec(UnknownLoc::get(&context))));
  EXPECT_EQ(message, "a token needs an integer");
}

TEST_F(DataLayoutTest, ScopesOverrideAnswers) {
  gpu::GPUFuncOp::attachInterface<PaddedScope>(context);
  parse(R"(
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "big">} {
      gpu.module @kernels {
        gpu.func @padded() { gpu.return }
      }
    })");
  DataLayout layout = layoutOf("padded");
  EXPECT_EQ(layout.getTypeSizeInBits(type("i32")).getFixedValue(), 40u);
  EXPECT_EQ(layout.getTypeSize(type("i32")).getFixedValue(), 5u);
  // The layout of index uses the size of i32, which is padded as well: 32 + 8 + 8 bits.
  EXPECT_EQ(layout.getTypeSizeInBits(type("index")).getFixedValue(), 48u);
  EXPECT_EQ(layout.getStackAlignment(), 256u);
  EXPECT_EQ(layout.getEndianness(), attr(R"(#dlti.dl_entry<"dlti.endianness", "big">)"));
}

TEST_F(DataLayoutTest, QueriesFollowKeysFromTheClosestAttribute) {
  parse(R"(module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 7 : i64>, "c" = 1 : i64>} {
    module {}
  })");
  Operation *inner = &module->getBody()->front();
  FailureOr<Attribute> found = dlti::query(inner, llvm::ArrayRef<llvm::StringRef>({"a", "b"}));
  ASSERT_TRUE(succeeded(found));
  EXPECT_EQ(llvm::cast<IntegerAttr>(*found).getInt(), 7);
  EXPECT_TRUE(failed(dlti::query(inner, llvm::ArrayRef<llvm::StringRef>({"b"}))));
  EXPECT_TRUE(failed(dlti::query(inner, llvm::ArrayRef<llvm::StringRef>())));

  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    messages.push_back(diag.getMessage().str());
    return success();
  });
  EXPECT_TRUE(failed(dlti::query(inner, llvm::ArrayRef<llvm::StringRef>({"c", "d"}), /*emitError=*/true)));
  EXPECT_THAT(messages, ::testing::ElementsAre("attribute found before key \"d\" is not DLTI-queryable"));
}

} // namespace
