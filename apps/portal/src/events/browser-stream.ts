import { holdLock } from '../device/hold-web-lock.ts'
import { previewedId } from '../device/previewed.ts'
import { openTabChannel } from '../device/tab-channel.ts'
import { currentSession, subscribeSession } from '../session/session.ts'
import { emitEvent, setStreamUp } from './event-bus.ts'
import { readStream, StreamRefused } from '../api/events.ts'
import { createSharedStream } from './shared-stream.ts'
import { parseStreamMessage } from './stream-message.ts'

const name = 'the-house.events'

/** Whether a page of the signed-in app is shown. */
let isFollowed = false
let follow: (() => void) | null = null

function start(): () => void {
  const stream = createSharedStream({
    read: readStream,
    retryAfterOf: (failure) => (failure instanceof StreamRefused ? failure.retryAfter : 0),
    tabs: openTabChannel(name, parseStreamMessage),
    requestLeadership: (granted) => holdLock(name, granted),
    // A preview is told nothing of the staff's own.
    user: () => (isFollowed && previewedId() === null ? (currentSession().user?.id ?? null) : null),
    visible: () => document.visibilityState !== 'hidden',
    emit: emitEvent,
    setUp: setStreamUp,
    now: Date.now,
    random: Math.random,
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  subscribeSession(stream.follow)
  addEventListener('visibilitychange', stream.follow)
  addEventListener('online', stream.online)
  return stream.follow
}

/** Follows the events of the user who is signed in on this page. @returns stops it, before a sign-out or a preview */
export function followEvents(): () => void {
  follow ??= start()
  isFollowed = true
  follow()
  return () => {
    isFollowed = false
    follow?.()
  }
}
