import { Box } from '@chakra-ui/react'
import { allows } from '@the-house/domain'
import { loadAreas } from '@the-house/i18n'
import { Suspense } from 'react'
import { useUser } from '../../session/session.ts'
import { screen } from '../screen.tsx'
import { useAtRest } from './at-rest.ts'

const Nothing = () => null

/** Where it cannot come, the page does without. */
const bell = screen<object>(async () => {
  try {
    const [module] = await Promise.all([import('./bell.tsx'), loadAreas('notifications')])
    return module.Bell
  } catch {
    return Nothing
  }
})

/** The bell's place, kept from the start; it comes once the page is at rest. */
export function BellPlace() {
  const user = useUser()
  const rested = useAtRest()
  if (!allows('notifications', user)) return null
  return (
    <Box data-tour="bell" boxSize="target" flexShrink={0}>
      {rested && (
        <Suspense>
          <bell.Screen />
        </Suspense>
      )}
    </Box>
  )
}
