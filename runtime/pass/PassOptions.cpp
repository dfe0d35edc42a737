//===- PassOptions.cpp - Options of passes and pipelines ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassOptions.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using detail::PassOptions;

bool PassOptionTraits<bool>::parse(llvm::StringRef text, bool &value) {
  value = text == "true" || text == "TRUE" || text == "True" || text == "1";
  return value || text == "false" || text == "FALSE" || text == "False" || text == "0";
}

PassOptions::OptionBase::~OptionBase() = default;

PassOptions::OptionBase::OptionBase(PassOptions &parent, llvm::StringRef argument)
    : argument(argument.str()) {
  parent.options.push_back(this);
}

const PassOptions::OptionBase::Word *PassOptions::OptionBase::findWord(llvm::StringRef name) const {
  auto it = llvm::find_if(words.list, [&](const Word &word) { return word.name == name; });
  return it == words.list.end() ? nullptr : &*it;
}
const PassOptions::OptionBase::Word *PassOptions::OptionBase::findWord(int64_t value) const {
  auto it = llvm::find_if(words.list, [&](const Word &word) { return word.value == value; });
  return it == words.list.end() ? nullptr : &*it;
}

std::string PassOptions::OptionBase::getValueHelp() const {
  return llvm::join(llvm::map_range(words.list, [](const Word &word) { return word.name; }), "|");
}

//===----------------------------------------------------------------------===//
// Parsing and printing of options
//===----------------------------------------------------------------------===//

/// Returns the position of the first character that is in `stops` and outside of brackets and quotes. Returns
/// the size of `text` if there is none, and npos if a bracket or quote is not closed.
static size_t findEnd(llvm::StringRef text, llvm::StringRef stops) {
  llvm::SmallVector<char, 8> open;
  for (size_t i = 0; i != text.size(); ++i) {
    char c = text[i];
    if (open.empty() && stops.contains(c))
      return i;
    if (c == '"' || c == '\'') {
      size_t close = text.find(c, i + 1);
      if (close == llvm::StringRef::npos)
        return llvm::StringRef::npos;
      i = close;
    } else if (c == '{' || c == '(' || c == '[') {
      open.push_back(c == '{' ? '}' : c == '(' ? ')' : ']');
    } else if (!open.empty() && c == open.back()) {
      open.pop_back();
    }
  }
  return open.empty() ? text.size() : llvm::StringRef::npos;
}

/// Removes a pair of braces or quotes that encloses the whole text.
static llvm::StringRef unwrap(llvm::StringRef text) {
  for (auto [open, close] : {std::pair('{', '}'), std::pair('"', '"'), std::pair('\'', '\'')})
    if (text.size() >= 2 && text.front() == open && text.back() == close &&
        (open != '{' || findEnd(text.drop_front(), "}") == text.size() - 2))
      return text.drop_front().drop_back();
  return text;
}

LogicalResult detail::forEachListElement(llvm::StringRef text,
                                         llvm::function_ref<LogicalResult(llvm::StringRef)> each) {
  while (!text.empty()) {
    size_t end = findEnd(text, ",");
    if (end == llvm::StringRef::npos || failed(each(unwrap(text.take_front(end).trim()))))
      return failure();
    text = text.drop_front(std::min(end + 1, text.size()));
  }
  return success();
}

LogicalResult
PassOptions::parseFromString(llvm::StringRef text,
                             llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler) {
  for (text = text.trim(); !text.empty(); text = text.ltrim()) {
    llvm::StringRef name = text.take_until([](char c) { return c == '=' || c == ' '; });
    text = text.drop_front(name.size());
    llvm::StringRef value;
    if (text.consume_front("=")) {
      size_t end = findEnd(text, " ");
      if (end == llvm::StringRef::npos)
        return errorHandler("missing closing bracket or quote in the value of the option '" + name + "'");
      value = unwrap(text.take_front(end));
      text = text.drop_front(end);
    }
    auto found = llvm::find_if(options, [&](OptionBase *option) { return option->getArgStr() == name; });
    if (found == options.end())
      return errorHandler("no such option " + name);
    if (!(*found)->parse(value)) {
      std::string help = (*found)->getValueHelp();
      return errorHandler("'" + value + "' is no value for the option '" + name + "'" +
                          (help.empty() ? llvm::Twine() : ": expected " + llvm::Twine(help)));
    }
  }
  return success();
}

LogicalResult PassOptions::parseFromString(llvm::StringRef text, llvm::raw_ostream &errors) {
  return parseFromString(text, [&](const llvm::Twine &message) {
    errors << message << '\n';
    return failure();
  });
}

/// Returns the first column of the help text of an option.
static std::string getHelpLabel(const PassOptions::OptionBase &option) {
  std::string values = option.getValueHelp();
  return ("--" + option.getArgStr() + (values.empty() ? "" : "=<" + values + ">")).str();
}

void PassOptions::printHelp(size_t indent, size_t descIndent) const {
  std::vector<const OptionBase *> sorted(options.begin(), options.end());
  llvm::sort(sorted, [](auto *a, auto *b) { return a->getArgStr() < b->getArgStr(); });
  for (const OptionBase *option : sorted) {
    std::string label = getHelpLabel(*option);
    size_t used = indent + label.size();
    llvm::outs().indent(indent) << label;
    llvm::outs().indent(used < descIndent ? descIndent - used : 1)
        << "- " << option->getDescription() << '\n';
  }
}

size_t PassOptions::getOptionWidth() const {
  size_t width = 0;
  for (const OptionBase *option : options)
    width = std::max(width, getHelpLabel(*option).size());
  return width;
}

void PassOptions::copyOptionValuesFrom(const PassOptions &other) {
  assert(options.size() == other.options.size() && "options of another class");
  for (auto [to, from] : llvm::zip_equal(options, other.options))
    to->copyValueFrom(*from);
}

/// Prints all options in braces. An option with an empty value is printed as an empty string, which leaves an
/// additional space, as in mlir-opt.
void PassOptions::print(llvm::raw_ostream &os) const {
  if (options.empty())
    return;
  std::vector<const OptionBase *> sorted(options.begin(), options.end());
  llvm::sort(sorted, [](auto *a, auto *b) { return a->getArgStr() < b->getArgStr(); });
  std::vector<std::string> parts;
  for (const OptionBase *option : sorted) {
    std::string value;
    llvm::raw_string_ostream stream(value);
    option->printValue(stream);
    if (value.empty())
      parts.emplace_back();
    else if (findEnd(value, " ") != value.size())
      parts.push_back((option->getArgStr() + "={" + value + "}").str());
    else
      parts.push_back((option->getArgStr() + "=" + value).str());
  }
  // mlir-opt sorts the printed options, which puts empty ones first.
  llvm::stable_sort(parts);
  os << '{';
  llvm::interleave(parts, os, " ");
  os << '}';
}
