import type { AnswerOf, BankExercise, exerciseBankCalls, QueryOf } from '@the-house/domain'
import { and, asc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { books, chapters, exercises, topics } from '../../db/schema/index.ts'
import { isNotDeleted, isVisible } from '../../db/visibility.ts'
import { matchesSearch } from '../../db/search.ts'
import type { AppContext } from '../../app-context.ts'

type Calls = typeof exerciseBankCalls
type Narrowed = Omit<QueryOf<Calls['exerciseBank']>, 'page' | 'size'>

/** Parses the comma-separated ids of a query string. */
export const idsIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number))

const now = ({ clock }: Pick<AppContext, 'clock'>) => ({ drafts: false, now: clock().toISOString() })

/** Excludes deleted exercises, and those whose topic, chapter or book is deleted. */
const isThere = and(isNotDeleted(exercises), isNotDeleted(topics), isNotDeleted(chapters), isNotDeleted(books))

const shown = (context: Pick<AppContext, 'clock'>) =>
  sql<boolean>`coalesce(${isVisible(exercises, now(context))}, false)`

const find = (context: Pick<AppContext, 'db' | 'clock'>, where: SQL | undefined) =>
  context.db
    .select({
      id: exercises.id,
      title: exercises.title,
      type: exercises.type,
      topic: topics.name,
      chapter: chapters.name,
      book: books.name,
      shown: shown(context),
    })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(where)

/** The filter of the bank: exercises that are visible to students now. */
const whereOf = (context: Pick<AppContext, 'clock'>, { term, book_id, chapter_id, topic_id, type }: Narrowed) =>
  and(
    isThere,
    isVisible(exercises, now(context)),
    matchesSearch([exercises.title, exercises.question], term),
    book_id === undefined ? undefined : eq(chapters.book_id, book_id),
    chapter_id === undefined ? undefined : eq(topics.chapter_id, chapter_id),
    topic_id === undefined ? undefined : eq(exercises.topic_id, topic_id),
    type === undefined ? undefined : eq(exercises.type, type),
  )

/** Lists a page of the bank in the order of the books. */
export async function listBank(
  context: AppContext,
  { page, size, ...narrowed }: QueryOf<Calls['exerciseBank']>,
): Promise<AnswerOf<Calls['exerciseBank']>> {
  const where = whereOf(context, narrowed)
  const { limit, offset } = rowsOf({ page, size })
  const content = await find(context, where)
    .orderBy(
      asc(books.position),
      asc(books.id),
      asc(chapters.position),
      asc(chapters.id),
      asc(topics.position),
      asc(topics.id),
      asc(exercises.position),
      asc(exercises.id),
    )
    .limit(limit)
    .offset(offset)
  const [counted] = await context.db
    .select({ total: sql<number>`count(*)::int` })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(where)
  return { content, meta: { page, size, total: counted?.total ?? 0 } }
}

/** Draws distinct random exercises from the filtered bank. */
export function draw(
  context: AppContext,
  { count, without, ...narrowed }: QueryOf<Calls['drawExercises']>,
): Promise<BankExercise[]> {
  const known = idsIn(without)
  const others = known.length > 0 ? notInArray(exercises.id, known) : undefined
  return find(context, and(whereOf(context, narrowed), others))
    .orderBy(sql`random()`)
    .limit(count)
}

/** Returns exercises in the order of the given ids; deleted ones are left out. */
export async function findChosen(context: AppContext, ids: number[]): Promise<BankExercise[]> {
  const found = ids.length > 0 ? await find(context, and(isThere, inArray(exercises.id, ids))) : []
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The options of the filter: all books, the chapters of the chosen book, the topics of the chosen chapter. */
export async function readPlaces(
  db: Db,
  { book_id, chapter_id }: QueryOf<Calls['bankPlaces']>,
): Promise<AnswerOf<Calls['bankPlaces']>> {
  const within = async (table: typeof chapters | typeof topics, where: SQL) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(isNull(table.deleted_at), where))
      .orderBy(asc(table.position), asc(table.id))
  return {
    books: await db
      .select({ id: books.id, name: books.name })
      .from(books)
      .where(isNotDeleted(books))
      .orderBy(asc(books.position), asc(books.id)),
    chapters: book_id === undefined ? [] : await within(chapters, eq(chapters.book_id, book_id)),
    topics:
      chapter_id === undefined
        ? []
        : await within(topics, and(eq(topics.chapter_id, chapter_id), eq(topics.type, 'EXERCISE')) ?? sql`false`),
  }
}
