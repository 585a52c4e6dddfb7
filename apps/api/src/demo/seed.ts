import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { hashPassword } from '../areas/session/password.ts'
import type { AppContext } from '../app-context.ts'
import { markFinished } from '../course/conclude.ts'
import { settle } from '../course/settle.ts'
import type { Db } from '../db/client.ts'
import * as schema from '../db/schema/index.ts'
import { areas, insertAreas, speakingChapters } from './areas.ts'
import { insertAll } from './insert.ts'
import { markDemo } from './mark.ts'
import { material } from './material.ts'
import { copyMedia } from './media/copy.ts'
import { articleRows } from './news/article.ts'
import { articles } from './news/articles.ts'
import { Random } from './random.ts'
import { accounts, demoPassword } from './school/accounts.ts'
import { arrivalOf, freeCodes, usedCode } from './school/codes.ts'
import { crowd } from './school/crowd.ts'
import { chapterAfter, tell, type History } from './school/history.ts'
import { keepTimetable } from './school/keep-timetable.ts'
import { createNotifications } from './school/notifications.ts'
import { objectionsTo } from './school/objections.ts'
import type { Person } from './school/person.ts'
import { clans, holidaysFrom, rooms, units } from './school/places.ts'
import { orderRows } from './store/orders.ts'
import { compileTests, partsOf } from './tests/compile-tests.ts'
import { tellTests } from './tests/tell-tests.ts'

const day = 86_400_000

const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * day)

const userRow = (person: Person, password_hash: string, now: Date): typeof schema.users.$inferInsert => {
  const {
    units: [unity_id],
    tribe,
    learning,
    ...row
  } = person
  const chapter = learning ? chapterAfter(material, learning.done) : 1
  const created_at = arrivalOf(person, now)
  return {
    ...row,
    unity_id,
    tribe_id: tribe ?? null,
    speaking: Math.min(chapter, speakingChapters),
    password_hash,
    created_at,
  }
}

/** Releases a chapter per week to a self-taught learner: reached ones are open, the next one opens in a few days. */
function releasesOf({ id: user_id, profile, learning }: Person, now: Date) {
  if (profile !== 'AUTODIDACT' || !learning) return []
  const reached = chapterAfter(material, learning.done)
  return material.chapters.map(({ id: chapter_id }) => {
    const weeks = chapter_id - reached
    return { user_id, chapter_id, release_at: daysAfter(now, weeks > 0 ? weeks * 7 - 3 : weeks * 7 - 10) }
  })
}

/** Advances the identity sequences past the ids that the seed has set. */
async function moveSequences(db: Db): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const { name, columns } = getTableConfig(table)
    if (!columns.some(({ generatedIdentity }) => generatedIdentity)) continue
    const last = sql`(select coalesce(max(id), 0) + 1 from ${sql.identifier(name)})`
    await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last}, false)`)
  }
}

async function insertMaterial(db: Db): Promise<void> {
  await insertAll(db, schema.books, material.books)
  await insertAll(db, schema.chapters, material.chapters)
  await insertAll(db, schema.topics, material.topics)
  await insertAll(db, schema.contents, material.contents)
  await insertAll(db, schema.exercises, material.exercises)
}

async function insertPeople(db: Db, people: Person[], now: Date): Promise<void> {
  const hash = await hashPassword(demoPassword)
  await insertAll(
    db,
    schema.users,
    people.map((person) => userRow(person, hash, now)),
  )
  await insertAll(db, schema.enrolments, [...people.map((person) => usedCode(person, now)), ...freeCodes])
  const memberships = people.flatMap(({ id, units }) => units.map((unity_id) => ({ user_id: id, unity_id })))
  await insertAll(db, schema.user_unities, memberships)
  await insertAll(
    db,
    schema.chapter_releases,
    people.flatMap((person) => releasesOf(person, now)),
  )
}

async function insertHistory(db: Db, people: Person[], random: Random, now: Date): Promise<History> {
  const teachers = people.filter(({ profile, admin }) => profile === 'TEACHER' && !admin).map(({ id }) => id)
  const history: History = { conclusions: [], tests: [], answers: [], ledger: [] }
  for (const { id, name, learning } of people) {
    if (learning) tell(history, { id, name, learning }, { material, random, now, teachers })
  }
  const tests = compileTests(material)
  const { sendings, invitations } = tellTests(history, { tests, people, now })
  const configured = Array.from(tests.values(), ({ row }) => row)
  await insertAll(db, schema.config_tests, configured)
  await insertAll(db, schema.config_test_exercises, partsOf(tests.values()))
  await insertAll(db, schema.sendings, sendings)
  await insertAll(db, schema.topic_conclusions, history.conclusions)
  const [chapters, learners] = [material.chapters.map(({ id }) => id), people.map(({ id }) => id)]
  await markFinished(db, chapters, learners)
  await settle(db, learners)
  await insertAll(db, schema.tests, history.tests)
  await insertAll(db, schema.answers, history.answers)
  await insertAll(db, schema.objections, objectionsTo(history.answers))
  await insertAll(db, schema.ledger, history.ledger)
  // All of them have been in their tribe from the beginning.
  await db
    .update(schema.ledger)
    .set({ tribe_id: schema.users.tribe_id })
    .from(schema.users)
    .where(eq(schema.users.id, schema.ledger.user_id))
  const { rows, counts } = createNotifications({ people, history, material, tests: invitations, now })
  await insertAll(db, schema.notifications, rows)
  await insertAll(db, schema.notification_counts, counts)
  return history
}

/** Inserts what students have bought, once there are products. */
async function insertOrders(db: Db, people: Person[], { ledger: entries }: History, now: Date): Promise<void> {
  const clerk = people.find(({ admin }) => admin)?.id ?? 0
  const bought = orderRows({ people, products: areas.store.products, entries, now, clerk })
  await insertAll(db, schema.orders, bought.orders)
  await insertAll(db, schema.ledger, bought.entries)
}

/** Inserts the content of the start page: the news, and the classes of the weeks around `now`. */
async function insertHall(db: Db, people: Person[], now: Date): Promise<void> {
  await insertAll(db, schema.articles, articleRows(articles, people, now))
  await keepTimetable(db, now)
}

/**
 * Seeds an empty database with the demonstration school, in one transaction; the same each time except for its dates.
 */
export async function seedDemo({ db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>): Promise<void> {
  const now = clock()
  const random = new Random(7)
  const people = [...accounts, ...crowd(random, accounts.length)]
  await copyMedia(storage)
  await db.transaction(async (tx) => {
    await insertAll(tx, schema.unities, units)
    await insertAll(tx, schema.rooms, rooms)
    await insertAll(tx, schema.holidays, holidaysFrom(now))
    await insertAll(tx, schema.tribes, clans)
    await insertMaterial(tx)
    await insertPeople(tx, people, now)
    const history = await insertHistory(tx, people, random, now)
    await insertHall(tx, people, now)
    await insertAreas(tx)
    await insertOrders(tx, people, history, now)
    await moveSequences(tx)
    await markDemo(tx)
  })
}
