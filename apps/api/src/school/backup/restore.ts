import { join, resolve } from 'node:path'
import type { Disk } from 'flydrive'
import { object, string } from 'yup'
import { command, type Installation } from '../command.ts'
import { Refusal } from '../refusal.ts'
import { countsOf } from './backup.ts'
import { countFile, listKeys, restoreFiles, withStorage } from './files.ts'
import { fill } from './fill.ts'
import { contentsOf, readManifest, type Manifest } from './manifest.ts'
import { splitMigrations } from './migrations.ts'
import { openTarget, type Target } from './target.ts'
import { texts } from './texts.ts'

/** Reads the manifest of a backup and checks everything that it names. */
export async function readWhole(directory: string): Promise<Manifest> {
  const manifest = await readManifest(directory)
  splitMigrations(manifest)
  const damaged: string[] = []
  for (const { path, content } of contentsOf(manifest)) {
    const found = await countFile(join(directory, path))
    if (found?.sha256 !== content.sha256 || found.bytes !== content.bytes) damaged.push(path)
  }
  if (damaged.length > 0) throw new Refusal(texts.damaged(damaged))
  return manifest
}

/** Runs work that fills a database, which becomes the school's where the work succeeds. */
export async function filled<T>(target: Target, work: () => Promise<T>): Promise<T> {
  let isFilled = false
  try {
    const result = await work()
    isFilled = true
    return result
  } finally {
    await target.close(isFilled)
  }
}

/** Fills an empty storage, or one that an interrupted restore has begun to fill. */
async function fillStorage(storage: Disk, directory: string, { files }: Manifest): Promise<void> {
  const known = new Set(files.map(({ key }) => key))
  const foreign = (await listKeys(storage)).filter((key) => !known.has(key))
  if (foreign.length > 0) throw new Refusal(texts.filesNotEmpty(foreign))
  const wrong = await restoreFiles(storage, directory, files)
  if (wrong.length > 0) throw new Refusal(texts.notEqual(wrong))
}

/** Restores a backup into the empty place of the settings. */
export const restore = command({
  options: {},
  arguments: ['directory'],
  schema: object({ directory: string().required(texts.missingDirectory) }),
  run: async ({ config, directory: base }: Installation, { directory: given }) => {
    const directory = resolve(base, given)
    const manifest = await readWhole(directory)
    const target = await openTarget(config)
    await filled(target, async () => {
      await withStorage(config, (storage) => fillStorage(storage, directory, manifest))
      await fill(target, directory, manifest)
    })
    return texts.restored(countsOf(manifest), manifest.created_at)
  },
})
