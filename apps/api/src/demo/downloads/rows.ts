import { stat } from 'node:fs/promises'
import type { archives } from '../../db/schema/index.ts'
import { fileOfKey, keys } from '../media/keys.ts'
import type { AuthoredArchive } from './archives.ts'
import { papers } from '../media/papers.ts'

function keyOf(source: AuthoredArchive['source']): string {
  if (source === 'plan') return keys.plan
  return 'paper' in source ? keys.paper(papers[source.paper]) : keys.audio(source.audio)
}

type Row = typeof archives.$inferInsert & { file: string; file_name: string }

/** Returns the rows of the downloads, each with the size of its file in the repository. */
export async function archiveRows(authored: readonly (readonly AuthoredArchive[])[]): Promise<Row[]> {
  const rows = authored.flatMap((list, index) =>
    list.map(async ({ name, description, fileName, source }, place) => {
      const file = keyOf(source)
      const { size } = await stat(fileOfKey(file))
      return { book_id: index + 1, position: place + 1, name, description, file, file_name: fileName, size }
    }),
  )
  const all = await Promise.all(rows)
  return all.map((row, index) => ({ id: index + 1, ...row }))
}
