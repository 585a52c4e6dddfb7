import { allows } from '@the-house/domain'
import type { Viewer } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** Whether the user is content staff: teachers and administrators open everything, drafts included. */
export const isContentStaff = (user: AuthenticatedUser) => allows('manageTeaching', user)

/** The visibility filter of a user: drafts are visible to content staff only. */
export const viewerOf = (user: AuthenticatedUser, now: Date): Viewer => ({
  drafts: isContentStaff(user),
  now: now.toISOString(),
})

/** Whether release dates apply to the user: they do to self-taught learners only. */
export const waitsForRelease = (user: AuthenticatedUser) => user.profile === 'AUTODIDACT' && !isContentStaff(user)

interface Placed {
  id: number
  published: boolean
  release_at: Date | null
}

/** Whether the user may open a chapter now. */
export function isChapterAvailable({ id, published, release_at }: Placed, user: AuthenticatedUser, now: Date): boolean {
  if (isContentStaff(user)) return true
  if (!published || id > user.chapter) return false
  return !waitsForRelease(user) || release_at === null || release_at <= now
}

/** Whether the user may open a book of any kind; callers treat a locked book as not found. */
export const canOpenBook = ({ available }: { available: boolean }, user: AuthenticatedUser) =>
  available || isContentStaff(user)
