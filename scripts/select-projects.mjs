import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { root } from './environment.mjs'

const option = '--project'

/** The values of every `--project` option, in both spellings. */
const projectsOf = (given) =>
  given.flatMap((argument, index) => {
    if (argument.startsWith(`${option}=`)) return [argument.slice(option.length + 1)]
    return given[index - 1] === option ? [argument] : []
  })

const isIn = (folder, path) => existsSync(path) && !relative(join(root, folder), path).startsWith('..')

/**
 * Selects the folders whose vitest projects a run needs, so that one file does not start all of them.
 * @param given the arguments of the command line: files, or `--project` and the name of a folder
 * @param folders the workspaces and other folders that have projects
 * @returns all of them if no argument names one, or a name is unknown
 */
export function selectFolders(given, folders) {
  const projects = projectsOf(given)
  const names = new Set(folders.map((folder) => basename(folder)))
  if (projects.some((project) => !names.has(project))) return folders
  const named = folders.filter(
    (folder) => projects.includes(basename(folder)) || given.some((argument) => isIn(folder, resolve(argument))),
  )
  return named.length > 0 ? named : folders
}
