//===- Pass.cpp - A transformation of an operation ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/Pass.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

Pass::~Pass() = default;

LogicalResult Pass::run(Operation *op) {
  current = op;
  failedRun = false;
  runOnOperation();
  return success(!failedRun);
}

void Pass::addOption(llvm::StringRef name, llvm::StringRef description, bool &value) {
  options.push_back({name.str(), description.str(),
                     [&value](llvm::StringRef text) {
                       value = text.empty() || text == "true" || text == "1";
                       return value || text == "false" || text == "0";
                     },
                     [&value] { return std::string(value ? "true" : "false"); }});
}
void Pass::addOption(llvm::StringRef name, llvm::StringRef description, int64_t &value) {
  options.push_back({name.str(), description.str(),
                     [&value](llvm::StringRef text) { return !text.getAsInteger(10, value); },
                     [&value] { return std::to_string(value); }});
}
void Pass::addOption(llvm::StringRef name, llvm::StringRef description, std::string &value) {
  options.push_back({name.str(), description.str(),
                     [&value](llvm::StringRef text) {
                       value = text.str();
                       return true;
                     },
                     [&value] { return value; }});
}
void Pass::addOption(llvm::StringRef name, llvm::StringRef description, std::string &value,
                     llvm::ArrayRef<llvm::StringLiteral> words) {
  options.push_back({name.str(), description.str(),
                     [&value, words](llvm::StringRef text) {
                       value = text.str();
                       return llvm::is_contained(words, text);
                     },
                     [&value] { return value; }});
}
void Pass::addOption(llvm::StringRef name, llvm::StringRef description, std::vector<std::string> &value) {
  options.push_back({name.str(), description.str(),
                     [&value](llvm::StringRef text) {
                       value.clear();
                       llvm::SmallVector<llvm::StringRef, 4> parts;
                       text.split(parts, ',', -1, /*KeepEmpty=*/false);
                       for (llvm::StringRef part : parts)
                         value.push_back(part.str());
                       return true;
                     },
                     [&value] { return llvm::join(value, ","); }});
}

LogicalResult Pass::initializeOptions(llvm::StringRef text, llvm::raw_ostream &os) {
  for (text = text.trim(); !text.empty(); text = text.ltrim()) {
    llvm::StringRef name = text.take_until([](char c) { return c == '=' || c == ' '; });
    text = text.drop_front(name.size());
    llvm::StringRef value;
    if (text.consume_front("=")) {
      bool isBraced = text.consume_front("{");
      value = text.take_until([&](char c) { return isBraced ? c == '}' : c == ' '; });
      text = text.drop_front(value.size());
      if (isBraced)
        text.consume_front("}");
    }
    auto found = llvm::find_if(options, [&](const OptionSpec &option) { return option.name == name; });
    if (found == options.end()) {
      os << "'" << getArgument() << "' has no option '" << name << "'\n";
      return failure();
    }
    if (!found->parse(value)) {
      os << "'" << value << "' is no value for the option '" << name << "' of '" << getArgument() << "'\n";
      return failure();
    }
  }
  return success();
}
