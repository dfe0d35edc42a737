//===- InferredTest.cpp - Tests of inferred result types -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/emit/cpp/compiled/Inferred.h"
#include "runtime/asm/AsmPrinter.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::test;
using namespace inferred;

namespace {

class InferredTest : public IRTest {
protected:
  InferredTest() { context.getOrLoadDialect<InferredDialect>(); }
  /// Creates an op with inferred result types from the state that `fill` completes.
  template <typename OpT>
  OpT makeInferred(llvm::function_ref<void(OperationState &)> fill) {
    OperationState state(loc, OpT::getOperationName());
    fill(state);
    state.addInferredTypes();
    Operation *op = Operation::create(state);
    own(op);
    return llvm::cast<OpT>(op);
  }
};

TEST_F(InferredTest, AdaptorReadsAttributesAndProperties) {
  auto picked = makeInferred<PickOp>([&](OperationState &state) {
    state.addAttribute("wanted", TypeAttr::get(i64));
    state.addRegion();
  });
  EXPECT_EQ(picked.getOutput().getType(), i64);
  auto counted = makeInferred<PickOp>([&](OperationState &state) {
    state.getOrAddProperties<PickOp::Properties>().count = 12;
    state.addRegion();
  });
  EXPECT_EQ(counted.getOutput().getType(), builder.getIntegerType(12));
  auto plain = makeInferred<PickOp>([&](OperationState &state) { state.addRegion(); });
  EXPECT_EQ(plain.getOutput().getType(), builder.getIntegerType(7));
}

TEST_F(InferredTest, AdaptorReadsRegionsOfTheOperationState) {
  auto picked = makeInferred<PickOp>([&](OperationState &state) {
    Block *block = Block::create(&context);
    block->addArgument(i1, loc);
    state.addRegion()->push_back(block);
  });
  EXPECT_EQ(picked.getOutput().getType(), i1);
  // An adaptor of the existing operation returns the same region.
  EXPECT_EQ(&PickOp::Adaptor(picked).getBody(), &picked.getBody());
}

TEST_F(InferredTest, AdaptorReadsInherentAttributesFromADictionary) {
  DictionaryAttr attributes = builder.getDictionaryAttr(builder.getNamedAttr("wanted", TypeAttr::get(i32)));
  PickOp::Adaptor adaptor(ValueRange(), attributes);
  EXPECT_EQ(adaptor.getWanted(), i32);
  EXPECT_EQ(adaptor.getCount(), 7);
  EXPECT_EQ(adaptor.getContext(), &context);
  EXPECT_EQ(adaptor.getProperties().wanted, TypeAttr::get(i32));
  // If properties are given, the dictionary is not consulted.
  llvm::SmallVector<Attribute> slots(2);
  EXPECT_FALSE(PickOp::Adaptor(ValueRange(), attributes, OpaqueProperties(slots)).getWanted());
}

TEST_F(InferredTest, CompatibleResultTypesAreAccepted) {
  Operation *value = make("t.any", {.types = {builder.getF32Type()}});
  own(value);
  auto inferred =
      makeInferred<LooseOp>([&](OperationState &state) { state.addOperands(value->getResult(0)); });
  EXPECT_EQ(inferred.getOutput().getType(), builder.getF32Type());
  EXPECT_TRUE(LooseOp::isCompatibleReturnTypes(TypeRange(builder.getF32Type()), TypeRange(i32)));
  auto messages = [&](Type type) {
    OperationState state(loc, LooseOp::getOperationName());
    state.addOperands(value->getResult(0));
    state.addTypes(type);
    Operation *op = Operation::create(state);
    own(op);
    return verifyMessages(op);
  };
  EXPECT_TRUE(messages(builder.getF32Type()).empty());
  EXPECT_TRUE(messages(i32).empty());
  EXPECT_EQ(messages(builder.getF64Type()).size(), 2u);
}

TEST_F(InferredTest, TraitsFoldWhatTheFolderDoesNot) {
  Operation *value = make("t.any", {.types = {i32, i64}});
  own(value);
  auto folded = [&](llvm::StringRef name, ValueRange operands, Type type, bool last) {
    OperationState state(loc, name);
    state.addOperands(operands);
    state.addTypes(type);
    if (last)
      state.addAttribute("last", builder.getUnitAttr());
    Operation *op = Operation::create(state);
    own(op);
    llvm::SmallVector<OpFoldResult> results;
    return succeeded(op->fold(results)) ? results.front().getValue() : Value();
  };
  Value first = value->getResult(0), second = value->getResult(1);
  EXPECT_EQ(folded("inferred.convert", first, i32, false), first);
  EXPECT_EQ(folded("inferred.convert", first, i64, false), Value());
  EXPECT_EQ(folded("inferred.choose", {first, second}, i32, false), first);
  EXPECT_EQ(folded("inferred.choose", {first, second}, i64, true), second);
}

TEST_F(InferredTest, PrinterStreamsTypeRanges) {
  Operation *value = make("t.any", {.types = {i32, i64}});
  own(value);
  OperationState state(loc, ListOp::getOperationName());
  state.addOperands(value->getResults());
  Operation *list = Operation::create(state);
  own(list);
  registerAsmPrinter();
  std::string text;
  llvm::raw_string_ostream(text) << *list;
  EXPECT_EQ(text, "inferred.list of i32, i64\n");
}

} // namespace
