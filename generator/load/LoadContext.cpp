//===- LoadContext.cpp - Expressions and constraints as descriptors -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/LoadStorage.h"
#include "generator/lower/OpFacts.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/EnumModel.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Region.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;

void LoadContext::cannotHonour(llvm::SMLoc loc, const llvm::Twine &what, llvm::StringRef why,
                               llvm::StringRef note) {
  InFlightDiagnostic diag = diags.emit(loc, options.strict ? Severity::Error : Severity::Warning);
  diag << what << " needs compiled C++ and is left out of the loaded dialect";
  if (!why.empty())
    diag << ": " << why << " cannot be evaluated";
  if (!note.empty())
    diag.attachNote() << note;
  failed |= options.strict;
}

SpecLoc LoadContext::specLoc(llvm::SMLoc loc) {
  ModelSet::Place place = memory.models->place(loc);
  if (place.line == 0)
    return {};
  return {memory.save(place.file).data(), place.line, place.column};
}

/// Parses and checks an expression or a predicate, and stores the result in the library. If it is not
/// supported, calls cannotHonour() and returns null.
template <typename SourceT>
static const Expression *checked(LoadContext &context, const SourceT &source, llvm::SMLoc loc,
                                 const llvm::Twine &what) {
  std::string unknown;
  std::optional<Expression> result = Expression::check(source, context.memory.scope, unknown);
  if (!result) {
    context.cannotHonour(loc, what, unknown);
    return nullptr;
  }
  return &context.memory.expressions.emplace_back(std::move(*result));
}

const Expression *LoadContext::expression(const CppExpression &text, llvm::SMLoc loc,
                                          const llvm::Twine &what) {
  return checked(*this, text, loc, what);
}

const Expression *LoadContext::expression(const PredicateModel &predicate, llvm::SMLoc loc,
                                          const llvm::Twine &what) {
  return checked(*this, predicate, loc, what);
}

void LoadContext::addConformance(const InterfaceModel &interface, std::vector<InterfaceModelSpec> &table) {
  static constexpr char noFunctions = 0;
  llvm::StringRef name = unqualified(interface.className());
  TypeID id = memory.scope.interfaceID(name);
  if (!id || llvm::any_of(table, [&](const InterfaceModelSpec &entry) { return entry.interface == id; }))
    return;
  table.push_back({id, &noFunctions});
  for (const llvm::Record *base : interface.bases())
    for (const InterfaceModel *other : memory.models->interfaces())
      if (&other->record() == base)
        addConformance(*other, table);
}

//===----------------------------------------------------------------------===//
// Hooks that evaluate expressions
//===----------------------------------------------------------------------===//

/// Returns the bindings for the evaluation of a hook: the context and the value of $_self.
static EvalBindings bindSelf(MLIRContext *context, EvalValue self = {}) {
  EvalBindings bindings;
  bindings.context = context;
  bindings.self = std::move(self);
  return bindings;
}

/// Evaluates the predicate of a type or attribute.
template <typename T>
static bool evaluateCheck(const void *data, T self) {
  return static_cast<const Expression *>(data)->holds(bindSelf(self.getContext(), self));
}

static bool evaluateRegionCheck(const void *data, Region &region) {
  return static_cast<const Expression *>(data)->holds(bindSelf(region.getContext(), &region));
}

static Type evaluateType(const void *data, const EvalBindings &bindings) {
  std::optional<EvalValue> value = static_cast<const Expression *>(data)->evaluate(bindings);
  return value ? value->asType() : Type();
}

static Type evaluateTypeBuilder(const void *data, MLIRContext *context) {
  return evaluateType(data, bindSelf(context));
}

static Type evaluateTypeTransform(const void *data, Type type) {
  return evaluateType(data, bindSelf(type.getContext(), type));
}

template <bool IsOfRange>
static void evaluateTypeRangeTransform(const void *data, llvm::ArrayRef<Type> types,
                                       llvm::SmallVectorImpl<Type> &result) {
  EvalBindings bindings;
  bindings.context = types.front().getContext();
  if (IsOfRange)
    bindings.self = EvalValue::List(types.begin(), types.end());
  else
    bindings.self = types.front();
  std::optional<EvalValue> value = static_cast<const Expression *>(data)->evaluate(bindings);
  if (const EvalValue::List *list = value ? value->get<EvalValue::List>() : nullptr)
    for (const EvalValue &each : *list)
      result.push_back(each.asType());
}

namespace {
/// Data of a hook that builds an attribute: the expression of a C++ value, and the call that builds an
/// attribute from the value.
struct AttrMaker {
  const Expression *value, *call;
};
} // namespace

static Attribute evaluateAttrBuilder(const void *data, MLIRContext *context) {
  const AttrMaker &maker = *static_cast<const AttrMaker *>(data);
  EvalBindings bindings;
  bindings.context = context;
  std::optional<EvalValue> value = maker.value->evaluate(bindings);
  if (!value)
    return {};
  bindings.positional = *value;
  std::optional<EvalValue> attr = maker.call->evaluate(bindings);
  return attr ? attr->asAttr() : Attribute();
}

/// Returns the hook of a predicate; empty if the predicate is trivially true or not supported.
template <typename T>
static Hook<bool(T)> checkHook(LoadContext &context, const PredicateModel &predicate, llvm::SMLoc loc,
                               const llvm::Twine &what) {
  if (!predicate.isTrue())
    if (const Expression *checked = context.expression(predicate, loc, what))
      return {&evaluateCheck<T>, checked};
  return {};
}

Hook<bool(Type)> LoadContext::typeCheck(const PredicateModel &predicate, llvm::SMLoc loc,
                                        const llvm::Twine &what) {
  return checkHook<Type>(*this, predicate, loc, what);
}

Hook<bool(Attribute)> LoadContext::attrCheck(const PredicateModel &predicate, llvm::SMLoc loc,
                                             const llvm::Twine &what) {
  return checkHook<Attribute>(*this, predicate, loc, what);
}

Hook<Type(MLIRContext *)> LoadContext::typeBuilder(const CppExpression &text, llvm::SMLoc loc,
                                                   const llvm::Twine &what) {
  if (text.empty())
    return {};
  if (const Expression *checked = expression(text, loc, what))
    return {&evaluateTypeBuilder, checked};
  return {};
}

Hook<Type(Type)> LoadContext::typeTransform(const CppExpression &text, llvm::SMLoc loc,
                                            const llvm::Twine &what) {
  if (const Expression *checked = expression(text, loc, what))
    return {&evaluateTypeTransform, checked};
  return {};
}

Hook<void(llvm::ArrayRef<Type>, llvm::SmallVectorImpl<Type> &)>
LoadContext::typeRangeTransform(const CppExpression &text, bool isOfRange, llvm::SMLoc loc,
                                const llvm::Twine &what) {
  if (const Expression *checked = expression(text, loc, what))
    return {isOfRange ? &evaluateTypeRangeTransform<true> : &evaluateTypeRangeTransform<false>, checked};
  return {};
}

Hook<Attribute(MLIRContext *)> LoadContext::attrBuilder(const AttrConstraintModel &constraint,
                                                        const CppExpression &value, llvm::SMLoc loc,
                                                        const llvm::Twine &what) {
  const Expression *checkedValue = expression(value, loc, what);
  const Expression *call = checkedValue ? expression(constraint.constBuilderCall(), loc, what) : nullptr;
  if (!call)
    return {};
  return {&evaluateAttrBuilder, memory.make(AttrMaker{checkedValue, call})};
}

//===----------------------------------------------------------------------===//
// Constraint descriptors
//===----------------------------------------------------------------------===//

const TypeDefSpec *LoadContext::typeKind(const TypeConstraintModel &model) {
  if (const TypeDefModel *def = model.definition())
    return memory.scope.types.lookup(def->className());
  std::string kind = typeKindOf(model);
  return llvm::StringSwitch<const TypeDefSpec *>(unqualified(kind))
#define KIND(Class) .Case(#Class, &Class::spec)
      // clang-format off
      KIND(ComplexType) KIND(FunctionType) KIND(IndexType) KIND(IntegerType) KIND(MemRefType) KIND(NoneType)
      KIND(OpaqueType) KIND(RankedTensorType) KIND(TupleType) KIND(UnrankedMemRefType) KIND(UnrankedTensorType)
      KIND(VectorType)
  // clang-format on
#undef KIND
                  .Default(nullptr);
}

const TypeConstraintSpec *LoadContext::typeConstraint(const TypeConstraintModel &model) {
  const void *&known = constraints[&model];
  if (!known) {
    TypeConstraintSpec spec;
    spec.summary = memory.save(model.summary());
    std::string what = ("the type constraint '" + model.recordName() + "'").str();
    spec.check = typeCheck(model.predicate(), model.loc(), what);
    spec.build = typeBuilder(model.builderCall(), model.loc(), what);
    if (const TypeDefModel *def = model.definition(); def && def->hasStrippedForm())
      spec.definition = memory.scope.types.lookup(def->className());
    spec.kind = typeKind(model);
    spec.loc = specLoc(model.loc());
    known = memory.make(spec);
  }
  return static_cast<const TypeConstraintSpec *>(known);
}

/// Returns the element type of `::mlir::DenseI64ArrayAttr` and the other dense array classes.
static Hook<Type(MLIRContext *)> denseArrayElementType(llvm::StringRef storageType) {
  return llvm::StringSwitch<Hook<Type(MLIRContext *)>>(storageType)
      .Case("::mlir::DenseBoolArrayAttr", hook<&DenseBoolArrayAttr::getElementTypeIn>)
      .Case("::mlir::DenseI8ArrayAttr", hook<&DenseI8ArrayAttr::getElementTypeIn>)
      .Case("::mlir::DenseI16ArrayAttr", hook<&DenseI16ArrayAttr::getElementTypeIn>)
      .Case("::mlir::DenseI32ArrayAttr", hook<&DenseI32ArrayAttr::getElementTypeIn>)
      .Case("::mlir::DenseI64ArrayAttr", hook<&DenseI64ArrayAttr::getElementTypeIn>)
      .Case("::mlir::DenseF32ArrayAttr", hook<&DenseF32ArrayAttr::getElementTypeIn>)
      .Default(hook<&DenseF64ArrayAttr::getElementTypeIn>);
}

/// Returns a hook that tests for the C++ storage class of an attribute; if the runtime does not have this
/// class, returns \p constraint.
static Hook<bool(Attribute)> storageCheck(llvm::StringRef storageType, Hook<bool(Attribute)> constraint) {
  return llvm::StringSwitch<Hook<bool(Attribute)>>(storageType)
      .Cases({"", "Attribute", "::mlir::Attribute"}, {})
      .Case("::mlir::AffineMapAttr", hook<&isAttrOf<AffineMapAttr>>)
      .Case("::mlir::ArrayAttr", hook<&isAttrOf<ArrayAttr>>)
      .Case("::mlir::DenseElementsAttr", hook<&isAttrOf<DenseElementsAttr>>)
      .Case("::mlir::DenseFPElementsAttr", hook<&isAttrOf<DenseFPElementsAttr>>)
      .Case("::mlir::DenseIntElementsAttr", hook<&isAttrOf<DenseIntElementsAttr>>)
      .Case("::mlir::DictionaryAttr", hook<&isAttrOf<DictionaryAttr>>)
      .Case("::mlir::ElementsAttr", hook<&isAttrOf<ElementsAttr>>)
      .Case("::mlir::FlatSymbolRefAttr", hook<&isAttrOf<FlatSymbolRefAttr>>)
      .Case("::mlir::FloatAttr", hook<&isAttrOf<FloatAttr>>)
      .Case("::mlir::IntegerAttr", hook<&isAttrOf<IntegerAttr>>)
      .Case("::mlir::IntegerSetAttr", hook<&isAttrOf<IntegerSetAttr>>)
      .Case("::mlir::LocationAttr", hook<&isAttrOf<LocationAttr>>)
      .Case("::mlir::StringAttr", hook<&isAttrOf<StringAttr>>)
      .Case("::mlir::SymbolRefAttr", hook<&isAttrOf<SymbolRefAttr>>)
      .Case("::mlir::TypeAttr", hook<&isAttrOf<TypeAttr>>)
      .Case("::mlir::TypedAttr", hook<&isAttrOf<TypedAttr>>)
      .Default(constraint);
}

const AttrConstraintSpec *LoadContext::attrConstraint(const AttrConstraintModel &model) {
  if (const void *known = constraints.lookup(&model))
    return static_cast<const AttrConstraintSpec *>(known);
  AttrConstraintSpec spec;
  spec.summary = memory.save(model.summary());
  spec.check =
      attrCheck(model.predicate(), model.loc(), "the attribute constraint '" + model.recordName() + "'");
  bool isClassAll = model.isUnit() || model.enumeration() || model.base().isDenseArray();
  // The class check uses the base constraint only: further conditions are left to the verifier.
  auto predicateOf = [](const AttrConstraintModel &of) {
    return of.record().getValue("predicate")->getValue();
  };
  Hook<bool(Attribute)> fits =
      predicateOf(model) == predicateOf(model.base()) ? spec.check : attrConstraint(model.base())->check;
  spec.isStorage = isClassAll ? fits : storageCheck(model.base().storageType().trim(), fits);
  spec.loc = specLoc(model.loc());
  if (model.isUnit()) {
    spec.form = AttrForm::Unit;
  } else if (model.isSymbolName()) {
    spec.form = AttrForm::SymbolName;
  } else if (const AttrDefModel *def = model.definition(); def && def->hasStrippedForm()) {
    spec.form = AttrForm::Definition;
    spec.definition = memory.scope.attributes.lookup(def->className());
  } else if (const EnumModel *enumeration = model.enumeration()) {
    spec.form = AttrForm::EnumKeyword;
    spec.enumSpec = enumSpec(*enumeration);
  } else if (model.base().isDenseArray()) {
    spec.form = AttrForm::DenseArray;
    spec.valueType = denseArrayElementType(model.base().storageType());
  } else if (model.base().valueType() && model.base().valueType()->isBuildable()) {
    spec.form = AttrForm::Typed;
  }
  if (const TypeConstraintModel *type = model.base().valueType(); type && type->isBuildable())
    spec.valueType = typeConstraint(*type)->build;
  const AttrConstraintSpec *result = memory.make(spec);
  constraints[&model] = result;
  return result;
}

const RegionConstraintSpec *LoadContext::regionConstraint(const ConstraintModel &model) {
  const void *&known = constraints[&model];
  if (!known) {
    RegionConstraintSpec spec;
    spec.summary = memory.save(model.summary());
    spec.loc = specLoc(model.loc());
    if (!model.predicate().isTrue())
      if (const Expression *checked = expression(model.predicate(), model.loc(),
                                                 "the region constraint '" + model.recordName() + "'"))
        spec.check = {&evaluateRegionCheck, checked};
    known = memory.make(spec);
  }
  return static_cast<const RegionConstraintSpec *>(known);
}

const EnumSpec *LoadContext::enumSpec(const EnumModel &model) {
  const EnumSpec *&known = enums[&model];
  if (known)
    return known;
  std::vector<EnumCaseSpec> cases;
  for (const EnumCaseModel &item : model.cases())
    cases.push_back({memory.save(item.symbol), memory.save(item.spelling), item.value});
  EnumSpec spec;
  spec.name = memory.save(model.cppType());
  spec.bitWidth = model.bitWidth();
  spec.isBitEnum = model.isBitEnum();
  spec.separator = memory.save(model.separator());
  spec.cases = memory.array(cases);
  spec.printPrimaryGroups = model.printsPrimaryGroups();
  spec.isQuoted = model.isQuoted();
  spec.loc = specLoc(model.loc());
  return known = memory.make(spec);
}
