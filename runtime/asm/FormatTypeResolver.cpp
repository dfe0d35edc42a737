//===- FormatTypeResolver.cpp - Types that the text omits -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The part of FormatProgramParser that finds the types of operands and results and sets default attributes.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/FormatProgramParser.h"

using namespace mlir;

/// Returns the type to which \p source refers, after the transformation if the kind of the source is
/// Transform; null if the type is unknown.
Type FormatProgramParser::sourceType(const TypeSource &source) {
  Type type;
  switch (source.of) {
  case TypeSourceOf::Operand:
    if (auto &types = values.operandTypes(source.index); !types.empty())
      type = types.front();
    break;
  case TypeSourceOf::Result:
    if (auto &types = values.resultTypes(source.index); !types.empty())
      type = types.front();
    break;
  case TypeSourceOf::Attribute:
    if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(values.attribute(source.index)))
      type = typed.getType();
    break;
  }
  if (type && source.kind == TypeSourceKind::Transform)
    type = source.transform ? source.transform(type) : Type();
  return type;
}

/// Computes all types of a group from those of another group (TypeSourceKind::TransformRange).
void FormatProgramParser::transformTypes(const TypeSource &source, llvm::SmallVectorImpl<Type> &types) {
  llvm::SmallVector<Type, 4> from;
  if (source.of == TypeSourceOf::Operand)
    from.append(values.operandTypes(source.index));
  else if (source.of == TypeSourceOf::Result)
    from.append(values.resultTypes(source.index));
  else if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(values.attribute(source.index)))
    from.push_back(typed.getType());
  if (source.transformRange && !from.empty())
    source.transformRange(from, types);
}

/// Verifies the types from which \p source computes other types, because the computation requires valid
/// types.
ParseResult FormatProgramParser::checkSource(const TypeSource &source) {
  if ((source.kind != TypeSourceKind::Transform && source.kind != TypeSourceKind::TransformRange) ||
      source.of == TypeSourceOf::Attribute)
    return success();
  bool isOperand = source.of == TypeSourceOf::Operand;
  const OperandSpec &group = isOperand ? spec.operands[source.index] : spec.results[source.index];
  if (!group.constraint->check)
    return success();
  for (Type type : isOperand ? values.operandTypes(source.index) : values.resultTypes(source.index))
    if (!group.constraint->check(type))
      return parser.emitError(parser.getNameLoc(),
                              "'" + group.name + "' must be " + group.constraint->summary + ", but got ")
             << type;
  return success();
}

ParseResult FormatProgramParser::resolveOperands() {
  llvm::SMLoc loc = parser.getNameLoc();
  if (hasAllOperandTypes && !hasAllOperands) {
    // The format has one list of types for all operands but parses the operands group by group: concatenate
    // the groups.
    for (unsigned group = 0; group != spec.operands.size(); ++group)
      allOperands.append(values.operands(group).begin(), values.operands(group).end());
    hasAllOperands = true;
    setSegments();
  }
  if (hasAllOperands) {
    if (!hasAllOperandTypes) {
      // The format parses all operands as one list without types: determine the type of each operand by the
      // type source of its group.
      unsigned next = 0;
      for (auto [group, source] : llvm::enumerate(format.operandTypes)) {
        unsigned count =
            spec.operands[group].arity == Arity::One ? 1 : allOperands.size() - (spec.operands.size() - 1);
        for (unsigned i = 0; i != count && next < allOperands.size(); ++i, ++next) {
          auto &types = values.operandTypes(group);
          Type type = source.kind == TypeSourceKind::Buildable
                          ? spec.operands[group].constraint->build(result.getContext())
                      : source.kind == TypeSourceKind::Parsed ? (types.empty() ? Type() : types.front())
                                                              : sourceType(source);
          if (!type)
            return parser.emitError(loc, "failed to infer the types of operands");
          allOperandTypes.push_back(type);
        }
      }
    }
    return parser.resolveOperands(allOperands, allOperandTypes, loc, result.operands);
  }
  for (unsigned group = 0, e = spec.operands.size(); group != e; ++group) {
    auto &operands = values.operands(group);
    const TypeSource &source = format.operandTypes[group];
    auto &types = values.operandTypes(group);
    auto placeOf = [&]() -> llvm::SMLoc {
      const auto *known = llvm::find_if(groupPlaces, [&](const auto &entry) { return entry.first == group; });
      return known != groupPlaces.end() ? known->second
             : operands.empty()         ? llvm::SMLoc()
                                        : operands.front().location;
    };
    if (operands.empty()) {
      if (!types.empty() && source.kind == TypeSourceKind::Parsed && placeOf().isValid())
        return parser.resolveOperands(operands, types, placeOf(), result.operands);
      continue;
    }
    if (source.kind != TypeSourceKind::Parsed && types.empty()) {
      if (source.kind == TypeSourceKind::TransformRange) {
        transformTypes(source, types);
        if (operands.size() != types.size())
          return parser.resolveOperands(operands, types, operands.front().location, result.operands);
      }
      Type type = source.kind == TypeSourceKind::Buildable
                      ? spec.operands[group].constraint->build(result.getContext())
                  : source.kind == TypeSourceKind::TransformRange ? types.front()
                                                                  : sourceType(source);
      if (!type)
        return parser.emitError(operands.front().location,
                                "type of operand '" + spec.operands[group].name + "' cannot be inferred");
      if (types.empty())
        types.assign(operands.size(), type);
    }
    if (operands.size() != types.size())
      return parser.resolveOperands(operands, types, placeOf(), result.operands);
    for (unsigned i = 0, count = operands.size(); i != count; ++i) {
      Value value = state.operations->resolve(operands[i], types[i]);
      if (!value)
        return failure();
      result.operands.push_back(value);
    }
  }
  setSegments();
  return success();
}

ParseResult FormatProgramParser::resolveResults() {
  if (hasAllResultTypes) {
    result.addTypes(allResultTypes);
    return success();
  }
  bool infer = false;
  for (const TypeSource &source : format.resultTypes)
    infer |= source.kind == TypeSourceKind::Inferred;
  if (infer) {
    llvm::SmallVector<Type, 2> types;
    if (failed(inferResultTypes(result, types, /*emitErrors=*/false))) {
      // Run the inference again to report its error. The error is counted, so that the parser does not report
      // another one.
      ScopedDiagnosticHandler counter(state.context, [&](Diagnostic &) {
        ++state.numErrors;
        return failure();
      });
      types.clear();
      return inferResultTypes(result, types);
    }
    result.addTypes(types);
    return success();
  }
  for (unsigned group = 0, e = spec.results.size(); group != e; ++group) {
    const TypeSource &source = format.resultTypes[group];
    auto &types = values.resultTypes(group);
    if (source.kind != TypeSourceKind::Parsed && types.empty()) {
      if (source.kind == TypeSourceKind::TransformRange) {
        transformTypes(source, types);
        result.types.append(types.begin(), types.end());
        continue;
      }
      Type type = source.kind == TypeSourceKind::Buildable
                      ? spec.results[group].constraint->build(result.getContext())
                      : sourceType(source);
      if (!type && spec.results[group].arity == Arity::One)
        return parser.emitError(parser.getNameLoc(),
                                "type of result '" + spec.results[group].name + "' cannot be inferred");
      if (type)
        types.push_back(type);
    }
    result.types.append(types.begin(), types.end());
  }
  return success();
}

/// Sets required attributes that the text omits to their default values.
void FormatProgramParser::setDefaults() {
  for (auto [slot, attr] : llvm::enumerate(spec.attributes))
    if (!values.attribute(slot) && attr.defaultValue && !attr.isOptional)
      values.attribute(slot) = state.getDefault(attr);
}

void FormatProgramParser::setSegments() {
  const OpInfo &info = *result.name.getInfo();
  auto set = [&](int slot, auto &&sizeOf, unsigned count) {
    if (slot < 0 || values.attribute(slot))
      return;
    llvm::SmallVector<int32_t, 4> sizes;
    for (unsigned group = 0; group != count; ++group)
      sizes.push_back(static_cast<int32_t>(sizeOf(group)));
    values.attribute(slot) = DenseI32ArrayAttr::get(result.getContext(), sizes);
  };
  set(
      info.operandSegmentSlot, [&](unsigned group) { return values.operands(group).size(); },
      spec.operands.size());
  set(
      info.resultSegmentSlot, [&](unsigned group) { return values.resultTypes(group).size(); },
      spec.results.size());
}
