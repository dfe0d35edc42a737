//===- SPIRVAvailability.cpp - Requirements of ops and enumerants ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVAvailability.h"
#include "dialects/spirv/SPIRVAttributes.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

namespace {

/// A row of SPIRVAvailability.def.
struct Row {
  std::optional<Version> min, max;
  uint8_t numExtensions = 0, numCapabilities = 0;
  Extension extensions[2] = {};
  Capability capabilities[5] = {};

  constexpr Row(std::optional<Version> min, std::optional<Version> max,
                std::initializer_list<Extension> first, std::initializer_list<Capability> second)
      : min(min), max(max) {
    for (Extension each : first)
      extensions[numExtensions++] = each;
    for (Capability each : second)
      capabilities[numCapabilities++] = each;
  }
  constexpr operator spirv::detail::Requirement() const {
    return {min, max, llvm::ArrayRef(extensions, numExtensions),
            llvm::ArrayRef(capabilities, numCapabilities)};
  }
};
struct OpRow {
  llvm::StringLiteral name;
  Row row;
};
struct CaseRow {
  int enumIndex;
  uint32_t value;
  Row row;
  constexpr uint64_t key() const { return uint64_t(enumIndex) << 32 | value; }
};

} // namespace

/// The tables, in a namespace of their own, because the rows name versions, extensions and capabilities
/// without qualification.
namespace rows {
using enum Extension;
using enum Capability;
using enum Version;
static constexpr std::optional<Version> Any = std::nullopt;
#define STRATA_LIST(...) __VA_ARGS__

static constexpr OpRow ops[] = {
#define STRATA_OP(Name, Min, Max, Extensions, Capabilities)                                                  \
  {llvm::StringLiteral(Name), {Min, Max, {STRATA_LIST Extensions}, {STRATA_LIST Capabilities}}},
#include "dialects/spirv/SPIRVAvailability.def"
};
static constexpr CaseRow cases[] = {
#define STRATA_CASE(Enum, Case, Min, Max, Extensions, Capabilities)                                          \
  {spirv::detail::availabilityIndex<spirv::Enum>,                                                            \
   static_cast<uint32_t>(spirv::Enum::Case),                                                                 \
   {Min, Max, {STRATA_LIST Extensions}, {STRATA_LIST Capabilities}}},
#include "dialects/spirv/SPIRVAvailability.def"
};
#undef STRATA_LIST

static_assert(std::is_sorted(std::begin(cases), std::end(cases),
                             [](const CaseRow &a, const CaseRow &b) { return a.key() < b.key(); }));
} // namespace rows

spirv::detail::Requirement spirv::detail::requirementOf(int enumIndex, uint32_t value) {
  uint64_t key = uint64_t(enumIndex) << 32 | value;
  const CaseRow *found = llvm::lower_bound(
      rows::cases, key, [](const CaseRow &row, uint64_t wanted) { return row.key() < wanted; });
  return found != std::end(rows::cases) && found->key() == key ? Requirement(found->row) : Requirement();
}

/// Returns the requirements of a kind of op.
static spirv::detail::Requirement requirementOf(OperationName name) {
  llvm::StringRef rest = name.getStringRef();
  rest.consume_front("spirv.");
  const OpRow *found = llvm::lower_bound(
      rows::ops, rest, [](const OpRow &row, llvm::StringRef wanted) { return row.name < wanted; });
  if (found != std::end(rows::ops) && found->name == rest)
    return found->row;
  return {Version::V_1_0, Version::V_1_6, {}, {}};
}

//===----------------------------------------------------------------------===//
// Requirements of ops
//===----------------------------------------------------------------------===//

/// Calls \p fn with the requirements of the enumerant in an attribute or, for a bit enum, of each bit that is
/// set.
template <typename AttrT, bool IsBitEnum, typename Fn>
static void visitEnumerants(Attribute attr, Fn &&fn) {
  auto typed = llvm::dyn_cast<AttrT>(attr);
  if (!typed)
    return;
  constexpr int index = spirv::detail::availabilityIndex<decltype(typed.getValue())>;
  auto value = static_cast<uint32_t>(typed.getValue());
  if (!IsBitEnum)
    return fn(spirv::detail::requirementOf(index, value));
  for (; value; value &= value - 1)
    fn(spirv::detail::requirementOf(index, value & -value));
}

/// Calls \p fn with the requirements of the kind of op and of the enumerants in its mandatory attributes.
template <typename Fn>
static void visitRequirements(Operation *op, Fn &&fn) {
  fn(requirementOf(op->getName()));
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return;
  for (unsigned slot = 0, e = spec->attributes.size(); slot != e; ++slot) {
    Attribute attr = op->getSlot(slot);
    if (!attr || spec->attributes[slot].isOptional)
      continue;
#define STRATA_ENUM(Enum, IsBitEnum) visitEnumerants<spirv::Enum##Attr, IsBitEnum>(attr, fn);
#include "dialects/spirv/SPIRVAvailability.def"
  }
}

std::optional<Version> spirv::detail::minVersionOf(Operation *op) {
  std::optional<Version> version;
  visitRequirements(op, [&](const Requirement &each) { version = std::max(version, each.min); });
  return version;
}

std::optional<Version> spirv::detail::maxVersionOf(Operation *op) {
  std::optional<Version> version;
  visitRequirements(op, [&](const Requirement &each) {
    if (each.max)
      version = version ? std::min(*version, *each.max) : *each.max;
  });
  return version;
}

ExtensionRequirements spirv::detail::extensionsOf(Operation *op) {
  ExtensionRequirements lists;
  visitRequirements(op, [&](const Requirement &each) {
    if (!each.extensions.empty())
      lists.push_back(each.extensions);
  });
  return lists;
}

CapabilityRequirements spirv::detail::capabilitiesOf(Operation *op) {
  CapabilityRequirements lists;
  visitRequirements(op, [&](const Requirement &each) {
    if (!each.capabilities.empty())
      lists.push_back(each.capabilities);
  });
  return lists;
}
