# Both producers verify what the declarations ask for.
# RUN: %PYTHON %s > %t.mlir
# RUN: %opt %t.mlir --verify-diagnostics --split-input-file -o /dev/null

print('''
// expected-error @+1 {{'numpy.random.randn' op operand #0 must be variadic of integer, but got 'f32'}}
func.func @f(%a: f32) { "numpy.random.randn"(%a) : (f32) -> tensor<2xf32> return }

// -----

// expected-error @+1 {{'numpy.sqrt' op requires the same type for all operands and results}}
func.func @f(%a: tensor<2xf32>) { "numpy.sqrt"(%a) : (tensor<2xf32>) -> tensor<3xf32> return }

// -----

// expected-error @+1 {{'python.constant' op requires attribute 'value'}}
func.func @f() { "python.constant"() : () -> !python.string return }
''')
