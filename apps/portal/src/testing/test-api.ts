import { vi } from 'vitest'
import { choiceOf } from './choice.ts'
import { FakeApi } from './fake-api.ts'
import { userOf } from './open-page.tsx'

const minute = 60_000
export const testId = 60
export const testPath = `/test/${testId}`
export const infoCall = `GET /tests/${testId}/info`
export const startCall = `POST /tests/${testId}/start`
export const exercisesOfTest = `GET /tests/${testId}/exercises`
export const finishTestCall = `POST /tests/${testId}/finish`
export const flagCall = `PUT /tests/${testId}/flags`
export const saveOfTest = `PUT /tests/${testId}/answer_alternatives`

const choice = (id: number, changes: object) => choiceOf(id, `Door ${id}`, ['the front door', 'the back door'], changes)

const result = { total: 3, correct: 2, wrong: 0, blank: 1, waiting: 0, percentage: 67 }

interface State {
  status: 'PENDING' | 'STARTED' | 'FINISHED' | 'FINISHED_EXPIRED' | null
  minutes: number
  show_feedback: boolean
  test_type: string
  opens_at: string | null
  closes_at: string | null
  /** The elapsed time, in milliseconds. */
  spent: number
}

/** A fake API with its own clock, two hours ahead of the device's (clock skew). */
class TestApi extends FakeApi {
  readonly state: State
  /** The saved answers by exercise. */
  readonly saved = new Map<number, number[]>()
  readonly flagged = new Set<number>()
  private readonly begun = performance.now()
  private passed = 0
  private readonly offset = Date.now() + 2 * 60 * minute - performance.now()

  constructor(state: Partial<State> = {}) {
    super()
    const always = { opens_at: null, closes_at: null }
    const started = { status: 'STARTED' as const, minutes: 30, show_feedback: true, test_type: 'GENERAL', spent: 0 }
    this.state = { ...started, ...always, ...state }
    this.on(infoCall, () => ({ body: this.info() }))
      .on(startCall, () => {
        this.state.status = 'STARTED'
        return { body: this.info() }
      })
      .on(exercisesOfTest, () => ({ body: this.survey() }))
      .on(finishTestCall, () => {
        this.look()
        if (this.state.status === 'STARTED') this.state.status = 'FINISHED'
        return { body: this.survey() }
      })
      .on(saveOfTest, (body: { exercise_id: number; alternative_ids: number[] }) => this.save(body))
      .on(flagCall, ({ exercise_id, flagged }: { exercise_id: number; flagged: boolean }) => {
        if (flagged) this.flagged.add(exercise_id)
        else this.flagged.delete(exercise_id)
        return { status: 204 }
      })
      .on('GET /me', userOf())
  }

  now(): number {
    return performance.now() + this.offset + this.passed
  }

  /** Advances its clock until so much of the test is left; the device learns it from the next response. */
  leave(ms: number): void {
    this.passed += this.endsAt - this.now() - ms
  }

  private get endsAt(): number {
    return this.begun + this.offset - this.state.spent + this.state.minutes * minute
  }

  /** Closes an expired test on any read of it. */
  private look(): void {
    if (this.state.status === 'STARTED' && this.now() >= this.endsAt) this.state.status = 'FINISHED_EXPIRED'
  }

  private save({ exercise_id, alternative_ids }: { exercise_id: number; alternative_ids: number[] }) {
    this.look()
    if (this.state.status !== 'STARTED') {
      const token = this.state.status === 'FINISHED_EXPIRED' ? 'test.expired' : 'test.concluded'
      return { status: 412, body: { token } }
    }
    this.saved.set(exercise_id, alternative_ids)
    const at = new Date(this.now()).toISOString()
    return { body: { exercise_id, saved_at: at, server_time: at } }
  }

  private info() {
    this.look()
    const { status, minutes, show_feedback, test_type, opens_at, closes_at } = this.state
    const concluded = status === 'FINISHED' || status === 'FINISHED_EXPIRED'
    const begun = status !== 'PENDING' && status !== null
    return {
      id: testId,
      name: 'Doors of the house',
      description: 'What you learned in chapter 3.',
      status,
      minutes,
      extra_minutes: 0,
      user: { name: 'Maria Silva' },
      start_at: begun ? new Date(this.endsAt - minutes * minute).toISOString() : null,
      end_at: begun ? new Date(this.endsAt).toISOString() : null,
      finish_at: concluded ? new Date(Math.min(this.now(), this.endsAt)).toISOString() : null,
      server_time: new Date(this.now()).toISOString(),
      exercise_count: 3,
      opens_at,
      closes_at,
      concluded,
      show_feedback,
      has_answer: this.saved.size > 0,
      test_type,
      scope: 'ALL',
      revised: false,
      topic_id: null,
      feedback: concluded && show_feedback ? result : null,
      earned: 0,
    }
  }

  private survey() {
    const info = this.info()
    const { concluded, show_feedback } = info
    return {
      ...info,
      exercises: [1, 2, 3].map((id) => {
        const answer = this.saved.get(id) ?? []
        const answered = concluded && answer.length > 0
        const marked = answered && show_feedback
        return choice(id, {
          answer_alternatives: answer,
          flagged: this.flagged.has(id),
          answered,
          correct: marked ? answer.includes(1) : null,
          correct_alternatives: concluded && show_feedback ? [1] : null,
        })
      }),
    }
  }
}

/** Opens a fake API with one test of three exercises; it is running unless `state` says otherwise. */
export const testApi = (state: Partial<State> = {}) => new TestApi(state).open()

/** Writes a key of the storage as another tab of this device does. */
export function tabWrites(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

/** Moves the device's wall clock, but not the monotonic one. */
export function setDeviceClock(aheadMs: number): void {
  const now = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
}
