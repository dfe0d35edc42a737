# StrataTargets.cmake - The targets of a project.
#
# Part of Strata, under the Apache License v2.0. See LICENSE.

# Appends all targets of a directory and its subdirectories to a list.
function(_strata_collect_targets directory result)
  set(found ${${result}})
  get_property(targets DIRECTORY "${directory}" PROPERTY BUILDSYSTEM_TARGETS)
  list(APPEND found ${targets})
  get_property(subdirectories DIRECTORY "${directory}" PROPERTY SUBDIRECTORIES)
  foreach(subdirectory IN LISTS subdirectories)
    _strata_collect_targets("${subdirectory}" found)
  endforeach()
  set(${result} "${found}" PARENT_SCOPE)
endfunction()
