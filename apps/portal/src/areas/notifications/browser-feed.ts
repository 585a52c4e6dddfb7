import { notify } from '@the-house/design-system'
import { allows, type Notification } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import { useSyncExternalStore } from 'react'
import { report } from '../../api/failure.ts'
import { getLatest, putReadUntil } from '../../api/notifications.ts'
import { onNoticeRead, readNotice } from '../../api/read-notice.ts'
import { holdTurn } from '../../device/held-turn.ts'
import { tabsOf } from '../../device/tabs.ts'
import { currentSession, subscribeSession } from '../../session/session.ts'
import { createFeed } from './feed.ts'
import type { Reading } from './reading.ts'
import { parseWord } from './words.ts'

const name = 'the-house.notifications'

/** One is told by its title; several by how many they are. */
function announce(fresh: Notification[]): void {
  const [one, ...more] = fresh
  if (!one) return
  const title = more.length > 0 ? i18n.t('notifications.new', { count: fresh.length }) : i18n.t('notifications.fresh')
  notify({ type: 'info', title, description: one.title })
}

/** The notifications of whoever is signed in on this page. */
export const feed = createFeed({
  ask: getLatest,
  read: readNotice,
  readUntil: putReadUntil,
  tabs: tabsOf(name, parseWord),
  takeTurn: (granted) => holdTurn(name, granted),
  visible: () => document.visibilityState !== 'hidden',
  announce,
  report,
  now: Date.now,
  random: Math.random,
  later: (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})

let started = false

/** Follows the session and whether the page is looked at; once a page. */
export function startFeed(): void {
  if (started) return
  started = true
  const follow = () => {
    const { user } = currentSession()
    feed.open(user && allows('notifications', user) ? user.id : null)
  }
  follow()
  subscribeSession(follow)
  onNoticeRead(feed.wasRead)
  addEventListener('visibilitychange', feed.seen)
}

export const useReading = (): Reading => useSyncExternalStore(feed.subscribe, feed.reading)
