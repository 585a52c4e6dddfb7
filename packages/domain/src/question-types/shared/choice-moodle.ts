import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import type { ExerciseType } from '../../kinds.ts'
import type { MoodleQuestion, ExerciseResult, Offer } from '../formats/moodle.ts'
import { noteOf } from '../formats/problem.ts'
import type { XmlQuestion } from '../server-rules.ts'

export const isRight = ({ correct_alternatives }: ExerciseDraft, id: number): boolean =>
  correct_alternatives?.includes(id) ?? false

/** The share of the mark that each of several correct choices is worth, in per cent. */
export function shareOfRight(draft: ExerciseDraft): number {
  const right = draft.alternatives.filter(({ id }) => isRight(draft, id)).length
  return Math.floor(10_000_000 / right) / 100_000
}

/** @param share what a correct and a wrong choice are worth, in per cent */
export function choicesToXml(
  draft: ExerciseDraft,
  share: { right: number; wrong: number },
  single: boolean,
): XmlQuestion {
  const answer = draft.alternatives.map(({ id, title }) => ({
    '@fraction': isRight(draft, id) ? share.right : share.wrong,
    '@format': 'plain_text',
    text: title,
  }))
  return {
    type: 'multichoice',
    text: draft.question,
    more: { single: String(single), shuffleanswers: 'true', answernumbering: 'none', answer },
    lost: [],
  }
}

/** @param isLost whether an offer is worth a partial mark that an exercise cannot store */
export function choicesToExercise(
  type: ExerciseType,
  { html, offers }: Extract<MoodleQuestion, { kind: 'choice' }>,
  isRight: (offer: Offer) => boolean,
  isLost: (offer: Offer) => boolean,
): ExerciseResult {
  const draft: ExerciseDraft = {
    ...newExercise(type),
    question: html,
    alternatives: offers.map(({ text }, index) => ({ id: index + 1, title: text })),
    correct_alternatives: offers.flatMap((offer, index) => (isRight(offer) ? [index + 1] : [])),
  }
  return { draft, problems: offers.some(isLost) ? [noteOf('share.lost')] : [] }
}
