import { allows } from '@the-house/domain'
import type { Viewer } from '../../db/visible.ts'
import type { SignedIn } from '../../plugins/session.ts'

/** Teachers and administrators go everywhere, drafts included. */
export const seesEverything = (user: SignedIn) => allows('manageTeaching', user)

/** What somebody is shown of what others make: drafts to those who make it. */
export const viewerOf = (user: SignedIn, now: Date): Viewer => ({
  drafts: seesEverything(user),
  now: now.toISOString(),
})

/** Self-taught learners alone wait for a date. */
export const waitsForRelease = (user: SignedIn) => user.profile === 'AUTODIDACT' && !seesEverything(user)

interface Placed {
  id: number
  published: boolean
  release_at: Date | null
}

/** Whether somebody may open a chapter now. */
export function isChapterAvailable({ id, published, release_at }: Placed, user: SignedIn, now: Date): boolean {
  if (seesEverything(user)) return true
  if (!published || id > user.chapter) return false
  return !waitsForRelease(user) || release_at === null || release_at <= now
}

/** Whether somebody may open a book, of whatever kind; a shut one is as good as absent. */
export const mayOpenBook = ({ available }: { available: boolean }, user: SignedIn) => available || seesEverything(user)
