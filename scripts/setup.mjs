import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, findNode, root } from './environment.mjs'
import { endGroup, exitCodeOf, onStop } from './signals.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Whether node_modules matches the lock file, by npm's own record of what it installed. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, record))) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, link, optional }]) =>
      link || optional || !path.includes('node_modules/') || installed[path]?.version === version,
  )
}

const installMs = 20 * 60_000

/** Uses Node's own modules only: the packages are not installed yet. */
async function install() {
  // Build machines may set NODE_ENV=production, but the build needs the development dependencies.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const stdio = ['ignore', 'inherit', 'inherit']
  const npm = spawn('npm', args, { cwd: root, env: environment, stdio, detached: true })
  const limit = setTimeout(() => endGroup(npm), installMs)
  const stopListening = onStop((signal) => {
    endGroup(npm)
    process.exit(exitCodeOf(signal))
  })
  const [code, signal] = await once(npm, 'exit')
  stopListening()
  clearTimeout(limit)
  if (code !== 0) throw new Error(`The dependencies could not be installed (npm ci ended with ${code ?? signal}).`)
}

/**
 * Installs the dependencies if they are missing or older than the lock file.
 * @returns the path of Node 24
 */
export async function setUp() {
  if (!isInstalled()) {
    console.log('Installing the dependencies; the first time this takes a minute or two.')
    await install()
  }
  return findNode()
}

/** Runs the main function of a script; an error is printed as one line, without a stack trace. */
export function main(script) {
  script().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
