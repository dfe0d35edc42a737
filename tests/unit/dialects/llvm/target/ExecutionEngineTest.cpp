//===- ExecutionEngineTest.cpp - Compiled functions are called ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/execution/ExecutionEngine.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/llvm/target/Registration.h"
#include "dialects/llvm/target/execution/OptUtils.h"
#include "dialects/llvm/target/library/MemRefDescriptor.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ExecutionEngine/Orc/TargetProcess/JITLoaderGDB.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace mlir;

/// The interface of GDB for generated code, which LLVM defines.
extern "C" jit_descriptor __jit_debug_descriptor;

namespace {

class ExecutionEngineTest : public testing::Test {
protected:
  ExecutionEngineTest() {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    DialectRegistry registry;
    registry.insert<LLVM::LLVMDialect>();
    registerAllToLLVMIRTranslations(registry);
    context.appendDialectRegistry(registry);
  }

  std::unique_ptr<ExecutionEngine> compile(llvm::StringRef text, const ExecutionEngineOptions &options = {}) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module);
    auto engine = ExecutionEngine::create(module.get(), options);
    EXPECT_TRUE(bool(engine)) << llvm::toString(engine.takeError());
    return std::move(*engine);
  }
  static std::string toString(llvm::Error error) { return llvm::toString(std::move(error)); }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

constexpr llvm::StringLiteral addText = R"(
  llvm.func @add(%a: i32, %b: i32) -> i32 {
    %0 = llvm.add %a, %b : i32
    llvm.return %0 : i32
  })";

TEST_F(ExecutionEngineTest, PackedCallPassesArgumentsAndResultByAddress) {
  auto engine = compile(addText);
  int32_t a = 40, b = 2, result = 0;
  void *args[] = {&a, &b, &result};
  EXPECT_EQ(toString(engine->invokePacked("add", args)), "");
  EXPECT_EQ(result, 42);
}

TEST_F(ExecutionEngineTest, LookupReturnsTheUnpackedFunction) {
  auto engine = compile(addText);
  auto address = engine->lookup("add");
  ASSERT_TRUE(bool(address)) << toString(address.takeError());
  EXPECT_EQ(reinterpret_cast<int32_t (*)(int32_t, int32_t)>(*address)(1, 2), 3);
}

TEST_F(ExecutionEngineTest, UnknownFunctionIsAnError) {
  auto engine = compile(addText);
  EXPECT_NE(toString(engine->invokePacked("subtract")).find("subtract"), std::string::npos);
}

TEST_F(ExecutionEngineTest, InvokeCallsTheInterfaceWithDescriptors) {
  auto engine = compile(R"(
    llvm.func @_mlir_ciface_second(%memref: !llvm.ptr) -> f32 {
      %0 = llvm.getelementptr %memref[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, f32
      %3 = llvm.load %2 : !llvm.ptr -> f32
      llvm.return %3 : f32
    })");
  float data[] = {1.5f, 2.5f};
  StridedMemRefType<float, 1> memref{data, data, 0, {2}, {1}};
  float result = 0;
  auto *pointer = &memref;
  EXPECT_EQ(toString(engine->invoke("second", pointer, ExecutionEngine::result(result))), "");
  EXPECT_EQ(result, 2.5f);
}

int32_t twice(int32_t value) { return 2 * value; }

TEST_F(ExecutionEngineTest, RegisteredSymbolsAreCalled) {
  auto engine = compile(R"(
    llvm.func @twice(i32) -> i32
    llvm.func @four_times(%x: i32) -> i32 {
      %0 = llvm.call @twice(%x) : (i32) -> i32
      %1 = llvm.call @twice(%0) : (i32) -> i32
      llvm.return %1 : i32
    })");
  engine->registerSymbols([](llvm::orc::MangleAndInterner mangle) {
    return llvm::orc::SymbolMap{
        {mangle("twice"), {llvm::orc::ExecutorAddr::fromPtr(&twice), llvm::JITSymbolFlags::Exported}}};
  });
  int32_t value = 3, result = 0;
  void *args[] = {&value, &result};
  EXPECT_EQ(toString(engine->invokePacked("four_times", args)), "");
  EXPECT_EQ(result, 12);
}

/// The numbers that compiled programs have passed to note().
static std::vector<int32_t> notes;
static void note(int32_t number) { notes.push_back(number); }

TEST_F(ExecutionEngineTest, DestructorsAndExitFunctionsRunWhenTheEngineIsDestroyed) {
  notes.clear();
  auto engine = compile(R"(
    llvm.func @note(i32)
    llvm.func @atexit(!llvm.ptr) -> i32
    llvm.mlir.global_dtors dtors = [@destroy], priorities = [0 : i32], data = [#llvm.zero]
    llvm.func @destroy() {
      %0 = llvm.mlir.constant(2 : i32) : i32
      llvm.call @note(%0) : (i32) -> ()
      llvm.return
    }
    llvm.func @finish() {
      %0 = llvm.mlir.constant(3 : i32) : i32
      llvm.call @note(%0) : (i32) -> ()
      llvm.return
    }
    llvm.func @run() {
      %0 = llvm.mlir.constant(1 : i32) : i32
      %1 = llvm.mlir.addressof @finish : !llvm.ptr
      %2 = llvm.call @atexit(%1) : (!llvm.ptr) -> i32
      llvm.call @note(%0) : (i32) -> ()
      llvm.return
    })");
  engine->registerSymbols([](llvm::orc::MangleAndInterner mangle) {
    return llvm::orc::SymbolMap{
        {mangle("note"), {llvm::orc::ExecutorAddr::fromPtr(&note), llvm::JITSymbolFlags::Exported}}};
  });
  EXPECT_EQ(toString(engine->invokePacked("run")), "");
  EXPECT_EQ(notes, std::vector<int32_t>{1});
  engine.reset();
  llvm::sort(notes);
  EXPECT_EQ(notes, (std::vector<int32_t>{1, 2, 3}));
}

TEST_F(ExecutionEngineTest, ConstructorsOfGlobalsRunOnce) {
  auto engine = compile(R"(
    llvm.mlir.global internal @count(0 : i32) : i32
    llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
    llvm.func @init() {
      %0 = llvm.mlir.addressof @count : !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> i32
      %2 = llvm.mlir.constant(1 : i32) : i32
      %3 = llvm.add %1, %2 : i32
      llvm.store %3, %0 : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @get() -> i32 {
      %0 = llvm.mlir.addressof @count : !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> i32
      llvm.return %1 : i32
    })");
  for (int i = 0; i != 2; ++i) {
    int32_t result = 0;
    void *args[] = {&result};
    EXPECT_EQ(toString(engine->invokePacked("get", args)), "");
    EXPECT_EQ(result, 1);
  }
}

TEST_F(ExecutionEngineTest, OptimizedCodeGivesTheSameResult) {
  ExecutionEngineOptions options;
  auto optimize = makeOptimizingTransformer(3, 0, nullptr);
  options.transformer = optimize;
  auto engine = compile(addText, options);
  int32_t a = -7, b = 7, result = 1;
  void *args[] = {&a, &b, &result};
  EXPECT_EQ(toString(engine->invokePacked("add", args)), "");
  EXPECT_EQ(result, 0);
}

/// Returns the number of objects that are registered with GDB.
size_t countRegisteredObjects() {
  size_t count = 0;
  for (const jit_code_entry *entry = __jit_debug_descriptor.first_entry; entry; entry = entry->next_entry)
    ++count;
  return count;
}

TEST_F(ExecutionEngineTest, ObjectsAreRegisteredWithGDBIfAskedFor) {
  size_t before = countRegisteredObjects();
  auto silent = compile(addText);
  ASSERT_TRUE(bool(silent->lookup("add")));
  EXPECT_EQ(countRegisteredObjects(), before);
  ExecutionEngineOptions options;
  options.enableGDBNotificationListener = true;
  auto engine = compile(addText, options);
  ASSERT_TRUE(bool(engine->lookup("add")));
  EXPECT_EQ(countRegisteredObjects(), before + 1);
}

TEST_F(ExecutionEngineTest, PerfReceivesADumpOfTheCode) {
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("strata-perf", folder));
  setenv("JITDUMPDIR", folder.c_str(), /*overwrite=*/1);
  ExecutionEngineOptions options;
  options.enablePerfNotificationListener = true;
  auto engine = compile(addText, options);
  ASSERT_TRUE(bool(engine->lookup("add")));
  size_t dumps = 0;
  std::error_code error;
  for (llvm::sys::fs::recursive_directory_iterator it(folder, error), end; it != end; it.increment(error))
    dumps += llvm::sys::path::extension(it->path()) == ".dump";
  EXPECT_EQ(dumps, 1u);
  llvm::sys::fs::remove_directories(folder);
}

TEST_F(ExecutionEngineTest, ConversionToBF16KeepsSubnormalNumbers) {
  auto engine = compile(R"(
    llvm.func @from_f32(%x: f32) -> i16 {
      %0 = llvm.fptrunc %x : f32 to bf16
      %1 = llvm.bitcast %0 : bf16 to i16
      llvm.return %1 : i16
    }
    llvm.func @from_f64(%x: f64) -> i16 {
      %0 = llvm.fptrunc %x : f64 to bf16
      %1 = llvm.bitcast %0 : bf16 to i16
      llvm.return %1 : i16
    })");
  float subnormal = 1.837e-40f;
  uint16_t result = 0;
  void *args[] = {&subnormal, &result};
  EXPECT_EQ(toString(engine->invokePacked("from_f32", args)), "");
  EXPECT_EQ(result, 2);
  // The number is slightly more than halfway between two bf16 values, so it rounds up. Rounding to f32 first
  // would give the exact half, which rounds down to even.
  double number = 1 + 0x1p-8 + 0x1p-40;
  void *wideArgs[] = {&number, &result};
  EXPECT_EQ(toString(engine->invokePacked("from_f64", wideArgs)), "");
  EXPECT_EQ(result, 0x3f81);
}

TEST_F(ExecutionEngineTest, MissingLibraryIsAnError) {
  module = parseSourceString<ModuleOp>(addText, ParserConfig(&context));
  llvm::StringRef libraries[] = {"/no/such/library.so"};
  ExecutionEngineOptions options;
  options.sharedLibPaths = libraries;
  auto engine = ExecutionEngine::create(module.get(), options);
  ASSERT_FALSE(bool(engine));
  EXPECT_NE(toString(engine.takeError()).find("/no/such/library.so"), std::string::npos);
}

TEST_F(ExecutionEngineTest, UnknownOptimizationLevelsAreErrors) {
  ExecutionEngineOptions options;
  auto optimize = makeOptimizingTransformer(4, 0, nullptr);
  options.transformer = optimize;
  module = parseSourceString<ModuleOp>(addText, ParserConfig(&context));
  auto engine = ExecutionEngine::create(module.get(), options);
  ASSERT_FALSE(bool(engine));
  EXPECT_EQ(toString(engine.takeError()), "invalid optimization or size level: 4, 0");
}

} // namespace
