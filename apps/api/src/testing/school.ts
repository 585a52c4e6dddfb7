import type { Profile } from '@the-house/domain'
import { eq, sql } from 'drizzle-orm'
import { literalHtml } from '@the-house/domain'
import { hashPassword } from '../areas/session/password.ts'
import type { Db } from '../db/client.ts'
import { readPath } from '../course/path.ts'
import { settle } from '../course/settle.ts'
import {
  books,
  chapter_marks,
  chapter_releases,
  chapters,
  contents,
  exercises,
  topics,
  tribes,
  unities,
  user_unities,
  users,
} from '../db/schema/index.ts'
import { material } from './material.ts'

export const password = 'correct horse'
const passwordHash = hashPassword(password)

const first = <T>(rows: T[]): T => {
  const [row] = rows
  if (!row) throw new Error('Nothing was inserted.')
  return row
}

interface NewPerson {
  name?: string
  email?: string
  profile?: Profile
  admin?: boolean
  chapter?: number
  unity_id?: number
  tribe_id?: number
  cpf?: string
  password_hash?: string
  disabled_at?: Date
}

let people = 0

/** Inserts a user with a unique e-mail, who has concluded the chapters of the path with ids below `chapter`. */
export async function addPerson(db: Db, { profile = 'STUDENT', chapter = 1, ...rest }: NewPerson = {}) {
  people += 1
  const email = `person-${people}-${process.pid}@example.com`
  const hash = await passwordHash
  const values = { name: `Person ${people}`, email, password_hash: hash, profile, unity_id: 1, tribe_id: 1, ...rest }
  const person = first(await db.insert(users).values(values).returning())
  await db.insert(user_unities).values({ user_id: person.id, unity_id: person.unity_id })
  const done = (await readPath(db)).filter((id) => id < chapter)
  const marks = done.map((chapter_id) => ({
    user_id: person.id,
    chapter_id,
    how: 'MIGRATED' as const,
    at: new Date(0),
  }))
  if (marks.length > 0) await db.insert(chapter_marks).values(marks)
  await settle(db, [person.id])
  return first(await db.select().from(users).where(eq(users.id, person.id)))
}

async function addTopic(db: Db, values: typeof topics.$inferInsert) {
  return first(await db.insert(topics).values(values).returning()).id
}

async function addContent(db: Db, chapter_id: number, position: number, requirement_id: number | null) {
  const id = await addTopic(db, { chapter_id, position, name: `Content ${position}`, type: 'CONTENT', requirement_id })
  await db.insert(contents).values({ topic_id: id, subject: 'A story', audio: 'fixtures/cat.mp3' })
  return id
}

interface NewPractice {
  chapter_id: number
  position: number
  requirement_id?: number
  finish_chapter?: boolean
  show_feedback?: boolean
}

/** Inserts a topic with an exercise of each type of the material. */
export async function addPractice(db: Db, values: NewPractice, asked = material) {
  const topic_id = await addTopic(db, { ...values, name: `Practice ${values.position}`, type: 'EXERCISE' })
  const rows = asked.map((exercise, index) => ({ ...exercise, topic_id, position: index + 1 }))
  const stored = await db.insert(exercises).values(rows).returning({ id: exercises.id, type: exercises.type })
  const ids = Object.fromEntries(stored.map(({ id, type }) => [type, id]))
  return { topic_id, exercise: (type: (typeof stored)[number]['type']) => ids[type] ?? 0 }
}

/** Inserts two chapters to learn from, a third that is published, and a fourth that is a draft. */
export async function addSchool(db: Db) {
  await db.insert(unities).values({ name: 'Centre' })
  await db.insert(tribes).values({ name: 'Foxes' })
  await db.insert(books).values([
    { name: 'Book one', position: 1, cover: 'fixtures/room.svg' },
    { name: 'Book two', position: 2, available: false },
  ])
  await db.insert(chapters).values(
    [1, 2, 3, 4].map((id) => ({
      id,
      book_id: 1,
      position: id,
      name: `Chapter ${id}`,
      published: id < 4,
      media_type: 'TEXT' as const,
      text_help: literalHtml('<p>Read first.</p>'),
    })),
  )
  await db.execute(sql`select setval(pg_get_serial_sequence('chapters', 'id'), 4)`)
  const story = await addContent(db, 1, 1, null)
  const practice = await addPractice(db, { chapter_id: 1, position: 2, requirement_id: story })
  const last = await addPractice(db, {
    chapter_id: 1,
    position: 3,
    requirement_id: practice.topic_id,
    finish_chapter: true,
  })
  const free = await addPractice(db, { chapter_id: 1, position: 4 })
  const silent = await addPractice(db, { chapter_id: 1, position: 5, show_feedback: false })
  const next = await addPractice(db, { chapter_id: 2, position: 1 })
  return { story, practice, last, free, silent, next }
}

/** Opens a chapter to a user, wherever it is on the path. */
export const openChapter = (db: Db, user_id: number, chapter_id: number) =>
  db
    .insert(chapter_marks)
    .values({ user_id, chapter_id, how: 'PASSED', at: new Date(0) })
    .onConflictDoNothing()

export const releaseAt = (db: Db, user_id: number, chapter_id: number, release_at: Date) =>
  db.insert(chapter_releases).values({ user_id, chapter_id, release_at })
