//===- PatternSpec.h - The descriptor of a DRR pattern --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A declarative rewrite (DRR) pattern is compiled to two short programs that share one set of registers.
// Match steps change nothing, and matching ends at the first step that fails; rewrite steps run after all
// match steps succeeded. A fixed rule numbers and orders the match steps, so that patterns with the same root
// share their common prefixes in one decision tree. generator/lower builds the programs,
// runtime/rewrite/PatternTree runs them.
//
// A register holds one PatternValue. Register 0 holds the root operation. Plain data; for ownership and
// threads see OpSpec.h.
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

namespace mlir {

using llvm::LogicalResult;

class Attribute;
class Operation;
class PatternRewriter;
class PatternValue; ///< An op, a list of values, an attribute or a list of types; see
                    ///< runtime/ir/PatternValue.h.

/// The operation codes of a match program, which works on numbered registers. `dst`, `a`, `b` and `arg` are
/// fields of PatternStep.
enum class MatchOp : uint8_t {
  Operand,    ///< Sets register `dst` to the values of operand group `arg` of the op in register `a`.
  Result,     ///< Sets register `dst` to the values of result group `arg` of the op in register `a`.
  DefiningOp, ///< Sets register `dst` to the op that defines the value in register `a`; fails if none does.
  OpName,     ///< Fails unless the op in register `a` has the name strings[arg].
  Attribute,  ///< Sets register `dst` to the attribute in slot `arg` of the op in register `a`, or to its
              ///< default. If there is none, fails unless `b` is 1.
  Same,       ///< Fails unless registers `a` and `b` hold the same value, op or attribute.
  TypeConstraint, ///< Fails unless typeConstraints[arg] accepts the type of each value in register `a`.
  AttrConstraint, ///< Fails unless attrConstraints[arg] accepts the attribute in register `a`.
  AttrEquals,     ///< Fails unless the attribute in register `a` is constants[arg].
  Native,         ///< Calls natives[arg] on the registers args[b], args[b + 1], ...; fails if the call fails.
  OneUse,         ///< Fails unless each value in register `a` has exactly one use.
  NoUse,          ///< Fails if a value in register `a` has a use.
  Count,          ///< Fails unless the list in register `a` has exactly `arg` values.
  Element,        ///< Sets register `dst` to value number `arg` of the list in register `a`.
};

/// The operation codes of a rewrite program, which works on numbered registers. `dst`, `a`, `b` and `arg` are
/// fields of PatternStep.
enum class RewriteOp : uint8_t {
  Create,     ///< Creates an op as creates[arg] specifies; sets register `dst` to it.
  Result,     ///< Sets register `dst` to the values of result group `arg` of the op in register `a`.
  AllResults, ///< Sets register `dst` to all results of the op in register `a`.
  ResultAt,   ///< Sets register `dst` to value number `arg` of the list, or of the op, in register `a`.
  Constant,   ///< Sets register `dst` to the attribute constants[arg].
  Native,   ///< Sets register `dst` to the result of natives[arg] on the registers args[b], args[b + 1], ...
  Concat,   ///< Sets register `dst` to one list with the values of the registers args[b, ..., b + arg).
  Location, ///< Sets register `dst` to the fused location of the ops or values in the registers
            ///< args[b, ..., b + arg). If `a` is not 0, strings[a - 1] is a name: without ops the location is
            ///< a NameLoc, with ops the name is the metadata of the fused location.
  Replace,  ///< Replaces the results of the op in `a` by the values in `b`; the last step for the root.
  Erase,    ///< Erases the op in register `a`. The results of the op must be unused.
};

/// One step of a match or rewrite program.
struct PatternStep {
  uint8_t op; ///< A MatchOp or a RewriteOp.
  uint8_t reserved = 0;
  uint16_t dst = 0;
  uint16_t a = 0;
  uint16_t b = 0;
  uint32_t arg = 0;
};

/// Where the result types of a created op come from.
enum class ResultTypesOf : uint8_t {
  Replaced, ///< The types of the results of the root op that the new op replaces.
  Inferred, ///< The type inference of the new op determines the types.
  Explicit, ///< The types in the registers that CreateSpec::typesBegin refers to.
};

/// An op to create. The members named ...Begin are indices into PatternSpec::args.
struct CreateSpec {
  llvm::StringRef opName;
  uint32_t operandsBegin = 0, operandsCount = 0; ///< One register for each operand group.
  uint32_t attrsBegin = 0, attrsCount = 0;       ///< Pairs of an attribute slot and a register.
  ResultTypesOf resultTypes = ResultTypesOf::Inferred;
  /// For Explicit: one register for each result group; a register with values stands for their types. For
  /// Replaced: the index of the first result group of the root whose types are taken, and the number of
  /// groups.
  uint32_t typesBegin = 0, typesCount = 0;
  uint16_t location = 0; ///< The register with the location; 0: the fused location of all matched ops.
};

/// A NativeCodeCall or a native constraint; a constraint rejects its arguments by returning failure.
struct NativeSpec {
  llvm::StringRef name; ///< For messages: the name of the record, or the C++ code.
  Hook<LogicalResult(PatternRewriter &, llvm::ArrayRef<PatternValue> args, PatternValue &result)> call;
  uint32_t numArgs = 0;
};

/// The descriptor of a pattern.
struct PatternSpec {
  llvm::StringRef name; ///< The name of the TableGen record.
  llvm::StringRef rootOp;
  uint16_t benefit = 1;
  uint16_t numRegisters = 1;
  llvm::ArrayRef<PatternStep> match = {};
  llvm::ArrayRef<PatternStep> rewrite = {};
  llvm::ArrayRef<uint16_t> matchedOps = {}; ///< The registers of all matched ops, the root first.
  llvm::ArrayRef<llvm::StringRef> strings = {};
  llvm::ArrayRef<const TypeConstraintSpec *> typeConstraints = {};
  llvm::ArrayRef<const AttrConstraintSpec *> attrConstraints = {};
  llvm::ArrayRef<Hook<Attribute(MLIRContext *)>> constants = {};
  llvm::ArrayRef<NativeSpec> natives = {};
  llvm::ArrayRef<CreateSpec> creates = {};
  llvm::ArrayRef<uint16_t> args = {};
  llvm::ArrayRef<llvm::StringRef> generatedOps = {}; ///< The names of all ops that the rewrite may create.
  SpecLoc loc = {};
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_PATTERNSPEC_H
