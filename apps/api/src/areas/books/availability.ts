import { allows, type ChapterMark, type ChapterState } from '@the-house/domain'
import type { Viewer } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** Whether the user is content staff: teachers and administrators open everything, drafts included. */
export const isContentStaff = (user: AuthenticatedUser) => allows('manageTeaching', user)

/** The visibility filter of a user: drafts are visible to content staff only. */
export const viewerOf = (user: AuthenticatedUser, now: Date): Viewer => ({
  drafts: isContentStaff(user),
  now: now.toISOString(),
})

/** Where a chapter stands for a user, as queries select it. */
export interface Standing {
  id: number
  /** Its number on the course path; null: it is not on it. */
  number: number | null
  mark: ChapterMark | null
  /** When it is released to all; null: at once. */
  release_at: Date | null
  /** When it is released to a self-taught learner; null: at once. */
  told_at: Date | null
}

/** When a chapter is released to the user; null: at once. Dates of their own have self-taught learners only. */
export function releaseOf({ release_at, told_at }: Standing, user: AuthenticatedUser): Date | null {
  if (user.profile !== 'AUTODIDACT' || isContentStaff(user) || told_at === null) return release_at
  return release_at !== null && release_at > told_at ? release_at : told_at
}

/** Whether a mark says that the chapter is concluded. */
export const isConcludedMark = (mark: ChapterMark | null): boolean => mark !== null && mark !== 'PASSED'

/** The state of a chapter for the user, released or not. */
export function stateOf({ id, mark }: Standing, user: AuthenticatedUser): ChapterState {
  if (isConcludedMark(mark)) return 'CONCLUDED'
  if (id === user.chapter_id) return 'CURRENT'
  return mark === 'PASSED' ? 'NEW' : 'LOCKED'
}

/** Whether the user may open a chapter now. */
export function isChapterAvailable(chapter: Standing, user: AuthenticatedUser, now: Date): boolean {
  if (isContentStaff(user)) return true
  if (chapter.number === null || stateOf(chapter, user) === 'LOCKED') return false
  const release = releaseOf(chapter, user)
  return release === null || release <= now
}

/** Whether the user may open a book of any kind; callers treat a locked book as not found. */
export const canOpenBook = ({ available }: { available: boolean }, user: AuthenticatedUser) =>
  available || isContentStaff(user)
