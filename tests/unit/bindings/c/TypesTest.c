//===- TypesTest.c - Tests of strata-c/BuiltinTypes.h ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"

static void testNumbers(MlirContext context) {
  MlirType i8 = mlirIntegerTypeGet(context, 8), si8 = mlirIntegerTypeSignedGet(context, 8);
  MlirType ui8 = mlirIntegerTypeUnsignedGet(context, 8), index = mlirIndexTypeGet(context);
  CHECK_TEXT(textOfType(ui8), "ui8");
  CHECK(mlirTypeIsAInteger(i8) && mlirIntegerTypeGetWidth(i8) == 8 && !mlirTypeIsAInteger(index));
  CHECK(mlirIntegerTypeIsSignless(i8) && mlirIntegerTypeIsSigned(si8) && mlirIntegerTypeIsUnsigned(ui8));
  CHECK(!mlirIntegerTypeIsUnsigned(i8) && !mlirIntegerTypeIsSignless(si8));
  CHECK(mlirTypeIDEqual(mlirTypeGetTypeID(i8), mlirIntegerTypeGetTypeID()));
  CHECK(mlirTypeIsAIndex(index) && mlirTypeIDEqual(mlirTypeGetTypeID(index), mlirIndexTypeGetTypeID()));
  CHECK(equals(mlirIntegerTypeGetName(), "builtin.integer") && equals(mlirF32TypeGetName(), "builtin.f32"));
  CHECK(mlirTypeIsANone(mlirNoneTypeGet(context)) && mlirTypeIDEqual(mlirTypeGetTypeID(mlirNoneTypeGet(context)), mlirNoneTypeGetTypeID()));
  CHECK_TEXT(textOfType(mlirComplexTypeGet(mlirF32TypeGet(context))), "complex<f32>");
  CHECK(mlirTypeIsAComplex(mlirComplexTypeGet(i8)) && mlirTypeEqual(mlirComplexTypeGetElementType(mlirComplexTypeGet(i8)), i8));
}

#define CHECK_FLOAT(Name, ID, text, width)                                                           \
  do {                                                                                               \
    MlirType type = mlir##Name##TypeGet(context);                                                    \
    CHECK_TEXT(textOfType(type), text);                                                              \
    CHECK(mlirTypeIsAFloat(type) && mlirTypeIsA##Name(type) && mlirFloatTypeGetWidth(type) == width); \
    CHECK(mlirTypeIDEqual(mlirTypeGetTypeID(type), mlir##ID##TypeGetTypeID()));                      \
    CHECK(equals(mlir##Name##TypeGetName(), "builtin." text));                                       \
    CHECK(!mlirTypeIsA##Name(mlirIndexTypeGet(context)));                                            \
  } while (0)

static void testFloats(MlirContext context) {
  CHECK_FLOAT(Float4E2M1FN, Float4E2M1FN, "f4E2M1FN", 4);
  CHECK_FLOAT(Float6E2M3FN, Float6E2M3FN, "f6E2M3FN", 6);
  CHECK_FLOAT(Float6E3M2FN, Float6E3M2FN, "f6E3M2FN", 6);
  CHECK_FLOAT(Float8E5M2, Float8E5M2, "f8E5M2", 8);
  CHECK_FLOAT(Float8E4M3, Float8E4M3, "f8E4M3", 8);
  CHECK_FLOAT(Float8E4M3FN, Float8E4M3FN, "f8E4M3FN", 8);
  CHECK_FLOAT(Float8E5M2FNUZ, Float8E5M2FNUZ, "f8E5M2FNUZ", 8);
  CHECK_FLOAT(Float8E4M3FNUZ, Float8E4M3FNUZ, "f8E4M3FNUZ", 8);
  CHECK_FLOAT(Float8E4M3B11FNUZ, Float8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8);
  CHECK_FLOAT(Float8E3M4, Float8E3M4, "f8E3M4", 8);
  CHECK_FLOAT(Float8E8M0FNU, Float8E8M0FNU, "f8E8M0FNU", 8);
  CHECK_FLOAT(BF16, BFloat16, "bf16", 16);
  CHECK_FLOAT(F16, Float16, "f16", 16);
  CHECK_FLOAT(F32, Float32, "f32", 32);
  CHECK_FLOAT(F64, Float64, "f64", 64);
  CHECK_FLOAT(TF32, FloatTF32, "tf32", 19);
}

static void testShaped(MlirContext context) {
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirType f32 = mlirF32TypeGet(context), none = mlirNoneTypeGet(context);
  int64_t shape[2] = {4, 0}, strides[2] = {0, 0}, offset = 0, layoutStrides[2] = {10, 1};
  bool scalable[2] = {true, false};
  MlirAttribute null = mlirAttributeGetNull(), space = mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), 3);
  MlirType vector, tensor, memref, unranked;
  shape[1] = 8;
  vector = mlirVectorTypeGetScalable(2, shape, scalable, f32);
  CHECK_TEXT(textOfType(vector), "vector<[4]x8xf32>");
  CHECK(mlirTypeIsAVector(vector) && mlirVectorTypeIsScalable(vector));
  CHECK(mlirVectorTypeIsDimScalable(vector, 0) && !mlirVectorTypeIsDimScalable(vector, 1));
  CHECK(!mlirVectorTypeIsScalable(mlirVectorTypeGet(2, shape, f32)));
  CHECK(mlirTypeIsNull(mlirVectorTypeGetChecked(loc, 2, shape, none)));
  CHECK(mlirTypeEqual(mlirVectorTypeGetScalableChecked(loc, 2, shape, scalable, f32), vector));
  shape[1] = mlirShapedTypeGetDynamicSize();
  tensor = mlirRankedTensorTypeGet(2, shape, f32, space);
  CHECK_TEXT(textOfType(tensor), "tensor<4x?xf32, 3 : i64>");
  CHECK(mlirTypeIsATensor(tensor) && mlirTypeIsARankedTensor(tensor) && !mlirTypeIsAUnrankedTensor(tensor));
  CHECK(mlirAttributeEqual(mlirRankedTensorTypeGetEncoding(tensor), space));
  CHECK(mlirAttributeIsNull(mlirRankedTensorTypeGetEncoding(mlirRankedTensorTypeGetChecked(loc, 2, shape, f32, null))));
  CHECK(mlirTypeIsAShaped(tensor) && mlirTypeEqual(mlirShapedTypeGetElementType(tensor), f32));
  CHECK(mlirShapedTypeHasRank(tensor) && mlirShapedTypeGetRank(tensor) == 2 && !mlirShapedTypeHasStaticShape(tensor));
  CHECK(mlirShapedTypeIsDynamicDim(tensor, 1) && mlirShapedTypeIsStaticDim(tensor, 0) && mlirShapedTypeGetDimSize(tensor, 0) == 4);
  CHECK(mlirShapedTypeIsDynamicSize(shape[1]) && mlirShapedTypeIsStaticSize(4));
  CHECK(mlirShapedTypeIsDynamicStrideOrOffset(mlirShapedTypeGetDynamicStrideOrOffset()) && mlirShapedTypeIsStaticStrideOrOffset(1));
  unranked = mlirUnrankedTensorTypeGet(f32);
  CHECK_TEXT(textOfType(unranked), "tensor<*xf32>");
  CHECK(mlirTypeIsAUnrankedTensor(unranked) && !mlirShapedTypeHasRank(unranked));
  CHECK(mlirTypeEqual(mlirUnrankedTensorTypeGetChecked(loc, f32), unranked));
  shape[1] = 8;
  memref = mlirMemRefTypeGet(f32, 2, shape, mlirStridedLayoutAttrGet(context, 2, 2, layoutStrides), space);
  CHECK_TEXT(textOfType(memref), "memref<4x8xf32, strided<[10, 1], offset: 2>, 3>");
  CHECK(mlirTypeIsAMemRef(memref) && mlirAttributeIsAStridedLayout(mlirMemRefTypeGetLayout(memref)));
  CHECK(mlirAttributeEqual(mlirMemRefTypeGetMemorySpace(memref), space));
  CHECK(mlirLogicalResultIsSuccess(mlirMemRefTypeGetStridesAndOffset(memref, strides, &offset)));
  CHECK(strides[0] == 10 && strides[1] == 1 && offset == 2);
  memref = mlirMemRefTypeContiguousGet(f32, 2, shape, null);
  CHECK_TEXT(textOfType(memref), "memref<4x8xf32>");
  CHECK(mlirAffineMapIsIdentity(mlirMemRefTypeGetAffineMap(memref)) && mlirAttributeIsNull(mlirMemRefTypeGetMemorySpace(memref)));
  CHECK(mlirTypeEqual(mlirMemRefTypeGetChecked(loc, f32, 2, shape, null, null), memref));
  shape[0] = -7;
  CHECK(mlirTypeIsNull(mlirMemRefTypeContiguousGetChecked(loc, f32, 2, shape, null)));
  unranked = mlirUnrankedMemRefTypeGet(f32, space);
  CHECK_TEXT(textOfType(unranked), "memref<*xf32, 3>");
  CHECK(mlirTypeIsAUnrankedMemRef(unranked) && mlirAttributeEqual(mlirUnrankedMemrefGetMemorySpace(unranked), space));
  CHECK(mlirTypeEqual(mlirUnrankedMemRefTypeGetChecked(loc, f32, space), unranked));
}

static void testComposed(MlirContext context) {
  MlirType parts[2], tuple, function, opaque;
  parts[0] = mlirF32TypeGet(context);
  parts[1] = mlirIndexTypeGet(context);
  tuple = mlirTupleTypeGet(context, 2, parts);
  CHECK_TEXT(textOfType(tuple), "tuple<f32, index>");
  CHECK(mlirTypeIsATuple(tuple) && mlirTupleTypeGetNumTypes(tuple) == 2 && mlirTypeEqual(mlirTupleTypeGetType(tuple, 1), parts[1]));
  function = mlirFunctionTypeGet(context, 1, parts, 2, parts);
  CHECK_TEXT(textOfType(function), "(f32) -> (f32, index)");
  CHECK(mlirTypeIsAFunction(function) && mlirFunctionTypeGetNumInputs(function) == 1 && mlirFunctionTypeGetNumResults(function) == 2);
  CHECK(mlirTypeEqual(mlirFunctionTypeGetInput(function, 0), parts[0]) && mlirTypeEqual(mlirFunctionTypeGetResult(function, 1), parts[1]));
  mlirContextSetAllowUnregisteredDialects(context, true);
  opaque = mlirOpaqueTypeGet(context, str("other"), str("thing<1>"));
  CHECK_TEXT(textOfType(opaque), "!other.thing<1>");
  CHECK(mlirTypeIsAOpaque(opaque) && equals(mlirOpaqueTypeGetDialectNamespace(opaque), "other") && equals(mlirOpaqueTypeGetData(opaque), "thing<1>"));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  testNumbers(context);
  testFloats(context);
  testShaped(context);
  testComposed(context);
  mlirContextDestroy(context);
  return finish();
}
