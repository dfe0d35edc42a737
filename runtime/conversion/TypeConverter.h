//===- TypeConverter.h - Types on the other side --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Says what types become: one type, several (1:N), or none (1:0). Functions are added for kinds of types and
// asked newest first; one that gives no answer leaves it to those before it, and one that gives a null type
// refuses.
//
//     TypeConverter converter;
//     converter.addConversion([](Type type) { return type; });                          // Asked last.
//     converter.addConversion([](IndexType type) { return IntegerType::get(type.getContext(), 64); });
//     converter.addConversion([](TupleType type, SmallVectorImpl<Type> &results) {
//       llvm::append_range(results, type.getTypes());
//       return success();
//     });
//
// Where values of an old type meet users of the new one or the other way round, a conversion asks for an op
// in between: a target materialisation makes values of new types out of old ones, a source materialisation a
// value of the old type out of new ones, block arguments included.
//
// Patterns and targets borrow a converter. Adding is for one thread; any number of threads may convert, if
// the functions given to it allow that: what types became is kept.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_TYPECONVERTER_H
#define STRATA_RUNTIME_CONVERSION_TYPECONVERTER_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>
#include <optional>
#include <shared_mutex>

namespace strata {

class TypeConverter {
public:
  /// What becomes of the arguments of a block or function: new types, and for each old argument which of the
  /// new ones it becomes, or which values are used instead. One that nothing is said of is dropped.
  class SignatureConversion {
  public:
    struct InputMapping {
      size_t inputNo = 0, size = 0; ///< The new arguments.
      llvm::SmallVector<Value, 1> replacementValues;
      bool replacedWithValues() const { return !replacementValues.empty(); }
    };

    explicit SignatureConversion(unsigned numOrigInputs) : inputs(numOrigInputs) {}
    llvm::ArrayRef<Type> getConvertedTypes() const { return types; }
    /// Nothing for one that is dropped.
    std::optional<InputMapping> getInputMapping(unsigned input) const { return inputs[input]; }
    unsigned getNumOrigInputs() const { return inputs.size(); }

    /// The old argument becomes these, at the end of the new ones. \pre Nothing was said of it.
    void addInputs(unsigned origInputNo, llvm::ArrayRef<Type> newTypes);
    /// Arguments that there was nothing for before.
    void addInputs(llvm::ArrayRef<Type> newTypes) { types.append(newTypes.begin(), newTypes.end()); }
    /// The old argument is no argument any more. \pre Nothing was said of it.
    void remapInput(unsigned origInputNo, llvm::ArrayRef<Value> replacements);
    void remapInput(unsigned origInputNo, Value replacement) {
      remapInput(origInputNo, llvm::ArrayRef<Value>(replacement));
    }

  private:
    llvm::SmallVector<std::optional<InputMapping>, 4> inputs;
    llvm::SmallVector<Type, 4> types;
  };

  /// What a function says about an attribute of a type, such as a memory space: another one (which may be
  /// null, for none), nothing, or that there is none on the other side.
  class AttributeConversionResult {
  public:
    AttributeConversionResult() = default;
    AttributeConversionResult(Attribute attr) : attr(attr), kind(Kind::Result) {}
    static AttributeConversionResult result(Attribute attr) { return attr; }
    static AttributeConversionResult na() { return {}; }
    static AttributeConversionResult abort() {
      AttributeConversionResult result;
      result.kind = Kind::Abort;
      return result;
    }
    bool hasResult() const { return kind == Kind::Result; }
    bool isNa() const { return kind == Kind::NotApplicable; }
    bool isAbort() const { return kind == Kind::Abort; }
    Attribute getResult() const { return attr; }

  private:
    enum class Kind : uint8_t { NotApplicable, Result, Abort };
    Attribute attr;
    Kind kind = Kind::NotApplicable;
  };

  TypeConverter();
  TypeConverter(const TypeConverter &other);
  TypeConverter &operator=(const TypeConverter &other);
  virtual ~TypeConverter();

  // Filling it.
  /// A function of a type (or of a Value, which is asked where the value is known) that gives a type or an
  /// optional one; or one that also takes a list to put types in, and gives a LogicalResult or an optional
  /// one.
  template <typename FnT,
            typename T = std::decay_t<typename llvm::function_traits<std::decay_t<FnT>>::template arg_t<0>>>
  void addConversion(FnT &&callback) {
    if constexpr (std::is_same_v<T, Value>)
      looksAtValues = true;
    addCallback(wrapConversion<T, std::decay_t<FnT>>(std::forward<FnT>(callback)));
  }
  /// `Value(OpBuilder &, T, ValueRange, Location)`, where T is the kind of type to be made. Null: no answer.
  template <typename FnT,
            typename T = std::decay_t<typename llvm::function_traits<std::decay_t<FnT>>::template arg_t<1>>>
  void addSourceMaterialization(FnT &&callback) {
    sourceMaterializations.push_back([callback = std::forward<FnT>(callback)](OpBuilder &builder, Type type,
                                                                              ValueRange inputs,
                                                                              Location loc) -> Value {
      if constexpr (std::is_same_v<T, Type>)
        return callback(builder, type, inputs, loc);
      else if (T typed = llvm::dyn_cast<T>(type))
        return callback(builder, typed, inputs, loc);
      return Value();
    });
  }
  /// The same the other way round. T may be TypeRange: then the function gives a SmallVector<Value>. A fifth
  /// parameter is the type that the value had in the beginning.
  template <typename FnT,
            typename T = std::decay_t<typename llvm::function_traits<std::decay_t<FnT>>::template arg_t<1>>>
  void addTargetMaterialization(FnT &&callback) {
    targetMaterializations.push_back(wrapTarget<T, std::decay_t<FnT>>(std::forward<FnT>(callback)));
  }
  /// `AttributeConversionResult(T, A)` (or an Attribute) for kinds of types and of their attributes.
  template <typename FnT,
            typename T = std::decay_t<typename llvm::function_traits<std::decay_t<FnT>>::template arg_t<0>>,
            typename A = std::decay_t<typename llvm::function_traits<std::decay_t<FnT>>::template arg_t<1>>>
  void addTypeAttributeConversion(FnT &&callback) {
    attributeConversions.push_back(
        [callback = std::forward<FnT>(callback)](Type type, Attribute attr) -> AttributeConversionResult {
          T typed = as<T>(type);
          A typedAttr = as<A>(attr);
          return typed && typedAttr ? AttributeConversionResult(callback(typed, typedAttr))
                                    : AttributeConversionResult();
        });
    forget();
  }

  // Converting. Failure: no function took the type, or one refused it.
  LogicalResult convertType(Type type, llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertType(Value value, llvm::SmallVectorImpl<Type> &results) const;
  /// Null also when it becomes several types, or none.
  Type convertType(Type type) const;
  Type convertType(Value value) const;
  template <typename TargetT>
  TargetT convertType(Type type) const {
    return llvm::dyn_cast_or_null<TargetT>(convertType(type));
  }
  template <typename TargetT>
  TargetT convertType(Value value) const {
    return llvm::dyn_cast_or_null<TargetT>(convertType(value));
  }
  LogicalResult convertTypes(TypeRange types, llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertTypes(ValueRange values, llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertTypes(OperandRange values, llvm::SmallVectorImpl<Type> &results) const {
    return convertTypes(ValueRange(values), results);
  }
  LogicalResult convertTypes(ResultRange values, llvm::SmallVectorImpl<Type> &results) const {
    return convertTypes(ValueRange(values), results);
  }
  /// Nothing when no function took it; a null attribute when one said that there is none any more.
  std::optional<Attribute> convertTypeAttribute(Type type, Attribute attr) const;

  // A type that stays what it is is legal.
  bool isLegal(Type type) const { return convertType(type) == type; }
  bool isLegal(Value value) const { return convertType(value) == value.getType(); }
  bool isLegal(TypeRange types) const {
    return llvm::all_of(types, [&](Type type) { return isLegal(type); });
  }
  bool isLegal(ValueRange values) const {
    return llvm::all_of(values, [&](Value value) { return isLegal(value); });
  }
  bool isLegal(OperandRange values) const { return isLegal(ValueRange(values)); }
  bool isLegal(ResultRange values) const { return isLegal(ValueRange(values)); }
  /// Its operands and results.
  bool isLegal(Operation *op) const;
  /// The arguments of its blocks.
  bool isLegal(Region *region) const;
  bool isSignatureLegal(FunctionType type) const;

  // Signatures.
  LogicalResult convertSignatureArg(unsigned inputNo, Type type, SignatureConversion &result) const;
  LogicalResult convertSignatureArg(unsigned inputNo, Value value, SignatureConversion &result) const;
  LogicalResult convertSignatureArgs(TypeRange types, SignatureConversion &result,
                                     unsigned origInputOffset = 0) const;
  LogicalResult convertSignatureArgs(ValueRange values, SignatureConversion &result,
                                     unsigned origInputOffset = 0) const;
  std::optional<SignatureConversion> convertBlockSignature(Block *block) const;

  // Materialising, by the first function that gives an answer; null or empty when none does.
  Value materializeSourceConversion(OpBuilder &builder, Location loc, Type resultType,
                                    ValueRange inputs) const;
  Value materializeTargetConversion(OpBuilder &builder, Location loc, Type resultType, ValueRange inputs,
                                    Type originalType = {}) const;
  llvm::SmallVector<Value> materializeTargetConversion(OpBuilder &builder, Location loc,
                                                       TypeRange resultTypes, ValueRange inputs,
                                                       Type originalType = {}) const;

private:
  /// The value is null when only its type is known.
  using ConversionFn =
      std::function<std::optional<LogicalResult>(Type, Value, llvm::SmallVectorImpl<Type> &)>;
  using SourceFn = std::function<Value(OpBuilder &, Type, ValueRange, Location)>;
  using TargetFn =
      std::function<llvm::SmallVector<Value>(OpBuilder &, TypeRange, ValueRange, Location, Type)>;
  using AttributeFn = std::function<AttributeConversionResult(Type, Attribute)>;

  /// A cast that leaves what is no narrower alone.
  template <typename T, typename FromT>
  static T as(FromT from) {
    if constexpr (std::is_same_v<T, FromT>)
      return from;
    else
      return llvm::dyn_cast<T>(from);
  }

  template <typename T, typename FnT>
  static ConversionFn wrapConversion(FnT callback) {
    return [callback = std::move(callback)](
               Type type, Value value, llvm::SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
      T subject;
      if constexpr (std::is_same_v<T, Value>)
        subject = value;
      else
        subject = as<T>(type);
      if (!subject)
        return std::nullopt;
      if constexpr (std::is_invocable_v<const FnT &, T, llvm::SmallVectorImpl<Type> &>) {
        return callback(subject, results);
      } else {
        std::optional<Type> converted = callback(subject);
        if (!converted)
          return std::nullopt;
        if (!*converted)
          return LogicalResult(failure());
        results.push_back(*converted);
        return LogicalResult(success());
      }
    };
  }

  template <typename T, typename FnT>
  static TargetFn wrapTarget(FnT callback) {
    return [callback = std::move(callback)](OpBuilder &builder, TypeRange types, ValueRange inputs,
                                            Location loc, Type originalType) -> llvm::SmallVector<Value> {
      auto call = [&](T wanted) {
        if constexpr (std::is_invocable_v<const FnT &, OpBuilder &, T, ValueRange, Location, Type>)
          return callback(builder, wanted, inputs, loc, originalType);
        else
          return callback(builder, wanted, inputs, loc);
      };
      if constexpr (std::is_same_v<T, TypeRange>) {
        return call(types);
      } else {
        T wanted = types.size() == 1 ? as<T>(types.front()) : T();
        Value made = wanted ? Value(call(wanted)) : Value();
        return made ? llvm::SmallVector<Value>{made} : llvm::SmallVector<Value>();
      }
    };
  }

  void addCallback(ConversionFn callback);
  void forget();
  LogicalResult convert(Type type, Value value, llvm::SmallVectorImpl<Type> &results) const;

  llvm::SmallVector<ConversionFn, 4> conversions;
  llvm::SmallVector<SourceFn, 2> sourceMaterializations;
  llvm::SmallVector<TargetFn, 2> targetMaterializations;
  llvm::SmallVector<AttributeFn, 2> attributeConversions;
  /// Some conversion looks at values: what becomes of a value is not kept.
  bool looksAtValues = false;

  /// What types became; nothing for those that were refused.
  mutable llvm::DenseMap<Type, std::optional<llvm::SmallVector<Type, 1>>> known;
  mutable std::shared_mutex mutex; ///< Guards `known`.
};

} // namespace strata

#endif // STRATA_RUNTIME_CONVERSION_TYPECONVERTER_H
