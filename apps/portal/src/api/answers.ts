import { studentRules, type Answer, type ExerciseType, type Saved } from '@the-house/domain'
import { request } from './client.ts'

interface Saving {
  test: number
  exercise: number
  answer: Answer
}

// Browsers limit keepalive requests, which outlive the page, to 64 kB in total: only short answers are sent so.
const keptAlive = ({ text }: Answer) => ({ keepalive: text.length < 15_000 })

const save = {
  alternatives: ({ test, exercise, answer }: Saving) =>
    request(
      'PUT /tests/:id/answer_alternatives',
      {
        params: { id: test },
        body: { exercise_id: exercise, alternative_ids: answer.alternatives, answer_text: undefined },
      },
      keptAlive(answer),
    ),
  text: ({ test, exercise, answer }: Saving) =>
    request(
      'PUT /tests/:id/answer_alternatives',
      { params: { id: test }, body: { exercise_id: exercise, alternative_ids: undefined, answer_text: answer.text } },
      keptAlive(answer),
    ),
  open: ({ test, exercise, answer }: Saving) =>
    request(
      'PUT /tests/:id/answer_open',
      { params: { id: test }, body: { exercise_id: exercise, answer_text: answer.text } },
      keptAlive(answer),
    ),
  options: ({ test, exercise, answer }: Saving) =>
    request(
      'PUT /tests/:id/answer_options',
      { params: { id: test }, body: { exercise_id: exercise, options: answer.options } },
      keptAlive(answer),
    ),
}

/** Saves one answer through the call of its exercise type; idempotent, so it may be retried. */
export function putAnswer(type: ExerciseType, saving: Saving): Promise<Saved> {
  const { channel, field } = studentRules[type]
  return save[channel === 'alternatives' ? field : channel](saving)
}
