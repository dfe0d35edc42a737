// Lowerings for scalable vectors are missing: the option that asks for them is an error.
// UNSUPPORTED: differential
// RUN: %opt %s --pass-pipeline='builtin.module(convert-vector-to-scf{lower-scalable=true})' --verify-diagnostics

// expected-error @+1 {{option 'lower-scalable' is not implemented}}
module {
}
