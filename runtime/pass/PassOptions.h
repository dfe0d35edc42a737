//===- PassOptions.h - Options of passes and pipelines --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An option is a member that reads its value from the text of a pipeline, `name{max=3 names=a,b}`:
//
//   Option<int64_t> max{*this, "max", llvm::cl::desc("How many"), llvm::cl::init(10)};
//   ListOption<std::string> names{*this, "names", llvm::cl::desc("Which")};
//
// and is used like a value of its type. The modifiers are those of LLVM's command lines (desc, init,
// list_init, values); nothing is registered there. A type becomes one of options by specialising
// PassOptionTraits. Options are found through the PassOptions that they are members of, in the order of
// declaration.
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

namespace strata {

using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

/// How values of a type are read and written: `static bool parse(llvm::StringRef text, T &value)`, which
/// returns false for what is no value, and `static void print(llvm::raw_ostream &os, const T &value)`.
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
/// Enums without words of their own: the words are those of llvm::cl::values.
template <typename T>
struct PassOptionTraits<T, std::enable_if_t<std::is_enum_v<T>>> {
  static bool parse(llvm::StringRef, T &) { return false; }
  static void print(llvm::raw_ostream &os, T value) { os << int64_t(value); }
};

namespace detail {

class PassOptions {
public:
  class OptionBase {
  public:
    OptionBase(const OptionBase &) = delete;
    OptionBase &operator=(const OptionBase &) = delete;
    virtual ~OptionBase();
    llvm::StringRef getArgStr() const { return argument; }
    llvm::StringRef getDescription() const { return description; }
    /// Whether a text or an assignment gave it a value, which then is not the declared one.
    bool hasValue() const { return isSet; }
    /// Returns false for a text that is no value of this option.
    virtual bool parse(llvm::StringRef text) = 0;
    virtual void printValue(llvm::raw_ostream &os) const = 0;
    virtual void copyValueFrom(const OptionBase &other) = 0;
    /// What may stand there: "bool", "integer", words.
    std::string getValueHelp() const;

  protected:
    OptionBase(PassOptions &parent, llvm::StringRef argument);

    void setDescription(llvm::StringRef text) { description = text.str(); }
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
    Words &getParser() { return words; } ///< For llvm::cl::values only.

  protected:
    bool isSet = false;

  private:
    std::string argument, description;
    Words words;
  };

  PassOptions() = default;
  /// Values are copied by copyOptionValuesFrom: members make themselves known to their own object.
  PassOptions(const PassOptions &) {}
  PassOptions &operator=(const PassOptions &) = delete;

  llvm::ArrayRef<OptionBase *> getOptions() const { return options; }
  /// Reads `a=1 b=two c={x y} d`. Errors go to \p errorHandler, and the first one ends it.
  LogicalResult parseFromString(llvm::StringRef text,
                                llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
  /// \pre \p other is an object of the same class.
  void copyOptionValuesFrom(const PassOptions &other);
  /// `{a=1 b=two}`, in the order of the names; nothing without options.
  void print(llvm::raw_ostream &os) const;

  template <typename T>
  class Option;
  template <typename T>
  class ListOption;

private:
  std::vector<OptionBase *> options;
};

/// Calls `each` for the parts of `a,{b,c},d(e,f)` between commas that are in no bracket or quote.
LogicalResult forEachListElement(llvm::StringRef text,
                                 llvm::function_ref<LogicalResult(llvm::StringRef)> each);

/// What both kinds of option do with words and modifiers.
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
  // How often, and whether help shows it: of no meaning in pipelines.
  void applyOne(llvm::cl::NumOccurrencesFlag) {}
  void applyOne(llvm::cl::OptionHidden) {}
  void applyOne(llvm::cl::MiscFlags) {}
  void applyOne(const llvm::cl::value_desc &) {}
};

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
    // A flag stands alone.
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
    // What is declared goes; what was said before stays.
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

/// The options of a pipeline, as members of `DerivedT`.
template <typename DerivedT>
class PassPipelineOptions : public detail::PassOptions {
public:
  template <typename T>
  using Option = detail::PassOptions::Option<T>;
  template <typename T>
  using ListOption = detail::PassOptions::ListOption<T>;
  /// Null, after errors, when the text is none of these options.
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
/// Of a pipeline without options.
struct EmptyPipelineOptions : PassPipelineOptions<EmptyPipelineOptions> {};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSOPTIONS_H
