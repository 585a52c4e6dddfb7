import { DomainError } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import { entityOf, type Values } from '../../crud/entities.ts'
import { folderOf, putFile } from '../../crud/files.ts'
import type { KeptFile } from './keep-files.ts'

/** Whether an error says that a file itself cannot be kept, and not that too many are sent at once. */
export const isOfFile = (error: unknown): boolean => error instanceof DomainError && error.token.startsWith('file.')

/** The key of each file in the storage; null where it cannot be stored, as a picture that cannot be decoded. */
export type StoredKeys = readonly (string | null)[]

/**
 * Stores the files of an import by the checks of every upload; where `use` fails, all of them are deleted again.
 * @param use writes the rows that name the files
 */
export async function storeFiles<T>(
  context: Pick<AppContext, 'db' | 'storage' | 'clock' | 'threads'>,
  { files, sent_by }: { files: readonly KeptFile[]; sent_by: number },
  use: (keys: StoredKeys) => Promise<T>,
  keys: StoredKeys = [],
): Promise<T> {
  const file = files[keys.length]
  if (!file) return use(keys)
  let isStored = false
  try {
    const folder = folderOf({ entity: entityOf('exercises'), place: file.slot })
    const { path, name } = file
    return await putFile(context, folder, { path, name, sent_by }, (key) => {
      isStored = true
      return storeFiles(context, { files, sent_by }, use, [...keys, key])
    })
  } catch (error) {
    if (isStored || !isOfFile(error)) throw error
    return storeFiles(context, { files, sent_by }, use, [...keys, null])
  }
}

/** Writes the keys of stored files into the bodies of exercises, which name them by index. */
export const withKeys = (batches: readonly string[], keys: StoredKeys): string[] =>
  keys.length === 0
    ? [...batches]
    : batches.map((rows) => {
        const bodies: Values[] = JSON.parse(rows)
        return JSON.stringify(bodies.map((body) => ({ ...body, files: keysIn(body['files'], keys) })))
      })

function keysIn(files: unknown, keys: StoredKeys): Record<string, string> {
  if (typeof files !== 'object' || files === null) return {}
  return Object.fromEntries(
    Object.entries(files).flatMap(([slot, index]) => {
      const key = keys[Number(index)]
      return key ? [[slot, key]] : []
    }),
  )
}

/** The columns of the files of an exercise; a place that an exercise does not have is left out. */
export function fileColumns(body: Values): Values {
  const { files } = body
  if (typeof files !== 'object' || files === null) return {}
  const places = entityOf('exercises').definition.files
  return Object.fromEntries(Object.entries(files).filter(([slot]) => Object.hasOwn(places, slot)))
}
