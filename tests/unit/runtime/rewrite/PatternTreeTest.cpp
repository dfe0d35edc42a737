//===- PatternTreeTest.cpp - Match and rewrite steps of patterns ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/PatternTree.h"
#include "tests/support/IRTest.h"
#include <deque>

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

PatternStep step(MatchOp op, uint16_t dst, uint16_t a, uint32_t arg = 0, uint16_t b = 0) {
  return {uint8_t(op), 0, dst, a, b, arg};
}
PatternStep step(RewriteOp op, uint16_t dst, uint16_t a, uint32_t arg = 0, uint16_t b = 0) {
  return {uint8_t(op), 0, dst, a, b, arg};
}

/// Owns the tables to which a PatternSpec refers; tables are empty by default.
struct Tables {
  std::vector<PatternStep> match, rewrite;
  std::vector<llvm::StringRef> strings;
  std::vector<const TypeConstraintSpec *> types;
  std::vector<const AttrConstraintSpec *> attrs;
  std::vector<Hook<Attribute(MLIRContext *)>> constants;
  std::vector<NativeSpec> natives;
  std::vector<CreateSpec> creates;
  std::vector<uint16_t> args;
  uint16_t benefit = 1;
};

class PatternTreeTest : public IRTest {
protected:
  PatternTreeTest() : block(top()), rewriter(&context) { x = block->addArgument(i32, loc); }

  const PatternSpec &pattern(const char *name, Tables tables) {
    Tables &kept = kind.emplace_back(std::move(tables));
    static constexpr uint16_t root[] = {0};
    PatternSpec &spec = specs.emplace_back(PatternSpec{.name = name, .rootOp = "t.op", .numRegisters = 8});
    spec.benefit = kept.benefit;
    spec.match = kept.match;
    spec.rewrite = kept.rewrite;
    spec.matchedOps = root;
    spec.strings = kept.strings;
    spec.typeConstraints = kept.types;
    spec.attrConstraints = kept.attrs;
    spec.constants = kept.constants;
    spec.natives = kept.natives;
    spec.creates = kept.creates;
    spec.args = kept.args;
    tree.insert(spec);
    return spec;
  }
  /// Returns the names of the matching patterns in the order in which they are tried.
  std::vector<std::string> matches(Operation *op) {
    llvm::SmallVector<PatternTree::Match, 2> found;
    tree.match(op, rewriter, found);
    std::vector<std::string> result;
    for (const PatternTree::Match &match : found)
      result.push_back(match.spec->name.str());
    return result;
  }
  /// Matches the single pattern and runs its rewrite program.
  LogicalResult rewrite(Operation *op) {
    llvm::SmallVector<PatternTree::Match, 2> found;
    tree.match(op, rewriter, found);
    EXPECT_EQ(found.size(), 1u);
    return PatternTree::rewrite(found.front(), rewriter);
  }
  Value unary(llvm::StringRef name, Value operand) {
    return add(block, name, {.operands = {operand}, .types = {i32}})->getResult(0);
  }
  Operation *use(llvm::SmallVector<Value> values) {
    return add(block, "t.op", {.operands = std::move(values)});
  }

  Block *block;
  Value x;
  PatternRewriter rewriter;
  PatternTree tree{&context};

private:
  std::deque<Tables> kind;
  std::deque<PatternSpec> specs;
};

//===----------------------------------------------------------------------===//
// Matching of declarative patterns
//===----------------------------------------------------------------------===//

TEST_F(PatternTreeTest, AnEmptyTreeMatchesNothing) {
  EXPECT_TRUE(tree.empty());
  EXPECT_THAT(matches(use({x})), IsEmpty());
}

TEST_F(PatternTreeTest, APatternWithoutStepsMatchesEveryRoot) {
  pattern("Any", {});
  EXPECT_FALSE(tree.empty());
  EXPECT_THAT(matches(use({})), ElementsAre("Any"));
}

TEST_F(PatternTreeTest, DefiningOpRequiresASingleValue) {
  pattern("Defined", {.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::DefiningOp, 2, 1)}});
  EXPECT_THAT(matches(use({unary("t.abs", x)})), ElementsAre("Defined"));
  EXPECT_THAT(matches(use({x})), IsEmpty());
  EXPECT_THAT(matches(use({unary("t.abs", x), unary("t.abs", x)})), IsEmpty());
  EXPECT_THAT(matches(use({})), IsEmpty());
}

TEST_F(PatternTreeTest, OpNamesSelectPatterns) {
  auto named = [](llvm::StringRef name) {
    return Tables{
        .match = {step(MatchOp::Operand, 1, 0), step(MatchOp::DefiningOp, 2, 1), step(MatchOp::OpName, 0, 2)},
        .strings = {name}};
  };
  pattern("Abs", named("t.abs"));
  pattern("Not", named("t.not"));
  pattern("AbsAgain", named("t.abs"));
  EXPECT_THAT(matches(use({unary("t.abs", x)})), ElementsAre("Abs", "AbsAgain"));
  EXPECT_THAT(matches(use({unary("t.not", x)})), ElementsAre("Not"));
  EXPECT_THAT(matches(use({unary("t.max", x)})), IsEmpty());
}

TEST_F(PatternTreeTest, OpNamesOfDifferentRegistersAreSeparateSwitches) {
  // In use(a, b), the patterns test the name of the op that defines a (register 5) or b (register 6). The
  // tree has one switch on op names for each of the two registers.
  auto made = [](uint32_t index, uint16_t reg, llvm::StringRef name) {
    return Tables{.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::Element, 3, 1, 0),
                            step(MatchOp::Element, 4, 1, 1), step(MatchOp::DefiningOp, 5, 3),
                            step(MatchOp::DefiningOp, 6, 4), step(MatchOp::OpName, 0, reg)},
                  .strings = {name}};
  };
  pattern("FirstAbs", made(0, 5, "t.abs"));
  pattern("SecondAbs", made(1, 6, "t.abs"));
  pattern("SecondNot", made(1, 6, "t.not"));
  EXPECT_THAT(matches(use({unary("t.abs", x), unary("t.abs", x)})), ElementsAre("FirstAbs", "SecondAbs"));
  EXPECT_THAT(matches(use({unary("t.abs", x), unary("t.not", x)})), ElementsAre("FirstAbs", "SecondNot"));
  EXPECT_THAT(matches(use({unary("t.not", x), unary("t.max", x)})), IsEmpty());
}

TEST_F(PatternTreeTest, SiblingsDoNotShareRegisters) {
  // Both patterns write register 2: the first with the op that defines operand 0 of the root, the second with
  // the op that defines operand 1.
  auto behind = [](uint32_t index) {
    return Tables{.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::Element, 3, 1, index),
                            step(MatchOp::DefiningOp, 2, 3), step(MatchOp::OpName, 0, 2)},
                  .strings = {"t.abs"}};
  };
  pattern("First", behind(0));
  pattern("Second", behind(1));
  EXPECT_THAT(matches(use({unary("t.abs", x), unary("t.not", x)})), ElementsAre("First"));
  EXPECT_THAT(matches(use({unary("t.not", x), unary("t.abs", x)})), ElementsAre("Second"));
}

TEST_F(PatternTreeTest, CountAndElement) {
  pattern("Two", {.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::Count, 0, 1, 2)}});
  pattern("HasThird", {.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::Element, 2, 1, 2)}});
  EXPECT_THAT(matches(use({x, x})), ElementsAre("Two"));
  EXPECT_THAT(matches(use({x, x, x})), ElementsAre("HasThird"));
  EXPECT_THAT(matches(use({x})), IsEmpty());
}

TEST_F(PatternTreeTest, SameComparesRegisters) {
  pattern("Twice", {.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::Element, 2, 1, 0),
                              step(MatchOp::Element, 3, 1, 1), step(MatchOp::Same, 0, 2, 0, 3)}});
  Value y = unary("t.abs", x);
  EXPECT_THAT(matches(use({x, x})), ElementsAre("Twice"));
  EXPECT_THAT(matches(use({x, y})), IsEmpty());
}

TEST_F(PatternTreeTest, OneUseAndNoUse) {
  pattern("Once", {.match = {step(MatchOp::Result, 1, 0), step(MatchOp::OneUse, 0, 1)}});
  pattern("Never", {.match = {step(MatchOp::Result, 1, 0), step(MatchOp::NoUse, 0, 1)}});
  Operation *op = add(block, "t.op", {.types = {i32}});
  EXPECT_THAT(matches(op), ElementsAre("Never"));
  use({op->getResult(0)});
  EXPECT_THAT(matches(op), ElementsAre("Once"));
  use({op->getResult(0)});
  EXPECT_THAT(matches(op), IsEmpty());
  // For an empty result range, all conditions hold.
  EXPECT_THAT(matches(use({})), ElementsAre("Once", "Never"));
}

constexpr TypeConstraintSpec isI32 = {
    .summary = "i32", .check = {[](const void *, Type type) { return type.isSignlessInteger(32); }}};
constexpr TypeConstraintSpec anything = {.summary = "anything"};

TEST_F(PatternTreeTest, TypeConstraintsApplyToEachValue) {
  pattern("I32",
          {.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::TypeConstraint, 0, 1)}, .types = {&isI32}});
  pattern("Any", {.match = {step(MatchOp::Operand, 1, 0), step(MatchOp::TypeConstraint, 0, 1)},
                  .types = {&anything}});
  Value wide = block->addArgument(i64, loc);
  EXPECT_THAT(matches(use({x, x})), ElementsAre("I32", "Any"));
  EXPECT_THAT(matches(use({x, wide})), ElementsAre("Any"));
}

TEST_F(PatternTreeTest, RequiredOptionalAndDefaultAttributes) {
  constexpr AttrConstraintSpec isString = {.summary = "string", .check = {[](const void *, Attribute attr) {
                                                                  return llvm::isa<StringAttr>(attr);
                                                                }}};
  // t.attributes has a required, an optional and a default-valued attribute.
  pattern("Maybe", {.match = {step(MatchOp::Attribute, 1, 0, 1)}});
  pattern("OrNot", {.match = {step(MatchOp::Attribute, 1, 0, 1, /*b=*/1)}});
  pattern("Usual", {.match = {step(MatchOp::Attribute, 1, 0, 2), step(MatchOp::AttrConstraint, 0, 1)},
                    .attrs = {&isString}});
  pattern("AsUsual", {.match = {step(MatchOp::Attribute, 1, 0, 2), step(MatchOp::AttrEquals, 0, 1)},
                      .constants = {{[](const void *, MLIRContext *c) -> Attribute {
                        return StringAttr::get(c, "as usual");
                      }}}});
  Operation *bare = add(block, "t.attributes", {.attrs = {{"needed", builder.getI32IntegerAttr(1)}}});
  EXPECT_THAT(matches(bare), ElementsAre("OrNot", "Usual", "AsUsual"));
  bare->setAttr("maybe", builder.getStringAttr("a"));
  bare->setAttr("usual", builder.getStringAttr("b"));
  EXPECT_THAT(matches(bare), ElementsAre("Maybe", "OrNot", "Usual"));
}

TEST_F(PatternTreeTest, NativeCallsMayFailAndDefineRegisters) {
  // A native call that returns the first operand of an op, and fails if there is none.
  NativeSpec first{
      "first",
      {[](const void *, PatternRewriter &, llvm::ArrayRef<PatternValue> args, PatternValue &result) {
        Operation *op = args[0].getOp();
        if (op->getNumOperands() == 0)
          return failure();
        result = PatternValue(op->getOperand(0));
        return success();
      }},
      1};
  pattern("Native", {.match = {step(MatchOp::Native, 1, 0, 0, 0), step(MatchOp::DefiningOp, 2, 1)},
                     .natives = {first},
                     .args = {0}});
  EXPECT_THAT(matches(use({})), IsEmpty());
  EXPECT_THAT(matches(use({x})), IsEmpty());
  EXPECT_THAT(matches(use({unary("t.abs", x)})), ElementsAre("Native"));
}

TEST_F(PatternTreeTest, OrdersMatchesByBenefitThenInsertion) {
  pattern("A", {.benefit = 1});
  pattern("B", {.match = {step(MatchOp::Operand, 1, 0)}, .benefit = 3});
  pattern("C", {.benefit = 3});
  pattern("D", {.benefit = 1});
  EXPECT_THAT(matches(use({})), ElementsAre("B", "C", "A", "D"));
}

TEST_F(PatternTreeTest, APatternIsInsertedOnce) {
  const PatternSpec &spec = pattern("A", {});
  tree.insert(spec);
  EXPECT_THAT(matches(use({})), ElementsAre("A"));
}

//===----------------------------------------------------------------------===//
// Rewriting with declarative patterns
//===----------------------------------------------------------------------===//

CreateSpec create(llvm::StringRef name, uint32_t operands, ResultTypesOf types) {
  CreateSpec spec;
  spec.opName = name;
  spec.operandsCount = operands;
  spec.resultTypes = types;
  return spec;
}

TEST_F(PatternTreeTest, CreatesAndReplaces) {
  pattern("P", {.match = {step(MatchOp::Operand, 1, 0)},
                .rewrite = {step(RewriteOp::Create, 2, 0, 0), step(RewriteOp::Replace, 0, 0, 0, 2)},
                .creates = {create("t.inferred", 1, ResultTypesOf::Inferred)},
                .args = {1}});
  Operation *op = add(block, "t.op", {.operands = {x}, .types = {i32}});
  Operation *user = add(block, "t.abs", {.operands = {op->getResult(0)}, .types = {i32}});
  EXPECT_TRUE(succeeded(rewrite(op)));
  EXPECT_THAT(names(*block), ElementsAre("t.inferred", "t.abs"));
  EXPECT_EQ(user->getOperand(0), block->front().getResult(0));
}

TEST_F(PatternTreeTest, FailedRewritesLeaveNoOps) {
  // Type inference fails for the second op: t.inferred rejects index.
  Value index = block->addArgument(builder.getIndexType(), loc);
  pattern("P", {.match = {step(MatchOp::Operand, 1, 0)},
                .rewrite = {step(RewriteOp::Create, 2, 0, 0), step(RewriteOp::Create, 3, 0, 1),
                            step(RewriteOp::Replace, 0, 0, 0, 3)},
                .creates = {create("t.buildable", 0, ResultTypesOf::Inferred),
                            create("t.inferred", 1, ResultTypesOf::Inferred)},
                .args = {1}});
  Operation *op = add(block, "t.op", {.operands = {index}, .types = {i32}});
  EXPECT_TRUE(failed(rewrite(op)));
  EXPECT_THAT(names(*block), ElementsAre("t.op"));
}

TEST_F(PatternTreeTest, ResultTypesOfReplacedOpOrExplicit) {
  CreateSpec replaced = create("t.op", 0, ResultTypesOf::Replaced);
  replaced.typesCount = 1;
  CreateSpec given = create("t.op", 0, ResultTypesOf::Explicit);
  given.typesBegin = 0;
  given.typesCount = 1;
  pattern("P", {.match = {step(MatchOp::Operand, 1, 0)},
                .rewrite = {step(RewriteOp::Create, 2, 0, 0), step(RewriteOp::Create, 3, 0, 1),
                            step(RewriteOp::Replace, 0, 0, 0, 2)},
                .creates = {replaced, given},
                .args = {1}});
  Operation *op = add(block, "t.op", {.operands = {x, x}, .types = {i64, i1}});
  EXPECT_TRUE(succeeded(rewrite(op)));
  ASSERT_THAT(names(*block), ElementsAre("t.op", "t.op"));
  auto types = [](Operation &made) {
    return std::vector<Type>(made.getResultTypes().begin(), made.getResultTypes().end());
  };
  EXPECT_THAT(types(block->front()), ElementsAre(i64, i1));
  EXPECT_THAT(types(block->back()), ElementsAre(i32, i32));
}

TEST_F(PatternTreeTest, ListsResultsAndConstants) {
  CreateSpec withAttr = create("t.const", 0, ResultTypesOf::Inferred);
  withAttr.attrsBegin = 1;
  withAttr.attrsCount = 1;
  pattern("P", {.match = {step(MatchOp::Operand, 1, 0)},
                .rewrite = {step(RewriteOp::Constant, 2, 0, 0), step(RewriteOp::Create, 3, 0, 0),
                            step(RewriteOp::Result, 4, 3, 0), step(RewriteOp::AllResults, 5, 3),
                            step(RewriteOp::ResultAt, 6, 5, 0), step(RewriteOp::Concat, 7, 0, 3, 3),
                            step(RewriteOp::Replace, 0, 0, 0, 7)},
                .constants = {{[](const void *, MLIRContext *c) -> Attribute {
                  return IntegerAttr::get(IntegerType::get(c, 32), 7);
                }}},
                .creates = {withAttr},
                .args = {0, /*slot, register:*/ 0, 2, /*concat:*/ 1, 4, 6}});
  Operation *op = add(block, "t.op", {.operands = {x}, .types = {i32, i32, i32}});
  Operation *user = use({op->getResult(0), op->getResult(1), op->getResult(2)});
  EXPECT_TRUE(succeeded(rewrite(op)));
  ASSERT_THAT(names(*block), ElementsAre("t.const", "t.op"));
  Value made = block->front().getResult(0);
  EXPECT_EQ(block->front().getSlot(0), builder.getI32IntegerAttr(7));
  EXPECT_THAT(std::vector<Value>(user->getOperands().begin(), user->getOperands().end()),
              ElementsAre(x, made, made));
}

TEST_F(PatternTreeTest, LocationsAreFusedOrExplicit) {
  CreateSpec here = create("t.a", 0, ResultTypesOf::Inferred);
  here.location = 2;
  pattern("P", {.rewrite = {step(RewriteOp::Location, 2, /*name=*/1, 0, 0), step(RewriteOp::Create, 3, 0, 0),
                            step(RewriteOp::Create, 4, 0, 1), step(RewriteOp::Erase, 0, 0)},
                .strings = {"here"},
                .creates = {here, create("t.b", 0, ResultTypesOf::Inferred)}});
  Location place = FileLineColLoc::get(&context, "f", 1, 2);
  Operation *op = add(block, "t.op", {.at = place});
  EXPECT_TRUE(succeeded(rewrite(op)));
  ASSERT_THAT(names(*block), ElementsAre("t.a", "t.b"));
  EXPECT_EQ(block->front().getLoc(), Location(NameLoc::get(builder.getStringAttr("here"))));
  EXPECT_EQ(block->back().getLoc(), place);
}

} // namespace
