import { createHash } from 'node:crypto'
import type { Alternative, Answer, ExerciseType } from '@the-house/domain'
import { normalise } from './text-matching.ts'

/** What an answer is read by. */
export interface Sheet {
  type: ExerciseType
  alternatives?: Alternative[]
}

type Gist = (answer: Answer, sheet: Sheet) => unknown

/** With their titles: another exercise in the place of this one may number other choices alike. */
const choices: Gist = ({ alternatives: chosen }, { alternatives = [] }) => {
  const titles = new Map(alternatives.map(({ id, title }) => [id, title]))
  return Array.from(new Set(chosen), (id) => [id, titles.get(id) ?? '']).toSorted(
    ([one], [other]) => Number(one) - Number(other),
  )
}

const gists: Record<Exclude<ExerciseType, 'OPEN_ANSWER'>, Gist> = {
  UNIQUE_ALTERNATIVE: choices,
  MULTIPLE_ALTERNATIVE: choices,
  COMPLETE_LETTERS: ({ text }) => normalise(text),
  COMPLETE_WORD: ({ text }) => text.split('|').map(normalise),
  MULTIPLE_OPTIONS: ({ options }) =>
    Array.from(new Map(options.map(({ position, answer }) => [position, answer]))).toSorted(
      ([one], [other]) => one - other,
    ),
}

/** The same for answers that are marked alike whatever the key is, else another; '' where a teacher marks. */
export function gistOf(sheet: Sheet, answer: Answer): string {
  if (sheet.type === 'OPEN_ANSWER') return ''
  const told = JSON.stringify([sheet.type, gists[sheet.type](answer, sheet)])
  return createHash('sha256').update(told).digest('base64url')
}
