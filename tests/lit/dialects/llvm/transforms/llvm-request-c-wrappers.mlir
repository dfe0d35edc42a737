// Functions of the func dialect get the attribute that requests C wrappers.
// RUN: %opt %s --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers))' | diff %s.expected -

func.func @a() { return }
func.func private @b()
func.func private @c() { return }
llvm.func @d()
