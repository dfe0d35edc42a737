//===- ProgramWriter.cpp - Writes one random function ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/ProgramWriter.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::fuzz;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Random types and constants
//===----------------------------------------------------------------------===//

static constexpr const char *intTypes[] = {"i32", "i8", "i64", "index", "i1", "i16", "i7", "i33"};
static constexpr const char *floatTypes[] = {"f32", "f64", "f16", "bf16"};
static constexpr const char *shapedTypes[] = {"vector<2xi8>", "tensor<2xi32>", "vector<2xf32>",
                                              "vector<2xi1>", "tensor<2xindex>"};

std::string fuzz::randomType(RandomSource &random, llvm::ArrayRef<std::string> favourites) {
  if (!favourites.empty() && random.chance(75))
    return random.pick(favourites);
  size_t luck = random.below(100);
  if (luck < 60)
    return intTypes[random.below(random.chance(60) ? 5 : std::size(intTypes))];
  return luck < 85 ? random.pick(floatTypes) : random.pick(shapedTypes);
}

static std::string elementOf(StringRef type) {
  return type.contains('<') ? type.split('x').second.drop_back().str() : type.str();
}
static bool isFloat(StringRef type) { return StringRef(elementOf(type)).trim("b").starts_with("f"); }
static unsigned widthOf(StringRef scalar) {
  unsigned width = 64;
  (void)scalar.ltrim("bif").getAsInteger(10, width);
  return scalar == "index" ? 64 : width;
}

static std::string randomInt(unsigned width, RandomSource &random) {
  if (width == 1)
    return random.chance(50) ? "true" : "false";
  int64_t smallest = width == 64 ? INT64_MIN : -(int64_t(1) << (width - 1)), largest = -(smallest + 1);
  switch (random.below(8)) {
  case 0:
    return "0";
  case 1:
    return "1";
  case 2:
    return "-1";
  case 3:
    return std::to_string(smallest);
  case 4:
    return std::to_string(largest);
  case 5:
    return std::to_string(int64_t(random.next()) >> (64 - width));
  default:
    return std::to_string(int64_t(random.below(12)) - 4);
  }
}
static std::string randomFloat(const std::string &type, RandomSource &random) {
  static constexpr const char *values[] = {"0.0",  "-0.0", "1.0",    "-1.0",   "0.5",
                                           "3.25", "-2.0", "1000.0", "1.0e-3", "7.0"};
  bool isInfinite = random.chance(50);
  if (random.chance(8))
    return type == "f64"    ? isInfinite ? "0x7FF0000000000000" : "0x7FF8000000000000"
           : type == "f32"  ? isInfinite ? "0xFF800000" : "0x7FC00000"
           : type == "bf16" ? isInfinite ? "0x7F80" : "0x7FC0"
           : isInfinite     ? "0xFC00"
                            : "0x7E00";
  return random.pick(values);
}

std::string fuzz::randomConstant(const std::string &type, RandomSource &random) {
  std::string element = elementOf(type);
  auto scalar = [&] {
    return isFloat(element) ? randomFloat(element, random) : randomInt(widthOf(element), random);
  };
  if (type != element) {
    std::string first = scalar(); // Fixes the evaluation order of the random calls.
    return (random.chance(50) ? "dense<" + first + ">" : "dense<[" + first + ", " + scalar() + "]>") + " : " +
           type;
  }
  return scalar() + (type == "i1" ? "" : " : " + type);
}

std::string fuzz::join(const std::vector<std::string> &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

//===----------------------------------------------------------------------===//
// Definition and selection of values
//===----------------------------------------------------------------------===//

std::string ProgramWriter::define(const std::string &type, const std::string &words) {
  std::string name = fresh();
  line(name + " = " + words);
  show(name, type);
  return name;
}
std::string ProgramWriter::constant(const std::string &type, const std::string &value) {
  return define(type, "arith.constant " + value + (type == "i1" ? "" : " : " + type));
}

/// Returns the name of a visible value of the given type, or of a new constant. Recently defined values are
/// preferred, so that most results are used.
std::string ProgramWriter::pick(const std::string &type) {
  std::vector<const Variable *> found;
  for (const Variable &variable : visible)
    if (variable.type == type)
      found.push_back(&variable);
  if (found.empty() || random.chance(10))
    return define(type, "arith.constant " + randomConstant(type, random));
  size_t recent = std::min<size_t>(found.size(), 3);
  return random.chance(50) ? found[found.size() - 1 - random.below(recent)]->name : random.pick(found)->name;
}
std::vector<std::string> ProgramWriter::pick(const TypeNames &types) {
  std::vector<std::string> names;
  for (const std::string &type : types)
    names.push_back(pick(type));
  return names;
}
/// Picks a value of each type and returns the list of values and types, such as "%a, %b : i32, f32". If
/// `head` is not empty, it is the first value. Returns an empty string if there are no values.
std::string ProgramWriter::pickedList(const TypeNames &types, std::string head, std::string headType) {
  std::vector<std::string> names = pick(types);
  TypeNames all = types;
  if (!head.empty()) {
    names.insert(names.begin(), head);
    all.insert(all.begin(), headType);
  }
  return names.empty() ? "" : join(names) + " : " + join(all);
}
std::string ProgramWriter::small(const std::string &type) {
  if (random.chance(60))
    return constant(type, std::to_string(random.below(4)));
  std::string value = pick(type), mask = constant(type, "3");
  return define(type, "arith.andi " + value + ", " + mask + " : " + type);
}
TypeNames ProgramWriter::someTypes(size_t most) {
  TypeNames types;
  for (size_t i = 0, e = random.below(most + 1); i != e; ++i)
    types.push_back(randomType(random, favourites));
  return types;
}

//===----------------------------------------------------------------------===//
// Writers of arith ops
//===----------------------------------------------------------------------===//

void ProgramWriter::writeIntBinary() {
  static constexpr const char *names[] = {
      "addi", "subi",  "muli",  "andi",  "ori",   "xori",      "maxsi",     "maxui",      "minsi", "minui",
      "shli", "shrui", "shrsi", "divui", "divsi", "ceildivui", "ceildivsi", "floordivsi", "remui", "remsi"};
  std::string type =
      random.chance(12) ? shapedTypes[random.chance(50) ? 0 : 1] : randomType(random, favourites);
  if (isFloat(type))
    type = "i32";
  std::string name = random.chance(60) ? names[random.below(10)] : random.pick(names), lhs = pick(type), rhs;
  StringRef word = name;
  bool isShift = word.starts_with("sh"), isDivision = word.contains("div") || word.starts_with("rem");
  unsigned width = widthOf(elementOf(type));
  bool isShaped = type != elementOf(type);
  if (isShift && random.chance(85)) {
    std::string amount = width == 1 ? "false" : std::to_string(random.below(std::min(width, 60u)));
    rhs = constant(type, isShaped ? "dense<" + amount + ">" : amount);
  } else if (isDivision && random.chance(90)) {
    std::string one = width == 1 ? "true" : "1", value = pick(type),
                bit = constant(type, isShaped ? "dense<" + one + ">" : one);
    rhs = define(type, "arith.ori " + value + ", " + bit + " : " + type);
  } else {
    rhs = pick(type);
  }
  std::string flags;
  if (random.chance(8) && (name == "addi" || name == "subi" || name == "muli" || name == "shli"))
    flags = random.chance(50)   ? " overflow<nsw>"
            : random.chance(50) ? " overflow<nuw>"
                                : " overflow<nsw, nuw>";
  else if (random.chance(5) && (name == "divui" || name == "divsi" || name == "shrui" || name == "shrsi"))
    flags = " exact";
  define(type, "arith." + name + " " + lhs + ", " + rhs + flags + " : " + type);
}

void ProgramWriter::writeFloatBinary() {
  static constexpr const char *names[] = {"addf",     "subf",     "mulf",    "divf",   "remf",
                                          "maximumf", "minimumf", "maxnumf", "minnumf"};
  std::string type = random.chance(10) ? "vector<2xf32>" : random.pick(floatTypes);
  std::string flags = random.chance(5) ? random.chance(50) ? " fastmath<nnan>" : " fastmath<ninf>" : "";
  std::string lhs = pick(type);
  if (random.chance(10)) {
    define(type, "arith.negf " + lhs + flags + " : " + type);
    return;
  }
  std::string rhs = pick(type);
  define(type, std::string("arith.") + random.pick(names) + " " + lhs + ", " + rhs + flags + " : " + type);
}

void ProgramWriter::writeCompare() {
  static constexpr const char *ints[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  static constexpr const char *floats[] = {"oeq", "ogt", "oge", "olt", "ole", "one", "ord",  "ueq",
                                           "ugt", "uge", "ult", "ule", "une", "uno", "true", "false"};
  std::string type = randomType(random, favourites), lhs = pick(type), rhs = pick(type);
  if (type != elementOf(type) && type != "vector<2xi8>" && type != "vector<2xf32>")
    return;
  std::string result = type == elementOf(type) ? "i1" : "vector<2xi1>";
  if (isFloat(type))
    define(result, std::string("arith.cmpf ") + random.pick(floats) + ", " + lhs + ", " + rhs + " : " + type);
  else
    define(result, std::string("arith.cmpi ") + random.pick(ints) + ", " + lhs + ", " + rhs + " : " + type);
}

void ProgramWriter::writeCast() {
  std::string from = random.chance(70) ? random.pick(intTypes) : random.pick(floatTypes);
  std::string to = random.chance(70) ? random.pick(intTypes) : random.pick(floatTypes);
  unsigned fromWidth = widthOf(from), toWidth = widthOf(to);
  bool isSigned = random.chance(50);
  std::string name, flags;
  if (from == to)
    return;
  if (isFloat(from) && isFloat(to))
    name = toWidth > fromWidth ? "extf" : toWidth < fromWidth ? "truncf" : "";
  else if (from == "index" || to == "index")
    name = isFloat(from) || isFloat(to) ? "" : isSigned ? "index_cast" : "index_castui";
  else if (isFloat(from) != isFloat(to) && fromWidth == toWidth && random.chance(50))
    name = "bitcast";
  else if (isFloat(to))
    name = isSigned ? "sitofp" : "uitofp";
  else if (isFloat(from))
    name = random.chance(70) ? "" : isSigned ? "fptosi" : "fptoui";
  else if (toWidth > fromWidth)
    name = isSigned ? "extsi" : "extui";
  else
    name = "trunci", flags = random.chance(5) ? " overflow<nsw>" : "";
  if (!name.empty()) {
    std::string value = pick(from);
    define(to, "arith." + name + " " + value + flags + " : " + from + " to " + to);
  }
}

void ProgramWriter::writeExtended() {
  std::string type = random.chance(20) ? "vector<2xi8>" : random.pick(intTypes), lhs = pick(type),
              rhs = pick(type);
  std::string first = fresh(), second = fresh(), flag = type == "vector<2xi8>" ? "vector<2xi1>" : "i1";
  size_t kind = random.below(3);
  std::string name = kind == 0 ? "addui_extended" : kind == 1 ? "mulsi_extended" : "mului_extended";
  line(first + ", " + second + " = arith." + name + " " + lhs + ", " + rhs + " : " + type +
       (kind == 0 ? ", " + flag : ""));
  show(first, type);
  show(second, kind == 0 ? flag : type);
}

void ProgramWriter::writeCall() {
  const Signature &callee = random.pick(known);
  std::vector<std::string> operands = pick(callee.arguments), names;
  std::string results = defineResults(callee.results, names);
  line(results + "func.call @" + callee.name + "(" + join(operands) + ") : (" + join(callee.arguments) +
       ") -> (" + join(callee.results) + ")");
  for (size_t i = 0; i != names.size(); ++i)
    show(names[i], callee.results[i]);
}

//===----------------------------------------------------------------------===//
// Writers of scf ops and their regions
//===----------------------------------------------------------------------===//

/// Adds a fresh name for each type to `names`. Returns the start of the line that defines these results:
/// "%a, %b = ", or an empty string if there are none.
std::string ProgramWriter::defineResults(const TypeNames &types, std::vector<std::string> &names) {
  for (size_t i = 0; i != types.size(); ++i)
    names.push_back(fresh());
  return names.empty() ? "" : join(names) + " = ";
}

void ProgramWriter::endBody(const std::string &end, const TypeNames &types) {
  std::string values = pickedList(types);
  line(end + (values.empty() ? "" : " " + values));
}
void ProgramWriter::writeBody(const std::string &end, const TypeNames &types) {
  size_t before = visible.size();
  ++indent;
  writeOps(random.below(6));
  endBody(end, types);
  --indent;
  visible.resize(before);
}

static std::string arrow(const TypeNames &types) { return types.empty() ? "" : " -> (" + join(types) + ")"; }

void ProgramWriter::writeIf() {
  TypeNames types = someTypes(2);
  std::string flag = pick("i1");
  std::vector<std::string> names;
  line(defineResults(types, names) + "scf.if " + flag + arrow(types) + " {");
  writeBody("scf.yield", types);
  if (!types.empty() || random.chance(50)) {
    line("} else {");
    writeBody("scf.yield", types);
  }
  line("}");
  for (size_t i = 0; i != types.size(); ++i)
    show(names[i], types[i]);
}

void ProgramWriter::writeIndexSwitch() {
  TypeNames types = someTypes(2);
  // convert-scf-to-cf truncates the operand of scf.index_switch to 32 bits, as in MLIR; so the operand always
  // fits in 32 bits.
  std::string flag = small("index");
  if (random.chance(30)) {
    std::string wide = pick("i32");
    flag = define("index", "arith.index_cast " + wide + " : i32 to index");
  }
  std::vector<std::string> names;
  line(defineResults(types, names) + "scf.index_switch " + flag +
       (types.empty() ? "" : " -> " + join(types)));
  size_t stride = 1 + random.below(2);
  for (size_t i = 0, e = random.below(4); i != e; ++i) {
    line("case " + std::to_string(i * stride) + " {");
    writeBody("scf.yield", types);
    line("}");
  }
  line("default {");
  writeBody("scf.yield", types);
  line("}");
  for (size_t i = 0; i != types.size(); ++i)
    show(names[i], types[i]);
}

void ProgramWriter::writeFor() {
  static constexpr const char *types[] = {"index", "index", "index", "i32", "i8"};
  std::string type = random.pick(types), lower = small(type), upper = small(type),
              step = constant(type, random.chance(70) ? "1" : "2");
  TypeNames carried = someTypes(3);
  std::vector<std::string> inits = pick(carried), names, arguments;
  std::string variable = fresh(), iterArgs;
  for (size_t i = 0; i != carried.size(); ++i) {
    arguments.push_back(fresh());
    iterArgs += (i ? ", " : "") + arguments[i] + " = " + inits[i];
  }
  line(defineResults(carried, names) + "scf.for " + (random.chance(15) ? "unsigned " : "") + variable +
       " = " + lower + " to " + upper + " step " + step +
       (carried.empty() ? "" : " iter_args(" + iterArgs + ")" + arrow(carried)) +
       (type == "index" ? "" : " : " + type) + " {");
  size_t before = visible.size();
  show(variable, type);
  for (size_t i = 0; i != carried.size(); ++i)
    show(arguments[i], carried[i]);
  writeBody("scf.yield", carried);
  visible.resize(before);
  line("}");
  for (size_t i = 0; i != carried.size(); ++i)
    show(names[i], carried[i]);
}

/// The first loop-carried value is the loop counter.
void ProgramWriter::writeWhile() {
  TypeNames carried = someTypes(2), given = someTypes(2);
  bool isDoWhile = random.chance(30);
  if (isDoWhile)
    given = carried;
  std::string zero = constant("i32", "0"), one = constant("i32", "1"),
              most = constant("i32", std::to_string(random.below(4)));
  std::vector<std::string> inits = pick(carried), names, before, after;
  carried.insert(carried.begin(), "i32");
  given.insert(given.begin(), "i32");
  inits.insert(inits.begin(), zero);
  std::string list;
  for (size_t i = 0; i != carried.size(); ++i) {
    before.push_back(fresh());
    list += (i ? ", " : "") + before[i] + " = " + inits[i];
  }
  line(defineResults(given, names) + "scf.while (" + list + ") : (" + join(carried) + ") -> (" + join(given) +
       ") {");
  size_t numVisible = visible.size();
  ++indent;
  for (size_t i = 0; i != carried.size(); ++i)
    show(before[i], carried[i]);
  writeOps(random.below(4));
  std::string goesOn = define("i1", "arith.cmpi slt, " + before[0] + ", " + most + " : i32");
  if (random.chance(50)) {
    std::string other = pick("i1");
    goesOn = define("i1", "arith.andi " + goesOn + ", " + other + " : i1");
  }
  std::string next = define("i32", "arith.addi " + before[0] + ", " + one + " : i32");
  std::string values = pickedList(TypeNames(given.begin() + 1, given.end()), next, "i32");
  line("scf.condition(" + goesOn + ") " + values);
  --indent;
  visible.resize(numVisible);
  std::string arguments;
  for (size_t i = 0; i != given.size(); ++i) {
    after.push_back(fresh());
    arguments += (i ? ", " : "") + after[i] + ": " + given[i];
  }
  line("} do {");
  line("^bb0(" + arguments + "):");
  ++indent;
  for (size_t i = 0; i != given.size(); ++i)
    show(after[i], given[i]);
  if (isDoWhile) {
    line("scf.yield " + join(after) + " : " + join(given));
  } else {
    writeOps(random.below(4));
    line("scf.yield " + pickedList(TypeNames(carried.begin() + 1, carried.end()), after[0], "i32"));
  }
  --indent;
  visible.resize(numVisible);
  line("}");
  for (size_t i = 0; i != given.size(); ++i)
    show(names[i], given[i]);
}

void ProgramWriter::writeParallel() {
  size_t rank = 1 + random.below(2);
  std::vector<std::string> lower, upper, step, variables, names;
  for (size_t i = 0; i != rank; ++i) {
    lower.push_back(small("index"));
    upper.push_back(small("index"));
    step.push_back(constant("index", "1"));
    variables.push_back(fresh());
  }
  TypeNames types;
  for (size_t i = 0, e = random.below(3); i != e; ++i)
    types.push_back(intTypes[random.below(4)]);
  std::vector<std::string> inits = pick(types);
  line(defineResults(types, names) + "scf.parallel (" + join(variables) + ") = (" + join(lower) + ") to (" +
       join(upper) + ") step (" + join(step) + ")" +
       (types.empty() ? "" : " init (" + join(inits) + ")" + arrow(types)) + " {");
  size_t before = visible.size();
  ++indent;
  for (const std::string &variable : variables)
    show(variable, "index");
  writeOps(random.below(5));
  std::string values = pickedList(types);
  line("scf.reduce" + (values.empty() ? "" : "(" + values + ") {"));
  for (size_t i = 0; i != types.size(); ++i) {
    static constexpr const char *reductions[] = {"addi", "xori", "maxsi", "muli"};
    std::string lhs = fresh(), rhs = fresh(), result = fresh();
    line("^bb0(" + lhs + ": " + types[i] + ", " + rhs + ": " + types[i] + "):");
    line("  " + result + " = arith." + random.pick(reductions) + " " + lhs + ", " + rhs + " : " + types[i]);
    line("  scf.reduce.return " + result + " : " + types[i]);
    line(i + 1 == types.size() ? "}" : "}, {");
  }
  --indent;
  visible.resize(before);
  line("}");
  for (size_t i = 0; i != types.size(); ++i)
    show(names[i], types[i]);
}

void ProgramWriter::writeForall() {
  std::string variable = fresh(),
              upper = random.chance(50) ? std::to_string(random.below(4)) : small("index");
  line("scf.forall (" + variable + ") in (" + upper + ") {");
  size_t before = visible.size();
  show(variable, "index");
  ++indent;
  writeOps(1 + random.below(4));
  --indent;
  visible.resize(before);
  line("}");
}

void ProgramWriter::writeExecuteRegion() {
  TypeNames types = someTypes(2);
  std::vector<std::string> names;
  line(defineResults(types, names) + "scf.execute_region" + arrow(types) +
       (random.chance(30) ? " no_inline" : "") + " {");
  size_t before = visible.size();
  writeGraph("scf.yield", types);
  visible.resize(before);
  line("}");
  for (size_t i = 0; i != types.size(); ++i)
    show(names[i], types[i]);
}

//===----------------------------------------------------------------------===//
// Selection of the next op
//===----------------------------------------------------------------------===//

void ProgramWriter::writeOps(size_t count) {
  for (size_t i = 0; i != count; ++i)
    writeOp();
}

void ProgramWriter::writeOp() {
  using Write = void (ProgramWriter::*)();
  static constexpr struct {
    unsigned weight;
    Write write;
    bool hasRegions;
  } table[] = {
      {36, &ProgramWriter::writeIntBinary, false},
      {12, &ProgramWriter::writeFloatBinary, false},
      {12, &ProgramWriter::writeCompare, false},
      {12, &ProgramWriter::writeCast, false},
      {3, &ProgramWriter::writeExtended, false},
      {8, &ProgramWriter::writeCall, false},
      {8, &ProgramWriter::writeIf, true},
      {3, &ProgramWriter::writeIndexSwitch, true},
      {6, &ProgramWriter::writeFor, true},
      {4, &ProgramWriter::writeWhile, true},
      {2, &ProgramWriter::writeParallel, true},
      {1, &ProgramWriter::writeForall, true},
      {2, &ProgramWriter::writeExecuteRegion, true},
  };
  budget -= budget != 0;
  if (random.chance(8)) {
    std::string type = randomType(random, favourites), flag = pick("i1"), onTrue = pick(type),
                onFalse = pick(type);
    define(type, "arith.select " + flag + ", " + onTrue + ", " + onFalse + " : " + type);
    return;
  }
  unsigned total = 0;
  for (const auto &row : table)
    total += row.weight;
  unsigned luck = random.below(total);
  for (const auto &row : table) {
    if (luck >= row.weight) {
      luck -= row.weight;
      continue;
    }
    if (row.hasRegions && (depth == 3 || budget == 0))
      return writeIntBinary();
    depth += row.hasRegions;
    (this->*row.write)();
    depth -= row.hasRegions;
    return;
  }
}

//===----------------------------------------------------------------------===//
// Control-flow graphs of cf ops
//===----------------------------------------------------------------------===//

std::vector<ProgramWriter::Node> ProgramWriter::planGraph() {
  std::vector<Node> nodes(2 + random.below(depth ? 4 : 8));
  for (size_t i = 0; i != nodes.size(); ++i) {
    if (i)
      nodes[i].arguments = someTypes(2);
    size_t behind = nodes.size() - 1 - i;
    size_t numForward = !behind || (i && random.chance(12)) ? 0
                        : random.chance(30)                 ? 1
                        : random.chance(80)                 ? 2
                                                            : 3;
    for (size_t k = 0; k != numForward; ++k)
      nodes[i].forward.push_back(i + 1 +
                                 random.below(random.chance(60) ? std::min<size_t>(behind, 2) : behind));
    if (i && numForward && random.chance(40))
      nodes[i].back = 1 + random.below(i);
  }
  // Compute the dominators of each block as a fixpoint. For unreachable blocks all bits stay set: every block
  // dominates them.
  nodes[0].dominators = 1;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 1; i != nodes.size(); ++i) {
      uint64_t bits = ~0ull;
      for (const Node &from : nodes)
        if (llvm::is_contained(from.forward, i) || from.back == i)
          bits &= from.dominators;
      bits |= bits == ~0ull ? 0 : 1ull << i;
      changed |= bits != nodes[i].dominators;
      nodes[i].dominators = bits;
    }
  }
  return nodes;
}

/// Returns a successor with its forwarded operands: "^l7(%fuel, %x : i32, f32)".
std::string ProgramWriter::target(const std::vector<Node> &nodes, size_t index, const std::string &fuel) {
  return nodes[index].label + "(" + pickedList(nodes[index].arguments, fuel, "i32") + ")";
}

void ProgramWriter::writeNode(std::vector<Node> &nodes, size_t index, const std::string &fuel,
                              const std::string &end, const TypeNames &types) {
  Node &node = nodes[index];
  writeOps(random.below(depth ? 3 : 6));
  if (node.forward.empty())
    return endBody(end, types);
  if (node.back) {
    std::string zero = constant("i32", "0"), one = constant("i32", "1");
    std::string isLeft = define("i1", "arith.cmpi sgt, " + fuel + ", " + zero + " : i32"), other = pick("i1");
    std::string flag =
        random.chance(30) ? isLeft : define("i1", "arith.andi " + isLeft + ", " + other + " : i1");
    std::string less = define("i32", "arith.subi " + fuel + ", " + one + " : i32");
    std::string back = target(nodes, *node.back, less), forward = target(nodes, node.forward[0], fuel);
    return line("cf.cond_br " + flag + ", " + back + ", " + forward);
  }
  if (node.forward.size() == 1)
    return line("cf.br " + target(nodes, node.forward[0], fuel));
  std::string first = target(nodes, node.forward[0], fuel), second = target(nodes, node.forward[1], fuel);
  if (node.forward.size() == 2) {
    std::string flag = pick("i1");
    return line("cf.cond_br " + flag + ", " + first + ", " + second);
  }
  std::string third = target(nodes, node.forward[2], fuel),
              flag = random.chance(60) ? small("i32") : pick("i32");
  line("cf.switch " + flag + " : i32, [default: " + first + ", 0: " + second + ", 2: " + third + "]");
}

void ProgramWriter::writeGraph(const std::string &end, const TypeNames &types) {
  std::vector<Node> nodes = planGraph();
  std::vector<size_t> order(nodes.size());
  for (size_t i = 0; i != order.size(); ++i)
    order[i] = i;
  // Blocks are written after their dominators, whose values they may use. Unreachable blocks use only values
  // of the entry block, so they follow it.
  auto rank = [&](size_t i) {
    return nodes[i].dominators == ~0ull ? 1 : __builtin_popcountll(nodes[i].dominators);
  };
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return rank(a) < rank(b); });
  std::string *outer = out;
  std::vector<Variable> around = visible;
  for (Node &node : nodes)
    node.label = "^l" + std::to_string(nextLabel++);
  ++indent;
  for (size_t i : order) {
    Node &node = nodes[i];
    visible = around;
    for (size_t k = 0; k != nodes.size(); ++k)
      if (k != i && (node.dominators == ~0ull ? k == 0 : node.dominators >> k & 1))
        visible.insert(visible.end(), nodes[k].defined.begin(), nodes[k].defined.end());
    size_t before = visible.size();
    out = &node.text;
    std::string fuel;
    if (i == 0) {
      fuel = constant("i32", std::to_string(2 + random.below(4)));
    } else {
      fuel = fresh();
      std::string arguments = fuel + ": i32";
      show(fuel, "i32");
      for (const std::string &type : node.arguments) {
        std::string name = fresh();
        arguments += ", " + name + ": " + type;
        show(name, type);
      }
      --indent;
      line(node.label + "(" + arguments + "):");
      ++indent;
    }
    writeNode(nodes, i, fuel, end, types);
    node.defined.assign(visible.begin() + before, visible.end());
  }
  --indent;
  out = outer;
  visible = around;
  for (const Node &node : nodes)
    *out += node.text;
}

std::string ProgramWriter::writeFunction(const Signature &signature, bool isPrivate) {
  std::string text, arguments;
  out = &text;
  // Few types, so that values of each type are frequently available.
  for (size_t i = 0; i != 3; ++i)
    favourites.push_back(randomType(random));
  for (const std::string &type : signature.arguments) {
    std::string name = fresh();
    arguments += (arguments.empty() ? "" : ", ") + name + ": " + type;
    show(name, type);
  }
  line(std::string("func.func ") + (isPrivate ? "private " : "") + "@" + signature.name + "(" + arguments +
       ")" + arrow(signature.results) + " {");
  if (random.chance(50)) {
    writeGraph("return", signature.results);
  } else {
    ++indent;
    while (budget)
      writeOp();
    endBody("return", signature.results);
    --indent;
  }
  line("}");
  return text;
}
