//===- PredicateModel.cpp - Model of a predicate --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/PredicateModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::SMLoc;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadCppInPredicate, Error, "C++ in a predicate: {0}, in '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(UnknownPredicate, Error, "'{0}' is not a predicate that the generator knows", StringRef);
STRATA_DIAGNOSTIC(WrongPredicateChildren, Error,
                  "a predicate of this kind combines exactly one other, not {0}", unsigned);
STRATA_DIAGNOSTIC(PredicateTooDeep, Error, "predicates are nested more than {0} deep", unsigned);

namespace {

/// Converts a tree of predicate records. Keeps the substitutions that apply, innermost last.
class Reader {
public:
  Reader(llvm::ArrayRef<StringRef> allowed, SMLoc useLoc, ModelContext &context)
      : allowed(allowed), useLoc(useLoc), context(context) {}

  FailureOr<PredicateModel> read(const llvm::Record &record) {
    if (depth >= maxDepth)
      return context.diags().emit(placeOf(record), PredicateTooDeep, maxDepth);
    ++depth;
    FailureOr<PredicateModel> result = readKind(record);
    --depth;
    return result;
  }

private:
  static constexpr unsigned maxDepth = 250;

  /// Returns the location of the record if a user wrote it, else the location of the use.
  SMLoc placeOf(const llvm::Record &record) const {
    SMLoc loc = ModelContext::loc(record);
    return !loc.isValid() || context.isInVocabulary(loc) ? useLoc : loc;
  }

  FailureOr<PredicateModel> readKind(const llvm::Record &record) {
    if (record.isSubClassOf("CPred"))
      return readLeaf(record);
    if (record.isSubClassOf("SubstLeaves"))
      return readSubstitution(record);
    if (record.isSubClassOf("Concat"))
      return readConcatenation(record);
    if (record.isSubClassOf("CombinedPred"))
      return readCombination(record);
    return context.diags().emit(placeOf(record), UnknownPredicate, RecordReader(record, context).name());
  }

  FailureOr<PredicateModel> readLeaf(const llvm::Record &record) {
    RecordReader reader(record, context);
    std::string text = reader.string("predExpr").trim().str();
    if (reader.hasErrors())
      return failure();
    // Apply inner substitutions first.
    for (auto &[pattern, replacement] : llvm::reverse(substitutions))
      text = replaceWord(text, pattern, replacement);
    return makeLeaf(text, record);
  }

  FailureOr<PredicateModel> makeLeaf(StringRef text, const llvm::Record &record) {
    CppExpression expression = CppExpression::parse(text);
    if (!expression.error().empty()) {
      StringRef written = expression.text();
      if (written.starts_with("(") && written.ends_with(")"))
        written = written.drop_front().drop_back(); // Remove the parentheses that the built-in .td files add.
      return context.diags().emit(placeOf(record), BadCppInPredicate, expression.error(), written);
    }
    LogicalResult result = success();
    for (StringRef placeholder : expression.placeholders())
      if (failed(checkPlaceholder(placeholder, record)))
        result = failure();
    if (failed(result))
      return failure();
    return PredicateModel::makeLeaf(std::move(expression), ModelContext::loc(record));
  }

  LogicalResult checkPlaceholder(StringRef placeholder, const llvm::Record &record) {
    StringRef name = placeholder.drop_front();
    if (llvm::is_contained(allowed, "*") || llvm::is_contained(allowed, name))
      return success();
    std::string known = allowed.empty() ? "none" : "$" + llvm::join(allowed, ", $");
    InFlightDiagnostic diag = context.diags().emit(placeOf(record), UnknownPlaceholder, placeholder, known);
    if (StringRef near = ModelContext::closest(name, allowed); !near.empty())
      return std::move(diag).note(placeOf(record), DidYouMean, "$" + near.str());
    return diag;
  }

  FailureOr<PredicateModel> readSubstitution(const llvm::Record &record) {
    RecordReader reader(record, context);
    std::string pattern = reader.string("pattern").str(), replacement = reader.string("replacement").str();
    const llvm::Record *child = onlyChild(reader);
    if (!child || reader.hasErrors())
      return failure();
    substitutions.emplace_back(pattern, replacement);
    FailureOr<PredicateModel> result = read(*child);
    substitutions.pop_back();
    return result;
  }

  FailureOr<PredicateModel> readConcatenation(const llvm::Record &record) {
    RecordReader reader(record, context);
    std::string prefix = reader.string("prefix").str(), suffix = reader.string("suffix").str();
    const llvm::Record *child = onlyChild(reader);
    if (!child || reader.hasErrors())
      return failure();
    // The text between prefix and suffix is read without checks: brackets and placeholders are checked in the
    // concatenated text, to which the enclosing substitutions apply as well.
    llvm::SmallVector<StringRef> any = {"*"};
    Reader inner(any, useLoc, context);
    inner.depth = depth;
    FailureOr<PredicateModel> middle = inner.read(*child);
    if (failed(middle))
      return failure();
    std::string text = prefix + middle->cppText() + suffix;
    for (auto &[pattern, replacement] : llvm::reverse(substitutions))
      text = replaceWord(text, pattern, replacement);
    return makeLeaf(text, record);
  }

  FailureOr<PredicateModel> readCombination(const llvm::Record &record) {
    RecordReader reader(record, context);
    const llvm::Record *kind = reader.requiredDef("kind");
    std::vector<const llvm::Record *> children = reader.defs("children");
    if (reader.hasErrors())
      return failure();
    std::vector<PredicateModel> parts;
    LogicalResult result = success();
    for (const llvm::Record *child : children) {
      FailureOr<PredicateModel> part = read(*child);
      if (failed(part))
        result = failure();
      else
        parts.push_back(std::move(*part));
    }
    if (failed(result))
      return failure();
    StringRef name = kind->getName();
    if (name == "PredCombinerAnd")
      return PredicateModel::makeAnd(std::move(parts));
    if (name == "PredCombinerOr")
      return PredicateModel::makeOr(std::move(parts));
    if (name != "PredCombinerNot")
      return context.diags().emit(placeOf(record), UnknownPredicate, name);
    if (parts.size() != 1)
      return context.diags().emit(placeOf(record), WrongPredicateChildren, unsigned(parts.size()));
    return PredicateModel::makeNot(std::move(parts.front()));
  }

  const llvm::Record *onlyChild(RecordReader &reader) {
    std::vector<const llvm::Record *> children = reader.defs("children");
    if (children.size() == 1)
      return children.front();
    context.diags()
        .emit(placeOf(reader.record()), WrongPredicateChildren, unsigned(children.size()))
        .report();
    return nullptr;
  }

  /// Replaces all occurrences of `pattern`, but not in the prefix of a longer word ($_self in $_selfish).
  static std::string replaceWord(StringRef text, StringRef pattern, StringRef replacement) {
    if (pattern.empty())
      return text.str();
    std::string result;
    bool isWord = llvm::isAlnum(pattern.back()) || pattern.back() == '_';
    while (true) {
      size_t at = text.find(pattern);
      if (at == StringRef::npos)
        return result + text.str();
      result += text.take_front(at);
      text = text.drop_front(at + pattern.size());
      bool goesOn = isWord && !text.empty() && (llvm::isAlnum(text.front()) || text.front() == '_');
      result += goesOn ? pattern : replacement;
    }
  }

  llvm::ArrayRef<StringRef> allowed;
  SMLoc useLoc;
  ModelContext &context;
  std::vector<std::pair<std::string, std::string>> substitutions;
  unsigned depth = 0;
};

} // namespace

FailureOr<PredicateModel> PredicateModel::check(const llvm::Record &predicate,
                                                llvm::ArrayRef<StringRef> allowed, SMLoc loc,
                                                ModelContext &context) {
  return Reader(allowed, loc, context).read(predicate);
}

PredicateModel PredicateModel::makeLeaf(CppExpression expression, SMLoc loc) {
  PredicateModel result;
  if (expression.isLiteral("true"))
    return result;
  result.which = Kind::Leaf;
  result.where = loc;
  result.leaf = std::move(expression);
  return result;
}

PredicateModel PredicateModel::makeAnd(std::vector<PredicateModel> parts) {
  PredicateModel result;
  for (PredicateModel &part : parts) {
    if (part.which == Kind::And)
      for (PredicateModel &inner : part.parts)
        result.parts.push_back(std::move(inner));
    else if (!part.isTrue())
      result.parts.push_back(std::move(part));
  }
  if (result.parts.size() == 1) {
    PredicateModel only = std::move(result.parts.front());
    return only;
  }
  result.which = result.parts.empty() ? Kind::True : Kind::And;
  return result;
}

PredicateModel PredicateModel::makeOr(std::vector<PredicateModel> parts) {
  PredicateModel result;
  for (PredicateModel &part : parts) {
    if (part.isTrue())
      return PredicateModel();
    if (part.which == Kind::Or)
      for (PredicateModel &inner : part.parts)
        result.parts.push_back(std::move(inner));
    else
      result.parts.push_back(std::move(part));
  }
  if (result.parts.size() == 1) {
    PredicateModel only = std::move(result.parts.front());
    return only;
  }
  result.which = Kind::Or;
  return result;
}

PredicateModel PredicateModel::makeNot(PredicateModel part) {
  if (part.which == Kind::Not) {
    PredicateModel inner = std::move(part.parts.front());
    return inner;
  }
  PredicateModel result;
  result.which = Kind::Not;
  result.parts.push_back(std::move(part));
  return result;
}

/// True if the first parenthesis of the text matches the last.
static bool isParenthesised(StringRef text) {
  if (!text.consume_front("(") || !text.consume_back(")"))
    return false;
  return checkCppBrackets(text).empty();
}

std::string PredicateModel::cppText(
    llvm::function_ref<std::string(const PredicateModel &leaf, StringRef text)> decorate) const {
  auto join = [&](StringRef separator) {
    return "(" +
           llvm::join(
               llvm::map_range(parts, [&](const PredicateModel &part) { return part.cppText(decorate); }),
               separator) +
           ")";
  };
  switch (which) {
  case Kind::True:
    return "(true)";
  case Kind::Leaf: {
    std::string text = isParenthesised(leaf.text()) ? leaf.text().str() : "(" + leaf.text().str() + ")";
    return decorate ? decorate(*this, text) : text;
  }
  case Kind::And:
    return join(" && ");
  case Kind::Or:
    return parts.empty() ? "(false)" : join(" || ");
  case Kind::Not:
    return "(!" + parts.front().cppText(decorate) + ")";
  }
  llvm_unreachable("covered switch");
}

bool PredicateModel::isEvaluable() const {
  if (which == Kind::Leaf)
    return !leaf.isOpaque();
  return llvm::all_of(parts, [](const PredicateModel &part) { return part.isEvaluable(); });
}
