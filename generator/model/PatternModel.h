//===- PatternModel.h - A declarative rewrite, checked ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Pattern (Pat) record as a checked tree: the ops to find, what must hold, and what takes their place.
// Every mistake is reported at its word in the `.td`. Borrows the models that it refers to. Immutable once
// checked. What a runtime executes is made of it by generator/lower.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PATTERNMODEL_H
#define STRATA_GENERATOR_MODEL_PATTERNMODEL_H

#include "generator/model/ModelSet.h"

namespace strata {

/// A node of a source or result tree.
struct PatternNode {
  enum class Kind : uint8_t {
    Op,      ///< op; children: one for each of op->arguments().
    Native,  ///< code, returns; children: the arguments. In a source: a matcher, whose arguments it defines.
    Replace, ///< replaceWithValue: children[0].
    Name, ///< name: what was bound before. In a source, a leaf that binds it (or compares, the second time).
    Any,  ///< `$_` or nothing: whatever is there.
    Type, ///< type: a value of that type; perhaps with a name.
    Attribute, ///< attribute: an attribute that the constraint takes; perhaps with a name.
    Constant,  ///< attribute and value (a ConstantAttr, an enum case): equal to it, or made from it. In a
               ///< result also property and value.
    Property,  ///< property: a property that the constraint takes; perhaps with a name.
    Variadic,  ///< children: each one value of a variadic operand.
  };
  /// A trailing (location …): a text, or the ops that names stand for, or both.
  struct Location {
    std::string text;
    std::vector<std::string> names;
    llvm::SMLoc loc;
  };

  Kind kind = Kind::Any;
  llvm::SMLoc loc;
  /// Without `$`; the part before `__N`. Empty when nothing is bound.
  std::string name;
  /// `$name__2`: the number behind the name.
  std::optional<unsigned> part;
  const OpModel *op = nullptr;
  const TypeConstraintModel *type = nullptr;
  const AttrConstraintModel *attribute = nullptr;
  const PropertyConstraintModel *property = nullptr;
  /// Constant: the C++ value that `attribute` or `property` is built from.
  CppExpression value;
  /// Native: the record, its C++, and how many values it gives.
  const llvm::Record *record = nullptr;
  CppExpression code;
  unsigned returns = 1;
  std::vector<PatternNode> children;
  /// Op of a source: pairs of children that may also match the other way round.
  std::vector<std::pair<unsigned, unsigned>> eithers;
  /// Op of a result.
  std::optional<Location> location;
  /// (returnType …): Constant C++ text in `code` of a Native without children, a Name, or a Native.
  std::vector<PatternNode> returnTypes;
};

/// What must hold beside the source.
struct PatternConstraint {
  /// Type: the first name's values must have such a type. MultiEntity: a predicate over all names.
  const ConstraintModel *constraint = nullptr;
  /// Arguments: Name nodes.
  std::vector<PatternNode> arguments;
  llvm::SMLoc loc;
};

/// What a name stands for.
struct PatternSymbol {
  enum class Kind : uint8_t {
    Operand,        ///< Operand group `index` of `owner`.
    Element,        ///< One value of a variadic group, bound inside (variadic …).
    Attribute,      ///< Attribute slot `index` of `owner`.
    Property,       ///< Property `index` of `owner`.
    Results,        ///< The results of `owner`, matched or created.
    Native,         ///< What a NativeCodeCall gave.
    NativeArgument, ///< An attribute that a matcher defined.
    NativeValue,    ///< A value that a matcher defined.
  };
  std::string name;
  Kind kind;
  const OpModel *owner = nullptr;
  unsigned index = 0;
  unsigned returns = 1; ///< Native.
  bool isFromSource = true;
  llvm::SMLoc loc;
};

class PatternModel {
public:
  /// \p record is of class Pattern.
  static FailureOr<std::unique_ptr<PatternModel>> check(const llvm::Record &record, ModelSet &models,
                                                        ModelContext &context);
  /// Every Pattern record of the file and what it includes, in the order of declaration; those that are in
  /// included files only when \p includedToo. Reports all mistakes.
  static FailureOr<std::vector<std::unique_ptr<PatternModel>>>
  checkAll(ModelSet &models, ModelContext &context, bool includedToo = false);

  /// The record's name; made up when it is anonymous.
  llvm::StringRef name() const { return patternName; }
  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }

  const PatternNode &source() const { return root; }
  const OpModel &rootOp() const { return *root.op; }
  llvm::ArrayRef<PatternConstraint> constraints() const { return constraintList; }
  /// Auxiliary ones first; the last ones, from \ref firstReplacement, give the values that replace the
  /// root's.
  llvm::ArrayRef<PatternNode> results() const { return resultList; }
  unsigned firstReplacement() const { return firstReplacing; }
  llvm::ArrayRef<PatternNode> supplemental() const { return supplementalList; }
  /// Number of source ops, and what the author added.
  unsigned benefit() const { return worth; }
  llvm::ArrayRef<PatternSymbol> symbols() const { return symbolList; }
  const PatternSymbol *findSymbol(llvm::StringRef name) const;

private:
  friend class PatternChecker;
  explicit PatternModel(const llvm::Record &record) : rec(&record) {}
  const llvm::Record *rec;
  std::string patternName;
  PatternNode root;
  std::vector<PatternConstraint> constraintList;
  std::vector<PatternNode> resultList, supplementalList;
  std::vector<PatternSymbol> symbolList;
  unsigned firstReplacing = 0, worth = 1;
};

/// How many values a node of a result tree gives: the groups of an op's results, or what the native call
/// says.
unsigned countValueGroups(const PatternNode &node);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_PATTERNMODEL_H
