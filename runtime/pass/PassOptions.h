//===- PassOptions.h - Options of passes and pipelines --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Options of passes and pipelines. An option is a data member whose value is parsed from the textual
// pipeline, for example `name{max=3 names=a,b}`:
//
//   Option<int64_t> max{*this, "max", llvm::cl::desc("How many"), llvm::cl::init(10)};
//   ListOption<std::string> names{*this, "names", llvm::cl::desc("Which")};
//
// An option converts to its value type. The modifiers are those of LLVM's command line library (desc, init,
// list_init, values), but options are not registered there. To support another value type, specialize
// PassOptionTraits. An option registers with the PassOptions object that contains it, in the order of
// declaration. Not thread-safe.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSOPTIONS_H
#define STRATA_RUNTIME_PASS_PASSOPTIONS_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/LogicalResult.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace mlir {

using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

namespace detail {
/// A command-line option that is not registered. Value parsers of llvm::cl require such an object.
class UnregisteredOption : public llvm::cl::Option {
public:
  UnregisteredOption() : Option(llvm::cl::Optional, llvm::cl::NotHidden) {}

private:
  bool handleOccurrence(unsigned, llvm::StringRef, llvm::StringRef) override { return true; }
  size_t getOptionWidth() const override { return 0; }
  void printOptionInfo(size_t) const override {}
  void printOptionValue(size_t, bool) const override {}
  void setDefault() override {}
};

/// Parses values by a parser class of llvm::cl; prints them by the function `print` of that class if it has
/// one, else by operator<<.
template <typename T, typename ParserT>
struct ParserTraits {
  static bool parse(llvm::StringRef text, T &value) {
    detail::UnregisteredOption option;
    ParserT parser(option);
    typename ParserT::parser_data_type parsed{};
    if (parser.parse(option, {}, text, parsed))
      return false;
    value = parsed;
    return true;
  }
  static void print(llvm::raw_ostream &os, const T &value) {
    if constexpr (requires { ParserT::print(os, value); })
      ParserT::print(os, value);
    else
      os << value;
  }
};
} // namespace detail

/// Parses and prints option values of class T. A specialization has two static functions: `bool
/// parse(llvm::StringRef text, T &value)`, which returns false if the text is not a value, and `void
/// print(llvm::raw_ostream &os, const T &value)`. The default uses llvm::cl::parser<T>.
template <typename T, typename Enable = void>
struct PassOptionTraits : detail::ParserTraits<T, llvm::cl::parser<T>> {};

template <>
struct PassOptionTraits<bool> {
  static bool parse(llvm::StringRef text, bool &value);
  static void print(llvm::raw_ostream &os, bool value) { os << (value ? "true" : "false"); }
};
template <>
struct PassOptionTraits<std::string> {
  static bool parse(llvm::StringRef text, std::string &value) {
    value = text.str();
    return true;
  }
  static void print(llvm::raw_ostream &os, const std::string &value) { os << value; }
};
template <typename T>
struct PassOptionTraits<T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>>> {
  static bool parse(llvm::StringRef text, T &value) { return !text.getAsInteger(0, value); }
  static void print(llvm::raw_ostream &os, T value) { os << +value; }
};
template <typename T>
struct PassOptionTraits<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static bool parse(llvm::StringRef text, T &value) {
    double number;
    if (text.getAsDouble(number))
      return false;
    value = T(number);
    return true;
  }
  static void print(llvm::raw_ostream &os, T value) { os << value; }
};
/// Values of enums: only keywords that are declared with llvm::cl::values can be parsed.
template <typename T>
struct PassOptionTraits<T, std::enable_if_t<std::is_enum_v<T>>> {
  static bool parse(llvm::StringRef, T &) { return false; }
  static void print(llvm::raw_ostream &os, T value) { os << int64_t(value); }
};

namespace detail {

/// Calls `each` for the elements of a list such as `a,{b,c},d(e,f)`. Commas in brackets or quotes do not
/// separate elements. Fails if a bracket or quote is not closed, or if `each` fails.
LogicalResult forEachListElement(llvm::StringRef text,
                                 llvm::function_ref<LogicalResult(llvm::StringRef)> each);

/// Parses and prints a list as the value of an option that is not a ListOption: `[a,b]`.
template <typename VectorT>
struct VectorOptionTraits {
  using ElementT = typename VectorT::value_type;
  static bool parse(llvm::StringRef text, VectorT &value) {
    if (!text.consume_front("[") || !text.consume_back("]"))
      return false;
    value.clear();
    return succeeded(forEachListElement(text, [&](llvm::StringRef part) {
      ElementT element{};
      if (!PassOptionTraits<ElementT>::parse(part, element))
        return failure();
      value.push_back(std::move(element));
      return success();
    }));
  }
  static void print(llvm::raw_ostream &os, const VectorT &value) {
    os << '[';
    llvm::interleave(
        value, os, [&](const ElementT &element) { PassOptionTraits<ElementT>::print(os, element); }, ",");
    os << ']';
  }
};
} // namespace detail
template <typename T>
struct PassOptionTraits<std::vector<T>> : detail::VectorOptionTraits<std::vector<T>> {};
template <typename T, unsigned N>
struct PassOptionTraits<llvm::SmallVector<T, N>> : detail::VectorOptionTraits<llvm::SmallVector<T, N>> {};

namespace detail {

/// The options of a pass or pipeline.
class PassOptions {
public:
  /// Base class of an option, independent of the type of its value.
  class OptionBase {
  public:
    OptionBase(const OptionBase &) = delete;
    OptionBase &operator=(const OptionBase &) = delete;
    virtual ~OptionBase();
    llvm::StringRef getArgStr() const { return argument; }
    llvm::StringRef getDescription() const { return description; }
    /// Returns true if the value of the option was parsed or assigned, so that it may differ from the
    /// default.
    bool hasValue() const { return isSet; }
    unsigned getNumOccurrences() const { return isSet; } ///< 1 if hasValue(), else 0.
    /// Sets the value from text. Returns false if the text is not a value of this option.
    virtual bool parse(llvm::StringRef text) = 0;
    virtual void printValue(llvm::raw_ostream &os) const = 0;
    virtual void copyValueFrom(const OptionBase &other) = 0;
    /// Returns a description of the possible values for help texts: "bool", "integer" or the keywords.
    std::string getValueHelp() const;

  protected:
    OptionBase(PassOptions &parent, llvm::StringRef argument);

    void setDescription(llvm::StringRef text) { description = text.str(); }
    /// A keyword that stands for an enum or integer value.
    struct Word {
      std::string name;
      int64_t value;
      std::string description;
    };
    struct Words {
      template <typename ValueT>
      void addLiteralOption(llvm::StringRef name, const ValueT &value, llvm::StringRef help) {
        list.push_back({name.str(), int64_t(value), help.str()});
      }
      std::vector<Word> list;
    };
    const Word *findWord(llvm::StringRef name) const;
    const Word *findWord(int64_t value) const;

  public:
    Words &getParser() { return words; } ///< Called by llvm::cl::values.

  protected:
    bool isSet = false;

  private:
    std::string argument, description;
    Words words;
  };

  PassOptions() = default;
  /// Copies nothing: the option members of the copy register themselves, and copyOptionValuesFrom() copies
  /// the values.
  PassOptions(const PassOptions &) {}
  PassOptions &operator=(const PassOptions &) = delete;

  llvm::ArrayRef<OptionBase *> getOptions() const { return options; }
  /// Parses options in the form `a=1 b=two c={x y} d`. Reports the first error to \p errorHandler and fails.
  LogicalResult parseFromString(llvm::StringRef text,
                                llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
  /// Does the same as the overload above, but writes the error to a stream.
  LogicalResult parseFromString(llvm::StringRef text, llvm::raw_ostream &errors = llvm::errs());
  /// Copies the values of all options. \pre \p other is an object of the same class.
  void copyOptionValuesFrom(const PassOptions &other);
  /// Prints `{a=1 b=two}`, sorted by name; prints nothing if there are no options.
  void print(llvm::raw_ostream &os) const;
  /// Writes a help text: a line for each option, indented by \p indent, with its description at column
  /// \p descIndent. getOptionWidth returns the width of the longest line without description.
  void printHelp(size_t indent, size_t descIndent) const;
  size_t getOptionWidth() const;

  /// An option with one value, and an option with a list of values. \p OptionParser is a class like
  /// llvm::cl::parser<T>; void means PassOptionTraits.
  template <typename T, typename OptionParser = void>
  class Option;
  template <typename T, typename OptionParser = void>
  class ListOption;

private:
  std::vector<OptionBase *> options;
};

/// Stores the value of an option. If T is a class, the storage derives from T, so that members of T can be
/// used on the option.
template <typename T, bool IsClass = std::is_class_v<T> && !std::is_final_v<T>>
class OptionStorage {
public:
  operator const T &() const { return value; }
  operator T &() { return value; }
  const T *operator->() const { return &value; }
  T *operator->() { return &value; }

protected:
  const T &stored() const { return value; }
  T &stored() { return value; }

private:
  T value = T();
};
template <typename T>
class OptionStorage<T, true> : public T {
public:
  const T *operator->() const { return this; }
  T *operator->() { return this; }

protected:
  const T &stored() const { return *this; }
  T &stored() { return *this; }
};

/// Common base class of Option and ListOption: handles keywords and modifiers.
template <typename T, typename DerivedT, typename ParserT>
class OptionCommon : public PassOptions::OptionBase {
protected:
  using OptionBase::OptionBase;
  using Traits = typename std::conditional_t<std::is_void_v<ParserT>, std::type_identity<PassOptionTraits<T>>,
                                             std::type_identity<ParserTraits<T, ParserT>>>::type;
  template <typename... Mods>
  void applyAll(const Mods &...mods) {
    (applyOne(mods), ...);
  }
  bool parseOne(llvm::StringRef text, T &value) {
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>)
      if (const Word *word = findWord(text)) {
        value = static_cast<T>(word->value);
        return true;
      }
    return Traits::parse(text, value);
  }
  void printOne(llvm::raw_ostream &os, const T &value) const {
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>)
      if (const Word *word = findWord(int64_t(value))) {
        os << word->name;
        return;
      }
    Traits::print(os, value);
  }

private:
  void applyOne(const llvm::cl::desc &text) { setDescription(text.Desc); }
  void applyOne(const char *) {}
  void applyOne(const llvm::cl::ValuesClass &values) { values.apply(*this); }
  template <typename ValueT>
  void applyOne(const llvm::cl::initializer<ValueT> &value) {
    value.apply(static_cast<DerivedT &>(*this));
  }
  template <typename ValueT>
  void applyOne(const llvm::cl::list_initializer<ValueT> &values) {
    values.apply(static_cast<DerivedT &>(*this));
  }
  // These modifiers have no effect on pass options.
  void applyOne(llvm::cl::NumOccurrencesFlag) {}
  void applyOne(llvm::cl::OptionHidden) {}
  void applyOne(llvm::cl::MiscFlags) {}
  void applyOne(const llvm::cl::value_desc &) {}
};

/// An option with one value.
template <typename T, typename OptionParser>
class PassOptions::Option : public OptionCommon<T, Option<T, OptionParser>, OptionParser>,
                            public OptionStorage<T> {
public:
  template <typename... Mods>
  Option(PassOptions &parent, llvm::StringRef argument, const Mods &...mods)
      : OptionCommon<T, Option<T, OptionParser>, OptionParser>(parent, argument) {
    this->applyAll(mods...);
  }
  Option &operator=(const T &other) {
    setValue(other);
    return *this;
  }
  Option &operator=(const Option &other) {
    setValue(other.stored());
    return *this;
  }
  const T &getValue() const { return this->stored(); }
  T &getValue() { return this->stored(); }
  /// \param initial  true if the value is the default; hasValue() then returns false.
  void setValue(const T &newValue, bool initial = false) {
    this->stored() = newValue;
    this->isSet = !initial;
  }
  template <typename OtherT>
  bool operator==(const OtherT &other) const {
    return this->stored() == other;
  }
  template <typename ValueT>
  void setInitialValue(const ValueT &initial) {
    this->stored() = T(initial);
  }

  bool parse(llvm::StringRef text) override {
    // A bool option without a value is true.
    if constexpr (std::is_same_v<T, bool>)
      if (text.empty()) {
        setValue(true);
        return true;
      }
    this->isSet = true;
    return this->parseOne(text, this->stored());
  }
  void printValue(llvm::raw_ostream &os) const override { this->printOne(os, this->stored()); }
  void copyValueFrom(const PassOptions::OptionBase &other) override {
    const auto &from = static_cast<const Option &>(other);
    this->stored() = from.stored();
    this->isSet = from.isSet;
  }
};

/// An option with a list of values, used like a vector.
template <typename T, typename OptionParser>
class PassOptions::ListOption : public OptionCommon<T, ListOption<T, OptionParser>, OptionParser> {
public:
  template <typename... Mods>
  ListOption(PassOptions &parent, llvm::StringRef argument, const Mods &...mods)
      : OptionCommon<T, ListOption<T, OptionParser>, OptionParser>(parent, argument) {
    this->applyAll(mods...);
  }
  ListOption &operator=(const ListOption &other) {
    values = other.values;
    this->isSet = true;
    return *this;
  }
  template <typename RangeT>
    requires(!std::is_same_v<std::decay_t<RangeT>, ListOption>)
  ListOption &operator=(const RangeT &range) {
    values.assign(range.begin(), range.end());
    this->isSet = true;
    return *this;
  }
  ListOption &operator=(std::initializer_list<T> range) {
    values.assign(range.begin(), range.end());
    this->isSet = true;
    return *this;
  }
  operator llvm::ArrayRef<T>() const { return values; }
  llvm::ArrayRef<T> operator*() const { return values; }
  llvm::MutableArrayRef<T> operator*() { return values; }
  operator const std::vector<T> &() const { return values; }
  operator std::vector<T> &() { return values; }
  std::vector<T> *operator&() { return &values; }
  const std::vector<T> *operator&() const { return &values; }
  /// Returns true if no values were parsed or assigned, so that the list holds the default.
  bool isDefaultAssigned() const { return !this->isSet; }
  template <typename... Args>
  auto insert(Args &&...args) {
    return values.insert(std::forward<Args>(args)...);
  }
  template <typename... Args>
  auto erase(Args &&...args) {
    return values.erase(std::forward<Args>(args)...);
  }
  void pop_back() { values.pop_back(); }
  template <typename ValueT>
  void addValue(const ValueT &value) {
    values.push_back(value);
  }
  using value_type = T;
  using reference = typename std::vector<T>::reference;
  using const_reference = typename std::vector<T>::const_reference;
  using iterator = typename std::vector<T>::iterator;
  using const_iterator = typename std::vector<T>::const_iterator;
  auto begin() const { return values.begin(); }
  auto end() const { return values.end(); }
  auto begin() { return values.begin(); }
  auto end() { return values.end(); }
  bool empty() const { return values.empty(); }
  size_t size() const { return values.size(); }
  const T &operator[](size_t i) const { return values[i]; }
  T &operator[](size_t i) { return values[i]; }
  const T &front() const { return values.front(); }
  const T &back() const { return values.back(); }
  T &front() { return values.front(); }
  T &back() { return values.back(); }
  void push_back(T value) { values.push_back(std::move(value)); }
  void clear() { values.clear(); }
  template <typename ValueT>
  void setInitialValues(llvm::ArrayRef<ValueT> initial) {
    values.assign(initial.begin(), initial.end());
  }

  bool parse(llvm::StringRef text) override {
    // The first occurrence of the option replaces the default; later occurrences append values.
    if (!this->isSet)
      values.clear();
    this->isSet = true;
    return succeeded(forEachListElement(text, [&](llvm::StringRef element) {
      T value = T();
      if (!this->parseOne(element, value))
        return failure();
      values.push_back(std::move(value));
      return success();
    }));
  }
  void printValue(llvm::raw_ostream &os) const override {
    llvm::interleave(values, os, [&](const T &value) { this->printOne(os, value); }, ",");
  }
  void copyValueFrom(const PassOptions::OptionBase &other) override {
    const auto &from = static_cast<const ListOption &>(other);
    values = from.values;
    this->isSet = from.isSet;
  }

private:
  std::vector<T> values;
};

} // namespace detail

/// Base class of the options of a named pipeline, which are members of the derived class `DerivedT`.
template <typename DerivedT>
class PassPipelineOptions : public virtual detail::PassOptions {
public:
  template <typename T, typename OptionParser = void>
  using Option = detail::PassOptions::Option<T, OptionParser>;
  template <typename T, typename OptionParser = void>
  using ListOption = detail::PassOptions::ListOption<T, OptionParser>;
  /// Returns an object with the options that \p text sets. Returns null, after reporting an error, if the
  /// text is invalid.
  static std::unique_ptr<DerivedT> createFromString(llvm::StringRef text,
                                                    llvm::raw_ostream &errors = llvm::errs()) {
    auto result = std::make_unique<DerivedT>();
    if (failed(result->parseFromString(text, [&](const llvm::Twine &message) {
          errors << message << '\n';
          return failure();
        })))
      return nullptr;
    return result;
  }
};
/// The options of pipelines without options.
struct EmptyPipelineOptions : PassPipelineOptions<EmptyPipelineOptions> {};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSOPTIONS_H
