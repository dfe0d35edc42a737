//===- LLVMOpsTest.cpp - Builders and interfaces of the llvm ops ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::LLVM;
using ::testing::ElementsAre;

namespace {

/// Creates a function with the arguments (i32, !llvm.ptr, i1); the tests insert ops into its body.
class LLVMOpsTest : public ::testing::Test {
protected:
  LLVMOpsTest() {
    registerAsmPrinter();
    context.loadDialect<LLVMDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
    i32 = builder.getI32Type();
    ptr = LLVMPointerType::get(&context);
    auto type = LLVMFunctionType::get(LLVMVoidType::get(&context), {i32, ptr, builder.getI1Type()});
    function = LLVMFuncOp::create(builder, loc, "f", type);
    entry = function.addEntryBlock(builder);
    builder.setInsertionPointToEnd(entry);
    number = entry->getArgument(0);
    address = entry->getArgument(1);
    flag = entry->getArgument(2);
  }
  LLVMFuncOp declare(llvm::StringRef name, Type type) {
    OpBuilder atEnd = OpBuilder::atBlockEnd(module->getBody());
    return LLVMFuncOp::create(atEnd, loc, name, type);
  }
  Block *addBlock() { return &function.getBody().emplaceBlock(); }
  std::string text(Operation *op) {
    std::string result;
    llvm::raw_string_ostream os(result);
    op->print(os, OpPrintingFlags().useLocalScope().assumeVerified());
    return result;
  }
  /// Ends each block without a terminator by a return.
  void TearDown() override {
    for (Block &block : function.getBody())
      if (block.empty() || !block.back().hasTrait<OpTrait::IsTerminator>()) {
        builder.setInsertionPointToEnd(&block);
        ReturnOp::create(builder, loc, ValueRange());
      }
    EXPECT_TRUE(succeeded(verify(module.get())));
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Type i32, ptr;
  LLVMFuncOp function;
  Block *entry;
  Value number, address, flag;
};

//===----------------------------------------------------------------------===//
// getelementptr
//===----------------------------------------------------------------------===//

TEST_F(LLVMOpsTest, GEPArgHoldsAConstantOrAValue) {
  GEPArg constant = -3, value = number;
  EXPECT_EQ(int32_t(llvm::cast<GEPConstantIndex>(constant)), -3);
  EXPECT_EQ(llvm::cast<Value>(value), number);
  EXPECT_FALSE(llvm::isa<Value>(constant));
}

TEST_F(LLVMOpsTest, GEPStoresConstantsAndValuesInOrder) {
  auto gep = GEPOp::create(builder, loc, ptr, LLVMArrayType::get(LLVMArrayType::get(i32, 4), 2), address,
                           llvm::ArrayRef<GEPArg>{0, number, 3}, GEPNoWrapFlags::inbounds);
  EXPECT_THAT(gep.getRawConstantIndices(), ElementsAre(0, GEPOp::kDynamicIndex, 3));
  EXPECT_EQ(gep.getDynamicIndices().size(), 1u);
  EXPECT_EQ(gep.getNoWrapFlags(), GEPNoWrapFlags::inbounds);
  EXPECT_EQ(text(gep), "%0 = llvm.getelementptr inbounds %arg1[0, %arg0, 3] : (!llvm.ptr, i32) -> !llvm.ptr, "
                       "!llvm.array<2 x array<4 x i32>>");
}

TEST_F(LLVMOpsTest, GEPTurnsConstantIndicesOfStructsIntoAttributes) {
  Value one = ConstantOp::create(builder, loc, i32, 1);
  auto gep = GEPOp::create(builder, loc, ptr, LLVMStructType::getLiteral(&context, {i32, ptr}), address,
                           ValueRange{one, one});
  // The first index does not index into the struct, so it stays a value.
  EXPECT_THAT(gep.getRawConstantIndices(), ElementsAre(GEPOp::kDynamicIndex, 1));
}

TEST_F(LLVMOpsTest, GEPIndicesAreARangeOfConstantsAndValues) {
  auto gep = GEPOp::create(builder, loc, ptr, LLVMArrayType::get(i32, 4), address,
                           llvm::ArrayRef<GEPArg>{number, 2});
  GEPIndicesAdaptor<ValueRange> indices = gep.getIndices();
  ASSERT_EQ(indices.size(), 2u);
  EXPECT_TRUE(indices.isDynamicIndex(0));
  EXPECT_EQ(llvm::cast<Value>(indices[0]), number);
  EXPECT_EQ(llvm::cast<IntegerAttr>(indices[1]).getInt(), 2);
  EXPECT_EQ(std::distance(indices.begin(), indices.end()), 2);
}

TEST_F(LLVMOpsTest, GEPIndicesOfAttributesAreAttributes) {
  auto raw = builder.getDenseI32ArrayAttr({GEPOp::kDynamicIndex, 5});
  llvm::SmallVector<Attribute> operands = {builder.getI64IntegerAttr(7)};
  GEPIndicesAdaptor<llvm::ArrayRef<Attribute>> indices(raw, operands);
  llvm::SmallVector<Attribute> all(indices.begin(), indices.end());
  EXPECT_THAT(all, ElementsAre(builder.getI64IntegerAttr(7), builder.getI32IntegerAttr(5)));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

TEST_F(LLVMOpsTest, AccessesHaveTheGivenAttributes) {
  auto load = LoadOp::create(builder, loc, i32, address, /*alignment=*/4, /*isVolatile=*/true,
                             /*isNonTemporal=*/true);
  EXPECT_EQ(text(load),
            "%0 = llvm.load volatile %arg1 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32");
  auto store =
      StoreOp::create(builder, loc, load.getRes(), address, /*alignment=*/4, /*isVolatile=*/false,
                      /*isNonTemporal=*/false, /*isInvariantGroup=*/false, AtomicOrdering::release, "agent");
  EXPECT_EQ(text(store),
            "llvm.store %0, %arg1 atomic syncscope(\"agent\") release {alignment = 4 : i64} : i32, "
            "!llvm.ptr");
  EXPECT_THAT(store.getAccessedOperands(), ElementsAre(address));
}

TEST_F(LLVMOpsTest, OrderedAccessesAffectUnknownMemory) {
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  LoadOp::create(builder, loc, i32, address).getEffects(effects);
  EXPECT_EQ(effects.size(), 1u);
  effects.clear();
  LoadOp::create(builder, loc, i32, address, 4, /*isVolatile=*/false, false, false, false,
                 AtomicOrdering::acquire)
      .getEffects(effects);
  EXPECT_EQ(effects.size(), 3u);
}

TEST_F(LLVMOpsTest, CompareExchangeReturnsTheValueAndAFlag) {
  auto op = AtomicCmpXchgOp::create(builder, loc, address, number, number, AtomicOrdering::acq_rel,
                                    AtomicOrdering::monotonic, llvm::StringRef(), 0, /*isWeak=*/true);
  EXPECT_EQ(op.getRes().getType(), LLVMStructType::getLiteral(&context, {i32, builder.getI1Type()}));
  EXPECT_EQ(text(op), "%0 = llvm.cmpxchg weak %arg1, %arg0, %arg0 acq_rel monotonic : !llvm.ptr, i32");
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

TEST_F(LLVMOpsTest, CallOfAFunctionHasItsResultAndConvention) {
  LLVMFuncOp callee = declare("g", LLVMFunctionType::get(i32, {i32}));
  callee.setCConv(CConv::Fast);
  auto call = CallOp::create(builder, loc, callee, ValueRange(number));
  EXPECT_EQ(text(call), "%0 = llvm.call fastcc @g(%arg0) : (i32) -> i32");
  EXPECT_EQ(call.getCalleeFunctionType(), callee.getFunctionType());
  EXPECT_EQ(llvm::cast<SymbolRefAttr>(call.getCallableForCallee()), SymbolRefAttr(call.getCalleeAttr()));
}

TEST_F(LLVMOpsTest, CallOfAVariadicFunctionStatesItsType) {
  LLVMFuncOp callee =
      declare("g", LLVMFunctionType::get(LLVMVoidType::get(&context), {ptr}, /*isVarArg=*/true));
  auto call = CallOp::create(builder, loc, callee, ValueRange{address, number});
  EXPECT_EQ(text(call),
            "llvm.call @g(%arg1, %arg0) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, i32) -> ()");
}

TEST_F(LLVMOpsTest, IndirectCallPassesOperandsAfterTheCallee) {
  auto call = CallOp::create(builder, loc, LLVMFunctionType::get(i32, {i32}), ValueRange{address, number});
  EXPECT_EQ(text(call), "%0 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32");
  EXPECT_EQ(llvm::cast<Value>(call.getCallableForCallee()), address);
  EXPECT_THAT(llvm::SmallVector<Value>(call.getArgOperands()), ElementsAre(number));
}

TEST_F(LLVMOpsTest, CalleeCanBecomeASymbolAndAValueAgain) {
  declare("g", LLVMFunctionType::get(i32, {i32}));
  auto call = CallOp::create(builder, loc, LLVMFunctionType::get(i32, {i32}), ValueRange{address, number});
  call.setCalleeFromCallable(SymbolRefAttr(FlatSymbolRefAttr::get(&context, "g")));
  EXPECT_EQ(text(call), "%0 = llvm.call @g(%arg0) : (i32) -> i32");
  call.setCalleeFromCallable(address);
  EXPECT_EQ(text(call), "%0 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32");
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

TEST_F(LLVMOpsTest, BranchesForwardOperandsToTheirSuccessors) {
  Block *first = addBlock(), *second = addBlock();
  second->addArgument(i32, loc);
  auto branch = CondBrOp::create(builder, loc, flag, first, ValueRange(), second, ValueRange(number),
                                 std::make_pair(1u, 2u));
  EXPECT_THAT(*branch.getBranchWeights(), ElementsAre(1, 2));
  EXPECT_EQ(branch.getSuccessorOperands(0).size(), 0u);
  EXPECT_EQ(branch.getSuccessorOperands(1)[0], number);
}

TEST_F(LLVMOpsTest, SwitchHasOneListOfOperandsForEachCase) {
  Block *first = addBlock(), *second = addBlock();
  second->addArgument(i32, loc);
  auto op = SwitchOp::create(builder, loc, number, first, ValueRange(), llvm::ArrayRef<int32_t>{1, -1},
                             llvm::SmallVector<Block *>{second, first},
                             llvm::ArrayRef<ValueRange>{ValueRange(number), ValueRange()},
                             llvm::ArrayRef<int32_t>{1, 2, 3});
  EXPECT_EQ(op.getCaseOperands(0)[0], number);
  EXPECT_TRUE(op.getCaseOperands(1).empty());
  EXPECT_EQ(op.getSuccessorOperands(1)[0], number);
  EXPECT_THAT(*op.getBranchWeights(), ElementsAre(1, 2, 3));
}

//===----------------------------------------------------------------------===//
// Symbols and constants
//===----------------------------------------------------------------------===//

TEST_F(LLVMOpsTest, FunctionsHaveNoResultForVoid) {
  EXPECT_TRUE(function.getResultTypes().empty());
  EXPECT_EQ(function.getArgumentTypes().size(), 3u);
  EXPECT_EQ(function.cloneTypeWith({i32}, {ptr}), LLVMFunctionType::get(ptr, {i32}));
}

TEST_F(LLVMOpsTest, GlobalStringIsAConstantWithAnAddress) {
  Value text = createGlobalString(loc, builder, "hello", llvm::StringRef("hi\0", 3), Linkage::Internal);
  auto global = module->lookupSymbol<GlobalOp>("hello");
  ASSERT_TRUE(global);
  EXPECT_TRUE(global.getConstant());
  EXPECT_EQ(global.getType(), LLVMArrayType::get(builder.getI8Type(), 3));
  auto gep = text.getDefiningOp<GEPOp>();
  ASSERT_TRUE(gep);
  EXPECT_THAT(gep.getRawConstantIndices(), ElementsAre(0, 0));
  SymbolTableCollection symbols;
  EXPECT_EQ(gep.getBase().getDefiningOp<AddressOfOp>().getGlobal(symbols), global);
}

TEST_F(LLVMOpsTest, ConstantsAreBuiltOnlyFromAttributesOfTheirType) {
  EXPECT_TRUE(ConstantOp::isBuildableWith(builder.getI32IntegerAttr(1), i32));
  EXPECT_FALSE(ConstantOp::isBuildableWith(builder.getI64IntegerAttr(1), i32));
  EXPECT_FALSE(ConstantOp::isBuildableWith(builder.getIndexAttr(1), builder.getIndexType()));
  EXPECT_FALSE(ConstantOp::materialize(builder, builder.getUnitAttr(), i32, loc));
  ConstantOp constant = ConstantOp::materialize(builder, builder.getI32IntegerAttr(7), i32, loc);
  EXPECT_EQ(text(constant), "%0 = llvm.mlir.constant(7 : i32) : i32");
}

TEST_F(LLVMOpsTest, GetBlockTagOpFindsTheTagWithTheSameId) {
  Block *block = addBlock();
  auto id = BlockTagAttr::get(&context, 5);
  OpBuilder inBlock = OpBuilder::atBlockBegin(block);
  auto tag = BlockTagOp::create(inBlock, loc, id);
  auto op = BlockAddressOp::create(
      builder, loc, ptr, BlockAddressAttr::get(&context, FlatSymbolRefAttr::get(&context, "f"), id));
  EXPECT_EQ(op.getBlockTagOp(), tag);
}

TEST_F(LLVMOpsTest, AttributesWithEnumsAreSetByValue) {
  auto assembly = InlineAsmOp::create(builder, loc, TypeRange(), ValueRange(), "nop", "", false, false,
                                      TailCallKind::None, AsmDialectAttr(), ArrayAttr());
  assembly.setTailCallKind(TailCallKind::Tail);
  EXPECT_EQ(assembly.getTailCallKind(), TailCallKind::Tail);
  EXPECT_EQ(assembly.getTailCallKindAttr(), TailCallKindAttr::get(&context, TailCallKind::Tail));
  assembly.setAsmDialect(AsmDialect::AD_Intel);
  EXPECT_EQ(assembly.getAsmDialect(), AsmDialect::AD_Intel);
}

} // namespace
