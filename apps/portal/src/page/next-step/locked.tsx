import { Skeleton } from '@the-house/design-system'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { Suspense } from 'react'
import { handleError, type ApiError } from '../../api/api-error.ts'
import type { LockedNoticeProps } from './locked-notice.tsx'

/** Whether a chapter or a topic was refused because it is not open or not there: trying again cannot help. */
export const isLocked = (error: ApiError | undefined): boolean =>
  error?.token === 'chapter.unavailable' || error?.token === 'topic.unavailable' || error?.status === 404

/** SWR options for a read whose component shows `Locked` where it is refused. */
export const lockedInline = {
  onError: (failure: ApiError) => {
    // A network error is shown by the component and by the offline banner.
    const isShown = isLocked(failure) || failure.token === 'exercise.embargo'
    if (failure.status !== 0 && !isShown && !failure.isOfPreview) handleError(failure)
  },
}

const Notice = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./locked-notice.tsx'), loadAreas('course')])
  return { default: part.LockedNotice }
})

/** The notice of what is locked, loaded with its texts only where it is needed. */
export const Locked = (props: LockedNoticeProps) => (
  <Suspense fallback={<Skeleton h="32rem" />}>
    <Notice {...props} />
  </Suspense>
)
