import { correction, handInText } from './corrected.ts'
import type { Json, TestHouse, Visitor } from './house.ts'

/** A visitor's open answer of a practice that is over, corrected by a teacher. */
export async function corrected(house: TestHouse, visitor: Visitor, teacher: Visitor, mark = 5) {
  const { id, test, practice } = await handInText(house, visitor)
  await practice.finish()
  await teacher.put(`/corrections/${id}`, correction(mark))
  const exercise_id = house.school.free.exercise('OPEN_ANSWER')
  return {
    id,
    test,
    /** Writes it once more. */
    send: (answer_text: string, by = visitor) => by.put(`/tests/${test}/second_version`, { exercise_id, answer_text }),
    /** The exercise as its student sees it. */
    read: async (): Promise<Json> => {
      const { body } = await practice.read()
      return body.exercises.find((one: Json) => one.id === exercise_id)
    },
  }
}

/** A correction of a second version, as the desk sends it. */
export const secondCorrection = (evaluation: number, other: Json = {}): Json =>
  correction(evaluation, { second: true, ...other })
