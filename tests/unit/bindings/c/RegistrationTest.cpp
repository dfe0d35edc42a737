//===- RegistrationTest.cpp - A C API for a user's dialect ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/c/Registration.h"
#include "dialects/example/poly/Poly.h"
#include "strata-c/BuiltinTypes.h"
#include "gtest/gtest.h"

// What the C header of a dialect declares.
extern "C" {
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Poly, poly);
}

// What its source defines, in the global namespace.
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Poly, poly, mlir::poly::PolyDialect)

namespace {

TEST(RegistrationTest, HandleLoadsTheDialect) {
  MlirContext context = wrap(new mlir::MLIRContext());
  MlirDialectHandle handle = mlirGetDialectHandle__poly__();
  EXPECT_EQ(unwrap(mlirDialectHandleGetNamespace(handle)), "poly");
  EXPECT_EQ(unwrap(context)->getLoadedDialect("poly"), nullptr);
  MlirDialect dialect = mlirDialectHandleLoadDialect(handle, context);
  EXPECT_EQ(unwrap(dialect), unwrap(context)->getLoadedDialect("poly"));
  EXPECT_NE(unwrap(dialect), nullptr);
  mlirContextDestroy(context);
}

TEST(RegistrationTest, HandlesAreConvertedInTheGlobalNamespace) {
  mlir::MLIRContext context;
  mlir::Type type = mlir::IndexType::get(&context);
  EXPECT_EQ(unwrap(wrap(type)), type);
  EXPECT_TRUE(mlirTypeEqual(wrap(type), mlirIndexTypeGet(wrap(&context))));
}

} // namespace
