//===- TypeConverter.h - Type conversion rules ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Type conversion rules of a dialect conversion. A type is converted to one type, to several (1:N) or to none
// (1:0) by callbacks for classes of types. The callback that was added last is called first. A callback that
// returns nullopt passes the type on to the callback added before it; one that returns a null type makes the
// conversion fail.
//
//     TypeConverter converter;
//     converter.addConversion([](Type type) { return type; });                          // Called last.
//     converter.addConversion([](IndexType type) { return IntegerType::get(type.getContext(), 64); });
//     converter.addConversion([](TupleType type, SmallVectorImpl<Type> &results) {
//       llvm::append_range(results, type.getTypes());
//       return success();
//     });
//
// Where a value of an original type is used with the converted type, or the reverse, the conversion inserts
// casts and asks for materializations: a target materialization creates values of converted types from
// original values, a source materialization a value of the original type from converted values (block
// arguments included).
//
// Ownership: patterns and targets borrow the converter. Threads: add callbacks from one thread; afterwards
// several threads may convert types if the callbacks allow it. Results are cached.
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

namespace mlir {

/// Converts types by callbacks, and materializes values of the original or converted types.
class TypeConverter {
public:
  using Base = TypeConverter;

  /// A mapping from the original arguments of a block or function to new arguments. It holds the types of the
  /// new arguments and, for each original argument, the new arguments or the values that replace it. An
  /// original argument without a mapping is dropped.
  class SignatureConversion {
  public:
    struct InputMapping {
      size_t inputNo = 0, size = 0; ///< First index and number of the new arguments.
      llvm::SmallVector<Value, 1> replacementValues;
      bool replacedWithValues() const { return !replacementValues.empty(); }
    };

    SignatureConversion(unsigned numOrigInputs) : inputMappings(numOrigInputs) {}
    llvm::ArrayRef<Type> getConvertedTypes() const { return convertedTypes; }
    /// Returns the mapping of an original argument, or nullopt if the argument is dropped.
    std::optional<InputMapping> getInputMapping(unsigned input) const { return inputMappings[input]; }
    unsigned getNumOrigInputs() const { return inputMappings.size(); }

    /// Maps an original argument to new arguments, which are appended. \pre The argument has no mapping.
    void addInputs(unsigned origInputNo, llvm::ArrayRef<Type> newTypes);
    /// Appends new arguments to which no original argument is mapped.
    void addInputs(llvm::ArrayRef<Type> newTypes) { convertedTypes.append(newTypes.begin(), newTypes.end()); }
    /// Maps an original argument to values instead of new arguments. \pre The argument has no mapping.
    void remapInput(unsigned origInputNo, llvm::ArrayRef<Value> replacements);
    void remapInput(unsigned origInputNo, Value replacement) {
      remapInput(origInputNo, llvm::ArrayRef<Value>(replacement));
    }

  private:
    llvm::SmallVector<std::optional<InputMapping>, 4> inputMappings;
    llvm::SmallVector<Type, 4> convertedTypes;
  };

  /// The result of a callback that converts a type attribute, such as a memory space. It is a converted
  /// attribute (null removes the attribute), "not applicable" (the next callback is called), or "abort" (the
  /// conversion fails).
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

  // Registration of conversion and materialization callbacks.
  /// Adds a conversion for types of class T. The callback takes a T and returns a Type or
  /// std::optional<Type>. Or it also takes a `SmallVectorImpl<Type> &` for the results and returns a
  /// LogicalResult or std::optional<LogicalResult>. T may be Value: such a callback is called only if a value
  /// of the type is known.
  template <typename FnT,
            typename T = std::decay_t<typename llvm::function_traits<std::decay_t<FnT>>::template arg_t<0>>>
  void addConversion(FnT &&callback) {
    if constexpr (std::is_same_v<T, Value>)
      usesValues = true;
    addCallback(wrapConversion<T, std::decay_t<FnT>>(std::forward<FnT>(callback)));
  }
  /// Adds a callback `Value(OpBuilder &, T, ValueRange, Location)` that creates a value of the original type
  /// T from converted values. If it returns null, the next callback is called.
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
  /// Adds a callback `Value(OpBuilder &, T, ValueRange, Location)` that creates a value of the converted type
  /// T from its inputs. T may be TypeRange; the callback then returns a SmallVector<Value>. An optional fifth
  /// parameter receives the original type of the value.
  template <typename FnT,
            typename T = std::decay_t<typename llvm::function_traits<std::decay_t<FnT>>::template arg_t<1>>>
  void addTargetMaterialization(FnT &&callback) {
    targetMaterializations.push_back(wrapTarget<T, std::decay_t<FnT>>(std::forward<FnT>(callback)));
  }
  /// Adds a callback `AttributeConversionResult(T, A)` that converts attributes of class A which belong to
  /// types of class T. The callback may also return an Attribute.
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
    clearCache();
  }

  // Conversion. Fails if no callback handles the type or if a callback rejects it.
  LogicalResult convertType(Type type, llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertType(Value value, llvm::SmallVectorImpl<Type> &results) const;
  /// Returns the converted type; null if the conversion fails or gives zero or several types.
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
  /// Returns true if a conversion callback takes a Value, so that the converted type may depend on more than
  /// the type.
  bool dependsOnValues() const { return usesValues; }
  LogicalResult convertTypes(TypeRange types, llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertTypes(ValueRange values, llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertTypes(OperandRange values, llvm::SmallVectorImpl<Type> &results) const {
    return convertTypes(ValueRange(values), results);
  }
  LogicalResult convertTypes(ResultRange values, llvm::SmallVectorImpl<Type> &results) const {
    return convertTypes(ValueRange(values), results);
  }
  /// Returns the converted attribute; a null attribute if the attribute is to be removed; nullopt if no
  /// callback handles the attribute or a callback aborts the conversion.
  std::optional<Attribute> convertTypeAttribute(Type type, Attribute attr) const;

  // Legality. A type is legal if it is converted to itself.
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
  bool isSignatureLegal(FunctionType type) const;
  /// Returns true if all operand and result types are legal.
  bool isLegal(Operation *op) const;
  /// Returns true if all block argument types are legal.
  bool isLegal(Region *region) const;

  // Conversion of signatures. Fails if a type cannot be converted.
  std::optional<SignatureConversion> convertBlockSignature(Block *block) const;
  LogicalResult convertSignatureArgs(ValueRange values, SignatureConversion &result,
                                     unsigned origInputOffset = 0) const;
  LogicalResult convertSignatureArgs(TypeRange types, SignatureConversion &result,
                                     unsigned origInputOffset = 0) const;
  LogicalResult convertSignatureArg(unsigned inputNo, Value value, SignatureConversion &result) const;
  LogicalResult convertSignatureArg(unsigned inputNo, Type type, SignatureConversion &result) const;

  // Materialization. The functions return the result of the first callback that returns values; null or empty
  // if none does.
  Value materializeTargetConversion(OpBuilder &builder, Location loc, Type resultType, ValueRange inputs,
                                    Type originalType = {}) const;
  llvm::SmallVector<Value> materializeTargetConversion(OpBuilder &builder, Location loc,
                                                       TypeRange resultTypes, ValueRange inputs,
                                                       Type originalType = {}) const;
  Value materializeSourceConversion(OpBuilder &builder, Location loc, Type resultType,
                                    ValueRange inputs) const;

private:
  /// A conversion callback. The value argument is null if only the type is known.
  using ConversionFn =
      std::function<std::optional<LogicalResult>(Type, Value, llvm::SmallVectorImpl<Type> &)>;
  using SourceFn = std::function<Value(OpBuilder &, Type, ValueRange, Location)>;
  using TargetFn =
      std::function<llvm::SmallVector<Value>(OpBuilder &, TypeRange, ValueRange, Location, Type)>;
  using AttributeFn = std::function<AttributeConversionResult(Type, Attribute)>;

  /// Returns `from` cast to T; null if it is of another class.
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
  void clearCache();
  LogicalResult convert(Type type, Value value, llvm::SmallVectorImpl<Type> &results) const;

  llvm::SmallVector<ConversionFn, 4> conversions;
  llvm::SmallVector<SourceFn, 2> sourceMaterializations;
  llvm::SmallVector<TargetFn, 2> targetMaterializations;
  llvm::SmallVector<AttributeFn, 2> attributeConversions;
  /// True if a conversion callback takes a Value. The results for values are then not cached.
  bool usesValues = false;

  /// Results by type; nullopt for types that cannot be converted.
  mutable llvm::DenseMap<Type, std::optional<llvm::SmallVector<Type, 1>>> cache;
  mutable std::shared_mutex mutex; ///< Guards `cache`.
};

} // namespace mlir

#endif // STRATA_RUNTIME_CONVERSION_TYPECONVERTER_H
