//===- PatternDump.cpp - Prints lowered patterns --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/CompiledPattern.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

llvm::StringRef mlir::spelling(MatchOp op) {
  static constexpr llvm::StringLiteral names[] = {
      "Operand",        "Result",     "DefiningOp", "OpName", "Attribute", "Same",  "TypeConstraint",
      "AttrConstraint", "AttrEquals", "Native",     "OneUse", "NoUse",     "Count", "Element"};
  static_assert(std::size(names) == size_t(MatchOp::Element) + 1);
  return names[unsigned(op)];
}

llvm::StringRef mlir::spelling(RewriteOp op) {
  static constexpr llvm::StringLiteral names[] = {"Create", "Result", "AllResults", "ResultAt", "Constant",
                                                  "Native", "Concat", "Location",   "Replace",  "Erase"};
  static_assert(std::size(names) == size_t(RewriteOp::Erase) + 1);
  return names[unsigned(op)];
}

llvm::StringRef mlir::spelling(ResultTypesOf of) {
  static constexpr llvm::StringLiteral names[] = {"Replaced", "Inferred", "Explicit"};
  static_assert(std::size(names) == size_t(ResultTypesOf::Explicit) + 1);
  return names[unsigned(of)];
}

namespace {

/// Prints one pattern.
class Dumper {
public:
  Dumper(const CompiledPattern &pattern, llvm::raw_ostream &os) : pattern(pattern), os(os) {}
  void dump();

private:
  void registers(unsigned begin, unsigned count);
  void native(unsigned index, unsigned begin);
  void matchStep(const PatternStep &step);
  void rewriteStep(const PatternStep &step);
  void create(const PatternStep &step);
  void define(const PatternStep &step, bool defines) {
    os << "  ";
    if (defines)
      os << '%' << step.dst << " = ";
  }

  const CompiledPattern &pattern;
  llvm::raw_ostream &os;
};

void Dumper::registers(unsigned begin, unsigned count) {
  os << '(';
  for (unsigned i = 0; i != count; ++i)
    os << (i ? ", " : "") << '%' << pattern.args[begin + i];
  os << ')';
}

void Dumper::native(unsigned index, unsigned begin) {
  const CompiledNative &native = pattern.natives[index];
  os << " '" << native.name << "'";
  registers(begin, native.params.size());
}

void Dumper::matchStep(const PatternStep &step) {
  auto op = static_cast<MatchOp>(step.op);
  bool defines = op == MatchOp::Operand || op == MatchOp::Result || op == MatchOp::DefiningOp ||
                 op == MatchOp::Attribute || op == MatchOp::Element || (op == MatchOp::Native && step.dst);
  define(step, defines);
  os << spelling(op);
  switch (op) {
  case MatchOp::Operand:
  case MatchOp::Result:
  case MatchOp::Count:
  case MatchOp::Element:
    os << " %" << step.a << ' ' << step.arg;
    break;
  case MatchOp::Attribute:
    os << " %" << step.a << ' ' << step.arg << (step.b ? " optional" : "");
    break;
  case MatchOp::OpName:
    os << " %" << step.a << " '" << pattern.strings[step.arg] << "'";
    break;
  case MatchOp::Same:
    os << " %" << step.a << " %" << step.b;
    break;
  case MatchOp::TypeConstraint:
    os << " %" << step.a << ' ' << pattern.typeConstraints[step.arg]->recordName();
    break;
  case MatchOp::AttrConstraint:
    os << " %" << step.a << ' ' << pattern.attrConstraints[step.arg]->recordName();
    break;
  case MatchOp::AttrEquals:
    os << " %" << step.a << ' ' << pattern.constants[step.arg].value.text();
    break;
  case MatchOp::Native:
    native(step.arg, step.b);
    break;
  case MatchOp::DefiningOp:
  case MatchOp::OneUse:
  case MatchOp::NoUse:
    os << " %" << step.a;
    break;
  }
  os << '\n';
}

void Dumper::create(const PatternStep &step) {
  const CreateSpec &create = pattern.creates[step.arg];
  os << " '" << pattern.createdName(step.arg) << "'";
  registers(create.operandsBegin, create.operandsCount);
  if (create.attrsCount) {
    os << " {";
    for (unsigned i = 0; i != create.attrsCount; ++i)
      os << (i ? ", " : "") << pattern.args[create.attrsBegin + 2 * i] << " = %"
         << pattern.args[create.attrsBegin + 2 * i + 1];
    os << '}';
  }
  os << " -> " << spelling(create.resultTypes);
  if (create.resultTypes == ResultTypesOf::Explicit)
    registers(create.typesBegin, create.typesCount);
  else if (create.resultTypes == ResultTypesOf::Replaced)
    os << ' ' << create.typesBegin << '+' << create.typesCount;
  if (create.location)
    os << " at %" << create.location;
}

void Dumper::rewriteStep(const PatternStep &step) {
  auto op = static_cast<RewriteOp>(step.op);
  define(step, op != RewriteOp::Replace && op != RewriteOp::Erase);
  os << spelling(op);
  switch (op) {
  case RewriteOp::Create:
    create(step);
    break;
  case RewriteOp::Result:
  case RewriteOp::ResultAt:
    os << " %" << step.a << ' ' << step.arg;
    break;
  case RewriteOp::AllResults:
  case RewriteOp::Erase:
    os << " %" << step.a;
    break;
  case RewriteOp::Constant:
    os << ' ' << pattern.constants[step.arg].value.text();
    break;
  case RewriteOp::Native:
    native(step.arg, step.b);
    break;
  case RewriteOp::Concat:
    registers(step.b, step.arg);
    break;
  case RewriteOp::Location:
    if (step.a)
      os << " '" << pattern.strings[step.a - 1] << "'";
    registers(step.b, step.arg);
    break;
  case RewriteOp::Replace:
    os << " %" << step.a << " %" << step.b;
    break;
  }
  os << '\n';
}

void Dumper::dump() {
  os << pattern.name << ": " << pattern.rootOp << ", benefit " << pattern.benefit << ", "
     << pattern.numRegisters << " registers\n";
  os << " match\n";
  for (const PatternStep &step : pattern.match)
    matchStep(step);
  os << " rewrite\n";
  for (const PatternStep &step : pattern.rewrite)
    rewriteStep(step);
}

} // namespace

void CompiledPattern::dump(llvm::raw_ostream &os) const { Dumper(*this, os).dump(); }
