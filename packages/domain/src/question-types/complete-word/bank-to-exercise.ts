import type { ExerciseDraft } from '../../exercise-draft.ts'
import { cleanAnswer } from '../shared/cloze.ts'
import type { Gap } from '../formats/moodle.ts'
import { noteOf } from '../formats/problem.ts'
import type { ServerRules } from '../server-rules.ts'
import { gapsToExercise, rightOf, typeOfGaps } from '../shared/gaps-to-exercise.ts'

const clean = (text: string) => cleanAnswer('COMPLETE_WORD', text)

/** The distractors: words of the bank that fit no gap. */
const otherWords = (gaps: readonly Gap[], right: readonly string[]) =>
  [...new Set(gaps.flatMap(({ offers }) => offers.map(({ text }) => clean(text))))].filter(
    (word) => word !== '' && word !== '*' && !right.includes(word),
  )

const inAlphabet = (draft: ExerciseDraft): ExerciseDraft => ({
  ...draft,
  alternatives: draft.alternatives
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
    .map(({ title }, index) => ({ id: index + 1, title })),
})

/** Converts a sentence whose gaps are not letters: all offers of its gaps form one word bank. */
export const bankToExercise: ServerRules['toExercise'] = (question) => {
  if (question.kind !== 'gaps' || typeOfGaps(question.gaps) !== 'COMPLETE_WORD') return null
  const { html, masked, gaps } = question
  const accepted = gaps.map((gap) => rightOf(gap).map(clean))
  const bank = otherWords(gaps, accepted.flat()).map((title, index) => ({ id: index + 1, title }))
  const { draft, problems } = gapsToExercise('COMPLETE_WORD', masked, {
    accepted,
    bank,
    problems: [noteOf('cloze.bank')],
  })
  return { draft: { ...inAlphabet(draft), question: html }, problems }
}
