# The lit configuration of all suites; see README.md. tools/bazel/run_lit.sh runs lit inside the runfiles tree.

import glob
import os
import shutil

import lit.formats

config.name = "strata"
config.suffixes = [".mlir", ".td", ".test", ".py"]
config.excludes = ["Inputs"]
config.test_format = lit.formats.ShTest(execute_external=False)  # lit's internal shell behaves the same on every system
# Runfiles are symbolic links. The path is not resolved, so that other files are found beside the link.
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.environ["STRATA_LIT_EXEC_ROOT"]
config.environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS", "LSAN_OPTIONS", "ASAN_SYMBOLIZER_PATH"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.recursiveExpansionLimit = 5

root = os.getcwd()
strata = root if os.path.isdir(os.path.join(root, "defs")) else os.path.join(root, "external", "strata")

# The settings of the suite come first and therefore override the ones below. Each is three lines: kind, key, text.
with open(os.environ["STRATA_LIT_SETTINGS"], encoding="utf-8") as settings:
    lines = settings.read().split("\n")
for kind, key, text in zip(lines[0::3], lines[1::3], lines[2::3]):
    if kind == "subst":
        config.substitutions.append((key, text))
    elif kind == "feature":
        config.available_features.add(key)

# Each dialects/<dialect>/<Name>.td in the suite's data has a substitution: %poly_td is dialects/poly/Poly.td. The
# longest name comes first because lit replaces plain text, not whole words.
found = {}
for base in (root, strata):
    for path in sorted(glob.glob(os.path.join(base, "dialects", "*", "*.td"))):
        found.setdefault("%" + os.path.splitext(os.path.basename(path))[0].lower() + "_td", path)
for key in sorted(found, key=len, reverse=True):
    config.substitutions.append((key, found[key]))
config.substitutions.append(("%defs", os.path.join(strata, "defs")))
config.substitutions.append(("%root", root))
config.substitutions.append(("%opt", "strata-opt"))

for tool in ("mlir-opt", "mlir-tblgen", "mlir-translate", "clang-format-22", "g++", "gdb", "spirv-as", "spirv-val"):
    if shutil.which(tool, path=os.environ["PATH"]):
        config.available_features.add(tool)

# A differential suite runs mlir-opt; without it, all tests of the suite are skipped.
if "differential" in config.available_features and "mlir-opt" not in config.available_features:
    config.unsupported = True

# tools/update_tests: the updater of .expected files and FileCheck lines runs before the updaters of lit.
if lit_config.update_tests:
    import expected_text

    if expected_text.lit_test_updater not in lit_config.test_updaters:
        lit_config.test_updaters.insert(0, expected_text.lit_test_updater)
