import { answerByKey, noAnswer, splitWords, type Answer, type ExerciseType } from '@the-house/domain'
import type { ExerciseRow } from '../compile-exercise.ts'
import type { Random } from '../random.ts'
import { essays } from './essays.ts'

/** Generates an answer that is right, or wrong as a learner's would be. */
type Answerer = (exercise: ExerciseRow, random: Random, right: boolean) => Answer

const rightIds = ({ correct_alternatives }: ExerciseRow) => correct_alternatives ?? []
const wrongIds = (exercise: ExerciseRow) =>
  exercise.alternatives.map(({ id }) => id).filter((id) => !rightIds(exercise).includes(id))

const one: Answerer = (exercise, random, right) => ({
  ...noAnswer,
  alternatives: right ? rightIds(exercise) : [random.pick(wrongIds(exercise))],
})

/** A wrong answer omits one choice or has one too many. */
const several: Answerer = (exercise, random, right) => {
  const all = rightIds(exercise)
  const wrong = random.chance(0.5) ? all.slice(1) : [...all, random.pick(wrongIds(exercise))]
  return { ...noAnswer, alternatives: right ? all : wrong }
}

const letters: Answerer = ({ answer_correct }, random, right) => {
  const key = answer_correct ?? ''
  return { ...noAnswer, text: right ? key : random.chance(0.5) ? `${key.slice(0, -1)}_` : swapVowel(key) }
}

const swapVowel = (key: string) => {
  const swapped = key.replace(/[AEIOU]/, (vowel) => (vowel === 'E' ? 'I' : 'E'))
  return swapped === key ? `${key.slice(0, -1)}_` : swapped
}

const bank: Answerer = ({ answer_correct, alternatives, options }, random, right) => {
  const key = splitWords(answer_correct ?? '', options.length)
  const others = alternatives.map(({ title }) => title).filter((word) => !key.includes(word))
  const missed = random.between(0, key.length - 1)
  const words = right ? key : key.map((word, index) => (index === missed ? random.pick(others) : word))
  return { ...noAnswer, text: words.join('|') }
}

const choices: Answerer = ({ option_answers, options }, random, right) => {
  const key = option_answers ?? []
  const missed = random.between(0, key.length - 1)
  const chosen = options.map(({ position, options: offered }, index) => {
    const answer = key[index] ?? ''
    const wrong = offered.filter((option) => option !== answer)
    return { position, answer: right || index !== missed ? answer : random.pick(wrong) }
  })
  return { ...noAnswer, options: chosen }
}

/** A wrong answer gives two left sides each other's right one. */
const sides: Answerer = ({ option_answers, options }, random, right) => {
  const key = option_answers ?? []
  const missed = random.between(1, key.length - 1)
  const place = (index: number) => (index === missed ? 0 : index === 0 ? missed : index)
  const answers = options.map(({ position }, index) => ({ position, answer: key[right ? index : place(index)] ?? '' }))
  return { ...noAnswer, options: answers }
}

/** A wrong answer swaps two neighbours. */
const items: Answerer = (exercise, random, right) => {
  const ids = rightIds(exercise)
  const at = random.between(0, ids.length - 2)
  const swapped = [...ids.slice(0, at), ...ids.slice(at, at + 2).toReversed(), ...ids.slice(at + 2)]
  return { ...noAnswer, alternatives: right ? ids : swapped }
}

/** A wrong answer is ten times as much. */
const number: Answerer = (exercise, _, right) => {
  const { text } = answerByKey(exercise)
  return { ...noAnswer, text: right ? text : text.replace(/^[\d.]+/, (digits) => String(Number(digits) * 10)) }
}

const essay: Answerer = ({ title }, random) => ({ ...noAnswer, text: random.pick(essays[title] ?? []).text })

/** The generators by type, for the types of the demonstration; others are answered right or left blank. */
const answerers: Partial<Record<ExerciseType, Answerer>> = {
  UNIQUE_ALTERNATIVE: one,
  MULTIPLE_ALTERNATIVE: several,
  COMPLETE_LETTERS: letters,
  COMPLETE_WORD: bank,
  MULTIPLE_OPTIONS: choices,
  MATCHING: sides,
  ORDERING: items,
  NUMERICAL: number,
  OPEN_ANSWER: essay,
}

const byKey: Answerer = (exercise, _, right) => (right ? answerByKey(exercise) : noAnswer)

export const answer: Answerer = (exercise, random, right) =>
  (answerers[exercise.type] ?? byKey)(exercise, random, right)
