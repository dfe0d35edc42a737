//===- SPIRVAvailability.h - Requirements of ops and enumerants -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What a SPIR-V target must provide for an op or an enumerant: versions, extensions and capabilities. The
// facts are in SPIRVAvailability.def. An op requires what its kind requires and what the enumerants in its
// mandatory attributes require. All functions are read-only and may be called by any thread.
//
// Op classes have the members getMinVersion(), getMaxVersion(), getExtensions() and getCapabilities(); the
// Query… interfaces are views of any op of the dialect with one of them.
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

/// The number of an enum with requirements in SPIRVAvailability.def, or -1.
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

/// Returns the requirements of a value of an enum; for a bit enum, of a single bit.
Requirement requirementOf(int enumIndex, uint32_t value);

// The requirements of an op, including those of the enumerants in its attributes.
std::optional<Version> minVersionOf(Operation *op);
std::optional<Version> maxVersionOf(Operation *op);
ExtensionRequirements extensionsOf(Operation *op);
CapabilityRequirements capabilitiesOf(Operation *op);

/// Base class of the views below. \p Concrete is the view.
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

/// The enums whose values may have requirements.
template <typename EnumT>
concept HasAvailability = detail::availabilityIndex<EnumT> >= 0;

// The requirements of a value of an enum, or of a bit; nullopt without requirements.
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

/// The first version with the op.
class QueryMinVersionInterface : public detail::AvailabilityView<QueryMinVersionInterface> {
public:
  using AvailabilityView::AvailabilityView;
  std::optional<Version> getMinVersion() const { return detail::minVersionOf(op); }
};
/// The last version with the op.
class QueryMaxVersionInterface : public detail::AvailabilityView<QueryMaxVersionInterface> {
public:
  using AvailabilityView::AvailabilityView;
  std::optional<Version> getMaxVersion() const { return detail::maxVersionOf(op); }
};
/// The extensions that the op requires.
class QueryExtensionInterface : public detail::AvailabilityView<QueryExtensionInterface> {
public:
  using AvailabilityView::AvailabilityView;
  ExtensionRequirements getExtensions() const { return detail::extensionsOf(op); }
};
/// The capabilities that the op requires.
class QueryCapabilityInterface : public detail::AvailabilityView<QueryCapabilityInterface> {
public:
  using AvailabilityView::AvailabilityView;
  CapabilityRequirements getCapabilities() const { return detail::capabilitiesOf(op); }
};

} // namespace mlir::spirv

/// The members of op classes; see `SPIRV_Op` in SPIRVBase.td.
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
