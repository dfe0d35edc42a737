//===- FormatModel.h - Checked assembly formats -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked assembly format of an op, type or attribute: a tree of elements with resolved names, and for
// ops the source of the type of every operand and result. Errors are reported at the offending character
// inside the string of the `.td`. Borrows the op or def model; immutable after it is checked.
//
// generator/lower lowers these models to the form that the runtime executes.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATMODEL_H
#define STRATA_GENERATOR_MODEL_FORMATMODEL_H

#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/FormatElement.h"
#include "generator/model/OpModel.h"

namespace mlir {

/// The source of the type of an operand or result group when the format is parsed.
struct FormatTypeSource {
  enum class Kind : uint8_t {
    Parsed,         ///< The textual form contains the type.
    Buildable,      ///< The type constraint builds the type.
    SameAs,         ///< The type of member `from`: an operand, a result or an attribute.
    Transform,      ///< `transform` applied to the type of `from`.
    Inferred,       ///< The type inference of the op; only for results.
    TransformRange, ///< `transform` applied to the type, or list of types, of `from`; it returns the list of
                    ///< types.
  };
  Kind kind = Kind::Parsed;
  MemberRef from{MemberRef::Kind::Operand, 0};
  const CppExpression *transform = nullptr; ///< An expression of $_self.
};

/// The checked assembly format of an op.
class FormatModel {
public:
  /// Parses and checks the format of `op`. Reports all errors.
  /// \pre op.hasAssemblyFormat()
  static FailureOr<FormatModel> check(const OpModel &op, ModelContext &context);

  const OpModel &op() const { return *opModel; }
  llvm::ArrayRef<FormatElement> elements() const { return tree; }
  /// One source for each operand group and for each result group.
  llvm::ArrayRef<FormatTypeSource> operandTypes() const { return operandSources; }
  llvm::ArrayRef<FormatTypeSource> resultTypes() const { return resultSources; }
  /// True if the format names OpModel::attributes()[attribute]; `attr-dict` then omits the attribute.
  bool isBound(unsigned attribute) const { return boundAttributes[attribute]; }
  /// True if the format names OpModel::properties()[property].
  bool isPropertyBound(unsigned property) const { return boundProperties[property]; }
  llvm::SMLoc loc() const { return opModel->assemblyFormatLoc(); }

private:
  friend class OpFormatChecker;
  explicit FormatModel(const OpModel &op) : opModel(&op) {}
  const OpModel *opModel;
  std::vector<FormatElement> tree;
  std::vector<FormatTypeSource> operandSources, resultSources;
  std::vector<bool> boundAttributes, boundProperties;
  /// Owns the transforms that no type relation of the op owns.
  std::vector<std::unique_ptr<CppExpression>> ownTransforms;
};

/// The checked assembly format of a type or attribute.
class DefFormatModel {
public:
  /// Parses and checks the format of `def`. Reports all errors.
  /// \pre def.hasAssemblyFormat()
  static FailureOr<DefFormatModel> check(const AttrOrTypeDefModel &def, ModelContext &context);

  const AttrOrTypeDefModel &def() const { return *defModel; }
  llvm::ArrayRef<FormatElement> elements() const { return tree; }
  llvm::SMLoc loc() const { return defModel->assemblyFormatLoc(); }

private:
  friend class DefFormatChecker;
  explicit DefFormatModel(const AttrOrTypeDefModel &def) : defModel(&def) {}
  const AttrOrTypeDefModel *defModel;
  std::vector<FormatElement> tree;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_FORMATMODEL_H
