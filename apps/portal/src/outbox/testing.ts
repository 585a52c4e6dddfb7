import { noAnswer, type Answer, type Saved, type SavedAnswer } from '@the-house/domain'
import { ApiError } from '../api/api-error.ts'
import { entryJson, parseEntry, type Entry } from './entry.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { compareEdits, localOutboxStorage, type OutboxStorage } from './outbox-storage.ts'

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

const at = '2026-03-02T17:02:00Z'

interface Origin {
  version: number | undefined
  client_id: string
}

export class FakeServer {
  mood: Mood = 'well'
  /** Every saved answer, in order. */
  readonly taken: { exercise: number; text: string }[] = []
  /** Every answer that another has replaced, and by which client. */
  readonly replaced: { text: string; by: string }[] = []
  /** The maximum of concurrent requests of one device; more than one is a bug. */
  mostAtOnce = 0
  /** Runs while the next request is pending. */
  meanwhile: () => void = () => undefined
  private atOnce = 0
  private readonly rows = new Map<number, SavedAnswer>()

  readonly send = async (entry: Entry, version: number | undefined): Promise<Saved> => {
    this.atOnce += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce)
    const meanwhile = this.meanwhile
    this.meanwhile = () => undefined
    meanwhile()
    await Promise.resolve()
    this.atOnce -= 1
    return this.answer(this.mood, entry, { version, client_id: thisDevice })
  }

  /** Answers a request of a client, whose connection is in that mood. */
  answer(mood: Mood, entry: Pick<Entry, 'exercise' | 'answer'>, origin: Origin): Saved {
    if (mood !== 'well' && mood !== 'answerLost') throw moods[mood]
    const saved = this.save(entry, origin)
    if (mood === 'answerLost') throw moods.unreachable
    return { exercise_id: entry.exercise, version: saved.version, saved_at: at, server_time: at }
  }

  private save({ exercise, answer }: Pick<Entry, 'exercise' | 'answer'>, { version, client_id }: Origin): SavedAnswer {
    const row = this.rows.get(exercise)
    if (row && row.text === answer.text) return row
    if (row && version !== undefined && row.version > version)
      throw new ApiError({ status: 409, token: 'answer.newer', newer: row })
    if (row) this.replaced.push({ text: row.text, by: client_id })
    this.taken.push({ exercise, text: answer.text })
    const saved = { ...answer, version: Math.max(row?.version ?? 0, version ?? 0) + 1, saved_at: at, client_id }
    this.rows.set(exercise, saved)
    return saved
  }

  /** Saves an answer from another device, which has seen what is saved. */
  saveElsewhere(exercise: number, text: string): void {
    this.save({ exercise, answer: typed(text) }, { version: undefined, client_id: 'another device' })
  }

  /** What a device reads. */
  read = (exercise: number): SavedAnswer | undefined => this.rows.get(exercise)

  /** The text that is saved for an exercise. */
  held(exercise: number): string | undefined {
    return this.rows.get(exercise)?.text
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

/**
 * The storage of another device than this one, as one of its tabs has it.
 * @param onChange called for the other tabs
 */
export function createStorage(values: Map<string, string>, onChange: (key: string) => void): OutboxStorage {
  const get = (key: string) => parseEntry(key, values.get(key) ?? null)
  return {
    get,
    put: (entry) => {
      values.set(entry.key, entryJson(entry))
      onChange(entry.key)
    },
    remove: ({ key }) => {
      values.delete(key)
      onChange(key)
    },
    list: (user) =>
      Array.from(values.keys(), get)
        .filter((entry) => entry !== null)
        .filter((entry) => entry.user === user)
        .toSorted(compareEdits),
  }
}

const thisDevice = 'this device'

/** What a tab of a test has of its own. */
interface Tab {
  storage?: OutboxStorage
  clientId?: string
  send?: FakeServer['send']
}

/** Opens a tab: an outbox over the storage of this device. */
export function openTab(
  server: FakeServer,
  clock: Clock,
  alone = createLocks(),
  onSignedOut = () => {},
  { storage = localOutboxStorage(), clientId = thisDevice, send = server.send }: Tab = {},
): Outbox {
  return createOutbox({
    storage,
    clientId,
    send,
    withLock: alone,
    onSignedOut,
    onTaken: () => undefined,
    now: clock.now,
    unique: () => String(++made),
    later: clock.later,
    random: () => 1,
  })
}

export const typed = (text: string): Answer => ({ ...noAnswer, text })
