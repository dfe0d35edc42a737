//===- OpPrintingFlags.h - How operations are printed ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Settings of the printer. A plain value.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H
#define STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H

#include <cstdint>
#include <optional>

namespace strata {

class OpPrintingFlags {
public:
  OpPrintingFlags &printGenericOpForm(bool enable = true) {
    generic = enable;
    return *this;
  }
  /// Locations behind operations and arguments. \param prettyForm  for people: it cannot be parsed.
  OpPrintingFlags &enableDebugInfo(bool enable = true, bool prettyForm = false) {
    debugInfo = enable;
    prettyDebugInfo = prettyForm;
    return *this;
  }
  /// Names as if the nearest op that is isolated from above stood alone; no aliases.
  OpPrintingFlags &useLocalScope(bool enable = true) {
    localScope = enable;
    return *this;
  }
  OpPrintingFlags &skipRegions(bool enable = true) {
    noRegions = enable;
    return *this;
  }
  /// Otherwise operations are verified before they are printed, and the generic form is used when they are
  /// broken.
  OpPrintingFlags &assumeVerified(bool enable = true) {
    verified = enable;
    return *this;
  }
  /// No two values of the whole text have the same number.
  OpPrintingFlags &printUniqueSSAIDs(bool enable = true) {
    uniqueIDs = enable;
    return *this;
  }
  /// Comments say where values are used, and number the operations without results.
  OpPrintingFlags &printValueUsers(bool enable = true) {
    valueUsers = enable;
    return *this;
  }
  /// Values are called as the NameLoc of their operation or argument.
  OpPrintingFlags &printNameLocAsPrefix(bool enable = true) {
    nameLocs = enable;
    return *this;
  }
  /// Dense elements with more elements than this are printed as `dense_resource<__elided__>`.
  OpPrintingFlags &elideLargeElementsAttrs(int64_t limit = 16) {
    elementsLimit = limit;
    return *this;
  }
  /// Dense elements of numbers are written as bytes when there are more than so many; never by a negative
  /// number.
  OpPrintingFlags &printLargeElementsAttrWithHex(int64_t limit = 100) {
    hexLimit = limit;
    return *this;
  }
  /// Resources whose text is longer than this are left out of the metadata section.
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

private:
  bool generic = false, debugInfo = false, prettyDebugInfo = false, localScope = false, noRegions = false,
       verified = false, uniqueIDs = false, valueUsers = false, nameLocs = false;
  std::optional<int64_t> elementsLimit;
  std::optional<uint64_t> resourceLimit;
  int64_t hexLimit = 100;
};

/// What notes below errors show of an operation is printed with these settings, but in the generic form. To
/// be called before other threads start.
void setNotePrintingFlags(const OpPrintingFlags &flags);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H
