import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { object, string } from 'yup'
import { command, type Installation } from '../command.ts'
import { Refusal } from '../refusal.ts'
import { countsOf, manifestOf } from './backup.ts'
import { listKeys, withStorage } from './files.ts'
import { fill } from './fill.ts'
import { filled } from './restore.ts'
import { openStopped, tryLock } from './source.ts'
import { openEmptyServer } from './target.ts'
import { texts } from './texts.ts'
import { writeTables } from './write-tables.ts'

const isPostgres = (value: string) =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol)

/** Moves the school of the embedded database to an empty PostgreSQL database; files stay where they are. */
export const moveToPostgres = command({
  options: {},
  arguments: ['url'],
  schema: object({
    url: string().required(texts.missingUrl).test('postgres', texts.notPostgres, isPostgres),
  }),
  run: async ({ config, clock }: Installation, { url }) => {
    const { DATA_DIR } = config
    if (!existsSync(join(DATA_DIR, 'database'))) throw new Refusal(texts.nothingThere(DATA_DIR))
    const unlock = tryLock(DATA_DIR)
    if (!unlock) throw new Refusal(texts.moveRunning(DATA_DIR))
    const between = join(DATA_DIR, 'move.partial')
    const clear = () => rm(between, { recursive: true, force: true })
    try {
      const target = await openEmptyServer(url)
      const manifest = await filled(target, async () => {
        await clear()
        await mkdir(between, { mode: 0o700 })
        const source = await openStopped(DATA_DIR, () => undefined)
        const { database, named } = await writeTables(source, between).finally(source.close)
        const there = new Set(await withStorage(config, listKeys))
        const missing = [...named].filter((key) => !there.has(key)).toSorted()
        const made = manifestOf(database, { files: [], missing }, clock())
        await fill(target, between, made)
        return made
      })
      const files = config.STORAGE_URL ?? pathToFileURL(join(DATA_DIR, 'files')).href
      return texts.moved(countsOf(manifest), files, manifest.missing)
    } finally {
      await clear()
      unlock()
    }
  },
})
