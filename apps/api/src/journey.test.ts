import { type ExerciseType } from '@the-house/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countQueries } from './testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from './testing/test-server.ts'
import { practise } from './testing/journey.ts'
import { wrong } from './testing/question-types.ts'
import { keysIn } from './testing/keys.ts'
import { materialTypes } from './testing/material.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

it('no answer of a whole journey holds a key before its time', async () => {
  const visitor = await context.arrive()
  const practice = practise(visitor, context.school.practice)
  const seen: Json[] = []
  const scan = ({ status, body }: { status: number; body: Json }) => {
    expect(status).toBe(200)
    seen.push(body)
    return body
  }
  const handedIn = new Set<ExerciseType>()
  /** The key of an exercise is visible once it was submitted; that of an open one not even then. */
  const leaks = (body: Json) =>
    (body.exercises ?? [body])
      .filter(({ type }: Json) => !handedIn.has(type) || type === 'OPEN_ANSWER')
      .flatMap((exercise: Json) => keysIn(exercise))

  scan(await visitor.get('/me'))
  scan(await visitor.get('/me/books'))
  scan(await visitor.get('/books/1/chapters'))
  scan(await visitor.get('/chapters/1'))
  scan(await visitor.get('/chapters/1/topics'))
  scan(await visitor.get(`/chapters/1/content?topic_id=${context.school.story}`))
  const { id } = scan(await practice.read())
  expect(keysIn(seen)).toEqual([])
  for (const type of materialTypes) {
    const sent = type === 'COMPLETE_LETTERS' ? wrong[type] : undefined
    expect(keysIn(scan(await practice.save(id, type, sent)))).toEqual([])
    expect(leaks(scan(await practice.read()))).toEqual([])
    if (type === 'MULTIPLE_OPTIONS') continue
    handedIn.add(type)
    expect(leaks(scan(await practice.verify(type)))).toEqual([])
    expect(leaks(scan(await practice.read()))).toEqual([])
  }
  const { feedback } = scan(await practice.finish())
  // Four exercises are right, and seven of eight letters of the fifth.
  const partial = { full: 4, partly: 1, points: 4.87 }
  expect(feedback).toEqual({ total: 6, correct: 4, wrong: 1, blank: 0, waiting: 1, percentage: 97, partial })
  expect(keysIn(scan(await practice.retry()))).toEqual([])
})

it('each call of the main job costs a fixed, small number of queries', async () => {
  const visitor = await context.arrive()
  const practice = practise(visitor, context.school.free)
  const { id } = (await practice.read()).body
  const counted = {
    me: await countQueries(() => visitor.get('/me')),
    books: await countQueries(() => visitor.get('/me/books')),
    chapters: await countQueries(() => visitor.get('/books/1/chapters')),
    topics: await countQueries(() => visitor.get('/chapters/1/topics')),
    exercises: await countQueries(practice.read),
    save: await countQueries(() => practice.save(id, 'COMPLETE_WORD')),
    verify: await countQueries(() => practice.verify('COMPLETE_WORD')),
    finish: await countQueries(practice.finish),
  }
  // One query of each call is that of the session; begin and commit of a transaction are two. What marks sees whether a
  // test is open. A finish that concludes a
  // topic locks the course and the learner, sees whether the chapter is concluded and whether right answers were shown
  // before, and tells other devices.
  expect(counted).toEqual({ me: 2, books: 2, chapters: 2, topics: 2, exercises: 4, save: 3, verify: 11, finish: 17 })
})
