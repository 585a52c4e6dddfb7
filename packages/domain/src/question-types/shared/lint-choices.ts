import type { ExerciseDraft } from '../../exercise-draft.ts'
import { each, when, type Finding } from './findings.ts'

/** Normalizes whitespace, so that texts that look the same compare equal. */
export const seen = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
/** Whether a text stands in the list before. */
export const isAgain = (texts: readonly string[], at: number) => texts[at] !== '' && texts.indexOf(texts[at] ?? '') < at

/** @param several whether more than one choice may be correct */
export function lintChoices({ alternatives, correct_alternatives }: ExerciseDraft, several: boolean): Finding[] {
  const titles = alternatives.map(({ title }) => seen(title))
  const right = correct_alternatives ?? []
  const known = right.filter((one) => alternatives.some(({ id }) => id === one))
  return [
    ...when(alternatives.length < 2, 'alternatives.few'),
    ...each(titles, 'alternatives.empty', (title) => title === ''),
    ...each(titles, 'alternatives.twice', (_, at) => isAgain(titles, at)),
    ...when(right.length === 0, 'right.missing'),
    ...when(!several && right.length > 1, 'right.several'),
    ...when(known.length < right.length, 'right.unknown'),
    ...when(several && known.length === 1 && alternatives.length > 1, 'right.single'),
    ...when(several && known.length === alternatives.length && known.length > 1, 'right.all'),
  ]
}
