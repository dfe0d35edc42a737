//===- PatternModel.h - Model of a declarative rewrite pattern --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked tree of a Pattern (Pat) record: the source ops to match, the constraints, and the results that
// replace the root. Errors are reported at the offending word in the `.td`. Borrows the models that it refers
// to; immutable after it is checked. generator/lower lowers it to the form that the runtime executes.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PATTERNMODEL_H
#define STRATA_GENERATOR_MODEL_PATTERNMODEL_H

#include "generator/model/ModelSet.h"

namespace mlir {

/// A node of a source or result tree.
struct PatternNode {
  enum class Kind : uint8_t {
    Op,      ///< The op `op`, with one child for each element of op->arguments().
    Native,  ///< A NativeCodeCall; the children are its arguments. In a source tree, a matcher, which defines
             ///< its arguments.
    Replace, ///< The directive replaceWithValue; its argument is children[0].
    Name, ///< The value that `name` is bound to. In a source tree, a leaf that binds the name or, if the name
          ///< is already bound, requires an equal value.
    Any,  ///< `$_` or no argument: matches anything.
    Type, ///< A value whose type satisfies the constraint `type`; may bind a name.
    Attribute, ///< An attribute that satisfies the constraint `attribute`; may bind a name.
    Constant,  ///< A constant attribute (a ConstantAttr, an enum case) with the C++ value `value`. A source
               ///< tree matches an equal attribute, a result tree builds the attribute or a property.
    Property,  ///< A property that satisfies the constraint `property`; may bind a name.
    Variadic,  ///< A variadic operand with one value for each child.
  };
  /// A trailing (location …): a string, the locations of named ops, or both.
  struct Location {
    std::string text;
    std::vector<std::string> names;
    llvm::SMLoc loc;
  };

  Kind kind = Kind::Any;
  llvm::SMLoc loc;
  /// The bound name without `$` and without the suffix `__N`. Empty if nothing is bound.
  std::string name;
  /// The number N of `$name__N`.
  std::optional<unsigned> part;
  const OpModel *op = nullptr;
  const TypeConstraintModel *type = nullptr;
  const AttrConstraintModel *attribute = nullptr;
  const PropertyConstraintModel *property = nullptr;
  /// Constant: the C++ value that `attribute` or `property` is built from.
  CppExpression value;
  /// Native: the record, its C++ code, and the number of values it returns.
  const llvm::Record *record = nullptr;
  CppExpression code;
  unsigned returns = 1;
  std::vector<PatternNode> children;
  /// Op in a source tree: pairs of children that may match in either order.
  std::vector<std::pair<unsigned, unsigned>> eithers;
  /// Op in a result tree: the location of the created op.
  std::optional<Location> location;
  /// (returnType …): each is a Native with constant C++ in `code` and no children, a Name, or a Native.
  std::vector<PatternNode> returnTypes;
};

/// An additional constraint on a matched source.
struct PatternConstraint {
  /// A Type constraint applies to the values of the first name; a MultiEntity constraint is a predicate over
  /// all names.
  const ConstraintModel *constraint = nullptr;
  /// The arguments as Name nodes.
  std::vector<PatternNode> arguments;
  /// True if the last argument is the name of the constraint itself, (C:$x …), which `$_self` stands for.
  bool lastIsSelf = false;
  llvm::SMLoc loc;
};

/// The meaning of a bound name.
struct PatternSymbol {
  enum class Kind : uint8_t {
    Operand,        ///< Operand group `index` of `owner`.
    Element,        ///< One value of a variadic group, bound inside (variadic …).
    Attribute,      ///< Attribute slot `index` of `owner`.
    Property,       ///< Property `index` of `owner`.
    Results,        ///< The results of `owner`, matched or created.
    Native,         ///< The value returned by a NativeCodeCall.
    NativeArgument, ///< An attribute that a matcher defined.
    NativeValue,    ///< A value that a matcher defined.
  };
  std::string name;
  Kind kind;
  const OpModel *owner = nullptr;
  unsigned index = 0;
  unsigned returns = 1; ///< The number of values of a Native symbol.
  bool isFromSource = true;
  llvm::SMLoc loc;
};

class PatternModel {
public:
  /// Checks a record of class Pattern and returns its model. Reports all errors.
  static FailureOr<std::unique_ptr<PatternModel>> check(const llvm::Record &record, ModelSet &models,
                                                        ModelContext &context);
  /// Checks the Pattern records of the file in order of declaration, and those of included files if \p
  /// includedToo. Reports all errors.
  static FailureOr<std::vector<std::unique_ptr<PatternModel>>>
  checkAll(ModelSet &models, ModelContext &context, bool includedToo = false);

  /// The name of the record; generated by TableGen if the record is anonymous.
  llvm::StringRef name() const { return patternName; }
  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }

  const PatternNode &source() const { return root; }
  const OpModel &rootOp() const { return *root.op; }
  llvm::ArrayRef<PatternConstraint> constraints() const { return constraintList; }
  /// Result trees: auxiliary ones first. The trees from index \ref firstReplacement on return the values that
  /// replace the results of the root.
  llvm::ArrayRef<PatternNode> results() const { return resultList; }
  unsigned firstReplacement() const { return firstReplacing; }
  llvm::ArrayRef<PatternNode> supplemental() const { return supplementalList; }
  /// The number of source ops plus the benefit that the author added.
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

/// Returns the number of values of a result tree's node: the number of result groups of an op, or the return
/// count of a native call.
unsigned countValueGroups(const PatternNode &node);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_PATTERNMODEL_H
