import {
  answerByKey,
  exerciseDraftSchema,
  exerciseTypes,
  isClozeType,
  isEmptyAnswer,
  lintExercise,
  markBlank,
  newExercise,
  nextId,
  readCloze,
  retyped,
  setAnswer,
  setOptions,
  shownExercise,
  studentRules,
  typeInto,
  writeCloze,
  type ExerciseDraft,
} from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateAnswer } from '../areas/answers/validate-answer.ts'
import { mark } from '../areas/surveys/marking.ts'
import { cleanHtml } from '../contract/clean-html.ts'
import { material } from './material.ts'

const errorsOf = (draft: ExerciseDraft) => lintExercise(draft).filter(({ level }) => level === 'error')
const key = { correct_alternatives: null, answer_correct: null, option_answers: null }

/** Marks the answer of an exercise's own key. */
function markedByKey(draft: ExerciseDraft) {
  const { type, alternatives, options } = draft
  const answer = answerByKey(draft)
  const fitted = validateAnswer({ type, alternatives, options }, studentRules[type].channel, answer)
  return {
    empty: isEmptyAnswer(shownExercise(draft, cleanHtml), answer),
    correct: mark({ ...key, ...draft }, fitted).correct,
  }
}

describe('the exercises of the demonstration', () => {
  it.each(material.exercises.map((exercise) => [exercise.id, exercise] as const))('can be published: %i', (_, row) => {
    expect(exerciseDraftSchema.validateSync(row)).toEqual(row)
    expect(errorsOf(row)).toEqual([])
  })

  it.each(exerciseTypes.filter((type) => type !== 'OPEN_ANSWER'))('are right by their own key: %s', (type) => {
    const own = material.exercises.filter((exercise) => exercise.type === type)
    expect(own.map(markedByKey)).toEqual(own.map(() => ({ empty: false, correct: true })))
  })

  it('stay the same when their sentences are read and written again', () => {
    const own = material.exercises.filter(({ type }) => isClozeType(type))
    expect(own.map((row) => writeCloze(row, readCloze(row)))).toEqual(own)
  })
})

const word = fc.constantFrom(
  'a',
  'An',
  'went',
  'well-known',
  "o'clock",
  'é',
  'of the',
  '',
  ' x ',
  'a|b',
  'C#',
  '_',
  '.',
)
const place = fc.nat(20)

/** An edit by an author. */
type Step = (draft: ExerciseDraft) => ExerciseDraft

const onCloze = (draft: ExerciseDraft, type: ExerciseDraft['type'], next: ReturnType<typeof readCloze>) =>
  type === draft.type ? writeCloze(draft, next) : draft

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(place, fc.string({ unit: fc.constantFrom('a', 'b', ' ', '#', '#####', '.'), maxLength: 9 })).map(
    ([at, text]): Step =>
      (draft) => {
        const { masked, blanks } = readCloze(draft)
        const from = at % (masked.length + 1)
        const next = masked.slice(0, from) + text + masked.slice(from)
        return onCloze(draft, draft.type, typeInto({ masked, blanks }, next, from + text.length).cloze)
      },
  ),
  fc.tuple(place, place).map(
    ([one, other]): Step =>
      (draft) => {
        if (!isClozeType(draft.type)) return draft
        const done = markBlank(readCloze(draft), draft.type, Math.min(one, other), Math.max(one, other))
        return 'cloze' in done ? writeCloze(draft, done.cloze) : draft
      },
  ),
  fc.tuple(place, word, fc.array(word, { maxLength: 3 }), fc.nat(3)).map(
    ([at, text, options, right]): Step =>
      (draft) => {
        const cloze = readCloze(draft)
        if (!isClozeType(draft.type) || cloze.blanks.length === 0) return draft
        const index = at % cloze.blanks.length
        if (draft.type === 'MULTIPLE_OPTIONS') return writeCloze(draft, setOptions(cloze, index, options, right))
        return writeCloze(draft, setAnswer(cloze, draft.type, index, text))
      },
  ),
  fc.tuple(word, fc.boolean()).map(
    ([title, right]): Step =>
      (draft) => {
        const id = nextId(draft.alternatives)
        const alternatives = [...draft.alternatives, { id, title }]
        if (draft.type === 'COMPLETE_WORD') return { ...draft, alternatives }
        if (draft.type !== 'UNIQUE_ALTERNATIVE' && draft.type !== 'MULTIPLE_ALTERNATIVE') return draft
        return { ...draft, alternatives, correct_alternatives: [...(draft.correct_alternatives ?? []), ...(right ? [id] : [])] }
      },
  ),
  fc.constantFrom(...exerciseTypes).map((type): Step => (draft) => retyped(draft, type)),
) // oxfmt-ignore

const started = fc.constantFrom(...exerciseTypes).map((type): ExerciseDraft => ({
  ...newExercise(type, 1),
  title: 'At home',
  question: '<p>Which?</p>',
  question_masked: isClozeType(type) ? 'She went home at noon' : null,
})) // oxfmt-ignore

describe('an exercise that was written in the editor', () => {
  const written = fc
    .tuple(started, fc.array(steps, { maxLength: 12 }))
    .map(([draft, list]) => list.reduce((now, step) => step(now), draft))

  it('can be answered right by its own key where nothing is found in it', () => {
    let publishable = 0
    fc.assert(
      fc.property(written, (draft) => {
        if (draft.type === 'OPEN_ANSWER' || errorsOf(draft).length > 0) return
        publishable += 1
        expect(markedByKey(draft)).toEqual({ empty: false, correct: true })
      }),
      { numRuns: 3000 },
    )
    // The steps result in publishable exercises often enough to prove something.
    expect(publishable).toBeGreaterThan(50)
  })

  it('can be saved at any time', () => {
    fc.assert(
      fc.property(written, (draft) => {
        expect(exerciseDraftSchema.isValidSync(draft)).toBe(true)
      }),
    )
  })
})
