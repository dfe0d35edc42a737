//===- PopulatedPatternsTest.cpp - Lowerings to llvm used as libraries ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/conversions/llvm/ArithToLLVM.h"
#include "dialects/conversions/llvm/FuncToLLVM.h"
#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/conversions/llvm/common/OneToOneTable.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/func/Func.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/memref/MemRef.h"
#include "runtime/conversion/DialectConversion.h"
#include "tests/support/ParsedIRTest.h"

using namespace mlir;

namespace {

class PopulatedPatternsTest : public test::ParsedIRTest<> {
protected:
  PopulatedPatternsTest() {
    context.loadDialect<LLVM::LLVMDialect, arith::ArithDialect, func::FuncDialect, memref::MemRefDialect>();
  }
  LogicalResult convert(RewritePatternSet &patterns) {
    LLVMConversionTarget target(context);
    return applyPartialConversion(module->getOperation(), target, std::move(patterns));
  }
  /// Returns the names of the ops of the function that has the unit attribute `f`.
  std::vector<std::string> names() {
    std::vector<std::string> result;
    for (Operation &op : at("f")->getRegion(0).front())
      result.push_back(op.getName().getStringRef().str());
    return result;
  }
};

TEST_F(PopulatedPatternsTest, TableRowsConvertNamedOpsAndTheirFlags) {
  parse(R"(func.func @f(%a: i32, %x: f32) attributes {f} {
    %0 = arith.addi %a, %a overflow<nsw> {u} : i32
    %1 = arith.addf %x, %x fastmath<nnan> : f32
    %2 = arith.subf %x, %x : f32
    return
  })");
  static constexpr LLVM::OneToOneRow rows[] = {
      {"arith.addi", "llvm.add", LLVM::AttrMapping::Overflow},
      {"arith.addf", "llvm.fadd", LLVM::AttrMapping::FastMath},
  };
  LLVMTypeConverter converter(&context);
  RewritePatternSet patterns(&context);
  LLVM::populateOneToOnePatterns(rows, converter, patterns);
  ASSERT_TRUE(succeeded(convert(patterns)));
  EXPECT_EQ(names(), (std::vector<std::string>{"llvm.add", "llvm.fadd", "arith.subf", "func.return"}));
  Operation &add = at("f")->getRegion(0).front().front();
  EXPECT_EQ(llvm::cast<LLVM::AddOp>(add).getOverflowFlags(), LLVM::IntegerOverflowFlags::nsw);
  EXPECT_TRUE(add.hasAttr("u"));
}

TEST_F(PopulatedPatternsTest, IndexHasTheWidthOfTheOptions) {
  parse(R"(func.func @f(%a: index) attributes {f} {
    %0 = arith.addi %a, %a : index
    return
  })");
  LowerToLLVMOptions options(&context);
  options.overrideIndexBitwidth(32);
  LLVMTypeConverter converter(&context, options);
  RewritePatternSet patterns(&context);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  populateFuncToLLVMConversionPatterns(converter, patterns);
  ASSERT_TRUE(succeeded(convert(patterns)));
  EXPECT_EQ(names(), (std::vector<std::string>{"llvm.add", "llvm.return"}));
  auto function = llvm::cast<LLVM::LLVMFuncOp>(at("f"));
  EXPECT_TRUE(function.getFunctionType().getParamType(0).isInteger(32));
}

TEST_F(PopulatedPatternsTest, BarePointersReplaceDescriptorsInSignatures) {
  parse("func.func @f(%m: memref<4x4xf32>) attributes {f} { return }");
  LowerToLLVMOptions options(&context);
  options.useBarePtrCallConv = true;
  LLVMTypeConverter converter(&context, options);
  RewritePatternSet patterns(&context);
  populateFuncToLLVMConversionPatterns(converter, patterns);
  ASSERT_TRUE(succeeded(convert(patterns)));
  auto type = llvm::cast<LLVM::LLVMFuncOp>(at("f")).getFunctionType();
  ASSERT_EQ(type.getNumParams(), 1u);
  EXPECT_EQ(type.getParamType(0), LLVM::LLVMPointerType::get(&context));
}

TEST_F(PopulatedPatternsTest, StaticDescriptorsHoldConstants) {
  parse("func.func @f(%m: !llvm.ptr) attributes {f} { return }");
  Block &body = at("f")->getRegion(0).front();
  OpBuilder builder(&body, body.begin());
  Location loc = builder.getUnknownLoc();
  LLVMTypeConverter converter(&context);
  auto type = MemRefType::get({3, 5}, builder.getF32Type());
  auto descriptor = MemRefDescriptor::fromStaticShape(builder, loc, converter, type, body.getArgument(0));
  EXPECT_EQ(Value(descriptor).getType(), converter.convertType(type));
  llvm::SmallVector<int64_t> constants;
  for (auto constant : body.getOps<LLVM::ConstantOp>())
    constants.push_back(llvm::cast<IntegerAttr>(constant.getValue()).getInt());
  EXPECT_EQ(constants, (llvm::SmallVector<int64_t>{0, 3, 5, 5, 1}));
  llvm::SmallVector<Value> fields;
  MemRefDescriptor::unpack(builder, loc, descriptor, type, fields);
  EXPECT_EQ(fields.size(), MemRefDescriptor::getNumUnpackedValues(type));
}

TEST_F(PopulatedPatternsTest, FunctionsAreDeclaredOnce) {
  parse("module {}");
  OpBuilder builder(&context);
  Type i64 = builder.getI64Type();
  auto first = LLVM::lookupOrCreateFn(builder, module->getOperation(), "callee", {i64}, i64);
  auto second = LLVM::lookupOrCreateFn(builder, module->getOperation(), "callee", {i64}, i64);
  ASSERT_TRUE(succeeded(first) && succeeded(second));
  EXPECT_EQ(first->getOperation(), second->getOperation());
  EXPECT_TRUE(failed(LLVM::lookupOrCreateFn(builder, module->getOperation(), "callee", {}, i64)));
  EXPECT_FALSE(messages.empty());
}

} // namespace
