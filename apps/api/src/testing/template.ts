import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { variable } from './embedded.ts'
import { sharePostgres } from './shared-postgres.ts'

const source = resolve(import.meta.dirname, '..')
const repository = resolve(source, '../../..')
const cache = join(repository, 'node_modules/.cache/the-house')
const day = 86_400_000

/** The files that the template's hash covers: the migrations, and the packages that run them. */
const ingredients = () => [
  ...globSync('db/migrations/**', { cwd: source, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted(),
  ...['make-template.ts', 'template.ts'].map((name) => join(import.meta.dirname, name)),
  join(repository, 'package-lock.json'),
]

function fileForTables() {
  const hash = createHash('sha256')
  for (const file of ingredients()) hash.update(readFileSync(file)).update('\0')
  return join(cache, `test-database-${hash.digest('hex').slice(0, 16)}.tar`)
}

/** Deletes the templates of earlier migrations, except for those that another run may still read. */
async function removeOld() {
  for (const name of globSync('test-database-*', { cwd: cache })) {
    const file = join(cache, name)
    if (Date.now() - (await stat(file)).mtimeMs > day) await rm(file)
  }
}

/**
 * Migrates a template database once for all test runs until a migration changes: migrating a database of its own costs
 * each test file four times as much as a copy. Starts the PostgreSQL server that the files of this run share.
 */
export default async function prepareTemplate() {
  // A compile cache for the processes that tests start.
  process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'compiled')
  const file = fileForTables()
  if (!existsSync(file)) {
    const { makeTemplate } = await import('./make-template.ts')
    await mkdir(cache, { recursive: true })
    await removeOld()
    // Renamed once complete, so that a concurrent run never reads a partial file.
    const partial = `${file}.${process.pid}`
    await writeFile(partial, (await makeTemplate()).stream())
    await rename(partial, file)
  }
  process.env[variable] = file
  return process.env['DATABASE_URL'] ? undefined : sharePostgres()
}
