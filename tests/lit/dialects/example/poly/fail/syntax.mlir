// Diagnostics of the parser for text that does not match the assembly format.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @missing_word(%p: !poly.poly<3>) {
  // expected-error @+1 {{expected 'by'}}
  %0 = poly.scale %p 3 : !poly.poly<3>
  return
}

// -----

func.func @enum_word(%p: !poly.poly<3>, %x: i32) {
  // expected-error @+1 {{expected string or keyword containing one of the following enum values for attribute 'method' [horner, estrin, powers]}}
  %0 = poly.eval %p at %x using magic : (!poly.poly<3>, i32)
  return
}

// -----

func.func @operand_type(%p: !poly.poly<3>, %q: !poly.poly<4>) {
  // expected-error @+2 {{use of value '%q' expects different type than prior uses: '!poly.poly<3>' vs '!poly.poly<4>'}}
  // expected-note @-2 {{prior use here}}
  %0 = poly.add %p, %q : !poly.poly<3>
  return
}

// -----

// expected-error @+1 {{expected '<'}}
func.func private @parameter_missing(!poly.poly)

// -----

func.func @unknown_op(%p: !poly.poly<3>) {
  // expected-error @+1 {{custom op 'poly.divide' is unknown}}
  %0 = poly.divide %p, %p : !poly.poly<3>
  return
}

// -----

func.func @short_type(%p: !poly.poly<3>) {
  // expected-error @+1 {{expected '<'}}
  %0 = poly.to_tensor %p : i32
  return
}
