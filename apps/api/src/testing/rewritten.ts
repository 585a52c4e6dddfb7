import { correction, submitText } from './corrected.ts'
import type { Json, TestServer, Visitor } from './test-server.ts'

/** Creates a visitor's open answer in a concluded practice, corrected by a teacher. */
export async function corrected(context: TestServer, visitor: Visitor, teacher: Visitor, mark = 5) {
  const { id, test, practice } = await submitText(context, visitor)
  await practice.finish()
  await teacher.put(`/corrections/${id}`, correction(mark))
  const exercise_id = context.school.free.exercise('OPEN_ANSWER')
  return {
    id,
    test,
    /** Sends the second version. */
    send: (answer_text: string, by = visitor) => by.put(`/tests/${test}/second_version`, { exercise_id, answer_text }),
    /** The exercise as its student sees it. */
    read: async (): Promise<Json> => {
      const { body } = await practice.read()
      return body.exercises.find((one: Json) => one.id === exercise_id)
    },
  }
}

/** The body of a correction of a second version. */
export const secondCorrection = (evaluation: number, other: Json = {}): Json =>
  correction(evaluation, { second: true, ...other })
