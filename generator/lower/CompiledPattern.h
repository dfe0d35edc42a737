//===- CompiledPattern.h - Lowered rewrite patterns -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The programs of a declarative rewrite: steps, registers, strings, creates and args are exactly those of the
// PatternSpec that both producers write. Where the PatternSpec has a hook or a constraint, the program refers
// to the model that it is produced from. Owns its tables; borrows models.
//
// The match steps have a fixed order:
//   1. the ops and operands of the source pattern, from the root down and left to right;
//   2. their attributes;
//   3. attribute constraints, type constraints, equalities, C++ matchers;
//   4. the constraints of the pattern, in declaration order.
// Registers are numbered in the order of the steps that define them. Two patterns with the same root op
// therefore have a common prefix of steps for as long as their sources agree.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_COMPILEDPATTERN_H
#define STRATA_GENERATOR_LOWER_COMPILEDPATTERN_H

#include "generator/model/PatternModel.h"
#include "runtime/spec/PatternSpec.h"

namespace mlir {

/// An attribute that is built once: the result of `constraint.constBuilderCall()` on `value`, or the stored
/// attribute of a property with that value.
struct CompiledConstant {
  const AttrConstraintModel *constraint = nullptr;
  const PropertyConstraintModel *property = nullptr; ///< Set if `constraint` is null.
  CppExpression value;
  llvm::SMLoc loc;
};

/// A NativeSpec with its C++ code and the kinds of its arguments.
struct CompiledNative {
  enum class Kind : uint8_t {
    Predicate, ///< `predicate`; the match continues if it is true. $_self is $0, unless lastIsSelf.
    Matcher,   ///< `code` returns a LogicalResult. args[0] is $_self; the code defines $0, $1, ….
    Call,      ///< `code` returns a value, an attribute or several values; nothing if `returns` is 0.
    Types,     ///< `code` returns a Type: an argument of returnType.
  };
  struct Param {
    enum class Kind : uint8_t {
      Value,     ///< A single value.
      Values,    ///< A list of values: ValueRange.
      Attribute, ///< An attribute of class `cppType`.
      Operation, ///< A matched or created op of class `cppType`: the $_self of a matcher, or an op without
                 ///< results. The name of an op with one result denotes that result instead.
      Any,       ///< The result of a NativeCodeCall, of unknown kind.
      Property,  ///< A C++ value of `property`.
    };
    Kind kind;
    std::string cppType;     ///< "::mlir::Value", "::mlir::ValueRange", "::mlir::IntegerAttr" …
    bool isOptional = false; ///< The attribute may be null.
    const PropertyConstraintModel *property = nullptr;
  };
  Kind kind;
  std::string name; ///< Name of the record, or the C++ text of an anonymous one.
  const PredicateModel *predicate = nullptr;
  CppExpression code;
  std::vector<Param> params;
  /// For a Predicate: true if the last argument is $_self. It is also $0 if it is the only argument.
  bool lastIsSelf = false;
  /// For a Matcher: the kinds of the entities $0, $1, … that it defines: Value or Attribute.
  std::vector<Param::Kind> defined;
  unsigned returns = 1;
  /// For a Call: the property whose C++ value `code` returns, or null.
  const PropertyConstraintModel *resultProperty = nullptr;
  llvm::SMLoc loc;
  llvm::SMLoc codeLoc; ///< A location that precedes `code` in the same record.
};

/// The program of one pattern.
struct CompiledPattern {
  const PatternModel *model = nullptr;
  std::string name;   ///< Name of the record; alternatives of `either` add the suffix "_1", "_2", ….
  std::string rootOp; ///< Name of the op that the pattern matches: "arith.addi".
  uint16_t benefit = 1, numRegisters = 1;
  std::vector<PatternStep> match, rewrite;
  std::vector<uint16_t> matchedOps;
  std::vector<std::string> strings;
  std::vector<const TypeConstraintModel *> typeConstraints;
  std::vector<const ConstraintModel *> attrConstraints; ///< Constraints of attributes and properties.
  std::vector<CompiledConstant> constants;
  std::vector<CompiledNative> natives;
  /// The ops that the rewrite creates. The field opName is empty: createdName() returns the name.
  std::vector<CreateSpec> creates;
  std::vector<const OpModel *> createdOps; ///< The op of each element of `creates`.
  std::vector<uint16_t> args;
  std::vector<std::string> generatedOps; ///< Names of created ops, sorted and unique.

  /// Returns the name of the op that creates[i] creates.
  std::string createdName(unsigned i) const { return createdOps[i]->name(); }
  void dump(llvm::raw_ostream &os) const;
};

/// Lowers a checked pattern to one program, or to several of equal benefit if its source has `either`
/// directives.
std::vector<CompiledPattern> lowerPattern(const PatternModel &pattern);

llvm::StringRef spelling(MatchOp op);       ///< Name of the enumerator: "DefiningOp".
llvm::StringRef spelling(RewriteOp op);     ///< Name of the enumerator: "Create".
llvm::StringRef spelling(ResultTypesOf of); ///< Name of the enumerator: "Inferred".

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_COMPILEDPATTERN_H
