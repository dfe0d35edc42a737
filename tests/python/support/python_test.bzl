"""strata_python_test: unittest files that run with the package of //bindings/python."""

def strata_python_test(name, srcs, package = "package", data = [], size = "small", tags = [], **kwargs):
    """One Bazel test that runs the test cases of several files and reports each of them.

    Args:
      name: name of the test.
      srcs: files with subclasses of unittest.TestCase.
      package: the target of //bindings/python with the package.
      data: other files that the tests read.
      size: see py_test.
      tags: see py_test.
      **kwargs: further arguments of py_test.
    """
    native.py_test(
        name = name,
        size = size,
        srcs = [Label("//tests/python/support:run_unittest.py")] + srcs,
        main = Label("//tests/python/support:run_unittest.py"),
        # The folders of the package have no __init__.py.
        legacy_create_init = 0,
        args = ["$(location %s)" % src for src in srcs] + select({
            # The libraries are instrumented but python3 is not.
            str(Label("//tools/bazel/prelude:sanitizer")): ["--sanitized"],
            "//conditions:default": [],
        }),
        data = srcs + data + [Label("//bindings/python:" + package)],
        env = {"STRATA_PYTHON_PACKAGE": "bindings/python/" + package},
        tags = tags,
        **kwargs
    )
