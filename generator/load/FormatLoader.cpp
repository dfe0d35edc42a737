//===- FormatLoader.cpp - Compiled formats in memory ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/FormatLoader.h"
#include "generator/load/LoadStorage.h"

using namespace strata;

static llvm::ArrayRef<llvm::StringRef> loadStrings(LoadContext &context, llvm::ArrayRef<std::string> strings) {
  std::vector<llvm::StringRef> saved;
  for (const std::string &text : strings)
    saved.push_back(context.memory.save(text));
  return context.memory.array(saved);
}

/// Directives without hooks: the parser and the printer say that they need compiled C++.
static llvm::ArrayRef<CustomDirectiveSpec> loadCustoms(LoadContext &context, llvm::ArrayRef<CompiledCustom> customs) {
  std::vector<CustomDirectiveSpec> specs;
  for (const CompiledCustom &custom : customs) {
    context.cannotHonour(custom.loc, "the directive custom<" + custom.name + ">");
    CustomDirectiveSpec spec;
    spec.name = context.memory.save(custom.name);
    specs.push_back(spec);
  }
  return context.memory.array(specs);
}

static llvm::ArrayRef<TypeSource> loadSources(LoadContext &context, llvm::ArrayRef<CompiledTypeSource> sources,
                                              llvm::SMLoc loc) {
  std::vector<TypeSource> specs;
  for (const CompiledTypeSource &source : sources) {
    TypeSource spec{source.kind, source.of, source.index, {}, {}};
    if (source.kind == TypeSourceKind::TransformRange)
      spec.transformRange =
          context.typeRangeTransform(*source.transform, source.isOfRange, loc, "a list of types that follows from others");
    else if (source.transform)
      spec.transform = context.typeTransform(*source.transform, loc, "a type that follows from another");
    specs.push_back(spec);
  }
  return context.memory.array(specs);
}

const FormatSpec *strata::loadFormat(LoadContext &context, const CompiledFormat &format) {
  FormatSpec spec;
  spec.code = context.memory.array(format.code);
  spec.strings = loadStrings(context, format.strings);
  spec.anchors = context.memory.array(format.anchors);
  spec.customs = loadCustoms(context, format.customs);
  spec.operandTypes = loadSources(context, format.operandTypes, format.loc);
  spec.resultTypes = loadSources(context, format.resultTypes, format.loc);
  spec.boundAttributes = context.memory.array(format.boundAttributes);
  spec.loc = context.specLoc(format.loc);
  return context.memory.make(spec);
}

const FormatSpec *strata::loadDefFormat(LoadContext &context, const CompiledDefFormat &format) {
  FormatSpec spec;
  spec.code = context.memory.array(format.code);
  spec.strings = loadStrings(context, format.strings);
  spec.anchors = context.memory.array(format.anchors);
  spec.customs = loadCustoms(context, format.customs);
  spec.loc = context.specLoc(format.loc);
  return context.memory.make(spec);
}
