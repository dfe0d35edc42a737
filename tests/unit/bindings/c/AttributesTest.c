//===- AttributesTest.c - Tests of strata-c/BuiltinAttributes.h -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include <math.h>

static void testSimple(MlirContext context) {
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirType i32 = mlirIntegerTypeGet(context, 32), f32 = mlirF32TypeGet(context);
  MlirAttribute number = mlirIntegerAttrGet(i32, -5), text = mlirStringAttrGet(context, str("abc")), elements[2], array;
  MlirAttribute dictionary, opaque;
  MlirNamedAttribute entries[2];
  CHECK(mlirAttributeIsNull(mlirAttributeGetNull()) && !mlirAttributeIsNull(number));
  CHECK(mlirAttributeIsAInteger(number) && mlirIntegerAttrGetValueInt(number) == -5 && mlirTypeEqual(mlirAttributeGetType(number), i32));
  CHECK(mlirIntegerAttrGetValueSInt(mlirIntegerAttrGet(mlirIntegerTypeSignedGet(context, 8), -1)) == -1);
  CHECK(mlirIntegerAttrGetValueUInt(mlirIntegerAttrGet(mlirIntegerTypeUnsignedGet(context, 8), -1)) == 255);
  CHECK(mlirAttributeIsABool(mlirBoolAttrGet(context, 7)) && mlirBoolAttrGetValue(mlirBoolAttrGet(context, 7)) && !mlirAttributeIsABool(number));
  CHECK(fabs(mlirFloatAttrGetValueDouble(mlirFloatAttrDoubleGet(context, f32, 0.1)) - 0.1) < 1e-7);
  CHECK(mlirAttributeIsAFloat(mlirFloatAttrDoubleGetChecked(loc, f32, 2.0)) && mlirAttributeIsNull(mlirFloatAttrDoubleGetChecked(loc, i32, 2.0)));
  CHECK(mlirAttributeIsAString(text) && equals(mlirStringAttrGetValue(text), "abc") && equals(mlirStringAttrGetName(), "builtin.string"));
  CHECK(mlirTypeEqual(mlirAttributeGetType(mlirStringAttrTypedGet(i32, str("x"))), i32));
  CHECK(mlirAttributeIsAType(mlirTypeAttrGet(i32)) && mlirTypeEqual(mlirTypeAttrGetValue(mlirTypeAttrGet(i32)), i32));
  CHECK(mlirAttributeIsAUnit(mlirUnitAttrGet(context)) && mlirAttributeIsALocation(mlirLocationGetAttribute(loc)));
  elements[0] = number;
  elements[1] = text;
  array = mlirArrayAttrGet(context, 2, elements);
  CHECK_TEXT(textOfAttr(array), "[-5 : i32, \"abc\"]");
  CHECK(mlirAttributeIsAArray(array) && mlirArrayAttrGetNumElements(array) == 2 && mlirAttributeEqual(mlirArrayAttrGetElement(array, 1), text));
  entries[0] = mlirNamedAttributeGet(mlirIdentifierGet(context, str("b")), number);
  entries[1] = mlirNamedAttributeGet(mlirIdentifierGet(context, str("a")), text);
  dictionary = mlirDictionaryAttrGet(context, 2, entries);
  CHECK_TEXT(textOfAttr(dictionary), "{a = \"abc\", b = -5 : i32}");
  CHECK(mlirAttributeIsADictionary(dictionary) && mlirDictionaryAttrGetNumElements(dictionary) == 2);
  CHECK(equals(mlirIdentifierStr(mlirDictionaryAttrGetElement(dictionary, 0).name), "a"));
  CHECK(mlirAttributeEqual(mlirDictionaryAttrGetElementByName(dictionary, str("b")), number));
  CHECK(mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(dictionary, str("c"))));
  opaque = mlirOpaqueAttrGet(context, str("other"), 3, "xyz", mlirNoneTypeGet(context));
  CHECK(mlirAttributeIsAOpaque(opaque) && equals(mlirOpaqueAttrGetDialectNamespace(opaque), "other") && equals(mlirOpaqueAttrGetData(opaque), "xyz"));
  CHECK(!mlirAttributeEqual(mlirDisctinctAttrCreate(text), mlirDisctinctAttrCreate(text)));
}

static void testKinds(MlirContext context) {
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0);
  bool isEq = true;
  MlirIntegerSet set = mlirIntegerSetGet(context, 1, 0, 1, &d0, &isEq);
  MlirAffineMap map = mlirAffineMapConstantGet(context, 1);
  MlirAttribute flat = mlirFlatSymbolRefAttrGet(context, str("inner")), nested = mlirSymbolRefAttrGet(context, str("outer"), 1, &flat);
  int64_t strides[2] = {4, 1};
  MlirAttribute layout = mlirStridedLayoutAttrGet(context, 7, 2, strides);
  CHECK(mlirAttributeIsAAffineMap(mlirAffineMapAttrGet(map)) && mlirAffineMapEqual(mlirAffineMapAttrGetValue(mlirAffineMapAttrGet(map)), map));
  CHECK(mlirAttributeIsAIntegerSet(mlirIntegerSetAttrGet(set)) && mlirIntegerSetEqual(mlirIntegerSetAttrGetValue(mlirIntegerSetAttrGet(set)), set));
  CHECK_TEXT(textOfAttr(nested), "@outer::@inner");
  CHECK(mlirAttributeIsASymbolRef(nested) && !mlirAttributeIsAFlatSymbolRef(nested) && mlirAttributeIsAFlatSymbolRef(flat));
  CHECK(equals(mlirSymbolRefAttrGetRootReference(nested), "outer") && equals(mlirSymbolRefAttrGetLeafReference(nested), "inner"));
  CHECK(mlirSymbolRefAttrGetNumNestedReferences(nested) == 1 && mlirAttributeEqual(mlirSymbolRefAttrGetNestedReference(nested, 0), flat));
  CHECK(equals(mlirFlatSymbolRefAttrGetValue(flat), "inner"));
  CHECK(mlirStridedLayoutAttrGetOffset(layout) == 7 && mlirStridedLayoutAttrGetNumStrides(layout) == 2 && mlirStridedLayoutAttrGetStride(layout, 0) == 4);
  CHECK(mlirTypeIDEqual(mlirAttributeGetTypeID(layout), mlirStridedLayoutAttrGetTypeID()));
  CHECK(mlirTypeIDEqual(mlirAttributeGetTypeID(flat), mlirSymbolRefAttrGetTypeID()) && !mlirTypeIDEqual(mlirArrayAttrGetTypeID(), mlirUnitAttrGetTypeID()));
}

static void testArrays(MlirContext context) {
  int flags[2] = {1, 0};
  int8_t i8[2] = {1, -2};
  int16_t i16[2] = {1, -3};
  int32_t i32[2] = {1, -4};
  int64_t i64[2] = {1, -5};
  float f32[2] = {1, 0.5f};
  double f64[2] = {1, 0.25};
  MlirAttribute array = mlirDenseBoolArrayGet(context, 2, flags);
  CHECK_TEXT(textOfAttr(array), "array<i1: true, false>");
  CHECK(mlirAttributeIsADenseBoolArray(array) && mlirDenseBoolArrayGetElement(array, 0) && mlirDenseArrayGetNumElements(array) == 2);
  array = mlirDenseI8ArrayGet(context, 2, i8);
  CHECK(mlirAttributeIsADenseI8Array(array) && mlirDenseI8ArrayGetElement(array, 1) == -2 && !mlirAttributeIsADenseI16Array(array));
  array = mlirDenseI16ArrayGet(context, 2, i16);
  CHECK(mlirAttributeIsADenseI16Array(array) && mlirDenseI16ArrayGetElement(array, 1) == -3);
  array = mlirDenseI32ArrayGet(context, 2, i32);
  CHECK(mlirAttributeIsADenseI32Array(array) && mlirDenseI32ArrayGetElement(array, 1) == -4);
  array = mlirDenseI64ArrayGet(context, 2, i64);
  CHECK(mlirAttributeIsADenseI64Array(array) && mlirDenseI64ArrayGetElement(array, 1) == -5);
  array = mlirDenseF32ArrayGet(context, 2, f32);
  CHECK(mlirAttributeIsADenseF32Array(array) && mlirDenseF32ArrayGetElement(array, 1) == 0.5f);
  array = mlirDenseF64ArrayGet(context, 2, f64);
  CHECK(mlirAttributeIsADenseF64Array(array) && mlirDenseF64ArrayGetElement(array, 1) == 0.25);
  CHECK(mlirTypeIDEqual(mlirAttributeGetTypeID(array), mlirDenseArrayAttrGetTypeID()));
}

static MlirType tensorOf(MlirType element, int64_t size) {
  MlirAttribute none = mlirAttributeGetNull();
  return mlirRankedTensorTypeGet(1, &size, element, none);
}

static void testDense(MlirContext context) {
  MlirType i1 = mlirIntegerTypeGet(context, 1), i8 = mlirIntegerTypeGet(context, 8), ui8 = mlirIntegerTypeUnsignedGet(context, 8);
  MlirType i16 = mlirIntegerTypeGet(context, 16), i32 = mlirIntegerTypeGet(context, 32), i64 = mlirIntegerTypeGet(context, 64);
  MlirType ui16 = mlirIntegerTypeUnsignedGet(context, 16), ui32 = mlirIntegerTypeUnsignedGet(context, 32);
  MlirType ui64 = mlirIntegerTypeUnsignedGet(context, 64), index = mlirIndexTypeGet(context), f32 = mlirF32TypeGet(context);
  MlirType f64 = mlirF64TypeGet(context);
  int flags[2] = {1, 0};
  uint8_t u8s[2] = {1, 200};
  int8_t i8s[2] = {1, -2};
  uint16_t u16s[2] = {1, 0x3c00};
  int16_t i16s[2] = {1, -3};
  uint32_t u32s[2] = {1, 4000000000u};
  int32_t i32s[2] = {1, -4};
  uint64_t u64s[2] = {1, 5}, at[1] = {1}, far[1] = {2};
  int64_t i64s[2] = {1, -5}, two[2] = {2, 1};
  float floats[2] = {1, 0.5f};
  double doubles[2] = {1, 0.25};
  MlirStringRef strings[2];
  MlirAttribute values[2], dense, none = mlirAttributeGetNull();
  uint8_t packed = 0x02;
  dense = mlirDenseElementsAttrBoolGet(tensorOf(i1, 2), 2, flags);
  CHECK_TEXT(textOfAttr(dense), "dense<[true, false]> : tensor<2xi1>");
  CHECK(mlirDenseElementsAttrGetBoolValue(dense, 0) && !mlirDenseElementsAttrGetBoolValue(dense, 1));
  CHECK(*(const uint8_t *)mlirDenseElementsAttrGetRawData(dense) == 1);
  CHECK(mlirAttributeIsAElements(dense) && mlirElementsAttrGetNumElements(dense) == 2);
  CHECK(mlirElementsAttrIsValidIndex(dense, 1, at) && !mlirElementsAttrIsValidIndex(dense, 1, far));
  CHECK_TEXT(textOfAttr(mlirElementsAttrGetValue(dense, 1, at)), "false");
  CHECK_TEXT(textOfAttr(mlirDenseElementsAttrRawBufferGet(tensorOf(i1, 2), 1, &packed)), "dense<[false, true]> : tensor<2xi1>");
  dense = mlirDenseElementsAttrUInt8Get(tensorOf(ui8, 2), 2, u8s);
  CHECK(mlirDenseElementsAttrGetUInt8Value(dense, 1) == 200);
  dense = mlirDenseElementsAttrInt8Get(tensorOf(i8, 2), 2, i8s);
  CHECK(mlirDenseElementsAttrGetInt8Value(dense, 1) == -2 && mlirAttributeIsADenseIntElements(dense));
  CHECK(((const int8_t *)mlirDenseElementsAttrGetRawData(dense))[1] == -2);
  dense = mlirDenseElementsAttrUInt16Get(tensorOf(ui16, 2), 2, u16s);
  CHECK(mlirDenseElementsAttrGetUInt16Value(dense, 1) == 0x3c00);
  dense = mlirDenseElementsAttrInt16Get(tensorOf(i16, 2), 2, i16s);
  CHECK(mlirDenseElementsAttrGetInt16Value(dense, 1) == -3);
  dense = mlirDenseElementsAttrUInt32Get(tensorOf(ui32, 2), 2, u32s);
  CHECK(mlirDenseElementsAttrGetUInt32Value(dense, 1) == 4000000000u);
  dense = mlirDenseElementsAttrInt32Get(tensorOf(i32, 2), 2, i32s);
  CHECK(mlirDenseElementsAttrGetInt32Value(dense, 1) == -4 && !mlirDenseElementsAttrIsSplat(dense));
  CHECK_TEXT(textOfAttr(mlirDenseElementsAttrReshapeGet(dense, mlirRankedTensorTypeGet(2, two, i32, none))), "dense<[[1], [-4]]> : tensor<2x1xi32>");
  dense = mlirDenseElementsAttrUInt64Get(tensorOf(ui64, 2), 2, u64s);
  CHECK(mlirDenseElementsAttrGetUInt64Value(dense, 1) == 5);
  dense = mlirDenseElementsAttrUInt64Get(tensorOf(index, 2), 2, u64s);
  CHECK(mlirDenseElementsAttrGetIndexValue(dense, 1) == 5);
  dense = mlirDenseElementsAttrInt64Get(tensorOf(i64, 2), 2, i64s);
  CHECK(mlirDenseElementsAttrGetInt64Value(dense, 1) == -5);
  CHECK(mlirTypeIDEqual(mlirAttributeGetTypeID(dense), mlirDenseIntOrFPElementsAttrGetTypeID()));
  dense = mlirDenseElementsAttrFloatGet(tensorOf(f32, 2), 2, floats);
  CHECK(mlirDenseElementsAttrGetFloatValue(dense, 1) == 0.5f && mlirAttributeIsADenseFPElements(dense));
  dense = mlirDenseElementsAttrDoubleGet(tensorOf(f64, 2), 2, doubles);
  CHECK(mlirDenseElementsAttrGetDoubleValue(dense, 1) == 0.25);
  CHECK_TEXT(textOfAttr(mlirDenseElementsAttrFloat16Get(tensorOf(mlirF16TypeGet(context), 1), 1, u16s + 1)), "dense<1.000000e+00> : tensor<1xf16>");
  u16s[1] = 0x3f80;
  CHECK_TEXT(textOfAttr(mlirDenseElementsAttrBFloat16Get(tensorOf(mlirBF16TypeGet(context), 1), 1, u16s + 1)), "dense<1.000000e+00> : tensor<1xbf16>");
  strings[0] = str("a");
  strings[1] = str("bc");
  dense = mlirDenseElementsAttrStringGet(tensorOf(mlirOpaqueTypeGet(context, str("t"), str("text")), 2), 2, strings);
  CHECK(equals(mlirDenseElementsAttrGetStringValue(dense, 1), "bc"));
  values[0] = mlirIntegerAttrGet(i32, 1);
  values[1] = mlirIntegerAttrGet(i32, 2);
  dense = mlirDenseElementsAttrGet(tensorOf(i32, 2), 2, values);
  CHECK_TEXT(textOfAttr(dense), "dense<[1, 2]> : tensor<2xi32>");
  CHECK_TEXT(textOfAttr(mlirDenseElementsAttrRawBufferGet(tensorOf(i32, 2), 8, i32s)), "dense<[1, -4]> : tensor<2xi32>");
  CHECK(mlirAttributeIsNull(mlirDenseElementsAttrRawBufferGet(tensorOf(i32, 2), 7, i32s)));
}

static void testSplats(MlirContext context) {
  MlirType i8 = mlirIntegerTypeGet(context, 8), i32 = mlirIntegerTypeGet(context, 32), i64 = mlirIntegerTypeGet(context, 64);
  MlirAttribute splat = mlirDenseElementsAttrInt32SplatGet(tensorOf(i32, 4), -3);
  MlirStringRef text = str("t");
  CHECK_TEXT(textOfAttr(splat), "dense<-3> : tensor<4xi32>");
  CHECK(mlirDenseElementsAttrIsSplat(splat) && mlirDenseElementsAttrGetInt32SplatValue(splat) == -3);
  CHECK_TEXT(textOfAttr(mlirDenseElementsAttrGetSplatValue(splat)), "-3 : i32");
  CHECK(mlirAttributeEqual(mlirDenseElementsAttrSplatGet(tensorOf(i32, 4), mlirIntegerAttrGet(i32, -3)), splat));
  CHECK(mlirDenseElementsAttrGetBoolSplatValue(mlirDenseElementsAttrBoolSplatGet(tensorOf(mlirIntegerTypeGet(context, 1), 4), true)) == 1);
  CHECK(mlirDenseElementsAttrGetUInt8SplatValue(mlirDenseElementsAttrUInt8SplatGet(tensorOf(mlirIntegerTypeUnsignedGet(context, 8), 4), 200)) == 200);
  CHECK(mlirDenseElementsAttrGetInt8SplatValue(mlirDenseElementsAttrInt8SplatGet(tensorOf(i8, 4), -1)) == -1);
  CHECK(mlirDenseElementsAttrGetUInt32SplatValue(mlirDenseElementsAttrUInt32SplatGet(tensorOf(mlirIntegerTypeUnsignedGet(context, 32), 4), 7)) == 7);
  CHECK(mlirDenseElementsAttrGetUInt64SplatValue(mlirDenseElementsAttrUInt64SplatGet(tensorOf(mlirIntegerTypeUnsignedGet(context, 64), 4), 8)) == 8);
  CHECK(mlirDenseElementsAttrGetInt64SplatValue(mlirDenseElementsAttrInt64SplatGet(tensorOf(i64, 4), -9)) == -9);
  CHECK(mlirDenseElementsAttrGetFloatSplatValue(mlirDenseElementsAttrFloatSplatGet(tensorOf(mlirF32TypeGet(context), 4), 0.5f)) == 0.5f);
  CHECK(mlirDenseElementsAttrGetDoubleSplatValue(mlirDenseElementsAttrDoubleSplatGet(tensorOf(mlirF64TypeGet(context), 4), 0.5)) == 0.5);
  CHECK(equals(mlirDenseElementsAttrGetStringSplatValue(mlirDenseElementsAttrStringGet(tensorOf(mlirOpaqueTypeGet(context, str("t"), str("text")), 4), 1, &text)), "t"));
}

static int numDeleted;
static void countDeletion(void *userData, const void *data, size_t size, size_t align) {
  numDeleted += userData == &numDeleted && data != NULL && size == 8 && align == 4;
}

static void testResources(void) {
  MlirContext context = mlirContextCreate();
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  int32_t data[2] = {3, -4};
  int flags[2] = {0, 1};
  uint8_t u8 = 1;
  int8_t i8 = -1;
  uint16_t u16 = 2;
  int16_t i16 = -2;
  uint32_t u32 = 3;
  uint64_t u64 = 4;
  int64_t i64 = -4;
  float f32 = 0.5f;
  double f64 = 0.25;
  MlirAttribute attr = mlirUnmanagedDenseResourceElementsAttrGet(tensorOf(i32, 2), str("blob"), data, sizeof(data), 4, false, countDeletion, &numDeleted);
  CHECK_TEXT(textOfAttr(attr), "dense_resource<blob> : tensor<2xi32>");
  CHECK(mlirAttributeIsADenseResourceElements(attr) && mlirDenseInt32ResourceElementsAttrGetValue(attr, 1) == -4);
  CHECK(equals(mlirDenseResourceElementsAttrGetName(), "builtin.dense_resource_elements"));
  attr = mlirUnmanagedDenseBoolResourceElementsAttrGet(tensorOf(mlirIntegerTypeGet(context, 1), 2), str("f"), 2, flags);
  CHECK(!mlirDenseBoolResourceElementsAttrGetValue(attr, 0) && mlirDenseBoolResourceElementsAttrGetValue(attr, 1));
  CHECK(mlirDenseUInt8ResourceElementsAttrGetValue(mlirUnmanagedDenseUInt8ResourceElementsAttrGet(tensorOf(mlirIntegerTypeUnsignedGet(context, 8), 1), str("a"), 1, &u8), 0) == 1);
  CHECK(mlirDenseInt8ResourceElementsAttrGetValue(mlirUnmanagedDenseInt8ResourceElementsAttrGet(tensorOf(mlirIntegerTypeGet(context, 8), 1), str("a"), 1, &i8), 0) == -1);
  CHECK(mlirDenseUInt16ResourceElementsAttrGetValue(mlirUnmanagedDenseUInt16ResourceElementsAttrGet(tensorOf(mlirIntegerTypeUnsignedGet(context, 16), 1), str("a"), 1, &u16), 0) == 2);
  CHECK(mlirDenseInt16ResourceElementsAttrGetValue(mlirUnmanagedDenseInt16ResourceElementsAttrGet(tensorOf(mlirIntegerTypeGet(context, 16), 1), str("a"), 1, &i16), 0) == -2);
  CHECK(mlirDenseUInt32ResourceElementsAttrGetValue(mlirUnmanagedDenseUInt32ResourceElementsAttrGet(tensorOf(mlirIntegerTypeUnsignedGet(context, 32), 1), str("a"), 1, &u32), 0) == 3);
  CHECK(mlirDenseInt32ResourceElementsAttrGetValue(mlirUnmanagedDenseInt32ResourceElementsAttrGet(tensorOf(i32, 2), str("a"), 2, data), 0) == 3);
  CHECK(mlirDenseUInt64ResourceElementsAttrGetValue(mlirUnmanagedDenseUInt64ResourceElementsAttrGet(tensorOf(mlirIntegerTypeUnsignedGet(context, 64), 1), str("a"), 1, &u64), 0) == 4);
  CHECK(mlirDenseInt64ResourceElementsAttrGetValue(mlirUnmanagedDenseInt64ResourceElementsAttrGet(tensorOf(mlirIntegerTypeGet(context, 64), 1), str("a"), 1, &i64), 0) == -4);
  CHECK(mlirDenseFloatResourceElementsAttrGetValue(mlirUnmanagedDenseFloatResourceElementsAttrGet(tensorOf(mlirF32TypeGet(context), 1), str("a"), 1, &f32), 0) == 0.5f);
  CHECK(mlirDenseDoubleResourceElementsAttrGetValue(mlirUnmanagedDenseDoubleResourceElementsAttrGet(tensorOf(mlirF64TypeGet(context), 1), str("a"), 1, &f64), 0) == 0.25);
  CHECK(numDeleted == 0);
  mlirContextDestroy(context);
  CHECK(numDeleted == 1);
}

static void testSparse(MlirContext context) {
  int64_t shape[2] = {1, 1}, position[1] = {2};
  MlirAttribute none = mlirAttributeGetNull(), indices, values, sparse;
  indices = mlirDenseElementsAttrInt64Get(mlirRankedTensorTypeGet(2, shape, mlirIntegerTypeGet(context, 64), none), 1, position);
  values = mlirDenseElementsAttrFloatSplatGet(tensorOf(mlirF32TypeGet(context), 1), 5.0f);
  sparse = mlirSparseElementsAttribute(tensorOf(mlirF32TypeGet(context), 4), indices, values);
  CHECK_TEXT(textOfAttr(sparse), "sparse<2, 5.000000e+00> : tensor<4xf32>");
  CHECK(mlirAttributeIsASparseElements(sparse) && mlirTypeIDEqual(mlirAttributeGetTypeID(sparse), mlirSparseElementsAttrGetTypeID()));
  CHECK(mlirAttributeEqual(mlirSparseElementsAttrGetIndices(sparse), indices));
  CHECK(mlirAttributeEqual(mlirSparseElementsAttrGetValues(sparse), values));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  testSimple(context);
  testKinds(context);
  testArrays(context);
  testDense(context);
  testSplats(context);
  testSparse(context);
  mlirContextDestroy(context);
  testResources();
  return finish();
}
