import type { AnswerOf, BankExercise, exerciseBankCalls, QueryOf } from '@the-house/domain'
import { and, asc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { books, chapters, exercises, topics } from '../../db/schema/index.ts'
import { isKept, isShown } from '../../db/visible.ts'
import { isFound } from '../../db/words.ts'
import type { House } from '../../house.ts'

type Calls = typeof exerciseBankCalls
type Narrowed = Omit<QueryOf<Calls['exerciseBank']>, 'page' | 'size'>

/** The ids of a list as an address holds them. */
export const idsIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number))

const now = ({ clock }: Pick<House, 'clock'>) => ({ drafts: false, now: clock().toISOString() })

/** What stands where it still is. */
const isThere = and(isKept(exercises), isKept(topics), isKept(chapters), isKept(books))

const shown = (house: Pick<House, 'clock'>) => sql<boolean>`coalesce(${isShown(exercises, now(house))}, false)`

const find = (house: Pick<House, 'db' | 'clock'>, where: SQL | undefined) =>
  house.db
    .select({
      id: exercises.id,
      title: exercises.title,
      type: exercises.type,
      topic: topics.name,
      chapter: chapters.name,
      book: books.name,
      shown: shown(house),
    })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(where)

/** Exercises that a student would get now, of some place and kind. */
const whereOf = (house: Pick<House, 'clock'>, { term, book_id, chapter_id, topic_id, type }: Narrowed) =>
  and(
    isThere,
    isShown(exercises, now(house)),
    isFound([exercises.title, exercises.question], term),
    book_id === undefined ? undefined : eq(chapters.book_id, book_id),
    chapter_id === undefined ? undefined : eq(topics.chapter_id, chapter_id),
    topic_id === undefined ? undefined : eq(exercises.topic_id, topic_id),
    type === undefined ? undefined : eq(exercises.type, type),
  )

/** A page of the bank, in the order of the books. */
export async function listBank(
  house: House,
  { page, size, ...narrowed }: QueryOf<Calls['exerciseBank']>,
): Promise<AnswerOf<Calls['exerciseBank']>> {
  const where = whereOf(house, narrowed)
  const { limit, offset } = rowsOf({ page, size })
  const content = await find(house, where)
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
  const [counted] = await house.db
    .select({ total: sql<number>`count(*)::int` })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(where)
  return { content, meta: { page, size, total: counted?.total ?? 0 } }
}

/** Some of the bank by chance, none of them twice. */
export function draw(
  house: House,
  { count, without, ...narrowed }: QueryOf<Calls['drawExercises']>,
): Promise<BankExercise[]> {
  const known = idsIn(without)
  const others = known.length > 0 ? notInArray(exercises.id, known) : undefined
  return find(house, and(whereOf(house, narrowed), others))
    .orderBy(sql`random()`)
    .limit(count)
}

/** Exercises by their ids, in that order; those that were removed are left out. */
export async function findChosen(house: House, ids: number[]): Promise<BankExercise[]> {
  const found = ids.length > 0 ? await find(house, and(isThere, inArray(exercises.id, ids))) : []
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What the bank is narrowed down by, one level below the other. */
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
      .where(isKept(books))
      .orderBy(asc(books.position), asc(books.id)),
    chapters: book_id === undefined ? [] : await within(chapters, eq(chapters.book_id, book_id)),
    topics:
      chapter_id === undefined
        ? []
        : await within(topics, and(eq(topics.chapter_id, chapter_id), eq(topics.type, 'EXERCISE')) ?? sql`false`),
  }
}
