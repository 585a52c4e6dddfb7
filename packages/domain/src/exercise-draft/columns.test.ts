import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newExercise, type ExerciseDraft } from '../exercise-draft.ts'
import { asSafeHtml } from '../html.ts'
import { exerciseTypes } from '../kinds.ts'
import { readPairs } from '../question-types/matching/pairs.ts'
import { readItems } from '../question-types/ordering/items.ts'
import { rightTiles } from '../question-types/shared/bank.ts'
import {
  addKey,
  cleanAnswer,
  emptyBlank,
  isClozeType,
  setAnswer,
  setOptions,
  type Cloze,
  type ClozeType,
} from '../question-types/shared/cloze.ts'
import { readCloze, writeCloze } from '../question-types/shared/cloze-columns.ts'
import { ownColumns } from './columns.ts'
import { retyped } from './retyped.ts'
import { markedExercise, shownExercise } from './shown.ts'

const draftOf = (type: ClozeType, cloze: Cloze) => writeCloze(newExercise(type, 1), cloze)
const words = fc.array(fc.stringMatching(/^[a-z]{0,4}$/), { minLength: 1, maxLength: 4 })
const titles = ({ alternatives }: ExerciseDraft) => alternatives.map(({ title }) => title)

const sentence = (answers: readonly string[]): Cloze => ({
  masked: answers.map(() => '#####').join(' '),
  blanks: answers.map((answer) => ({ answers: [answer], options: [] })),
})

describe('the columns of a sentence with blanks', () => {
  it.each(['COMPLETE_LETTERS', 'COMPLETE_WORD', 'MULTIPLE_OPTIONS'] as const)('give it back as it was: %s', (type) => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (rows) => {
        const count = rows[0]?.length ?? 0
        const lines = type === 'MULTIPLE_OPTIONS' ? rows.slice(0, 1) : rows
        const blanks = Array.from({ length: count }, (_, at) => ({
          answers: lines.map((row) => cleanAnswer(type, row[at] ?? '')),
          options: type === 'MULTIPLE_OPTIONS' ? (rows[1] ?? []) : [],
        }))
        const cloze = { masked: blanks.map(() => '#####').join(' '), blanks }
        expect(readCloze(draftOf(type, cloze))).toEqual(cloze)
      }),
    )
  })

  it('are the ones that the students’ widgets read', () => {
    const letters = draftOf('COMPLETE_LETTERS', sentence(['ETTLE', 'OVE']))
    expect(letters).toMatchObject({
      answer_correct: 'ETTLE OVE',
      options: [{ position: 1, options: ['_', '_', '_', '_', '_'] }, { position: 2, options: ['_', '_', '_'] }],
    }) // oxfmt-ignore
    const options = draftOf('MULTIPLE_OPTIONS', setOptions(sentence(['']), 0, ['is', 'am'], 1))
    expect(options).toMatchObject({ option_answers: ['am'], options: [{ position: 1, options: ['is', 'am'] }] })
  })
})

const change = (from: ExerciseDraft, index: number, text: string, key = 0) =>
  writeCloze(from, setAnswer(readCloze(from), 'COMPLETE_WORD', index, text, key))

describe('the bank of words', () => {
  const draft = draftOf('COMPLETE_WORD', sentence(['went', 'opened']))
  const withExtra = { ...draft, alternatives: [...draft.alternatives, { id: 7, title: 'we' }] }

  it('holds the right words; a changed one keeps its place', () => {
    expect(titles(draft)).toEqual(['went', 'opened'])
    expect(change(withExtra, 0, 'walked').alternatives).toEqual([
      { id: 1, title: 'walked' },
      { id: 2, title: 'opened' },
      { id: 7, title: 'we' },
    ])
  })

  it('keeps a wrong word that a right one is typed past', () => {
    const typed = ['wen', 'we', 'w', 'we', 'wed'].reduce((now, text) => change(now, 0, text), withExtra)
    expect(titles(typed).toSorted()).toEqual(['opened', 'we', 'wed'])
  })

  it('gives up the word of a blank that is emptied or goes', () => {
    expect(titles(change(withExtra, 0, ''))).toEqual(['opened', 'we'])
    expect(titles(writeCloze(withExtra, sentence(['went'])))).toEqual(['went', 'we'])
  })

  it('holds each word as often as an accepted answer needs it', () => {
    const two = change(writeCloze(draft, addKey(readCloze(draft))), 1, 'went', 1)
    expect(titles(two)).toEqual(['went', 'opened', 'went'])
    expect(rightTiles(two.alternatives, readCloze(two)).size).toBe(3)
  })

  it('never loses a wrong word, and has all right ones', () => {
    const edits = fc.array(fc.tuple(fc.nat(1), fc.constantFrom('', 'a', 'ab', 'b', 'we')), { maxLength: 8 })
    fc.assert(
      fc.property(edits, (list) => {
        const now = list.reduce((left, [index, text]) => change(left, index, text), withExtra)
        const right = rightTiles(now.alternatives, readCloze(now))
        const answers = readCloze(now).blanks.map(({ answers: [first = ''] }) => first)
        const laid = now.alternatives.filter(({ id }) => right.has(id)).map(({ title }) => title)
        expect(laid.toSorted()).toEqual(answers.filter(Boolean).toSorted())
        expect(now.alternatives.filter(({ id }) => !right.has(id)).map(({ title }) => title)).toEqual(['we'])
      }),
    )
  })
})

describe('another type', () => {
  const choice: ExerciseDraft = {
    ...newExercise('MULTIPLE_ALTERNATIVE', 1),
    alternatives: [{ id: 1, title: 'a' }, { id: 2, title: 'b' }],
    correct_alternatives: [1, 2],
  } // oxfmt-ignore

  it('keeps the choices for one or several right ones', () => {
    const unique = retyped(choice, 'UNIQUE_ALTERNATIVE')
    expect(unique).toMatchObject({ alternatives: choice.alternatives, correct_alternatives: [1] })
  })

  it('keeps blanks and their words, and turns letters into text', () => {
    const draft = draftOf('COMPLETE_WORD', sentence(['went', 'home']))
    const options = retyped(draft, 'MULTIPLE_OPTIONS')
    expect(options).toMatchObject({ option_answers: ['went', 'home'], alternatives: [], answer_correct: null })
    expect(retyped(options, 'COMPLETE_WORD')).toEqual(draft)
    expect(retyped(draft, 'COMPLETE_LETTERS')).toMatchObject({ question_masked: 'went home', answer_correct: null })
  })

  it('keeps what is said of each choice, among choices alone', () => {
    const alternative_feedback = [{ id: 2, html: '<p>Why</p>' }]
    const said = { ...choice, alternative_feedback }
    expect(retyped(said, 'UNIQUE_ALTERNATIVE')).toMatchObject({ alternative_feedback })
    expect(retyped(said, 'ORDERING')).toMatchObject({ alternative_feedback: [] })
  })

  it('keeps the texts of choices, of items in their order, and of left sides', () => {
    const ordered = retyped(choice, 'ORDERING')
    expect(readItems(ordered).map(({ title }) => title)).toEqual(['a', 'b'])
    expect(readPairs(retyped(ordered, 'MATCHING')).pairs).toEqual([
      { left: 'a', right: '' },
      { left: 'b', right: '' },
    ])
    expect(retyped(ordered, 'UNIQUE_ALTERNATIVE')).toMatchObject({
      alternatives: choice.alternatives,
      correct_alternatives: null,
    })
  })

  it('leaves nothing behind that it has no use for', () => {
    for (const from of [choice, retyped(choice, 'ORDERING'), retyped(choice, 'MATCHING'), draftOf('COMPLETE_WORD', sentence(['went'])), draftOf('MULTIPLE_OPTIONS', sentence([''])) ])
      for (const type of exerciseTypes) {
        const draft = retyped(from, type)
        expect(draft).toEqual({ ...draft, ...ownColumns(draft) })
      }
  }) // oxfmt-ignore
})

describe('what a student sees', () => {
  const draft = {
    ...draftOf('MULTIPLE_OPTIONS', setOptions(sentence(['']), 0, ['is', 'am'], 1)),
    feedback: '<p>Why</p>',
  }

  it('has nothing of the key before it is marked, and all of it afterwards', () => {
    const everything: ExerciseDraft = { ...draft, correct_alternatives: [1], answer_correct: 'secret', id: 4 }
    expect(shownExercise(everything, asSafeHtml)).toMatchObject({
      id: 4,
      options: [{ position: 1, options: ['is', 'am'], answer: null }],
      correct_alternatives: null,
      answer_correct: null,
      feedback: null,
    })
    expect(JSON.stringify(shownExercise(everything, asSafeHtml))).not.toContain('secret')
    expect(markedExercise(draft, asSafeHtml)).toMatchObject({ options: [{ answer: 'am' }], feedback: '<p>Why</p>' })
  })

  it('takes the URLs of files from the given function', () => {
    const files = { ...draft, audio_extra: 'a.mp3', image_extra: 'gone', media_type: 'VIDEO' as const, media_url: 'v' }
    const shown = shownExercise(files, asSafeHtml, (key) => (key === 'gone' ? null : `/files/${key}`))
    expect(shown).toMatchObject({
      audio_extra: { url: '/files/a.mp3' },
      image_extra: null,
      media: { type: 'VIDEO', url: '/files/v' },
    })
  })
})

it('knows the types whose sentence has blanks', () => {
  expect(exerciseTypes.filter(isClozeType)).toEqual(['COMPLETE_LETTERS', 'COMPLETE_WORD', 'MULTIPLE_OPTIONS'])
  expect(emptyBlank({ masked: '', blanks: [] })).toEqual({ answers: [''], options: [] })
})
