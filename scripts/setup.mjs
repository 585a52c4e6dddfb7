import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, root } from './environment.mjs'
import { run } from './process.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Whether node_modules holds exactly what the lock file asks for, by npm's own record of what it installed. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, record))) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, link, optional }]) =>
      link || optional || !path.includes('node_modules/') || installed[path]?.version === version,
  )
}

/** Installs the dependencies where they are missing or older than the lock file. Answers the path of Node 24. */
export async function setUp() {
  if (!isInstalled()) {
    console.log('Installing the dependencies; the first time this takes a minute or two.')
    // A build machine says NODE_ENV=production at times; the build needs its tools all the same.
    const code = await run(
      'npm',
      ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
      { minutes: 20 },
    )
    if (code !== 0) throw new Error(`The dependencies could not be installed (npm ci ended with ${code}).`)
  }
  return findNode()
}

/** Runs what a script of the repository does; a failure is one clear line, never a stack. */
export function main(script) {
  script().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
