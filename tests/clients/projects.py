#!/usr/bin/env python3
"""Builds projects that were written for MLIR against an installation of Strata, and runs their own tests.

    tests/clients/projects.py --prefix PREFIX --clients FOLDER [template standalone toy calc]

FOLDER has the sources of the projects: template (mlir-standalone-template), standalone and toy (LLVM's examples, with the
tests of toy in toy/test), and calc (the solutions of a tutorial with Bazel). None of their files is changed. The script adds
what surrounds a project: for toy a CMake project and a lit configuration, since its own are part of LLVM's tree; for calc a
WORKSPACE and a .bazelrc. Prints one row for each project with the numbers of its tests. Exit status 1: a build or a test failed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

# toy's chapters call this macro of LLVM's tree.
TOY_CMAKE = """cmake_minimum_required(VERSION 3.20)
project(toy LANGUAGES CXX C)
find_package(MLIR REQUIRED CONFIG)
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)
include(HandleLLVMOptions)
include_directories(${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
add_definitions(${LLVM_DEFINITIONS})
set(MLIR_ENABLE_EXECUTION_ENGINE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
macro(add_llvm_example name)
  add_llvm_executable(${name} ${ARGN})
endmacro()
add_subdirectory(toy)
"""
TOY_LIT = """import lit.formats
config.name = "toy"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".toy", ".mlir"]
config.available_features.add("host-supports-jit")
config.environment["PATH"] = {path!r}
config.test_exec_root = {output!r}
"""
CALC_WORKSPACE = """workspace(name = "calc")
local_repository(name = "strata", path = "{prefix}/share/strata/bazel")
load("@strata//tools/bazel:strata_deps.bzl", "strata_dependencies")
strata_dependencies()
load("@strata//bindings/mlir/bazel:mlir_repository.bzl", "mlir_repository")
mlir_repository(name = "llvm-project")
"""
CALC_BAZELRC = """import {prefix}/share/strata/bazel/tools/bazel/strata.bazelrc
build --jobs=2
test --test_output=errors
"""
# These stages test the output of LLVM 17, whose folders leave a cast that MLIR 22 folds, and run mlir-cpu-runner, which MLIR 22
# does not have.
CALC_EXCLUDED = ["-//stage10-llvm-conversion/...", "-//stage11-jit-execution/...", "-//stage12-custom-type/..."]


class Failure(Exception):
    pass


def run(command, log, **more):
    """Runs a command with its output in a log file; returns the output. Raises Failure when the command fails."""
    if not shutil.which(command[0]):
        raise Failure(f"'{command[0]}' is not installed")
    done = subprocess.run(command, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                          **more)
    with open(log, "a", encoding="utf-8") as file:
        file.write(f"$ {' '.join(command)}\n{done.stdout}\n")
    if done.returncode:
        raise Failure(f"'{' '.join(command[:4])} ...' failed; see {log}\n{done.stdout[-2000:]}")
    return done.stdout


def lit_counts(text):
    """The numbers in lit's summary: {"Passed": 5, "Unsupported": 1}."""
    return {name: int(count) for name, count in re.findall(r"^\s+(\w[\w ]*?)\s*:\s+(\d+)", text, re.M)
            if name in ("Passed", "Failed", "Unsupported", "Unresolved", "Excluded")}


def cmake_project(options, source, build, log, *more):
    run(["cmake", "-G", "Ninja", "-S", source, "-B", build, f"-DMLIR_DIR={options.prefix}/lib/cmake/mlir",
         f"-DLLVM_DIR={options.llvm}/lib/cmake/llvm", "-DCMAKE_BUILD_TYPE=Release", f"-DLLVM_EXTERNAL_LIT={options.lit}",
         *more], log)
    run(["ninja", "-C", build, "all"], log)


def check_cmake(name, target, *more):
    def check(options, work, log):
        build = os.path.join(work, "build")
        cmake_project(options, os.path.join(options.clients, name), build, log, *more)
        return lit_counts(run(["ninja", "-C", build, target], log))
    return check


def check_toy(options, work, log):
    os.symlink(os.path.join(options.clients, "toy"), os.path.join(work, "toy"))
    with open(os.path.join(work, "CMakeLists.txt"), "w", encoding="utf-8") as file:
        file.write(TOY_CMAKE)
    build, tests = os.path.join(work, "build"), os.path.join(work, "test")
    cmake_project(options, work, build, log)
    shutil.copytree(os.path.join(options.clients, "toy", "test"), tests)
    path = os.pathsep.join([os.path.join(build, "bin"), os.path.join(options.prefix, "bin"),
                            os.path.join(options.llvm, "bin"), os.environ["PATH"]])
    with open(os.path.join(tests, "lit.cfg.py"), "w", encoding="utf-8") as file:
        file.write(TOY_LIT.format(path=path, output=os.path.join(work, "output")))
    return lit_counts(run([options.lit, "-sv", tests], log))


def check_calc(options, work, log):
    project = os.path.join(work, "calc")
    shutil.copytree(os.path.join(options.clients, "calc"), project)
    for name, text in (("WORKSPACE", CALC_WORKSPACE), (".bazelrc", CALC_BAZELRC)):
        with open(os.path.join(project, name), "w", encoding="utf-8") as file:
            file.write(text.format(prefix=options.prefix))
    bazel = ["bazel", f"--output_base={work}/base"]
    try:
        text = run([*bazel, "test", *options.bazel_option, "--", "//...", *CALC_EXCLUDED], log, cwd=project)
    finally:
        subprocess.run([*bazel, "shutdown"], cwd=project, check=False, stderr=subprocess.DEVNULL)
        subprocess.run(["chmod", "-R", "u+w", work], check=False)
    return {"Passed": len(re.findall(r"^//\S+\s+(?:\(cached\) )?PASSED", text, re.M))}


PROJECTS = {"template": check_cmake("template", "check-standalone-opt"),
            "standalone": check_cmake("standalone", "check-standalone", "-DMLIR_INCLUDE_TESTS=ON"),
            "toy": check_toy, "calc": check_calc}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("projects", nargs="*", default=list(PROJECTS), metavar="PROJECT")
    parser.add_argument("--prefix", required=True, type=os.path.realpath, help="an installation of Strata")
    parser.add_argument("--clients", required=True, type=os.path.realpath, help="folder of the projects")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22", help="an installation of LLVM")
    parser.add_argument("--lit", default="/usr/bin/lit-22")
    parser.add_argument("--log", default=".", type=os.path.realpath, help="folder of the logs")
    parser.add_argument("--bazel-option", action="append", default=[], help="option of Bazel for calc")
    options = parser.parse_args()
    unknown = [name for name in options.projects if name not in PROJECTS]
    if unknown:
        parser.error(f"unknown project '{unknown[0]}'; the projects are {', '.join(PROJECTS)}")
    for path in (options.prefix, *(os.path.join(options.clients, name) for name in options.projects)):
        if not os.path.isdir(path):
            parser.error(f"'{path}' is not a folder")
    failed = False
    os.makedirs(options.log, exist_ok=True)
    for name in options.projects:
        log = os.path.join(options.log, name + ".log")
        with tempfile.TemporaryDirectory() as work:
            try:
                counts = PROJECTS[name](options, work, log)
                result = ", ".join(f"{count} {what.lower()}" for what, count in counts.items()) or "no tests found"
                failed |= counts.get("Passed", 0) == 0
            except Failure as failure:
                result, failed = str(failure), True
        print(f"{name}: {result}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
