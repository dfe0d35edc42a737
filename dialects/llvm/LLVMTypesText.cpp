//===- LLVMTypesText.cpp - Parsing and printing of llvm types -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMDialect.h"
#include "runtime/asm/UnprefixedTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Nested types
//===----------------------------------------------------------------------===//

static InFlightDiagnostic reportUnknownType(AsmParser &parser, llvm::SMLoc loc, llvm::StringRef mnemonic) {
  return parser.emitError(loc, "unknown LLVM type: ") << mnemonic;
}

Type LLVMDialect::parseType(DialectAsmParser &parser) const {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef mnemonic;
  Type type;
  if (OptionalParseResult builtin = parser.parseOptionalType(type); builtin.has_value()) {
    if (succeeded(*builtin))
      parser.emitError(loc, "unexpected type, expected keyword");
    return Type();
  }
  if (!parseDeclared(parser, getSpec().types, &mnemonic, type).has_value())
    reportUnknownType(parser, loc, mnemonic);
  return type;
}

ParseResult LLVM::parsePrettyLLVMType(AsmParser &parser, Type &type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef mnemonic;
  const Dialect &dialect = *parser.getContext()->getOrLoadDialect<LLVMDialect>();
  OptionalParseResult parsed = parseUnprefixedType(parser, dialect, type, mnemonic);
  return parsed.has_value() ? *parsed : ParseResult(reportUnknownType(parser, loc, mnemonic));
}

namespace {
/// The incompatible types among the nested types of a type. They are printed with their full syntax. Computed
/// once for the outermost type.
class IncompatibleTypes {
public:
  explicit IncompatibleTypes(Type root);
  bool contains(Type type) const { return incompatible.contains(type); }

  static thread_local const IncompatibleTypes *current;

private:
  llvm::DenseSet<Type> incompatible;
};
} // namespace
thread_local const IncompatibleTypes *IncompatibleTypes::current = nullptr;

IncompatibleTypes::IncompatibleTypes(Type root) {
  llvm::SetVector<Type> types;
  llvm::DenseMap<Type, llvm::SmallVector<Type>> users;
  types.insert(root);
  for (size_t i = 0; i != types.size(); ++i) {
    Type type = types[i];
    for (Type part : LLVM::detail::getNestedTypes(type)) {
      users[part].push_back(type);
      types.insert(part);
    }
  }
  // A type is incompatible if a type in it is.
  llvm::SmallVector<Type> worklist;
  auto add = [&](Type type) {
    if (incompatible.insert(type).second)
      worklist.push_back(type);
  };
  for (Type type : types)
    if (!LLVM::detail::isCompatibleWithoutParts(type))
      add(type);
  while (!worklist.empty())
    for (Type user : users.lookup(worklist.pop_back_val()))
      add(user);
}

void LLVM::printPrettyLLVMType(AsmPrinter &printer, Type type) {
  if (!IncompatibleTypes::current) {
    IncompatibleTypes types(type);
    llvm::SaveAndRestore scope(IncompatibleTypes::current, static_cast<const IncompatibleTypes *>(&types));
    return printPrettyLLVMType(printer, type);
  }
  // For compatibility with MLIR, floating-point types are printed with their full syntax, too.
  if (llvm::isa<LLVMPPCFP128Type>(type) || IncompatibleTypes::current->contains(type))
    printer << type;
  else
    printUnprefixedType(printer, LLVMDialect::getDialectNamespace(), type);
}

static ParseResult parseTypes(AsmParser &parser, llvm::SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList([&] { return parsePrettyLLVMType(parser, types.emplace_back()); });
}
static void printTypes(AsmPrinter &printer, llvm::ArrayRef<Type> types) {
  llvm::interleave(types, [&](Type type) { printPrettyLLVMType(printer, type); }, [&] { printer << ", "; });
}

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

/// Parses the parameters of a function up to the closing parenthesis: `i32, ptr, ...)`.
static ParseResult parseFunctionTypes(AsmParser &parser, llvm::SmallVector<Type> &params, bool &isVarArg) {
  isVarArg = false;
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  do {
    if (succeeded(parser.parseOptionalEllipsis())) {
      isVarArg = true;
      break;
    }
    if (failed(parsePrettyLLVMType(parser, params.emplace_back())))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return parser.parseRParen();
}
static void printFunctionTypes(AsmPrinter &printer, llvm::ArrayRef<Type> params, bool isVarArg) {
  printTypes(printer, params);
  if (isVarArg)
    printer << (params.empty() ? "..." : ", ...");
  printer << ')';
}

/// Parses the parameters of a target extension type: types, then integers.
static ParseResult parseExtTypeParams(AsmParser &parser, llvm::SmallVectorImpl<Type> &types,
                                      llvm::SmallVectorImpl<unsigned> &integers) {
  auto parseParam = [&]() -> ParseResult {
    unsigned integer;
    OptionalParseResult parsed = parser.parseOptionalInteger(integer);
    if (parsed.has_value() && succeeded(*parsed)) {
      integers.push_back(integer);
      return success();
    }
    return integers.empty() ? parsePrettyLLVMType(parser, types.emplace_back()) : ParseResult(failure());
  };
  if (succeeded(parser.parseCommaSeparatedList(parseParam)))
    return success();
  return parser.emitError(parser.getCurrentLocation(),
                          "failed to parse parameter list for target extension type");
}
static void printExtTypeParams(AsmPrinter &printer, llvm::ArrayRef<Type> types,
                               llvm::ArrayRef<unsigned> integers) {
  printer << types;
  if (!types.empty() && !integers.empty())
    printer << ", ";
  llvm::interleaveComma(integers, printer.getStream());
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

/// Parses the body of a struct: `packed (i32, ptr)`.
/// \param typesLoc  is set to the location after the opening parenthesis.
static ParseResult parseBody(AsmParser &parser, bool &isPacked, llvm::SMLoc &typesLoc,
                             llvm::SmallVectorImpl<Type> &types) {
  isPacked = succeeded(parser.parseOptionalKeyword("packed"));
  if (failed(parser.parseLParen()))
    return failure();
  typesLoc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  return failure(failed(parseTypes(parser, types)) || failed(parser.parseRParen()));
}

static Type parseLiteralStruct(AsmParser &parser, llvm::SMLoc loc) {
  llvm::SMLoc typesLoc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("opaque"))) {
    parser.emitError(typesLoc, "only identified structs can be opaque");
    return {};
  }
  bool isPacked;
  llvm::SmallVector<Type> types;
  if (failed(parseBody(parser, isPacked, typesLoc, types)) || failed(parser.parseGreater()))
    return {};
  return LLVMStructType::getLiteralChecked([&] { return parser.emitError(loc); }, parser.getContext(), types,
                                           isPacked);
}

/// Parses the end of a declaration without a body: `opaque>`.
static Type parseOpaqueStruct(AsmParser &parser, llvm::SMLoc loc, llvm::StringRef name) {
  auto type = LLVMStructType::getOpaque(name, parser.getContext());
  bool isNested = failed(parser.tryStartCyclicParse(type));
  if (!isNested && !type.isOpaque()) {
    parser.emitError(loc, "redeclaring defined struct as opaque");
    return {};
  }
  return succeeded(parser.parseGreater()) ? type : LLVMStructType();
}

Type LLVMStructType::parse(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseLess()))
    return {};
  std::string name;
  if (failed(parser.parseOptionalString(&name)))
    return parseLiteralStruct(parser, loc);

  MLIRContext *context = parser.getContext();
  loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalGreater())) {
    LLVMStructType type = getIdentified(context, name);
    if (failed(parser.tryStartCyclicParse(type)))
      return type;
    parser.emitError(loc, "struct without a body only allowed in a recursive struct");
    return {};
  }
  if (failed(parser.parseComma()))
    return {};
  loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("opaque")))
    return parseOpaqueStruct(parser, loc, name);
  LLVMStructType type = getIdentified(context, name);
  FailureOr<AsmParser::CyclicParseReset> scope = parser.tryStartCyclicParse(type);
  if (failed(scope)) {
    parser.emitError(loc, "identifier already used for an enclosing struct");
    return {};
  }
  bool isPacked;
  llvm::SmallVector<Type> types;
  if (failed(parseBody(parser, isPacked, loc, types)) || failed(parser.parseGreater()) ||
      failed(verifyInvariants([&] { return parser.emitError(loc); }, types, isPacked)))
    return {};
  if (succeeded(type.setBody(types, isPacked)))
    return type;
  parser.emitError(loc, "identified type already used with a different body");
  return {};
}

void LLVMStructType::print(AsmPrinter &printer) const {
  printer << '<';
  FailureOr<AsmPrinter::CyclicPrintReset> scope;
  if (isIdentified()) {
    printer.printString(getName());
    scope = printer.tryStartCyclicPrint(*this);
    if (failed(scope)) {
      printer << '>';
      return;
    }
    printer << ", ";
  }
  if (isOpaque()) {
    printer << "opaque>";
    return;
  }
  printer << (isPacked() ? "packed (" : "(");
  printTypes(printer, getBody());
  printer << ")>";
}

#define GET_TYPEDEF_CLASSES
#include "dialects/llvm/LLVMTypes.cpp.inc"
#include "dialects/llvm/LLVMTypeInterfaces.cpp.inc"
