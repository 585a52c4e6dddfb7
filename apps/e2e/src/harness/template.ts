import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { spawnServer } from './server.ts'

const variable = 'THE_HOUSE_TEMPLATE'
const repository = resolve(import.meta.dirname, '../../../..')
const cache = join(repository, 'node_modules/.cache/the-house')
/** The demonstration is dated from the moment of seeding: its classes of today must not be over. */
const freshMs = 30 * 60_000
const oldMs = 4 * freshMs
/** The file system that Linux keeps in memory. */
const inMemory = '/dev/shm'
/** For the schools that are open at once, some 60 MB each. */
const neededBytes = 2 ** 30

/** The seeded school depends on the server's sources and its packages. */
function templateName() {
  const hash = createHash('sha256')
  const sources = globSync(['apps/api/src/**/*.{ts,sql,json}', 'packages/domain/src/**/*.ts'], { cwd: repository })
  for (const file of [...sources.filter((name) => !name.endsWith('.test.ts')).toSorted(), 'package-lock.json'])
    hash.update(file).update(readFileSync(join(repository, file)))
  return `journeys-${hash.digest('hex').slice(0, 16)}`
}

const ageMs = async (folder: string) => Date.now() - (await stat(folder)).mtimeMs
const named = (pattern: string) => globSync(pattern, { cwd: cache }).map((name) => join(cache, name))

/** Deletes the schools of earlier runs; one that is running may still copy a younger one. */
async function removeOld() {
  for (const folder of named('{journeys,unfinished}-*'))
    if ((await ageMs(folder)) > oldMs) await rm(folder, { recursive: true })
}

async function seed(name: string) {
  await mkdir(cache, { recursive: true })
  await removeOld()
  // Renamed once complete, so that an interrupted run leaves no partial school.
  const unfinished = await mkdtemp(join(cache, 'unfinished-'))
  const server = await spawnServer(unfinished)
  await server.stop()
  // Two groups of a run may end their seeding in the same millisecond.
  const folder = join(cache, `${name}-${Date.now()}-${process.pid}`)
  await rename(unfinished, folder)
  return folder
}

/** Seeds the demonstration once for the groups of a run; every test starts from a copy of it. */
export default async function prepareTemplate() {
  // A compile cache for the same files of some two hundred servers.
  process.env['NODE_COMPILE_CACHE'] = join(cache, 'compiled')
  const name = templateName()
  const last = named(`${name}-*`).toSorted().at(-1)
  process.env[variable] = last && (await ageMs(last)) < freshMs ? last : await seed(name)
}

/** Where the schools of tests are kept: in memory, where there is enough, since each has some 1,400 files. */
async function schoolsFolder() {
  try {
    const { bavail, bsize } = await statfs(inMemory)
    return bavail * bsize > neededBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Creates the data of a fresh school for one test. */
export async function freshData(): Promise<string> {
  const template = process.env[variable]
  if (!template) throw new Error('The template is made by the global set-up of playwright.config.ts')
  const folder = await mkdtemp(join(await schoolsFolder(), 'the-house-journey-'))
  // Node's asynchronous copy of some 1,400 files takes five times the processor time.
  cpSync(template, folder, { recursive: true })
  return folder
}
