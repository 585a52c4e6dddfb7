import type { UserEvent } from '@the-house/domain'
import type { TabChannel } from '../device/tab-channel.ts'
import type { Timers } from '../outbox/retry-schedule.ts'

/** The messages between tabs: one of them has the stream and tells the others. */
type StreamMessageBody = { kind: 'hello' } | { kind: 'up' } | { kind: 'down' } | { kind: 'event'; event: UserEvent }
export type StreamMessage = StreamMessageBody & { user: number }

export interface StreamPorts extends Pick<Timers, 'now' | 'later' | 'random'> {
  /** Reads events until the stream ends; rejects where it is refused or breaks. */
  read: (reader: { opened: () => void; hear: (event: UserEvent) => void; signal: AbortSignal }) => Promise<void>
  /** How many seconds the server asks to wait after a failure. */
  retryAfterOf: (failure: unknown) => number
  tabs: TabChannel<StreamMessage>
  /** Takes part in the leader election. @returns resigns, or leaves the election */
  requestLeadership: (granted: () => void) => () => void
  /** Whose events are read; null: nobody's. */
  user: () => number | null
  /** Whether the page is visible. */
  visible: () => boolean
  emit: (event: UserEvent) => void
  setUp: (up: boolean) => void
}

/** A hidden tab keeps its stream for a while: whoever looks something up in another one comes back. */
export const hiddenMs = 30_000
const firstRetryMs = 2000
const maxRetryMs = 60_000
/** A stream that has lasted so long was no failure: its end is followed by the first retry. */
const lastedMs = 10_000

/**
 * The stream of events of a browser: the leader, one visible tab by election, reads it for all of them, and reads it
 * again after it has ended. Nothing is replayed: what a page has missed it reads again.
 */
export function createSharedStream(ports: StreamPorts) {
  const { tabs, now, later } = ports
  let user: number | null = null
  /** Resigns as the leader, or leaves the election. */
  let resign: (() => void) | null = null
  let stop: AbortController | null = null
  let wake: (() => void) | null = null
  let hides: (() => void) | null = null
  let misses = 0
  /** Whether an earlier stream of this page may have left a gap. */
  let hasGap = false

  const post = (body: StreamMessageBody) => user !== null && tabs.post({ ...body, user })

  function tell(event: UserEvent): void {
    ports.emit(event)
    post({ kind: 'event', event })
  }

  function opened(): void {
    ports.setUp(true)
    post({ kind: 'up' })
    if (hasGap) tell({ kind: 'eventsMissed' })
    hasGap = true
  }

  function retry(failure: unknown, lasted: number): void {
    if (lasted >= lastedMs) misses = 0
    // Jitter: all devices have lost the same server at once.
    const spread = Math.min(maxRetryMs, firstRetryMs * 2 ** misses) * (0.5 + ports.random())
    const asked = ports.retryAfterOf(failure) * 1000 * (1 + ports.random())
    misses += 1
    wake = later(() => void open(), Math.max(spread, asked))
  }

  async function open(): Promise<void> {
    wake?.()
    wake = null
    const mine = new AbortController()
    stop = mine
    let since = now()
    let failure: unknown
    const hear = (event: UserEvent) => {
      if (stop === mine) tell(event)
    }
    const up = () => {
      since = now()
      if (stop === mine) opened()
    }
    try {
      await ports.read({ opened: up, hear, signal: mine.signal })
    } catch (error) {
      failure = error
    }
    if (stop !== mine) return
    stop = null
    ports.setUp(false)
    post({ kind: 'down' })
    retry(failure, now() - since)
  }

  function leave(): void {
    hides?.()
    hides = null
    wake?.()
    wake = null
    const reading = stop
    stop = null
    reading?.abort()
    resign?.()
    resign = null
    ports.setUp(false)
  }

  function join(): void {
    hides?.()
    hides = null
    if (resign) return
    resign = ports.requestLeadership(() => void open())
    post({ kind: 'hello' })
  }

  /** Called when the user, or whether the page is visible, may have changed. */
  function follow(): void {
    const next = ports.user()
    if (next !== user) {
      leave()
      user = next
      misses = 0
      hasGap = false
    }
    if (user === null) return
    if (ports.visible()) join()
    else if (resign) hides ??= later(leave, hiddenMs)
  }

  tabs.subscribe((message) => {
    if (message.user !== user || !resign) return
    if (message.kind === 'hello') {
      if (stop) post({ kind: 'up' })
    } else if (message.kind === 'event') ports.emit(message.event)
    else {
      hasGap = true
      ports.setUp(message.kind === 'up')
    }
  })

  return {
    follow,
    /** Called once the device has a connection again: the back-off is over. */
    online: (): void => {
      if (wake) void open()
    },
  }
}
