import type { AnswerRow } from '../../areas/surveys/attempt-rows.ts'
import type { objections } from '../../db/schema/index.ts'

/** The reasons of objections, for the newest students who gave an answer first. */
const reasons = ['My grandmother says it like this.', '', 'We said so in class.']
const hour = 3_600_000
/** How many groups of equal answers wait for a ruling. */
const groups = 3

/** Generates objections to frequent answers that were marked wrong. */
export function objectionsTo(answers: readonly AnswerRow[]): (typeof objections.$inferInsert)[] {
  // Most wrong answers in typed exercises are typing errors.
  const wrong = answers.filter(
    ({ correct, corrected_by, gist, text }) => correct === false && corrected_by === null && gist && text === '',
  )
  const alike = Map.groupBy(wrong, ({ exercise_id, gist }) => `${exercise_id} ${gist}`)
  const most = Array.from(alike.values()).toSorted((one, other) => other.length - one.length)
  return most.slice(0, groups).flatMap((same) =>
    same
      .toSorted((one, other) => Number(other.answered_at) - Number(one.answered_at))
      .slice(0, reasons.length)
      .map(({ id: answer_id, exercise_id, gist, answered_at }, index) => ({
        answer_id,
        exercise_id,
        gist: gist ?? '',
        reason: reasons[index] ?? '',
        created_at: new Date(Number(answered_at) + hour),
      })),
  )
}
