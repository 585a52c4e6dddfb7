import type { AnswerRow } from '../../../areas/surveys/sheet.ts'
import type { objections } from '../../schema/index.ts'

/** What students say, the newest of those who gave an answer first. */
const reasons = ['My grandmother says it like this.', '', 'We said so in class.']
const hour = 3_600_000
/** So many answers wait to be looked at. */
const groups = 3

/** Some students say that an answer is right which many have given, and which was marked wrong. */
export function objectionsTo(answers: readonly AnswerRow[]): (typeof objections.$inferInsert)[] {
  // Of what was typed, most is a slip of the hand.
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
