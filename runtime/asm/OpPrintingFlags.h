//===- OpPrintingFlags.h - The options of the printer ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The options of the printer. A plain value. The defaults can be set on the command line of a tool that calls
// registerAsmPrinterCLOptions().
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H
#define STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H

#include <cstdint>
#include <optional>

namespace mlir {

/// Options of the printer. The setters return the object, so that calls can be chained.
class OpPrintingFlags {
public:
  OpPrintingFlags() {
    if (setDefaults)
      setDefaults(*this);
  }

  OpPrintingFlags(std::nullopt_t) : OpPrintingFlags() {}

  /// Prints the generic form of all operations.
  OpPrintingFlags &printGenericOpForm(bool enable = true) {
    generic = enable;
    return *this;
  }
  /// Prints locations after operations and arguments.
  /// \param prettyForm prints them in a form that cannot be parsed.
  OpPrintingFlags &enableDebugInfo(bool enable = true, bool prettyForm = false) {
    debugInfo = enable;
    prettyDebugInfo = prettyForm;
    return *this;
  }
  /// Numbers values as if the closest enclosing op that is isolated from above were printed alone; uses no
  /// aliases.
  OpPrintingFlags &useLocalScope(bool enable = true) {
    localScope = enable;
    return *this;
  }
  /// Prints `{...}` in place of regions.
  OpPrintingFlags &skipRegions(bool enable = true) {
    noRegions = enable;
    return *this;
  }
  /// Skips the verification of the operation. Without this option, the printer verifies the operation and
  /// prints it in generic form if it is invalid.
  OpPrintingFlags &assumeVerified(bool enable = true) {
    verified = enable;
    return *this;
  }
  /// Uses each value number only once in the text, and not again in sibling regions.
  OpPrintingFlags &printUniqueSSAIDs(bool enable = true) {
    uniqueIDs = enable;
    return *this;
  }
  /// Prints comments with the users of values, and numbers operations without results.
  OpPrintingFlags &printValueUsers(bool enable = true) {
    valueUsers = enable;
    return *this;
  }
  /// Uses the name in the NameLoc of an operation or argument as the name of the value.
  OpPrintingFlags &printNameLocAsPrefix(bool enable = true) {
    nameLocs = enable;
    return *this;
  }
  /// Prints elements attributes with more than \p limit elements as `dense_resource<__elided__>`.
  OpPrintingFlags &elideLargeElementsAttrs(int64_t limit = 16) {
    elementsLimit = limit;
    return *this;
  }
  /// Prints elements attributes of numbers with more than \p limit elements in hexadecimal; a negative limit
  /// disables that.
  OpPrintingFlags &printLargeElementsAttrWithHex(int64_t limit = 100) {
    hexLimit = limit;
    return *this;
  }
  /// Omits resources whose text is longer than \p limit characters from the metadata section.
  OpPrintingFlags &elideLargeResourceString(uint64_t limit = 64) {
    resourceLimit = limit;
    return *this;
  }

  bool shouldPrintGenericOpForm() const { return generic; }
  bool shouldPrintDebugInfo() const { return debugInfo; }
  bool shouldPrintDebugInfoPrettyForm() const { return prettyDebugInfo; }
  bool shouldUseLocalScope() const { return localScope; }
  bool shouldSkipRegions() const { return noRegions; }
  bool shouldAssumeVerified() const { return verified; }
  bool shouldPrintUniqueSSAIDs() const { return uniqueIDs || generic; }
  bool shouldPrintValueUsers() const { return valueUsers; }
  bool shouldUseNameLocAsPrefix() const { return nameLocs; }
  std::optional<int64_t> getElementsLimit() const { return elementsLimit; }
  std::optional<int64_t> getHexLimit() const { return hexLimit < 0 ? std::nullopt : std::optional(hexLimit); }
  std::optional<uint64_t> getResourceLimit() const { return resourceLimit; }

  std::optional<int64_t> getLargeElementsAttrLimit() const { return elementsLimit; }
  int64_t getLargeElementsAttrHexLimit() const { return hexLimit; }
  std::optional<uint64_t> getLargeResourceStringLimit() const { return resourceLimit; }

  /// If not null, a function that changes the default options; constructors call it. Must be set before other
  /// threads start.
  static inline void (*setDefaults)(OpPrintingFlags &flags) = nullptr;

private:
  bool generic = false, debugInfo = false, prettyDebugInfo = false, localScope = false, noRegions = false,
       verified = false, uniqueIDs = false, valueUsers = false, nameLocs = false;
  std::optional<int64_t> elementsLimit;
  std::optional<uint64_t> resourceLimit;
  int64_t hexLimit = 100;
};

/// Registers the options of the printer, `--mlir-print-debuginfo` and so on, with LLVM's command line; they
/// change the defaults of OpPrintingFlags. Call it before llvm::cl::ParseCommandLineOptions().
void registerAsmPrinterCLOptions();

/// Sets the options with which notes of diagnostics print operations. Such notes always use the generic form.
/// Must be called before other threads start.
void setNotePrintingFlags(const OpPrintingFlags &flags);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H
