//===- DialectImplementation.h - Text of parameters of any C++ type -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// How values of a C++ type are read and written where an assembly format of a type or attribute names a
// parameter of it: FieldParser<T> for the types that many declarations use, printField, and the hooks of a
// ParamSpec that generated definitions make of both. An author adds a type by
//
//     template <>
//     struct strata::FieldParser<Version> {
//       static FailureOr<Version> parse(AsmParser &parser);
//     };
//     llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Version &version);   // or with an
//     AsmPrinter
//
//===--------------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_DIALECTIMPLEMENTATION_H
#define STRATA_RUNTIME_ASM_DIALECTIMPLEMENTATION_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/ParamObject.h"

namespace strata {

namespace detail {
/// A declared type or attribute that has a text of its own behind its mnemonic.
template <typename T>
concept HasSpec = requires { T::spec.mnemonic; };
template <typename T>
concept IsTypeView = std::is_base_of_v<Type, T>;
template <typename T>
concept IsAttrView = std::is_base_of_v<Attribute, T>;
/// A container with push_back. A std::string is parsed as one string and not as a list of characters.
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

/// Calls \p parseValue, which sets \p value, and casts the result to T. Returns an empty optional if the
/// value is absent, and reports \p message if it is not a T.
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
// Reading
//===----------------------------------------------------------------------===//

/// Attributes; declared ones also without their dialect and mnemonic.
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

/// Types; declared ones also without their dialect and mnemonic.
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

/// Integers of any width; a bool is `true` or `false`.
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

/// A number of double precision. Another format needs a `parser` of the parameter's own.
template <>
struct FieldParser<llvm::APFloat> {
  static FailureOr<llvm::APFloat> parse(AsmParser &parser) {
    llvm::APFloat value(llvm::APFloat::IEEEdouble());
    if (failed(parser.parseFloat(llvm::APFloat::IEEEdouble(), value)))
      return failure();
    return value;
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

/// A string that the context keeps, for what cannot.
template <>
struct FieldParser<llvm::StringRef> {
  static FailureOr<llvm::StringRef> parse(AsmParser &parser) {
    std::string value;
    if (failed(parser.parseString(&value)))
      return failure();
    return StringAttr::get(parser.getContext(), value).getValue();
  }
};

/// Nothing at all, where an integer does not start.
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

/// A case of a declared enum; of a bit enum, several with its separator between them. Returns its bits.
FailureOr<uint64_t> parseEnumValue(AsmParser &parser, const EnumSpec &spec);
/// The same, or nothing where neither a word nor a string stands.
ParseResult parseOptionalEnumValue(AsmParser &parser, const EnumSpec &spec, std::optional<uint64_t> &value);
/// The same back.
void printEnumValue(AsmPrinter &printer, const EnumSpec &spec, uint64_t value);

namespace detail {
/// An enum that a .td declares: there is a function beside it that knows its cases.
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
/// Nothing at all, where no case of the enum stands.
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
// Writing
//===----------------------------------------------------------------------===//

/// What FieldParser<T> reads back, where the type allows it: elements with commas between them, declared
/// types and attributes without dialect and mnemonic, and otherwise what operator<< writes.
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
    // Also those that a stream takes for characters.
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
  } else if constexpr (requires { printer << value; }) {
    printer << value;
  } else {
    static_assert(detail::IsSequence<T>, "a parameter of this C++ type needs operator<< or a `printer`");
    llvm::interleave(
        value, [&](const auto &element) { printField(printer, element); },
        [&] { printer.getStream() << ", "; });
  }
}

//===----------------------------------------------------------------------===//
// The hooks of generated definitions
//===----------------------------------------------------------------------===//

/// ParamSpec::parse by FieldParser. `Storage` is what the parser gives, such as an llvm::SmallVector for an
/// llvm::ArrayRef.
template <typename Traits, typename Storage>
ParseResult parseFieldParam(const void *, AsmParser &parser, Type, ParamScratch &scratch, ParamValue &value) {
  FailureOr<Storage> parsed = FieldParser<Storage>::parse(parser);
  if (failed(parsed))
    return failure();
  value = keepParam<Traits, Storage>(scratch, std::move(*parsed));
  return success();
}

/// The parameters of a type or attribute while its text is being read.
struct DefParseState {
  Type selfType; ///< What the surrounding text says for an attribute, if anything.
  llvm::MutableArrayRef<ParamValue> values;
  llvm::MutableArrayRef<bool> given; ///< Which of them have been read.
  ParamScratch &scratch;             ///< What values point to.
};

/// A custom directive of a type or attribute: what the CustomDirectiveSpec in its format has as the data of
/// its parse hook. (The hooks there are for operations.)
struct DefDirective {
  /// The flag says whether an optional group that starts with the directive is there.
  ParseResult (*parse)(AsmParser &parser, DefParseState &state, bool &isPresent);
  void (*print)(AsmPrinter &printer, MLIRContext *context, llvm::ArrayRef<ParamValue> params);
  llvm::ArrayRef<uint16_t> params; ///< Those that it reads and writes; any of them anchors a group.
  /// Null for one that has no C++, as in a loaded dialect.
  static const DefDirective *of(const CustomDirectiveSpec &custom) {
    return static_cast<const DefDirective *>(custom.parse.data);
  }
};

/// What the parse function of a custom directive is handed for a parameter: it takes a `FailureOr<T> &`, or a
/// `T &`, which starts as T().
template <typename T>
struct CustomParsed {
  FailureOr<T> &result;
  operator FailureOr<T> &() { return result; }
  operator T &() {
    result.emplace();
    return *result;
  }
};

/// Takes over what a custom directive has read. What it left out must have a default.
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

/// ParamSpec::print by printField.
template <typename Traits>
void printFieldParam(const void *, AsmPrinter &printer, MLIRContext *, const ParamValue &value) {
  printField<typename Traits::Value>(printer, Traits::from(value));
}

} // namespace strata

#endif // STRATA_RUNTIME_ASM_DIALECTIMPLEMENTATION_H
