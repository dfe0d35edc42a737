//===- DefEncoding.cpp - Encoding of declared attributes by tables --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/DefEncoding.h"
#include "runtime/ir/ParamObject.h"
#include <deque>

using namespace mlir;

using NumberTraits = ParamTraits<std::optional<unsigned>>;
using NumberListTraits = ParamTraits<llvm::ArrayRef<uint64_t>>;
using AttrListTraits = ParamTraits<llvm::ArrayRef<Attribute>>;

static Attribute getAttr(const ParamValue &value) { return Attribute::getFromOpaquePointer(value.pointer); }

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Returns true if a parameter that is not encoded has no value.
static bool isEmpty(const ParamSpec &spec, const ParamValue &value) {
  return spec.kind == ParamKind::Attribute && !value.pointer;
}

static void writeParam(char form, const ParamValue &value, DialectBytecodeWriter &writer) {
  switch (form) {
  case 'v':
    return writer.writeVarInt(value.bits);
  case 'b':
    return writer.writeOwnedBool(value.bits != 0);
  case 'i': {
    std::optional<unsigned> number = NumberTraits::from(value);
    return writer.writeVarIntWithFlag(number.value_or(0), number.has_value());
  }
  case 'a':
    return writer.writeAttribute(getAttr(value));
  case 'o':
    return writer.writeOptionalAttribute(getAttr(value));
  case 's':
    return writer.writeOwnedString(llvm::cast<StringAttr>(getAttr(value)).getValue());
  case 'l': {
    llvm::ArrayRef<Attribute> list = AttrListTraits::from(value);
    writer.writeOwnedBool(!list.empty());
    if (!list.empty())
      writer.writeList(list, [&](Attribute attr) { writer.writeOptionalAttribute(attr); });
    return;
  }
  case 'n': {
    llvm::ArrayRef<uint64_t> list = NumberListTraits::from(value);
    writer.writeOwnedBool(!list.empty());
    if (!list.empty())
      writer.writeList(list, [&](uint64_t number) { writer.writeVarInt(number); });
    return;
  }
  }
  llvm_unreachable("unknown form of a parameter");
}

LogicalResult BytecodeDefInterface::writeAttribute(Attribute attr, DialectBytecodeWriter &writer) const {
  if (attr.getKind() != AttrKind::Declared)
    return failure();
  const AttrDefSpec *spec = attr.getAbstractAttribute().spec;
  const auto *def = llvm::find_if(defs, [&](const BytecodeDef &candidate) { return candidate.spec == spec; });
  if (def == defs.end())
    return failure();
  llvm::StringRef forms = def->forms;
  for (size_t i = forms.size(); i != spec->params.size(); ++i)
    if (!isEmpty(spec->params[i], getParam(attr, i)))
      return failure();
  // A missing string has no encoding.
  for (size_t i = 0; i != forms.size(); ++i)
    if (forms[i] == 's' && !getAttr(getParam(attr, i)))
      return failure();
  writer.writeVarInt(def - defs.begin());
  for (size_t i = 0; i != forms.size(); ++i)
    writeParam(forms[i], getParam(attr, i), writer);
  return success();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// Reads the parameters of an attribute, and owns the memory that they refer to.
class ParamReader {
public:
  explicit ParamReader(DialectBytecodeReader &reader) : reader(reader) {}
  LogicalResult read(char form, const ParamSpec &spec);

  llvm::SmallVector<ParamValue, 16> values;

private:
  LogicalResult readNumber(const ParamSpec &spec, ParamValue &value);
  LogicalResult checkClass(const ParamSpec &spec, Attribute attr);
  LogicalResult readAttr(char form, const ParamSpec &spec, ParamValue &value);
  LogicalResult readList(const ParamSpec &spec, ParamValue &value);
  LogicalResult readNumberList(ParamValue &value);

  DialectBytecodeReader &reader;
  std::deque<llvm::SmallVector<Attribute>> attrLists;
  std::deque<llvm::SmallVector<uint64_t>> numberLists;
  std::deque<std::optional<unsigned>> numbers;
  std::deque<llvm::ArrayRef<uint64_t>> arrays;
};
} // namespace

LogicalResult ParamReader::readNumber(const ParamSpec &spec, ParamValue &value) {
  if (failed(reader.readVarInt(value.bits)))
    return failure();
  if (spec.bits < 64 && value.bits >> spec.bits)
    return reader.emitError() << "value of parameter '" << spec.name << "' out of range: " << value.bits;
  return success();
}

LogicalResult ParamReader::checkClass(const ParamSpec &spec, Attribute attr) {
  if (!spec.attrCheck || spec.attrCheck(attr))
    return success();
  return reader.emitError() << "parameter '" << spec.name << "' expects " << spec.cppType
                            << ", but got: " << attr;
}

LogicalResult ParamReader::readAttr(char form, const ParamSpec &spec, ParamValue &value) {
  Attribute attr;
  llvm::StringRef text;
  if (form == 's') {
    if (failed(reader.readString(text)))
      return failure();
    attr = StringAttr::get(reader.getContext(), text);
  } else if (failed(form == 'a' ? reader.readAttribute(attr) : reader.readOptionalAttribute(attr))) {
    return failure();
  }
  value.pointer = attr.getAsOpaquePointer();
  return attr ? checkClass(spec, attr) : success();
}

LogicalResult ParamReader::readList(const ParamSpec &spec, ParamValue &value) {
  bool isPresent;
  if (failed(reader.readBool(isPresent)))
    return failure();
  llvm::SmallVector<Attribute> &list = attrLists.emplace_back();
  if (isPresent &&
      failed(reader.readList(list, [&](Attribute &attr) { return reader.readOptionalAttribute(attr); })))
    return failure();
  for (Attribute attr : list) {
    if (!attr)
      return reader.emitError() << "missing element of parameter '" << spec.name << "'";
    if (failed(checkClass(spec, attr)))
      return failure();
  }
  value = AttrListTraits::make(list);
  return success();
}

LogicalResult ParamReader::readNumberList(ParamValue &value) {
  bool isPresent;
  if (failed(reader.readBool(isPresent)))
    return failure();
  llvm::SmallVector<uint64_t> &list = numberLists.emplace_back();
  if (isPresent && failed(reader.readList(list, [&](uint64_t &number) { return reader.readVarInt(number); })))
    return failure();
  value = NumberListTraits::make(arrays.emplace_back(list));
  return success();
}

LogicalResult ParamReader::read(char form, const ParamSpec &spec) {
  ParamValue &value = values.emplace_back();
  value.bits = 0;
  switch (form) {
  case 'v':
    return readNumber(spec, value);
  case 'b': {
    bool flag;
    if (failed(reader.readBool(flag)))
      return failure();
    value.bits = flag;
    return success();
  }
  case 'i': {
    uint64_t number;
    bool isPresent;
    if (failed(reader.readVarIntWithFlag(number, isPresent)))
      return failure();
    if (number > UINT32_MAX)
      return reader.emitError() << "value of parameter '" << spec.name << "' out of range: " << number;
    value =
        NumberTraits::make(numbers.emplace_back(isPresent ? std::optional<unsigned>(number) : std::nullopt));
    return success();
  }
  case 'l':
    return readList(spec, value);
  case 'n':
    return readNumberList(value);
  default:
    return readAttr(form, spec, value);
  }
}

Attribute BytecodeDefInterface::readAttribute(DialectBytecodeReader &reader) const {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  if (code >= defs.size()) {
    reader.emitError() << "unknown attribute code: " << code;
    return {};
  }
  const BytecodeDef &def = defs[code];
  llvm::StringRef forms = def.forms;
  ParamReader params(reader);
  for (size_t i = 0; i != forms.size(); ++i)
    if (failed(params.read(forms[i], def.spec->params[i])))
      return {};
  for (size_t i = forms.size(); i != def.spec->params.size(); ++i)
    params.values.emplace_back().pointer = nullptr;
  return getCheckedAttribute([&] { return reader.emitError(); }, getContext(), *def.spec, params.values);
}
