//===- FunctionsTest.cpp - Arguments and results of functions -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace {

class FunctionsTest : public IRTest {
protected:
  FunctionsTest() { context.loadDialect<func::FuncDialect>(); }
  FunctionOpInterface parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context, /*verifyAfterParse=*/false));
    return llvm::cast<FunctionOpInterface>(module->getOperation()->getRegion(0).front().front());
  }
  /// Returns the first line of the printed function.
  std::string signature() {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->getOperation()->getRegion(0).front().front().print(os);
    return llvm::StringRef(text).split('\n').first.trim().str();
  }
  DictionaryAttr dict(llvm::StringRef name) {
    return builder.getDictionaryAttr({builder.getNamedAttr(name, unit)});
  }
  bool isSound() { return verifyMessages(module->getOperation()).empty(); }

  OwningOpRef<ModuleOp> module;
  Attribute unit = builder.getUnitAttr();
};

constexpr llvm::StringLiteral function = R"(
  func.func private @f(%a: i1 {x.a}, %b: i32, %c: i64 {x.c, y.c = 1 : i32}) -> (i32 {x.r}, i64) {
    return %b, %c : i32, i64
  }
)";

TEST_F(FunctionsTest, AccessorsReturnArgumentsAndResults) {
  FunctionOpInterface f = parse(function);
  EXPECT_EQ(f.getName(), "f");
  EXPECT_TRUE(f.isPrivate());
  EXPECT_THAT(f.getArgumentTypes(), ElementsAre(i1, i32, i64));
  EXPECT_THAT(f.getResultTypes(), ElementsAre(i32, i64));
  EXPECT_EQ(f.getNumArguments(), 3u);
  EXPECT_EQ(f.getNumResults(), 2u);
  EXPECT_THAT(f.getArguments(), SizeIs(3));
  EXPECT_EQ(&f.front(), &f.back());
  EXPECT_FALSE(f.isExternal());
}

TEST_F(FunctionsTest, DeclarationsHaveArgumentTypesButNoBlockArguments) {
  FunctionOpInterface f = parse("func.func private @f(i1, i32 {x.a}) -> i64");
  EXPECT_TRUE(f.isExternal());
  EXPECT_EQ(f.getNumArguments(), 2u);
  EXPECT_THAT(f.getArguments(), IsEmpty());
  EXPECT_EQ(f.getArgAttr(1, "x.a"), unit);
  ASSERT_TRUE(succeeded(f.eraseArgument(0)));
  EXPECT_EQ(signature(), "func.func private @f(i32 {x.a}) -> i64");
  EXPECT_TRUE(isSound());
}

TEST_F(FunctionsTest, ArgumentAndResultAttributesAreReadByIndex) {
  FunctionOpInterface f = parse(function);
  EXPECT_EQ(f.getArgAttrDict(0), dict("x.a"));
  EXPECT_THAT(f.getArgAttrs(1), IsEmpty());
  EXPECT_THAT(f.getArgAttrs(2), SizeIs(2));
  EXPECT_EQ(f.getArgAttrOfType<IntegerAttr>(2, "y.c").getInt(), 1);
  EXPECT_EQ(f.getArgAttrOfType<StringAttr>(2, builder.getStringAttr("y.c")), nullptr);
  EXPECT_EQ(f.getArgAttr(1, "x.a"), nullptr);
  EXPECT_EQ(f.getResultAttrDict(0), dict("x.r"));
  EXPECT_EQ(f.getResultAttr(1, "x.r"), nullptr);
  EXPECT_THAT(f.getAllArgAttrs(), SizeIs(3));
  llvm::SmallVector<DictionaryAttr> all;
  f.getAllResultAttrs(all);
  EXPECT_THAT(all, ElementsAre(dict("x.r"), builder.getDictionaryAttr({})));
}

TEST_F(FunctionsTest, AttributesOfFunctionsWithoutAnyAreEmpty) {
  FunctionOpInterface f = parse("func.func private @f(i1) -> i64");
  EXPECT_EQ(f.getAllArgAttrs(), nullptr);
  EXPECT_THAT(f.getArgAttrs(0), IsEmpty());
  EXPECT_EQ(f.getResultAttr(0, "x.r"), nullptr);
  llvm::SmallVector<DictionaryAttr> all;
  f.getAllArgAttrs(all);
  EXPECT_THAT(all, ElementsAre(builder.getDictionaryAttr({})));
}

TEST_F(FunctionsTest, ArgumentAndResultAttributesAreSetAndRemoved) {
  FunctionOpInterface f = parse("func.func private @f(i1, i32) -> i64");
  f.setArgAttr(1, "x.a", unit);
  f.setArgAttr(1, "x.b", unit);
  f.setResultAttr(0, "x.r", unit);
  EXPECT_EQ(signature(), "func.func private @f(i1, i32 {x.a, x.b}) -> (i64 {x.r})");
  f.setArgAttr(1, "x.a", builder.getI32IntegerAttr(2));
  EXPECT_EQ(f.removeArgAttr(1, "x.b"), unit);
  EXPECT_EQ(f.removeArgAttr(0, "x.b"), nullptr);
  EXPECT_EQ(signature(), "func.func private @f(i1, i32 {x.a = 2 : i32}) -> (i64 {x.r})");
  EXPECT_EQ(f.removeResultAttr(0, builder.getStringAttr("x.r")), unit);
  EXPECT_EQ(f.getAllResultAttrs(), nullptr);
  EXPECT_TRUE(isSound());
}

TEST_F(FunctionsTest, AttributeArrayOfEmptyDictionariesIsRemoved) {
  FunctionOpInterface f = parse(function);
  f.setArgAttrs(0, builder.getDictionaryAttr({}));
  EXPECT_THAT(f.getAllArgAttrs(), SizeIs(3));
  f.setArgAttrs(2, llvm::ArrayRef<NamedAttribute>());
  EXPECT_EQ(f.getAllArgAttrs(), nullptr);
  f.setAllResultAttrs(llvm::ArrayRef<DictionaryAttr>({DictionaryAttr(), DictionaryAttr()}));
  EXPECT_EQ(f.getAllResultAttrs(), nullptr);
  f.setArgAttrs(1, DictionaryAttr());
  EXPECT_EQ(f.getAllArgAttrs(), nullptr);
  f.setAllArgAttrs(builder.getArrayAttr({dict("x.p"), dict("x.q"), builder.getDictionaryAttr({})}));
  EXPECT_EQ(signature(),
            "func.func private @f(%arg0: i1 {x.p}, %arg1: i32 {x.q}, %arg2: i64) -> (i32, i64) {");
}

TEST_F(FunctionsTest, InsertArgumentShiftsLaterOnes) {
  FunctionOpInterface f = parse(function);
  ASSERT_TRUE(succeeded(f.insertArguments({0, 1, 1, 3}, {i64, i1, i32, i1},
                                          {dict("x.new"), DictionaryAttr(), dict("x.more"), DictionaryAttr()},
                                          {loc, loc, loc, loc})));
  EXPECT_EQ(signature(),
            "func.func private @f(%arg0: i64 {x.new}, %arg1: i1 {x.a}, %arg2: i1, %arg3: i32 {x.more}, "
            "%arg4: i32, %arg5: i64 {x.c, y.c = 1 : i32}, %arg6: i1) -> (i32 {x.r}, i64) {");
  // Uses in the body refer to the same argument, which has a new index.
  EXPECT_EQ(f.front().back().getOperand(0), Value(f.getArgument(4)));
  EXPECT_TRUE(isSound());
  ASSERT_TRUE(succeeded(f.insertArgument(0, i1, {}, loc)));
  EXPECT_EQ(f.getArgAttrDict(1), dict("x.new"));
}

TEST_F(FunctionsTest, ArgumentsAreErasedWithTheirAttributes) {
  FunctionOpInterface f = parse(function);
  ASSERT_TRUE(succeeded(f.eraseArgument(0)));
  EXPECT_EQ(signature(),
            "func.func private @f(%arg0: i32, %arg1: i64 {x.c, y.c = 1 : i32}) -> (i32 {x.r}, i64) {");
  EXPECT_TRUE(isSound());
  f.front().back().erase();
  llvm::BitVector both(2, true);
  ASSERT_TRUE(succeeded(f.eraseArguments(both)));
  EXPECT_EQ(f.getAllArgAttrs(), nullptr);
  EXPECT_THAT(f.getArguments(), IsEmpty());
}

TEST_F(FunctionsTest, ResultsAreInsertedAndErasedWithTheirAttributes) {
  FunctionOpInterface f = parse("func.func private @f(i1) -> (i32 {x.r}, i64)");
  ASSERT_TRUE(succeeded(f.insertResult(1, i1, dict("x.s"))));
  EXPECT_EQ(signature(), "func.func private @f(i1) -> (i32 {x.r}, i1 {x.s}, i64)");
  ASSERT_TRUE(succeeded(f.insertResults({3}, {i1}, {})));
  EXPECT_EQ(signature(), "func.func private @f(i1) -> (i32 {x.r}, i1 {x.s}, i64, i1)");
  ASSERT_TRUE(succeeded(f.eraseResult(0)));
  llvm::BitVector rest(3, true);
  rest.reset(1);
  ASSERT_TRUE(succeeded(f.eraseResults(rest)));
  EXPECT_EQ(signature(), "func.func private @f(i1) -> i64");
  EXPECT_EQ(f.getAllResultAttrs(), nullptr);
}

TEST_F(FunctionsTest, BodiesAreAddedAndErased) {
  FunctionOpInterface f = parse("func.func private @f(i1, i32)");
  Block *entry = f.addEntryBlock();
  EXPECT_EQ(&f.front(), entry);
  EXPECT_EQ(entry->getArgument(1).getType(), i32);
  Block *added = f.addBlock();
  EXPECT_EQ(&f.back(), added);
  EXPECT_EQ(f.getBlocks().size(), 2u);
  f.eraseBody();
  EXPECT_TRUE(f.isExternal());
  f.setType(FunctionType::get(&context, {i64}, {}));
  EXPECT_EQ(signature(), "func.func private @f(i64)");
}

// The CFG and the use lists of the body are cyclic.
TEST_F(FunctionsTest, BodiesWithCyclesAreErased) {
  FunctionOpInterface f = parse("func.func private @f(i1)");
  Block *entry = f.addEntryBlock(), *other = f.addBlock();
  add(entry, "t.br", {.successors = {other}});
  Operation *last = add(other, "t.op", {.operands = {f.getArgument(0)}, .types = {i1}});
  add(other, "t.br", {.operands = {last->getResult(0)}, .successors = {other}});
  f.eraseBody();
  EXPECT_TRUE(f.isExternal());
}

TEST_F(FunctionsTest, OpClassesHaveTheInterfaceMethods) {
  auto f = llvm::cast<func::FuncOp>(parse(function).getOperation());
  // The accessor of the `arg_attrs` attribute, not the interface method.
  EXPECT_EQ(f.getArgAttrs()->size(), 3u);
  EXPECT_THAT(f.getArgAttrs(2), SizeIs(2));
  f.setArgAttr(1, "x.b", unit);
  EXPECT_EQ(f.getArgAttrDict(1), dict("x.b"));
  ASSERT_TRUE(succeeded(f.eraseArgument(0)));
  EXPECT_EQ(f.getNumArguments(), 2u);
  EXPECT_EQ(f.getNumResults(), 2u);
  EXPECT_TRUE(isSound());
}

TEST_F(FunctionsTest, FreeFunctionsInsertAndEraseWithTheGivenType) {
  FunctionOpInterface f = parse(function);
  Type type = f.getTypeWithArgsAndResults({1}, {i64}, {}, {});
  function_interface_impl::insertFunctionArguments(f, {1}, {i64}, {dict("x.n")}, {f->getLoc()}, 3, type);
  EXPECT_THAT(f.getArgumentTypes(), ElementsAre(i1, i64, i32, i64));
  EXPECT_EQ(function_interface_impl::getArgAttrDict(f, 1), dict("x.n"));
  llvm::BitVector indices(4);
  indices.set(0);
  indices.set(1);
  function_interface_impl::eraseFunctionArguments(f, indices, f.getTypeWithoutArgs(indices));
  EXPECT_THAT(f.getArgumentTypes(), ElementsAre(i32, i64));
  EXPECT_EQ(function_interface_impl::removeResultAttr(f, 0, builder.getStringAttr("x.r")), unit);
  EXPECT_EQ(function_interface_impl::getResultAttrs(f, 0).size(), 0u);
  EXPECT_TRUE(isSound());
}

TEST_F(FunctionsTest, EntryBlockIsBuiltAndBodyVerified) {
  OperationState state(builder.getUnknownLoc(), func::FuncOp::getOperationName());
  func::FuncOp::buildWithEntryBlock(builder, state, "f", builder.getFunctionType({i1, i32}, {}), {},
                                    {i1, i32});
  func::FuncOp f(Operation::create(state));
  EXPECT_THAT(f.front().getArgumentTypes(), ElementsAre(i1, i32));
  EXPECT_TRUE(succeeded(f.verifyBody()));
  f.setType(builder.getFunctionType({i1, i64}, {}));
  EXPECT_TRUE(failed(f.verifyBody()));
  EXPECT_THAT(std::exchange(messages, {}), SizeIs(1));
  f->destroy();
}

} // namespace
