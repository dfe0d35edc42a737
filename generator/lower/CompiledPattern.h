//===- CompiledPattern.h - A pattern, ready to become a PatternSpec -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The programs of a declarative rewrite, as both producers make them into a PatternSpec: steps, registers,
// strings, creates and args are final; where the spec has a hook or a constraint, this has the model that it
// is made from. Owns its tables; borrows models.
//
// Match steps come in one order: the ops and operands of the source from the root down, left to right; then
// attributes; then constraints of attributes, of types, equalities, matchers in C++; then the constraints of
// the author, in theirs. Registers are numbered in the order of the steps that define them. So two patterns
// of one root begin alike as far as they ask alike.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_COMPILEDPATTERN_H
#define STRATA_GENERATOR_LOWER_COMPILEDPATTERN_H

#include "generator/model/PatternModel.h"
#include "runtime/spec/PatternSpec.h"

namespace strata {

/// An attribute made once: `constraint.constBuilderCall()` applied to `value`, or the form of a property's
/// value.
struct CompiledConstant {
  const AttrConstraintModel *constraint = nullptr;
  const PropertyConstraintModel *property = nullptr; ///< If `constraint` is null.
  CppExpression value;
  llvm::SMLoc loc;
};

/// NativeSpec, with the C++ and the kinds of its arguments.
struct CompiledNative {
  enum class Kind : uint8_t {
    Predicate, ///< `predicate`: true lets the pattern go on. $_self is $0.
    Matcher,   ///< `code` gives a LogicalResult. args[0] is $_self; $0, $1 … are what it defines.
    Call,      ///< `code` gives a value, an attribute or several values; nothing when `returns` is 0.
    Types,     ///< `code` gives a Type: an argument of returnType.
  };
  struct Param {
    enum class Kind : uint8_t {
      Value,     ///< One value.
      Values,    ///< A list of values: ValueRange.
      Attribute, ///< cppType: its class.
      Operation, ///< An op, matched or created; cppType: its class. In C++ a name of an op with one result is
                 ///< that result, so this is only the $_self of a matcher and ops without results.
      Any,       ///< What a NativeCodeCall gave: whatever it is.
      Property,  ///< The C++ value of `property`.
    };
    Kind kind;
    std::string cppType;     ///< "::mlir::Value", "::mlir::ValueRange", "::mlir::IntegerAttr" …
    bool isOptional = false; ///< An attribute that may be null.
    const PropertyConstraintModel *property = nullptr;
  };
  Kind kind;
  std::string name; ///< The record's, or its C++ when it has none.
  const PredicateModel *predicate = nullptr;
  CppExpression code;
  std::vector<Param> params;
  /// Matcher: what $0, $1 … are, Value or Attribute.
  std::vector<Param::Kind> defined;
  unsigned returns = 1;
  /// Call: what `code` gives is a C++ value of it.
  const PropertyConstraintModel *resultProperty = nullptr;
  llvm::SMLoc loc;
  llvm::SMLoc codeLoc; ///< A place before `code`: of its record.
};

struct CompiledPattern {
  const PatternModel *model = nullptr;
  std::string name;   ///< The record's; alternatives of `either` have "_1", "_2" … behind it.
  std::string rootOp; ///< "arith.addi"
  uint16_t benefit = 1, numRegisters = 1;
  std::vector<PatternStep> match, rewrite;
  std::vector<uint16_t> matchedOps;
  std::vector<std::string> strings;
  std::vector<const TypeConstraintModel *> typeConstraints;
  std::vector<const ConstraintModel *> attrConstraints; ///< Of attributes or properties.
  std::vector<CompiledConstant> constants;
  std::vector<CompiledNative> natives;
  /// Without opName; see createdName().
  std::vector<CreateSpec> creates;
  std::vector<const OpModel *> createdOps; ///< Beside `creates`: the op of each.
  std::vector<uint16_t> args;
  std::vector<std::string> generatedOps; ///< Sorted, without repetition.

  /// The name of creates[i]; CreateSpec::opName is empty here.
  std::string createdName(unsigned i) const { return createdOps[i]->name(); }
  void dump(llvm::raw_ostream &os) const;
};

/// One program; several, of equal benefit, when the source has `either`.
std::vector<CompiledPattern> lowerPattern(const PatternModel &pattern);

llvm::StringRef spelling(MatchOp op);       ///< "DefiningOp"
llvm::StringRef spelling(RewriteOp op);     ///< "Create"
llvm::StringRef spelling(ResultTypesOf of); ///< "Inferred"

} // namespace strata

#endif // STRATA_GENERATOR_LOWER_COMPILEDPATTERN_H
