import type { AcceptedNumber, ExerciseType, Pairs, Unit } from '@the-house/domain'
import type { PictureName } from '../media/pictures.ts'
import type { SpokenName } from '../media/spoken.ts'

/** An exercise as authored; compile.ts turns it into its row. */
export interface AuthoredExercise {
  type: ExerciseType
  title: string
  /** Html. */
  question: string
  masked: string | null
  /** The items of ORDERING are in their right order. */
  choices: { title: string; right: boolean; said?: string | undefined }[]
  /** One per blank; the first option is the right one. */
  blanks: { options: string[] }[]
  /** The key of the text types; the model answer of an open one. */
  key: string | null
  /** Html of the explanation. */
  why: string
  audio: SpokenName | null
  image: PictureName | null
  /** Of MATCHING. */
  pairs?: Pairs
  /** Of NUMERICAL. */
  number?: { accepted: AcceptedNumber[]; units: Unit[] }
}

interface Extras {
  /** The recording played with the question. */
  audio?: SpokenName
  /** The picture shown with the question. */
  image?: PictureName
  /** Html that replaces the default instruction of a sentence with blanks. */
  ask?: string
  /** Html said to a student who has chosen an answer, by its text. */
  said?: Record<string, string>
}

const blank = /#([^#]+)#/g
const keysIn = (sentence: string) => Array.from(sentence.matchAll(blank), ([, key = '']) => key)
const masked = (sentence: string) => sentence.replaceAll(blank, '#####')

function exercise(parts: Partial<AuthoredExercise>, { audio, image }: Extras) {
  const nothing = { title: '', question: '', masked: null, choices: [], blanks: [], key: null, why: '' }
  return { ...nothing, audio: audio ?? null, image: image ?? null, ...parts }
}

/** A single choice; the first answer is the right one. */
export function unique(title: string, question: string, answers: string[], why: string, extras: Extras = {}) {
  const choices = answers.map((answer, index) => ({ title: answer, right: index === 0, said: extras.said?.[answer] }))
  return { ...exercise({ title, question, choices, why }, extras), type: 'UNIQUE_ALTERNATIVE' as const }
}

/** A multiple choice. */
export function multiple(
  title: string,
  question: string,
  { right, wrong }: { right: string[]; wrong: string[] },
  why: string,
  extras: Extras = {},
) {
  const choices = [...right, ...wrong].map((answer) => ({ title: answer, right: right.includes(answer) }))
  return { ...exercise({ title, question, choices, why }, extras), type: 'MULTIPLE_ALTERNATIVE' as const }
}

/** Left sides and what belongs to each of them; `extra` belongs to none. */
export function pairs(
  title: string,
  question: string,
  sides: Record<string, string>,
  extra: string[],
  why: string,
  extras: Extras = {},
) {
  const list = Object.entries(sides).map(([left, right]) => ({ left, right }))
  return { ...exercise({ title, question, why, pairs: { pairs: list, extra } }, extras), type: 'MATCHING' as const }
}

/** Sentences or words in their right order. */
export function order(title: string, question: string, items: string[], why: string, extras: Extras = {}) {
  const choices = items.map((item) => ({ title: item, right: true }))
  return { ...exercise({ title, question, choices, why }, extras), type: 'ORDERING' as const }
}

/** A number, with how far an answer may be from it and the units in which it may be given. */
export function amount(
  title: string,
  question: string,
  { value, tolerance = '', units = [] }: { value: string; tolerance?: string; units?: Unit[] },
  why: string,
  extras: Extras = {},
) {
  const number = { accepted: [{ value, tolerance, credit: '' }], units }
  return { ...exercise({ title, question, why, number }, extras), type: 'NUMERICAL' as const }
}

/** `I w#ent# home.`: the letters between the hashes are missing. */
export function letters(title: string, sentence: string, why: string, extras: Extras = {}) {
  const keys = keysIn(sentence)
  const question = extras.ask ?? '<p>Write the missing letters.</p>'
  const key = keys.join(' ').toUpperCase()
  const blanks = keys.map((missing) => ({ options: Array.from(missing, () => '_') }))
  const parts = { title, question, masked: masked(sentence), blanks, key, why }
  return { ...exercise(parts, extras), type: 'COMPLETE_LETTERS' as const }
}

/** `She #went# home.`: the words between the hashes go into the word bank, together with the distractors. */
export function words(title: string, sentence: string, distractors: string[], why: string, extras: Extras = {}) {
  const keys = keysIn(sentence)
  const question = extras.ask ?? '<p>Fill each blank with a word from the bank.</p>'
  const choices = [...keys, ...distractors].map((word) => ({ title: word, right: false }))
  const blanks = keys.map(() => ({ options: [] }))
  const parts = { title, question, masked: masked(sentence), choices, blanks, key: keys.join('|'), why }
  return { ...exercise(parts, extras), type: 'COMPLETE_WORD' as const }
}

/** `She #is|am|are# home.`: a choice for each blank, the right one first. */
export function options(title: string, sentence: string, why: string, extras: Extras = {}) {
  const question = extras.ask ?? '<p>Choose the right words for each blank.</p>'
  const blanks = keysIn(sentence).map((key) => ({ options: key.split('|') }))
  const parts = { title, question, masked: masked(sentence), blanks, why }
  return { ...exercise(parts, extras), type: 'MULTIPLE_OPTIONS' as const }
}

/** A free text that a teacher corrects; `model` is shown after the correction. */
export function open(title: string, question: string, model: string, why: string, extras: Extras = {}) {
  return { ...exercise({ title, question, key: model, why }, extras), type: 'OPEN_ANSWER' as const }
}
