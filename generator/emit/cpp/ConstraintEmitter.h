//===- ConstraintEmitter.h - Descriptors of constraints -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Collects the constraints that a generated file uses and emits each of them once: the function that tests
// its predicate, the functions that build types and default values, and the descriptor that refers to them.
// All names are local to the file. Owns the collected text; emit() must precede the code that uses the names.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_CONSTRAINTEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_CONSTRAINTEMITTER_H

#include "generator/emit/cpp/SpecWriter.h"
#include "generator/emit/cpp/TextStream.h"
#include "generator/lower/SlotLayout.h"
#include "generator/model/ConstraintModel.h"
#include "generator/model/PropertyConstraintModel.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

class ConstraintEmitter {
public:
  /// \param kind A suffix of all emitted names, so that generated files of different kinds can be included in
  /// one source file. If an included file declares the dialect, several main files may define members of it;
  /// the suffix then also contains the name of the main file.
  explicit ConstraintEmitter(const ModelSet &models, llvm::StringRef kind = "");

  /// Each public function except emit() returns C++ text for a field of a descriptor, such as
  /// `&I32TypeConstraint` or `{&check_…}`, and collects the declarations that this text refers to.
  std::string typeConstraint(const TypeConstraintModel &model);
  std::string attrConstraint(const AttrConstraintModel &model);
  std::string regionConstraint(const ConstraintModel &model);
  /// Return the descriptors of a property: the constraint of its slot, its PropertySpec, and the codec class
  /// that converts between its C++ value and the stored attribute.
  std::string propertyConstraint(const PropertyConstraintModel &model);
  std::string propertySpec(const PropertyConstraintModel &model);
  std::string propertyCodec(const PropertyConstraintModel &model);
  /// Returns a hook that builds the stored attribute of a property's initial value.
  std::string propertyDefault(const PropertyConstraintModel &model);
  /// Returns a C++ expression that converts the stored attribute of a property to the value that accessors
  /// return.
  std::string propertyValue(const PropertyConstraintModel &model, llvm::StringRef form);
  /// Returns a C++ expression that converts the C++ value of a property to its stored attribute.
  std::string propertyForm(const PropertyConstraintModel &model, llvm::StringRef value,
                           llvm::StringRef context);
  /// Returns a hook that builds the stored attribute of a property with a constant value.
  std::string constantProperty(const PropertyConstraintModel &model, llvm::StringRef value);
  /// Returns the constraint of an attribute slot. \pre The slot does not hold segment sizes.
  std::string slotConstraint(const AttrSlot &slot);
  /// Returns the hook that builds the default value of an attribute slot, or "{}". \pre The slot does not
  /// hold segment sizes.
  std::string slotDefault(const AttrSlot &slot);
  /// Returns a hook that builds an attribute of the constraint \p model from the C++ expression \p value.
  std::string constantAttr(const AttrConstraintModel &model, llvm::StringRef value);
  /// Returns a hook `Type(Type)` that evaluates an expression of $_self.
  std::string typeTransform(llvm::StringRef expression);
  /// Returns a hook that computes a list of types. \param isOfRange true if $_self in the expression is a
  /// list of types.
  std::string typeRangeTransform(llvm::StringRef expression, bool isOfRange);
  /// Return a hook `bool(Type)` or `bool(Attribute)` that tests whether its argument is a \p cppClass; "{}"
  /// if \p cppClass is empty.
  std::string typeClassCheck(llvm::StringRef cppClass);
  std::string attrClassCheck(llvm::StringRef cppClass);

  /// Emits all collected declarations in \p nameSpace, or in an anonymous namespace if \p nameSpace is empty.
  /// Emits nothing if there are no declarations.
  void emit(CodeWriter &file, llvm::StringRef nameSpace = "");

private:
  std::string uniqueName(const ConstraintModel &model, llvm::StringRef suffix);
  std::string uniqueName(llvm::StringRef wish);
  /// Return hooks that test whether an attribute satisfies the constraint, and whether it is an instance of
  /// the storage class.
  std::string attrCheck(const AttrConstraintModel &model, llvm::StringRef name);
  std::string storageCheck(const AttrConstraintModel &model, llvm::StringRef name);
  /// Returns a hook, named \p name, that tests whether \p param ("Type type") is a \p cppClass; "{}" if \p
  /// cppClass is empty.
  std::string classCheck(llvm::StringRef name, llvm::StringRef param, llvm::StringRef cppClass);
  void propertyText(const PropertyConstraintModel &model, llvm::StringRef name,
                    std::vector<std::string> &fields);
  /// Emits a function unless one with the same text exists; returns its name.
  std::string function(llvm::StringRef signatureHead, llvm::StringRef name, llvm::StringRef params,
                       llvm::StringRef body);

  const ModelSet &models;
  std::string nameSuffix;
  std::string bufferText;
  TextStream buffer{bufferText};
  CodeWriter out;
  llvm::DenseMap<const ConstraintModel *, std::string> names;
  llvm::DenseMap<const PropertyConstraintModel *, std::string> propertySpecs, codecs;
  llvm::StringMap<std::string> functions; ///< Function names by the text after the name.
  llvm::StringMap<unsigned> taken;
};

/// Returns the code of `convertFromStorage` or `constBuilderCall`. The part that the base of a decorated
/// constraint declares is marked with its location in the `.td`.
std::string attrConstraintCode(const AttrConstraintModel &model, llvm::StringRef field,
                               const ModelSet *models);
/// Returns the default value of an attribute or property, marked with its location in the `.td`.
std::string defaultValueCode(const ConstraintModel &model, llvm::StringRef code, const ModelSet *models);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_CONSTRAINTEMITTER_H
