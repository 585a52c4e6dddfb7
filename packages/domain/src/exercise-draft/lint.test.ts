import { describe, expect, it } from 'vitest'
import { newExercise, type ExerciseDraft } from '../exercise-draft.ts'
import { exerciseTypes, type ExerciseType } from '../kinds.ts'
import { serverRules } from '../question-types/server.ts'
import { writePairs } from '../question-types/matching/pairs.ts'
import { ownColumns } from './columns.ts'
import { findingTable, type FindingToken } from '../question-types/shared/findings.ts'
import { lintExercise } from './lint.ts'

const titled = (titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))
const blanks = (lists: string[][]) => lists.map((options, index) => ({ position: index + 1, options }))
const gaps = (...lengths: number[]) => blanks(lengths.map((length) => Array.from({ length }, () => '_')))

/** The complete exercises that the cases vary; a type that is not listed uses its sample. */
const parts: Partial<Record<ExerciseType, Partial<ExerciseDraft>>> = {
  UNIQUE_ALTERNATIVE: { alternatives: titled(['goes', 'went']), correct_alternatives: [2] },
  MULTIPLE_ALTERNATIVE: { alternatives: titled(['hall', 'ladder', 'kitchen']), correct_alternatives: [1, 3] },
  COMPLETE_LETTERS: { question_masked: 'k##### and st#####', options: gaps(5, 3), answer_correct: 'ETTLE OVE' },
  COMPLETE_WORD: {
    question_masked: 'She ##### home and ##### the door.',
    options: blanks([[], []]),
    alternatives: titled(['opened', 'goes', 'went']),
    answer_correct: 'went|opened',
  },
  MULTIPLE_OPTIONS: {
    question_masked: 'I ##### here. They ##### there.',
    options: blanks([
      ['is', 'am'],
      ['are', 'am'],
    ]),
    option_answers: ['am', 'are'],
  },
  OPEN_ANSWER: { answer_correct: 'My room is small.' },
  ORDERING: {
    alternatives: [
      { id: 7, title: 'has' },
      { id: 5, title: 'She' },
      { id: 9, title: 'gone.' },
    ],
    correct_alternatives: [5, 7, 9],
  },
}

const whole = (type: ExerciseType, change: Partial<ExerciseDraft> = {}): ExerciseDraft => ({
  ...newExercise(type, 1),
  title: 'At home',
  question: '<p>What is right?</p>',
  feedback: '<p>Because.</p>',
  ...(parts[type] ?? ownColumns(serverRules[type].sample)),
  ...change,
})
const found = (draft: ExerciseDraft) =>
  lintExercise(draft).map(({ token, at }) => (at === null ? token : `${token} ${at}`))

const paired = (pairs: [string, string][], extra: string[]): Partial<ExerciseDraft> =>
  ownColumns(writePairs(newExercise('MATCHING'), { pairs: pairs.map(([left, right]) => ({ left, right })), extra }))

/** A change of a complete exercise, and the findings that it causes. */
const cases: [string, ExerciseType, Partial<ExerciseDraft>, string[]][] = [
  ['no topic', 'OPEN_ANSWER', { topic_id: null }, ['topic.missing']],
  ['a title of spaces', 'OPEN_ANSWER', { title: ' ' }, ['title.missing']],
  ['an empty paragraph as the question', 'OPEN_ANSWER', { question: '<p>&nbsp;</p>' }, ['question.missing']],
  ['no instruction above a sentence', 'COMPLETE_WORD', { question: '' }, ['question.noInstruction']],
  ['hashes in the question', 'OPEN_ANSWER', { question: '<p>I ##### here</p>' }, ['question.hashes']],
  ['no explanation', 'OPEN_ANSWER', { feedback: null }, ['feedback.missing']],
  ['no model answer', 'OPEN_ANSWER', { answer_correct: ' ' }, ['answer.model']],
  ['a key that its type has no use for', 'OPEN_ANSWER', { correct_alternatives: [1] }, ['columns.stray']],
  ['choices of another type', 'MULTIPLE_OPTIONS', { alternatives: titled(['a']) }, ['columns.stray']],
  ['no right answer', 'UNIQUE_ALTERNATIVE', { correct_alternatives: [] }, ['right.missing']],
  ['two right answers of one', 'UNIQUE_ALTERNATIVE', { correct_alternatives: [1, 2] }, ['right.several']],
  ['a right answer that is no choice', 'UNIQUE_ALTERNATIVE', { correct_alternatives: [9] }, ['right.unknown']],
  ['one of several', 'MULTIPLE_ALTERNATIVE', { correct_alternatives: [1] }, ['right.single']],
  ['all of several', 'MULTIPLE_ALTERNATIVE', { correct_alternatives: [1, 2, 3] }, ['right.all']],
  ['a single choice', 'UNIQUE_ALTERNATIVE', { alternatives: titled(['went', ' ']).slice(0, 1), correct_alternatives: [1] }, ['alternatives.few']],
  ['an empty choice', 'UNIQUE_ALTERNATIVE', { alternatives: titled([' ', 'went']) }, ['alternatives.empty 0']],
  ['the same choice twice', 'UNIQUE_ALTERNATIVE', { alternatives: titled(['I  go', 'went', 'I go ']) }, ['alternatives.twice 2']],
  ['no sentence', 'MULTIPLE_OPTIONS', { question_masked: null, options: [], option_answers: [] }, ['sentence.missing']],
  ['a sentence without blank', 'MULTIPLE_OPTIONS', { question_masked: 'I am.', options: [], option_answers: [] }, ['sentence.noBlank']],
  ['four hashes', 'MULTIPLE_OPTIONS', { question_masked: 'I ##### the ####. They ##### there.' }, ['sentence.hashes']],
  ['one hash', 'MULTIPLE_OPTIONS', { question_masked: 'I ##### in #4. They ##### there.' }, ['sentence.hash']],
  ['a blank more than answers', 'COMPLETE_WORD', { question_masked: '##### ##### #####' }, ['sentence.uneven']],
  ['missing letters that do not fit the boxes', 'COMPLETE_LETTERS', { answer_correct: 'ETTLES OVE' }, ['answer.gap 0']],
  ['a sign that no box holds', 'COMPLETE_LETTERS', { answer_correct: 'ETTLE O.E' }, ['answer.noLetters 1']],
  ['letters that are not given', 'COMPLETE_LETTERS', { answer_correct: ' OVE' }, ['answer.missing 0']],
  ['letters of a word more', 'COMPLETE_LETTERS', { answer_correct: 'ETTLE OVE A' }, ['answer.uneven']],
  ['a right word that the bank lacks', 'COMPLETE_WORD', { alternatives: titled(['went', 'goes', 'open']) }, ['bank.lacks 1']],
  ['a word needed twice and there once', 'COMPLETE_WORD', { answer_correct: 'went|went' }, ['bank.lacks 0', 'bank.lacks 1']],
  ['a word of another accepted answer', 'COMPLETE_WORD', { answer_correct: 'went|opened\nwent|shut' }, ['bank.lacks 1']],
  ['a bank of right words alone', 'COMPLETE_WORD', { alternatives: titled(['opened', 'went']) }, ['bank.noExtra']],
  ['a bar in a word', 'COMPLETE_WORD', { alternatives: titled(['opened', 'a|b', 'went']) }, ['bank.bar 1']],
  ['a word that is not given', 'COMPLETE_WORD', { answer_correct: 'went|' }, ['answer.missing 1']],
  ['a blank without options', 'MULTIPLE_OPTIONS', { options: blanks([['is', 'am'], []]) }, ['options.few 1', 'optionAnswer.unknown 1']],
  ['the right option not offered', 'MULTIPLE_OPTIONS', { option_answers: ['was', 'are'] }, ['optionAnswer.unknown 0']],
  ['no right option', 'MULTIPLE_OPTIONS', { option_answers: ['am', ''] }, ['optionAnswer.missing 1']],
  ['an empty option', 'MULTIPLE_OPTIONS', { options: blanks([['is', 'am'], ['am', 'are', '']]) }, ['options.empty 1']],
  ['the same option twice', 'MULTIPLE_OPTIONS', { options: blanks([['am', 'am '], ['am', 'are']]) }, ['options.twice 0']],
  ['the right option first, each time', 'MULTIPLE_OPTIONS', { option_answers: ['is', 'are'] }, ['options.firstRight']],
  ['sound that is not there', 'OPEN_ANSWER', { media_type: 'AUDIO' }, ['audio.missing']],
  ['a film that is not there', 'OPEN_ANSWER', { media_type: 'VIDEO' }, ['media.missing']],
  ['a picture without words', 'OPEN_ANSWER', { image_extra: 'a.svg' }, ['image.noText']],
  ['a medium without type', 'OPEN_ANSWER', { media_url: 'a.mp3' }, ['media.noType']],
  ['a film that is called a recording', 'OPEN_ANSWER', { media_type: 'AUDIO', media_url: 'https://youtu.be/dQw4w9WgXcQ' }, ['media.film']], // oxfmt-ignore
  ['a medium that is shown nowhere', 'OPEN_ANSWER', { media_type: 'PDF', media_url: 'a.pdf' }, ['media.unseen']],
  ['a single pair', 'MATCHING', paired([['a', 'x']], ['y']), ['pairs.few']],
  ['a pair without a left side', 'MATCHING', paired([[' ', 'x'], ['b', 'y']], ['z']), ['pairs.noLeft 0']],
  ['the same left side twice', 'MATCHING', paired([['a', 'x'], ['a ', 'y']], ['z']), ['pairs.leftTwice 1']],
  ['a pair without a right side', 'MATCHING', paired([['a', ''], ['b', 'y']], ['z']), ['pairs.noRight 0']],
  ['pairs with lists of their own', 'MATCHING', { options: blanks([['x'], ['y'], ['z']]) }, ['pairs.uneven']],
  ['pairs of which the last follows from the others', 'MATCHING', paired([['a', 'x'], ['b', 'y']], []), ['pairs.noExtra']],
  ['a single item', 'ORDERING', { alternatives: titled(['a']), correct_alternatives: [1] }, ['items.few']],
  ['an empty item', 'ORDERING', { alternatives: titled(['b', 'a', ' ']), correct_alternatives: [2, 1, 3] }, ['items.empty 2']],
  ['an item without a place', 'ORDERING', { correct_alternatives: [5, 7] }, ['items.unplaced']],
  ['items that are shown in their right order', 'ORDERING', { alternatives: titled(['a', 'b', 'c']), correct_alternatives: [1, 2, 3] }, ['items.inOrder']],
  ['no number', 'NUMERICAL', { answer_correct: null }, ['numbers.missing 0']],
  ['a word for a number', 'NUMERICAL', { answer_correct: 'two' }, ['numbers.notNumber 0']],
  ['a tolerance below nothing', 'NUMERICAL', { answer_correct: '2:-1' }, ['numbers.tolerance 0']],
  ['more than the whole credit', 'NUMERICAL', { answer_correct: '2\n%200%3' }, ['numbers.credit 1']],
  ['numbers that are worth a part alone', 'NUMERICAL', { answer_correct: '%50%3' }, ['numbers.noFull']],
  ['a unit without a name', 'NUMERICAL', { options: blanks([['km', '']]) }, ['units.empty 1']],
  ['the same unit twice', 'NUMERICAL', { options: blanks([['km', 'km']]) }, ['units.twice 1']],
  ['a unit of which nothing makes another', 'NUMERICAL', { option_answers: ['1', '0'] }, ['units.multiplier 1']],
] // oxfmt-ignore

describe('what a student would stumble on', () => {
  it.each(exerciseTypes)('is nothing in a whole exercise: %s', (type) => {
    expect(lintExercise(whole(type))).toEqual([])
  })

  it.each(cases)('is found: %s', (_, type, change, tokens) => {
    expect(found(whole(type, change))).toEqual(tokens)
  })

  it('is accepted where it is well: sound of its own, a described picture, several answers', () => {
    expect(found(whole('OPEN_ANSWER', { media_type: 'AUDIO', audio_extra: 'a.mp3' }))).toEqual([])
    expect(found(whole('OPEN_ANSWER', { image_extra: 'a.svg', image_text: 'A house' }))).toEqual([])
    expect(found(whole('COMPLETE_LETTERS', { answer_correct: 'ETTLE OVE\nETTLE ARE' }))).toEqual([])
  })

  it('reports a bank that gives the order away', () => {
    const draft = whole('COMPLETE_WORD', {
      question_masked: '##### ##### #####',
      options: blanks([[], [], []]),
      alternatives: titled(['a', 'x', 'b', 'c']),
      answer_correct: 'a|b|c',
    })
    expect(found(draft)).toEqual(['bank.inOrder'])
    expect(found({ ...draft, alternatives: titled(['b', 'a', 'x', 'c']) })).toEqual([])
  })

  it('is tried in every kind here', () => {
    const tried = new Set(cases.flatMap(([, , , tokens]) => tokens.map((token) => token.split(' ')[0])))
    const rest = Object.keys(findingTable).filter((token) => !tried.has(token))
    expect(rest).toEqual(['bank.inOrder'] satisfies FindingToken[])
  })

  it('hides an exercise from students only where it is an error', () => {
    const error = expect.objectContaining({ level: 'error' })
    expect(lintExercise(whole('OPEN_ANSWER', { feedback: null }))).not.toContainEqual(error)
    expect(lintExercise(whole('OPEN_ANSWER', { title: '' }))).toContainEqual(error)
  })
})
