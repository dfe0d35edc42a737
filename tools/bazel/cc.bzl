"""C++ targets with the project's defaults."""

def strata_cc_test(name, srcs, deps = [], size = "small", **kwargs):
    """A GoogleTest test: `main`, gtest and gmock are linked in.

    Args:
      name: name of the test.
      srcs: sources of the test.
      deps: libraries under test.
      size: see cc_test.
      **kwargs: further arguments of cc_test.
    """
    native.cc_test(
        name = name,
        size = size,
        srcs = srcs,
        deps = deps + [Label("//tools/bazel/system:gtest_main")],
        **kwargs
    )
