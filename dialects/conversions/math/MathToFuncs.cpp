//===- MathToFuncs.cpp - Math ops as calls of generated functions ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions are IR text with placeholders for types. The text is parsed for each combination of types
// that the module uses. Steps of the pass:
//
// 1. Create the functions for all ops that are converted, in the order of the ops.
// 2. Convert ops on vectors to ops on their elements, and these to calls.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/conversions/math/LibraryFunctions.h"
#include "dialects/conversions/math/Passes.h"
#include "dialects/func/Func.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/math/Math.h"
#include "dialects/scf/SCF.h"
#include "dialects/vector/Vector.h"
#include "runtime/asm/Parser.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/TypeUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_CONVERTMATHTOFUNCS
#include "dialects/conversions/math/Passes.h.inc"
} // namespace mlir

//===----------------------------------------------------------------------===//
// Text of the functions
//===----------------------------------------------------------------------===//

// Placeholders: $name is the name of the function, $int and $float are types; $min, $max and $width are the
// minimum, the maximum and the bit width of $int.

/// Power by repeated squaring. A negative exponent gives 1 / base^-exponent, rounded toward zero; with base
/// zero, the function divides by zero.
static constexpr llvm::StringLiteral ipowi = R"(
func.func private @$name(%base: $int, %exponent: $int) -> $int attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %zero = arith.constant 0 : $int
  %one = arith.constant 1 : $int
  %minus_one = arith.constant -1 : $int
  %is_zero = arith.cmpi eq, %exponent, %zero : $int
  cf.cond_br %is_zero, ^zero, ^nonzero
^zero:
  return %one : $int
^nonzero:
  %is_negative = arith.cmpi sle, %exponent, %zero : $int
  cf.cond_br %is_negative, ^negative, ^loop(%one, %base, %exponent : $int, $int, $int)
^negative:
  %is_base_zero = arith.cmpi eq, %base, %zero : $int
  cf.cond_br %is_base_zero, ^divide_by_zero, ^base_nonzero
^divide_by_zero:
  %undefined = arith.divsi %one, %zero : $int
  return %undefined : $int
^base_nonzero:
  %is_base_one = arith.cmpi eq, %base, %one : $int
  cf.cond_br %is_base_one, ^base_one, ^base_not_one
^base_one:
  return %one : $int
^base_not_one:
  %is_base_minus_one = arith.cmpi eq, %base, %minus_one : $int
  cf.cond_br %is_base_minus_one, ^base_minus_one, ^fraction
^base_minus_one:
  %parity = arith.andi %exponent, %one : $int
  %is_odd = arith.cmpi ne, %parity, %zero : $int
  cf.cond_br %is_odd, ^odd, ^even
^odd:
  return %minus_one : $int
^even:
  return %one : $int
^fraction:
  return %zero : $int
^loop(%product: $int, %square: $int, %rest: $int):
  %bit = arith.andi %rest, %one : $int
  %is_set = arith.cmpi ne, %bit, %zero : $int
  cf.cond_br %is_set, ^multiply, ^next(%product : $int)
^multiply:
  %multiplied = arith.muli %product, %square : $int
  cf.br ^next(%multiplied : $int)
^next(%result: $int):
  %halved = arith.shrui %rest, %one : $int
  %is_done = arith.cmpi eq, %halved, %zero : $int
  cf.cond_br %is_done, ^done, ^continue
^done:
  return %result : $int
^continue:
  %squared = arith.muli %square, %square : $int
  cf.br ^loop(%result, %squared, %halved : $int, $int, $int)
}
)";

/// Power of a float by repeated squaring of the base; the magnitude of the exponent determines the factors. A
/// negative exponent inverts the result. The magnitude of the minimum integer is not representable: for this
/// exponent, the loop uses the maximum integer, and one more multiplication by the base follows.
static constexpr llvm::StringLiteral fpowi = R"(
func.func private @$name(%base: $float, %exponent: $int) -> $float attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %one_float = arith.constant 1.0 : $float
  %zero = arith.constant 0 : $int
  %one = arith.constant 1 : $int
  %min = arith.constant $min : $int
  %max = arith.constant $max : $int
  %is_zero = arith.cmpi eq, %exponent, %zero : $int
  cf.cond_br %is_zero, ^zero, ^nonzero
^zero:
  return %one_float : $float
^nonzero:
  %is_negative = arith.cmpi sle, %exponent, %zero : $int
  %is_min = arith.cmpi eq, %exponent, %min : $int
  %negated = arith.subi %zero, %exponent : $int
  %magnitude = arith.select %is_negative, %negated, %exponent : $int
  %power = arith.select %is_min, %max, %magnitude : $int
  cf.br ^loop(%one_float, %base, %power : $float, $float, $int)
^loop(%product: $float, %square: $float, %rest: $int):
  %bit = arith.andi %rest, %one : $int
  %is_set = arith.cmpi ne, %bit, %zero : $int
  cf.cond_br %is_set, ^multiply, ^next(%product : $float)
^multiply:
  %multiplied = arith.mulf %product, %square : $float
  cf.br ^next(%multiplied : $float)
^next(%result: $float):
  %halved = arith.shrui %rest, %one : $int
  %is_done = arith.cmpi eq, %halved, %zero : $int
  cf.cond_br %is_done, ^correct(%result : $float), ^continue
^continue:
  %squared = arith.mulf %square, %square : $float
  cf.br ^loop(%result, %squared, %halved : $float, $float, $int)
^correct(%uncorrected: $float):
  cf.cond_br %is_min, ^multiply_again, ^invert(%uncorrected : $float)
^multiply_again:
  %again = arith.mulf %uncorrected, %base : $float
  cf.br ^invert(%again : $float)
^invert(%corrected: $float):
  cf.cond_br %is_negative, ^negative, ^done(%corrected : $float)
^negative:
  %inverse = arith.divf %one_float, %corrected : $float
  cf.br ^done(%inverse : $float)
^done(%final: $float):
  return %final : $float
}
)";

/// Counts leading zeros: shifts the value to the left until the sign bit is set, and counts the shifts.
static constexpr llvm::StringLiteral ctlz = R"(
func.func private @$name(%value: $int) -> $int attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %width = arith.constant $width : $int
  %zero = arith.constant 0 : $int
  %is_zero = arith.cmpi eq, %value, %zero : $int
  %result = scf.if %is_zero -> ($int) {
    scf.yield %width : $int
  } else {
    %step = arith.constant 1 : index
    %one = arith.constant 1 : $int
    %end = arith.constant $width : index
    %none = arith.constant 0 : $int
    %final:2 = scf.for %i = %step to %end step %step iter_args(%rest = %value, %count = %none) -> ($int, $int) {
      %is_set = arith.cmpi slt, %rest, %zero : $int
      %next:2 = scf.if %is_set -> ($int, $int) {
        scf.yield %rest, %count : $int, $int
      } else {
        %incremented = arith.addi %count, %one : $int
        %shifted = arith.shli %rest, %one : $int
        scf.yield %shifted, %incremented : $int, $int
      }
      scf.yield %next#0, %next#1 : $int, $int
    }
    scf.yield %final#1 : $int
  }
  return %result : $int
}
)";

//===----------------------------------------------------------------------===//
// Functions of ops
//===----------------------------------------------------------------------===//

namespace {

struct Function {
  std::string name;
  llvm::StringRef text;
};

} // namespace

static std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Returns the function that implements an op on elements of its types; nullopt if the op is not supported or
/// its last operand is not an integer.
static std::optional<Function> getFunction(Operation *op) {
  Type last = getElementTypeOrSelf(op->getOperand(op->getNumOperands() - 1));
  if (!last.isInteger())
    return std::nullopt;
  std::string integer = print(last);
  if (llvm::isa<math::IPowIOp>(op))
    return Function{"__mlir_math_ipowi_" + integer, ipowi};
  if (llvm::isa<math::CountLeadingZerosOp>(op))
    return Function{"__mlir_math_ctlz_" + integer, ctlz};
  auto power = llvm::dyn_cast<math::FPowIOp>(op);
  if (!power)
    return std::nullopt;
  return Function{"__mlir_math_fpowi_" + print(getElementTypeOrSelf(power.getType())) + "_" + integer, fpowi};
}

/// Returns the text of the function, with placeholders replaced for the types of the op.
static std::string instantiate(const Function &function, Operation *op) {
  auto integer =
      llvm::cast<IntegerType>(getElementTypeOrSelf(op->getOperand(op->getNumOperands() - 1).getType()));
  unsigned width = integer.getWidth();
  auto number = [](const llvm::APInt &value) { return llvm::toString(value, 10, /*Signed=*/true); };
  const std::pair<llvm::StringRef, std::string> placeholders[] = {
      {"name", function.name},
      {"int", print(integer)},
      {"float", print(getElementTypeOrSelf(op->getResult(0).getType()))},
      {"min", number(llvm::APInt::getSignedMinValue(width))},
      {"max", number(llvm::APInt::getSignedMaxValue(width))},
      {"width", std::to_string(width)},
  };
  std::string result;
  auto [text, rest] = function.text.split('$');
  result += text;
  while (!rest.empty()) {
    size_t length = rest.find_if_not(llvm::isAlpha);
    llvm::StringRef name = rest.take_front(length);
    for (const auto &[placeholder, value] : placeholders)
      if (placeholder == name)
        result += value;
    std::tie(text, rest) = rest.drop_front(length).split('$');
    result += text;
  }
  return result;
}

/// Appends the function to the module. All its ops get the location of \p op.
static LogicalResult createFunction(const Function &function, Operation *op, ModuleOp module) {
  Block &body = *module.getBody();
  Operation *before = body.empty() ? nullptr : &body.back();
  ParserConfig config(module.getContext());
  if (failed(parseSourceString(instantiate(function, op), &body, config)))
    return failure();
  for (Operation *created = before ? before->getNextNode() : &body.front(); created;
       created = created->getNextNode())
    created->walk([&](Operation *nested) {
      nested->setLoc(op->getLoc());
      for (Region &region : nested->getRegions())
        for (BlockArgument argument : region.getArguments())
          argument.setLoc(op->getLoc());
    });
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {

struct CallFunction : RewritePattern {
  CallFunction(llvm::StringRef op, MLIRContext *context) : RewritePattern(op, /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    auto function = getFunction(op);
    if (!function || llvm::isa<ShapedType>(op->getResult(0).getType()))
      return rewriter.notifyMatchFailure(op, "no function is generated for the operand and result types");
    rewriter.replaceOpWithNewOp<func::CallOp>(op, function->name, op->getResultTypes(), op->getOperands());
    return success();
  }
};

class MathToFuncs : public impl::ConvertMathToFuncsBase<MathToFuncs> {
public:
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(createFunctions(module)))
      return signalPassFailure();
    MLIRContext *context = &getContext();
    static constexpr llvm::StringLiteral ops[] = {"math.fpowi", "math.ipowi", "math.ctlz"};
    RewritePatternSet patterns(context);
    ConversionTarget target(*context);
    target.addLegalDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect,
                           vector::VectorDialect>();
    for (llvm::StringLiteral op : llvm::ArrayRef(ops).drop_back(convertCtlz ? 0 : 1)) {
      populateScalarizationPattern(patterns, op);
      patterns.add<CallFunction>(op, context);
      target.addDynamicallyLegalOp(OperationName(op, context),
                                   [&](Operation *op) { return !isConverted(op); });
    }
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      signalPassFailure();
  }

private:
  /// Returns true if the op is converted according to the options.
  bool isConverted(Operation *op) const {
    if (!llvm::isa<math::IPowIOp, math::FPowIOp, math::CountLeadingZerosOp>(op) || !getFunction(op))
      return false;
    if (auto power = llvm::dyn_cast<math::FPowIOp>(op))
      return getElementTypeOrSelf(power.getRhs()).getIntOrFloatBitWidth() >= minWidthOfFPowIExponent;
    return convertCtlz || !llvm::isa<math::CountLeadingZerosOp>(op);
  }

  /// Creates the functions for all ops that are converted, unless the module has them.
  LogicalResult createFunctions(ModuleOp module) {
    SymbolTable symbols(module);
    llvm::StringSet<> created;
    llvm::SmallVector<std::pair<Function, Operation *>> functions;
    module.walk([&](Operation *op) {
      if (!isConverted(op))
        return;
      Function function = *getFunction(op);
      if (!symbols.lookup(function.name) && created.insert(function.name).second)
        functions.emplace_back(std::move(function), op);
    });
    for (auto &[function, op] : functions)
      if (failed(createFunction(function, op, module)))
        return failure();
    return success();
  }
};

} // namespace
