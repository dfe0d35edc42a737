//===- FormatLoader.cpp - Descriptors of loaded formats -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/FormatLoader.h"
#include "generator/load/CustomDirectives.h"
#include "generator/load/LoadStorage.h"
#include "generator/lower/OpFacts.h"
#include "generator/model/OpModel.h"

using namespace mlir;

static llvm::ArrayRef<llvm::StringRef> loadStrings(LoadContext &context,
                                                   llvm::ArrayRef<std::string> strings) {
  std::vector<llvm::StringRef> saved;
  for (const std::string &text : strings)
    saved.push_back(context.memory.save(text));
  return context.memory.array(saved);
}

//===----------------------------------------------------------------------===//
// custom<…> directives
//===----------------------------------------------------------------------===//

namespace {

/// Data of a directive's hooks: the registered functions and the arguments that the format passes.
struct LoadedDirective {
  CustomDirectives::Entry functions;
  llvm::ArrayRef<DirectiveArgument> arguments;
};

ParseResult parseDirective(const void *data, FormatParseState &state) {
  const auto &directive = *static_cast<const LoadedDirective *>(data);
  return directive.functions.parse(state, directive.arguments);
}

void printDirective(const void *data, FormatPrintState &state) {
  const auto &directive = *static_cast<const LoadedDirective *>(data);
  directive.functions.print(state, directive.arguments);
}

/// True if one of the optional arguments is present, or if the directive has no optional argument.
bool isDirectivePresent(const void *data, FormatPrintState &state) {
  using Kind = DirectiveArgument::Kind;
  bool couldBeAbsent = false;
  for (const DirectiveArgument &argument : static_cast<const LoadedDirective *>(data)->arguments) {
    bool isThere = false;
    if (argument.kind == Kind::Region)
      isThere = argument.arity == Arity::Variadic ? state.getOperation()->getNumRegions() > argument.index
                                                  : !state.region(argument.index).empty();
    else if (argument.arity == Arity::One)
      continue;
    else if (argument.kind == Kind::Operand)
      isThere = !state.operands(argument.index).empty();
    else if (argument.kind == Kind::ResultType)
      isThere = !state.resultTypes(argument.index).empty();
    else if (argument.kind == Kind::Attribute)
      isThere = static_cast<bool>(state.attribute(argument.index));
    else
      continue;
    if (isThere)
      return true;
    couldBeAbsent = true;
  }
  return !couldBeAbsent;
}

/// Returns the arguments that the directive passes, or nullopt if one of them is of a kind that registered
/// functions cannot take.
std::optional<std::vector<DirectiveArgument>> directiveArguments(const OpModel &op,
                                                                 const CompiledCustom &custom) {
  using Kind = DirectiveArgument::Kind;
  SlotLayout layout(op);
  std::vector<DirectiveArgument> arguments;
  for (const CustomArgument &argument : custom.arguments) {
    DirectiveArgument result{Kind::Attribute, Arity::One, argument.isRef, argument.index};
    switch (argument.kind) {
    case CustomArgument::Kind::Operand:
    case CustomArgument::Kind::OperandType: {
      const OperandModel &group = op.operands()[argument.index];
      if (layout.listSizes(group))
        return std::nullopt;
      result.kind = argument.kind == CustomArgument::Kind::Operand ? Kind::Operand : Kind::OperandType;
      result.arity = arityOf(group);
      break;
    }
    case CustomArgument::Kind::ResultType:
      result.kind = Kind::ResultType;
      result.arity = arityOf(op.results()[argument.index]);
      break;
    case CustomArgument::Kind::Attribute:
      if (layout[argument.index].isOptional())
        result.arity = Arity::Optional;
      break;
    case CustomArgument::Kind::Region:
      result.kind = Kind::Region;
      result.arity = op.regions()[argument.index].isVariadic() ? Arity::Variadic : Arity::One;
      break;
    case CustomArgument::Kind::Successor:
      result.kind = Kind::Successor;
      result.arity = op.successors()[argument.index].isVariadic() ? Arity::Variadic : Arity::One;
      break;
    case CustomArgument::Kind::AttrDict:
    case CustomArgument::Kind::PropDict:
      result.kind = Kind::AttrDict;
      break;
    case CustomArgument::Kind::Property:
    case CustomArgument::Kind::Parameter:
    case CustomArgument::Kind::Code:
      return std::nullopt;
    }
    arguments.push_back(result);
  }
  return arguments;
}

} // namespace

/// Returns the note that suggests how to support an unsupported directive; empty if there is no way.
static std::string adviceFor(const CompiledCustom &custom, const OpModel *op,
                             const CustomDirectives *registry) {
  if (!op)
    return ""; // Only directives of ops can have registered functions.
  std::string functions = "parse" + custom.name + " and print" + custom.name;
  if (registry && registry->contains(custom.name))
    return "this tool has " + functions + ", but they take other arguments";
  return "a tool that has " + functions + " can register them: see generator/load/CustomDirectives.h";
}

/// Builds the directive table of a format. Directives without registered functions have no hooks: the parser
/// and the printer report that they need C++.
/// \param op Null for the format of a type or attribute.
static llvm::ArrayRef<CustomDirectiveSpec>
loadCustoms(LoadContext &context, llvm::ArrayRef<CompiledCustom> customs, const OpModel *op) {
  std::vector<CustomDirectiveSpec> specs;
  const CustomDirectives *registry = context.options.directives;
  for (const CompiledCustom &custom : customs) {
    CustomDirectiveSpec spec;
    spec.name = context.memory.save(custom.name);
    std::optional<std::vector<DirectiveArgument>> arguments;
    if (op)
      arguments = directiveArguments(*op, custom);
    const CustomDirectives::Entry *entry =
        registry && arguments ? registry->find(custom.name, *arguments) : nullptr;
    if (entry) {
      const auto *loaded = context.memory.make(LoadedDirective{*entry, context.memory.array(*arguments)});
      spec.parse = {&parseDirective, loaded};
      spec.print = {&printDirective, loaded};
      if (custom.isAnchor)
        spec.isPresent = {&isDirectivePresent, loaded};
    } else {
      context.cannotHonour(custom.loc, "the directive custom<" + custom.name + ">", {},
                           adviceFor(custom, op, registry));
    }
    specs.push_back(spec);
  }
  return context.memory.array(specs);
}

static llvm::ArrayRef<TypeSource> loadSources(LoadContext &context,
                                              llvm::ArrayRef<CompiledTypeSource> sources, llvm::SMLoc loc) {
  std::vector<TypeSource> specs;
  for (const CompiledTypeSource &source : sources) {
    TypeSource spec{source.kind, source.of, source.index, {}, {}};
    if (source.kind == TypeSourceKind::TransformRange)
      spec.transformRange =
          context.typeRangeTransform(*source.transform, source.isOfRange, loc, "an inferred list of types");
    else if (source.transform)
      spec.transform = context.typeTransform(*source.transform, loc, "an inferred type");
    specs.push_back(spec);
  }
  return context.memory.array(specs);
}

const FormatSpec *mlir::loadFormat(LoadContext &context, const OpModel &op, const CompiledFormat &format) {
  FormatSpec spec;
  spec.code = context.memory.array(format.code);
  spec.strings = loadStrings(context, format.strings);
  spec.anchors = context.memory.array(format.anchors);
  spec.customs = loadCustoms(context, format.customs, &op);
  spec.operandTypes = loadSources(context, format.operandTypes, format.loc);
  spec.resultTypes = loadSources(context, format.resultTypes, format.loc);
  spec.boundAttributes = context.memory.array(format.boundAttributes);
  spec.loc = context.specLoc(format.loc);
  return context.memory.make(spec);
}

const FormatSpec *mlir::loadDefFormat(LoadContext &context, const CompiledDefFormat &format) {
  FormatSpec spec;
  spec.code = context.memory.array(format.code);
  spec.strings = loadStrings(context, format.strings);
  spec.anchors = context.memory.array(format.anchors);
  spec.customs = loadCustoms(context, format.customs, nullptr);
  spec.loc = context.specLoc(format.loc);
  return context.memory.make(spec);
}
