//===- LoopOptions.h - Loop metadata and attributes -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Tables of the options in LLVM's loop metadata. There is one table per attribute that groups options; it
// lists the metadata name and the value kind of each member. Both directions of the translation use these
// tables.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LOOPOPTIONS_H
#define STRATA_DIALECTS_LLVM_TARGET_LOOPOPTIONS_H

#include "dialects/llvm/LLVMAttrs.h"
#include <array>

namespace mlir::LLVM::detail {
/// An option of a loop: the name of its metadata node, and the form of its value.

struct LoopOption {
  enum Kind : uint8_t {
    Unit,        ///< The name alone stands for true.
    Boolean,     ///< An i1.
    Negated,     ///< An i1 with the opposite value.
    Integer,     ///< An i32.
    IntegerBool, ///< An i32 that is 0 or 1.
    Disable,     ///< The name with suffix "disable" or "enable" alone stands for true or false.
    Followup,    ///< Metadata of the loops that the transformation creates.
  };
  llvm::StringLiteral name;
  Kind kind;
};

/// The options of an attribute, in the order of its parameters. `getMembers` returns the parameters as
/// attributes; `create` builds the attribute from them.
template <typename AttrT>
struct LoopGroup;

#define STRATA_LOOP_GROUP(AttrT, Count, ...)                                                                 \
  template <>                                                                                                \
  struct LoopGroup<AttrT> {                                                                                  \
    static constexpr LoopOption options[Count] = __VA_ARGS__;                                                \
    using Members = std::array<Attribute, Count>;                                                            \
    static Members getMembers(AttrT attr);                                                                   \
    static AttrT create(MLIRContext *context, const Members &members);                                       \
  };

STRATA_LOOP_GROUP(LoopVectorizeAttr, 7,
                  {{"llvm.loop.vectorize.enable", LoopOption::Negated},
                   {"llvm.loop.vectorize.predicate.enable", LoopOption::Boolean},
                   {"llvm.loop.vectorize.scalable.enable", LoopOption::Boolean},
                   {"llvm.loop.vectorize.width", LoopOption::Integer},
                   {"llvm.loop.vectorize.followup_vectorized", LoopOption::Followup},
                   {"llvm.loop.vectorize.followup_epilogue", LoopOption::Followup},
                   {"llvm.loop.vectorize.followup_all", LoopOption::Followup}})
STRATA_LOOP_GROUP(LoopInterleaveAttr, 1, {{"llvm.loop.interleave.count", LoopOption::Integer}})
STRATA_LOOP_GROUP(LoopUnrollAttr, 7,
                  {{"llvm.loop.unroll.", LoopOption::Disable},
                   {"llvm.loop.unroll.count", LoopOption::Integer},
                   {"llvm.loop.unroll.runtime.disable", LoopOption::Boolean},
                   {"llvm.loop.unroll.full", LoopOption::Unit},
                   {"llvm.loop.unroll.followup_unrolled", LoopOption::Followup},
                   {"llvm.loop.unroll.followup_remainder", LoopOption::Followup},
                   {"llvm.loop.unroll.followup_all", LoopOption::Followup}})
STRATA_LOOP_GROUP(LoopUnrollAndJamAttr, 7,
                  {{"llvm.loop.unroll_and_jam.", LoopOption::Disable},
                   {"llvm.loop.unroll_and_jam.count", LoopOption::Integer},
                   {"llvm.loop.unroll_and_jam.followup_outer", LoopOption::Followup},
                   {"llvm.loop.unroll_and_jam.followup_inner", LoopOption::Followup},
                   {"llvm.loop.unroll_and_jam.followup_remainder_outer", LoopOption::Followup},
                   {"llvm.loop.unroll_and_jam.followup_remainder_inner", LoopOption::Followup},
                   {"llvm.loop.unroll_and_jam.followup_all", LoopOption::Followup}})
STRATA_LOOP_GROUP(LoopLICMAttr, 2,
                  {{"llvm.licm.disable", LoopOption::Unit},
                   {"llvm.loop.licm_versioning.disable", LoopOption::Unit}})
STRATA_LOOP_GROUP(LoopDistributeAttr, 5,
                  {{"llvm.loop.distribute.enable", LoopOption::Negated},
                   {"llvm.loop.distribute.followup_coincident", LoopOption::Followup},
                   {"llvm.loop.distribute.followup_sequential", LoopOption::Followup},
                   {"llvm.loop.distribute.followup_fallback", LoopOption::Followup},
                   {"llvm.loop.distribute.followup_all", LoopOption::Followup}})
STRATA_LOOP_GROUP(LoopPipelineAttr, 2,
                  {{"llvm.loop.pipeline.disable", LoopOption::Boolean},
                   {"llvm.loop.pipeline.initiationinterval", LoopOption::Integer}})
STRATA_LOOP_GROUP(LoopPeeledAttr, 1, {{"llvm.loop.peeled.count", LoopOption::Integer}})
STRATA_LOOP_GROUP(LoopUnswitchAttr, 1, {{"llvm.loop.unswitch.partial.disable", LoopOption::Unit}})

#undef STRATA_LOOP_GROUP

/// Options that are parameters of the annotation itself: disable_nonforced, mustprogress, isvectorized.
inline constexpr LoopOption loopOptions[] = {{"llvm.loop.disable_nonforced", LoopOption::Unit},
                                             {"llvm.loop.mustprogress", LoopOption::Unit},
                                             {"llvm.loop.isvectorized", LoopOption::IntegerBool}};
inline constexpr llvm::StringLiteral loopParallelAccesses = "llvm.loop.parallel_accesses";

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_LOOPOPTIONS_H
