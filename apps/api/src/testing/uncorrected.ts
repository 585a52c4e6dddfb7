import type { CorrectionQueue, Facets } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import {
  answers,
  books,
  chapters,
  config_tests,
  exercises,
  second_versions,
  tests,
  topics,
  unities,
  user_unities,
  users,
} from '../db/schema/index.ts'

/** An answer that waits for a correction, with everything that lists ask of it. */
export interface Uncorrected {
  id: number
  since: number
  second: boolean
  queue: CorrectionQueue
  user_id: number
  profile: string
  book: { id: number; name: string }
  chapter: { id: number; name: string }
  test: { id: number; name: string } | null
  units: { id: number; name: string }[]
}

interface Viewer {
  id: number
  admin: boolean
}

const named = (table: unknown) => sql`json_build_object('id', ${table}.id, 'name', ${table}.name)`

/** Looks through all answers of the school for those that a user may correct, the oldest first. */
export async function uncorrected(db: Db, { id, admin }: Viewer): Promise<Uncorrected[]> {
  const units = sql`(select coalesce(json_agg(${named(unities)}), '[]') from ${user_unities} join ${unities} on unities.id = unity_id
    where user_id = tests.user_id ${admin ? sql`` : sql`and unity_id in (select unity_id from ${user_unities} where user_id = ${id})`})`
  const rows = await db.select({ all: sql<Uncorrected[]>`coalesce(json_agg(found order by since, id), '[]')` }).from(
    sql`(select answers.id, (extract(epoch from waits.since) * 1000)::float8 as since, waits.second, tests.kind as queue,
          tests.user_id, users.profile, ${named(books)} as book, ${named(chapters)} as chapter,
          case when config_tests.id is not null then ${named(config_tests)} end as test, ${units} as units
        from (select id, answered_at as since, false as second from ${answers} where answered_at is not null and correct is null
          union all select answer_id, sent_at, true from ${second_versions} where evaluation is null) waits
        join ${answers} on answers.id = waits.id join ${tests} on tests.id = answers.test_id join ${users} on users.id = tests.user_id
        join ${exercises} on exercises.id = answers.exercise_id join ${topics} on topics.id = exercises.topic_id
        join ${chapters} on chapters.id = topics.chapter_id join ${books} on books.id = chapters.book_id
        left join ${config_tests} on config_tests.id = tests.config_test_id) found`,
  )
  const all = rows[0]?.all ?? []
  return all.filter((one) => one.user_id !== id && (admin || (one.profile !== 'TEACHER' && one.units.length > 0)))
}

/** Counts what each of some values has. */
const count = <T extends { id: number }>(values: T[]): (T & { count: number })[] =>
  Array.from(Map.groupBy(values, (value) => value.id).values(), (alike) =>
    alike.slice(0, 1).map((value) => ({ ...value, count: alike.length })),
  )
    .flat()
    .toSorted((one, other) => one.id - other.id)

/** The facets of waiting answers, each in the order of the ids. */
export const facetsIn = (waiting: Uncorrected[]): Facets => ({
  books: count(waiting.map(({ book }) => book)),
  chapters: count(waiting.map(({ chapter, book }) => ({ ...chapter, book_id: book.id }))),
  units: count(waiting.flatMap(({ units }) => units)),
  tests: count(waiting.flatMap(({ test }) => (test ? [test] : []))),
})
