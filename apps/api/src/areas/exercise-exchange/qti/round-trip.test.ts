import { buffer } from 'node:stream/consumers'
import { exerciseTypes, newExercise, qtiVersions, type ExerciseDraft, type QtiVersion } from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftsOf } from '../../../testing/question-types.ts'
import { budgets } from '../../../reading/budget.ts'
import { openPackage } from '../../../reading/open-package.ts'
import { check } from '../check.ts'
import type { Outgoing } from '../outgoing.ts'
import { plainText } from '../plain-text.ts'
import { readPackage } from '../read-file.ts'
import { writeQti } from './write-package.ts'

const outgoing = (draft: ExerciseDraft): Outgoing => ({ draft, tests_only: false, topic: '', lost: [] })

/** Exports drafts and imports the result. */
async function again(version: QtiVersion, drafts: readonly ExerciseDraft[]) {
  const { found, problems } = await readPackage('QTI', await buffer(writeQti(version, drafts.map(outgoing))))
  expect(problems).toEqual([])
  return found.map((one) => ({ ...one, ...check(one, 1) }))
}
const spaced = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
/** The fields that students see and are marked by; html alone is compared by its words. */
const seen = (draft: ExerciseDraft) => ({
  type: draft.type,
  title: spaced(draft.title),
  question: spaced(plainText(draft.question)),
  sentence: draft.question_masked,
  choices: draft.alternatives,
  right: draft.correct_alternatives,
  said: draft.alternative_feedback,
  options: draft.options,
  key: draft.option_answers,
  answers: draft.answer_correct,
  feedback: spaced(plainText(draft.feedback ?? '')),
})
const isDraft = (body: unknown): body is ExerciseDraft => typeof body === 'object' && body !== null && 'type' in body

describe.each(qtiVersions)('QTI %s', (version) => {
  it.each(exerciseTypes)('gives back what a student sees and is marked by, in its order: %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(draftsOf()[type], async (draft) => {
        const [{ body, row } = {}] = await again(version, [draft])
        expect(row).toMatchObject({ taken: true, problems: [] })
        expect(isDraft(body) && seen(body)).toEqual(seen(draft))
      }),
      { numRuns: 40 },
    )
  })

  it('gives back many, in their order', async () => {
    const drafts = exerciseTypes.map((type, index) => ({ ...newExercise(type, 1), title: `No. ${9 - index}` }))
    expect((await again(version, drafts)).map(({ name, draft }) => [name, draft?.type])).toEqual(
      drafts.map(({ title, type }) => [title, type]),
    )
  })

  it.each(['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE'] as const)(
    'gives back what is said of each choice: %s',
    async (type) => {
      const draft: ExerciseDraft = {
        ...newExercise(type, 1),
        title: 'Said',
        alternatives: ['go', 'went', 'gone'].map((title, index) => ({ id: index + 1, title })),
        correct_alternatives: [2],
        alternative_feedback: [
          { id: 1, html: '<p>Not <strong>yet</strong>.</p>' },
          { id: 3, html: '<p>Lost.</p>' },
        ],
        feedback: '<p>For all.</p>',
      }
      const [{ body, row } = {}] = await again(version, [draft])
      expect(row?.problems).toEqual([])
      expect(body).toMatchObject({ alternative_feedback: draft.alternative_feedback, feedback: draft.feedback })
    },
  )

  it('gives back titles and languages of words', async () => {
    const question =
      '<p><span lang="pt-BR" title="a hint">casa</span> <a href="https://a.test/" title="there">a</a></p>'
    const draft = { ...newExercise('OPEN_ANSWER', 1), title: 'Said', question }
    const [{ body, row } = {}] = await again(version, [draft])
    expect(row?.problems).toEqual([])
    expect(isDraft(body) && body.question).toBe(question)
  })

  it('says which field of an exercise that is not whole it does not hold', async () => {
    const bare = newExercise('MATCHING', 1)
    const half = {
      ...newExercise('UNIQUE_ALTERNATIVE', 1),
      alternatives: [
        { id: 1, title: 'a' },
        { id: 2, title: ' ' },
      ],
    }
    const pack = await openPackage(await buffer(writeQti(version, [bare, half].map(outgoing))), budgets.package)
    const texts = await Promise.all([1, 2].map(async (at) => (await pack.read(`items/item-${at}.xml`)).toString()))
    expect(texts[0]).toContain('<!-- not held: type -->')
    expect(texts[1]).toContain('<!-- not held: alternatives -->')
  })
})
