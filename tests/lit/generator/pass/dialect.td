// Every field of a dialect. The class registers its members in initialize(), or a table lists them.
// RUN: strata-tblgen --dump-model %s | FileCheck %s
// RUN: strata-tblgen -gen-dialect-decls %s | FileCheck %s --check-prefix=DECLS
// RUN: strata-tblgen -gen-dialect-defs %s | FileCheck %s --check-prefix=DEFS --implicit-check-not=spec
// RUN: strata-tblgen -gen-dialect-decls --dialect-tables %s | FileCheck %s --check-prefix=TABLE-DECLS
// RUN: strata-tblgen -gen-dialect-defs --dialect-tables %s | FileCheck %s --check-prefix=TABLE-DEFS
include "mlir/IR/OpBase.td"

def My_Dialect : Dialect {
  let name = "my-dialect";
  let cppNamespace = "::a::b";
  let summary = "what it is";
  let dependentDialects = ["::other::OtherDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = "int answer() const { return 42; }";
}
// CHECK: dialect my-dialect: ::a::b::MyDialect
// CHECK: flags: {{.*}}hasConstantMaterializer

// DECLS: namespace a {
// DECLS-NEXT: namespace b {
// DECLS: /// what it is
// DECLS-NEXT: class MyDialect : public ::mlir::Dialect {
// DECLS-NEXT: explicit MyDialect(::mlir::MLIRContext *context);
// DECLS-NEXT: void initialize();
// DECLS-NEXT: friend class ::mlir::MLIRContext;
// DECLS: public:
// DECLS-NEXT: ~MyDialect() override;
// DECLS-NEXT: getDialectNamespace() { return "my-dialect"; }
// DECLS-NEXT: parseAttribute({{.*}} override;
// DECLS-NEXT: printAttribute({{.*}} override;
// DECLS-NEXT: materializeConstant({{.*}}
// DECLS: ::mlir::Location loc) override;
// DECLS: verifyOperationAttribute({{.*}}
// DECLS: int answer() const { return 42; }

// Without a table, the generated definitions refer to no operation, type or attribute.
// DEFS: MyDialect::MyDialect(::mlir::MLIRContext *context)
// DEFS: context->loadDialect<::other::OtherDialect>();
// DEFS-NEXT: initialize();
// DEFS: MyDialect::~MyDialect() = default;

// TABLE-DECLS: class MyDialect : public ::mlir::Dialect {
// TABLE-DECLS-NEXT: public:
// TABLE-DECLS-NEXT: static const ::mlir::DialectSpec spec;
// TABLE-DEFS: constinit const ::mlir::DialectSpec MyDialect::spec = {
// TABLE-DEFS: .hooks = ::mlir::detail::dialectHooks<MyDialect>(),
