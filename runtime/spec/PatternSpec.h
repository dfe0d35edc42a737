//===- PatternSpec.h - A compiled declarative rewrite ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A DRR pattern is compiled to two short programs over one file of registers: match steps, which change
// nothing and stop at the first that fails, and rewrite steps, which run when all held. Match steps are
// numbered and ordered by one rule, so that patterns of the same root share their common beginnings and
// merge into one tree. generator/lower makes the programs, runtime/rewrite/PatternTree runs them.
//
// A register holds one PatternValue. Register 0 is the root operation. Plain data.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_PATTERNSPEC_H
#define STRATA_RUNTIME_SPEC_PATTERNSPEC_H

#include "runtime/spec/ConstraintSpec.h"
#include "runtime/spec/Hook.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace llvm {
template <typename T>
class SmallVectorImpl;
} // namespace llvm

namespace strata {

using llvm::LogicalResult;

class Attribute;
class Operation;
class PatternRewriter;
class PatternValue; ///< runtime/rewrite/PatternValue.h: an op, a list of values, an attribute or a list of
                    ///< types.

enum class MatchOp : uint8_t {
  Operand,    ///< dst = operand group `arg` of op a (its values).
  Result,     ///< dst = result group `arg` of op a (its values).
  DefiningOp, ///< dst = the op that defines the single value a; fails when there is none.
  OpName,     ///< op a is called strings[arg].
  Attribute, ///< dst = attribute slot `arg` of op a, its default when empty; fails when absent unless b is 1.
  Same,      ///< Registers a and b hold the same thing.
  TypeConstraint, ///< Each value of a has a type that typeConstraints[arg] takes.
  AttrConstraint, ///< attrConstraints[arg] takes attribute a.
  AttrEquals,     ///< Attribute a is constants[arg].
  Native,         ///< natives[arg] takes the registers args[b, …): fails when it says so; may define dst.
  OneUse,         ///< Each value of a has exactly one use.
  NoUse,          ///< No value of a has a use.
  Count,          ///< List a has exactly `arg` values.
  Element, ///< dst = value number `arg` of list a, or the `arg`th of the things that a Native has defined.
};

enum class RewriteOp : uint8_t {
  Create,     ///< dst = creates[arg]: a new op.
  Result,     ///< dst = result group `arg` of op a.
  AllResults, ///< dst = all results of op a.
  ResultAt,   ///< dst = value number `arg` of a, an op's results or a list; fails when there are fewer.
  Constant,   ///< dst = constants[arg], an attribute.
  Native,     ///< dst = natives[arg] of registers args[b, …).
  Concat,     ///< dst = the values of registers args[b, …, b + arg), one list.
  Location,   ///< dst = the fused location of the ops (or values) args[b, …, b + arg). a is 1 + the index in
            ///< strings of a name: alone it is a NameLoc, with ops the fused location's metadata; 0: no name.
  Replace, ///< Replaces op a's results by the values of b; the last step on the root.
  Erase,   ///< Erases op a; it has no results, or none in use.
};

struct PatternStep {
  uint8_t op; ///< MatchOp or RewriteOp.
  uint8_t reserved = 0;
  uint16_t dst = 0;
  uint16_t a = 0;
  uint16_t b = 0;
  uint32_t arg = 0;
};

enum class ResultTypesOf : uint8_t {
  Replaced, ///< The types of the values that the root's replacement takes over.
  Inferred, ///< The op's inference.
  Explicit, ///< Type registers.
};

/// One op to build. Indices into PatternSpec::args.
struct CreateSpec {
  llvm::StringRef opName;
  uint32_t operandsBegin = 0, operandsCount = 0; ///< Registers, one for each operand group.
  uint32_t attrsBegin = 0, attrsCount = 0;       ///< Pairs: slot, register.
  ResultTypesOf resultTypes = ResultTypesOf::Inferred;
  /// Explicit: registers, one for each result group; one that holds values stands for their types.
  /// Replaced: the first result group of the root whose types are taken, and how many groups.
  uint32_t typesBegin = 0, typesCount = 0;
  uint16_t location = 0; ///< A register with a location, or 0: fused from all matched ops.
};

/// A NativeCodeCall or a native constraint. As a constraint it fails to refuse.
struct NativeSpec {
  llvm::StringRef name; ///< For messages: the record's name or the code.
  Hook<LogicalResult(PatternRewriter &, llvm::ArrayRef<PatternValue> args, PatternValue &result)> call;
  uint32_t numArgs = 0;
};

struct PatternSpec {
  llvm::StringRef name; ///< The record's name.
  llvm::StringRef rootOp;
  uint16_t benefit = 1;
  uint16_t numRegisters = 1;
  llvm::ArrayRef<PatternStep> match = {};
  llvm::ArrayRef<PatternStep> rewrite = {};
  llvm::ArrayRef<uint16_t> matchedOps = {}; ///< Registers of all matched ops, the root first.
  llvm::ArrayRef<llvm::StringRef> strings = {};
  llvm::ArrayRef<const TypeConstraintSpec *> typeConstraints = {};
  llvm::ArrayRef<const AttrConstraintSpec *> attrConstraints = {};
  llvm::ArrayRef<Hook<Attribute(MLIRContext *)>> constants = {};
  llvm::ArrayRef<NativeSpec> natives = {};
  llvm::ArrayRef<CreateSpec> creates = {};
  llvm::ArrayRef<uint16_t> args = {};
  llvm::ArrayRef<llvm::StringRef> generatedOps = {}; ///< Names of the ops that the rewrite may create.
  SpecLoc loc = {};
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_PATTERNSPEC_H
