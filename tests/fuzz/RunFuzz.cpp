//===- RunFuzz.cpp - Compares machine code with the interpreter ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RunFuzz.h"
#include "dialects/func/Func.h"
#include "dialects/llvm/target/Registration.h"
#include "dialects/llvm/target/execution/ExecutionEngine.h"
#include "dialects/llvm/target/execution/OptUtils.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/rewrite/RegionUtils.h"
#include "tests/fuzz/RandomProgram.h"
#include "tools/InitAllDialects.h"
#include "tools/InitAllExtensions.h"
#include "tools/InitAllPasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::fuzz;
using namespace mlir::interpreter;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Reports of the compiled program
//===----------------------------------------------------------------------===//

namespace {
/// Records the external calls and the results of one execution, each value as its bits.
struct Recorder {
  struct Call {
    int64_t callee; ///< Number of the external function; -1 for the results of the execution.
    std::vector<uint64_t> values;
  };
  std::vector<Call> calls;
  const std::vector<std::string> *callees = nullptr;
};
} // namespace

// The compiled program calls the functions below.
static Recorder recorder;

static void recordBegin(int64_t callee) { recorder.calls.push_back({callee, {}}); }
static void recordValue(int64_t bits) { recorder.calls.back().values.push_back(static_cast<uint64_t>(bits)); }
/// Returns the bits of result `index` of the latest external call: a hash of the callee, the number of the
/// call and the index, as in the interpreter.
static int64_t externalResult(int64_t index) {
  std::string key = (*recorder.callees)[recorder.calls.back().callee] + ":" +
                    std::to_string(recorder.calls.size()) + ":" + std::to_string(index);
  return static_cast<int64_t>(llvm::xxh3_64bits(key));
}

//===----------------------------------------------------------------------===//
// Text of the completed program
//===----------------------------------------------------------------------===//

namespace {
/// Writes the body of a function that reports values to this process and obtains values from it.
class HarnessWriter {
public:
  explicit HarnessWriter(llvm::raw_ostream &os) : os(os) {}

  void begin(int64_t callee) {
    std::string number = constant("i64", std::to_string(callee));
    os << "  func.call @fuzz_begin(" << number << ") : (i64) -> ()\n";
  }
  /// Writes calls that report each scalar of a value.
  void report(StringRef value, Type type) {
    Type scalar = getScalarType(type);
    for (size_t i = 0, e = *countScalars(type); i != e; ++i) {
      std::string element = value.str();
      if (scalar != type) {
        element = fresh();
        os << "  " << element << " = vector.extract " << value << "[" << i << "] : " << scalar << " from "
           << type << "\n";
      }
      std::string bits = toBits(element, scalar);
      os << "  func.call @fuzz_value(" << bits << ") : (i64) -> ()\n";
    }
  }
  /// Writes a call that obtains the result `index` of an external function. Each scalar of the value gets the
  /// same bits.
  std::string take(size_t index, Type type) {
    std::string number = constant("i64", std::to_string(index)), bits = fresh();
    os << "  " << bits << " = func.call @fuzz_result(" << number << ") : (i64) -> i64\n";
    return fromBits(bits, type);
  }
  /// Writes a constant and returns its name.
  std::string value(const Datum &datum, Type type) {
    // The interpreter gives all scalars of an argument the same bits.
    const Scalar &scalar = datum.front();
    llvm::APInt bits = std::holds_alternative<llvm::APInt>(scalar)
                           ? std::get<llvm::APInt>(scalar)
                           : std::get<llvm::APFloat>(scalar).bitcastToAPInt();
    return fromBits(constant("i64", std::to_string(static_cast<int64_t>(bits.getZExtValue()))), type);
  }
  std::string fresh() { return "%h" + std::to_string(next++); }

private:
  std::string constant(StringRef type, StringRef text) {
    std::string name = fresh();
    os << "  " << name << " = arith.constant " << text << " : " << type << "\n";
    return name;
  }
  std::string cast(StringRef op, StringRef value, const std::string &from, const std::string &to) {
    if (from == to)
      return value.str();
    std::string name = fresh();
    os << "  " << name << " = " << op << " " << value << " : " << from << " to " << to << "\n";
    return name;
  }
  static std::string name(Type type) {
    std::string result;
    llvm::raw_string_ostream(result) << type;
    return result;
  }
  std::string toBits(StringRef value, Type scalar) {
    if (llvm::isa<IndexType>(scalar))
      return cast("arith.index_castui", value, "index", "i64");
    std::string integer = "i" + std::to_string(getScalarWidth(scalar));
    return cast("arith.extui", cast("arith.bitcast", value, name(scalar), integer), integer, "i64");
  }
  std::string fromBits(StringRef bits, Type type) {
    Type scalar = getScalarType(type);
    std::string result;
    if (llvm::isa<IndexType>(scalar)) {
      result = cast("arith.index_castui", bits, "i64", "index");
    } else {
      std::string integer = "i" + std::to_string(getScalarWidth(scalar));
      result = cast("arith.bitcast", cast("arith.trunci", bits, "i64", integer), integer, name(scalar));
    }
    return scalar == type ? result : cast("vector.broadcast", result, name(scalar), name(type));
  }

  llvm::raw_ostream &os;
  unsigned next = 0;
};
} // namespace

/// Joins the operands or the types of a call: "%a, %b" or "i1, i8".
static std::string list(llvm::ArrayRef<std::string> names) { return llvm::join(names, ", "); }
static std::string list(TypeRange types) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(types, os);
  return text;
}

/// Writes the definition of an external function: it reports its arguments and obtains its results.
static void writeExternal(llvm::raw_ostream &os, func::FuncOp function, size_t number) {
  FunctionType type = function.getFunctionType();
  os << "func.func private @" << function.getSymName() << "(";
  llvm::interleaveComma(llvm::enumerate(type.getInputs()), os,
                        [&](auto input) { os << "%a" << input.index() << ": " << input.value(); });
  os << ") -> (" << list(type.getResults()) << ") {\n";
  HarnessWriter writer(os);
  writer.begin(number);
  for (auto [i, input] : llvm::enumerate(type.getInputs()))
    writer.report("%a" + std::to_string(i), input);
  std::vector<std::string> results;
  for (auto [i, result] : llvm::enumerate(type.getResults()))
    results.push_back(writer.take(i, result));
  os << "  return";
  if (!results.empty())
    os << " " << list(results) << " : " << list(type.getResults());
  os << "\n}\n";
}

/// Writes a function that calls a function of the program with the arguments of one execution and reports the
/// results.
static void writeRun(llvm::raw_ostream &os, func::FuncOp function, const ProgramCheck::Run &run,
                     size_t number) {
  FunctionType type = function.getFunctionType();
  os << "func.func @fuzz_run_" << number << "() attributes {llvm.emit_c_interface} {\n";
  HarnessWriter writer(os);
  std::vector<std::string> arguments, results;
  for (auto [datum, input] : llvm::zip_equal(run.arguments, type.getInputs()))
    arguments.push_back(writer.value(datum, input));
  for (size_t i = 0; i != type.getNumResults(); ++i)
    results.push_back(writer.fresh());
  os << "  " << list(results) << (results.empty() ? "" : " = ") << "func.call @" << run.function << "("
     << list(arguments) << ") : (" << list(type.getInputs()) << ") -> (" << list(type.getResults()) << ")\n";
  writer.begin(-1);
  for (auto [name, result] : llvm::zip_equal(results, type.getResults()))
    writer.report(name, result);
  os << "  return\n}\n";
}

/// Replaces all occurrences of `from`.
static std::string replaceAll(std::string text, StringRef from, StringRef to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

//===----------------------------------------------------------------------===//
// Public functions
//===----------------------------------------------------------------------===//

DialectRegistry fuzz::prepareForRuns() {
  static bool registered = false;
  if (!registered) {
    registerAllPasses();
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    registered = true;
  }
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  return registry;
}

std::vector<std::pair<std::string, std::string>> fuzz::loweringPipelines() {
  static constexpr StringRef separate =
      "convert-vector-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
      "convert-cf-to-llvm,convert-func-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts";
  std::string general = "convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts";
  return {{"interface", general},
          {"separate", ("convert-scf-to-cf," + separate).str()},
          {"simplified", "canonicalize,cse,sccp,loop-invariant-code-motion,inline,canonicalize," + general},
          {"expanded", "arith-expand," + general},
          {"late", ("convert-scf-to-cf," + separate + ",canonicalize,cse").str()}};
}

std::string fuzz::makeRunnableProgram(uint64_t seed, size_t numOps) {
  return replaceAll(makeRandomProgram(seed, numOps), "tensor<", "vector<");
}

RunCheck::RunCheck(const DialectRegistry &registry, const ProgramCheck &program)
    : registry(registry), program(program) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(program.getText(), ParserConfig(&context));
  if (!module)
    return;
  llvm::raw_string_ostream os(text);
  llvm::StringMap<func::FuncOp> functions;
  for (func::FuncOp function : llvm::make_early_inc_range(module->getOps<func::FuncOp>())) {
    if (!function.isExternal()) {
      functions[function.getSymName()] = function;
      continue;
    }
    writeExternal(os, function, callees.size());
    callees.push_back(function.getSymName().str());
    function.erase();
  }
  for (auto [index, run] : llvm::enumerate(program.getRuns())) {
    bool hasPoison = llvm::any_of(run.arguments, interpreter::hasPoison);
    if (run.before.outcome != Outcome::Returned || run.before.mayTrap || hasPoison)
      continue;
    writeRun(os, functions[run.function], run, index);
    chosen.push_back(index);
  }
  os << "func.func private @fuzz_begin(i64)\nfunc.func private @fuzz_value(i64)\nfunc.func private "
        "@fuzz_result(i64) -> i64\n";
  for (Operation &op : *module->getBody())
    os << op << "\n";
}

/// Returns a value from the bits of its scalars at the front of `bits`, and removes them.
static Datum readDatum(Type type, llvm::ArrayRef<uint64_t> &bits) {
  Datum datum;
  Type scalar = getScalarType(type);
  for (size_t i = 0, e = *countScalars(type); i != e && !bits.empty(); ++i, bits = bits.drop_front()) {
    llvm::APInt integer(getScalarWidth(scalar), bits.front(), /*isSigned=*/false, /*implicitTrunc=*/true);
    if (auto floatType = llvm::dyn_cast<FloatType>(scalar))
      datum.push_back(llvm::APFloat(floatType.getFloatSemantics(), integer));
    else
      datum.push_back(integer);
  }
  return datum;
}

/// Converts the recorded calls to the interpreter's representation of an execution.
static Execution readExecution(ModuleOp program, StringRef function,
                               const std::vector<std::string> &callees) {
  Execution result;
  for (const Recorder::Call &call : recorder.calls) {
    auto callee =
        program.lookupSymbol<func::FuncOp>(call.callee < 0 ? function : StringRef(callees[call.callee]));
    FunctionType type = callee.getFunctionType();
    llvm::ArrayRef<uint64_t> bits = call.values;
    std::vector<Datum> data;
    for (Type valueType : call.callee < 0 ? type.getResults() : type.getInputs())
      data.push_back(readDatum(valueType, bits));
    if (call.callee < 0)
      result.results = std::move(data);
    else
      result.events.push_back({callees[call.callee], std::move(data)});
  }
  return result;
}

std::optional<std::string> RunCheck::checkText(StringRef completed, StringRef pipeline,
                                               unsigned optimisation) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(completed, ParserConfig(&context));
  if (!module)
    return "the completed program is not valid";
  OwningOpRef<ModuleOp> types = parseSourceString<ModuleOp>(program.getText(), ParserConfig(&context));
  // Erase unreachable blocks: conversions do not convert them, as in mlir-opt, so that lowering would fail.
  IRRewriter rewriter(&context);
  (void)eraseUnreachableBlocks(rewriter, module->getOperation()->getRegions());
  if (std::optional<std::string> error = runPipeline(pipeline, module->getOperation()))
    return error;
  ExecutionEngineOptions options;
  // At optimization level 0, code is generated without optimization as well, because code generation takes
  // most of the time.
  options.jitCodeGenOptLevel = optimisation ? llvm::CodeGenOptLevel::Default : llvm::CodeGenOptLevel::None;
  auto transformer = makeOptimizingTransformer(optimisation, /*sizeLevel=*/0, /*targetMachine=*/nullptr);
  options.transformer = transformer;
  auto engine = ExecutionEngine::create(*module, options);
  if (!engine)
    return "compilation: " + llvm::toString(engine.takeError());
  (*engine)->registerSymbols([&](llvm::orc::MangleAndInterner interner) {
    llvm::orc::SymbolMap symbols;
    auto add = [&](StringRef name, auto *function) {
      symbols[interner(name)] = {llvm::orc::ExecutorAddr::fromPtr(function), llvm::JITSymbolFlags::Exported};
    };
    add("fuzz_begin", &recordBegin);
    add("fuzz_value", &recordValue);
    add("fuzz_result", &externalResult);
    return symbols;
  });
  for (size_t index : chosen) {
    const ProgramCheck::Run &run = program.getRuns()[index];
    recorder = {{}, &callees};
    if (llvm::Error error = (*engine)->invokePacked("fuzz_run_" + std::to_string(index)))
      return "call: " + llvm::toString(std::move(error));
    Execution after = readExecution(*types, run.function, callees);
    if (std::optional<std::string> error = refinementError(run.before, after)) {
      std::string call = "@" + run.function + "(";
      for (const Datum &argument : run.arguments)
        call += (call.back() == '(' ? "" : ", ") + toString(argument);
      return call + "): " + *error;
    }
  }
  return std::nullopt;
}
