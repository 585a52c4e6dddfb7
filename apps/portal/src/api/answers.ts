import { answerChannel, type Answer, type ExerciseType, type Saved } from '@the-house/domain'
import { request } from './client.ts'

interface Saving {
  test: number
  exercise: number
  answer: Answer
}

// Browsers refuse to keep more than 64 kB alive after the page is gone.
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

const chosen = new Set<ExerciseType>(['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE'])

/** Saves one answer through the call of its type; safe to repeat. */
export function putAnswer(type: ExerciseType, saving: Saving): Promise<Saved> {
  const channel = answerChannel[type]
  if (channel !== 'alternatives') return save[channel](saving)
  return chosen.has(type) ? save.alternatives(saving) : save.text(saving)
}
