import { itemsOf, newExercise, writeItems, type ExerciseDraft } from '@the-house/domain'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanHtml } from '../../contract/clean-html.ts'
import { exercises, topics } from '../../db/schema/index.ts'
import { draftsOf } from '../../testing/question-types.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

/** The same exercise with another key. */
const otherKey = (draft: ExerciseDraft): ExerciseDraft => ({
  ...draft,
  correct_alternatives:
    draft.correct_alternatives?.toReversed().slice(0, draft.type === 'ORDERING' ? undefined : 1) ?? null,
  answer_correct: draft.answer_correct === null ? null : '4711',
  option_answers: draft.option_answers?.toReversed().map((text) => `${text}!`) ?? null,
  alternative_feedback: draft.alternatives.slice(0, 1).map(({ id }) => ({ id, html: '<p>No.</p>' })),
  feedback: '<p>Another.</p>',
})

async function addTopic(position: number, drafts: readonly ExerciseDraft[]): Promise<number> {
  const { db } = context
  const values = { chapter_id: 1, position, name: 'Random', type: 'EXERCISE' as const }
  const [topic] = await db.insert(topics).values(values).returning()
  const topic_id = topic?.id ?? 0
  await db.insert(exercises).values(
    drafts.map(({ question, feedback, alternative_feedback, ...draft }, index) => ({
      ...draft,
      topic_id,
      position: index + 1,
      question: cleanHtml(question),
      feedback: feedback === null ? null : cleanHtml(feedback),
      alternative_feedback: alternative_feedback.map(({ id, html }) => ({ id, html: cleanHtml(html) })),
    })),
  )
  return topic_id
}

describe('the exercises that a student gets', () => {
  it('are the same whatever their keys are, before an answer is handed in', async () => {
    const drafts = fc.sample(fc.oneof(...Object.values(draftsOf())), { numRuns: 200, seed: 21 })
    const { get } = await context.arrive()
    const seen = async (topic: number) => {
      const { body } = await get(`/chapters/1/exercises?topic_id=${topic}`)
      return body.exercises.map(({ id: _id, ...exercise }: Json) => exercise)
    }
    const one = await seen(await addTopic(20, drafts))
    expect(one).toHaveLength(drafts.length)
    expect(await seen(await addTopic(21, drafts.map(otherKey)))).toEqual(one)
  })
})

const add = (counts: Map<string, number>, titles: readonly { title: string }[]) => {
  const way = titles.map(({ title }) => title).join('')
  counts.set(way, (counts.get(way) ?? 0) + 1)
}

describe('items that are shown in a drawn order', () => {
  it('tell the right one neither by their places nor by their ids', () => {
    let state = 21
    const random = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
    const ways = new Map<string, number>()
    const byId = new Map<string, number>()
    for (let draws = 0; draws < 3000; draws += 1) {
      const { alternatives } = writeItems(newExercise('ORDERING'), itemsOf(['a', 'b', 'c'], random), random)
      add(ways, alternatives)
      add(
        byId,
        alternatives.toSorted((one, other) => one.id - other.id),
      )
    }
    expect([...ways.keys()].toSorted()).toEqual(['acb', 'bac', 'bca', 'cab', 'cba'])
    expect(byId.size).toBe(6)
    for (const count of ways.values()) expect(count).toBeGreaterThan(500)
    for (const count of byId.values()) expect(count).toBeGreaterThan(400)
  })
})
