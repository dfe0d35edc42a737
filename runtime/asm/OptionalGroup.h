//===- OptionalGroup.h - The parts of an optional group -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Decodes the instructions of an optional group of a format program: the OptionalBegin, the elements of the
// first half, and, after an OptionalElse, those of the second half. The parsers and printers of operations
// and of declared types and attributes share it. A value; private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPTIONALGROUP_H
#define STRATA_RUNTIME_ASM_OPTIONALGROUP_H

#include "runtime/spec/FormatSpec.h"

namespace mlir {

struct OptionalGroup {
  /// The instructions of one half of the group, from `begin` to before `end`. The second half is empty if the
  /// group has no `else`.
  struct Half {
    unsigned begin, end;
  };
  Half first, second;
  unsigned
      firstElement; ///< The first instruction of the first half that is no white space; first.end if none.
  unsigned next;    ///< The instruction after the group.

  /// \pre code[pc] is an OptionalBegin.
  OptionalGroup(llvm::ArrayRef<FormatInst> code, unsigned pc) {
    unsigned middle = code[pc].target;
    unsigned last = code[middle].op == FormatOp::OptionalElse ? code[middle].target : middle;
    first = {pc + 1, middle};
    second = {last == middle ? last : middle + 1, last};
    next = last + 1;
    firstElement = pc + 1;
    while (firstElement != middle &&
           (code[firstElement].op == FormatOp::Space || code[firstElement].op == FormatOp::NewLine))
      ++firstElement;
  }

  /// Returns the half that is printed. FormatFlag::Inverted of the group's OptionalBegin means that the
  /// anchor is in the second half.
  Half halfToPrint(const FormatInst &begin, bool anchorIsPresent) const {
    bool isInverted = begin.flags & FormatFlag::Inverted;
    return anchorIsPresent != isInverted ? first : second;
  }
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPTIONALGROUP_H
