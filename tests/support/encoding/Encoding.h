//===- Encoding.h - Test dialect with a generated encoding ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Classes of the test dialect that Encoding.td declares, and its bytecode encoding.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_ENCODING_ENCODING_H
#define STRATA_TESTS_SUPPORT_ENCODING_ENCODING_H

#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/ParamTraits.h"

namespace test {
using namespace mlir;
}

#include "tests/support/encoding/EncodingDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/support/encoding/EncodingAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/support/encoding/EncodingTypes.h.inc"

namespace test {
/// Makes a context that loads the dialect with its bytecode encoding.
void registerEncoding(MLIRContext &context);
} // namespace test

#endif // STRATA_TESTS_SUPPORT_ENCODING_ENCODING_H
