//===- VerifierTest.cpp - Diagnostics of the verifier --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Region.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class VerifierTest : public IRTest {
protected:
  /// Returns values of the given types, defined by an op in `block`.
  llvm::SmallVector<Value> values(Block *block, llvm::ArrayRef<Type> types) {
    Operation *op = add(block, "t.op", {.types = llvm::SmallVector<Type>(types)});
    return llvm::SmallVector<Value>(op->getResults().begin(), op->getResults().end());
  }
  /// Returns the diagnostics for one op in its own block, whose operands have the given types.
  std::vector<std::string> check(llvm::StringRef name, llvm::ArrayRef<Type> operandTypes, Parts parts = {}) {
    Block *block = top();
    parts.operands = values(block, operandTypes);
    add(block, name, parts);
    return verifyMessages(block->getParentOp());
  }
  /// Returns the quoted text of a type as it appears in messages; the expectations do not depend on the type
  /// printer.
  static std::string spell(Type type) {
    std::string result;
    llvm::raw_string_ostream(result) << '\'' << type << '\'';
    return result;
  }
  RankedTensorType tensor(llvm::ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
};

//===----------------------------------------------------------------------===//
// Operand, result, region and successor counts
//===----------------------------------------------------------------------===//

TEST_F(VerifierTest, CountsOperands) {
  EXPECT_THAT(check("t.a", {i32}), ElementsAre("error: 't.a' op requires zero operands"));
  EXPECT_THAT(check("t.not", {}, {.types = {i32}}),
              ElementsAre("error: 't.not' op requires a single operand"));
  EXPECT_THAT(check("t.add", {i32}, {.types = {i32}}),
              ElementsAre("error: 't.add' op expected 2 operands, but found 1"));
  EXPECT_THAT(check("t.middle", {i1}),
              ElementsAre("error: 't.middle' op expected 2 or more operands, but found 1"));
}
TEST_F(VerifierTest, CountsResults) {
  EXPECT_THAT(check("t.a", {}, {.types = {i32}}), ElementsAre("error: 't.a' op requires zero results"));
  EXPECT_THAT(check("t.add", {i32, i32}), ElementsAre("error: 't.add' op requires one result"));
  EXPECT_THAT(check("t.two_results", {}, {.types = {i32}}),
              ElementsAre("error: 't.two_results' op expected 2 results"));
}
TEST_F(VerifierTest, CountsRegions) {
  EXPECT_THAT(check("t.a", {}, {.regions = 1}), ElementsAre("error: 't.a' op requires zero regions"));
  EXPECT_THAT(check("t.graph", {}), ElementsAre("error: 't.graph' op requires one region"));
  EXPECT_THAT(check("t.two_regions", {}, {.regions = 1}),
              ElementsAre("error: 't.two_regions' op expected 2 regions"));
  EXPECT_THAT(check("t.some_regions", {}),
              ElementsAre("error: 't.some_regions' op expected 1 or more regions"));
  EXPECT_THAT(check("t.some_regions", {}, {.regions = 3}), IsEmpty());
}
TEST_F(VerifierTest, CountsSuccessors) {
  auto withSuccessors = [&](llvm::StringRef name, unsigned count) {
    Block *entry = top("t.cfg"), *other = addBlock(entry->getParentOp());
    add(other, "t.return");
    llvm::SmallVector<Block *> successors(count, other);
    add(entry, name, {.successors = successors});
    return verifyMessages(entry->getParentOp());
  };
  EXPECT_THAT(withSuccessors("t.br", 0), ElementsAre("error: 't.br' op requires 1 successor but found 0"));
  EXPECT_THAT(withSuccessors("t.cond_br", 1),
              ElementsAre("error: 't.cond_br' op requires 2 successors but found 1"));
  EXPECT_THAT(withSuccessors("t.return", 1),
              ElementsAre("error: 't.return' op requires 0 successors but found 1"));
  EXPECT_THAT(withSuccessors("t.switch", 0),
              ElementsAre("error: 't.switch' op requires at least 1 successors but found 0"));
  EXPECT_THAT(withSuccessors("t.switch", 3), IsEmpty());
}
TEST_F(VerifierTest, ChecksSegmentSizes) {
  auto segments = [&](llvm::ArrayRef<int32_t> sizes) -> Attribute {
    return builder.getDenseI32ArrayAttr(sizes);
  };
  auto op = [&](Attribute operands, Attribute results) {
    Parts parts{.types = {i32}};
    if (operands)
      parts.attrs.push_back({"operandSegmentSizes", operands});
    if (results)
      parts.attrs.push_back({"resultSegmentSizes", results});
    return check("t.segments", {i1, i32}, parts);
  };
  EXPECT_THAT(op(segments({1, 1, 0}), segments({0, 1})), IsEmpty());
  EXPECT_THAT(
      op({}, segments({0, 1})),
      ElementsAre(
          "error: 't.segments' op operand count (2) does not match with the total size (0) specified in "
          "attribute 'operandSegmentSizes'"));
  EXPECT_THAT(
      op(segments({1, 1, 0}), segments({2, 1})),
      ElementsAre(
          "error: 't.segments' op result count (1) does not match with the total size (3) specified in "
          "attribute 'resultSegmentSizes'"));
  EXPECT_THAT(
      op(segments({3, -1, 0}), segments({0, 1})),
      ElementsAre("error: 't.segments' op 'operandSegmentSizes' attribute cannot have negative elements"));
  EXPECT_THAT(
      op(segments({1, 1}), segments({0, 1})),
      ElementsAre(
          "error: 't.segments' op 'operandSegmentSizes' attribute for specifying operand segments must "
          "have 3 elements, but got 2"));
  EXPECT_THAT(
      op(builder.getUnitAttr(), segments({0, 1})),
      ElementsAre("error: 't.segments' op attribute 'operandSegmentSizes' failed to satisfy constraint: i32 "
                  "dense array attribute"));
}
TEST_F(VerifierTest, ChecksSameSizeVariadicGroups) {
  EXPECT_THAT(check("t.same_size", {i32, i1, i32}), IsEmpty());
  EXPECT_THAT(
      check("t.same_size", {i32, i1}),
      ElementsAre(
          "error: 't.same_size' op requires operand groups of the same size, but 2 operands cannot be "
          "distributed to 3"));
}

//===----------------------------------------------------------------------===//
// Operand, result, attribute and region constraints
//===----------------------------------------------------------------------===//

TEST_F(VerifierTest, ChecksOperandTypes) {
  EXPECT_THAT(check("t.add", {i32, builder.getF32Type()}, {.types = {i32}}),
              ElementsAre("error: 't.add' op operand #1 must be signless-integer-like, but got " +
                          spell(builder.getF32Type())));
  EXPECT_THAT(
      check("t.middle", {i1, i64, i1}),
      ElementsAre("error: 't.middle' op operand #1 must be variadic of 32-bit signless integer, but got " +
                  spell(i64)));
  EXPECT_THAT(check("t.optional", {i1, i64}),
              ElementsAre("error: 't.optional' op operand #1 must be 32-bit signless integer, but got " +
                          spell(i64)));
  EXPECT_THAT(
      check("t.optional", {i1, i32, i32}),
      ElementsAre(
          "error: 't.optional' op operand group starting at #1 requires 0 or 1 element, but found 2"));
}
TEST_F(VerifierTest, ChecksResultTypes) {
  EXPECT_THAT(check("t.two_results", {}, {.types = {i32, i64}}),
              ElementsAre("error: 't.two_results' op result #1 must be 32-bit signless integer, but got " +
                          spell(i64)));
}
TEST_F(VerifierTest, ChecksAttributes) {
  Attribute number = builder.getI32IntegerAttr(1), text = builder.getStringAttr("x");
  EXPECT_THAT(check("t.attributes", {}, {.attrs = {{"needed", number}}}), IsEmpty());
  EXPECT_THAT(check("t.attributes", {}, {.attrs = {{"maybe", text}}}),
              ElementsAre("error: 't.attributes' op requires attribute 'needed'"));
  // Invalid attributes are reported before missing ones.
  EXPECT_THAT(
      check("t.attributes", {}, {.attrs = {{"maybe", number}}}),
      ElementsAre(
          "error: 't.attributes' op attribute 'maybe' failed to satisfy constraint: string attribute"));
  EXPECT_THAT(
      check("t.attributes", {}, {.attrs = {{"needed", text}}}),
      ElementsAre("error: 't.attributes' op attribute 'needed' failed to satisfy constraint: 32-bit signless "
                  "integer attribute"));
  EXPECT_THAT(
      check("t.attributes", {}, {.attrs = {{"needed", number}, {"maybe", number}}}),
      ElementsAre(
          "error: 't.attributes' op attribute 'maybe' failed to satisfy constraint: string attribute"));
  EXPECT_THAT(check("t.a", {}, {.attrs = {{"t.forbidden", text}}}),
              ElementsAre("error: attribute 't.forbidden' is forbidden"));
}
TEST_F(VerifierTest, ChecksRegionConstraints) {
  Block *block = top();
  addBlock(add(block, "t.two_blocks", {.regions = 1}));
  EXPECT_THAT(
      verifyMessages(block->getParentOp()),
      ElementsAre("error: 't.two_blocks' op region #0 ('body') failed to verify constraint: region with 2 "
                  "blocks"));
}

//===----------------------------------------------------------------------===//
// Traits that relate types
//===----------------------------------------------------------------------===//

TEST_F(VerifierTest, ChecksBroadcastableShapes) {
  constexpr int64_t any = ShapedType::kDynamic;
  auto t = [&](llvm::ArrayRef<int64_t> shape) { return Type(RankedTensorType::get(shape, i32)); };
  EXPECT_THAT(check("t.broadcast", {t({2, 1}), t({3})}, {.types = {t({2, 3})}}), IsEmpty());
  EXPECT_THAT(check("t.broadcast", {t({any, 4}), t({2, 1})}, {.types = {t({any, 4})}}), IsEmpty());
  EXPECT_THAT(check("t.broadcast", {i32, t({2, 1})}, {.types = {t({2, 1})}}), IsEmpty());
  EXPECT_THAT(
      check("t.broadcast", {UnrankedTensorType::get(i32), t({2})}, {.types = {UnrankedTensorType::get(i32)}}),
      IsEmpty());
  EXPECT_THAT(check("t.broadcast", {t({2}), t({3})}, {.types = {t({2})}}),
              ElementsAre("error: 't.broadcast' op operands don't have broadcast-compatible shapes"));
  // The result may have arbitrary leading dimensions.
  EXPECT_THAT(check("t.broadcast", {t({2, 1}), t({2, 3})}, {.types = {t({5, 2, 3})}}), IsEmpty());
  EXPECT_THAT(
      check("t.broadcast", {t({2, 1}), t({2, 3})}, {.types = {t({2, any, 4})}}),
      ElementsAre("error: 't.broadcast' op result type '2x?x4' not broadcast compatible with broadcasted "
                  "operands's shapes '2x3'"));
  EXPECT_THAT(check("t.broadcast", {t({2, 1}), t({2, 3})}, {.types = {t({3})}}),
              ElementsAre("error: 't.broadcast' op result type '3' not broadcast compatible with broadcasted "
                          "operands's shapes '2x3'"));
  EXPECT_THAT(check("t.broadcast", {t({1}), t({1})}, {.types = {t({5})}}),
              ElementsAre("error: 't.broadcast' op result type '5' not broadcast compatible with broadcasted "
                          "operands's shapes '1'"));
  EXPECT_THAT(check("t.broadcast", {t({2}), VectorType::get({2}, i32)}, {.types = {i32}}),
              ElementsAre("error: cannot broadcast vector with tensor"));
}

TEST_F(VerifierTest, ChecksFloatLikeResults) {
  EXPECT_THAT(
      check("t.float_like", {i32, i32}, {.types = {VectorType::get({2}, Float32Type::get(&context))}}),
      IsEmpty());
  EXPECT_THAT(check("t.float_like", {i32, i32}, {.types = {i32}}),
              ElementsAre("error: 't.float_like' op requires a floating point type"));
}

TEST_F(VerifierTest, ChecksTypeTraits) {
  Type t4 = tensor({4}, i32), t5 = tensor({5}, i32), t4x64 = tensor({4}, i64),
       any = tensor({ShapedType::kDynamic}, i32);
  EXPECT_THAT(check("t.same_type_operands", {i32, i64}, {.types = {i1}}),
              ElementsAre("error: 't.same_type_operands' op requires all operands to have the same type"));
  EXPECT_THAT(check("t.same_operands_shape", {t4, t5}, {.types = {i1}}),
              ElementsAre("error: 't.same_operands_shape' op requires the same shape for all operands"));
  EXPECT_THAT(
      check("t.same_operands_element", {t4, t4x64}, {.types = {i1}}),
      ElementsAre("error: 't.same_operands_element' op requires the same element type for all operands"));
  EXPECT_THAT(check("t.same_shape", {t4, t4x64}, {.types = {t5}}),
              ElementsAre("error: 't.same_shape' op requires the same shape for all operands and results"));
  EXPECT_THAT(check("t.same_shape", {t4, any}, {.types = {t4x64}}), IsEmpty());
  EXPECT_THAT(
      check("t.same_element", {t4, t5}, {.types = {i64}}),
      ElementsAre("error: 't.same_element' op requires the same element type for all operands and results"));
  EXPECT_THAT(check("t.same_type", {i32, i64}, {.types = {i32}}),
              ElementsAre("error: 't.same_type' op requires the same type for all operands and results"));
  EXPECT_THAT(check("t.same_type", {t4, any}, {.types = {t4}}), IsEmpty());
  EXPECT_THAT(check("t.same_type", {t4, i32}, {.types = {t4}}),
              ElementsAre("error: 't.same_type' op requires the same type for all operands and results"));
  // Two dynamic dimensions do not make two different static dimensions compatible.
  EXPECT_THAT(check("t.same_shape", {any, t4}, {.types = {t5}}),
              ElementsAre("error: 't.same_shape' op requires the same shape for all operands and results"));
  EXPECT_THAT(check("t.same_rank", {t4, tensor({4, 4}, i32)}, {.types = {t4}}),
              ElementsAre("error: 't.same_rank' op requires the same rank for all operands and results"));
}
TEST_F(VerifierTest, ChecksElementwiseOps) {
  Type t4 = tensor({4}, i32), v4 = VectorType::get({4}, i32);
  EXPECT_THAT(check("t.elementwise", {t4, i32}, {.types = {t4}}), IsEmpty());
  EXPECT_THAT(
      check("t.elementwise", {t4, i32}, {.types = {i32}}),
      ElementsAre("error: 't.elementwise' op if an operand is non-scalar, then there must be at least one "
                  "non-scalar result"));
  EXPECT_THAT(
      check("t.elementwise", {i32, i32}, {.types = {t4}}),
      ElementsAre("error: 't.elementwise' op if a result is non-scalar, then at least one operand must be "
                  "non-scalar"));
  EXPECT_THAT(
      check("t.elementwise_pair", {t4, i32}, {.types = {t4, i32}}),
      ElementsAre(
          "error: 't.elementwise_pair' op if an operand is non-scalar, then all results must be non-scalar"));
  EXPECT_THAT(
      check("t.elementwise", {t4, v4}, {.types = {t4}}),
      ElementsAre(
          "error: 't.elementwise' op all non-scalar operands/results must have the same shape and base "
          "type"));
}
TEST_F(VerifierTest, ChecksTypeRelationTraits) {
  Type t4 = tensor({4}, i32), t5 = tensor({5}, i32), t22 = tensor({2, 2}, i32), t4x64 = tensor({4}, i64);
  auto message = [](std::string name, std::string what) {
    return "error: '" + name + "' op failed to verify that " + what;
  };
  EXPECT_THAT(check("t.types_match", {i32, i64}, {.types = {i64}}),
              ElementsAre(message("t.types_match", "all of {x, r} have same type")));
  EXPECT_THAT(check("t.elements_match", {t4, t4x64}, {.types = {i64}}),
              ElementsAre(message("t.elements_match", "all of {x, y} have same element type")));
  EXPECT_THAT(check("t.shapes_match", {t4, t5}, {.types = {i64}}),
              ElementsAre(message("t.shapes_match", "all of {x, y} have same shape")));
  EXPECT_THAT(check("t.ranks_match", {t4, t22}, {.types = {i64}}),
              ElementsAre(message("t.ranks_match", "all of {x, y} have same rank")));
  EXPECT_THAT(check("t.counts_match", {t4, t22}, {.types = {i64}}), IsEmpty());
  EXPECT_THAT(check("t.counts_match", {t5, t22}, {.types = {i64}}),
              ElementsAre(message("t.counts_match", "all of {x, y} have same element count")));
  EXPECT_THAT(check("t.transform", {t4, i32}, {.types = {i64}}), IsEmpty());
  EXPECT_THAT(check("t.transform", {t4, i64}, {.types = {i64}}),
              ElementsAre(message("t.transform", "y is the element of x")));
}
TEST_F(VerifierTest, ChecksPredicateTraits) {
  Block *block = top();
  Value value = values(block, {i32})[0];
  add(block, "t.predicate", {.operands = {value, value}});
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.predicate' op failed to verify that x and y differ"));
}
TEST_F(VerifierTest, ComparesResultTypesWithInferredTypes) {
  EXPECT_THAT(check("t.inferred", {i32}, {.types = {i32}}), IsEmpty());
  EXPECT_THAT(check("t.inferred", {i32}, {.types = {i64}}),
              ElementsAre("error: 't.inferred' op inferred type(s) " + spell(i32) +
                              " are incompatible with return type(s) of operation " + spell(i64),
                          "error: 't.inferred' op failed to infer returned types"));
  EXPECT_THAT(check("t.inferred", {builder.getIndexType()}, {.types = {i64}}),
              ElementsAre("error: 't.inferred' op failed to infer returned types"));
  // The result type is inferred from the first operand and must equal it; compatibility is not sufficient.
  Type t4 = tensor({4}, i32), any = tensor({ShapedType::kDynamic}, i32);
  EXPECT_THAT(check("t.add", {any, t4}, {.types = {t4}}), testing::SizeIs(2));
  EXPECT_THAT(check("t.add", {t4, any}, {.types = {t4}}), IsEmpty());
}

//===----------------------------------------------------------------------===//
// Structure: terminators, blocks, regions, parents
//===----------------------------------------------------------------------===//

TEST_F(VerifierTest, TerminatorsEndBlocks) {
  Block *block = top();
  add(block, "t.return");
  add(block, "t.a");
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.return' op must be the last operation in the parent block"));
}
TEST_F(VerifierTest, BlocksNeedTerminators) {
  Block *block = top("t.cfg");
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: empty block: expect at least a terminator"));
  add(block, "t.a");
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: block with no terminator, has \"t.a\" (0 operands, 0 results)"));
  // If a region has several blocks, each needs a terminator, even if the op allows blocks without one.
  Block *first = top(), *second = addBlock(first->getParentOp());
  add(first, "t.br", {.successors = {second}});
  EXPECT_THAT(verifyMessages(first->getParentOp()),
              ElementsAre("error: empty block: expect at least a terminator"));
}
TEST_F(VerifierTest, BranchesMustBeTerminators) {
  Block *entry = top("t.cfg"), *other = addBlock(entry->getParentOp());
  add(other, "t.return");
  add(entry, "t.br", {.successors = {other}});
  add(entry, "t.return");
  EXPECT_THAT(verifyMessages(entry->getParentOp()),
              ElementsAre("error: operation with block successors must terminate its parent block"));
}
TEST_F(VerifierTest, SuccessorsMustBeInTheSameRegion) {
  Block *outer = top(), *entry = addBlock(add(outer, "t.cfg", {.regions = 1}));
  add(entry, "t.br", {.successors = {outer}});
  EXPECT_THAT(verifyMessages(entry->getParentOp()),
              ElementsAre("error: 't.br' op branching to block of a different region"));
}
TEST_F(VerifierTest, EntryBlockHasNoPredecessors) {
  Block *entry = top("t.cfg");
  add(entry, "t.br", {.successors = {entry}});
  EXPECT_THAT(verifyMessages(entry->getParentOp()),
              ElementsAre("error: entry block of region may not have predecessors"));
}
TEST_F(VerifierTest, GraphRegionsHaveOneBlock) {
  Block *entry = top("t.graph");
  addBlock(entry->getParentOp());
  EXPECT_THAT(verifyMessages(entry->getParentOp()),
              ElementsAre("error: 't.graph' op expects graph region #0 to have 0 or 1 blocks"));
}
TEST_F(VerifierTest, RegionKindsDifferWithinOneOp) {
  Operation *machine = own(make("t.machine", {.regions = 2}));
  // A use before its definition: valid in graph region 0, an error in SSA region 1.
  for (unsigned region : {0u, 1u}) {
    Block *block = addBlock(machine, {}, region);
    Operation *user = add(block, "t.op");
    Operation *definition = add(block, "t.op", {.types = {i32}});
    user->insertOperands(0, {definition->getResult(0)});
    EXPECT_EQ(verifyMessages(machine).empty(), region == 0);
  }
  machine->getRegion(1).dropAllReferences();
  machine->getRegion(1).getBlocks().clear();
  addBlock(machine, {}, 0);
  EXPECT_THAT(verifyMessages(machine),
              ElementsAre("error: 't.machine' op expects graph region #0 to have 0 or 1 blocks"));
}
TEST_F(VerifierTest, ChecksSingleBlockRegions) {
  Block *block = top();
  Value condition = values(block, {i1})[0];
  Operation *branch = add(block, "t.if", {.operands = {condition}, .regions = 2});
  EXPECT_THAT(verifyMessages(block->getParentOp()), IsEmpty());
  Block *inner = addBlock(branch);
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.if' op expects a non-empty block"));
  Operation *wrong = add(inner, "t.return", {.operands = {condition}});
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.if' op expects regions to end with 't.yield', found 't.return'",
                          "note: in custom textual format, the absence of terminator implies 't.yield'"));
  wrong->erase();
  add(inner, "t.yield");
  EXPECT_THAT(verifyMessages(block->getParentOp()), IsEmpty());
  Block *second = addBlock(branch);
  add(second, "t.yield");
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.if' op expects region #0 to have 0 or 1 blocks"));
}
TEST_F(VerifierTest, ChecksRegionsWithoutArguments) {
  Block *block = top();
  addBlock(add(block, "t.no_arguments", {.regions = 1}), {i32});
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.no_arguments' op region should have no arguments"));
  block = top();
  Operation *branch = add(block, "t.if", {.operands = {values(block, {i1})[0]}, .regions = 2});
  add(addBlock(branch, {i32}, 1), "t.yield");
  EXPECT_THAT(verifyMessages(branch), ElementsAre("error: 't.if' op region #1 should have no arguments"));
}
TEST_F(VerifierTest, ChecksParentOps) {
  Block *block = top();
  add(block, "t.inner");
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.inner' op expects parent op 't.if'"));
  block = top();
  add(block, "t.yield");
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.yield' op expects parent op to be one of 't.if, t.cfg'"));
}
TEST_F(VerifierTest, NullOperandsAreReported) {
  Block *block = top();
  Operation *use = add(block, "t.op", {.operands = {values(block, {i32})[0]}});
  use->setOperand(0, Value());
  EXPECT_THAT(verifyMessages(block->getParentOp()), ElementsAre("error: null operand found"));
  EXPECT_THAT(verifyMessages(use), ElementsAre("error: null operand found"));
}
TEST_F(VerifierTest, UnregisteredOpsAreReportedUnlessAllowed) {
  Block *block = top();
  add(block, "t.unknown");
  EXPECT_THAT(
      verifyMessages(block->getParentOp()),
      ElementsAre(
          "error: unregistered operation 't.unknown' found in dialect ('t') that does not allow unknown "
          "operations"));
  block = top();
  add(block, "foreign.op");
  EXPECT_THAT(
      verifyMessages(block->getParentOp()),
      ElementsAre(
          "error: 'foreign.op' op created with unregistered dialect. If this is intended, please call "
          "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the "
          "MLIR opt tool used"));
  context.allowUnregisteredDialects();
  EXPECT_THAT(verifyMessages(block->getParentOp()), IsEmpty());
}

//===----------------------------------------------------------------------===//
// User-defined verifiers
//===----------------------------------------------------------------------===//

TEST_F(VerifierTest, RunsOpRegionAndTraitVerifiers) {
  Attribute unit = builder.getUnitAttr();
  EXPECT_THAT(check("t.verified", {}, {.attrs = {{"wrong", unit}}}),
              ElementsAre("error: 't.verified' op is wrong"));
  EXPECT_THAT(check("t.verified", {}, {.attrs = {{"wrong_inside", unit}}}),
              ElementsAre("error: 't.verified' op is wrong inside"));
  EXPECT_THAT(check("t.verified", {}, {.attrs = {{"wrong_trait", unit}}}),
              ElementsAre("error: 't.verified' op has a wrong trait"));
}
TEST_F(VerifierTest, RegionVerifierRunsAfterNestedOps) {
  Operation *op = own(make("t.verified", {.attrs = {{"wrong_inside", builder.getUnitAttr()}}, .regions = 1}));
  Operation *inner = add(addBlock(op), "t.verified", {.attrs = {{"wrong", builder.getUnitAttr()}}});
  EXPECT_THAT(verifyMessages(op), ElementsAre("error: 't.verified' op is wrong"));
  EXPECT_THAT(verifyMessages(op, /*recursively=*/false),
              ElementsAre("error: 't.verified' op is wrong inside"));
  inner->removeAttr("wrong");
  EXPECT_THAT(verifyMessages(op), ElementsAre("error: 't.verified' op is wrong inside"));
}
TEST_F(VerifierTest, PrintsTheOpIfPrintOpOnDiagnosticIsSet) {
  context.printOpOnDiagnostic(true);
  EXPECT_THAT(check("t.add", {i32}, {.types = {i32}}),
              ElementsAre("error: 't.add' op expected 2 operands, but found 1",
                          "note: see current operation: \"t.add\" (1 operands, 1 results)"));
}

//===----------------------------------------------------------------------===//
// Symbols, symbol tables and symbol users
//===----------------------------------------------------------------------===//

class VerifierSymbolTest : public VerifierTest {
protected:
  Operation *func(Block *block, llvm::StringRef name) {
    Operation *op =
        add(block, "t.func", {.attrs = {{"sym_name", builder.getStringAttr(name)}}, .regions = 1});
    add(addBlock(op), "t.return");
    return op;
  }
};

TEST_F(VerifierSymbolTest, SymbolNamesMustBeUnique) {
  Block *table = top("t.table");
  func(table, "a");
  func(table, "b");
  EXPECT_THAT(verifyMessages(table->getParentOp()), IsEmpty());
  func(table, "a");
  EXPECT_THAT(verifyMessages(table->getParentOp()), ElementsAre("error: redefinition of symbol named 'a'",
                                                                "note: see existing symbol definition here"));
}
TEST_F(VerifierSymbolTest, SymbolsMustHaveNames) {
  Block *table = top("t.table");
  Operation *symbol = add(table, "t.loose_symbol");
  EXPECT_THAT(verifyMessages(symbol),
              ElementsAre("error: 't.loose_symbol' op requires string attribute 'sym_name'"));
  symbol->setAttr("sym_name", builder.getStringAttr("x"));
  EXPECT_THAT(verifyMessages(symbol), IsEmpty());
  symbol->setAttr("sym_visibility", builder.getStringAttr("secret"));
  EXPECT_THAT(
      verifyMessages(symbol),
      ElementsAre("error: 't.loose_symbol' op visibility expected to be one of [\"public\", \"private\", "
                  "\"nested\"], but got \"secret\""));
  symbol->setAttr("sym_visibility", builder.getUnitAttr());
  EXPECT_THAT(verifyMessages(symbol),
              ElementsAre(testing::StartsWith(
                  "error: 't.loose_symbol' op requires visibility attribute 'sym_visibility' to "
                  "be a string attribute, but got ")));
}
TEST_F(VerifierSymbolTest, SymbolsMustBeInASymbolTable) {
  Block *block = top();
  func(block, "a");
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.func' op symbol's parent must have the SymbolTable trait"));
}
TEST_F(VerifierSymbolTest, SymbolTablesMustHaveOneRegionAndBlock) {
  Operation *table = own(make("t.loose_table", {.regions = 2}));
  EXPECT_THAT(
      verifyMessages(table),
      ElementsAre("error: 't.loose_table' op Operations with a 'SymbolTable' must have exactly one region"));
  EXPECT_THAT(
      verifyMessages(own(make("t.loose_table"))),
      ElementsAre("error: 't.loose_table' op Operations with a 'SymbolTable' must have exactly one region"));
  EXPECT_THAT(
      verifyMessages(own(make("t.loose_table", {.regions = 1}))),
      ElementsAre("error: 't.loose_table' op Operations with a 'SymbolTable' must have exactly one block"));
}
TEST_F(VerifierSymbolTest, SymbolUsersAreResolvedInTheNearestTable) {
  Block *outer = top("t.table");
  func(outer, "f");
  Block *inner = addBlock(add(outer, "t.table", {.regions = 1}));
  Operation *call = add(outer, "t.call", {.attrs = {{"callee", builder.getSymbolRefAttr("f")}}});
  EXPECT_THAT(verifyMessages(outer->getParentOp()), IsEmpty());
  EXPECT_THAT(verifyMessages(outer->getParentOp(), /*recursively=*/false), IsEmpty());
  call->moveBefore(inner, inner->end());
  EXPECT_THAT(verifyMessages(outer->getParentOp()),
              ElementsAre("error: 't.call' op calls 'f', which does not exist"));
  EXPECT_THAT(verifyMessages(outer->getParentOp(), /*recursively=*/false), IsEmpty());
}
TEST_F(VerifierSymbolTest, AllIsolatedSiblingsAreVerified) {
  Block *table = top("t.table");
  for (llvm::StringRef name : {"a", "b"})
    add(&func(table, name)->getRegion(0).front(), "t.a");
  EXPECT_THAT(verifyMessages(table->getParentOp()),
              ElementsAre("error: 't.return' op must be the last operation in the parent block",
                          "error: 't.return' op must be the last operation in the parent block"));
}

//===----------------------------------------------------------------------===//
// Isolation from above and dominance
//===----------------------------------------------------------------------===//

TEST_F(VerifierTest, IsolatedOpsMustNotUseOuterValues) {
  Block *block = top();
  Value value = values(block, {i32})[0];
  Block *isolated = addBlock(add(block, "t.isolated", {.regions = 1}));
  Block *deep = addBlock(add(isolated, "t.op", {.regions = 1}));
  add(deep, "t.op", {.operands = {values(isolated, {i32})[0]}});
  isolated->back().moveBefore(&isolated->front());
  EXPECT_THAT(verifyMessages(block->getParentOp()), IsEmpty());
  add(deep, "t.op", {.operands = {value}});
  EXPECT_THAT(verifyMessages(block->getParentOp()),
              ElementsAre("error: 't.op' op using value defined outside the region",
                          "note: required by region isolation constraints"));
}
TEST_F(VerifierTest, OperandsOfIsolatedOpsAreOuterValues) {
  Block *block = top("t.cfg");
  Value value = values(block, {i32})[0];
  context.allowUnregisteredDialects();
  add(block, "foreign.op", {.operands = {value}, .regions = 1});
  add(block, "t.return", {.operands = {value}});
  EXPECT_THAT(verifyMessages(block->getParentOp()), IsEmpty());
}
TEST_F(VerifierTest, UnlinkedOperandsAreReported) {
  Operation *loose = own(make("t.op", {.types = {i32}}));
  Block *isolated = top("t.isolated"), *plain = top();
  add(isolated, "t.op", {.operands = {loose->getResult(0)}});
  add(plain, "t.op", {.operands = {loose->getResult(0)}});
  EXPECT_THAT(verifyMessages(isolated->getParentOp()), ElementsAre("error: operation's operand is unlinked"));
  EXPECT_THAT(verifyMessages(plain->getParentOp()),
              ElementsAre("error: operand #0 does not dominate this use",
                          "note: operand defined here (op is neither in a parent nor in a child region)"));
  isolated->clear();
  plain->clear();
}

class VerifierDominanceTest : public VerifierTest {
protected:
  std::vector<std::string> expected(std::string note) {
    return {"error: operand #0 does not dominate this use", "note: " + note};
  }
};

TEST_F(VerifierDominanceTest, UseBeforeDefinitionInABlock) {
  Block *block = top();
  Value value = values(block, {i32})[0];
  Operation *use = add(block, "t.op", {.operands = {value}});
  EXPECT_THAT(verifyMessages(block->getParentOp()), IsEmpty());
  use->moveBefore(&block->front());
  EXPECT_EQ(verifyMessages(block->getParentOp()), expected("operand defined here (op in the same block)"));
}
TEST_F(VerifierDominanceTest, UseBeforeDefinitionIsValidInGraphRegions) {
  Block *block = top("t.graph");
  Value value = values(block, {i32})[0];
  add(block, "t.op", {.operands = {value}, .regions = 1})->moveBefore(&block->front());
  Operation *holder = &block->front();
  add(addBlock(holder), "t.op", {.operands = {value}});
  EXPECT_THAT(verifyMessages(block->getParentOp()), IsEmpty());
}
TEST_F(VerifierDominanceTest, ResultMustNotBeUsedInsideItsOp) {
  Block *block = top();
  Operation *op = add(block, "t.op", {.types = {i32}, .regions = 1});
  add(addBlock(op), "t.op", {.operands = {op->getResult(0)}});
  EXPECT_EQ(verifyMessages(block->getParentOp()), expected("operand defined here (op in a parent region)"));
}
TEST_F(VerifierDominanceTest, ValuesOfChildRegionsAreNotVisible) {
  Block *block = top(), *inner = addBlock(add(block, "t.op", {.regions = 1}), {i64});
  Value value = values(inner, {i32})[0];
  Operation *use = add(block, "t.op", {.operands = {value}});
  EXPECT_EQ(verifyMessages(block->getParentOp()), expected("operand defined here (op in a child region)"));
  use->setOperand(0, inner->getArgument(0));
  EXPECT_EQ(verifyMessages(block->getParentOp()),
            expected("operand defined as a block argument (block #0 in a child region)"));
  Block *beside = addBlock(add(block, "t.op", {.regions = 1}));
  use->moveBefore(beside, beside->end());
  EXPECT_EQ(
      verifyMessages(block->getParentOp()),
      expected("operand defined as a block argument (block #0 neither in a parent nor in a child region)"));
}
TEST_F(VerifierDominanceTest, DefinitionMustDominateUsesInOtherBlocks) {
  Block *entry = top("t.cfg");
  Operation *op = entry->getParentOp();
  Block *left = addBlock(op, {i64}), *right = addBlock(op), *dead = addBlock(op);
  Value early = values(entry, {i32})[0];
  add(entry, "t.cond_br", {.successors = {left, right}});
  Value value = values(left, {i32})[0];
  add(left, "t.return", {.operands = {early}});
  // Unreachable code may use any value.
  add(dead, "t.return", {.operands = {value}});
  Operation *use = add(right, "t.return", {.operands = {early}});
  EXPECT_THAT(verifyMessages(op), IsEmpty());
  use->setOperand(0, value);
  EXPECT_EQ(verifyMessages(op), expected("operand defined here (op in the same region)"));
  use->setOperand(0, left->getArgument(0));
  EXPECT_EQ(verifyMessages(op),
            expected("operand defined as a block argument (block #1 in the same region)"));
}
TEST_F(VerifierDominanceTest, ArgumentOfADetachedBlockDoesNotDominate) {
  Block *block = top(), *loose = Block::create(&context);
  Operation *use = add(block, "t.op", {.operands = {loose->addArgument(i32, loc)}});
  EXPECT_EQ(verifyMessages(block->getParentOp()),
            expected("operand defined as a block argument (block without parent)"));
  use->erase();
  loose->destroy();
}

TEST_F(VerifierDominanceTest, TraitClassesVerifyTypesOfAnyOperation) {
  Block *block = top();
  Operation *op = add(block, "t.op", {.operands = values(block, {i32}), .types = {i64}});
  EXPECT_TRUE(succeeded(OpTrait::OperandsAreSignlessIntegerLike<AddOp>::verifyTrait(op)));
  EXPECT_TRUE(succeeded(OpTrait::ResultsAreSignlessIntegerLike<AddOp>::verifyTrait(op)));
  EXPECT_TRUE(failed(OpTrait::OperandsAreFloatLike<AddOp>::verifyTrait(op)));
  EXPECT_TRUE(failed(OpTrait::ResultsAreBoolLike<AddOp>::verifyTrait(op)));
  EXPECT_THAT(messages, ::testing::ElementsAre("error: 't.op' op requires a float type",
                                               "error: 't.op' op requires a bool result type"));
}

} // namespace
