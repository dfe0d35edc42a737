//===- Encoding.cpp - Test dialect with a generated encoding --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/encoding/Encoding.h"
#include "runtime/bytecode/BytecodeImplementation.h"
#include "runtime/ir/DialectRegistry.h"

using namespace mlir;
using namespace test;

LogicalResult PointAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError, int64_t x, uint64_t y,
                                bool fixed) {
  return y > 1000 ? emitError() << "y_pos is too large" : success();
}

#include "tests/support/encoding/EncodingDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/support/encoding/EncodingAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/support/encoding/EncodingTypes.cpp.inc"

namespace {
#include "tests/support/encoding/EncodingBytecode.cpp.inc"

struct Interface : BytecodeDialectInterface {
  using BytecodeDialectInterface::BytecodeDialectInterface;
  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return ::readAttribute(reader.getContext(), reader);
  }
  LogicalResult writeAttribute(Attribute attribute, DialectBytecodeWriter &writer) const override {
    return ::writeAttribute(attribute, writer);
  }
  Type readType(DialectBytecodeReader &reader) const override {
    return ::readType(reader.getContext(), reader);
  }
  LogicalResult writeType(Type type, DialectBytecodeWriter &writer) const override {
    return ::writeType(type, writer);
  }
};
} // namespace

void test::registerEncoding(MLIRContext &context) {
  context.getOrLoadDialect<EncodingDialect>()->addInterfaces<Interface>();
}
