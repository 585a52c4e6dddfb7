import { notify } from '@the-house/design-system'
import { allows, type Notification } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import { useSyncExternalStore } from 'react'
import { handleError } from '../../api/api-error.ts'
import { getLatest, putReadUntil } from '../../api/notifications.ts'
import { onNotificationRead, markNotificationRead } from '../../api/mark-notification-read.ts'
import { holdLock } from '../../device/hold-web-lock.ts'
import { previewedId } from '../../device/previewed.ts'
import { openTabChannel } from '../../device/tab-channel.ts'
import { streamIsUp, subscribeEvents, subscribeStream } from '../../events/event-bus.ts'
import { currentSession, subscribeSession } from '../../session/session.ts'
import { createFeed } from './feed.ts'
import type { FeedState } from './feed-state.ts'
import { parseFeedMessage } from './feed-message.ts'

const name = 'the-house.notifications'

/** Shows a toast: one notification by its title, several by their number. */
function announce(fresh: Notification[]): void {
  const [one, ...more] = fresh
  if (!one) return
  const title = more.length > 0 ? i18n.t('notifications.new', { count: fresh.length }) : i18n.t('notifications.fresh')
  notify({ type: 'info', title, description: one.title })
}

/** The notification feed of the user who is signed in on this page. */
export const feed = createFeed({
  ask: getLatest,
  read: markNotificationRead,
  readUntil: putReadUntil,
  tabs: openTabChannel(name, parseFeedMessage),
  requestLeadership: (granted) => holdLock(name, granted),
  // A preview asks for nothing of the staff's own.
  visible: () => document.visibilityState !== 'hidden' && previewedId() === null,
  announce,
  report: handleError,
  now: Date.now,
  random: Math.random,
  later: (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})

let started = false

/** Connects the feed to the session and to the visibility of the page; called once a page. */
export function startFeed(): void {
  if (started) return
  started = true
  const follow = () => {
    const { user } = currentSession()
    feed.open(user && allows('notifications', user) ? user.id : null)
  }
  follow()
  subscribeSession(follow)
  onNotificationRead(feed.wasRead)
  // The server answers with the words of a message in the language of the page.
  i18n.on('languageChanged', feed.refresh)
  addEventListener('visibilitychange', feed.seen)
  const goLive = () => feed.setLive(streamIsUp())
  goLive()
  subscribeStream(goLive)
  subscribeEvents(({ kind }) => {
    if (kind === 'notificationsChanged' || kind === 'eventsMissed') feed.refresh()
  })
}

export const useFeedState = (): FeedState => useSyncExternalStore(feed.subscribe, feed.state)
