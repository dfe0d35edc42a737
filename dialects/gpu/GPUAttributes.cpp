//===- GPUAttributes.cpp - Types and attributes of the gpu dialect --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPU.h"
#include "runtime/asm/DialectImplementation.h"
#include "llvm/ADT/SmallVector.h"

using namespace mlir;
using namespace mlir::gpu;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

bool MMAMatrixType::isValidElementType(Type elementType) {
  if (auto integer = llvm::dyn_cast<IntegerType>(elementType))
    return integer.getWidth() == 32 || (integer.getWidth() == 8 && !integer.isSignless());
  return llvm::isa<Float16Type, Float32Type, Float64Type>(elementType);
}

LogicalResult MMAMatrixType::verify(EmitError emitError, llvm::ArrayRef<int64_t> shape, Type elementType,
                                    llvm::StringRef operand) {
  static constexpr llvm::StringRef operands[] = {"AOp", "BOp", "COp"};
  const char *error = nullptr;
  if (!llvm::is_contained(operands, operand))
    error = "operand expected to be one of AOp, BOp or COp";
  else if (shape.size() != 2)
    error = "MMAMatrixType must have exactly two dimensions";
  else if (!isValidElementType(elementType))
    error = "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64";
  return error ? LogicalResult(emitError() << error) : success();
}

Type MMAMatrixType::parse(AsmParser &parser) {
  // The mnemonic has already been parsed; diagnostics are reported at its start.
  llvm::SMLoc begin =
      llvm::SMLoc::getFromPointer(parser.getCurrentLocation().getPointer() - getMnemonic().size());
  llvm::SmallVector<int64_t> shape;
  Type elementType;
  std::string operand;
  if (parser.parseLess() || parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
      parser.parseType(elementType) || parser.parseComma() || parser.parseKeywordOrString(&operand) ||
      parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(begin); }, parser.getContext(), shape, elementType,
                    llvm::StringRef(operand));
}

void MMAMatrixType::print(AsmPrinter &printer) const {
  printer << '<';
  for (int64_t size : getShape())
    printer << size << 'x';
  printer << getElementType() << ", ";
  printer.printString(getOperand());
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Compiled modules and kernels
//===----------------------------------------------------------------------===//

LogicalResult KernelMetadataAttr::verify(EmitError emitError, StringAttr name, Type, ArrayAttr argAttrs,
                                         DictionaryAttr) {
  if (name.getValue().empty())
    return emitError() << "the kernel name can't be empty";
  if (argAttrs && llvm::any_of(argAttrs, [](Attribute attr) { return !llvm::isa<DictionaryAttr>(attr); }))
    return emitError() << "all attributes in the array must be a dictionary attribute";
  return success();
}

Attribute KernelMetadataAttr::parse(AsmParser &parser, Type) {
  llvm::SMLoc begin = parser.getNameLoc();
  StringAttr name;
  Type type;
  ArrayAttr argAttrs;
  DictionaryAttr metadata;
  if (parser.parseLess() || parser.parseAttribute(name) || parser.parseComma() || parser.parseType(type))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    llvm::StringRef word;
    if (parser.parseKeyword(&word) || parser.parseEqual())
      return {};
    if (word == "arg_attrs" && !argAttrs) {
      if (parser.parseAttribute(argAttrs))
        return {};
    } else if (word == "metadata" && !metadata) {
      if (parser.parseAttribute(metadata))
        return {};
    } else {
      parser.emitError(parser.getCurrentLocation(), "duplicate or unknown struct parameter name: ") << word;
      return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(begin); }, parser.getContext(), name, type, argAttrs,
                    metadata);
}

void KernelMetadataAttr::print(AsmPrinter &printer) const {
  printer << '<' << Attribute(getName()) << ", " << getFunctionType();
  if (getArgAttrs())
    printer << ", arg_attrs = " << Attribute(getArgAttrs());
  if (getMetadata())
    printer << ", metadata = " << Attribute(getMetadata());
  printer << '>';
}

LogicalResult KernelTableAttr::verify(EmitError emitError, llvm::ArrayRef<KernelMetadataAttr> kernels) {
  for (size_t i = 1; i < kernels.size(); ++i)
    if (kernels[i - 1].getName() == kernels[i].getName())
      return emitError() << "expected all kernels to be uniquely named";
  return success();
}

Attribute KernelTableAttr::parse(AsmParser &parser, Type) {
  llvm::SmallVector<KernelMetadataAttr> kernels;
  llvm::SMLoc begin = parser.getNameLoc();
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalLSquare())) {
    FailureOr<llvm::SmallVector<KernelMetadataAttr>> parsed =
        FieldParser<llvm::SmallVector<KernelMetadataAttr>>::parse(parser);
    if (failed(parsed)) {
      parser.emitError(parser.getCurrentLocation(),
                       "failed to parse GPU_KernelTableAttr parameter 'kernel_table' which "
                       "is to be a `::llvm::ArrayRef<KernelMetadataAttr>`");
      return {};
    }
    kernels = *parsed;
    llvm::sort(kernels);
    if (parser.parseRSquare())
      return {};
  }
  if (parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(begin); }, parser.getContext(),
                    llvm::ArrayRef<KernelMetadataAttr>(kernels));
}

void KernelTableAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (!empty()) {
    printer << '[';
    llvm::interleave(
        getKernelTable(), [&](KernelMetadataAttr kernel) { printer << Attribute(kernel); },
        [&] { printer << ", "; });
    printer << ']';
  }
  printer << '>';
}

KernelMetadataAttr KernelTableAttr::lookup(llvm::StringRef key) const {
  auto found = llvm::lower_bound(getKernelTable(), key, [](KernelMetadataAttr kernel, llvm::StringRef name) {
    return kernel.getName().getValue() < name;
  });
  return found != end() && found->getName().getValue() == key ? *found : KernelMetadataAttr();
}

/// Parses the format of an object, which is optional and defaults to fatbin, and its contents.
static ParseResult parseObject(AsmParser &parser, CompilationTarget &format, StringAttr &object) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  format = CompilationTarget::Fatbin;
  if (succeeded(parser.parseOptionalKeyword(&word))) {
    std::optional<CompilationTarget> parsed = symbolizeCompilationTarget(word);
    if (!parsed)
      return parser.emitError(loc, "expected keyword for GPU object format");
    format = *parsed;
    if (parser.parseEqual())
      return parser.emitError(loc, "expected an equal sign");
  }
  return parser.parseAttribute(object);
}
static void printObject(AsmPrinter &printer, CompilationTarget format, StringAttr object) {
  if (format != CompilationTarget::Fatbin)
    printer << stringifyCompilationTarget(format) << " = ";
  printer << Attribute(object);
}

LogicalResult ObjectAttr::verify(EmitError emitError, Attribute target, CompilationTarget format, StringAttr,
                                 DictionaryAttr, KernelTableAttr) {
  if (!target || !target.hasPromiseOrImplementsInterface<TargetAttrInterface>())
    return emitError() << "the target attribute must implement or promise the `gpu::TargetAttrInterface`";
  return success();
}

LogicalResult SelectObjectAttr::verify(EmitError emitError, Attribute target) {
  // The target selects an object by index or by target attribute; a null target selects the first object.
  if (!target)
    return success();
  if (auto index = llvm::dyn_cast<IntegerAttr>(target)) {
    if (index.getValue().isNegative())
      return emitError() << "the object index must be positive";
    return success();
  }
  if (!target.hasPromiseOrImplementsInterface<TargetAttrInterface>())
    return emitError() << "the target attribute must be a GPU Target attribute";
  return success();
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPUEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/gpu/GPUTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/gpu/GPUAttrs.cpp.inc"
