//===- RegionKindInterface.h - Control flow regions and graph regions -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Interface with which an operation declares the kind of its regions. In an SSACFG region definitions must
// dominate their uses; in a graph region a value may be used anywhere in its block. The trait
// HasOnlyGraphRegion implies graph regions; operations without trait and interface have SSACFG regions. For
// the kind of any region see DominanceInfo::hasSSADominance.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_REGIONKINDINTERFACE_H
#define STRATA_RUNTIME_IR_REGIONKINDINTERFACE_H

#include "runtime/ir/OpView.h"

namespace mlir {

/// The kind of a region.
enum class RegionKind { SSACFG, Graph };

class RegionKindInterface;
extern template char TypeID::anchor<RegionKindInterface>;

/// View of an operation that declares the kinds of its regions.
class RegionKindInterface : public OpInterface<RegionKindInterface> {
public:
  using OpInterface::OpInterface;
  /// The function table of the interface.
  struct Concept {
    RegionKind (*getRegionKind)(unsigned index);
  };
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename OpT, typename = void>
  struct Model {
    static RegionKind getRegionKind(unsigned index) {
      if constexpr (requires { OpT::getRegionKind(index); })
        return OpT::getRegionKind(index);
      else
        return OpT::spec.traits.contains(mlir::Trait::HasOnlyGraphRegion) ? RegionKind::Graph
                                                                          : RegionKind::SSACFG;
    }
    static constexpr Concept value = {&getRegionKind};
  };

  RegionKind getRegionKind(unsigned index) const { return getConcept()->getRegionKind(index); }
  bool hasSSADominance(unsigned index) const { return getRegionKind(index) == RegionKind::SSACFG; }
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_REGIONKINDINTERFACE_H
