//===- OpSpec.h - Everything a declaration says of an op ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptor of an operation: plain, constant-initialised data in the order of the declaration. It has
// two producers: the generator's C++ emitter, and the loader, which builds the same structs in memory.
// One implementation in the runtime of each behaviour reads it: verify, parse, print, infer, build, fold,
// match. What only the author's C++ can say is a Hook.
//
// Ownership: a descriptor borrows all it points to; static tables live for ever, loaded ones as long as
// the DialectLibrary that made them. Immutable; any number of threads may read it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_OPSPEC_H
#define STRATA_RUNTIME_SPEC_OPSPEC_H

#include "runtime/spec/ConstraintSpec.h"
#include "runtime/spec/FormatSpec.h"
#include "runtime/spec/Traits.h"
#include "runtime/support/TypeID.h"

namespace llvm {
template <typename T>
class SmallVectorImpl;
} // namespace llvm

namespace strata {

class OpAsmParser;
class OpAsmPrinter;
class Operation;
class OpFoldResult;
class RewritePatternSet;
class SymbolTableCollection;
struct InferContext;
struct OperationState;

/// How many values or regions a declared name stands for.
enum class Arity : uint8_t { One, Optional, Variadic };

/// An operand group or a result group.
struct OperandSpec {
  llvm::StringRef name; ///< Empty when the author gave none.
  const TypeConstraintSpec *constraint;
  Arity arity = Arity::One;
  SpecLoc loc = {};
  /// A group that is lists of lists: the attribute slot with their sizes, a dense array of i32. Else -1.
  int16_t listSizesSlot = -1;
};
using ResultSpec = OperandSpec;

/// An inherent attribute; it has a slot in the operation, at its index in OpSpec::attributes.
struct AttrSpec {
  llvm::StringRef name;
  const AttrConstraintSpec *constraint;
  bool isOptional = false; ///< The slot may be empty.
  Hook<Attribute(MLIRContext *)> defaultValue =
      {}; ///< What an empty slot means, or fills a slot that must not be.
  SpecLoc loc = {};
};

struct RegionSpec {
  llvm::StringRef name;
  const RegionConstraintSpec *constraint;
  bool isVariadic = false;
  SpecLoc loc = {};
};

struct SuccessorSpec {
  llvm::StringRef name;
  bool isVariadic = false;
  SpecLoc loc = {};
};

/// How the values of an op are dealt out to more than one group of unknown size.
enum class SegmentKind : uint8_t {
  None,      ///< At most one group of unknown size: it takes what the others leave.
  AttrSized, ///< The dense i32 array `operandSegmentSizes` / `resultSegmentSizes` says; it is an AttrSpec
             ///< too.
  SameSize,  ///< All groups of unknown size have the same size.
};

/// One participant of a relation between types.
struct TypeRef {
  TypeSourceOf of;
  uint16_t index; ///< Operand group, result group or attribute slot.
};

enum class RelationKind : uint8_t {
  AllTypesMatch, ///< All the same type.
  AllElementTypesMatch,
  AllShapesMatch,
  AllRanksMatch,
  AllElementCountsMatch,
  TypesMatchWith, ///< transform(type of refs[0]) is the type of refs[1].
};
struct RelationSpec {
  RelationKind kind;
  llvm::StringRef summary; ///< "result type matches type of 'lhs'"
  llvm::ArrayRef<TypeRef> refs;
  Hook<Type(Type)> transform = {};
  SpecLoc loc = {};
};

/// A predicate over a whole op (PredOpTrait).
struct OpPredicateSpec {
  llvm::StringRef summary;
  Hook<bool(Operation *)> check;
  SpecLoc loc = {};
};

enum class EffectKind : uint8_t { Read, Write, Allocate, Free };
enum class EffectTarget : uint8_t { Op, Operand, Result, Attribute };
struct EffectSpec {
  EffectKind kind;
  EffectTarget target = EffectTarget::Op;
  uint16_t index = 0; ///< Group or slot of a target that is not Op.
  llvm::StringRef resource = "<Default>";
  int32_t stage = 0;         ///< Effects of a lower stage come first.
  bool onFullRegion = false; ///< Of all that the value reaches, and not of a part of it.
};

/// What the author wrote in C++. Every member may be empty.
struct OpHooks {
  Hook<LogicalResult(Operation *)> verify = {};        ///< After all declared facts hold.
  Hook<LogicalResult(Operation *)> verifyRegions = {}; ///< After the ops inside have been verified.
  /// `operands` holds a constant or null for each operand. On success `results` is empty (changed in place)
  /// or has one value or attribute for each result.
  Hook<LogicalResult(Operation *, llvm::ArrayRef<Attribute> operands,
                     llvm::SmallVectorImpl<OpFoldResult> &results)>
      fold = {};
  // Plain functions: no data could say these.
  void (*canonicalizationPatterns)(RewritePatternSet &, MLIRContext *) = nullptr;
  ParseResult (*parse)(OpAsmParser &, OperationState &) = nullptr;
  Hook<void(Operation *, OpAsmPrinter &)> print = {};
  /// Result types from operands, attributes and regions; used where OpSpec::inference is empty.
  Hook<LogicalResult(const InferContext &, llvm::SmallVectorImpl<Type> &)> inferResultTypes = {};
  /// SymbolUserOpInterface: checks the symbols that the op refers to.
  Hook<LogicalResult(Operation *, SymbolTableCollection &)> verifySymbolUses = {};
  /// Traits with code of their own (NativeOpTrait of a dialect): all are called, in order.
  llvm::ArrayRef<Hook<LogicalResult(Operation *)>> verifyTraits = {};
};

struct OpSpec {
  llvm::StringRef name; ///< "poly.add"
  llvm::ArrayRef<OperandSpec> operands = {};
  llvm::ArrayRef<AttrSpec> attributes = {};
  llvm::ArrayRef<ResultSpec> results = {};
  llvm::ArrayRef<RegionSpec> regions = {};
  llvm::ArrayRef<SuccessorSpec> successors = {};
  SegmentKind operandSegments = SegmentKind::None;
  SegmentKind resultSegments = SegmentKind::None;

  TraitSet traits = {};
  llvm::ArrayRef<llvm::StringRef> parents = {}; ///< HasParent, ParentOneOf: op names.
  llvm::StringRef implicitTerminator = {};      ///< SingleBlockImplicitTerminator: an op name.
  llvm::ArrayRef<RelationSpec> relations = {};
  llvm::ArrayRef<OpPredicateSpec> predicates = {};
  llvm::ArrayRef<EffectSpec> effects = {};

  /// One source for each result group when result types can be inferred from data alone, else empty.
  /// Kinds used: Buildable, SameAs, Transform.
  llvm::ArrayRef<TypeSource> inference = {};
  const FormatSpec *format = nullptr; ///< The declared assembly format, if there is one.
  OpHooks hooks = {};
  llvm::ArrayRef<InterfaceModelSpec> interfaces = {};
  llvm::StringRef summary = {};
  SpecLoc loc = {};
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_OPSPEC_H
