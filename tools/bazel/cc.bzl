"""C++ targets with the project's defaults."""

def strata_cc_test(name, srcs, deps = [], size = "small", **kwargs):
    """A GoogleTest test: `main`, gtest and gmock are linked in.

    Args:
      name: of the test.
      srcs: its sources.
      deps: what it tests.
      size: as in cc_test.
      **kwargs: as in cc_test.
    """
    native.cc_test(
        name = name,
        size = size,
        srcs = srcs,
        deps = deps + [Label("//tools/bazel/system:gtest_main")],
        **kwargs
    )
