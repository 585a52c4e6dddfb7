import type { ChapterFindings } from '@the-house/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import { checkChapters } from '../../course/check/check.ts'
import { readChecked } from '../../course/check/read.ts'
import { readPath } from '../../course/path.ts'
import { cachedIds } from '../../crud/id-cache.ts'
import type { Db } from '../../db/client.ts'
import { books, chapters } from '../../db/schema/index.ts'

const isError = ({ level }: { level: string }) => level === 'error'

/** Returns the ids of the chapters on the course path with errors; checked again only once content has changed. */
export const chaptersWithErrors = (db: Db): Promise<readonly number[]> =>
  cachedIds(db, 'chapters with errors', async () => {
    const checked = checkChapters(await readChecked(db, await readPath(db)))
    return checked.filter(({ findings }) => findings.some(isError)).map(({ chapter }) => chapter.id)
  })

/** Lists the chapters on the course path that do not pass their check, with their errors. */
export async function listFindings(db: Db): Promise<ChapterFindings[]> {
  const ids = Array.from(await chaptersWithErrors(db))
  if (ids.length === 0) return []
  const findings = new Map(
    checkChapters(await readChecked(db, ids)).map(({ chapter, findings: all }) => [chapter.id, all]),
  )
  const rows = await db
    .select({ id: chapters.id, name: chapters.name, book: { id: books.id, name: books.name } })
    .from(chapters)
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(inArray(chapters.id, ids))
    .orderBy(asc(books.position), asc(books.id), asc(chapters.position), asc(chapters.id))
  return rows.map((row) => ({ ...row, findings: (findings.get(row.id) ?? []).filter(isError) }))
}
