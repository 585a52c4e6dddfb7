import { allows } from '@the-house/domain'
import { useEffect } from 'react'
import { useUser } from '../../session/session.ts'
import { learningRoutes } from '../learning-routes.ts'
import { usePageIdle } from '../use-page-idle.ts'

const { access, frame, screen } = learningRoutes.exercises

/** Prefetches a lesson, to which most go on from the dashboard, with the first touch or once the page is idle. */
export function LessonAhead() {
  const user = useUser()
  const wanted = usePageIdle() && allows(access, user)
  useEffect(() => {
    if (wanted) void Promise.all([frame.prefetch(), screen.prefetch()])
  }, [wanted])
  return null
}
