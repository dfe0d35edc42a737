//===- ConstraintEmitter.h - Constraints as tables ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Collects the constraints that one generated file uses and writes each of them once: a function that tests
// the predicate, one that builds the type or default, and the spec that names both. Everything is local to
// the file. Owns its text; emit() goes before the code that refers to the names.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_CONSTRAINTEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_CONSTRAINTEMITTER_H

#include "generator/emit/cpp/SpecWriter.h"
#include "generator/emit/cpp/TextStream.h"
#include "generator/model/AttributeModel.h"
#include "generator/model/ConstraintModel.h"
#include "generator/model/PropertyConstraintModel.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace strata {

class ConstraintEmitter {
public:
  explicit ConstraintEmitter(const ModelSet &models) : models(models), out(buffer, &models) {}

  /// All return what a spec's field takes: `&I32TypeConstraint`, `{&check_…}`.
  std::string typeConstraint(const TypeConstraintModel &model);
  std::string attrConstraint(const AttrConstraintModel &model);
  std::string regionConstraint(const ConstraintModel &model);
  /// Of a property that is not an attribute: the constraint of its slot, its PropertySpec, and the C++ type
  /// between values and stored forms.
  std::string propertyConstraint(const PropertyConstraintModel &model);
  std::string propertySpec(const PropertyConstraintModel &model);
  std::string propertyCodec(const PropertyConstraintModel &model);
  /// A hook that makes the stored form of what it starts with.
  std::string propertyDefault(const PropertyConstraintModel &model);
  /// C++ expressions: the value, as accessors give it, of a stored form; and the form of such a value.
  std::string propertyValue(const PropertyConstraintModel &model, llvm::StringRef form);
  std::string propertyForm(const PropertyConstraintModel &model, llvm::StringRef value,
                           llvm::StringRef context);
  /// A hook that makes the form of a value.
  std::string constantProperty(const PropertyConstraintModel &model, llvm::StringRef value);
  /// A hook that makes the default value of an attribute.
  std::string defaultValue(const AttributeModel &model);
  /// A hook that makes an attribute of a constant: constraint and C++ value.
  std::string constantAttr(const AttrConstraintModel &model, llvm::StringRef value);
  /// A hook `Type(Type)`: the transformer with $_self.
  std::string typeTransform(llvm::StringRef expression);
  /// A hook that gives a list of types. \param isOfRange  $_self is a list, too.
  std::string typeRangeTransform(llvm::StringRef expression, bool isOfRange);
  /// A hook `bool(Type)` / `bool(Attribute)` that asks for a class; "{}" without one.
  std::string typeClassCheck(llvm::StringRef cppClass);
  std::string attrClassCheck(llvm::StringRef cppClass);

  /// All that was collected, in an anonymous namespace in that namespace. Nothing if there is nothing.
  void emit(CodeWriter &file, llvm::StringRef nameSpace = "");

private:
  std::string uniqueName(const ConstraintModel &model, llvm::StringRef suffix);
  std::string uniqueName(llvm::StringRef wish);
  /// Hooks: whether an attribute fits, and whether it is of the C++ class that holds what fits.
  std::string attrCheck(const AttrConstraintModel &model, llvm::StringRef name);
  std::string storageCheck(const AttrConstraintModel &model, llvm::StringRef name);
  void propertyText(const PropertyConstraintModel &model, llvm::StringRef name,
                    std::vector<std::string> &fields);
  /// Writes a function once for each text; returns its name.
  std::string function(llvm::StringRef signatureHead, llvm::StringRef name, llvm::StringRef params,
                       llvm::StringRef body);

  const ModelSet &models;
  std::string bufferText;
  TextStream buffer{bufferText};
  CodeWriter out;
  llvm::DenseMap<const ConstraintModel *, std::string> names;
  llvm::DenseMap<const PropertyConstraintModel *, std::string> propertySpecs, codecs;
  llvm::StringMap<std::string> functions; ///< By what follows the name.
  llvm::StringMap<unsigned> taken;
};

/// `convertFromStorage` or `constBuilderCall`, in which what the author wrote has its place in the `.td`: of
/// a decorated constraint that is a part of it.
std::string attrConstraintCode(const AttrConstraintModel &model, llvm::StringRef field,
                               const ModelSet *models);
/// The default value that a constraint of an attribute or a property gives, with its place.
std::string defaultValueCode(const ConstraintModel &model, llvm::StringRef code, const ModelSet *models);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_CONSTRAINTEMITTER_H
