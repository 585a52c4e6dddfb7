import type { ExchangeRow } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { extensionOf, isPicture } from '../../files/sniff-file-type.ts'
import type { KeptFile } from './keep-files.ts'
import { isOfFile, type StoredKeys } from './store-files.ts'

/** Whether a file is a picture that cannot be decoded, although it begins as one. */
async function isDamaged({ path, name }: KeptFile): Promise<boolean> {
  const ending = await extensionOf(path, 'any', name)
  if (!ending || !isPicture(ending)) return false
  const { checkPicture } = await import('../../files/pictures/write-picture.ts')
  try {
    await checkPicture({ path, ending })
    return false
  } catch (error) {
    if (isOfFile(error)) return true
    throw error
  }
}

/** What a trial knows of the files: a damaged one will have no key. */
export async function trialKeys(files: readonly KeptFile[]): Promise<StoredKeys> {
  const keys: (string | null)[] = []
  for (const file of files) keys.push((await isDamaged(file)) ? null : '')
  return keys
}

/** Tells the exercises of the files that have no key, which come in without them. */
export function withLost(rows: readonly ExchangeRow[], files: readonly KeptFile[], keys: StoredKeys): ExchangeRow[] {
  return rows.map((row, index) => {
    const lost = files.filter((file, at) => file.row === index && keys[at] === null).map(({ name }) => name)
    const told = lost.length > 0 ? [noteOf('files.lost', { line: row.line, what: lost.join(', ') })] : []
    return told.length > 0 ? { ...row, problems: [...row.problems, ...told] } : row
  })
}
