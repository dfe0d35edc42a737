//===- ConversionTestBase.h - Fixture for conversion tests ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Fixture for dialect conversion tests: parses a module in generic form, converts it with patterns that are
// lambdas, and prints the result. Ops may be unregistered: by default `old.…` is illegal and `new.…` is
// legal. The type converter converts i32 to i64, f32 to two i16 and f64 to nothing, rejects f16 and keeps all
// other types.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_RUNTIME_CONVERSION_CONVERSIONTESTBASE_H
#define STRATA_TESTS_UNIT_RUNTIME_CONVERSION_CONVERSIONTESTBASE_H

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mlir::test {

/// A conversion pattern that calls a function.
struct FunctionPattern : ConversionPattern {
  using Function =
      std::function<LogicalResult(Operation *, llvm::ArrayRef<ValueRange>, ConversionPatternRewriter &)>;
  FunctionPattern(const TypeConverter &converter, llvm::StringRef root, MLIRContext *context,
                  Function function, PatternBenefit benefit = 1,
                  llvm::ArrayRef<llvm::StringRef> generated = {})
      : ConversionPattern(converter, root, benefit, context, generated), function(std::move(function)) {}
  FunctionPattern(llvm::StringRef root, MLIRContext *context, Function function)
      : ConversionPattern(root, 1, context), function(std::move(function)) {}
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const override {
    return function(op, operands, rewriter);
  }
  Function function;
};

class ConversionTestBase : public ::testing::Test {
protected:
  ConversionTestBase() : patterns(&context), target(context) {
    registerAsmPrinter();
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      record(diag);
      for (const auto &note : diag.getNotes())
        record(note);
      return success();
    });
    target.addIllegalDialect("old");
    target.addLegalDialect("new");
    converter.addConversion([](Type type) { return type; });
    converter.addConversion([](IntegerType type) -> std::optional<Type> {
      if (type.getWidth() != 32)
        return std::nullopt;
      return IntegerType::get(type.getContext(), 64);
    });
    converter.addConversion(
        [](FloatType type, llvm::SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
          if (type.isF16())
            return failure();
          if (type.isF32())
            results.append(2, IntegerType::get(type.getContext(), 16));
          else if (!type.isF64())
            return std::nullopt;
          return success();
        });
  }

  /// Adds a pattern that replaces `from` by an op with another name, converted operands and converted result
  /// types.
  void rename(llvm::StringRef from, llvm::StringRef to, PatternBenefit benefit = 1,
              bool sayWhatItMakes = false) {
    llvm::SmallVector<llvm::StringRef, 1> generated;
    if (sayWhatItMakes)
      generated.push_back(to);
    add(
        from,
        [this, to](Operation *op, llvm::ArrayRef<ValueRange> operands, ConversionPatternRewriter &rewriter) {
          return replaceBy(op, to, operands, rewriter);
        },
        benefit, generated, (from + " to " + to).str());
  }
  LogicalResult replaceBy(Operation *op, llvm::StringRef name, llvm::ArrayRef<ValueRange> operands,
                          ConversionPatternRewriter &rewriter) {
    OperationState state(op->getLoc(), name);
    for (ValueRange values : operands)
      state.addOperands(values);
    llvm::SmallVector<unsigned> counts;
    llvm::SmallVector<Type> types;
    for (Value result : op->getResults()) {
      size_t before = types.size();
      if (failed(converter.convertType(result, types)))
        return rewriter.notifyMatchFailure(op, "a result has no type");
      counts.push_back(types.size() - before);
    }
    state.addTypes(types);
    for (unsigned i = 0, e = op->getNumRegions(); i != e; ++i)
      state.addRegion();
    Operation *made = rewriter.create(state);
    for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.end());
    llvm::SmallVector<ValueRange> results;
    ValueRange rest(made->getResults());
    for (unsigned count : counts) {
      results.push_back(rest.take_front(count));
      rest = rest.drop_front(count);
    }
    rewriter.replaceOpWithMultiple(op, results);
    return success();
  }
  void add(llvm::StringRef root, FunctionPattern::Function function, PatternBenefit benefit = 1,
           llvm::ArrayRef<llvm::StringRef> generated = {}, std::string name = {}) {
    auto pattern =
        std::make_unique<FunctionPattern>(converter, root, &context, std::move(function), benefit, generated);
    names.push_back(std::make_unique<std::string>(name.empty() ? ("for " + root).str() : name));
    pattern->setDebugName(*names.back());
    patterns.add(std::move(pattern));
  }

  using Apply = LogicalResult (*)(Operation *, const ConversionTarget &, const FrozenRewritePatternSet &,
                                  ConversionConfig);
  /// Converts a module and prints its body; returns an empty string if the conversion fails. Consumes the
  /// patterns.
  std::string convert(llvm::StringRef text, ConversionConfig config = {},
                      Apply apply = &applyPartialConversion) {
    messages.clear();
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!module)
      return "not parsed";
    if (failed(apply(*module, target, FrozenRewritePatternSet(std::move(patterns)), config)))
      return "";
    EXPECT_TRUE(succeeded(verify(*module))) << print();
    return print();
  }
  std::string print() {
    std::string out;
    llvm::raw_string_ostream os(out);
    for (Operation &op : *module->getBody()) {
      op.print(os, OpPrintingFlags().useLocalScope());
      os << "\n";
    }
    return out;
  }
  void record(const Diagnostic &diag) {
    unsigned line = diag.getLocation().resolve().line;
    messages.push_back(
        (llvm::Twine(line) + ": " + stringifySeverity(diag.getSeverity()) + ": " + diag.getMessage()).str());
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  TypeConverter converter;
  std::vector<std::unique_ptr<std::string>> names;
  RewritePatternSet patterns;
  ConversionTarget target;
  OwningOpRef<ModuleOp> module;
  std::vector<std::string> messages;
};

} // namespace mlir::test

#endif // STRATA_TESTS_UNIT_RUNTIME_CONVERSION_CONVERSIONTESTBASE_H
