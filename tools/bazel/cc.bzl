"""C++ targets with the project's defaults."""

# Compiler options of tests. Without optimization they compile in three quarters of the time, and link the same optimised
# libraries. Sanitizer builds keep their own level, because instrumented code without optimization is too slow.
TEST_COPTS = select({
    str(Label("//tools/bazel/prelude:sanitizer")): [],
    "//conditions:default": ["-O0", "-U_FORTIFY_SOURCE"],
})

def strata_cc_test(name, srcs, deps = [], size = "small", copts = [], **kwargs):
    """A GoogleTest test: `main`, gtest and gmock are linked in.

    tools/bazel/prelude/TestPrelude.h is included before each source, in precompiled form if the compiler is GCC.

    Args:
      name: name of the test.
      srcs: sources of the test.
      deps: libraries under test.
      size: see cc_test.
      copts: further compiler options.
      **kwargs: further arguments of cc_test.
    """
    native.cc_test(
        name = name,
        size = size,
        srcs = srcs,
        copts = TEST_COPTS + ["-include", "tools/bazel/prelude/test_prelude.h"] + copts,
        deps = deps + [Label("//tools/bazel/prelude:test_prelude")],
        **kwargs
    )
