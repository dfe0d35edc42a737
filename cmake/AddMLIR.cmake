# AddMLIR.cmake - CMake functions for projects written for MLIR.
#
# Part of Strata, under the Apache License v2.0. See LICENSE.
#
# The functions have the names and the arguments of MLIR's module. They need LLVM's modules TableGen and AddLLVM. See
# docs/install.md for the list, and StrataConfig.cmake for a shorter way to declare a dialect.

include_guard(DIRECTORY)
include("${CMAKE_CURRENT_LIST_DIR}/StrataCxxStandard.cmake")

#===-- Generated code ----------------------------------------------------------===#

# Runs the generator on ${LLVM_TARGET_DEFINITIONS}.
#   mlir_tablegen(OUTPUT [BACKEND-OPTION...] [DEPENDS FILE...] [EXTRA_INCLUDES DIR...])
# Appends OUTPUT to TABLEGEN_OUTPUT, for add_public_tablegen_target().
function(mlir_tablegen output)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;EXTRA_INCLUDES")
  tablegen(MLIR ${output} ${arg_UNPARSED_ARGUMENTS}
           EXTRA_INCLUDES ${arg_EXTRA_INCLUDES} ${MLIR_INCLUDE_DIRS}
           DEPENDS ${arg_DEPENDS})
  set(TABLEGEN_OUTPUT ${TABLEGEN_OUTPUT} PARENT_SCOPE)
endfunction()

# Declares the target of generated headers of a dialect; the headers are made before mlir-headers.
macro(add_mlir_dialect_tablegen_target target)
  add_public_tablegen_target(${target})
  add_dependencies(mlir-headers ${target})
endmacro()

# Declares the target of generated headers that do not belong to a dialect.
macro(add_mlir_generic_tablegen_target target)
  add_public_tablegen_target(${target})
  add_dependencies(mlir-generic-headers ${target})
endmacro()

# Generates ops, types and the dialect class from FILE.td: target MLIR<FILE>IncGen.
function(add_mlir_dialect file namespace)
  set(LLVM_TARGET_DEFINITIONS ${file}.td)
  foreach(part "|op|" "Types|typedef|-typedefs-dialect=${namespace}" "Dialect|dialect|-dialect=${namespace}")
    string(REPLACE "|" ";" part "${part}")
    list(GET part 0 suffix)
    list(GET part 1 backend)
    list(GET part 2 option)
    mlir_tablegen(${file}${suffix}.h.inc -gen-${backend}-decls ${option})
    mlir_tablegen(${file}${suffix}.cpp.inc -gen-${backend}-defs ${option})
  endforeach()
  add_mlir_dialect_tablegen_target(MLIR${file}IncGen)
endfunction()

# Generates op interfaces from FILE.td: target MLIR<FILE>IncGen.
function(add_mlir_interface file)
  set(LLVM_TARGET_DEFINITIONS ${file}.td)
  mlir_tablegen(${file}.h.inc -gen-op-interface-decls)
  mlir_tablegen(${file}.cpp.inc -gen-op-interface-defs)
  add_mlir_generic_tablegen_target(MLIR${file}IncGen)
endfunction()

# Generates a page of documentation, ${MLIR_BINARY_DIR}/docs/DIRECTORY/OUTPUT.md: target <OUTPUT>DocGen.
#   add_mlir_doc(FILE OUTPUT DIRECTORY BACKEND-OPTION...)   (DIRECTORY ends with a slash)
function(add_mlir_doc file output directory backend)
  set(LLVM_TARGET_DEFINITIONS ${file}.td)
  mlir_tablegen(${output}.md ${backend} ${ARGN})
  set(page ${MLIR_BINARY_DIR}/docs/${directory}${output}.md)
  add_custom_command(
    OUTPUT ${page}
    COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_BINARY_DIR}/${output}.md ${page}
    DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${output}.md)
  add_custom_target(${output}DocGen DEPENDS ${page})
  add_dependencies(mlir-doc ${output}DocGen)
endfunction()

#===-- Libraries ---------------------------------------------------------------===#

# Sets ${result} to the headers and .td files in directories, for the file lists of IDEs.
function(_strata_headers result)
  set(found)
  foreach(directory ${ARGN})
    file(GLOB files "${directory}/*.h" "${directory}/*.def" "${directory}/*.td")
    list(APPEND found ${files})
  endforeach()
  set_source_files_properties(${found} PROPERTIES HEADER_FILE_ONLY ON)
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# Installs a library and records it for the project's own exports.
function(add_mlir_library_install name)
  if(NOT LLVM_INSTALL_TOOLCHAIN_ONLY)
    install(TARGETS ${name} COMPONENT ${name}
            LIBRARY DESTINATION lib${LLVM_LIBDIR_SUFFIX}
            ARCHIVE DESTINATION lib${LLVM_LIBDIR_SUFFIX}
            RUNTIME DESTINATION bin
            OBJECTS DESTINATION lib${LLVM_LIBDIR_SUFFIX})
    set_property(GLOBAL APPEND PROPERTY MLIR_ALL_LIBS ${name})
  endif()
  set_property(GLOBAL APPEND PROPERTY MLIR_EXPORTS ${name})
endfunction()

# Declares a library.
#   add_mlir_library(NAME SOURCE... [SHARED|OBJECT] [ADDITIONAL_HEADER_DIRS DIR...] [ADDITIONAL_HEADERS FILE...]
#     [DEPENDS TARGET...] [LINK_COMPONENTS COMPONENT...] [LINK_LIBS [PUBLIC|PRIVATE] TARGET...]
#     [EXCLUDE_FROM_LIBMLIR] [ENABLE_AGGREGATION] [DISABLE_INSTALL] [INSTALL_WITH_TOOLCHAIN])
function(add_mlir_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg
    "SHARED;OBJECT;EXCLUDE_FROM_LIBMLIR;ENABLE_AGGREGATION;DISABLE_INSTALL;INSTALL_WITH_TOOLCHAIN" ""
    "ADDITIONAL_HEADER_DIRS;ADDITIONAL_HEADERS;DEPENDS;LINK_COMPONENTS;LINK_LIBS")
  if(arg_OBJECT)
    set(kind OBJECT)
  elseif(arg_SHARED OR BUILD_SHARED_LIBS)
    set(kind SHARED)
  else()
    set(kind STATIC)
  endif()
  set(objects)
  if(arg_ENABLE_AGGREGATION AND NOT arg_OBJECT)
    set(objects OBJECT) # llvm_add_library() then also declares obj.NAME.
  endif()
  _strata_headers(headers ${arg_ADDITIONAL_HEADER_DIRS})
  llvm_add_library(${name} ${kind} ${objects} ${arg_UNPARSED_ARGUMENTS}
    ADDITIONAL_HEADERS ${headers} ${arg_ADDITIONAL_HEADERS}
    DEPENDS ${arg_DEPENDS} mlir-generic-headers
    LINK_COMPONENTS ${arg_LINK_COMPONENTS}
    LINK_LIBS ${arg_LINK_LIBS})
  foreach(target ${name} obj.${name})
    if(TARGET ${target})
      target_compile_features(${target} PUBLIC cxx_std_20)
    endif()
  endforeach()
  if(NOT arg_EXCLUDE_FROM_LIBMLIR)
    set_property(GLOBAL APPEND PROPERTY MLIR_STATIC_LIBS ${name})
  endif()
  if(TARGET ${name} AND NOT arg_DISABLE_INSTALL)
    add_mlir_library_install(${name})
  endif()
endfunction()

# Declare the library of a dialect, a conversion, a dialect extension or a translation. Arguments as for
# add_mlir_library(); the name is also appended to the global property MLIR_<KIND>_LIBS.
function(add_mlir_dialect_library name)
  set_property(GLOBAL APPEND PROPERTY MLIR_DIALECT_LIBS ${name})
  add_mlir_library(${ARGV} DEPENDS mlir-headers)
endfunction()
function(add_mlir_conversion_library name)
  set_property(GLOBAL APPEND PROPERTY MLIR_CONVERSION_LIBS ${name})
  add_mlir_library(${ARGV} DEPENDS mlir-headers)
endfunction()
function(add_mlir_extension_library name)
  set_property(GLOBAL APPEND PROPERTY MLIR_EXTENSION_LIBS ${name})
  add_mlir_library(${ARGV} DEPENDS mlir-headers)
endfunction()
function(add_mlir_translation_library name)
  set_property(GLOBAL APPEND PROPERTY MLIR_TRANSLATION_LIBS ${name})
  add_mlir_library(${ARGV} DEPENDS mlir-headers)
endfunction()

# Declare a library with C functions, which can be a part of an aggregate.
function(add_mlir_public_c_api_library name)
  add_mlir_library(${ARGV} EXCLUDE_FROM_LIBMLIR ENABLE_AGGREGATION DEPENDS mlir-headers)
  foreach(target ${name} obj.${name})
    if(TARGET ${target})
      target_compile_definitions(${target} PRIVATE MLIR_CAPI_BUILDING_LIBRARY=1)
    endif()
  endforeach()
endfunction()
function(add_mlir_upstream_c_api_library name)
  set_property(GLOBAL APPEND PROPERTY MLIR_UPSTREAM_CAPI_LIBS ${name})
  add_mlir_public_c_api_library(${ARGV})
endfunction()

# Declares a library that consists of other libraries.
#   add_mlir_aggregate(NAME [SHARED|STATIC] [PUBLIC_LIBS TARGET...] [EMBED_LIBS TARGET...])
# All objects of EMBED_LIBS are linked, whether or not they are referenced.
function(add_mlir_aggregate name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "SHARED;STATIC" "" "PUBLIC_LIBS;EMBED_LIBS")
  set(kind SHARED)
  if(arg_STATIC OR NOT arg_SHARED)
    set(kind STATIC)
  endif()
  set(embedded)
  foreach(library ${arg_EMBED_LIBS})
    list(APPEND embedded "-Wl,--whole-archive" ${library} "-Wl,--no-whole-archive")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  file(GENERATE OUTPUT ${source} CONTENT "")
  llvm_add_library(${name} ${kind} PARTIAL_SOURCES_INTENDED ${source} LINK_LIBS PRIVATE ${embedded} PUBLIC ${arg_PUBLIC_LIBS})
  target_compile_features(${name} PUBLIC cxx_std_20)
endfunction()

#===-- Programs ----------------------------------------------------------------===#

# Declares a tool that is installed.
macro(add_mlir_tool name)
  llvm_add_tool(MLIR ${ARGV})
endmacro()

# Declare a program or a library of an example.
macro(add_mlir_example name)
  add_llvm_example(${ARGV})
endmacro()
function(add_mlir_example_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "SHARED;DISABLE_INSTALL" ""
    "ADDITIONAL_HEADER_DIRS;ADDITIONAL_HEADERS;DEPENDS;LINK_COMPONENTS;LINK_LIBS")
  set(kind)
  if(arg_SHARED)
    set(kind SHARED)
  endif()
  add_mlir_library(${name} ${kind} ${arg_UNPARSED_ARGUMENTS} DISABLE_INSTALL EXCLUDE_FROM_LIBMLIR
    DEPENDS ${arg_DEPENDS} mlir-headers LINK_COMPONENTS ${arg_LINK_COMPONENTS} LINK_LIBS ${arg_LINK_LIBS})
endfunction()

#===-- Linking -----------------------------------------------------------------===#

# Links libraries of this installation, or the shared library MLIR if MLIR_LINK_MLIR_DYLIB is set.
#   mlir_target_link_libraries(TARGET PUBLIC|PRIVATE|INTERFACE LIBRARY...)
function(mlir_target_link_libraries target scope)
  set(libraries ${ARGN})
  if(MLIR_LINK_MLIR_DYLIB AND TARGET MLIR)
    set(libraries MLIR)
  endif()
  if(TARGET obj.${target})
    target_link_libraries(obj.${target} ${ARGN})
  endif()
  target_link_libraries(${target} ${scope} ${libraries})
endfunction()

# Sets ${result} to the libraries that a target names directly.
function(_strata_link_libraries result target)
  set(${result} "" PARENT_SCOPE)
  if(NOT TARGET ${target})
    return()
  endif()
  get_target_property(type ${target} TYPE)
  set(property LINK_LIBRARIES)
  if(type STREQUAL "INTERFACE_LIBRARY")
    set(property INTERFACE_LINK_LIBRARIES)
  endif()
  get_target_property(libraries ${target} ${property})
  if(libraries)
    set(${result} ${libraries} PARENT_SCOPE)
  endif()
endfunction()

# Warns if a target links LLVM both as a shared library and as static ones: a program must contain it only once.
function(mlir_check_link_libraries target)
  _strata_link_libraries(libraries ${target})
  if("LLVM" IN_LIST libraries)
    set(static ${libraries})
    list(FILTER static INCLUDE REGEX "^LLVM.+")
    if(static)
      message(WARNING "${target} links the shared library LLVM and, a second time, its parts ${static}")
    endif()
  endif()
endfunction()

# Checks a target and the libraries that it names.
function(mlir_check_all_link_libraries target)
  mlir_check_link_libraries(${target})
  _strata_link_libraries(libraries ${target})
  foreach(library ${libraries})
    mlir_check_link_libraries(${library})
  endforeach()
endfunction()
