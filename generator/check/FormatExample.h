//===- FormatExample.h - Text that a format takes ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The shortest text that a format takes up to some element, for messages: the groups around the element are
// there, others are not. Values, types and attributes are made up.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_FORMATEXAMPLE_H
#define STRATA_GENERATOR_CHECK_FORMATEXAMPLE_H

#include "generator/model/FormatModel.h"

namespace strata {

/// Including the first token of `target`: "t.op %x : i32 by".
std::string exampleUpTo(const FormatModel &format, const FormatElement &target);
/// "!t.type<1,"
std::string exampleUpTo(const DefFormatModel &format, const FormatElement &target);

} // namespace strata

#endif // STRATA_GENERATOR_CHECK_FORMATEXAMPLE_H
