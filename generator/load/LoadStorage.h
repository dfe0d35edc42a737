//===- LoadStorage.h - What a loaded dialect is made of -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The memory behind a DialectLibrary, and the small tools its loaders share: arrays and strings that live as
// long as the library, expressions turned into hooks, and the report of what cannot be honoured. Private to
// generator/load.
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

namespace strata {

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

/// Carries one load: the library's memory, the engine, and how much could not be honoured.
class LoadContext {
public:
  LoadContext(DialectLibrary::Storage &memory, const LoadOptions &options, DiagnosticEngine &diags)
      : memory(memory), options(options), diags(diags) {}

  DialectLibrary::Storage &memory;
  const LoadOptions &options;
  DiagnosticEngine &diags;

  /// Says that `what` at `loc` needs C++ which a loaded dialect does not have.
  /// \param note  what could be done about it.
  void cannotHonour(llvm::SMLoc loc, const llvm::Twine &what, llvm::StringRef why = {},
                    llvm::StringRef note = {});
  bool hasFailed() const { return failed; }
  void setFailed() { failed = true; }

  SpecLoc specLoc(llvm::SMLoc loc);

  /// The checked expression, or null after cannotHonour().
  const Expression *expression(const CppExpression &text, llvm::SMLoc loc, const llvm::Twine &what);
  const Expression *expression(const PredicateModel &predicate, llvm::SMLoc loc, const llvm::Twine &what);

  // Hooks over expressions. Empty when the expression cannot be honoured.
  Hook<bool(Type)> typeCheck(const PredicateModel &predicate, llvm::SMLoc loc, const llvm::Twine &what);
  Hook<bool(Attribute)> attrCheck(const PredicateModel &predicate, llvm::SMLoc loc, const llvm::Twine &what);
  Hook<Type(MLIRContext *)> typeBuilder(const CppExpression &text, llvm::SMLoc loc, const llvm::Twine &what);
  Hook<Type(Type)> typeTransform(const CppExpression &text, llvm::SMLoc loc, const llvm::Twine &what);
  /// All types of a group from one type, or from the types of a group.
  Hook<void(llvm::ArrayRef<Type>, llvm::SmallVectorImpl<Type> &)>
  typeRangeTransform(const CppExpression &text, bool isOfRange, llvm::SMLoc loc, const llvm::Twine &what);
  /// An attribute of a C++ value: the value goes through the constraint's constBuilderCall.
  Hook<Attribute(MLIRContext *)> attrBuilder(const AttrConstraintModel &constraint,
                                             const CppExpression &value, llvm::SMLoc loc,
                                             const llvm::Twine &what);

  // Shared constraints, one spec a model.
  /// The declared type whose class all that fits is seen as, or null.
  const TypeDefSpec *typeKind(const TypeConstraintModel &model);
  const TypeConstraintSpec *typeConstraint(const TypeConstraintModel &model);
  const AttrConstraintSpec *attrConstraint(const AttrConstraintModel &model);
  const RegionConstraintSpec *regionConstraint(const ConstraintModel &model);
  const EnumSpec *enumSpec(const EnumModel &model);
  // Properties; PropertyLoader.cpp.
  const AttrConstraintSpec *propertyConstraint(const PropertyConstraintModel &model);
  const PropertySpec *propertySpec(const PropertyConstraintModel &model);
  Hook<Attribute(MLIRContext *)> propertyDefault(const PropertyConstraintModel &model, llvm::SMLoc loc,
                                                 const llvm::Twine &what);
  /// The form of one value. Empty when that cannot be evaluated.
  Hook<Attribute(MLIRContext *)> propertyConstant(const PropertyConstraintModel &model,
                                                  const CppExpression &value, llvm::SMLoc loc,
                                                  const llvm::Twine &what);

  /// For tables: an interface of the file and those that it extends. Functions it has none.
  void addConformance(const InterfaceModel &interface, std::vector<InterfaceModelSpec> &table);

private:
  bool failed = false;
  llvm::DenseMap<const ConstraintModel *, const void *> constraints;
  llvm::DenseMap<const PropertyConstraintModel *, const PropertySpec *> properties;
  llvm::DenseMap<const EnumModel *, const EnumSpec *> enums;
};

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_LOADSTORAGE_H
