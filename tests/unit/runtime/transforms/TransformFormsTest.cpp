//===- TransformFormsTest.cpp - Transformations called by other passes ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "dialects/func/InlinerExtension.h"
#include "runtime/analysis/CallGraph.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/interfaces/RuntimeVerifiableOpInterface.h"
#include "runtime/ir/Dominance.h"
#include "runtime/pass/PassManager.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/transforms/CSE.h"
#include "runtime/transforms/CommutativityUtils.h"
#include "runtime/transforms/EndomorphismSimplification.h"
#include "runtime/transforms/Inliner.h"
#include "runtime/transforms/LocationSnapshot.h"
#include "runtime/transforms/Passes.h"
#include "tests/support/ParsedIRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

class TransformFormsTest : public ParsedIRTest<> {
protected:
  TransformFormsTest() {
    DialectRegistry registry;
    func::registerInlinerExtension(registry);
    context.appendDialectRegistry(registry);
    context.loadDialect<arith::ArithDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  /// Returns the names of the ops in the body of the function with this number.
  std::vector<std::string> body(unsigned function = 0) {
    return names(std::next(module->getBody()->begin(), function)->getRegion(0).front());
  }
  void applyPatterns(llvm::function_ref<void(RewritePatternSet &)> populate) {
    RewritePatternSet patterns(&context);
    populate(patterns);
    GreedyRewriteConfig config;
    config.enableFolding(false);
    (void)applyPatternsGreedily(module->getOperation(), std::move(patterns), config);
  }
};

/// Counts the erased ops.
struct EraseCounter : RewriterBase::Listener {
  void notifyOperationErased(Operation *) override { ++erased; }
  unsigned erased = 0;
};

TEST_F(TransformFormsTest, CSENotifiesTheRewriter) {
  parse(R"(func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %a, %a : i32
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  })");
  EraseCounter counter;
  IRRewriter rewriter(&context, &counter);
  DominanceInfo dominance;
  bool changed = false;
  eliminateCommonSubExpressions(rewriter, dominance, module->getOperation(), &changed);
  EXPECT_TRUE(changed);
  EXPECT_EQ(counter.erased, 1u);
  EXPECT_THAT(body(), ElementsAre("arith.addi", "arith.muli", "func.return"));
  eliminateCommonSubExpressions(rewriter, dominance, module->getOperation(), &changed);
  EXPECT_FALSE(changed);
}

TEST_F(TransformFormsTest, CommutativeOperandsAreSortedByTheirSlices) {
  parse(R"(func.func @f(%a: i32) {
    %c = arith.constant 3 : i32
    %x = arith.subi %a, %c : i32
    %y = arith.muli %a, %x : i32
    %0 = arith.addi %c, %a : i32
    %1 = arith.addi %x, %y : i32
    %2 = arith.addi %c, %x : i32
    "u.keep"(%0, %1, %2) : (i32, i32, i32) -> ()
    return
  })");
  applyPatterns(populateCommutativityUtilsPatterns);
  std::vector<std::string> lines;
  module->getOperation()->walk([&](arith::AddIOp op) {
    auto name = [](Value value) {
      Operation *definer = value.getDefiningOp();
      return definer ? definer->getName().getStringRef().str() : "argument";
    };
    lines.push_back(name(op.getLhs()) + " " + name(op.getRhs()));
  });
  EXPECT_THAT(lines,
              ElementsAre("argument arith.constant", "arith.muli arith.subi", "arith.subi arith.constant"));
}

TEST_F(TransformFormsTest, EndomorphismsMoveAfterTheAlgebraicOp) {
  parse(R"(func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = "u.h"(%a) : (i32) -> i32
    %1 = "u.h"(%b) : (i32) -> i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  })");
  auto isNamed = [](llvm::StringRef name) {
    return [name](Operation *op, std::optional<Operation *> = std::nullopt) {
      return op->getName().getStringRef() == name;
    };
  };
  auto getOperand = [](Operation *op) { return &op->getOpOperand(0); };
  auto getResult = [](Operation *op) { return op->getResult(0); };
  auto getOperands = [](Operation *op, llvm::SmallVector<OpOperand *> &operands) {
    for (OpOperand &operand : op->getOpOperands())
      operands.push_back(&operand);
  };
  auto isH = isNamed("u.h");
  auto isAdd = isNamed("arith.addi");
  using Simplification =
      EndomorphismSimplification<decltype(getOperand), decltype(getResult), decltype(getOperands),
                                 decltype(getResult), decltype(isH), decltype(isAdd)>;
  applyPatterns([&](RewritePatternSet &patterns) {
    patterns.add<Simplification>(getOperand, getResult, getOperands, getResult, isH, isAdd,
                                 Pattern::MatchAnyOpTypeTag(),
                                 /*benefit=*/1, &context);
  });
  Operation *last = &module->getBody()->front().getRegion(0).front().back();
  Operation *h = last->getOperand(0).getDefiningOp();
  EXPECT_EQ(h->getName().getStringRef(), "u.h");
  EXPECT_EQ(h->getOperand(0).getDefiningOp()->getName().getStringRef(), "arith.addi");
}

/// Inlines all calls but those of functions named "keep", with its own clone callback.
class InlinePass : public PassWrapper<InlinePass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(InlinePass)
  explicit InlinePass(unsigned &numClones) : numClones(&numClones) {}
  void runOnOperation() override {
    CallGraph graph(getOperation());
    InlinerConfig config([](OpPassManager &) {}, 4);
    auto clone = config.getCloneCallback();
    config.setCloneCallback([this, clone](OpBuilder &builder, Region *source, Block *block, Block *after,
                                          IRMapping &mapper, bool shouldClone) {
      ++*numClones;
      clone(builder, source, block, after, mapper, shouldClone);
    });
    auto run = [](Pass &pass, OpPassManager &pipeline, Operation *op) {
      return static_cast<InlinePass &>(pass).runPipeline(pipeline, op);
    };
    auto isProfitable = [](const Inliner::ResolvedCall &call) {
      return !call.targetNode->getCallableRegion()->getParentOp()->hasAttr("keep");
    };
    Inliner inliner(getOperation(), graph, *this, getAnalysisManager(), run, config, isProfitable);
    if (failed(inliner.doInlining()))
      signalPassFailure();
  }
  unsigned *numClones;
};

TEST_F(TransformFormsTest, InlinerAsksForProfitAndUsesTheCloneCallback) {
  parse(R"(
    func.func @f() { call @g() : () -> () call @h() : () -> () return }
    func.func @g() { "u.g"() : () -> () return }
    func.func @h() attributes {keep} { "u.h"() : () -> () return })");
  context.getOrLoadDialect<TestDialect>();
  unsigned numClones = 0;
  PassManager manager(&context);
  manager.addPass(std::make_unique<InlinePass>(numClones));
  ASSERT_TRUE(succeeded(manager.run(module->getOperation())));
  EXPECT_EQ(numClones, 0u); // The dialect of t.g has no rules for inlining.
  parse(R"(
    func.func @f(%a: i32) -> i32 { %0 = call @g(%a) : (i32) -> i32 %1 = call @h(%0) : (i32) -> i32 return %1 : i32 }
    func.func @g(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
    func.func @h(%a: i32) -> i32 attributes {keep} { %0 = arith.muli %a, %a : i32 return %0 : i32 })");
  ASSERT_TRUE(succeeded(manager.run(module->getOperation())));
  EXPECT_EQ(numClones, 1u);
  EXPECT_THAT(body(), ElementsAre("arith.addi", "func.call", "func.return"));
}

/// Generates, as the run-time check of a division, an op `u.check` with the message as its attribute.
struct CheckDivision : public RuntimeVerifiableOpInterface::ExternalModel<CheckDivision, arith::DivSIOp> {
  void
  generateRuntimeVerification(Operation *op, OpBuilder &builder, Location loc,
                              llvm::function_ref<std::string(Operation *, llvm::StringRef)> explain) const {
    OperationState state(loc, "u.check");
    state.addAttribute("message", builder.getStringAttr(explain(op, "division by zero")));
    builder.create(state);
  }
};

TEST_F(TransformFormsTest, RuntimeVerificationInsertsChecksBeforeOps) {
  arith::DivSIOp::attachInterface<CheckDivision>(context);
  llvm::StringRef text = "func.func @f(%a: i32) -> i32 { %0 = arith.divsi %a, %a : i32 return %0 : i32 }";
  auto getMessage = [&](unsigned level) {
    parse(text);
    PassManager manager(&context);
    manager.addPass(createGenerateRuntimeVerification({level}));
    EXPECT_TRUE(succeeded(manager.run(module->getOperation())));
    EXPECT_THAT(body(), ElementsAre("u.check", "arith.divsi", "func.return"));
    Operation &check = module->getBody()->front().getRegion(0).front().front();
    return check.getAttrOfType<StringAttr>("message").getValue().str();
  };
  EXPECT_THAT(getMessage(1),
              testing::AllOf(HasSubstr("arith.divsi"), HasSubstr("^ division by zero\nLocation: ")));
  EXPECT_THAT(getMessage(0), testing::Not(HasSubstr("arith.divsi")));
}

TEST_F(TransformFormsTest, LocationsReferToTheStream) {
  parse("func.func @f() { return }");
  std::string text;
  llvm::raw_string_ostream os(text);
  generateLocationsFromIR(os, "shot.mlir", module->getOperation(), OpPrintingFlags());
  EXPECT_THAT(text, HasSubstr("func.func @f()"));
  auto here = llvm::cast<FileLineColLoc>(module->getBody()->front().getLoc());
  EXPECT_EQ(here.getFilename().getValue(), "shot.mlir");
  EXPECT_EQ(here.getLine(), 2u);
  generateLocationsFromIR(os, "again.mlir", "tag", module->getOperation(), OpPrintingFlags());
  auto fused = llvm::cast<FusedLoc>(module->getBody()->front().getLoc());
  EXPECT_EQ(fused.getLocations()[0], Location(here));
}

} // namespace
