import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { object, string } from 'yup'
import packageJson from '../../../package.json' with { type: 'json' }
import { command, type Installation } from '../command.ts'
import { withStorage, writeFiles } from './files.ts'
import { contentsOf, formatVersion, manifestName, type Manifest } from './manifest.ts'
import { fillDirectory } from './partial.ts'
import { openSource } from './source.ts'
import { texts } from './texts.ts'
import { writeTables, type DatabasePart } from './write-tables.ts'

/** The counts that messages tell of a backup. */
export const countsOf = (manifest: Manifest) => ({
  tables: manifest.tables.length,
  rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  files: manifest.files.length,
  bytes: contentsOf(manifest).reduce((sum, { content }) => sum + content.bytes, 0),
  jobs: manifest.jobs.rows,
})

/** The manifest of a backup that is made now. */
export const manifestOf = (
  database: DatabasePart,
  { files, missing }: Pick<Manifest, 'files' | 'missing'>,
  now: Date,
): Manifest => ({
  format: formatVersion,
  product: packageJson.version,
  created_at: now.toISOString(),
  ...database,
  files,
  missing,
})

/** Backs up the school of the settings into a new directory, while its server runs or not. */
export const backup = command({
  options: {},
  arguments: ['directory'],
  schema: object({ directory: string().required(texts.missingDirectory) }),
  run: async ({ config, clock, directory: base }: Installation, { directory: given }) => {
    const directory = resolve(base, given)
    const manifest = await fillDirectory(directory, async (partial) => {
      const session = await openSource(config, join(partial, 'copy'))
      const { database, named } = await writeTables(session, partial).finally(session.close)
      const files = await withStorage(config, (storage) => writeFiles(storage, partial, named))
      const made = manifestOf(database, files, clock())
      // Last: a directory without it is no backup.
      await writeFile(join(partial, manifestName), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
      return made
    })
    return texts.backedUp(directory, countsOf(manifest), manifest.missing)
  },
})
