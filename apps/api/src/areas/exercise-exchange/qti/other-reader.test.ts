// @vitest-environment happy-dom
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { convertQti2toQti3 } from '@citolab/qti-convert/qti-convert-node'
import { answerByKey, exerciseTypes, newExercise, qtiVersions, readCloze, type ExerciseDraft, type ExerciseType, type QtiVersion } from '@the-house/domain' // oxfmt-ignore
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { budgets } from '../../../reading/budget.ts'
import { openPackage } from '../../../reading/open-package.ts'
import { startPlayer } from '../../../testing/qti-player.ts'
import { draftsOf, qtiAnswers, someAnswers } from '../../../testing/question-types.ts'
import { mark } from '../../surveys/marking.ts'
import type { OutgoingFile } from '../outgoing.ts'
import { plainText } from '../plain-text.ts'
import { samples } from '../samples.ts'
import { itemPaths } from './manifest-read.ts'
import { writeQti } from './write-package.ts'

let play: ReturnType<typeof startPlayer>['play']
beforeAll(() => {
  // The player says in the console what it does.
  vi.spyOn(console, 'log').mockReturnValue()
  play = startPlayer().play
})
afterAll(() => vi.restoreAllMocks())

/** The items of an export as a player of QTI 3 takes them: those of QTI 2 are converted by another tool first. */
async function itemsOf(
  version: QtiVersion,
  drafts: readonly ExerciseDraft[],
  files: readonly OutgoingFile[] = [],
): Promise<string[]> {
  const rows = drafts.map((draft) => ({ draft, tests_only: false, topic: '', lost: [], files }))
  const pack = await openPackage(await buffer(writeQti(version, rows)), budgets.package)
  const items: string[] = []
  const { paths } = await itemPaths(pack)
  for (const path of paths) {
    const item = (await pack.read(path)).toString()
    items.push(version === '3.0' ? item : await convertQti2toQti3(item))
  }
  return items
}

/** Orders and letters count as a whole in QTI; pairs and numbers count in part. */
const isPartial = (type: ExerciseType) => type === 'MATCHING' || type === 'NUMERICAL'

/** The answers to which the other tool gives another score than our own marking does, or that it could not take. */
async function differences(draft: ExerciseDraft, xml: string): Promise<object[]> {
  const found: object[] = []
  for (const answer of someAnswers(draft)) {
    const { outcomes, faults } = await play(xml, qtiAnswers(draft, answer))
    const { credit } = mark(draft, answer)
    const own = credit === null ? 0 : isPartial(draft.type) ? credit : Number(credit === 100) * 100
    const score = Math.floor(Number(outcomes.get('SCORE')) * 100 + 1e-6)
    if (score !== own || faults.length > 0) found.push({ answer, score, own, faults })
  }
  return found
}

const lettersIn = (text: string) => text.replaceAll(/\s+/g, '')

describe.each(qtiVersions)('an export of QTI %s, in a player of others', (version) => {
  let items: string[]
  beforeAll(async () => {
    items = await itemsOf(version, samples)
  })

  it('holds an item for each exercise', () => {
    expect(items).toHaveLength(exerciseTypes.length)
  })

  it.each(samples.map((draft, index) => ({ type: draft.type, draft, index })))(
    'shows the question, and marks right and wrong answers as we do: $type',
    async ({ draft, index }) => {
      const xml = items[index] ?? ''
      const { text } = await play(xml, qtiAnswers(draft, answerByKey(draft)))
      expect(lettersIn(text)).toContain(lettersIn(plainText(draft.question)))
      expect(someAnswers(draft).length).toBeGreaterThan(draft.type === 'OPEN_ANSWER' ? 0 : 1)
      expect(await differences(draft, xml)).toEqual([])
    },
  )
})

const rich =
  '<h2>Look</h2><p><u>At</u> <s>the</s> <mark>map</mark><br /><a href="https://a.test/">here</a>:</p><table><tbody><tr><th scope="col">a</th><td>b</td></tr></tbody></table>'

it.each(qtiVersions)('a picture, marks and remarks are known to a player of others: QTI %s', async (version) => {
  const draft: ExerciseDraft = {
    ...newExercise('UNIQUE_ALTERNATIVE', 1),
    question: rich,
    image_text: 'A map of Rio',
    alternatives: ['go', 'went'].map((title, index) => ({ id: index + 1, title })),
    correct_alternatives: [2],
    alternative_feedback: [{ id: 1, html: '<p>Not <strong>yet</strong>.</p>' }],
    feedback: '<p>For all.</p>',
  }
  const picture = { slot: 'image_extra', key: 'a.webp', open: async () => Readable.from(['']) } as const
  const [xml = ''] = await itemsOf(version, [draft], [picture])
  const { pictures, outcomes, faults } = await play(xml, { RESPONSE: 'A1' })
  expect(faults).toEqual([])
  expect(pictures).toEqual(['A map of Rio'])
  expect([outcomes.get('SCORE'), outcomes.get('FEEDBACK'), outcomes.get('GENERAL')]).toEqual([0, 'A1', 'general'])
})

/** Exercises as teachers write them; those with a bank have one. */
const drafts = draftsOf()
const withBank = drafts.COMPLETE_WORD.map((draft) => {
  const words = readCloze(draft).blanks.map(({ answers: [word = ''] }) => word)
  return { ...draft, alternatives: [...words, 'else'].map((title, index) => ({ id: index + 1, title })) }
})

describe('any exercise', () => {
  it.each(exerciseTypes)('is marked by a player of others as by us: %s', async (type) => {
    const one = type === 'COMPLETE_WORD' ? withBank : drafts[type]
    await fc.assert(
      fc.asyncProperty(one, fc.constantFrom(...qtiVersions), async (draft, version) => {
        const [xml = ''] = await itemsOf(version, [draft])
        expect(await differences(draft, xml)).toEqual([])
      }),
      { numRuns: 4 },
    )
  })
})
