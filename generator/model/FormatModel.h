//===- FormatModel.h - What an assembly format means ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The assembly format of an op, or of a type or attribute: a tree of elements with resolved names, and for
// ops the source of every operand's and result's type. Every mistake is reported at its character inside
// the string of the `.td`. Borrows the op or def model. Immutable once checked.
//
// What a runtime executes is made of it by generator/lower.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATMODEL_H
#define STRATA_GENERATOR_MODEL_FORMATMODEL_H

#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/FormatElement.h"
#include "generator/model/OpModel.h"

namespace strata {

/// Where the type of an operand or result group comes from when a format is parsed.
struct FormatTypeSource {
  enum class Kind : uint8_t {
    Parsed,         ///< The format says it.
    Buildable,      ///< The constraint builds it.
    SameAs,         ///< That of `from`: an operand, a result or an attribute.
    Transform,      ///< `transform` of that.
    Inferred,       ///< Results: by the op's own inference.
    TransformRange, ///< `transform` of the type, or of all types, of `from` gives all types.
  };
  Kind kind = Kind::Parsed;
  MemberRef from{MemberRef::Kind::Operand, 0};
  const CppExpression *transform = nullptr; ///< Of $_self.
};

/// The format of an op.
class FormatModel {
public:
  /// \pre op.hasAssemblyFormat()
  static FailureOr<FormatModel> check(const OpModel &op, ModelContext &context);

  const OpModel &op() const { return *opModel; }
  llvm::ArrayRef<FormatElement> elements() const { return tree; }
  /// One for each operand group, and for each result group.
  llvm::ArrayRef<FormatTypeSource> operandTypes() const { return operandSources; }
  llvm::ArrayRef<FormatTypeSource> resultTypes() const { return resultSources; }
  /// True if the format binds OpModel::attributes()[attribute]; `attr-dict` then leaves it out.
  bool isBound(unsigned attribute) const { return boundAttributes[attribute]; }
  /// The same for OpModel::properties()[property].
  bool isPropertyBound(unsigned property) const { return boundProperties[property]; }
  llvm::SMLoc loc() const { return opModel->assemblyFormatLoc(); }

private:
  friend class OpFormatChecker;
  explicit FormatModel(const OpModel &op) : opModel(&op) {}
  const OpModel *opModel;
  std::vector<FormatElement> tree;
  std::vector<FormatTypeSource> operandSources, resultSources;
  std::vector<bool> boundAttributes, boundProperties;
  /// Transforms that no relation of the op holds.
  std::vector<std::unique_ptr<CppExpression>> ownTransforms;
};

/// The format of a type or attribute.
class DefFormatModel {
public:
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_FORMATMODEL_H
