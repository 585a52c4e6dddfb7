import { studentRules, type Answer, type ExerciseType, type Saved } from '@the-house/domain'
import { clientId } from '../device/client-id.ts'
import { request } from './client.ts'

interface Saving {
  test: number
  exercise: number
  answer: Answer
  /** The version that it was made from; undefined: the order of arrival decides. */
  version: number | undefined
}

const originOf = ({ exercise, version }: Saving) => ({ exercise_id: exercise, version, client_id: clientId })

// Browsers limit keepalive requests, which outlive the page, to 64 kB in total: only short answers are sent so.
const keptAlive = ({ text }: Answer) => ({ keepalive: text.length < 15_000 })

const save = {
  alternatives: (saving: Saving) => putAlternatives(saving, { alternative_ids: saving.answer.alternatives }),
  text: (saving: Saving) => putAlternatives(saving, { answer_text: saving.answer.text }),
  open: (saving: Saving) =>
    request(
      'PUT /tests/:id/answer_open',
      { params: { id: saving.test }, body: { ...originOf(saving), answer_text: saving.answer.text } },
      keptAlive(saving.answer),
    ),
  options: (saving: Saving) =>
    request(
      'PUT /tests/:id/answer_options',
      { params: { id: saving.test }, body: { ...originOf(saving), options: saving.answer.options } },
      keptAlive(saving.answer),
    ),
}

function putAlternatives(saving: Saving, given: { alternative_ids?: number[]; answer_text?: string }) {
  const body = { ...originOf(saving), alternative_ids: given.alternative_ids, answer_text: given.answer_text }
  return request('PUT /tests/:id/answer_alternatives', { params: { id: saving.test }, body }, keptAlive(saving.answer))
}

/** Saves one answer through the call of its exercise type; idempotent, so it may be retried. */
export function putAnswer(type: ExerciseType, saving: Saving): Promise<Saved> {
  const { channel, field } = studentRules[type]
  return save[channel === 'alternatives' ? field : channel](saving)
}
