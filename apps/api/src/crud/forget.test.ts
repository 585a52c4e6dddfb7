import { eq } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answers, books, chapters, exercises, partner_unities, topics } from '../db/schema/index.ts'
import { openTestHouse, type TestHouse } from '../testing/house.ts'
import { administrator } from '../testing/managed.ts'
import { practise } from '../testing/journey.ts'
import { beginning, formOf } from '../testing/upload.ts'
import { forgetRemoved } from './forget.ts'

const day = 24 * 3_600_000
let house: TestHouse
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  house = await openTestHouse()
  admin = await administrator(house)
})
afterAll(() => house.close())

/** Some days of tidying. */
async function tidy(days: number) {
  house.wait(days * day)
  for (let time = 0; time < 4; time += 1) await forgetRemoved(house)
}
const files = () => readdirSync(house.filesRoot, { recursive: true }).filter((name) => String(name).endsWith('.png'))

it('what was removed goes for good after thirty days, with its parts, its lists and its files', async () => {
  const partner = await admin.make('partners')
  const topic = await admin.make('topics')
  const { chapter_id } = topic
  const { body: chapter } = await admin.get(`/chapters/${chapter_id}`)
  const { headers, payload } = formOf({ bytes: beginning('png') })
  const url = `/api/v1/books/${chapter.book_id}/cover`
  await house.server.inject({ method: 'POST', url, headers: { ...headers, authorization: admin.token }, payload })
  expect(files()).toHaveLength(1)
  await admin.remove(`/books/${chapter.book_id}`)
  await admin.remove(`/partners/${partner.id}`)
  await tidy(29)
  expect(await house.db.$count(topics, eq(topics.id, topic.id))).toBe(1)
  await tidy(1)
  expect(await house.db.$count(topics, eq(topics.id, topic.id))).toBe(0)
  expect(await house.db.$count(chapters, eq(chapters.id, chapter_id))).toBe(0)
  expect(await house.db.$count(books, eq(books.id, chapter.book_id))).toBe(0)
  expect(await house.db.$count(partner_unities, eq(partner_unities.partner_id, partner.id))).toBe(0)
  expect(files()).toEqual([])
})

it('what a student has worked on stays, and whatever that is a part of', async () => {
  const late = await administrator(house)
  const student = await house.arrive()
  const practice = practise(student, house.school.free)
  const { body } = await practice.read()
  await practice.save(body.id, 'OPEN_ANSWER')
  await late.remove('/books/1')
  await tidy(31)
  const { topic_id } = house.school.free
  expect(await house.db.$count(books, eq(books.id, 1))).toBe(1)
  expect(await house.db.$count(topics, eq(topics.id, topic_id))).toBe(1)
  // All that were in the attempt, answered or not.
  expect(await house.db.$count(exercises, eq(exercises.topic_id, topic_id))).toBe(body.exercises.length)
  expect(await house.db.$count(answers)).toBe(1)
})
