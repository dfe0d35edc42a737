//===- LLVMDataLayoutString.cpp - Checks data layout strings --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The grammar is that of LLVM's language reference ("Data Layout"). Diagnostics have the words of LLVM, whose
// parser is not used because the dialect does not link LLVM.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// Checks the specifications of a string, which are separated by dashes.
class LayoutChecker {
public:
  explicit LayoutChecker(llvm::function_ref<void(const llvm::Twine &)> report) : report(report) {}

  LogicalResult check(llvm::StringRef layout) {
    if (layout.empty())
      return success();
    for (llvm::StringRef spec : llvm::split(layout, '-'))
      if (failed(checkSpec(spec)))
        return failure();
    return success();
  }

private:
  using Components = llvm::SmallVector<llvm::StringRef, 5>;

  LogicalResult fail(const llvm::Twine &message) {
    report(message);
    return failure();
  }
  LogicalResult failForm(llvm::StringRef form) {
    return fail("malformed specification, must be of the form \"" + form + "\"");
  }

  /// Checks that a component is a number of at most \p bits bits. Error messages name the component by \p
  /// noun and describe the number by \p what.
  LogicalResult checkNumber(llvm::StringRef text, unsigned bits, llvm::StringRef noun, llvm::StringRef what,
                            uint64_t &value) {
    if (text.empty())
      return fail(noun + " component cannot be empty");
    if (!text.getAsInteger(10, value) && llvm::isUIntN(bits, value))
      return success();
    return fail(noun + " must be a " + what + llvm::Twine(bits) + "-bit integer");
  }
  LogicalResult checkSize(llvm::StringRef text, llvm::StringRef noun, uint64_t &value) {
    llvm::StringRef what = "non-zero ";
    if (failed(checkNumber(text, 24, noun, what, value)))
      return failure();
    return value ? success() : fail(noun + " must be a non-zero 24-bit integer");
  }
  LogicalResult checkAddressSpace(llvm::StringRef text, uint64_t &value) {
    return checkNumber(text, 24, "address space", "", value);
  }
  LogicalResult checkAlignment(llvm::StringRef text, llvm::StringRef noun, bool allowsZero, uint64_t &value) {
    if (failed(checkNumber(text, 16, noun, "", value)))
      return failure();
    if (value == 0)
      return allowsZero ? success() : fail(noun + " must be non-zero");
    if (value % 8 == 0 && llvm::isPowerOf2_64(value / 8))
      return success();
    return fail(noun + " must be a power of two times the byte width");
  }
  /// Checks the ABI alignment and, if there is one, the preferred alignment.
  LogicalResult checkAlignments(llvm::ArrayRef<llvm::StringRef> texts, bool allowsZeroAbi, uint64_t &abi) {
    if (failed(checkAlignment(texts[0], "ABI alignment", allowsZeroAbi, abi)))
      return failure();
    uint64_t preferred = 0;
    if (texts.size() < 2)
      return success();
    if (failed(checkAlignment(texts[1], "preferred alignment", /*allowsZero=*/false, preferred)))
      return failure();
    return preferred < abi ? fail("preferred alignment cannot be less than the ABI alignment") : success();
  }

  // Specifications.
  LogicalResult checkSpec(llvm::StringRef spec);
  /// Checks `<kind><size>:<abi>[:<pref>]`.
  LogicalResult checkPrimitive(char kind, llvm::StringRef rest);
  LogicalResult checkAggregate(llvm::StringRef rest);
  LogicalResult checkPointer(llvm::StringRef rest);
  LogicalResult checkPointerFlags(llvm::StringRef text);
  LogicalResult checkFunctionPointer(llvm::StringRef rest);
  LogicalResult checkMangling(llvm::StringRef rest);
  LogicalResult checkNonIntegral(llvm::StringRef rest);

  llvm::function_ref<void(const llvm::Twine &)> report;
};

} // namespace

LogicalResult LayoutChecker::checkPrimitive(char kind, llvm::StringRef rest) {
  Components parts;
  rest.split(parts, ':');
  if (parts.size() < 2 || parts.size() > 3)
    return failForm((llvm::Twine(kind) + "<size>:<abi>[:<pref>]").str());
  uint64_t size = 0, abi = 0;
  if (failed(checkSize(parts[0], "size", size)) ||
      failed(checkAlignments(llvm::ArrayRef(parts).drop_front(), /*allowsZeroAbi=*/false, abi)))
    return failure();
  return kind == 'i' && size == 8 && abi != 8 ? fail("i8 must be 8-bit aligned") : success();
}

LogicalResult LayoutChecker::checkAggregate(llvm::StringRef rest) {
  Components parts;
  rest.split(parts, ':');
  if (parts.size() < 2 || parts.size() > 3)
    return failForm("a:<abi>[:<pref>]");
  uint64_t size = 0, abi = 0;
  if (!parts[0].empty() && (parts[0].getAsInteger(10, size) || size != 0))
    return fail("size must be zero");
  return checkAlignments(llvm::ArrayRef(parts).drop_front(), /*allowsZeroAbi=*/true, abi);
}

LogicalResult LayoutChecker::checkPointerFlags(llvm::StringRef text) {
  // The text has flags, then an address space, then optionally its name in parentheses.
  while (!text.empty() && llvm::isAlpha(text.front())) {
    if (text.front() != 'e' && text.front() != 'u')
      return fail("'" + llvm::Twine(text.front()) + "' is not a valid pointer specification flag");
    text = text.drop_front();
  }
  if (size_t name = text.find('('); name != llvm::StringRef::npos && text.back() == ')')
    text = text.take_front(name);
  uint64_t space;
  return text.empty() ? success() : checkAddressSpace(text, space);
}

LogicalResult LayoutChecker::checkPointer(llvm::StringRef rest) {
  Components parts;
  rest.split(parts, ':');
  if (parts.size() < 3 || parts.size() > 5)
    return failForm("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
  uint64_t size = 0, abi = 0, index = 0;
  if (failed(checkPointerFlags(parts[0])) || failed(checkSize(parts[1], "pointer size", size)) ||
      failed(checkAlignments(llvm::ArrayRef(parts).slice(2).take_front(2), /*allowsZeroAbi=*/false, abi)))
    return failure();
  if (parts.size() < 5)
    return success();
  if (failed(checkSize(parts[4], "index size", index)))
    return failure();
  return index > size ? fail("index size cannot be larger than the pointer size") : success();
}

LogicalResult LayoutChecker::checkFunctionPointer(llvm::StringRef rest) {
  if (rest.empty())
    return failForm("F<type><abi>");
  if (rest.front() != 'i' && rest.front() != 'n')
    return fail("unknown function pointer alignment type '" + llvm::Twine(rest.front()) + "'");
  uint64_t abi;
  return checkAlignment(rest.drop_front(), "ABI alignment", /*allowsZero=*/false, abi);
}

LogicalResult LayoutChecker::checkMangling(llvm::StringRef rest) {
  if (!rest.consume_front(":") || rest.empty())
    return failForm("m:<mangling>");
  bool isKnown = rest.size() == 1 && llvm::StringRef("aelmowx").contains(rest.front());
  return isKnown ? success() : fail("unknown mangling mode");
}

LogicalResult LayoutChecker::checkNonIntegral(llvm::StringRef rest) {
  if (!rest.consume_front(":"))
    return failForm("ni:<address space>[:<address space>]...");
  for (llvm::StringRef part : llvm::split(rest, ':')) {
    uint64_t space;
    if (failed(checkAddressSpace(part, space)))
      return failure();
    if (space == 0)
      return fail("address space 0 cannot be non-integral");
  }
  return success();
}

LogicalResult LayoutChecker::checkSpec(llvm::StringRef spec) {
  if (spec.empty())
    return fail("empty specification is not allowed");
  if (llvm::StringRef rest = spec; rest.consume_front("ni"))
    return checkNonIntegral(rest);
  char kind = spec.front();
  llvm::StringRef rest = spec.drop_front();
  uint64_t value;
  switch (kind) {
  case 'e':
  case 'E':
    return rest.empty() ? success() : fail("malformed specification, must be just 'e' or 'E'");
  case 'f':
  case 'i':
  case 'v':
    return checkPrimitive(kind, rest);
  case 'a':
    return checkAggregate(rest);
  case 'p':
    return checkPointer(rest);
  case 'n':
    for (llvm::StringRef part : llvm::split(rest, ':'))
      if (failed(checkSize(part, "size", value)))
        return failure();
    return success();
  case 'm':
    return checkMangling(rest);
  case 'S':
    return rest.empty() ? failForm("S<size>")
                        : checkAlignment(rest, "stack natural alignment", /*allowsZero=*/false, value);
  case 'F':
    return checkFunctionPointer(rest);
  case 'A':
  case 'G':
  case 'P':
    return rest.empty() ? failForm((llvm::Twine(kind) + "<address space>").str())
                        : checkAddressSpace(rest, value);
  case 's': // Obsolete and ignored.
    return success();
  default:
    return fail("unknown specifier '" + llvm::Twine(kind) + "'");
  }
}

LogicalResult LLVMDialect::verifyDataLayoutString(llvm::StringRef descr,
                                                  llvm::function_ref<void(const llvm::Twine &)> reportError) {
  return LayoutChecker(
             [&](const llvm::Twine &message) { reportError("invalid data layout descriptor: " + message); })
      .check(descr);
}
