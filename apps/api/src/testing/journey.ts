import type { ExerciseType } from '@the-house/domain'
import type { Json, Visitor } from './house.ts'
import type { addPractice } from './school.ts'

type Practice = Awaited<ReturnType<typeof addPractice>>
export type Sent = { call: 'answer_alternatives' | 'answer_open' | 'answer_options'; body: Json }

/** The right answer of each exercise of testing/material.ts. */
export const right: Record<ExerciseType, Sent> = {
  UNIQUE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [3] } },
  MULTIPLE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [3, 1] } },
  COMPLETE_LETTERS: { call: 'answer_alternatives', body: { answer_text: 'ettle ove' } },
  COMPLETE_WORD: { call: 'answer_alternatives', body: { answer_text: 'went|opened' } },
  OPEN_ANSWER: { call: 'answer_open', body: { answer_text: 'It is small.\nAnd warm.' } },
  MULTIPLE_OPTIONS: {
    call: 'answer_options',
    body: {
      options: [
        { position: 1, answer: 'am' },
        { position: 2, answer: 'was' },
      ],
    },
  },
}

/** A wrong answer that fits. */
export const wrong: Record<Exclude<ExerciseType, 'OPEN_ANSWER'>, Sent> = {
  UNIQUE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [1] } },
  MULTIPLE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [1] } },
  COMPLETE_LETTERS: { call: 'answer_alternatives', body: { answer_text: 'ETTL_ OVE' } },
  COMPLETE_WORD: { call: 'answer_alternatives', body: { answer_text: 'opened|went' } },
  MULTIPLE_OPTIONS: {
    call: 'answer_options',
    body: {
      options: [
        { position: 1, answer: 'is' },
        { position: 2, answer: 'was' },
      ],
    },
  },
}

/** What one visitor does with one topic of exercises. */
export function practise({ get, post, put }: Visitor, { topic_id, exercise }: Practice, chapter = 1) {
  const address = (call: string) => `/chapters/${chapter}/${call}?topic_id=${topic_id}`
  return {
    read: () => get(address('exercises')),
    readAttempt: (id: number | string) => get(`${address('exercises')}&attempt_id=${id}`),
    retry: (scope?: string) => post(address('exercises') + (scope ? `&scope=${scope}` : '')),
    finish: () => post(address('exercises_finish')),
    save: (test: number, type: ExerciseType, { call, body }: Sent = right[type]) =>
      put(`/tests/${test}/${call}`, { exercise_id: exercise(type), ...body }),
    verify: (type: ExerciseType) => put(`/chapters/${chapter}`, { topic_id, exercise_id: exercise(type) }),
  }
}
