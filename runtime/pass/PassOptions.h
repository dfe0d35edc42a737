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

/// Parses and prints option values of class T: `static bool parse(llvm::StringRef text, T &value)`, which
/// returns false if the text is not a value, and `static void print(llvm::raw_ostream &os, const T &value)`.
template <typename T, typename Enable = void>
struct PassOptionTraits;

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
/// For enums: only the keywords declared with llvm::cl::values can be parsed.
template <typename T>
struct PassOptionTraits<T, std::enable_if_t<std::is_enum_v<T>>> {
  static bool parse(llvm::StringRef, T &) { return false; }
  static void print(llvm::raw_ostream &os, T value) { os << int64_t(value); }
};

namespace detail {

/// The list of options of a pass or pipeline.
class PassOptions {
public:
  /// Type-independent base of an option.
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
    /// Sets the value from text. Returns false if the text is not a value of this option.
    virtual bool parse(llvm::StringRef text) = 0;
    virtual void printValue(llvm::raw_ostream &os) const = 0;
    virtual void copyValueFrom(const OptionBase &other) = 0;
    /// Returns a description of the possible values for help texts: "bool", "integer" or the keywords.
    std::string getValueHelp() const;

  protected:
    OptionBase(PassOptions &parent, llvm::StringRef argument);

    void setDescription(llvm::StringRef text) { description = text.str(); }
    /// A keyword for an enum or integer value.
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
  /// Copies nothing: the options of the copy register themselves, and copyOptionValuesFrom() copies the
  /// values.
  PassOptions(const PassOptions &) {}
  PassOptions &operator=(const PassOptions &) = delete;

  llvm::ArrayRef<OptionBase *> getOptions() const { return options; }
  /// Parses options in the form `a=1 b=two c={x y} d`. Reports the first error to \p errorHandler and fails.
  LogicalResult parseFromString(llvm::StringRef text,
                                llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
  /// \pre \p other is an object of the same class.
  void copyOptionValuesFrom(const PassOptions &other);
  /// Prints `{a=1 b=two}`, sorted by name; prints nothing if there are no options.
  void print(llvm::raw_ostream &os) const;

  template <typename T>
  class Option;
  template <typename T>
  class ListOption;

private:
  std::vector<OptionBase *> options;
};

/// Calls `each` for the elements of a list such as `a,{b,c},d(e,f)`. Commas in brackets or quotes do not
/// separate elements. Fails if a bracket or quote is not closed, or if `each` fails.
LogicalResult forEachListElement(llvm::StringRef text,
                                 llvm::function_ref<LogicalResult(llvm::StringRef)> each);

/// Common code of Option and ListOption: keywords and modifiers.
template <typename T, typename DerivedT>
class OptionCommon : public PassOptions::OptionBase {
protected:
  using OptionBase::OptionBase;
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
    return PassOptionTraits<T>::parse(text, value);
  }
  void printOne(llvm::raw_ostream &os, const T &value) const {
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>)
      if (const Word *word = findWord(int64_t(value))) {
        os << word->name;
        return;
      }
    PassOptionTraits<T>::print(os, value);
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
  // These modifiers have no meaning in pipelines and are ignored.
  void applyOne(llvm::cl::NumOccurrencesFlag) {}
  void applyOne(llvm::cl::OptionHidden) {}
  void applyOne(llvm::cl::MiscFlags) {}
  void applyOne(const llvm::cl::value_desc &) {}
};

/// An option with one value.
template <typename T>
class PassOptions::Option : public OptionCommon<T, Option<T>> {
public:
  template <typename... Mods>
  Option(PassOptions &parent, llvm::StringRef argument, const Mods &...mods)
      : OptionCommon<T, Option<T>>(parent, argument) {
    this->applyAll(mods...);
  }
  Option &operator=(const T &other) {
    setValue(other);
    return *this;
  }
  Option &operator=(const Option &other) {
    setValue(other.value);
    return *this;
  }
  operator const T &() const { return value; }
  operator T &() { return value; }
  const T &getValue() const { return value; }
  T &getValue() { return value; }
  const T *operator->() const { return &value; }
  T *operator->() { return &value; }
  void setValue(const T &newValue) {
    value = newValue;
    this->isSet = true;
  }
  template <typename OtherT>
  bool operator==(const OtherT &other) const {
    return value == other;
  }
  bool empty() const
    requires requires(const T &t) { t.empty(); }
  {
    return value.empty();
  }
  auto begin() const
    requires requires(const T &t) { t.begin(); }
  {
    return value.begin();
  }
  auto end() const
    requires requires(const T &t) { t.end(); }
  {
    return value.end();
  }
  template <typename ValueT>
  void setInitialValue(const ValueT &initial) {
    value = T(initial);
  }

  bool parse(llvm::StringRef text) override {
    // A bool option without a value is true.
    if constexpr (std::is_same_v<T, bool>)
      if (text.empty()) {
        setValue(true);
        return true;
      }
    this->isSet = true;
    return this->parseOne(text, value);
  }
  void printValue(llvm::raw_ostream &os) const override { this->printOne(os, value); }
  void copyValueFrom(const PassOptions::OptionBase &other) override {
    const auto &from = static_cast<const Option &>(other);
    value = from.value;
    this->isSet = from.isSet;
  }

private:
  T value = T();
};

/// An option with a list of values, used like a vector.
template <typename T>
class PassOptions::ListOption : public OptionCommon<T, ListOption<T>> {
public:
  template <typename... Mods>
  ListOption(PassOptions &parent, llvm::StringRef argument, const Mods &...mods)
      : OptionCommon<T, ListOption<T>>(parent, argument) {
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
  operator const std::vector<T> &() const { return values; }
  using value_type = T;
  using iterator = typename std::vector<T>::iterator;
  using const_iterator = typename std::vector<T>::const_iterator;
  auto begin() { return values.begin(); }
  auto end() { return values.end(); }
  auto begin() const { return values.begin(); }
  auto end() const { return values.end(); }
  size_t size() const { return values.size(); }
  bool empty() const { return values.empty(); }
  const T &operator[](size_t i) const { return values[i]; }
  T &operator[](size_t i) { return values[i]; }
  const T &front() const { return values.front(); }
  const T &back() const { return values.back(); }
  void push_back(T value) { values.push_back(std::move(value)); }
  void clear() { values.clear(); }
  template <typename ValueT>
  void setInitialValues(llvm::ArrayRef<ValueT> initial) {
    values.assign(initial.begin(), initial.end());
  }

  bool parse(llvm::StringRef text) override {
    // The first occurrence replaces the default; later ones append.
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

/// Base of the options of a named pipeline, which are members of `DerivedT`.
template <typename DerivedT>
class PassPipelineOptions : public detail::PassOptions {
public:
  template <typename T>
  using Option = detail::PassOptions::Option<T>;
  template <typename T>
  using ListOption = detail::PassOptions::ListOption<T>;
  /// Parses options. Returns null, after reporting to `errors`, if the text is invalid.
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
