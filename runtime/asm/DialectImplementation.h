//===- DialectImplementation.h - Parameters of any C++ type ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses and prints parameters of types and attributes by their C++ type: FieldParser<T> for common types,
// printField, and the hooks of a ParamSpec that generated definitions build from them. To add a C++ type, its
// author writes
//
//     template <>
//     struct mlir::FieldParser<Version> {
//       static FailureOr<Version> parse(AsmParser &parser);
//     };
//     // Or with an AsmPrinter in place of the stream:
//     llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Version &version);
//
//===--------------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_DIALECTIMPLEMENTATION_H
#define STRATA_RUNTIME_ASM_DIALECTIMPLEMENTATION_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/ParamObject.h"

namespace mlir {

namespace detail {
/// True for a type or attribute class with a generated descriptor (`T::spec`).
template <typename T>
concept HasSpec = requires { T::spec.mnemonic; };
template <typename T>
concept IsTypeView = std::is_base_of_v<Type, T>;
template <typename T>
concept IsAttrView = std::is_base_of_v<Attribute, T>;
/// True for a container with push_back. A std::string is parsed as one string and not as a list of
/// characters.
template <typename T>
concept IsAppendable = !std::is_same_v<T, std::string> && requires(T list, typename T::value_type element) {
  list.push_back(std::move(element));
};

/// A FieldParser that calls one function of the AsmParser.
template <typename T, ParseResult (AsmParser::*Parse)(T &)>
struct FieldParserBy {
  static FailureOr<T> parse(AsmParser &parser) {
    T value;
    if (failed((parser.*Parse)(value)))
      return failure();
    return value;
  }
};

/// Calls \p parseValue, which sets \p value, and casts the value to T. Returns an empty optional if the value
/// is absent; reports \p message if it is not a T.
template <typename T, typename HandleT, typename ParseFn>
FailureOr<std::optional<T>> parseOptionalHandle(AsmParser &parser, const HandleT &value, ParseFn &&parseValue,
                                                llvm::StringRef message) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult parsed = parseValue();
  if (!parsed.has_value())
    return std::optional<T>();
  if (failed(*parsed))
    return failure();
  if (auto handle = llvm::dyn_cast<T>(value))
    return std::optional<T>(handle);
  return parser.emitError(loc, message);
}
} // namespace detail

//===----------------------------------------------------------------------===//
// Parsing of parameters
//===----------------------------------------------------------------------===//

/// Parses an attribute; a declared one may omit its dialect and mnemonic.
template <typename AttrT>
struct FieldParser<AttrT, std::enable_if_t<std::is_base_of_v<Attribute, AttrT>, AttrT>> {
  static FailureOr<AttrT> parse(AsmParser &parser) {
    if constexpr (std::is_same_v<AttrT, Location>) {
      LocationAttr attr;
      if (failed(parser.parseAttribute(attr)))
        return failure();
      return Location(attr);
    } else {
      AttrT attr;
      if constexpr (detail::HasSpec<AttrT>) {
        if (!AttrT::spec.mnemonic.empty() && (AttrT::spec.format || AttrT::spec.parse)) {
          if (failed(parser.parseCustomAttributeWithFallback(attr)))
            return failure();
          return attr;
        }
      }
      if (failed(parser.parseAttribute(attr)))
        return failure();
      return attr;
    }
  }
};

/// Parses a type; a declared one may omit its dialect and mnemonic.
template <typename TypeT>
struct FieldParser<TypeT, std::enable_if_t<std::is_base_of_v<Type, TypeT>, TypeT>> {
  static FailureOr<TypeT> parse(AsmParser &parser) {
    TypeT type;
    if constexpr (detail::HasSpec<TypeT>) {
      if (!TypeT::spec.mnemonic.empty() && (TypeT::spec.format || TypeT::spec.parse)) {
        if (failed(parser.parseCustomTypeWithFallback(type)))
          return failure();
        return type;
      }
    }
    if (failed(parser.parseType(type)))
      return failure();
    return type;
  }
};

/// Parses an integer of any width; a bool is `true` or `false`.
template <typename IntT>
struct FieldParser<IntT,
                   std::enable_if_t<std::is_integral_v<IntT> || std::is_same_v<IntT, llvm::APInt>, IntT>> {
  static FailureOr<IntT> parse(AsmParser &parser) {
    if constexpr (std::is_same_v<IntT, bool>) {
      llvm::StringRef word;
      llvm::SMLoc loc = parser.getCurrentLocation();
      if (failed(parser.parseOptionalKeyword(&word, {"true", "false"})))
        return parser.emitError(loc, "expected 'true' or 'false'");
      return word == "true";
    } else if constexpr (std::is_same_v<IntT, llvm::APInt>) {
      IntT value;
      llvm::SMLoc loc = parser.getCurrentLocation();
      OptionalParseResult parsed = parser.parseOptionalInteger(value);
      if (!parsed.has_value())
        return parser.emitError(loc, "expected integer value");
      if (failed(*parsed))
        return failure();
      return value;
    } else {
      IntT value = 0;
      if (failed(parser.parseInteger(value)))
        return failure();
      return value;
    }
  }
};

template <typename FloatT>
struct FieldParser<FloatT, std::enable_if_t<std::is_floating_point_v<FloatT>, FloatT>> {
  static FailureOr<FloatT> parse(AsmParser &parser) {
    double value;
    if (failed(parser.parseFloat(value)))
      return failure();
    return static_cast<FloatT>(value);
  }
};

template <>
struct FieldParser<std::string> {
  static FailureOr<std::string> parse(AsmParser &parser) {
    std::string value;
    if (failed(parser.parseString(&value)))
      return failure();
    return value;
  }
};

/// Parses a string. The characters are copied into the context, because a StringRef does not own them.
template <>
struct FieldParser<llvm::StringRef> {
  static FailureOr<llvm::StringRef> parse(AsmParser &parser) {
    std::string value;
    if (failed(parser.parseString(&value)))
      return failure();
    return StringAttr::get(parser.getContext(), value).getValue();
  }
};

/// Parses a float in double format. A parameter with another float format requires a custom `parser`.
template <>
struct FieldParser<llvm::APFloat> {
  static FailureOr<llvm::APFloat> parse(AsmParser &parser) {
    llvm::APFloat value(llvm::APFloat::IEEEdouble());
    if (failed(parser.parseFloat(llvm::APFloat::IEEEdouble(), value)))
      return failure();
    return value;
  }
};

/// Parses an optional integer: an empty optional if the current token does not start an integer.
template <typename IntT>
struct FieldParser<std::optional<IntT>, std::enable_if_t<std::is_integral_v<IntT>, std::optional<IntT>>> {
  static FailureOr<std::optional<IntT>> parse(AsmParser &parser) {
    IntT value = 0;
    OptionalParseResult parsed = parser.parseOptionalInteger(value);
    if (!parsed.has_value())
      return std::optional<IntT>();
    if (failed(*parsed))
      return failure();
    return std::optional<IntT>(value);
  }
};

/// Parses an optional attribute: an empty optional if the current token does not start an attribute.
template <typename AttrT>
struct FieldParser<std::optional<AttrT>,
                   std::enable_if_t<std::is_base_of_v<Attribute, AttrT>, std::optional<AttrT>>> {
  static FailureOr<std::optional<AttrT>> parse(AsmParser &parser) {
    Attribute value;
    auto parseValue = [&] { return parser.parseOptionalAttribute(value); };
    return detail::parseOptionalHandle<AttrT>(parser, value, parseValue,
                                              "invalid kind of attribute specified");
  }
};

/// Parses an optional type: an empty optional if the current token does not start a type.
template <typename TypeT>
struct FieldParser<std::optional<TypeT>,
                   std::enable_if_t<std::is_base_of_v<Type, TypeT>, std::optional<TypeT>>> {
  static FailureOr<std::optional<TypeT>> parse(AsmParser &parser) {
    Type value;
    auto parseValue = [&] { return parser.parseOptionalType(value); };
    return detail::parseOptionalHandle<TypeT>(parser, value, parseValue, "invalid kind of type specified");
  }
};

/// Parses a comma-separated list of at least one element into any container with push_back.
template <typename ContainerT>
struct FieldParser<ContainerT, std::enable_if_t<detail::IsAppendable<ContainerT>, ContainerT>> {
  static FailureOr<ContainerT> parse(AsmParser &parser) {
    using ElementT = typename ContainerT::value_type;
    ContainerT list;
    ParseResult status = parser.parseCommaSeparatedList([&]() -> ParseResult {
      FailureOr<ElementT> element = FieldParser<ElementT>::parse(parser);
      if (succeeded(element))
        list.push_back(std::move(*element));
      return success(succeeded(element));
    });
    if (failed(status))
      return failure();
    return list;
  }
};

template <>
struct FieldParser<AffineMap> : detail::FieldParserBy<AffineMap, &AsmParser::parseAffineMap> {};
template <>
struct FieldParser<IntegerSet> : detail::FieldParserBy<IntegerSet, &AsmParser::parseIntegerSet> {};

/// Parses a case of a declared enum, or several cases of a bit enum with separators. Returns the value of the
/// enum.
FailureOr<uint64_t> parseEnumValue(AsmParser &parser, const EnumSpec &spec);
/// Like parseEnumValue, but leaves \p value empty if the current token is neither a keyword nor a string.
ParseResult parseOptionalEnumValue(AsmParser &parser, const EnumSpec &spec, std::optional<uint64_t> &value);
/// Prints an enum value in the form that parseEnumValue parses.
void printEnumValue(AsmPrinter &printer, const EnumSpec &spec, uint64_t value);

namespace detail {
/// True for a declared enum: generated code defines getEnumSpec for it.
template <typename T>
concept IsDeclaredEnum = std::is_enum_v<T> && requires(T value) { getEnumSpec(value).cases; };
} // namespace detail

template <typename EnumT>
struct FieldParser<EnumT, std::enable_if_t<detail::IsDeclaredEnum<EnumT>, EnumT>> {
  static FailureOr<EnumT> parse(AsmParser &parser) {
    FailureOr<uint64_t> value = parseEnumValue(parser, getEnumSpec(EnumT()));
    if (failed(value))
      return failure();
    return static_cast<EnumT>(*value);
  }
};
/// Parses an optional enum value: an empty optional if the current token is neither a keyword nor a string.
template <typename EnumT>
struct FieldParser<std::optional<EnumT>,
                   std::enable_if_t<detail::IsDeclaredEnum<EnumT>, std::optional<EnumT>>> {
  static FailureOr<std::optional<EnumT>> parse(AsmParser &parser) {
    std::optional<uint64_t> value;
    if (failed(parseOptionalEnumValue(parser, getEnumSpec(EnumT()), value)))
      return failure();
    return value ? std::optional<EnumT>(static_cast<EnumT>(*value)) : std::nullopt;
  }
};

//===----------------------------------------------------------------------===//
// Printing of parameters
//===----------------------------------------------------------------------===//

/// Prints a value in the form that FieldParser<T> parses: sequences with commas, declared types and
/// attributes without dialect and mnemonic, other values by operator<<.
template <typename T>
void printField(AsmPrinter &printer, const T &value) {
  if constexpr (detail::IsTypeView<T> || detail::IsAttrView<T>) {
    if (!value) {
      printer.getStream() << (detail::IsTypeView<T> ? "<<NULL TYPE>>" : "<<NULL ATTRIBUTE>>");
      return;
    }
    if constexpr (detail::HasSpec<T>) {
      if (!T::spec.mnemonic.empty() && (T::spec.format || T::spec.print))
        return printer.printStrippedAttrOrType(value);
    }
    printer << value;
  } else if constexpr (std::is_same_v<T, bool>) {
    printer << (value ? "true" : "false");
  } else if constexpr (std::is_integral_v<T>) {
    // The unary plus makes character types print as numbers.
    printer << +value;
  } else if constexpr (std::is_floating_point_v<T>) {
    printer.printFloat(llvm::APFloat(value));
  } else if constexpr (std::is_same_v<T, llvm::APFloat>) {
    printer.printFloat(value);
  } else if constexpr (detail::IsDeclaredEnum<T>) {
    printEnumValue(printer, getEnumSpec(value),
                   static_cast<uint64_t>(static_cast<std::underlying_type_t<T>>(value)));
  } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, llvm::StringRef>) {
    printer.printString(value);
  } else if constexpr (detail::isOptional<T>) {
    if (value)
      printField(printer, *value);
  } else if constexpr (!detail::isArrayRef<T> && requires { printer << value; }) {
    printer << value;
  } else {
    static_assert(detail::IsSequence<T>, "a parameter of this C++ type needs operator<< or a `printer`");
    llvm::interleave(
        value, [&](const auto &element) { printField(printer, element); },
        [&] { printer.getStream() << ", "; });
  }
}

//===----------------------------------------------------------------------===//
// Hooks of generated definitions
//===----------------------------------------------------------------------===//

/// Implements ParamSpec::parse by FieldParser<Storage>. `Storage` owns the data to which the parameter
/// refers, for example an llvm::SmallVector for a parameter of type llvm::ArrayRef.
template <typename Traits, typename Storage>
ParseResult parseFieldParam(const void *, AsmParser &parser, Type, ParamScratch &scratch, ParamValue &value) {
  FailureOr<Storage> parsed = FieldParser<Storage>::parse(parser);
  if (failed(parsed))
    return failure();
  value = keepParam<Traits, Storage>(scratch, std::move(*parsed));
  return success();
}

/// The parameters of a type or attribute while it is being parsed.
struct DefParseState {
  Type selfType; ///< The type of the attribute if the caller of the parser knows it, else null.
  llvm::MutableArrayRef<ParamValue> values;
  llvm::MutableArrayRef<bool> given; ///< True for the parameters that have been parsed.
  ParamScratch &scratch;             ///< Owns the memory to which the values refer.
};

/// A `custom<...>` directive in the format of a type or attribute. CustomDirectiveSpec::parse.data points to
/// this struct; the function pointers of CustomDirectiveSpec are for directives of operations.
struct DefDirective {
  /// Parses the directive. Sets \p isPresent to whether the optional group that starts with the directive is
  /// present.
  ParseResult (*parse)(AsmParser &parser, DefParseState &state, bool &isPresent);
  void (*print)(AsmPrinter &printer, MLIRContext *context, llvm::ArrayRef<ParamValue> params);
  /// The indices of the parameters among the arguments. If the directive is the anchor of an optional group,
  /// the group is printed if one of these parameters is present.
  llvm::ArrayRef<uint16_t> params;
  /// Returns the directive, or null if it has no C++ code because its dialect was loaded from a .td file at
  /// run time.
  static const DefDirective *of(const CustomDirectiveSpec &custom) {
    return static_cast<const DefDirective *>(custom.parse.data);
  }
};

/// The argument through which the author's parse function of a custom directive returns a parameter. Converts
/// to `FailureOr<T> &`, or to a `T &` that is initialized with T().
template <typename T>
struct CustomParsed {
  FailureOr<T> &result;
  operator FailureOr<T> &() { return result; }
  operator T &() {
    result.emplace();
    return *result;
  }
};

/// Stores the value that a custom directive has parsed. Reports an error if a required parameter has no
/// value.
template <typename Traits, typename Storage>
ParseResult takeCustomParam(AsmParser &parser, llvm::SMLoc loc, DefParseState &state, unsigned index,
                            const ParamSpec &param, FailureOr<Storage> &result) {
  if (succeeded(result)) {
    state.values[index] = keepParam<Traits, Storage>(state.scratch, std::move(*result));
    state.given[index] = true;
    return success();
  }
  if (param.isOptional)
    return success();
  return parser.emitError(loc, "custom parser failed to parse parameter '") << param.name << "'";
}

/// Implements ParamSpec::print by printField.
template <typename Traits>
void printFieldParam(const void *, AsmPrinter &printer, MLIRContext *, const ParamValue &value) {
  printField<typename Traits::Value>(printer, Traits::from(value));
}

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_DIALECTIMPLEMENTATION_H
