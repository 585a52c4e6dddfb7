import {
  exerciseTypes,
  newExercise,
  exportFormats,
  writeCloze,
  type ExerciseDraft,
  type ExerciseType,
  type ExportFormat,
} from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftsOf } from '../../testing/question-types.ts'
import { check } from './check.ts'
import { fileOf } from './export.ts'
import { plainText } from './plain-text.ts'
import { readText } from './read-file.ts'

type WrittenText = Exclude<ExportFormat, 'QTI'>
const writtenTexts = exportFormats.filter((format) => format !== 'QTI')

/** Exports drafts and imports the result. */
function again(format: WrittenText, drafts: readonly ExerciseDraft[]) {
  const { found, problems } = readText(format, Buffer.from(fileOf(format, drafts)))
  expect(problems).toEqual([])
  return found.map((one) => ({ ...one, ...check(one, 1) }))
}
const comeBack = (format: WrittenText, draft: ExerciseDraft) => {
  const [{ body, row } = {}] = again(format, [draft])
  expect(row).toMatchObject({ taken: true })
  return body
}
const spaced = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const words = (draft: ExerciseDraft) => draft.alternatives.map(({ title }) => spaced(title))
/** The fields that students see and are marked by, with whitespace normalized. */
const seen = (draft: ExerciseDraft) => ({
  type: draft.type,
  title: spaced(draft.title),
  question: spaced(plainText(draft.question)),
  sentence: spaced(draft.question_masked),
  choices: words(draft),
  right: draft.correct_alternatives,
  options: draft.options.map(({ options }) => options.map(spaced)),
  answers: draft.option_answers?.map(spaced) ?? (draft.type === 'OPEN_ANSWER' ? null : draft.answer_correct),
  feedback: spaced(plainText(draft.feedback ?? '')),
})
/** GIFT cannot hold a choice with a single alternative; the tests at the end cover that case. */
const fits = (format: WrittenText, { type, options }: ExerciseDraft) =>
  format !== 'GIFT' || type !== 'MULTIPLE_OPTIONS' || options.every((blank) => blank.options.length > 1)
const isDraft = (body: unknown): body is ExerciseDraft => typeof body === 'object' && body !== null && 'type' in body

describe('the table', () => {
  it.each(exerciseTypes)('gives back the same exercise, to the letter: %s', (type) => {
    fc.assert(
      fc.property(draftsOf()[type], (draft) => {
        const { image_extra: _picture, audio_extra: _sound, position: _place, ...rest } = draft
        expect(comeBack('CSV', draft)).toMatchObject(rest)
      }),
    )
  })

  it('gives back many, in their order', () => {
    const drafts = fc.array(fc.oneof(...Object.values(draftsOf())), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(drafts, (some) => {
        expect(again('CSV', some).map(({ name }) => name)).toEqual(some.map(({ title }) => title))
      }),
    )
  })
})

/** The types that each format can hold, and how many blanks at most. */
const kept: [WrittenText, ExerciseType, number][] = [
  ['GIFT', 'UNIQUE_ALTERNATIVE', 1],
  ['GIFT', 'MULTIPLE_ALTERNATIVE', 1],
  ['GIFT', 'COMPLETE_LETTERS', 1],
  ['GIFT', 'MULTIPLE_OPTIONS', 1],
  ['GIFT', 'OPEN_ANSWER', 1],
  ['MOODLE_XML', 'UNIQUE_ALTERNATIVE', 1],
  ['MOODLE_XML', 'MULTIPLE_ALTERNATIVE', 1],
  ['MOODLE_XML', 'COMPLETE_LETTERS', 3],
  ['MOODLE_XML', 'MULTIPLE_OPTIONS', 3],
  ['MOODLE_XML', 'OPEN_ANSWER', 1],
]
describe.each(kept)('%s', (format, type, most) => {
  it(`gives back what a student sees and is marked by: ${type}, blanks up to ${most}`, () => {
    fc.assert(
      fc.property(draftsOf(fc.integer({ min: 1, max: most }))[type], (draft) => {
        fc.pre(fits(format, draft))
        const body = comeBack(format, draft)
        expect(isDraft(body) && seen(body)).toEqual(seen(draft))
      }),
    )
  })
})

const blank = (options: string[], answers: string[]) =>
  writeCloze(newExercise('MULTIPLE_OPTIONS', 1), { masked: 'She ##### home', blanks: [{ options, answers }] })
const titled = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))
const choice = (type: ExerciseType, titles: string[], right: number[]): ExerciseDraft => ({
  ...newExercise(type, 1),
  alternatives: titled(...titles),
  correct_alternatives: right,
})

describe('GIFT, of an exercise that is not whole yet', () => {
  it.each([
    ['the right option alone', blank(['"x", y'], ['"x", y'])],
    ['no option', blank([], [])],
    ['none that is right', choice('UNIQUE_ALTERNATIVE', ['a', 'b'], [])],
    ['one to choose from', choice('UNIQUE_ALTERNATIVE', ['a'], [1])],
    ['none to choose from', choice('MULTIPLE_ALTERNATIVE', [], [])],
  ])('says that its type is not held: %s', (_, draft) => {
    expect(fileOf('GIFT', [{ ...draft, title: 'Early' }])).toContain('// not held: type\n::Early::')
  })

  it.each([
    ['options, none of them right', blank(['went', 'goes'], [])],
    ['several to choose from, none right', choice('MULTIPLE_ALTERNATIVE', ['a', 'b'], [])],
  ])('gives back its type, and does not say otherwise: %s', (_, draft) => {
    expect(fileOf('GIFT', [draft])).not.toContain('not held')
    expect(again('GIFT', [draft])).toMatchObject([{ draft: { type: draft.type } }])
  })
})

const offering = (...options: string[]) => ({ ...blank(options, ['went']), title: 'Early' })

describe('what a blank offers', () => {
  const remarks = [
    ['GIFT', '// not held: options\n'],
    ['MOODLE_XML', '<!-- not held: options -->'],
  ] as const

  it.each(remarks)('%s: says that an empty option, or one that stands there twice, is not held', (format, remark) => {
    for (const draft of [offering('went', '', 'goes'), offering('went', 'goes', 'goes')]) {
      expect(fileOf(format, [draft])).toContain(remark)
      expect(again(format, [draft])).toMatchObject([{ draft: { options: [{ options: ['went', 'goes'] }] } }])
    }
  })

  it.each(remarks)('%s: says nothing where all of them are held', (format) => {
    const draft = offering('went', 'goes')
    expect(fileOf(format, [draft])).not.toContain('not held')
    expect(again(format, [draft])).toMatchObject([{ draft: { options: draft.options } }])
  })

  it('CSV: holds an empty option, and one that stands there twice', () => {
    const draft = offering('went', '', 'goes', 'goes')
    expect(comeBack('CSV', draft)).toMatchObject({ options: draft.options })
  })
})

describe('a choice', () => {
  it.each(writtenTexts)('%s: keeps the right option in its place', (format) => {
    const draft = { ...blank(['go', 'goes', 'went'], ['went']), title: 'Early' }
    expect(again(format, [draft])).toMatchObject([{ draft: { options: [{ options: ['go', 'goes', 'went'] }] } }])
  })

  it.each([
    ['GIFT', '// not held: alternatives\n'],
    ['MOODLE_XML', '<!-- not held: alternatives -->'],
  ] as const)('%s: leaves out one without a text, and says so', (format, remark) => {
    for (const type of ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE'] as const) {
      const draft = { ...choice(type, ['a', ' ', 'b'], [3]), title: 'Early' }
      expect(fileOf(format, [draft])).toContain(remark)
      expect(again(format, [draft])).toMatchObject([
        { draft: { alternatives: titled('a', 'b'), correct_alternatives: [2] } },
      ])
    }
  })
})

describe('choices, none of them right yet', () => {
  it.each(writtenTexts)('%s: come back as an empty list, not as nothing', (format) => {
    const draft = { ...choice('MULTIPLE_ALTERNATIVE', ['a', 'b'], []), title: 'Early' }
    expect(again(format, [draft])).toMatchObject([{ draft: { type: draft.type, correct_alternatives: [] } }])
  })
})

describe('Moodle XML', () => {
  const draft = { ...newExercise('OPEN_ANSWER', 1), title: 'Tom' }

  it.each(['<b>x</b>', '<he/she> or &amp;?', 'Tom & Jerry', '1 < 2'])(
    'gives back a title that looks like html: %s',
    (title) => {
      expect(again('MOODLE_XML', [{ ...draft, title }])).toMatchObject([{ draft: { title } }])
    },
  )

  it('leaves a name without html as it is', () => {
    expect(fileOf('MOODLE_XML', [{ ...draft, title: 'Tom & Jerry' }])).toContain('<text>Tom &amp; Jerry</text>')
  })

  it.each(['COMPLETE_LETTERS', 'MULTIPLE_OPTIONS'] as const)('says that %s is not held without a blank', (type) => {
    const started = { ...newExercise(type, 1), title: 'Early', question_masked: 'She went home' }
    expect(fileOf('MOODLE_XML', [started])).toContain('<!-- not held: type -->')
  })
})
