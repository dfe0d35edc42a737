//===- AttributeVariants.cpp - Classes that depend on contents ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/AttributeVariants.h"

using namespace strata::python;

namespace {
#define VARIANT(predicate) {#predicate, predicate, nullptr}
AttributeVariant integers[] = {VARIANT(mlirAttributeIsABool)};
AttributeVariant symbols[] = {VARIANT(mlirAttributeIsAFlatSymbolRef)};
AttributeVariant arrays[] = {VARIANT(mlirAttributeIsADenseI32Array),  VARIANT(mlirAttributeIsADenseI64Array),
                             VARIANT(mlirAttributeIsADenseBoolArray), VARIANT(mlirAttributeIsADenseI8Array),
                             VARIANT(mlirAttributeIsADenseI16Array),  VARIANT(mlirAttributeIsADenseF32Array),
                             VARIANT(mlirAttributeIsADenseF64Array)};
AttributeVariant elements[] = {VARIANT(mlirAttributeIsADenseIntElements),
                               VARIANT(mlirAttributeIsADenseFPElements)};
#undef VARIANT

AttributeVariants kinds[] = {{mlirIntegerAttrGetTypeID, integers},
                             {mlirSymbolRefAttrGetTypeID, symbols},
                             {mlirDenseArrayAttrGetTypeID, arrays},
                             {mlirDenseIntOrFPElementsAttrGetTypeID, elements}};
} // namespace

AttributeVariants *strata::python::findVariants(MlirTypeID kind, std::string_view predicate,
                                                AttributeVariant *&variant) {
  for (AttributeVariants &each : kinds)
    if (each.kind().ptr == kind.ptr)
      for (AttributeVariant &candidate : each.variants)
        if (candidate.name == predicate) {
          variant = &candidate;
          return &each;
        }
  return nullptr;
}
