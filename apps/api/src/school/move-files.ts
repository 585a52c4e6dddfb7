import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { object, string } from 'yup'
import { moveFiles as copyAll, type Moved } from '../files/move.ts'
import { openStorageAt } from '../files/storage.ts'
import { storageFault } from '../files/store-address.ts'
import { command, type FileTools } from './command.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

const address = (which: string) =>
  string()
    .required(texts.storageMissing(which))
    .test('address', (value, { createError }) => {
      const fault = value && storageFault(value)
      return fault ? createError({ message: texts.storageWrong(which, fault) }) : true
    })

/** A line for so many files. */
const lineEvery = 100

/** A source is there already: a folder with a typing error would be made, and nothing copied. */
function assertThere(url: string): void {
  if (new URL(url).protocol === 'file:' && !existsSync(fileURLToPath(url))) throw new Refusal(texts.noFolder(url))
}

/** Copies the files of one storage to another. */
export const moveFiles = command({
  options: {},
  arguments: ['from', 'to'],
  schema: object({ from: address('first'), to: address('second') }),
  run: async ({ tell }: FileTools, { from, to }) => {
    if (from === to) throw new Refusal(texts.sameStorage)
    assertThere(from)
    const [source, target] = [await openStorageAt(from), await openStorageAt(to)]
    const onCopied = ({ copied, unchanged }: Moved) =>
      (copied + unchanged) % lineEvery === 0 && tell(texts.filesSoFar(copied, unchanged))
    try {
      await Promise.all([source.checkFiles(), target.checkFiles()])
      const { copied, unchanged, bytes } = await copyAll(source.disk, target.disk, onCopied)
      return texts.filesMoved(copied, unchanged, bytes)
    } catch (error) {
      throw new Refusal(texts.filesStopped(error instanceof Error ? error.message : String(error)))
    } finally {
      source.close()
      target.close()
    }
  },
})
