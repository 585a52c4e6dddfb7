import { choiceOf } from './choice.ts'
import { FakeApi } from './fake-api.ts'
import { stepOf } from './next-step.ts'
import { userOf } from './open-page.tsx'

const now = '2026-03-02T17:02:00Z'

const exercise = (id: number, changes: object = {}) => choiceOf(id, `Room ${id}`, ['the kitchen', 'the hall'], changes)

interface SurveyChanges {
  id?: number
  concluded?: boolean
  show_feedback?: boolean
  exercises?: { id: number }[]
  feedback?: object
}

export const surveyOf = (changes: SurveyChanges = {}) => ({
  id: 40,
  name: 'Rooms',
  user: { name: 'Maria Silva' },
  server_time: now,
  exercises: [exercise(1), exercise(2)],
  concluded: false,
  show_feedback: true,
  has_answer: false,
  revised: false,
  feedback: null,
  ...changes,
})

export const right = (id: number) =>
  exercise(id, { answered: true, correct: true, answer_alternatives: [1], correct_alternatives: [1] })

export const result = { total: 2, correct: 1, wrong: 0, blank: 1, waiting: 0, percentage: 50 }

export const topicPath = '/the-magic-formula/chapter/3/e/rooms/12'
export const exercisesCall = '/chapters/3/exercises?topic_id=12'
/** The call that starts a new attempt at all exercises, or at the wrong ones only. */
export const retryCall = (scope: 'ALL' | 'MISTAKES') => `POST ${exercisesCall}&scope=${scope}`
export const finishCall = 'POST /chapters/3/exercises_finish?topic_id=12&attempt_id=40'
/** The call that answers what comes after the topic. */
export const nextCall = 'GET /me/next?after_topic=12'
export const saveCall = 'PUT /tests/40/answer_alternatives'

const topics = [
  { id: 12, name: 'Rooms', type: 'EXERCISE', available: true },
  { id: 13, name: 'Doors', type: 'CONTENT', available: false, requirement: { name: 'Rooms' } },
]

/** A fake API with one topic of two exercises; it marks every verified answer (the kitchen) as right. */
export function practiceApi(survey = surveyOf()): FakeApi {
  const marked = new Set<number>()
  const current = () => ({
    ...survey,
    exercises: survey.exercises.map((one) => (marked.has(one.id) ? right(one.id) : one)),
  })
  return new FakeApi()
    .on('GET /chapters/3', { id: 3, book_id: 1, name: 'The Kitchen', avaliable: true, concluded: true })
    .on('GET /chapters/3/topics', { content: topics })
    .on(`GET ${exercisesCall}`, () => ({ body: current() }))
    .on(saveCall, () => ({ body: { exercise_id: 1, saved_at: now, server_time: now } }))
    .on('PUT /chapters/3', ({ exercise_id }: { exercise_id: number }) => {
      marked.add(exercise_id)
      return { body: right(exercise_id) }
    })
    .on(finishCall, surveyOf({ concluded: true, feedback: result, exercises: [right(1), exercise(2)] }))
    .on(retryCall('ALL'), surveyOf({ id: 41 }))
    .on(retryCall('MISTAKES'), surveyOf({ id: 41, exercises: [exercise(2)] }))
    .on('GET /me', userOf())
    .on(nextCall, stepOf())
    .open()
}
