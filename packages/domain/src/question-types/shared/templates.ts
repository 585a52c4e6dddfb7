import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import { writeCloze } from './cloze-columns.ts'
import type { ClozeBlank, ClozeType } from './cloze.ts'
import type { FindingToken } from './findings.ts'

/** What a new exercise can start from. */
export interface ExerciseTemplate {
  /** Tells apart the templates of a type. */
  kind: 'PLAIN' | 'LISTENING'
  draft: ExerciseDraft
  /** What the author still has to add before it can be published. */
  missing: readonly FindingToken[]
}

interface Choices {
  type: 'UNIQUE_ALTERNATIVE' | 'MULTIPLE_ALTERNATIVE'
  question: string
  right: readonly string[]
  wrong: readonly string[]
}

/** Returns an exercise of choices, in which right ones do not stand together. */
export function choices({ type, question, right, wrong }: Choices): ExerciseDraft {
  const [first = '', ...others] = wrong
  const titles = [first, ...right.flatMap((title, index) => [title, others[index] ?? []].flat())]
  const alternatives = titles.map((title, index) => ({ id: index + 1, title }))
  const correct_alternatives = alternatives.flatMap(({ id, title }) => (right.includes(title) ? [id] : []))
  return { ...newExercise(type), question: `<p>${question}</p>`, alternatives, correct_alternatives }
}

interface Sentence {
  type: ClozeType
  question: string
  masked: string
  blanks: readonly (Partial<ClozeBlank> & { answers: string[] })[]
  /** The bank of words, with wrong ones. */
  bank?: readonly string[]
}

/** Returns an exercise of a sentence with blanks. */
export function sentence({ type, question, masked, blanks, bank = [] }: Sentence): ExerciseDraft {
  const draft = { ...newExercise(type), question: `<p>${question}</p>` }
  const alternatives = bank.map((title, index) => ({ id: index + 1, title }))
  const cloze = { masked, blanks: blanks.map((blank) => ({ options: [], ...blank })) }
  return { ...writeCloze(draft, cloze), ...(bank.length > 0 && { alternatives }) }
}

/** A template with which nothing is missing. */
export const plain = (draft: ExerciseDraft): ExerciseTemplate => ({ kind: 'PLAIN', draft, missing: [] })
