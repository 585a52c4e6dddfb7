import { DomainError } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import { entityOf, type Values } from '../../crud/entities.ts'
import { folderOf, putFile } from '../../crud/files.ts'
import { textDirectory, textPictureOf } from '../uploads/text-picture-address.ts'
import type { KeptFile } from './keep-files.ts'
import { withAddresses, withTexts } from './text-pictures.ts'

/** Whether an error says that a file itself cannot be kept, and not that too many are sent at once. */
export const isOfFile = (error: unknown): boolean => error instanceof DomainError && error.token.startsWith('file.')

/** Where the pictures of texts go. */
const textFolder = { kind: 'image', directory: textDirectory } as const

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
    const { path, name, slot } = file
    const folder = slot === 'text' ? textFolder : folderOf({ entity: entityOf('exercises'), place: slot })
    return await putFile(context, folder, { path, name, sent_by }, (key) => {
      isStored = true
      return storeFiles(context, { files, sent_by }, use, [...keys, key])
    })
  } catch (error) {
    if (isStored || !isOfFile(error)) throw error
    return storeFiles(context, { files, sent_by }, use, [...keys, null])
  }
}

/** A body of an exercise, with the files and the pictures of its texts by index. */
interface Body extends Values {
  files?: unknown
  pictures?: Readonly<Record<string, number>>
  question: string
  feedback: string | null
  alternative_feedback: { id: number; html: string }[]
}

/** Writes the addresses of stored pictures into the texts that show them; one that was not stored is left out. */
function withPictures({ pictures = {}, ...body }: Body, keys: StoredKeys): Values {
  if (Object.keys(pictures).length === 0) return body
  const addressOf = (address: string) => {
    const index = Object.hasOwn(pictures, address) ? pictures[address] : undefined
    return index === undefined ? address : (textPictureOf(keys[index] ?? '') ?? null)
  }
  return withTexts(body, (html) => withAddresses(html, addressOf))
}

/** Writes the keys of stored files into the bodies of exercises, which name them by index. */
export const withKeys = (batches: readonly string[], keys: StoredKeys): string[] =>
  batches.map((rows) => {
    if (!rows.includes('"pictures":')) return rows
    const bodies: Body[] = JSON.parse(rows)
    return JSON.stringify(bodies.map((body) => withPictures({ ...body, files: keysIn(body.files, keys) }, keys)))
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
