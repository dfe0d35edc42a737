//===- RandomPools.cpp - Random types and attributes ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RandomPools.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/ParamTraits.h"

using namespace mlir;
using namespace mlir::fuzz;
using llvm::StringRef;

static constexpr StringRef builtinTypes[] = {"i1",
                                             "i8",
                                             "i16",
                                             "i32",
                                             "i64",
                                             "i128",
                                             "i3",
                                             "si32",
                                             "ui8",
                                             "index",
                                             "none",
                                             "f16",
                                             "bf16",
                                             "f32",
                                             "f64",
                                             "f80",
                                             "f128",
                                             "tf32",
                                             "f8E5M2",
                                             "f8E4M3FN",
                                             "complex<f32>",
                                             "complex<i8>",
                                             "tuple<>",
                                             "tuple<i32, tuple<f32>>",
                                             "vector<4xi32>",
                                             "vector<4xi1>",
                                             "vector<4xindex>",
                                             "vector<4xi64>",
                                             "vector<4xf32>",
                                             "vector<4xf16>",
                                             "vector<4xf64>",
                                             "vector<4xi16>",
                                             "vector<2x[4]xf32>",
                                             "vector<2x[4]xi1>",
                                             "vector<f32>",
                                             "tensor<2x3xi32>",
                                             "tensor<2x3xi1>",
                                             "tensor<2x3xf32>",
                                             "tensor<2x3xf64>",
                                             "tensor<2x3xi64>",
                                             "tensor<4xi32>",
                                             "tensor<4xi64>",
                                             "tensor<?x2xf32>",
                                             "tensor<?x2xi32>",
                                             "tensor<?x2xi1>",
                                             "tensor<*xi32>",
                                             "tensor<*xi1>",
                                             "tensor<*xf32>",
                                             "tensor<i64>",
                                             "tensor<2xi8, \"enc\">",
                                             "tensor<2xcomplex<f32>>",
                                             "memref<4xf32>",
                                             "memref<4xi32>",
                                             "memref<?x3xi8, strided<[?, 1], offset: ?>>",
                                             "memref<*xf32, 1>",
                                             "memref<2x2xindex, affine_map<(d0, d1) -> (d1, d0)>, 3 : i32>",
                                             "!rnd.opaque<[1, \"x\"]>"};

static constexpr StringRef builtinAttributes[] = {
    "unit",
    "true",
    "false",
    "0 : i1",
    "1 : i8",
    "-7 : i16",
    "0 : i32",
    "1 : i32",
    "42 : i32",
    "-1 : i32",
    "0",
    "1",
    "-9223372036854775808",
    "3 : index",
    "5 : si32",
    "200 : ui8",
    "170141183460469231731687303715884105727 : i128",
    "0.0 : f32",
    "-0.0 : f32",
    "1.5",
    "0x7FC00000 : f32",
    "0x7FF0000000000000 : f64",
    "1.0e-30",
    "3.14 : f16",
    "2.5 : bf16",
    "0.1 : f80",
    "0.1 : f128",
    "\"a\"",
    "\"\"",
    "\"q\\22\\0A\\\\\"",
    "\"private\"",
    "\"typed\" : i32",
    "[]",
    "[1, 2]",
    "[\"a\", unit]",
    "[i32, f32]",
    "[{}]",
    "[{rnd.x}, {}]",
    "[{rnd.a = 1 : i8}]",
    "{}",
    "{a = 1, \"b c\" = [unit]}",
    "array<i1>",
    "array<i1: true, false>",
    "array<i8: 1>",
    "array<i16: 1, 2>",
    "array<i32>",
    "array<i32: 0>",
    "array<i32: 1>",
    "array<i32: 1, 1>",
    "array<i32: 0, 0>",
    "array<i32: 3, 4, 5>",
    "array<i64>",
    "array<i64: 1, -2>",
    "array<i64: 0, 1, 2>",
    "array<f32: 0.5, 1.0>",
    "array<f64: 2.0>",
    "dense<42> : tensor<1xi32>",
    "dense<[1, 2]> : tensor<2xi32>",
    "dense<[1, 2]> : vector<2xi64>",
    "dense<7> : tensor<1xi8>",
    "dense<> : tensor<0xi32>",
    "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>",
    "dense<[1.0, 0x7FC00000]> : tensor<2xf32>",
    "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
    "dense<[true, false, true, true]> : vector<4xi1>",
    "dense<\"a\"> : tensor<2x!rnd.s>",
    "sparse<[[0, 1]], [5]> : tensor<2x3xi32>",
    "dense_resource<rnd_blob> : tensor<2xi32>",
    "@rnd_far",
    "@rnd_far::@deep",
    "affine_map<(d0, d1)[s0] -> (d0 mod 2 + s0, d1 floordiv 3)>",
    "affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 4 == 0)>",
    "strided<[2, 1], offset: 3>",
    "loc(\"rnd.f\":3:4)",
    "loc(fused<1>[\"n\", unknown])",
    "#rnd.opaque<\"x\", [1]>",
    "i32",
    "tensor<?xf32>"};

uint64_t RandomSource::next() {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

RandomPools::RandomPools(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects) : context(context) {
  // Most candidates are invalid; their diagnostics are discarded.
  ScopedDiagnosticHandler silence(context->getDiagEngine(), [](Diagnostic &) { return success(); });
  for (StringRef text : builtinTypes)
    addType(parseType(text, context));
  for (StringRef text : builtinAttributes)
    addAttribute(parseAttribute(text, context));
  for (Dialect *dialect : dialects)
    addDeclared(*dialect);
  // A buildable type constraint may be satisfied by one type only; add the type that it builds.
  for (Dialect *dialect : dialects)
    for (const OpSpec *op : dialect->getSpec().ops)
      for (llvm::ArrayRef<OperandSpec> groups : {op->operands, op->results})
        for (const OperandSpec &group : groups)
          if (group.constraint->build)
            addType(group.constraint->build(context));
  addFunctionTypes();
  addValues();
}

void RandomPools::addType(Type type) {
  if (type && !llvm::is_contained(allTypes, type))
    allTypes.push_back(type);
}
void RandomPools::addAttribute(Attribute attr) {
  if (!attr || llvm::is_contained(allAttributes, attr))
    return;
  allAttributes.push_back(attr);
  if (auto typed = llvm::dyn_cast<TypedAttr>(attr))
    typedAttributes[typed.getType()].push_back(attr);
}

//===----------------------------------------------------------------------===//
// Types and attributes that dialects define
//===----------------------------------------------------------------------===//

namespace {
/// Candidate values of one parameter. Values that are arrays of types or attributes refer to `types` and
/// `attrs`.
struct ParamChoices {
  std::vector<ParamValue> values;
  std::vector<Type> types;
  std::vector<Attribute> attrs;
};
} // namespace

static ParamValue number(uint64_t bits) { return ParamTraits<uint64_t>::make(bits); }

static void addEnumChoices(const EnumSpec &declared, std::vector<ParamValue> &values) {
  for (const EnumCaseSpec &entry : declared.cases)
    values.push_back(number(entry.value));
  if (declared.isBitEnum && declared.cases.size() > 2)
    values.push_back(number(declared.cases[1].value | declared.cases.back().value));
}

static void choose(const ParamSpec &param, llvm::ArrayRef<Type> types, llvm::ArrayRef<Attribute> attrs,
                   ParamChoices &choices) {
  static constexpr int64_t numbers[] = {4, 2, 1};
  static constexpr bool flags[] = {true, false};
  for (Type type : types)
    if (choices.types.size() < 8 && (!param.typeCheck || param.typeCheck(type)))
      choices.types.push_back(type);
  for (Attribute attr : attrs)
    if (choices.attrs.size() < 8 && (!param.attrCheck || param.attrCheck(attr)))
      choices.attrs.push_back(attr);
  std::vector<ParamValue> &values = choices.values;
  switch (param.kind) {
  case ParamKind::Bool:
    values = {number(0), number(1)};
    break;
  case ParamKind::Signed:
  case ParamKind::Unsigned:
    values = {number(4), number(1), number(8), number(0)};
    break;
  case ParamKind::Enum:
    addEnumChoices(*param.enumSpec, values);
    break;
  case ParamKind::Type:
    for (Type type : choices.types)
      values.push_back(ParamTraits<Type>::make(type));
    break;
  case ParamKind::Attribute:
    for (Attribute attr : choices.attrs)
      values.push_back(ParamTraits<Attribute>::make(attr));
    break;
  case ParamKind::String:
    values = {ParamTraits<StringRef>::make("a"), ParamTraits<StringRef>::make("q\"\n")};
    break;
  case ParamKind::TypeArray:
    for (size_t size : {size_t(2), size_t(0), size_t(1)})
      values.push_back(
          ParamTraits<llvm::ArrayRef<Type>>::make(llvm::ArrayRef<Type>(choices.types).take_front(size)));
    break;
  case ParamKind::AttrArray:
    for (size_t size : {size_t(2), size_t(0), size_t(1)})
      values.push_back(ParamTraits<llvm::ArrayRef<Attribute>>::make(
          llvm::ArrayRef<Attribute>(choices.attrs).take_front(size)));
    break;
  case ParamKind::IntArray:
    for (size_t size : {size_t(3), size_t(0), size_t(1)})
      values.push_back(
          ParamTraits<llvm::ArrayRef<int64_t>>::make(llvm::ArrayRef<int64_t>(numbers).take_front(size)));
    break;
  case ParamKind::Float:
    values = {ParamTraits<double>::make(1.5)};
    break;
  case ParamKind::BoolArray:
    for (size_t size : {size_t(2), size_t(0), size_t(1)})
      values.push_back(ParamTraits<llvm::ArrayRef<bool>>::make(llvm::ArrayRef<bool>(flags).take_front(size)));
    break;
  case ParamKind::Object: // Objects of arbitrary C++ classes: no candidates are known.
    break;
  }
}

/// Calls \p make with up to 24 combinations of parameter values. The first combinations differ in every
/// parameter.
template <typename DefT, typename Make>
void RandomPools::tryParams(const DefT &def, Make make) {
  std::vector<ParamChoices> choices(def.params.size());
  for (auto [param, list] : llvm::zip(def.params, choices)) {
    choose(param, allTypes, allAttributes, list);
    if (list.values.empty())
      return;
  }
  RandomSource random(1);
  for (unsigned round = 0; round != (def.params.empty() ? 1 : 24); ++round) {
    llvm::SmallVector<ParamValue> params;
    for (ParamChoices &list : choices)
      params.push_back(round < list.values.size() ? list.values[round] : random.pick(list.values));
    make(params);
  }
}

void RandomPools::addDeclared(const Dialect &dialect) {
  if (dialect.getNamespace() == "builtin")
    return; // Types and attributes of builtin are listed in builtinTypes and builtinAttributes.
  auto emit = [this] { return emitError(UnknownLoc::get(context)); };
  for (const TypeDefSpec *def : dialect.getSpec().types)
    tryParams(*def, [&](llvm::ArrayRef<ParamValue> params) {
      addType(getCheckedType(emit, context, *def, params));
    });
  for (const AttrDefSpec *def : dialect.getSpec().attributes)
    tryParams(*def, [&](llvm::ArrayRef<ParamValue> params) {
      addAttribute(getCheckedAttribute(emit, context, *def, params));
    });
}

//===----------------------------------------------------------------------===//
// Function types and attributes derived from the types
//===----------------------------------------------------------------------===//

void RandomPools::addFunctionTypes() {
  RandomSource random(2);
  auto add = [this](llvm::ArrayRef<Type> inputs, llvm::ArrayRef<Type> results) {
    functions.push_back(FunctionType::get(context, inputs, results));
  };
  add({}, {});
  for (unsigned round = 0; round != 24; ++round) {
    llvm::SmallVector<Type> inputs, results;
    for (size_t i = 0, e = random.below(7); i != e; ++i)
      inputs.push_back(random.pick(allTypes));
    // The result types are some of the input types, so that the function can return its arguments.
    for (size_t i = 0, e = inputs.empty() ? 0 : random.below(3); i != e; ++i)
      results.push_back(random.pick(inputs));
    add(inputs, results);
  }
  for (size_t i = 0; i != 6; ++i)
    addType(functions[i]);
  for (FunctionType type : functions)
    addAttribute(TypeAttr::get(type));
}

void RandomPools::addValues() {
  Builder builder(context);
  for (Type type : std::vector<Type>(allTypes)) {
    auto shaped = llvm::dyn_cast<ShapedType>(type);
    if (!llvm::isa<IntegerType, IndexType, FloatType>(type) &&
        !(llvm::isa<VectorType, RankedTensorType>(type) && shaped.hasStaticShape()))
      continue;
    if (!llvm::isa<IntegerType, IndexType, FloatType>(shaped ? shaped.getElementType() : type))
      continue;
    addAttribute(builder.getZeroAttr(type));
    addAttribute(builder.getOneAttr(type));
  }
}

llvm::ArrayRef<Type> RandomPools::fitting(const TypeConstraintSpec &constraint) {
  auto [it, isNew] = fittingTypes.try_emplace(&constraint);
  if (isNew)
    for (Type type : allTypes)
      if (!constraint.check || constraint.check(type))
        it->second.push_back(type);
  return it->second;
}

/// Adds the attributes of all cases of an enum constraint.
static void addEnumAttributes(const AttrConstraintSpec &constraint, MLIRContext *context,
                              std::vector<Attribute> &fitting) {
  if (!constraint.enumSpec || !constraint.valueType)
    return;
  std::vector<ParamValue> cases;
  addEnumChoices(*constraint.enumSpec, cases);
  for (const ParamValue &value : cases)
    if (auto attr = IntegerAttr::get(constraint.valueType(context), int64_t(value.bits));
        !constraint.check || constraint.check(attr))
      fitting.push_back(attr);
}

llvm::ArrayRef<Attribute> RandomPools::fitting(const AttrConstraintSpec &constraint) {
  auto [it, isNew] = fittingAttributes.try_emplace(&constraint);
  if (!isNew)
    return it->second;
  addEnumAttributes(constraint, context, it->second);
  for (Attribute attr : allAttributes)
    if ((!constraint.check || constraint.check(attr)) && !llvm::is_contained(it->second, attr))
      it->second.push_back(attr);
  return it->second;
}

llvm::ArrayRef<Type> RandomPools::withSameShape(Type type) {
  auto [it, isNew] = sameShape.try_emplace(type);
  if (!isNew)
    return it->second;
  auto shapeOf = [](Type of) -> std::optional<llvm::ArrayRef<int64_t>> {
    auto shaped = llvm::dyn_cast<ShapedType>(of);
    return shaped && shaped.hasRank() ? std::optional(shaped.getShape()) : std::nullopt;
  };
  std::vector<Type> found;
  bool isShaped = llvm::isa<ShapedType>(type);
  for (Type other : allTypes)
    if (isShaped ? other.getTypeID() == type.getTypeID() && shapeOf(other) == shapeOf(type)
                 : !llvm::isa<ShapedType>(other))
      found.push_back(other);
  return sameShape[type] = std::move(found);
}
