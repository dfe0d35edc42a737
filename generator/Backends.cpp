//===- Backends.cpp - The table of backends -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/Backend.h"
#include "generator/emit/cpp/Emit.h"
#include "generator/emit/doc/Doc.h"
#include "generator/emit/doc/InterfaceDoc.h"
#include "generator/emit/python/Python.h"
#include "generator/emit/schema/Schema.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/BytecodeModel.h"
#include "generator/model/InstructionModel.h"
#include "generator/model/ModelDump.h"
#include "generator/model/ModelSet.h"
#include "generator/model/PassModel.h"
#include "generator/model/TranslationModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;

namespace {

using Needs = Backend::Needs;
using Parts = ModelParts;

LogicalResult printRecords(const GenInput &input, llvm::raw_ostream &os) {
  os << input.records;
  return success();
}

LogicalResult printJSON(const GenInput &input, llvm::raw_ostream &os) {
  // LLVM's JSON writer resolves locations in the global SourceMgr: move the buffers there during the call.
  auto &sources = const_cast<llvm::SourceMgr &>(input.sources);
  llvm::SrcMgr.takeSourceBuffersFrom(sources);
  llvm::EmitJSON(input.records, os);
  sources.takeSourceBuffersFrom(llvm::SrcMgr);
  return success();
}

LogicalResult writeModel(const GenInput &input, llvm::raw_ostream &os) {
  dumpModel(*input.models, os);
  return success();
}

LogicalResult writeLowered(const GenInput &input, llvm::raw_ostream &os) {
  input.lowered->dump(os);
  return success();
}

/// Adapts an emitter that reads only models to the type of Backend::write.
template <void (*emit)(const ModelSet &, llvm::StringRef, llvm::raw_ostream &)>
LogicalResult ofModels(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, input.options.input, os);
  return success();
}

/// Adapts an emitter that has a parameter for types or attributes to the type of Backend::write.
template <void (*emit)(const ModelSet &, bool types, llvm::StringRef, llvm::raw_ostream &), bool types>
LogicalResult ofKind(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, types, input.options.input, os);
  return success();
}

template <bool types>
LogicalResult writeDefDefs(const GenInput &input, llvm::raw_ostream &os) {
  emitDefDefsFile(*input.models, *input.lowered, types, input.options.dialectTables, input.options.input, os);
  return success();
}

template <void (*emit)(const ModelSet &, bool hasTables, llvm::StringRef, llvm::raw_ostream &)>
LogicalResult writeDialect(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, input.options.dialectTables, input.options.input, os);
  return success();
}

LogicalResult writeOpDecls(const GenInput &input, llvm::raw_ostream &os) {
  emitOpDeclsFile(*input.models, input.options.input, os, input.options.ops);
  return success();
}

LogicalResult writeOpDefs(const GenInput &input, llvm::raw_ostream &os) {
  emitOpDefsFile(*input.models, *input.lowered, input.options.input, os, input.options.ops);
  return success();
}

LogicalResult writeRewriters(const GenInput &input, llvm::raw_ostream &os) {
  emitRewritersFile(*input.models, *input.lowered, input.options.input, os);
  return success();
}

//===----------------------------------------------------------------------===//
// Passes; they belong to no dialect.
//===----------------------------------------------------------------------===//

FailureOr<std::vector<PassModel>> checkPasses(const GenInput &input) {
  ModelContext context(input.records, input.sources, input.diags);
  return PassModel::checkAll(context);
}

LogicalResult writePassDecls(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitPassDeclsFile(*passes, input.options.passGroup, input.options.input, os);
  return success();
}

LogicalResult writeTranslation(const GenInput &input, llvm::raw_ostream &os) {
  ModelContext context(input.records, input.sources, input.diags);
  auto model = TranslationModel::check(context);
  if (failed(model))
    return failure();
  emitTranslationFile(*model, input.options.input, os);
  return success();
}

LogicalResult writeBytecode(const GenInput &input, llvm::raw_ostream &os) {
  ModelContext context(input.records, input.sources, input.diags);
  auto model = BytecodeModel::check(input.options.bytecodeDialect, context);
  if (failed(model))
    return failure();
  emitBytecodeFile(*model, input.options.input, os);
  return success();
}

LogicalResult writeInstructions(const GenInput &input, llvm::raw_ostream &os) {
  ModelContext context(input.records, input.sources, input.diags);
  auto models = InstructionModel::checkAll(context);
  if (failed(models))
    return failure();
  emitInstructionFile(*models, input.options.input, os);
  return success();
}

template <bool header>
LogicalResult writePassCAPI(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitPassCAPIFile(*passes, input.options.prefix, header, input.options.input, os);
  return success();
}

//===----------------------------------------------------------------------===//
// Documentation backends
//===----------------------------------------------------------------------===//

DocOptions docOptions(const GenInput &input) {
  return {input.options.input, input.options.stripPrefix, input.options.ops};
}

template <void (*emit)(const ModelSet &, const DocOptions &, llvm::raw_ostream &)>
LogicalResult writeDoc(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, docOptions(input), os);
  return success();
}

LogicalResult writePassDoc(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitPassDoc(*passes, docOptions(input), os);
  return success();
}

//===----------------------------------------------------------------------===//
// Machine-readable output.
//===----------------------------------------------------------------------===//

LogicalResult writeSchema(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitSchema(*input.models, *passes, os);
  return success();
}

LogicalResult writeOpList(const GenInput &input, llvm::raw_ostream &os) {
  emitOpList(*input.models, input.options.ops, os);
  return success();
}

template <void (*emit)(const ModelSet &, llvm::raw_ostream &)>
LogicalResult writeList(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, os);
  return success();
}

LogicalResult writePassList(const GenInput &input, llvm::raw_ostream &os) {
  auto passes = checkPasses(input);
  if (failed(passes))
    return failure();
  emitPassList(*passes, os);
  return success();
}

/// Also checks the passes, which are not part of any dialect.
LogicalResult checkRest(const GenInput &input, llvm::raw_ostream &) {
  return failure(failed(checkPasses(input)));
}

using InterfaceKind = InterfaceModel::Kind;

template <InterfaceKind kind>
LogicalResult writeInterfaceDecls(const GenInput &input, llvm::raw_ostream &os) {
  emitInterfaceDeclsFile(*input.models, kind, input.options.input, os);
  return success();
}

template <InterfaceKind kind>
LogicalResult writeInterfaceDefs(const GenInput &input, llvm::raw_ostream &os) {
  emitInterfaceDefsFile(*input.models, kind, input.options.input, os);
  return success();
}

template <InterfaceKind kind>
LogicalResult writeInterfaceDocs(const GenInput &input, llvm::raw_ostream &os) {
  emitInterfaceDocs(*input.models, kind, os);
  return success();
}

//===----------------------------------------------------------------------===//
// Python.
//===----------------------------------------------------------------------===//

PythonOptions pythonOptions(const GenInput &input) {
  PythonOptions options;
  if (const DialectModel *dialect = input.models->mainDialect())
    options.dialect = dialect->name();
  options.extension = input.options.dialectExtension;
  options.ownEnumsOnly = input.options.dialectOnly;
  return options;
}

template <void (*emit)(const ModelSet &, const PythonOptions &, const OpSelection &, llvm::raw_ostream &)>
LogicalResult writePythonOps(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, pythonOptions(input), input.options.ops, os);
  return success();
}

template <void (*emit)(const ModelSet &, const PythonOptions &, llvm::raw_ostream &)>
LogicalResult writePython(const GenInput &input, llvm::raw_ostream &os) {
  emit(*input.models, pythonOptions(input), os);
  return success();
}

constexpr Parts pythonTypeParts =
    Parts::Types | Parts::Attributes | Parts::Interfaces | Parts::Ops | Parts::Enums;

constexpr Backend table[] = {
    // Inspection of the stages.
    {"print-records", "Print all records (default)", Needs::Records, printRecords},
    {"dump-records", "The same as --print-records", Needs::Records, printRecords},
    {"dump-json", "Print all records as JSON", Needs::Records, printJSON},
    {"dump-model", "Print the checked model", Needs::Programs, writeModel},
    {"dump-lowered", "Print the programs of formats and patterns", Needs::Programs, writeLowered},
    {"check", "Check the input without writing output", Needs::Programs, checkRest},
    // C++.
    {"gen-dialect-decls", "Dialect declarations", Needs::Models, writeDialect<emitDialectDeclsFile>,
     /*ofOneDialect=*/true, "Dialect.h.inc", /*ofAllRecords=*/false, Parts::Dialects},
    {"gen-dialect-defs", "Dialect definitions", Needs::Models, writeDialect<emitDialectDefsFile>,
     /*ofOneDialect=*/true, "Dialect.cpp.inc", /*ofAllRecords=*/false, Parts::Dialects},
    {"gen-op-decls", "Op declarations", Needs::Programs, writeOpDecls, /*ofOneDialect=*/true, "Ops.h.inc",
     /*ofAllRecords=*/true, Parts::Ops},
    {"gen-op-defs", "Op definitions", Needs::Programs, writeOpDefs, /*ofOneDialect=*/true, "Ops.cpp.inc",
     /*ofAllRecords=*/true, Parts::Ops},
    {"gen-typedef-decls", "Type declarations", Needs::Programs, ofKind<emitDefDeclsFile, true>,
     /*ofOneDialect=*/true, "Types.h.inc", /*ofAllRecords=*/false, Parts::Types},
    {"gen-typedef-defs", "Type definitions", Needs::Programs, writeDefDefs<true>,
     /*ofOneDialect=*/true, "Types.cpp.inc", /*ofAllRecords=*/false, Parts::Types},
    {"gen-attrdef-decls", "Attribute declarations", Needs::Programs, ofKind<emitDefDeclsFile, false>,
     /*ofOneDialect=*/true, "Attrs.h.inc", /*ofAllRecords=*/false, Parts::Attributes},
    {"gen-attrdef-defs", "Attribute definitions", Needs::Programs, writeDefDefs<false>,
     /*ofOneDialect=*/true, "Attrs.cpp.inc", /*ofAllRecords=*/false, Parts::Attributes},
    {"gen-enum-decls", "Enum declarations", Needs::Models, ofModels<emitEnumDeclsFile>,
     /*ofOneDialect=*/true, "Enums.h.inc", /*ofAllRecords=*/true, Parts::Enums},
    {"gen-enum-defs", "Enum definitions", Needs::Models, ofModels<emitEnumDefsFile>,
     /*ofOneDialect=*/true, "Enums.cpp.inc", /*ofAllRecords=*/true, Parts::Enums},
    {"gen-rewriters", "Rewrite patterns", Needs::Programs, writeRewriters, /*ofOneDialect=*/true,
     "Patterns.cpp.inc", /*ofAllRecords=*/true, Parts::Patterns},
    {"gen-op-interface-decls", "Op interface declarations", Needs::Models,
     writeInterfaceDecls<InterfaceKind::Op>,
     /*ofOneDialect=*/false, "OpInterfaces.h.inc", /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-op-interface-defs", "Op interface definitions", Needs::Models,
     writeInterfaceDefs<InterfaceKind::Op>,
     /*ofOneDialect=*/false, "OpInterfaces.cpp.inc", /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-attr-interface-decls", "Attribute interface declarations", Needs::Models,
     writeInterfaceDecls<InterfaceKind::Attribute>, /*ofOneDialect=*/false, "AttrInterfaces.h.inc",
     /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-attr-interface-defs", "Attribute interface definitions", Needs::Models,
     writeInterfaceDefs<InterfaceKind::Attribute>,
     /*ofOneDialect=*/false, "AttrInterfaces.cpp.inc", /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-type-interface-decls", "Type interface declarations", Needs::Models,
     writeInterfaceDecls<InterfaceKind::Type>,
     /*ofOneDialect=*/false, "TypeInterfaces.h.inc", /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-type-interface-defs", "Type interface definitions", Needs::Models,
     writeInterfaceDefs<InterfaceKind::Type>,
     /*ofOneDialect=*/false, "TypeInterfaces.cpp.inc", /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-dialect-interface-decls", "Dialect interface declarations", Needs::Models,
     writeInterfaceDecls<InterfaceKind::Dialect>, /*ofOneDialect=*/false, "DialectInterfaces.h.inc",
     /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-type-constraint-decls", "Declarations of type predicates", Needs::Models,
     ofKind<emitPredicateDeclsFile, true>,
     /*ofOneDialect=*/false, "TypeConstraints.h.inc", /*ofAllRecords=*/false, Parts::TypePredicates},
    {"gen-type-constraint-defs", "Definitions of type predicates", Needs::Models,
     ofKind<emitPredicateDefsFile, true>,
     /*ofOneDialect=*/false, "TypeConstraints.cpp.inc", /*ofAllRecords=*/false, Parts::TypePredicates},
    {"gen-attr-constraint-decls", "Declarations of attribute predicates", Needs::Models,
     ofKind<emitPredicateDeclsFile, false>, /*ofOneDialect=*/false, "AttrConstraints.h.inc",
     /*ofAllRecords=*/false, Parts::AttrPredicates},
    {"gen-attr-constraint-defs", "Definitions of attribute predicates", Needs::Models,
     ofKind<emitPredicateDefsFile, false>, /*ofOneDialect=*/false, "AttrConstraints.cpp.inc",
     /*ofAllRecords=*/false, Parts::AttrPredicates},
    {"gen-pass-decls", "Passes: declarations, base classes, registration", Needs::Records, writePassDecls,
     /*ofOneDialect=*/true, "Passes.h.inc"},
    {"gen-pass-capi-header", "Passes: declarations of the C API", Needs::Records, writePassCAPI<true>},
    {"gen-pass-capi-impl", "Passes: definitions of the C API", Needs::Records, writePassCAPI<false>},
    {"gen-bytecode", "Functions that read and write the bytecode of a dialect (docs/bytecode.md)",
     Needs::Records, writeBytecode},
    {"gen-llvmir-table", "The table of the translation to and from LLVM IR", Needs::Records, writeTranslation,
     /*ofOneDialect=*/false},
    {"gen-spirv-table", "The table of the translation to and from SPIR-V's binary form", Needs::Records,
     writeInstructions, /*ofOneDialect=*/false},
    // Markdown.
    {"gen-dialect-doc", "Documentation of a dialect", Needs::Declarations, writeDoc<emitDialectDoc>,
     /*ofOneDialect=*/true, ".md", /*ofAllRecords=*/false,
     Parts::Dialects | Parts::Types | Parts::Attributes | Parts::Ops | Parts::Enums},
    {"gen-op-doc", "Documentation of ops", Needs::Declarations, writeDoc<emitOpDoc>, /*ofOneDialect=*/false,
     "", /*ofAllRecords=*/false, Parts::Ops},
    {"gen-typedef-doc", "Documentation of types", Needs::Declarations, writeDoc<emitTypeDoc>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Types},
    {"gen-attrdef-doc", "Documentation of attributes", Needs::Declarations, writeDoc<emitAttributeDoc>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Attributes},
    {"gen-enum-doc", "Documentation of enums", Needs::Declarations, writeDoc<emitEnumDoc>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Enums},
    {"gen-pass-doc", "Documentation of passes", Needs::Records, writePassDoc},
    {"gen-op-interface-docs", "Documentation of op interfaces", Needs::Declarations,
     writeInterfaceDocs<InterfaceKind::Op>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-attr-interface-docs", "Documentation of attribute interfaces", Needs::Declarations,
     writeInterfaceDocs<InterfaceKind::Attribute>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Interfaces},
    {"gen-type-interface-docs", "Documentation of type interfaces", Needs::Declarations,
     writeInterfaceDocs<InterfaceKind::Type>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Interfaces},
    // Python.
    {"gen-python-op-bindings", "Python module of the ops of a dialect (-bind-dialect)", Needs::Declarations,
     writePythonOps<emitPythonOps>, /*ofOneDialect=*/true, "", /*ofAllRecords=*/false, Parts::Ops},
    {"gen-python-enum-bindings", "Python module of enums (-bind-dialect)", Needs::Declarations,
     writePython<emitPythonEnums>, /*ofOneDialect=*/true, "", /*ofAllRecords=*/false,
     Parts::Enums | Parts::Attributes},
    {"gen-python-type-bindings", "Python module of types, attributes and op interfaces (-bind-dialect)",
     Needs::Declarations, writePython<emitPythonTypes>, /*ofOneDialect=*/true, "", /*ofAllRecords=*/false,
     pythonTypeParts},
    {"gen-python-op-stubs", "Stub (.pyi) of -gen-python-op-bindings", Needs::Declarations,
     writePythonOps<emitPythonOpStubs>, /*ofOneDialect=*/true, "", /*ofAllRecords=*/false, Parts::Ops},
    {"gen-python-enum-stubs", "Stub (.pyi) of -gen-python-enum-bindings", Needs::Declarations,
     writePython<emitPythonEnumStubs>, /*ofOneDialect=*/true, "", /*ofAllRecords=*/false,
     Parts::Enums | Parts::Attributes},
    {"gen-python-type-stubs", "Stub (.pyi) of -gen-python-type-bindings", Needs::Declarations,
     writePython<emitPythonTypeStubs>, /*ofOneDialect=*/true, "", /*ofAllRecords=*/false, pythonTypeParts},
    // Machine-readable output.
    {"gen-schema", "The dialect as JSON (docs/schema.md)", Needs::Models, writeSchema, /*ofOneDialect=*/true,
     ".json"},
    {"gen-op-list", "One line for each op", Needs::Declarations, writeOpList, /*ofOneDialect=*/false, "",
     /*ofAllRecords=*/false, Parts::Ops},
    {"gen-type-list", "One line for each type", Needs::Declarations, writeList<emitTypeList>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Types},
    {"gen-attr-list", "One line for each attribute", Needs::Declarations, writeList<emitAttributeList>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Attributes},
    {"gen-enum-list", "One line for each enum", Needs::Declarations, writeList<emitEnumList>,
     /*ofOneDialect=*/false, "", /*ofAllRecords=*/false, Parts::Enums},
    {"gen-pass-list", "One line for each pass", Needs::Records, writePassList},
};

/// Backends of mlir-tblgen that this generator does not have: for each subject, the option names separated by
/// spaces.
constexpr MissingBackends missing[] = {
    {"SPIR-V", "gen-avail-interface-decls gen-avail-interface-defs gen-spirv-attr-utils "
               "gen-spirv-avail-impls gen-spirv-capability-implication gen-spirv-enum-avail-decls "
               "gen-spirv-enum-avail-defs gen-spirv-serialization"},
    {"LLVM IR", "gen-convertible-llvmir-intrinsics gen-enum-from-llvmir-conversions "
                "gen-enum-to-llvmir-conversions gen-intr-from-llvmir-conversions gen-llvmir-conversions "
                "gen-llvmir-intrinsics gen-op-from-llvmir-conversions"},
    {"OpenMP and OpenACC", "gen-directive-decl gen-openmp-clause-ops verify-openmp-ops"},
    {"TOSA", "gen-tosa-avail-impls"},
};

} // namespace

llvm::ArrayRef<Backend> mlir::backends() { return table; }

llvm::ArrayRef<MissingBackends> mlir::missingBackends() { return missing; }

const Backend *mlir::findBackend(llvm::StringRef flag) {
  const Backend *found = llvm::find_if(table, [&](const Backend &backend) { return backend.flag == flag; });
  return found == std::end(table) ? nullptr : found;
}
