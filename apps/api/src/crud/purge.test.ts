import { eq } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answers, books, chapters, exercises, partner_unities, topics } from '../db/schema/index.ts'
import { purgeUnused } from '../areas/media-library/purge-unused.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { administrator } from '../testing/managed.ts'
import { practise } from '../testing/journey.ts'
import { beginning, formOf } from '../testing/upload.ts'
import { purgeDeleted } from './purge.ts'

const day = 24 * 3_600_000
let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

/** Lets some days pass, then runs the purge. */
async function tidy(days: number) {
  context.wait(days * day)
  for (let time = 0; time < 4; time += 1) await purgeDeleted(context)
  await purgeUnused(context, (error) => expect.fail(error.message))
}
const files = () => readdirSync(context.filesRoot, { recursive: true }).filter((name) => String(name).endsWith('.webp'))

it('what was removed goes for good after thirty days, with its parts, its lists and its files', async () => {
  const partner = await admin.make('partners')
  const topic = await admin.make('topics')
  const { chapter_id } = topic
  const { body: chapter } = await admin.get(`/chapters/${chapter_id}`)
  const { headers, payload } = formOf({ bytes: beginning('png') })
  const url = `/api/v1/books/${chapter.book_id}/cover`
  await context.server.inject({ method: 'POST', url, headers: { ...headers, authorization: admin.token }, payload })
  expect(files()).toHaveLength(1)
  await admin.remove(`/books/${chapter.book_id}`)
  await admin.remove(`/partners/${partner.id}`)
  await tidy(29)
  expect(await context.db.$count(topics, eq(topics.id, topic.id))).toBe(1)
  await tidy(1)
  expect(await context.db.$count(topics, eq(topics.id, topic.id))).toBe(0)
  expect(await context.db.$count(chapters, eq(chapters.id, chapter_id))).toBe(0)
  expect(await context.db.$count(books, eq(books.id, chapter.book_id))).toBe(0)
  expect(await context.db.$count(partner_unities, eq(partner_unities.partner_id, partner.id))).toBe(0)
  expect(files()).toEqual([])
})

it('what a student has worked on stays, and whatever that is a part of', async () => {
  const late = await administrator(context)
  const student = await context.arrive()
  const practice = practise(student, context.school.free)
  const { body } = await practice.read()
  await practice.save(body.id, 'OPEN_ANSWER')
  await late.remove('/books/1')
  await tidy(31)
  const { topic_id } = context.school.free
  expect(await context.db.$count(books, eq(books.id, 1))).toBe(1)
  expect(await context.db.$count(topics, eq(topics.id, topic_id))).toBe(1)
  // All exercises of the attempt, answered or not.
  expect(await context.db.$count(exercises, eq(exercises.topic_id, topic_id))).toBe(body.exercises.length)
  expect(await context.db.$count(answers)).toBe(1)
})
