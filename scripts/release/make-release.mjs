import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../environment.mjs'
import { run } from '../process.mjs'
import { setUp } from '../setup.mjs'
import { runTask } from '../turbo.mjs'

/** The folder of the release, below the repository. */
export const release = 'release'

/** What the server runs, besides its packages. */
const parts = ['packages/domain', 'packages/i18n', 'apps/api', 'apps/portal/dist']

const unneeded = new Set(['node_modules', '.turbo', '.reports', '.data', '.env', 'attack'])
const isNeeded = (path) => !unneeded.has(basename(path)) && !/\.test\.tsx?$/.test(path)

const at = (path) => join(root, release, path)
const read = (path) => readFileSync(path, 'utf8')

const workspacesIn = (folder) =>
  ['apps', 'packages'].flatMap((kind) => readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`))

/** Installs the packages of the server alone, unless those of the same lock file are there. */
async function installPackages() {
  const lock = read(join(root, 'package-lock.json'))
  const record = at('node_modules/.lock')
  if (existsSync(record) && read(record) === lock) return
  rmSync(at(''), { recursive: true, force: true })
  mkdirSync(at(''), { recursive: true })
  const manifests = [
    'package.json',
    '.npmrc',
    'package-lock.json',
    ...workspacesIn(root).map((one) => `${one}/package.json`),
  ]
  for (const file of manifests) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(at(file)), { recursive: true })
    cpSync(join(root, file), at(file))
  }
  const only = ['--omit=dev', '--include=optional', '--workspace=apps/api']
  const args = ['ci', ...only, '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run('npm', args, { cwd: at(''), minutes: 20 })
  if (code !== 0) throw new Error(`The packages of the server could not be installed (npm ci ended with ${code}).`)
  for (const folder of workspacesIn(at('')))
    if (!parts.some((part) => part.startsWith(folder))) rmSync(at(folder), { recursive: true })
  writeFileSync(record, lock)
}

/** The manifest of a release: what it runs, and nothing that builds it. */
function writeManifest() {
  const { name, version, private: isPrivate, description, type } = JSON.parse(read(join(root, 'package.json')))
  const scripts = { start: 'node apps/api/src/server.ts', school: 'node apps/api/src/school/cli.ts' }
  writeFileSync(
    at('package.json'),
    `${JSON.stringify({ name, version, private: isPrivate, description, type, scripts }, null, 2)}\n`,
  )
}

/** Builds the portal and puts together what a server runs. @returns the path of Node 24 */
export async function makeRelease() {
  const node = await setUp()
  const code = await runTask('build')
  if (code !== 0) throw new Error('The portal could not be built; the lines above say why.')
  await installPackages()
  for (const part of parts) {
    rmSync(at(part === 'apps/portal/dist' ? part : join(part, 'src')), { recursive: true, force: true })
    cpSync(join(root, part), at(part), { recursive: true, filter: isNeeded })
  }
  writeManifest()
  return node
}
