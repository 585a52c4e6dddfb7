import { noAnswer, type Answer, type Saved } from '@the-house/domain'
import { ApiError } from '../api/api-error.ts'
import type { Entry } from './entry.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { localOutboxStorage } from './outbox-storage.ts'

/** The behavior of the fake server: available, unreachable, failing, throttling, or losing its response. */
export type Mood = 'well' | 'unreachable' | 'answerLost' | 'broken' | 'busy' | 'asksToWait' | 'refusing' | 'signedOut'

const moods: Record<Exclude<Mood, 'well' | 'answerLost'>, ApiError> = {
  unreachable: new ApiError({ status: 0, token: 'network' }),
  broken: new ApiError({ status: 503, token: 'unavailable' }),
  busy: new ApiError({ status: 429, token: 'tooMany' }),
  asksToWait: new ApiError({ status: 429, token: 'tooMany', retryAfter: 60 }),
  refusing: new ApiError({ status: 412, token: 'test.expired' }),
  signedOut: new ApiError({ status: 401, token: 'session.required' }),
}

export class FakeServer {
  mood: Mood = 'well'
  /** Every saved answer, in order. */
  readonly taken: { exercise: number; text: string }[] = []
  /** The maximum of concurrent requests; more than one is a bug. */
  mostAtOnce = 0
  /** Runs while the next request is pending. */
  meanwhile: () => void = () => undefined
  private atOnce = 0

  readonly send = async ({ exercise, answer }: Entry): Promise<Saved> => {
    this.atOnce += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce)
    const meanwhile = this.meanwhile
    this.meanwhile = () => undefined
    meanwhile()
    await Promise.resolve()
    this.atOnce -= 1
    if (this.mood === 'answerLost') {
      this.taken.push({ exercise, text: answer.text })
      throw moods.unreachable
    }
    if (this.mood !== 'well') throw moods[this.mood]
    this.taken.push({ exercise, text: answer.text })
    const at = '2026-03-02T17:02:00Z'
    return { exercise_id: exercise, version: this.taken.length, saved_at: at, server_time: at }
  }

  /** The text that is saved for an exercise. */
  held(exercise: number): string | undefined {
    return this.taken.findLast((saved) => saved.exercise === exercise)?.text
  }
}

/** A fake clock that a test advances. */
export class Clock {
  time = 1_000_000
  private works: { at: number; work: () => void }[] = []

  readonly now = (): number => this.time
  readonly later = (work: () => void, ms: number): (() => void) => {
    const timer = { at: this.time + ms, work }
    this.works.push(timer)
    return () => {
      this.works = this.works.filter((other) => other !== timer)
    }
  }

  async pass(ms: number): Promise<void> {
    const end = this.time + ms
    for (;;) {
      const due = this.works.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
      if (!due) break
      this.time = Math.max(this.time, due.at)
      this.works = this.works.filter((other) => other !== due)
      due.work()
      await settled()
    }
    this.time = end
    await settled()
  }
}

/** Flushes pending microtasks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

let made = 0

/** A mutex between the tabs of a test, as the browser's Web Locks are. */
export function createLocks(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work)
    return last
  }
}

/** Opens a tab: an outbox over the storage of this device. */
export function openTab(server: FakeServer, clock: Clock, alone = createLocks(), onSignedOut = () => {}): Outbox {
  return createOutbox({
    storage: localOutboxStorage(),
    send: server.send,
    withLock: alone,
    onSignedOut,
    now: clock.now,
    unique: () => String(++made),
    later: clock.later,
    random: () => 1,
  })
}

export const typed = (text: string): Answer => ({ ...noAnswer, text })
