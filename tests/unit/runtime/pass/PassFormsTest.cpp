//===- PassFormsTest.cpp - Forms of passes, options and pass managers ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/pass/PassExecutionAction.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/pass/PassReproducerOptions.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

/// A value that only llvm::cl::parser can parse.
struct Pair {
  int first = 0, second = 0;
};

struct FormPass : public PassWrapper<FormPass, OperationPass<>> {
  FormPass() = default;
  FormPass(const FormPass &other) : PassWrapper(other) {}
  llvm::StringRef getArgument() const final { return "form-pass"; }
  llvm::StringRef getDescription() const final { return "A pass with all kinds of options"; }
  void runOnOperation() final {
    ++count;
    sibling = getThreadingSiblingOrThis();
    markAnalysesPreserved(TypeID::get<int>());
    if (text == "fail")
      signalPassFailure();
  }
  Option<std::string> text{*this, "text", llvm::cl::desc("A text"), llvm::cl::init("none")};
  Option<std::vector<int64_t>> sizes{*this, "sizes", llvm::cl::desc("Sizes")};
  ListOption<llvm::SmallVector<int64_t, 2>> tiles{*this, "tiles", llvm::cl::desc("Tiles")};
  Option<Pair> pair{*this, "pair", llvm::cl::desc("A pair")};
  ListOption<int> list{*this, "list", llvm::cl::desc("Numbers")};
  Statistic count{this, "count", "Runs"};
  const Pass *sibling = nullptr;
};

struct FormOptions : PassPipelineOptions<FormOptions> {
  Option<int> level{*this, "level", llvm::cl::desc("A level"), llvm::cl::init(3)};
};

} // namespace

template <>
class llvm::cl::parser<Pair> : public basic_parser<Pair> {
public:
  using basic_parser::basic_parser;
  bool parse(Option &option, llvm::StringRef, llvm::StringRef text, Pair &value) {
    auto [left, right] = text.split(':');
    return left.getAsInteger(10, value.first) || right.getAsInteger(10, value.second);
  }
  static void print(llvm::raw_ostream &os, const Pair &pair) { os << pair.first << ':' << pair.second; }
};

namespace {

class PassFormsTest : public IRTest {};

TEST_F(PassFormsTest, OptionsOfClassTypesHaveTheMembersOfTheType) {
  FormPass pass;
  EXPECT_EQ(pass.text.size(), 4u);
  llvm::StringRef view = pass.text;
  EXPECT_EQ(view, "none");
  EXPECT_EQ("<" + pass.text + ">", "<none>");
  EXPECT_FALSE(pass.text.hasValue());
  pass.text = "other";
  EXPECT_TRUE(pass.text.hasValue());
  EXPECT_EQ(pass.text.getNumOccurrences(), 1u);
  EXPECT_TRUE(pass.sizes.empty());
  pass.list.push_back(4);
  pass.list.insert(pass.list.begin(), 3);
  (*pass.list)[1] = 5;
  EXPECT_THAT(llvm::ArrayRef<int>(pass.list), ElementsAre(3, 5));
}

TEST_F(PassFormsTest, VectorsAndClassesWithAParserAreOptionValues) {
  FormPass pass;
  std::string errors;
  llvm::raw_string_ostream os(errors);
  ASSERT_TRUE(succeeded(pass.getPassOptions().parseFromString("sizes=[1,2] tiles=[3,4],[5] pair=6:7", os)));
  EXPECT_THAT(pass.sizes, ElementsAre(1, 2));
  ASSERT_EQ(pass.tiles.size(), 2u);
  EXPECT_THAT(pass.tiles[0], ElementsAre(3, 4));
  EXPECT_EQ(pass.pair.second, 7);
  std::string text;
  llvm::raw_string_ostream out(text);
  pass.printAsTextualPipeline(out);
  EXPECT_EQ(text, "form-pass{ pair=6:7 sizes=[1,2] text=none tiles=[3,4],[5]}");
  EXPECT_TRUE(failed(pass.getPassOptions().parseFromString("pair=6", os)));
  EXPECT_EQ(errors, "'6' is no value for the option 'pair'\n");
  EXPECT_GT(pass.getPassOptions().getOptionWidth(), 5u);
}

TEST_F(PassFormsTest, PassesAreFoundInTheRegistry) {
  PassRegistration<FormPass>();
  const PassInfo *info = FormPass().lookupPassInfo();
  ASSERT_NE(info, nullptr);
  EXPECT_EQ(info, PassInfo::lookup("form-pass"));
  EXPECT_EQ(info->getPassDescription(), "A pass with all kinds of options");
  EXPECT_EQ(PassInfo::lookup("no-such-pass"), nullptr);
  registerPassPipeline("form-pipeline", "Two passes",
                       [](OpPassManager &manager, llvm::StringRef options,
                          PassRegistry::ErrorHandler errors) -> LogicalResult {
                         if (!options.empty())
                           return errors("no options, please");
                         manager.addPass(std::make_unique<FormPass>());
                         manager.addPass(std::make_unique<FormPass>());
                         return success();
                       });
  const PassPipelineInfo *pipeline = PassPipelineInfo::lookup("form-pipeline");
  ASSERT_NE(pipeline, nullptr);
  std::string error;
  auto handler = [&](const llvm::Twine &message) {
    error = message.str();
    return failure();
  };
  PassManager manager(&context);
  EXPECT_TRUE(succeeded(pipeline->addToPipeline(manager, "", handler)));
  EXPECT_TRUE(failed(pipeline->addToPipeline(manager, "x", handler)));
  EXPECT_EQ(error, "no options, please");
  EXPECT_TRUE(succeeded(info->addToPipeline(manager, "text=a", handler)));
  EXPECT_TRUE(failed(info->addToPipeline(manager, "nothing=a", handler)));
  EXPECT_EQ(error, "no such option nothing");
  ASSERT_EQ(manager.size(), 3u);
  EXPECT_EQ(llvm::range_size(manager.getPasses()), 3);
  EXPECT_EQ(static_cast<FormPass &>(*std::next(manager.begin(), 2)).text, "a");
}

TEST_F(PassFormsTest, PipelineOptionsAreParsedFromText) {
  EXPECT_EQ(FormOptions::createFromString("level=7")->level, 7);
  std::string errors;
  llvm::raw_string_ostream os(errors);
  EXPECT_EQ(FormOptions::createFromString("level=x", os), nullptr);
  EXPECT_THAT(errors, HasSubstr("'x' is no value for the option 'level'"));
}

TEST_F(PassFormsTest, PassesHaveTheNameOfTheirClass) {
  FormPass pass;
  EXPECT_THAT(static_cast<Pass &>(pass).getName().str(), HasSubstr("FormPass"));
}

TEST_F(PassFormsTest, AConfigurationObjectPrintsTheIR) {
  struct Config : PassManager::IRPrinterConfig {
    explicit Config(llvm::raw_ostream &os) : os(os) {}
    void printBeforeIfEnabled(Pass *, Operation *, PrintCallbackFn print) override { print(os); }
    llvm::raw_ostream &os;
  };
  std::string text;
  llvm::raw_string_ostream os(text);
  PassManager manager(&context);
  manager.enableIRPrinting(std::make_unique<Config>(os));
  manager.addPass(std::make_unique<FormPass>());
  EXPECT_TRUE(succeeded(manager.run(own(make("t.graph", {.regions = 1})))));
  EXPECT_THAT(text, HasSubstr("IR Dump Before"));
  EXPECT_THAT(text, Not(HasSubstr("IR Dump After")));
}

TEST_F(PassFormsTest, ReproducersAreWrittenToStreams) {
  struct Stream : ReproducerStream {
    explicit Stream(std::string &text) : stream(text) {}
    llvm::StringRef description() override { return "a string"; }
    llvm::raw_ostream &os() override { return stream; }
    llvm::raw_string_ostream stream;
  };
  std::string text;
  PassManager manager(&context);
  manager.enableCrashReproducerGeneration(
      [&](std::string &) -> std::unique_ptr<ReproducerStream> { return std::make_unique<Stream>(text); });
  auto pass = std::make_unique<FormPass>();
  pass->text = "fail";
  manager.addPass(std::move(pass));
  EXPECT_TRUE(failed(manager.run(own(make("t.graph", {.regions = 1})))));
  // The reproducer contains the IR only: the pipeline is added by the printer, which this test does not link.
  EXPECT_THAT(text, HasSubstr("t.graph"));
  EXPECT_THAT(messages.back(), HasSubstr("reproducer generated at `a string`"));
  EXPECT_THAT(makeReproducer("any", manager.getPasses(), nullptr, ""), HasSubstr("any(form-pass{"));
}

TEST_F(PassFormsTest, ReproducersConfigureThePassManager) {
  registerPass([] { return std::make_unique<FormPass>(); });
  PassReproducerOptions options;
  ParserConfig config(&context);
  options.attachResourceParser(config);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"mlir(
    module {}
    {-# external_resources: { mlir_reproducer: {
      pipeline: "builtin.module(form-pass{text=abc})", disable_threading: true, verify_each: false } } #-})mlir",
                                                             config);
  ASSERT_TRUE(module);
  PassManager manager(&context);
  ASSERT_TRUE(succeeded(options.apply(manager)));
  EXPECT_FALSE(context.isMultithreadingEnabled());
  ASSERT_EQ(manager.size(), 1u);
  EXPECT_EQ(static_cast<FormPass &>(*manager.begin()).text.getValue(), "abc");
  EXPECT_EQ(manager.getOpAnchorName(), "builtin.module");

  PassReproducerOptions none;
  EXPECT_TRUE(succeeded(none.apply(manager)));
  EXPECT_EQ(manager.size(), 1u);
}

TEST_F(PassFormsTest, EntriesWithTheirOwnBuilderNeedNoRegistration) {
  PassInfo info("own-pass", "A pass", [] { return std::make_unique<FormPass>(); });
  OpPassManager manager("builtin.module");
  auto ignore = [](const llvm::Twine &) { return failure(); };
  EXPECT_TRUE(succeeded(info.addToPipeline(manager, "text=x", ignore)));
  EXPECT_TRUE(failed(info.addToPipeline(manager, "unknown=x", ignore)));
  EXPECT_EQ(manager.size(), 1u);
  EXPECT_GT(info.getOptionWidth(), llvm::StringRef("own-pass").size());
  PassPipelineInfo pipeline(
      "own-pipeline", "A pipeline",
      [](OpPassManager &to, llvm::StringRef, llvm::function_ref<LogicalResult(const llvm::Twine &)>) {
        to.addPass(std::make_unique<FormPass>());
        return success();
      },
      {});
  EXPECT_TRUE(succeeded(pipeline.addToPipeline(manager, "", ignore)));
  EXPECT_EQ(manager.size(), 2u);
}

TEST_F(PassFormsTest, StatisticsMoveToAnotherManager) {
  OpPassManager manager("builtin.module");
  manager.addPass(std::make_unique<FormPass>());
  OpPassManager copy(manager);
  auto &original = static_cast<FormPass &>(*manager.begin()), &other = static_cast<FormPass &>(*copy.begin());
  original.count = 2;
  other.count = 3;
  manager.mergeStatisticsInto(copy);
  EXPECT_EQ(original.count.getValue(), 0u);
  EXPECT_EQ(other.count.getValue(), 5u);
}

TEST_F(PassFormsTest, PassesAreActions) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  PassManager manager(&context);
  manager.addPass(std::make_unique<FormPass>());
  auto &pass = static_cast<FormPass &>(*manager.begin());
  std::string text;
  bool isAllowed = true;
  context.registerActionHandler([&](llvm::function_ref<void()> perform, const tracing::Action &action) {
    auto *execution = llvm::dyn_cast<PassExecutionAction>(&action);
    ASSERT_TRUE(execution);
    EXPECT_EQ(&execution->getPass(), &pass);
    EXPECT_EQ(execution->getOp(), module->getOperation());
    text.clear();
    llvm::raw_string_ostream os(text);
    action.print(os);
    if (isAllowed)
      perform();
  });
  EXPECT_TRUE(succeeded(manager.run(module->getOperation())));
  EXPECT_THAT(text, HasSubstr("`pass-execution` running `"));
  EXPECT_THAT(text, HasSubstr("` on operation `builtin.module`"));
  EXPECT_EQ(pass.count.getValue(), 1u);
  isAllowed = false;
  EXPECT_TRUE(succeeded(manager.run(module->getOperation())));
  EXPECT_EQ(pass.count.getValue(), 1u);
  context.registerActionHandler({});
}

} // namespace
