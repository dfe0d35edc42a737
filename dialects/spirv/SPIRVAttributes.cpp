//===- SPIRVAttributes.cpp - Attributes with custom syntax ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVAttributes.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::spirv;

/// Parses an enumerant as a keyword; returns nullopt after an error.
template <typename EnumT>
static std::optional<EnumT> parseCase(AsmParser &parser, std::optional<EnumT> (*symbolize)(llvm::StringRef),
                                      llvm::StringRef what) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (failed(parser.parseKeyword(&word)))
    return std::nullopt;
  std::optional<EnumT> value = symbolize(word);
  if (!value)
    parser.emitError(loc, "unknown ") << what << ": " << word;
  return value;
}

//===----------------------------------------------------------------------===//
// EntryPointABIAttr
//===----------------------------------------------------------------------===//

FailureOr<DenseI32ArrayAttr> spirv::parseWorkgroupSize(AsmParser &parser) {
  llvm::SmallVector<int32_t, 3> sizes;
  auto parseSize = [&] { return parser.parseInteger(sizes.emplace_back()); };
  if (failed(parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseSize)))
    return failure();
  return DenseI32ArrayAttr::get(parser.getContext(), sizes);
}
void spirv::printWorkgroupSize(AsmPrinter &printer, DenseI32ArrayAttr sizes) {
  printer << '[';
  llvm::interleave(sizes.asArrayRef(), [&](int32_t size) { printer << size; }, [&] { printer << ", "; });
  printer << ']';
}

//===----------------------------------------------------------------------===//
// InterfaceVarABIAttr
//===----------------------------------------------------------------------===//

Attribute InterfaceVarABIAttr::parse(AsmParser &parser, Type) {
  auto parseNumber = [&](uint32_t &result, llvm::StringRef missing) -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    OptionalParseResult parsed = parser.parseOptionalInteger(result);
    return parsed.has_value() ? *parsed : ParseResult(parser.emitError(loc, missing));
  };
  uint32_t descriptorSet = 0, binding = 0;
  if (failed(parser.parseLess()) || failed(parser.parseLParen()) ||
      failed(parseNumber(descriptorSet, "missing descriptor set")) || failed(parser.parseComma()) ||
      failed(parseNumber(binding, "missing binding")) || failed(parser.parseRParen()))
    return {};
  std::optional<StorageClass> storageClass;
  if (succeeded(parser.parseOptionalComma())) {
    storageClass = parseCase(parser, symbolizeStorageClass, "storage class");
    if (!storageClass)
      return {};
  }
  if (failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), descriptorSet, binding, storageClass);
}
void InterfaceVarABIAttr::print(AsmPrinter &printer) const {
  printer << "<(" << getDescriptorSet() << ", " << getBinding() << ')';
  if (std::optional<StorageClass> storageClass = getStorageClass())
    printer << ", " << stringifyStorageClass(*storageClass);
  printer << '>';
}

//===----------------------------------------------------------------------===//
// VerCapExtAttr
//===----------------------------------------------------------------------===//

Attribute VerCapExtAttr::parse(AsmParser &parser, Type) {
  auto parseCases = [&]<typename EnumT>(llvm::SmallVectorImpl<EnumT> &result,
                                        std::optional<EnumT> (*symbolize)(llvm::StringRef),
                                        llvm::StringRef what) {
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
      std::optional<EnumT> value = parseCase(parser, symbolize, what);
      if (value)
        result.push_back(*value);
      return success(value.has_value());
    });
  };
  if (failed(parser.parseLess()))
    return {};
  std::optional<Version> version = parseCase(parser, symbolizeVersion, "version");
  llvm::SmallVector<Capability> capabilities;
  llvm::SmallVector<Extension> extensions;
  if (!version || failed(parser.parseComma()) ||
      failed(parseCases(capabilities, symbolizeCapability, "capability")) || failed(parser.parseComma()) ||
      failed(parseCases(extensions, symbolizeExtension, "extension")) || failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), *version, capabilities, extensions);
}
void VerCapExtAttr::print(AsmPrinter &printer) const {
  printer << '<' << stringifyVersion(getVersion()) << ", [";
  llvm::interleave(
      getCapabilities(), [&](Capability value) { printer << stringifyCapability(value); },
      [&] { printer << ", "; });
  printer << "], [";
  llvm::interleave(
      getExtensions(), [&](Extension value) { printer << stringifyExtension(value); },
      [&] { printer << ", "; });
  printer << "]>";
}

//===----------------------------------------------------------------------===//
// TargetEnvAttr
//===----------------------------------------------------------------------===//

namespace {
/// The optional part of #spirv.target_env between the version triple and the resource limits.
struct Device {
  ClientAPI clientAPI = ClientAPI::Unknown;
  Vendor vendor = Vendor::Unknown;
  DeviceType type = DeviceType::Unknown;
  uint32_t id = TargetEnvAttr::kUnknownDeviceID;

  ParseResult parseVendor(AsmParser &parser, llvm::StringRef word, llvm::SMLoc loc);
};
} // namespace

/// Parses the rest of a vendor clause such as `ARM:IntegratedGPU:7`; `word` is the vendor, which has already
/// been parsed.
ParseResult Device::parseVendor(AsmParser &parser, llvm::StringRef word, llvm::SMLoc loc) {
  std::optional<Vendor> symbol = symbolizeVendor(word);
  if (!symbol)
    return parser.emitError(loc, "unknown vendor: ") << word;
  vendor = *symbol;
  if (failed(parser.parseOptionalColon()))
    return success();
  std::optional<DeviceType> parsed = parseCase(parser, symbolizeDeviceType, "device type");
  if (!parsed)
    return failure();
  type = *parsed;
  return succeeded(parser.parseOptionalColon()) ? parser.parseInteger(id) : ParseResult(success());
}

Attribute TargetEnvAttr::parse(AsmParser &parser, Type) {
  VerCapExtAttr triple;
  if (failed(parser.parseLess()) || failed(parser.parseAttribute(triple)) || failed(parser.parseComma()))
    return {};
  Device device;
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  bool hasWord = succeeded(parser.parseOptionalKeyword(&word));
  if (hasWord && word == "api") {
    if (failed(parser.parseEqual()))
      return {};
    std::optional<ClientAPI> clientAPI = parseCase(parser, symbolizeClientAPI, "client API");
    if (!clientAPI || failed(parser.parseComma()))
      return {};
    device.clientAPI = *clientAPI;
    loc = parser.getCurrentLocation();
    hasWord = succeeded(parser.parseOptionalKeyword(&word));
  }
  if (hasWord && (failed(device.parseVendor(parser, word, loc)) || failed(parser.parseComma())))
    return {};
  ResourceLimitsAttr limits;
  if (failed(parser.parseAttribute(limits)) || failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), triple, limits, device.clientAPI, device.vendor, device.type, device.id);
}
void TargetEnvAttr::print(AsmPrinter &printer) const {
  printer << '<' << getTripleAttr();
  if (getClientAPI() != ClientAPI::Unknown)
    printer << ", api=" << stringifyClientAPI(getClientAPI());
  if (getVendorID() != Vendor::Unknown) {
    printer << ", " << stringifyVendor(getVendorID());
    if (getDeviceType() != DeviceType::Unknown) {
      printer << ':' << stringifyDeviceType(getDeviceType());
      if (getDeviceID() != kUnknownDeviceID)
        printer << ':' << getDeviceID();
    }
  }
  printer << ", " << getResourceLimits() << '>';
}
