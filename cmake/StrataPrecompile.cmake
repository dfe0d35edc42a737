# StrataPrecompile.cmake - Precompiles the headers of Strata, unless the file exists.
#
# Part of Strata, under the Apache License v2.0. See LICENSE.
#
#   cmake -DPARAMETERS=FILE -P StrataPrecompile.cmake
#
# FILE sets `command` (the compiler with its options), `prelude` (the header), `stored` (the file to make) and `done` (an empty
# file that tells the build that this step is done). Processes that make the same file wait for each other. Others see the
# complete file or none. If the file cannot be made, prints a message and succeeds: the sources then include the text of the
# headers.

include("${PARAMETERS}")
get_filename_component(folder "${stored}" DIRECTORY)
execute_process(COMMAND ${CMAKE_COMMAND} -E make_directory "${folder}" RESULT_VARIABLE failed ERROR_VARIABLE message)
if(NOT failed)
  file(LOCK "${stored}.lock" GUARD PROCESS RESULT_VARIABLE failed TIMEOUT 600)
  set(message "${failed}")
endif()
if(NOT failed AND NOT EXISTS "${stored}")
  string(RANDOM LENGTH 12 suffix)
  execute_process(COMMAND ${command} -x c++-header -o "${stored}.${suffix}" "${prelude}" RESULT_VARIABLE failed ERROR_VARIABLE message)
  if(failed)
    file(REMOVE "${stored}.${suffix}")
  else()
    file(RENAME "${stored}.${suffix}" "${stored}")
  endif()
endif()
if(failed)
  message("The headers of Strata are not precompiled: ${message}")
endif()
file(TOUCH "${done}")
