//===- RegionKindInterface.h - Order inside regions -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What an op says of its regions: in a control flow graph a value is used only where its definition comes
// before; in a graph, everywhere in the block. Ops with the trait HasOnlyGraphRegion need say nothing more,
// and ops that say nothing have control flow graphs. See DominanceInfo::hasSSADominance for the answer in
// general.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_REGIONKINDINTERFACE_H
#define STRATA_RUNTIME_IR_REGIONKINDINTERFACE_H

#include "runtime/ir/OpView.h"

namespace strata {

enum class RegionKind { SSACFG, Graph };

class RegionKindInterface;
extern template char TypeID::anchor<RegionKindInterface>;

class RegionKindInterface : public OpInterface<RegionKindInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    RegionKind (*getRegionKind)(unsigned index);
  };
  template <typename OpT, typename = void>
  struct Model {
    static RegionKind getRegionKind(unsigned index) {
      if constexpr (requires { OpT::getRegionKind(index); })
        return OpT::getRegionKind(index);
      else
        return OpT::spec.traits.contains(strata::Trait::HasOnlyGraphRegion) ? RegionKind::Graph
                                                                            : RegionKind::SSACFG;
    }
    static constexpr Concept value = {&getRegionKind};
  };

  RegionKind getRegionKind(unsigned index) const { return getConcept()->getRegionKind(index); }
  bool hasSSADominance(unsigned index) const { return getRegionKind(index) == RegionKind::SSACFG; }
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_REGIONKINDINTERFACE_H
