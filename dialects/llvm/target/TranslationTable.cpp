//===- TranslationTable.cpp - Ops and enums that LLVM IR has --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::LLVM::detail;

static constexpr OpRow opTable[] = {
#define GET_LLVMIR_OPS
#include "dialects/llvm/target/LLVMTranslation.inc"
};

unsigned OpRow::numImmediates() const {
  unsigned count = 0;
  while (count != std::size(immediates) && !immediates[count].attribute.empty())
    ++count;
  return count;
}

llvm::ArrayRef<OpRow> LLVM::detail::opRows() { return opTable; }

const OpRow *LLVM::detail::findOpRow(llvm::StringRef opName) {
  const OpRow *row = llvm::lower_bound(opTable, opName, [](const OpRow &row, llvm::StringRef name) {
    return llvm::StringRef(row.name) < name;
  });
  return row != std::end(opTable) && row->name == opName ? row : nullptr;
}

namespace {
/// Finds rows by opcode or by intrinsic ID.
class CounterpartIndex {
public:
  explicit CounterpartIndex(bool intrinsics) {
    for (const OpRow &row : opTable)
      if (row.isIntrinsic() == intrinsics)
        rows.push_back(&row);
    llvm::stable_sort(rows, [](const OpRow *a, const OpRow *b) { return a->counterpart < b->counterpart; });
  }
  const OpRow *find(unsigned counterpart) const {
    const auto *row = llvm::lower_bound(
        rows, counterpart, [](const OpRow *row, unsigned value) { return row->counterpart < value; });
    return row != rows.end() && (*row)->counterpart == counterpart ? *row : nullptr;
  }

private:
  llvm::SmallVector<const OpRow *, 0> rows;
};
} // namespace

const OpRow *LLVM::detail::findIntrinsicRow(llvm::Intrinsic::ID id) {
  static const CounterpartIndex index(/*intrinsics=*/true);
  return index.find(id);
}

const OpRow *LLVM::detail::findInstructionRow(unsigned opcode) {
  static const CounterpartIndex index(/*intrinsics=*/false);
  return index.find(opcode);
}

using Kind = llvm::Attribute;

static constexpr AttrRow parameterAttrs[] = {
    {"llvm.align", IRAttrForm::Integer, Kind::Alignment, ""},
    {"llvm.allocalign", IRAttrForm::Unit, Kind::AllocAlign, ""},
    {"llvm.allocptr", IRAttrForm::Unit, Kind::AllocatedPointer, ""},
    {"llvm.byval", IRAttrForm::Type, Kind::ByVal, ""},
    {"llvm.byref", IRAttrForm::Type, Kind::ByRef, ""},
    {"llvm.noundef", IRAttrForm::Unit, Kind::NoUndef, ""},
    {"llvm.dereferenceable", IRAttrForm::Integer, Kind::Dereferenceable, ""},
    {"llvm.dereferenceable_or_null", IRAttrForm::Integer, Kind::DereferenceableOrNull, ""},
    {"llvm.elementtype", IRAttrForm::Type, Kind::ElementType, ""},
    {"llvm.inalloca", IRAttrForm::Type, Kind::InAlloca, ""},
    {"llvm.inreg", IRAttrForm::Unit, Kind::InReg, ""},
    {"llvm.nest", IRAttrForm::Unit, Kind::Nest, ""},
    {"llvm.noalias", IRAttrForm::Unit, Kind::NoAlias, ""},
    {"llvm.nocapture", IRAttrForm::NoCapture, Kind::Captures, ""},
    {"llvm.nofree", IRAttrForm::Unit, Kind::NoFree, ""},
    {"llvm.nonnull", IRAttrForm::Unit, Kind::NonNull, ""},
    {"llvm.preallocated", IRAttrForm::Type, Kind::Preallocated, ""},
    {"llvm.range", IRAttrForm::Range, Kind::Range, ""},
    {"llvm.readonly", IRAttrForm::Unit, Kind::ReadOnly, ""},
    {"llvm.readnone", IRAttrForm::Unit, Kind::ReadNone, ""},
    {"llvm.returned", IRAttrForm::Unit, Kind::Returned, ""},
    {"llvm.signext", IRAttrForm::Unit, Kind::SExt, ""},
    {"llvm.alignstack", IRAttrForm::Integer, Kind::StackAlignment, ""},
    {"llvm.sret", IRAttrForm::Type, Kind::StructRet, ""},
    {"llvm.writeonly", IRAttrForm::Unit, Kind::WriteOnly, ""},
    {"llvm.zeroext", IRAttrForm::Unit, Kind::ZExt, ""},
};

static constexpr AttrRow functionAttrs[] = {
    {"no_inline", IRAttrForm::Unit, Kind::NoInline, ""},
    {"always_inline", IRAttrForm::Unit, Kind::AlwaysInline, ""},
    {"inline_hint", IRAttrForm::Unit, Kind::InlineHint, ""},
    {"optimize_none", IRAttrForm::Unit, Kind::OptimizeNone, ""},
    {"convergent", IRAttrForm::Unit, Kind::Convergent, ""},
    {"no_unwind", IRAttrForm::Unit, Kind::NoUnwind, ""},
    {"will_return", IRAttrForm::Unit, Kind::WillReturn, ""},
    {"arm_streaming", IRAttrForm::StringUnit, Kind::None, "aarch64_pstate_sm_enabled"},
    {"arm_locally_streaming", IRAttrForm::StringUnit, Kind::None, "aarch64_pstate_sm_body"},
    {"arm_streaming_compatible", IRAttrForm::StringUnit, Kind::None, "aarch64_pstate_sm_compatible"},
    {"arm_new_za", IRAttrForm::StringUnit, Kind::None, "aarch64_new_za"},
    {"arm_in_za", IRAttrForm::StringUnit, Kind::None, "aarch64_in_za"},
    {"arm_out_za", IRAttrForm::StringUnit, Kind::None, "aarch64_out_za"},
    {"arm_inout_za", IRAttrForm::StringUnit, Kind::None, "aarch64_inout_za"},
    {"arm_preserves_za", IRAttrForm::StringUnit, Kind::None, "aarch64_preserves_za"},
    {"target_cpu", IRAttrForm::String, Kind::None, "target-cpu"},
    {"tune_cpu", IRAttrForm::String, Kind::None, "tune-cpu"},
    {"reciprocal_estimates", IRAttrForm::String, Kind::None, "reciprocal-estimates"},
    {"prefer_vector_width", IRAttrForm::String, Kind::None, "prefer-vector-width"},
    {"no_infs_fp_math", IRAttrForm::StringBoolean, Kind::None, "no-infs-fp-math"},
    {"no_nans_fp_math", IRAttrForm::StringBoolean, Kind::None, "no-nans-fp-math"},
    {"no_signed_zeros_fp_math", IRAttrForm::StringBoolean, Kind::None, "no-signed-zeros-fp-math"},
    {"denormal_fp_math", IRAttrForm::String, Kind::None, "denormal-fp-math"},
    {"denormal_fp_math_f32", IRAttrForm::String, Kind::None, "denormal-fp-math-f32"},
    {"fp_contract", IRAttrForm::String, Kind::None, "fp-contract"},
    {"instrument_function_entry", IRAttrForm::String, Kind::None, "instrument-function-entry"},
    {"instrument_function_exit", IRAttrForm::String, Kind::None, "instrument-function-exit"},
};

static constexpr AttrRow callAttrs[] = {
    {"convergent", IRAttrForm::Unit, Kind::Convergent, ""},
    {"no_unwind", IRAttrForm::Unit, Kind::NoUnwind, ""},
    {"will_return", IRAttrForm::Unit, Kind::WillReturn, ""},
    {"no_inline", IRAttrForm::Unit, Kind::NoInline, ""},
    {"always_inline", IRAttrForm::Unit, Kind::AlwaysInline, ""},
    {"inline_hint", IRAttrForm::Unit, Kind::InlineHint, ""},
};

llvm::ArrayRef<AttrRow> LLVM::detail::parameterAttrRows() { return parameterAttrs; }
llvm::ArrayRef<AttrRow> LLVM::detail::functionAttrRows() { return functionAttrs; }
llvm::ArrayRef<AttrRow> LLVM::detail::callAttrRows() { return callAttrs; }

LLVM::MemoryEffectsAttr LLVM::detail::convertMemoryEffectsFromLLVM(llvm::MemoryEffects effects,
                                                                   MLIRContext *context) {
  auto get = [&](llvm::IRMemLocation location) {
    return *convertModRefInfoFromLLVM(effects.getModRef(location));
  };
  using Location = llvm::IRMemLocation;
  return MemoryEffectsAttr::get(context, get(Location::Other), get(Location::ArgMem),
                                get(Location::InaccessibleMem), get(Location::ErrnoMem),
                                get(Location::TargetMem0), get(Location::TargetMem1));
}
