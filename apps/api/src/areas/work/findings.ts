import type { ChapterFindings } from '@the-house/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import { checkChapters } from '../../course/check/check.ts'
import { isError } from '../../course/check/problems.ts'
import { readChecked } from '../../course/check/read.ts'
import { readPath } from '../../course/path.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { books, chapters } from '../../db/schema/index.ts'
import { versionedCache } from '../../db/versioned-cache.ts'

const kept = versionedCache<readonly ChapterFindings[]>(1)

async function read(db: Db): Promise<ChapterFindings[]> {
  const findings = new Map(
    checkChapters(await readChecked(db, await readPath(db))).flatMap(({ chapter, findings: all }) => {
      const errors = all.filter(isError)
      return errors.length > 0 ? [[chapter.id, errors] as const] : []
    }),
  )
  const rows = await db
    .select({ id: chapters.id, name: chapters.name, book: { id: books.id, name: books.name } })
    .from(chapters)
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(inArray(chapters.id, Array.from(findings.keys())))
    .orderBy(asc(books.position), asc(books.id), asc(chapters.position), asc(chapters.id))
  return rows.map((row) => ({ ...row, findings: findings.get(row.id) ?? [] }))
}

/**
 * Lists the chapters on the course path that do not pass their check, with their errors; checked again only once content
 * has changed.
 */
export const listFindings = (
  db: Db,
  { content_version }: Pick<AuthenticatedUser, 'content_version'>,
): Promise<readonly ChapterFindings[]> => kept(db, content_version, 'findings', () => read(db))
