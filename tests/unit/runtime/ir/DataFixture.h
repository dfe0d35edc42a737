//===- DataFixture.h - Fixture with a test dialect ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Fixture for tests of types, attributes, locations and the context: a context whose diagnostics are
// collected as text, and a dialect `data` (registered, not loaded) with a type `box`, an attribute `tag` and
// ops, whose descriptors are hand-written in the form that the generator emits. For tests of operations use
// tests/support/IRTest.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_RUNTIME_IR_DATAFIXTURE_H
#define STRATA_TESTS_UNIT_RUNTIME_IR_DATAFIXTURE_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/ParamTraits.h"
#include "gtest/gtest.h"
#include <array>

namespace mlir {

inline LogicalResult verifyBox(EmitErrorFn emitError, llvm::ArrayRef<ParamValue> params) {
  auto level = ParamTraits<int32_t>::from(params[3]);
  if (level > 100)
    return emitError() << "level " << level << " is above 100";
  return success();
}

inline constexpr ParamSpec boxParamSpecs[] = {
    {.name = "name", .kind = ParamKind::String, .offset = 0, .cppType = "StringRef"},
    {.name = "sizes", .kind = ParamKind::IntArray, .offset = 16, .cppType = "ArrayRef<int64_t>"},
    {.name = "element", .kind = ParamKind::Type, .offset = 32, .cppType = "Type"},
    {.name = "level", .kind = ParamKind::Signed, .offset = 40, .bits = 32, .cppType = "int32_t"},
};
inline constexpr TypeDefSpec boxSpec = [] {
  TypeDefSpec spec;
  spec.name = "data.box";
  spec.mnemonic = "box";
  spec.params = boxParamSpecs;
  spec.paramBytes = 48;
  spec.verify = hook<&verifyBox>;
  return spec;
}();

inline constexpr ParamSpec tagParamSpecs[] = {
    {.name = "type", .kind = ParamKind::Type, .offset = 0, .isSelfType = true, .cppType = "Type"},
    {.name = "parts", .kind = ParamKind::AttrArray, .offset = 8, .cppType = "ArrayRef<Attribute>"},
};
inline constexpr AttrDefSpec tagSpec = [] {
  AttrDefSpec spec;
  spec.name = "data.tag";
  spec.mnemonic = "tag";
  spec.params = tagParamSpecs;
  spec.paramBytes = 24;
  return spec;
}();

inline constexpr AttrConstraintSpec anyAttr = {};
inline constexpr TypeConstraintSpec anyType = {};
inline constexpr OperandSpec mixedOperands[] = {
    {.name = "first", .constraint = &anyType},
    {.name = "rest", .constraint = &anyType, .arity = Arity::Variadic},
    {.name = "last", .constraint = &anyType, .arity = Arity::Optional},
};
inline constexpr AttrSpec mixedAttributes[] = {
    {.name = "mode", .constraint = &anyAttr},
    {.name = "operandSegmentSizes", .constraint = &anyAttr},
};
inline constexpr OpSpec mixedOp = {
    .name = "data.mixed",
    .operands = mixedOperands,
    .attributes = mixedAttributes,
    .operandSegments = SegmentKind::AttrSized,
    .traits = {Trait::IsCommutative},
};
inline constexpr OpSpec plainOp = {.name = "data.plain"};
inline constexpr const OpSpec *dataOps[] = {&mixedOp, &plainOp};
inline constexpr const TypeDefSpec *dataTypes[] = {&boxSpec};
inline constexpr const AttrDefSpec *dataAttributes[] = {&tagSpec};
inline constexpr DialectSpec baseDialect = {.name = "base"};
inline constexpr const DialectSpec *dataDependencies[] = {&baseDialect};
inline constexpr DialectSpec dataDialect = {
    .name = "data",
    .cppClass = "::mlir::data::DataDialect",
    .ops = dataOps,
    .types = dataTypes,
    .attributes = dataAttributes,
    .dependentDialects = dataDependencies,
};

class DataFixture : public testing::Test {
protected:
  DataFixture()
      : handler(context.getDiagEngine(), [this](Diagnostic &diag) {
          messages.push_back(diag.str());
          return success();
        }) {
    DialectRegistry registry;
    registry.insert(dataDialect);
    context.appendDialectRegistry(registry);
  }

  /// Returns parameter values that refer to the arguments; they must outlive the result.
  static std::array<ParamValue, 4> boxParams(llvm::StringRef name, llvm::ArrayRef<int64_t> sizes,
                                             Type element, int32_t level) {
    return {ParamTraits<llvm::StringRef>::make(name), ParamTraits<llvm::ArrayRef<int64_t>>::make(sizes),
            ParamTraits<Type>::make(element), ParamTraits<int32_t>::make(level)};
  }
  Type getBox(llvm::StringRef name, llvm::ArrayRef<int64_t> sizes, Type element, int32_t level) {
    return getUniquedType(&context, boxSpec, boxParams(name, sizes, element, level));
  }

  MLIRContext context;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler;
};

} // namespace mlir

#endif // STRATA_TESTS_UNIT_RUNTIME_IR_DATAFIXTURE_H
