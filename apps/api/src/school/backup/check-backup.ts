import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { object, string } from 'yup'
import { command, type Installation } from '../command.ts'
import { countsOf } from './backup.ts'
import { fill } from './fill.ts'
import { readWhole } from './restore.ts'
import { openNewDirectory } from './target.ts'
import { texts } from './texts.ts'

/** Checks a backup by restoring it into an empty place, which is deleted after. */
export const checkBackup = command({
  options: {},
  arguments: ['directory'],
  schema: object({ directory: string().required(texts.missingDirectory) }),
  run: async ({ directory: base }: Installation, { directory: given }) => {
    const directory = resolve(base, given)
    const manifest = await readWhole(directory)
    const place = await mkdtemp(join(tmpdir(), 'house-check-'))
    try {
      const target = await openNewDirectory(place)
      await fill(target, directory, manifest).finally(() => target.close(false))
    } finally {
      await rm(place, { recursive: true })
    }
    return texts.checked(directory, countsOf(manifest))
  },
})
