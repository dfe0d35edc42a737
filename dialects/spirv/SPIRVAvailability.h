//===- SPIRVAvailability.h - Requirements of ops and enumerants -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The requirements of ops and enumerants on a SPIR-V target: versions, extensions and capabilities. They are
// listed in SPIRVAvailability.def. The requirements of an op are those of its kind (its name) and those of
// the enumerants in its mandatory attributes. All functions are read-only and may be called by any thread.
//
// Op classes have the members getMinVersion(), getMaxVersion(), getExtensions() and getCapabilities(). Each
// Query… interface is a view of any op of the dialect with one of these members.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVAVAILABILITY_H
#define STRATA_DIALECTS_SPIRV_SPIRVAVAILABILITY_H

#include "dialects/spirv/SPIRVTypes.h"
#include "runtime/ir/OpView.h"

namespace mlir::spirv {

/// Lists of extensions and capabilities: the target needs at least one entry of each list.
using ExtensionRequirements = llvm::SmallVector<llvm::ArrayRef<Extension>, 1>;
using CapabilityRequirements = llvm::SmallVector<llvm::ArrayRef<Capability>, 1>;

namespace detail {

/// The requirements of one kind of op or of one enumerant.
struct Requirement {
  std::optional<Version> min, max;
  llvm::ArrayRef<Extension> extensions;
  llvm::ArrayRef<Capability> capabilities;
};

/// The index of an enum among the STRATA_ENUM rows of SPIRVAvailability.def; -1 for an enum without
/// requirements.
template <typename EnumT>
inline constexpr int availabilityIndex = -1;
enum class AvailabilityIndex {
#define STRATA_ENUM(Enum, IsBitEnum) Enum,
#include "dialects/spirv/SPIRVAvailability.def"
};
#define STRATA_ENUM(Enum, IsBitEnum)                                                                         \
  template <>                                                                                                \
  inline constexpr int availabilityIndex<spirv::Enum> = static_cast<int>(AvailabilityIndex::Enum);
#include "dialects/spirv/SPIRVAvailability.def"

/// Returns the requirements of an enumerant. \param value the value of the enumerant; for a bit enum, a
/// single bit.
Requirement requirementOf(int enumIndex, uint32_t value);

// Return the requirements of an op, including those of the enumerants in its attributes.
std::optional<Version> minVersionOf(Operation *op);
std::optional<Version> maxVersionOf(Operation *op);
ExtensionRequirements extensionsOf(Operation *op);
CapabilityRequirements capabilitiesOf(Operation *op);

/// Base class of the Query… interfaces below. \p Concrete is the derived class.
template <typename Concrete>
class AvailabilityView : public OpInterface<Concrete> {
public:
  using OpInterface<Concrete>::OpInterface;
  struct Concept {};
  static bool classof(Operation *op) {
    return op->getSpec() && op->getName().getDialectNamespace() == "spirv";
  }
  static bool classof(OpState state) { return classof(state.getOperation()); }
};
} // namespace detail

/// True for an enum of which at least one enumerant has requirements.
template <typename EnumT>
concept HasAvailability = detail::availabilityIndex<EnumT> >= 0;

// Return the requirements of an enumerant (of a single bit, for a bit enum); nullopt if there are none.
template <HasAvailability EnumT>
std::optional<Version> getMinVersion(EnumT value) {
  return detail::requirementOf(detail::availabilityIndex<EnumT>, static_cast<uint32_t>(value)).min;
}
template <HasAvailability EnumT>
std::optional<Version> getMaxVersion(EnumT value) {
  return detail::requirementOf(detail::availabilityIndex<EnumT>, static_cast<uint32_t>(value)).max;
}
template <HasAvailability EnumT>
std::optional<llvm::ArrayRef<Extension>> getExtensions(EnumT value) {
  auto found =
      detail::requirementOf(detail::availabilityIndex<EnumT>, static_cast<uint32_t>(value)).extensions;
  return found.empty() ? std::nullopt : std::optional(found);
}
template <HasAvailability EnumT>
std::optional<llvm::ArrayRef<Capability>> getCapabilities(EnumT value) {
  auto found =
      detail::requirementOf(detail::availabilityIndex<EnumT>, static_cast<uint32_t>(value)).capabilities;
  return found.empty() ? std::nullopt : std::optional(found);
}

/// Returns the first version of SPIR-V that has the op.
class QueryMinVersionInterface : public detail::AvailabilityView<QueryMinVersionInterface> {
public:
  using AvailabilityView::AvailabilityView;
  std::optional<Version> getMinVersion() const { return detail::minVersionOf(op); }
};
/// Returns the last version of SPIR-V that has the op.
class QueryMaxVersionInterface : public detail::AvailabilityView<QueryMaxVersionInterface> {
public:
  using AvailabilityView::AvailabilityView;
  std::optional<Version> getMaxVersion() const { return detail::maxVersionOf(op); }
};
/// Returns the extensions that the op requires.
class QueryExtensionInterface : public detail::AvailabilityView<QueryExtensionInterface> {
public:
  using AvailabilityView::AvailabilityView;
  ExtensionRequirements getExtensions() const { return detail::extensionsOf(op); }
};
/// Returns the capabilities that the op requires.
class QueryCapabilityInterface : public detail::AvailabilityView<QueryCapabilityInterface> {
public:
  using AvailabilityView::AvailabilityView;
  CapabilityRequirements getCapabilities() const { return detail::capabilitiesOf(op); }
};

} // namespace mlir::spirv

/// Expands to the members of op classes that query requirements; see `SPIRV_Op` in SPIRVBase.td.
#define STRATA_SPIRV_AVAILABILITY                                                                            \
  ::std::optional<::mlir::spirv::Version> getMinVersion() {                                                  \
    return ::mlir::spirv::detail::minVersionOf(op);                                                          \
  }                                                                                                          \
  ::std::optional<::mlir::spirv::Version> getMaxVersion() {                                                  \
    return ::mlir::spirv::detail::maxVersionOf(op);                                                          \
  }                                                                                                          \
  ::mlir::spirv::ExtensionRequirements getExtensions() { return ::mlir::spirv::detail::extensionsOf(op); }   \
  ::mlir::spirv::CapabilityRequirements getCapabilities() {                                                  \
    return ::mlir::spirv::detail::capabilitiesOf(op);                                                        \
  }

#endif // STRATA_DIALECTS_SPIRV_SPIRVAVAILABILITY_H
