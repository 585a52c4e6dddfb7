import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './environment.mjs'

/** Checks run as tasks, by Node 24 and once the packages are there. */
const isTask = (name) => /^(check|units):/.test(name)

/** The modules that a file imports from beside it. */
const importsOf = (file) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g), ([, path]) => path)

/**
 * Loads what the commands of package.json import, by the Node that runs this: commands begin on that of the machine,
 * which may be 20, and before any package is installed.
 * @returns what could not be loaded, and why
 */
export async function loadCommands() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const failures = []
  for (const [name, command] of Object.entries(scripts)) {
    const [, file] = /^node (scripts\/[\w-]+\.mjs)/.exec(command) ?? []
    if (!file || isTask(name)) continue
    for (const path of importsOf(file))
      await import(new URL(path, pathToFileURL(join(root, file))).href).catch((error) => {
        failures.push(`npm run ${name}: ${path} cannot be loaded by Node ${process.versions.node}: ${error.message}`)
      })
  }
  return failures
}
