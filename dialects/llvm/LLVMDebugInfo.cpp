//===- LLVMDebugInfo.cpp - Debug info attributes --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMDebugInfo.h"
#include "dialects/llvm/LLVMAttrs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace mlir;
using namespace mlir::LLVM;
using LLVM::detail::DwarfKind;

//===----------------------------------------------------------------------===//
// Kinds of attributes
//===----------------------------------------------------------------------===//

bool DILocalScopeAttr::classof(Attribute attr) {
  return llvm::isa<DILexicalBlockAttr, DILexicalBlockFileAttr, DISubprogramAttr>(attr);
}
bool DIScopeAttr::classof(Attribute attr) {
  return DILocalScopeAttr::classof(attr) ||
         llvm::isa<DICommonBlockAttr, DICompileUnitAttr, DICompositeTypeAttr, DIDerivedTypeAttr, DIFileAttr,
                   DIModuleAttr, DINamespaceAttr>(attr);
}
bool DITypeAttr::classof(Attribute attr) {
  return llvm::isa<DIBasicTypeAttr, DICompositeTypeAttr, DIDerivedTypeAttr, DINullTypeAttr, DIStringTypeAttr,
                   DISubroutineTypeAttr>(attr);
}
bool DIVariableAttr::classof(Attribute attr) {
  return llvm::isa<DIGlobalVariableAttr, DILocalVariableAttr>(attr);
}
bool DINodeAttr::classof(Attribute attr) {
  return DIScopeAttr::classof(attr) || DITypeAttr::classof(attr) || DIVariableAttr::classof(attr) ||
         llvm::isa<DIAnnotationAttr, DIGenericSubrangeAttr, DIImportedEntityAttr, DILabelAttr,
                   DISubrangeAttr>(attr);
}

//===----------------------------------------------------------------------===//
// Names of the DWARF standard
//===----------------------------------------------------------------------===//

namespace {
struct DwarfName {
  unsigned value;
  llvm::StringLiteral name;
};
} // namespace

// Names of DWARF numbers from LLVM's list Dwarf.def. The table of operations also contains LLVM's own
// operations, DW_OP_LLVM_*.
static constexpr DwarfName callingConventions[] = {
#define HANDLE_DW_CC(ID, NAME) {ID, "DW_CC_" #NAME},
#include "llvm/BinaryFormat/Dwarf.def"
};
static constexpr DwarfName encodings[] = {
#define HANDLE_DW_ATE(ID, NAME, VERSION, VENDOR) {ID, "DW_ATE_" #NAME},
#include "llvm/BinaryFormat/Dwarf.def"
};
static constexpr DwarfName languages[] = {
#define HANDLE_DW_LANG(ID, NAME, LOWER_BOUND, VERSION, VENDOR) {ID, "DW_LANG_" #NAME},
#include "llvm/BinaryFormat/Dwarf.def"
};
static constexpr DwarfName operations[] = {
#define HANDLE_DW_OP(ID, NAME, OPERANDS, ARITY, VERSION, VENDOR) {ID, "DW_OP_" #NAME},
#include "llvm/BinaryFormat/Dwarf.def"
    {llvm::dwarf::DW_OP_LLVM_convert, "DW_OP_LLVM_convert"},
    {llvm::dwarf::DW_OP_LLVM_fragment, "DW_OP_LLVM_fragment"},
    {llvm::dwarf::DW_OP_LLVM_tag_offset, "DW_OP_LLVM_tag_offset"},
    {llvm::dwarf::DW_OP_LLVM_entry_value, "DW_OP_LLVM_entry_value"},
    {llvm::dwarf::DW_OP_LLVM_implicit_pointer, "DW_OP_LLVM_implicit_pointer"},
    {llvm::dwarf::DW_OP_LLVM_arg, "DW_OP_LLVM_arg"},
    {llvm::dwarf::DW_OP_LLVM_extract_bits_sext, "DW_OP_LLVM_extract_bits_sext"},
    {llvm::dwarf::DW_OP_LLVM_extract_bits_zext, "DW_OP_LLVM_extract_bits_zext"},
};
static constexpr DwarfName tags[] = {
#define HANDLE_DW_TAG(ID, NAME, VERSION, VENDOR, KIND) {ID, "DW_TAG_" #NAME},
#include "llvm/BinaryFormat/Dwarf.def"
};

namespace {
struct DwarfTable {
  llvm::StringLiteral noun;
  llvm::ArrayRef<DwarfName> names;
};
} // namespace
static const DwarfTable &getTable(DwarfKind kind) {
  static constexpr DwarfTable tables[] = {
      {"calling convention", callingConventions}, // In the order of DwarfKind.
      {"encoding", encodings},
      {"language", languages},
      {"operation encoding", operations},
      {"tag", tags},
  };
  return tables[static_cast<unsigned>(kind)];
}

static std::optional<unsigned> findDwarfValue(DwarfKind kind, llvm::StringRef name) {
  for (const DwarfName &entry : getTable(kind).names)
    if (entry.name == name)
      return entry.value;
  return std::nullopt;
}
llvm::StringRef LLVM::detail::getDwarfName(DwarfKind kind, unsigned value) {
  for (const DwarfName &entry : getTable(kind).names)
    if (entry.value == value)
      return entry.name;
  return {};
}

FailureOr<unsigned> LLVM::detail::parseDwarfName(AsmParser &parser, DwarfKind kind) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef name;
  if (failed(parser.parseKeyword(&name)))
    return failure();
  if (std::optional<unsigned> value = findDwarfValue(kind, name))
    return *value;
  // "debug info" is repeated, as in MLIR's diagnostic.
  return parser.emitError(loc) << "invalid debug info debug info " << getTable(kind).noun
                               << " name: " << name;
}

//===----------------------------------------------------------------------===//
// Arguments of expressions
//===----------------------------------------------------------------------===//

/// Returns true if argument \p index of a DWARF expression operation is an encoding (DW_ATE_*): only the
/// second argument of DW_OP_LLVM_convert is one.
static bool isEncoding(uint64_t opcode, size_t index) {
  return opcode == llvm::dwarf::DW_OP_LLVM_convert && index == 1;
}

ParseResult LLVM::detail::parseExpressionArg(AsmParser &parser, uint64_t opcode,
                                             llvm::SmallVector<uint64_t> &args) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (isEncoding(opcode, args.size()) && succeeded(parser.parseOptionalKeyword(&word))) {
      std::optional<unsigned> encoding = findDwarfValue(DwarfKind::Encoding, word);
      if (!encoding)
        return parser.emitError(loc, "encountered unknown attribute encoding \"") << word << '"';
      args.push_back(*encoding);
      return success();
    }
    if (succeeded(parser.parseInteger(args.emplace_back())))
      return success();
    return parser.emitError(loc, "expected integer operand");
  });
}
void LLVM::detail::printExpressionArg(AsmPrinter &printer, uint64_t opcode, llvm::ArrayRef<uint64_t> args) {
  llvm::interleave(
      llvm::enumerate(args),
      [&](auto arg) {
        llvm::StringRef name =
            isEncoding(opcode, arg.index()) ? getDwarfName(DwarfKind::Encoding, arg.value()) : "";
        if (name.empty())
          printer << arg.value();
        else
          printer << name;
      },
      [&] { printer << ", "; });
}

//===----------------------------------------------------------------------===//
// Recursive attributes
//===----------------------------------------------------------------------===//

static DIRecursiveTypeAttrInterface asRecursive(Attribute attr) {
  return llvm::cast<DIRecursiveTypeAttrInterface>(attr);
}

DIRecursiveTypeAttrInterface DICompositeTypeAttr::withRecId(DistinctAttr recId) {
  return asRecursive(get(getContext(), recId, getIsRecSelf(), getTag(), getName(), getFile(), getLine(),
                         getScope(), getBaseType(), getFlags(), getSizeInBits(), getAlignInBits(),
                         getDataLocation(), getRank(), getAllocated(), getAssociated(), getElements()));
}
DIRecursiveTypeAttrInterface DICompositeTypeAttr::getRecSelf(DistinctAttr recId) {
  return asRecursive(get(recId.getContext(), recId, /*isRecSelf=*/true, /*tag=*/0, {}, {}, /*line=*/0, {}, {},
                         DIFlags::Zero, /*sizeInBits=*/0, /*alignInBits=*/0, {}, {}, {}, {}, {}));
}
DIRecursiveTypeAttrInterface DISubprogramAttr::withRecId(DistinctAttr recId) {
  return asRecursive(get(getContext(), recId, getIsRecSelf(), getId(), getCompileUnit(), getScope(),
                         getName(), getLinkageName(), getFile(), getLine(), getScopeLine(),
                         getSubprogramFlags(), getType(), getRetainedNodes(), getAnnotations()));
}
DIRecursiveTypeAttrInterface DISubprogramAttr::getRecSelf(DistinctAttr recId) {
  return asRecursive(get(recId.getContext(), recId, /*isRecSelf=*/true, {}, {}, {}, {}, {}, {}, /*line=*/0,
                         /*scopeLine=*/0, DISubprogramFlags(), {}, {}, {}));
}
