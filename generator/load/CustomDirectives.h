//===- CustomDirectives.h - custom<…> directives of loaded dialects -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The registry of parser and printer functions for custom<Name>(…) directives in loaded dialects. A dialect
// loaded from its .td has no compiled C++; a tool that has such functions registers them by the name of the
// directive and passes the registry to the loader (LoadOptions::directives):
//
//   ParseResult parseRange(OpAsmParser &, llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &,
//                          DenseI64ArrayAttr &);
//   void printRange(OpAsmPrinter &, Operation *, OperandRange, DenseI64ArrayAttr);
//   directives.add<&parseRange, &printRange>("Range");
//
// The signatures are those that a compiled dialect uses, except that the op is passed as Operation *: a
// loaded op has no class.
//
// The parameters must accept the arguments of the directive in the format; one name can be registered for
// several argument lists. Supported parameters, of the parser and of the printer:
//
//   an operand          UnresolvedOperand &                        Value, ValueRange
//   an optional one     std::optional<UnresolvedOperand> &         Value, OperandRange, ValueRange
//   a variadic one      llvm::SmallVectorImpl<UnresolvedOperand> & OperandRange, ValueRange
//   a type              Type &                                     Type, TypeRange
//   types               llvm::SmallVectorImpl<Type> &              TypeRange
//   an attribute        Attribute &, or & of any class             Attribute, or any class
//   a region, regions   Region &, SmallVectorImpl<unique_ptr<…>> & Region &, llvm::MutableArrayRef<Region>
//   a successor         Block *&                                   Block *
//   attr-dict           NamedAttrList &                            DictionaryAttr
//   ref of a type       Type, TypeRange                            as above
//   ref of types        TypeRange                                  as above
//   ref of an attribute any attribute class                        as above
//
// Properties, lists of operand lists and C++ in quotes are not supported. The registry must not change while
// a dialect is loaded, and is not needed after that.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_CUSTOMDIRECTIVES_H
#define STRATA_GENERATOR_LOAD_CUSTOMDIRECTIVES_H

#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "llvm/ADT/StringMap.h"
#include <tuple>
#include <vector>

namespace mlir {

/// An argument that an assembly format passes to a directive.
struct DirectiveArgument {
  enum class Kind : uint8_t { Operand, OperandType, ResultType, Attribute, Region, Successor, AttrDict };
  Kind kind;
  Arity arity = Arity::One; ///< Arity of the operand, result, region or successor group.
  bool isRef = false; ///< True if the value was parsed earlier: the parser function receives it by value.
  uint16_t index = 0; ///< Index of the operand, result, region or successor group, or of the attribute slot.

  bool isType() const { return kind == Kind::OperandType || kind == Kind::ResultType; }
};

namespace detail {

using DirectiveKind = DirectiveArgument::Kind;
template <typename T>
constexpr bool isAttributeClass = std::is_base_of_v<Attribute, T>;

/// Returns the parsed types of an operand group or a result group.
inline llvm::SmallVectorImpl<Type> &typesOf(FormatParseState &state, const DirectiveArgument &argument) {
  return argument.kind == DirectiveKind::OperandType ? state.operandTypes(argument.index)
                                                     : state.resultTypes(argument.index);
}

/// Binds one parameter of a parser function: accepts() tests whether it takes an argument, the constructor
/// reads the argument from the parse state, get() returns the parameter's value, and finish() writes the
/// result back. Not defined for unsupported parameter types.
template <typename T>
struct ParseParameter;

template <>
struct ParseParameter<OpAsmParser::UnresolvedOperand &> {
  static bool accepts(const DirectiveArgument &a) {
    return a.kind == DirectiveKind::Operand && a.arity == Arity::One && !a.isRef;
  }
  ParseParameter(FormatParseState &state, const DirectiveArgument &a)
      : operand(state.singleOperand(a.index)) {}
  OpAsmParser::UnresolvedOperand &get() { return operand; }
  void finish(FormatParseState &, const DirectiveArgument &) {}
  OpAsmParser::UnresolvedOperand &operand;
};

template <>
struct ParseParameter<std::optional<OpAsmParser::UnresolvedOperand> &> {
  static bool accepts(const DirectiveArgument &a) {
    return a.kind == DirectiveKind::Operand && a.arity == Arity::Optional && !a.isRef;
  }
  ParseParameter(FormatParseState &, const DirectiveArgument &) {}
  std::optional<OpAsmParser::UnresolvedOperand> &get() { return operand; }
  void finish(FormatParseState &state, const DirectiveArgument &a) {
    if (operand)
      state.operands(a.index).assign(1, *operand);
  }
  std::optional<OpAsmParser::UnresolvedOperand> operand;
};

template <>
struct ParseParameter<llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &> {
  static bool accepts(const DirectiveArgument &a) {
    return a.kind == DirectiveKind::Operand && a.arity == Arity::Variadic && !a.isRef;
  }
  ParseParameter(FormatParseState &state, const DirectiveArgument &a) : operands(state.operands(a.index)) {}
  llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &get() { return operands; }
  void finish(FormatParseState &, const DirectiveArgument &) {}
  llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands;
};

/// Binds a parameter of type `Type &`, or of type `Type` for a `ref` argument.
template <typename T>
  requires std::is_same_v<T, Type> || std::is_same_v<T, Type &>
struct ParseParameter<T> {
  static bool accepts(const DirectiveArgument &a) {
    return a.isType() && a.arity != Arity::Variadic && a.isRef == !std::is_reference_v<T>;
  }
  ParseParameter(FormatParseState &state, const DirectiveArgument &a) {
    llvm::SmallVectorImpl<Type> &types = typesOf(state, a);
    type = types.empty() ? Type() : types.front();
  }
  T get() { return type; }
  void finish(FormatParseState &state, const DirectiveArgument &a) {
    if (type && !a.isRef)
      typesOf(state, a).assign(1, type);
  }
  Type type;
};

template <typename T>
  requires std::is_same_v<T, TypeRange> || std::is_same_v<T, llvm::SmallVectorImpl<Type> &>
struct ParseParameter<T> {
  static bool accepts(const DirectiveArgument &a) {
    return a.isType() && (a.arity == Arity::Variadic || a.isRef) && a.isRef == !std::is_reference_v<T>;
  }
  ParseParameter(FormatParseState &state, const DirectiveArgument &a) : types(typesOf(state, a)) {}
  T get() { return types; }
  void finish(FormatParseState &, const DirectiveArgument &) {}
  llvm::SmallVectorImpl<Type> &types;
};

template <typename T>
  requires isAttributeClass<std::remove_reference_t<T>>
struct ParseParameter<T> {
  static bool accepts(const DirectiveArgument &a) {
    return a.kind == DirectiveKind::Attribute && a.isRef == !std::is_reference_v<T>;
  }
  using AttrT = std::remove_reference_t<T>;
  ParseParameter(FormatParseState &state, const DirectiveArgument &a)
      : attr(llvm::dyn_cast_or_null<AttrT>(state.attribute(a.index))) {}
  T get() { return attr; }
  void finish(FormatParseState &state, const DirectiveArgument &a) {
    if (!a.isRef)
      state.attribute(a.index) = attr;
  }
  AttrT attr;
};

template <>
struct ParseParameter<Region &> {
  static bool accepts(const DirectiveArgument &a) {
    return a.kind == DirectiveKind::Region && a.arity == Arity::One && !a.isRef;
  }
  ParseParameter(FormatParseState &state, const DirectiveArgument &a) : region(state.singleRegion(a.index)) {}
  Region &get() { return region; }
  void finish(FormatParseState &, const DirectiveArgument &) {}
  Region &region;
};

template <>
struct ParseParameter<llvm::SmallVectorImpl<std::unique_ptr<Region>> &> {
  static bool accepts(const DirectiveArgument &a) {
    return a.kind == DirectiveKind::Region && a.arity == Arity::Variadic && !a.isRef;
  }
  ParseParameter(FormatParseState &state, const DirectiveArgument &a) : regions(state.regions(a.index)) {}
  llvm::SmallVectorImpl<std::unique_ptr<Region>> &get() { return regions; }
  void finish(FormatParseState &, const DirectiveArgument &) {}
  llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions;
};

template <>
struct ParseParameter<Block *&> {
  static bool accepts(const DirectiveArgument &a) {
    return a.kind == DirectiveKind::Successor && a.arity == Arity::One && !a.isRef;
  }
  ParseParameter(FormatParseState &, const DirectiveArgument &) {}
  Block *&get() { return block; }
  void finish(FormatParseState &state, const DirectiveArgument &a) {
    if (block)
      state.successors(a.index).assign(1, block);
  }
  Block *block = nullptr;
};

template <>
struct ParseParameter<NamedAttrList &> {
  static bool accepts(const DirectiveArgument &a) { return a.kind == DirectiveKind::AttrDict; }
  ParseParameter(FormatParseState &state, const DirectiveArgument &) : attributes(state.attrDict()) {}
  NamedAttrList &get() { return attributes; }
  void finish(FormatParseState &, const DirectiveArgument &) {}
  NamedAttrList &attributes;
};

/// Reads one parameter of a printer function from the print state. \pre accepts().
template <typename T>
struct PrintParameter {
  static constexpr bool isValue = std::is_same_v<T, Value>;
  static constexpr bool isValues = std::is_same_v<T, OperandRange> || std::is_same_v<T, ValueRange>;
  static constexpr bool isOneType = std::is_same_v<T, Type>, areTypes = std::is_same_v<T, TypeRange>;
  static constexpr bool isRegion = std::is_same_v<T, Region &>;
  static constexpr bool areRegions = std::is_same_v<T, llvm::MutableArrayRef<Region>>;
  static constexpr bool isBlock = std::is_same_v<T, Block *>,
                        isDictionary = std::is_same_v<T, DictionaryAttr>;
  static_assert(isValue || isValues || isOneType || areTypes || isRegion || areRegions || isBlock ||
                    isAttributeClass<T>,
                "unsupported parameter of a directive's printer: see the list at the top of this file");

  static bool accepts(const DirectiveArgument &a) {
    switch (a.kind) {
    case DirectiveKind::Operand:
      return isValues || (isValue && a.arity != Arity::Variadic);
    case DirectiveKind::OperandType:
    case DirectiveKind::ResultType:
      return areTypes || (isOneType && a.arity != Arity::Variadic);
    case DirectiveKind::Attribute:
      return isAttributeClass<T>;
    case DirectiveKind::Region:
      return a.arity == Arity::Variadic ? areRegions : isRegion;
    case DirectiveKind::Successor:
      return isBlock && a.arity == Arity::One;
    case DirectiveKind::AttrDict:
      return isDictionary;
    }
    return false;
  }
  static T get(FormatPrintState &state, const DirectiveArgument &a) {
    [[maybe_unused]] auto types = [&] {
      return a.kind == DirectiveKind::OperandType ? state.operandTypes(a.index) : state.resultTypes(a.index);
    };
    if constexpr (isValues) {
      return state.operands(a.index);
    } else if constexpr (isValue) {
      OperandRange values = state.operands(a.index);
      return values.empty() ? Value() : Value(values.front());
    } else if constexpr (areTypes) {
      return types();
    } else if constexpr (isOneType) {
      return types().empty() ? Type() : Type(types().front());
    } else if constexpr (isRegion) {
      return state.region(a.index);
    } else if constexpr (areRegions) {
      return state.getOperation()->getRegions().drop_front(a.index);
    } else if constexpr (isBlock) {
      return state.successor(a.index);
    } else {
      if constexpr (isDictionary)
        if (a.kind == DirectiveKind::AttrDict)
          return state.getOperation()->getAttrDictionary();
      return llvm::dyn_cast_or_null<T>(state.attribute(a.index));
    }
  }
};

template <auto Parse>
struct DirectiveParser;
template <typename Result, typename... Params, Result (*Parse)(OpAsmParser &, Params...)>
struct DirectiveParser<Parse> {
  static bool accepts(llvm::ArrayRef<DirectiveArgument> arguments) {
    if (arguments.size() != sizeof...(Params))
      return false;
    [[maybe_unused]] size_t next = 0;
    return (ParseParameter<Params>::accepts(arguments[next++]) && ...);
  }
  static ParseResult run(FormatParseState &state, llvm::ArrayRef<DirectiveArgument> arguments) {
    return call(state, arguments, std::index_sequence_for<Params...>());
  }
  template <size_t... I>
  static ParseResult call(FormatParseState &state, llvm::ArrayRef<DirectiveArgument> arguments,
                          std::index_sequence<I...>) {
    std::tuple<ParseParameter<Params>...> bound{ParseParameter<Params>(state, arguments[I])...};
    Result result = Parse(state.getParser(), std::get<I>(bound).get()...);
    if constexpr (std::is_same_v<Result, OptionalParseResult>) {
      if (!result.has_value() || failed(*result))
        return failure();
    } else {
      if (failed(result))
        return failure();
    }
    (std::get<I>(bound).finish(state, arguments[I]), ...);
    return success();
  }
};

template <auto Print>
struct DirectivePrinter;
template <typename... Params, void (*Print)(OpAsmPrinter &, Operation *, Params...)>
struct DirectivePrinter<Print> {
  static bool accepts(llvm::ArrayRef<DirectiveArgument> arguments) {
    if (arguments.size() != sizeof...(Params))
      return false;
    [[maybe_unused]] size_t next = 0;
    return (PrintParameter<Params>::accepts(arguments[next++]) && ...);
  }
  static void run(FormatPrintState &state, llvm::ArrayRef<DirectiveArgument> arguments) {
    call(state, arguments, std::index_sequence_for<Params...>());
  }
  template <size_t... I>
  static void call(FormatPrintState &state, llvm::ArrayRef<DirectiveArgument> arguments,
                   std::index_sequence<I...>) {
    Print(state.getPrinter(), state.getOperation(), PrintParameter<Params>::get(state, arguments[I])...);
  }
};

} // namespace detail

class CustomDirectives {
public:
  /// A registered parser and printer function, called through wrappers that do not depend on their parameter
  /// lists. A trivial type.
  struct Entry {
    bool (*accepts)(llvm::ArrayRef<DirectiveArgument> arguments);
    ParseResult (*parse)(FormatParseState &state, llvm::ArrayRef<DirectiveArgument> arguments);
    void (*print)(FormatPrintState &state, llvm::ArrayRef<DirectiveArgument> arguments);
  };

  /// Registers functions for custom<`name`>(…). Of several that accept the same arguments, the first one
  /// registered is used.
  template <auto Parse, auto Print>
  void add(llvm::StringRef name) {
    entries[name].push_back({[](llvm::ArrayRef<DirectiveArgument> arguments) {
                               return detail::DirectiveParser<Parse>::accepts(arguments) &&
                                      detail::DirectivePrinter<Print>::accepts(arguments);
                             },
                             &detail::DirectiveParser<Parse>::run, &detail::DirectivePrinter<Print>::run});
  }
  bool contains(llvm::StringRef name) const { return entries.count(name); }
  /// Returns the functions that accept these arguments, or null.
  const Entry *find(llvm::StringRef name, llvm::ArrayRef<DirectiveArgument> arguments) const {
    auto found = entries.find(name);
    if (found != entries.end())
      for (const Entry &entry : found->second)
        if (entry.accepts(arguments))
          return &entry;
    return nullptr;
  }

private:
  llvm::StringMap<std::vector<Entry>> entries;
};

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_CUSTOMDIRECTIVES_H
