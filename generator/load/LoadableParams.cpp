//===- LoadableParams.cpp - Object parameters of loaded types --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/LoadableParams.h"
#include "runtime/asm/DialectImplementation.h"

using namespace mlir;

template <typename T, typename Storage>
static ParamValue makeEmpty(const void *, MLIRContext *, llvm::ArrayRef<ParamValue>, ParamScratch &scratch) {
  if constexpr (std::is_same_v<Storage, llvm::APFloat>)
    return keepParam<ParamTraits<T>, Storage>(scratch, llvm::APFloat(0.0));
  else
    return keepParam<ParamTraits<T>, Storage>(scratch, Storage());
}

template <typename T, typename Storage = T>
static constexpr LoadableParam entry = {ParamTraits<T>::kind,
                                        ParamTraits<T>::bits,
                                        paramObjectSpec<ParamTraits<T>>(),
                                        {&parseFieldParam<ParamTraits<T>, Storage>},
                                        {&printFieldParam<ParamTraits<T>>},
                                        {&makeEmpty<T, Storage>}};
template <typename T>
static constexpr const LoadableParam *arrayOf = &entry<llvm::ArrayRef<T>, llvm::SmallVector<T>>;
template <typename T>
static constexpr const LoadableParam *optionalOf = &entry<std::optional<T>>;

namespace {
struct NamedParam {
  llvm::StringLiteral name; ///< Without namespaces and spaces.
  const LoadableParam *param;
};
} // namespace

static constexpr NamedParam loadableParams[] = {
    {"AffineMap", &entry<AffineMap>},
    {"IntegerSet", &entry<IntegerSet>},
    {"APInt", &entry<llvm::APInt>},
    {"APFloat", &entry<llvm::APFloat>},
    {"string", &entry<std::string>},
    {"optional<bool>", optionalOf<bool>},
    {"optional<int8_t>", optionalOf<int8_t>},
    {"optional<int16_t>", optionalOf<int16_t>},
    {"optional<int32_t>", optionalOf<int32_t>},
    {"optional<int>", optionalOf<int>},
    {"optional<int64_t>", optionalOf<int64_t>},
    {"optional<uint8_t>", optionalOf<uint8_t>},
    {"optional<uint16_t>", optionalOf<uint16_t>},
    {"optional<uint32_t>", optionalOf<uint32_t>},
    {"optional<unsigned>", optionalOf<unsigned>},
    {"optional<uint64_t>", optionalOf<uint64_t>},
    {"ArrayRef<int8_t>", arrayOf<int8_t>},
    {"ArrayRef<int16_t>", arrayOf<int16_t>},
    {"ArrayRef<int32_t>", arrayOf<int32_t>},
    {"ArrayRef<int>", arrayOf<int>},
    {"ArrayRef<uint8_t>", arrayOf<uint8_t>},
    {"ArrayRef<uint16_t>", arrayOf<uint16_t>},
    {"ArrayRef<uint32_t>", arrayOf<uint32_t>},
    {"ArrayRef<unsigned>", arrayOf<unsigned>},
    {"ArrayRef<unsignedint>", arrayOf<unsigned>},
    {"ArrayRef<uint64_t>", arrayOf<uint64_t>},
    {"ArrayRef<size_t>", arrayOf<size_t>},
    {"ArrayRef<float>", arrayOf<float>},
    {"ArrayRef<double>", arrayOf<double>},
    {"ArrayRef<AffineMap>", arrayOf<AffineMap>},
    {"ArrayRef<APInt>", arrayOf<llvm::APInt>},
    {"ArrayRef<StringRef>", arrayOf<llvm::StringRef>},
};

const LoadableParam *mlir::findLoadableParam(llvm::StringRef cppType) {
  std::string plain;
  for (llvm::StringRef rest = cppType.trim(); !rest.empty(); rest = rest.drop_front()) {
    for (llvm::StringRef space :
         {"::mlir::", "::mlir::", "::llvm::", "::std::", "mlir::", "mlir::", "llvm::", "std::"})
      if (rest.consume_front(space))
        break;
    if (!rest.empty() && rest.front() != ' ')
      plain += rest.front();
  }
  for (const NamedParam &known : loadableParams)
    if (known.name == plain)
      return known.param;
  return nullptr;
}

std::vector<llvm::StringRef> mlir::loadableParamTypes() {
  std::vector<llvm::StringRef> names;
  for (const NamedParam &known : loadableParams)
    names.push_back(known.name);
  return names;
}
