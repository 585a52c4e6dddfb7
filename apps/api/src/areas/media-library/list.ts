import type { AnswerOf, mediaCalls, MediaFile, QueryOf } from '@the-house/domain'
import { DomainError } from '@the-house/domain'
import { and, eq, getTableColumns, isNotNull, isNull, max, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { countUpTo, cursorOf, keysetPage, leastTotal, type SortKey } from '../../db/keyset.ts'
import { file_uses, files, uploads, users } from '../../db/schema/index.ts'
import { matchesSearch, searched, type Along } from '../../db/search.ts'
import { fileOf } from '../../files/present.ts'
import { goesAt } from './purge-unused.ts'

type Query = QueryOf<typeof mediaCalls.mediaFiles>
type Context = Pick<AppContext, 'db' | 'fileUrl'>

const captions = alias(files, 'captions')

const isUse = and(eq(file_uses.key, files.key), eq(file_uses.former, false))

const select = (db: Db) =>
  db
    .select({
      file: getTableColumns(files),
      sender: users.name,
      captions: captions.name,
      uses: db.$count(file_uses, and(isUse, ne(file_uses.place, 'attempts'))),
      // Counted for each file of the page: whether one exists, PostgreSQL would look up for all files at once.
      held: db.$count(file_uses, and(isUse, eq(file_uses.place, 'attempts'))),
      waits_until: sql`(${db
        .select({ until: max(uploads.until) })
        .from(uploads)
        .where(eq(uploads.key, files.key))})`.mapWith(uploads.until),
    })
    .from(files)
    .leftJoin(users, eq(users.id, files.sent_by))
    .leftJoin(captions, eq(captions.key, files.captions))

type Found = Awaited<ReturnType<typeof select>>[number]

function present(context: Context, { file, sender, captions: name, uses, held, waits_until }: Found): MediaFile {
  const { id, kind, bytes, alternative_text, version } = file
  const subtitles = name === null ? null : fileOf(context, file.captions)
  return {
    id,
    kind,
    name: file.name,
    file: fileOf(context, file.key),
    bytes,
    created_at: file.created_at.toISOString(),
    sent_by: sender,
    uses,
    held: held > 0,
    unused_until: file.unused_at && goesAt(file.unused_at, waits_until).toISOString(),
    waits_until: waits_until?.toISOString() ?? null,
    alternative_text,
    captions: subtitles && { url: subtitles.url, name: name ?? '' },
    version,
  }
}

/** A file of the library. */
export async function readMedia(context: Context, id: number): Promise<MediaFile> {
  const [found] = await select(context.db).where(eq(files.id, id))
  if (!found) throw new DomainError('notFound')
  return present(context, found)
}

function whereOf({ kind, state, search }: Query, along: Along): SQL | undefined {
  return and(
    kind && eq(files.kind, kind),
    state && (state === 'used' ? isNull(files.unused_at) : isNotNull(files.unused_at)),
    searched(matchesSearch([files.name, files.alternative_text], search), along),
  )
}

/** The newest first; along the words the no-op expression keeps the planner from scanning the order's index. */
const keysOf = (along: Along, { search }: Query): SortKey[] => [
  {
    by: search && along === 'words' ? sql`${files.created_at} + interval '0'` : sql`${files.created_at}`,
    type: 'timestamptz',
    desc: true,
    nullsLast: true,
  },
  { by: sql`${files.id}`, type: 'integer', desc: true, nullsLast: true },
]

/** A page of all files. */
export async function listMedia(context: Context, query: Query): Promise<AnswerOf<typeof mediaCalls.mediaFiles>> {
  const { db } = context
  const rows = db
    .select({ one: sql`1` })
    .from(files)
    .where(whereOf(query, 'words'))
  const { total, more } = await countUpTo(db, rows)
  const along = more ? 'order' : 'words'
  const page = keysetPage(query, keysOf(along, query))
  const found = await select(db)
    .where(and(whereOf(query, along), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)
  const shown = page.inOrder(found)
  const [first] = shown
  return {
    content: shown.map((one) => present(context, one)),
    meta: {
      page: query.page,
      size: query.size,
      total: more ? leastTotal(query, total, shown.length) : total,
      cursor: cursorOf(query, first && [first.file.created_at.toISOString(), first.file.id]),
      more,
    },
  }
}
