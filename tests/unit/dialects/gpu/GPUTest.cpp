//===- GPUTest.cpp - Building kernels and launches ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPU.h"
#include "dialects/arith/Arith.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::gpu;

namespace {

/// Creates a container module with a GPU module, which contains a kernel.
class GPUTest : public ::testing::Test {
protected:
  GPUTest() {
    registerAsmPrinter();
    context.loadDialect<GPUDialect, arith::ArithDialect>();
    module = ModuleOp::create(loc);
    module.get()->setAttr("gpu.container_module", builder.getUnitAttr());
    builder.setInsertionPointToEnd(module->getBody());
    kernels = builder.create<GPUModuleOp>(loc, "kernels");
    Type space = MemRefType::get({4}, builder.getF32Type(), AffineMap(),
                                 AddressSpaceAttr::get(&context, AddressSpace::Workgroup));
    builder.setInsertionPointToEnd(&kernels.getBodyRegion().front());
    kernel = builder.create<GPUFuncOp>(loc, "f", builder.getFunctionType({builder.getF32Type()}, {}),
                                       TypeRange(space));
    kernel->setAttr("gpu.kernel", builder.getUnitAttr());
    builder.setInsertionPointToEnd(&kernel.getBody().front());
    builder.create<gpu::ReturnOp>(loc);
    builder.setInsertionPointToEnd(module->getBody());
  }
  Value number(TypedAttr value) { return builder.create<arith::ConstantOp>(loc, value); }
  Value one() { return number(TypedAttr(builder.getIndexAttr(1).getImpl())); }
  KernelDim3 ones() { return {one(), one(), one()}; }
  std::string text(Operation *op) {
    EXPECT_TRUE(succeeded(verify(module.get())));
    std::string result;
    llvm::raw_string_ostream(result) << *op;
    return result;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  GPUModuleOp kernels;
  GPUFuncOp kernel;
};

/// A target that "compiles" a module to the format of the options and the name of the module.
struct StringTarget : TargetAttrInterface::ExternalModel<StringTarget, StringAttr> {
  std::optional<llvm::SmallVector<char, 0>> serializeToObject(Attribute, Operation *module,
                                                              const TargetOptions &options) const {
    if (options.getCompilationTarget() == CompilationTarget::Offload) {
      module->emitError("no format for offloading");
      return std::nullopt;
    }
    std::string text = (stringifyCompilationTarget(options.getCompilationTarget()) + ":" +
                        llvm::cast<GPUModuleOp>(module).getSymName())
                           .str();
    return llvm::SmallVector<char, 0>(text.begin(), text.end());
  }
  Attribute createObject(Attribute attr, Operation *, const llvm::SmallVector<char, 0> &object,
                         const TargetOptions &options) const {
    StringAttr text = StringAttr::get(attr.getContext(), llvm::StringRef(object.data(), object.size()));
    return ObjectAttr::get(attr.getContext(), attr, options.getCompilationTarget(), text, nullptr, nullptr);
  }
};

TEST_F(GPUTest, TargetsCompileModules) {
  StringAttr name = builder.getStringAttr("chip");
  EXPECT_FALSE(llvm::isa<TargetAttrInterface>(Attribute(name)));
  StringAttr::attachInterface<StringTarget>(context);
  auto target = llvm::cast<TargetAttrInterface>(Attribute(name));
  kernels.setTargets(target);
  EXPECT_TRUE(kernels.hasTarget(name));
  EXPECT_TRUE(succeeded(verify(module.get())));

  TargetOptions options({}, {}, {}, {}, CompilationTarget::Binary);
  std::optional<llvm::SmallVector<char, 0>> object = target.serializeToObject(kernels, options);
  ASSERT_TRUE(object);
  auto attr = llvm::cast<ObjectAttr>(target.createObject(kernels, *object, options));
  EXPECT_EQ(attr.getObject(), "bin:kernels");
  EXPECT_EQ(attr.getTarget(), name);
  builder.setInsertionPointToEnd(module->getBody());
  builder.create<BinaryOp>(loc, "compiled", Attribute(), builder.getArrayAttr({attr}));
  EXPECT_TRUE(succeeded(verify(module.get())));

  unsigned errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &) { ++errors; });
  EXPECT_FALSE(target.serializeToObject(kernels, TargetOptions({}, {}, {}, {}, CompilationTarget::Offload)));
  EXPECT_EQ(errors, 1u);
  kernels.setTargets({});
  EXPECT_FALSE(kernels.getTargetsAttr());
}

TEST(TargetOptionsTest, CommandLineIsSplit) {
  TargetOptions options("/toolkit", {}, "-O3 --name=\"two words\" --tool -v", ".section");
  EXPECT_EQ(options.getToolkitPath(), "/toolkit");
  EXPECT_EQ(options.getELFSection(), ".section");
  EXPECT_EQ(options.getCompilationTarget(), CompilationTarget::Fatbin);
  EXPECT_EQ(options.getSymbolTable(), nullptr);
  EXPECT_EQ(options.getTypeID(), TypeID::get<TargetOptions>());
  auto [memory, all] = options.tokenizeCmdOptions();
  ASSERT_EQ(all.size(), 4u);
  EXPECT_STREQ(all[1], "--name=two words");
  auto [suffixMemory, suffix] = options.tokenizeAndRemoveSuffixCmdOptions("--tool");
  ASSERT_EQ(suffix.size(), 2u);
  EXPECT_STREQ(suffix[1], "-v");
  EXPECT_EQ(options.getCmdOptions(), "-O3 --name=\"two words\" ");
  EXPECT_TRUE(options.tokenizeAndRemoveSuffixCmdOptions("--none").second.empty());
}

TEST_F(GPUTest, AttributionsAreLastArgumentsOfEntryBlock) {
  EXPECT_TRUE(kernel.isKernel());
  EXPECT_EQ(kernel.getNumArguments(), 1u);
  EXPECT_EQ(kernel.getNumWorkgroupAttributions(), 1u);
  EXPECT_EQ(kernel.getNumPrivateAttributions(), 0u);
  Type buffer = MemRefType::get({2}, builder.getI8Type());
  BlockArgument own = kernel.addPrivateAttribution(buffer, loc);
  BlockArgument shared = kernel.addWorkgroupAttribution(buffer, loc);
  EXPECT_EQ(kernel.getWorkgroupAttributions().back(), shared);
  EXPECT_EQ(kernel.getPrivateAttributions().front(), own);
  EXPECT_EQ(own.getArgNumber(), 3u);
}

TEST_F(GPUTest, LaunchFuncRefersToKernelBySymbol) {
  Value x = number(TypedAttr(builder.getF32FloatAttr(2).getImpl()));
  auto launch = builder.create<LaunchFuncOp>(loc, kernel, ones(), ones(), Value(), ValueRange(x));
  EXPECT_EQ(launch.getKernelModuleName().getValue(), "kernels");
  EXPECT_EQ(launch.getKernelName().getValue(), "f");
  EXPECT_EQ(launch.getNumKernelOperands(), 1u);
  EXPECT_FALSE(launch.hasClusterSize());
  text(launch);
}

TEST_F(GPUTest, LaunchRegionHasIdsAndSizesAsArguments) {
  auto launch = builder.create<LaunchOp>(loc, ones(), ones(), Value(), Type(), ValueRange(), TypeRange(),
                                         TypeRange(), std::optional<KernelDim3>(ones()));
  EXPECT_EQ(launch.getBody().getNumArguments(), 18u);
  EXPECT_EQ(launch.getBlockIds().y, launch.getBody().getArgument(1));
  EXPECT_EQ(launch.getBlockSize().x, launch.getBody().getArgument(9));
  EXPECT_EQ(launch.getClusterIds()->z, launch.getBody().getArgument(14));
  EXPECT_EQ(launch.getNumConfigOperands(), 9u);
  builder.setInsertionPointToEnd(&launch.getBody().front());
  builder.create<TerminatorOp>(loc);
  text(launch);
}

TEST_F(GPUTest, AddingDependencyTwiceAddsItOnce) {
  auto first = builder.create<WaitOp>(loc, builder.getType<AsyncTokenType>(), ValueRange());
  auto launch = builder.create<LaunchOp>(loc, ones(), ones());
  builder.setInsertionPointToEnd(&launch.getBody().front());
  builder.create<TerminatorOp>(loc);
  auto async = llvm::cast<AsyncOpInterface>(launch.getOperation());
  async.addAsyncDependency(first->getResult(0));
  async.addAsyncDependency(first->getResult(0));
  EXPECT_EQ(async.getAsyncDependencies().size(), 1u);
  EXPECT_EQ(launch.getGridSizeX().getType(), builder.getIndexType());
  EXPECT_FALSE(async.getAsyncToken());
  text(launch);
}

TEST_F(GPUTest, KernelTableIsSortedByName) {
  auto make = [&](llvm::StringRef name) {
    return KernelMetadataAttr::get(&context, builder.getStringAttr(name), builder.getFunctionType({}, {}),
                                   ArrayAttr(), DictionaryAttr());
  };
  KernelMetadataAttr kernels[] = {make("c"), make("a"), make("b")};
  KernelTableAttr table = KernelTableAttr::get(&context, kernels);
  EXPECT_EQ(table.begin()->getName().getValue(), "a");
  EXPECT_EQ(table.lookup("c"), kernels[0]);
  EXPECT_FALSE(table.lookup("d"));
}

} // namespace
