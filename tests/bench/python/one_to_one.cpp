//===- one_to_one.cpp - C functions wrapped by pybind11 -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What python_speed.py compares with: a module in which each function is one function of the C API, wrapped
// by pybind11 without any code of our own. Handles are not checked and own nothing.
//
//===----------------------------------------------------------------------===//

#include "strata-c/BuiltinTypes.h"
#include "strata-c/IR.h"
#include "strata-c/RegisterEverything.h"
#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;

namespace {
/// The state does not own the characters of the name.
struct State {
  std::string name;
  MlirOperationState state;
};
} // namespace

static MlirStringRef textRef(const std::string &text) { return {text.data(), text.size()}; }

PYBIND11_MODULE(one_to_one, m) {
  py::class_<MlirContext>(m, "Context");
  py::class_<MlirLocation>(m, "Location");
  py::class_<MlirModule>(m, "Module");
  py::class_<MlirOperation>(m, "Operation");
  py::class_<MlirBlock>(m, "Block");
  py::class_<MlirValue>(m, "Value");
  py::class_<MlirType>(m, "Type");
  py::class_<MlirAttribute>(m, "Attribute");
  py::class_<MlirIdentifier>(m, "Identifier");
  py::class_<MlirNamedAttribute>(m, "NamedAttribute");
  py::class_<State>(m, "OperationState");

  m.def("context_create", [] {
    MlirContext context = mlirContextCreate();
    MlirDialectRegistry registry = mlirDialectRegistryCreate();
    mlirRegisterAllDialects(registry);
    mlirContextAppendDialectRegistry(context, registry);
    mlirDialectRegistryDestroy(registry);
    return context;
  });
  m.def("location_unknown", mlirLocationUnknownGet);
  m.def("module_create", mlirModuleCreateEmpty);
  m.def("module_parse", [](MlirContext context, const std::string &text) {
    return mlirModuleCreateParse(context, textRef(text));
  });
  m.def("module_body", mlirModuleGetBody);
  m.def("module_operation", mlirModuleGetOperation);
  m.def("type_parse", [](MlirContext context, const std::string &text) {
    return mlirTypeParseGet(context, textRef(text));
  });
  m.def("attribute_parse", [](MlirContext context, const std::string &text) {
    return mlirAttributeParseGet(context, textRef(text));
  });
  m.def("identifier_get", [](MlirContext context, const std::string &text) {
    return mlirIdentifierGet(context, textRef(text));
  });
  m.def("named_attribute_get", mlirNamedAttributeGet);
  m.def("state_get", [](std::string name, MlirLocation location) {
    return State{std::move(name), mlirOperationStateGet({nullptr, 0}, location)};
  });
  m.def("state_add_results", [](State &state, const std::vector<MlirType> &types) {
    mlirOperationStateAddResults(&state.state, types.size(), types.data());
  });
  m.def("state_add_operands", [](State &state, const std::vector<MlirValue> &values) {
    mlirOperationStateAddOperands(&state.state, values.size(), values.data());
  });
  m.def("state_add_attributes", [](State &state, const std::vector<MlirNamedAttribute> &attrs) {
    mlirOperationStateAddAttributes(&state.state, attrs.size(), attrs.data());
  });
  m.def("operation_create", [](State &state) {
    state.state.name = textRef(state.name);
    return mlirOperationCreate(&state.state);
  });
  m.def("block_append", mlirBlockAppendOwnedOperation);
  m.def("operation_result", mlirOperationGetResult);
  m.def("operation_operand", mlirOperationGetOperand);
  m.def("operation_num_operands", mlirOperationGetNumOperands);
  m.def("operation_name", mlirOperationGetName);
  m.def("identifier_str", [](MlirIdentifier name) {
    MlirStringRef text = mlirIdentifierStr(name);
    return std::string(text.data, text.length);
  });
  m.def("operation_attribute", [](MlirOperation op, const std::string &name) {
    return mlirOperationGetAttributeByName(op, textRef(name));
  });
  m.def("value_type", mlirValueGetType);
  m.def("block_first", mlirBlockGetFirstOperation);
  m.def("operation_next", mlirOperationGetNextInBlock);
  m.def("operation_is_null", [](MlirOperation op) { return mlirOperationIsNull(op); });
  m.def("operation_walk", [](MlirOperation op, const std::function<int(MlirOperation)> &callback) {
    mlirOperationWalk(
        op,
        [](MlirOperation visited, void *userData) {
          auto &function = *static_cast<const std::function<int(MlirOperation)> *>(userData);
          return static_cast<MlirWalkResult>(function(visited));
        },
        const_cast<void *>(static_cast<const void *>(&callback)), MlirWalkPostOrder);
  });
  m.def("module_destroy", mlirModuleDestroy);
  m.def("context_destroy", mlirContextDestroy);
}
