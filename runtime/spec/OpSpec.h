//===- OpSpec.h - The descriptor of an operation --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptor of an operation: plain, constant-initialized data in the order of the declaration. It has
// two producers: the generator's C++ emitter, and the loader, which builds the same structs in memory. The
// runtime implements each behavior that a descriptor determines once: verifying, parsing, printing,
// inferring, building, folding, matching. A behavior that the author wrote in C++ is a Hook.
//
// Ownership: a descriptor borrows all memory that it points to. Static tables live as long as the program,
// loaded ones as long as the DialectLibrary that built them. Immutable; any number of threads may read a
// descriptor.
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

namespace mlir {

class OpAsmParser;
class OpAsmPrinter;
class Operation;
class OpFoldResult;
class OperationName;
class NamedAttrList;
class RewritePatternSet;
class SymbolTableCollection;
struct InferContext;
struct OperationState;

/// The number of values or regions that a declared name stands for: exactly one, at most one, or any number.
enum class Arity : uint8_t { One, Optional, Variadic };

/// An operand group or a result group.
struct OperandSpec {
  llvm::StringRef name; ///< The declared name; empty if there is none.
  const TypeConstraintSpec *constraint;
  Arity arity = Arity::One;
  SpecLoc loc = {};
  /// For a variadic group of variadic groups: the attribute slot of a dense i32 array with the list sizes;
  /// else -1.
  int16_t listSizesSlot = -1;
};
using ResultSpec = OperandSpec;

/// An inherent attribute. Its slot in the operation has the same index as its entry in OpSpec::attributes.
struct AttrSpec {
  llvm::StringRef name;
  const AttrConstraintSpec *constraint;
  bool isOptional = false; ///< True if the slot may be empty.
  Hook<Attribute(MLIRContext *)> defaultValue =
      {}; ///< The default value, which an empty optional slot stands for.
  SpecLoc loc = {};
};

/// A region, or the variadic group of all remaining regions of the op.
struct RegionSpec {
  llvm::StringRef name;
  const RegionConstraintSpec *constraint;
  bool isVariadic = false;
  SpecLoc loc = {};
};

/// A successor, or the variadic group of all remaining successors of the op.
struct SuccessorSpec {
  llvm::StringRef name;
  bool isVariadic = false;
  SpecLoc loc = {};
};

/// How the values of an op are divided among its groups if more than one group has a variable size.
enum class SegmentKind : uint8_t {
  None,      ///< At most one group has a variable size: it takes the values that the others leave.
  AttrSized, ///< The inherent dense i32 array `operandSegmentSizes` or `resultSegmentSizes` holds the sizes.
  SameSize,  ///< All groups of variable size have the same size.
};

/// An operand group, result group or attribute to whose type a relation refers.
struct TypeRef {
  TypeSourceOf of;
  uint16_t index; ///< The number of the operand group, result group or attribute slot.
};

/// The kind of a relation between types.
enum class RelationKind : uint8_t {
  AllTypesMatch, ///< All elements of `refs` have the same type.
  AllElementTypesMatch,
  AllShapesMatch,
  AllRanksMatch,
  AllElementCountsMatch,
  TypesMatchWith, ///< `transform` maps the type of refs[0] to the type of refs[1].
};
/// A relation between the types of operands, results and attributes, which the verifier checks.
struct RelationSpec {
  RelationKind kind;
  llvm::StringRef summary; ///< For messages: "result type matches type of 'lhs'".
  llvm::ArrayRef<TypeRef> refs;
  Hook<Type(Type)> transform = {};
  SpecLoc loc = {};
};

/// A predicate on the whole op (PredOpTrait).
struct OpPredicateSpec {
  llvm::StringRef summary;
  Hook<bool(Operation *)> check;
  SpecLoc loc = {};
};

/// The kinds of memory effects.
enum class EffectKind : uint8_t { Read, Write, Allocate, Free };
/// The object that a memory effect applies to.
enum class EffectTarget : uint8_t { Op, Operand, Result, Attribute };
/// A declared memory effect.
struct EffectSpec {
  EffectKind kind;
  EffectTarget target = EffectTarget::Op;
  uint16_t index = 0; ///< The index of the group or attribute slot, unless the target is Op.
  llvm::StringRef resource = "<Default>";
  int32_t stage = 0;         ///< Effects of lower stages happen first.
  bool onFullRegion = false; ///< True if the effect applies to all memory that the value refers to.
};

/// The C++ functions that the author wrote for an op. Every member may be empty.
struct OpHooks {
  Hook<LogicalResult(Operation *)> verify = {}; ///< Runs after all declared invariants have been verified.
  Hook<LogicalResult(Operation *)> verifyRegions =
      {}; ///< Runs after the ops in the regions have been verified.
  /// `operands` holds a constant or null for each operand. On success `results` is empty if the op was
  /// changed in place, else it has one value or attribute for each result.
  Hook<LogicalResult(Operation *, llvm::ArrayRef<Attribute> operands,
                     llvm::SmallVectorImpl<OpFoldResult> &results)>
      fold = {};
  // Plain functions without data, because they are never set for a dialect that is loaded from a .td file at
  // run time.
  void (*canonicalizationPatterns)(RewritePatternSet &, MLIRContext *) = nullptr;
  ParseResult (*parse)(OpAsmParser &, OperationState &) = nullptr;
  Hook<void(Operation *, OpAsmPrinter &)> print = {};
  /// Infers the result types from operands, attributes and regions; used if OpSpec::inference is empty.
  Hook<LogicalResult(const InferContext &, llvm::SmallVectorImpl<Type> &)> inferResultTypes = {};
  /// Verifies the symbols that the op refers to (SymbolUserOpInterface).
  Hook<LogicalResult(Operation *, SymbolTableCollection &)> verifySymbolUses = {};
  /// Verifiers of traits written in C++ (NativeOpTrait of a dialect), called in this order.
  llvm::ArrayRef<Hook<LogicalResult(Operation *)>> verifyTraits = {};
};

/// The functions of an operation that is registered at run time (runtime/asm/ExtensibleDialect.h). Every
/// member may be empty.
struct DynamicOpHooks {
  Hook<ParseResult(OpAsmParser &, OperationState &)> parse = {}; ///< Parses the text after the op name.
  /// Prints the operation with its name. \p defaultDialect is the dialect whose prefix may be omitted.
  Hook<void(Operation *, OpAsmPrinter &, llvm::StringRef defaultDialect)> print = {};
  Hook<void(RewritePatternSet &, MLIRContext *)> canonicalizationPatterns = {};
  /// Adds the default values of the attributes that are missing in the list.
  Hook<void(const OperationName &, NamedAttrList &)> populateDefaultAttrs = {};
};

/// The descriptor of an operation.
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
  llvm::ArrayRef<TypeID> traitIDs = {}; ///< The keys of traits written in C++ (NativeOpTrait of a dialect).
  llvm::ArrayRef<llvm::StringRef> parents =
      {};                                  ///< HasParent, ParentOneOf: the names of the allowed parent ops.
  llvm::StringRef implicitTerminator = {}; ///< SingleBlockImplicitTerminator: the name of the terminator op.
  llvm::ArrayRef<RelationSpec> relations = {};
  llvm::ArrayRef<OpPredicateSpec> predicates = {};
  llvm::ArrayRef<EffectSpec> effects = {};

  /// One source for each result group if this table suffices to compute the result types, else empty. Only
  /// the kinds Buildable, SameAs and Transform occur.
  llvm::ArrayRef<TypeSource> inference = {};
  const FormatSpec *format = nullptr; ///< The declared assembly format, or null.
  OpHooks hooks = {};
  llvm::ArrayRef<InterfaceModelSpec> interfaces = {};
  llvm::StringRef summary = {};
  SpecLoc loc = {};
  const DynamicOpHooks *dynamic = nullptr; ///< Null unless the operation is registered at run time.
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_OPSPEC_H
