import { Box } from '@chakra-ui/react'
import { allows, limits } from '@the-house/domain'
import { loadAreas } from '@the-house/i18n'
import { lazy, Suspense } from 'react'
import { useUser } from '../../session/session.ts'
import { useAtRest } from '../at-rest.ts'
import { barTarget } from './bar-target.ts'

/** Until the connection returns, or as long as between two questions of the bell. */
const rested = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, limits.notificationPollMs)
    addEventListener('online', () => resolve(), { once: true })
  })

/** The page does without for as long as it cannot come. */
const Bell = lazy(async () => {
  for (;;)
    try {
      const [module] = await Promise.all([import('./bell.tsx'), loadAreas('notifications')])
      return { default: module.Bell }
    } catch {
      await rested()
    }
})

/** The bell's place, kept from the start; it comes once the page is at rest. */
export function BellPlace() {
  const user = useUser()
  const atRest = useAtRest()
  if (!allows('notifications', user)) return null
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
