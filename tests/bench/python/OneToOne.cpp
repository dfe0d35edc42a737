//===- OneToOne.cpp - A minimal pybind11 module over the C API ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The binding that call_speed.py compares with: one class for each handle of the C API, and one pybind11
// function for each C function, in the manner of MLIR's bindings. Only what the benchmark calls is bound. It
// does less than a binding that can be used: handles are not checked and keep nothing alive, and objects have
// no more derived classes.
//
//===----------------------------------------------------------------------===//

#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/IR.h"
#include "strata-c/RegisterEverything.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <optional>
#include <string>
#include <vector>

namespace py = pybind11;

namespace {
// Each handle is a struct of its own in C, but pybind11 needs a class for it.
template <typename HandleT>
struct Bound {
  HandleT handle;
};
using Context = Bound<MlirContext>;
using Location = Bound<MlirLocation>;
using Module = Bound<MlirModule>;
using Operation = Bound<MlirOperation>;
using State = Bound<MlirOperationState>;
using Region = Bound<MlirRegion>;
using Block = Bound<MlirBlock>;
using Value = Bound<MlirValue>;
using Type = Bound<MlirType>;
using Attribute = Bound<MlirAttribute>;

MlirStringRef stringRef(const std::string &text) { return {text.data(), text.size()}; }

/// Returns the object of a handle, or None.
template <typename HandleT>
std::optional<Bound<HandleT>> orNone(HandleT handle) {
  return handle.ptr ? std::optional<Bound<HandleT>>(Bound<HandleT>{handle}) : std::nullopt;
}

template <typename HandleT>
std::vector<HandleT> handles(const std::vector<Bound<HandleT>> &objects) {
  std::vector<HandleT> list;
  list.reserve(objects.size());
  for (const Bound<HandleT> &object : objects)
    list.push_back(object.handle);
  return list;
}

/// MLIR's bindings create an operation in one call.
Operation create(const std::string &name, const std::vector<Type> &results,
                 const std::vector<Value> &operands, const py::dict &attributes, const Location &location,
                 const Block &block) {
  MlirOperationState state = mlirOperationStateGet(stringRef(name), location.handle);
  std::vector<MlirType> types = handles(results);
  mlirOperationStateAddResults(&state, types.size(), types.data());
  std::vector<MlirValue> values = handles(operands);
  mlirOperationStateAddOperands(&state, values.size(), values.data());
  std::vector<MlirNamedAttribute> list;
  for (auto [key, attribute] : attributes) {
    std::string text = key.cast<std::string>();
    list.push_back({mlirIdentifierGet(mlirLocationGetContext(location.handle), stringRef(text)),
                    attribute.cast<const Attribute &>().handle});
  }
  mlirOperationStateAddAttributes(&state, list.size(), list.data());
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(block.handle, op);
  return {op};
}

MlirWalkResult visit(MlirOperation op, void *callback) {
  return (*static_cast<py::function *>(callback))(Operation{op}).cast<MlirWalkResult>();
}
} // namespace

PYBIND11_MODULE(one_to_one, m) {
  py::enum_<MlirWalkResult>(m, "WalkResult").value("ADVANCE", MlirWalkResultAdvance);
  py::class_<Context>(m, "Context")
      .def(py::init([] {
        MlirContext context = mlirContextCreate();
        MlirDialectRegistry registry = mlirDialectRegistryCreate();
        mlirRegisterAllDialects(registry);
        mlirContextAppendDialectRegistry(context, registry);
        mlirDialectRegistryDestroy(registry);
        mlirContextLoadAllAvailableDialects(context);
        return Context{context};
      }))
      .def("destroy", [](Context &context) { mlirContextDestroy(context.handle); });
  py::class_<Location>(m, "Location").def_static("unknown", [](Context &context) {
    return Location{mlirLocationUnknownGet(context.handle)};
  });
  py::class_<Module>(m, "Module")
      .def_static("create", [](Location &location) { return Module{mlirModuleCreateEmpty(location.handle)}; })
      .def("body", [](Module &module) { return Block{mlirModuleGetBody(module.handle)}; })
      .def("operation", [](Module &module) { return Operation{mlirModuleGetOperation(module.handle)}; })
      .def("destroy", [](Module &module) { mlirModuleDestroy(module.handle); });
  py::class_<State>(m, "State")
      .def(py::init([](const std::string &name, Location &location) {
        return State{mlirOperationStateGet(stringRef(name), location.handle)};
      }))
      .def("add_results",
           [](State &state, const std::vector<Type> &types) {
             std::vector<MlirType> list = handles(types);
             mlirOperationStateAddResults(&state.handle, list.size(), list.data());
           })
      .def("add_operands",
           [](State &state, const std::vector<Value> &values) {
             std::vector<MlirValue> list = handles(values);
             mlirOperationStateAddOperands(&state.handle, list.size(), list.data());
           })
      .def("create", [](State &state) { return Operation{mlirOperationCreate(&state.handle)}; });
  py::class_<Operation>(m, "Operation")
      .def_static("create", &create, py::arg("name"), py::arg("results"), py::arg("operands"),
                  py::arg("attributes"), py::arg("loc"), py::arg("block"))
      .def("result",
           [](Operation &op, intptr_t pos) { return Value{mlirOperationGetResult(op.handle, pos)}; })
      .def("operand",
           [](Operation &op, intptr_t pos) { return Value{mlirOperationGetOperand(op.handle, pos)}; })
      .def("name",
           [](Operation &op) {
             MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op.handle));
             return std::string(name.data, name.length);
           })
      .def("next", [](Operation &op) { return orNone(mlirOperationGetNextInBlock(op.handle)); })
      .def("attribute",
           [](Operation &op, const std::string &name) {
             return orNone(mlirOperationGetAttributeByName(op.handle, stringRef(name)));
           })
      .def("walk", [](Operation &op, py::function callback) {
        mlirOperationWalk(op.handle, visit, &callback, MlirWalkPreOrder);
      });
  py::class_<Block>(m, "Block")
      .def("append",
           [](Block &block, Operation &op) { mlirBlockAppendOwnedOperation(block.handle, op.handle); })
      .def("first", [](Block &block) { return orNone(mlirBlockGetFirstOperation(block.handle)); });
  py::class_<Value>(m, "Value").def("type", [](Value &value) {
    return Type{mlirValueGetType(value.handle)};
  });
  py::class_<Type>(m, "Type")
      .def_static("integer", [](Context &context,
                                unsigned width) { return Type{mlirIntegerTypeGet(context.handle, width)}; })
      .def("width", [](Type &type) { return mlirIntegerTypeGetWidth(type.handle); });
  py::class_<Attribute>(m, "Attribute")
      .def_static("integer",
                  [](Type &type, int64_t value) { return Attribute{mlirIntegerAttrGet(type.handle, value)}; })
      .def("value", [](Attribute &attribute) { return mlirIntegerAttrGetValueInt(attribute.handle); });
}
