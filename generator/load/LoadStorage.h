//===- LoadStorage.h - Memory and helpers of the loader -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The memory of a DialectLibrary, and the helpers that its loaders share: arrays and strings with the
// lifetime of the library, hooks that evaluate expressions, and the diagnostic for declarations that a loaded
// dialect does not support. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_LOADSTORAGE_H
#define STRATA_GENERATOR_LOAD_LOADSTORAGE_H

#include "generator/load/DialectLibrary.h"
#include "generator/load/Evaluator.h"
#include "generator/model/AttrConstraintModel.h"
#include "generator/model/ModelSet.h"
#include "generator/model/PropertyConstraintModel.h"
#include "generator/model/RecordSource.h"
#include "runtime/spec/PropertySpec.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/StringSaver.h"
#include <deque>

namespace mlir {

struct DialectLibrary::Storage {
  RecordSource source;
  std::unique_ptr<ModelSet> models;
  EvalScope scope;
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver strings{allocator};
  std::deque<Expression> expressions;
  std::deque<std::string> texts;

  template <typename T>
  llvm::ArrayRef<T> array(const std::vector<T> &elements) {
    static_assert(std::is_trivially_destructible_v<T>);
    T *memory = allocator.Allocate<T>(elements.size());
    std::uninitialized_copy(elements.begin(), elements.end(), memory);
    return {memory, elements.size()};
  }
  template <typename T>
  T *make(const T &value) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocator.Allocate<T>()) T(value);
  }
  llvm::StringRef save(llvm::StringRef text) { return strings.save(text); }
};

/// The state of one load: the library's memory, the options, the diagnostics engine, and whether loading
/// failed.
class LoadContext {
public:
  LoadContext(DialectLibrary::Storage &memory, const LoadOptions &options, DiagnosticEngine &diags)
      : memory(memory), options(options), diags(diags) {}

  DialectLibrary::Storage &memory;
  const LoadOptions &options;
  DiagnosticEngine &diags;

  /// Reports that `what`, declared at `loc`, needs C++ that a loaded dialect does not have: a warning, or an
  /// error in strict mode.
  /// \param why The unsupported construct, or empty.
  /// \param note A remedy, attached as a note, or empty.
  void cannotHonour(llvm::SMLoc loc, const llvm::Twine &what, llvm::StringRef why = {},
                    llvm::StringRef note = {});
  bool hasFailed() const { return failed; }
  void setFailed() { failed = true; }

  SpecLoc specLoc(llvm::SMLoc loc);

  /// Return the checked expression, or null after calling cannotHonour().
  const Expression *expression(const CppExpression &text, llvm::SMLoc loc, const llvm::Twine &what);
  const Expression *expression(const PredicateModel &predicate, llvm::SMLoc loc, const llvm::Twine &what);

  // Hooks that evaluate expressions. A hook is empty if its expression is not supported.
  Hook<bool(Type)> typeCheck(const PredicateModel &predicate, llvm::SMLoc loc, const llvm::Twine &what);
  Hook<bool(Attribute)> attrCheck(const PredicateModel &predicate, llvm::SMLoc loc, const llvm::Twine &what);
  Hook<Type(MLIRContext *)> typeBuilder(const CppExpression &text, llvm::SMLoc loc, const llvm::Twine &what);
  Hook<Type(Type)> typeTransform(const CppExpression &text, llvm::SMLoc loc, const llvm::Twine &what);
  /// Returns a hook that computes the types of a group from one type or, if \p isOfRange, from the types of
  /// another group.
  Hook<void(llvm::ArrayRef<Type>, llvm::SmallVectorImpl<Type> &)>
  typeRangeTransform(const CppExpression &text, bool isOfRange, llvm::SMLoc loc, const llvm::Twine &what);
  /// Returns a hook that builds an attribute from a C++ value with the constBuilderCall of the constraint.
  Hook<Attribute(MLIRContext *)> attrBuilder(const AttrConstraintModel &constraint,
                                             const CppExpression &value, llvm::SMLoc loc,
                                             const llvm::Twine &what);

  // Each function below returns the descriptor of a constraint or enum, which it builds on first use.
  /// Returns the declared type if all types that the constraint accepts have its C++ class; otherwise null.
  const TypeDefSpec *typeKind(const TypeConstraintModel &model);
  const TypeConstraintSpec *typeConstraint(const TypeConstraintModel &model);
  const AttrConstraintSpec *attrConstraint(const AttrConstraintModel &model);
  const RegionConstraintSpec *regionConstraint(const ConstraintModel &model);
  const EnumSpec *enumSpec(const EnumModel &model);
  // Properties; see PropertyLoader.cpp.
  const AttrConstraintSpec *propertyConstraint(const PropertyConstraintModel &model);
  const PropertySpec *propertySpec(const PropertyConstraintModel &model);
  /// Returns a hook that builds the stored attribute of a property's default value.
  Hook<Attribute(MLIRContext *)> propertyDefault(const PropertyConstraintModel &model, llvm::SMLoc loc,
                                                 const llvm::Twine &what);
  /// Returns a hook that builds the stored attribute of a property with a constant value; empty if the value
  /// cannot be evaluated.
  Hook<Attribute(MLIRContext *)> propertyConstant(const PropertyConstraintModel &model,
                                                  const CppExpression &value, llvm::SMLoc loc,
                                                  const llvm::Twine &what);

  /// Appends an interface that the file declares, and its base interfaces, to a table of implemented
  /// interfaces. The entries have no function tables.
  void addConformance(const InterfaceModel &interface, std::vector<InterfaceModelSpec> &table);

private:
  bool failed = false;
  llvm::DenseMap<const ConstraintModel *, const void *> constraints;
  llvm::DenseMap<const PropertyConstraintModel *, const PropertySpec *> properties;
  llvm::DenseMap<const EnumModel *, const EnumSpec *> enums;
};

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_LOADSTORAGE_H
