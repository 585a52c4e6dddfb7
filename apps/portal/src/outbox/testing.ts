import { noAnswer, type Answer, type Saved } from '@the-house/domain'
import { ApiFailure } from '../api/failure.ts'
import type { Entry } from './entry.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { browserShelf } from './shelf.ts'

/** A server that can be out of reach, refuse, or lose its answer on the way back. */
export type Mood = 'well' | 'unreachable' | 'answerLost' | 'broken' | 'busy' | 'asksToWait' | 'refusing' | 'signedOut'

const moods: Record<Exclude<Mood, 'well' | 'answerLost'>, ApiFailure> = {
  unreachable: new ApiFailure({ status: 0, token: 'network' }),
  broken: new ApiFailure({ status: 503, token: 'unavailable' }),
  busy: new ApiFailure({ status: 429, token: 'tooMany' }),
  asksToWait: new ApiFailure({ status: 429, token: 'tooMany', retryAfter: 60 }),
  refusing: new ApiFailure({ status: 412, token: 'test.expired' }),
  signedOut: new ApiFailure({ status: 401, token: 'session.required' }),
}

export class FakeServer {
  mood: Mood = 'well'
  /** Every answer it took, in order. */
  readonly taken: { exercise: number; text: string }[] = []
  /** Sends at the same moment; more than one is a fault. */
  mostAtOnce = 0
  /** What happens while the next answer is on its way. */
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
    return { exercise_id: exercise, saved_at: at, server_time: at }
  }

  /** What it holds of an exercise now. */
  held(exercise: number): string | undefined {
    return this.taken.findLast((saved) => saved.exercise === exercise)?.text
  }
}

/** Time that passes only when a test says so. */
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

/** Lets everything that needs no time happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

let made = 0

/** Lets tabs take turns, as the browser's locks do. */
export function createTurns(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work)
    return last
  }
}

/** A tab: an outbox over the storage of this device. */
export function openTab(server: FakeServer, clock: Clock, alone = createTurns(), onSignedOut = () => {}): Outbox {
  return createOutbox({
    shelf: browserShelf(),
    send: server.send,
    alone,
    onSignedOut,
    now: clock.now,
    unique: () => String(++made),
    later: clock.later,
    random: () => 1,
  })
}

export const typed = (text: string): Answer => ({ ...noAnswer, text })
