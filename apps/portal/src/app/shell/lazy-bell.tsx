import { Box } from '@chakra-ui/react'
import { allows, limits } from '@the-house/domain'
import { loadAreas } from '@the-house/i18n'
import { lazy, Suspense } from 'react'
import { usePreviewed, useUser } from '../../session/session.ts'
import { usePageIdle } from '../use-page-idle.ts'
import { barTarget } from './bar-target.ts'

/** Waits for the connection, or for the polling interval of the bell, before a retry. */
const rested = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, limits.notificationPollMs)
    addEventListener('online', () => resolve(), { once: true })
  })

/** Retries until the chunk loads; the page works without it. */
const Bell = lazy(async () => {
  for (;;)
    try {
      const [module] = await Promise.all([import('./bell.tsx'), loadAreas('notifications')])
      return { default: module.Bell }
    } catch {
      await rested()
    }
})

/** The bell, lazy: its space is reserved from the start, and it loads once the page is idle. */
export function LazyBell() {
  const user = useUser()
  const atRest = usePageIdle()
  const isPreview = usePreviewed()
  if (isPreview || !allows('notifications', user)) return null
  return (
    <Box data-tour="bell" {...barTarget} h="target" flexShrink={0}>
      {atRest && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </Box>
  )
}
